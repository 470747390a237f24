"use strict";
exports.id = 5;
exports.ids = [5];
exports.modules = {

/***/ 5:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  S: () => (/* reexport */ hosts/* hosts */.S),
  a: () => (/* binding */ rules)
});

// EXTERNAL MODULE: ./build/bundle/src/model/capability.js
var model_capability = __webpack_require__(95885);
// EXTERNAL MODULE: ./build/bundle/src/model/delegation.js
var delegation = __webpack_require__(20221);
// EXTERNAL MODULE: ./build/bundle/src/model/fact.js
var fact = __webpack_require__(7277);
// EXTERNAL MODULE: ./build/bundle/src/model/profile.js
var model_profile = __webpack_require__(64682);
// EXTERNAL MODULE: ./build/bundle/src/model/starts.js
var model_starts = __webpack_require__(96258);
// EXTERNAL MODULE: ./build/bundle/src/model/rule.js
var rule = __webpack_require__(78301);
// EXTERNAL MODULE: ./build/bundle/src/model/load.js
var load = __webpack_require__(6407);
;// CONCATENATED MODULE: ./build/bundle/src/rules/max-capability/exceeds.js

function exceedsIn(item, host, from) {
    return (0,load/* isOffered */.kd)(item)
        ? `exceeds ${from} in ${host}`
        : `is not loaded by ${host} now; once it is, it exceeds ${from}`;
}

// EXTERNAL MODULE: ./build/bundle/src/model/finding.js
var finding = __webpack_require__(10290);
// EXTERNAL MODULE: ./build/bundle/src/sanitize/secrets.js
var secrets = __webpack_require__(97544);
;// CONCATENATED MODULE: ./build/bundle/src/rules/max-capability/way-out.js
function wayOut({ stated, refusal, ended = [] }, excess, grant = "a grant") {
    const refused = refusal?.may.filter((capability) => excess.includes(capability)) ?? [];
    if (refusal && refused.length > 0 && stated)
        return `; if intended, ask the owner of \`${refusal.by.join("`, `")}\`, whose \`grantable\` allows no grant of ${refused.join(", ")} here`;
    const isRenewable = excess.every((capability) => ended.includes(capability));
    return `; if intended, ${isRenewable && ended.length > 0 ? "renew that grant" : `add ${grant}`}`;
}

// EXTERNAL MODULE: ./build/bundle/src/repo/many.js
var many = __webpack_require__(46447);
// EXTERNAL MODULE: ./build/bundle/src/sanitize/listed.js
var listed = __webpack_require__(88508);
;// CONCATENATED MODULE: ./build/bundle/src/rules/max-capability/settings.js






function settingsBeyond(authority, host, allowanceOf) {
    const groups = new Map();
    for (const entry of authority) {
        if (!entry.may || entry.effect === "narrows")
            continue;
        const key = JSON.stringify([entry.at.source.path, entry.setting, entry.because]);
        (0,many/* addTo */.DN)(groups, key, entry);
    }
    return [...groups.values()].flatMap((group) => reportOn(group, host, allowanceOf));
}
function reportOn(group, host, allowanceOf) {
    const [first] = group;
    const allowance = allowanceOf(first.at.source.path);
    const { may: allowed, from, stated } = allowance;
    const excess = (0,model_capability/* inOrder */.al)(group.flatMap(({ may = [] }) => may)).filter((capability) => !allowed.includes(capability));
    if (excess.length === 0)
        return [];
    const more = group.length > 1 ? ` (and ${group.length - 1} more under this key)` : "";
    const isOff = first.because.startsWith("would ");
    const can = (0,listed/* listed */.K)(excess.map((capability) => model_capability/* phrases */.HJ[capability]));
    const way = wayOut(allowance, excess, `a grant with \`settings: [${first.at.source.path}]\``);
    return [
        {
            kind: "settings",
            message: `\`${first.setting}\` is ${first.inMessages ?? `\`${(0,secrets/* redacted */.pc)(first.value, first.setting)}\``}${more}, which ${first.because}: ${isOff ? "without that it" : "it"} can ${can} and exceeds ${from} in ${host}${way}`,
            at: first.at,
            value: [first.setting, ...excess].join(" "),
            contents: group.map((entry) => entry.content ?? entry.value),
            ...(stated
                ? {
                    groupKey: `${isOff ? "without what turns them off, " : ""}… can ${can}, which exceeds ${from} in ${host}${way}`,
                    varies: `\`${first.setting}\``,
                    listsVarying: true,
                }
                : { isUnstated: true, groupKey: `settings next to the profiles exceed ${from} in ${host}` }),
            ...(0,finding/* detailsOf */.cz)(first),
        },
    ];
}

;// CONCATENATED MODULE: ./build/bundle/src/rules/max-capability/skill.js






function skillsBeyond(profile, item, { host, skillAllowance }) {
    const { skills = [] } = profile;
    if (skills.length === 0)
        return [];
    const own = (0,model_profile/* capabilitiesOf */.SF)(profile);
    return skills.flatMap((skill) => {
        if (skill.refuses)
            return [];
        const allowance = skillAllowance(item, skill.path);
        const excess = (0,model_capability/* inOrder */.al)(skill.may).filter((capability) => !own.includes(capability) && !allowance.may.includes(capability));
        if (excess.length === 0)
            return skill.outside ? [outsideReport(skill, host)] : [];
        return [beyondReport(skill, excess, exceedsIn(item, host, allowance.from), host, allowance)];
    });
}
function beyondReport(skill, excess, exceeds, host, allowance) {
    const { from, stated } = allowance;
    const { name, path, because, asks, at, content } = skill;
    const kind = asks ? "skill-after-question" : "skill";
    const may = (0,listed/* listed */.K)(excess.map((capability) => model_capability/* phrases */.HJ[capability]));
    return {
        kind,
        message: `${exceeds} through the skill \`${name}\`: it ${because}, so it can ${may}${asks ? " after the user confirms" : ""}${wayOut(allowance, excess, `a grant with \`skills: [${path}]\``)}`,
        at,
        value: [name, ...excess].join(" "),
        contents: [content ?? because],
        ...(stated ? {} : { isUnstated: true, groupKey: `skills exceed ${from} in ${host}` }),
        ...(0,finding/* detailsOf */.cz)(skill),
    };
}
function outsideReport({ name, because, at, content, ...skill }, host) {
    const message = `through the skill \`${name}\`, ${host} ${because}, and no review sees that file; remove the path or copy the file into the repository`;
    return {
        kind: "skill-file",
        message,
        groupKey: message,
        at,
        value: name,
        contents: [content ?? because],
        ...(0,finding/* detailsOf */.cz)(skill),
    };
}

;// CONCATENATED MODULE: ./build/bundle/src/rules/max-capability/start.js




function startsBeyond(starts, item, host, allowance) {
    const reported = new Set();
    return starts.flatMap(({ what, of, grants }) => {
        const excess = (0,model_capability/* givenBy */.ny)(grants, []).filter((capability) => !allowance.may.includes(capability));
        if (excess.length === 0)
            return [];
        const key = `${what} ${contentOf(of)}`;
        if (reported.has(key))
            return [];
        reported.add(key);
        return [start_reportOn(what, of, excess, exceedsIn(item, host, allowance.from), host, allowance)];
    });
}
function start_reportOn(what, of, excess, exceeds, host, allowance) {
    const { from, stated } = allowance;
    const way = stated ? wayOut(allowance, excess) : "";
    const can = (0,listed/* listed */.K)(excess.map((capability) => model_capability/* phrases */.HJ[capability]));
    const named = of.name === "" ? "" : ` \`${of.name}\``;
    const does = excess.every((capability) => capability === "external")
        ? "brings tools of its own"
        : deeds[what][of.kind];
    const message = `${exceeds}: the ${what}${named} ${does}, so it can ${can}${way}`;
    return {
        kind: what,
        message,
        at: of.at,
        value: excess.join(" "),
        contents: [contentOf(of)],
        ...(stated
            ? {
                groupKey: `${exceeds}: the ${what}s … can ${can} by themselves${way}`,
                varies: named.trim(),
                listsVarying: true,
            }
            : { groupKey: `${what}s of profiles exceed ${from} in ${host}`, isUnstated: true }),
    };
}
const deeds = {
    hook: {
        command: "runs a command by itself",
        url: "calls an address by itself",
        builtin: "starts an agent by itself",
        reference: "runs what is defined elsewhere",
        prompt: "asks a model by itself",
    },
    server: {
        command: "starts a command by itself",
        url: "connects to an address by itself",
        builtin: "starts by itself",
        reference: "is defined elsewhere",
        prompt: "starts by itself",
    },
};
function contentOf(of) {
    return of.content ?? of.value;
}

;// CONCATENATED MODULE: ./build/bundle/src/rules/max-capability.js













/* harmony default export */ const max_capability = ((0,rule/* defineRule */.Km)({
    summary: "A profile can do no more than the policy's ceiling and grants allow.",
    subject: "profile",
    class: "power",
    levels: { recommended: "error", strict: "error" },
    levelsUnstated: { recommended: "note", strict: "error" },
    kinds: {
        hook: { recommended: "error", strict: "error" },
        reach: { recommended: "error", strict: "error" },
        server: { recommended: "error", strict: "error" },
        settings: { recommended: "error", strict: "error" },
        skill: { recommended: "error", strict: "error" },
        "skill-after-question": { recommended: "note", strict: "error" },
        "skill-file": { recommended: "warning", strict: "error" },
    },
    kindsUnstated: {
        hook: { recommended: "note", strict: "error" },
        server: { recommended: "note", strict: "error" },
        settings: { recommended: "note", strict: "error" },
        skill: { recommended: "note", strict: "error" },
    },
    check(profile, item, context) {
        const { host, allowance, reachable } = context;
        const allowed = allowance(item);
        const { may } = allowed;
        const starts = (0,model_starts/* startsOf */.j)(profile);
        const ofStarts = new Set(starts.flatMap(({ grants }) => grants));
        const excess = (0,model_profile/* grantsOf */.Rr)(profile).filter((grant) => !may.includes(grant.capability) && !ofStarts.has(grant));
        const reached = beyond(reachable(item), may);
        const others = [...startsBeyond(starts, item, host, allowed), ...skillsBeyond(profile, item, context)];
        if (excess.length + reached.size === 0)
            return others;
        const delegation = reached.size > 0 ? (0,model_profile/* grantsOf */.Rr)(profile).find(isDelegation) : undefined;
        const isMerged = excess.some((grant) => grant === delegation);
        const reports = [];
        if (excess[0])
            reports.push(excessReport(profile, excess, isMerged ? reached : nothing, exceedsIn(item, host, allowed.from), allowed));
        if (reached.size > 0 && !isMerged)
            reports.push(reachReport(reached, exceedsIn(item, host, allowed.from), allowed, delegation?.at ?? profile.grants.at));
        (0,many/* append */.BC)(reports, others);
        return reports;
    },
    checkLayer: ({ authority }, { host, settingsAllowance }) => settingsBeyond(authority, host, settingsAllowance),
}));
const nothing = new Map();
function beyond(reached, may) {
    if (reached.size === 0)
        return nothing;
    const more = [...reached].filter(([capability]) => !may.includes(capability));
    return more.length === 0 ? nothing : new Map(more);
}
function isDelegation({ capability }) {
    return capability === "delegate";
}
function excessReport(profile, excess, reached, exceeds, allowance) {
    const { stated } = allowance;
    const powers = (0,model_capability/* givenBy */.ny)(excess, []);
    const implied = impliedBy(profile, excess[0]);
    const can = implied
        ? `${implied.because}, so it can ${(0,listed/* listed */.K)(powers.map((capability) => model_capability/* phrases */.HJ[capability]))}`
        : powersByTools(powers, excess);
    const reach = reached.size > 0 ? `; it can also ${reachPhrase(reached)}` : "";
    const message = `${exceeds}: ${can}${reach}${stated ? wayOut(allowance, [...powers, ...reached.keys()]) : ""}`;
    const extents = powers.map((capability) => extent(capability, excess)).join(" ");
    return {
        message,
        at: implied?.at ?? excess[0]?.at ?? profile.grants.at,
        value: reached.size > 0 ? `${extents} ${reachValue(reached)}` : extents,
        powers: { held: excess, reached: [...reached.keys()] },
        ...(implied || !stated ? { groupKey: implied ? message : exceeds } : {}),
        ...(stated ? {} : unstated),
    };
}
const unstated = { isUnstated: true };
function impliedBy({ grants }, grant) {
    return grants.state === "implied" && grant && (0,fact/* known */.eO)(grants)?.includes(grant) ? grants : undefined;
}
function reachReport(reached, exceeds, allowance, at) {
    const { stated } = allowance;
    const message = `${exceeds} through agents that it can start: it can ${reachPhrase(reached)}${stated ? wayOut(allowance, [...reached.keys()]) : ""}`;
    return {
        kind: "reach",
        message,
        groupKey: message,
        at,
        value: reachValue(reached),
        powers: { held: [], reached: [...reached.keys()] },
        ...(stated ? {} : unstated),
    };
}
function powersByTools(powers, grants) {
    const byTools = new Map();
    for (const capability of powers) {
        const tools = toolsOf(capability, grants);
        (0,many/* addTo */.DN)(byTools, tools, model_capability/* phrases */.HJ[capability]);
    }
    return [...byTools].map(([tools, words]) => `${tools} can ${(0,listed/* listed */.K)(words)}`).join(", ");
}
function reachPhrase(reached) {
    const holders = [...new Set(reached.values())];
    return (0,listed/* listed */.K)(holders.map((holder) => `${(0,listed/* listed */.K)([...reached].flatMap(([capability, by]) => (by === holder ? [model_capability/* phrases */.HJ[capability]] : [])))} through ${(0,delegation/* displayName */.Q)(holder)}`));
}
function reachValue(reached) {
    return `reach ${[...reached.keys()].join(" ")}`;
}
function extent(capability, grants) {
    const isWhole = grants.some((grant) => grant.capability === capability && grant.scope === null);
    if (isWhole)
        return capability;
    const own = grants.filter((grant) => grant.capability === capability);
    return JSON.stringify([capability, ...new Set(own.map(({ scope }) => scope).sort())]);
}
function toolsOf(capability, grants) {
    const tools = new Set();
    for (const grant of grants)
        if (grant.capability === capability)
            tools.add(grant.tool);
    const shown = tools.size > 4 ? 3 : 4;
    const quoted = [];
    for (const tool of tools) {
        if (quoted.length === shown)
            break;
        quoted.push(`\`${tool}\``);
    }
    if (tools.size > shown)
        quoted.push(`${tools.size - shown} more`);
    return (0,listed/* listed */.K)(quoted);
}

;// CONCATENATED MODULE: ./build/bundle/src/model/advice.js
function withAdvice(message) {
    if (isAdvice(message))
        return message;
    const advice = byFault.find(([fault]) => fault.test(message))?.[1];
    return advice === undefined ? message : `${message}; ${advice}`;
}
function insteadOf(message) {
    return ignored.find(([fault]) => fault.test(message))?.[1];
}
function isAdvice(message) {
    return advises.test(message);
}
const advises = /[;,:] (?:or |unless [^;]*; |if [^,;]*, )?(?:give|add|allow|begin|close|correct|declare|delete|fix|indent|keep|limit|list|make|move|name|put|quote|remove|rename|replace|save|separate|set|start|turn|use|write)\b|did you mean/;
const ignored = [
    [/unknown key|`tools` does not give it/, "remove it"],
    [/unknown tool|no tool of th(?:is|at) name/, "correct the name, or remove it"],
    [/takes precedence/, "keep one of the two keys"],
    [/unknown colour/, "correct it, or remove the key"],
];
const begin = "begin the file with frontmatter between two lines `---`";
const advice_top = "move the frontmatter to the top of the file";
const list = "list the tools that it may use";
const quote = "put the value in quotes";
const advice_close = "close it, or put the value in quotes";
const line = "write `key: value` on a line of its own";
const string = "write the text between double quotes, with `\\` before a quote or a backslash in it";
const byFault = [
    [/which role files cannot have|the key `[^`]*` does not exist|has no key `/, "remove it"],
    [/has no tool `/, "correct the name, or remove it"],
    [/appears twice|is there twice|duplicate (?:key|field)/, "keep one of the two"],
    [/` is missing|missing (?:required subagent )?field /, "add it"],
    [/`\w+` is (?:blank|empty)|has blank `/, "write a text there"],
    [/`name` contains `:`/, "write a name without a colon"],
    [/`name` is a (?:list|mapping)/, "write it as text"],
    [/names no tool, which means|means no tool at all|no list of names|it has no value|made of texts counts/, list],
    [/unsupported .* (?:mode|scope) '/, "correct it, or remove the key"],
    [/line is indented, so|line begins with white space/, "start the line without white space"],
    [/text comes before the frontmatter|must be the first text/, advice_top],
    [/three dashes end the/, "write no three dashes in the values"],
    [/brackets become part/, "fix the YAML"],
    [/brackets are part/, "write the text without brackets"],
    [/counts as a document|: it is empty|no (?:`---` )?frontmatter/, `if it is a profile, ${begin}`],
    [/byte-order mark/, "save the file without a byte-order mark"],
    [/no opening `|the first line is not `|missing YAML frontmatter/, begin],
    [/not begin on the file's first line/, advice_top],
    [/not closed by a line|missing closing frontmatter/, "close it with such a line"],
    [/has no prompt|no text below the frontmatter/, "write the instructions below the frontmatter"],
    [/holds a colon outside quotes|a character that needs quotes/, quote],
    [/begins with `[[{]` outside quotes|a `\[` or `\{` is not closed|flow collection entries/, advice_close],
    [/begins with `.` outside quotes/, quote],
    [/quote is not closed|unclosed quote|quoted scalar/, "close the quote"],
    [/\ba tab\b.*(?:spaces|scalar)|scalar.*\ba tab\b/, "indent with spaces"],
    [/second document/, "keep one document in the file"],
    [/indented further than/, "start the line where that key starts"],
    [/indented differently|invalid indentation|without an indent/, "indent the line like those around it"],
    [/a line is not `key|does not belong to the keys|scalar at node end|a key is where none can be/, line],
    [/a backslash that YAML does not know/, "write two backslashes, or use single quotes"],
    [/\b(?:has|defines) no `/, "add it"],
    [/carriage return/, "save the file with the line ends of Unix"],
    [/invalid (?:basic )?string|values must be quoted/, string],
    [/expected `(?:\.`, `)?=`/, "write `key = value`"],
    [/invalid array|unclosed array/, "close the list with `]`"],
    [/comma between array elements/, "separate the entries with commas"],
    [/without quotes/, "write it between double quotes"],
    [/text after its end/, "remove that text"],
    [/the text is empty/, "write an object, or delete the file"],
    [/a trailing comma/, "remove the comma"],
    [/a value is missing/, "write a value"],
    [/expected `,` or `[}\]]`/, "add what is missing"],
    [/a line break or a tab inside a text/, "write `\\n` or `\\t`"],
    [/a comment/, "remove the comment"],
    [/Git LFS pointer/, "commit the file itself"],
    [/link out of this tree/, "put the files themselves in its place"],
    [/whose effect in .* this tool does not know/, "remove it, or turn this kind off once you know what it does"],
    [/not checked$/, "list the folder under `dirs` of a host that reads the same format, or under `ignore`"],
];

;// CONCATENATED MODULE: ./build/bundle/src/model/leniency.js
function leniencySentence({ as, message }, host) {
    return as === undefined
        ? `a strict parser rejects this file, although ${host} reads it: ${message}`
        : `${host} loads this file ${as}: ${message}`;
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
                    message: withAdvice(`${host} silently skips this file: ${message}`),
                    at,
                    value: (0,finding/* valueOf */.RP)(verdict.problem),
                    ...(kind ? { kind } : {}),
                    ...(0,finding/* detailsOf */.cz)(verdict.problem),
                },
            ];
        }
        if (!leniency)
            return [];
        const message = withAdvice(leniencySentence(leniency, host));
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
function reportOf({ message, at, identity = message, related, item, awaited, groupKey }, kind) {
    return {
        message,
        at,
        ...(kind === undefined ? {} : { kind }),
        value: identity,
        ...(related ? { related } : {}),
        ...(item ? { item } : {}),
        ...(awaited ? { awaited } : {}),
        ...(groupKey === undefined ? {} : { groupKey }),
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

;// CONCATENATED MODULE: ./build/bundle/src/rules/no-false-read-only/phrases.js
function claimIn(text) {
    const claims = [
        ...(/only/i.test(text) ? readOnlyClaims(text) : []),
        ...(/never|without|not\b|n['’]t\b|\bno\b/i.test(text) ? unchangedClaims(text) : []),
    ];
    return claims.length === 0 || writesFile.test(text) || writesInto.test(text)
        ? undefined
        : claims.toSorted((a, b) => a.start - b.start)[0];
}
const writesFile = /\b(?:writ|produc|creat|sav|generat|updat|record|append|maintain)\w*\b[^.!?\n]{0,60}(?:\.(?:md|json|ya?ml|txt|html|csv|tsx?|py)\b|\bto (?:a |the |its )?(?:\w+ )?files?\b)/i;
const folder = "[\"'`]?(?:(?:\\.{1,2}|~)\\/[\\w.*-]|\\.[\\w-]+\\/|[\\w-]+(?:\\/[\\w.*-]+)*\\/(?=[\"'`]?(?:[\\s,.;:)]|$)))";
const writesInto = new RegExp("(?<!\\b(?:never|not|cannot|without|no|\\w+n['’]t)\\s(?:\\w+\\s){0,2})" +
    "\\b(?:(?:writ|produc|creat|sav|generat|record|append|stor)\\w*\\b[^.!?\\n]{0,60}\\b(?:to|in|into|under)|report(?:s|ing)?\\s+to)\\s+" +
    folder, "i");
const doer = "(?:(?:sub-?)?agents?|assistant|analyst|advisor|critic|scout|specialist|expert|guide|helper|fallback|role|" +
    "\\w*(?:viewer|ditor|plorer|searcher|finder|mapper|locator|inspector|checker|verifier|validator|investigator|scanner|" +
    "observer|tracer|monitor|evaluator|assessor|analyzer|cartographer|librarian|planner|reporter)|" +
    "analysis|review|audit|inspection|exploration|investigation|reconnaissance|assessment|evaluation|verification)";
const soonDoer = new RegExp(`^\\s+(?:[\\w,/&-]+\\s+){0,4}?${doer}\\b`, "i");
const clauseEnd = /^["'`*)\]]*\s*(?:$|[.,;:!?)\]—–]|-\s|\n)/;
const subjectless = /(?:^|[.!?:;—–(|]\s*|\n[\s>*-]*|\s-\s|\b(?:is|are|stays?|remains?|strictly|fully|purely|completely|entirely|always|advisory|independent|restricted|fast),?\s+)["'`*([]*$/i;
const aboutOthers = /(?:\b(?:not|never|non|than|isn['’]t|aren['’]t|no longer|unless|if|when|mark\w*|make\w*|making|keep\w*|treat\w*|delegat\w*|dispatch\w*|spawn\w*|call(?:s|ed|ing)?|invok\w*|launch\w*|hand\w*|manag\w*|coordinat\w*|runs?|use[sd]?|using|via|through|with)\b[^.!?;:\n]*|\bnon-)$/i;
function* readOnlyClaims(text) {
    for (const { 0: match, index } of text.matchAll(/\b(?:read[-\s]?only|(?:analysis|review|advisory|inspection)[-\s]only)\b/gi)) {
        const end = index + match.length;
        const before = text.slice(Math.max(0, index - 120), index);
        const after = text.slice(end, end + 120);
        if (aboutOthers.test(before))
            continue;
        const opens = subjectless.test(before);
        const isClaim = opens
            ? clauseEnd.test(after) || soonDoer.test(after)
            : (/\bin(?: a)?(?: strict)?\s$/i.test(before) && /^\s+mode\b/i.test(after) && !otherReadOnlyMode.test(before)) ||
                (/\b(?:a|an|this|our|your|,)\s$/i.test(before) && nearDoer.test(after));
        if (isClaim)
            yield { start: index, end, says: "read-only" };
    }
}
const otherReadOnlyMode = /\b(?:configur|connect|open|mount|server|database|replica|volume)\w*\b[^.!?;:\n]*$/i;
const nearDoer = new RegExp(`^\\s+(?:[\\w-]+\\s+){0,2}?${doer.replace(/\|analysis.*$/, ")")}\\b`, "i");
const change = "(?:edit|modif(?:y|ie)|chang|writ|alter|touch|mutat|creat|delet|fix|implement|refactor|commit)\\w*";
const phrases_nothing = "(?:never|(?:does|do|will|must|may|can)\\s+not|(?:does|do|wo|ca|must)n['’]t|can['’]t|won['’]t|cannot|without)";
const files = "(?:any(?:thing|\\s+(?:files?|code|source(?:\\s+(?:code|files?))?))|(?:the\\s+)?(?:files|code|codebase|source|repo(?:sitory)?|workspace))";
const unchanged = new RegExp(`\\b(?:${phrases_nothing}\\s+(?:ever\\s+|directly\\s+)?(?:${change}(?:\\s*,\\s*|\\s+(?:or|and|nor)\\s+|,\\s*(?:or|and)\\s+)){0,4}` +
    `(?:(?:edit|modif(?:y|ie)|chang|writ|alter|touch)\\w*\\s+${files}|mak(?:e|es|ing)\\s+(?:any\\s+)?(?:code\\s+|file\\s+)?(?:changes|edits|modifications))` +
    "|mak(?:e|es|ing)\\s+no\\s+(?:code\\s+|file\\s+)?(?:changes|edits|modifications)|no\\s+(?:code|file)\\s+(?:changes|edits|modifications|writes))\\b", "gi");
const exception = /\b(?:unless|except|outside|other than|besides|beyond|before|until|without|apart from|only|that|which|in(?:side)?|under|of|from|by|you|directly|not)\b/i;
const checks = /\breview|\baudit|\bverif|\bvalidat/i;
function* unchangedClaims(text) {
    for (const { 0: match, index } of text.matchAll(unchanged)) {
        const end = index + match.length;
        const [rest = ""] = /^[^.!?;:—–\n]*/.exec(text.slice(end, end + 160)) ?? [];
        const before = text.slice(Math.max(0, index - 80), index);
        if (exception.test(rest) || /\b(?:if|when|unless|tasks?|users?|whe)\b[^.!?;:\n]*$/i.test(before))
            continue;
        if (/\bwrit\w*\s+(?:any\s+)?code$/i.test(match) && !/\bmodif|\bedit|\bchang/i.test(match) && !checks.test(text))
            continue;
        if (clauseEnd.test(text.slice(end)))
            yield { start: index, end, says: "no-changes" };
    }
}

;// CONCATENATED MODULE: ./build/bundle/src/rules/no-false-read-only.js





const opening = 600;
/* harmony default export */ const no_false_read_only = ((0,rule/* defineRule */.Km)({
    summary: "A profile that says it is read-only cannot write or run commands.",
    subject: "profile",
    class: "power",
    levels: { recommended: "warning", strict: "error" },
    kinds: { prompt: { recommended: "off", strict: "warning" } },
    check(profile, item, { host, isOff }) {
        if (!(0,load/* isOffered */.kd)(item) || changing(profile).length === 0)
            return [];
        const { description, prompt } = profile;
        const described = (0,fact/* known */.eO)(description);
        const claim = described === undefined ? undefined : claimIn(described);
        if (claim && described !== undefined)
            return [no_false_read_only_reportOf(profile, item, host, { claim, text: described, at: description.at })];
        if (isOff(item, "prompt"))
            return [];
        const start = prompt.text.slice(0, opening);
        const promised = claimIn(start);
        if (!promised)
            return [];
        const report = no_false_read_only_reportOf(profile, item, host, { claim: promised, text: start, at: prompt.at });
        return [{ ...report, kind: "prompt" }];
    },
}));
function changing({ grants, permissionMode }) {
    if ((0,fact/* known */.eO)(permissionMode) === "plan")
        return [];
    return ((0,fact/* known */.eO)(grants) ?? []).filter(({ tool, capability, scope, asks }) => scope === null && !asks && tool !== readersOnly && (capability === "write" || capability === "execute"));
}
const readersOnly = "read-only";
const does = { write: "write files", execute: "run any command" };
function no_false_read_only_reportOf(profile, item, host, { claim, text, at }) {
    const powers = changing(profile);
    const phrase = text.slice(claim.start, claim.end).replace(/\s+/g, " ");
    const capabilities = ["write", "execute"].filter((one) => powers.some(({ capability }) => capability === one));
    const can = capabilities.map((capability) => does[capability]).join(" and ");
    const says = claim.says === "read-only" ? "says it is read-only" : "says it changes no files";
    const fixes = fixesFor(profile, powers);
    const advice = fixes.length > 0 ? "" : "; limit its tools, or correct these words";
    const truth = `${says}, but it can ${can} in ${host}: ${reasonFor(profile, powers)}${advice}`;
    return {
        message: `${(0,delegation/* displayName */.Q)(item)} ${truth}`,
        groupKey: truth,
        at: placeOf(phrase, at),
        value: capabilities.join(" "),
        powers: { held: powers, reached: [] },
        belief: phrase,
        ...relatedTo(powers),
        fixes,
    };
}
function reasonFor({ grants }, powers) {
    const allowing = [...new Set(powers.map(({ allowedBy }) => allowedBy && `\`${allowedBy}\``))];
    if (!allowing.includes(undefined))
        return `${allowing.join(" and ")} ${allowing.length === 1 ? "allows" : "allow"} it`;
    if (grants.state === "implied")
        return grants.because;
    const tools = [...new Set(powers.map(({ tool }) => `\`${tool}\``))];
    const shown = tools.length > 4 ? `${tools.slice(0, 3).join(", ")} and ${tools.length - 3} more` : tools.join(", ");
    return `its tools include ${shown}`;
}
function relatedTo(powers) {
    const related = powers.flatMap(({ allowedBy, at }) => allowedBy === undefined ? [] : [{ message: `\`${allowedBy}\` is here`, at }]);
    return related.length > 0 ? { related } : {};
}
function placeOf(phrase, at) {
    const { source, span } = at;
    const pattern = phrase.replace(/[.*+?^${}()|[\]\\]/g, "\\$&").replaceAll(" ", "\\s+");
    const found = new RegExp(pattern).exec(source.text.slice(span.start, span.end));
    if (!found)
        return at;
    const start = span.start + found.index;
    return { source, span: { start, end: start + found[0].length } };
}
function fixesFor({ grants, onlyTools }, powers) {
    if (!onlyTools)
        return [];
    const changes = new Set(powers.map(({ tool }) => tool));
    const listed = grants.state === "stated" ? grants.value.map(({ tool }) => tool) : [];
    return [onlyTools([...new Set(listed)].filter((tool) => !changes.has(tool) && tool !== "*"))];
}

;// CONCATENATED MODULE: ./build/bundle/src/rules/no-hidden-text/characters.js
const names = new Map([
    [0x0000, "NULL"],
    [0x0008, "BACKSPACE"],
    [0x001b, "ESCAPE"],
    [0x007f, "DELETE"],
    [0x009b, "CONTROL SEQUENCE INTRODUCER"],
    [0x00ad, "SOFT HYPHEN"],
    [0x034f, "COMBINING GRAPHEME JOINER"],
    [0x061c, "ARABIC LETTER MARK"],
    [0x115f, "HANGUL CHOSEONG FILLER"],
    [0x1160, "HANGUL JUNGSEONG FILLER"],
    [0x17b4, "KHMER VOWEL INHERENT AQ"],
    [0x17b5, "KHMER VOWEL INHERENT AA"],
    [0x180e, "MONGOLIAN VOWEL SEPARATOR"],
    [0x200b, "ZERO WIDTH SPACE"],
    [0x200c, "ZERO WIDTH NON-JOINER"],
    [0x200d, "ZERO WIDTH JOINER"],
    [0x200e, "LEFT-TO-RIGHT MARK"],
    [0x200f, "RIGHT-TO-LEFT MARK"],
    [0x202a, "LEFT-TO-RIGHT EMBEDDING"],
    [0x202b, "RIGHT-TO-LEFT EMBEDDING"],
    [0x202c, "POP DIRECTIONAL FORMATTING"],
    [0x202d, "LEFT-TO-RIGHT OVERRIDE"],
    [0x202e, "RIGHT-TO-LEFT OVERRIDE"],
    [0x2060, "WORD JOINER"],
    [0x2061, "FUNCTION APPLICATION"],
    [0x2062, "INVISIBLE TIMES"],
    [0x2063, "INVISIBLE SEPARATOR"],
    [0x2064, "INVISIBLE PLUS"],
    [0x2066, "LEFT-TO-RIGHT ISOLATE"],
    [0x2067, "RIGHT-TO-LEFT ISOLATE"],
    [0x2068, "FIRST STRONG ISOLATE"],
    [0x2069, "POP DIRECTIONAL ISOLATE"],
    [0x206a, "INHIBIT SYMMETRIC SWAPPING"],
    [0x206b, "ACTIVATE SYMMETRIC SWAPPING"],
    [0x206c, "INHIBIT ARABIC FORM SHAPING"],
    [0x206d, "ACTIVATE ARABIC FORM SHAPING"],
    [0x206e, "NATIONAL DIGIT SHAPES"],
    [0x206f, "NOMINAL DIGIT SHAPES"],
    [0x3164, "HANGUL FILLER"],
    [0xfeff, "ZERO WIDTH NO-BREAK SPACE"],
    [0xffa0, "HALFWIDTH HANGUL FILLER"],
    [0xfff9, "INTERLINEAR ANNOTATION ANCHOR"],
    [0xfffa, "INTERLINEAR ANNOTATION SEPARATOR"],
    [0xfffb, "INTERLINEAR ANNOTATION TERMINATOR"],
]);
const candidates = /[\0-\x08\x0e-\x1f\x7f-\x84\x86-\x9f\p{Default_Ignorable_Code_Point}\ufff9-\ufffb]/gu;
const bytes = /[\0-\x08\x0e-\x1f\x7f-\x84\x86-\x9f\xad]/;
const units = /[\u034f\u061c\u115f\u1160\u17b4\u17b5\u180b-\u180f\u200b-\u200f\u202a-\u202e\u2060-\u206f\u3164\ufe00-\ufe0f\ufeff\uffa0\ufff0-\ufffb\ud82f\ud834\udb40-\udb43]/;
function nameOf(point) {
    const code = `U+${point.toString(16).toUpperCase().padStart(4, "0")}`;
    if (isTag(point))
        return `${code} TAG CHARACTER`;
    return `${code} ${names.get(point) ?? kindOf(point)}`;
}
function kindOf(point) {
    if (isSelector(point))
        return "VARIATION SELECTOR";
    return point < 0xa0 ? "CONTROL CHARACTER" : "FORMAT CHARACTER";
}
function isTag(point) {
    return point >= 0xe0000 && point <= 0xe007f;
}
function hiddenIn(text) {
    if (!units.test(text) && !bytes.test(text))
        return [];
    const found = [];
    let flag = null;
    for (const { 0: character, index: at } of text.matchAll(candidates)) {
        const point = character.codePointAt(0) ?? 0;
        if (isTag(point)) {
            if (!flag || at >= flagEnd(flag))
                flag = flagAt(text, at);
            if (flag && at < flagEnd(flag))
                continue;
        }
        else if (at === 0 && point === 0xfeff)
            continue;
        else if (isNeeded(text, at, character.length, point))
            continue;
        found.push({ at, length: character.length, point });
    }
    return found;
}
function flagEnd({ index, 0: tags }) {
    return index + tags.length;
}
function flagAt(text, at) {
    if (text.slice(at - 2, at) !== "\u{1f3f4}")
        return null;
    const tags = /[\u{e0030}-\u{e0039}\u{e0061}-\u{e007a}]{3,6}\u{e007f}/uy;
    tags.lastIndex = at;
    return tags.exec(text);
}
const rightToLeft = /(?!\p{DI})[\p{Script=Hebrew}\p{Script=Arabic}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}\p{Script=Adlam}\p{Script=Hanifi_Rohingya}\p{Script=Mandaic}\p{Script=Samaritan}]/u;
const joining = /(?!\p{DI})[\p{Script=Arabic}\p{Script=Syriac}\p{Script=Mongolian}\p{Script=Devanagari}\p{Script=Bengali}\p{Script=Gurmukhi}\p{Script=Gujarati}\p{Script=Oriya}\p{Script=Tamil}\p{Script=Telugu}\p{Script=Kannada}\p{Script=Malayalam}\p{Script=Sinhala}\p{Script=Khmer}\p{Script=Myanmar}\p{Script=Tibetan}]/u;
const unspaced = /(?!\p{DI})[\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}\p{Script=Tibetan}]/u;
const pictograph = /\p{Extended_Pictographic}|\p{Emoji_Modifier}|[\u{1f1e6}-\u{1f1ff}]/u;
const mongolian = /(?!\p{DI})\p{Script=Mongolian}/u;
const usedNextTo = [
    [/\u034f/, /(?!\p{DI})\p{M}/u],
    [/[\u115f\u1160\u3164\uffa0]/, /(?!\p{DI})[\u1100-\u11ff\u3131-\u318e\ua960-\ua97f\ud7b0-\ud7ff\uffa1-\uffdc]/u],
    [/[\u17b4\u17b5]/, /(?!\p{DI})\p{Script=Khmer}/u],
    [/\u180e/, mongolian],
    [/[\u{1bca0}-\u{1bca3}]/u, /\p{Script=Duployan}/u],
    [/[\u{1d173}-\u{1d17a}]/u, /(?!\p{DI})[\u{1d100}-\u{1d1ff}]/u],
];
function isNeeded(text, at, length, point) {
    const before = characterBefore(text, at);
    const after = String.fromCodePoint(text.codePointAt(at + length) ?? 0);
    const isForm = isSelector(before.codePointAt(0) ?? 0);
    if (isSelector(point))
        return !isForm && hasForms(point, before);
    const base = isForm ? characterBefore(text, at - before.length) : before;
    if (point >= 0x200b && point <= 0x200d)
        return isJoinNeeded(point, base, after);
    if (point === 0x061c || point === 0x200e || point === 0x200f)
        return rightToLeft.test(text.slice(Math.max(0, at - 40), at + 40));
    const character = text.slice(at, at + length);
    const neighbour = usedNextTo.find(([characters]) => characters.test(character))?.[1];
    return neighbour !== undefined && (neighbour.test(base) || neighbour.test(after));
}
function isJoinNeeded(point, before, after) {
    if (point === 0x200b)
        return unspaced.test(before) || unspaced.test(after);
    return joining.test(before) || (point === 0x200d && pictograph.test(before) && pictograph.test(after));
}
function isSelector(point) {
    return ((point >= 0xfe00 && point <= 0xfe0f) ||
        (point >= 0xe0100 && point <= 0xe01ef) ||
        (point >= 0x180b && point <= 0x180f && point !== 0x180e));
}
function hasForms(point, before) {
    if (point <= 0x180f)
        return mongolian.test(before);
    return point <= 0xfe0f ? /(?!\p{DI})[^\p{C}\p{Z}]/u.test(before) : /\p{Ideographic}/u.test(before);
}
function characterBefore(text, at) {
    const unit = text[at - 1] ?? "";
    return /[\udc00-\udfff]/.test(unit) ? text.slice(Math.max(0, at - 2), at) : unit;
}

// EXTERNAL MODULE: ./build/bundle/src/sanitize/counted.js
var counted = __webpack_require__(14135);
;// CONCATENATED MODULE: ./build/bundle/src/rules/no-hidden-text.js




/* harmony default export */ const no_hidden_text = ((0,rule/* defineRule */.Km)({
    summary: "A profile contains no text that the model reads and a person does not see.",
    subject: "load",
    class: "integrity",
    levels: { recommended: "error", strict: "error" },
    *check({ items }) {
        const seen = new Set();
        const reportIn = (item, source) => {
            if (seen.has(source.path))
                return none;
            seen.add(source.path);
            const hidden = hiddenInFile(source);
            return hidden.length === 0 ? none : [no_hidden_text_reportOf(item, source, hidden)];
        };
        const others = [];
        for (const item of items) {
            if (item.verdict.kind === "passed-over" || item.files.length === 0)
                continue;
            for (const source of sourcesOf(item))
                if (source.path === item.files[0])
                    yield* reportIn(item, source);
                else
                    others.push([item, source]);
        }
        for (const [item, source] of others)
            yield* reportIn(item, source);
    },
}));
const none = [];
const plain = new WeakSet();
function hiddenInFile(source) {
    if (plain.has(source))
        return [];
    const hidden = hiddenIn(source.text);
    if (hidden.length === 0)
        plain.add(source);
    return hidden;
}
function sourcesOf({ profile, verdict, leniency }) {
    const sources = [];
    const add = ({ at: { source } }) => {
        if (!sources.includes(source) && source.text !== "")
            sources.push(source);
    };
    if (profile) {
        add(profile.name);
        add(profile.description);
        add(profile.grants);
        add(profile.prompt);
        profile.skills?.forEach(add);
    }
    const problem = "problem" in verdict ? verdict.problem : leniency;
    if (problem)
        add(problem);
    return sources;
}
const mostNames = 3;
const mostEdits = 1000;
function no_hidden_text_reportOf(item, source, hidden) {
    const points = [...new Set(hidden.map(({ point }) => (isTag(point) ? tag : point)))];
    const named = points.slice(0, mostNames).map((point) => (point === tag ? "tag characters" : nameOf(point)));
    const names = points.length > mostNames ? `${named.join(", ")} and ${points.length - mostNames} more` : named.join(", ");
    const [first] = hidden;
    const start = first?.at ?? 0;
    const count = (0,counted/* counted */.h)(hidden.length, "character");
    return {
        item,
        message: `holds ${count} that the model reads and a reviewer does not see: ${names}${spelled(hidden)}; remove ${hidden.length === 1 ? "it" : "them"}`,
        at: { source, span: { start, end: start + (first?.length ?? 0) } },
        value: hidden.map(({ point }) => point.toString(16)).join(" "),
        fixes: hidden.length > mostEdits ? [] : [removal(item, source, hidden)],
    };
}
const tag = 0xe0000;
function spelled(hidden) {
    const text = hidden
        .filter(({ point }) => isTag(point) && point >= tag + 0x20 && point < tag + 0x7f)
        .map(({ point }) => String.fromCodePoint(point - tag))
        .join("");
    if (text === "")
        return "";
    return text.length > 80 ? ` that spell \`${text.slice(0, 80)}…\`` : ` that spell \`${text}\``;
}
function removal({ profile, verdict, ...item }, source, hidden) {
    const { at, source: kind } = profile?.prompt ?? { at: undefined, source: "none" };
    const isText = ({ at: start }) => kind === "body" && at?.source === source && start >= at.span.start && !isFence(source.text, start);
    return {
        title: `remove the hidden ${(0,counted/* nounFor */.A)(hidden.length, "character")}`,
        safe: (0,load/* isOffered */.kd)({ verdict, ...item }) && hidden.every(isText),
        edits: hidden.map(({ at: start, length }) => ({ at: { source, span: { start, end: start + length } }, text: "" })),
    };
}
function isFence(text, at) {
    const start = text.lastIndexOf("\n", at) + 1;
    const end = text.indexOf("\n", at);
    return /^[^\w\s]{0,2}(?:---|\+\+\+)/.test(text.slice(start, end < 0 ? text.length : end).replace(/[^\x20-\x7e]/gu, ""));
}

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
    check({ ineffective }, item, { host, isOff }) {
        if (ineffective.length === 0)
            return [];
        const facts = isOff(item, "metadata") ? ineffective.filter(({ kind }) => kind !== "metadata") : ineffective;
        return facts.map((fact) => no_ineffective_setting_reportOf(fact, host));
    },
    checkLayer: ({ ineffective = [] }, { host }) => ineffective.map((fact) => no_ineffective_setting_reportOf(fact, host)),
}));
function no_ineffective_setting_reportOf(fact, host) {
    const { kind, what, because, at } = fact;
    const sentence = kind === "cut" ? `\`${what}\` ${because}` : `\`${what}\` has no effect in ${host}: ${because}`;
    const message = withAdvice(sentence);
    const word = fact.varies ?? (habits.has(kind) ? what : "");
    const habit = kind === "unknown-tool" ? withoutSpelling(message, fact, host) : message;
    const groupKey = word === "" ? habit : habit.replaceAll(word, "…");
    const instead = isAdvice(message) ? undefined : (fact.instead ?? insteadOf(message));
    return {
        message,
        at,
        kind,
        value: what,
        groupKey,
        ...(instead === undefined ? {} : { instead }),
        ...(0,finding/* detailsOf */.cz)(fact),
    };
}
const habits = new Set(["scope", "removed-tool", "unknown-tool"]);
function withoutSpelling(message, { what, meant }, host) {
    if (meant === undefined || folded(what) !== folded(meant))
        return message;
    const question = [`; did you mean \`${meant}\`?`, ` (did you mean \`${meant}\`?)`].find((end) => message.endsWith(end));
    return question === undefined ? message : `${message.slice(0, -question.length)}; ${host} spells it differently`;
}
function folded(name) {
    return name.toLowerCase().replace(/[-_\s]/g, "");
}

// EXTERNAL MODULE: ./build/bundle/src/sanitize/literal-secrets.js
var literal_secrets = __webpack_require__(99858);
;// CONCATENATED MODULE: ./build/bundle/src/rules/no-literal-secret.js


/* harmony default export */ const no_literal_secret = ((0,rule/* defineRule */.Km)({
    summary: "Profiles and the settings next to them contain no credentials.",
    subject: "load",
    class: "power",
    levels: { recommended: "note", strict: "error" },
    *check({ items, layers }) {
        const seen = new Set();
        let last;
        const isNew = (source) => {
            if (source === last)
                return false;
            last = source;
            const { path, text } = source;
            if (text === "" || seen.has(path))
                return false;
            seen.add(path);
            return true;
        };
        for (const item of items) {
            if (item.verdict.kind === "passed-over" || item.files.length === 0 || !item.profile)
                continue;
            const { name, grants, prompt, description } = item.profile;
            for (const { at: { source }, } of [name, grants, prompt])
                if (isNew(source))
                    yield* reportsIn(source, [prompt.at, description.at], { item });
        }
        for (const layer of layers)
            for (const { at } of layer.authority)
                if (isNew(at.source))
                    yield* reportsIn(at.source, [], { layer });
    },
}));
const unmarked = new WeakSet();
function isMarked(source) {
    if (unmarked.has(source))
        return false;
    if ((0,literal_secrets/* hasVendorMark */.on)(source.text))
        return true;
    unmarked.add(source);
    return false;
}
const isText = /\.(?:md|mdc|txt)$/i;
function reportsIn(source, prose, subject) {
    return secretsIn(source, prose).map((secret, i) => ({
        ...subject,
        message: messageFor(secret),
        at: { source, span: { start: secret.start, end: secret.end } },
        value: `${secret.key ?? ""} ${i + 1}`,
    }));
}
function secretsIn(source, prose) {
    const { path, text } = source;
    const spans = [];
    for (const { source: of, span } of prose)
        if (of.path === path)
            spans.push(span);
    const [first, second] = spans;
    if (first && second && second.start < first.start)
        spans.reverse();
    const found = [];
    const search = (start, end, isProse) => {
        if (start >= end || (isProse && !isMarked(source)))
            return;
        const find = isProse ? literal_secrets/* secretsInProse */.Sc : literal_secrets/* secretsInSettings */.WQ;
        for (const secret of find(text.slice(start, end)))
            found.push({ ...secret, start: start + secret.start, end: start + secret.end });
    };
    if (isText.test(path) && spans.every(({ start, end }) => start === end))
        search(0, text.length, true);
    else {
        let at = 0;
        for (const { start, end } of spans) {
            if (start < at)
                continue;
            search(at, start, false);
            search(start, end, true);
            at = end;
        }
        search(at, text.length, false);
    }
    return found;
}
function messageFor({ key }) {
    const where = key === undefined ? "holds a credential" : `holds a credential in \`${key}\``;
    const variable = (key ?? "")
        .replace(/([a-z0-9])([A-Z])/g, "$1_$2")
        .replaceAll("-", "_")
        .toUpperCase();
    const name = /^[A-Z][A-Z0-9_]*$/.test(variable) && variable !== "AUTHORIZATION" ? variable : "TOKEN";
    return `${where}, so everyone who can read the repository has it; revoke it and write \`\${${name}}\` instead`;
}

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

;// CONCATENATED MODULE: ./build/bundle/src/rules/no-missing-reference.js


/* harmony default export */ const no_missing_reference = ((0,rule/* defineRule */.Km)({
    summary: "Every skill, prompt file and resource that a profile of the project names is in the repository.",
    subject: "profile",
    class: "correctness",
    isCapped: true,
    dependsOn: "files",
    levels: { recommended: "note", strict: "warning" },
    check({ missing = [] }, item) {
        if (!(0,load/* isOffered */.kd)(item) || item.layer.name !== "project")
            return [];
        return missing.map(({ key, value, advice, at }) => ({
            message: `\`${key}\` names \`${value}\`, which is nowhere in this repository; ${advice}`,
            groupKey: `\`${key}\` names \`…\`, which is nowhere in this repository; ${advice}`,
            at,
            value: `${key} ${value}`,
        }));
    },
}));

// EXTERNAL MODULE: ./build/bundle/src/model/interpreter.js
var model_interpreter = __webpack_require__(69349);
;// CONCATENATED MODULE: ./build/bundle/src/rules/no-permission-bypass/interpreter.js

const lists = [
    [/(?:^|\.)allow_regex$/, "regex"],
    [/^(?:commands\.allow_glob|commandAllowlist|commands\.allow_list)$/, "text"],
    [/^chat\.tools\.terminal\.autoApprove$/, "prefix"],
];
const tools = [
    [/^(?:Bash|PowerShell)\((.*)\)$/s, "text"],
    [/^(?:Shell|run_shell_command|ShellTool)\((.*)\)$/s, "prefix"],
    [/^allow launch-process (.*)$/s, "regex"],
];
function interpreterOf({ setting, value, effect }) {
    if (effect !== "widens")
        return undefined;
    const list = lists.find(([name]) => name.test(setting));
    if (list)
        return (0,model_interpreter/* interpreterIn */.gk)(value, value.startsWith("/") ? "regex" : list[1]);
    if (!/(?:^|\.)(?:allow|allowed|coreTools|toolPermissions)$/.test(setting))
        return undefined;
    for (const [rule, meaning] of tools) {
        const pattern = rule.exec(value)?.[1];
        if (pattern !== undefined)
            return (0,model_interpreter/* interpreterIn */.gk)(pattern, meaning);
    }
    return undefined;
}

;// CONCATENATED MODULE: ./build/bundle/src/rules/no-permission-bypass.js







/* harmony default export */ const no_permission_bypass = ((0,rule/* defineRule */.Km)({
    summary: "Neither a profile nor the settings next to it turn off permission prompts or the sandbox.",
    subject: "layer",
    class: "power",
    levels: { recommended: "error", strict: "error" },
    kinds: {
        "auto-approve": { recommended: "warning", strict: "error" },
        guards: { recommended: "note", strict: "error" },
        interpreter: { recommended: "note", strict: "error" },
        launcher: { recommended: "note", strict: "error" },
        unhonoured: { recommended: "warning", strict: "error" },
    },
    *check(layer, items, { host, unguardedStarts }) {
        for (const authority of layer.authority) {
            const interpreter = interpreterOf(authority);
            if (interpreter)
                yield byInterpreter(authority, interpreter, host);
            if (authority.endsGuards)
                yield { ...bySetting(authority, host), kind: "guards" };
            else if (authority.effect !== "narrows" && authority.effect !== "widens")
                yield bySetting(authority, host);
        }
        for (const item of items) {
            for (const bypass of item.profile?.bypasses ?? [])
                yield { ...byProfile(bypass, host), item };
            if (item.profile && (0,load/* isOffered */.kd)(item) && (0,model_profile/* capabilitiesOf */.SF)(item.profile).includes("execute"))
                for (const start of unguardedStarts(item.profile.prompt.text))
                    yield { ...byLauncher(start, item.profile.prompt), item };
        }
    },
}));
const meantOnPurpose = "if this is meant, turn the rule off for this file under `overrides` of the policy";
function withWayOut(sentence, { effect, command, instead, }) {
    if (instead !== undefined)
        return `${sentence}; ${instead}, or, ${meantOnPurpose}`;
    if (command !== undefined)
        return `${sentence}; allow what it needs by name instead, or, ${meantOnPurpose}`;
    if (isAdvice(sentence) || effect === "unhonoured")
        return sentence;
    return `${sentence}; remove it, or allow it under \`overrides\` of the policy`;
}
function bySetting(authority, host) {
    const { setting, value, effect, because, at, command, instead } = authority;
    const kind = effect === "auto-approves" ? "auto-approve" : effect === "unhonoured" ? effect : undefined;
    const more = { ...(kind ? { kind } : {}), ...(0,finding/* detailsOf */.cz)(authority) };
    const sentence = (shown) => instead === undefined
        ? `\`${asWritten(setting)}\` is \`${shown}\`, which in ${host} ${because}`
        : `\`${setting}\` ${because}`;
    return {
        message: withWayOut(sentence(value), authority),
        groupKey: withWayOut(sentence("…"), authority),
        at,
        value: `${setting} ${value}`,
        ...(command === undefined ? {} : { contents: [command] }),
        ...(effect === "unhonoured" && !isAdvice(because) ? { instead: "remove it" } : {}),
        ...more,
    };
}
function asWritten(setting) {
    return setting.replace(/^(.+): \w[\w.]*$/s, "$1");
}
function byInterpreter(authority, interpreter, host) {
    const { setting, value, at } = authority;
    const fixes = [{ title: `remove \`${value}\`, or name what it may run`, safe: false, edits: [] }];
    return {
        kind: "interpreter",
        message: `\`${asWritten(setting)}\` allows \`${value}\`, so in ${host} ${(0,model_interpreter/* shownInterpreter */.w$)(interpreter)} runs any code without asking, which is every command; name what it may run, or remove the rule`,
        groupKey: `\`${asWritten(setting)}\` allows \`…\`, which runs any code without asking, so every command; name what it may run, or remove the rule`,
        varies: value,
        at,
        value: `${setting} ${value}`,
        ...(0,finding/* detailsOf */.cz)(authority),
        fixes,
    };
}
function byProfile(bypass, host) {
    const { setting, value, effect, because, at } = bypass;
    const more = { ...(effect === "bypass" ? {} : { kind: effect }), ...(0,finding/* detailsOf */.cz)(bypass) };
    return {
        message: withWayOut(`\`${setting}\` is \`${value}\`, which in ${host} ${because}`, { effect }),
        groupKey: withWayOut(`\`${setting}\` is \`…\`, which in ${host} ${because}`, { effect }),
        at,
        value: `${setting} ${value}`,
        ...(effect === "unhonoured" && !isAdvice(because) ? { instead: "remove it" } : {}),
        ...more,
    };
}
function byLauncher({ flag, because, start, end }, { text, at }) {
    const what = `the prompt starts another agent with \`${flag}\`, which ${because}, so no limit of this profile holds for what that agent does; remove the flag, or allow what it needs by name`;
    return { kind: "launcher", message: what, at: placeIn(text, start, end, at), value: flag };
}
function placeIn(text, start, end, at) {
    const { source, span } = at;
    const offset = source.text.indexOf(text, span.start);
    return offset < 0 ? at : { source, span: { start: offset + start, end: offset + end } };
}

;// CONCATENATED MODULE: ./build/bundle/src/rules/no-prompt-escape.js

/* harmony default export */ const no_prompt_escape = ((0,rule/* defineRule */.Km)({
    summary: "Every path in a profile stays inside the profile's directory: no `..`, absolute path or link leads out of it.",
    subject: "profile",
    class: "integrity",
    levels: { recommended: "error", strict: "error" },
    check({ paths }) {
        return paths.flatMap(({ key, value, reach, at, instead, within = "the profile's directory" }) => {
            if (reach.kind !== "outside")
                return [];
            const advice = instead === undefined ? "use a path inside it" : `write \`${instead}\``;
            return [
                {
                    message: `\`${key}\` is \`${value}\`, ${escapePhrase(reach, within)}; ${advice}`,
                    groupKey: `\`${key}\` is \`…\`, ${habitPhrase(reach, within)}; ${advice}`,
                    varies: value,
                    at,
                    value: `${key} ${value} ${reach.how} ${reach.target}`,
                },
            ];
        });
    },
}));
function escapePhrase(reach, within) {
    switch (reach.how) {
        case "absolute":
            return `an absolute path outside ${within}, which differs between machines and is not reviewed with the profile`;
        case "parent":
            return `which leads out of ${within}, to \`${reach.target}\``;
        case "link":
            return `which leads out of ${within}, to \`${reach.target}\`, through the link \`${reach.link ?? ""}\``;
    }
}
function habitPhrase(reach, within) {
    return reach.how === "parent" ? `which leads out of ${within}` : escapePhrase(reach, within);
}

;// CONCATENATED MODULE: ./build/bundle/src/rules/no-rejected-profile.js




/* harmony default export */ const no_rejected_profile = ((0,rule/* defineRule */.Km)({
    summary: "The host accepts the file.",
    subject: "load",
    class: "correctness",
    isCapped: true,
    dependsOn: "verdict",
    levels: { recommended: "error", strict: "error" },
    kinds: { skill: { recommended: "error", strict: "error" } },
    *check({ status, problem, layers, items }, { host }) {
        const lost = items.filter(({ verdict, files }) => verdict.kind === "lost" && files.length > 0).length;
        const after = lost > 0 ? `; ${(0,counted/* counted */.h)(lost, "other profile does", "other profiles do")} not load either` : "";
        const reported = new Set();
        for (const item of items) {
            if (item.verdict.kind !== "rejected")
                continue;
            const { message, at, kind } = item.verdict.problem;
            reported.add(`${at.source.path} ${message}`);
            yield {
                message: `${withAdvice(`${host} rejects this profile: ${message}`)}${after}`,
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
                message: `${withAdvice(`${host} ${layer ? "rejects these settings" : "loads no profile at all"}: ${fault.message}`)}${after}`,
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
    "unknown-host",
    "unknown-file",
    "unknown-key",
    "near-miss",
    "unread",
    "strict-readers",
]);
/* harmony default export */ const no_unjudged_content = ((0,rule/* defineRule */.Km)({
    summary: "Everything that a host would read could be checked.",
    subject: "load",
    class: "integrity",
    levels: { recommended: "error", strict: "error" },
    kinds: {
        "unknown-host": { recommended: "note", strict: "error" },
        "unknown-file": { recommended: "note", strict: "error" },
        "unknown-key": { recommended: "note", strict: "error" },
        "near-miss": { recommended: "error", strict: "error" },
        unread: { recommended: "note", strict: "note" },
        "strict-readers": { recommended: "warning", strict: "error" },
    },
    formerKinds: { unpinned: "no-unpinned-source/plugin" },
    *check({ unjudged }) {
        const seen = new Set();
        for (const problem of unjudged) {
            if (problem.kind?.startsWith("unpinned"))
                continue;
            const { message, at, kind, identity } = problem;
            const place = `${at.span.start} ${at.source.path} ${message}`;
            if (seen.has(place))
                continue;
            seen.add(place);
            const report = { message: withAdvice(`\`${at.source.path}\` ${message}`), at, ...(0,finding/* detailsOf */.cz)(problem) };
            const value = kind === "unknown-key" || identity === undefined ? message : `${message} ${identity}`;
            yield {
                ...report,
                value,
                ...(kind === "unknown-file" || kind === "unread" ? { groupKey: message } : {}),
                ...(kind === "unknown-key"
                    ? { groupKey: report.message.replace(/has the key `[^`]*`/, "has the key `…`") }
                    : {}),
                ...(kind === "near-miss" ? { groupKey: message.replace(/; (?:move the file|write it as) .*$/s, "") } : {}),
                ...(kind !== undefined && ownKinds.has(kind) ? { kind } : {}),
            };
        }
    },
}));

;// CONCATENATED MODULE: ./build/bundle/src/rules/no-unknown-model.js



/* harmony default export */ const no_unknown_model = ((0,rule/* defineRule */.Km)({
    summary: "The id of a profile's model has a form that its host accepts.",
    subject: "profile",
    class: "correctness",
    isCapped: true,
    levels: { recommended: "note", strict: "error" },
    kinds: { "no-id": { recommended: "warning", strict: "error" } },
    check({ model, unknownModel }, item, { host }) {
        const id = (0,fact/* known */.eO)(model)?.trim();
        const leads = item.layer.authority.some(({ setting }) => /base_url$|model_providers?\b/i.test(setting));
        if (!unknownModel || id === undefined || leads || !(0,load/* isOffered */.kd)(item))
            return [];
        const { because, isNoId, fixes } = unknownModel;
        const advice = `unless a gateway or provider has a model of this name, the subagent fails when it runs; write a model of ${host}`;
        return [
            {
                ...(isNoId ? { kind: "no-id" } : {}),
                message: `\`model\` is \`${id}\`, which cannot be a model of ${host}: ${because}; ${advice}`,
                groupKey: `\`model\` is \`…\`, which cannot be a model of ${host}; ${advice}`,
                at: model.at,
                value: id,
                ...(fixes ? { fixes } : {}),
            },
        ];
    },
}));

;// CONCATENATED MODULE: ./build/bundle/src/rules/no-unlisted-model.js


const inherit = "inherit";
/* harmony default export */ const no_unlisted_model = ((0,rule/* defineRule */.Km)({
    summary: "Every profile names a model that the policy lists.",
    subject: "profile",
    class: "power",
    levels: { recommended: "error", strict: "error" },
    *check({ model }, _, { lists, host }) {
        if (!lists.model)
            return;
        const written = (0,fact/* known */.eO)(model)?.trim() ?? "";
        const name = written === "" ? inherit : written;
        if (lists.model(name))
            return;
        const entry = /^[A-Za-z][\w.-]*$/.test(name) ? name : JSON.stringify(name);
        const above = lists.lacking?.({ model: name }) ?? [];
        const where = above.length > 0 ? `\`${above.join("`, `")}\`` : "the policy";
        const message = name === inherit
            ? `leaves the model to the session in ${host}, and \`models\` in ${where} does not list \`${inherit}\``
            : `runs on the model \`${name}\` in ${host}, which \`models\` in ${where} does not list`;
        const way = above.length > 0 ? `ask the owner of ${where} to list this one` : "list this one";
        yield {
            message: `${message}; name a listed model, or ${way}: ${entry}`,
            ...(name === inherit ? { groupKey: message } : {}),
            at: model.at,
            value: name,
            ...(lists.adding && above.length === 0 ? { fixes: [lists.adding("models", entry)] } : {}),
        };
    },
}));

// EXTERNAL MODULE: ./build/bundle/src/model/server-source.js
var server_source = __webpack_require__(43552);
;// CONCATENATED MODULE: ./build/bundle/src/model/servers.js

function serversIn({ layers, items }) {
    const found = new Map();
    const add = (server, item, layer) => {
        const { source, span } = server.at;
        const key = `${span.start} ${server.kind} ${source.path}`;
        if (!found.has(key))
            found.set(key, { server, item, layer });
    };
    for (const item of items)
        if ((0,load/* isOffered */.kd)(item))
            for (const server of item.profile?.servers ?? [])
                add(server, item, item.layer);
    for (const layer of layers)
        for (const { server, effect } of layer.authority)
            if (server && effect !== "narrows")
                add(server, undefined, layer);
    return [...found.values()];
}

;// CONCATENATED MODULE: ./build/bundle/src/rules/no-unlisted-server.js




/* harmony default export */ const no_unlisted_server = ((0,rule/* defineRule */.Km)({
    summary: "Every server is one that the policy lists, by what it runs or connects to.",
    subject: "load",
    class: "power",
    levels: { recommended: "error", strict: "error" },
    *check(load, { lists, host }) {
        const { server: isListed, adding, lacking } = lists;
        if (!isListed)
            return;
        for (const { server, item, layer } of serversIn(load)) {
            const source = (0,server_source/* sourceOf */.v)(server);
            if (source === undefined || isListed(source))
                continue;
            const entry = entryOf(source);
            const above = lacking?.({ server: source }) ?? [];
            const where = above.length > 0 ? `\`${above.join("`, `")}\`` : "the policy";
            const way = above.length > 0 ? `ask the owner of ${where} to list it` : "list it";
            yield {
                message: `the server \`${server.name}\` ${whatOf(source, server.name)}, which \`servers\` in ${where} does not list, so ${host} connects a server that nobody approved; remove it, or ${way}: ${entry}`,
                at: server.at,
                value: identityOf(source),
                ...(adding && above.length === 0 ? { fixes: [adding("servers", entry)] } : {}),
                ...(item ? { item } : {}),
                layer,
            };
        }
    },
}));
function whatOf(source, name) {
    if (source.kind === "url")
        return `connects to \`${(0,secrets/* redacted */.pc)(withoutQuery(source.url), name)}\``;
    const { program, package: found, line, isPlain } = source;
    if (found && isPlain)
        return `runs \`${found.name}\`${found.version === "" ? "" : ` \`${found.version}\``} with \`${program}\``;
    return `runs \`${(0,secrets/* redacted */.pc)(line, name)}\``;
}
function entryOf(source) {
    if (source.kind === "url")
        return `{ url: ${JSON.stringify(withoutQuery(source.url))} }`;
    const { program, package: found, line, isPlain } = source;
    if (!found || !isPlain)
        return `{ command: ${JSON.stringify((0,secrets/* redacted */.pc)(line, "command"))} }`;
    const exact = found.isPinned ? `${found.name}@${found.version}` : found.name;
    return `{ command: ${program}, package: ${JSON.stringify(exact)}${found.isPinned ? ", pinned: true" : ""} }`;
}
function identityOf(source) {
    if (source.kind === "url")
        return `url ${withoutQuery(source.url)}`;
    const { program, package: found, line, isPlain } = source;
    return found && isPlain ? `${program} ${found.name} ${found.version}` : line;
}
function withoutQuery(url) {
    if (/[\\\s]/.test(url))
        return url;
    return url.replace(/[?#].*$/s, "").replace(/^(\w+:\/\/)[^/@]*@/, "$1");
}

// EXTERNAL MODULE: ./build/bundle/src/model/fetched-package.js
var fetched_package = __webpack_require__(93359);
;// CONCATENATED MODULE: ./build/bundle/src/rules/no-unpinned-source.js





/* harmony default export */ const no_unpinned_source = ((0,rule/* defineRule */.Km)({
    summary: "A version or a digest pins every server, plugin and import from elsewhere.",
    subject: "load",
    class: "power",
    levels: { recommended: "note", strict: "error" },
    kinds: {
        plugin: { recommended: "warning", strict: "error" },
        import: { recommended: "warning", strict: "error" },
    },
    *check(load) {
        yield* pluginsIn(load);
        for (const { server, item, layer } of serversIn(load)) {
            const source = (0,server_source/* sourceOf */.v)(server);
            if (source?.kind !== "command" || source.package === undefined || source.package.isPinned)
                continue;
            yield { ...byServer(server, source.program, source.package), ...(item ? { item } : {}), layer };
        }
    },
}));
const unpinnedKinds = new Map([
    [
        "unpinned",
        {
            kind: "plugin",
            groupKey: "settings enable plugins from elsewhere without pinning a commit, so their subagents can change at any time; pin each commit",
        },
    ],
    [
        "unpinned-package",
        {
            kind: "plugin",
            groupKey: "settings load plugins without an exact version, so code that runs in every session can change without a change here; write each version",
        },
    ],
    [
        "unpinned-import",
        {
            kind: "import",
            groupKey: "workflows import from elsewhere without pinning a commit, so their tools and prompts can change at any time; pin each commit",
        },
    ],
    [
        "unpinned-offer",
        {
            groupKey: "a marketplace offers plugins without pinning a commit, so what its users install can change at any time; add each commit as `sha`",
        },
    ],
]);
function* pluginsIn({ unjudged }) {
    for (const problem of unjudged) {
        const unpinned = unpinnedKinds.get(problem.kind ?? "");
        if (!unpinned)
            continue;
        const message = `\`${problem.at.source.path}\` ${problem.message}`;
        yield { ...unpinned, message, at: problem.at, value: problem.message, ...(0,finding/* detailsOf */.cz)(problem) };
    }
}
function byServer({ name, at }, program, source) {
    const pinned = (0,fetched_package/* withVersion */.$2)(source);
    const which = source.version === "" ? "names no version" : `names \`${source.version}\`, which can change`;
    const what = source.registry === "image" ? "image" : "package";
    return {
        message: `the server \`${name}\` runs the ${what} \`${source.name}\` with \`${program}\` and ${which}, so its code can change without a change here; add its version, as in \`${pinned}\``,
        groupKey: `servers run code of others without a version, so it can change without a change here`,
        at,
        value: `${program} ${source.name} ${source.version}`,
    };
}

;// CONCATENATED MODULE: ./build/bundle/src/rules/no-unused-waiver.js


/* harmony default export */ const no_unused_waiver = ((0,rule/* defineRule */.Km)({
    summary: "Every grant, waiver, override, ignored path and baseline entry matches something.",
    subject: "policy",
    class: "hygiene",
    levels: { recommended: "warning", strict: "error" },
    kinds: {
        added: { recommended: "note", strict: "note" },
        owner: { recommended: "warning", strict: "error" },
        override: { recommended: "note", strict: "warning" },
        ignore: { recommended: "note", strict: "warning" },
        directory: { recommended: "note", strict: "warning" },
    },
    *check({ problems }) {
        for (const problem of problems("unused"))
            yield reportOf(problem);
        for (const problem of problems("unused-added"))
            yield reportOf(problem, "added");
        for (const problem of problems("unowned"))
            yield reportOf(problem, "owner");
        for (const problem of problems("unused-override"))
            yield reportOf(problem, "override");
        for (const problem of problems("unused-ignore"))
            yield reportOf(problem, "ignore");
        for (const problem of problems("unused-directory"))
            yield reportOf(problem, "directory");
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

// EXTERNAL MODULE: ./build/bundle/src/model/fix.js
var fix = __webpack_require__(39620);
;// CONCATENATED MODULE: ./build/bundle/src/rules/require-description.js






/* harmony default export */ const require_description = ((0,rule/* defineRule */.Km)({
    summary: "A profile has a `description` of when to use it, not a blank or a placeholder.",
    subject: "profile",
    class: "correctness",
    isCapped: true,
    dependsOn: "verdict",
    cause: "description",
    levels: { recommended: "error", strict: "error" },
    kinds: {
        placeholder: { recommended: "note", strict: "error" },
        implied: { recommended: "note", strict: "error" },
    },
    options: {
        "min-length": {
            description: "The fewest characters that a description may have.",
            minimum: 1,
            maximum: 1000,
            tightens: "up",
            presets: { recommended: 1, strict: 20 },
        },
    },
    check({ description, name, needsNoDescription }, { verdict, leniency }, { host, options }) {
        const { at } = description;
        if (needsNoDescription && description.state === "missing")
            return [];
        const taken = takenFromElsewhere(description);
        if (taken)
            return [taken];
        if (description.state === "missing" || description.state === "implied")
            return [missing(at, verdict.kind === "loaded", leniency, host)];
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
                    fixes: [(0,fix/* descriptionFix */.e)(at)],
                },
            ];
        if (isPlaceholder(text, (0,fact/* known */.eO)(name)))
            return [
                {
                    kind: "placeholder",
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
                message: `has a \`description\` of ${(0,counted/* counted */.h)([...text].length, "character")}; the policy requires at least ${minimum}; write when to run this profile`,
                at,
                value: "short",
            },
        ];
    },
}));
function missing(at, isLoaded, leniency, host) {
    const report = (message) => ({ message, at, value: "missing" });
    if (isLoaded && isDocument(at)) {
        const certainty = leniency?.certainty;
        const [loads, doubt] = certainty === "assumed" ? ["may load", " (not verified)"] : ["loads", ""];
        const message = `has no frontmatter, and ${host} ${loads} it as a subagent with this text as its prompt${doubt}; give it a \`description\`, or, if it is a document, move it out of the folder`;
        return { ...report(message), ...(certainty === undefined ? {} : { certainty }) };
    }
    if (leniency && /\bYAML\b/.test(leniency.message))
        return report(notReadBy(leniency, host));
    const lack = report("has no `description`; people and agents use it to decide when to run this profile");
    return leniency || isDocument(at) || describes.test(at.source.text)
        ? { ...lack, message: withAdvice(lack.message) }
        : { ...lack, fixes: [(0,fix/* descriptionFix */.e)(at)] };
}
const describes = /^[ \t]*"?description"?[ \t]*[:=][ \t]*\S/m;
function notReadBy(leniency, host) {
    return leniency.as === undefined
        ? withAdvice(`${host} reads no \`description\` from this file: ${leniency.message}`)
        : withAdvice(`has no \`description\` that counts: ${leniencySentence(leniency, host)}`);
}
function takenFromElsewhere(description) {
    if (description.state !== "implied")
        return undefined;
    const { value, at, because } = description;
    const word = firstWordOf(value);
    const isWritten = word !== undefined && at.source.text.slice(at.span.start, at.span.end).includes(word);
    const message = `has no \`description\` of its own, and ${because}; write when to run this profile`;
    return isWritten ? { kind: "implied", message, at, value: "implied" } : undefined;
}
function isPlaceholder(text, name) {
    return placeholder.test(text) || (name !== undefined && haveSameWords(text.toLowerCase(), name.toLowerCase()));
}
function haveSameWords(a, b) {
    return firstWordOf(a) === firstWordOf(b) && wordsOf(a) === wordsOf(b);
}
function firstWordOf(text) {
    return /[^\s_.-]+/.exec(text)?.[0];
}
function wordsOf(text) {
    return text.replace(/[\s_.-]+/g, " ").trim();
}
function isDocument({ source: { path, text } }) {
    return /\.md$/i.test(path) && !/^\uFEFF?\s*(?:---|\+\+\+)/.test(text);
}
const placeholder = /^(?:[>|][-+]?\d?|todo\b.{0,40}|tbd|fixme|xxx+|n\/a|none|null|~|\.{2,}|-+|description(?: here)?|(?:your |a |the )?(?:short |brief )?description(?: goes)? here\.?|\{\{?[^{}]*\}?\}|__\w+__|<[^<>]*>|\[[^[\]]*\])$/i;

;// CONCATENATED MODULE: ./build/bundle/src/rules/require-prompt.js


/* harmony default export */ const require_prompt = ((0,rule/* defineRule */.Km)({
    summary: "A profile has a prompt that says what its subagent does.",
    subject: "profile",
    class: "correctness",
    isCapped: true,
    levels: { recommended: "note", strict: "error" },
    check({ prompt, hasDefaultPrompt }, item, { host }) {
        if (!(0,load/* isOffered */.kd)(item) || hasDefaultPrompt || prompt.source === "file" || prompt.text.trim() !== "")
            return [];
        if (isUnclosed(prompt.at))
            return [];
        return [
            {
                message: `has no prompt, so ${host} starts a subagent that does not know its task; write what it does and what it reports`,
                at: prompt.at,
                value: "missing",
            },
        ];
    },
}));
function isUnclosed({ source: { text } }) {
    return /^\uFEFF?---[^\S\n]*\n/.test(text) && !/\n---/.test(text.slice(3));
}

;// CONCATENATED MODULE: ./build/bundle/src/rules/unique-name.js




/* harmony default export */ const unique_name = ((0,rule/* defineRule */.Km)({
    summary: "Within one layer of a host, every profile has its own name.",
    subject: "load",
    class: "correctness",
    isCapped: true,
    dependsOn: "verdict",
    levels: { recommended: "error", strict: "error" },
    kinds: {
        pair: { recommended: "warning", strict: "error" },
        "look-alike": { recommended: "warning", strict: "error" },
        layers: { recommended: "note", strict: "warning" },
    },
    *check({ layers, items }, { host }) {
        const named = items.flatMap((item) => item.files.length === 0 || item.verdict.kind === "passed-over" || item.profile?.identity === undefined
            ? []
            : [{ item, profile: item.profile, name: item.profile.identity }]);
        const byLayer = (0,many/* groupBy */.$z)(named, ({ item }) => item.layer);
        for (const layer of layers)
            yield* inLayer(byLayer.get(layer) ?? [], host);
        yield* acrossLayers(named, host);
    },
}));
function* inLayer(named, host) {
    const twins = (0,many/* groupBy */.$z)(named, ({ name }) => name);
    for (const group of twins.values()) {
        const reports = reportsFor(group, (name) => `is one of ${group.length} profiles named \`${name}\` in this layer; ${host} loads one of them or none, so rename the others`);
        yield* isPair(group) ? reports.map((report) => ({ ...report, kind: "pair" })) : reports;
    }
    const alike = (0,many/* groupBy */.$z)([...twins.values()].flatMap(([first]) => (first ? [first] : [])), ({ name }) => skeleton(name));
    for (const group of alike.values()) {
        for (const report of reportsFor(group, (name) => `has the name \`${name}\`, which looks like the name of another profile in this layer; rename one so that people can tell them apart`))
            yield { ...report, kind: "look-alike" };
    }
}
function* acrossLayers(named, host) {
    const inFolders = named.filter(({ item: { layer, verdict } }) => layer.name === "project" && verdict.kind === "loaded" && !/\.jsonc?$/.test(layer.root));
    if (inFolders.every(({ item }) => item.layer === inFolders[0]?.item.layer))
        return;
    for (const group of (0,many/* groupBy */.$z)(inFolders, ({ name, item }) => `${placeBeside(item.layer.root)}\0${name}`).values()) {
        const [first] = group;
        if (!first)
            continue;
        for (const other of group) {
            if (other.item.layer === first.item.layer)
                continue;
            if (other.profile.name.at.source.path === first.profile.name.at.source.path)
                continue;
            const folder = first.item.layer.root;
            yield {
                kind: "layers",
                message: besideMessage(other.name, folder, host),
                groupKey: besideMessage("…", folder, host),
                at: other.profile.name.at,
                item: other.item,
                value: `${other.name} ${folder}`,
                related: [{ message: `\`${other.name}\` again`, at: first.profile.name.at }],
            };
        }
    }
}
function besideMessage(name, folder, host) {
    return `has the name \`${name}\` of a profile in \`${folder}\`; ${host} reads both folders, and nothing in them says which one is used, so rename one or delete the copy`;
}
function placeBeside(root) {
    return root.replace(/(?:^|\/)\.[^/].*$/, "");
}
function reportsFor(group, message) {
    if (group.length < 2)
        return [];
    const first = group.slice(0, finding/* maxRelated */.Ub + 1);
    return group.map((named) => ({
        message: message(named.name),
        groupKey: message("…"),
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
function skeleton(name) {
    if (/^[\0-\x7f]*$/.test(name))
        return name.toLowerCase();
    return [...name.normalize("NFKC").toLowerCase()].map((letter) => confusable.get(letter) ?? letter).join("");
}
const confusable = new Map([..."аaеeоoрpсcуyхxіiјjѕsԁdһhӏlԛqԝwѵvαaοoνvρpτtυuιiκkχxγyωwɑaɡgıi"].flatMap((letter, i, letters) => i % 2 === 0 ? [[letter, letters[i + 1] ?? ""]] : []));

// EXTERNAL MODULE: ./build/bundle/src/generated/hosts.js
var hosts = __webpack_require__(39824);
;// CONCATENATED MODULE: ./build/bundle/src/generated/catalogue.js
























const rules = {
    "max-capability": max_capability,
    "no-dropped-profile": no_dropped_profile,
    "no-expired-waiver": no_expired_waiver,
    "no-false-read-only": no_false_read_only,
    "no-hidden-text": no_hidden_text,
    "no-ineffective-setting": no_ineffective_setting,
    "no-literal-secret": no_literal_secret,
    "no-loosened-policy": no_loosened_policy,
    "no-missing-reference": no_missing_reference,
    "no-permission-bypass": no_permission_bypass,
    "no-prompt-escape": no_prompt_escape,
    "no-rejected-profile": no_rejected_profile,
    "no-unapproved-widening": no_unapproved_widening,
    "no-unjudged-content": no_unjudged_content,
    "no-unknown-model": no_unknown_model,
    "no-unlisted-model": no_unlisted_model,
    "no-unlisted-server": no_unlisted_server,
    "no-unpinned-source": no_unpinned_source,
    "no-unused-waiver": no_unused_waiver,
    "no-weakened-gate": no_weakened_gate,
    "require-description": require_description,
    "require-prompt": require_prompt,
    "unique-name": unique_name,
};


/***/ }),

/***/ 50717:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Z: () => (/* binding */ wordsOf),
/* harmony export */   c: () => (/* binding */ lineOf)
/* harmony export */ });
function lineOf(words) {
    return words.map(quoted).join(" ");
}
function wordsOf(line) {
    return [...line.matchAll(/"((?:[^"\\]|\\[^])*)"|'([^']*)'|(\S+)/g)].map(([, a, b, c]) => a?.replace(/\\(["\\])/g, "$1") ?? b ?? c ?? "");
}
function quoted(word) {
    if (word !== "" && !/[\s"']/.test(word))
        return word;
    return word.includes("'") ? `"${word.replace(/["\\]/g, "\\$&")}"` : `'${word}'`;
}


/***/ }),

/***/ 20221:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Q: () => (/* binding */ displayName),
/* harmony export */   Z: () => (/* binding */ reachableIn)
/* harmony export */ });
/* harmony import */ var _capability_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(95885);
/* harmony import */ var _fact_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(7277);
/* harmony import */ var _repo_path_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(76311);
/* harmony import */ var _profile_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(64682);




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
        return beyond(holders, own);
    };
}
function beyond(holders, own) {
    let found;
    for (const [capability, holder] of holders)
        if (!own.includes(capability))
            (found ??= new Map()).set(capability, holder);
    return found ?? none;
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

/***/ 93359:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $2: () => (/* binding */ withVersion),
/* harmony export */   iK: () => (/* binding */ fetchIn),
/* harmony export */   pw: () => (/* binding */ isPlainFetch),
/* harmony export */   wg: () => (/* binding */ packageOf)
/* harmony export */ });
const plainFlags = {
    npm: /^(?:-y|--yes|-q|--quiet|--silent|-p|--package)$/,
    python: /^(?:-q|--quiet|--from|--spec|--python)$/,
    image: /^(?:-[itd]+|--rm|--init|--interactive|--tty|-e|--env|--name|--pull)$/,
    go: /^$/,
    deno: /^(?:-A|-q|--quiet|--no-prompt|--allow-[a-z]+)$/,
    nuget: /^(?:-y|--yes)$/,
};
function isPlainFetch({ source: { registry, name }, flags, named, started }) {
    return (named < 2 &&
        (started === undefined || started === programIn(name)) &&
        flags.every((flag) => plainFlags[registry].test(flag.name) && !isOtherInterpreter(flag)));
}
function isOtherInterpreter({ name, value = "" }) {
    return name === "--python" && !/^(?:(?:c?python|pypy)[@-]?)?\d[\w.+]*$/.test(value);
}
function programIn(name) {
    return name.replace(/^.*[/:]/s, "").replace(/\.git$|\[.*\]$/, "");
}
const fetching = [
    [/^(?:npx|bunx|pnpx)$/, /^/, (words) => npmFetch(split(words, npmValues))],
    [/^npm$/, /^(?:exec|x) /, (words) => npmFetch(split(words, npmValues, true))],
    [/^(?:pnpm|yarn)$/, /^dlx /, (words) => npmFetch(split(words, npmValues))],
    [/^bun$/, /^x /, (words) => npmFetch(split(words, npmValues))],
    [/^uvx$/, /^/, pythonFetch],
    [/^uv$/, /^tool run /, pythonFetch],
    [/^pipx$/, /^run /, pythonFetch],
    [/^(?:docker|podman|nerdctl)$/, /^(?:container )?run /, (words) => firstFetch(split(words, takesNext), imageOf)],
    [/^go$/, /^run /, (words) => firstFetch(split(words, /^-(?:mod|tags|ldflags|C|exec)$/), goPackage)],
    [/^deno$/, /^run /, (words) => firstFetch(split(words, denoValues), denoModule)],
    [/^dnx$/, /^/, (words) => firstFetch(split(words, /^$/), nugetPackage)],
];
function fetchIn(program, words) {
    for (const [name, before, read] of fetching) {
        const taken = name.test(program) ? before.exec(`${words.slice(0, 2).join(" ")} `)?.[0] : undefined;
        if (taken !== undefined)
            return read(words.slice(taken.split(" ").length - 1));
    }
    return undefined;
}
const exactVersion = /^v?\d+\.\d+\.\d+(?:[-+.][\w.+-]*)?$/;
const commit = /^[0-9a-f]{40}$/;
function split(words, takesValue, isAnywhere = false) {
    const flags = [];
    const rest = [];
    let at = 0;
    for (; at < words.length && words[at] !== "--" && (isAnywhere || rest.length === 0); at++) {
        const word = words[at] ?? "";
        if (!word.startsWith("-")) {
            rest.push(word);
            continue;
        }
        const [name = "", value] = word.split(/=(.*)/s);
        flags.push({ name, value: value ?? (takesValue.test(word) ? words[++at] : undefined) });
    }
    return { flags, rest: [...rest, ...words.slice(words[at] === "--" ? at + 1 : at)] };
}
function firstFetch({ flags, rest: [first = ""] }, read) {
    const source = first === "" ? undefined : read(first);
    return source && { source, flags, named: 0, started: undefined };
}
function namedFetch(found, naming, read) {
    const names = found.flags.filter(({ name }) => naming.test(name));
    if (names.length === 0)
        return firstFetch(found, read);
    const source = read(names[0]?.value ?? "");
    return source && { source, flags: found.flags, named: names.length, started: found.rest[0] ?? "" };
}
function isLocal(name) {
    return /^(?:\.{0,2}[/\\]|\.$|~|file:|[A-Za-z]:[/\\])/.test(name);
}
function versioned(registry, word, parts, exact, elsewhere = (name) => ({ registry, name, version: "", isPinned: false })) {
    if (word === "" || isLocal(word))
        return undefined;
    const [, name = word, version = ""] = parts.exec(word) ?? [];
    if (!/[:/\\]|^\./.test(version))
        return { registry, name, version, isPinned: exact.test(version) };
    return isLocal(version) ? undefined : elsewhere(version);
}
const npmValues = /^(?:-p|--package|-c|--call|-w|--workspace|--prefix|--registry|--cache)$/;
function npmFetch(found) {
    return namedFetch(found, /^(?:-p|--package)$/, packageOf);
}
function packageOf(text) {
    if (/^(?:git[+:]|github:|https?:)/.test(text))
        return gitPackage("npm", text, /^(.*)#(.*)$/s);
    const parts = /^(@[^@/]*\/[^@/]+|[^@/]+)@(.*)$/s;
    return versioned("npm", text, parts, exactVersion, (place) => packageOf(place.replace(/^npm:/, "")));
}
const uvValues = /^(?:--from|--with|--with-editable|--with-requirements|--python|-p|--index-url|-i|--extra-index-url|--index|--default-index|--find-links|-f|--cache-dir|--directory|--env-file|--spec|--pip-args|--refresh-package|--prerelease|--resolution|--color|--config-file)$/;
function pythonFetch(words) {
    return namedFetch(split(words, uvValues), /^(?:--from|--spec)$/, pythonPackage);
}
function pythonPackage(word) {
    if (/^(?:git\+|https?:)/.test(word))
        return gitPackage("python", word, /^(.*\.git|[^@]*:\/\/[^/]*[^@]*)@([^@#]*)/s);
    const parts = /^([^=@<>~!]+?)\s*(?:===?|@)\s*(.*)$/s;
    return versioned("python", word, parts, /^\d+(?:\.\d+)+(?:[-+.]?[\w.+-]*)?$/, pythonPackage);
}
function gitPackage(registry, word, split) {
    const [, name = word, version = ""] = split.exec(word) ?? [];
    return {
        registry,
        name,
        version,
        isPinned: commit.test(version) || /(?<![0-9a-f])[0-9a-f]{40}(?![0-9a-f])/.test(word),
    };
}
const takesNext = /^(?:--(?!(?:rm|init|interactive|tty|detach|privileged|read-only|publish-all|no-healthcheck|oom-kill-disable|sig-proxy|quiet|disable-content-trust|help|replace|tls-verify)$)[^=]*|-[itdqP]*[evpuwhlmca])$/;
function imageOf(word) {
    const [, name = word, version = ""] = /^([^@]+?)(?::[^:/@]*)?@(.*)$/s.exec(word) ?? /^(.+):([^:/]*)$/s.exec(word) ?? [];
    const isDigest = /^sha256:[0-9a-f]{64}$/.test(version);
    return {
        registry: "image",
        name,
        version,
        isPinned: isDigest || (/\d/.test(version) && !version.startsWith("latest")),
    };
}
function goPackage(word) {
    return word.includes(".") && word.includes("/") && !word.endsWith(".go")
        ? versioned("go", word, /^(.+)@([^@]*)$/, exactVersion)
        : undefined;
}
const denoValues = /^(?:-c|--config|--import-map|--lock|--cert|--seed)$/;
function denoModule(word) {
    if (/^(?:npm|jsr):/.test(word))
        return versioned("deno", word, /^(.+)@([^@/]*)(?:\/.*)?$/, exactVersion);
    if (!/^https?:/.test(word))
        return undefined;
    const [version = ""] = /(?<=@)v?\d+\.\d+\.\d+[^/]*|[0-9a-f]{40}/.exec(word) ?? [];
    return { registry: "deno", name: word, version, isPinned: version !== "" };
}
function nugetPackage(word) {
    return versioned("nuget", word, /^(.+?)@([^@]*)$/, exactVersion);
}
function withVersion({ registry, name }) {
    if (registry === "image")
        return `${name}@sha256:…`;
    if (/^(?:git[+:]|github:|https?:)/.test(name))
        return registry === "npm" ? `${name}#<commit>` : `${name}@<commit>`;
    return registry === "go" ? `${name}@v1.2.3` : registry === "python" ? `${name}==1.2.3` : `${name}@1.2.3`;
}


/***/ }),

/***/ 39620:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   e: () => (/* binding */ descriptionFix),
/* harmony export */   g: () => (/* binding */ lineFix)
/* harmony export */ });
function descriptionFix(at) {
    return lineFix(at, "description", "what it does and when to use it");
}
function lineFix({ source: { path, text } }, key, words) {
    const title = /\.json$/i.test(path)
        ? `"${key}": "${words}"`
        : /\.toml$/i.test(path) || text.startsWith("+++")
            ? `${key} = "${words}"`
            : `${key}: ${words}`;
    return { title, safe: false, edits: [] };
}


/***/ }),

/***/ 69349:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   gk: () => (/* binding */ interpreterIn),
/* harmony export */   w$: () => (/* binding */ shownInterpreter)
/* harmony export */ });
/* unused harmony export runners */
const programs = /^(?:(?:ba|z|k|da|a|fi|c|tc)?sh|nu|xonsh|elvish|pwsh|powershell|cmd|python\d*(?:\.\d+)?|ipython\d*|pypy\d*|node|deno|bun|tsx|ts-node|ruby|irb|perl|php|lua|luajit|julia|rscript|groovy|jshell|jbang|elixir|iex|ghci|runghc|osascript|tclsh|expect|eval|exec|command|sudo|doas|su|runuser|pkexec|gosu|env|cross-env|xargs|parallel|entr|watch|script|nohup|nice|ionice|chrt|taskset|time|timeout|flock|busybox|stdbuf|setsid|setpriv|chroot|unshare|nsenter|systemd-run|xvfb-run|strace|ltrace|npx|pnpx|bunx|uvx|nodemon|concurrently)$/i;
const others = new Map(Object.entries({
    "-exec": "find",
    "--exec": "fd fdfind",
    "system()": "awk gawk mawk nawk",
    "--eval": "make gmake mingw32-make emacs",
    "/f": "nmake",
    "--command": "just",
    "--taskfile": "task go-task",
    "-P": "cmake",
    "-f": "ninja scons ant",
    "-e": "rake",
    "--init-script": "gradle gradlew",
    "exec:exec": "mvn mvnw",
    "--run_under": "bazel bazelisk",
    "--config": "cargo",
    ":!": "vi vim nvim ex ed",
    shell: "gdb lldb",
    "new-session": "tmux",
    "-X": "screen",
    ProxyCommand: "ssh",
    "--run": "nix-shell",
}).flatMap(([how, names]) => names.split(" ").map((name) => [name, how])));
const subcommands = new Map(Object.entries({
    npm: "exec x",
    pnpm: "exec dlx",
    yarn: "exec dlx node",
    bun: "run x exec",
    deno: "run eval repl",
    go: "run",
    uv: "run,tool run",
    pipx: "run",
    poetry: "run",
    pipenv: "run",
    pdm: "run",
    hatch: "run",
    rye: "run",
    conda: "run",
    mamba: "run",
    bundle: "exec",
    dotnet: "exec fsi",
    mix: "run",
    nix: "run shell develop",
    mise: "exec x",
    asdf: "exec",
    direnv: "exec",
    tox: "exec",
    composer: "exec",
    docker: "run exec compose,compose run,compose exec,container run,container exec",
    podman: "run exec compose,compose run,compose exec,container run,container exec",
    nerdctl: "run exec compose,compose run,compose exec,container run,container exec",
    "docker-compose": "run exec",
    kubectl: "run exec debug",
}).map(([name, lists]) => {
    const [words = "", ...pairs] = lists.split(",");
    return [name, [...words.split(" "), ...pairs]];
}));
const runners = [
    ...others.keys(),
    ...[...subcommands].flatMap(([name, ways]) => [name, ...ways.map((way) => `${name} ${way}`)]),
];
const openFlags = /^(?:-(?![vVh]$)[a-zA-Z]{1,3}|--(?:eval|print|command|require|import|yes|package)?|-Command|\/c)$/;
function interpreterIn(pattern, meaning) {
    const text = shortened(pattern);
    if (text.length > longest)
        return undefined;
    const [words, isOpen] = meaning === "regex" ? ofRegex(text) : ofGlob(text);
    if (!isOpen && meaning !== "prefix")
        return undefined;
    const [program = "", ...rest] = words.trim().split(/\s+/);
    const name = program.replace(/^.*[/\\]/, "").replace(/\.(?:exe|cmd|bat)$/i, "");
    const key = name.toLowerCase();
    if (isFree(rest) || key === "find") {
        if (programs.test(name))
            return { name };
        const how = others.get(key) ?? subcommands.get(key)?.[0];
        if (how !== undefined)
            return { name, how };
    }
    const way = subcommands.get(key)?.findLast((one) => isFree(rest, one.split(" ")));
    return way === undefined ? undefined : { name: `${name} ${way}` };
}
function isFree(words, start = []) {
    return start.every((word, i) => words[i] === word) && words.slice(start.length).every((word) => openFlags.test(word));
}
function shownInterpreter({ name, how }) {
    return how === undefined ? `\`${name}\`` : `\`${name}\` (\`${how}\`)`;
}
const longest = 200;
function shortened(pattern) {
    return pattern.trim().replace(/\s+/g, " ").replace(/\*+/g, "*");
}
function ofGlob(text) {
    const [, words = text, end = ""] = /^(.*?)((?::?\s?\*)*)$/s.exec(text) ?? [];
    return [words, end !== ""];
}
function ofRegex(text) {
    const inner = text.replace(/^\/(.*)\/[a-z]*$/s, "$1").replace(/^\^/, "");
    const words = inner.replace(/(?:\\[bs ]|\.[*+]|[()?+*\s])*\$?$/, "");
    const end = inner.slice(words.length);
    return [words.replace(/\\[s ][+*]?/g, " ").replaceAll("\\", ""), /[.]/.test(end) || !end.endsWith("$")];
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

/***/ 43552:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   v: () => (/* binding */ sourceOf)
/* harmony export */ });
/* harmony import */ var _command_line_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(50717);
/* harmony import */ var _fetched_package_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(93359);


function sourceOf({ kind, value }) {
    if (kind === "url")
        return { kind: "url", url: value.trim() };
    if (kind !== "command")
        return undefined;
    const all = (0,_command_line_js__WEBPACK_IMPORTED_MODULE_1__/* .wordsOf */ .Z)(value);
    const words = withoutWrapper(all);
    const [program = "", ...rest] = words;
    const name = programOf(program);
    const fetched = (0,_fetched_package_js__WEBPACK_IMPORTED_MODULE_0__/* .fetchIn */ .iK)(name, rest);
    const isPlain = isBare(all, words) && !/[;&|<>`$()\n]/.test(value) && (!fetched || (0,_fetched_package_js__WEBPACK_IMPORTED_MODULE_0__/* .isPlainFetch */ .pw)(fetched));
    return { kind: "command", program: name, package: fetched?.source, line: (0,_command_line_js__WEBPACK_IMPORTED_MODULE_1__/* .lineOf */ .c)(all), isPlain };
}
function isBare(all, words) {
    const before = all.slice(0, all.length - words.length);
    const isKnown = /^[\w.-]+$/.test(words[0] ?? "");
    return isKnown && (before.length === 0 || (before.length === 2 && /^cmd \/c$/i.test(before.join(" "))));
}
function programOf(word) {
    return word
        .replace(/^.*[/\\]/, "")
        .replace(/\.(?:exe|cmd|bat|ps1)$/i, "")
        .toLowerCase();
}
function withoutWrapper(words, depth = 0) {
    const [first = "", ...rest] = words;
    const program = programOf(first);
    const at = rest.findIndex((word) => !/^[-/]/.test(word));
    const inner = at < 0 ? [] : rest.slice(at);
    if (depth > 3 || inner.length === 0)
        return words;
    if (program === "cmd" && rest.some((word) => /^\/[ck]$/i.test(word)))
        return withoutWrapper(inner, depth + 1);
    if (/^(?:ba|z|da|k)?sh$/.test(program) && rest.slice(0, at).some((word) => /^-[a-z]*c$/.test(word))) {
        const script = inner
            .join(" ")
            .replace(/^.*(?:&&|;)\s*/s, "")
            .replace(/^exec\s+/, "");
        return withoutWrapper((0,_command_line_js__WEBPACK_IMPORTED_MODULE_1__/* .wordsOf */ .Z)(script), depth + 1);
    }
    if (program !== "env" && program !== "sudo")
        return words;
    const command = rest.findIndex((word) => !/^-|^\w+=/.test(word));
    return command < 0 ? words : withoutWrapper(rest.slice(command), depth + 1);
}


/***/ }),

/***/ 96258:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   T: () => (/* binding */ startGrantsOf),
/* harmony export */   j: () => (/* binding */ startsOf)
/* harmony export */ });
/* harmony import */ var _repo_many_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(46447);

function startsOf({ hooks, servers, extraGrants }) {
    if (extraGrants.length === 0 || hooks.length + servers.length === 0)
        return [];
    const grants = (0,_repo_many_js__WEBPACK_IMPORTED_MODULE_0__/* .groupBy */ .$z)(extraGrants, (grant) => keyOfPlace(grant.at));
    const starts = (what, all) => all.flatMap((of) => {
        const given = grants.get(keyOfPlace(of.at));
        return given ? [{ what, of, grants: given }] : [];
    });
    return [...starts("hook", hooks), ...starts("server", servers)];
}
function startGrantsOf(profile) {
    return new Set(profile ? startsOf(profile).flatMap(({ grants }) => grants) : []);
}
function keyOfPlace({ source, span }) {
    return `${span.start} ${source.path}`;
}


/***/ }),

/***/ 99858:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Sc: () => (/* binding */ secretsInProse),
/* harmony export */   WQ: () => (/* binding */ secretsInSettings),
/* harmony export */   on: () => (/* binding */ hasVendorMark)
/* harmony export */ });
/* harmony import */ var _secrets_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(97544);

function secretsInSettings(text) {
    if (!(0,_secrets_js__WEBPACK_IMPORTED_MODULE_0__/* .mayHoldSecret */ .dV)(text))
        return [];
    return disjoint([...inPairs(text), ...secretsInProse(text), ...inHeaders(text), ...inAddresses(text)]);
}
function secretsInProse(text) {
    return hasVendorMark(text) ? disjoint(matchesOf(text, _secrets_js__WEBPACK_IMPORTED_MODULE_0__/* .vendorForms */ .K1)) : [];
}
function hasVendorMark(text) {
    return vendorMark.test(text);
}
const vendorMark = /[-_IJ9](?:(?<=(?:gh[opusr]|github_pat|[sr]k_live|npm|hf)_|(?:glpat|xox[abeoprs]|sk|xai|pypi)-|AI|eyJ|ya29|A[KS]I)[\w.-]{10}|(?<=-----)BEGIN )/;
function* matchesOf(text, forms) {
    for (const form of forms)
        for (const { 0: value, index } of text.matchAll(form))
            if (isWrittenOut(value))
                yield { start: index, end: index + value.length, key: keyBefore(text, index) };
}
function* inHeaders(text) {
    for (const secret of matchesOf(text, _secrets_js__WEBPACK_IMPORTED_MODULE_0__/* .weakForms */ .Wq))
        if (looksRandom(text.slice(secret.start, secret.end), secret.key ?? ""))
            yield secret;
}
function* inAddresses(text) {
    for (const secret of matchesOf(text, [_secrets_js__WEBPACK_IMPORTED_MODULE_0__/* .addressForm */ .h6])) {
        const isOwn = ownServer.test(text.slice(secret.end, secret.end + 30));
        if (!isOwn &&
            !/^(?:pass(?:word)?|secret|postgres|root|admin|user|guest|minio\w*)$/i.test(text.slice(secret.start, secret.end)))
            yield secret;
    }
}
const ownServer = /^@(?:localhost|127\.0\.0\.1|0\.0\.0\.0|\[::1\]|host\.docker\.internal|[a-z]+(?::\d+)?[/"'\s])/;
function* inPairs(text) {
    for (const match of text.matchAll(_secrets_js__WEBPACK_IMPORTED_MODULE_0__/* .pair */ .V2)) {
        const { key = "", double, single, plain } = match.groups ?? {};
        const quoted = double ?? single;
        const raw = quoted ?? plain ?? "";
        const value = raw.trimEnd();
        const end = match.index + match[0].length - (quoted === undefined ? raw.length - value.length : 1);
        const secret = value.replace(/^(?:bearer|basic|token|apikey)\s+/i, "");
        if ((0,_secrets_js__WEBPACK_IMPORTED_MODULE_0__/* .isSecret */ .$f)(key, value) && looksRandom(secret, key) && isWrittenOut(secret))
            yield { start: end - secret.length, end, key };
    }
}
function looksRandom(value, key) {
    if (/\s|[\\/]{2}|^[./~]|[()[\]]/.test(value))
        return false;
    if (/passw(?:or)?d|passphrase/i.test(key))
        return value.length >= 8 && /\d/.test(value) && /[a-z]/i.test(value);
    return (value.length >= 16 && /\d/.test(value) && /[a-z]/i.test(value) && new Set(value).size >= 8 && !words.test(value));
}
const words = /^[a-z]+(?:[-_.](?:[a-z]+|\d{1,4}|20\d{6}))*$/i;
const standIn = /\$\{|\$\(|\$[A-Za-z_]|\{\{|<[^<>]*>?|%\w+%|\{(?:env|file|input):|\*{3}|\.{3}|…|x{4,}|X{4,}|0{8,}|1{8,}|your|example|placeholder|change[-_]?me|dummy|sample|insert|replace|redacted|todo|fake|mock|here$|my[-_]|process\.env|environ|import\.meta|doppler:|abc(?:def|123)|12345|^(?:null|none|undefined|true|false)$/i;
function isWrittenOut(value) {
    return !standIn.test(value) && new Set(value).size >= 5;
}
function keyBefore(text, at) {
    const line = text.slice(Math.max(text.lastIndexOf("\n", at - 1) + 1, at - 120), at);
    return /(?<key>[A-Za-z_][\w-]*)["']?\s*[:=]\s*["']?(?:(?:bearer|basic|token)\s+)?$/i.exec(line)?.groups?.["key"];
}
function disjoint(found) {
    const all = [...found];
    if (all.length < 2)
        return all;
    const kept = [];
    for (const secret of all.sort((a, b) => a.start - b.start || b.end - a.end))
        if (secret.start >= (kept.at(-1)?.end ?? 0))
            kept.push(secret);
    return kept;
}


/***/ }),

/***/ 97544:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $f: () => (/* binding */ isSecret),
/* harmony export */   Iv: () => (/* binding */ masked),
/* harmony export */   K1: () => (/* binding */ vendorForms),
/* harmony export */   V2: () => (/* binding */ pair),
/* harmony export */   Wq: () => (/* binding */ weakForms),
/* harmony export */   cT: () => (/* binding */ withoutSecrets),
/* harmony export */   dV: () => (/* binding */ mayHoldSecret),
/* harmony export */   h6: () => (/* binding */ addressForm),
/* harmony export */   pc: () => (/* binding */ redacted)
/* harmony export */ });
const secretKey = /(?:^|[_.-])(?:api_?keys?|auth(?:orization)?|credentials?|passphrase|passw(?:or)?d|private_?key|secrets?|(?:access_?|auth_?|bearer_?|refresh_?)?tokens?)$/;
const partOfSecretKey = /key|auth|credential|passphrase|passw|secret|token/iu;
function redacted(text, key = "") {
    return String(withoutSecrets(text, () => "…", key)).replaceAll("sha256:…", "(a secret)");
}
const pair = /(?<![\w.-])(?<key>[\w.-]+)["']?\s*[:=]\s*(?:"(?<double>(?:[^"\\]|\\.)*)"|'(?<single>[^']*)'|(?<plain>[^\s"'{}[\],][^,}\]\n]*))/g;
function masked(line) {
    if (!mayHoldSecret(line))
        return line;
    const stars = (text) => "*".repeat(text.length);
    const inPairs = line.replace(pair, (whole, ...rest) => {
        const { key, double, single, plain } = rest.at(-1);
        const value = double ?? single ?? plain ?? "";
        const end = whole.length - (plain === undefined ? 1 : 0);
        return isSecret(key ?? "", value) && !/^[\d.]+$/.test(value)
            ? whole.slice(0, end - value.length) + stars(value) + whole.slice(end)
            : whole;
    });
    return shapes.reduce((text, shape) => text.replace(shape, stars), inPairs);
}
const vendorForms = [
    /\b(?:gh[opusr]_|github_pat_|glpat-|xox[abeoprs]-|sk-|sk_live_|rk_live_|npm_|pypi-|hf_|AIza|ya29\.)[A-Za-z0-9_.-]{16,}/g,
    /\bxai-[A-Za-z0-9]{40,}\b/g,
    /\b(?:AKIA|ASIA)[A-Z0-9]{16}\b/g,
    /\beyJ[A-Za-z0-9_-]{10,}\.[A-Za-z0-9_-]{10,}(?:\.[A-Za-z0-9_-]+)?/g,
    /-----BEGIN [A-Z ]*PRIVATE KEY-----[\s\S]*?(?:-----END [A-Z ]*PRIVATE KEY-----|$)/g,
];
const addressForm = /(?<=:\/\/[^/\s:@]*:)[^/\s:@]+(?=@)/g;
const weakForms = [
    /(?<=\b(?:bearer|basic|token) )[A-Za-z0-9+/_.=-]{16,}/gi,
    /(?<=(?:api[_-]?key|token|secret|password)["']?[=:] ?["']?)[^\s"'&$<{]{8,}/gi,
];
const shapes = [...vendorForms, weakForms[0], addressForm, weakForms[1]].filter((form) => form !== undefined);
const suspect = /gh[opusr]_|github_pat_|glpat-|xox|[sr]k[-_]|xai-|npm_|pypi-|hf_|AIza|ya29|A[KS]IA|eyJ|-----BEGIN|bearer|basic|token|:\/\/|api[_-]?key|secret|password/i;
const suspectOrKey = new RegExp(`${suspect.source}|auth|passw|passphrase|credential|private`, "i");
function mayHoldSecret(text) {
    return suspectOrKey.test(text);
}
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
const switching = /^(?:true|false|null|none|read|write)$/;
function isSecret(key, value) {
    if (!partOfSecretKey.test(key) || switching.test(value))
        return false;
    const snake = key
        .replace(/([a-z0-9])([A-Z])/g, "$1_$2")
        .replaceAll("-", "_")
        .toLowerCase();
    return secretKey.test(snake) && value.length > 0 && !/^(?:\$\{?[\w:.-]+\}?|\$\{\{.*\}\}|env:\w+)$/.test(value);
}


/***/ })

};
;