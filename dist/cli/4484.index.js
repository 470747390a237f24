"use strict";
exports.id = 4484;
exports.ids = [4484];
exports.modules = {

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

/***/ 60364:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   IH: () => (/* binding */ asOneSegment),
/* harmony export */   Mg: () => (/* binding */ isAnyName),
/* harmony export */   Nd: () => (/* binding */ selectsBy),
/* harmony export */   l2: () => (/* binding */ patternMatcher),
/* harmony export */   sp: () => (/* binding */ matcherFor)
/* harmony export */ });
/* harmony import */ var _model_fact_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7277);

async function matcherFor(policies) {
    const hasPatterns = policies.some(({ grants, ignore, overrides, waivers, grantable, servers, models }) => grants.length + ignore.length + overrides.length + waivers.length > 0 || grantable || servers || models);
    return hasPatterns ? patternMatcher() : () => false;
}
async function patternMatcher() {
    const [{ Minimatch }, { globOf }] = await Promise.all([__webpack_require__.e(/* import() */ 3581).then(__webpack_require__.bind(__webpack_require__, 33581)), __webpack_require__.e(/* import() */ 8471).then(__webpack_require__.bind(__webpack_require__, 38471))]);
    const options = { dot: true, nocomment: true, nonegate: true, noext: true, platform: "linux" };
    const classOf = (set) => {
        const pattern = new Minimatch(`x${set}`, options);
        return (character) => pattern.match(`x${character}`);
    };
    const compiled = new Map();
    return (text, pattern) => {
        let matches = compiled.get(pattern);
        if (!matches)
            compiled.set(pattern, (matches = globOf(new Minimatch(pattern, options).globParts, classOf)));
        return matches(text);
    };
}
function selectsBy(matcher) {
    return (selector, ref) => {
        const { profiles, paths, hosts } = selector;
        const { host, item, path } = ref;
        const name = item?.profile && (0,_model_fact_js__WEBPACK_IMPORTED_MODULE_0__/* .known */ .eO)(item.profile.name);
        return (isAbout(selector, ref, matcher) &&
            (hosts.length === 0 || (host !== null && hosts.includes(host))) &&
            (profiles.length === 0 ||
                profiles.some((pattern) => isAnyName(pattern) || (name !== undefined && matcher(asOneSegment(name), asOneSegment(pattern))))) &&
            (paths.length === 0 || paths.some((pattern) => matcher(path, pattern))));
    };
}
function isAnyName(pattern) {
    return pattern === "*" || pattern === "**";
}
function isAbout({ settings, skills = [] }, { path, beside }, matcher) {
    if (beside?.kind === "settings")
        return settings?.some((pattern) => matcher(path, pattern)) ?? true;
    if (settings !== undefined && settings.length > 0)
        return false;
    return skills.length === 0 || (beside?.kind === "skill" && skills.some((pattern) => matcher(beside.path, pattern)));
}
function asOneSegment(name) {
    return name.replace(/[/\u2215]/g, (character) => (character === "/" ? "\u2215" : "/"));
}


/***/ }),

/***/ 67209:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   AI: () => (/* binding */ globProblem),
/* harmony export */   Ho: () => (/* binding */ globLimits),
/* harmony export */   bi: () => (/* binding */ sizeProblem)
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
    return sizeProblem(pattern);
}
function sizeProblem(pattern) {
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

/***/ 11401:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   q: () => (/* binding */ keysIn)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(38816);

function keysIn(root, path) {
    let schemas = [root];
    for (const part of path)
        schemas = schemas.flatMap(unwrapped).flatMap((schema) => stepInto(schema, part));
    return schemas
        .flatMap(unwrapped)
        .flatMap((schema) => schema instanceof zod__WEBPACK_IMPORTED_MODULE_0__/* .ZodObject */ .bvH
        ? Object.keys(schema.shape)
        : schema instanceof zod__WEBPACK_IMPORTED_MODULE_0__/* .ZodRecord */ .b8S && schema.keyType instanceof zod__WEBPACK_IMPORTED_MODULE_0__/* .ZodEnum */ .Vb4
            ? schema.keyType.options.map(String)
            : []);
}
function unwrapped(schema) {
    if (schema instanceof zod__WEBPACK_IMPORTED_MODULE_0__/* .ZodOptional */ .IiU)
        return unwrapped(schema.unwrap());
    return schema instanceof zod__WEBPACK_IMPORTED_MODULE_0__/* .ZodUnion */ .fZ7 ? schema.options.flatMap(unwrapped) : [schema];
}
function stepInto(schema, part) {
    if (schema instanceof zod__WEBPACK_IMPORTED_MODULE_0__/* .ZodObject */ .bvH)
        return [schema.shape[part]];
    return schema instanceof zod__WEBPACK_IMPORTED_MODULE_0__/* .ZodArray */ .naA ? [schema.element] : schema instanceof zod__WEBPACK_IMPORTED_MODULE_0__/* .ZodRecord */ .b8S ? [schema.valueType] : [];
}


/***/ }),

/***/ 94767:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   a: () => (/* binding */ ownerPattern)
/* harmony export */ });
const ownerPattern = /^@?[A-Za-z0-9](?:[A-Za-z0-9_-]{0,50})(?:\/(?!\.{1,2}(?:\/|$))[A-Za-z0-9._-]{1,100}){0,20}$/;


/***/ }),

/***/ 34484:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  policySchema: () => (/* binding */ policySchema),
  policyShape: () => (/* binding */ policyShape)
});

// EXTERNAL MODULE: ./node_modules/zod/v4/classic/schemas.js + 17 modules
var schemas = __webpack_require__(38816);
// EXTERNAL MODULE: ./build/bundle/src/generated/catalogue.js + 35 modules
var catalogue = __webpack_require__(5);
// EXTERNAL MODULE: ./build/bundle/src/model/host.js
var model_host = __webpack_require__(3641);
// EXTERNAL MODULE: ./build/bundle/src/policy/model.js
var model = __webpack_require__(53861);
// EXTERNAL MODULE: ./build/bundle/src/policy/file/example.js
var example = __webpack_require__(79973);
// EXTERNAL MODULE: ./build/bundle/src/policy/file/keys-of-schema.js
var keys_of_schema = __webpack_require__(11401);
// EXTERNAL MODULE: ./build/bundle/src/policy/file/glob.js
var glob = __webpack_require__(67209);
;// CONCATENATED MODULE: ./build/bundle/src/policy/file/lists-schema.js


const pattern = schemas/* string */.YjP().min(1).max(256);
const namePattern = pattern.superRefine((text, context) => {
    const problem = (0,glob/* globProblem */.AI)(text.replaceAll("/", "\u2215"));
    if (problem !== undefined)
        context.addIssue({ code: "custom", message: problem });
});
const urlPattern = pattern.regex(/^[a-z*]+:\/\/[^/@]+(?:\/.*)?$/, "an address is a pattern with its scheme and host, as in `https://mcp.acme.dev/**`");
const serverEntry = schemas/* union */.KCZ([
    schemas/* strictObject */.rej({
        command: pattern.describe("The program, or the whole command line, word by word; `*` matches any text within a word that is no option, and `**` at the end any words."),
        package: namePattern.optional().describe("The package or image that it fetches, without or with its version."),
        pinned: schemas/* boolean */.zMY().optional().describe("Whether a version or a digest has to pin the package."),
    }),
    schemas/* strictObject */.rej({ url: urlPattern.describe("The address, as in `https://mcp.acme.dev/**`.") }),
]);
const servers = schemas/* strictObject */.rej({ allow: schemas/* array */.YOg(serverEntry).max(1000).describe("What they run or connect to.") })
    .optional()
    .describe("The servers that profiles and settings may connect, by what they run or connect to. Default: any.");
const models = schemas/* strictObject */.rej({ allow: schemas/* array */.YOg(namePattern).max(1000).describe("Patterns of model ids; `inherit` for none.") })
    .optional()
    .describe("The models that profiles may name; `inherit` stands for no model. Default: any.");

// EXTERNAL MODULE: ./build/bundle/src/policy/rollout.js
var rollout = __webpack_require__(51701);
// EXTERNAL MODULE: ./build/bundle/src/policy/file/owner-pattern.js
var owner_pattern = __webpack_require__(94767);
// EXTERNAL MODULE: ./build/bundle/src/model/capability.js
var capability = __webpack_require__(95885);
// EXTERNAL MODULE: ./build/bundle/src/model/finding.js
var finding = __webpack_require__(10290);
// EXTERNAL MODULE: ./build/bundle/src/policy/waves.js
var waves = __webpack_require__(98478);
// EXTERNAL MODULE: ./build/bundle/src/policy/file/reference.js
var file_reference = __webpack_require__(73594);
;// CONCATENATED MODULE: ./build/bundle/src/policy/file/value-schema.js







const level = schemas/* enum */.k5n(["off", ...finding/* severities */.gO]);
const value_schema_capability = schemas/* enum */.k5n(capability/* capabilities */.R7);
const value_schema_pattern = schemas/* string */.YjP()
    .min(1)
    .max(glob/* globLimits */.Ho.length)
    .superRefine((text, { addIssue }) => {
    const problem = (0,glob/* globProblem */.AI)(text);
    if (problem)
        addIssue({ code: "custom", message: problem });
});
const globs = schemas/* array */.YOg(value_schema_pattern).min(1).max(100);
const repositories = schemas/* array */.YOg(value_schema_pattern.refine((text) => !text.toLowerCase().startsWith(waves/* propertyPrefix */.cx) || /^[^:]*:[^=]+=./.test(text), `a pattern of a custom property is \`${waves/* propertyPrefix */.cx}NAME=VALUE\``))
    .min(1)
    .max(100);
const reason = schemas/* string */.YjP()
    .trim()
    .min(3, "a reason says why, in at least three characters")
    .max(1000)
    .refine((text) => !/^(?:todo|tbd|fixme|xxx|reason|\?{3,}|\.{3,})[\s.:!?]*$/i.test(text), "the reason is a placeholder; write why the entry is needed");
const date = schemas/* string */.YjP()
    .superRefine((text, { addIssue }) => {
    const stamp = /^\d{4}-\d{2}-\d{2}$/.test(text) ? Date.parse(`${text}T00:00:00Z`) : Number.NaN;
    const isDay = !Number.isNaN(stamp) && new Date(stamp).toISOString().startsWith(text);
    if (!isDay)
        addIssue({ code: "custom", message: "expected a date such as 2027-03-31" });
})
    .meta({ pattern: "^\\d{4}-\\d{2}-\\d{2}$" });
const pinnedFile = schemas/* string */.YjP()
    .superRefine((text, { addIssue }) => {
    const reference = (0,file_reference/* pinnedReferenceOf */.rz)(text);
    if (typeof reference === "string")
        addIssue({ code: "custom", message: reference });
})
    .meta({ pattern: "^[^/]+/[^/]+//[^@#]+@[^@#]+#sha256:[0-9a-fA-F]{64}$" });
const directory = schemas/* string */.YjP()
    .min(1)
    .max(1024)
    .refine((path) => !path.startsWith("/") && !/^[A-Za-z]:|\\/.test(path) && !path.split("/").includes(".."), "a directory is relative to the repository's root and stays inside it, with `/` between its parts");
const person = /^@?[A-Za-z0-9](?:[A-Za-z0-9_-]{0,50})(?:\/(?!\.{1,2}$)[A-Za-z0-9._-]{1,100})?$/;
const owner = schemas/* string */.YjP().regex(owner_pattern/* ownerPattern */.a, "an owner is a login or a team, as in `alice` or `@acme/security`");

;// CONCATENATED MODULE: ./build/bundle/src/policy/file/rollout-schema.js



function inOrder({ "warn-from": warn, "enforce-from": enforce, }, { addIssue, }) {
    if (warn !== undefined && enforce !== undefined && warn > enforce)
        addIssue({
            code: "custom",
            path: ["warn-from"],
            message: `it is later than \`enforce-from\` (${enforce}), so it would never count`,
        });
}
const schedule = {
    stage: schemas/* enum */.k5n(rollout/* stages */._)
        .optional()
        .describe("observe: everything is a note; warn: nothing is worse than a warning; enforce: as decided."),
    "warn-from": date.optional().describe("The day from which the stage is warn; before it, observe."),
    "enforce-from": date.optional().describe("The day from which the stage is enforce."),
};
function rollout_schema_rollout(rules) {
    return schemas/* strictObject */.rej({
        ...schedule,
        rules: schemas/* partialRecord */.jgl(schemas/* enum */.k5n(rules), schemas/* strictObject */.rej(schedule).superRefine(inOrder))
            .optional()
            .describe("Schedules of their own for some rules."),
        waves: schemas/* array */.YOg(schemas/* strictObject */.rej({
            repositories: repositories.describe("Patterns of `owner/name`, `acme/pay-*`, and of custom properties, `property:tier=critical`."),
            ...schedule,
        })
            .superRefine(inOrder))
            .max(100)
            .optional()
            .describe("For an organisation: schedules of their own for some repositories; the first that matches counts."),
    })
        .superRefine(inOrder)
        .optional()
        .describe("How the policy comes into force. Default: at once.");
}

;// CONCATENATED MODULE: ./build/bundle/src/policy/file/former-kinds.js

function successorOf(name) {
    const [id = "", kind = ""] = name.split("/");
    const former = Object.entries(catalogue/* rules */.a).find(([other]) => other === id)?.[1].formerKinds ?? {};
    return Object.hasOwn(former, kind) ? former[kind] : undefined;
}
function successorMessage(name) {
    const successor = typeof name === "string" ? successorOf(name) : undefined;
    return successor === undefined ? undefined : `\`${String(name)}\` is now \`${successor}\``;
}

// EXTERNAL MODULE: ./build/bundle/src/sanitize/counted.js
var counted = __webpack_require__(14135);
;// CONCATENATED MODULE: ./build/bundle/src/policy/file/schema.js











const hostSetting = (host) => schemas/* strictObject */.rej({
    dirs: schemas/* array */.YOg(directory)
        .max(200)
        .optional()
        .describe("Further directories (for some hosts: files) to read as project layers; they add, never replace."),
    edition: schemas/* enum */.k5n(host.editions, { error: ({ input }) => (0,model_host/* formerEdition */.Us)(host, String(input)) })
        .optional()
        .describe(`The edition of the host to check as. Default: \`${(0,model_host/* defaultEditionOf */.F0)(host)}\`.`),
});
const setting = ({ options = {}, summary }) => schemas/* union */.KCZ([
    level,
    schemas/* strictObject */.rej({
        severity: level.optional(),
        ...Object.fromEntries(Object.entries(options).map(([name, { minimum, maximum, description, presets }]) => [
            name,
            schemas/* int */.Whr()
                .min(minimum)
                .max(maximum)
                .optional()
                .describe(`${description} Default: ${presets.recommended}, strict: ${presets.strict}.`),
        ])),
    }),
])
    .optional()
    .describe(summary);
const hostIds = schemas/* array */.YOg(schemas/* enum */.k5n(Object.keys(catalogue/* hosts */.S))).min(1);
const selector = {
    profiles: globs.optional().describe("Names of profiles; all where absent."),
    paths: globs.optional().describe("Paths of their files; all where absent."),
    hosts: hostIds.optional().describe("Hosts; all where absent."),
};
const namesSome = { anyOf: [{ required: ["profiles"] }, { required: ["paths"] }] };
const grant = schemas/* strictObject */.rej({
    ...selector,
    settings: globs.optional().describe("Settings files beside the profiles, instead of profiles."),
    skills: globs
        .optional()
        .describe("Files of skills and commands: the grant is about what profiles do through these."),
    may: schemas/* array */.YOg(value_schema_capability).min(1).describe("What these profiles may do beyond the ceiling."),
    reason: reason.describe("Why they may."),
    owner: owner.describe("The login or team that answers for it."),
    until: date.optional().describe("The last day it counts, in UTC."),
})
    .refine(({ profiles, paths, settings, skills }) => [profiles, paths, settings, skills].some((list) => list !== undefined), "a grant names `profiles`, `paths` or both, or `settings`, or `skills`")
    .refine(({ profiles, paths, settings, skills }) => settings === undefined || [profiles, paths, skills].every((list) => list === undefined), "a grant that names `settings` is about these files alone: it names no `profiles`, `paths` and `skills`")
    .meta({ anyOf: ["profiles", "paths", "settings", "skills"].map((key) => ({ required: [key] })) });
const allRules = Object.entries(catalogue/* rules */.a);
const waivableRules = allRules
    .filter(([, { subject }]) => subject !== "policy")
    .flatMap(([id, { kinds = {} }]) => [id, ...Object.keys(kinds).map((kind) => `${id}/${kind}`)]);
const waivable = schemas/* enum */.k5n(waivableRules, {
    error: ({ input }) => successorMessage(input) ??
        (allRules.some(([id]) => typeof input === "string" && id === input.split("/")[0] && !waivableRules.includes(id))
            ? "findings about the policy itself cannot be waived"
            : undefined),
});
const waiver = schemas/* strictObject */.rej({
    rule: waivable.describe("The rule, or the rule and a kind, whose findings are excused."),
    ...selector,
    reason: reason.describe("Why they are."),
    owner: owner.describe("The login or team that answers for it."),
    until: date.describe("The last day it counts, in UTC: at most 180 days away under preset:recommended, 90 under preset:strict."),
})
    .refine(({ profiles, paths }) => profiles !== undefined || paths !== undefined, "a waiver names `profiles`, `paths` or both")
    .meta(namesSome);
const ruleSettings = schemas/* strictObject */.rej(Object.fromEntries(allRules.flatMap(([id, rule]) => [
    [id, setting(rule)],
    ...Object.keys(rule.kinds ?? {}).map((kind) => [`${id}/${kind}`, level.optional().describe(`${rule.summary} Kind \`${kind}\`.`)]),
])));
const approver = schemas/* string */.YjP()
    .regex(person, "whoever approves is a login, a team or the code owners, as in `alice`, `@acme/security` or `codeowners`")
    .refine((name) => name === model/* codeOwners */.eY || !/^@?code[-_]?owners?$/i.test(name), `the code owners are written \`${model/* codeOwners */.eY}\``);
const approval = schemas/* strictObject */.rej({
    by: schemas/* array */.YOg(approver)
        .min(1)
        .max(50)
        .describe("Logins, teams of the repository's organisation (@acme/security), or `codeowners`: those whom CODEOWNERS names at the base."),
    count: schemas/* int */.Whr().min(1).max(20).optional().describe("How many different people of them. Default: 1."),
})
    .superRefine(({ by, count = 1 }, { addIssue }) => {
    const logins = new Set(by.map((name) => name.replace(/^@/, "").toLowerCase()));
    const isOpen = by.some((name) => name === model/* codeOwners */.eY || name.includes("/"));
    if (!isOpen && count > logins.size)
        addIssue({
            code: "custom",
            path: ["count"],
            message: `\`by\` names ${(0,counted/* counted */.h)(logins.size, "person", "people")}, so nobody could ever approve`,
        });
});
const policySchema = schemas/* strictObject */.rej({
    $schema: schemas/* string */.YjP().optional().describe("For editors."),
    extends: schemas/* union */.KCZ([schemas/* string */.YjP(), schemas/* array */.YOg(schemas/* string */.YjP()).min(1).max(10)])
        .optional()
        .describe("What to start from, in order, the later winning: preset:recommended, preset:strict, a file of this repository, owner/repo//path@ref, with #sha256:… to pin its content. Default: preset:recommended."),
    hosts: schemas/* strictObject */.rej(Object.fromEntries(Object.entries(catalogue/* hosts */.S).map(([id, host]) => [id, hostSetting(host).optional()])))
        .optional()
        .describe("Settings per host: further directories (dirs), and the edition in use; below an organisation's policy both add. A host that is named here judges."),
    ceiling: schemas/* array */.YOg(value_schema_capability).optional().describe("What any profile may do without a grant. Default: [read]."),
    grants: schemas/* array */.YOg(grant)
        .max(1000)
        .optional()
        .describe("Profiles, settings files and skills that may go beyond the ceiling."),
    servers: servers,
    models: models,
    organisation: pinnedFile
        .optional()
        .describe("The organisation's policy, owner/repo//path@ref#sha256:…: a ceiling over this file, for hooks and the command line too. A vendored copy works offline."),
    ignore: schemas/* array */.YOg(schemas/* strictObject */.rej({ paths: globs, reason: reason }))
        .max(1000)
        .optional()
        .describe("Files whose findings do not count; their profiles are still listed."),
    rules: ruleSettings.optional().describe("Severities and options that differ from the preset."),
    overrides: schemas/* array */.YOg(schemas/* strictObject */.rej({
        ...selector,
        ceiling: schemas/* array */.YOg(value_schema_capability).optional().describe("Their ceiling."),
        rules: ruleSettings.optional().describe("Their severities and options."),
    }))
        .max(200)
        .optional()
        .describe("Other decisions for some profiles; of those that match, the last counts."),
    waivers: schemas/* array */.YOg(waiver)
        .max(1000)
        .optional()
        .describe("Findings that are excused until a day. They stay visible, as waived."),
    grantable: schemas/* strictObject */.rej({ ...selector, may: schemas/* array */.YOg(value_schema_capability).min(1).describe("The capabilities.") })
        .optional()
        .describe("For an organisation: what a repository's own policy may grant."),
    waivable: schemas/* strictObject */.rej({
        rules: schemas/* array */.YOg(waivable).min(1).describe("The rules."),
        "max-days": schemas/* int */.Whr().min(1).max(180).describe("For how many days at the most."),
    })
        .optional()
        .describe("For an organisation: what a repository's own policy may waive."),
    baseline: schemas/* enum */.k5n(["allow", "refuse"])
        .optional()
        .describe("Whether a baseline file may let findings stand. Default: allow; below an organisation's policy, only what that one says."),
    rollout: rollout_schema_rollout(allRules.map(([id]) => id)),
    approvals: schemas/* strictObject */.rej({
        widening: approval.optional().describe("Who approves a pull request that widens what a profile may do."),
        policy: approval.optional().describe("Who approves a pull request that loosens the policy."),
    })
        .optional()
        .describe("Reviews that a pull request needs; the action reads them."),
})
    .describe("What a team decided about its subagent profiles.");
const foreignKeys = new Map([
    ["preset", "write for example `extends: preset:strict`"],
    ["presets", "write for example `extends: preset:strict`"],
    ["failon", "it is an option of the command, `--fail-on`, and an input of the action"],
    ...["exclude", "excludes", "ignorepaths", "skip"].map((key) => [key, 'write for example `ignore: [{ paths: ["docs/**"], reason: examples of the manual }]`']),
    ...["allow", "allowed", "capabilities", "permissions"].map((key) => [key, "write `ceiling` for every profile, or `grants` for some"]),
]);
const policyShape = {
    schema: policySchema,
    what: "policy",
    keysAt: (path) => (0,keys_of_schema/* keysIn */.q)(policySchema, path),
    insteadOf: (path, key) => (path.length === 0 ? foreignKeys.get(key.toLowerCase().replace(/[-_]/g, "")) : undefined),
    exampleAt: example/* exampleAt */.Ez,
    successorOf: ([top], key) => (top === "rules" || top === "overrides" ? successorOf(key) : undefined),
};


/***/ }),

/***/ 51701:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   _: () => (/* binding */ stages)
/* harmony export */ });
const stages = ["observe", "warn", "enforce"];


/***/ }),

/***/ 98478:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ml: () => (/* binding */ withSchedule),
/* harmony export */   cx: () => (/* binding */ propertyPrefix),
/* harmony export */   forRepository: () => (/* binding */ forRepository),
/* harmony export */   j5: () => (/* binding */ waveOf)
/* harmony export */ });
/* harmony import */ var _decide_selector_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(60364);

const propertyPrefix = "property:";
async function waveOf({ rollout }, repository) {
    if (!rollout || rollout.waves.length === 0)
        return undefined;
    const matches = await (0,_decide_selector_js__WEBPACK_IMPORTED_MODULE_0__/* .patternMatcher */ .l2)();
    return rollout.waves.find(({ repositories }) => repositories.some((pattern) => hasRepository(pattern.toLowerCase(), repository, matches)));
}
function hasRepository(pattern, { name, properties = {} }, matches) {
    if (!pattern.startsWith(propertyPrefix))
        return name !== null && matches(name.toLowerCase(), pattern);
    const equals = pattern.indexOf("=");
    const [key, value] = [pattern.slice(propertyPrefix.length, equals), pattern.slice(equals + 1)];
    return Object.entries(properties).some(([property, own]) => property.toLowerCase() === key &&
        (typeof own === "string" ? [own] : own).some((text) => matches(oneSegment(text), oneSegment(value))));
}
function oneSegment(text) {
    return text.toLowerCase().replaceAll("/", "\u001f");
}
async function forRepository(policy, repository) {
    const { rollout } = policy;
    const wave = await waveOf(policy, repository);
    return rollout && wave ? { ...policy, rollout: withSchedule(rollout, wave) } : policy;
}
function withSchedule(rollout, { stage, warnFrom, enforceFrom }) {
    return { ...rollout, stage, warnFrom, enforceFrom };
}


/***/ })

};
;