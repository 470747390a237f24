"use strict";
exports.id = 2887;
exports.ids = [2887,5760,5934];
exports.modules = {

/***/ 50565:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

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


/***/ }),

/***/ 62887:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  compareInspections: () => (/* binding */ compareInspections)
});

// EXTERNAL MODULE: ./build/bundle/src/model/fact.js
var model_fact = __webpack_require__(7277);
// EXTERNAL MODULE: ./build/bundle/src/model/load.js
var load = __webpack_require__(6407);
// EXTERNAL MODULE: ./build/bundle/src/platform/memory.js
var memory = __webpack_require__(3986);
// EXTERNAL MODULE: ./build/bundle/src/repo/path.js
var repo_path = __webpack_require__(76311);
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

;// CONCATENATED MODULE: ./build/bundle/src/compare/widenings/grant-use.js
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
// EXTERNAL MODULE: ./build/bundle/src/repo/many.js
var many = __webpack_require__(46447);
;// CONCATENATED MODULE: ./build/bundle/src/compare/widenings/shadowing.js





function restoredBuiltIns(before, after) {
    const restored = new Map();
    for (const [key, items] of shadowedIn(before)) {
        for (const item of items.filter(({ files }) => files.length === 0)) {
            const now = after.loads
                .find(({ host }) => key.startsWith(hostKey(host)))
                ?.load.items.find(({ files, profile }) => files.length === 0 && profile?.identity === item.profile?.identity);
            if (!now || now.verdict.kind === "loaded")
                (0,many/* addTo */.DN)(restored, key, item);
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
            (0,many/* addTo */.DN)(shadowed, key, item);
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
;// CONCATENATED MODULE: ./build/bundle/src/compare/item-place.js

function placeOfItem({ files, profile }) {
    return profile?.name.at ?? (0,repo_text/* placeOfPath */.Es)(files[0] ?? "");
}
function placeKey({ source, span }) {
    return `${span.start} ${source.path}`;
}
function isSamePlace(one, other) {
    return one.source.path === other.source.path && one.span.start === other.span.start;
}

;// CONCATENATED MODULE: ./build/bundle/src/compare/widenings/powers.js
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

// EXTERNAL MODULE: ./build/bundle/src/sanitize/secrets.js
var secrets = __webpack_require__(97544);
;// CONCATENATED MODULE: ./build/bundle/src/compare/widenings/grant-sources.js


function sourcesIn(grants, { hooks, servers }) {
    const started = new Map([
        ...servers.map((server) => [placeKey(server.at), `the server ${startedBy(server)}`]),
        ...hooks.map((hook) => [placeKey(hook.at), `${hook.isSetting ? "" : "the hook "}${startedBy(hook)}`]),
    ]);
    const nameOf = ({ grant: { tool, at }, source }) => (source === "extra" ? started.get(placeKey(at)) : undefined) ?? (tool === "*" ? "having every tool" : code(tool));
    const tools = [...new Set(grants.map(nameOf))];
    return tools.length > 4 ? `${tools.slice(0, 3).join(", ")} and ${tools.length - 3} more` : tools.join(", ");
}
function startedBy({ name, value }) {
    return `${name === "" ? "" : `${code(name)}: `}${code((0,secrets/* redacted */.pc)(value))}`;
}
function code(text) {
    return `\`${text}\``;
}

;// CONCATENATED MODULE: ./build/bundle/src/compare/widenings/held-grants.js

function heldGrantsOf({ grants, extraGrants, hooks, servers }) {
    const extraStarts = new Set([...hooks, ...servers].map(({ at }) => at.span.start));
    return [
        ...((0,model_fact/* known */.eO)(grants) ?? []).map((grant) => ({ grant, source: "list" })),
        ...extraGrants.map((grant) => ({ grant, source: extraStarts.has(grant.at.span.start) ? "extra" : "key" })),
    ];
}
const maxPairs = 1 << 20;
function coveredBy(grants) {
    const key = ({ grant: { tool, capability, scope }, source }) => JSON.stringify([source, capability, tool, scope]);
    const same = new Set(grants.map(key));
    let left = maxPairs;
    return (one) => same.has(key(one)) || ((left -= grants.length) >= 0 && grants.some((old) => heldGrantCovers(old, one)));
}
function heldGrantCovers(old, { grant, source }) {
    if (old.grant.capability !== grant.capability)
        return false;
    if (old.source !== "list" && (source !== old.source || old.grant.tool !== grant.tool))
        return false;
    if (grant.capability === "external" && !toolCovers(toolWithoutScope(old.grant.tool), toolWithoutScope(grant.tool)))
        return false;
    return old.grant.scope === null || (grant.scope !== null && scopeCovers(old.grant.scope, grant.scope));
}
function toolCovers(old, tool) {
    return old === tool || tool.startsWith(`${old}__`) || (old.endsWith("*") && tool.startsWith(old.slice(0, -1)));
}
function toolWithoutScope(tool) {
    return tool.replace(/\(.*$/s, "").trim();
}
function scopeCovers(old, scope) {
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

// EXTERNAL MODULE: ./build/bundle/src/model/hook-events.js
var hook_events = __webpack_require__(79308);
;// CONCATENATED MODULE: ./build/bundle/src/compare/widenings/hooks-and-servers.js




function removedGuards({ hooks: before }, after) {
    const [were, are] = [(0,many/* countsOf */.mQ)(before.map(hooks_and_servers_keyOf)), (0,many/* countsOf */.mQ)(after.hooks.map(hooks_and_servers_keyOf))];
    const replaced = new Set(otherExtras({ ...after, hooks: before }, after).hooks.map(({ name }) => name));
    return before
        .filter((hook) => (0,hook_events/* mayRefuse */.q)(hook.name) && !replaced.has(hook.name) && (are.get(hooks_and_servers_keyOf(hook)) ?? 0) < (were.get(hooks_and_servers_keyOf(hook)) ?? 0))
        .map(({ name, value }) => ({
        kind: "scope",
        capability: null,
        message: `is no longer guarded by the hook \`${name}\`: \`${(0,secrets/* redacted */.pc)(value)}\``,
        at: after.grants.at,
        chain: [],
    }));
}
function hooks_and_servers_keyOf({ kind, name, value }) {
    return JSON.stringify([kind, name, value]);
}
function newHooksAndServers(before, after, reported, isKnown) {
    const { hooks, servers } = otherExtras(before, after);
    const widening = (what, earlier, { name, kind, value, at }) => {
        const isAnother = earlier.has(name);
        const message = isAnother
            ? `has another ${what} \`${name}\`, which can do something else: \`${(0,secrets/* redacted */.pc)(value)}\``
            : `has ${isKnown ? "one more" : "the"} ${what} \`${name}\`: \`${(0,secrets/* redacted */.pc)(value)}\``;
        return { kind: "scope", capability: powerOf(kind), message, at, chain: [] };
    };
    const places = new Set([...reported].map(placeKey));
    const isUnreported = ({ at }) => !places.has(placeKey(at));
    const namesOf = (earlier) => new Set(earlier.map(({ name }) => name));
    const [earlierHooks, earlierServers] = [namesOf(before.hooks), namesOf(before.servers)];
    return [
        ...hooks.filter(isUnreported).map((hook) => widening("hook", earlierHooks, hook)),
        ...servers.filter(isUnreported).map((server) => widening("server", earlierServers, server)),
    ];
}
function otherExtras(before, after) {
    const hooks = new Set(before.hooks.map(hooks_and_servers_keyOf));
    const serverKey = (server) => hooks_and_servers_keyOf({ ...server, name: "" });
    const servers = new Set(before.servers.map(serverKey));
    return {
        hooks: after.hooks.filter((hook) => hook.kind !== "prompt" && !hooks.has(hooks_and_servers_keyOf(hook))),
        servers: after.servers.filter((server) => !servers.has(serverKey(server))),
    };
}
function powerOf(kind) {
    return kind === "command" ? "execute" : kind === "url" ? "network" : null;
}

;// CONCATENATED MODULE: ./build/bundle/src/compare/widenings/removed-denials.js


const maxDenials = 20;
function removedDenials(before, after, tools) {
    if (before.rules && after.rules)
        return [];
    const remaining = new Set(after.denied);
    let left = maxPairs;
    const isCovered = (old) => remaining.has(old) ||
        ((left -= after.denied.length) >= 0 && after.denied.some((entry) => denialCovers(entry, old)));
    const removed = before.denied.filter((old) => isPart(old) && !isCovered(old)).slice(0, maxDenials);
    return removed.flatMap((entry) => {
        const held = ((0,model_fact/* known */.eO)(after.grants) ?? []).find(({ tool }) => tool === "*" || toolCovers(toolWithoutScope(tool).toLowerCase(), toolWithoutScope(entry).toLowerCase()));
        return held && !tools.has(held.tool)
            ? [
                {
                    kind: "scope",
                    capability: held.tool === "*" ? null : held.capability,
                    message: `is no longer denied \`${entry}\``,
                    at: after.grants.at,
                    chain: [],
                },
            ]
            : [];
    });
}
function isPart(denial) {
    return /\(.*\)|^mcp__.|^@[^/]+\/./s.test(denial);
}
function denialCovers(entry, old) {
    return isScoped(entry) || isScoped(old)
        ? toolWithoutScope(entry) === toolWithoutScope(old) && scopeCovers(scopeOf(entry), scopeOf(old))
        : toolCovers(entry, old);
}
function isScoped(denial) {
    return /\(.*\)/s.test(denial);
}
function scopeOf(entry) {
    return /\((.*)\)/s.exec(entry)?.[1] ?? "*";
}

// EXTERNAL MODULE: ./build/bundle/src/model/call-rules.js
var call_rules = __webpack_require__(8701);
;// CONCATENATED MODULE: ./build/bundle/src/compare/widenings/rules.js


const maxMatches = 1 << 20;
const charactersOfMatch = 1024;
const maxCombined = 30;
const maxCalls = 20;
function looserCalls(before = [], after = [], reported) {
    const budget = { left: maxMatches };
    const found = new Map();
    for (const [i, { below, own }] of before.length === 0 ? [] : after.entries()) {
        const old = before[Math.min(i, before.length - 1)]?.own ?? [];
        if (decidingOrder(old) === decidingOrder(own))
            continue;
        for (const call of looserIn({ below: below.flat(), old, own }, budget)) {
            const key = JSON.stringify([call.action, call.resource, call.from]);
            if (!found.has(key))
                found.set(key, call);
        }
    }
    const isReported = ({ action, resource, from, at }) => (from === "deny" && resource === null && (reported.tools.has(action) || reported.tools.has("*"))) ||
        (at !== undefined && reported.places.some((place) => isSamePlace(place, at)));
    const calls = withoutParts([...found.values()]).filter((call) => !isReported(call));
    const widening = (kind, message, at = reported.home) => ({
        kind,
        capability: null,
        message,
        at,
        chain: [],
    });
    return [
        ...calls
            .slice(0, maxCalls)
            .map((call) => call.from === "deny"
            ? widening("scope", `is no longer denied ${nameOf(call)}`, call.at)
            : widening("bypass", `no longer asks before ${nameOf(call)}`, call.at)),
        ...(budget.left < 0 ? [widening("scope", "has other rules, too many to compare")] : []),
    ];
}
function nameOf({ action, resource, shown }) {
    if (shown !== undefined)
        return `\`${action}\` ${shown}`;
    if (resource !== null)
        return `\`${action} ${resource}\``;
    return action === "*" ? "any tool" : `\`${action}\``;
}
function looserIn(sides, budget) {
    const all = [...sides.below, ...sides.old, ...sides.own];
    const names = [...new Set(all.map(({ action }) => action))].flatMap((action) => (0,call_rules/* samplesOf */.lc)(action).map((name) => ({ name, action })));
    return names.flatMap(({ name, action }) => {
        budget.left -= all.length;
        if (budget.left < 0)
            return [];
        const ofTool = (rules) => rules.filter(({ action: pattern }) => (0,call_rules/* matchesCallPattern */.E3)({ text: name, pattern }));
        const [below, old, own] = [ofTool(sides.below), ofTool(sides.old), ofTool(sides.own)];
        return textOf(old) === textOf(own) ? [] : looserOf(action, { below, old, own }, budget);
    });
}
function looserOf(action, { below, old, own }, budget) {
    const calls = [];
    const [before, after] = [
        [...below, ...old],
        [...below, ...own],
    ];
    const loosened = new Set();
    const patterns = new Map([everyCall, ...before, ...own].map((rule) => [rules_keyOf(rule), rule]));
    for (const { text, words, patterns: matching } of textsFor([...patterns.values()])) {
        budget.left -= costOf(text, before) + costOf(text, after);
        if (budget.left < 0)
            return calls;
        const [earlier, later] = [decidingRule(before, text, words), decidingRule(after, text, words)];
        const from = effectOf(earlier);
        if (from === "allow" || strictness[effectOf(later)] >= strictness[from])
            continue;
        const keys = matching.map((pattern) => `${from} ${rules_keyOf(pattern)}`);
        if (keys.length > 1 && keys.some((key) => loosened.has(key)))
            continue;
        for (const key of keys)
            loosened.add(key);
        const at = own.find((rule) => rule === later)?.at;
        calls.push({ action, resource: resourceOf(matching), shown: matching[0]?.shown, from, at });
    }
    return calls;
}
function costOf(text, rules) {
    const characters = rules.reduce((sum, { resource }) => sum + resource.length, 0);
    return rules.length + Math.floor((text.length * characters) / charactersOfMatch);
}
function resourceOf([pattern = everyCall, other]) {
    if (other)
        return pattern.resource.replace(/\*+/, () => other.resource);
    return isEverything(pattern) ? null : pattern.resource;
}
const everyCall = { resource: "*" };
function rules_keyOf({ resource, isLiteral, shown }) {
    return JSON.stringify([resource, isLiteral === true, shown]);
}
function effectOf(rule) {
    return rule?.effect ?? "deny";
}
function decidingRule(rules, text, words) {
    return rules.findLast((rule) => (0,call_rules/* appliesTo */.Gl)(rule, text, words));
}
const strictness = { allow: 0, ask: 1, deny: 2 };
function textsFor(patterns) {
    const single = patterns.flatMap((pattern) => (pattern.isLiteral ? [pattern.resource] : (0,call_rules/* samplesOf */.lc)(pattern.resource)).map((text) => ({ text, words: pattern.shown, patterns: [pattern] })));
    if (patterns.length > maxCombined)
        return single;
    const combined = patterns.flatMap((pattern) => pattern.resource.includes("*") && !pattern.isLiteral && !isEverything(pattern)
        ? patterns.flatMap((other) => other === pattern || isEverything(other)
            ? []
            : samplesWithin(pattern.resource, other).map((text) => ({ text, patterns: [pattern, other] })))
        : []);
    return [...single, ...combined];
}
function samplesWithin(pattern, { resource, isLiteral }) {
    if (!isLiteral)
        return (0,call_rules/* samplesOf */.lc)(pattern.replace(/\*+/, () => resource));
    const place = "\u0002";
    return (0,call_rules/* samplesOf */.lc)(pattern.replace(/\*+/, place)).map((text) => text.replace(place, () => resource));
}
function isEverything({ resource, isLiteral }) {
    return isLiteral !== true && /^\*+(?: \*)?$/.test(resource);
}
function withoutParts(calls) {
    const whole = new Set(calls.flatMap(({ action, resource, from }) => (resource === null ? [`${from} ${action}`] : [])));
    const isPart = ({ action, resource, from }) => (resource !== null && whole.has(`${from} ${action}`)) || (action !== "*" && whole.has(`${from} *`));
    return calls.filter((call) => !isPart(call));
}
function decidingOrder(rules) {
    const blocks = [[]];
    for (const rule of rules) {
        if (/[*?\\]/.test(rule.action))
            blocks.push([rule], []);
        else
            blocks.at(-1)?.push(rule);
    }
    return textOf(blocks.flatMap((block) => block.toSorted((a, b) => (a.action < b.action ? -1 : a.action > b.action ? 1 : 0))));
}
function textOf(rules) {
    return JSON.stringify(rules.map(({ action, resource, isLiteral = false, shown = "", effect }) => [
        action,
        resource,
        isLiteral,
        shown,
        effect,
    ]));
}

;// CONCATENATED MODULE: ./build/bundle/src/compare/widenings/index.js







function wideningsBetween(before, after, { isKnown }) {
    const gained = gainedGrants(before, after, isKnown);
    const places = new Set(gained.flatMap(({ grants }) => grants.map(({ at }) => at)));
    const tools = new Set(gained.flatMap(({ grants }) => grants.map(({ tool }) => tool)));
    const bypasses = newBypasses(before, after, isKnown);
    const calls = looserCalls(before.rules, after.rules, {
        home: after.grants.at,
        tools,
        places: [...places, ...bypasses.map(({ at }) => at)],
    });
    return [
        ...gained.map(({ widening }) => widening),
        ...removedDenials(before, after, tools),
        ...bypasses,
        ...removedLimits(before, after, bypasses),
        ...calls,
        ...removedGuards(before, after),
        ...newHooksAndServers(before, after, places, isKnown),
    ];
}
function gainedGrants(before, after, isKnown) {
    const can = isKnown ? "can now" : "can";
    const [old, current] = [heldGrantsOf(before), heldGrantsOf(after)];
    const held = new Set(old.map(({ grant }) => grant.capability));
    const isHeld = coveredBy(old);
    return model_capability/* capabilities */.R7.flatMap((capability) => {
        const isNew = !held.has(capability);
        const all = current.filter(({ grant }) => grant.capability === capability);
        const own = all.filter((one) => one.source !== "extra" && (isNew || !isHeld(one)));
        const excess = own.length > 0 || !isNew ? own : all;
        const grants = excess.map(({ grant }) => grant);
        const [first] = grants;
        if (!first)
            return [];
        const more = isNew || capability === "external" ? "" : " more freely";
        const message = `${can} ${model_capability/* phrases */.HJ[capability]}${more}, by ${sourcesIn(excess, after)}`;
        return [
            { widening: { kind: isNew ? "capability" : "scope", capability, message, at: first.at, chain: [] }, grants },
        ];
    });
}
function newBypasses({ bypasses: before }, { bypasses: after }, isKnown) {
    const isAtLeastAsStrong = (old, { setting, value, effect }) => old.setting === setting && (old.effect === "bypass" || (old.effect === effect && old.value === value));
    return after
        .filter((bypass) => bypass.effect !== "unhonoured" && !before.some((old) => isAtLeastAsStrong(old, bypass)))
        .map(({ setting, value, because, at }) => ({
        kind: "bypass",
        capability: null,
        message: `${widenings_code(setting)} is ${isKnown ? "now " : ""}${widenings_code(value)}, which ${because}`,
        at,
        chain: [],
    }));
}
function removedLimits({ limits: before = [] }, { limits: after = [], bypasses, grants }, reported) {
    return before.flatMap((old) => {
        const now = after.find(({ setting }) => setting === old.setting);
        if (now && (now.value === old.value || now.strictness > old.strictness))
            return [];
        const bypass = bypasses.find(({ setting }) => setting === old.setting);
        if (bypass && reported.some(({ at }) => isSamePlace(at, bypass.at)))
            return [];
        const ended = `no longer ${widenings_code(old.value)}, which ${old.because}`;
        const message = now
            ? `${widenings_code(old.setting)} is now ${widenings_code(now.value)}, ${ended}`
            : `${widenings_code(old.setting)} is ${ended}`;
        return [{ kind: "bypass", capability: null, message, at: now?.at ?? grants.at, chain: [] }];
    });
}
function widenings_code(text) {
    return `\`${text}\``;
}

// EXTERNAL MODULE: ./build/bundle/src/compare/fields/prompt.js
var fields_prompt = __webpack_require__(50565);
// EXTERNAL MODULE: ./build/bundle/src/model/delegation.js
var delegation = __webpack_require__(20221);
;// CONCATENATED MODULE: ./build/bundle/src/compare/widenings/reach.js




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

// EXTERNAL MODULE: ./build/bundle/src/sanitize/listed.js
var listed = __webpack_require__(88508);
;// CONCATENATED MODULE: ./build/bundle/src/compare/widenings/skills.js





function skillWidenings(before, after) {
    const held = new Set(before ? (0,model_profile/* capabilitiesOf */.SF)(before) : ["read"]);
    const old = before?.skills ?? [];
    return (after.skills ?? [])
        .filter((skill) => !skill.refuses && isPower(skill, held) && !old.some((other) => skillCovers(other, skill)))
        .map((skill) => widening(skill, held, before !== undefined));
}
function isPower({ may, outside }, held) {
    return outside === true || may.some((capability) => capability !== "read" || !held.has("read"));
}
function skillCovers(old, skill) {
    return (!old.refuses &&
        old.how === skill.how &&
        (!old.asks || skill.asks) &&
        (old.content ?? old.because) === (skill.content ?? skill.because) &&
        (old.outside === true || skill.outside !== true) &&
        skill.may.every((capability) => old.may.includes(capability)));
}
function widening({ name, path, may, because, asks, at }, held, isKnown) {
    const gained = (0,model_capability/* inOrder */.al)(may).find((capability) => !held.has(capability)) ?? (0,model_capability/* inOrder */.al)(may)[0] ?? null;
    const all = (0,listed/* listed */.K)((0,model_capability/* inOrder */.al)(may).map((capability) => model_capability/* phrases */.HJ[capability]));
    return {
        kind: "skill",
        capability: gained,
        message: `can ${isKnown ? "now " : ""}${all} through the skill \`${(0,sanitize_text/* visible */.RK)(name)}\` (\`${(0,sanitize_text/* visible */.RK)(path)}\`)${asks ? ", after a question" : ""}: it ${(0,sanitize_text/* visible */.RK)((0,secrets/* redacted */.pc)(because))}`,
        at,
        chain: [],
    };
}

;// CONCATENATED MODULE: ./build/bundle/src/compare/subagents/added-removed.js










function addedChange(after, context) {
    const { profile } = after.item;
    const granted = grantUse(context.holders, undefined, after);
    const shadows = shadowDifferences(null, after, context, placeOfItem(after.item));
    const reasons = profile
        ? [
            ...wideningsBetween(readerAt(profile.name.at), profile, { isKnown: false }),
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
        prompt: (0,fields_prompt/* promptChange */.b)("", profile?.prompt.text ?? ""),
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
        prompt: (0,fields_prompt/* promptChange */.b)(profile?.prompt.text ?? "", ""),
    };
}

// EXTERNAL MODULE: ./build/bundle/src/model/starts.js
var model_starts = __webpack_require__(96258);
;// CONCATENATED MODULE: ./build/bundle/src/compare/widenings/power-settings.js
function powerSettingWidenings(was, is, reported) {
    if (!was.powerSettings || !is.powerSettings)
        return [];
    const [before, after] = [bySetting(was.powerSettings), bySetting(is.powerSettings)];
    const opened = [...after].flatMap(([setting, now]) => openedBy(setting, before.get(setting), now));
    const unlimited = [...before].flatMap(([setting, old]) => isLimit(old) ? unlimitedBy(setting, old, after.get(setting), is.grants.at) : []);
    return [...opened, ...unlimited].filter(({ at }) => !reported.some((one) => isWithinPlace(one.at, at)));
}
function isWithinPlace(inner, outer) {
    return (outer.span.start < outer.span.end &&
        inner.source === outer.source &&
        inner.span.start >= outer.span.start &&
        inner.span.end <= outer.span.end);
}
function isLimit({ first: { limit } }) {
    return limit !== undefined && limit !== "quota";
}
function openedBy(setting, old, now) {
    if (isLimit(now) || (old && (isLimit(old) || isLowerQuota(old, now))))
        return [];
    if ([...now.values].every((value) => old?.values.has(value)))
        return [];
    const what = old ? `has another \`${setting}\`` : `now has \`${setting}\``;
    return [power_settings_widening(`${what}, and can do something else by it`, now.first.at)];
}
function isLowerQuota({ values: before }, { first, values: after }) {
    const [was, is] = [[...before][0] ?? "", [...after][0] ?? ""];
    return first.limit === "quota" && /^\d+$/.test(was) && /^\d+$/.test(is) && Number(is) <= Number(was);
}
function unlimitedBy(setting, old, now, home) {
    if (!now)
        return [power_settings_widening(`no longer has \`${setting}\`, which limited it`, home)];
    const [fewer, more] = old.first.limit === "allows" ? [now.values, old.values] : [old.values, now.values];
    if ([...fewer].every((value) => more.has(value)))
        return [];
    return [power_settings_widening(`has another \`${setting}\`, which may limit it less`, now.first.at)];
}
function bySetting(settings) {
    const found = new Map();
    for (const one of settings) {
        const same = found.get(one.setting) ?? { first: one, values: new Set() };
        for (const value of one.values)
            same.values.add(value);
        found.set(one.setting, same);
    }
    return found;
}
function power_settings_widening(message, at) {
    return { kind: "scope", capability: null, message, at, chain: [] };
}
function differingSettings(was, is) {
    const [before, after] = [bySetting(was.powerSettings ?? []), bySetting(is.powerSettings ?? [])];
    return [...new Set([...before.keys(), ...after.keys()])].filter((setting) => {
        const [old, now] = [before.get(setting)?.values, after.get(setting)?.values];
        return old?.size !== now?.size || [...(old ?? [])].some((value) => !now?.has(value));
    });
}

;// CONCATENATED MODULE: ./build/bundle/src/compare/fields/aspects.js











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
    ["rules", rulesOf],
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
    const common = was && is ? withDifferingRules(withoutTwice(differingFields(profileFields, was, is)), was, is) : [];
    const extra = is
        ? extraFields(common.map(({ field }) => field)).map((found, i) => ({
            field: found.field,
            differences: [extraDifference(found, i < mostPlaced ? placeOfKey(found, was, is) : is.name.at)],
        }))
        : [];
    const names = new Set(extra.map(({ field }) => field));
    const ofProfile = [...common, ...extra, ...(was && is ? settingsBeyond(names, was, is) : [])];
    const ofSubject = differingFields(subjectFields, before, after);
    const prompt = was?.prompt.text === is?.prompt.text ? [] : ["prompt"];
    return {
        fields: [...ofProfile.map(({ field }) => field), ...prompt, ...ofSubject.map(({ field }) => field)],
        differences: [...ofProfile, ...ofSubject].flatMap(({ differences }) => differences),
    };
}
function settingsBeyond(shown, was, is) {
    const beyond = new Set(differingSettings(was, is).filter((setting) => !shown.has((0,sanitize_text/* visible */.RK)(setting))));
    if (beyond.size === 0)
        return [];
    const valuesOf = ({ powerSettings = [] }) => powerSettings.flatMap(({ setting, values, at }) => {
        const text = values.join(", ");
        return beyond.has(setting) ? [{ key: JSON.stringify([setting, values]), shown: `${setting}: ${text}`, at }] : [];
    });
    return differingFields([["settings", valuesOf]], was, is);
}
function differingFields(table, before, after) {
    return table
        .map(([field, valuesOf]) => ({
        field,
        differences: pairsIn(valuesOf(before), valuesOf(after)).map((pair) => differenceOf(field, pair)),
    }))
        .filter(({ differences }) => differences.length > 0);
}
function withoutTwice(found) {
    return found.some(({ field }) => field === "rules") ? found.filter(({ field }) => field !== "denied") : found;
}
const mostPlaced = 20;
function placeOfKey({ field, after }, was, is) {
    const { at } = after === null && was ? was.name : is.name;
    const key = (field.split(".").at(-1) ?? "").replace(/[^\w-]/g, "\\$&");
    const lines = [...at.source.text.matchAll(new RegExp(`^[ \\t-]*["']?${key}["']?[ \\t]*[:=]`, "gm"))];
    const [only] = lines;
    if (!only || lines.length > 1)
        return at;
    const end = only.index + only[0].length;
    return { source: at.source, span: { start: end - only[0].trimStart().length, end } };
}
function extraDifference({ field, before, after }, at) {
    const shown = (values) => values === null ? null : visibleLine(values.map((value) => (0,secrets/* redacted */.pc)(value, field.split(".").at(-1))).join(", "));
    return { field: (0,sanitize_text/* visible */.RK)(field), before: shown(before), after: shown(after), at };
}
function pairsIn(before, after) {
    if (before.length === after.length && before.every(({ key }, i) => key === after[i]?.key))
        return [];
    const [gone, added] = [withoutEach(before, after), withoutEach(after, before)];
    return Array.from({ length: Math.max(gone.length, added.length) }, (_, i) => [gone[i], added[i]]);
}
function differenceOf(field, [was, is]) {
    const text = ({ shown, detailed }) => visibleLine(detailed && was?.shown === is?.shown ? detailed() : shown);
    return {
        field,
        before: was ? text(was) : null,
        after: is ? text(is) : null,
        at: (is ?? was)?.at ?? (0,repo_text/* placeOfPath */.Es)(""),
    };
}
function withoutEach(values, excluded) {
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
function visibleLine(text) {
    return (0,sanitize_text/* visible */.RK)((0,secrets/* redacted */.pc)(text.trim()));
}
function factOf(fact) {
    const value = (0,model_fact/* known */.eO)(fact);
    return value === undefined ? [] : [{ key: value, shown: value, at: fact.at }];
}
function toolsOf(profile) {
    const starts = (0,model_starts/* startGrantsOf */.T)(profile);
    const grants = (0,model_profile/* grantsOf */.Rr)(profile).filter((grant) => !starts.has(grant));
    const keys = grants.map(({ tool, capability, scope }) => JSON.stringify([tool, capability, scope])).sort();
    const nameOf = (tool) => (tool === "*" ? "every tool" : tool);
    const byTool = new Map();
    for (const { tool, capability } of grants)
        (0,many/* addTo */.DN)(byTool, tool, capability);
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
function rulesOf({ rules = [], grants }) {
    return [...new Set(rules.map(({ own }) => own))].map((own) => ({
        key: decidingOrder(own),
        shown: own.map(textOfRule).join(", ") || "none",
        onlyAllows: own.every(isAllow),
        at: own[0]?.at ?? grants.at,
    }));
}
function withDifferingRules(found, was, is) {
    const doToolsDiffer = found.some(({ field }) => field === "tools");
    const isShown = (value) => value !== undefined && !(doToolsDiffer && value.onlyAllows);
    const single = pairsIn(singleRulesOf(was), singleRulesOf(is));
    return found.flatMap((field) => {
        if (field.field !== "rules")
            return [field];
        const pairs = (single.length > 0 ? single : pairsIn(rulesOf(was), rulesOf(is))).filter((pair) => pair.some(isShown));
        return pairs.length === 0
            ? []
            : [{ field: "rules", differences: pairs.map((pair) => differenceOf("rules", pair)) }];
    });
}
function singleRulesOf({ rules = [] }) {
    const values = rules
        .flatMap(({ own }) => own)
        .map((rule) => ({
        key: decidingOrder([rule]),
        shown: textOfRule(rule),
        onlyAllows: isAllow(rule),
        at: rule.at,
    }));
    return [...new Map(values.map((value) => [value.key, value])).values()];
}
function textOfRule({ action, resource, isLiteral, shown = resource, effect }) {
    return `${action}${resource === "*" && !isLiteral ? "" : ` ${shown}`}: ${effect}`;
}
function isAllow({ effect }) {
    return effect === "allow";
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

;// CONCATENATED MODULE: ./build/bundle/src/compare/fields/extras.js




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
function nativeValues({ native: load, name, description, model, permissionMode, prompt, }) {
    const native = load?.();
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
        else if (typeof value !== "string" || !common.has(value))
            (0,many/* addTo */.DN)(values, path, String(value));
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
    [/tool|\bcapabilities$/i, ["tools", "denied", "rules"]],
    [/permission/i, ["permissionMode", "tools", "denied", "rules"]],
    [/hook/i, ["hooks"]],
    [/(?<!ob)server/i, ["servers"]],
];
function withoutSeparators(text) {
    return text.replace(/[-_]/g, "").toLowerCase();
}
function rewiredWidenings({ before, after }, { item }) {
    return [...after]
        .filter(([path, values]) => (path === restPath || /hook|(?<!ob)server/i.test(path)) &&
        values.some((value) => !before.get(path)?.includes(value)))
        .map(([path]) => ({
        kind: "scope",
        capability: null,
        message: `has another \`${path}\`, and can do something else by it`,
        at: placeOfItem(item),
        chain: [],
    }));
}
function rewrittenWidenings(was, is) {
    return [...rewritten("hook", was.hooks, is.hooks), ...rewritten("server", was.servers, is.servers)];
}
function rewritten(what, before, after) {
    const keyOf = ({ kind, name, value }) => JSON.stringify([kind, name, value]);
    const known = new Set(before.map(keyOf));
    const contents = new Set(before.map((one) => JSON.stringify([keyOf(one), one.content])));
    return after
        .filter((one) => one.kind !== "prompt" && known.has(keyOf(one)))
        .filter((one) => !contents.has(JSON.stringify([keyOf(one), one.content])))
        .map(({ name, value, at }) => ({
        kind: "scope",
        capability: null,
        message: `has the ${what} \`${name}\` in another way, and can do something else by it: \`${(0,secrets/* redacted */.pc)(value)}\``,
        at,
        chain: [],
    }));
}

// EXTERNAL MODULE: ./build/bundle/src/inspect/material/material.js + 34 modules
var material = __webpack_require__(80738);
// EXTERNAL MODULE: ./build/bundle/src/inspect/material/differing-files.js
var differing_files = __webpack_require__(65760);
// EXTERNAL MODULE: ./build/bundle/src/model/equal.js
var equal = __webpack_require__(75691);
// EXTERNAL MODULE: ./build/bundle/src/inspect/material/no-material.js
var no_material = __webpack_require__(21313);
// EXTERNAL MODULE: ./build/bundle/src/compare/named-files.js
var named_files = __webpack_require__(75934);
;// CONCATENATED MODULE: ./build/bundle/src/compare/widenings/material.js







const maxNamed = 3;
const noMaterialsOfBoth = { before: no_material/* noMaterials */.Y, after: no_material/* noMaterials */.Y };
function materialChange(before, after, materials) {
    const [was, is] = [materials.before.ofItems.get(before.item), materials.after.ofItems.get(after.item)];
    if (!was && !is)
        return { isDifferent: false, started: [], gone: [], reasons: [] };
    const [old, fresh] = [was ?? nothing, is ?? nothing];
    const { paths: differing, reasons } = (0,differing_files.differencesOf)(old.started, fresh.started);
    const there = new Set(fresh.started.map(({ path }) => path));
    const byNew = startedByNew(old.started, before, after);
    const started = differing.filter((path) => there.has(path) && !byNew(path));
    const isSameStart = started.length === 0 && (0,equal/* isEqual */.n)(commandsOf(before), commandsOf(after));
    const gone = isSameStart ? differing.filter((path) => !there.has(path)) : [];
    const read = readDifference(old.read, fresh.read, after);
    return { started, gone, reasons, isDifferent: differing.length > 0 || read !== undefined, ...(read ? { read } : {}) };
}
const nothing = { started: [], read: [] };
function startedByNew(startedBefore, before, after) {
    const [was, is] = [before.item.profile, after.item.profile];
    if (!was || !is || !(0,equal/* isEqual */.n)(was.skills ?? [], is.skills ?? []))
        return () => false;
    const values = ({ hooks, servers }) => [...hooks, ...servers].map(({ value }) => value);
    const known = new Set(values(was));
    const added = values(is).filter((value) => !known.has(value));
    if (added.length === 0)
        return () => false;
    const kept = values(is).filter((value) => known.has(value));
    const startedAlready = new Set(startedBefore.map(({ path }) => path));
    const isNamedBy = (commands, path) => commands.some((value) => value.includes((0,repo_path/* nameOf */.Vb)(path)));
    return (path) => !startedAlready.has(path) && (kept.length === 0 || (isNamedBy(added, path) && !isNamedBy(kept, path)));
}
function commandsOf({ item: { profile } }) {
    const { hooks = [], servers = [], skills = [] } = profile ?? {};
    return [
        ...[...hooks, ...servers].map(({ kind, value }) => [kind, value]),
        ...skills.map(({ path, because, content = because }) => [path, content]),
    ];
}
function readDifference(was, is, { item }) {
    const differing = (0,differing_files.differingFiles)(was, is);
    if (differing.length === 0)
        return undefined;
    const [before, after] = [was, is].map((files) => new Set(files.map(({ path }) => path)));
    const now = differing.filter((path) => after?.has(path));
    return {
        field: "files",
        before: listedPaths(differing.filter((path) => before?.has(path))),
        after: listedPaths(now.map((path) => (before?.has(path) ? `${path} (changed)` : path))),
        at: placeOfItem(item),
    };
}
function listedPaths(names) {
    if (names.length === 0)
        return null;
    const more = names.length > maxNamed ? ` and ${names.length - maxNamed} more` : "";
    return `${names.slice(0, maxNamed).join(", ")}${more}`;
}
function materialWidenings({ started, gone, reasons }, { item }) {
    const at = placeOfItem(item);
    const widening = (message, files) => ({
        kind: "material",
        capability: null,
        message,
        at,
        chain: [],
        files,
        ...(reasons.length > 0 ? { reasons } : {}),
    });
    return [
        ...(started.length === 0
            ? []
            : [
                widening(`starts ${(0,named_files.namedFiles)(started, reasons)}, ${(0,named_files.changedWords)(started, reasons)}, and can do something else by it`, started),
            ]),
        ...(gone.length === 0
            ? []
            : [widening(`starts ${(0,named_files.namedFiles)(gone, [])}, which is gone, so what it refused is no longer refused`, gone)]),
    ];
}

;// CONCATENATED MODULE: ./build/bundle/src/compare/subagents/same-subject.js

function isSameSubject(before, after) {
    const [was, is] = [before.item, after.item];
    return before.edition === after.edition && (was === is || isEqualItem(was, is));
}
function isEqualItem(was, is) {
    return (was.verdict.kind === is.verdict.kind &&
        was.files[0] === is.files[0] &&
        was.layer.name === is.layer.name &&
        was.layer.root === is.layer.root &&
        isSameProfile(was.profile, is.profile));
}
function isSameProfile(was, is) {
    if (was === is || !was || !is)
        return was === is;
    return ((0,equal/* isEqual */.n)({ ...was, native: null }, { ...is, native: null }) &&
        (was.native === is.native || (0,equal/* isEqual */.n)(was.native?.(), is.native?.())));
}

;// CONCATENATED MODULE: ./build/bundle/src/compare/subagents/changed.js


















function changedChange(before, after, context) {
    const environment = surroundingsOf(before, after, context);
    const { granted, material, reach } = environment;
    if (granted === undefined && !material.isDifferent && !reach && isSameSubject(before, after))
        return undefined;
    const [was, is] = [before.item.profile, after.item.profile];
    const extras = extrasOf(was, is);
    const aspects = aspectsOf(before, after, (reported) => (extras ? differingExtras(extras, reported) : []));
    const fields = withRewritten(fieldsOf(aspects, environment), was, is);
    if (fields.length === 0 && granted === undefined)
        return undefined;
    const shadows = shadowDifferences(before, after, context, placeOfItem(after.item));
    const [grantsBefore, grantsAfter] = [was ? (0,model_profile/* grantsOf */.Rr)(was) : [], is ? (0,model_profile/* grantsOf */.Rr)(is) : []];
    const reasons = widenedBy(before, after, { surroundings: environment, extras, context });
    return {
        kind: kindOf(before, after),
        before,
        after,
        gained: withoutGrants(grantsAfter, grantsBefore),
        lost: withoutGrants(grantsBefore, grantsAfter),
        widened: reasons.length > 0,
        fields: [...fields, ...shadows.map(({ field }) => field)],
        ...(granted ? { granted } : {}),
        differences: [...aspects.differences, ...aroundDifferences(environment, fields), ...shadows],
        widenings: distinctWidenings(reasons),
        prompt: (0,fields_prompt/* promptChange */.b)(was?.prompt.text ?? "", is?.prompt.text ?? ""),
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
function aroundDifferences({ reach, material }, fields) {
    const files = fields.includes("files") ? material.read : undefined;
    return [reach, files].filter((difference) => difference !== undefined);
}
function withRewritten(fields, was, is) {
    if (fields.length > 0 || !was || !is)
        return fields;
    return ["hooks", "servers"].filter((field) => rewrittenWidenings({ ...changed_nothing, [field]: was[field] }, { ...changed_nothing, [field]: is[field] }).length > 0);
}
const changed_nothing = { hooks: [], servers: [] };
function fieldsOf({ fields }, { granted, material, reach }) {
    const isInFiles = material.started.length + material.gone.length > 0 ||
        ((material.isDifferent || granted === "other") &&
            !["prompt", "hooks", "servers"].some((field) => fields.includes(field)));
    return [...fields, ...(reach ? ["reach"] : []), ...(isInFiles ? ["files"] : [])];
}
function widenedBy(before, after, { surroundings: environment, extras, context }) {
    const [was, is] = [before.item.profile, after.item.profile];
    const { granted, material, paths } = environment;
    const own = is
        ? predecessorsOf(before, after).flatMap((powers) => wideningsBetween(powers, is, { isKnown: true }))
        : [];
    return [
        ...own,
        ...(is ? elsewhereWidenings(before, after, context.isRenamed) : []),
        ...(was && is ? rewiredOrOthers(was, is, extras, after) : []),
        ...(was && is ? powerSettingWidenings(was, is, own) : []),
        ...(is ? skillWidenings(was, is) : []),
        ...grantWidenings(granted, after),
        ...(granted === undefined ? materialWidenings(material, after) : []),
        ...reachWidenings(paths, after, { isNew: false, own: was ? (0,model_profile/* capabilitiesOf */.SF)(was) : [] }),
        ...builtInWidenings(before, context.restoredBuiltIns, placeOfItem(after.item)),
    ];
}
function rewiredOrOthers(was, is, extras, after) {
    const rewired = extras && !startsOthers(was, is) ? rewiredWidenings(extras, after) : [];
    return rewired.length > 0 ? rewired : rewrittenWidenings(was, is);
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
function elsewhereWidenings({ item: before }, { item: after }, isRenamed) {
    const [was, now] = [sessionsOf(before.layer), sessionsOf(after.layer)];
    if (!after.profile || after.verdict.kind !== "loaded" || (0,repo_path/* isWithin */.UO)(now, was) || isRenamed(was, now))
        return [];
    return wideningsBetween(readerAt(placeOfItem(after)), after.profile, { isKnown: false }).map((widening) => ({
        ...widening,
        message: `${widening.message}, now also in sessions outside \`${was}\``,
    }));
}
function sessionsOf({ governs, name, root }) {
    if (governs !== undefined || name !== "project")
        return governs ?? "";
    const segments = root.split("/");
    const hidden = segments.findIndex((segment) => segment.startsWith("."));
    return hidden < 0 ? "" : segments.slice(0, hidden).join("/");
}
function withoutGrants(grants, excluded) {
    const key = ({ tool, capability, scope }) => JSON.stringify([tool, capability, scope]);
    const keys = new Set(excluded.map(key));
    return grants.filter((grant) => !keys.has(key(grant)));
}

// EXTERNAL MODULE: ./build/bundle/src/compare/widenings/delegation.js
var widenings_delegation = __webpack_require__(34772);
;// CONCATENATED MODULE: ./build/bundle/src/compare/subagents/context.js


function contextOf(before, after, given) {
    return {
        ...given,
        pathsBefore: (0,widenings_delegation/* delegationPathsIn */.s)(before),
        pathsAfter: (0,widenings_delegation/* delegationPathsIn */.s)(after),
        restoredBuiltIns: restoredBuiltIns(before, after),
        shadowedBefore: shadowedIn(before),
        shadowedAfter: shadowedIn(after),
    };
}

;// CONCATENATED MODULE: ./build/bundle/src/compare/subagents/pairs.js


function pairsOf(before, after) {
    const rest = new Set(before);
    const open = new Set(after);
    const pairs = [];
    for (const [keyOf, isInterchangeable] of keys) {
        if (rest.size === 0 || open.size === 0)
            break;
        const earlier = groupByKey(rest, keyOf);
        for (const [key, later] of groupByKey(open, keyOf)) {
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
    [({ host, item }) => `${host}\0${item.layer.name}\0${item.files[0]}\0${nameIn(item)}`, false],
    [
        ({ host, item: { profile } }) => profile &&
            jsonKey(host, profile.identity, (0,model_fact/* known */.eO)(profile.description), profile.prompt.text, (0,model_fact/* known */.eO)(profile.model), (0,model_fact/* known */.eO)(profile.permissionMode), (0,model_fact/* known */.eO)(profile.grants)?.map(({ tool }) => tool)),
        true,
    ],
    [
        ({ host, item: { layer, profile } }) => profile?.identity === undefined ? undefined : jsonKey(host, layer.name, profile.identity),
        false,
    ],
    [
        ({ host, item: { profile } }) => (profile?.identity === undefined ? undefined : jsonKey(host, profile.identity)),
        false,
    ],
    [({ host, item }) => jsonKey(host, item.files[0]), false],
    [
        ({ host, item: { profile } }) => profile && profile.prompt.text.trim() !== ""
            ? jsonKey(host, (0,model_fact/* known */.eO)(profile.description), profile.prompt.text)
            : undefined,
        false,
    ],
];
function nameIn({ profile }) {
    return (profile && (0,model_fact/* known */.eO)(profile.name)) ?? "";
}
function jsonKey(...parts) {
    return JSON.stringify(parts);
}
function groupByKey(subjects, keyOf) {
    const groups = new Map();
    for (const subject of subjects) {
        const key = keyOf(subject);
        if (key === undefined)
            continue;
        (0,many/* addTo */.DN)(groups, key, subject);
    }
    return groups;
}

;// CONCATENATED MODULE: ./build/bundle/src/compare/index.js









function compareInspections(before, after, holders = new Map(), materials = noMaterialsOfBoth, isRenamed = () => false) {
    const { pairs, removed, added } = pairsOf(before.subjects, after.subjects);
    const context = contextOf(before, after, { holders, materials, isRenamed });
    const changes = [
        ...pairs.flatMap(([was, is]) => withMemoryCheck(changedChange(was, is, context)) ?? []),
        ...added.map((subject) => withMemoryCheck(addedChange(subject, context))),
        ...removed.map((subject) => withMemoryCheck(withReason(removedChange(subject, context), subject, after))),
    ];
    return changes.sort((a, b) => (0,repo_path/* byBytes */.bg)(pathOf(a), pathOf(b)) || (0,repo_path/* byBytes */.bg)(hostOf(a), hostOf(b)) || (0,repo_path/* byBytes */.bg)(compare_nameOf(a), compare_nameOf(b)));
}
function withReason(change, { host, item }, { loads }) {
    const [path] = item.files;
    const isUnchecked = path !== undefined &&
        loads.some((loaded) => loaded.host === host && (0,load/* uncheckedIn */.kD)(loaded.load).some(({ at }) => (0,repo_path/* isWithin */.UO)(path, at.source.path)));
    return isUnchecked ? { ...change, kind: "lost", isUnchecked: true } : change;
}
function withMemoryCheck(change) {
    (0,memory/* ensureMemoryForResult */.Q0)();
    return change;
}
function pathOf({ before, after }) {
    return (after ?? before)?.item.files[0] ?? "";
}
function hostOf({ before, after }) {
    return (after ?? before)?.host ?? "";
}
function compare_nameOf({ before, after }) {
    const profile = (after ?? before)?.item.profile;
    return (profile && (0,model_fact/* known */.eO)(profile.name)) ?? "";
}


/***/ }),

/***/ 75934:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   changedWords: () => (/* binding */ changedWords),
/* harmony export */   namedFiles: () => (/* binding */ namedFiles),
/* harmony export */   withoutReasons: () => (/* binding */ withoutReasons)
/* harmony export */ });
/* harmony import */ var _sanitize_counted_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(14135);

const most = 3;
function namedFiles(paths, reasons) {
    const shown = withoutReasons(paths, reasons);
    const more = shown.length - most;
    const named = shown.slice(0, most).map((path) => {
        const reason = reasons.find((one) => one.path === path);
        return reason ? `\`${path}\` (${reason.because})` : `\`${path}\``;
    });
    return `${named.join(", ")}${more > 0 ? ` and ${(0,_sanitize_counted_js__WEBPACK_IMPORTED_MODULE_0__/* .counted */ .h)(more, "more file")}` : ""}`;
}
function withoutReasons(paths, reasons) {
    const by = new Set(reasons.flatMap((reason) => reason.by));
    return paths.filter((path) => !by.has(path));
}
function changedWords(paths, reasons) {
    const isSame = withoutReasons(paths, reasons).every((path) => reasons.some((one) => one.path === path));
    return isSame ? "whose content is the same" : "whose content has changed";
}


/***/ }),

/***/ 34772:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   S: () => (/* binding */ delegationOf),
/* harmony export */   s: () => (/* binding */ delegationPathsIn)
/* harmony export */ });
/* harmony import */ var _model_delegation_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(20221);

const none = new Map();
function delegationPathsIn({ loads, subjects }) {
    let byItem;
    const hosts = new Map(loads.toReversed().map((hostLoad) => [hostLoad.host, { hostLoad, reachable: (0,_model_delegation_js__WEBPACK_IMPORTED_MODULE_0__/* .reachableIn */ .Z)(hostLoad.load) }]));
    return ({ host, item }) => {
        const found = hosts.get(host);
        const reached = found?.reachable(item);
        if (!found || !reached || reached.size === 0)
            return none;
        const known = (byItem ??= new Map(subjects.map((subject) => [subject.item, subject])));
        const { title, edition } = found.hostLoad;
        return new Map([...reached].map(([capability, holder]) => {
            const subject = known.get(holder) ?? { host, title, edition, item: holder };
            known.set(holder, subject);
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

/***/ 65760:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   differencesOf: () => (/* binding */ differencesOf),
/* harmony export */   differingFiles: () => (/* binding */ differingFiles)
/* harmony export */ });
const known = new WeakMap();
function differingFiles(before, after) {
    return differencesOf(before, after).paths;
}
function differencesOf(before, after) {
    const others = known.get(before) ?? new WeakMap();
    known.set(before, others);
    let found = others.get(after);
    if (!found)
        others.set(after, (found = differencesBetween(before, after)));
    return found;
}
function differencesBetween(before, after) {
    const old = new Map(before.map((file) => [file.path, file]));
    const now = new Set(after.map(({ path }) => path));
    const [wasCut, isCut] = [before, after].map((files) => files.some(({ isOfCut }) => isOfCut));
    const reasons = [];
    const found = [
        ...after.flatMap((file) => {
            const was = old.get(file.path);
            if (was === undefined || was.identity !== file.identity)
                return was === undefined && wasCut ? [] : [file.path];
            const reason = reasonOf(was, file);
            if (!reason)
                return [];
            reasons.push(reason);
            return [file.path, ...reason.by];
        }),
        ...before.flatMap(({ path }) => (now.has(path) || isCut ? [] : [path])),
    ];
    return { paths: [...new Set(found)], reasons };
}
function reasonOf(before, { path, checkout, isExecutable }) {
    if (before.checkout?.how !== checkout?.how)
        return checkoutReason(path, before.checkout, checkout);
    if (before.isExecutable === undefined || isExecutable === undefined || before.isExecutable === isExecutable)
        return undefined;
    return { path, because: isExecutable ? "executable now" : "no longer executable, so it cannot start", by: [] };
}
function checkoutReason(path, before, after) {
    const effect = after ?? before;
    if (!effect)
        return undefined;
    const lines = effect.by
        .map(({ path: file, line }) => `\`${file}${line === undefined ? "" : `:${line}`}\``)
        .join(" and ");
    const by = lines === "" ? "" : after ? ` by ${lines}` : `, as ${lines} of the base said`;
    return {
        path,
        because: `${after ? "now" : "no longer"} checked out with \`${effect.how}\`${by}`,
        by: effect.by.map((one) => one.path),
    };
}


/***/ }),

/***/ 8701:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   E3: () => (/* binding */ matchesCallPattern),
/* harmony export */   Gl: () => (/* binding */ appliesTo),
/* harmony export */   lc: () => (/* binding */ samplesOf)
/* harmony export */ });
function matchesCallPattern({ text, pattern }) {
    if (pattern === "*" || text === pattern)
        return true;
    if (!/[*?\\]/.test(pattern))
        return text.includes("\\") && text.replaceAll("\\", "/") === pattern;
    const [subject, glob] = [text.replaceAll("\\", "/"), pattern.replaceAll("\\", "/")];
    if (glob.endsWith(" *") && subject === glob.slice(0, -2))
        return true;
    let [at, from, star, tried] = [0, 0, -1, 0];
    while (at < subject.length) {
        if (from < glob.length && glob[from] === "*")
            [star, tried, from] = [from, at, from + 1];
        else if (from < glob.length && (glob[from] === "?" || glob[from] === subject[at]))
            [at, from] = [at + 1, from + 1];
        else if (star >= 0)
            [tried, at, from] = [tried + 1, tried + 1, star + 1];
        else
            return false;
    }
    return /^\**$/.test(glob.slice(from));
}
function appliesTo({ resource, isLiteral, shown }, text, words) {
    return isLiteral ? text === resource && shown === words : matchesCallPattern({ text, pattern: resource });
}
function samplesOf(pattern) {
    if (!/[*?]/.test(pattern))
        return [pattern];
    return ["", "\u0001", "\u0001\u0001/\u0001"].map((text) => pattern.replace(/\*+/g, text).replaceAll("?", "\u0001"));
}


/***/ })

};
;