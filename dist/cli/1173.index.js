"use strict";
exports.id = 1173;
exports.ids = [1173];
exports.modules = {

/***/ 71173:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  readCli: () => (/* binding */ readCli)
});

// EXTERNAL MODULE: ./build/bundle/src/model/fact.js
var fact = __webpack_require__(7277);
// EXTERNAL MODULE: ./build/bundle/src/hosts/_kit/loading/collect.js
var collect = __webpack_require__(77012);
// EXTERNAL MODULE: ./build/bundle/src/parsers/node.js
var parsers_node = __webpack_require__(70536);
// EXTERNAL MODULE: ./build/bundle/src/parsers/json.js + 2 modules
var json = __webpack_require__(45433);
// EXTERNAL MODULE: ./build/bundle/src/hosts/claude/hooks/index.js
var claude_hooks = __webpack_require__(21447);
// EXTERNAL MODULE: ./build/bundle/src/hosts/claude/editions.js
var editions = __webpack_require__(76273);
// EXTERNAL MODULE: ./build/bundle/src/hosts/claude/settings/json-types.js
var json_types = __webpack_require__(46728);
;// CONCATENATED MODULE: ./build/bundle/src/hosts/claude/payload-types.js





const filled = (0,json_types/* typeOf */.QP)("a string that is not empty", (node) => (0,parsers_node/* isText */.KH)(node) && (0,parsers_node/* textOf */.b6)(node) !== "");
const effort = (0,json_types/* typeOf */.QP)("`low`, `medium`, `high`, `xhigh`, `max` or a whole number", (node) => (0,parsers_node/* isText */.KH)(node)
    ? ["low", "medium", "high", "xhigh", "max"].includes((0,parsers_node/* textOf */.b6)(node) ?? "")
    : Number.isInteger((0,json_types/* numberOf */.rl)(node)));
const servers = (0,json_types/* typeOf */.QP)("an array of names and objects", (node) => node.kind === "list" ? node.items.every((item) => (0,parsers_node/* isText */.KH)(item) || item.kind === "table") : false);
const fields = {
    description: filled,
    prompt: json_types/* text */.Qq,
    tools: json_types/* texts */.Te,
    disallowedTools: json_types/* texts */.Te,
    model: filled,
    permissionMode: (0,json_types/* words */.aL)("acceptEdits", "auto", "bypassPermissions", "default", "dontAsk", "plan", "manual"),
    maxTurns: (0,json_types/* integerFrom */.bn)(1),
    memory: (0,json_types/* words */.aL)("user", "project", "local"),
    isolation: (0,json_types/* words */.aL)("worktree", "remote"),
    skills: json_types/* texts */.Te,
    mcpServers: servers,
    hooks: json_types/* object */.Ik,
    background: json_types/* flag */.Jt,
    effort,
    initialPrompt: json_types/* text */.Qq,
};
const required = ["description", "prompt"];
function payloadFaultIn({ name = "", key, value }, edition) {
    if (name.startsWith("-") && !(0,editions/* isOlder */.tW)(edition))
        return { message: `the name \`${name}\` begins with \`-\``, span: key.span };
    if (value.kind !== "table")
        return { message: `\`${name}\` must be an object`, span: value.span };
    return missingIn(value, key.span) ?? wrongIn(value) ?? hooksFault((0,parsers_node/* valueOf */.RP)(value, "hooks"));
}
function missingIn(table, span) {
    const missing = required.find((field) => !(0,parsers_node/* valueOf */.RP)(table, field));
    return missing === undefined ? undefined : { message: `it has no \`${missing}\``, span };
}
function wrongIn(table) {
    for (const { name = "", value } of table.entries) {
        const type = Object.hasOwn(fields, name) ? fields[name] : undefined;
        const fault = type?.faultOf(value);
        if (type && fault)
            return { message: `\`${name}\` must be ${type.says}`, span: fault.span };
    }
    return undefined;
}
function hooksFault(hooks) {
    for (const { name = "", key, value } of (0,parsers_node/* tableEntries */.zH)(hooks)) {
        if (!claude_hooks/* eventsOfAnyVersion */.hP.has(name))
            return { message: `\`hooks\` has no event \`${name}\``, span: key.span };
        const groups = (0,parsers_node/* listItems */.Dw)(value);
        const wrong = value.kind === "list" ? groups.find((group) => (0,parsers_node/* valueOf */.RP)(group, "hooks")?.kind !== "list") : value;
        if (wrong)
            return { message: `\`hooks.${name}\` must be an array of objects with \`hooks\``, span: wrong.span };
    }
    return undefined;
}

// EXTERNAL MODULE: ./build/bundle/src/hosts/claude/subagent/profile.js + 6 modules
var profile = __webpack_require__(56533);
// EXTERNAL MODULE: ./build/bundle/src/hosts/claude/settings/files.js + 2 modules
var files = __webpack_require__(80462);
;// CONCATENATED MODULE: ./build/bundle/src/hosts/claude/cli.js







async function readCli(repo, path, edition) {
    const source = await (0,collect/* readOne */.JF)(repo, path);
    if (source === undefined)
        return [];
    const layer = { name: "cli", root: path, status: "loaded", authority: [] };
    if ("message" in source)
        return [{ layer, items: [], unjudged: [source] }];
    const rejected = (message, span) => [
        {
            layer,
            items: [
                { layer, files: [source.path], verdict: { kind: "rejected", problem: { message, at: { source, span } } } },
            ],
            unjudged: [],
        },
    ];
    const fault = (0,files/* strictFaultIn */.Hc)(source.text);
    if (fault)
        return rejected(`it is not strict JSON (${fault.message})`, fault.span);
    const node = (0,json.parseJsonc)(source.text);
    if (node.kind === "problem")
        return [{ layer, items: [], unjudged: [{ message: node.message, at: { source, span: node.span } }] }];
    if (node.kind !== "table")
        return rejected("it must be an object of names and subagents", node.span);
    return [{ layer, items: itemsOf(layer, source, (0,json/* withLastValues */.pV)(node), edition), unjudged: [] }];
}
function itemsOf(layer, source, table, edition) {
    const entries = table.entries.map((entry) => ({ entry, fault: payloadFaultIn(entry, edition) }));
    const first = entries.find(({ fault }) => fault !== undefined);
    return entries.map(({ entry: { name = "", key, value }, fault }) => {
        const at = (span) => ({ source, span });
        const verdict = fault
            ? { kind: "rejected", problem: { message: fault.message, at: at(fault.span) } }
            : first
                ? {
                    kind: "lost",
                    problem: {
                        message: `Claude Code rejects the whole payload because of \`${first.entry.name ?? ""}\``,
                        at: at(first.fault?.span ?? key.span),
                    },
                }
                : { kind: "loaded" };
        const item = { layer, files: [source.path], verdict };
        return value.kind === "table"
            ? {
                ...item,
                profile: profileOf(source, { name, at: at(key.span) }, value, { edition, loads: verdict.kind === "loaded" }),
            }
            : item;
    });
}
function profileOf(source, named, table, as) {
    const prompt = (0,parsers_node/* valueOf */.RP)(table, "prompt");
    const rest = { ...table, entries: table.entries.filter((entry) => entry.name !== "prompt") };
    const read = (0,profile/* oneReading */.H)(rest, source, { start: table.span.end, end: table.span.end }, as);
    return {
        ...read,
        name: (0,fact/* stated */.Eo)(named.name, named.at),
        identity: named.name,
        prompt: prompt
            ? { source: "inline", path: null, text: (0,parsers_node/* textOf */.b6)(prompt) ?? "", at: { source, span: prompt.span } }
            : read.prompt,
    };
}


/***/ })

};
;