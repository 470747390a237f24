"use strict";
exports.id = 8560;
exports.ids = [8560,6179];
exports.modules = {

/***/ 8560:
/***/ (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   covers: () => (/* binding */ covers),
/* harmony export */   entryFor: () => (/* binding */ entryFor),
/* harmony export */   pruned: () => (/* binding */ pruned),
/* harmony export */   readBaseline: () => (/* binding */ readBaseline),
/* harmony export */   writeBaseline: () => (/* binding */ writeBaseline)
/* harmony export */ });
/* harmony import */ var _fact_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(7557);
/* harmony import */ var _json_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8113);
/* harmony import */ var _nearest_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(2401);
/* harmony import */ var _path_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(976);
/* harmony import */ var _policy_case_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8868);
/* harmony import */ var _syntaxes_json_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7973);






const most = 20_000;
const longest = 4096;
const keys = ["fingerprint", "rule", "kind", "path", "profile"];
function readBaseline(source) {
    const problems = [];
    const say = (node, message) => void problems.push({ message, at: { source, span: node.span } });
    const entries = new Map();
    const root = (0,_syntaxes_json_js__WEBPACK_IMPORTED_MODULE_2__/* .parseJson */ .q)(source.text);
    if (root.kind === "problem")
        say(root, `the baseline is no JSON: ${root.message}`);
    else if (root.kind !== "table")
        say(root, "a baseline is an object with `version` and `findings`");
    else {
        const [version, findings] = fieldsOf(root, "the baseline", ["version", "findings"], say);
        if (version && (version.kind !== "scalar" || version.value !== 1))
            say(version, "`version` is 1; a later version of this tool may take others");
        if (findings && findings.kind !== "list")
            say(findings, "`findings` is a list");
        if (findings?.kind === "list" && findings.items.length > most)
            say(findings, `a baseline has at most ${most} entries, this one ${findings.items.length}`);
        else if (findings?.kind === "list") {
            for (const node of findings.items) {
                const entry = entryIn(node, { source, span: node.span }, say);
                if (entry && entries.has(entry.fingerprint))
                    say(node, "the same finding stands here twice");
                if (entry)
                    entries.set(entry.fingerprint, entry);
            }
        }
    }
    return problems.length > 0 ? { kind: "problems", problems: problems.slice(0, 100) } : { entries };
}
function fieldsOf(table, what, names, say) {
    const found = new Map();
    for (const entry of table.entries) {
        if (found.has(entry.name))
            say(entry.key, `the key \`${entry.name ?? "?"}\` stands here twice`);
        else if (!names.includes(entry.name ?? ""))
            say(entry.key, `there is no key \`${entry.name ?? "?"}\` in ${what}${(0,_nearest_js__WEBPACK_IMPORTED_MODULE_3__/* .suggestion */ .h)(entry.name ?? "", names)}`);
        found.set(entry.name, entry);
    }
    return names.map((name) => found.get(name)?.value ?? say(table, `\`${name}\` is missing in ${what}`));
}
function entryIn(node, at, say) {
    if (node.kind !== "table")
        return say(node, "an entry of a baseline is an object");
    const [fingerprint, rule, kind, path, profile] = fieldsOf(node, "an entry", keys, say).map((value, i) => {
        const isOpen = keys[i] === "kind" || keys[i] === "profile";
        if (!value)
            return undefined;
        if (value.kind === "scalar" && isOpen && value.value === null)
            return null;
        if (value.kind !== "scalar" || typeof value.value !== "string" || value.value.length > longest)
            return say(value, `\`${keys[i]}\` is text${isOpen ? " or null" : ""}, of at most ${longest} characters`);
        if (keys[i] === "fingerprint" && !/^[0-9a-f]{64}$/.test(value.value))
            return say(value, "`fingerprint` is a SHA-256 in 64 hexadecimal digits");
        return value.value;
    });
    if (typeof fingerprint !== "string" || typeof rule !== "string" || kind === undefined || typeof path !== "string" || profile === undefined)
        return undefined;
    return { fingerprint, rule, kind, path, profile, at };
}
function covers(entry, finding) {
    return finding !== undefined && finding.host !== null && !(0,_policy_case_js__WEBPACK_IMPORTED_MODULE_1__/* .isOfPolicy */ .mF)(finding) && entry.rule === finding.rule && entry.kind === (finding.kind ?? null) && entry.path === finding.at.source.path;
}
function pruned({ entries }, findings) {
    return [...entries.values()].filter((entry) => covers(entry, findings.get(entry.fingerprint)));
}
function entryFor(finding, fingerprint) {
    const { rule, kind = null, item, at } = finding;
    return { fingerprint, rule, kind, path: at.source.path, profile: (item?.profile && (0,_fact_js__WEBPACK_IMPORTED_MODULE_4__/* .known */ .eO)(item.profile.name)) ?? null, at };
}
function writeBaseline(entries) {
    const unique = new Map([...entries].map((entry) => [entry.fingerprint, entry]));
    const sorted = [...unique.values()].sort(byOrder);
    const lines = sorted.map(({ fingerprint, rule, kind, path, profile }) => `    ${inLine({ path, rule, kind, profile, fingerprint })}`);
    return `{\n  "version": 1,\n  "findings": [${lines.length === 0 ? "" : `\n${lines.join(",\n")}\n  `}]\n}\n`;
}
function inLine(fields) {
    return `{ ${Object.entries(fields).map(([key, value]) => `"${key}": ${(0,_json_js__WEBPACK_IMPORTED_MODULE_0__/* .writeJson */ .G)(value).trimEnd()}`).join(", ")} }`;
}
function byOrder(one, other) {
    return (0,_path_js__WEBPACK_IMPORTED_MODULE_5__/* .byBytes */ .bg)(one.path, other.path) || (0,_path_js__WEBPACK_IMPORTED_MODULE_5__/* .byBytes */ .bg)(one.rule, other.rule) || (0,_path_js__WEBPACK_IMPORTED_MODULE_5__/* .byBytes */ .bg)(one.kind ?? "", other.kind ?? "") || (0,_path_js__WEBPACK_IMPORTED_MODULE_5__/* .byBytes */ .bg)(one.profile ?? "", other.profile ?? "") || (0,_path_js__WEBPACK_IMPORTED_MODULE_5__/* .byBytes */ .bg)(one.fingerprint, other.fingerprint);
}


/***/ }),

/***/ 3970:
/***/ (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  S: () => (/* reexport */ roster/* hosts */.S),
  a: () => (/* binding */ rules)
});

// EXTERNAL MODULE: ./build/bundle/src/capability.js
var src_capability = __webpack_require__(4901);
// EXTERNAL MODULE: ./build/bundle/src/fact.js
var fact = __webpack_require__(7557);
// EXTERNAL MODULE: ./build/bundle/src/profile.js
var src_profile = __webpack_require__(5330);
// EXTERNAL MODULE: ./build/bundle/src/rule.js
var rule = __webpack_require__(1957);
;// CONCATENATED MODULE: ./build/bundle/src/rules/max-capability.js




/* harmony default export */ const max_capability = ((0,rule/* defineRule */.K)({
    summary: "A profile can do no more than the policy's ceiling and its grants.",
    subject: "profile",
    levels: { recommended: "error", strict: "error" },
    levelsUnstated: { recommended: "warning", strict: "error" },
    check(profile, item, { host, allowance }) {
        const { may, from, stated } = allowance(item);
        const over = (0,src_profile/* grantsOf */.Rr)(profile).filter(({ capability }) => !may.includes(capability));
        const excess = (0,src_capability/* inOrder */.al)(over.map(({ capability }) => capability));
        const first = over[0];
        if (!first)
            return [];
        const implied = profile.grants.state === "implied" ? profile.grants : undefined;
        const silent = implied && (0,fact/* known */.eO)(implied)?.some((grant) => grant === first);
        const why = silent ? `${implied.because}` : excess.map((capability) => `${capability} by ${toolsFor(over, capability)}`).join(", ");
        const message = `may ${list(excess)} in ${host}, beyond ${from}: ${why}`;
        const habit = silent ? message : stated ? undefined : `may do more in ${host} than ${from}; no policy states a ceiling`;
        const value = excess.map((capability) => extent(over, capability)).join(" ");
        return [{ message, at: silent ? implied.at : first.at, value, ...(habit === undefined ? {} : { habit }) }];
    },
}));
function list(excess) {
    const words = excess.map((capability) => src_capability/* deeds */.Iv[capability]);
    return words.length < 2 ? words.join("") : `${words.slice(0, -1).join(", ")} and ${words.at(-1)}`;
}
function extent(grants, wanted) {
    const scopes = grants.filter(({ capability }) => capability === wanted).map(({ scope }) => scope);
    return scopes.includes(null) ? wanted : JSON.stringify([wanted, ...new Set(scopes.sort())]);
}
function toolsFor(grants, wanted) {
    const tools = [...new Set(grants.filter(({ capability }) => capability === wanted).map(({ tool }) => `\`${tool}\``))];
    return tools.length > 4 ? `${tools.slice(0, 3).join(", ")} and ${tools.length - 3} more` : tools.join(", ");
}

;// CONCATENATED MODULE: ./build/bundle/src/rules/no-dropped-profile.js

/* harmony default export */ const no_dropped_profile = ((0,rule/* defineRule */.K)({
    summary: "The host does not silently leave the file out.",
    subject: "item",
    levels: { recommended: "error", strict: "error" },
    kinds: {
        "strict-readers": { recommended: "warning", strict: "error" },
        document: { recommended: "off", strict: "note" },
    },
    check({ verdict, leniency }, { host }) {
        if (verdict.kind === "dropped") {
            const { message, at, kind, related } = verdict.problem;
            return [{ message: `${host} leaves this profile out: ${message}`, at, value: message, ...(kind ? { kind } : {}), ...(related ? { related } : {}) }];
        }
        if (!leniency)
            return [];
        const message = `a strict reader leaves this profile out: ${leniency.message}`;
        return [{ message, at: leniency.at, kind: "strict-readers", value: leniency.message, habit: message }];
    },
}));

;// CONCATENATED MODULE: ./build/bundle/src/rules/no-expired-waiver.js

/* harmony default export */ const no_expired_waiver = ((0,rule/* defineRule */.K)({
    summary: "Every grant and waiver is within its dates.",
    subject: "policy",
    levels: { recommended: "error", strict: "error" },
    kinds: { ending: { recommended: "note", strict: "note" } },
    *check({ ended, ending }) {
        for (const { message, at, identity = message, related } of ended)
            yield { message, at, value: identity, ...(related ? { related } : {}) };
        for (const { message, at, identity = message, related } of ending)
            yield { message, at, kind: "ending", value: identity, ...(related ? { related } : {}) };
    },
}));

;// CONCATENATED MODULE: ./build/bundle/src/rules/no-ineffective-setting.js

/* harmony default export */ const no_ineffective_setting = ((0,rule/* defineRule */.K)({
    summary: "What the author wrote has an effect: no ignored key, no replaced value, no limit the host lacks.",
    subject: "profile",
    levels: { recommended: "error", strict: "error" },
    kinds: {
        limit: { recommended: "error", strict: "error" },
        "unknown-tool": { recommended: "error", strict: "error" },
        value: { recommended: "warning", strict: "error" },
        "removed-tool": { recommended: "note", strict: "warning" },
        metadata: { recommended: "off", strict: "note" },
    },
    check({ ineffective }) {
        return ineffective.map(({ kind, what, because, at }) => {
            const message = `\`${what}\` has no effect: ${because}`;
            return { message, at, kind, value: what, habit: message };
        });
    },
}));

;// CONCATENATED MODULE: ./build/bundle/src/rules/no-loosened-policy.js

/* harmony default export */ const no_loosened_policy = ((0,rule/* defineRule */.K)({
    summary: "A request does not loosen the policy that judges it, and a repository's policy stays below its organisation's.",
    subject: "policy",
    levels: { recommended: "warning", strict: "error" },
    kinds: { ceiling: { recommended: "error", strict: "error" }, unapproved: { recommended: "error", strict: "error" } },
    *check({ widened, loosened, unapproved }) {
        for (const { message, at, related } of widened)
            yield { message, at, kind: "ceiling", value: message, ...(related ? { related } : {}) };
        for (const { message, at, identity = message, related } of unapproved)
            yield { message, at, kind: "unapproved", value: identity, ...(related ? { related } : {}) };
        for (const { message, at, related } of loosened)
            yield { message, at, value: message, ...(related ? { related } : {}) };
    },
}));

;// CONCATENATED MODULE: ./build/bundle/src/rules/no-permission-bypass.js

/* harmony default export */ const no_permission_bypass = ((0,rule/* defineRule */.K)({
    summary: "A profile, or the settings beside it, does not switch off permission prompts or the sandbox.",
    subject: "layer",
    levels: { recommended: "error", strict: "error" },
    kinds: {
        "auto-approve": { recommended: "warning", strict: "error" },
        unhonoured: { recommended: "warning", strict: "error" },
    },
    *check(layer, items) {
        for (const authority of layer.authority)
            if (authority.effect === "bypasses" || authority.effect === "auto-approves")
                yield bySetting(authority);
        for (const item of items)
            for (const bypass of item.profile?.bypasses ?? [])
                yield { ...byProfile(bypass), item };
    },
}));
function bySetting({ setting, value, effect, because, at }) {
    const kind = effect === "auto-approves" ? { kind: "auto-approve" } : {};
    return { message: `\`${setting}\` is \`${value}\`, which ${because}`, at, value: `${setting} ${value}`, ...kind };
}
function byProfile({ setting, value, effect, because, at }) {
    const kind = effect === "bypass" ? {} : { kind: effect };
    return { message: `\`${setting}\` is \`${value}\`, which ${because}`, at, value: `${setting} ${value}`, ...kind };
}

;// CONCATENATED MODULE: ./build/bundle/src/rules/no-prompt-escape.js

/* harmony default export */ const no_prompt_escape = ((0,rule/* defineRule */.K)({
    summary: "Every path a profile names lies inside its profile's directory: no `..`, absolute path or link out of it.",
    subject: "profile",
    levels: { recommended: "error", strict: "error" },
    check({ paths }) {
        return paths.flatMap(({ key, value, reach, at }) => {
            if (reach.kind !== "outside")
                return [];
            return [{ message: `\`${key}\` names \`${value}\`, ${lead(reach)}`, at, value: `${key} ${value} ${reach.how} ${reach.target}` }];
        });
    },
}));
function lead(reach) {
    switch (reach.how) {
        case "absolute":
            return "an absolute path";
        case "parent":
            return `which leads out of the profile's directory, to \`${reach.target}\``;
        case "link":
            return `which leads out of the profile's directory, to \`${reach.target}\`, by the link \`${reach.link ?? ""}\``;
    }
}

;// CONCATENATED MODULE: ./build/bundle/src/rules/no-rejected-profile.js

/* harmony default export */ const no_rejected_profile = ((0,rule/* defineRule */.K)({
    summary: "The host accepts the file.",
    subject: "load",
    levels: { recommended: "error", strict: "error" },
    *check({ status, problem, layers, items }, { host }) {
        const lost = items.filter(({ verdict, files }) => verdict.kind === "lost" && files.length > 0).length;
        const after = lost > 0 ? `, and ${lost} other ${lost === 1 ? "profile is" : "profiles are"} lost with it` : "";
        const told = new Set();
        for (const item of items) {
            if (item.verdict.kind !== "rejected")
                continue;
            const { message, at, related, kind } = item.verdict.problem;
            told.add(`${at.source.path} ${message}`);
            yield { message: `${host} refuses this profile: ${message}${after}`, at, item, value: message, ...(kind ? { kind } : {}), ...(related ? { related } : {}) };
        }
        const larger = [...layers.map((layer) => ({ layer, problem: layer.problem })), { layer: undefined, problem: status === "failed" ? problem : undefined }];
        for (const { layer, problem: fault } of larger) {
            if (!fault || told.has(`${fault.at.source.path} ${fault.message}`))
                continue;
            told.add(`${fault.at.source.path} ${fault.message}`);
            yield { message: `${host} refuses ${layer ? "these settings" : "to load any profile"}: ${fault.message}${after}`, at: fault.at, value: fault.message, ...(layer ? { layer } : {}), ...(fault.related ? { related: fault.related } : {}) };
        }
    },
}));

;// CONCATENATED MODULE: ./build/bundle/src/rules/no-unapproved-widening.js

/* harmony default export */ const no_unapproved_widening = ((0,rule/* defineRule */.K)({
    summary: "What lets a profile do more is approved by those whom the policy names.",
    subject: "policy",
    levels: { recommended: "error", strict: "error" },
    *check({ unapprovedWidenings }) {
        for (const { message, at, identity = message, item } of unapprovedWidenings)
            yield { message, at, value: identity, item };
    },
}));

;// CONCATENATED MODULE: ./build/bundle/src/rules/no-unjudged-content.js

/* harmony default export */ const no_unjudged_content = ((0,rule/* defineRule */.K)({
    summary: "Everything a host would read could be read exactly.",
    subject: "load",
    levels: { recommended: "error", strict: "error" },
    kinds: { unpinned: { recommended: "warning", strict: "error" } },
    *check({ unjudged }) {
        for (const { message, at, kind, related, identity } of unjudged) {
            const report = { message: `\`${at.source.path}\` ${message}`, at, value: identity === undefined ? message : `${message} ${identity}`, ...(related ? { related } : {}) };
            yield kind === "unpinned" ? { ...report, kind } : report;
        }
    },
}));

;// CONCATENATED MODULE: ./build/bundle/src/rules/no-unused-waiver.js

/* harmony default export */ const no_unused_waiver = ((0,rule/* defineRule */.K)({
    summary: "Every grant, waiver and entry of a baseline is about something that is there.",
    subject: "policy",
    levels: { recommended: "warning", strict: "error" },
    kinds: { owner: { recommended: "warning", strict: "error" } },
    *check({ unused, unowned }) {
        for (const { message, at, identity = message } of unused)
            yield { message, at, value: identity };
        for (const { message, at, identity = message } of unowned)
            yield { message, at, kind: "owner", value: identity };
    },
}));

;// CONCATENATED MODULE: ./build/bundle/src/rules/no-weakened-gate.js

/* harmony default export */ const no_weakened_gate = ((0,rule/* defineRule */.K)({
    summary: "A request does not take this check out of workflows and hooks, or make it say less.",
    subject: "policy",
    levels: { recommended: "warning", strict: "error" },
    *check({ weakened }) {
        for (const { message, at, related } of weakened)
            yield { message, at, value: message, ...(related ? { related } : {}) };
    },
}));

;// CONCATENATED MODULE: ./build/bundle/src/rules/require-description.js

/* harmony default export */ const require_description = ((0,rule/* defineRule */.K)({
    summary: "A profile says when to use it: present, not blank, not a placeholder.",
    subject: "profile",
    levels: { recommended: "error", strict: "error" },
    options: {
        "min-length": {
            description: "How many characters a description has at least.",
            minimum: 1,
            maximum: 1000,
            tightens: "up",
            presets: { recommended: 1, strict: 20 },
        },
    },
    check({ description }, _, { host, options }) {
        const { at } = description;
        if (description.state === "missing")
            return [{ message: "has no description, by which people and agents choose it", at, value: "missing" }];
        if (description.state === "unreadable")
            return [{ message: `has a description that ${host} cannot read: ${description.problem}`, at, value: "unreadable" }];
        const text = description.value.trim();
        if (text === "")
            return [{ message: "has a blank description, by which people and agents choose it", at, value: "blank" }];
        if (placeholder.test(text))
            return [{ message: `has a placeholder for a description: \`${text.slice(0, 60)}\``, at, value: "placeholder" }];
        const least = options["min-length"];
        if (text.length >= 2 * least || [...text].length >= least)
            return [];
        return [{ message: `has a description of ${[...text].length} characters; the policy asks for ${least}`, at, value: "short" }];
    },
}));
const placeholder = /^(?:todo\b.{0,40}|tbd|fixme|xxx+|n\/a|none|null|~|\.{2,}|-+|description(?: here)?|(?:your |a |the )?(?:short |brief )?description(?: goes)? here\.?|\{\{?[^{}]*\}?\}|__\w+__|<[^<>]*>|\[[^[\]]*\])$/i;

;// CONCATENATED MODULE: ./build/bundle/src/rules/unique-name.js


/* harmony default export */ const unique_name = ((0,rule/* defineRule */.K)({
    summary: "One name, one profile, in one layer of one host.",
    subject: "layer",
    levels: { recommended: "error", strict: "error" },
    kinds: { pair: { recommended: "warning", strict: "error" }, "look-alike": { recommended: "warning", strict: "error" } },
    *check(_, items, { host }) {
        const named = items.flatMap((item) => (item.profile?.identity === undefined ? [] : [{ item, profile: item.profile, name: item.profile.identity }]));
        const twins = groupsOf(named, ({ name }) => name);
        for (const group of twins.values()) {
            const reports = about(group, (name) => `is one of ${group.length} profiles called \`${name}\` in this layer; ${host} keeps one of them or none`);
            yield* isPair(group) ? reports.map((report) => ({ ...report, kind: "pair" })) : reports;
        }
        const alike = groupsOf([...twins.values()].flatMap(([first]) => (first ? [first] : [])), ({ name }) => skeleton(name));
        for (const group of alike.values()) {
            for (const report of about(group, (name) => `is called \`${name}\`, which another profile of this layer is called to the eye`))
                yield { ...report, kind: "look-alike" };
        }
    },
}));
function about(group, say) {
    if (group.length < 2)
        return [];
    return group.map((one) => ({
        message: say(one.name),
        at: one.profile.name.at,
        item: one.item,
        value: (0,fact/* known */.eO)(one.profile.name) ?? one.name,
        related: group.filter((other) => other !== one).map(({ name, profile }) => ({ message: `\`${name}\` again`, at: profile.name.at })),
    }));
}
function isPair(group) {
    const files = group.map(({ item: { files: [file = ""] } }) => file);
    return new Set(files).size === files.length && new Set(files.map((file) => file.replace(/\.[^./]+$/, ""))).size === 1;
}
function groupsOf(named, key) {
    const groups = new Map();
    for (const one of named) {
        const name = key(one);
        const group = groups.get(name);
        if (group)
            group.push(one);
        else
            groups.set(name, [one]);
    }
    return groups;
}
function skeleton(name) {
    if (/^[\0-\x7f]*$/.test(name))
        return name.toLowerCase();
    return [...name.normalize("NFKC").toLowerCase()].map((letter) => confusable.get(letter) ?? letter).join("");
}
const confusable = new Map([..."аaеeоoрpсcуyхxіiјjѕsԁdһhӏlԛqԝwѵvαaοoνvρpτtυuιiκkχxγyωwɑaɡgıi"].flatMap((letter, i, all) => (i % 2 === 0 ? [[letter, all[i + 1] ?? ""]] : [])));

// EXTERNAL MODULE: ./build/bundle/src/roster.js
var roster = __webpack_require__(5396);
;// CONCATENATED MODULE: ./build/bundle/src/catalogue.js















const rules = {
    "max-capability": max_capability,
    "no-dropped-profile": no_dropped_profile,
    "no-expired-waiver": no_expired_waiver,
    "no-ineffective-setting": no_ineffective_setting,
    "no-loosened-policy": no_loosened_policy,
    "no-permission-bypass": no_permission_bypass,
    "no-prompt-escape": no_prompt_escape,
    "no-rejected-profile": no_rejected_profile,
    "no-unapproved-widening": no_unapproved_widening,
    "no-unjudged-content": no_unjudged_content,
    "no-unused-waiver": no_unused_waiver,
    "no-weakened-gate": no_weakened_gate,
    "require-description": require_description,
    "unique-name": unique_name,
};


/***/ }),

/***/ 8113:
/***/ (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   G: () => (/* binding */ writeJson)
/* harmony export */ });
/* harmony import */ var _plain_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6951);

function writeJson(value) {
    return `${write(value, "")}\n`;
}
function write(value, margin) {
    if (typeof value === "bigint")
        return value.toString();
    if (Object.is(value, -0))
        return "-0";
    if (typeof value === "string")
        return quoted(value);
    if (value === null || typeof value !== "object")
        return JSON.stringify(value) ?? "null";
    const deeper = `${margin}  `;
    const array = Array.isArray(value);
    const parts = array
        ? value.map((item) => write(item, deeper))
        : Object.entries(value).flatMap(([key, item]) => (item === undefined ? [] : [`${quoted(key)}: ${write(item, deeper)}`]));
    const [open, close] = array ? ["[", "]"] : ["{", "}"];
    return parts.length === 0 ? open + close : `${open}\n${deeper}${parts.join(`,\n${deeper}`)}\n${margin}${close}`;
}
function quoted(text) {
    const json = JSON.stringify(text);
    return /[^\x20-\x7e]|##\[/.test(json) ? (0,_plain_js__WEBPACK_IMPORTED_MODULE_0__/* .inertJson */ .nl)(json) : json;
}


/***/ }),

/***/ 8868:
/***/ (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $_: () => (/* binding */ policyCase),
/* harmony export */   hM: () => (/* binding */ checkPolicy),
/* harmony export */   mF: () => (/* binding */ isOfPolicy)
/* harmony export */ });
/* harmony import */ var _catalogue_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3970);

function policyCase(decisions, about, findings, { loosened, unapproved = [], weakened, unowned = [] }, unapprovedWidenings = []) {
    const of = (...kinds) => decisions.faults.filter((fault) => kinds.includes(fault.about));
    return { widened: of("loosened"), loosened, unapproved, unapprovedWidenings, weakened, ended: of("ended", "far"), ending: of("ending"), unused: decisions.unused(about, findings), unowned };
}
function checkPolicy(decisions, standing, hostOf = () => undefined) {
    if (Object.values({ ...standing }).every(({ length }) => length === 0))
        return [];
    return Object.entries(_catalogue_js__WEBPACK_IMPORTED_MODULE_0__/* .rules */ .a).flatMap(([rule, judgement]) => {
        if (judgement.subject !== "policy")
            return [];
        return [...judgement.check(standing)].flatMap((report) => {
            const severity = decisions.levelOf(rule, report.kind);
            const { item = null } = report;
            const { host = null, edition = null } = (item && hostOf(item)) ?? {};
            return severity === "off" ? [] : [{ ...report, rule, severity, host, edition, layer: item?.layer ?? null, item }];
        });
    });
}
function isOfPolicy({ rule }) {
    return Object.hasOwn(_catalogue_js__WEBPACK_IMPORTED_MODULE_0__/* .rules */ .a, rule) && _catalogue_js__WEBPACK_IMPORTED_MODULE_0__/* .rules */ .a[rule]?.subject === "policy";
}


/***/ }),

/***/ 7973:
/***/ (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   p: () => (/* binding */ parseJsonc),
/* harmony export */   q: () => (/* binding */ parseJson)
/* harmony export */ });
const deepest = 128;
class Stop {
    problem;
    constructor(message, at) {
        this.problem = { kind: "problem", message, span: { start: at, end: at } };
    }
}
function parseJson(text) {
    return read(new Reader(text, false));
}
function parseJsonc(text) {
    return read(new Reader(text, true));
}
function read(reader) {
    try {
        return reader.whole();
    }
    catch (error) {
        if (error instanceof Stop)
            return error.problem;
        throw error;
    }
}
const escapes = { '"': '"', "\\": "\\", "/": "/", b: "\b", f: "\f", n: "\n", r: "\r", t: "\t" };
const comment = /\/\/[^\r\n]*|\/\*[^]*?\*\//y;
const number = /-?(0|[1-9]\d*)((?:\.\d+)?(?:[eE][-+]?\d+)?)/y;
class Reader {
    #text;
    #loose;
    #at = 0;
    constructor(text, loose) {
        this.#text = text;
        this.#loose = loose;
        if (loose && text.startsWith("\ufeff"))
            this.#at = 1;
    }
    whole() {
        const node = this.#value(0);
        this.#skipSpace();
        if (this.#at < this.#text.length)
            throw new Stop("trailing characters", this.#at);
        return node;
    }
    #skipSpace() {
        for (;;) {
            while (" \n\t\r".includes(this.#text[this.#at] ?? "x"))
                this.#at++;
            if (!this.#loose || this.#text[this.#at] !== "/")
                return;
            comment.lastIndex = this.#at;
            const [found] = comment.exec(this.#text) ?? [];
            if (found === undefined)
                return;
            this.#at += found.length;
        }
    }
    #takes(character) {
        this.#skipSpace();
        if (this.#text[this.#at] !== character)
            return false;
        this.#at++;
        return true;
    }
    #ends(character) {
        this.#skipSpace();
        return this.#loose && this.#text[this.#at] === character;
    }
    #value(depth) {
        this.#skipSpace();
        const start = this.#at;
        const first = this.#text[start];
        if ((first === "{" || first === "[") && depth + 1 >= deepest)
            throw new Stop("recursion limit exceeded", start);
        if (first === undefined)
            throw new Stop("EOF while parsing a value", start);
        if (first === "{")
            return this.#object(start, depth);
        if (first === "[")
            return this.#array(start, depth);
        if (first === '"') {
            const value = this.#string();
            return { kind: "scalar", span: this.#since(start), value, text: value, style: "quoted" };
        }
        for (const [word, value] of [["null", null], ["true", true], ["false", false]]) {
            if (!this.#text.startsWith(word, start))
                continue;
            this.#at += word.length;
            return { kind: "scalar", span: this.#since(start), value, text: word, style: "plain" };
        }
        return this.#number(start);
    }
    #since(start) {
        return { start, end: this.#at };
    }
    #number(start) {
        number.lastIndex = start;
        const [text, , fraction] = number.exec(this.#text) ?? [];
        if (text === undefined)
            throw new Stop("expected value", start);
        this.#at = start + text.length;
        if (/[\d.eE]/.test(this.#text[this.#at] ?? ""))
            throw new Stop("invalid number", this.#at);
        const value = Number(text);
        if (!Number.isFinite(value))
            throw new Stop("number out of range", start);
        const float = fraction !== "" || text === "-0";
        if (!float) {
            const integer = BigInt(text);
            const safe = integer >= Number.MIN_SAFE_INTEGER && integer <= Number.MAX_SAFE_INTEGER;
            return { kind: "scalar", span: this.#since(start), value: safe ? value : integer, text, style: "plain", number: "integer" };
        }
        return { kind: "scalar", span: this.#since(start), value, text, style: "plain", number: "float" };
    }
    #string() {
        let value = "";
        for (let from = ++this.#at;; this.#at++) {
            const unit = this.#text.charCodeAt(this.#at);
            if (Number.isNaN(unit))
                throw new Stop("EOF while parsing a string", this.#at);
            if (unit < 0x20 && !(this.#loose && unit === 0x09))
                throw new Stop("control character (\\u0000-\\u001F) found while parsing a string", this.#at);
            if (unit !== 0x22 && unit !== 0x5c)
                continue;
            value += this.#text.slice(from, this.#at);
            if (unit === 0x22) {
                this.#at++;
                return value;
            }
            value += this.#escape();
            from = this.#at + 1;
        }
    }
    #escape() {
        const letter = this.#text[++this.#at] ?? "";
        if (letter !== "u") {
            const plain = Object.hasOwn(escapes, letter) ? escapes[letter] : undefined;
            if (plain === undefined)
                throw new Stop("invalid escape", this.#at);
            return plain;
        }
        const high = this.#hexadecimal();
        if (this.#loose)
            return String.fromCharCode(high);
        if (high >= 0xdc00 && high < 0xe000)
            throw new Stop("lone leading surrogate in hex escape", this.#at);
        if (high < 0xd800 || high >= 0xdc00)
            return String.fromCharCode(high);
        if (this.#text.slice(this.#at + 1, this.#at + 3) !== "\\u")
            throw new Stop("unexpected end of hex escape", this.#at);
        this.#at += 2;
        const low = this.#hexadecimal();
        if (low < 0xdc00 || low >= 0xe000)
            throw new Stop("lone leading surrogate in hex escape", this.#at);
        return String.fromCharCode(high, low);
    }
    #hexadecimal() {
        const digits = this.#text.slice(this.#at + 1, this.#at + 5);
        if (!/^[0-9A-Fa-f]{4}$/.test(digits))
            throw new Stop("invalid escape", this.#at);
        this.#at += 4;
        return parseInt(digits, 16);
    }
    #array(start, depth) {
        const items = [];
        this.#at++;
        if (!this.#takes("]")) {
            do
                items.push(this.#value(depth + 1));
            while (this.#takes(",") && !this.#ends("]"));
            if (!this.#takes("]"))
                throw new Stop("expected `,` or `]`", this.#at);
        }
        return { kind: "list", span: this.#since(start), items };
    }
    #object(start, depth) {
        const entries = [];
        this.#at++;
        if (!this.#takes("}")) {
            do {
                this.#skipSpace();
                if (this.#text[this.#at] !== '"')
                    throw new Stop("key must be a string", this.#at);
                const at = this.#at;
                const name = this.#string();
                const key = { kind: "scalar", span: this.#since(at), value: name, text: name, style: "quoted" };
                if (!this.#takes(":"))
                    throw new Stop("expected `:`", this.#at);
                entries.push({ key, name, value: this.#value(depth + 1) });
            } while (this.#takes(",") && !this.#ends("}"));
            if (!this.#takes("}"))
                throw new Stop("expected `,` or `}`", this.#at);
        }
        return { kind: "table", span: this.#since(start), entries };
    }
}


/***/ })

};
;