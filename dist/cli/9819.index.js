"use strict";
exports.id = 9819;
exports.ids = [9819];
exports.modules = {

/***/ 14833:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   q: () => (/* binding */ widthOf),
/* harmony export */   r: () => (/* binding */ helpPage)
/* harmony export */ });
/* harmony import */ var _repo_many_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(46447);
/* harmony import */ var _sanitize_colors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(86605);


function helpPage({ title, usage, names, examples, options, codes, homepage }, width) {
    const parts = [
        `${[title, usage].flatMap((line) => (0,_sanitize_colors_js__WEBPACK_IMPORTED_MODULE_0__/* .wrap */ .L)(line, width, (word) => word.length)).join("\n")}\n`,
        ...(names ? [`Commands\n${table(names, width)}`] : []),
        `Examples\n${listing(examples, width)}`,
        `Options\n${table(options, width)}`,
        `Exit codes\n${table(codes, width)}`,
        `${homepage.replace(/\/blob\/.*$/, "")}\n`,
    ];
    return parts.join("\n");
}
function widthOf(columns) {
    return Math.min(Math.max(columns, 60), 100);
}
function table(rows, width) {
    const first = (0,_repo_many_js__WEBPACK_IMPORTED_MODULE_1__/* .largest */ .nQ)(rows.map(([name]) => name.length)) + 4;
    return rows
        .map(([name, text]) => {
        const lines = (0,_sanitize_colors_js__WEBPACK_IMPORTED_MODULE_0__/* .wrap */ .L)(text, width - first, (word) => word.length);
        return lines.map((line, i) => `${i === 0 ? `  ${name}`.padEnd(first) : " ".repeat(first)}${line}\n`).join("");
    })
        .join("");
}
function listing(rows, width) {
    const first = (0,_repo_many_js__WEBPACK_IMPORTED_MODULE_1__/* .largest */ .nQ)(rows.map(([name]) => name.length)) + 4;
    return rows.every(([, text]) => first + text.length <= width)
        ? table(rows, width)
        : rows
            .map(([name, text]) => {
            const lines = (0,_sanitize_colors_js__WEBPACK_IMPORTED_MODULE_0__/* .wrap */ .L)(text, width - 6, (word) => word.length);
            return [`  ${name}`, ...lines.map((line) => `      ${line}`)].map((line) => `${line}\n`).join("");
        })
            .join("");
}


/***/ }),

/***/ 19819:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  MZ: () => (/* binding */ codesOf),
  Li: () => (/* binding */ examplesOf),
  helpFor: () => (/* binding */ helpFor)
});

// UNUSED EXPORTS: generalExamples

;// CONCATENATED MODULE: ./build/bundle/src/evaluate/outcomes.js
const outputs = {
    conclusion: "`clean`, `findings`, or `error` if nothing was decided.",
    errors: "How many errors there are.",
    warnings: "How many warnings there are.",
    notes: "How many notes there are.",
    profiles: "How many profiles there are.",
    added: "How many profiles the base does not have.",
    changed: "How many profiles differ from the base.",
    removed: "How many profiles only the base has.",
    power: "`unchanged`, `narrowed`, `widened` or `undecided`: what the change does to profiles, settings, policy and gate.",
    widened: "How many profiles gained power by their own change.",
    "settings-widened": "How many profiles run under looser settings than before, or under settings that start changed code.",
    "new-errors": "How many errors are new: neither the base nor the baseline has them, and no waiver covers them.",
    json: "The file with the findings as JSON.",
    sarif: "The file with the findings as SARIF.",
    "comment-url": "The address of the comment, if there is one.",
};
const exitCodes = {
    0: "nothing at or above `--fail-on`; for the other commands: done",
    1: "findings, or a failed case of `policy test`",
    2: "a mistake in the flags, the policy or the named revision",
    3: "the tool broke; nothing was decided",
    4: "`fleet`: a repository was not read or needs a scan, or an earlier inventory stands in for it",
};

// EXTERNAL MODULE: ./build/bundle/src/evaluate/settings.js + 2 modules
var settings = __webpack_require__(5477);
// EXTERNAL MODULE: ./build/bundle/src/cli/help-page.js
var help_page = __webpack_require__(14833);
;// CONCATENATED MODULE: ./build/bundle/src/cli/help.js



function helpFor(command, { name, version, homepage }, columns, invocation = name) {
    const width = (0,help_page/* widthOf */.q)(columns);
    const flags = Object.entries(settings/* settings */.W0).filter(([flag, { entryPoints, commands: users }]) => entryPoints.includes("cli") &&
        (command === undefined ? !isOfFleet(users) : users.includes(command) && isShown(flag, command)));
    const options = flags.map(([flag, setting]) => [
        `--${flag}${setting.value === undefined ? "" : ` ${setting.value}`}`,
        meaning(flag, setting, command),
    ]);
    const codes = Object.entries(command === undefined ? exitCodes : codesOf(command)).map(([code, means]) => [code, means.replaceAll("`", "")]);
    const examples = (command === undefined ? generalExamples : examplesOf[command]).map(([words, does]) => [`${invocation}${words === "" ? "" : ` ${words}`}`, does]);
    const title = command === undefined
        ? `${name} ${version}: checks what subagent profiles can do, as their hosts load them`
        : `${name} ${command}: ${settings/* commands */.Pi[command].replaceAll("`", "")}`;
    const usage = `Usage: ${name} ${command === undefined ? "[COMMAND] [OPTIONS]" : `${usageOf[command]} [OPTIONS]`}`;
    const names = Object.entries(settings/* commands */.Pi).map(([own, does]) => [usageOf[own], does.replaceAll("`", "")]);
    return (0,help_page/* helpPage */.r)({
        title,
        usage,
        ...(command === undefined ? { names } : {}),
        examples,
        options,
        codes,
        homepage,
    }, width);
}
const usageOf = {
    check: "[check]",
    list: "list",
    diff: "diff [BASE [HEAD] | BASE..HEAD]",
    explain: "explain [RULE|HOST]",
    policy: "policy [test FILE…]",
    baseline: "baseline",
    init: "init",
    fix: "fix",
    grant: "grant PATH",
    fleet: "fleet plan|scan|merge|impact",
    rules: "rules",
    hosts: "hosts",
    help: "help [COMMAND]",
    version: "version",
};
const generalExamples = [
    ["", "checks the repository around the working directory"],
    ["list", "shows what every profile can do"],
    ["explain max-capability", "says why a rule matters, and how to fix its findings"],
];
const examplesOf = {
    check: [
        ["check --base origin/main", "fails only for findings that origin/main does not have"],
        ["check --staged", "checks what the next commit would hold, as a hook does"],
        ["check --format json=findings.json", "writes the findings to a file"],
    ],
    list: [
        ["list", "shows every profile, the most powerful first"],
        ["list --all", "shows every setting too"],
        ["list --format json --host claude", "prints the profiles of one host for other programs"],
    ],
    diff: [
        ["diff", "shows what changed since the default branch"],
        ["diff HEAD~1", "shows what changed since the last commit"],
        ["diff main...topic", "shows what topic changed since it left main"],
        ["diff v1 v2 --format markdown", "compares two revisions for a comment"],
    ],
    explain: [
        ["explain", "lists the rules and hosts"],
        ["explain max-capability", "shows the first screen of a rule's page"],
        ["explain max-capability/hook", "shows what it says of one kind of finding"],
        ["explain claude --full", "shows the whole page of a host"],
    ],
    policy: [
        ["policy", "shows every setting, and the line that it comes from"],
        ["policy --for .claude/agents/release.md", "shows what is decided for one profile"],
        ["policy test policy.test.yml", "runs the cases of a file against the policy"],
    ],
    baseline: [
        ["baseline", "accepts today's findings"],
        ["baseline --prune", "removes entries that match no finding"],
        ["baseline --today 2027-01-31", "writes the baseline of another day"],
    ],
    init: [
        ["init", "writes a policy, the check, and a hook entry"],
        ["init --from-current", "grants what today's profiles do"],
        ["init --owner @acme/dx", "names who approves changes of the policy"],
    ],
    fix: [
        ["fix", "repairs the profiles of the working tree"],
        ["fix --dry-run", "shows the edits and writes nothing"],
        ["fix --staged", "repairs what is staged too, as a hook does"],
    ],
    grant: [
        ["grant .claude/agents/release.md", "prints the entry that the profile needs"],
        ["grant .claude/settings.json --owner @acme/dx", "does it for a settings file, with an owner"],
        ["grant .claude/agents/release.md --write", "adds the entry to the policy"],
    ],
    fleet: [
        ["fleet plan --mirrors mirrors", "lists the repositories of a folder and their commits"],
        ["fleet scan --plan plan.json --out scan", "reads every subagent of the plan"],
        ["fleet merge scan --out inventory", "makes one inventory of all parts: rows, CSV, SQLite, Markdown, HTML"],
        ["fleet impact --policy stricter.yml", "says which repositories would begin to fail"],
        ["fleet scan --help", "shows the options of one part"],
    ],
    rules: [
        ["rules", "lists the rules"],
        ["explain unique-name", "shows the first screen of one rule's page"],
        ["explain unique-name --full", "shows the whole page"],
    ],
    hosts: [
        ["hosts", "lists the hosts"],
        ["explain codex", "shows the first screen of one host's page"],
        ["explain codex --full", "shows the whole page"],
    ],
    help: [
        ["help", "shows the commands and options"],
        ["help list", "shows the options of one command"],
        ["list --help", "does the same"],
    ],
    version: [
        ["version", "prints the version"],
        ["--version", "does the same"],
        ["help", "shows the commands and options"],
    ],
};
const texts = ["explain", "rules", "hosts", "help", "version"];
function isOfFleet(users) {
    return users.length === 1 && users[0] === "fleet";
}
function isShown(flag, command) {
    if (flag === "version")
        return command === "version";
    if (flag === "color")
        return command !== "help" && command !== "version";
    return !(texts.includes(command) && (flag === "offline" || flag === "quiet"));
}
function codesOf(command) {
    const done = { 0: "done", 2: exitCodes[2], 3: exitCodes[3] };
    if (command === "check")
        return { ...done, 0: "nothing at or above `--fail-on`", 1: "findings" };
    if (command === "fleet")
        return {
            ...done,
            1: "with --fail-on, a repository fails",
            4: "a repository was not read or needs a scan, or an earlier row stands in",
        };
    if (texts.includes(command))
        return { 0: "done", 2: "a mistake in the words or the flags" };
    return command === "policy" ? { ...done, 1: "a failed case of `policy test`" } : done;
}
const ownMeanings = {
    root: {
        fix: "The directory whose profiles are repaired.",
        init: "The repository to write to.",
        diff: "The directory whose changes are shown.",
        policy: "The repository whose policy is shown.",
        baseline: "The repository whose findings are accepted.",
        grant: "The repository that PATH belongs to.",
    },
    at: {
        policy: "Show the policy of this commit.",
        baseline: "Print the baseline of this commit, and write nothing.",
        grant: "Print the entry that PATH needs in this commit.",
    },
    staged: {
        policy: "Show the policy that counts for the git index: the one of HEAD.",
        fix: "Repair what is staged, in the git index and in the working tree.",
    },
    edition: { fix: "Repair for this edition of a host; can be repeated." },
    host: { fix: "Repair only for the named host; can be repeated." },
    all: {
        check: "Show existing, waived and folded findings too.",
        list: "Show every setting too, and what differs between hosts.",
        policy: "With --for, show also the rules that are as in a preset.",
    },
    from: {
        list: "Only what a session that starts in this directory would be offered.",
        init: "With --organisation, the policy file, or a checkout of its repository.",
    },
    owner: {
        grant: "The owner of the entry: a login or a team.",
        init: "The login or team that owns the policy, and the grants of files that CODEOWNERS gives nobody.",
    },
    fetch: { init: "With --organisation, read the policy over the network." },
    policy: {
        fleet: "For `fleet scan`, the organisation's policy: the ceiling over each repository's own; for `fleet impact`, the one to weigh.",
    },
    format: { fleet: "For `fleet impact`, the output format." },
    today: { fleet: "For `fleet plan` and `fleet impact`, the day that policies are judged on." },
    "fail-on": {
        fleet: "For `fleet scan`, the mildest finding that makes a repository fail; with it, a repository that fails ends the scan with 1.",
    },
    "dry-run": { check: "With --fix, print the edits as a diff, write nothing and check nothing." },
};
const ownFallbacks = {
    root: { diff: "all of the repository", policy: "the one around the working directory" },
    policy: { fleet: "none" },
    from: { list: "every directory", init: "none, and then --organisation needs --fetch" },
    owner: {
        init: "the owners in CODEOWNERS; for grants without one, the owner of the policy, or the account of `origin`",
    },
    "fail-on": { fleet: "never; errors make a repository fail" },
};
function meaning(flag, setting, command) {
    const { choices } = setting;
    const own = command && ownMeanings[flag]?.[command];
    const description = own ?? (command ? withoutCommand(setting.description, command) : setting.description);
    const fallback = (command && ownFallbacks[flag]?.[command]) ?? setting.fallback;
    const values = flag === "format" && (command === "list" || command === "diff" || command === "policy" || command === "fleet")
        ? settings/* formats */.Fx[command]
        : choices;
    return [
        description,
        ...(values ? [`One of ${values.join(", ")}.`] : []),
        ...(fallback ? [`Default: ${fallback}.`] : []),
    ].join(" ");
}
function withoutCommand(description, command) {
    return description
        .split(/(?<=\.) (?=In `)/)
        .flatMap((part) => {
        const [lead = "", name] = /^In `([^`]+)`, /.exec(part) ?? [];
        if (name !== undefined && name !== command)
            return [];
        const rest = part.slice(lead.length);
        return [`${rest.charAt(0).toUpperCase()}${rest.slice(1)}`];
    })
        .join(" ");
}


/***/ })

};
;