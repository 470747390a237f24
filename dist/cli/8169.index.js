"use strict";
exports.id = 8169;
exports.ids = [8169];
exports.modules = {

/***/ 81207:
/***/ (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   S: () => (/* binding */ delegationOf),
/* harmony export */   s: () => (/* binding */ delegationPathsIn)
/* harmony export */ });
/* harmony import */ var _model_delegation_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(20221);

function delegationPathsIn({ loads, subjects }) {
    const byItem = new Map(subjects.map((subject) => [subject.item, subject]));
    const reachableByHost = new Map();
    return ({ host, item }) => {
        const load = loads.find((candidate) => candidate.host === host);
        if (!load)
            return new Map();
        const reachable = reachableByHost.get(host) ?? (0,_model_delegation_js__WEBPACK_IMPORTED_MODULE_0__/* .reachableIn */ .Z)(load.load);
        reachableByHost.set(host, reachable);
        return new Map([...reachable(item)].map(([capability, holder]) => {
            const subject = byItem.get(holder) ?? { host, title: load.title, edition: load.edition, item: holder };
            byItem.set(holder, subject);
            return [capability, [subject]];
        }));
    };
}
function delegationOf(changes) {
    const edges = new Map();
    const nodes = new Set();
    for (const { after, widenings } of changes) {
        for (const { chain } of widenings) {
            let from = after;
            for (const to of from ? chain : []) {
                if (!from)
                    break;
                nodes.add(from).add(to);
                edges.set(from, (edges.get(from) ?? new Set()).add(to));
                from = to;
            }
        }
    }
    return {
        nodes: [...nodes],
        edges: [...edges].flatMap(([from, targets]) => [...targets].map((to) => ({ from, to }))),
    };
}


/***/ }),

/***/ 28169:
/***/ (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  compare: () => (/* binding */ compare)
});

// EXTERNAL MODULE: ./build/bundle/src/model/fact.js
var model_fact = __webpack_require__(7277);
// EXTERNAL MODULE: ./build/bundle/src/platform/memory.js
var memory = __webpack_require__(3986);
// EXTERNAL MODULE: ./build/bundle/src/repo/path.js
var path = __webpack_require__(76311);
// EXTERNAL MODULE: ./build/bundle/src/model/profile.js
var model_profile = __webpack_require__(64682);
;// CONCATENATED MODULE: ./build/bundle/src/compare/change.js
const changeKinds = (/* unused pure expression or super */ null && ([
    "added",
    "removed",
    "changed",
    "renamed",
    "moved",
    "shadowed",
    "unshadowed",
    "lost",
    "restored",
]));
function distinctWidenings(widenings) {
    const seen = new Set();
    return widenings.filter(({ kind, message }) => !seen.has(kind + message) && seen.add(kind + message));
}

;// CONCATENATED MODULE: ./build/bundle/src/compare/grant-use.js
function grantUse(holders, before, after) {
    const [was, is] = [before && holders.get(before), holders.get(after)];
    if (is === undefined || was === is)
        return undefined;
    return was === undefined ? "new" : "other";
}
function grantWidenings(granted, { item }) {
    if (granted === undefined || !item.profile)
        return [];
    const message = granted === "new" ? "uses a grant of the policy" : "keeps the power that its grant gives it, with other content";
    return [{ kind: "grant", capability: null, message, at: item.profile.name.at, chain: [] }];
}

// EXTERNAL MODULE: ./build/bundle/src/model/capability.js
var model_capability = __webpack_require__(95885);
// EXTERNAL MODULE: ./build/bundle/src/sanitize/text.js
var sanitize_text = __webpack_require__(32426);
;// CONCATENATED MODULE: ./build/bundle/src/compare/names.js




function restoredBuiltIns(before, after) {
    const restored = new Map();
    for (const [key, items] of shadowedIn(before)) {
        for (const item of items.filter(({ files }) => files.length === 0)) {
            const now = after.loads
                .find(({ host }) => key.startsWith(hostKey(host)))
                ?.load.items.find(({ files, profile }) => files.length === 0 && profile?.identity === item.profile?.identity);
            if (!now || now.verdict.kind === "loaded")
                restored.set(key, [...(restored.get(key) ?? []), item]);
        }
    }
    return restored;
}
function shadowedIn({ loads }) {
    const shadowed = new Map();
    for (const { host, load } of loads) {
        for (const item of load.items) {
            if (item.verdict.kind !== "shadowed")
                continue;
            const key = keyOf(host, item.verdict.by);
            shadowed.set(key, [...(shadowed.get(key) ?? []), item]);
        }
    }
    return shadowed;
}
function hostKey(host) {
    return `${host} `;
}
function keyOf(host, { files, profile }) {
    return `${hostKey(host)}${JSON.stringify([files[0], profile?.identity])}`;
}
function builtInWidenings({ host, item }, restored, at) {
    const shadowing = item.profile ? (0,model_profile/* capabilitiesOf */.SF)(item.profile) : [];
    return (restored.get(keyOf(host, item)) ?? []).flatMap(({ profile }) => {
        const more = profile ? (0,model_profile/* capabilitiesOf */.SF)(profile).filter((capability) => !shadowing.includes(capability)) : [];
        const name = profile && (0,model_fact/* known */.eO)(profile.name);
        return more.map((capability) => ({
            kind: "capability",
            capability,
            message: `leaves its name to the built-in \`${name ?? ""}\`, which can ${model_capability/* phrases */.HJ[capability]}`,
            at,
            chain: [],
        }));
    });
}
function shadowDifferences(before, after, { shadowedBefore, shadowedAfter }, at) {
    const [was, is] = [shadowedText(before, shadowedBefore), shadowedText(after, shadowedAfter)];
    return was === is ? [] : [{ field: "shadows", before: was && (0,sanitize_text/* visible */.RK)(was), after: is && (0,sanitize_text/* visible */.RK)(is), at }];
}
function shadowedText(subject, shadowed) {
    const items = (subject && shadowed.get(keyOf(subject.host, subject.item))) ?? [];
    const names = items.map(({ files, profile }) => files[0] ?? `the built-in ${(profile && (0,model_fact/* known */.eO)(profile.name)) ?? ""}`);
    return names.join(", ") || null;
}

// EXTERNAL MODULE: ./build/bundle/src/repo/text.js
var repo_text = __webpack_require__(64951);
;// CONCATENATED MODULE: ./build/bundle/src/compare/place.js

function placeOfItem({ files, profile }) {
    return profile?.name.at ?? (0,repo_text/* placeOfPath */.Es)(files[0] ?? "");
}

// EXTERNAL MODULE: ./build/bundle/src/sanitize/secrets.js
var secrets = __webpack_require__(97544);
;// CONCATENATED MODULE: ./build/bundle/src/compare/powers.js



function readerAt(at) {
    return {
        grants: { state: "stated", value: [{ tool: "*", capability: "read", scope: null, at }], at },
        extraGrants: [],
        hooks: [],
        servers: [],
        bypasses: [],
        denied: [],
    };
}
function widenings(before, after, isKnown) {
    const can = isKnown ? "can now" : "can";
    const [old, current] = [holdingsOf(before), holdingsOf(after)];
    const held = new Set(old.map(({ grant }) => grant.capability));
    const gained = model_capability/* capabilities */.R7.filter((capability) => !held.has(capability) && current.some(({ grant }) => grant.capability === capability));
    const isHeld = coveredBy(old);
    const places = new Set();
    const found = [];
    for (const capability of model_capability/* capabilities */.R7) {
        const isNew = gained.includes(capability);
        const excess = current.filter((holding) => holding.grant.capability === capability && (isNew || (holding.source !== "extra" && !isHeld(holding))));
        const [first] = excess;
        if (!first)
            continue;
        for (const { grant } of excess)
            places.add(grant.at);
        const more = isNew ? "" : `${capability === "external" ? "" : " more freely"}`;
        found.push({
            kind: isNew ? "capability" : "scope",
            capability,
            message: `${can} ${model_capability/* phrases */.HJ[capability]}${more}, by ${toolsIn(excess.map(({ grant }) => grant))}`,
            at: first.grant.at,
            chain: [],
        });
    }
    return [...found, ...undenied(before, after), ...bypassed(before, after, isKnown), ...extras(before, after, places)];
}
function holdingsOf({ grants, extraGrants, hooks, servers }) {
    const extraStarts = new Set([...hooks, ...servers].map(({ at }) => at.span.start));
    return [
        ...((0,model_fact/* known */.eO)(grants) ?? []).map((grant) => ({ grant, source: "list" })),
        ...extraGrants.map((grant) => ({ grant, source: extraStarts.has(grant.at.span.start) ? "extra" : "key" })),
    ];
}
const maxPairs = 1 << 20;
function coveredBy(holdings) {
    const key = ({ grant: { tool, capability, scope }, source }) => JSON.stringify([source, capability, tool, scope]);
    const same = new Set(holdings.map(key));
    let left = maxPairs;
    return (holding) => same.has(key(holding)) || ((left -= holdings.length) >= 0 && holdings.some((old) => covers(old, holding)));
}
function covers(old, { grant, source }) {
    if (old.grant.capability !== grant.capability)
        return false;
    if (old.source !== "list" && (source !== old.source || old.grant.tool !== grant.tool))
        return false;
    if (grant.capability === "external" && !coversTool(baseOf(old.grant.tool), baseOf(grant.tool)))
        return false;
    return old.grant.scope === null || (grant.scope !== null && coversScope(old.grant.scope, grant.scope));
}
function coversTool(old, tool) {
    return old === tool || tool.startsWith(`${old}__`) || (old.endsWith("*") && tool.startsWith(old.slice(0, -1)));
}
function baseOf(tool) {
    return tool.replace(/\(.*$/s, "").trim();
}
function coversScope(old, scope) {
    if (old === scope)
        return true;
    const [, prefix = "", star] = /^([^*?[\]{}!]*?)((?::| )?\*+)$/.exec(old) ?? [];
    if (star === undefined || /[;&|<>$`(){}\\\n]|\.\./.test(scope))
        return false;
    const rest = scope.slice(prefix.length);
    return (scope.startsWith(prefix) &&
        (star.startsWith("*") ? !(star === "*" && leavesDirectory(prefix, rest)) : /^$|^[ :]/.test(rest)));
}
function leavesDirectory(prefix, rest) {
    const isPath = /^[^\s:]+$/.test(prefix) && (prefix.includes("/") || !/\s/.test(rest));
    return isPath && /\/|\*\*/.test(rest);
}
const maxDenials = 20;
function undenied(before, after) {
    const remaining = new Set(after.denied);
    let left = maxPairs;
    const isCovered = (old) => remaining.has(old) ||
        ((left -= after.denied.length) >= 0 &&
            after.denied.some((entry) => baseOf(entry) === baseOf(old) && coversScope(scopeOf(entry), scopeOf(old))));
    const removed = before.denied.filter((old) => /\(.*\)/s.test(old) && !isCovered(old)).slice(0, maxDenials);
    return removed.flatMap((entry) => {
        const held = ((0,model_fact/* known */.eO)(after.grants) ?? []).find(({ tool }) => tool === "*" || baseOf(tool).toLowerCase() === baseOf(entry).toLowerCase());
        return held
            ? [
                {
                    kind: "scope",
                    capability: held.tool === "*" ? null : held.capability,
                    message: `is no longer denied ${code(entry)}`,
                    at: after.grants.at,
                    chain: [],
                },
            ]
            : [];
    });
}
function scopeOf(entry) {
    return /\((.*)\)/s.exec(entry)?.[1] ?? "*";
}
function bypassed({ bypasses: before }, { bypasses: after }, isKnown) {
    const isAtLeastAsStrong = (old, { setting, value, effect }) => old.setting === setting && (old.effect === "bypass" || (old.effect === effect && old.value === value));
    return after
        .filter((bypass) => bypass.effect !== "unhonoured" && !before.some((old) => isAtLeastAsStrong(old, bypass)))
        .map(({ setting, value, because, at }) => ({
        kind: "bypass",
        capability: null,
        message: `${code(setting)} is ${isKnown ? "now " : ""}${code(value)}, which ${because}`,
        at,
        chain: [],
    }));
}
function extras(before, after, reported) {
    const { hooks, servers } = otherExtras(before, after);
    const widening = (what, earlier, { name, kind, value, at }) => {
        const isAnother = earlier.some((old) => old.name === name);
        const message = isAnother
            ? `has another ${what} ${code(name)}, which can do something else: ${code((0,secrets/* redacted */.pc)(value))}`
            : `has one more ${what} ${code(name)}: ${code((0,secrets/* redacted */.pc)(value))}`;
        return { kind: "scope", capability: powerOf(kind), message, at, chain: [] };
    };
    const isUnreported = ({ at }) => ![...reported].some((place) => place.source === at.source && place.span.start === at.span.start);
    return [
        ...hooks.filter(isUnreported).map((hook) => widening("hook", before.hooks, hook)),
        ...servers.filter(isUnreported).map((server) => widening("server", before.servers, server)),
    ];
}
function otherExtras(before, after) {
    return {
        hooks: after.hooks.filter(({ kind, name, value }) => kind !== "prompt" && !before.hooks.some((old) => old.kind === kind && old.name === name && old.value === value)),
        servers: after.servers.filter(({ kind, value }) => !before.servers.some((old) => old.kind === kind && old.value === value)),
    };
}
function powerOf(kind) {
    return kind === "command" ? "execute" : kind === "url" ? "network" : null;
}
function toolsIn(grants) {
    const tools = [...new Set(grants.map(({ tool }) => (tool === "*" ? "having every tool" : code(tool))))];
    return tools.length > 4 ? `${tools.slice(0, 3).join(", ")} and ${tools.length - 3} more` : tools.join(", ");
}
function code(text) {
    return `\`${text}\``;
}

// EXTERNAL MODULE: ./build/bundle/src/compare/prompt.js
var compare_prompt = __webpack_require__(65891);
// EXTERNAL MODULE: ./build/bundle/src/model/delegation.js
var delegation = __webpack_require__(20221);
;// CONCATENATED MODULE: ./build/bundle/src/compare/reach.js




function reachDifference({ before, after }, subject) {
    const [was, is] = [reachText(before), reachText(after)];
    return was === is ? undefined : { field: "reach", before: was, after: is, at: delegationPlace(subject) };
}
function reachText(paths) {
    return paths.size === 0 ? null : [...paths.keys()].join(", ");
}
function reachWidenings({ before, after }, subject, { isNew, own = [] }) {
    return [...after]
        .filter(([capability]) => !before.has(capability) && !own.includes(capability) && !(isNew && capability === "read"))
        .map(([capability, chain]) => ({
        kind: "reach",
        capability,
        message: `can ${isNew ? "" : "now "}${model_capability/* phrases */.HJ[capability]} through ${chain.map(({ item }) => (0,delegation/* displayName */.Q)(item)).join(", then ")}`,
        at: delegationPlace(subject),
        chain,
    }));
}
function delegationPlace({ item }) {
    const grants = item.profile ? (0,model_profile/* grantsOf */.Rr)(item.profile) : [];
    return grants.find(({ capability }) => capability === "delegate")?.at ?? placeOfItem(item);
}

;// CONCATENATED MODULE: ./build/bundle/src/compare/skills.js




function skillWidenings(before, after) {
    const held = new Set(before ? (0,model_profile/* capabilitiesOf */.SF)(before) : ["read"]);
    const old = before?.skills ?? [];
    return (after.skills ?? [])
        .filter((skill) => !skill.refuses && isPower(skill, held) && !old.some((other) => skills_covers(other, skill)))
        .map((skill) => widening(skill, held, before !== undefined));
}
function isPower({ may, outside }, held) {
    return outside === true || may.some((capability) => capability !== "read" || !held.has("read"));
}
function skills_covers(old, skill) {
    return (!old.refuses &&
        old.how === skill.how &&
        (!old.asks || skill.asks) &&
        (old.content ?? old.because) === (skill.content ?? skill.because) &&
        (old.outside === true || skill.outside !== true) &&
        skill.may.every((capability) => old.may.includes(capability)));
}
function widening({ name, path, may, because, asks, at }, held, isKnown) {
    const gained = (0,model_capability/* inOrder */.al)(may).find((capability) => !held.has(capability)) ?? (0,model_capability/* inOrder */.al)(may)[0] ?? null;
    const words = (0,model_capability/* inOrder */.al)(may).map((capability) => model_capability/* phrases */.HJ[capability]);
    const all = words.length < 2 ? words.join("") : `${words.slice(0, -1).join(", ")} and ${words.at(-1)}`;
    return {
        kind: "skill",
        capability: gained,
        message: `can ${isKnown ? "now " : ""}${all} through the skill \`${(0,sanitize_text/* visible */.RK)(name)}\` (\`${(0,sanitize_text/* visible */.RK)(path)}\`)${asks ? ", after a question" : ""}: it ${(0,sanitize_text/* visible */.RK)((0,secrets/* redacted */.pc)(because))}`,
        at,
        chain: [],
    };
}

;// CONCATENATED MODULE: ./build/bundle/src/compare/added-removed.js









function addedChange(after, context) {
    const { profile } = after.item;
    const granted = grantUse(context.holders, undefined, after);
    const shadows = shadowDifferences(null, after, context, placeOfItem(after.item));
    const reasons = profile
        ? [
            ...widenings(readerAt(profile.name.at), profile, false),
            ...skillWidenings(undefined, profile),
            ...grantWidenings(granted, after),
            ...reachWidenings({ before: new Map(), after: context.pathsAfter(after) }, after, { isNew: true }),
        ]
        : [];
    return {
        kind: "added",
        before: null,
        after,
        gained: profile ? (0,model_profile/* grantsOf */.Rr)(profile) : [],
        lost: [],
        widened: reasons.length > 0,
        fields: shadows.map(({ field }) => field),
        ...(granted ? { granted } : {}),
        differences: shadows,
        widenings: distinctWidenings(reasons),
        prompt: (0,compare_prompt/* promptChange */.b)("", profile?.prompt.text ?? ""),
    };
}
function removedChange(before, context) {
    const { profile } = before.item;
    const at = placeOfItem(before.item);
    const reasons = builtInWidenings(before, context.restoredBuiltIns, at);
    const shadows = shadowDifferences(before, null, context, at);
    return {
        kind: "removed",
        before,
        after: null,
        gained: [],
        lost: profile ? (0,model_profile/* grantsOf */.Rr)(profile) : [],
        widened: reasons.length > 0,
        fields: shadows.map(({ field }) => field),
        differences: shadows,
        widenings: reasons,
        prompt: (0,compare_prompt/* promptChange */.b)(profile?.prompt.text ?? "", ""),
    };
}

;// CONCATENATED MODULE: ./build/bundle/src/compare/aspects.js







const profileFields = [
    ["name", ({ name }) => factOf(name)],
    ["description", ({ description }) => factOf(description)],
    ["model", ({ model }) => factOf(model)],
    ["permissionMode", ({ permissionMode }) => factOf(permissionMode)],
    ["tools", toolsOf],
    [
        "denied",
        ({ denied, grants }) => denied.length === 0 ? [] : [{ key: JSON.stringify(denied), shown: denied.join(", "), at: grants.at }],
    ],
    ["hooks", ({ hooks }) => hooks.map(extraOf)],
    ["servers", ({ servers }) => servers.map(extraOf)],
    ["skills", ({ skills = [] }) => skills.map(skillOf)],
    [
        "bypass",
        ({ bypasses }) => bypasses.map(({ setting, value, effect, at }) => ({
            key: JSON.stringify([setting, value, effect]),
            shown: `${setting}: ${value}`,
            at,
        })),
    ],
];
const subjectFields = [
    ["verdict", verdictOf],
    ["edition", ({ edition, item }) => [{ key: edition, shown: edition, at: placeOfItem(item) }]],
    ["path", ({ item }) => [{ key: item.files[0] ?? "", shown: item.files[0] ?? "", at: placeOfItem(item) }]],
    [
        "layer",
        ({ item }) => [
            {
                key: JSON.stringify([item.layer.name, item.layer.root]),
                shown: `${item.layer.name} ${item.layer.root}`.trimEnd(),
                at: placeOfItem(item),
            },
        ],
    ],
];
function aspectsOf(before, after, extraFields) {
    const [was, is] = [before.item.profile, after.item.profile];
    const common = was && is ? differing(profileFields, was, is) : [];
    const extra = is
        ? extraFields(common.map(({ field }) => field)).map((found) => ({
            field: found.field,
            differences: [extraDifference(found, is.name.at)],
        }))
        : [];
    const ofProfile = [...common, ...extra];
    const ofSubject = differing(subjectFields, before, after);
    const prompt = was?.prompt.text === is?.prompt.text ? [] : ["prompt"];
    return {
        fields: [...ofProfile.map(({ field }) => field), ...prompt, ...ofSubject.map(({ field }) => field)],
        differences: [...ofProfile, ...ofSubject].flatMap(({ differences }) => differences),
    };
}
function differing(table, before, after) {
    return table
        .map(([field, valuesOf]) => ({ field, differences: differencesIn(field, valuesOf(before), valuesOf(after)) }))
        .filter(({ differences }) => differences.length > 0);
}
function extraDifference({ field, before, after }, at) {
    const shown = (values) => values === null ? null : line(values.map((value) => (0,secrets/* redacted */.pc)(value, field.split(".").at(-1))).join(", "));
    return { field: (0,sanitize_text/* visible */.RK)(field), before: shown(before), after: shown(after), at };
}
function differencesIn(field, before, after) {
    if (before.length === after.length && before.every(({ key }, i) => key === after[i]?.key))
        return [];
    const [gone, added] = [without(before, after), without(after, before)];
    return Array.from({ length: Math.max(gone.length, added.length) }, (_, i) => {
        const [was, is] = [gone[i], added[i]];
        const text = ({ shown, detailed }) => line(detailed && was?.shown === is?.shown ? detailed() : shown);
        return {
            field,
            before: was ? text(was) : null,
            after: is ? text(is) : null,
            at: (is ?? was)?.at ?? (0,repo_text/* placeOfPath */.Es)(""),
        };
    });
}
function without(values, excluded) {
    const left = new Map();
    for (const { key } of excluded)
        left.set(key, (left.get(key) ?? 0) + 1);
    return values.filter(({ key }) => {
        const count = left.get(key) ?? 0;
        if (count > 0)
            left.set(key, count - 1);
        return count === 0;
    });
}
function line(text) {
    return (0,sanitize_text/* visible */.RK)((0,secrets/* redacted */.pc)(text.trim()));
}
function factOf(fact) {
    const value = (0,model_fact/* known */.eO)(fact);
    return value === undefined ? [] : [{ key: value, shown: value, at: fact.at }];
}
function toolsOf(profile) {
    const grants = (0,model_profile/* grantsOf */.Rr)(profile);
    const keys = grants.map(({ tool, capability, scope }) => JSON.stringify([tool, capability, scope])).sort();
    const nameOf = (tool) => (tool === "*" ? "every tool" : tool);
    const byTool = new Map();
    for (const { tool, capability } of grants) {
        const capabilities = byTool.get(tool);
        if (capabilities)
            capabilities.push(capability);
        else
            byTool.set(tool, [capability]);
    }
    const detailed = () => [...byTool].map(([tool, capabilities]) => `${nameOf(tool)} (${(0,model_capability/* inOrder */.al)(capabilities).join(" ")})`).join(", ");
    return [
        {
            key: keys.join(" "),
            shown: [...byTool.keys()].map(nameOf).join(", ") || "no tool",
            detailed,
            at: profile.grants.at,
        },
    ];
}
function extraOf({ name, kind, value, at }) {
    return { key: JSON.stringify([name, kind, value]), shown: `${name}: ${value}`, at };
}
function skillOf({ name, how, because, asks, content = because, at }) {
    return { key: JSON.stringify([how, asks, content]), shown: `${name} ${because}`, at };
}
function verdictOf({ item }) {
    const { verdict } = item;
    const shown = verdict.kind === "shadowed"
        ? `shadowed by ${verdict.by.files[0] ?? "a built-in"}`
        : "problem" in verdict
            ? `${verdict.kind}: ${verdict.problem.message}`
            : verdict.kind;
    return [{ key: verdict.kind, shown, at: "problem" in verdict ? verdict.problem.at : placeOfItem(item) }];
}

;// CONCATENATED MODULE: ./build/bundle/src/compare/extras.js


const maxValues = 1_000;
const restPath = `all after the first ${maxValues} values`;
function extrasOf(was, is) {
    const before = was && nativeValues(was);
    const after = is && nativeValues(is);
    if (!before || !after)
        return undefined;
    const isCompared = (before.isComplete && after.isComplete) || was.name.at.source.text === is.name.at.source.text;
    return {
        before: before.values,
        after: isCompared ? after.values : new Map([...after.values, [restPath, ["other than before"]]]),
    };
}
function nativeValues({ native, name, description, model, permissionMode, prompt, }) {
    if (native === null || typeof native !== "object")
        return undefined;
    const common = new Set([
        (0,model_fact/* known */.eO)(name),
        (0,model_fact/* known */.eO)(description),
        (0,model_fact/* known */.eO)(model),
        (0,model_fact/* known */.eO)(permissionMode),
        prompt.text,
        prompt.text.trim(),
    ]);
    const values = new Map();
    let left = maxValues;
    const collect = (value, path) => {
        if (--left < 0 || value === null || value === undefined)
            return;
        if (Array.isArray(value))
            for (const item of value)
                collect(item, path);
        else if (typeof value === "object")
            for (const [key, inner] of Object.entries(value))
                collect(inner, path === "" ? key : `${path}.${key}`);
        else if (typeof value !== "string" || !common.has(value)) {
            const atPath = values.get(path);
            if (atPath)
                atPath.push(String(value));
            else
                values.set(path, [String(value)]);
        }
    };
    collect(native, "");
    return { values, isComplete: left >= 0 };
}
function differingExtras({ before, after }, reported) {
    return [...new Set([...before.keys(), ...after.keys()])]
        .filter((path) => !isSameList(before.get(path), after.get(path)) && !isReportedBy(reported, path))
        .map((path) => ({ field: path, before: before.get(path) ?? null, after: after.get(path) ?? null }));
}
function isSameList(a, b) {
    if (a?.length === 1 && b?.length === 1)
        return a[0] === b[0];
    const sorted = (values) => JSON.stringify([...(values ?? [])].sort());
    return sorted(a) === sorted(b);
}
function isReportedBy(fields, path) {
    return (reportedBy.some(([pattern, names]) => pattern.test(path) && names.some((name) => fields.includes(name))) ||
        fields.some((field) => withoutSeparators(field) === withoutSeparators(path)));
}
const reportedBy = [
    [/tool/i, ["tools", "denied"]],
    [/permission/i, ["permissionMode", "tools", "denied"]],
    [/hook/i, ["hooks"]],
    [/server/i, ["servers"]],
];
function withoutSeparators(text) {
    return text.replace(/[-_]/g, "").toLowerCase();
}
function rewiredWidenings({ before, after }, { item }) {
    return [...after]
        .filter(([path, values]) => (path === restPath || /hook|server/i.test(path)) && values.some((value) => !before.get(path)?.includes(value)))
        .map(([path]) => ({
        kind: "scope",
        capability: null,
        message: `has another \`${path}\`, and can do something else by it`,
        at: placeOfItem(item),
        chain: [],
    }));
}

// EXTERNAL MODULE: ./build/bundle/src/inspect/material.js + 6 modules
var material = __webpack_require__(57619);
;// CONCATENATED MODULE: ./build/bundle/src/compare/material.js


const noMaterialsOfBoth = { before: material/* noMaterials */.YF, after: material/* noMaterials */.YF };
function materialChange(before, after, materials) {
    const [was, is] = [materials.before.ofItems.get(before.item), materials.after.ofItems.get(after.item)];
    if (!was && !is)
        return { isDifferent: false, started: [] };
    const started = (0,material/* differingFiles */.Ys)(was?.started ?? [], is?.started ?? []);
    return { started, isDifferent: started.length + (0,material/* differingFiles */.Ys)(was?.read ?? [], is?.read ?? []).length > 0 };
}
const maxNamed = 3;
function materialWidenings({ started }, { item }) {
    if (started.length === 0)
        return [];
    const files = started.slice(0, maxNamed).map((path) => `\`${path}\``);
    const more = started.length > maxNamed ? ` and ${started.length - maxNamed} more files` : "";
    const message = `starts ${files.join(", ")}${more}, whose content has changed, and can do something else by it`;
    return [{ kind: "material", capability: null, message, at: placeOfItem(item), chain: [] }];
}

;// CONCATENATED MODULE: ./build/bundle/src/compare/same.js
function isSame(before, after) {
    const [was, is] = [before.item, after.item];
    return (before.edition === after.edition &&
        was.verdict.kind === is.verdict.kind &&
        was.files[0] === is.files[0] &&
        was.layer.name === is.layer.name &&
        was.layer.root === is.layer.root &&
        isEqual(was.profile, is.profile));
}
function isEqual(a, b) {
    if (a === b)
        return true;
    if (typeof a !== "object" ||
        typeof b !== "object" ||
        a === null ||
        b === null ||
        Array.isArray(a) !== Array.isArray(b))
        return false;
    const names = Object.keys(a);
    return (names.length === Object.keys(b).length &&
        names.every((name) => isEqual(a[name], b[name])));
}

;// CONCATENATED MODULE: ./build/bundle/src/compare/changed.js














function changedChange(before, after, context) {
    const environment = surroundingsOf(before, after, context);
    const { granted, material, reach } = environment;
    if (granted === undefined && !material.isDifferent && !reach && isSame(before, after))
        return undefined;
    const [was, is] = [before.item.profile, after.item.profile];
    const extras = extrasOf(was, is);
    const aspects = aspectsOf(before, after, (reported) => (extras ? differingExtras(extras, reported) : []));
    const fields = fieldsOf(aspects, environment);
    if (fields.length === 0 && granted === undefined)
        return undefined;
    const shadows = shadowDifferences(before, after, context, placeOfItem(after.item));
    const [grantsBefore, grantsAfter] = [was ? (0,model_profile/* grantsOf */.Rr)(was) : [], is ? (0,model_profile/* grantsOf */.Rr)(is) : []];
    const reasons = widenedBy(before, after, { surroundings: environment, extras, context });
    return {
        kind: kindOf(before, after),
        before,
        after,
        gained: changed_without(grantsAfter, grantsBefore),
        lost: changed_without(grantsBefore, grantsAfter),
        widened: reasons.length > 0,
        fields: [...fields, ...shadows.map(({ field }) => field)],
        ...(granted ? { granted } : {}),
        differences: [...aspects.differences, ...(reach ? [reach] : []), ...shadows],
        widenings: distinctWidenings(reasons),
        prompt: (0,compare_prompt/* promptChange */.b)(was?.prompt.text ?? "", is?.prompt.text ?? ""),
    };
}
function surroundingsOf(before, after, context) {
    const paths = { before: context.pathsBefore(before), after: context.pathsAfter(after) };
    return {
        granted: grantUse(context.holders, before, after),
        material: materialChange(before, after, context.materials),
        paths,
        reach: reachDifference(paths, after),
    };
}
function fieldsOf({ fields }, { granted, material, reach }) {
    const isInFiles = material.started.length > 0 ||
        ((material.isDifferent || granted === "other") &&
            !["prompt", "hooks", "servers"].some((field) => fields.includes(field)));
    return [...fields, ...(reach ? ["reach"] : []), ...(isInFiles ? ["files"] : [])];
}
function widenedBy(before, after, { surroundings: environment, extras, context }) {
    const [was, is] = [before.item.profile, after.item.profile];
    const { granted, material, paths } = environment;
    return [
        ...(is ? predecessorsOf(before, after).flatMap((powers) => widenings(powers, is, true)) : []),
        ...(was && is && extras && !startsOthers(was, is) ? rewiredWidenings(extras, after) : []),
        ...(is ? skillWidenings(was, is) : []),
        ...grantWidenings(granted, after),
        ...(granted === undefined ? materialWidenings(material, after) : []),
        ...reachWidenings(paths, after, { isNew: false, own: was ? (0,model_profile/* capabilitiesOf */.SF)(was) : [] }),
        ...builtInWidenings(before, context.restoredBuiltIns, placeOfItem(after.item)),
    ];
}
function startsOthers(before, after) {
    const { hooks, servers } = otherExtras(before, after);
    return hooks.length + servers.length > 0;
}
function kindOf({ item: before }, { item: after }) {
    return (verdictKind(before.verdict.kind, after.verdict.kind) ??
        (before.layer.name !== after.layer.name || before.layer.root !== after.layer.root
            ? "moved"
            : isRenamed(before, after)
                ? "renamed"
                : "changed"));
}
function verdictKind(before, after) {
    if (before === after)
        return undefined;
    if (before === "loaded")
        return after === "shadowed" ? "shadowed" : "lost";
    if (after === "loaded")
        return before === "shadowed" ? "unshadowed" : "restored";
    return undefined;
}
function isRenamed(before, after) {
    if (before.files[0] !== after.files[0])
        return true;
    const [was, is] = [before.profile, after.profile];
    return was !== undefined && is !== undefined && (0,model_fact/* known */.eO)(was.name) !== (0,model_fact/* known */.eO)(is.name);
}
function predecessorsOf({ item: before }, { item: after }) {
    const reader = readerAt(placeOfItem(after));
    const becomesLoaded = before.verdict.kind !== "loaded" && after.verdict.kind === "loaded";
    if (!becomesLoaded)
        return [before.profile ?? reader];
    const instead = before.verdict.kind === "shadowed" ? (before.verdict.by.profile ?? reader) : reader;
    return before.profile ? [before.profile, instead] : [instead];
}
function changed_without(grants, excluded) {
    const key = ({ tool, capability, scope }) => JSON.stringify([tool, capability, scope]);
    const keys = new Set(excluded.map(key));
    return grants.filter((grant) => !keys.has(key(grant)));
}

// EXTERNAL MODULE: ./build/bundle/src/compare/delegation.js
var compare_delegation = __webpack_require__(81207);
;// CONCATENATED MODULE: ./build/bundle/src/compare/context.js


function contextOf(before, after, holders, materials) {
    return {
        holders,
        pathsBefore: (0,compare_delegation/* delegationPathsIn */.s)(before),
        pathsAfter: (0,compare_delegation/* delegationPathsIn */.s)(after),
        materials,
        restoredBuiltIns: restoredBuiltIns(before, after),
        shadowedBefore: shadowedIn(before),
        shadowedAfter: shadowedIn(after),
    };
}

;// CONCATENATED MODULE: ./build/bundle/src/compare/pairs.js

function pairsOf(before, after) {
    const rest = new Set(before);
    const open = new Set(after);
    const pairs = [];
    for (const [keyOf, isInterchangeable] of keys) {
        if (rest.size === 0 || open.size === 0)
            break;
        const earlier = grouped(rest, keyOf);
        for (const [key, later] of grouped(open, keyOf)) {
            const found = earlier.get(key) ?? [];
            if (!isInterchangeable && (found.length !== 1 || later.length !== 1))
                continue;
            for (const [i, was] of found.entries()) {
                const is = later[i];
                if (!is)
                    break;
                pairs.push([was, is]);
                rest.delete(was);
                open.delete(is);
            }
        }
    }
    return { pairs, removed: [...rest], added: [...open] };
}
const keys = [
    [({ host, item }) => written(host, item.layer.name, item.files[0], nameIn(item)), false],
    [
        ({ host, item: { profile } }) => profile &&
            written(host, profile.identity, (0,model_fact/* known */.eO)(profile.description), profile.prompt.text, (0,model_fact/* known */.eO)(profile.model), (0,model_fact/* known */.eO)(profile.permissionMode), (0,model_fact/* known */.eO)(profile.grants)?.map(({ tool }) => tool)),
        true,
    ],
    [
        ({ host, item: { layer, profile } }) => profile?.identity === undefined ? undefined : written(host, layer.name, profile.identity),
        false,
    ],
    [
        ({ host, item: { profile } }) => (profile?.identity === undefined ? undefined : written(host, profile.identity)),
        false,
    ],
    [({ host, item }) => written(host, item.files[0]), false],
    [
        ({ host, item: { profile } }) => profile && profile.prompt.text.trim() !== ""
            ? written(host, (0,model_fact/* known */.eO)(profile.description), profile.prompt.text)
            : undefined,
        false,
    ],
];
function nameIn({ profile }) {
    return (profile && (0,model_fact/* known */.eO)(profile.name)) ?? "";
}
function written(...parts) {
    return JSON.stringify(parts);
}
function grouped(subjects, keyOf) {
    const groups = new Map();
    for (const subject of subjects) {
        const key = keyOf(subject);
        if (key === undefined)
            continue;
        const group = groups.get(key);
        if (group)
            group.push(subject);
        else
            groups.set(key, [subject]);
    }
    return groups;
}

;// CONCATENATED MODULE: ./build/bundle/src/compare/index.js








function compare(before, after, holders = new Map(), materials = noMaterialsOfBoth) {
    const { pairs, removed, added } = pairsOf(before.subjects, after.subjects);
    const context = contextOf(before, after, holders, materials);
    const changes = [
        ...pairs.flatMap(([was, is]) => looked(changedChange(was, is, context)) ?? []),
        ...added.map((subject) => looked(addedChange(subject, context))),
        ...removed.map((subject) => looked(removedChange(subject, context))),
    ];
    return changes.sort((a, b) => (0,path/* byBytes */.bg)(pathOf(a), pathOf(b)) || (0,path/* byBytes */.bg)(hostOf(a), hostOf(b)) || (0,path/* byBytes */.bg)(nameOf(a), nameOf(b)));
}
function looked(change) {
    (0,memory/* ensureMemoryForResult */.Q0)();
    return change;
}
function pathOf({ before, after }) {
    return (after ?? before)?.item.files[0] ?? "";
}
function hostOf({ before, after }) {
    return (after ?? before)?.host ?? "";
}
function nameOf({ before, after }) {
    const profile = (after ?? before)?.item.profile;
    return (profile && (0,model_fact/* known */.eO)(profile.name)) ?? "";
}


/***/ }),

/***/ 65891:
/***/ (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   b: () => (/* binding */ promptChange)
/* harmony export */ });
/* harmony import */ var _sanitize_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(32426);

const maxPairs = 1 << 18;
function promptChange(before, after) {
    if (before === after)
        return null;
    const [was, is] = [linesOf(before), linesOf(after)];
    let start = 0;
    while (start < was.length && start < is.length && was[start] === is[start])
        start++;
    let [wasEnd, isEnd] = [was.length, is.length];
    while (wasEnd > start && isEnd > start && was[wasEnd - 1] === is[isEnd - 1])
        [wasEnd, isEnd] = [wasEnd - 1, isEnd - 1];
    const [gone, added] = [was.slice(start, wasEnd), is.slice(start, isEnd)];
    const kept = gone.length * added.length > maxPairs ? sharedAnywhere(gone, added) : sharedInOrder(gone, added);
    return { added: added.length - kept, removed: gone.length - kept, hidden: newHidden(before, after) };
}
function linesOf(text) {
    const lines = text.split("\n");
    return lines.at(-1) === "" ? lines.slice(0, -1) : lines;
}
function sharedInOrder(before, after) {
    const numbers = new Map();
    for (const line of after)
        if (!numbers.has(line))
            numbers.set(line, numbers.size);
    const rows = before.flatMap((line) => numbers.get(line) ?? []);
    const shared = new Set(rows);
    const columns = after.flatMap((line) => numbers.get(line) ?? []).filter((number) => shared.has(number));
    const lengths = new Uint32Array(columns.length + 1);
    for (const row of rows) {
        let diagonal = 0;
        for (let i = 0; i < columns.length; i++) {
            const above = lengths[i + 1] ?? 0;
            lengths[i + 1] = row === columns[i] ? diagonal + 1 : Math.max(above, lengths[i] ?? 0);
            diagonal = above;
        }
    }
    return lengths[columns.length] ?? 0;
}
function sharedAnywhere(before, after) {
    const counts = new Map();
    for (const line of before)
        counts.set(line, (counts.get(line) ?? 0) + 1);
    let shared = 0;
    for (const line of after) {
        const left = counts.get(line) ?? 0;
        if (left === 0)
            continue;
        counts.set(line, left - 1);
        shared++;
    }
    return shared;
}
function newHidden(before, after) {
    const known = (0,_sanitize_text_js__WEBPACK_IMPORTED_MODULE_0__/* .hiddenIn */ .k_)(before);
    let more = 0;
    for (const [character, count] of (0,_sanitize_text_js__WEBPACK_IMPORTED_MODULE_0__/* .hiddenIn */ .k_)(after))
        more += Math.max(0, count - (known.get(character) ?? 0));
    return more;
}


/***/ })

};
;