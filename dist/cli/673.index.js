"use strict";
exports.id = 673;
exports.ids = [673];
exports.modules = {

/***/ 47074:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   C: () => (/* binding */ unreadFault),
/* harmony export */   E: () => (/* binding */ notInTreeProblem)
/* harmony export */ });
/* harmony import */ var _repo_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(64951);

function notInTreeProblem(path, resolution) {
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
        return { unjudged: notInTreeProblem(path, resolution) };
    const why = {
        directory: "it is a directory",
        missing: "it is a broken link",
        loop: "it is a circular link",
        "not-a-directory": "it is a link through a file",
    };
    return { problem: { message: why[resolution.kind], at: (0,_repo_text_js__WEBPACK_IMPORTED_MODULE_0__/* .placeOfPath */ .Es)(path) } };
}


/***/ }),

/***/ 80069:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   OH: () => (/* binding */ noClosingFence),
/* harmony export */   eh: () => (/* binding */ fenceFault),
/* harmony export */   sm: () => (/* binding */ noFenceAt)
/* harmony export */ });
const meant = /^\s*\ufeff\s*---|^---[ \t]*\r?\n(?:[^\n]*\n){0,20}?(?:name|description)[ \t]*:/m;
const noClosingFence = "the frontmatter has no closing `---`; write one on a line of its own below the last key";
function fenceFault(text, otherwise) {
    if (text.startsWith("\ufeff"))
        return "a byte-order mark comes before the opening `---`; remove it";
    if (!text.startsWith("---"))
        return "something comes before the opening `---`; remove it";
    return /\n[ \t]*---/.test(text) ? otherwise : noClosingFence;
}
const searched = 8192;
function noFenceAt(text, start) {
    const because = (message) => ({ message, isOpen: false, isDocument: false });
    if (text.startsWith("---", start))
        return {
            ...because(noClosingFence),
            isOpen: true,
        };
    const looks = meant.test(text.slice(0, searched));
    if (text.startsWith("\ufeff", start))
        return {
            ...because("a byte-order mark precedes the `---` of the frontmatter; remove it"),
            isDocument: !looks,
        };
    if (looks)
        return because("text precedes the `---` of the frontmatter; remove it");
    return { ...because("it has no `---` frontmatter"), isDocument: true };
}


/***/ }),

/***/ 28879:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   V: () => (/* binding */ matchesToolName)
/* harmony export */ });
const maxLength = 200;
function matchesToolName(pattern, name) {
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

/***/ 56458:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   EH: () => (/* binding */ readMarkdownAs),
/* harmony export */   Ik: () => (/* binding */ readYamlAs),
/* harmony export */   V: () => (/* binding */ brokenAt),
/* harmony export */   gM: () => (/* binding */ readYaml),
/* harmony export */   k$: () => (/* binding */ readMarkdown)
/* harmony export */ });
/* harmony import */ var _model_fact_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(7277);
/* harmony import */ var _parsers_decode_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(87509);
/* harmony import */ var _parsers_yaml_rust_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1362);
/* harmony import */ var _repo_text_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(64951);
/* harmony import */ var _fields_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(84126);
/* harmony import */ var _kit_profiles_no_fence_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(80069);






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
        const message = open < 0 ? "it has no `---` frontmatter" : _kit_profiles_no_fence_js__WEBPACK_IMPORTED_MODULE_4__/* .noClosingFence */ .OH;
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
    if (decoded instanceof _parsers_decode_js__WEBPACK_IMPORTED_MODULE_0__/* .DecodeError */ .Xc || "span" in decoded) {
        const { message, span } = (0,_parsers_yaml_rust_js__WEBPACK_IMPORTED_MODULE_1__/* .explainedFault */ .FX)(source.text, { start: base, end: base + yaml.length }, decoded);
        return refused(`invalid ${body ? "frontmatter" : "YAML"}: ${message}`, span);
    }
    if (isBlank(decoded.name))
        return refused("the `name` is empty", nameSpan(read.node) ?? { start: base, end: base });
    return { ...document, definition: decoded };
}
function nameSpan(node) {
    return node.kind === "table" ? node.entries.find(({ name }) => name === "name")?.value.span : undefined;
}
function brokenAt({ source, repaired }, key) {
    const span = repaired?.broken.get(key);
    return span && (0,_model_fact_js__WEBPACK_IMPORTED_MODULE_5__/* .unreadable */ .O$)({ source, span }, "the YAML is broken here");
}


/***/ }),

/***/ 84126:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   D0: () => (/* binding */ modelFields),
/* harmony export */   Hu: () => (/* binding */ rule),
/* harmony export */   OA: () => (/* binding */ fields),
/* harmony export */   mw: () => (/* binding */ definition),
/* harmony export */   uD: () => (/* binding */ policyFields)
/* harmony export */ });
/* harmony import */ var _parsers_decode_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(87509);

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

/***/ 73384:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   S: () => (/* binding */ isProfile),
/* harmony export */   w: () => (/* binding */ verdictByName)
/* harmony export */ });
/* harmony import */ var _repo_path_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76311);
/* harmony import */ var _repo_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(64951);


function isProfile(path) {
    const extension = (0,_repo_path_js__WEBPACK_IMPORTED_MODULE_1__/* .extensionOf */ .je)(path);
    return extension === "yaml" || extension === "yml" || extension === "md";
}
function verdictByName(path) {
    if (isProfile(path))
        return undefined;
    const extension = (0,_repo_path_js__WEBPACK_IMPORTED_MODULE_1__/* .extensionOf */ .je)(path);
    if (extension === undefined || !/^(?:ya?ml|md|markdown|mdx)$/i.test(extension))
        return { kind: "passed-over" };
    return {
        kind: "dropped",
        problem: {
            message: `only \`.yaml\`, \`.yml\` and \`.md\` files are read here, and this is \`.${extension}\``,
            at: (0,_repo_text_js__WEBPACK_IMPORTED_MODULE_0__/* .placeOfPath */ .Es)(path),
        },
    };
}


/***/ }),

/***/ 7290:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  Q3: () => (/* binding */ early),
  VJ: () => (/* binding */ nativeOf),
  er: () => (/* binding */ readProfile)
});

// EXTERNAL MODULE: ./build/bundle/src/model/fact.js
var fact = __webpack_require__(7277);
// EXTERNAL MODULE: ./build/bundle/src/parsers/node.js
var parsers_node = __webpack_require__(70536);
// EXTERNAL MODULE: ./build/bundle/src/parsers/decode.js + 1 modules
var decode = __webpack_require__(87509);
// EXTERNAL MODULE: ./build/bundle/src/hosts/_kit/profiles/profile.js
var profile = __webpack_require__(66189);
// EXTERNAL MODULE: ./build/bundle/src/parsers/yaml/rust.js + 15 modules
var rust = __webpack_require__(1362);
// EXTERNAL MODULE: ./build/bundle/src/hosts/a3s/document.js
var a3s_document = __webpack_require__(56458);
// EXTERNAL MODULE: ./build/bundle/src/hosts/a3s/fields.js
var fields = __webpack_require__(84126);
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
var capability = __webpack_require__(95885);
// EXTERNAL MODULE: ./build/bundle/src/hosts/a3s/tools.js
var tools = __webpack_require__(12488);
;// CONCATENATED MODULE: ./build/bundle/src/hosts/a3s/permissions.js








const asks = "whatever is not denied may be used after asking";
function permissionsOf(document, table) {
    const { source, top, repaired } = document;
    const node = (0,parsers_node/* valueOf */.RP)(table, "permissions");
    const base = { action: "*", resource: "*", effect: "ask", at: top };
    const rules = (own) => [{ below: [[base]], own }];
    const nothing = { denied: [], bypasses: [], ineffective: [], rules: rules([]) };
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
        rules: rules(ownRules(source, node, policy, at)),
        bypasses,
        ineffective: rulesIn(source, node, policy),
    };
}
function ownRules(source, node, { enabled, default_decision }, at) {
    const decision = (effect) => ({ action: "*", resource: "*", effect, at });
    if (!enabled)
        return [decision("allow")];
    return (0,tools/* callRulesOf */.b1)(default_decision === "ask" ? undefined : decision(default_decision), {
        ask: placed(source, node, "ask"),
        allow: placed(source, node, "allow"),
        deny: placed(source, node, "deny"),
    });
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
    const { grants, denied, rules, bypasses, ineffective } = permissionsOf(document, table);
    const unknown = table ? readUnknownKeys(document.source, table) : { bypasses: [], ineffective: [] };
    return (0,profile/* profileFrom */.A)({
        home: top,
        name,
        identity: name.state === "stated" && name.value !== "" ? name.value : undefined,
        description: factOf(document, table, "description", decode/* string */.Yj),
        model: modelFact(document, table),
        grants,
        denied,
        rules,
        bypasses: [...bypasses, ...unknown.bypasses],
        ineffective: [...early(document), ...unknown.ineffective, ...ineffective],
        hasDefaultPrompt: true,
        prompt: promptOf(document, table),
        native: document.definition && (() => nativeOf(document)),
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

/***/ 12488:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   At: () => (/* binding */ meansEveryCall),
/* harmony export */   Fu: () => (/* binding */ toolsOf),
/* harmony export */   b1: () => (/* binding */ callRulesOf),
/* harmony export */   eJ: () => (/* binding */ powersOf),
/* harmony export */   pG: () => (/* binding */ means),
/* harmony export */   qE: () => (/* binding */ isKnown),
/* harmony export */   wP: () => (/* binding */ isWhole)
/* harmony export */ });
/* harmony import */ var _kit_wildcard_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(28879);


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
        return (tool === "mcp__" ? anyServer : [tool]).every((name) => (0,_kit_wildcard_js__WEBPACK_IMPORTED_MODULE_0__/* .matchesToolName */ .V)(pattern, name));
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
function callRulesOf(decision, lists) {
    const rules = ["ask", "allow", "deny"].flatMap((effect) => lists[effect].map(({ rule, at }) => {
        const pattern = /[*?]/.test(rule.tool_name) ? rule.tool_name : rule.tool_name.toLowerCase();
        return {
            action: rule.tool_name.startsWith("mcp__") && pattern === rule.tool_name ? `${pattern}*` : pattern,
            ...(isWhole(rule) ? { resource: "*" } : callsOf(rule.arg_pattern ?? "")),
            effect,
            at,
        };
    }));
    return decision ? [decision, ...rules] : rules;
}
function callsOf(pattern) {
    const isOfPath = pattern.includes("/") && /[*?]/.test(pattern.replaceAll("**", ""));
    return { resource: pattern, ...(isOfPath ? { isLiteral: true } : {}) };
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


/***/ }),

/***/ 6407:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   SM: () => (/* binding */ isServed),
/* harmony export */   kD: () => (/* binding */ uncheckedIn),
/* harmony export */   kd: () => (/* binding */ isOffered),
/* harmony export */   rX: () => (/* binding */ atBase)
/* harmony export */ });
function atBase(at) {
    return { message: "at the base", at, isOfBase: true };
}
function isOffered({ verdict }) {
    return verdict.kind === "loaded" || verdict.kind === "shadowed" || verdict.kind === "lost";
}
function isServed(item) {
    return isOffered(item) && item.verdict.kind !== "shadowed";
}
function uncheckedIn({ unjudged }) {
    return unjudged.filter(({ kind, scope }) => kind === undefined && scope === undefined);
}


/***/ }),

/***/ 87509:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  Xc: () => (/* reexport */ DecodeError),
  D8: () => (/* binding */ anything),
  zM: () => (/* binding */ decode_boolean),
  S5: () => (/* binding */ expectedOneOf),
  In: () => (/* binding */ float32),
  p_: () => (/* binding */ list),
  Tj: () => (/* binding */ map),
  c9: () => (/* binding */ omittable),
  yL: () => (/* binding */ oneOf),
  uK: () => (/* binding */ decode_option),
  lq: () => (/* binding */ optional),
  mw: () => (/* binding */ required),
  x8: () => (/* binding */ signed),
  Yj: () => (/* binding */ string),
  w3: () => (/* binding */ struct),
  ad: () => (/* binding */ unsigned)
});

;// CONCATENATED MODULE: ./build/bundle/src/parsers/dialect.js
class DecodeError {
    message;
    span;
    context;
    constructor(message, span, context = {}) {
        this.message = message;
        this.span = span;
        this.context = context;
    }
    within(segment, span) {
        if (this.context.pathless)
            return this;
        const { path = [], unplaced, ...rest } = this.context;
        return unplaced
            ? new DecodeError(this.message, span, { ...rest, near: this.span })
            : new DecodeError(this.message, this.span, { ...rest, path: [segment, ...path] });
    }
}

// EXTERNAL MODULE: ./build/bundle/src/repo/path.js
var path = __webpack_require__(76311);
// EXTERNAL MODULE: ./build/bundle/src/parsers/shape.js
var shape = __webpack_require__(79683);
;// CONCATENATED MODULE: ./build/bundle/src/parsers/decode.js




function refuse(node, dialect, expected) {
    return new DecodeError(dialect.mismatch?.(node, expected) ?? `invalid type: ${dialect.describe(node)}, expected ${expected}`, node.span);
}
const string = (0,shape/* shaped */.e9)(({ text = { type: "string" } }) => text, (node, dialect) => {
    const value = node.kind === "scalar" ? dialect.string(node) : undefined;
    return value ?? refuse(node, dialect, "a string");
});
const decode_boolean = (0,shape/* shaped */.e9)(() => ({ type: "boolean" }), (node, dialect) => {
    const value = node.kind === "scalar" ? dialect.bool(node) : undefined;
    return value ?? refuse(node, dialect, "a boolean");
});
function unsigned(bits, name = bits === 64 ? "usize" : `u${bits}`) {
    return (0,shape/* shaped */.e9)(() => ({ type: "integer", minimum: 0, ...(bits < 64 ? { maximum: 2 ** bits - 1 } : {}) }), (node, dialect) => {
        const value = node.kind === "scalar" ? (dialect.unsigned ?? dialect.integer)(node) : undefined;
        if (value === undefined)
            return refuse(node, dialect, name);
        return value >= 0n && value < 1n << BigInt(bits)
            ? value
            : new DecodeError(`invalid value: integer \`${value}\`, expected ${name}`, node.span);
    });
}
const signed = (0,shape/* shaped */.e9)(() => ({ type: "integer" }), (node, dialect) => {
    const value = node.kind === "scalar" ? dialect.integer(node) : undefined;
    if (value === undefined)
        return refuse(node, dialect, "i64");
    return value >= -(1n << 63n) && value < 1n << 63n
        ? value
        : new DecodeError(`invalid value: integer \`${value}\`, expected i64`, node.span);
});
const float32 = (0,shape/* shaped */.e9)(() => ({ type: "number" }), (node, dialect) => {
    const value = node.kind === "scalar" ? dialect.float(node) : undefined;
    return value === undefined ? refuse(node, dialect, "f32") : Math.fround(value);
});
function oneOf(...words) {
    return (0,shape/* shaped */.e9)(() => ({ type: "string", enum: words }), (node, dialect) => {
        const value = dialect.variant
            ? dialect.variant(node, words)
            : node.kind === "scalar"
                ? dialect.string(node)
                : undefined;
        if (value instanceof DecodeError)
            return value;
        if (value === undefined)
            return refuse(node, dialect, "a variant name");
        const found = words.find((word) => word === value);
        return found ?? new DecodeError(`unknown variant \`${value}\`, expected ${expectedOneOf(words)}`, node.span);
    });
}
function decode_option(inner) {
    return (0,shape/* shaped */.e9)((options) => (0,shape/* orNull */.Xd)((0,shape/* shapeOf */.F5)(inner, options)), (node, dialect) => {
        const none = dialect.isNone(node);
        if (typeof none === "object")
            return new DecodeError(none.problem, node.span, { unplaced: true });
        return none ? null : inner(node, dialect);
    });
}
function list(item) {
    return (0,shape/* shaped */.e9)((options) => ({ type: "array", items: (0,shape/* shapeOf */.F5)(item, options) }), (node, dialect) => {
        if (dialect.isUnit(node))
            return [];
        if (node.kind !== "list")
            return refuse(node, dialect, "a sequence");
        const items = [];
        for (const [i, entry] of node.items.entries()) {
            const value = item(entry, dialect);
            if (value instanceof DecodeError)
                return value.within(i, node.span);
            items.push(value);
        }
        return items;
    });
}
function map(value) {
    return (0,shape/* shaped */.e9)((options) => ({ type: "object", additionalProperties: (0,shape/* shapeOf */.F5)(value, options) }), (node, dialect) => {
        const table = tableOf(node, dialect);
        if (!table)
            return dialect.isUnit(node) ? new Map() : refuse(node, dialect, "a map");
        const values = new Map();
        for (const entry of table.entries) {
            if (entry.name === undefined)
                return refuse(entry.key, dialect, "a string");
            const read = value(entry.value, dialect);
            if (read instanceof DecodeError)
                return read.within(entry.name, table.span);
            values.set(entry.name, read);
        }
        return new Map([...values].sort(([a], [b]) => (0,path/* byBytes */.bg)(a, b)));
    });
}
const anything = (node) => node;
function required(decode) {
    return { decode, fallback: "required" };
}
function optional(decode, value) {
    return { decode, fallback: { value } };
}
function omittable(decode) {
    return { decode: decode_option(decode), fallback: { value: null, positional: "required" } };
}
function struct(name, fields, { unknown = "ignore" } = {}) {
    return (0,shape/* shaped */.e9)((options) => objectOf(fields, unknown, options), (node, dialect) => {
        const values = {};
        const table = tableOf(node, dialect);
        const problem = table
            ? readEntries(table, fields, unknown, dialect, values)
            : node.kind === "list" && dialect.positional
                ? readItems(node, name, fields, dialect, values)
                : undefined;
        if (problem)
            return problem;
        if (!table && !(node.kind === "list" && dialect.positional) && !dialect.isUnit(node))
            return refuse(node, dialect, `struct ${name}`);
        for (const [key, { fallback }] of Object.entries(fields)) {
            if (Object.hasOwn(values, key))
                continue;
            if (fallback === "required")
                return new DecodeError(`missing field \`${key}\``, node.span, { whole: true });
            values[key] = fallback.value;
        }
        return values;
    });
}
function objectOf(fields, unknown, options) {
    const all = Object.entries(fields);
    const required = all.flatMap(([name, { fallback }]) => (fallback === "required" ? [name] : []));
    return {
        type: options.positional ? ["object", "array"] : "object",
        properties: Object.fromEntries(all.map(([name, { decode }]) => [name, (0,shape/* shapeOf */.F5)(decode, options)])),
        ...(required.length > 0 ? { required } : {}),
        ...(unknown === "deny" ? { additionalProperties: false } : {}),
    };
}
function tableOf(node, dialect) {
    return node.kind === "table" ? node : dialect.table?.(node);
}
function readItems(node, name, fields, dialect, values) {
    const expected = Object.entries(fields);
    for (const [i, [key, { decode, fallback }]] of expected.entries()) {
        const item = node.items[i];
        if (!item) {
            if (fallback !== "required" && fallback.positional === undefined)
                continue;
            return new DecodeError(`invalid length ${i}, expected struct ${name} with ${expected.length} element${expected.length === 1 ? "" : "s"}`, node.span);
        }
        const value = decode(item, dialect);
        if (value instanceof DecodeError)
            return value.within(i, node.span);
        values[key] = value;
    }
    if (!dialect.exact || node.items.length <= expected.length)
        return undefined;
    return new DecodeError(`invalid length ${node.items.length}, expected fewer elements in array`, node.span);
}
function readEntries(table, fields, unknown, dialect, values) {
    for (const { key, name: written, value } of table.entries) {
        const name = dialect.field ? dialect.field(key, Object.keys(fields)) : written;
        if (name === undefined)
            return refuse(key, dialect, "field identifier");
        const field = Object.hasOwn(fields, name) ? fields[name] : undefined;
        if (!field) {
            if (unknown === "ignore")
                continue;
            return new DecodeError(`unknown field \`${name}\`, expected ${expectedOneOf(Object.keys(fields))}`, key.span);
        }
        if (Object.hasOwn(values, name))
            return new DecodeError(`duplicate field \`${name}\``, table.span, { near: key.span });
        const read = field.decode(value, dialect);
        if (read instanceof DecodeError)
            return read.within(name, table.span);
        values[name] = read;
    }
    return undefined;
}
function expectedOneOf(names) {
    const ticked = names.map((name) => `\`${name}\``);
    if (ticked.length === 0)
        return "nothing";
    return ticked.length <= 2 ? ticked.join(" or ") : `one of ${ticked.join(", ")}`;
}


/***/ }),

/***/ 70536:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $e: () => (/* binding */ maxValues),
/* harmony export */   Bc: () => (/* binding */ placedAt),
/* harmony export */   Dw: () => (/* binding */ listItems),
/* harmony export */   Hn: () => (/* binding */ isTrue),
/* harmony export */   KH: () => (/* binding */ isText),
/* harmony export */   Ms: () => (/* binding */ entryOf),
/* harmony export */   P5: () => (/* binding */ setOwn),
/* harmony export */   Po: () => (/* binding */ isEmptyValue),
/* harmony export */   RP: () => (/* binding */ valueOf),
/* harmony export */   Wu: () => (/* binding */ isFalse),
/* harmony export */   b6: () => (/* binding */ textOf),
/* harmony export */   dn: () => (/* binding */ plainScalar),
/* harmony export */   g1: () => (/* binding */ lastOf),
/* harmony export */   jc: () => (/* binding */ textOfData),
/* harmony export */   kW: () => (/* binding */ plainScalarAt),
/* harmony export */   kZ: () => (/* binding */ isNull),
/* harmony export */   o_: () => (/* binding */ jsonOf),
/* harmony export */   zH: () => (/* binding */ tableEntries)
/* harmony export */ });
function entryOf(table, name) {
    const { entries } = table;
    for (let i = 0; i < entries.length; i++)
        if (entries[i]?.name === name)
            return entries[i];
    return undefined;
}
function valueOf(node, name) {
    return node?.kind === "table" ? entryOf(node, name)?.value : undefined;
}
function lastOf(node, name) {
    if (node?.kind !== "table")
        return undefined;
    const { entries } = node;
    for (let i = entries.length - 1; i >= 0; i--)
        if (entries[i]?.name === name)
            return entries[i]?.value;
    return undefined;
}
function placedAt(node, span) {
    if (node.kind === "list")
        return { ...node, span, items: node.items.map((item) => placedAt(item, span)) };
    if (node.kind === "scalar")
        return { ...node, span };
    const entries = node.entries.map(({ key, name, value }) => ({
        key: placedAt(key, span),
        name,
        value: placedAt(value, span),
    }));
    return { ...node, span, entries };
}
function listItems(node) {
    return node?.kind === "list" ? node.items : [];
}
function tableEntries(node) {
    return node?.kind === "table" ? node.entries : [];
}
function textOf(node) {
    return node?.kind === "scalar" ? node.text : undefined;
}
function isText(node) {
    return node?.kind === "scalar" && typeof node.value === "string";
}
function isNull(node) {
    return node?.kind === "scalar" && node.value === null;
}
function isTrue(node) {
    return node?.kind === "scalar" && node.value === true;
}
function isFalse(node) {
    return node?.kind === "scalar" && node.value === false;
}
function plainScalar(text, span) {
    return { kind: "scalar", span, value: text, text, style: "plain" };
}
function plainScalarAt(text, start) {
    return plainScalar(text, { start, end: start + text.length });
}
function isEmptyValue(node) {
    return node.kind === "scalar" && (node.value === null || node.text.trim() === "");
}
const maxValues = 2_000;
function jsonOf(node, budget = { left: maxValues }, depth = 0) {
    if (--budget.left < 0 || depth > 40)
        return null;
    if (node.kind === "scalar")
        return typeof node.value === "object" && node.value !== null ? node.text : node.value;
    if (node.kind === "table")
        return recordOf(node.entries, budget, depth);
    const items = [];
    for (const item of node.items) {
        if (items.length >= maxValues)
            break;
        items.push(jsonOf(item, budget, depth + 1));
    }
    return items;
}
function textOfData(value) {
    return JSON.stringify(value, (_, inner) => typeof inner === "bigint" || (typeof inner === "number" && !Number.isFinite(inner)) ? String(inner) : inner);
}
function recordOf(entries, budget, depth) {
    const record = {};
    const count = Math.min(entries.length, maxValues);
    for (let i = 0; i < count; i++) {
        const { name, value } = entries[i];
        if (name !== undefined)
            setOwn(record, name, jsonOf(value, budget, depth + 1));
    }
    return record;
}
function setOwn(record, name, value) {
    if (name === "__proto__")
        Object.defineProperty(record, name, { value, writable: true, enumerable: true, configurable: true });
    else
        record[name] = value;
}


/***/ }),

/***/ 79683:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   F5: () => (/* binding */ shapeOf),
/* harmony export */   Xd: () => (/* binding */ orNull),
/* harmony export */   e9: () => (/* binding */ shaped)
/* harmony export */ });
const shapes = new WeakMap();
function shaped(shape, decoder) {
    shapes.set(decoder, shape);
    return decoder;
}
function shapeOf(decoder, options = {}) {
    return shapes.get(decoder)?.(options) ?? {};
}
function orNull(schema) {
    const { type, enum: words } = schema;
    if (type === undefined)
        return Object.keys(schema).length === 0 ? {} : { anyOf: [schema, { type: "null" }] };
    const types = Array.isArray(type) ? type : [type];
    return {
        ...schema,
        type: types.includes("null") ? types : [...types, "null"],
        ...(Array.isArray(words) ? { enum: [...words, null] } : {}),
    };
}


/***/ })

};
;