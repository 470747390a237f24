"use strict";
exports.id = 6717;
exports.ids = [6717];
exports.modules = {

/***/ 6717:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  runPolicy: () => (/* binding */ runPolicy)
});

// EXTERNAL MODULE: ./build/bundle/src/cli/run.js + 1 modules
var run = __webpack_require__(49986);
// EXTERNAL MODULE: ./build/bundle/src/platform/hash.js
var hash = __webpack_require__(81957);
// EXTERNAL MODULE: ./build/bundle/src/platform/native-path.js
var native_path = __webpack_require__(9144);
// EXTERNAL MODULE: ./build/bundle/src/cli/policy.js
var policy = __webpack_require__(24652);
// EXTERNAL MODULE: ./build/bundle/src/inspect/index.js + 15 modules
var inspect = __webpack_require__(65831);
// EXTERNAL MODULE: ./build/bundle/src/repo/spelling.js
var spelling = __webpack_require__(26782);
// EXTERNAL MODULE: ./build/bundle/src/generated/catalogue.js + 35 modules
var catalogue = __webpack_require__(5);
// EXTERNAL MODULE: ./build/bundle/src/policy/decide/days.js
var decide_days = __webpack_require__(77034);
// EXTERNAL MODULE: ./build/bundle/src/policy/decide/levels.js
var levels = __webpack_require__(70778);
// EXTERNAL MODULE: ./build/bundle/src/policy/decide/stack.js
var stack = __webpack_require__(66741);
// EXTERNAL MODULE: ./build/bundle/src/policy/decide/selector.js
var selector = __webpack_require__(60364);
// EXTERNAL MODULE: ./build/bundle/src/policy/decide/effective.js
var effective = __webpack_require__(19696);
// EXTERNAL MODULE: ./build/bundle/src/sanitize/counted.js
var counted = __webpack_require__(14135);
;// CONCATENATED MODULE: ./build/bundle/src/policy/decide/account.js







async function accountsOf(decisions, today) {
    const selects = (0,selector/* selectsBy */.Nd)(await (0,selector/* matcherFor */.sp)(decisions.policies));
    const views = decisions.policies.map((policy) => (0,effective/* viewOf */.du)(policy, today, selects));
    const [repository, ...organisations] = views.toReversed();
    if (!repository)
        throw new Error("there is no policy to give account of");
    const context = { decisions, today, selects, repository, organisations: organisations.toReversed() };
    return {
        ceiling: ceilingFor(context),
        rules: ruleAccounts(context),
        profile: (profile) => accountFor(context, views, { profile, allowance: decisions.allowance(profile.host, profile.item) }),
        settings: (host, path) => accountFor(context, views, {
            profile: { host, item: null, path },
            allowance: decisions.settingsAllowance(host, path),
            beside: { kind: "settings" },
        }),
    };
}
function accountFor(context, views, { profile, allowance, beside }) {
    const { decisions, selects } = context;
    const holder = beside ? { ...profile, beside } : profile;
    return {
        allowance,
        ceiling: ceilingFor(context, profile),
        grants: views.flatMap((view) => grantAccounts(view, rankOf(context, view), allowance, holder)),
        waivers: views.flatMap((view) => view.policy.waivers
            .filter((waiver) => selects(waiver, profile))
            .map((waiver) => ({ waiver, rank: rankOf(context, view), why: waiverFault(context, view, waiver) }))),
        overrides: views.flatMap((view) => view.overrides(profile).map((override) => ({ ...override, rank: rankOf(context, view) }))),
        ignored: decisions.ignored(profile.path),
        rules: ruleAccounts(context, profile),
    };
}
function rankOf({ repository }, view) {
    return view === repository ? "repository" : "organisation";
}
function rulingOn(context, value, statementsIn, counts) {
    const ranked = (view) => [...statementsIn(view)].map((stated) => ({ value: stated.value, at: stated.at, rank: rankOf(context, view) }));
    const { repository, organisations } = context;
    const isNamed = organisations.length === 0 || (0,stack/* statesPreset */._E)(repository.policy);
    const own = ranked(repository).filter((stated) => isNamed || !isOfPreset(repository, stated));
    const limits = organisations
        .map(ranked)
        .sort(([a], [b]) => (a && b ? Number(counts(b.value, a.value)) - Number(counts(a.value, b.value)) : 0))
        .flat();
    const isOwnFirst = own[0] && (!limits[0] || counts(own[0].value, limits[0].value));
    const [first, ...overridden] = isOwnFirst ? [...own, ...limits] : [...limits, ...own];
    if (!first)
        throw new Error("nothing was said");
    return { value, statements: [first, ...overridden] };
}
function isOfPreset({ policy }, { at }) {
    return at.source.path === `preset:${policy.preset}`;
}
function ruleAccounts(context, profile) {
    return Object.entries(catalogue/* rules */.a)
        .filter(([, { subject }]) => !profile || subject !== "policy")
        .flatMap(([rule, { kinds = {} }]) => [undefined, ...Object.keys(kinds)].map((kind) => ruleAccount(context, rule, kind, profile)));
}
function ruleAccount(context, rule, kind, profile) {
    const { decisions, organisations, repository, today } = context;
    const [organisation] = organisations;
    const atStage = (view, level) => (0,levels/* cappedByStage */.rX)(level, (0,levels/* stageOf */.gV)(view?.policy.rollout, rule, today));
    const level = rulingOn(context, decisions.levelOf(rule, kind, profile), ({ statements }) => statements.level(rule, kind, profile), (own, limit) => {
        const [cappedLimit, cappedOwn] = [atStage(organisation, limit), atStage(repository, own)];
        return (0,levels/* isLaxerLevel */.bP)(cappedLimit, cappedOwn) || (cappedLimit === cappedOwn && (0,levels/* isLaxerLevel */.bP)(limit, own));
    });
    const options = kind === undefined ? Object.entries(decisions.optionsOf(rule, profile)) : [];
    return {
        rule,
        kind,
        level,
        options: Object.fromEntries(options.map(([name, value]) => [
            name,
            rulingOn(context, value, ({ statements }) => statements.option(rule, name, profile), (own, limit) => own === value && own !== limit),
        ])),
    };
}
function ceilingFor(context, profile) {
    const { repository, organisations } = context;
    const [own] = [...repository.statements.ceiling(profile)];
    const limits = organisations.flatMap(({ statements }) => [...statements.ceiling(profile)].slice(0, 1));
    const [start, ...further] = own && !isOfPreset(repository, own) ? [own, ...limits] : limits;
    const narrowed = start?.value.filter((capability) => further.every(({ value }) => value.includes(capability)));
    return rulingOn(context, narrowed ?? own?.value ?? [], ({ statements }) => statements.ceiling(profile), (ceiling, above) => above.some((capability) => !ceiling.includes(capability)));
}
function grantAccounts(view, rank, allowance, profile) {
    const { current, ended } = view.grants(profile);
    return [
        ...current.map((grant) => {
            const gives = grant.may.filter((capability) => allowance.may.includes(capability));
            const refused = grant.may.filter((capability) => !gives.includes(capability));
            const why = `the organisation's policy does not make ${refused.join(", ")} grantable here`;
            return { grant, rank, gives, why: refused.length === 0 ? undefined : why };
        }),
        ...ended.map((grant) => ({ grant, rank, gives: [], why: `it ended on ${grant.until}` })),
    ];
}
function waiverFault(context, view, { rule, until }) {
    const { organisations, repository, today } = context;
    if (until < today)
        return `it ended on ${until}`;
    const { preset } = view.policy;
    const days = (0,decide_days/* daysBetween */.Y)(today, until);
    if (days > effective/* waiverDays */.EA[preset])
        return `it runs for more than ${effective/* waiverDays */.EA[preset]} days, the limit of preset:${preset}`;
    if (view !== repository)
        return undefined;
    for (const { policy } of organisations) {
        const { waivable } = policy;
        if (!waivable?.rules.some((id) => id === rule || id === rule.split("/")[0]))
            return `the organisation's policy does not make \`${rule}\` waivable`;
        if (days > waivable.maxDays)
            return `it runs for more than ${(0,counted/* counted */.h)(waivable.maxDays, "day")}, the organisation's limit`;
    }
    return undefined;
}

// EXTERNAL MODULE: ./build/bundle/src/policy/file/reference.js
var reference = __webpack_require__(73594);
// EXTERNAL MODULE: ./build/bundle/src/policy/decide/hosts.js
var hosts = __webpack_require__(92374);
;// CONCATENATED MODULE: ./build/bundle/src/policy/decide/in-force.js



function settingsInForce({ policies }, accounts) {
    const organisation = policies.length > 1 ? policies[0] : undefined;
    const ranked = policies.map((policy) => ({
        policy,
        rank: (policy === policies.at(-1) ? "repository" : "organisation"),
    }));
    const each = (list) => ranked.flatMap(({ policy, rank }) => list(policy).flatMap((entry) => (entry ? [settingOf(entry, rank)] : [])));
    return [
        ...each(presetEntries),
        ...each(organisationEntries),
        settingOfRuling("ceiling", accounts.ceiling, listOrNothing),
        ...each(grantEntries),
        ...ruleSettings(accounts),
        ...each(overrideEntries),
        ...each((policy) => hostEntries(policy, organisation)),
        ...each(({ servers, models }) => [...listed("servers", servers), ...listed("models", models)]),
        ...each(ignoreEntries),
        ...each(waiverEntries),
        ...each(grantableEntries),
        ...each(waivableEntries),
        ...each(({ baseline }) => [baseline && entry("baseline", baseline.value, baseline)]),
        ...each(({ rollout }) => schedulesOf(rollout)),
        ...each(approvalEntries),
    ];
}
function presetEntries({ preset, presetAt }) {
    return [presetAt && entry("extends", `preset:${preset}`, { value: preset, at: presetAt })];
}
function organisationEntries({ organisation: named }) {
    return [
        named &&
            entry("organisation", (0,reference.referenceText)(named.reference), { value: (0,reference/* pinnedText */.Wm)(named.reference), at: named.at }),
    ];
}
function grantEntries({ grants }) {
    return grants.map((grant, i) => entry(`grants.${i}`, `${listOrNothing(grant.may)} for ${selected(grant)}${ownerText(grant)}`, {
        value: withoutPlace(grant),
        at: grant.at,
    }));
}
function ruleSettings({ rules }) {
    return rules.flatMap(({ rule, kind, level, options }) => [
        settingOfRuling(`rules.${rule}${kind === undefined ? "" : `/${kind}`}`, level, String),
        ...Object.entries(options).map(([name, option]) => settingOfRuling(`rules.${rule}.${name}`, option, String)),
    ]);
}
function overrideEntries({ overrides }) {
    return overrides.map((override, i) => entry(`overrides.${i}`, overrideText(override), {
        value: {
            ...selectorOf(override),
            ceiling: override.ceiling?.value ?? null,
            rules: Object.fromEntries(Object.entries(override.rules).map(([id, { level, options }]) => [
                id,
                {
                    severity: level?.value ?? null,
                    ...Object.fromEntries(Object.entries(options).map(([name, option]) => [name, option.value])),
                },
            ])),
        },
        at: override.at,
    }));
}
function hostEntries(policy, organisation) {
    return Object.entries(policy.hosts).flatMap(([id, { dirs, edition }]) => [
        ...dirs.map((dir, i) => entry(`hosts.${id}.dirs.${i}`, dir.value || ".", dir)),
        edition && entry(`hosts.${id}.edition`, editionText(id, edition.value, policy, organisation), edition),
    ]);
}
function ignoreEntries({ ignore }) {
    return ignore.map(({ paths, reason, at }, i) => entry(`ignore.${i}`, `${paths.join(", ")}: ${reason}`, { value: { paths, reason }, at }));
}
function waiverEntries({ waivers }) {
    return waivers.map((waiver, i) => entry(`waivers.${i}`, `${waiver.rule} for ${selected(waiver)}${ownerText(waiver)}`, {
        value: withoutPlace(waiver),
        at: waiver.at,
    }));
}
function grantableEntries({ grantable }) {
    return [
        grantable &&
            entry("grantable", `${listOrNothing(grantable.may)} for ${selected(grantable)}`, {
                value: withoutPlace(grantable),
                at: grantable.at,
            }),
    ];
}
function waivableEntries({ waivable }) {
    return [
        waivable &&
            entry("waivable", `${waivable.rules.join(", ")} for ${(0,counted/* counted */.h)(waivable.maxDays, "day")} at most`, {
                value: withoutPlace(waivable),
                at: waivable.at,
            }),
    ];
}
function approvalEntries({ approvals }) {
    return ["widening", "policy"].map((kind) => {
        const approval = approvals[kind];
        return (approval &&
            entry(`approvals.${kind}`, `${approval.count} of ${approval.by.join(", ")}`, {
                value: { by: approval.by, count: approval.count },
                at: approval.at,
            }));
    });
}
function listed(key, list) {
    if (!list)
        return [];
    const { allow, at } = list;
    const words = (value) => (typeof value === "string" ? value : JSON.stringify(value));
    return allow.length === 0
        ? [entry(`${key}.allow`, "nothing", { value: [], at })]
        : allow.map((stated, i) => entry(`${key}.allow.${i}`, words(stated.value), stated));
}
function editionText(id, edition, policy, organisation) {
    if (!organisation || policy === organisation)
        return edition;
    const usual = (0,hosts/* usualEdition */.fx)(organisation.hosts, id);
    return usual === edition ? edition : `${edition}, in addition to ${usual}`;
}
function entry(setting, words, stated) {
    return { setting, words, stated };
}
function settingOf({ setting, words, stated }, rank) {
    const statements = [stated, ...(stated.over ?? [])].map(({ value, at }, i) => ({
        value: { value, words: i === 0 ? words : String(value) },
        at,
        rank,
    }));
    return { setting, value: stated.value, words, statements };
}
function settingOfRuling(setting, { value, statements }, words) {
    return {
        setting,
        value,
        words: words(value),
        statements: statements.map((statement) => ({
            ...statement,
            value: { value: statement.value, words: words(statement.value) },
        })),
    };
}
function schedulesOf(rollout) {
    if (!rollout)
        return [];
    return [
        ["rollout", rollout],
        ...Object.entries(rollout.rules).map(([id, schedule]) => [`rollout.rules.${id}`, schedule]),
    ].flatMap(([path, { stage, warnFrom, enforceFrom }]) => [
        stage && entry(`${path}.stage`, stage.value, stage),
        warnFrom && entry(`${path}.warn-from`, warnFrom.value, warnFrom),
        enforceFrom && entry(`${path}.enforce-from`, enforceFrom.value, enforceFrom),
    ]);
}
function listOrNothing(words) {
    return words.join(", ") || "nothing";
}
function overrideText(override) {
    const levels = Object.entries(override.rules).flatMap(([id, { level, options }]) => [
        ...(level ? [`${id} ${level.value}`] : []),
        ...Object.entries(options).map(([name, option]) => `${id}.${name} ${option.value}`),
    ]);
    return `${[...(override.ceiling ? [`ceiling ${listOrNothing(override.ceiling.value)}`] : []), ...levels].join(", ") || "nothing"} for ${selected(override)}`;
}
function selected({ profiles, paths, hosts, settings = [], skills = [] }) {
    const ofHosts = hosts.length > 0 ? [`of ${hosts.join(", ")}`] : [];
    if (settings.length > 0)
        return [`the settings in ${settings.join(", ")}`, ...ofHosts].join(" ");
    return [
        profiles.length > 0 ? profiles.join(", ") : "all profiles",
        ...(paths.length > 0 ? [`in ${paths.join(", ")}`] : []),
        ...ofHosts,
        ...(skills.length > 0 ? [`through ${skills.join(", ")}`] : []),
    ].join(" ");
}
function ownerText({ owner, until, reason, }) {
    return ` (${owner}${until === undefined ? "" : `, until ${until}`}: ${reason})`;
}
function selectorOf({ profiles, paths, hosts }) {
    return { profiles, paths, hosts };
}
function withoutPlace(value) {
    return Object.fromEntries(Object.entries(value).filter(([key]) => key !== "at" && key !== "ownerAt"));
}

// EXTERNAL MODULE: ./build/bundle/src/model/fact.js
var fact = __webpack_require__(7277);
// EXTERNAL MODULE: ./build/bundle/src/sanitize/json.js
var json = __webpack_require__(34947);
// EXTERNAL MODULE: ./build/bundle/src/sanitize/secrets.js
var secrets = __webpack_require__(97544);
// EXTERNAL MODULE: ./build/bundle/src/repo/text.js
var repo_text = __webpack_require__(64951);
;// CONCATENATED MODULE: ./build/bundle/src/reports/policy/json.js




function policyJson({ today, sources, settings, faults, profiles, files }, hash) {
    return (0,json/* writeJson */.G)({
        version: 1,
        today,
        sources: sources.map(({ ref, commit, sha256 }) => ({ ref, commit, sha256 })),
        settings: settings.map(({ setting, value, statements }) => ({
            setting,
            value,
            said: statements.map((a) => statementJson({ ...a, value: a.value.value })),
        })),
        faults: faults.map(({ message, at }) => ({ message, ...pointOf(at) })),
        profiles: profiles
            ? profiles.map(({ subject: { host, edition, item }, account }) => ({
                host,
                edition,
                path: item.files[0] ?? null,
                name: (item.profile && (0,fact/* known */.eO)(item.profile.name)) ?? null,
                ...accountJson(account),
            }))
            : null,
        files: files
            ? files.map(({ host, edition, path, authority, account }) => ({
                host,
                edition,
                path,
                authority: authority.map(({ setting, effect, because, may, at }) => ({
                    setting: (0,secrets/* withoutSecrets */.cT)(setting, hash),
                    effect,
                    because,
                    may: may ?? [],
                    ...pointOf(at),
                })),
                ...accountJson(account),
            }))
            : null,
    });
}
function accountJson(account) {
    return {
        may: account.allowance.may,
        ceiling: rulingOf(account.ceiling),
        grants: account.grants.map(({ grant, rank, gives, why }) => ({
            ...grantOf(grant),
            rank,
            gives,
            why: why ?? null,
        })),
        waivers: account.waivers.map(({ waiver, rank, why }) => ({
            ...waiverOf(waiver),
            rank,
            counts: why === undefined,
            why: why ?? null,
        })),
        overrides: account.overrides.map(({ at, rank, profiles: names, paths, hosts }) => ({
            profiles: names,
            paths,
            hosts,
            rank,
            ...pointOf(at),
        })),
        ignored: account.ignored ? { reason: account.ignored.reason, ...pointOf(account.ignored.at) } : null,
        rules: account.rules.map(({ rule, kind, level, options }) => ({
            rule,
            kind: kind ?? null,
            severity: level.value,
            decided: level.statements[0].value,
            said: level.statements.map(statementJson),
            options: Object.fromEntries(Object.entries(options).map(([name, option]) => [name, rulingOf(option)])),
        })),
    };
}
function rulingOf({ value, statements }) {
    return { value, said: statements.map(statementJson) };
}
function statementJson({ value, at, rank }) {
    return { value, rank, ...pointOf(at) };
}
function grantOf({ may, profiles, paths, hosts, settings, skills, reason, owner, until, at }) {
    return { may, profiles, paths, hosts, settings, skills, reason, owner, until: until ?? null, ...pointOf(at) };
}
function waiverOf({ rule, profiles, paths, hosts, reason, owner, until, at }) {
    return { rule, profiles, paths, hosts, reason, owner, until, ...pointOf(at) };
}
function pointOf({ source, span }) {
    return source.path.startsWith("preset:")
        ? { path: source.path, line: null, column: null }
        : { path: source.path, ...(0,repo_text/* positionAt */.t$)(source, span.start) };
}

// EXTERNAL MODULE: ./build/bundle/src/model/capability.js
var capability = __webpack_require__(95885);
// EXTERNAL MODULE: ./build/bundle/src/model/profile.js
var model_profile = __webpack_require__(64682);
// EXTERNAL MODULE: ./build/bundle/src/sanitize/listed.js
var sanitize_listed = __webpack_require__(88508);
// EXTERNAL MODULE: ./build/bundle/src/sanitize/colors.js
var colors = __webpack_require__(86605);
// EXTERNAL MODULE: ./build/bundle/src/sanitize/text.js
var sanitize_text = __webpack_require__(32426);
// EXTERNAL MODULE: ./build/bundle/src/reports/setting-groups.js
var setting_groups = __webpack_require__(78302);
// EXTERNAL MODULE: ./build/bundle/src/repo/many.js
var many = __webpack_require__(46447);
;// CONCATENATED MODULE: ./build/bundle/src/reports/policy/rows.js




function placeOf({ at, rank }, isUnder = false) {
    const { path } = at.source;
    const place = path.startsWith("preset:") ? path : `${path}:${(0,repo_text/* positionAt */.t$)(at.source, at.span.start).line}`;
    return isUnder && rank === "organisation" ? `${place} (org)` : place;
}
function rowOf(name, statements, words, isUnder) {
    const [first, ...rest] = statements;
    return {
        name,
        words: first ? words(first.value) : "",
        place: first && placeOf(first, isUnder),
        more: rest.map((other) => ({ words: `over ${words(other.value)}`, place: placeOf(other, isUnder) })),
    };
}
const plain = (text) => text;
function alignedRows(rows, indent, columns, { dim }) {
    const names = Math.min((0,many/* largest */.nQ)(rows.map(({ name }) => (0,sanitize_text/* widthOf */.qz)((0,sanitize_text/* visible */.RK)(name))), 0), Math.max(12, columns >> 1));
    const margin = indent + names + 2;
    const middle = Math.min((0,many/* largest */.nQ)(rows
        .flatMap(({ words, more }) => [words, ...more.map((line) => line.words)])
        .map((words) => (0,sanitize_text/* widthOf */.qz)((0,sanitize_text/* visible */.RK)(words)))
        .filter((width) => width <= columns / 3.6), 0), columns);
    const put = (lead, text, place, paint) => {
        const [words, where] = [(0,sanitize_text/* visible */.RK)(text), place === undefined ? "" : (0,sanitize_text/* visible */.RK)(place)];
        const gap = Math.min(Math.max(0, middle - (0,sanitize_text/* widthOf */.qz)(words)) + 2, columns - margin - (0,sanitize_text/* widthOf */.qz)(words) - (0,sanitize_text/* widthOf */.qz)(where));
        if (gap >= 2) {
            const beside = where === "" ? "" : `${" ".repeat(gap)}${dim(where)}`;
            return `${`${lead}${paint(words)}${beside}`.trimEnd()}\n`;
        }
        const parts = (0,colors/* wrap */.L)(words, Math.max(24, columns - margin), sanitize_text/* widthOf */.qz);
        return [...parts.map(paint), ...(where ? [dim(where)] : [])]
            .map((part, i) => `${i === 0 ? lead : " ".repeat(margin)}${part}\n`)
            .join("");
    };
    return rows
        .map(({ name, words, place, more }) => {
        const shown = (0,sanitize_text/* visible */.RK)(name);
        const isLong = (0,sanitize_text/* widthOf */.qz)(shown) > names;
        const start = `${" ".repeat(indent)}${shown}`;
        const lead = isLong ? `${start}\n${" ".repeat(margin)}` : `${start}${" ".repeat(names - (0,sanitize_text/* widthOf */.qz)(shown) + 2)}`;
        return (put(lead, words, place, plain) +
            more.map((item) => put(" ".repeat(margin), item.words, item.place, dim)).join(""));
    })
        .join("");
}

;// CONCATENATED MODULE: ./build/bundle/src/reports/policy/pretty.js










function policyPretty(inForce, { color, columns, all = false }) {
    const { isUnder, settings, profiles, files = [] } = inForce;
    const context = {
        isUnder,
        isRising: risingIn(inForce),
        markOf: (at) => markIn(inForce.faults, at),
        columns,
        styles: (0,colors/* stylesFor */.K)(color),
        all,
    };
    const body = profiles
        ? [
            ...profiles.map((profile) => profileBlock(profile, context)),
            ...files.map((file) => fileBlock(file, context)),
        ].join("\n")
        : settingsBlock(settings, context);
    return `${headOf(inForce, context)}\n${body}${faultsBlock(inForce.faults, context)}`;
}
function headOf({ today, sources, faults }, { isUnder, styles }) {
    const lines = [
        styles.bold(`policy on ${today}`),
        ...sources.map(({ ref, commit }) => `  ${(0,sanitize_text/* visible */.RK)(ref)}${commitOf(ref, commit)}`),
        ...(isUnder ? [styles.dim("  (org): set by the organisation's policy; the repository's can only narrow it")] : []),
        ...(faults.some(isLoosening)
            ? [styles.dim("  (limited): more than the organisation's policy allows; not all of it counts")]
            : []),
    ];
    return lines.map((line) => `${line}\n`).join("");
}
function isLoosening({ topic }) {
    return topic === "exceeds-organisation";
}
function markIn(faults, { source, span }) {
    const own = faults.filter(({ at }) => at.source.path === source.path && at.span.start < span.end && span.start < at.span.end);
    if (own.some(({ topic }) => topic === "expired"))
        return "(ended)";
    if (own.some(({ topic }) => topic === "too-long"))
        return "(too long)";
    return own.some(isLoosening) ? "(limited)" : undefined;
}
function faultsBlock(faults, { columns, styles }) {
    if (faults.length === 0)
        return "";
    const lines = faults.flatMap(({ message, at }) => (0,colors/* wrap */.L)(`${(0,sanitize_text/* visible */.RK)(placeOf({ at }))} ${(0,sanitize_text/* visible */.RK)(message)}`, columns - 4, sanitize_text/* widthOf */.qz).map((line, i) => `${i === 0 ? "  " : "    "}${line}\n`));
    return `\n${styles.yellow("problems of the policy")}\n${lines.join("")}`;
}
function commitOf(ref, commit) {
    const named = /@([0-9a-f]{7,})\b/.exec(ref)?.[1];
    return commit === null || (named !== undefined && commit.startsWith(named)) ? "" : ` of ${commit.slice(0, 12)}`;
}
function risingIn({ settings, today }) {
    const schedules = settings.filter(({ setting }) => setting.startsWith("rollout"));
    const isAhead = ({ setting, value }) => setting.endsWith("-from") && String(value) > today;
    return (rule) => {
        const own = schedules.filter(({ setting }) => setting.startsWith(`rollout.rules.${rule}.`));
        const general = schedules.filter(({ setting }) => !setting.startsWith("rollout.rules."));
        return (own.length > 0 ? own : general).some(isAhead);
    };
}
function settingsBlock(settings, context) {
    const { isUnder, isRising, markOf, columns, styles } = context;
    const isRule = ({ setting }) => setting.startsWith("rules.");
    const row = ({ setting, words, statements }) => {
        const name = setting.replace(/^rules\./, "");
        return {
            ...rowOf(name, statements, (value) => value.words, isUnder),
            words: rolledOut(words, statements[0]?.value.words, isRising(name.split("/")[0] ?? name)),
        };
    };
    const general = settings.filter((setting) => !isRule(setting));
    const marked = (setting) => {
        const [first] = setting.statements;
        const mark = first && markOf(first.at);
        const { place, ...rest } = row(setting);
        return { ...rest, place: mark === undefined || place === undefined ? place : `${place} ${mark}` };
    };
    return [
        alignedRows(general.map(marked), 2, columns, styles),
        `\n${styles.bold("rules")}\n`,
        alignedRows(settings.filter(isRule).map(row), 2, columns, styles),
    ].join("");
}
function rolledOut(now, decided, isRising) {
    if (decided === undefined || now === decided)
        return now;
    return isRising ? `${now}, then ${decided}` : `${now} instead of ${decided}`;
}
function profileBlock({ subject: { title, item }, account }, context) {
    const { columns, styles } = context;
    const name = (item.profile && (0,fact/* known */.eO)(item.profile.name)) ?? "no name";
    const heading = (0,colors/* wrap */.L)(`${(0,sanitize_text/* visible */.RK)(name)} (${title}) ${(0,sanitize_text/* visible */.RK)(item.files[0] ?? "")}`, columns, sanitize_text/* widthOf */.qz);
    return [
        ...heading.map((line) => `${styles.bold(line)}\n`),
        alignedRows([...powerRows(item, account), ...decisionRows(account, context)], 2, columns, styles),
        ...rulesBlock(account.rules, context),
    ].join("");
}
function fileBlock({ title, path, authority, found, account }, context) {
    const { columns, styles } = context;
    const isOfStarts = authority.length > 0 && authority.every(({ ofStart }) => ofStart);
    const heading = (0,colors/* wrap */.L)(`${isOfStarts ? "starts of" : "settings of"} ${title} in ${(0,sanitize_text/* visible */.RK)(path)}`, columns, sanitize_text/* widthOf */.qz);
    const can = (0,capability/* inOrder */.al)(authority.flatMap(({ may = [] }) => may));
    return [
        ...heading.map((line) => `${styles.bold(line)}\n`),
        alignedRows([...authority.map(authorityRow), ...canRows(can, account), ...decisionRows(account, context)], 2, columns, styles),
        ...rulesBlock(account.rules, context, found),
    ].join("");
}
function authorityRow(authority) {
    const { setting, because, at } = authority;
    return {
        name: (0,setting_groups/* kindOfSetting */.cg)({ may: [], ...authority }),
        words: `${(0,secrets/* redacted */.pc)(setting)} ${because}`,
        place: placeOf({ at }),
        more: [],
    };
}
function powerRows({ profile }, account) {
    return profile ? canRows((0,model_profile/* capabilitiesOf */.SF)(profile), account) : [];
}
function canRows(can, { allowance, ignored }) {
    const beyond = can.filter((capability) => !allowance.may.includes(capability));
    const own = { name: "can", words: listOrNothing(can), place: undefined, more: [] };
    return beyond.length === 0 || ignored
        ? [own]
        : [own, { name: "too much", words: `${listOrNothing(beyond)}, which no grant gives`, place: undefined, more: [] }];
}
function rulesBlock(rules, context, found = new Set()) {
    const { all, columns, styles } = context;
    const shown = all ? rules : rules.filter((rule) => found.has(nameOf(rule)) || !isPreset(rule, context));
    const presets = [...new Set(rules.flatMap(({ level }) => level.statements.map(({ at }) => at.source.path)))];
    const left = rules.length - shown.length;
    const rows = shown.flatMap((rule) => ruleRows(rule, context));
    const names = (0,sanitize_listed/* listed */.K)(presets.filter((path) => path.startsWith("preset:")));
    return [
        ...(rows.length > 0 ? ["  rules\n", alignedRows(rows, 4, columns, styles)] : []),
        ...(left > 0
            ? (0,colors/* wrap */.L)(`${rows.length > 0 ? `${left} other` : `all ${left}`} rules and kinds are as in ${names}; --all shows them`, columns - 2, sanitize_text/* widthOf */.qz).map((line) => `  ${styles.dim(line)}\n`)
            : []),
    ];
}
function isPreset({ rule, level, options }, { isRising }) {
    const statements = [...level.statements, ...Object.values(options).flatMap((option) => option.statements)];
    return (!isRising(rule) &&
        level.value === level.statements[0].value &&
        statements.every(({ at }) => at.source.path.startsWith("preset:")));
}
function decisionRows(account, { isUnder }) {
    const { allowance, ceiling, waivers, overrides, ignored } = account;
    return [
        { name: "may", words: listOrNothing(allowance.may), place: undefined, more: [] },
        rowOf("ceiling", ceiling.statements, listOrNothing, isUnder),
        ...several("grant", grantsOf(account, isUnder)),
        ...several("waiver", waivers.map(({ waiver, rank, why }) => ({
            words: `${waiver.rule}${ownerText(waiver)}${why === undefined ? "" : `; does not count: ${why}`}`,
            place: placeOf({ at: waiver.at, rank }, isUnder),
        }))),
        ...several("override", overrides.map((override) => ({ words: overrideText(override), place: placeOf(override, isUnder) }))),
        ...(ignored ? [{ name: "ignored", words: ignored.reason, place: placeOf(ignored), more: [] }] : []),
    ];
}
function grantsOf({ grants }, isUnder) {
    return grants.map(({ grant, rank, gives, why }) => {
        const given = gives.length > 0 ? listOrNothing(gives) : `nothing of ${listOrNothing(grant.may)}`;
        return {
            words: `${given}${ownerText(grant)}${why === undefined ? "" : `; ${why}`}`,
            place: placeOf({ at: grant.at, rank }, isUnder),
        };
    });
}
function several(name, entries) {
    return entries.length === 0
        ? [{ name: `${name}s`, words: "none", place: undefined, more: [] }]
        : entries.map((entry) => ({ name, ...entry, more: [] }));
}
function nameOf({ rule, kind }) {
    return kind === undefined ? rule : `${rule}/${kind}`;
}
function ruleRows(account, { isUnder, isRising }) {
    const { rule, level, options } = account;
    return [
        {
            ...rowOf(nameOf(account), level.statements, String, isUnder),
            words: rolledOut(level.value, level.statements[0].value, isRising(rule)),
        },
        ...Object.entries(options).map(([option, { value, statements }]) => ({
            ...rowOf(`${rule}.${option}`, statements, String, isUnder),
            words: String(value),
        })),
    ];
}

// EXTERNAL MODULE: ./build/bundle/src/generated/hosts.js
var generated_hosts = __webpack_require__(39824);
// EXTERNAL MODULE: ./build/bundle/src/cli/input.js + 5 modules
var cli_input = __webpack_require__(1953);
// EXTERNAL MODULE: ./build/bundle/src/repo/tree.js
var tree = __webpack_require__(72456);
;// CONCATENATED MODULE: ./build/bundle/src/cli/commands/policy.js













async function runPolicy(options, environment) {
    const places = Object.values(generated_hosts/* hosts */.S).flatMap((host) => host.patterns);
    const input = await (0,cli_input/* evaluationInput */.f)({ ...options, head: options.at, base: undefined, user: false, places }, environment);
    try {
        const today = options.today ?? environment.today;
        const governing = await (0,policy/* governingPolicy */.G2)(input, today);
        if ("kind" in governing)
            return (0,run/* refused */.J5)(governing, environment);
        const { decisions, notes } = governing;
        const accounts = await accountsOf(decisions, today);
        const named = options.for === undefined ? undefined : await namedFile(options.for, input, decisions, environment);
        const force = {
            today,
            sources: decisions.sources.map(({ ref, text, commit }) => ({
                ref,
                commit: ref.startsWith("preset:") ? null : (commit ?? input.policyCommit),
                sha256: (0,hash.sha256)(text),
            })),
            isUnder: decisions.policies.length > 1,
            settings: settingsInForce(decisions, accounts),
            faults: decisions.problems,
            profiles: named?.subjects.map((subject) => ({
                subject,
                account: accounts.profile({ host: subject.host, item: subject.item, path: subject.item.files[0] ?? "" }),
            })),
            files: named?.files.map((file) => ({ ...file, account: accounts.settings(file.host, file.path) })),
        };
        const screen = environment.screen();
        return {
            code: 0,
            texts: options.outputs.map(({ format, file }) => ({
                file,
                text: format === "json"
                    ? policyJson(force, hash.sha256)
                    : policyPretty(force, { ...screen, all: options.all, ...(file === undefined ? {} : { color: false }) }),
            })),
            notes: [...input.notes, ...notes],
        };
    }
    finally {
        await input.close();
    }
}
async function namedFile(path, { root, repo, commit, repositoryNames }, decisions, { directory }) {
    const inside = (0,native_path/* pathBelow */.Br)(root, (0,native_path/* absolutePath */.Hi)(directory, path));
    const file = commit !== undefined && (inside === undefined || !repo.entries.has(inside)) ? path : inside;
    if (file === undefined)
        throw new tree/* UserError */.yo(`\`${path}\` is outside ${root}`);
    const inspection = await (0,inspect/* inspect */.Nn)(repo, { decisions, repositoryNames: await repositoryNames() });
    const { subjects } = inspection;
    const found = subjects.filter(({ item }) => item.files.includes(file));
    if (found.length > 0)
        return { subjects: found, files: [] };
    const files = settingsIn(file, inspection);
    if (files.length > 0)
        return { subjects: [], files };
    throw new tree/* UserError */.yo(repo.entries.has(file)
        ? `no host reads \`${file}\` as a profile or as settings, and it starts no agent`
        : `there is no \`${file}\`${(0,spelling/* suggestion */.h)(file, subjects.flatMap(({ item }) => item.files))}`);
}
function settingsIn(path, { loads, findings }) {
    return loads.flatMap(({ host, title, edition, load }) => {
        const authority = load.layers.flatMap((layer) => layer.authority.filter(({ at }) => at.source.path === path));
        const own = findings.filter(({ host: by, item, at }) => by === host && item === null && at.source.path === path);
        if (authority.length + own.length === 0)
            return [];
        const found = new Set(own.map(({ rule, kind }) => (kind ? `${rule}/${kind}` : rule)));
        return [{ host, title, edition, path, authority: [...new Set(authority)], found }];
    });
}


/***/ }),

/***/ 3212:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   S1: () => (/* binding */ noticeDays),
/* harmony export */   gi: () => (/* binding */ expiryProblems),
/* harmony export */   uF: () => (/* binding */ isWaivable),
/* harmony export */   wA: () => (/* binding */ identityOfEntry)
/* harmony export */ });
/* harmony import */ var _days_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77034);
/* harmony import */ var _sanitize_counted_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(14135);
/* harmony import */ var _repo_many_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(46447);



const noticeDays = 14;
function expiryProblems({ grants, waivers }, today, longest, { isOrganisation = false } = {}) {
    const dated = [
        ...grants.map((entry) => ({ entry, what: "grant" })),
        ...waivers.map((entry) => ({ entry, what: "waiver" })),
    ];
    const ending = new Map();
    const faults = dated.flatMap(({ what, entry }) => {
        const { until, owner, at } = entry;
        if (until === undefined)
            return [];
        const problem = (topic, message) => [
            {
                topic: isOrganisation ? "expiring" : topic,
                message: `this ${what} (owner ${owner}) ${message}`,
                at,
                identity: identityOfEntry(entry),
            },
        ];
        const left = (0,_days_js__WEBPACK_IMPORTED_MODULE_0__/* .daysBetween */ .Y)(today, until);
        if (left < 0)
            return problem("expired", `ended on ${until} and no longer applies; renew it or remove it`);
        if (what === "waiver" && left > longest)
            return problem("too-long", `runs for ${left} days, until ${until}, and is ignored; the limit is ${(0,_sanitize_counted_js__WEBPACK_IMPORTED_MODULE_1__/* .counted */ .h)(longest, "day")}`);
        const key = JSON.stringify([owner, until]);
        if (left <= noticeDays)
            (0,_repo_many_js__WEBPACK_IMPORTED_MODULE_2__/* .addTo */ .DN)(ending, key, { what, entry });
        return [];
    });
    return [...faults, ...[...ending.values()].flatMap((entries) => endingProblem(entries, today))];
}
function endingProblem(entries, today) {
    const [first, ...others] = entries;
    if (!first)
        return [];
    const { at, owner, until = today } = first.entry;
    const left = (0,_days_js__WEBPACK_IMPORTED_MODULE_0__/* .daysBetween */ .Y)(today, until);
    const when = `${left === 0 ? "today" : `in ${(0,_sanitize_counted_js__WEBPACK_IMPORTED_MODULE_1__/* .counted */ .h)(left, "day")}`}, on ${until}`;
    if (others.length === 0)
        return [
            {
                topic: "expiring",
                message: `this ${first.what} (owner ${owner}) ends ${when}; renew it if it is still needed`,
                at,
                identity: identityOfEntry(first.entry),
            },
        ];
    const counts = ["grant", "waiver"].flatMap((what) => {
        const count = entries.filter((entry) => entry.what === what).length;
        return count === 0 ? [] : [(0,_sanitize_counted_js__WEBPACK_IMPORTED_MODULE_1__/* .counted */ .h)(count, what)];
    });
    return [
        {
            topic: "expiring",
            message: `${counts.join(" and ")} of ${owner} end ${when}; renew those that are still needed`,
            at,
            identity: JSON.stringify(entries.map(({ entry }) => identityOfEntry(entry))),
            related: others.map(({ what, entry }) => ({ message: `this ${what} ends too`, at: entry.at })),
        },
    ];
}
function identityOfEntry(entry) {
    const { profiles, paths, hosts, settings = [], skills = [], owner, until } = entry;
    const besides = settings.length + skills.length > 0 ? [settings, skills] : [];
    return JSON.stringify(["rule" in entry ? entry.rule : entry.may, profiles, paths, hosts, owner, until, ...besides]);
}
function isWaivable(rules, rule) {
    return rules.includes(rule) || rules.includes(rule.split("/")[0] ?? rule);
}


/***/ }),

/***/ 77034:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   P: () => (/* binding */ dayAfter),
/* harmony export */   Y: () => (/* binding */ daysBetween)
/* harmony export */ });
function daysBetween(from, to) {
    return Math.round((Date.parse(`${to}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / 86_400_000);
}
function dayAfter(day, days) {
    return new Date(Date.parse(`${day}T00:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10);
}


/***/ }),

/***/ 19696:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   EA: () => (/* binding */ waiverDays),
/* harmony export */   Y: () => (/* binding */ ruleOf),
/* harmony export */   YH: () => (/* binding */ questionOf),
/* harmony export */   dp: () => (/* binding */ profileOf),
/* harmony export */   du: () => (/* binding */ viewOf),
/* harmony export */   rU: () => (/* binding */ matchesFinding)
/* harmony export */ });
/* harmony import */ var _generated_catalogue_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5);
/* harmony import */ var _model_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(53861);
/* harmony import */ var _model_rule_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(78301);
/* harmony import */ var _days_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(77034);
/* harmony import */ var _levels_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(70778);





const waiverDays = { required: 180, recommended: 180, strict: 90 };
function viewOf(policy, today, selects, longest = waiverDays[policy.preset]) {
    const origin = { policy, presetAt: (0,_model_js__WEBPACK_IMPORTED_MODULE_1__/* .presetPlace */ .zp)(policy.preset) };
    const matching = (profile) => (override) => profile !== undefined && selects(override, profile);
    const decided = ({ profile, ...question }) => firstStatement(levelStatements(origin, matching(profile), question));
    return {
        policy,
        decided,
        level: (question, day) => (0,_levels_js__WEBPACK_IMPORTED_MODULE_2__/* .cappedByStage */ .rX)(decided(question).value, (0,_levels_js__WEBPACK_IMPORTED_MODULE_2__/* .stageOf */ .gV)(policy.rollout, question.rule, day)),
        option: (id, name, profile) => firstStatement(optionStatements(origin, matching(profile), id, name)),
        ceiling: (profile) => ({
            value: firstStatement(ceilingStatements(origin, matching(profile))),
            stated: statesCeiling(policy, matching(profile)),
        }),
        decidedIn: (matches, rule, kind, cap) => firstStatement(levelStatements(origin, matches, { rule, kind, cap })),
        optionIn: (matches, id, name) => firstStatement(optionStatements(origin, matches, id, name)),
        ceilingIn: (matches) => firstStatement(ceilingStatements(origin, matches)),
        statements: {
            level: (rule, kind, profile) => levelStatements(origin, matching(profile), { rule, kind }),
            option: (id, name, profile) => optionStatements(origin, matching(profile), id, name),
            ceiling: (profile) => ceilingStatements(origin, matching(profile)),
        },
        overrides: (profile) => policy.overrides.filter((override) => selects(override, profile)),
        grants(profile) {
            const grants = policy.grants.filter((grant) => selects(grant, profile));
            return {
                current: grants.filter(({ until }) => until === undefined || until >= today),
                ended: grants.filter(({ until }) => until !== undefined && until < today),
            };
        },
        waiver: (finding, profile, isAllowed = () => true) => policy.waivers.find((waiver) => matchesFinding(waiver, finding) &&
            selects(waiver, profile) &&
            waiver.until >= today &&
            (0,_days_js__WEBPACK_IMPORTED_MODULE_3__/* .daysBetween */ .Y)(today, waiver.until) <= longest &&
            isAllowed(waiver)),
    };
}
function* statementsIn(policy, matches, settingOf) {
    for (let i = policy.overrides.length - 1; i >= 0; i--) {
        const override = policy.overrides[i];
        const stated = override && settingOf(override);
        if (override && stated && matches(override))
            yield stated;
    }
    const general = settingOf(policy);
    if (!general)
        return;
    yield general;
    yield* general.over ?? [];
}
function* levelStatements({ policy, presetAt }, matches, { rule: id, kind, cap, isCeilingStated, }) {
    if (kind !== undefined)
        yield* statementsIn(policy, matches, ({ rules: settings }) => settings[`${id}/${kind}`]?.level);
    const rule = ruleOf(id);
    const { kindLevels, ruleLevels } = presetLevels(rule, kind, () => isCeilingStated ?? statesCeiling(policy, matches));
    const value = levelIn(policy.preset, rule, kind, kindLevels ?? ruleLevels, cap);
    if (!kindLevels || value !== "off")
        yield* statementsIn(policy, matches, ({ rules: settings }) => settings[id]?.level);
    yield { value, at: presetAt };
}
function presetLevels(rule, kind, isStated) {
    const { levels, kinds = {}, levelsUnstated = levels, kindsUnstated = {} } = rule ?? {};
    const isUnstated = (rule?.levelsUnstated ?? rule?.kindsUnstated) !== undefined && !isStated();
    const ofKinds = isUnstated ? { ...kinds, ...kindsUnstated } : kinds;
    return {
        kindLevels: kind === undefined ? undefined : ofKinds[kind],
        ruleLevels: isUnstated ? levelsUnstated : levels,
    };
}
function levelIn(preset, rule, kind, levels, cap) {
    const level = levels?.[(0,_model_rule_js__WEBPACK_IMPORTED_MODULE_4__/* .baseOf */ .bx)(preset)] ?? "error";
    const isMilder = preset === "required" && level === "error" && rule && (0,_model_rule_js__WEBPACK_IMPORTED_MODULE_4__/* .classOf */ .Kl)(rule, kind) === "correctness";
    const own = isMilder ? "warning" : level;
    if (cap === undefined)
        return own;
    const most = capLevels[cap][(0,_model_rule_js__WEBPACK_IMPORTED_MODULE_4__/* .baseOf */ .bx)(preset)];
    return (0,_levels_js__WEBPACK_IMPORTED_MODULE_2__/* .isLaxerLevel */ .bP)(most, own) ? most : own;
}
const capLevels = {
    reader: { recommended: "note", strict: "warning" },
    assumed: { recommended: "warning", strict: "error" },
};
function* optionStatements({ policy, presetAt }, matches, id, name) {
    yield* statementsIn(policy, matches, ({ rules: settings }) => settings[id]?.options[name]);
    yield { value: ruleOf(id)?.options?.[name]?.presets[(0,_model_rule_js__WEBPACK_IMPORTED_MODULE_4__/* .baseOf */ .bx)(policy.preset)] ?? 0, at: presetAt };
}
function* ceilingStatements({ policy, presetAt }, matches) {
    yield* statementsIn(policy, matches, ({ ceiling }) => ceiling);
    yield { value: _model_rule_js__WEBPACK_IMPORTED_MODULE_4__/* .presetCeiling */ .bD, at: presetAt };
}
function statesCeiling(policy, matches) {
    return !statementsIn(policy, matches, ({ ceiling }) => ceiling).next().done;
}
function firstStatement(statements) {
    for (const statement of statements)
        return statement;
    throw new Error("nothing was said");
}
function matchesFinding({ rule }, finding) {
    return rule === finding.rule || rule === `${finding.rule}/${finding.kind}`;
}
function questionOf(finding) {
    const { rule, kind, cap } = finding;
    return { rule, kind, cap, profile: profileOf(finding) };
}
function profileOf({ host, item, at }) {
    return { host, item, path: item?.files[0] ?? at.source.path };
}
function ruleOf(id) {
    return Object.hasOwn(_generated_catalogue_js__WEBPACK_IMPORTED_MODULE_0__/* .rules */ .a, id) ? _generated_catalogue_js__WEBPACK_IMPORTED_MODULE_0__/* .rules */ .a[id] : undefined;
}


/***/ }),

/***/ 92374:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   H$: () => (/* binding */ uniteHosts),
/* harmony export */   QL: () => (/* binding */ decideHosts),
/* harmony export */   fx: () => (/* binding */ usualEdition)
/* harmony export */ });
/* harmony import */ var _generated_hosts_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(39824);
/* harmony import */ var _model_host_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3641);


function decideHosts(own, organisation = own) {
    return decideForEach(own, organisation, (id) => {
        const usual = usualEdition(organisation, id);
        return {
            ...uniteDirectories([], organisation[id]?.dirs ?? [], own[id]?.dirs ?? []),
            editions: [...new Set([usual, own[id]?.edition?.value ?? usual])],
        };
    });
}
function usualEdition(organisation, id) {
    return organisation[id]?.edition?.value ?? defaultOf(id);
}
function uniteHosts(first, second) {
    return decideForEach(first, second, (id) => {
        const [a, b] = [first[id], second[id]];
        const usual = [defaultOf(id)];
        return {
            ...uniteDirectories([...(a?.fewerDirs ?? []), ...(b?.fewerDirs ?? []), b?.dirs ?? []], a?.dirs ?? [], b?.dirs ?? []),
            editions: [...new Set([...(b?.editions ?? usual), ...(a?.editions ?? usual)])],
        };
    });
}
function uniteDirectories(fewer, first, second) {
    const dirs = distinctBy([...first, ...second], ({ value }) => value);
    const lists = [...fewer, first].filter((list) => new Set(list.map(({ value }) => value)).size < dirs.length);
    return { dirs, fewerDirs: distinctBy(lists, (list) => JSON.stringify(list.map(({ value }) => value).sort())) };
}
function decideForEach(first, second, decide) {
    const ids = new Set([...Object.keys(second), ...Object.keys(first)]);
    return Object.fromEntries([...ids].map((id) => [id, decide(id)]));
}
function defaultOf(id) {
    return (0,_model_host_js__WEBPACK_IMPORTED_MODULE_1__/* .defaultEditionOf */ .F0)(_generated_hosts_js__WEBPACK_IMPORTED_MODULE_0__/* .hosts */ .S[id] ?? { editions: [""] });
}
function distinctBy(values, keyOf) {
    return [...new Map(values.toReversed().map((value) => [keyOf(value), value])).values()].toReversed();
}


/***/ }),

/***/ 70778:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   D1: () => (/* binding */ rolloutDays),
/* harmony export */   U_: () => (/* binding */ scheduledStage),
/* harmony export */   bP: () => (/* binding */ isLaxerLevel),
/* harmony export */   gV: () => (/* binding */ stageOf),
/* harmony export */   rX: () => (/* binding */ cappedByStage),
/* harmony export */   zG: () => (/* binding */ stricterLevel)
/* harmony export */ });
/* unused harmony export levelOrder */
/* harmony import */ var _model_finding_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(10290);

const levelOrder = ["off", ..._model_finding_js__WEBPACK_IMPORTED_MODULE_0__/* .severities */ .gO];
function stricterLevel(a, b) {
    return levelOrder.indexOf(a) >= levelOrder.indexOf(b) ? a : b;
}
function isLaxerLevel(a, b) {
    return levelOrder.indexOf(a) < levelOrder.indexOf(b);
}
function cappedByStage(level, stage) {
    const limit = stage === "observe" ? "note" : stage === "warn" ? "warning" : "error";
    return isLaxerLevel(limit, level) ? limit : level;
}
function stageOf(rollout, rule, day) {
    return scheduledStage(rollout, rule, day) ?? "enforce";
}
function scheduledStage(rollout, rule, day) {
    return rollout && (stageIn(rollout.rules[rule], day) ?? stageIn(rollout, day));
}
function rolloutDays(...rollouts) {
    return rollouts
        .flatMap((rollout) => (rollout ? [rollout, ...Object.values(rollout.rules)] : []))
        .flatMap(({ warnFrom, enforceFrom }) => [warnFrom?.value, enforceFrom?.value])
        .filter((day) => day !== undefined);
}
function stageIn(schedule, day) {
    if (!schedule)
        return undefined;
    if (schedule.enforceFrom && schedule.enforceFrom.value <= day)
        return "enforce";
    if (schedule.warnFrom && schedule.warnFrom.value <= day)
        return "warn";
    if (schedule.stage)
        return schedule.stage.value;
    return (schedule.enforceFrom ?? schedule.warnFrom) ? "observe" : undefined;
}


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

/***/ 66741:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A5: () => (/* binding */ optionsFor),
/* harmony export */   Qd: () => (/* binding */ waiverFor),
/* harmony export */   _E: () => (/* binding */ statesPreset),
/* harmony export */   k2: () => (/* binding */ dependsOnPower),
/* harmony export */   uU: () => (/* binding */ levelOn)
/* harmony export */ });
/* harmony import */ var _model_capability_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(95885);
/* harmony import */ var _model_profile_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(64682);
/* harmony import */ var _model_rule_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(78301);
/* harmony import */ var _model_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(53861);
/* harmony import */ var _dates_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(3212);
/* harmony import */ var _days_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(77034);
/* harmony import */ var _effective_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(19696);
/* harmony import */ var _levels_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(70778);








function levelOn(stack, day, question) {
    const { repository, organisation } = stack;
    if (!organisation)
        return repository.level(question, day);
    const limit = organisation.level(question, day);
    const { rollout } = repository.policy;
    const decided = repository.decided(question);
    if (!isSilent(repository.policy, decided))
        return (0,_levels_js__WEBPACK_IMPORTED_MODULE_4__/* .stricterLevel */ .zG)(limit, (0,_levels_js__WEBPACK_IMPORTED_MODULE_4__/* .cappedByStage */ .rX)(decided.value, (0,_levels_js__WEBPACK_IMPORTED_MODULE_4__/* .stageOf */ .gV)(rollout, question.rule, day)));
    if (failsOwnCeiling(repository, question))
        return (0,_levels_js__WEBPACK_IMPORTED_MODULE_4__/* .stricterLevel */ .zG)(limit, (0,_levels_js__WEBPACK_IMPORTED_MODULE_4__/* .cappedByStage */ .rX)(statedLevel(organisation, question), (0,_levels_js__WEBPACK_IMPORTED_MODULE_4__/* .stageOf */ .gV)(rollout, question.rule, day)));
    const stage = (0,_levels_js__WEBPACK_IMPORTED_MODULE_4__/* .scheduledStage */ .U_)(rollout, question.rule, day);
    return stage ? (0,_levels_js__WEBPACK_IMPORTED_MODULE_4__/* .stricterLevel */ .zG)(limit, (0,_levels_js__WEBPACK_IMPORTED_MODULE_4__/* .cappedByStage */ .rX)(organisation.decided(question).value, stage)) : limit;
}
function dependsOnPower({ repository, organisation }, rule) {
    return organisation !== undefined && repository.policy.ceiling !== undefined && isAboutCeiling(rule);
}
function optionsFor({ repository, organisation }, rule, profile) {
    return Object.fromEntries(Object.entries((0,_effective_js__WEBPACK_IMPORTED_MODULE_3__/* .ruleOf */ .Y)(rule)?.options ?? {}).map(([name, { tightens }]) => {
        const option = repository.option(rule, name, profile);
        if (!organisation)
            return [name, option.value];
        const limit = organisation.option(rule, name, profile).value;
        if (isSilent(repository.policy, option))
            return [name, limit];
        return [name, tightens === "up" ? Math.max(limit, option.value) : Math.min(limit, option.value)];
    }));
}
function waiverFor({ repository, organisation, today }, finding) {
    const profile = (0,_effective_js__WEBPACK_IMPORTED_MODULE_3__/* .profileOf */ .dp)(finding);
    if (!organisation)
        return repository.waiver(finding, profile);
    const { waivable } = organisation.policy;
    const isAllowed = ({ rule, until }) => waivable !== undefined && (0,_dates_js__WEBPACK_IMPORTED_MODULE_5__/* .isWaivable */ .uF)(waivable.rules, rule) && (0,_days_js__WEBPACK_IMPORTED_MODULE_6__/* .daysBetween */ .Y)(today, until) <= waivable.maxDays;
    return organisation.waiver(finding, profile) ?? repository.waiver(finding, profile, isAllowed);
}
function isSilent(policy, { at }) {
    return isOfPreset(policy, at) && !statesPreset(policy);
}
function statesPreset({ preset, presetAt }) {
    return presetAt !== undefined && _model_rule_js__WEBPACK_IMPORTED_MODULE_7__/* .presets */ .v4.indexOf(preset) > _model_rule_js__WEBPACK_IMPORTED_MODULE_7__/* .presets */ .v4.indexOf(_model_rule_js__WEBPACK_IMPORTED_MODULE_7__/* .defaultPreset */ .FS);
}
function isOfPreset({ preset }, at) {
    return at.source.path === (0,_model_js__WEBPACK_IMPORTED_MODULE_2__/* .presetPlace */ .zp)(preset).source.path;
}
function isAboutCeiling(rule) {
    const { levelsUnstated, kindsUnstated } = (0,_effective_js__WEBPACK_IMPORTED_MODULE_3__/* .ruleOf */ .Y)(rule) ?? {};
    return (levelsUnstated ?? kindsUnstated) !== undefined;
}
function failsOwnCeiling(repository, { rule, kind, profile }) {
    if (!isAboutCeiling(rule))
        return false;
    const { stated, value } = repository.ceiling(profile);
    if (!stated)
        return false;
    const own = profile ? repository.grants(profile).current.flatMap(({ may }) => may) : [];
    const may = new Set([...value.value, ...own]);
    const known = kind === undefined && profile?.item?.profile ? (0,_model_profile_js__WEBPACK_IMPORTED_MODULE_1__/* .capabilitiesOf */ .SF)(profile.item.profile) : _model_capability_js__WEBPACK_IMPORTED_MODULE_0__/* .capabilities */ .R7;
    const does = known.includes("delegate") ? _model_capability_js__WEBPACK_IMPORTED_MODULE_0__/* .capabilities */ .R7 : known;
    return does.some((capability) => !may.has(capability));
}
function statedLevel(organisation, question) {
    return organisation.decided({ ...question, isCeilingStated: true }).value;
}


/***/ }),

/***/ 78302:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Gk: () => (/* binding */ kindWords),
/* harmony export */   L1: () => (/* binding */ groupSettings),
/* harmony export */   Q$: () => (/* binding */ shownValues),
/* harmony export */   U2: () => (/* binding */ settingKinds),
/* harmony export */   cg: () => (/* binding */ kindOfSetting)
/* harmony export */ });
/* harmony import */ var _repo_many_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(46447);

function groupSettings(settings) {
    const files = new Map();
    for (const one of settings) {
        const { host, path, setting, effect, because } = one;
        const key = JSON.stringify([host, path]);
        const file = files.get(key) ?? { host, path, groups: new Map() };
        files.set(key, file);
        const name = JSON.stringify([setting, effect, because]);
        (0,_repo_many_js__WEBPACK_IMPORTED_MODULE_0__/* .addTo */ .DN)(file.groups, name, one);
    }
    return [...files.values()].map(({ host, path, groups }) => ({ host, path, groups: [...groups.values()] }));
}
function shownValues(before, after, isSame, shown) {
    if (before === null)
        return shown(after ?? "");
    if (after === null)
        return `${shown(before)} → none`;
    if (before !== after)
        return `${shown(before)} → ${shown(after)}`;
    return isSame ? shown(after) : `${shown(after)} (changed)`;
}
function kindWords(setting) {
    const kind = kindOfSetting(setting);
    return kind === "starts code" && setting.because.startsWith("would ") ? "would start code" : kind;
}
const settingKinds = [
    "asks nobody",
    "asks less",
    "starts code",
    "connects a server",
    "leads elsewhere",
    "allows more",
    "has no effect here",
    "allows less",
];
function kindOfSetting({ effect, may }) {
    if (effect === "bypasses")
        return "asks nobody";
    if (effect === "auto-approves")
        return "asks less";
    if (effect === "unhonoured")
        return "has no effect here";
    if (effect === "narrows")
        return "allows less";
    if (may.includes("execute"))
        return "starts code";
    if (may.includes("external"))
        return "connects a server";
    return may.includes("network") ? "leads elsewhere" : "allows more";
}


/***/ }),

/***/ 34947:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   G: () => (/* binding */ writeJson),
/* harmony export */   c: () => (/* binding */ writeJsonLine)
/* harmony export */ });
/* harmony import */ var _text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(32426);

function writeJson(value) {
    return `${write(value, "")}\n`;
}
function writeJsonLine(value) {
    return `${compact(value)}\n`;
}
function compact(value) {
    if (typeof value === "bigint")
        return value.toString();
    if (Object.is(value, -0))
        return "-0";
    if (typeof value === "string")
        return quoted(value);
    if (value === null || typeof value !== "object")
        return JSON.stringify(value) ?? "null";
    if (Array.isArray(value))
        return `[${value.map((item) => compact(item)).join(",")}]`;
    const members = Object.entries(value).flatMap(([key, item]) => item === undefined ? [] : [`${quoted(key)}:${compact(item)}`]);
    return `{${members.join(",")}}`;
}
function write(value, margin) {
    if (typeof value === "bigint")
        return value.toString();
    if (Object.is(value, -0))
        return "-0";
    if (typeof value === "string")
        return quoted(value);
    if (value === null || typeof value !== "object")
        return JSON.stringify(value) ?? "null";
    const deeper = `${margin}  `;
    const array = Array.isArray(value);
    const parts = array
        ? value.map((item) => write(item, deeper))
        : Object.entries(value).flatMap(([key, item]) => item === undefined ? [] : [`${quoted(key)}: ${write(item, deeper)}`]);
    const [open, close] = array ? ["[", "]"] : ["{", "}"];
    return parts.length === 0 ? open + close : `${open}\n${deeper}${parts.join(`,\n${deeper}`)}\n${margin}${close}`;
}
function quoted(text) {
    const json = JSON.stringify(text);
    return /[^\x20-\x7e]|##\[/.test(json) ? (0,_text_js__WEBPACK_IMPORTED_MODULE_0__/* .inertJson */ .nl)(json) : json;
}


/***/ })

};
;