"use strict";
exports.id = 24;
exports.ids = [24];
exports.modules = {

/***/ 8024:
/***/ (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  resultSchema: () => (/* binding */ resultSchema)
});

// EXTERNAL MODULE: ./node_modules/zod/v4/classic/schemas.js + 17 modules
var schemas = __webpack_require__(8816);
// EXTERNAL MODULE: ./build/bundle/src/model/capability.js
var capability = __webpack_require__(5885);
;// CONCATENATED MODULE: ./build/bundle/src/model/certainty.js
const certainties = ["measured", "documented", "assumed"];
function weakest(...facts) {
    return certainties.findLast((certainty) => facts.includes(certainty)) ?? "measured";
}

;// CONCATENATED MODULE: ./build/bundle/src/compare/change.js
const changeKinds = [
    "added",
    "removed",
    "changed",
    "renamed",
    "moved",
    "shadowed",
    "unshadowed",
    "lost",
    "restored",
];
function distinctWidenings(widenings) {
    const seen = new Set();
    return widenings.filter(({ kind, message }) => !seen.has(kind + message) && seen.add(kind + message));
}

// EXTERNAL MODULE: ./build/bundle/src/model/profile.js
var profile = __webpack_require__(4682);
;// CONCATENATED MODULE: ./build/bundle/src/compare/power.js



const powers = ["unchanged", "narrowed", "undecided", "widened"];
function joinedPower(parts) {
    return powers[Math.max(0, ...parts.map((part) => powers.indexOf(part)))] ?? "undecided";
}
function powerOfDifferences(forward, reverse) {
    return joinedPower([...powerOfChanges(forward.changes, reverse.changes), ...powerOfSettings(forward, reverse)]);
}
function powerOfChanges(forward, reverse) {
    const regained = new Set(reverse.filter(gains).map(({ before, after }) => keyOf(after, before)));
    const parts = forward.map((change) => {
        if (gains(change))
            return "widened";
        if (regained.has(keyOf(change.before, change.after)))
            return "narrowed";
        return isOpen(change) ? "undecided" : "unchanged";
    });
    return [...parts, ...(regained.size > 0 ? ["narrowed"] : [])];
}
function gains({ widened, before, after }) {
    if (widened)
        return true;
    const had = offeredBefore(before);
    return offered(after).some((capability) => !had.includes(capability));
}
function offered(subject) {
    const { verdict, profile } = subject?.item ?? {};
    return verdict?.kind === "loaded" && profile ? capabilitiesOf(profile) : [];
}
function offeredBefore(subject) {
    const verdict = subject?.item.verdict;
    if (verdict?.kind !== "shadowed")
        return offered(subject);
    return verdict.by.profile ? capabilitiesOf(verdict.by.profile) : [];
}
function isOpen({ gained, lost, fields, before, after }) {
    return (gained.length + lost.length > 0 ||
        fields.some((field) => ["bypass", "hooks", "servers", "skills", "denied"].includes(field)) ||
        [before, after].some((subject) => subject?.item.profile?.grants.state === "unreadable"));
}
function keyOf(before, after) {
    return JSON.stringify([before, after].map((subject) => subject && [subject.host, subject.item.files, subject.item.profile && known(subject.item.profile.name)]));
}
function powerOfSettings(forward, reverse) {
    const isUnhonoured = ({ effect, before, after }) => [effect, before?.effect, after?.effect].includes("unhonoured");
    return [
        ...(forward.settings.some(isLooser) ? ["widened"] : []),
        ...(forward.settings.some(isUnhonoured) ? ["undecided"] : []),
        ...(reverse.settings.some(isLooser) ? ["narrowed"] : []),
    ];
}

// EXTERNAL MODULE: ./build/bundle/src/model/finding.js
var finding = __webpack_require__(290);
// EXTERNAL MODULE: ./build/bundle/src/evaluate/result.js
var result = __webpack_require__(7916);
;// CONCATENATED MODULE: ./build/bundle/src/reports/result-json/limits.js
const longestReviewList = 500;

;// CONCATENATED MODULE: ./build/bundle/src/reports/result-json/schema.js








const commit = schemas/* string */.YjP()
    .regex(/^(?:[0-9a-f]{40}|[0-9a-f]{64})$/)
    .describe("The full id of a commit.");
const word = schemas/* string */.YjP().regex(/^[a-z][a-z0-9-]{0,99}$/);
const count = schemas/* int */.Whr().min(0);
const position = schemas/* int */.Whr().min(1);
const place = { path: schemas/* string */.YjP(), line: position };
const waiver = schemas/* object */.Ikc({
    rule: schemas/* string */.YjP(),
    owner: schemas/* string */.YjP(),
    reason: schemas/* string */.YjP(),
    until: schemas/* string */.YjP().regex(/^\d{4}-\d{2}-\d{2}$/),
    ...place,
});
const schema_finding = schemas/* object */.Ikc({
    rule: word,
    kind: word.nullable(),
    class: schemas/* enum */.k5n(finding/* classes */.Ly).optional().describe("What it concerns; `--fail-on` may differ by class."),
    severity: schemas/* enum */.k5n(finding/* severities */.gO),
    certainty: schemas/* enum */.k5n(certainties)
        .describe("How it is known that the host does so: its program was run, it is documented, or neither."),
    message: schemas/* string */.YjP(),
    ...place,
    column: position.describe("In UTF-16 units."),
    endLine: position,
    endColumn: position,
    host: word.nullable(),
    edition: schemas/* string */.YjP().nullable(),
    layer: schemas/* string */.YjP().nullable(),
    profile: schemas/* string */.YjP().nullable().describe("Its name, where it is about one that has a name."),
    state: schemas/* enum */.k5n(result/* states */.xP).describe("`existing`: the base has it too. `waived`: the policy excuses it for a time."),
    waiver: waiver.nullable(),
    fingerprint: schemas/* string */.YjP().regex(/^[0-9a-f]{64}$/),
    help: schemas/* string */.YjP().describe("The address of the rule's page."),
    related: schemas/* array */.YOg(schemas/* object */.Ikc({ message: schemas/* string */.YjP(), ...place, column: position })).describe("At most ten."),
    relatedCount: count.optional().describe("How many there are; `related` may hold fewer."),
    fixes: schemas/* array */.YOg(schemas/* object */.Ikc({
        title: schemas/* string */.YjP(),
        safe: schemas/* boolean */.zMY().describe("It gives the profile no capability and keeps its name."),
        edits: schemas/* array */.YOg(schemas/* object */.Ikc({ path: schemas/* string */.YjP(), start: count, end: count, text: schemas/* string */.YjP() }))
            .describe("UTF-16 offsets from 0 in the file as read, half-open. None: there is nothing that an editor could do."),
    }))
        .optional()
        .describe("What to write instead, the best first."),
});
const grant = schemas/* object */.Ikc({ capability: schemas/* enum */.k5n(capability/* capabilities */.R7), tool: schemas/* string */.YjP(), scope: schemas/* string */.YjP().nullable() });
const side = schemas/* object */.Ikc({
    capabilities: schemas/* array */.YOg(schemas/* enum */.k5n(capability/* capabilities */.R7)).describe("None, too, where the profile could not be read."),
    permissionMode: schemas/* string */.YjP().nullable(),
    model: schemas/* string */.YjP().nullable(),
    promptSha256: schemas/* string */.YjP().nullable().describe("`null` where the profile could not be read."),
    verdict: schemas/* enum */.k5n(["loaded", "shadowed", "rejected", "dropped", "lost", "passed-over"])
        .describe("What its host makes of it."),
    layer: schemas/* string */.YjP(),
});
const spot = { ...place, column: position, ofBase: schemas/* boolean */.zMY() };
const widening = schemas/* object */.Ikc({
    kind: schemas/* enum */.k5n(["capability", "scope", "bypass", "grant", "reach", "skill", "material"]),
    capability: schemas/* enum */.k5n(capability/* capabilities */.R7).nullable(),
    message: schemas/* string */.YjP().describe("Completes the subagent's name."),
    ...spot,
    way: schemas/* array */.YOg(schemas/* object */.Ikc({ name: schemas/* string */.YjP().nullable(), path: schemas/* string */.YjP().nullable() }))
        .describe("Of `reach`: whom it starts, one after the other."),
});
const change = schemas/* object */.Ikc({
    kind: schemas/* enum */.k5n(changeKinds),
    host: word.nullable(),
    name: schemas/* string */.YjP().nullable(),
    path: schemas/* string */.YjP().nullable().describe("`null`: it is one of the host's own."),
    previousPath: schemas/* string */.YjP().nullable(),
    before: side.nullable(),
    after: side.nullable(),
    gained: schemas/* array */.YOg(grant),
    lost: schemas/* array */.YOg(grant),
    widened: schemas/* boolean */.zMY().describe("It may do something that it could not before."),
    fields: schemas/* array */.YOg(schemas/* string */.YjP()).describe("What differs, in the words of `list`."),
    grant: schemas/* enum */.k5n(["new", "other"])
        .nullable()
        .describe("`new`: it begins to use a grant. `other`: it does something else by the one it uses."),
    widenings: schemas/* array */.YOg(widening).describe("Why it can do more."),
    differences: schemas/* array */.YOg(schemas/* object */.Ikc({ field: schemas/* string */.YjP(), before: schemas/* string */.YjP().nullable(), after: schemas/* string */.YjP().nullable(), ...spot })),
    prompt: schemas/* object */.Ikc({ added: count, removed: count, hidden: count })
        .nullable()
        .describe("Lines, and hidden characters that were not there before; `null` where it is as it was."),
});
const setting = schemas/* object */.Ikc({
    path: schemas/* string */.YjP().describe("The settings file."),
    host: word,
    layer: schemas/* string */.YjP(),
    effect: schemas/* enum */.k5n(["narrows", "widens", "auto-approves", "bypasses", "unhonoured"]).describe("What the change does."),
    setting: schemas/* string */.YjP(),
    before: schemas/* string */.YjP().nullable().describe("`null`: it is new."),
    after: schemas/* string */.YjP().nullable().describe("`null`: it is gone."),
    because: schemas/* string */.YjP().describe("Completes the name of the setting."),
    may: schemas/* array */.YOg(schemas/* enum */.k5n(capability/* capabilities */.R7)).describe("What it does beside the profiles."),
    material: schemas/* array */.YOg(schemas/* string */.YjP()).describe("Files that it starts whose content changed."),
    line: position,
    column: position,
    ofBase: schemas/* boolean */.zMY().describe("The place is in the base, since the setting is gone."),
    subagents: count.describe("How many run under it."),
});
const policyProblem = schemas/* object */.Ikc({ message: schemas/* string */.YjP(), ...place });
const policyFinding = schemas/* object */.Ikc({
    rule: word,
    kind: word.nullable(),
    severity: schemas/* enum */.k5n(finding/* severities */.gO),
    message: schemas/* string */.YjP(),
    ...place,
});
const review = schemas/* object */.Ikc({
    folded: schemas/* array */.YOg(schemas/* string */.YjP()).max(longestReviewList).describe("Files that GitHub folds, by their path or `.gitattributes`."),
    large: schemas/* array */.YOg(schemas/* string */.YjP()).max(longestReviewList).describe("Files whose diff is too large for GitHub to show."),
    owners: schemas/* array */.YOg(schemas/* object */.Ikc({ path: schemas/* string */.YjP(), owners: schemas/* array */.YOg(schemas/* string */.YjP()).max(longestReviewList) }))
        .max(longestReviewList)
        .describe("By `CODEOWNERS` of the base, as written; a file without owners is absent."),
    policy: schemas/* object */.Ikc({
        looser: schemas/* array */.YOg(policyProblem).max(longestReviewList),
        tighter: schemas/* array */.YOg(policyProblem).max(longestReviewList),
        found: schemas/* array */.YOg(policyFinding).max(longestReviewList).describe("Findings that only the new policy has."),
        gone: schemas/* array */.YOg(policyFinding).max(longestReviewList).describe("Findings that only the old policy has."),
    })
        .nullable()
        .describe("How the pull request changes the policy; `null`: it does not."),
    delegation: schemas/* object */.Ikc({
        nodes: schemas/* array */.YOg(schemas/* object */.Ikc({
            name: schemas/* string */.YjP().nullable(),
            host: schemas/* string */.YjP(),
            capabilities: schemas/* array */.YOg(schemas/* enum */.k5n(capability/* capabilities */.R7)).nullable(),
            isChanged: schemas/* boolean */.zMY(),
        }))
            .max(longestReviewList),
        edges: schemas/* array */.YOg(schemas/* object */.Ikc({ from: count, to: count }))
            .max(longestReviewList)
            .describe("Indices of `nodes`."),
    })
        .nullable()
        .describe("Who may start whom, as far as the changes open it; `null`: nobody, or it is too large."),
});
const instruction = schemas/* object */.Ikc({
    path: schemas/* string */.YjP(),
    kind: schemas/* enum */.k5n(["added", "removed", "changed"]),
    added: count.nullable().describe("Lines; `null` where they were not counted."),
    removed: count.nullable().describe("Lines; `null` where they were not counted."),
    hidden: count.describe("Hidden characters that were not there before."),
});
const resultSchema = schemas/* object */.Ikc({
    version: schemas/* literal */.euz(1).describe("It only ever grows: what is added is optional."),
    tool: schemas/* object */.Ikc({ name: schemas/* string */.YjP(), version: schemas/* string */.YjP() }),
    repository: schemas/* string */.YjP().nullable().describe("`owner/name`, where it is known."),
    commit: commit.nullable(),
    base: commit.nullable(),
    date: schemas/* string */.YjP().optional().describe("The day that the policy was judged on, in UTC."),
    policy: schemas/* object */.Ikc({
        sources: schemas/* array */.YOg(schemas/* object */.Ikc({ ref: schemas/* string */.YjP(), commit: commit.nullable(), sha256: schemas/* string */.YjP() })),
    }),
    summary: schemas/* object */.Ikc({
        profiles: count,
        errors: count,
        warnings: count,
        notes: count,
        new: count,
        existing: count,
        waived: count,
    }),
    findings: schemas/* array */.YOg(schema_finding),
    changes: schemas/* array */.YOg(change).nullable().describe("Against the base; `null` where there is none."),
    settings: schemas/* array */.YOg(setting)
        .nullable()
        .describe("The settings that changed beside the profiles, most dangerous first; `null` where there is no base."),
    instructions: schemas/* array */.YOg(instruction)
        .nullable()
        .optional()
        .describe("Files such as `AGENTS.md` that hosts give to their agents and that changed; they are not judged. `null` where there is no base."),
    settingsWidened: count.describe("How many subagents run under looser settings than at the base."),
    review: review
        .nullable()
        .optional()
        .describe("What a reviewer needs besides the changes; `null` where nothing is compared. At most 500 of each list."),
    power: schemas/* enum */.k5n(powers)
        .nullable()
        .optional()
        .describe("What the change does to the power of profiles, settings, policy and gate; `null` where there is no base. Absent: `undecided`."),
    omitted: schemas/* object */.Ikc({ findings: count, changes: count, settings: count, instructions: count.optional() })
        .optional()
        .describe("How many are left out because the result would be too large, the least severe first."),
})
    .meta({ title: "The result of agent-profile-check" });


/***/ })

};
;