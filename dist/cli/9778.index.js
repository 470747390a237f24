"use strict";
exports.id = 9778;
exports.ids = [9778];
exports.modules = {

/***/ 89778:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  answer: () => (/* binding */ answer)
});

// EXTERNAL MODULE: ./build/bundle/src/generated/tool.js
var tool = __webpack_require__(45757);
// EXTERNAL MODULE: ./build/bundle/src/platform/disk/report-file.js
var report_file = __webpack_require__(85316);
// EXTERNAL MODULE: ./build/bundle/src/platform/invocation.js
var invocation = __webpack_require__(88499);
// EXTERNAL MODULE: ./build/bundle/src/platform/streams.js
var streams = __webpack_require__(92804);
;// CONCATENATED MODULE: ./build/bundle/src/platform/progress.js

const begun = Date.now();
let shownAt = 0;
let filesRead = 0;
function countRead(isShown) {
    filesRead++;
    if (isShown)
        showProgress();
}
function showProgress() {
    const now = Date.now();
    if (now - begun < 500 || now - shownAt < 100 || !(0,streams/* isTerminal */.Hd)(2))
        return;
    shownAt = now;
    (0,streams/* writeError */.oG)(`\r${filesRead} files read …`);
}
function clearProgress() {
    if (shownAt > 0)
        (0,streams/* writeError */.oG)("\r\u001b[K");
}

// EXTERNAL MODULE: ./build/bundle/src/reports/commands.js
var commands = __webpack_require__(63691);
// EXTERNAL MODULE: ./build/bundle/src/reports/undecided.js
var undecided = __webpack_require__(13868);
// EXTERNAL MODULE: ./build/bundle/src/repo/tree.js
var repo_tree = __webpack_require__(72456);
// EXTERNAL MODULE: ./build/bundle/src/sanitize/text.js
var sanitize_text = __webpack_require__(32426);
// EXTERNAL MODULE: ./build/bundle/src/evaluate/fail-on.js
var fail_on = __webpack_require__(92387);
// EXTERNAL MODULE: ./build/bundle/src/evaluate/settings.js + 2 modules
var settings = __webpack_require__(5477);
// EXTERNAL MODULE: ./build/bundle/src/repo/spelling.js
var spelling = __webpack_require__(26782);
// EXTERNAL MODULE: ./build/bundle/src/cli/fleet-arguments.js
var fleet_arguments = __webpack_require__(18809);
// EXTERNAL MODULE: ./build/bundle/src/cli/flags.js
var cli_flags = __webpack_require__(17219);
// EXTERNAL MODULE: ./build/bundle/src/sanitize/listed.js
var listed = __webpack_require__(88508);
;// CONCATENATED MODULE: ./build/bundle/src/cli/arguments.js







function readArguments(words) {
    try {
        const [plain, flags] = (0,cli_flags/* split */.lD)(words);
        return interpret(plain, flags);
    }
    catch (error) {
        if (!(error instanceof repo_tree/* UserError */.yo))
            throw error;
        const command = Object.keys(settings/* commands */.Pi).find((name) => name === words[0]);
        return { kind: "mistake", message: error.message, command, ...taskIn(words) };
    }
}
function taskIn([command, word]) {
    return command === "fleet" && word !== undefined && (0,fleet_arguments/* isFleetTask */.kC)(word) ? { task: word } : {};
}
function interpret([first, ...rest], flags) {
    const command = first === undefined ? "check" : commandNamed(first);
    if (flags.has("help"))
        return { kind: "help", command: first === undefined ? undefined : command, ...taskIn([command, ...rest]) };
    if (flags.has("version"))
        return { kind: "version" };
    requireFlagsOf(command, flags);
    return readers[command](rest, flags, {
        color: (0,cli_flags/* chosen */.FV)(flags, "color", settings/* settings */.W0.color.choices) ?? "auto",
        quiet: flags.has("quiet"),
    });
}
function requireFlagsOf(command, flags) {
    for (const name of flags.keys()) {
        const users = settings/* settings */.W0[name].commands;
        if (!users.includes(command))
            throw new repo_tree/* UserError */.yo(`\`--${name}\` belongs to ${(0,listed/* listed */.K)(users.map((user) => `\`${user}\``))}, not to \`${command}\``);
    }
}
const readers = {
    check(words, flags, common) {
        const directory = directoryOptions(flags);
        requireNoWords("check", words);
        const tree = treeOptions(flags, "check", directory);
        const base = (0,cli_flags/* single */.J0)(flags, "base");
        if (tree.staged && base !== undefined)
            throw new repo_tree/* UserError */.yo("`--staged` and `--base` exclude each other: the base of the index is HEAD");
        refuseBoth(flags, "at", "fix", "a fix is written to the working tree");
        if (flags.has("dry-run")) {
            if (!flags.has("fix"))
                throw new repo_tree/* UserError */.yo("`--dry-run` of `check` needs `--fix`");
            return fixArguments(flags, common, directory);
        }
        const gate = (0,cli_flags/* chosen */.FV)(flags, "gate", settings/* settings */.W0.gate.choices) ?? (tree.staged || base !== undefined ? "new" : "all");
        const failOn = (0,fail_on/* failOnOf */.t)((0,cli_flags/* single */.J0)(flags, "fail-on"), "--fail-on");
        return { kind: "check", fix: flags.has("fix"), all: flags.has("all"), base, failOn, gate, ...common, ...tree };
    },
    list(words, flags, common) {
        const directory = directoryOptions(flags);
        requireNoWords("list", words);
        const tree = treeOptions(flags, "list", directory);
        return { kind: "list", all: flags.has("all"), from: (0,cli_flags/* single */.J0)(flags, "from"), ...common, ...tree };
    },
    diff(words, flags, common) {
        const directory = directoryOptions(flags);
        return { kind: "diff", ...common, ...directory, ...profileOptions(flags, "diff"), ...revisionsOf(words) };
    },
    explain([what, ...more], flags, common) {
        if (more.length > 0)
            throw new repo_tree/* UserError */.yo("`explain` takes the name of one rule or host");
        if (what === undefined)
            return { kind: "ids", of: undefined, ...common };
        return { kind: "explain", what, full: flags.has("full"), ...common };
    },
    policy: readPolicyCommand,
    baseline(words, flags, common) {
        const directory = directoryOptions(flags);
        requireNoWords("baseline", words);
        refuseBoth(flags, "at", "prune", "the baseline of the working tree is pruned");
        const [policy, at] = [(0,cli_flags/* single */.J0)(flags, "policy"), (0,cli_flags/* single */.J0)(flags, "at")];
        return { kind: "baseline", policy, at, prune: flags.has("prune"), ...common, ...directory };
    },
    init(words, flags, common) {
        const directory = directoryOptions(flags);
        requireNoWords("init", words);
        const [owner, organisation] = [(0,cli_flags/* single */.J0)(flags, "owner"), organisationOptions(flags)];
        return { kind: "init", fromCurrent: flags.has("from-current"), owner, organisation, ...common, ...directory };
    },
    fix(words, flags, common) {
        requireNoWords("fix", words);
        return fixArguments(flags, common, directoryOptions(flags));
    },
    grant([path, ...more], flags, common) {
        const directory = directoryOptions(flags);
        if (path === undefined || path === "" || more.length > 0)
            throw new repo_tree/* UserError */.yo("`grant` takes the path of one profile or settings file: grant PATH");
        const [owner, until] = [(0,cli_flags/* single */.J0)(flags, "owner"), (0,cli_flags/* dayOf */.kb)((0,cli_flags/* single */.J0)(flags, "until"), "until")];
        refuseBoth(flags, "at", "write", "the entry is written to the working tree");
        const [policy, at] = [(0,cli_flags/* single */.J0)(flags, "policy"), (0,cli_flags/* single */.J0)(flags, "at")];
        return { kind: "grant", policy, at, path, owner, until, write: flags.has("write"), ...common, ...directory };
    },
    fleet: (words, flags, common) => ({ kind: "fleet", does: (0,fleet_arguments/* fleetTask */.mH)(words, flags), ...common }),
    rules(words, _flags, common) {
        requireNoMore("rules", words);
        return { kind: "ids", of: "rules", ...common };
    },
    hosts(words, _flags, common) {
        requireNoMore("hosts", words);
        return { kind: "ids", of: "hosts", ...common };
    },
    help([word, ...more]) {
        const [part, ...others] = more;
        requireNoMore("help", part !== undefined && word !== undefined && partsOf.get(word)?.includes(part) ? others : more);
        const command = word === undefined ? undefined : commandNamed(word);
        return { kind: "help", command, ...taskIn([command ?? "", part ?? ""]) };
    },
    version(words) {
        requireNoMore("version", words);
        return { kind: "version" };
    },
};
const partsOf = new Map([
    ["fleet", fleet_arguments/* fleetTasks */.bs],
    ["policy", ["test"]],
]);
function revisionsOf(words) {
    const [base, head, ...more] = words;
    const range = words.find((word) => word.includes(".."));
    if (range !== undefined && words.length > 1)
        throw new repo_tree/* UserError */.yo(`\`diff\` takes one range, or two revisions without a range: not \`${words.join(" ")}\``);
    if (more.length > 0)
        throw new repo_tree/* UserError */.yo("`diff` compares two revisions at most: diff [BASE [HEAD]]");
    if (base === "" || head === "")
        throw new repo_tree/* UserError */.yo("a revision of `diff` is empty");
    if (range === undefined)
        return { base, head, fromMergeBase: false };
    return { ...sidesOf(range), fromMergeBase: range.includes("...") };
}
function sidesOf(range) {
    const [, from = "", to = ""] = /^(.*?)\.{2,3}(.*)$/s.exec(range) ?? [];
    if ((from === "" && to === "") || to.startsWith(".") || to.includes(".."))
        throw new repo_tree/* UserError */.yo(`\`${range}\` is not a range; write BASE..HEAD, or BASE...HEAD for what HEAD changed since BASE`);
    return { base: from || "HEAD", head: to || "HEAD" };
}
function readPolicyCommand([what, ...files], flags, common) {
    const options = {
        ...common,
        ...directoryOptions(flags),
        policy: (0,cli_flags/* single */.J0)(flags, "policy"),
        outputs: (0,cli_flags/* outputsOf */.Yz)(flags.get("format") ?? ["pretty"], settings/* formats */.Fx.policy),
    };
    const path = (0,cli_flags/* single */.J0)(flags, "for");
    refuseBoth(flags, "at", "staged", "the index belongs to no commit");
    if (what === undefined)
        return {
            kind: "policy",
            ...options,
            at: (0,cli_flags/* single */.J0)(flags, "at"),
            staged: flags.has("staged"),
            all: flags.has("all"),
            for: path,
        };
    if (what !== "test")
        throw new repo_tree/* UserError */.yo(`\`policy\` takes no \`${what}\`${(0,spelling/* suggestion */.h)(what, ["test"])}; use --for PATH to see what applies to one file`);
    if (files.length === 0)
        throw new repo_tree/* UserError */.yo("`policy test` needs at least one file of cases");
    for (const flag of ["staged", "for", "at", "all"])
        if (flags.has(flag))
            throw new repo_tree/* UserError */.yo(`\`--${flag}\` belongs to \`policy\`, not to \`policy test\``);
    return { kind: "policy test", ...options, files };
}
function organisationOptions(flags) {
    const organisation = (0,cli_flags/* single */.J0)(flags, "organisation");
    const from = (0,cli_flags/* single */.J0)(flags, "from");
    if (organisation === undefined) {
        const other = ["from", "fetch"].find((name) => flags.has(name));
        if (other !== undefined)
            throw new repo_tree/* UserError */.yo(`\`--${other}\` of \`init\` needs \`--organisation\``);
        return undefined;
    }
    if (flags.has("from-current"))
        throw new repo_tree/* UserError */.yo("`--organisation` and `--from-current` exclude each other: a grant counts only as far as the organisation allows it; run `init --from-current` first, then `init --organisation`");
    if (flags.has("fetch") && flags.has("offline"))
        throw new repo_tree/* UserError */.yo("`--fetch` and `--offline` exclude each other");
    return { organisation, from, fetch: flags.has("fetch") };
}
function fixArguments(flags, common, directory) {
    return {
        kind: "fix",
        policy: (0,cli_flags/* single */.J0)(flags, "policy"),
        hosts: flags.get("host")?.map(cli_flags/* hostNamed */.ug),
        ...(0,cli_flags/* editionsOf */.jk)(flags.get("edition") ?? []),
        staged: flags.has("staged"),
        dryRun: flags.has("dry-run"),
        ...common,
        ...directory,
    };
}
function directoryOptions(flags) {
    return { root: (0,cli_flags/* single */.J0)(flags, "root"), today: (0,cli_flags/* dayOf */.kb)((0,cli_flags/* single */.J0)(flags, "today")), offline: flags.has("offline") };
}
function profileOptions(flags, command) {
    return {
        policy: (0,cli_flags/* single */.J0)(flags, "policy"),
        hosts: flags.get("host")?.map(cli_flags/* hostNamed */.ug),
        ...(0,cli_flags/* editionsOf */.jk)(flags.get("edition") ?? []),
        outputs: (0,cli_flags/* outputsOf */.Yz)(flags.get("format") ?? ["pretty"], settings/* formats */.Fx[command]),
    };
}
function treeOptions(flags, command, directory) {
    const options = {
        ...directory,
        ...profileOptions(flags, command),
        at: (0,cli_flags/* single */.J0)(flags, "at"),
        staged: flags.has("staged"),
        user: flags.has("user"),
    };
    refuseBoth(flags, "at", "staged", "the index belongs to no commit");
    refuseBoth(flags, "at", "user", "a commit holds no profiles of the user");
    if (options.staged && options.user)
        throw new repo_tree/* UserError */.yo("`--staged` and `--user` exclude each other: the index holds no profiles of the user");
    return options;
}
function refuseBoth(flags, one, other, because) {
    if (flags.has(one) && flags.has(other))
        throw new repo_tree/* UserError */.yo(`\`--${one}\` and \`--${other}\` exclude each other: ${because}`);
}
function requireNoWords(command, [word]) {
    if (word !== undefined)
        throw new repo_tree/* UserError */.yo(`\`${command}\` takes no \`${word}\`; name a directory with --root DIR`);
}
function requireNoMore(command, [word]) {
    if (word !== undefined)
        throw new repo_tree/* UserError */.yo(`\`${command}\` takes no \`${word}\``);
}
function commandNamed(word) {
    if (Object.hasOwn(settings/* commands */.Pi, word))
        return word;
    throw new repo_tree/* UserError */.yo(`no command \`${word}\`${(0,spelling/* suggestion */.h)(word, Object.keys(settings/* commands */.Pi))}`);
}

;// CONCATENATED MODULE: ./build/bundle/src/cli/answer.js










const prefix = `${tool/* tool */.z.name}: `;
async function answer(words, start) {
    const args = readArguments(words);
    switch (args.kind) {
        case "mistake":
            (0,streams/* writeError */.oG)(`${prefix}${(0,sanitize_text/* visible */.RK)(args.message)} (see \`${helpOf(args, start)}\`)\n`);
            return 2;
        case "help": {
            if (args.task !== undefined) {
                const { helpForFleet } = await __webpack_require__.e(/* import() */ 4546).then(__webpack_require__.bind(__webpack_require__, 54546));
                return answer_text(helpForFleet(args.task, tool/* tool */.z, columnsOf(start), invocationOf(start)));
            }
            const { helpFor } = await __webpack_require__.e(/* import() */ 9819).then(__webpack_require__.bind(__webpack_require__, 19819));
            return answer_text(helpFor(args.command, tool/* tool */.z, columnsOf(start), invocationOf(start)));
        }
        case "version":
            return answer_text(`${tool/* tool */.z.version}\n`);
        case "explain":
            return answer_text((await Promise.all(/* import() */[__webpack_require__.e(9695), __webpack_require__.e(5844)]).then(__webpack_require__.bind(__webpack_require__, 95844))).explain(args.what, args.full, screenFor(start, args.color)));
        case "ids":
            return answer_text((await Promise.all(/* import() */[__webpack_require__.e(5), __webpack_require__.e(4658)]).then(__webpack_require__.bind(__webpack_require__, 74658))).idList(args.of, screenFor(start, args.color)));
        default:
            if ("outputs" in args)
                await requireHarmless(args.outputs, start.directory);
            return delivered(await (await Promise.all(/* import() */[__webpack_require__.e(2898), __webpack_require__.e(2845), __webpack_require__.e(8737), __webpack_require__.e(1440)]).then(__webpack_require__.bind(__webpack_require__, 91440))).dispatch(args, environmentOf(args, start)), args, start);
    }
}
function helpOf({ command, task }, start) {
    return [invocationOf(start), command, task, "--help"].filter((word) => word !== undefined).join(" ");
}
async function requireHarmless(outputs, directory) {
    const files = outputs.flatMap(({ file }) => file ?? []);
    if (files.length === 0)
        return;
    const [{ resultPlaceRefusal }, { isLink, realPathOf }] = await Promise.all([
        Promise.all(/* import() */[__webpack_require__.e(3823), __webpack_require__.e(6649), __webpack_require__.e(6975)]).then(__webpack_require__.bind(__webpack_require__, 69663)),
        Promise.resolve(/* import() */).then(__webpack_require__.bind(__webpack_require__, 85316)),
    ]);
    for (const file of files) {
        const refusal = isLink(file, directory)
            ? "is a link, which may lead anywhere; name another file"
            : resultPlaceRefusal(realPathOf(file, directory));
        if (refusal !== undefined)
            throw new repo_tree/* UserError */.yo(`the file \`${file}\` ${refusal}`);
    }
}
async function answer_text(output) {
    await (0,streams/* writeOutput */.zh)(output);
    return 0;
}
function invocationOf({ script, directory, environment }) {
    return (0,invocation/* commandOf */.N)({ script, directory, environment }, tool/* tool */.z.name);
}
function environmentOf({ color, quiet, all = false }, start) {
    return { ...start, tool: tool/* tool */.z, screen: () => screenFor(start, color, all), onRead: () => countRead(!quiet) };
}
function screenFor(start, color, all = false) {
    const { isTerminal } = (0,streams/* outputTerminal */.yg)();
    const { NO_COLOR, TERM } = start.environment;
    return {
        all,
        command: invocationOf(start),
        color: color === "always" || (color === "auto" && isTerminal && !NO_COLOR && TERM !== "dumb"),
        columns: columnsOf(start),
        isPiped: !isTerminal,
    };
}
function columnsOf({ environment }) {
    const { isTerminal, columns } = (0,streams/* outputTerminal */.yg)();
    const stated = columns || Number(environment["COLUMNS"]);
    if (stated)
        return stated;
    const unknown = isTerminal ? 80 : 100;
    return isTerminal || environment["PRE_COMMIT"] ? ((0,streams/* controllingColumns */.xs)() ?? unknown) : unknown;
}
async function delivered({ code, texts, notes, complaint }, { quiet }, start) {
    clearProgress();
    for (const { file, text } of texts) {
        if (file === undefined)
            continue;
        try {
            (0,report_file.writeReport)(file, text);
        }
        catch (error) {
            if (error instanceof repo_tree/* UserError */.yo)
                throw error;
            const fault = error instanceof Error ? error.message : String(error);
            (0,streams/* writeError */.oG)(`${prefix}${(0,sanitize_text/* visible */.RK)((0,undecided/* undecidedLine */.m)(`the file ${file} cannot be written: ${fault}`))}\n`);
            return 3;
        }
    }
    if (complaint !== undefined)
        (0,streams/* writeError */.oG)(complaint);
    if (!quiet)
        for (const note of notes)
            (0,streams/* writeError */.oG)(`${prefix}${(0,sanitize_text/* visible */.RK)((0,commands/* asStarted */.o)(note, invocationOf(start)))}\n`);
    for (const { file, text } of texts)
        if (file === undefined)
            await (0,streams/* writeOutput */.zh)(text);
    return code;
}


/***/ }),

/***/ 17219:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   FV: () => (/* binding */ chosen),
/* harmony export */   J0: () => (/* binding */ single),
/* harmony export */   Yz: () => (/* binding */ outputsOf),
/* harmony export */   jk: () => (/* binding */ editionsOf),
/* harmony export */   kb: () => (/* binding */ dayOf),
/* harmony export */   lD: () => (/* binding */ split),
/* harmony export */   ug: () => (/* binding */ hostNamed)
/* harmony export */ });
/* harmony import */ var _inspect_editions_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(44611);
/* harmony import */ var _evaluate_settings_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5477);
/* harmony import */ var _generated_hosts_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(39824);
/* harmony import */ var _model_host_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(3641);
/* harmony import */ var _repo_spelling_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(26782);
/* harmony import */ var _repo_tree_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(72456);
/* harmony import */ var _repo_many_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(46447);







const known = new Map(Object.entries(_evaluate_settings_js__WEBPACK_IMPORTED_MODULE_1__/* .settings */ .W0).filter(([, { entryPoints }]) => entryPoints.includes("cli")));
function split(words) {
    const plain = [];
    const flags = new Map();
    const pending = [...words];
    for (let word = pending.shift(); word !== undefined; word = pending.shift()) {
        if (word === "--")
            (0,_repo_many_js__WEBPACK_IMPORTED_MODULE_5__/* .append */ .BC)(plain, pending.splice(0));
        else if (!word.startsWith("-") || word === "-")
            plain.push(word);
        else {
            const [name, setting, written] = flagIn(word);
            const value = valueOf(name, setting, written, pending);
            const values = flags.get(name);
            if (values && !setting.repeatable && setting.value !== undefined)
                throw new _repo_tree_js__WEBPACK_IMPORTED_MODULE_4__/* .UserError */ .yo(`\`--${name}\` is given twice`);
            flags.set(name, [...(values ?? []), value]);
        }
    }
    return [plain, flags];
}
function flagIn(word) {
    const equals = word.indexOf("=");
    const flag = equals < 0 ? word : word.slice(0, equals);
    const name = flag === "-h" ? "help" : flag.slice(2);
    const setting = known.get(name);
    if (!setting || (flag !== "-h" && !flag.startsWith("--")))
        throw new _repo_tree_js__WEBPACK_IMPORTED_MODULE_4__/* .UserError */ .yo(`no flag \`${flag}\`${(0,_repo_spelling_js__WEBPACK_IMPORTED_MODULE_6__/* .suggestion */ .h)(flag, [...known.keys()].map((name) => `--${name}`))}`);
    return [name, setting, equals < 0 ? undefined : word.slice(equals + 1)];
}
function valueOf(name, setting, written, pending) {
    if (setting.value === undefined) {
        if (written === undefined)
            return "";
        throw new _repo_tree_js__WEBPACK_IMPORTED_MODULE_4__/* .UserError */ .yo(`\`--${name}\` takes no value`);
    }
    if (written !== undefined)
        return written;
    const next = pending.shift();
    if (next === undefined || next.startsWith("--"))
        throw new _repo_tree_js__WEBPACK_IMPORTED_MODULE_4__/* .UserError */ .yo(`\`--${name}\` needs a value: --${name} ${setting.value}`);
    return next;
}
function single(flags, name) {
    const value = flags.get(name)?.[0];
    if (value === "")
        throw new _repo_tree_js__WEBPACK_IMPORTED_MODULE_4__/* .UserError */ .yo(`\`--${name}\` is empty`);
    return value;
}
function chosen(flags, name, choices) {
    const value = flags.get(name)?.[0];
    if (value === undefined)
        return undefined;
    const choice = choices.find((candidate) => candidate === value);
    if (choice === undefined)
        throw new _repo_tree_js__WEBPACK_IMPORTED_MODULE_4__/* .UserError */ .yo(`\`--${name}\` is one of ${choices.join(", ")}, not \`${value}\`${(0,_repo_spelling_js__WEBPACK_IMPORTED_MODULE_6__/* .suggestion */ .h)(value, choices)}`);
    return choice;
}
function hostNamed(id) {
    if (!Object.hasOwn(_generated_hosts_js__WEBPACK_IMPORTED_MODULE_2__/* .hosts */ .S, id))
        throw new _repo_tree_js__WEBPACK_IMPORTED_MODULE_4__/* .UserError */ .yo(`no host \`${id}\`${(0,_repo_spelling_js__WEBPACK_IMPORTED_MODULE_6__/* .suggestion */ .h)(id, Object.keys(_generated_hosts_js__WEBPACK_IMPORTED_MODULE_2__/* .hosts */ .S))}`);
    return id;
}
function editionsOf(values) {
    return {
        editions: Object.fromEntries(values.filter((value) => value !== _inspect_editions_js__WEBPACK_IMPORTED_MODULE_0__/* .allEditions */ .HY).map(editionOf)),
        everyEdition: values.includes(_inspect_editions_js__WEBPACK_IMPORTED_MODULE_0__/* .allEditions */ .HY),
    };
}
function editionOf(value) {
    const equals = value.indexOf("=");
    if (equals < 1)
        throw new _repo_tree_js__WEBPACK_IMPORTED_MODULE_4__/* .UserError */ .yo(`\`--edition\` is HOST=EDITION or all, not \`${value}\``);
    const id = hostNamed(value.slice(0, equals));
    const edition = value.slice(equals + 1);
    const host = _generated_hosts_js__WEBPACK_IMPORTED_MODULE_2__/* .hosts */ .S[id];
    const editions = host?.editions ?? [];
    if (edition === _inspect_editions_js__WEBPACK_IMPORTED_MODULE_0__/* .allEditions */ .HY || editions.includes(edition))
        return [id, edition];
    const former = host && (0,_model_host_js__WEBPACK_IMPORTED_MODULE_3__/* .formerEdition */ .Us)(host, edition);
    throw new _repo_tree_js__WEBPACK_IMPORTED_MODULE_4__/* .UserError */ .yo(former === undefined
        ? `\`${id}\` has no edition \`${edition}\`; it has ${editions.join(", ")}`
        : `\`${id}\`: ${former}`);
}
function outputsOf(values, choices) {
    const outputs = values.map((value) => {
        const equals = value.indexOf("=");
        const name = equals < 0 ? value : value.slice(0, equals);
        const file = equals < 0 ? undefined : value.slice(equals + 1);
        const format = choices.find((choice) => choice === name);
        if (format === undefined)
            throw new _repo_tree_js__WEBPACK_IMPORTED_MODULE_4__/* .UserError */ .yo(`\`--format\` is one of ${choices.join(", ")}, not \`${name}\`${(0,_repo_spelling_js__WEBPACK_IMPORTED_MODULE_6__/* .suggestion */ .h)(name, choices)}`);
        if (file === "")
            throw new _repo_tree_js__WEBPACK_IMPORTED_MODULE_4__/* .UserError */ .yo(`\`--format ${name}=\` names no file`);
        return { format, file };
    });
    const [, second] = outputs.filter(({ file }) => file === undefined);
    if (second)
        throw new _repo_tree_js__WEBPACK_IMPORTED_MODULE_4__/* .UserError */ .yo(`only one format can go to stdout; write the other to a file: --format ${second.format}=FILE`);
    const repeated = outputs.find(({ file }, i) => file !== undefined && outputs.findIndex((next) => next.file === file) < i);
    if (repeated)
        throw new _repo_tree_js__WEBPACK_IMPORTED_MODULE_4__/* .UserError */ .yo(`two formats write to the file \`${repeated.file}\``);
    return outputs;
}
function dayOf(value, flag = "today") {
    if (value === undefined)
        return undefined;
    const day = new Date(`${value}T00:00:00Z`);
    const exact = /^\d{4}-\d\d-\d\d$/.test(value) && !Number.isNaN(day.valueOf()) && day.toISOString().startsWith(value);
    if (!exact)
        throw new _repo_tree_js__WEBPACK_IMPORTED_MODULE_4__/* .UserError */ .yo(`\`--${flag}\`: expected a date such as 2026-12-31, not \`${value}\``);
    return value;
}


/***/ }),

/***/ 18809:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   bs: () => (/* binding */ fleetTasks),
/* harmony export */   cq: () => (/* binding */ fleetFlags),
/* harmony export */   kC: () => (/* binding */ isFleetTask),
/* harmony export */   mH: () => (/* binding */ fleetTask)
/* harmony export */ });
/* harmony import */ var _evaluate_fail_on_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(92387);
/* harmony import */ var _repo_spelling_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(26782);
/* harmony import */ var _repo_tree_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(72456);
/* harmony import */ var _flags_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(17219);




const flagsOf = {
    plan: ["org", "repos", "mirrors", "archived", "forks", "max-parallel", "budget", "shards", "out", "today"],
    scan: ["plan", "shard", "out", "policy", "fail-on", "offline", "since", "budget"],
    merge: ["out", "previous", "redact"],
    impact: ["inventory", "policy", "today", "ending", "format", "offline"],
};
const fleetTasks = Object.keys(flagsOf);
const common = ["color", "quiet"];
function fleetFlags(task) {
    return [...flagsOf[task], ...common];
}
function fleetTask([task, ...words], flags) {
    const tasks = fleetTasks;
    if (task === undefined)
        throw new _repo_tree_js__WEBPACK_IMPORTED_MODULE_1__/* .UserError */ .yo(`\`fleet\` needs a word: ${tasks.map((name) => `fleet ${name}`).join(", ")}`);
    if (!isFleetTask(task))
        throw new _repo_tree_js__WEBPACK_IMPORTED_MODULE_1__/* .UserError */ .yo(`\`fleet\` has no \`${task}\`${(0,_repo_spelling_js__WEBPACK_IMPORTED_MODULE_3__/* .suggestion */ .h)(task, tasks)}`);
    const foreign = [...flags.keys()].find((flag) => !fleetFlags(task).includes(flag));
    if (foreign !== undefined)
        throw new _repo_tree_js__WEBPACK_IMPORTED_MODULE_1__/* .UserError */ .yo(`\`--${foreign}\` does not belong to \`fleet ${task}\``);
    if (task !== "merge" && words[0] !== undefined)
        throw new _repo_tree_js__WEBPACK_IMPORTED_MODULE_1__/* .UserError */ .yo(`\`fleet ${task}\` takes no \`${words[0]}\``);
    if (task === "plan") {
        const [shards, today] = [countOf("shards", (0,_flags_js__WEBPACK_IMPORTED_MODULE_2__/* .single */ .J0)(flags, "shards")), (0,_flags_js__WEBPACK_IMPORTED_MODULE_2__/* .dayOf */ .kb)((0,_flags_js__WEBPACK_IMPORTED_MODULE_2__/* .single */ .J0)(flags, "today"))];
        return { task, from: sourceOf(flags), shards, out: (0,_flags_js__WEBPACK_IMPORTED_MODULE_2__/* .single */ .J0)(flags, "out") ?? "plan.json", today };
    }
    if (task === "scan")
        return {
            task,
            plan: (0,_flags_js__WEBPACK_IMPORTED_MODULE_2__/* .single */ .J0)(flags, "plan") ?? "plan.json",
            shard: shardOf((0,_flags_js__WEBPACK_IMPORTED_MODULE_2__/* .single */ .J0)(flags, "shard")),
            out: (0,_flags_js__WEBPACK_IMPORTED_MODULE_2__/* .single */ .J0)(flags, "out") ?? "scan",
            policy: (0,_flags_js__WEBPACK_IMPORTED_MODULE_2__/* .single */ .J0)(flags, "policy"),
            failOn: flags.has("fail-on") ? (0,_evaluate_fail_on_js__WEBPACK_IMPORTED_MODULE_0__/* .failOnOf */ .t)((0,_flags_js__WEBPACK_IMPORTED_MODULE_2__/* .single */ .J0)(flags, "fail-on"), "--fail-on") : undefined,
            offline: flags.has("offline"),
            since: (0,_flags_js__WEBPACK_IMPORTED_MODULE_2__/* .single */ .J0)(flags, "since"),
            budget: budgetOf((0,_flags_js__WEBPACK_IMPORTED_MODULE_2__/* .single */ .J0)(flags, "budget")),
        };
    if (task === "impact")
        return impactTask(flags);
    if (words.length === 0)
        throw new _repo_tree_js__WEBPACK_IMPORTED_MODULE_1__/* .UserError */ .yo("`fleet merge` needs the folders that `fleet scan` wrote: fleet merge scan-1 scan-2 --out inventory");
    return {
        task,
        folders: words,
        out: (0,_flags_js__WEBPACK_IMPORTED_MODULE_2__/* .single */ .J0)(flags, "out") ?? "inventory",
        previous: (0,_flags_js__WEBPACK_IMPORTED_MODULE_2__/* .single */ .J0)(flags, "previous"),
        redact: flags.has("redact"),
    };
}
function impactTask(flags) {
    const [policy, format] = [(0,_flags_js__WEBPACK_IMPORTED_MODULE_2__/* .single */ .J0)(flags, "policy"), (0,_flags_js__WEBPACK_IMPORTED_MODULE_2__/* .single */ .J0)(flags, "format") ?? "pretty"];
    if (policy === undefined)
        throw new _repo_tree_js__WEBPACK_IMPORTED_MODULE_1__/* .UserError */ .yo("`fleet impact` needs --policy, the policy that would hold: a file, or owner/repo//path@ref");
    if (format !== "pretty" && format !== "json")
        throw new _repo_tree_js__WEBPACK_IMPORTED_MODULE_1__/* .UserError */ .yo(`\`fleet impact\` writes pretty or json, not \`${format}\``);
    return {
        task: "impact",
        inventory: (0,_flags_js__WEBPACK_IMPORTED_MODULE_2__/* .single */ .J0)(flags, "inventory") ?? "inventory",
        policy,
        today: (0,_flags_js__WEBPACK_IMPORTED_MODULE_2__/* .dayOf */ .kb)((0,_flags_js__WEBPACK_IMPORTED_MODULE_2__/* .single */ .J0)(flags, "today")),
        ending: countOf("ending", (0,_flags_js__WEBPACK_IMPORTED_MODULE_2__/* .single */ .J0)(flags, "ending")) ?? 30,
        format,
        offline: flags.has("offline"),
    };
}
const sources = ["org", "repos", "mirrors"];
function sourceOf(flags) {
    const [first, second] = sources.filter((name) => flags.has(name));
    if (first === undefined)
        throw new _repo_tree_js__WEBPACK_IMPORTED_MODULE_1__/* .UserError */ .yo("`fleet plan` needs to know the repositories: --org NAME for those of an organisation on GitHub, --repos FILE for a list, or --mirrors DIR for a folder of mirrors");
    if (second !== undefined)
        throw new _repo_tree_js__WEBPACK_IMPORTED_MODULE_1__/* .UserError */ .yo(`\`--${first}\` and \`--${second}\` exclude each other`);
    const useless = (first === "org" ? [] : ["archived", "forks"]).concat(first === "mirrors" ? ["max-parallel", "budget"] : []);
    const foreign = useless.find((name) => flags.has(name));
    if (foreign !== undefined)
        throw new _repo_tree_js__WEBPACK_IMPORTED_MODULE_1__/* .UserError */ .yo(`\`--${foreign}\` does not apply to \`--${first}\``);
    const value = (0,_flags_js__WEBPACK_IMPORTED_MODULE_2__/* .single */ .J0)(flags, first) ?? "";
    if (first === "mirrors")
        return { kind: "mirrors", folder: value };
    const share = {
        parallel: countOf("max-parallel", (0,_flags_js__WEBPACK_IMPORTED_MODULE_2__/* .single */ .J0)(flags, "max-parallel")) ?? 4,
        budget: budgetOf((0,_flags_js__WEBPACK_IMPORTED_MODULE_2__/* .single */ .J0)(flags, "budget")),
    };
    if (first === "repos")
        return { kind: "list", file: value, ...share };
    return { kind: "owner", owner: value, archived: flags.has("archived"), forks: flags.has("forks"), ...share };
}
function isFleetTask(word) {
    return Object.hasOwn(flagsOf, word);
}
function countOf(flag, value) {
    if (value === undefined)
        return undefined;
    if (!/^[1-9]\d{0,3}$/.test(value))
        throw new _repo_tree_js__WEBPACK_IMPORTED_MODULE_1__/* .UserError */ .yo(`\`--${flag}\` is a number from 1 to 9999, not \`${value}\``);
    return Number(value);
}
function budgetOf(value) {
    if (value === undefined)
        return undefined;
    if (!/^\d{1,7}$/.test(value))
        throw new _repo_tree_js__WEBPACK_IMPORTED_MODULE_1__/* .UserError */ .yo(`\`--budget\` is a number of API requests, not \`${value}\``);
    return Number(value);
}
function shardOf(value) {
    if (value === undefined)
        return undefined;
    const [, number = "", of = ""] = /^([1-9]\d{0,3})\/([1-9]\d{0,3})$/.exec(value) ?? [];
    if (number === "" || Number(number) > Number(of))
        throw new _repo_tree_js__WEBPACK_IMPORTED_MODULE_1__/* .UserError */ .yo(`\`--shard\` is a part and their number, as in 3/16, not \`${value}\``);
    return { number: Number(number), of: Number(of) };
}


/***/ }),

/***/ 92387:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   t: () => (/* binding */ failOnOf)
/* harmony export */ });
/* harmony import */ var _model_finding_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(10290);
/* harmony import */ var _repo_spelling_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(26782);
/* harmony import */ var _repo_tree_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(72456);
/* harmony import */ var _result_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(97916);




function failOnOf(value, name) {
    if (value === undefined || value.trim() === "")
        return (0,_result_js__WEBPACK_IMPORTED_MODULE_1__/* .failOnAll */ .x3)("error");
    const parts = value.split(",").map((part) => part.trim());
    const plain = parts.filter((part) => !part.includes("="));
    if (plain.length > 1)
        throw new _repo_tree_js__WEBPACK_IMPORTED_MODULE_0__/* .UserError */ .yo(`\`${name}\` has two levels for all classes: ${plain.join(", ")}`);
    const given = new Map();
    for (const part of parts.filter((candidate) => candidate.includes("="))) {
        const equals = part.indexOf("=");
        const id = requireChoice(part.slice(0, equals).trim(), _model_finding_js__WEBPACK_IMPORTED_MODULE_2__/* .classes */ .Ly, name, "a class");
        if (given.has(id))
            throw new _repo_tree_js__WEBPACK_IMPORTED_MODULE_0__/* .UserError */ .yo(`\`${name}\` names the class \`${id}\` twice`);
        given.set(id, requireChoice(part.slice(equals + 1).trim(), _result_js__WEBPACK_IMPORTED_MODULE_1__/* .failLevels */ ._R, name, "a level"));
    }
    const rest = plain[0] === undefined ? "error" : requireChoice(plain[0], _result_js__WEBPACK_IMPORTED_MODULE_1__/* .failLevels */ ._R, name, "a level");
    return { ...(0,_result_js__WEBPACK_IMPORTED_MODULE_1__/* .failOnAll */ .x3)(rest), ...Object.fromEntries(given) };
}
function requireChoice(text, choices, name, what) {
    const choice = choices.find((candidate) => candidate === text);
    if (choice !== undefined)
        return choice;
    throw new _repo_tree_js__WEBPACK_IMPORTED_MODULE_0__/* .UserError */ .yo(`\`${name}\`: ${what} is one of ${choices.join(", ")}, not \`${text}\`${(0,_repo_spelling_js__WEBPACK_IMPORTED_MODULE_3__/* .suggestion */ .h)(text, choices)}`);
}


/***/ }),

/***/ 63415:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   E: () => (/* binding */ fleetSettings)
/* harmony export */ });
const entryPoints = ["cli"];
const commands = ["fleet"];
const fleetSettings = {
    org: {
        description: "For `fleet plan`, the organisation or the user on GitHub whose repositories are read.",
        value: "NAME",
        fallback: "",
        entryPoints,
        commands,
    },
    repos: {
        description: "For `fleet plan`, a file with the repositories on GitHub: one `owner/name` on each line.",
        value: "FILE",
        fallback: "",
        entryPoints,
        commands,
    },
    archived: {
        description: "For `fleet plan --org`, also archived repositories.",
        fallback: "",
        entryPoints,
        commands,
    },
    forks: { description: "For `fleet plan --org`, also forks.", fallback: "", entryPoints, commands },
    "max-parallel": {
        description: "For `fleet plan`, how many parts are scanned side by side, which share the token's limits.",
        value: "NUMBER",
        fallback: "4",
        entryPoints,
        commands,
    },
    budget: {
        description: "The most requests to GitHub's API: for `fleet plan`, of all parts; for `fleet scan`, of this one.",
        value: "REQUESTS",
        fallback: "",
        entryPoints,
        commands,
    },
    since: {
        description: "For `fleet scan`, the last inventory; the rows of repositories that have not changed are kept.",
        value: "DIR",
        fallback: "",
        entryPoints,
        commands,
    },
    inventory: {
        description: "For `fleet impact`, the folder that `fleet merge` wrote.",
        value: "DIR",
        fallback: "inventory",
        entryPoints,
        commands,
    },
    ending: {
        description: "For `fleet impact`, how many days ahead ends of grants and stages of a rollout are looked at.",
        value: "DAYS",
        fallback: "30",
        entryPoints,
        commands,
    },
    redact: {
        description: "For `fleet merge`, hashes in place of the names and texts of repositories that are not public, and of all texts of files.",
        fallback: "",
        entryPoints,
        commands,
    },
    mirrors: {
        description: "For `fleet plan`, the folder with the repositories: bare mirrors or clones, at any depth up to six.",
        value: "DIR",
        fallback: "",
        entryPoints,
        commands,
    },
    shards: {
        description: "For `fleet plan`, the number of parts that are scanned side by side.",
        value: "NUMBER",
        fallback: "one for each 320 repositories",
        entryPoints,
        commands,
    },
    plan: {
        description: "For `fleet scan`, the plan.",
        value: "FILE",
        fallback: "plan.json",
        entryPoints,
        commands,
    },
    shard: {
        description: "For `fleet scan`, the part to scan: 3/16.",
        value: "I/N",
        fallback: "all of a plan with one part",
        entryPoints,
        commands,
    },
    out: {
        description: "For `fleet plan`, the file of the plan; for `fleet scan` and `fleet merge`, the folder to write to; a scan goes on where it ended.",
        value: "PATH",
        fallback: "plan.json, scan or inventory",
        entryPoints,
        commands,
    },
    previous: {
        description: "For `fleet merge`, the last inventory; its rows stand in, marked as stale, for a part that is missing.",
        value: "DIR",
        fallback: "",
        entryPoints,
        commands,
    },
};


/***/ }),

/***/ 97916:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $d: () => (/* binding */ sizeOf),
/* harmony export */   FR: () => (/* binding */ failsRun),
/* harmony export */   VF: () => (/* binding */ gates),
/* harmony export */   YG: () => (/* binding */ summaryOf),
/* harmony export */   ZL: () => (/* binding */ helpOf),
/* harmony export */   _R: () => (/* binding */ failLevels),
/* harmony export */   vu: () => (/* binding */ conclusionOf),
/* harmony export */   x3: () => (/* binding */ failOnAll),
/* harmony export */   xP: () => (/* binding */ states)
/* harmony export */ });
/* harmony import */ var _model_finding_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(10290);

const states = ["new", "existing", "waived"];
const failLevels = [..._model_finding_js__WEBPACK_IMPORTED_MODULE_0__/* .severities */ .gO, "never"];
function failOnAll(level) {
    return Object.fromEntries(_model_finding_js__WEBPACK_IMPORTED_MODULE_0__/* .classes */ .Ly.map((name) => [name, level]));
}
const gates = ["new", "all"];
function summaryOf({ inspection, findings }) {
    const ofSeverity = (severity) => findings.filter(({ finding, state }) => finding.severity === severity && state !== "waived").length;
    const inState = (state) => findings.filter((evaluated) => evaluated.state === state).length;
    return {
        profiles: inspection.subjects.length,
        errors: ofSeverity("error"),
        warnings: ofSeverity("warning"),
        notes: ofSeverity("note"),
        new: inState("new"),
        existing: inState("existing"),
        waived: inState("waived"),
    };
}
function sizeOf({ inspection, findings, changes = [], }) {
    return inspection.subjects.length + findings.length + changes.length;
}
function failsRun({ finding, state, isBaselined }, { failOn, gate }) {
    if (state === "waived" || isBaselined || (gate === "new" && state === "existing"))
        return false;
    const level = failOn[finding.class];
    return level !== "never" && _model_finding_js__WEBPACK_IMPORTED_MODULE_0__/* .severities */ .gO.indexOf(finding.severity) >= _model_finding_js__WEBPACK_IMPORTED_MODULE_0__/* .severities */ .gO.indexOf(level);
}
function conclusionOf(result) {
    return result.findings.some((evaluated) => failsRun(evaluated, result)) ? "findings" : "clean";
}
function helpOf({ homepage }, rule) {
    return `${homepage}/src/rules/${rule}.md`;
}


/***/ }),

/***/ 5477:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  Pi: () => (/* reexport */ commands),
  Fx: () => (/* reexport */ formats),
  W0: () => (/* binding */ settings)
});

// UNUSED EXPORTS: colors, comments

// EXTERNAL MODULE: ./build/bundle/src/evaluate/result.js
var result = __webpack_require__(97916);
;// CONCATENATED MODULE: ./build/bundle/src/evaluate/commands.js
const commands = {
    check: "checks the profiles of the repository around the working directory",
    list: "every profile with its powers, the most powerful first, and whether the policy allows them",
    diff: "what changed since a revision, or between two: who is new, gone or different, and who gained power",
    explain: "the first screen of a rule's or a host's page; with --full the page",
    policy: "the policy in force, and the file and line each setting came from; `policy test FILE…` runs cases against it",
    baseline: "today's findings as a baseline file, whose entries fail no later run",
    init: "writes a policy, workflows or the job of GitLab, and a hook entry, and never over an existing file",
    fix: "repairs what can be repaired safely: quotes, keys, removed tools, tabs and line ends; with --dry-run only the diff",
    grant: "the policy entry that a profile or a settings file needs; with --write it is added to the policy",
    fleet: "every subagent of many repositories: `fleet plan` lists them, `fleet scan` reads a part, `fleet merge` makes one inventory, `fleet impact` weighs a policy",
    rules: "the id of every rule, with one line each",
    hosts: "the id of every host, with one line each",
    help: "this help, or that of one command",
    version: "the version",
};
const formats = {
    check: ["pretty", "json", "github", "markdown", "sarif", "junit", "gitlab"],
    list: ["pretty", "json", "csv", "html", "cyclonedx"],
    diff: ["pretty", "json", "markdown"],
    policy: ["pretty", "json"],
    fleet: ["pretty", "json"],
};

// EXTERNAL MODULE: ./build/bundle/src/evaluate/fleet-settings.js
var fleet_settings = __webpack_require__(63415);
// EXTERNAL MODULE: ./build/bundle/src/model/rule.js
var rule = __webpack_require__(78301);
;// CONCATENATED MODULE: ./build/bundle/src/evaluate/token-settings.js

const action = ["action"];
const tokenSettings = {
    token: {
        description: "Reads the pull request and writes the comment.",
        value: "TOKEN",
        fallback: "the job's own token",
        input: "${{ github.token }}",
        entryPoints: [...action, "comment"],
        commands: [],
    },
    result: {
        description: "The path of the JSON that the run wrote, after downloading the artifact.",
        value: "FILE",
        fallback: "",
        entryPoints: ["comment"],
        commands: [],
    },
    key: {
        description: "Distinguishes comments if one workflow writes several on a pull request.",
        value: "KEY",
        fallback: "none",
        entryPoints: ["comment"],
        commands: [],
    },
    "policy-token": {
        description: "Reads policies of other repositories.",
        value: "TOKEN",
        fallback: "the input `token`",
        entryPoints: action,
        commands: [],
    },
    "policy-fallback": {
        description: "The preset that applies if a policy of another repository could not be fetched; without it, the run fails.",
        value: "PRESET",
        choices: rule/* presets */.v4.map((preset) => `preset:${preset}`),
        fallback: "none",
        entryPoints: action,
        commands: [],
    },
};

;// CONCATENATED MODULE: ./build/bundle/src/evaluate/settings.js





const colors = ["auto", "always", "never"];
const comments = ["changes", "always", "never"];
const both = ["cli", "action"];
const cli = ["cli"];
const settings_action = ["action"];
const withPolicy = ["check", "list", "diff", "policy", "baseline", "fix", "grant"];
const withHosts = ["check", "list", "diff"];
const allCommands = [
    ...withPolicy,
    "explain",
    "init",
    "fleet",
    "rules",
    "hosts",
    "help",
    "version",
];
const settings = {
    root: {
        description: "The directory whose profiles are checked.",
        value: "DIR",
        fallback: "the top of the repository",
        entryPoints: both,
        commands: [...withPolicy, "init"],
    },
    policy: {
        description: "The policy file. A file outside the repository, or owner/repo//path@ref, limits the repository's own policy.",
        inputDescription: "The policy file, a path inside the repository. As owner/repo//path@ref, a file of another repository, it limits the repository's own policy.",
        value: "FILE",
        fallback: ".github/agent-profile-check.yml",
        entryPoints: both,
        commands: [...withPolicy, "fleet"],
    },
    host: {
        description: "Check only the named host; can be repeated.",
        value: "ID",
        fallback: "every host",
        entryPoints: cli,
        commands: [...withHosts, "fix"],
        repeatable: true,
    },
    edition: {
        description: "Check as this edition of a host; `all` and HOST=all check each of them and show where they differ; can be repeated.",
        value: "HOST=EDITION",
        fallback: "the policy's, or the newest known",
        entryPoints: cli,
        commands: [...withHosts, "fix"],
        repeatable: true,
    },
    format: {
        description: "The output format; FORMAT=FILE writes it to a file; can be repeated.",
        value: "FORMAT[=FILE]",
        choices: formats.check,
        fallback: "pretty",
        entryPoints: cli,
        commands: [...withHosts, "policy", "fleet"],
        repeatable: true,
    },
    at: {
        description: "Check this commit, with its own policy, baseline and attributes; needs no checkout. A bare repository is checked at HEAD.",
        value: "REV",
        fallback: "the working tree",
        entryPoints: cli,
        commands: ["check", "list", "policy", "baseline", "grant"],
    },
    base: {
        description: "Findings of this revision are existing ones; the policy is that of the checked files.",
        value: "REV",
        fallback: "",
        entryPoints: cli,
        commands: ["check"],
    },
    staged: {
        description: "Check the git index, with the base and the policy of HEAD.",
        fallback: "",
        entryPoints: cli,
        commands: ["check", "list", "policy", "fix"],
    },
    fix: {
        description: "In `check`, first make the safe fixes, as `fix` does.",
        fallback: "",
        entryPoints: cli,
        commands: ["check"],
    },
    "dry-run": {
        description: "In `fix`, print the edits as a diff and write nothing.",
        fallback: "",
        entryPoints: cli,
        commands: ["fix", "check"],
    },
    user: {
        description: "Read the user's and the machine's own profiles too.",
        fallback: "",
        entryPoints: cli,
        commands: ["check", "list"],
    },
    from: {
        description: "In `list`, only what a session that starts in this directory would be offered. In `init --organisation`, the policy file, or a checkout of its repository.",
        value: "DIR",
        fallback: "in `list`, every directory",
        entryPoints: cli,
        commands: ["list", "init"],
    },
    organisation: {
        description: "In `init`, write or renew the key `organisation` and the copy of that policy: owner/repo//path@COMMIT.",
        value: "POLICY",
        fallback: "",
        entryPoints: cli,
        commands: ["init"],
    },
    fetch: {
        description: "In `init --organisation`, read the policy over the network.",
        fallback: "",
        entryPoints: cli,
        commands: ["init"],
    },
    for: {
        description: "In `policy`, what is decided about one file: its profiles, settings, or starts of agents.",
        value: "PATH",
        fallback: "",
        entryPoints: cli,
        commands: ["policy"],
    },
    all: {
        description: "Show everything: in `check` existing and waived findings too, with --staged of all profiles; in `list` every setting and what differs between hosts; in `policy --for` also the rules that are as in a preset.",
        fallback: "",
        entryPoints: cli,
        commands: ["check", "list", "policy"],
    },
    full: {
        description: "In `explain`, the whole page.",
        fallback: "",
        entryPoints: cli,
        commands: ["explain"],
    },
    write: {
        description: "In `grant`, add the entry to the policy file.",
        fallback: "",
        entryPoints: cli,
        commands: ["grant"],
    },
    owner: {
        description: "In `grant`, the owner of the entry: a login or a team. In `init`, who owns the policy and the grants that have no owner in CODEOWNERS.",
        value: "OWNER",
        fallback: "the first owner in CODEOWNERS, of the file or else of the policy, or the account of `origin`",
        entryPoints: cli,
        commands: ["grant", "init"],
    },
    until: {
        description: "In `grant`, the last day on which the entry applies.",
        value: "DATE",
        fallback: "90 days from today",
        entryPoints: cli,
        commands: ["grant"],
    },
    prune: {
        description: "In `baseline`, only remove entries that no longer match a finding.",
        fallback: "",
        entryPoints: cli,
        commands: ["baseline"],
    },
    "from-current": {
        description: "In `init`, grant what today's profiles do beyond the ceiling, for 60 to 120 days; what cannot be granted goes to a baseline.",
        fallback: "",
        entryPoints: cli,
        commands: ["init"],
    },
    ...tokenSettings,
    workflow: {
        description: "On `pull_request_review`: the file of the workflow whose check is re-run.",
        value: "FILE",
        fallback: "agent-profiles.yml",
        entryPoints: settings_action,
        commands: [],
    },
    "fail-on": {
        description: "The mildest finding that fails the run: note, warning, error or never. Also by class (power, integrity, correctness, hygiene): `power=warning,correctness=never`.",
        value: "LEVEL",
        fallback: "error",
        entryPoints: both,
        commands: ["check", "fleet"],
    },
    gate: {
        description: "Whether only new findings can fail the run.",
        value: "WHICH",
        choices: result/* gates */.VF,
        fallback: "new with --base or --staged; all elsewhere",
        inputFallback: "new on pull requests and in merge groups; all elsewhere",
        entryPoints: both,
        commands: ["check"],
    },
    comment: {
        description: "When to comment on a pull request.",
        value: "WHEN",
        choices: comments,
        fallback: "changes",
        entryPoints: settings_action,
        commands: [],
    },
    json: {
        description: "A file for the findings as JSON.",
        value: "FILE",
        fallback: "none",
        entryPoints: settings_action,
        commands: [],
    },
    sarif: {
        description: "A file for the findings as SARIF.",
        value: "FILE",
        fallback: "none",
        entryPoints: settings_action,
        commands: [],
    },
    offline: { description: "Never use the network.", fallback: "", entryPoints: cli, commands: allCommands },
    today: {
        description: "The day used for the policy's dates.",
        value: "DATE",
        fallback: "today, UTC",
        entryPoints: cli,
        commands: [...withPolicy, "init", "fleet"],
    },
    color: {
        description: "Whether to use colour; `NO_COLOR` is honoured.",
        value: "WHEN",
        choices: colors,
        fallback: "auto",
        entryPoints: cli,
        commands: allCommands,
    },
    quiet: {
        description: "Print only errors to stderr.",
        fallback: "",
        entryPoints: cli,
        commands: allCommands,
    },
    ...fleet_settings/* fleetSettings */.E,
    help: { description: "Show this help.", fallback: "", entryPoints: cli, commands: allCommands },
    version: { description: "Show the version.", fallback: "", entryPoints: cli, commands: allCommands },
};


/***/ }),

/***/ 44611:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   HY: () => (/* binding */ allEditions),
/* harmony export */   Hn: () => (/* binding */ withFurther),
/* harmony export */   Kx: () => (/* binding */ withoutEchoes),
/* harmony export */   Ll: () => (/* binding */ ranksOf),
/* harmony export */   jP: () => (/* binding */ withoutRepeats),
/* harmony export */   jk: () => (/* binding */ editionsOf)
/* harmony export */ });
/* harmony import */ var _model_fact_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(7277);
/* harmony import */ var _findings_identity_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(29771);
/* harmony import */ var _model_host_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3641);
/* harmony import */ var _model_profile_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(64682);




const allEditions = "all";
function editionsOf(host, selected, decided) {
    const usual = (0,_model_host_js__WEBPACK_IMPORTED_MODULE_1__/* .defaultEditionOf */ .F0)(host);
    if (selected === undefined)
        return decided ?? [usual];
    if (selected !== allEditions)
        return [selected];
    return [usual, ...host.editions.filter((edition) => edition !== usual)];
}
function withoutEchoes(subjects) {
    return hasSeveral(subjects) ? firstOf(subjects, ({ host, item }) => [host, ...contentOf(item)]) : [...subjects];
}
function withFurther(findings, further) {
    const keyOf = (finding) => JSON.stringify([...(0,_findings_identity_js__WEBPACK_IMPORTED_MODULE_0__/* .identityOf */ .c)(finding), finding.edition, finding.at.span]);
    const known = new Set(further.length === 0 ? [] : findings.map(keyOf));
    return [...findings, ...further.filter((finding) => !known.has(keyOf(finding)) && known.add(keyOf(finding)))];
}
function withoutRepeats(findings, loads) {
    if (!hasSeveral(loads))
        return [...findings];
    const keyOf = (finding) => [...(0,_findings_identity_js__WEBPACK_IMPORTED_MODULE_0__/* .identityOf */ .c)(finding), finding.severity, finding.at.span, finding.message];
    const editionsByKey = new Map();
    for (const finding of findings) {
        const key = JSON.stringify(keyOf(finding));
        editionsByKey.set(key, (editionsByKey.get(key) ?? new Set()).add(finding.edition));
    }
    return firstOf(findings, keyOf).map((finding) => {
        const ofHost = loads.filter(({ host }) => host === finding.host);
        const withFinding = ofHost.filter(({ edition }) => editionsByKey.get(JSON.stringify(keyOf(finding)))?.has(edition));
        if (withFinding.length === ofHost.length)
            return finding;
        const only = ` (${withFinding[0]?.title} ${withFinding.map(({ edition }) => edition).join(", ")} only)`;
        return {
            ...finding,
            message: finding.message + only,
            ...(finding.groupKey === undefined ? {} : { groupKey: finding.groupKey + only }),
        };
    });
}
function ranksOf(loads) {
    const seen = new Map();
    const ranks = [[]];
    for (const load of loads) {
        const rank = seen.get(load.host) ?? 0;
        seen.set(load.host, rank + 1);
        (ranks[rank] ??= []).push(load);
    }
    return ranks;
}
function hasSeveral(values) {
    const seen = new Map();
    return values.some(({ host, edition }) => {
        if (seen.has(host) && seen.get(host) !== edition)
            return true;
        seen.set(host, edition);
        return false;
    });
}
function firstOf(values, keyOf) {
    const editions = new Map();
    return values.filter((value) => {
        const key = JSON.stringify(keyOf(value));
        if (editions.has(key))
            return editions.get(key) === value.edition;
        editions.set(key, value.edition);
        return true;
    });
}
function contentOf({ layer, files, verdict, profile }) {
    return [
        layer.name,
        layer.root,
        files,
        verdict.kind,
        "problem" in verdict ? verdict.problem.message : null,
        profile ? profileContent(profile) : null,
    ];
}
function profileContent(profile) {
    const { name, description, model, permissionMode, denied, bypasses, ineffective, prompt } = profile;
    return [
        [name, description, model, permissionMode].map((fact) => (0,_model_fact_js__WEBPACK_IMPORTED_MODULE_3__/* .known */ .eO)(fact) ?? null),
        (0,_model_profile_js__WEBPACK_IMPORTED_MODULE_2__/* .capabilitiesOf */ .SF)(profile),
        (0,_model_profile_js__WEBPACK_IMPORTED_MODULE_2__/* .grantsOf */ .Rr)(profile).map(({ tool, capability, scope }) => [tool, capability, scope]),
        denied,
        bypasses.map(({ setting, value, effect }) => [setting, value, effect]),
        ineffective.map(({ kind, what }) => [kind, what]),
        prompt.text,
    ];
}


/***/ }),

/***/ 29771:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   P: () => (/* binding */ comparedValue),
/* harmony export */   c: () => (/* binding */ identityOf)
/* harmony export */ });
/* harmony import */ var _model_fact_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7277);
/* harmony import */ var _platform_hash_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(81957);


function comparedValue({ value = "", contents }) {
    return contents ? [value, ...contents.map(_platform_hash_js__WEBPACK_IMPORTED_MODULE_0__.digestOf).sort()].join(" ") : value;
}
function identityOf({ rule, kind, host, layer, item, at, ...finding }) {
    const name = item?.profile && (0,_model_fact_js__WEBPACK_IMPORTED_MODULE_1__/* .known */ .eO)(item.profile.name);
    const inert = item?.verdict.kind === "rejected" || item?.verdict.kind === "dropped";
    return [
        rule,
        kind ?? "",
        host ?? "",
        layer ? `${layer.name} ${layer.root}` : "",
        at.source.path,
        name ?? "",
        `${comparedValue(finding)}${inert ? " (left out)" : ""}`,
    ];
}


/***/ }),

/***/ 3641:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   F0: () => (/* binding */ defaultEditionOf),
/* harmony export */   Us: () => (/* binding */ formerEdition),
/* harmony export */   YB: () => (/* binding */ defineHost),
/* harmony export */   _e: () => (/* binding */ absentLoad)
/* harmony export */ });
function defineHost(host) {
    return host;
}
function defaultEditionOf({ editions, defaultEdition }) {
    return defaultEdition ?? editions[0];
}
function formerEdition({ formerEditions = {} }, edition) {
    const successor = Object.hasOwn(formerEditions, edition) ? formerEditions[edition] : undefined;
    return successor === undefined ? undefined : `edition \`${edition}\` is now named \`${successor}\``;
}
const absentLoad = { status: "absent", layers: [], items: [], unjudged: [] };


/***/ }),

/***/ 78301:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   FS: () => (/* binding */ defaultPreset),
/* harmony export */   Kl: () => (/* binding */ classOf),
/* harmony export */   Km: () => (/* binding */ defineRule),
/* harmony export */   bD: () => (/* binding */ presetCeiling),
/* harmony export */   bx: () => (/* binding */ baseOf),
/* harmony export */   v4: () => (/* binding */ presets)
/* harmony export */ });
const presets = ["required", "recommended", "strict"];
const defaultPreset = "recommended";
const presetCeiling = ["read"];
function baseOf(preset) {
    return preset === "required" ? "recommended" : preset;
}
function defineRule(rule) {
    return rule;
}
function classOf(rule, kind) {
    return (kind === undefined ? undefined : rule.kinds?.[kind]?.class) ?? rule.class;
}


/***/ }),

/***/ 85316:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   isLink: () => (/* binding */ isLink),
/* harmony export */   realPathOf: () => (/* binding */ realPathOf),
/* harmony export */   writeReport: () => (/* binding */ writeReport)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(node_fs__WEBPACK_IMPORTED_MODULE_0__);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1___default = /*#__PURE__*/__webpack_require__.n(node_path__WEBPACK_IMPORTED_MODULE_1__);
/* harmony import */ var _repo_tree_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(72456);
/* harmony import */ var _write_fault_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(74953);




function writeReport(file, text) {
    try {
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.writeFileSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(file), text);
    }
    catch (error) {
        const fault = (0,_write_fault_js__WEBPACK_IMPORTED_MODULE_3__/* .isFull */ .u)(error) ? undefined : (0,_write_fault_js__WEBPACK_IMPORTED_MODULE_3__/* .writeFaultOf */ .$)(error);
        throw fault === undefined ? error : new _repo_tree_js__WEBPACK_IMPORTED_MODULE_2__/* .UserError */ .yo(`the file \`${file}\` cannot be written: ${fault}`);
    }
}
function isLink(file, directory) {
    const target = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(directory, file);
    try {
        return !target.startsWith("/dev/") && (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.lstatSync)(target).isSymbolicLink();
    }
    catch {
        return false;
    }
}
function realPathOf(file, directory) {
    const target = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(directory, file);
    try {
        return (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.realpathSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(target)), (0,node_path__WEBPACK_IMPORTED_MODULE_1__.basename)(target)).replaceAll(node_path__WEBPACK_IMPORTED_MODULE_1__.sep, "/");
    }
    catch {
        return target.replaceAll(node_path__WEBPACK_IMPORTED_MODULE_1__.sep, "/");
    }
}


/***/ }),

/***/ 74953:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $: () => (/* binding */ writeFaultOf),
/* harmony export */   u: () => (/* binding */ isFull)
/* harmony export */ });
const reasons = {
    EACCES: "permission denied",
    EPERM: "permission denied",
    EROFS: "the file system is read-only",
    ENOSPC: "the disk is full",
    EDQUOT: "the disk quota is used up",
    ENOENT: "its folder is not there",
    ENOTDIR: "a part of its path is no folder",
    EISDIR: "it is a folder",
    ENAMETOOLONG: "its name is too long",
};
function writeFaultOf(error) {
    return error instanceof Error && "code" in error ? reasons[String(error.code)] : undefined;
}
function isFull(error) {
    return error instanceof Error && "code" in error && (error.code === "ENOSPC" || error.code === "EDQUOT");
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

/***/ 88499:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   N: () => (/* binding */ commandOf)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(node_fs__WEBPACK_IMPORTED_MODULE_0__);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1___default = /*#__PURE__*/__webpack_require__.n(node_path__WEBPACK_IMPORTED_MODULE_1__);
/* harmony import */ var _native_path_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(9144);



function commandOf({ script, directory, environment }, name) {
    if (script === undefined)
        return name;
    const parts = script.split(/[\\/]/);
    const at = parts.indexOf("_npx");
    if (at >= 0)
        return `npx ${packageOf(parts.slice(0, at + 2).join(node_path__WEBPACK_IMPORTED_MODULE_1__.sep)) ?? name}`;
    const inHook = environment.PRE_COMMIT !== undefined;
    if (!inHook && isOfProject(parts, directory))
        return `npx ${name}`;
    if (!inHook && isOnPath(script, environment.PATH, name))
        return name;
    if (!inHook && parts.includes("node_modules"))
        return `npx ${name}`;
    const path = pasted(script, directory, environment.HOME);
    if (path === undefined || !/(?:\.js|[\\/])$|[\\/]bin[\\/][^\\/]+$/.test(script))
        return name;
    return script.endsWith(".js") ? `node ${path}` : path;
}
function isOfProject(parts, directory) {
    const at = parts.lastIndexOf("node_modules");
    return at >= 0 && (0,_native_path_js__WEBPACK_IMPORTED_MODULE_2__/* .pathBelow */ .Br)(parts.slice(0, at).join(node_path__WEBPACK_IMPORTED_MODULE_1__.sep) || node_path__WEBPACK_IMPORTED_MODULE_1__.sep, directory) !== undefined;
}
function packageOf(folder) {
    try {
        const read = JSON.parse(startOf((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, "package.json")));
        const record = read["_npx"];
        const first = Array.isArray(record?.packages) ? record.packages[0] : undefined;
        return typeof first === "string" && /^[\w@][\w@./:+#^~-]{0,200}$/.test(first) ? first : undefined;
    }
    catch {
        return undefined;
    }
}
const maxBytes = 10_000;
function startOf(path) {
    const file = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.openSync)(path, "r");
    try {
        const bytes = Buffer.alloc(maxBytes);
        return bytes.toString("utf8", 0, (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readSync)(file, bytes, 0, maxBytes, 0));
    }
    finally {
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.closeSync)(file);
    }
}
const maxFolders = 100;
function isOnPath(script, path, name) {
    const own = realOf(script);
    for (const folder of (path ?? "").split(node_path__WEBPACK_IMPORTED_MODULE_1__.delimiter).slice(0, maxFolders)) {
        const found = folder === "" ? undefined : realOf((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, name));
        if (found !== undefined)
            return found === own;
    }
    return false;
}
function realOf(path) {
    try {
        return (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.realpathSync)(path);
    }
    catch {
        return undefined;
    }
}
function pasted(script, directory, home) {
    const inside = (0,_native_path_js__WEBPACK_IMPORTED_MODULE_2__/* .pathBelow */ .Br)(directory, script);
    const inHome = home ? (0,_native_path_js__WEBPACK_IMPORTED_MODULE_2__/* .pathBelow */ .Br)(home, script) : undefined;
    const path = inside ?? inHome ?? script;
    if (!/^[\x20-\x7e]{1,1000}$/.test(path) || /::|##\[/.test(path))
        return undefined;
    return inside === undefined && inHome !== undefined ? `~/${quoted(path)}` : quoted(path);
}
function quoted(path) {
    return /^[\w./:~+@%\\-]+$/.test(path) && !path.startsWith("-") ? path : `'${path.replaceAll("'", "'\\''")}'`;
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

/***/ 26782:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   FH: () => (/* binding */ choiceOf),
/* harmony export */   h: () => (/* binding */ suggestion),
/* harmony export */   pA: () => (/* binding */ nearest),
/* harmony export */   yx: () => (/* binding */ editsBetween)
/* harmony export */ });
function nearest(word, candidates) {
    let best;
    let fewest = Math.max(2, Math.floor(word.length / 3)) + 1;
    for (const candidate of candidates) {
        if (Math.abs(candidate.length - word.length) >= fewest || word.length > 100)
            continue;
        const edits = editsBetween(word.toLowerCase(), candidate.toLowerCase());
        if (edits < fewest)
            [best, fewest] = [candidate, edits];
    }
    if (best !== undefined || word.length < 3)
        return best;
    const longer = [...candidates].filter((candidate) => candidate.toLowerCase().startsWith(word.toLowerCase()));
    return longer.length === 1 ? longer[0] : undefined;
}
function suggestion(word, candidates) {
    const found = nearest(word, candidates);
    return found === undefined ? "" : `; did you mean \`${found}\`?`;
}
function choiceOf(words) {
    return `write one of ${words.map((word) => `\`${word}\``).join(", ")}`;
}
function editsBetween(a, b) {
    let older = [];
    let old = Array.from({ length: b.length + 1 }, (_, i) => i);
    for (let i = 1; i <= a.length; i++) {
        const row = [i];
        for (let j = 1; j <= b.length; j++) {
            const same = a[i - 1] === b[j - 1];
            let cost = Math.min((old[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1, (old[j - 1] ?? 0) + (same ? 0 : 1));
            if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1])
                cost = Math.min(cost, (older[j - 2] ?? 0) + 1);
            row.push(cost);
        }
        [older, old] = [old, row];
    }
    return old[b.length] ?? 0;
}


/***/ }),

/***/ 63691:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   e: () => (/* binding */ wrapAround),
/* harmony export */   o: () => (/* binding */ asStarted)
/* harmony export */ });
/* harmony import */ var _generated_tool_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(45757);
/* harmony import */ var _sanitize_colors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(86605);
/* harmony import */ var _sanitize_text_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(32426);



function asStarted(text, command) {
    return text.replaceAll(`\`${_generated_tool_js__WEBPACK_IMPORTED_MODULE_0__/* .tool */ .z.name} `, () => `\`${command} `);
}
const joint = "\u0000";
function wrapAround(text, commands, columns, style) {
    const joined = commands.reduce((whole, command) => whole.replaceAll(command, () => command.replaceAll(" ", joint)), text);
    return (0,_sanitize_colors_js__WEBPACK_IMPORTED_MODULE_1__/* .wrap */ .L)(joined, columns, (word) => (0,_sanitize_text_js__WEBPACK_IMPORTED_MODULE_2__/* .widthOf */ .qz)(word.replaceAll(joint, " "))).map((line) => style(line.replaceAll(joint, " ")));
}


/***/ }),

/***/ 86605:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   K: () => (/* binding */ stylesFor),
/* harmony export */   L: () => (/* binding */ wrap)
/* harmony export */ });
const codes = {
    bold: [1, 22],
    dim: [2, 22],
    red: [31, 39],
    yellow: [33, 39],
    cyan: [36, 39],
    green: [32, 39],
};
function stylesFor(color) {
    const paint = ([on, off]) => (text) => color && text !== "" ? `\u001b[${on}m${text}\u001b[${off}m` : text;
    return {
        bold: paint(codes.bold),
        dim: paint(codes.dim),
        red: paint(codes.red),
        yellow: paint(codes.yellow),
        cyan: paint(codes.cyan),
        green: paint(codes.green),
    };
}
function wrap(text, width, widthOf, taken = 0) {
    const lines = [];
    let line = "";
    for (const word of text.split(" ")) {
        if (line !== "" && widthOf(line) + 1 + widthOf(word) > width - (lines.length === 0 ? taken : 0)) {
            lines.push(line);
            line = word;
        }
        else
            line = line === "" ? word : `${line} ${word}`;
    }
    return [...lines, line];
}


/***/ })

};
;