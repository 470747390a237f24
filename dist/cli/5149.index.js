"use strict";
exports.id = 5149;
exports.ids = [5149];
exports.modules = {

/***/ 95149:
/***/ (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {


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
// EXTERNAL MODULE: ./build/bundle/src/model/rule.js
var rule = __webpack_require__(78301);
// EXTERNAL MODULE: ./build/bundle/src/model/finding.js
var finding = __webpack_require__(10290);
// EXTERNAL MODULE: ./build/bundle/src/sanitize/secrets.js
var secrets = __webpack_require__(97544);
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
function reportOf({ message, at, identity = message, related, item, awaited }, kind) {
    return {
        message,
        at,
        ...(kind === undefined ? {} : { kind }),
        value: identity,
        ...(related ? { related } : {}),
        ...(item ? { item } : {}),
        ...(awaited ? { awaited } : {}),
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

// EXTERNAL MODULE: ./build/bundle/src/model/load.js
var load = __webpack_require__(6407);
;// CONCATENATED MODULE: ./build/bundle/src/rules/no-false-read-only/phrases.js
function claimIn(text) {
    if (!/only|edit|modif|writ|chang|touch|alter/i.test(text) || writesFile.test(text))
        return undefined;
    const claims = [...readOnlyClaims(text), ...unchangedClaims(text)];
    return claims.toSorted((a, b) => a.start - b.start)[0];
}
const writesFile = /\b(?:writ|produc|creat|sav|generat|updat|record|append|maintain)\w*\b[^.!?\n]{0,60}(?:\.(?:md|json|ya?ml|txt|html|csv|tsx?|py)\b|\bto (?:a |the |its )?(?:\w+ )?files?\b)/i;
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
            : (/\bin(?: a)?(?: strict)?\s$/i.test(before) && /^\s+mode\b/i.test(after) && !otherThing.test(before)) ||
                (/\b(?:a|an|this|our|your|,)\s$/i.test(before) && nearDoer.test(after));
        if (isClaim)
            yield { start: index, end, says: "read-only" };
    }
}
const otherThing = /\b(?:configur|connect|open|mount|server|database|replica|volume)\w*\b[^.!?;:\n]*$/i;
const nearDoer = new RegExp(`^\\s+(?:[\\w-]+\\s+){0,2}?${doer.replace(/\|analysis.*$/, ")")}\\b`, "i");
const change = "(?:edit|modif(?:y|ie)|chang|writ|alter|touch|mutat|creat|delet|fix|implement|refactor|commit)\\w*";
const nothing = "(?:never|(?:does|do|will|must|may|can)\\s+not|(?:does|do|wo|ca|must)n['’]t|can['’]t|won['’]t|cannot|without)";
const files = "(?:any(?:thing|\\s+(?:files?|code|source(?:\\s+(?:code|files?))?))|(?:the\\s+)?(?:files|code|codebase|source|repo(?:sitory)?|workspace))";
const unchanged = new RegExp(`\\b(?:${nothing}\\s+(?:ever\\s+|directly\\s+)?(?:${change}(?:\\s*,\\s*|\\s+(?:or|and|nor)\\s+|,\\s*(?:or|and)\\s+)){0,4}` +
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
    check(profile, item, { host }) {
        if (!(0,load/* isOffered */.k)(item))
            return [];
        if (changing(profile).length === 0)
            return [];
        const { description, prompt } = profile;
        const described = (0,fact/* known */.eO)(description);
        const claim = described === undefined ? undefined : claimIn(described);
        if (claim && described !== undefined)
            return [no_false_read_only_reportOf(profile, item, host, { claim, text: described, at: description.at })];
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
    const truth = `${says}, but it can ${can} in ${host}: ${reasonFor(profile, powers)}`;
    return {
        message: `${(0,delegation/* displayName */.Q)(item)} ${truth}`,
        groupKey: truth,
        at: placeOf(phrase, at),
        value: capabilities.join(" "),
        belief: phrase,
        fixes: fixesFor(profile, powers),
    };
}
function reasonFor({ grants }, powers) {
    if (grants.state === "implied")
        return grants.because;
    const tools = [...new Set(powers.map(({ tool }) => `\`${tool}\``))];
    const shown = tools.length > 4 ? `${tools.slice(0, 3).join(", ")} and ${tools.length - 3} more` : tools.join(", ");
    return `its tools include ${shown}`;
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
    [0x061c, "ARABIC LETTER MARK"],
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
    [0xfeff, "ZERO WIDTH NO-BREAK SPACE"],
]);
const candidates = /[\u061c\u180e\u200b-\u200f\u202a-\u202e\u2060-\u2064\u2066-\u2069\ufe00-\ufe0f\ufeff\u{e0000}-\u{e007f}\u{e0100}-\u{e01ef}]/gu;
function nameOf(point) {
    const code = `U+${point.toString(16).toUpperCase().padStart(4, "0")}`;
    if (isTag(point))
        return `${code} TAG CHARACTER`;
    return `${code} ${names.get(point) ?? "VARIATION SELECTOR"}`;
}
function isTag(point) {
    return point >= 0xe0000 && point <= 0xe007f;
}
function hiddenIn(text) {
    if (/^[\x00-\x7f]*$/.test(text))
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
const rightToLeft = /[\p{Script=Hebrew}\p{Script=Arabic}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}]/u;
const joining = /[\p{Script=Arabic}\p{Script=Syriac}\p{Script=Mongolian}\p{Script=Devanagari}\p{Script=Bengali}\p{Script=Gurmukhi}\p{Script=Gujarati}\p{Script=Oriya}\p{Script=Tamil}\p{Script=Telugu}\p{Script=Kannada}\p{Script=Malayalam}\p{Script=Sinhala}\p{Script=Khmer}\p{Script=Myanmar}\p{Script=Tibetan}]/u;
const unspaced = /[\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}\p{Script=Tibetan}]/u;
const pictograph = /\p{Extended_Pictographic}|\p{Emoji_Modifier}|[\u{1f1e6}-\u{1f1ff}]/u;
function isNeeded(text, at, length, point) {
    const before = characterBefore(text, at);
    const after = String.fromCodePoint(text.codePointAt(at + length) ?? 0);
    if (point >= 0x200b && point <= 0x200d)
        return isJoinNeeded(text, at, before, after);
    if (point === 0x061c || point === 0x200e || point === 0x200f)
        return rightToLeft.test(text.slice(Math.max(0, at - 40), at + 40));
    if (point === 0x180e)
        return /\p{Script=Mongolian}/u.test(before);
    return isSelector(point) && !isSelector(before.codePointAt(0) ?? 0) && hasForms(point, before);
}
function isJoinNeeded(text, at, before, after) {
    const areIn = (script) => script.test(before) && script.test(after);
    if (text[at] === "\u200b")
        return areIn(unspaced);
    if (areIn(joining) || text[at] === "\u200c")
        return areIn(joining);
    return pictograph.test(before === "\ufe0f" ? characterBefore(text, at - 1) : before) && pictograph.test(after);
}
function isSelector(point) {
    return (point >= 0xfe00 && point <= 0xfe0f) || (point >= 0xe0100 && point <= 0xe01ef);
}
function hasForms(point, before) {
    return point <= 0xfe0f ? /[^\p{C}\p{Z}]/u.test(before) : /\p{Ideographic}/u.test(before);
}
function characterBefore(text, at) {
    const unit = text[at - 1] ?? "";
    return /[\udc00-\udfff]/.test(unit) ? text.slice(Math.max(0, at - 2), at) : unit;
}

;// CONCATENATED MODULE: ./build/bundle/src/rules/no-hidden-text.js



/* harmony default export */ const no_hidden_text = ((0,rule/* defineRule */.Km)({
    summary: "A profile contains no text that the model reads and a person does not see.",
    subject: "load",
    class: "integrity",
    levels: { recommended: "error", strict: "error" },
    *check({ items }) {
        const seen = new Set();
        for (const item of items) {
            if (item.verdict.kind === "passed-over" || item.files.length === 0)
                continue;
            for (const source of sourcesOf(item)) {
                if (seen.has(source.path))
                    continue;
                seen.add(source.path);
                const hidden = hiddenIn(source.text);
                if (hidden[0])
                    yield no_hidden_text_reportOf(item, source, hidden);
            }
        }
    },
}));
function sourcesOf({ profile, verdict, leniency }) {
    const problem = "problem" in verdict ? verdict.problem : leniency;
    const places = profile
        ? [profile.name, profile.description, profile.grants, profile.prompt, ...(profile.skills ?? [])]
        : [];
    return [...places.map(({ at }) => at.source), ...(problem ? [problem.at.source] : [])].filter(({ text }) => text !== "");
}
const mostNames = 3;
const mostEdits = 1000;
function no_hidden_text_reportOf(item, source, hidden) {
    const points = [...new Set(hidden.map(({ point }) => (isTag(point) ? tag : point)))];
    const named = points.slice(0, mostNames).map((point) => (point === tag ? "tag characters" : nameOf(point)));
    const names = points.length > mostNames ? `${named.join(", ")} and ${points.length - mostNames} more` : named.join(", ");
    const [first] = hidden;
    const start = first?.at ?? 0;
    const count = hidden.length === 1 ? "1 character" : `${hidden.length} characters`;
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
        title: hidden.length === 1 ? "remove the hidden character" : "remove the hidden characters",
        safe: (0,load/* isOffered */.k)({ verdict, ...item }) && hidden.every(isText),
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
    check({ ineffective }, _, { host }) {
        return ineffective.map((fact) => {
            const { kind, what, because, at } = fact;
            const message = kind === "cut" ? `\`${what}\` ${because}` : `\`${what}\` has no effect in ${host}: ${because}`;
            const word = fact.varies ?? (habits.has(kind) ? what : "");
            const groupKey = word === "" ? message : message.replaceAll(word, "…");
            return { message, at, kind, value: what, groupKey, ...(0,finding/* detailsOf */.cz)(fact) };
        });
    },
}));
const habits = new Set(["scope", "removed-tool", "unknown-tool"]);

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
        const isNew = ({ path, text }) => {
            if (text === "" || seen.has(path))
                return false;
            seen.add(path);
            return true;
        };
        for (const item of items) {
            if (item.verdict.kind === "passed-over" || item.files.length === 0 || !item.profile)
                continue;
            const { name, grants, prompt, description } = item.profile;
            const prose = [prompt.at, description.at];
            for (const { source } of [name.at, grants.at, prompt.at])
                if (isNew(source))
                    yield* reportsIn(source, prose, { item });
        }
        for (const layer of layers)
            for (const { at } of layer.authority)
                if (isNew(at.source))
                    yield* reportsIn(at.source, [], { layer });
    },
}));
const isText = /\.(?:md|mdc|txt)$/i;
function* reportsIn(source, prose, subject) {
    const own = prose.flatMap(({ source: { path }, span }) => (path === source.path ? [span] : []));
    const found = partsOf(source, own).flatMap(({ start, end, isProse }) => {
        const find = isProse ? literal_secrets/* secretsInProse */.S : literal_secrets/* secretsInSettings */.W;
        return find(source.text.slice(start, end)).map((secret) => ({
            ...secret,
            start: start + secret.start,
            end: start + secret.end,
        }));
    });
    for (const [i, secret] of found.entries())
        yield {
            ...subject,
            message: messageFor(secret),
            at: { source, span: { start: secret.start, end: secret.end } },
            value: `${secret.key ?? ""} ${i + 1}`,
        };
}
function partsOf({ path, text }, prose) {
    if (isText.test(path) && prose.every(({ start, end }) => start === end))
        return [{ start: 0, end: text.length, isProse: true }];
    const parts = [];
    let at = 0;
    for (const { start, end } of prose.toSorted((a, b) => a.start - b.start)) {
        if (start < at)
            continue;
        parts.push({ start: at, end: start, isProse: false }, { start, end, isProse: true });
        at = end;
    }
    return [...parts, { start: at, end: text.length, isProse: false }].filter(({ start, end }) => start < end);
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
    levels: { recommended: "note", strict: "warning" },
    check({ missing = [] }, item) {
        if (!(0,load/* isOffered */.k)(item) || item.layer.name !== "project")
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
var interpreter = __webpack_require__(69349);
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
        return (0,interpreter/* interpreterIn */.g)(value, value.startsWith("/") ? "regex" : list[1]);
    if (!/(?:^|\.)(?:allow|allowed|coreTools|toolPermissions)$/.test(setting))
        return undefined;
    for (const [rule, meaning] of tools) {
        const pattern = rule.exec(value)?.[1];
        if (pattern !== undefined)
            return (0,interpreter/* interpreterIn */.g)(pattern, meaning);
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
        interpreter: { recommended: "note", strict: "error" },
        launcher: { recommended: "note", strict: "error" },
        unhonoured: { recommended: "warning", strict: "error" },
    },
    *check(layer, items, { host, unguardedStarts }) {
        for (const authority of layer.authority) {
            const interpreter = interpreterOf(authority);
            if (interpreter !== undefined)
                yield byInterpreter(authority, interpreter, host);
            if (authority.effect !== "narrows" && authority.effect !== "widens")
                yield bySetting(authority, host);
        }
        for (const item of items) {
            for (const bypass of item.profile?.bypasses ?? [])
                yield { ...byProfile(bypass, host), item };
            if (item.profile && (0,load/* isOffered */.k)(item) && (0,model_profile/* capabilitiesOf */.SF)(item.profile).includes("execute"))
                for (const start of unguardedStarts(item.profile.prompt.text))
                    yield { ...byLauncher(start, item.profile.prompt), item };
        }
    },
}));
function bySetting(authority, host) {
    const { setting, value, effect, because, at } = authority;
    const kind = effect === "auto-approves" ? "auto-approve" : effect === "unhonoured" ? effect : undefined;
    const more = { ...(kind ? { kind } : {}), ...(0,finding/* detailsOf */.cz)(authority) };
    return {
        message: `\`${asWritten(setting)}\` is \`${value}\`, which in ${host} ${because}`,
        groupKey: `\`${asWritten(setting)}\` is \`…\`, which in ${host} ${because}`,
        at,
        value: `${setting} ${value}`,
        ...more,
    };
}
function asWritten(setting) {
    return setting.replace(/^(.+): \w[\w.]*$/s, "$1");
}
function byInterpreter(authority, interpreter, host) {
    const { setting, value, at } = authority;
    const fixes = [
        { title: `remove \`${value}\`, or name the script: \`${interpreter} scripts/check\``, safe: false, edits: [] },
    ];
    return {
        kind: "interpreter",
        message: `\`${asWritten(setting)}\` allows \`${value}\`, so in ${host} \`${interpreter}\` runs any code without asking, which is every command; name the script that it may run`,
        groupKey: `\`${asWritten(setting)}\` allows an interpreter or a shell with any arguments, which is every command without asking`,
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
        message: `\`${setting}\` is \`${value}\`, which in ${host} ${because}`,
        groupKey: `\`${setting}\` is \`…\`, which in ${host} ${because}`,
        at,
        value: `${setting} ${value}`,
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
        return paths.flatMap(({ key, value, reach, at, within = "the profile's directory" }) => {
            if (reach.kind !== "outside")
                return [];
            return [
                {
                    message: `\`${key}\` is \`${value}\`, ${escapePhrase(reach, within)}; use a path inside it`,
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


const ownKinds = new Set(["unknown-host", "unknown-file", "unknown-key", "near-miss", "unread"]);
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
    },
    formerKinds: { unpinned: "no-unpinned-source/plugin" },
    *check({ unjudged }) {
        for (const problem of unjudged) {
            if (problem.kind === "unpinned" || problem.kind === "unpinned-offer")
                continue;
            const { message, at, kind, identity } = problem;
            const report = { message: `\`${at.source.path}\` ${message}`, at, ...(0,finding/* detailsOf */.cz)(problem) };
            const value = kind === "unknown-key" || identity === undefined ? message : `${message} ${identity}`;
            yield {
                ...report,
                value,
                ...(kind === "unknown-file" ? { groupKey: message } : {}),
                ...(kind === "unknown-key"
                    ? { groupKey: report.message.replace(/has the key `[^`]*`/, "has the key `…`") }
                    : {}),
                ...(kind === "near-miss" ? { groupKey: message.replace(/; .*$/s, "") } : {}),
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
    check({ model, unknownModel }, item, { host }) {
        const id = (0,fact/* known */.eO)(model)?.trim();
        const leads = item.layer.authority.some(({ setting }) => /base_url$|model_providers?\b/i.test(setting));
        if (!unknownModel || id === undefined || leads || !(0,load/* isOffered */.k)(item))
            return [];
        const { because, fixes } = unknownModel;
        const advice = `unless a gateway or provider has a model of this name, the subagent fails when it runs; write a model of ${host}`;
        return [
            {
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
        const message = name === inherit
            ? `leaves the model to the session in ${host}, and \`models\` in the policy does not list \`${inherit}\``
            : `runs on the model \`${name}\` in ${host}, which \`models\` in the policy does not list`;
        yield {
            message: `${message}; name a listed model, or list this one: ${entry}`,
            ...(name === inherit ? { groupKey: message } : {}),
            at: model.at,
            value: name,
            ...(lists.adding ? { fixes: [lists.adding("models", entry)] } : {}),
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
        if ((0,load/* isOffered */.k)(item))
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
        const { server: isListed, adding } = lists;
        if (!isListed)
            return;
        for (const { server, item, layer } of serversIn(load)) {
            const source = (0,server_source/* sourceOf */.v)(server);
            if (source === undefined || isListed(source))
                continue;
            const entry = entryOf(source);
            yield {
                message: `the server \`${server.name}\` ${whatOf(source, server.name)}, which \`servers\` in the policy does not list, so ${host} connects a server that nobody approved; remove it, or list it: ${entry}`,
                at: server.at,
                value: identityOf(source),
                ...(adding ? { fixes: [adding("servers", entry)] } : {}),
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
    return url.replace(/[?#].*$/s, "").replace(/^(\w+:\/\/)[^/@]*@/, "$1");
}

;// CONCATENATED MODULE: ./build/bundle/src/rules/no-unpinned-source.js




/* harmony default export */ const no_unpinned_source = ((0,rule/* defineRule */.Km)({
    summary: "A version or a digest pins every server and plugin from elsewhere.",
    subject: "load",
    class: "power",
    levels: { recommended: "note", strict: "error" },
    kinds: { plugin: { recommended: "warning", strict: "error" } },
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
function* pluginsIn({ unjudged }) {
    for (const problem of unjudged) {
        const isOffered = problem.kind === "unpinned-offer";
        if (problem.kind !== "unpinned" && !isOffered)
            continue;
        const message = `\`${problem.at.source.path}\` ${problem.message}`;
        yield {
            ...(isOffered ? {} : { kind: "plugin" }),
            message,
            groupKey: isOffered
                ? "a marketplace offers plugins without pinning a commit, so what its users install can change at any time; add each commit as `sha`"
                : "settings enable plugins from elsewhere without pinning a commit, so their subagents can change at any time; pin each commit",
            at: problem.at,
            value: problem.message,
            ...(0,finding/* detailsOf */.cz)(problem),
        };
    }
}
function byServer({ name, at }, program, source) {
    const pinned = (0,server_source/* withVersion */.$)(source);
    const which = source.version === "" ? "names no version" : `names \`${source.version}\`, which can change`;
    const what = source.registry === "image" ? "image" : "package";
    return {
        message: `the server \`${name}\` runs the ${what} \`${source.name}\` with \`${program}\` and ${which}, so its code can change without a change here; write \`${pinned}\``,
        groupKey: `servers run code of others without a version, so it can change without a change here`,
        at,
        value: `${program} ${source.name} ${source.version}`,
        fixes: [{ title: pinned, safe: false, edits: [] }],
    };
}

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
    kinds: { placeholder: { recommended: "note", strict: "error" } },
    options: {
        "min-length": {
            description: "The fewest characters that a description may have.",
            minimum: 1,
            maximum: 1000,
            tightens: "up",
            presets: { recommended: 1, strict: 20 },
        },
    },
    check({ description, name, isForPeople }, { verdict, leniency }, { host, options }) {
        const { at } = description;
        if (isForPeople && description.state === "missing")
            return [];
        if (description.state === "missing" || description.state === "implied")
            return [
                {
                    message: verdict.kind === "loaded" && isDocument(at)
                        ? `has no frontmatter, and ${host} loads it as a subagent with this text as its prompt; if it is a document, move it out of the folder`
                        : leniency && /\bYAML\b/.test(leniency.message)
                            ? `${host} reads no \`description\` from this file: ${leniency.message}`
                            : "has no `description`; people and agents use it to decide when to run this profile",
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
                message: `has a \`description\` of ${[...text].length} characters; the policy requires at least ${minimum}`,
                at,
                value: "short",
            },
        ];
    },
}));
function isPlaceholder(text, name) {
    return placeholder.test(text) || (name !== undefined && wordsOf(text) === wordsOf(name));
}
function wordsOf(text) {
    return text
        .toLowerCase()
        .replace(/[\s_.-]+/g, " ")
        .trim();
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
        if (!(0,load/* isOffered */.k)(item) || hasDefaultPrompt || prompt.source === "file" || prompt.text.trim() !== "")
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
        for (const layer of layers)
            yield* inLayer(named.filter(({ item }) => item.layer === layer), host);
        yield* acrossLayers(named, host);
    },
}));
function* inLayer(named, host) {
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
}
function* acrossLayers(named, host) {
    const inFolders = named.filter(({ item: { layer, verdict } }) => layer.name === "project" && verdict.kind === "loaded" && !/\.jsonc?$/.test(layer.root));
    for (const group of groupsOf(inFolders, ({ name, item }) => `${placeBeside(item.layer.root)}\0${name}`).values()) {
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

/***/ 20221:
/***/ (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {

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

/***/ 69349:
/***/ (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   g: () => (/* binding */ interpreterIn)
/* harmony export */ });
const programs = /^(?:(?:ba|z|k|da|a|fi|c|tc)?sh|pwsh|powershell|cmd|python\d*(?:\.\d+)?|pypy\d*|node|deno|bun|ruby|perl|php|lua|osascript|tclsh|eval|exec|command|sudo|doas|su|env|xargs|nohup|nice|time|timeout|busybox|stdbuf|setsid)$/i;
const openFlags = /^(?:-(?![vVh]$)[a-zA-Z]{1,3}|--(?:eval|print|command|require|import)|-Command|\/c)$/;
function interpreterIn(pattern, meaning) {
    const text = shortened(pattern);
    if (text.length > longest)
        return undefined;
    const [words, isOpen] = meaning === "regex" ? ofRegex(text) : ofGlob(text);
    const [program = "", ...rest] = words.trim().split(/\s+/);
    const name = program.replace(/^.*[/\\]/, "").replace(/\.exe$/i, "");
    if (!(isOpen || meaning === "prefix") || !programs.test(name))
        return undefined;
    return rest.every((word) => openFlags.test(word)) ? name : undefined;
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
/***/ (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   k: () => (/* binding */ isOffered)
/* harmony export */ });
function isOffered({ verdict }) {
    return verdict.kind === "loaded" || verdict.kind === "shadowed" || verdict.kind === "lost";
}


/***/ }),

/***/ 43552:
/***/ (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $: () => (/* binding */ withVersion),
/* harmony export */   v: () => (/* binding */ sourceOf)
/* harmony export */ });
function sourceOf({ kind, value }) {
    if (kind === "url")
        return { kind: "url", url: value.trim() };
    if (kind !== "command")
        return undefined;
    const all = wordsOf(value);
    const words = withoutWrapper(all);
    const [program = "", ...rest] = words;
    const name = programOf(program);
    const found = packageIn(name, rest);
    const isPlain = isBare(all, words) && !/[;&|<>`$()\n]/.test(value) && (!found || hasPlainFlags(found, rest));
    return { kind: "command", program: name, package: found, line: all.join(" "), isPlain };
}
function isBare(all, words) {
    const before = all.slice(0, all.length - words.length);
    const isKnown = /^[\w.-]+$/.test(words[0] ?? "");
    return isKnown && (before.length === 0 || (before.length === 2 && /^cmd \/c$/i.test(before.join(" "))));
}
const plainFlags = {
    npm: /^(?:-y|--yes|-q|--quiet|--silent|-p|--package(?:=.*)?|--)$/,
    python: /^(?:-q|--quiet|--from(?:=.*)?|--spec(?:=.*)?|--python(?:=.*)?|--)$/,
    image: /^(?:-[itd]+|--rm|--init|--interactive|--tty|-e|--env(?:=.*)?|--name(?:=.*)?|--pull(?:=.*)?)$/,
    go: /^$/,
    deno: /^(?:-A|-q|--quiet|--no-prompt|--allow-[a-z]+(?:=.*)?)$/,
    nuget: /^(?:-y|--yes)$/,
};
function hasPlainFlags({ registry, name }, words) {
    const at = words.findIndex((word) => word.includes(name));
    const packages = words.filter((word) => /^(?:-p|--package|--from|--spec|--with)(?:=|$)/.test(word));
    return (packages.length < 2 &&
        words.slice(0, at).every((word) => !word.startsWith("-") || plainFlags[registry].test(word)) &&
        (packages.length === 0 || !words.some((word) => /^(?:-c|--call)(?:=|$)/.test(word))));
}
function wordsOf(line) {
    return [...line.matchAll(/"([^"]*)"|'([^']*)'|(\S+)/g)].map(([, a, b, c]) => a ?? b ?? c ?? "");
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
        return withoutWrapper(wordsOf(script), depth + 1);
    }
    if (program !== "env" && program !== "sudo")
        return words;
    const command = rest.findIndex((word) => !/^-|^\w+=/.test(word));
    return command < 0 ? words : withoutWrapper(rest.slice(command), depth + 1);
}
const fetching = [
    [/^(?:npx|bunx|pnpx)$/, /^/, npmPackage],
    [/^npm$/, /^(?:exec|x) /, npmPackage],
    [/^(?:pnpm|yarn)$/, /^dlx /, npmPackage],
    [/^bun$/, /^x /, npmPackage],
    [/^uvx$/, /^/, pythonPackage],
    [/^uv$/, /^tool run /, pythonPackage],
    [/^pipx$/, /^run /, pythonPackage],
    [/^(?:docker|podman|nerdctl)$/, /^(?:container )?run /, imageIn],
    [/^go$/, /^run /, goPackage],
    [/^deno$/, /^run /, denoModule],
    [/^dnx$/, /^/, (words) => versioned("nuget", firstArgument(words, /^$/), /^(.+?)@([^@]*)$/, exactVersion)],
];
function packageIn(program, words) {
    for (const [name, before, read] of fetching) {
        const taken = name.test(program) ? before.exec(`${words.slice(0, 2).join(" ")} `)?.[0] : undefined;
        if (taken !== undefined)
            return read(words.slice(taken.split(" ").length - 1).filter((word) => word !== "--"));
    }
    return undefined;
}
const exactVersion = /^v?\d+\.\d+\.\d+(?:[-+.][\w.+-]*)?$/;
const commit = /^[0-9a-f]{40}$/;
function firstArgument(words, takesValue) {
    for (let i = 0; i < words.length; i++) {
        const word = words[i] ?? "";
        if (!word.startsWith("-"))
            return word;
        if (takesValue.test(word))
            i++;
    }
    return undefined;
}
function valueOf(words, flags) {
    for (const [i, word] of words.entries()) {
        const [flag = "", value] = word.split(/=(.*)/s);
        if (flags.test(flag))
            return value ?? words[i + 1];
    }
    return undefined;
}
function isLocal(name) {
    return /^(?:\.{0,2}[/\\]|\.$|~|file:|[A-Za-z]:[/\\])/.test(name);
}
function versioned(registry, word, split, exact) {
    if (word === undefined || word === "" || isLocal(word))
        return undefined;
    const [, name = word, version = ""] = split.exec(word) ?? [];
    return { registry, name, version, isPinned: exact.test(version) };
}
function npmPackage(words) {
    const named = valueOf(words, /^(?:-p|--package)$/);
    const word = named ?? firstArgument(words, /^(?:-c|--call|-w|--workspace|--prefix|--registry|--cache)$/);
    if (word !== undefined && /^(?:git[+:]|github:|https?:)/.test(word))
        return gitPackage("npm", word, /^(.*)#(.*)$/s);
    return versioned("npm", word, /^(.+)@([^@/]*)$/, exactVersion);
}
const uvValues = /^(?:--from|--with|--with-editable|--with-requirements|--python|-p|--index-url|-i|--extra-index-url|--index|--default-index|--find-links|-f|--cache-dir|--directory|--env-file|--spec|--pip-args|--refresh-package|--prerelease|--resolution|--color|--config-file)$/;
function pythonPackage(words) {
    const word = valueOf(words, /^(?:--from|--spec)$/) ?? firstArgument(words, uvValues);
    if (word !== undefined && /^(?:git\+|https?:)/.test(word))
        return gitPackage("python", word, /^(.*\.git|[^@]*:\/\/[^/]*[^@]*)@([^@#]*)/s);
    return versioned("python", word, /^([^=@<>~!]+?)\s*(?:===?|@)\s*([^=]*)$/, /^\d+(?:\.\d+)+(?:[-+.]?[\w.+-]*)?$/);
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
const runSwitches = /^--(?:rm|init|interactive|tty|detach|privileged|read-only|publish-all|no-healthcheck|oom-kill-disable|sig-proxy|quiet|disable-content-trust|help|replace|tls-verify)$/;
function imageIn(words) {
    for (let i = 0; i < words.length; i++) {
        const word = words[i] ?? "";
        if (!word.startsWith("-"))
            return imageOf(word);
        const takesNext = word.startsWith("--")
            ? !word.includes("=") && !runSwitches.test(word)
            : /^-[itdqP]*[evpuwhlmca]$/.test(word);
        if (takesNext)
            i++;
    }
    return undefined;
}
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
function goPackage(words) {
    const word = firstArgument(words, /^-(?:mod|tags|ldflags|C|exec)$/);
    return word?.includes(".") === true && word.includes("/") && !word.endsWith(".go")
        ? versioned("go", word, /^(.+)@([^@]*)$/, exactVersion)
        : undefined;
}
function denoModule(words) {
    const word = firstArgument(words, /^(?:-c|--config|--import-map|--lock|--cert|--seed)$/);
    if (word === undefined)
        return undefined;
    if (/^(?:npm|jsr):/.test(word))
        return versioned("deno", word, /^(.+)@([^@/]*)(?:\/.*)?$/, exactVersion);
    if (!/^https?:/.test(word))
        return undefined;
    const [version = ""] = /(?<=@)v?\d+\.\d+\.\d+[^/]*|[0-9a-f]{40}/.exec(word) ?? [];
    return { registry: "deno", name: word, version, isPinned: version !== "" };
}
function withVersion({ registry, name }) {
    if (registry === "image")
        return `${name}@sha256:…`;
    if (/^(?:git[+:]|github:|https?:)/.test(name))
        return registry === "npm" ? `${name}#<commit>` : `${name}@<commit>`;
    return registry === "go" ? `${name}@v1.2.3` : registry === "python" ? `${name}==1.2.3` : `${name}@1.2.3`;
}


/***/ }),

/***/ 99858:
/***/ (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   S: () => (/* binding */ secretsInProse),
/* harmony export */   W: () => (/* binding */ secretsInSettings)
/* harmony export */ });
/* harmony import */ var _secrets_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(97544);

function secretsInSettings(text) {
    if (!(0,_secrets_js__WEBPACK_IMPORTED_MODULE_0__/* .mayHoldSecret */ .dV)(text))
        return [];
    return disjoint([...inPairs(text), ...secretsInProse(text), ...inHeaders(text), ...inAddresses(text)]);
}
function secretsInProse(text) {
    return vendorMarks.some((mark) => text.includes(mark)) ? disjoint(matchesOf(text, _secrets_js__WEBPACK_IMPORTED_MODULE_0__/* .vendorForms */ .K1)) : [];
}
const vendorMarks = "ghp_ gho_ ghs_ ghu_ ghr_ github_pat_ glpat- xox sk- sk_live_ rk_live_ npm_ pypi- hf_ AIza ya29. AKIA ASIA eyJ -----BEGIN".split(" ");
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
    const kept = [];
    for (const secret of [...found].toSorted((a, b) => a.start - b.start || b.end - a.end))
        if (secret.start >= (kept.at(-1)?.end ?? 0))
            kept.push(secret);
    return kept;
}


/***/ }),

/***/ 97544:
/***/ (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {

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
        return isSecret(key ?? "", value) && !/^(?:[\d.]+|true|false|null)$/.test(value)
            ? whole.slice(0, end - value.length) + stars(value) + whole.slice(end)
            : whole;
    });
    return shapes.reduce((text, shape) => text.replace(shape, stars), inPairs);
}
const vendorForms = [
    /\b(?:gh[opusr]_|github_pat_|glpat-|xox[abeoprs]-|sk-|sk_live_|rk_live_|npm_|pypi-|hf_|AIza|ya29\.)[A-Za-z0-9_.-]{16,}/g,
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
const suspect = /gh[opusr]_|github_pat_|glpat-|xox|[sr]k[-_]|npm_|pypi-|hf_|AIza|ya29|A[KS]IA|eyJ|-----BEGIN|bearer|basic|token|:\/\/|api[_-]?key|secret|password/i;
function mayHoldSecret(text) {
    return suspect.test(text) || /auth|passw|passphrase|credential|private/i.test(text);
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
function isSecret(key, value) {
    const snake = key
        .replace(/([a-z0-9])([A-Z])/g, "$1_$2")
        .replaceAll("-", "_")
        .toLowerCase();
    return secretKey.test(snake) && value.length > 0 && !/^(?:\$\{?[\w:.-]+\}?|\$\{\{.*\}\}|env:\w+)$/.test(value);
}


/***/ })

};
;