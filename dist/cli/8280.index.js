"use strict";
exports.id = 8280;
exports.ids = [8280];
exports.modules = {

/***/ 8280:
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
;// CONCATENATED MODULE: ./build/bundle/src/rules/max-capability.js





/* harmony default export */ const max_capability = ((0,rule/* defineRule */.K)({
    summary: "A profile can do no more than the policy's ceiling and its grants.",
    subject: "profile",
    levels: { recommended: "error", strict: "error" },
    levelsUnstated: { recommended: "warning", strict: "error" },
    kinds: { reach: { recommended: "error", strict: "error" } },
    check(profile, item, { host, allowance, reachable: reached }) {
        const { may, from, stated } = allowance(item);
        const all = (0,model_profile/* grantsOf */.Rr)(profile);
        const beyond = new Map([...reached(item)].filter(([capability]) => !may.includes(capability)));
        const over = all.filter(({ capability }) => !may.includes(capability));
        const excess = (0,model_capability/* inOrder */.al)(over.map(({ capability }) => capability));
        const starts = excess.includes("delegate");
        const reach = starts || beyond.size === 0
            ? []
            : [
                reachOf(beyond, `in ${host}, beyond ${from}`, all.find(({ capability }) => capability === "delegate")?.at ?? profile.grants.at),
            ];
        const first = over[0];
        if (!first)
            return reach;
        const implied = profile.grants.state === "implied" ? profile.grants : undefined;
        const silent = implied && (0,fact/* known */.eO)(implied)?.some((grant) => grant === first);
        const also = starts && beyond.size > 0 ? `; and may ${waysOf(beyond)}` : "";
        const why = silent
            ? `${implied.because}`
            : excess.map((capability) => `${capability} by ${toolsFor(over, capability)}`).join(", ");
        const message = `may ${list(excess.map((capability) => model_capability/* phrases */.HJ[capability]))} in ${host}, beyond ${from}: ${why}${also}`;
        const habit = silent
            ? message
            : stated
                ? undefined
                : `may do more in ${host} than ${from}; no policy states a ceiling`;
        const value = [
            ...excess.map((capability) => extent(over, capability)),
            ...(also === "" ? [] : [max_capability_valueOf(beyond)]),
        ].join(" ");
        return [
            { message, at: silent ? implied.at : first.at, value, ...(habit === undefined ? {} : { groupKey: habit }) },
            ...reach,
        ];
    },
}));
function reachOf(beyond, where, at) {
    const message = `may ${waysOf(beyond)} ${where}`;
    return { kind: "reach", message, groupKey: message, at, value: max_capability_valueOf(beyond) };
}
function waysOf(beyond) {
    const holders = [...new Set(beyond.values())];
    return list(holders.map((holder) => `${list([...beyond].flatMap(([capability, other]) => (other === holder ? [model_capability/* phrases */.HJ[capability]] : [])))} through ${(0,delegation/* displayName */.Q)(holder)}`));
}
function max_capability_valueOf(beyond) {
    return `reach ${[...beyond.keys()].join(" ")}`;
}
function list(words) {
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
            return [
                {
                    message: `${host} leaves this profile out: ${message}`,
                    at,
                    value: message,
                    ...(kind ? { kind } : {}),
                    ...(related ? { related } : {}),
                },
            ];
        }
        if (!leniency)
            return [];
        const message = `a strict reader leaves this profile out: ${leniency.message}`;
        return [{ message, at: leniency.at, kind: "strict-readers", value: leniency.message, groupKey: message }];
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
            return { message, at, kind, value: what, groupKey: message };
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
            return [
                {
                    message: `\`${key}\` names \`${value}\`, ${lead(reach)}`,
                    at,
                    value: `${key} ${value} ${reach.how} ${reach.target}`,
                },
            ];
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
            yield {
                message: `${host} refuses this profile: ${message}${after}`,
                at,
                item,
                value: message,
                ...(kind ? { kind } : {}),
                ...(related ? { related } : {}),
            };
        }
        const larger = [
            ...layers.map((layer) => ({ layer, problem: layer.problem })),
            { layer: undefined, problem: status === "failed" ? problem : undefined },
        ];
        for (const { layer, problem: fault } of larger) {
            if (!fault || told.has(`${fault.at.source.path} ${fault.message}`))
                continue;
            told.add(`${fault.at.source.path} ${fault.message}`);
            yield {
                message: `${host} refuses ${layer ? "these settings" : "to load any profile"}: ${fault.message}${after}`,
                at: fault.at,
                value: fault.message,
                ...(layer ? { layer } : {}),
                ...(fault.related ? { related: fault.related } : {}),
            };
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
    kinds: {
        unpinned: { recommended: "warning", strict: "error" },
        "unknown-host": { recommended: "note", strict: "error" },
    },
    *check({ unjudged }) {
        for (const { message, at, kind, related, identity } of unjudged) {
            const report = { message: `\`${at.source.path}\` ${message}`, at, ...(related ? { related } : {}) };
            const value = kind === "unpinned" || identity === undefined ? message : `${message} ${identity}`;
            yield { ...report, value, ...(kind === "unpinned" || kind === "unknown-host" ? { kind } : {}) };
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
            return [
                { message: `has a description that ${host} cannot read: ${description.problem}`, at, value: "unreadable" },
            ];
        const text = description.value.trim();
        if (text === "")
            return [{ message: "has a blank description, by which people and agents choose it", at, value: "blank" }];
        if (placeholder.test(text))
            return [{ message: `has a placeholder for a description: \`${text.slice(0, 60)}\``, at, value: "placeholder" }];
        const least = options["min-length"];
        if (text.length >= 2 * least || [...text].length >= least)
            return [];
        return [
            {
                message: `has a description of ${[...text].length} characters; the policy asks for ${least}`,
                at,
                value: "short",
            },
        ];
    },
}));
const placeholder = /^(?:todo\b.{0,40}|tbd|fixme|xxx+|n\/a|none|null|~|\.{2,}|-+|description(?: here)?|(?:your |a |the )?(?:short |brief )?description(?: goes)? here\.?|\{\{?[^{}]*\}?\}|__\w+__|<[^<>]*>|\[[^[\]]*\])$/i;

;// CONCATENATED MODULE: ./build/bundle/src/rules/unique-name.js


/* harmony default export */ const unique_name = ((0,rule/* defineRule */.K)({
    summary: "One name, one profile, in one layer of one host.",
    subject: "layer",
    levels: { recommended: "error", strict: "error" },
    kinds: {
        pair: { recommended: "warning", strict: "error" },
        "look-alike": { recommended: "warning", strict: "error" },
    },
    *check(_, items, { host }) {
        const named = items.flatMap((item) => item.profile?.identity === undefined ? [] : [{ item, profile: item.profile, name: item.profile.identity }]);
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
        related: group
            .filter((other) => other !== one)
            .map(({ name, profile }) => ({ message: `\`${name}\` again`, at: profile.name.at })),
    }));
}
function isPair(group) {
    const files = group.map(({ item: { files: [file = ""], }, }) => file);
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
const confusable = new Map([..."аaеeоoрpсcуyхxіiјjѕsԁdһhӏlԛqԝwѵvαaοoνvρpτtυuιiκkχxγyωwɑaɡgıi"].flatMap((letter, i, all) => i % 2 === 0 ? [[letter, all[i + 1] ?? ""]] : []));

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




const nothing = new Map();
function reachableIn({ items }) {
    let offered;
    let anybody;
    return ({ verdict, profile }) => {
        if (!profile || verdict.kind !== "loaded")
            return nothing;
        const own = (0,_profile_js__WEBPACK_IMPORTED_MODULE_1__/* .capabilitiesOf */ .SF)(profile);
        if (!own.includes("delegate") || own.length === _capability_js__WEBPACK_IMPORTED_MODULE_0__/* .capabilities */ .R7.length)
            return nothing;
        const all = (offered ??= offeredIn(items));
        const { mayStart } = profile;
        const holders = mayStart
            ? holdersIn(all.filter(({ identity }) => mayStart(identity)))
            : (anybody ??= holdersIn(all));
        return new Map([...holders].filter(([capability]) => !own.includes(capability)));
    };
}
function offeredIn(items) {
    const offered = items.flatMap((item) => item.verdict.kind === "loaded" && item.profile
        ? [{ item, identity: item.profile.identity ?? "", may: (0,_profile_js__WEBPACK_IMPORTED_MODULE_1__/* .capabilitiesOf */ .SF)(item.profile) }]
        : []);
    return offered.sort((one, other) => Number(other.item.files.length > 0) - Number(one.item.files.length > 0) ||
        other.may.length - one.may.length ||
        (0,_repo_path_js__WEBPACK_IMPORTED_MODULE_2__/* .byBytes */ .bg)(one.item.files[0] ?? "", other.item.files[0] ?? ""));
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


/***/ })

};
;