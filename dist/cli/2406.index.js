"use strict";
exports.id = 2406;
exports.ids = [2406];
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

/***/ 1889:
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

/***/ 2406:
/***/ (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  hz: () => (/* binding */ byPlace),
  Nn: () => (/* binding */ inspect),
  vK: () => (/* binding */ usedIn)
});

// EXTERNAL MODULE: ./build/bundle/src/catalogue.js + 14 modules
var catalogue = __webpack_require__(3970);
// EXTERNAL MODULE: ./build/bundle/src/editions.js
var editions = __webpack_require__(8420);
// EXTERNAL MODULE: ./build/bundle/src/host.js
var src_host = __webpack_require__(1889);
// EXTERNAL MODULE: ./build/bundle/src/path.js
var src_path = __webpack_require__(976);
// EXTERNAL MODULE: ./build/bundle/src/places.js
var src_places = __webpack_require__(5003);
// EXTERNAL MODULE: ./build/bundle/src/text.js
var src_text = __webpack_require__(80);
;// CONCATENATED MODULE: ./build/bundle/src/use.js


async function useOf(id, host, survey, signs) {
    const path = ownIn(host, survey, signs.user) ?? (await toldIn(host.telling ?? [], survey));
    if (path !== undefined)
        return { kind: "own", path };
    if (signs.policy(id))
        return { kind: "policy" };
    if (signs.asked(id))
        return { kind: "asked" };
    if (signs.base(id))
        return { kind: "base" };
    return { kind: "none", shared: host.own && firstOf(host.places, survey, signs.user) };
}
function ownIn({ places, own }, survey, user) {
    if (own)
        return firstOf(own, survey, user);
    return user !== undefined || (0,src_places/* isInhabited */.hm)(survey, places) ? (firstOf(places, survey, user) ?? "") : undefined;
}
async function toldIn(telling, survey) {
    for (const { place, text } of telling) {
        for (const path of placesOf(place, survey, undefined)) {
            if (!isThere(path, survey))
                continue;
            const content = await survey.read(path);
            if (content.kind === "text" ? content.source.text.includes(text) : content.kind !== "absent" || content.sight.kind === "outside")
                return path;
        }
    }
    return undefined;
}
function firstOf(patterns, survey, user) {
    for (const pattern of patterns) {
        const path = standing(pattern, survey, user);
        if (path !== undefined)
            return path;
    }
    return undefined;
}
function standing(pattern, survey, user) {
    return placesOf(pattern, survey, user).find((there) => isThere(there, survey));
}
function placesOf(pattern, survey, user) {
    const { anchor, path, fixed } = (0,src_places/* placeOf */.$t)(pattern);
    const way = path.includes("*") ? fixed : path;
    if (way === "")
        return [];
    const root = (0,src_places/* rootOf */.I5)(anchor, user);
    const starts = anchor === "every" ? [...survey.holding(path.split("/")[0] ?? "")].filter((start) => !survey.isUsers(start)).sort() : root === undefined ? [] : [root];
    return starts.map((start) => (0,src_path/* join */.fj)(start, way));
}
function isThere(path, survey) {
    const sight = survey.look(path);
    if (sight.kind === "directory")
        return survey.names(path).length > 0;
    return sight.kind !== "missing" || sight.link !== undefined;
}

;// CONCATENATED MODULE: ./build/bundle/src/inspect.js







async function inspect(survey, ask) {
    const repositoryRoots = ["", ...[...survey.entries.values()].filter(({ kind }) => kind === "submodule").map(({ path }) => path)];
    const loads = (await Promise.all(chosen(ask).map(([id, host]) => loadsOf(id, host, survey, repositoryRoots, ask)))).flat();
    const findings = ask.isUnjudged ? [] : (0,editions/* withoutRepeats */.jP)(loads.flatMap((load) => check(load, ask.decisions)));
    const counted = findings.filter(({ at, item }) => !ask.decisions.ignored(item?.files[0] ?? at.source.path));
    return { loads, subjects: (0,editions/* withoutEchoes */.Kx)(loads.flatMap(subjectsOf)).sort(bySubject), findings: counted.sort(byPlace), ignored: findings.length - counted.length };
}
async function usedIn(survey, ask) {
    const uses = await Promise.all(chosen(ask).map(async ([id, host]) => ({ id, use: await useOf(id, host, survey, signsOf(ask)) })));
    return uses.flatMap(({ id, use }) => (use.kind === "none" ? [] : [id]));
}
function chosen({ hosts }) {
    return Object.entries(catalogue/* hosts */.S).filter(([id]) => hosts?.includes(id) ?? true);
}
function signsOf({ decisions, hosts, editions = {}, usedBefore, user }) {
    return {
        asked: (id) => hosts !== undefined || Object.hasOwn(editions, id),
        policy: (id) => Object.hasOwn(decisions.hosts, id),
        base: (id) => usedBefore?.includes(id) ?? false,
        user,
    };
}
async function loadsOf(id, host, survey, repositoryRoots, ask) {
    const { title, places, own = places } = host;
    const setting = ask.decisions.hosts[id];
    const use = await useOf(id, host, survey, signsOf(ask));
    const where = {
        starts: ask.starts ?? (0,src_places/* startsIn */.n2)(survey, places),
        repositoryRoots,
        dirs: setting?.dirs.map(({ value }) => value) ?? [],
        ...(ask.user ? { user: ask.user } : {}),
    };
    const looksAt = use.kind === "none" ? own : places;
    const folded = (0,src_places/* foldedPlaces */.rS)(survey.entries.values(), looksAt).map((path) => ({
        message: `becomes a place of ${title} on a file system that folds names, and is not read here`,
        at: (0,src_text/* placeOfPath */.Es)(path),
    }));
    const unheld = (0,src_places/* unheldPlaces */.lq)(survey, looksAt).map((path) => ({ message: "is a link to something that is not part of this tree", at: (0,src_text/* placeOfPath */.Es)(path) }));
    return Promise.all((0,editions/* editionsOf */.jk)(host, ask.editions?.[id] ?? (ask.everyEdition ? editions/* every */.Si : setting?.edition?.value)).map(async (edition) => {
        const loaded = use.kind === "none" ? src_host/* absent */.G : await host.load(survey, where, edition);
        const unjudged = [...loaded.unjudged, ...folded, ...unheld].map(async (problem) => {
            const identity = await survey.identityOf(problem.at.source.path);
            return identity === undefined ? problem : { ...problem, identity };
        });
        return { host: id, title, edition, use, load: { ...loaded, unjudged: await Promise.all(unjudged) } };
    }));
}
function subjectsOf({ host, title, edition, load }) {
    return load.items.filter(isListed).map((item) => ({ host, title, edition, item }));
}
function isListed({ files, verdict }) {
    return files.length > 0 && verdict.kind !== "passed-over";
}
function check({ host, title, edition, load }, decisions) {
    if (load.status === "absent" && load.layers.length + load.items.length + load.unjudged.length === 0)
        return [];
    const listed = load.items.filter(isListed);
    const findings = [];
    for (const [rule, judgement] of Object.entries(catalogue/* rules */.a)) {
        const context = { host: title, options: decisions.optionsOf(rule), allowance: (item) => decisions.allowance(host, item) };
        const contextOf = (item) => {
            const options = judgement.options ? decisions.optionsOf(rule, { host, item, path: item.files[0] ?? "" }) : context.options;
            return options === context.options ? context : { host: title, options, allowance: context.allowance };
        };
        const stamp = (reports, subject, part = null) => {
            for (const report of reports) {
                const item = report.item ?? subject;
                const severity = decisions.levelOf(rule, report.kind, { host, item, path: item?.files[0] ?? report.at.source.path });
                const layer = report.layer ?? item?.layer ?? part;
                if (severity !== "off")
                    findings.push({ rule, severity, host, edition, layer, item, ...report });
            }
        };
        switch (judgement.subject) {
            case "profile":
                for (const item of listed)
                    if (item.profile)
                        stamp(judgement.check(item.profile, item, contextOf(item)), item);
                break;
            case "item":
                for (const item of listed)
                    stamp(judgement.check(item, contextOf(item)), item);
                break;
            case "layer":
                for (const layer of load.layers)
                    stamp(judgement.check(layer, listed.filter((item) => item.layer === layer), context), null, layer);
                break;
            case "load":
                stamp(judgement.check(load, context), null);
                break;
            case "policy":
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


/***/ })

};
;