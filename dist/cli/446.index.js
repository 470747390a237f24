"use strict";
exports.id = 446;
exports.ids = [446];
exports.modules = {

/***/ 9387:
/***/ (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   R: () => (/* binding */ capabilities),
/* harmony export */   a: () => (/* binding */ inOrder)
/* harmony export */ });
const capabilities = ["read", "write", "execute", "network", "delegate", "external"];
function inOrder(some) {
    const set = new Set(some);
    return capabilities.filter((capability) => set.has(capability));
}


/***/ }),

/***/ 445:
/***/ (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  S: () => (/* reexport */ roster/* hosts */.S),
  a: () => (/* binding */ rules)
});

// EXTERNAL MODULE: ./build/bundle/src/capability.js
var capability = __webpack_require__(9387);
// EXTERNAL MODULE: ./build/bundle/src/fact.js
var fact = __webpack_require__(5259);
// EXTERNAL MODULE: ./build/bundle/src/profile.js
var src_profile = __webpack_require__(2496);
// EXTERNAL MODULE: ./build/bundle/src/rule.js
var rule = __webpack_require__(5759);
;// CONCATENATED MODULE: ./build/bundle/src/rules/max-capability.js




/* harmony default export */ const max_capability = ((0,rule/* defineRule */.K)({
    summary: "A profile can do no more than the policy's ceiling and its grants.",
    subject: "profile",
    levels: { recommended: "error", strict: "error" },
    levelsUnstated: { recommended: "warning", strict: "error" },
    check(profile, item, { host, allowance }) {
        const { may, from, stated } = allowance(item);
        const over = (0,src_profile/* grantsOf */.R)(profile).filter(({ capability }) => !may.includes(capability));
        const excess = (0,capability/* inOrder */.a)(over.map(({ capability }) => capability));
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
const verbs = {
    read: "read",
    write: "write",
    execute: "execute commands",
    network: "reach the network",
    delegate: "start other agents",
    external: "call external tools",
};
function list(excess) {
    const words = excess.map((capability) => verbs[capability]);
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
            if (authority.effect === "bypasses")
                yield bySetting(authority);
        for (const item of items)
            for (const bypass of item.profile?.bypasses ?? [])
                yield { ...byProfile(bypass), item };
    },
}));
function bySetting({ setting, value, because, at }) {
    return { message: `\`${setting}\` is \`${value}\`, which ${because}`, at, value: `${setting} ${value}` };
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

;// CONCATENATED MODULE: ./build/bundle/src/rules/no-unjudged-content.js

/* harmony default export */ const no_unjudged_content = ((0,rule/* defineRule */.K)({
    summary: "Everything a host would read could be read exactly.",
    subject: "load",
    levels: { recommended: "error", strict: "error" },
    *check({ unjudged }) {
        for (const { message, at, related, identity } of unjudged) {
            yield { message: `\`${at.source.path}\` ${message}`, at, value: identity === undefined ? message : `${message} ${identity}`, ...(related ? { related } : {}) };
        }
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
    kinds: { "look-alike": { recommended: "warning", strict: "error" } },
    *check(_, items, { host }) {
        const named = items.flatMap((item) => (item.profile?.identity === undefined ? [] : [{ item, profile: item.profile, name: item.profile.identity }]));
        const twins = groupsOf(named, ({ name }) => name);
        for (const group of twins.values())
            yield* about(group, (name) => `is one of ${group.length} profiles called \`${name}\` in this layer; ${host} keeps one of them or none`);
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
var roster = __webpack_require__(402);
;// CONCATENATED MODULE: ./build/bundle/src/catalogue.js










const rules = {
    "max-capability": max_capability,
    "no-dropped-profile": no_dropped_profile,
    "no-ineffective-setting": no_ineffective_setting,
    "no-permission-bypass": no_permission_bypass,
    "no-prompt-escape": no_prompt_escape,
    "no-rejected-profile": no_rejected_profile,
    "no-unjudged-content": no_unjudged_content,
    "require-description": require_description,
    "unique-name": unique_name,
};


/***/ }),

/***/ 55:
/***/ (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   G: () => (/* binding */ absent),
/* harmony export */   Y: () => (/* binding */ defineHost)
/* harmony export */ });
function defineHost(host) {
    return host;
}
const absent = { status: "absent", layers: [], items: [], unjudged: [] };


/***/ }),

/***/ 2446:
/***/ (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  decide: () => (/* reexport */ decide),
  judge: () => (/* reexport */ judge)
});

// EXTERNAL MODULE: ./build/bundle/src/roster.js
var roster = __webpack_require__(402);
// EXTERNAL MODULE: ./build/bundle/src/fact.js
var fact = __webpack_require__(5259);
// EXTERNAL MODULE: ./build/bundle/src/path.js
var src_path = __webpack_require__(1230);
// EXTERNAL MODULE: ./build/bundle/src/profile.js
var src_profile = __webpack_require__(2496);
;// CONCATENATED MODULE: ./build/bundle/src/compare.js



function compare(before, after) {
    const rest = new Set(before.subjects);
    const open = new Set(after.subjects);
    const pairs = [];
    for (const key of [byName, byPath, byIdentity]) {
        const earlier = groups(rest, key);
        for (const [name, later] of groups(open, key)) {
            const [was, is] = [earlier.get(name), later];
            if (was?.length !== 1 || is.length !== 1 || !was[0] || !is[0])
                continue;
            pairs.push([was[0], is[0]]);
            rest.delete(was[0]);
            open.delete(is[0]);
        }
    }
    const changes = [
        ...pairs.flatMap(([was, is]) => changed(was, is)),
        ...[...open].map((subject) => {
            const gained = subject.item.profile ? (0,src_profile/* grantsOf */.R)(subject.item.profile) : [];
            const bypasses = subject.item.profile?.bypasses.some(({ effect }) => effect !== "unhonoured") ?? false;
            return { kind: "added", before: null, after: subject, gained, lost: [], widened: bypasses || gained.some(({ capability }) => capability !== "read"), fields: [] };
        }),
        ...[...rest].map((subject) => {
            const lost = subject.item.profile ? (0,src_profile/* grantsOf */.R)(subject.item.profile) : [];
            return { kind: "removed", before: subject, after: null, gained: [], lost, widened: false, fields: [] };
        }),
    ];
    return changes.sort((one, other) => (0,src_path/* byBytes */.bg)(pathOf(one), pathOf(other)) || (0,src_path/* byBytes */.bg)(hostOf(one), hostOf(other)));
}
function statesOf(findings, base, fingerprint) {
    return new Map(findings.map((finding) => [finding, base?.has(fingerprint(finding)) ? "existing" : "new"]));
}
function pathOf({ before, after }) {
    return (after ?? before)?.item.files[0] ?? "";
}
function hostOf({ before, after }) {
    return (after ?? before)?.host ?? "";
}
function nameOf({ item }) {
    return (item.profile && (0,fact/* known */.eO)(item.profile.name)) ?? "";
}
function byName(subject) {
    return JSON.stringify([subject.host, subject.item.layer.name, subject.item.files[0], nameOf(subject)]);
}
function byPath(subject) {
    return JSON.stringify([subject.host, subject.item.files[0]]);
}
function byIdentity(subject) {
    const identity = subject.item.profile?.identity;
    return identity === undefined ? undefined : JSON.stringify([subject.host, subject.item.layer.name, identity]);
}
function groups(subjects, key) {
    const found = new Map();
    for (const subject of subjects) {
        const name = key(subject);
        if (name !== undefined)
            found.set(name, [...(found.get(name) ?? []), subject]);
    }
    return found;
}
function changed(before, after) {
    const [was, is] = [aspects(before), aspects(after)];
    const fields = Object.keys(is).filter((field) => was[field] !== is[field]);
    const moved = before.item.files[0] !== after.item.files[0];
    if (fields.length === 0 && !moved)
        return [];
    const had = before.item.profile ? (0,src_profile/* grantsOf */.R)(before.item.profile) : [];
    const has = after.item.profile ? (0,src_profile/* grantsOf */.R)(after.item.profile) : [];
    const gained = without(has, had);
    const lost = without(had, has);
    return [{ kind: moved ? "renamed" : "changed", before, after, gained, lost, widened: isWider(before.item.profile, after.item.profile), fields }];
}
function aspects({ edition, item: { profile, verdict } }) {
    const text = (value) => JSON.stringify(value) ?? "";
    if (!profile)
        return { verdict: verdict.kind, edition };
    const { name, description, model, permissionMode, hooks, servers, denied, prompt, bypasses } = profile;
    return {
        name: text((0,fact/* known */.eO)(name)),
        description: text((0,fact/* known */.eO)(description)),
        model: text((0,fact/* known */.eO)(model)),
        permissionMode: text((0,fact/* known */.eO)(permissionMode)),
        tools: text((0,src_profile/* grantsOf */.R)(profile).map(grantKey).sort()),
        denied: text(denied),
        hooks: text(hooks.map(({ name: event, kind, value }) => [event, kind, value])),
        servers: text(servers.map(({ name: server, kind, value }) => [server, kind, value])),
        bypass: text(bypasses.map(({ setting, value, effect }) => [setting, value, effect])),
        prompt: prompt.text,
        verdict: verdict.kind,
        edition,
    };
}
function grantKey({ tool, capability, scope }) {
    return JSON.stringify([tool, capability, scope]);
}
function without(some, others) {
    const keys = new Set(others.map(grantKey));
    return some.filter((grant) => !keys.has(grantKey(grant)));
}
function isWider(before, after) {
    if (!after)
        return false;
    const had = new Set(before ? (0,src_profile/* capabilitiesOf */.S)(before) : []);
    if ((0,src_profile/* capabilitiesOf */.S)(after).some((capability) => !had.has(capability)))
        return true;
    if ([...had].some((capability) => scoped(before, capability) && !scoped(after, capability)))
        return true;
    const bypassed = new Set(before?.bypasses.map(({ effect }) => effect));
    return after.bypasses.some(({ effect }) => effect !== "unhonoured" && !bypassed.has(effect) && !(effect === "auto-approve" && bypassed.has("bypass")));
}
function scoped(profile, capability) {
    const grants = profile ? (0,src_profile/* grantsOf */.R)(profile).filter((grant) => grant.capability === capability) : [];
    return grants.length > 0 && grants.every(({ scope }) => scope !== null);
}

// EXTERNAL MODULE: ./build/bundle/src/digest.js
var digest = __webpack_require__(4905);
// EXTERNAL MODULE: ./build/bundle/src/finding.js
var src_finding = __webpack_require__(7268);
// EXTERNAL MODULE: ./build/bundle/src/catalogue.js + 9 modules
var catalogue = __webpack_require__(445);
// EXTERNAL MODULE: ./build/bundle/src/host.js
var src_host = __webpack_require__(55);
// EXTERNAL MODULE: ./build/bundle/src/places.js
var src_places = __webpack_require__(4161);
// EXTERNAL MODULE: ./build/bundle/src/text.js
var src_text = __webpack_require__(8278);
;// CONCATENATED MODULE: ./build/bundle/src/inspect.js





async function inspect(survey, ask) {
    const repositoryRoots = ["", ...[...survey.entries.values()].filter(({ kind }) => kind === "submodule").map(({ path }) => path)];
    const chosen = Object.entries(catalogue/* hosts */.S).filter(([id]) => ask.hosts?.includes(id) ?? true);
    const loads = await Promise.all(chosen.map(async ([host, { title, editions, places, load }]) => {
        const setting = ask.decisions.hosts[host];
        const edition = ask.editions?.[host] ?? setting?.edition?.value ?? editions[0];
        const where = {
            starts: ask.starts ?? (0,src_places/* startsIn */.n2)(survey, places),
            repositoryRoots,
            dirs: setting?.dirs.map(({ value }) => value) ?? [],
            ...(ask.user ? { user: ask.user } : {}),
        };
        const isThere = ask.user !== undefined || where.dirs.length > 0 || (0,src_places/* isInhabited */.hm)(survey, places);
        const loaded = isThere ? await load(survey, where, edition) : src_host/* absent */.G;
        const folded = (0,src_places/* foldedPlaces */.rS)(survey.entries.values(), places).map((path) => ({
            message: `becomes a place of ${title} on a file system that folds names, and is not read here`,
            at: (0,src_text/* placeOfPath */.Es)(path),
        }));
        const unheld = (0,src_places/* unheldPlaces */.lq)(survey, places).map((path) => ({ message: "is a link to something that is not part of this tree", at: (0,src_text/* placeOfPath */.Es)(path) }));
        const unjudged = [...loaded.unjudged, ...folded, ...unheld].map(async (problem) => {
            const identity = await survey.identityOf(problem.at.source.path);
            return identity === undefined ? problem : { ...problem, identity };
        });
        return { host, title, edition, load: { ...loaded, unjudged: await Promise.all(unjudged) } };
    }));
    const findings = loads.flatMap((load) => check(load, ask.decisions));
    const counted = findings.filter(({ at, item }) => !ask.decisions.ignored(item?.files[0] ?? at.source.path));
    return { loads, subjects: loads.flatMap(subjectsOf).sort(bySubject), findings: counted.sort(byPlace), ignored: findings.length - counted.length };
}
function subjectsOf({ host, title, edition, load }) {
    return load.items.filter(isListed).map((item) => ({ host, title, edition, item }));
}
function isListed({ files, verdict }) {
    return files.length > 0 && verdict.kind !== "passed-over";
}
function check({ host, title, edition, load }, decisions) {
    const listed = load.items.filter(isListed);
    const findings = [];
    for (const [rule, judgement] of Object.entries(catalogue/* rules */.a)) {
        const levels = new Map();
        const levelOf = (kind) => {
            let level = levels.get(kind);
            if (level === undefined)
                levels.set(kind, (level = decisions.levelOf(rule, kind)));
            return level;
        };
        const context = { host: title, options: decisions.optionsOf(rule), allowance: (item) => decisions.allowance(host, item) };
        const stamp = (reports, subject, part = null) => {
            for (const report of reports) {
                const severity = levelOf(report.kind);
                const item = report.item ?? subject;
                const layer = report.layer ?? item?.layer ?? part;
                if (severity !== "off")
                    findings.push({ rule, severity, host, edition, layer, item, ...report });
            }
        };
        switch (judgement.subject) {
            case "profile":
                for (const item of listed)
                    if (item.profile)
                        stamp(judgement.check(item.profile, item, context), item);
                break;
            case "item":
                for (const item of listed)
                    stamp(judgement.check(item, context), item);
                break;
            case "layer":
                for (const layer of load.layers)
                    stamp(judgement.check(layer, listed.filter((item) => item.layer === layer), context), null, layer);
                break;
            case "load":
                stamp(judgement.check(load, context), null);
        }
    }
    return findings;
}
function byPlace(one, other) {
    return ((0,src_path/* byBytes */.bg)(one.at.source.path, other.at.source.path) ||
        one.at.span.start - other.at.span.start ||
        (0,src_path/* byBytes */.bg)(one.rule, other.rule) ||
        (0,src_path/* byBytes */.bg)(one.host ?? "", other.host ?? "") ||
        (0,src_path/* byBytes */.bg)(one.message, other.message));
}
function bySubject(one, other) {
    return (0,src_path/* byBytes */.bg)(one.item.files[0] ?? "", other.item.files[0] ?? "") || (0,src_path/* byBytes */.bg)(one.host, other.host);
}

// EXTERNAL MODULE: ./build/bundle/src/tree.js
var tree = __webpack_require__(1101);
;// CONCATENATED MODULE: ./build/bundle/src/judge.js








async function judge({ tool, survey, base, ask, repository, commit, policyCommit, notes, failOn, gate }) {
    const inspection = await inspect(survey, ask);
    const before = base && (base.isAkin && survey.agreesWith(base.survey) ? inspection : await inspect(base.survey, ask).catch(unreadable));
    const fault = typeof before === "string" ? before : undefined;
    const earlier = typeof before === "string" ? undefined : before;
    const prints = new Map();
    const printOf = (finding) => {
        let print = prints.get(finding);
        if (print === undefined)
            prints.set(finding, (print = (0,digest.fingerprint)((0,src_finding/* identityOf */.c)(finding))));
        return print;
    };
    const states = statesOf(inspection.findings, earlier && new Set(earlier.findings.map(printOf)), printOf);
    return {
        tool,
        repository,
        commit,
        base: base?.commit ?? null,
        sources: ask.decisions.sources.map(({ ref, text }) => ({
            ref,
            commit: ref.startsWith("preset:") ? null : policyCommit,
            get sha256() {
                return (0,digest.sha256)(text);
            },
        })),
        inspection,
        judged: inspection.findings.map((finding) => new Standing(finding, states.get(finding) ?? "new", printOf)),
        changes: earlier && (earlier === inspection ? [] : compare(earlier, inspection)),
        notes: [...notes, ...(fault === undefined ? [] : [`the base cannot be read, so every finding is new: ${fault}`]), ...vacant(inspection, survey, ask), ...looked(inspection)],
        failOn,
        gate,
    };
}
class Standing {
    finding;
    state;
    #printOf;
    constructor(finding, state, printOf) {
        this.finding = finding;
        this.state = state;
        this.#printOf = printOf;
    }
    get fingerprint() {
        return this.#printOf(this.finding);
    }
}
function unreadable(error) {
    if (error instanceof tree/* Mistake */.Fp)
        return error.message;
    throw error;
}
function vacant({ loads }, survey, { decisions }) {
    return loads.flatMap(({ host, title, load }) => (decisions.hosts[host]?.dirs ?? []).flatMap(({ value, at }) => {
        const path = (0,src_path/* plain */.pj)(value) ?? value;
        const layers = load.layers.filter(({ name, status }) => name !== "builtin" && status !== "absent");
        if (layers.some(({ root }) => (0,src_path/* isWithin */.UO)(root, path)) || load.unjudged.some((problem) => (0,src_path/* isWithin */.UO)(problem.at.source.path, path)))
            return [];
        const { line } = (0,src_text/* positionAt */.t$)(at.source, at.span.start);
        const isThere = ["file", "directory"].includes(survey.look(path).kind);
        return [`\`hosts.${host}.dirs\` (${at.source.path}:${line}) names \`${value}\`, ${isThere ? `in which ${title} finds nothing to read` : "which is not there"}`];
    }));
}
function looked({ loads, subjects }) {
    if (subjects.length > 0)
        return [];
    const places = loads.map(({ host, title }) => {
        const own = (roster/* hosts */.S[host]?.places ?? []).filter((place) => !/^[~$/]/.test(place));
        return `${title} ${own.map((place) => `\`${place}\``).join(" ") || "only where a policy says"}`;
    });
    return [`no profile found; looked for ${places.join(", ")}`];
}

// EXTERNAL MODULE: ./build/bundle/src/capability.js
var capability = __webpack_require__(9387);
;// CONCATENATED MODULE: ./build/bundle/src/policy/decide.js




const presetCeiling = ["read"];
async function decide(policy, today) {
    const matcher = await globsOf(policy);
    const ceiling = policy.ceiling?.value ?? presetCeiling;
    const source = policy.ceiling ? `the ceiling of ${policy.ceiling.at.source.path}` : `the ceiling of preset:${policy.preset}`;
    const covers = ({ profiles, paths, hosts }, host, item) => {
        const name = item.profile && (0,fact/* known */.eO)(item.profile.name);
        return ((hosts.length === 0 || hosts.includes(host)) &&
            (profiles.length === 0 || (name !== undefined && profiles.some((glob) => matcher(name, glob)))) &&
            (paths.length === 0 || item.files.slice(0, 1).some((path) => paths.some((glob) => matcher(path, glob)))));
    };
    const plainly = {
        may: capability/* capabilities */.R.filter((capability) => ceiling.includes(capability)),
        from: `${source} (${ceiling.join(", ") || "nothing"})`,
        stated: policy.ceiling !== undefined,
    };
    return {
        sources: policy.sources,
        hosts: policy.hosts,
        levelOf(id, kind) {
            const rule = ruleOf(id);
            const own = kind === undefined ? undefined : policy.rules[`${id}/${kind}`]?.level;
            if (own)
                return own.value;
            const ofKind = kind === undefined ? undefined : rule?.kinds?.[kind];
            const levels = ofKind ?? (policy.ceiling ? undefined : rule?.levelsUnstated) ?? rule?.levels;
            const preset = levels?.[policy.preset] ?? "error";
            return ofKind && preset === "off" ? preset : (policy.rules[id]?.level?.value ?? preset);
        },
        optionsOf(id) {
            const own = policy.rules[id]?.options ?? {};
            return Object.fromEntries(Object.entries(ruleOf(id)?.options ?? {}).map(([name, { presets }]) => [name, own[name]?.value ?? presets[policy.preset]]));
        },
        allowance(host, item) {
            const matching = policy.grants.filter((grant) => covers(grant, host, item));
            if (matching.length === 0)
                return plainly;
            const [ended, current] = [matching.filter(({ until }) => until !== undefined && until < today), matching.filter(({ until }) => until === undefined || until >= today)];
            const may = capability/* capabilities */.R.filter((capability) => ceiling.includes(capability) || current.some((grant) => grant.may.includes(capability)));
            const granted = current.length > 0 ? ` and its grants (${may.filter((capability) => !ceiling.includes(capability)).join(", ")})` : "";
            const late = ended[0];
            const over = late ? `; the grant at ${late.at.source.path}:${(0,src_text/* positionAt */.t$)(late.at.source, late.at.span.start).line} ended on ${late.until}` : "";
            return { may, from: `${plainly.from}${granted}${over}`, stated: plainly.stated };
        },
        ignored(path) {
            return policy.ignore.find(({ paths }) => paths.some((glob) => matcher(path, glob)));
        },
    };
}
function ruleOf(id) {
    const all = catalogue/* rules */.a;
    return Object.hasOwn(all, id) ? all[id] : undefined;
}
async function globsOf({ grants, ignore }) {
    if (grants.length === 0 && ignore.length === 0)
        return () => false;
    const { Minimatch } = await __webpack_require__.e(/* import() */ 581).then(__webpack_require__.bind(__webpack_require__, 3581));
    const compiled = new Map();
    return (text, glob) => {
        let matcher = compiled.get(glob);
        if (!matcher)
            compiled.set(glob, (matcher = new Minimatch(glob, { dot: true, nocomment: true, nonegate: true, noext: true, platform: "linux" })));
        return matcher.match(text);
    };
}

;// CONCATENATED MODULE: ./build/bundle/src/line.js




/***/ }),

/***/ 2496:
/***/ (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   R: () => (/* binding */ grantsOf),
/* harmony export */   S: () => (/* binding */ capabilitiesOf)
/* harmony export */ });
/* harmony import */ var _capability_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9387);
/* harmony import */ var _fact_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5259);


function grantsOf(profile) {
    return [...((0,_fact_js__WEBPACK_IMPORTED_MODULE_0__/* .known */ .eO)(profile.grants) ?? []), ...profile.extraGrants];
}
function capabilitiesOf(profile) {
    return (0,_capability_js__WEBPACK_IMPORTED_MODULE_1__/* .inOrder */ .a)(grantsOf(profile).map(({ capability }) => capability));
}


/***/ }),

/***/ 5759:
/***/ (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   K: () => (/* binding */ defineRule),
/* harmony export */   v: () => (/* binding */ presets)
/* harmony export */ });
const presets = ["recommended", "strict"];
function defineRule(rule) {
    return rule;
}


/***/ })

};
;