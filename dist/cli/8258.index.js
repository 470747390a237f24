"use strict";
exports.id = 8258;
exports.ids = [8258];
exports.modules = {

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

/***/ 3459:
/***/ (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A: () => (/* binding */ globProblem),
/* harmony export */   H: () => (/* binding */ globLimits)
/* harmony export */ });
const globLimits = { length: 256, wildcardsInSegment: 3, deepWildcards: 4, alternatives: 64 };
function globProblem(pattern) {
    if (pattern.startsWith("/") || pattern.startsWith("!"))
        return "a pattern is relative to the repository's root and does not start with `/` or `!`";
    if (pattern.split("/").includes(".."))
        return "a pattern does not leave the repository by `..`";
    if (pattern.endsWith("/"))
        return `a pattern names files: for all in a directory, \`${pattern}**\``;
    if (/(?:^|\/)\.?\//.test(pattern))
        return "a pattern has no `./` and no `//`";
    const plain = pattern.replace(/\\[^]/g, "");
    if (plain.split("/").some((segment) => segment.replace(/\[[!^]?\]?(?:\[:\w+:\]|[^\]])*\]/g, "").includes("[")))
        return "a set in a pattern is closed, as in `[ab]`; the sign itself is `\\[`";
    if (/[@+!?*]\([^)]*\)/.test(plain))
        return "extended patterns such as `@(a|b)` are not taken; alternatives are `{a,b}`";
    const groups = [...pattern.matchAll(/\{([^{}]*)\}/g)];
    if (groups.length !== (pattern.match(/\{/g)?.length ?? 0))
        return "braces in a pattern are closed and not nested";
    if (groups.some(([, inside]) => inside?.includes("..")))
        return "a pattern lists its alternatives; ranges such as `{1..9}` are not taken";
    const product = groups.reduce((count, [, inside = ""]) => count * inside.split(",").length, 1);
    if (product > globLimits.alternatives)
        return `a pattern expands to at most ${globLimits.alternatives} alternatives, this one to ${product}`;
    const segments = pattern.split("/");
    if (segments.filter((segment) => segment === "**").length > globLimits.deepWildcards)
        return `a pattern has at most ${globLimits.deepWildcards} \`**\``;
    if (segments.some((segment) => segment !== "**" && (segment.match(/\*+/g)?.length ?? 0) > globLimits.wildcardsInSegment)) {
        return `a pattern has at most ${globLimits.wildcardsInSegment} \`*\` between two slashes`;
    }
    return undefined;
}


/***/ }),

/***/ 8258:
/***/ (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   keysIn: () => (/* binding */ keysIn),
/* harmony export */   policySchema: () => (/* binding */ policySchema),
/* harmony export */   policyShape: () => (/* binding */ policyShape)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(2160);
/* harmony import */ var _capability_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4901);
/* harmony import */ var _catalogue_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3970);
/* harmony import */ var _finding_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(9994);
/* harmony import */ var _policy_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3609);
/* harmony import */ var _glob_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(3459);






const level = zod__WEBPACK_IMPORTED_MODULE_4__/* ["enum"] */ .k5n(["off", ..._finding_js__WEBPACK_IMPORTED_MODULE_5__/* .severities */ .g]);
const capability = zod__WEBPACK_IMPORTED_MODULE_4__/* ["enum"] */ .k5n(_capability_js__WEBPACK_IMPORTED_MODULE_0__/* .capabilities */ .R7);
const glob = zod__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP()
    .min(1)
    .max(_glob_js__WEBPACK_IMPORTED_MODULE_3__/* .globLimits */ .H.length)
    .superRefine((pattern, { addIssue }) => {
    const problem = (0,_glob_js__WEBPACK_IMPORTED_MODULE_3__/* .globProblem */ .A)(pattern);
    if (problem)
        addIssue({ code: "custom", message: problem });
});
const globs = zod__WEBPACK_IMPORTED_MODULE_4__/* .array */ .YOg(glob).min(1).max(100);
const reason = zod__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP().trim().min(3, "a reason says why, in at least three characters").max(1000);
const date = zod__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP().superRefine((text, { addIssue }) => {
    const stamp = /^\d{4}-\d{2}-\d{2}$/.test(text) ? Date.parse(`${text}T00:00:00Z`) : Number.NaN;
    const real = !Number.isNaN(stamp) && new Date(stamp).toISOString().startsWith(text);
    if (!real)
        addIssue({ code: "custom", message: "a date is a day of the calendar, as in 2027-03-31" });
}).meta({ pattern: "^\\d{4}-\\d{2}-\\d{2}$" });
const directory = zod__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP()
    .min(1)
    .max(1024)
    .refine((path) => !path.startsWith("/") && !/^[A-Za-z]:|\\/.test(path) && !path.split("/").includes(".."), "a directory is relative to the repository's root and stays inside it, with `/` between its parts");
const host = (editions) => zod__WEBPACK_IMPORTED_MODULE_4__/* .strictObject */ .rej({
    dirs: zod__WEBPACK_IMPORTED_MODULE_4__/* .array */ .YOg(directory).max(200).optional().describe("Further directories (for some hosts: files) to read as project layers; they add, never replace."),
    edition: zod__WEBPACK_IMPORTED_MODULE_4__/* ["enum"] */ .k5n(editions).optional().describe(`The version of the host that judges. Default: \`${editions[0]}\`.`),
});
const setting = ({ options = {}, summary }) => zod__WEBPACK_IMPORTED_MODULE_4__/* .union */ .KCZ([
    level,
    zod__WEBPACK_IMPORTED_MODULE_4__/* .strictObject */ .rej({
        severity: level.optional(),
        ...Object.fromEntries(Object.entries(options).map(([name, { minimum, maximum, description, presets }]) => [
            name,
            zod__WEBPACK_IMPORTED_MODULE_4__/* .int */ .Whr().min(minimum).max(maximum).optional().describe(`${description} Default: ${presets.recommended}, strict: ${presets.strict}.`),
        ])),
    }),
])
    .optional()
    .describe(summary);
const person = /^@?[A-Za-z0-9](?:[A-Za-z0-9_-]{0,50})(?:\/[A-Za-z0-9._-]{1,100})?$/;
const owner = zod__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP().regex(person, "an owner is a login or a team, as in `alice` or `@acme/security`");
const hostIds = zod__WEBPACK_IMPORTED_MODULE_4__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_4__/* ["enum"] */ .k5n(Object.keys(_catalogue_js__WEBPACK_IMPORTED_MODULE_1__/* .hosts */ .S))).min(1);
const selector = {
    profiles: globs.optional().describe("Names of profiles; all where absent."),
    paths: globs.optional().describe("Paths of their files; all where absent."),
    hosts: hostIds.optional().describe("Hosts; all where absent."),
};
const namesSome = { anyOf: [{ required: ["profiles"] }, { required: ["paths"] }] };
const grant = zod__WEBPACK_IMPORTED_MODULE_4__/* .strictObject */ .rej({
    ...selector,
    may: zod__WEBPACK_IMPORTED_MODULE_4__/* .array */ .YOg(capability).min(1).describe("What these profiles may do beyond the ceiling."),
    reason: reason.describe("Why they may."),
    owner: owner.describe("The login or team that answers for it."),
    until: date.optional().describe("The last day it counts, in UTC."),
})
    .refine(({ profiles, paths }) => profiles !== undefined || paths !== undefined, "a grant names `profiles`, `paths` or both")
    .meta(namesSome);
const allRules = Object.entries(_catalogue_js__WEBPACK_IMPORTED_MODULE_1__/* .rules */ .a);
const waivableRules = allRules.filter(([, { subject }]) => subject !== "policy").flatMap(([id, { kinds = {} }]) => [id, ...Object.keys(kinds).map((kind) => `${id}/${kind}`)]);
const waivable = zod__WEBPACK_IMPORTED_MODULE_4__/* ["enum"] */ .k5n(waivableRules, {
    error: ({ input }) => (allRules.some(([id]) => typeof input === "string" && id === input.split("/")[0] && !waivableRules.includes(id)) ? "findings about the policy itself cannot be waived" : undefined),
});
const waiver = zod__WEBPACK_IMPORTED_MODULE_4__/* .strictObject */ .rej({
    rule: waivable.describe("The rule, or the rule and a kind, whose findings are excused."),
    ...selector,
    reason: reason.describe("Why they are."),
    owner: owner.describe("The login or team that answers for it."),
    until: date.describe("The last day it counts, in UTC: at most 180 days away under preset:recommended, 90 under preset:strict."),
})
    .refine(({ profiles, paths }) => profiles !== undefined || paths !== undefined, "a waiver names `profiles`, `paths` or both")
    .meta(namesSome);
const ruleSettings = zod__WEBPACK_IMPORTED_MODULE_4__/* .strictObject */ .rej(Object.fromEntries(allRules.flatMap(([id, rule]) => [
    [id, setting(rule)],
    ...Object.keys(rule.kinds ?? {}).map((kind) => [`${id}/${kind}`, level.optional().describe(`${rule.summary} Kind \`${kind}\`.`)]),
])));
function inOrder({ "warn-from": warn, "enforce-from": enforce }, { addIssue }) {
    if (warn !== undefined && enforce !== undefined && warn > enforce)
        addIssue({ code: "custom", path: ["warn-from"], message: `it is later than \`enforce-from\` (${enforce}), so it would never count` });
}
const schedule = {
    stage: zod__WEBPACK_IMPORTED_MODULE_4__/* ["enum"] */ .k5n(_policy_js__WEBPACK_IMPORTED_MODULE_2__/* .stages */ ._$).optional().describe("observe: everything is a note; warn: nothing is worse than a warning; enforce: as decided."),
    "warn-from": date.optional().describe("The day from which the stage is warn; before it, observe."),
    "enforce-from": date.optional().describe("The day from which the stage is enforce."),
};
const approver = zod__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP()
    .regex(person, "whoever approves is a login, a team or the code owners, as in `alice`, `@acme/security` or `codeowners`")
    .refine((name) => name === _policy_js__WEBPACK_IMPORTED_MODULE_2__/* .codeOwners */ .eY || !/^@?code[-_]?owners?$/i.test(name), `the code owners are written \`${_policy_js__WEBPACK_IMPORTED_MODULE_2__/* .codeOwners */ .eY}\``);
const approval = zod__WEBPACK_IMPORTED_MODULE_4__/* .strictObject */ .rej({
    by: zod__WEBPACK_IMPORTED_MODULE_4__/* .array */ .YOg(approver).min(1).max(50).describe("Logins, teams of the repository's organisation (@acme/security), or `codeowners`: those whom CODEOWNERS names at the base."),
    count: zod__WEBPACK_IMPORTED_MODULE_4__/* .int */ .Whr().min(1).max(20).optional().describe("How many different people of them. Default: 1."),
})
    .superRefine(({ by, count = 1 }, { addIssue }) => {
    const logins = new Set(by.map((name) => name.replace(/^@/, "").toLowerCase()));
    const isOpen = by.some((name) => name === _policy_js__WEBPACK_IMPORTED_MODULE_2__/* .codeOwners */ .eY || name.includes("/"));
    if (!isOpen && count > logins.size)
        addIssue({ code: "custom", path: ["count"], message: `\`by\` names ${logins.size === 1 ? "one person" : `${logins.size} people`}, so nobody could ever approve` });
});
const policySchema = zod__WEBPACK_IMPORTED_MODULE_4__/* .strictObject */ .rej({
    $schema: zod__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP().optional().describe("For editors."),
    extends: zod__WEBPACK_IMPORTED_MODULE_4__/* .union */ .KCZ([zod__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP(), zod__WEBPACK_IMPORTED_MODULE_4__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP()).min(1).max(10)])
        .optional()
        .describe("What to start from, in order, the later winning: preset:recommended, preset:strict, a file of this repository, owner/repo//path@ref, with #sha256:… to pin its content. Default: preset:recommended."),
    hosts: zod__WEBPACK_IMPORTED_MODULE_4__/* .strictObject */ .rej(Object.fromEntries(Object.entries(_catalogue_js__WEBPACK_IMPORTED_MODULE_1__/* .hosts */ .S).map(([id, { editions }]) => [id, host(editions).optional()]))).optional().describe("Settings per host."),
    ceiling: zod__WEBPACK_IMPORTED_MODULE_4__/* .array */ .YOg(capability).optional().describe("What any profile may do without a grant. Default: [read]."),
    grants: zod__WEBPACK_IMPORTED_MODULE_4__/* .array */ .YOg(grant).max(1000).optional().describe("Profiles that may do more than the ceiling."),
    ignore: zod__WEBPACK_IMPORTED_MODULE_4__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_4__/* .strictObject */ .rej({ paths: globs, reason })).max(1000).optional().describe("Files whose findings do not count; their profiles are still listed."),
    rules: ruleSettings.optional().describe("Severities and options that differ from the preset."),
    overrides: zod__WEBPACK_IMPORTED_MODULE_4__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_4__/* .strictObject */ .rej({ ...selector, ceiling: zod__WEBPACK_IMPORTED_MODULE_4__/* .array */ .YOg(capability).optional().describe("Their ceiling."), rules: ruleSettings.optional().describe("Their severities and options.") }))
        .max(200)
        .optional()
        .describe("Other decisions for some profiles; of those that match, the last counts."),
    waivers: zod__WEBPACK_IMPORTED_MODULE_4__/* .array */ .YOg(waiver).max(1000).optional().describe("Findings that are excused until a day. They stay visible, as waived."),
    grantable: zod__WEBPACK_IMPORTED_MODULE_4__/* .strictObject */ .rej({ ...selector, may: zod__WEBPACK_IMPORTED_MODULE_4__/* .array */ .YOg(capability).min(1).describe("The capabilities.") }).optional().describe("For an organisation: what a repository's own policy may grant."),
    waivable: zod__WEBPACK_IMPORTED_MODULE_4__/* .strictObject */ .rej({ rules: zod__WEBPACK_IMPORTED_MODULE_4__/* .array */ .YOg(waivable).min(1).describe("The rules."), "max-days": zod__WEBPACK_IMPORTED_MODULE_4__/* .int */ .Whr().min(1).max(180).describe("For how many days at the most.") })
        .optional()
        .describe("For an organisation: what a repository's own policy may waive."),
    baseline: zod__WEBPACK_IMPORTED_MODULE_4__/* ["enum"] */ .k5n(["allow", "refuse"]).optional().describe("Whether a baseline file may let findings stand. Default: allow."),
    rollout: zod__WEBPACK_IMPORTED_MODULE_4__/* .strictObject */ .rej({ ...schedule, rules: zod__WEBPACK_IMPORTED_MODULE_4__/* .partialRecord */ .jgl(zod__WEBPACK_IMPORTED_MODULE_4__/* ["enum"] */ .k5n(allRules.map(([id]) => id)), zod__WEBPACK_IMPORTED_MODULE_4__/* .strictObject */ .rej(schedule).superRefine(inOrder)).optional().describe("Schedules of their own for some rules.") })
        .superRefine(inOrder)
        .optional()
        .describe("How the policy comes into force. Default: at once."),
    approvals: zod__WEBPACK_IMPORTED_MODULE_4__/* .strictObject */ .rej({
        widening: approval.optional().describe("Who approves a request that widens what a profile may do."),
        policy: approval.optional().describe("Who approves a request that loosens the policy."),
    })
        .optional()
        .describe("Reviews that a request needs; the action reads them."),
})
    .describe("What a team decided about its subagent profiles.");
const policyShape = { schema: policySchema, what: "policy", reserved: [], keysAt: (path) => keysIn(policySchema, path) };
function keysIn(root, path) {
    let schemas = [root];
    for (const part of path)
        schemas = schemas.flatMap(unwrapped).flatMap((schema) => stepInto(schema, part));
    return schemas.flatMap(unwrapped).flatMap((schema) => (schema instanceof zod__WEBPACK_IMPORTED_MODULE_4__/* .ZodObject */ .bvH ? Object.keys(schema.shape) : schema instanceof zod__WEBPACK_IMPORTED_MODULE_4__/* .ZodRecord */ .b8S && schema.keyType instanceof zod__WEBPACK_IMPORTED_MODULE_4__/* .ZodEnum */ .Vb4 ? schema.keyType.options.map(String) : []));
}
function unwrapped(schema) {
    if (schema instanceof zod__WEBPACK_IMPORTED_MODULE_4__/* .ZodOptional */ .IiU)
        return unwrapped(schema.unwrap());
    return schema instanceof zod__WEBPACK_IMPORTED_MODULE_4__/* .ZodUnion */ .fZ7 ? schema.options.flatMap(unwrapped) : [schema];
}
function stepInto(schema, part) {
    if (schema instanceof zod__WEBPACK_IMPORTED_MODULE_4__/* .ZodObject */ .bvH)
        return [schema.shape[part]];
    return schema instanceof zod__WEBPACK_IMPORTED_MODULE_4__/* .ZodArray */ .naA ? [schema.element] : schema instanceof zod__WEBPACK_IMPORTED_MODULE_4__/* .ZodRecord */ .b8S ? [schema.valueType] : [];
}


/***/ })

};
;