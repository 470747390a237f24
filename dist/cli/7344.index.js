"use strict";
exports.id = 7344;
exports.ids = [7344];
exports.modules = {

/***/ 7344:
/***/ (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  S: () => (/* reexport */ hosts/* hosts */.S),
  a: () => (/* binding */ rules)
});

// EXTERNAL MODULE: ./build/bundle/src/model/capability.js
var model_capability = __webpack_require__(5885);
// EXTERNAL MODULE: ./build/bundle/src/model/delegation.js
var delegation = __webpack_require__(221);
// EXTERNAL MODULE: ./build/bundle/src/model/fact.js
var fact = __webpack_require__(7277);
// EXTERNAL MODULE: ./build/bundle/src/model/profile.js
var model_profile = __webpack_require__(4682);
// EXTERNAL MODULE: ./build/bundle/src/model/rule.js
var rule = __webpack_require__(8301);
// EXTERNAL MODULE: ./build/bundle/src/model/finding.js
var finding = __webpack_require__(290);
// EXTERNAL MODULE: ./build/bundle/src/sanitize/secrets.js
var secrets = __webpack_require__(7544);
;// CONCATENATED MODULE: ./build/bundle/src/rules/max-capability/settings.js



function settingsBeyond(authority, host, allowanceOf) {
    const groups = new Map();
    for (const entry of authority) {
        if (!entry.may || entry.effect === "narrows")
            continue;
        const key = JSON.stringify([entry.at.source.path, entry.setting, entry.because]);
        const group = groups.get(key);
        if (group)
            group.push(entry);
        else
            groups.set(key, [entry]);
    }
    return [...groups.values()].flatMap((group) => reportOn(group, host, allowanceOf));
}
function reportOn(group, host, allowanceOf) {
    const [first] = group;
    const { may: allowed, from, stated } = allowanceOf(first.at.source.path);
    const excess = (0,model_capability/* inOrder */.al)(group.flatMap(({ may = [] }) => may)).filter((capability) => !allowed.includes(capability));
    if (excess.length === 0)
        return [];
    const more = group.length > 1 ? ` (and ${group.length - 1} more under this key)` : "";
    return [
        {
            kind: "settings",
            message: `\`${first.setting}\` is \`${(0,secrets/* redacted */.pc)(first.value, first.setting)}\`${more}, which ${first.because}: it can ${listed(excess)} and exceeds ${from} in ${host}; if intended, add a grant with \`settings: [${first.at.source.path}]\``,
            at: first.at,
            value: [first.setting, ...excess, ...group.map(({ content, value }) => content ?? value).sort()].join(" "),
            ...(stated
                ? {}
                : { isUnstated: true, groupKey: `settings next to the profiles exceed ${from} in ${host}` }),
            ...(0,finding/* detailsOf */.cz)(first),
        },
    ];
}
function listed(excess) {
    const words = excess.map((capability) => model_capability/* phrases */.HJ[capability]);
    return words.length < 2 ? words.join("") : `${words.slice(0, -1).join(", ")} and ${words.at(-1)}`;
}

;// CONCATENATED MODULE: ./build/bundle/src/rules/max-capability/skill.js



function skillsBeyond(profile, item, { host, skillAllowance }) {
    const own = (0,model_profile/* capabilitiesOf */.SF)(profile);
    return (profile.skills ?? []).flatMap((skill) => {
        if (skill.refuses)
            return [];
        const allowance = skillAllowance(item, skill.path);
        const excess = (0,model_capability/* inOrder */.al)(skill.may).filter((capability) => !own.includes(capability) && !allowance.may.includes(capability));
        if (excess.length === 0)
            return skill.outside ? [outsideReport(skill, host)] : [];
        return [beyondReport(skill, excess, host, allowance)];
    });
}
function beyondReport(skill, excess, host, { from, stated }) {
    const { name, path, because, asks, at, content = because } = skill;
    const kind = asks ? "skill-after-question" : "skill";
    const words = excess.map((capability) => model_capability/* phrases */.HJ[capability]);
    const may = words.length < 2 ? words.join("") : `${words.slice(0, -1).join(", ")} and ${words.at(-1)}`;
    return {
        kind,
        message: `exceeds ${from} in ${host} through the skill \`${name}\`: it ${because}, so it can ${may}${asks ? " after the user confirms" : ""}; if intended, add a grant with \`skills: [${path}]\``,
        at,
        value: [name, ...excess, content].join(" "),
        ...(stated ? {} : { isUnstated: true, groupKey: `skills exceed ${from} in ${host}` }),
        ...(0,finding/* detailsOf */.cz)(skill),
    };
}
function outsideReport({ name, because, at, content = because, ...skill }, host) {
    const message = `through the skill \`${name}\`, ${host} ${because}, and no review sees that file; remove the path or copy the file into the repository`;
    return { kind: "skill-file", message, groupKey: message, at, value: `${name} ${content}`, ...(0,finding/* detailsOf */.cz)(skill) };
}

;// CONCATENATED MODULE: ./build/bundle/src/rules/max-capability.js







/* harmony default export */ const max_capability = ((0,rule/* defineRule */.Km)({
    summary: "A profile can do no more than the policy's ceiling and grants allow.",
    subject: "profile",
    class: "power",
    levels: { recommended: "error", strict: "error" },
    levelsUnstated: { recommended: "note", strict: "error" },
    kinds: {
        reach: { recommended: "error", strict: "error" },
        settings: { recommended: "error", strict: "error" },
        skill: { recommended: "error", strict: "error" },
        "skill-after-question": { recommended: "note", strict: "error" },
        "skill-file": { recommended: "warning", strict: "error" },
    },
    kindsUnstated: {
        settings: { recommended: "note", strict: "error" },
        skill: { recommended: "note", strict: "error" },
    },
    check(profile, item, context) {
        const { host, allowance, reachable } = context;
        const { may, from, stated } = allowance(item);
        const grants = (0,model_profile/* grantsOf */.Rr)(profile);
        const reached = new Map([...reachable(item)].filter(([capability]) => !may.includes(capability)));
        const excess = grants.filter(({ capability }) => !may.includes(capability));
        const delegation = grants.find(({ capability }) => capability === "delegate");
        const isMerged = reached.size > 0 && excess.some((grant) => grant === delegation);
        const unstated = stated ? {} : { isUnstated: true };
        const own = excess[0]
            ? [excessReport(profile, excess, isMerged ? reached : new Map(), { host, from, stated })]
            : [];
        const reach = reached.size > 0 && !isMerged
            ? [reachReport(reached, { host, from, stated }, delegation?.at ?? profile.grants.at)]
            : [];
        return [
            ...[...own, ...reach].map((report) => ({ ...report, ...unstated })),
            ...skillsBeyond(profile, item, context),
        ];
    },
    checkLayer: ({ authority }, { host, settingsAllowance }) => settingsBeyond(authority, host, settingsAllowance),
}));
function excessReport(profile, excess, reached, { host, from, stated }) {
    const capabilities = (0,model_capability/* inOrder */.al)(excess.map(({ capability }) => capability));
    const implied = impliedBy(profile, excess[0]);
    const powers = implied
        ? `${implied.because}, so it can ${list(capabilities.map((capability) => model_capability/* phrases */.HJ[capability]))}`
        : powersByTools(excess, capabilities);
    const reach = reached.size > 0 ? `; it can also ${reachPhrase(reached)}` : "";
    const exceeds = `exceeds ${from} in ${host}`;
    const message = `${exceeds}: ${powers}${reach}`;
    const groupKey = implied ? message : stated ? undefined : exceeds;
    return {
        message,
        at: implied?.at ?? excess[0]?.at ?? profile.grants.at,
        value: [
            ...capabilities.map((capability) => extent(excess, capability)),
            ...(reached.size > 0 ? [reachValue(reached)] : []),
        ].join(" "),
        ...(groupKey === undefined ? {} : { groupKey }),
    };
}
function impliedBy({ grants }, grant) {
    return grants.state === "implied" && grant && (0,fact/* known */.eO)(grants)?.includes(grant) ? grants : undefined;
}
function reachReport(reached, { host, from }, at) {
    const message = `exceeds ${from} in ${host} through agents that it can start: it can ${reachPhrase(reached)}`;
    return { kind: "reach", message, groupKey: message, at, value: reachValue(reached) };
}
function powersByTools(grants, capabilities) {
    const byTools = new Map();
    for (const capability of capabilities) {
        const tools = toolsFor(grants, capability);
        byTools.set(tools, [...(byTools.get(tools) ?? []), capability]);
    }
    return [...byTools]
        .map(([tools, own]) => `${tools} can ${list(own.map((capability) => model_capability/* phrases */.HJ[capability]))}`)
        .join(", ");
}
function reachPhrase(reached) {
    const holders = [...new Set(reached.values())];
    return list(holders.map((holder) => `${list([...reached].flatMap(([capability, by]) => (by === holder ? [model_capability/* phrases */.HJ[capability]] : [])))} through ${(0,delegation/* displayName */.Q)(holder)}`));
}
function reachValue(reached) {
    return `reach ${[...reached.keys()].join(" ")}`;
}
function list(words) {
    return words.length < 2 ? words.join("") : `${words.slice(0, -1).join(", ")} and ${words.at(-1)}`;
}
function extent(grants, capability) {
    const scopes = grants.filter((grant) => grant.capability === capability).map(({ scope }) => scope);
    return scopes.includes(null) ? capability : JSON.stringify([capability, ...new Set(scopes.sort())]);
}
function toolsFor(grants, capability) {
    const granting = grants.filter((grant) => grant.capability === capability);
    const tools = [...new Set(granting.map(({ tool }) => `\`${tool}\``))];
    return list(tools.length > 4 ? [...tools.slice(0, 3), `${tools.length - 3} more`] : tools);
}

;// CONCATENATED MODULE: ./build/bundle/src/rules/no-dropped-profile.js


/* harmony default export */ const no_dropped_profile = ((0,rule/* defineRule */.Km)({
    summary: "The host does not silently skip the file.",
    subject: "item",
    class: "correctness",
    isCapped: true,
    levels: { recommended: "error", strict: "error" },
    kinds: {
        "strict-readers": { recommended: "warning", strict: "error" },
        document: { recommended: "off", strict: "note", class: "hygiene" },
    },
    check({ verdict, leniency }, { host }) {
        if (verdict.kind === "dropped") {
            const { message, at, kind } = verdict.problem;
            return [
                {
                    message: `${host} silently skips this file: ${message}`,
                    at,
                    value: (0,finding/* valueOf */.RP)(verdict.problem),
                    ...(kind ? { kind } : {}),
                    ...(0,finding/* detailsOf */.cz)(verdict.problem),
                },
            ];
        }
        if (!leniency)
            return [];
        const message = `a strict parser rejects this file, although ${host} reads it: ${leniency.message}`;
        return [
            {
                message,
                at: leniency.at,
                kind: "strict-readers",
                value: (0,finding/* valueOf */.RP)(leniency),
                groupKey: message,
                ...(0,finding/* detailsOf */.cz)(leniency),
            },
        ];
    },
}));

;// CONCATENATED MODULE: ./build/bundle/src/model/policy-facts.js
function reportOf({ message, at, identity = message, related, item }, kind) {
    return {
        message,
        at,
        ...(kind === undefined ? {} : { kind }),
        value: identity,
        ...(related ? { related } : {}),
        ...(item ? { item } : {}),
    };
}

;// CONCATENATED MODULE: ./build/bundle/src/rules/no-expired-waiver.js


/* harmony default export */ const no_expired_waiver = ((0,rule/* defineRule */.Km)({
    summary: "Every grant and waiver is within its dates.",
    subject: "policy",
    class: "integrity",
    levels: { recommended: "error", strict: "error" },
    kinds: { ending: { recommended: "note", strict: "note" } },
    *check({ problems }) {
        for (const problem of problems("expired", "too-long"))
            yield reportOf(problem);
        for (const problem of problems("expiring"))
            yield reportOf(problem, "ending");
    },
}));

;// CONCATENATED MODULE: ./build/bundle/src/rules/no-ineffective-setting.js


/* harmony default export */ const no_ineffective_setting = ((0,rule/* defineRule */.Km)({
    summary: "Everything in a profile has an effect: no ignored key, no replaced value, no limit that the host lacks.",
    subject: "profile",
    class: "correctness",
    isCapped: true,
    levels: { recommended: "error", strict: "error" },
    kinds: {
        limit: { recommended: "error", strict: "error", class: "power" },
        cut: { recommended: "error", strict: "error", class: "integrity" },
        scope: { recommended: "warning", strict: "error", class: "power" },
        session: { recommended: "warning", strict: "error", class: "power", isOnce: true },
        "unknown-tool": { recommended: "error", strict: "error" },
        value: { recommended: "warning", strict: "error" },
        "removed-tool": { recommended: "note", strict: "warning", class: "hygiene" },
        metadata: { recommended: "off", strict: "note", class: "hygiene" },
    },
    check({ ineffective }, _, { host }) {
        return ineffective.map((fact) => {
            const { kind, what, because, at } = fact;
            const message = kind === "cut" ? `\`${what}\` ${because}` : `\`${what}\` has no effect in ${host}: ${because}`;
            const word = fact.varies ?? (kind === "scope" || kind === "removed-tool" ? what : "");
            const groupKey = word === "" ? message : message.replaceAll(word, "…");
            return { message, at, kind, value: what, groupKey, ...(0,finding/* detailsOf */.cz)(fact) };
        });
    },
}));

;// CONCATENATED MODULE: ./build/bundle/src/rules/no-loosened-policy.js


/* harmony default export */ const no_loosened_policy = ((0,rule/* defineRule */.Km)({
    summary: "A pull request does not loosen the policy without approval, and a repository's policy stays within its organisation's.",
    subject: "policy",
    class: "integrity",
    levels: { recommended: "error", strict: "error" },
    kinds: {
        ceiling: { recommended: "error", strict: "error" },
        unapproved: { recommended: "error", strict: "error" },
        unprotected: { recommended: "warning", strict: "error" },
    },
    *check({ problems }) {
        for (const problem of problems("exceeds-organisation"))
            yield reportOf(problem, "ceiling");
        for (const problem of problems("loosened-unapproved"))
            yield reportOf(problem, "unapproved");
        for (const problem of problems("loosened-unprotected"))
            yield reportOf(problem, "unprotected");
        for (const problem of problems("loosened"))
            yield reportOf(problem);
    },
}));

;// CONCATENATED MODULE: ./build/bundle/src/rules/no-permission-bypass.js


/* harmony default export */ const no_permission_bypass = ((0,rule/* defineRule */.Km)({
    summary: "Neither a profile nor the settings next to it turn off permission prompts or the sandbox.",
    subject: "layer",
    class: "power",
    levels: { recommended: "error", strict: "error" },
    kinds: {
        "auto-approve": { recommended: "warning", strict: "error" },
        unhonoured: { recommended: "warning", strict: "error" },
    },
    *check(layer, items, { host }) {
        for (const authority of layer.authority)
            if (authority.effect !== "narrows" && authority.effect !== "widens")
                yield bySetting(authority, host);
        for (const item of items)
            for (const bypass of item.profile?.bypasses ?? [])
                yield { ...byProfile(bypass, host), item };
    },
}));
function bySetting(authority, host) {
    const { setting, value, effect, because, at } = authority;
    const kind = effect === "auto-approves" ? "auto-approve" : effect === "unhonoured" ? effect : undefined;
    const more = { ...(kind ? { kind } : {}), ...(0,finding/* detailsOf */.cz)(authority) };
    return {
        message: `\`${setting}\` is \`${value}\`, which in ${host} ${because}`,
        at,
        value: `${setting} ${value}`,
        ...more,
    };
}
function byProfile(bypass, host) {
    const { setting, value, effect, because, at } = bypass;
    const more = { ...(effect === "bypass" ? {} : { kind: effect }), ...(0,finding/* detailsOf */.cz)(bypass) };
    return {
        message: `\`${setting}\` is \`${value}\`, which in ${host} ${because}`,
        at,
        value: `${setting} ${value}`,
        ...more,
    };
}

;// CONCATENATED MODULE: ./build/bundle/src/rules/no-prompt-escape.js

/* harmony default export */ const no_prompt_escape = ((0,rule/* defineRule */.Km)({
    summary: "Every path in a profile stays inside the profile's directory: no `..`, absolute path or link leads out of it.",
    subject: "profile",
    class: "integrity",
    levels: { recommended: "error", strict: "error" },
    check({ paths }) {
        return paths.flatMap(({ key, value, reach, at }) => {
            if (reach.kind !== "outside")
                return [];
            return [
                {
                    message: `\`${key}\` is \`${value}\`, ${escapePhrase(reach)}; use a path inside the profile's directory`,
                    at,
                    value: `${key} ${value} ${reach.how} ${reach.target}`,
                },
            ];
        });
    },
}));
function escapePhrase(reach) {
    switch (reach.how) {
        case "absolute":
            return "an absolute path, which differs between machines and is not reviewed with the profile";
        case "parent":
            return `which leads out of the profile's directory to \`${reach.target}\``;
        case "link":
            return `which leads out of the profile's directory to \`${reach.target}\` through the link \`${reach.link ?? ""}\``;
    }
}

;// CONCATENATED MODULE: ./build/bundle/src/rules/no-rejected-profile.js


/* harmony default export */ const no_rejected_profile = ((0,rule/* defineRule */.Km)({
    summary: "The host accepts the file.",
    subject: "load",
    class: "correctness",
    isCapped: true,
    levels: { recommended: "error", strict: "error" },
    kinds: { skill: { recommended: "error", strict: "error" } },
    *check({ status, problem, layers, items }, { host }) {
        const lost = items.filter(({ verdict, files }) => verdict.kind === "lost" && files.length > 0).length;
        const after = lost > 0 ? `; ${lost} other ${lost === 1 ? "profile does" : "profiles do"} not load either` : "";
        const reported = new Set();
        for (const item of items) {
            if (item.verdict.kind !== "rejected")
                continue;
            const { message, at, kind } = item.verdict.problem;
            reported.add(`${at.source.path} ${message}`);
            yield {
                message: `${host} rejects this profile: ${message}${after}`,
                at,
                item,
                value: (0,finding/* valueOf */.RP)(item.verdict.problem),
                ...(kind ? { kind } : {}),
                ...(0,finding/* detailsOf */.cz)(item.verdict.problem),
            };
        }
        for (const item of items)
            yield* notStarted(item, host);
        const wholes = [
            ...layers.map((layer) => ({ layer, problem: layer.problem })),
            { layer: undefined, problem: status === "failed" ? problem : undefined },
        ];
        for (const { layer, problem: fault } of wholes) {
            if (!fault || reported.has(`${fault.at.source.path} ${fault.message}`))
                continue;
            reported.add(`${fault.at.source.path} ${fault.message}`);
            yield {
                message: `${host} ${layer ? "rejects these settings" : "loads no profile at all"}: ${fault.message}${after}`,
                at: fault.at,
                value: (0,finding/* valueOf */.RP)(fault),
                ...(layer ? { layer } : {}),
                ...(0,finding/* detailsOf */.cz)(fault),
            };
        }
    },
}));
function* notStarted(item, host) {
    if (item.verdict.kind !== "loaded")
        return;
    for (const skill of item.profile?.skills ?? []) {
        if (!skill.refuses)
            continue;
        yield {
            kind: "skill",
            message: `${host} cannot start this subagent: its skill \`${skill.name}\` ${skill.because}; allow the command in the skill's \`allowed-tools\` or remove it`,
            at: skill.at,
            item,
            value: `${skill.path} ${skill.because}`,
            ...(0,finding/* detailsOf */.cz)(skill),
        };
    }
}

;// CONCATENATED MODULE: ./build/bundle/src/rules/no-unapproved-widening.js


/* harmony default export */ const no_unapproved_widening = ((0,rule/* defineRule */.Km)({
    summary: "Gains in power are approved by the reviewers that the policy names.",
    subject: "policy",
    class: "integrity",
    levels: { recommended: "error", strict: "error" },
    *check({ problems }) {
        for (const problem of problems("widened-unapproved"))
            yield reportOf(problem);
    },
}));

;// CONCATENATED MODULE: ./build/bundle/src/rules/no-unjudged-content.js


const ownKinds = new Set([
    "unpinned",
    "unknown-host",
    "unknown-file",
    "unknown-key",
    "near-miss",
    "unread",
]);
/* harmony default export */ const no_unjudged_content = ((0,rule/* defineRule */.Km)({
    summary: "Everything that a host would read could be checked.",
    subject: "load",
    class: "integrity",
    levels: { recommended: "error", strict: "error" },
    kinds: {
        unpinned: { recommended: "warning", strict: "error" },
        "unknown-host": { recommended: "note", strict: "error" },
        "unknown-file": { recommended: "note", strict: "error" },
        "unknown-key": { recommended: "note", strict: "error" },
        "near-miss": { recommended: "error", strict: "error" },
        unread: { recommended: "note", strict: "note" },
    },
    *check({ unjudged }) {
        for (const problem of unjudged) {
            const { message, at, kind, identity } = problem;
            const report = { message: `\`${at.source.path}\` ${message}`, at, ...(0,finding/* detailsOf */.cz)(problem) };
            const isPart = kind === "unpinned" || kind === "unknown-key";
            const value = isPart || identity === undefined ? message : `${message} ${identity}`;
            yield {
                ...report,
                value,
                ...(kind === "unknown-file" ? { groupKey: message } : {}),
                ...(kind === "near-miss" ? { groupKey: message.replace(/; .*$/s, "") } : {}),
                ...(kind !== undefined && ownKinds.has(kind) ? { kind } : {}),
            };
        }
    },
}));

;// CONCATENATED MODULE: ./build/bundle/src/rules/no-unused-waiver.js


/* harmony default export */ const no_unused_waiver = ((0,rule/* defineRule */.Km)({
    summary: "Every grant, waiver and baseline entry matches something.",
    subject: "policy",
    class: "hygiene",
    levels: { recommended: "warning", strict: "error" },
    kinds: { owner: { recommended: "warning", strict: "error" } },
    *check({ problems }) {
        for (const problem of problems("unused"))
            yield reportOf(problem);
        for (const problem of problems("unowned"))
            yield reportOf(problem, "owner");
    },
}));

;// CONCATENATED MODULE: ./build/bundle/src/rules/no-weakened-gate.js


/* harmony default export */ const no_weakened_gate = ((0,rule/* defineRule */.Km)({
    summary: "A pull request does not remove or weaken this check in workflows and hooks without approval.",
    subject: "policy",
    class: "integrity",
    levels: { recommended: "error", strict: "error" },
    kinds: { unprotected: { recommended: "warning", strict: "error" } },
    *check({ problems }) {
        for (const problem of problems("weakened-gate-unprotected"))
            yield reportOf(problem, "unprotected");
        for (const problem of problems("weakened-gate"))
            yield reportOf(problem);
    },
}));

;// CONCATENATED MODULE: ./build/bundle/src/rules/require-description.js

/* harmony default export */ const require_description = ((0,rule/* defineRule */.Km)({
    summary: "A profile has a `description` of when to use it, not a blank or a placeholder.",
    subject: "profile",
    class: "correctness",
    isCapped: true,
    cause: "description",
    levels: { recommended: "error", strict: "error" },
    options: {
        "min-length": {
            description: "The fewest characters that a description may have.",
            minimum: 1,
            maximum: 1000,
            tightens: "up",
            presets: { recommended: 1, strict: 20 },
        },
    },
    check({ description }, _, { host, options }) {
        const { at } = description;
        if (description.state === "missing" || description.state === "implied")
            return [
                {
                    message: "has no `description`; people and agents use it to decide when to run this profile",
                    at,
                    value: "missing",
                },
            ];
        if (description.state === "unreadable")
            return [
                {
                    message: `${host} cannot read the \`description\`: ${description.problem}; write it as text in quotes`,
                    at,
                    value: "unreadable",
                },
            ];
        const text = description.value.trim();
        if (text === "")
            return [
                {
                    message: "has a blank `description`; people and agents use it to decide when to run this profile",
                    at,
                    value: "blank",
                },
            ];
        if (placeholder.test(text))
            return [
                {
                    message: `has a placeholder as \`description\` (\`${text.slice(0, 60)}\`); write when to run this profile`,
                    at,
                    value: "placeholder",
                },
            ];
        const minimum = options["min-length"];
        if (text.length >= 2 * minimum || [...text].length >= minimum)
            return [];
        return [
            {
                message: `has a \`description\` of ${[...text].length} characters; the policy requires at least ${minimum}`,
                at,
                value: "short",
            },
        ];
    },
}));
const placeholder = /^(?:todo\b.{0,40}|tbd|fixme|xxx+|n\/a|none|null|~|\.{2,}|-+|description(?: here)?|(?:your |a |the )?(?:short |brief )?description(?: goes)? here\.?|\{\{?[^{}]*\}?\}|__\w+__|<[^<>]*>|\[[^[\]]*\])$/i;

;// CONCATENATED MODULE: ./build/bundle/src/rules/unique-name.js



/* harmony default export */ const unique_name = ((0,rule/* defineRule */.Km)({
    summary: "Within one layer of a host, every profile has its own name.",
    subject: "layer",
    class: "correctness",
    isCapped: true,
    levels: { recommended: "error", strict: "error" },
    kinds: {
        pair: { recommended: "warning", strict: "error" },
        "look-alike": { recommended: "warning", strict: "error" },
    },
    *check(_, items, { host }) {
        const named = items.flatMap((item) => item.profile?.identity === undefined ? [] : [{ item, profile: item.profile, name: item.profile.identity }]);
        const twins = groupsOf(named, ({ name }) => name);
        for (const group of twins.values()) {
            const reports = reportsFor(group, (name) => `is one of ${group.length} profiles named \`${name}\` in this layer; ${host} loads one of them or none, so rename the others`);
            yield* isPair(group) ? reports.map((report) => ({ ...report, kind: "pair" })) : reports;
        }
        const alike = groupsOf([...twins.values()].flatMap(([first]) => (first ? [first] : [])), ({ name }) => skeleton(name));
        for (const group of alike.values()) {
            for (const report of reportsFor(group, (name) => `has the name \`${name}\`, which looks like the name of another profile in this layer; rename one so that people can tell them apart`))
                yield { ...report, kind: "look-alike" };
        }
    },
}));
function reportsFor(group, message) {
    if (group.length < 2)
        return [];
    const first = group.slice(0, finding/* maxRelated */.Ub + 1);
    return group.map((named) => ({
        message: message(named.name),
        at: named.profile.name.at,
        item: named.item,
        value: (0,fact/* known */.eO)(named.profile.name) ?? named.name,
        related: first
            .filter((sibling) => sibling !== named)
            .slice(0, finding/* maxRelated */.Ub)
            .map(({ name, profile }) => ({ message: `\`${name}\` is here too`, at: profile.name.at })),
        relatedCount: group.length - 1,
    }));
}
function isPair(group) {
    const files = group.map(({ item: { files: [file = ""], }, }) => file);
    return new Set(files).size === files.length && new Set(files.map((file) => file.replace(/\.[^./]+$/, ""))).size === 1;
}
function groupsOf(profiles, keyOf) {
    const groups = new Map();
    for (const named of profiles) {
        const key = keyOf(named);
        const group = groups.get(key);
        if (group)
            group.push(named);
        else
            groups.set(key, [named]);
    }
    return groups;
}
function skeleton(name) {
    if (/^[\0-\x7f]*$/.test(name))
        return name.toLowerCase();
    return [...name.normalize("NFKC").toLowerCase()].map((letter) => confusable.get(letter) ?? letter).join("");
}
const confusable = new Map([..."аaеeоoрpсcуyхxіiјjѕsԁdһhӏlԛqԝwѵvαaοoνvρpτtυuιiκkχxγyωwɑaɡgıi"].flatMap((letter, i, letters) => i % 2 === 0 ? [[letter, letters[i + 1] ?? ""]] : []));

// EXTERNAL MODULE: ./build/bundle/src/generated/hosts.js
var hosts = __webpack_require__(9824);
;// CONCATENATED MODULE: ./build/bundle/src/generated/catalogue.js















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

/***/ 221:
/***/ (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Q: () => (/* binding */ displayName),
/* harmony export */   Z: () => (/* binding */ reachableIn)
/* harmony export */ });
/* harmony import */ var _capability_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5885);
/* harmony import */ var _fact_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(7277);
/* harmony import */ var _repo_path_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6311);
/* harmony import */ var _profile_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4682);




const none = new Map();
function reachableIn({ items }) {
    let offered;
    let ofAll;
    return ({ verdict, profile }) => {
        if (!profile || verdict.kind !== "loaded")
            return none;
        const own = (0,_profile_js__WEBPACK_IMPORTED_MODULE_1__/* .capabilitiesOf */ .SF)(profile);
        if (!own.includes("delegate") || own.length === _capability_js__WEBPACK_IMPORTED_MODULE_0__/* .capabilities */ .R7.length)
            return none;
        const candidates = (offered ??= offeredIn(items));
        const { mayStart } = profile;
        const holders = mayStart
            ? holdersIn(candidates.filter(({ identity }) => mayStart(identity)))
            : (ofAll ??= holdersIn(candidates));
        return new Map([...holders].filter(([capability]) => !own.includes(capability)));
    };
}
function offeredIn(items) {
    const offered = items.flatMap((item) => item.verdict.kind === "loaded" && item.profile
        ? [{ item, identity: item.profile.identity ?? "", may: (0,_profile_js__WEBPACK_IMPORTED_MODULE_1__/* .capabilitiesOf */ .SF)(item.profile) }]
        : []);
    return offered.sort((a, b) => Number(b.item.files.length > 0) - Number(a.item.files.length > 0) ||
        b.may.length - a.may.length ||
        (0,_repo_path_js__WEBPACK_IMPORTED_MODULE_2__/* .byBytes */ .bg)(a.item.files[0] ?? "", b.item.files[0] ?? ""));
}
function holdersIn(offered) {
    return new Map(_capability_js__WEBPACK_IMPORTED_MODULE_0__/* .capabilities */ .R7.flatMap((capability) => {
        const holder = offered.find(({ may }) => may.includes(capability));
        return holder ? [[capability, holder.item]] : [];
    }));
}
function displayName({ files, profile }) {
    const name = `\`${(profile && (0,_fact_js__WEBPACK_IMPORTED_MODULE_3__/* .known */ .eO)(profile.name)) ?? files[0] ?? ""}\``;
    return files.length === 0 ? `the built-in ${name}` : name;
}


/***/ }),

/***/ 7544:
/***/ (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Iv: () => (/* binding */ masked),
/* harmony export */   cT: () => (/* binding */ withoutSecrets),
/* harmony export */   pc: () => (/* binding */ redacted)
/* harmony export */ });
const secretKey = /(?:^|[_.-])(?:api_?keys?|auth(?:orization)?|credentials?|passphrase|passw(?:or)?d|private_?key|secrets?|(?:access_?|auth_?|bearer_?|refresh_?)?tokens?)$/;
function redacted(text, key = "") {
    return String(withoutSecrets(text, () => "…", key)).replaceAll("sha256:…", "(a secret)");
}
const pair = /(?<key>[\w.-]+)["']?\s*[:=]\s*(?:"(?<double>(?:[^"\\]|\\.)*)"|'(?<single>[^']*)'|(?<plain>[^\s"'{}[\],][^,}\]\n]*))/g;
function masked(line) {
    if (!suspect.test(line) && !/auth|passw|passphrase|credential|private/i.test(line))
        return line;
    const stars = (text) => "*".repeat(text.length);
    const inPairs = line.replace(pair, (whole, ...rest) => {
        const { key, double, single, plain } = rest.at(-1);
        const value = double ?? single ?? plain ?? "";
        const end = whole.length - (plain === undefined ? 1 : 0);
        return isSecret(key ?? "", value) && !/^(?:[\d.]+|true|false|null)$/.test(value)
            ? whole.slice(0, end - value.length) + stars(value) + whole.slice(end)
            : whole;
    });
    return shapes.reduce((text, shape) => text.replace(shape, stars), inPairs);
}
const shapes = [
    /\b(?:gh[opusr]_|github_pat_|glpat-|xox[abeoprs]-|sk-|sk_live_|rk_live_|npm_|pypi-|hf_|AIza|ya29\.)[A-Za-z0-9_.-]{16,}/g,
    /\b(?:AKIA|ASIA)[A-Z0-9]{16}\b/g,
    /\beyJ[A-Za-z0-9_-]{10,}\.[A-Za-z0-9_-]{10,}(?:\.[A-Za-z0-9_-]+)?/g,
    /-----BEGIN [A-Z ]*PRIVATE KEY-----[\s\S]*?(?:-----END [A-Z ]*PRIVATE KEY-----|$)/g,
    /(?<=\b(?:bearer|basic|token) )[A-Za-z0-9+/_.=-]{16,}/gi,
    /(?<=:\/\/[^/\s:@]*:)[^/\s:@]+(?=@)/g,
    /(?<=(?:api[_-]?key|token|secret|password)["']?[=:] ?["']?)[^\s"'&$<{]{8,}/gi,
];
const suspect = /gh[opusr]_|github_pat_|glpat-|xox|[sr]k[-_]|npm_|pypi-|hf_|AIza|ya29|A[KS]IA|eyJ|-----BEGIN|bearer|basic|token|:\/\/|api[_-]?key|secret|password/i;
function withoutSecrets(value, hash, key = "") {
    if (typeof value === "string") {
        if (isSecret(key, value))
            return `sha256:${hash(value)}`;
        return suspect.test(value)
            ? shapes.reduce((text, shape) => text.replace(shape, (secret) => `sha256:${hash(secret)}`), value)
            : value;
    }
    if (value === null || typeof value !== "object")
        return value;
    if (Array.isArray(value))
        return value.map((item) => withoutSecrets(item, hash, key));
    return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, withoutSecrets(inner, hash, name)]));
}
function isSecret(key, value) {
    const snake = key.replace(/([a-z0-9])([A-Z])/g, "$1_$2").toLowerCase();
    return secretKey.test(snake) && value.length > 0 && !/^(?:\$\{?[\w:.-]+\}?|\$\{\{.*\}\}|env:\w+)$/.test(value);
}


/***/ })

};
;