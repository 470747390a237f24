"use strict";
exports.id = 9422;
exports.ids = [9422];
exports.modules = {

/***/ 8730:
/***/ (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   C: () => (/* binding */ unreadFault),
/* harmony export */   w: () => (/* binding */ beyond)
/* harmony export */ });
/* harmony import */ var _repo_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4951);

function beyond(path, resolution) {
    if (resolution.kind === "unjudged")
        return { message: resolution.problem, at: (0,_repo_text_js__WEBPACK_IMPORTED_MODULE_0__/* .placeOfPath */ .Es)(resolution.path) };
    return {
        message: `is a link out of the repository to \`${resolution.target}\`, which is not checked`,
        at: (0,_repo_text_js__WEBPACK_IMPORTED_MODULE_0__/* .placeOfPath */ .Es)(resolution.link ?? path),
    };
}
function unreadFault(path, content) {
    if (content.kind === "not-utf8")
        return { problem: { message: "it is not UTF-8", at: (0,_repo_text_js__WEBPACK_IMPORTED_MODULE_0__/* .startOf */ .GH)(content.source) } };
    if (content.kind === "unjudged")
        return { unjudged: { message: content.problem, at: (0,_repo_text_js__WEBPACK_IMPORTED_MODULE_0__/* .startOf */ .GH)(content.source) } };
    const { resolution } = content;
    if (resolution.kind === "outside")
        return { unjudged: beyond(path, resolution) };
    const why = {
        directory: "it is a directory",
        missing: "it is a broken link",
        loop: "it is a circular link",
        "not-a-directory": "it is a link through a file",
    };
    return { problem: { message: why[resolution.kind], at: (0,_repo_text_js__WEBPACK_IMPORTED_MODULE_0__/* .placeOfPath */ .Es)(path) } };
}


/***/ }),

/***/ 8879:
/***/ (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   _: () => (/* binding */ matchesWildcard)
/* harmony export */ });
const maxLength = 200;
function matchesWildcard(pattern, name) {
    return name.length <= maxLength && matches(pattern.replace(/\*+/g, "*"), name);
}
function matches(pattern, name) {
    if (pattern.length > maxLength)
        return false;
    let [at, from] = [0, 0];
    let [star, starEnd] = [-1, 0];
    while (from < name.length) {
        if (pattern[at] === "*") {
            star = at;
            starEnd = from;
            at += 1;
        }
        else if (pattern[at] === "?" || pattern[at] === name[from]) {
            at += 1;
            from += 1;
        }
        else if (star >= 0) {
            starEnd += 1;
            at = star + 1;
            from = starEnd;
        }
        else
            return false;
    }
    if (pattern[at] === "*")
        at += 1;
    return at === pattern.length;
}


/***/ }),

/***/ 6458:
/***/ (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   EH: () => (/* binding */ readMarkdownAs),
/* harmony export */   Ik: () => (/* binding */ readYamlAs),
/* harmony export */   V: () => (/* binding */ brokenAt),
/* harmony export */   gM: () => (/* binding */ readYaml),
/* harmony export */   k$: () => (/* binding */ readMarkdown)
/* harmony export */ });
/* harmony import */ var _model_fact_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(7277);
/* harmony import */ var _parsers_decode_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7509);
/* harmony import */ var _parsers_yaml_rust_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6878);
/* harmony import */ var _repo_text_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(4951);
/* harmony import */ var _fields_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(4126);





const older = { shape: _fields_js__WEBPACK_IMPORTED_MODULE_3__/* .definition */ .mw, isBlank: (name) => name === "" };
function readYaml(source) {
    return readYamlAs(source, older);
}
function readYamlAs(source, reading) {
    return decode(source, source.text, 0, undefined, reading);
}
function readMarkdown(source) {
    return readMarkdownAs(source, older);
}
function readMarkdownAs(source, reading) {
    const { text } = source;
    const open = text.indexOf("---");
    const close = open < 0 ? -1 : text.indexOf("---", open + 3);
    const isProfile = /^\s*---/.test(text) || keys.test(close < 0 ? "" : text.slice(open, close)) || meant.test(text.slice(0, 8192));
    const document = isProfile ? {} : { kind: "document" };
    if (close < 0) {
        const message = open < 0 ? "it has no `---` frontmatter" : "the `---` frontmatter is never closed: no second `---` follows";
        const span = open < 0 ? { start: 0, end: 0 } : { start: open, end: open + 3 };
        return {
            source,
            top: (0,_repo_text_js__WEBPACK_IMPORTED_MODULE_2__/* .startOf */ .GH)(source),
            repaired: undefined,
            definition: undefined,
            body: { text: (0,_repo_text_js__WEBPACK_IMPORTED_MODULE_2__/* .trim */ .Bq)(text), at: (0,_repo_text_js__WEBPACK_IMPORTED_MODULE_2__/* .startOf */ .GH)(source) },
            problem: { message, at: { source, span }, ...document },
        };
    }
    const yaml = (0,_repo_text_js__WEBPACK_IMPORTED_MODULE_2__/* .trim */ .Bq)(text.slice(open + 3, close));
    const base = yaml === "" ? open + 3 : text.indexOf(yaml, open + 3);
    const body = (0,_repo_text_js__WEBPACK_IMPORTED_MODULE_2__/* .trim */ .Bq)(text.slice(close + 3));
    const from = body === "" ? text.length : text.indexOf(body, close + 3);
    const read = decode(source, yaml, base, { text: body, at: { source, span: { start: from, end: from + body.length } } }, reading);
    const early = isProfile && endsEarly(text, close) ? { early: { start: close, end: close + 3 } } : {};
    return { ...read, ...early, ...(read.problem ? { problem: { ...read.problem, ...document } } : {}) };
}
const keys = /^[ \t]*(?:name|description)[ \t]*:/m;
const meant = /^---[ \t]*\r?\n(?:[^\n]*\n){0,20}?(?:name|description)[ \t]*:/m;
function endsEarly(text, close) {
    const before = text.slice(text.lastIndexOf("\n", close) + 1, close);
    if (before === "")
        return false;
    if (before.trim() !== "")
        return true;
    const [lost, fence] = text.slice(close + 3).split(/^---/m, 2);
    return fence !== undefined && /^[\w-]+[ \t]*:/m.test(lost ?? "");
}
function decode(source, yaml, base, body, { shape, dialect, isBlank, check }) {
    const read = (0,_parsers_yaml_rust_js__WEBPACK_IMPORTED_MODULE_1__.readSerdeYaml)(yaml, base);
    const document = {
        source,
        top: { source, span: { start: base, end: base } },
        repaired: (0,_parsers_yaml_rust_js__WEBPACK_IMPORTED_MODULE_1__/* .repairSerdeYaml */ .Gz)(yaml, read),
        body,
    };
    const wrong = read.problem ? undefined : check?.(read.node);
    const decoded = wrong ?? (0,_parsers_yaml_rust_js__WEBPACK_IMPORTED_MODULE_1__.decodeSerdeYaml)(read, shape, dialect);
    const refused = (message, span) => ({
        ...document,
        definition: undefined,
        problem: { message, at: { source, span } },
    });
    if (decoded instanceof _parsers_decode_js__WEBPACK_IMPORTED_MODULE_0__/* .DecodeError */ .Xc || "span" in decoded)
        return refused(`invalid ${body ? "frontmatter" : "YAML"}: ${decoded.message}`, decoded.span);
    if (isBlank(decoded.name))
        return refused("the `name` is empty", nameSpan(read.node) ?? { start: base, end: base });
    return { ...document, definition: decoded };
}
function nameSpan(node) {
    return node.kind === "table" ? node.entries.find(({ name }) => name === "name")?.value.span : undefined;
}
function brokenAt({ source, repaired }, key) {
    const span = repaired?.broken.get(key);
    return span && (0,_model_fact_js__WEBPACK_IMPORTED_MODULE_4__/* .unreadable */ .O$)({ source, span }, "the YAML is broken here");
}


/***/ }),

/***/ 4126:
/***/ (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   D0: () => (/* binding */ modelFields),
/* harmony export */   Hu: () => (/* binding */ rule),
/* harmony export */   OA: () => (/* binding */ fields),
/* harmony export */   mw: () => (/* binding */ definition),
/* harmony export */   uD: () => (/* binding */ policyFields)
/* harmony export */ });
/* harmony import */ var _parsers_decode_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7509);

function ruleOf(rule) {
    const open = rule.indexOf("(");
    if (open < 0 || !rule.endsWith(")"))
        return { rule, tool_name: rule, arg_pattern: null };
    return { rule, tool_name: rule.slice(0, open), arg_pattern: rule.slice(open + 1, -1) };
}
const ruleMap = (0,_parsers_decode_js__WEBPACK_IMPORTED_MODULE_0__/* .struct */ .w3)("RuleRepr", { rule: (0,_parsers_decode_js__WEBPACK_IMPORTED_MODULE_0__/* .required */ .mw)(_parsers_decode_js__WEBPACK_IMPORTED_MODULE_0__/* .string */ .Yj) });
const rule = (node, dialect) => {
    const inner = dialect.whole?.(node, 3) ?? dialect;
    if (inner instanceof _parsers_decode_js__WEBPACK_IMPORTED_MODULE_0__/* .DecodeError */ .Xc)
        return inner;
    const read = node.kind === "table" ? ruleMap(node, inner) : { rule: (0,_parsers_decode_js__WEBPACK_IMPORTED_MODULE_0__/* .string */ .Yj)(node, inner) };
    if (read instanceof _parsers_decode_js__WEBPACK_IMPORTED_MODULE_0__/* .DecodeError */ .Xc || read.rule instanceof _parsers_decode_js__WEBPACK_IMPORTED_MODULE_0__/* .DecodeError */ .Xc) {
        return new _parsers_decode_js__WEBPACK_IMPORTED_MODULE_0__/* .DecodeError */ .Xc("data did not match any variant of untagged enum RuleRepr", node.span, {
            unplaced: true,
            whole: true,
        });
    }
    return ruleOf(read.rule);
};
const policyFields = {
    deny: (0,_parsers_decode_js__WEBPACK_IMPORTED_MODULE_0__/* .optional */ .lq)((0,_parsers_decode_js__WEBPACK_IMPORTED_MODULE_0__/* .list */ .p_)(rule), []),
    allow: (0,_parsers_decode_js__WEBPACK_IMPORTED_MODULE_0__/* .optional */ .lq)((0,_parsers_decode_js__WEBPACK_IMPORTED_MODULE_0__/* .list */ .p_)(rule), []),
    ask: (0,_parsers_decode_js__WEBPACK_IMPORTED_MODULE_0__/* .optional */ .lq)((0,_parsers_decode_js__WEBPACK_IMPORTED_MODULE_0__/* .list */ .p_)(rule), []),
    default_decision: (0,_parsers_decode_js__WEBPACK_IMPORTED_MODULE_0__/* .optional */ .lq)((0,_parsers_decode_js__WEBPACK_IMPORTED_MODULE_0__/* .oneOf */ .yL)("allow", "deny", "ask"), "ask"),
    enabled: (0,_parsers_decode_js__WEBPACK_IMPORTED_MODULE_0__/* .optional */ .lq)(_parsers_decode_js__WEBPACK_IMPORTED_MODULE_0__/* .boolean */ .zM, true),
};
const policy = (0,_parsers_decode_js__WEBPACK_IMPORTED_MODULE_0__/* .struct */ .w3)("PermissionPolicy", policyFields);
const modelFields = { model: (0,_parsers_decode_js__WEBPACK_IMPORTED_MODULE_0__/* .required */ .mw)(_parsers_decode_js__WEBPACK_IMPORTED_MODULE_0__/* .string */ .Yj), provider: (0,_parsers_decode_js__WEBPACK_IMPORTED_MODULE_0__/* .optional */ .lq)((0,_parsers_decode_js__WEBPACK_IMPORTED_MODULE_0__/* .option */ .uK)(_parsers_decode_js__WEBPACK_IMPORTED_MODULE_0__/* .string */ .Yj), null) };
const fields = {
    name: (0,_parsers_decode_js__WEBPACK_IMPORTED_MODULE_0__/* .required */ .mw)(_parsers_decode_js__WEBPACK_IMPORTED_MODULE_0__/* .string */ .Yj),
    description: (0,_parsers_decode_js__WEBPACK_IMPORTED_MODULE_0__/* .required */ .mw)(_parsers_decode_js__WEBPACK_IMPORTED_MODULE_0__/* .string */ .Yj),
    native: (0,_parsers_decode_js__WEBPACK_IMPORTED_MODULE_0__/* .optional */ .lq)(_parsers_decode_js__WEBPACK_IMPORTED_MODULE_0__/* .boolean */ .zM, false),
    hidden: (0,_parsers_decode_js__WEBPACK_IMPORTED_MODULE_0__/* .optional */ .lq)(_parsers_decode_js__WEBPACK_IMPORTED_MODULE_0__/* .boolean */ .zM, false),
    permissions: (0,_parsers_decode_js__WEBPACK_IMPORTED_MODULE_0__/* .optional */ .lq)(policy, { deny: [], allow: [], ask: [], default_decision: "ask", enabled: true }),
    model: (0,_parsers_decode_js__WEBPACK_IMPORTED_MODULE_0__/* .optional */ .lq)((0,_parsers_decode_js__WEBPACK_IMPORTED_MODULE_0__/* .option */ .uK)((0,_parsers_decode_js__WEBPACK_IMPORTED_MODULE_0__/* .struct */ .w3)("ModelConfig", modelFields)), null),
    prompt: (0,_parsers_decode_js__WEBPACK_IMPORTED_MODULE_0__/* .optional */ .lq)((0,_parsers_decode_js__WEBPACK_IMPORTED_MODULE_0__/* .option */ .uK)(_parsers_decode_js__WEBPACK_IMPORTED_MODULE_0__/* .string */ .Yj), null),
    max_steps: (0,_parsers_decode_js__WEBPACK_IMPORTED_MODULE_0__/* .optional */ .lq)((0,_parsers_decode_js__WEBPACK_IMPORTED_MODULE_0__/* .option */ .uK)((0,_parsers_decode_js__WEBPACK_IMPORTED_MODULE_0__/* .unsigned */ .ad)(64)), null),
};
const definition = (0,_parsers_decode_js__WEBPACK_IMPORTED_MODULE_0__/* .struct */ .w3)("AgentDefinition", fields);


/***/ }),

/***/ 4909:
/***/ (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  Q3: () => (/* binding */ early),
  VJ: () => (/* binding */ nativeOf),
  er: () => (/* binding */ readProfile)
});

// EXTERNAL MODULE: ./build/bundle/src/model/fact.js
var fact = __webpack_require__(7277);
// EXTERNAL MODULE: ./build/bundle/src/parsers/node.js
var parsers_node = __webpack_require__(536);
// EXTERNAL MODULE: ./build/bundle/src/parsers/decode.js + 1 modules
var decode = __webpack_require__(7509);
// EXTERNAL MODULE: ./build/bundle/src/hosts/_kit/profile.js
var profile = __webpack_require__(6132);
// EXTERNAL MODULE: ./build/bundle/src/parsers/yaml/rust.js + 25 modules
var rust = __webpack_require__(6878);
// EXTERNAL MODULE: ./build/bundle/src/hosts/a3s/document.js
var a3s_document = __webpack_require__(6458);
// EXTERNAL MODULE: ./build/bundle/src/hosts/a3s/fields.js
var fields = __webpack_require__(4126);
;// CONCATENATED MODULE: ./build/bundle/src/hosts/a3s/unknown-keys.js


const limit = /tool|permission|sandbox|allow|deny|max|limit|timeout|steps|turns|read.?only|confirm|decision/i;
const widening = {
    enabled: /^false$/i,
    defaultdecision: /^allow$/i,
    permissionmode: /bypass|accept|auto|yolo|danger|never|ignore/i,
    confirmationinheritance: /^auto.?approve$/i,
};
function readUnknownKeys(source, table) {
    const bypasses = [];
    const ineffective = [];
    for (const section of sectionsOf(table)) {
        for (const { key, name, value } of section.entries) {
            if (name === undefined || Object.hasOwn(section.known, name))
                continue;
            const own = meantBy(name, section.known);
            const isWidening = widens(name, value);
            const kind = isWidening ? "value" : kindOf(name, own, section.fallback);
            const what = section.prefix + name;
            const isFree = own !== undefined && !section.entries.some((entry) => entry.name === own);
            const meant = isFree && section.prefix === "" && !isWidening ? { meant: own } : {};
            ineffective.push({ kind, what, because: reason(name, own, section), at: { source, span: key.span }, ...meant });
            if (isWidening && value.kind === "scalar") {
                bypasses.push({
                    setting: what,
                    value: value.text,
                    effect: "unhonoured",
                    because: "asks for fewer prompts under a key that this edition does not read",
                    at: { source, span: value.span },
                });
            }
        }
    }
    return { bypasses, ineffective };
}
function sectionsOf(table) {
    const entriesIn = (key) => {
        const node = (0,parsers_node/* valueOf */.RP)(table, key);
        return node?.kind === "table" ? node.entries : [];
    };
    return [
        { known: fields/* fields */.OA, prefix: "", owner: "this edition", entries: table.entries, fallback: "metadata" },
        {
            known: fields/* modelFields */.D0,
            prefix: "model.",
            owner: "`model`",
            entries: entriesIn("model"),
            fallback: "metadata",
        },
        {
            known: fields/* policyFields */.uD,
            prefix: "permissions.",
            owner: "`permissions`",
            entries: entriesIn("permissions"),
            fallback: "limit",
        },
    ];
}
function kindOf(name, own, fallback) {
    if (limit.test(name) || name === "<<" || fallback === "limit")
        return "limit";
    return own !== undefined || /hook|server/i.test(name) ? "value" : fallback;
}
function reason(name, own, { prefix, owner }) {
    if (own !== undefined)
        return `unknown key; did you mean \`${prefix}${own}\`?`;
    return name === "<<" ? "YAML merge keys are not supported, so all of it is ignored" : `unknown key in ${owner}`;
}
function meantBy(name, known) {
    return Object.keys(known).find((field) => fold(field) === fold(name));
}
function widens(name, value) {
    const key = fold(name);
    return value.kind === "scalar" && Object.hasOwn(widening, key) && widening[key]?.test(value.text) === true;
}
function fold(key) {
    return key.toLowerCase().replaceAll(/[-_]/g, "");
}

// EXTERNAL MODULE: ./build/bundle/src/model/capability.js
var capability = __webpack_require__(5885);
// EXTERNAL MODULE: ./build/bundle/src/hosts/a3s/tools.js
var tools = __webpack_require__(2488);
;// CONCATENATED MODULE: ./build/bundle/src/hosts/a3s/permissions.js








const asks = "whatever is not denied may be used after asking";
function permissionsOf(document, table) {
    const { source, top, repaired } = document;
    const node = (0,parsers_node/* valueOf */.RP)(table, "permissions");
    const nothing = { denied: [], bypasses: [], ineffective: [] };
    const broken = (0,a3s_document/* brokenAt */.V)(document, "permissions");
    if (broken)
        return { ...nothing, grants: broken };
    if (!table || (!node && repaired?.partial))
        return { ...nothing, grants: (0,fact/* unreadable */.O$)(top, "the metadata cannot be read") };
    if (!node)
        return { ...nothing, grants: (0,fact/* implied */.TU)(everything(top), top, `no \`permissions\` key means that ${asks}`) };
    const at = { source, span: node.span };
    const policy = fields/* fields */.OA.permissions.decode(node, rust.serdeYaml);
    const bypasses = bypassesOf(source, node);
    if (policy instanceof decode/* DecodeError */.Xc)
        return { ...nothing, grants: (0,fact/* unreadable */.O$)({ source, span: policy.span }, policy.message), bypasses, ineffective: [] };
    return {
        grants: readTools(source, node, policy, at),
        denied: policy.deny.map(({ rule }) => rule),
        bypasses,
        ineffective: rulesIn(source, node, policy),
    };
}
function everything(at) {
    return capability/* capabilities */.R7.map((capability) => ({ tool: "*", capability, scope: null, at }));
}
function readTools(source, node, policy, at) {
    const enabled = (0,parsers_node/* valueOf */.RP)(node, "enabled");
    if (!policy.enabled)
        return (0,fact/* stated */.Eo)(everything(enabled ? { source, span: enabled.span } : at), at);
    const deny = policy.deny.filter(tools/* isWhole */.wP);
    const isDenied = (tool) => deny.some((rule) => (0,tools/* means */.pG)(rule, tool));
    const written = [...placed(source, node, "allow"), ...placed(source, node, "ask")].flatMap(({ rule, at: place }) => (0,tools/* powersOf */.eJ)(rule)
        .filter((capability) => tools/* toolsOf */.Fu[capability].every((tool) => !(0,tools/* means */.pG)(rule, tool)) ||
        tools/* toolsOf */.Fu[capability].some((tool) => (0,tools/* means */.pG)(rule, tool) && !isDenied(tool)))
        .map((capability) => ({
        tool: rule.rule,
        capability,
        scope: (0,tools/* isWhole */.wP)(rule) ? null : rule.arg_pattern,
        at: place,
    })));
    if (policy.default_decision === "deny")
        return (0,fact/* stated */.Eo)(written, at);
    const decision = (0,parsers_node/* valueOf */.RP)(node, "default_decision");
    const rest = capability/* capabilities */.R7.flatMap((capability) => remaining(capability, isDenied, decision ? { source, span: decision.span } : at));
    if (policy.default_decision === "allow" || decision || written.length > 0 || policy.deny.length > 0)
        return (0,fact/* stated */.Eo)([...written, ...rest], at);
    return (0,fact/* implied */.TU)(rest, at, `\`permissions\` without a rule means that ${asks}`);
}
function remaining(capability, isDenied, at) {
    const left = tools/* toolsOf */.Fu[capability].filter((tool) => !isDenied(tool));
    const names = left.length === tools/* toolsOf */.Fu[capability].length ? ["*"] : left.map((tool) => (tool === "mcp__" ? "mcp__*" : tool));
    return names.map((tool) => ({ tool, capability, scope: null, at }));
}
function placed(source, permissions, list) {
    const node = (0,parsers_node/* valueOf */.RP)(permissions, list);
    if (node?.kind !== "list")
        return [];
    return node.items.flatMap((item) => {
        const read = (0,fields/* rule */.Hu)(item, rust.serdeYaml);
        return read instanceof decode/* DecodeError */.Xc ? [] : [{ rule: read, at: { source, span: item.span } }];
    });
}
function bypassesOf(source, node) {
    const found = [];
    const add = (setting, value, because, at) => {
        found.push({ setting: `permissions.${setting}`, value, effect: "bypass", because, at });
    };
    const [enabled, decision] = [(0,parsers_node/* valueOf */.RP)(node, "enabled"), (0,parsers_node/* valueOf */.RP)(node, "default_decision")];
    if (enabled && fields/* policyFields */.uD.enabled.decode(enabled, rust.serdeYaml) === false) {
        add("enabled", "false", "turns off every rule, so that each call is allowed without asking", {
            source,
            span: enabled.span,
        });
        return found;
    }
    if (decision && fields/* policyFields */.uD.default_decision.decode(decision, rust.serdeYaml) === "allow") {
        add("default_decision", "allow", "allows everything that no rule names without asking", {
            source,
            span: decision.span,
        });
    }
    for (const { rule, at } of placed(source, node, "allow")) {
        if ((0,tools/* meansEveryCall */.At)(rule))
            add("allow", rule.rule, "allows every tool without asking", at);
    }
    return found;
}
function rulesIn(source, node, policy) {
    const found = [];
    for (const list of ["deny", "ask", "allow"]) {
        for (const { rule, at } of placed(source, node, list)) {
            const kind = list === "allow" ? "value" : "limit";
            const twin = list !== "deny" &&
                policy.deny.some((denial) => (0,tools/* isWhole */.wP)(denial) && denial.tool_name.toLowerCase() === rule.tool_name.toLowerCase());
            if (rule.arg_pattern === null && rule.tool_name.includes("("))
                found.push({
                    kind,
                    what: rule.rule,
                    because: "it does not end with `)`, so all of it is read as the name of a tool",
                    at,
                });
            else if (!(0,tools/* isKnown */.qE)(rule)) {
                if (list === "deny")
                    found.push({ kind: "unknown-tool", what: rule.rule, because: "unknown tool", at });
            }
            else if (twin)
                found.push({ kind: "value", what: rule.rule, because: "`deny` names the same tool and is applied first", at });
        }
    }
    return found;
}

;// CONCATENATED MODULE: ./build/bundle/src/hosts/a3s/profile.js









function readProfile(document) {
    const { repaired, top } = document;
    const table = repaired?.node.kind === "table" ? repaired.node : undefined;
    const name = factOf(document, table, "name", decode/* string */.Yj);
    const { grants, denied, bypasses, ineffective } = permissionsOf(document, table);
    const unknown = table ? readUnknownKeys(document.source, table) : { bypasses: [], ineffective: [] };
    return (0,profile/* profileFrom */.A)({
        home: top,
        name,
        identity: name.state === "stated" && name.value !== "" ? name.value : undefined,
        description: factOf(document, table, "description", decode/* string */.Yj),
        model: modelFact(document, table),
        grants,
        denied,
        bypasses: [...bypasses, ...unknown.bypasses],
        ineffective: [...early(document), ...unknown.ineffective, ...ineffective],
        hasDefaultPrompt: true,
        prompt: promptOf(document, table),
        native: nativeOf(document),
    });
}
function nativeOf({ definition, body }) {
    return definition && { ...definition, prompt: definition.prompt ?? (body && body.text !== "" ? body.text : null) };
}
function factOf(document, table, key, shape) {
    const broken = (0,a3s_document/* brokenAt */.V)(document, key);
    if (broken)
        return broken;
    const value = table && (0,parsers_node/* entryOf */.Ms)(table, key)?.value;
    if (!value)
        return (0,fact/* missing */.LO)(document.top);
    const read = shape(value, rust.serdeYaml);
    const at = { source: document.source, span: value.span };
    return read instanceof decode/* DecodeError */.Xc ? (0,fact/* unreadable */.O$)(at, read.message) : (0,fact/* stated */.Eo)(read, at);
}
function modelFact(document, table) {
    const { source, top, repaired } = document;
    const broken = (0,a3s_document/* brokenAt */.V)(document, "model");
    if (broken)
        return broken;
    const node = (0,parsers_node/* valueOf */.RP)(table, "model");
    if (!node)
        return table && !repaired?.partial
            ? (0,fact/* implied */.TU)("inherit", top, "no `model` key means the parent's model")
            : (0,fact/* missing */.LO)(top);
    const read = fields/* fields */.OA.model.decode(node, rust.serdeYaml);
    if (read instanceof decode/* DecodeError */.Xc)
        return (0,fact/* unreadable */.O$)({ source, span: read.span }, read.message);
    const at = { source, span: ((0,parsers_node/* valueOf */.RP)(node, "model") ?? node).span };
    return read === null
        ? (0,fact/* implied */.TU)("inherit", at, "an empty `model` means the parent's model")
        : (0,fact/* stated */.Eo)(read.provider === null ? read.model : `${read.provider}/${read.model}`, at);
}
function promptOf({ source, top, body }, table) {
    const node = (0,parsers_node/* valueOf */.RP)(table, "prompt");
    const read = node && fields/* fields */.OA.prompt.decode(node, rust.serdeYaml);
    if (node && typeof read === "string")
        return { source: "inline", path: null, text: read, at: { source, span: node.span } };
    return body && body.text !== "" ? { source: "body", path: null, text: body.text, at: body.at } : (0,profile/* noPrompt */.O)(top);
}
function early({ source, early: span }) {
    if (!span)
        return [];
    const [lost = "", fence] = source.text.slice(span.end).split(/^---/m, 2);
    const kind = /^\s*[\w-]*(?:permission|tool|max_steps|deny)/im.test(fence === undefined ? "" : lost)
        ? "limit"
        : "value";
    return [
        {
            kind,
            what: "---",
            because: "three dashes end the metadata anywhere, so the rest is part of the prompt",
            at: { source, span },
        },
    ];
}


/***/ }),

/***/ 2488:
/***/ (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   At: () => (/* binding */ meansEveryCall),
/* harmony export */   Fu: () => (/* binding */ toolsOf),
/* harmony export */   eJ: () => (/* binding */ powersOf),
/* harmony export */   pG: () => (/* binding */ means),
/* harmony export */   qE: () => (/* binding */ isKnown),
/* harmony export */   wP: () => (/* binding */ isWhole)
/* harmony export */ });
/* harmony import */ var _kit_wildcard_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8879);

const toolsOf = {
    read: ["read", "grep", "glob", "ls", "search"],
    write: ["write", "edit", "patch", "download"],
    execute: ["bash", "program", "git", "batch"],
    network: ["web_fetch", "web_search", "download"],
    delegate: ["task", "parallel_task"],
    external: ["skill", "mcp__"],
};
const harmless = ["generate_object", "update_plan", "ask_user"];
function means(rule, tool) {
    const pattern = rule.tool_name;
    if (/[*?]/.test(pattern))
        return (tool === "mcp__" ? anyServer : [tool]).every((name) => (0,_kit_wildcard_js__WEBPACK_IMPORTED_MODULE_0__/* .matchesWildcard */ ._)(pattern, name));
    if (pattern.startsWith("mcp__"))
        return tool.startsWith(pattern);
    return pattern.toLowerCase() === tool.toLowerCase();
}
const anyServer = ["mcp__\ue000__\ue000", "mcp__\ue001\ue001\ue001\ue001__\ue001\ue001"];
function isWhole({ arg_pattern }) {
    return arg_pattern === null || arg_pattern === "*";
}
function meansEveryCall(rule) {
    const { arg_pattern: pattern } = rule;
    return ((pattern === null || /^(?:\*{1,2}|:\*)$/.test(pattern)) &&
        Object.values(toolsOf).every((tools) => tools.every((tool) => means(rule, tool))));
}
function powersOf(rule) {
    const found = Object.keys(toolsOf).filter((capability) => toolsOf[capability].some((tool) => means(rule, tool)));
    if (found.length > 0 || harmless.some((tool) => means(rule, tool)))
        return found;
    return ["external"];
}
function isKnown(rule) {
    return (rule.tool_name.startsWith("mcp__") ||
        harmless.some((tool) => means(rule, tool)) ||
        Object.values(toolsOf).some((tools) => tools.some((tool) => means(rule, tool))));
}


/***/ })

};
;