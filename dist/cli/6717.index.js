"use strict";
exports.id = 6717;
exports.ids = [6717];
exports.modules = {

/***/ 6717:
/***/ (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  runPolicy: () => (/* binding */ runPolicy)
});

// EXTERNAL MODULE: ./build/bundle/src/cli/run.js
var run = __webpack_require__(22197);
// EXTERNAL MODULE: ./build/bundle/src/platform/hash.js
var hash = __webpack_require__(81957);
// EXTERNAL MODULE: ./build/bundle/src/platform/native-path.js
var native_path = __webpack_require__(9144);
// EXTERNAL MODULE: ./build/bundle/src/cli/policy.js + 3 modules
var policy = __webpack_require__(3082);
// EXTERNAL MODULE: ./build/bundle/src/inspect/index.js + 12 modules
var inspect = __webpack_require__(67141);
// EXTERNAL MODULE: ./build/bundle/src/repo/spelling.js
var spelling = __webpack_require__(26782);
// EXTERNAL MODULE: ./build/bundle/src/generated/catalogue.js + 30 modules
var catalogue = __webpack_require__(95149);
// EXTERNAL MODULE: ./build/bundle/src/policy/decide/days.js
var decide_days = __webpack_require__(77034);
// EXTERNAL MODULE: ./build/bundle/src/policy/decide/levels.js
var levels = __webpack_require__(70778);
// EXTERNAL MODULE: ./build/bundle/src/policy/decide/selector.js
var selector = __webpack_require__(60364);
// EXTERNAL MODULE: ./build/bundle/src/policy/decide/effective.js
var effective = __webpack_require__(19696);
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
        profile: (profile) => profileAccount(context, views, profile),
    };
}
function profileAccount(context, views, profile) {
    const { decisions, selects } = context;
    const allowance = decisions.allowance(profile.host, profile.item);
    return {
        allowance,
        ceiling: ceilingFor(context, profile),
        grants: views.flatMap((view) => grantAccounts(view, rankOf(context, view), allowance, profile)),
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
    const isNamed = organisations.length === 0 || repository.policy.presetAt !== undefined;
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
    const atStage = (view, level) => (0,levels/* capped */.uo)(level, (0,levels/* stageOf */.gV)(view?.policy.rollout, rule, today));
    const level = rulingOn(context, decisions.levelOf(rule, kind, profile), ({ statements }) => statements.level(rule, kind, profile), (own, limit) => {
        const [cappedLimit, cappedOwn] = [atStage(organisation, limit), atStage(repository, own)];
        return (0,levels/* isLaxer */.Vi)(cappedLimit, cappedOwn) || (cappedLimit === cappedOwn && (0,levels/* isLaxer */.Vi)(limit, own));
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
            return `it runs for more than ${waivable.maxDays} days, the organisation's limit`;
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
        ...each(({ preset, presetAt }) => [
            presetAt && entry("extends", `preset:${preset}`, { value: preset, at: presetAt }),
        ]),
        ...each(({ organisation: named }) => [
            named &&
                entry("organisation", (0,reference.referenceText)(named.reference), { value: (0,reference/* pinnedText */.Wm)(named.reference), at: named.at }),
        ]),
        ruled("ceiling", accounts.ceiling, listOrNothing),
        ...each(({ grants }) => grants.map((grant, i) => entry(`grants.${i}`, `${listOrNothing(grant.may)} for ${selected(grant)}${ownerText(grant)}`, {
            value: withoutPlace(grant),
            at: grant.at,
        }))),
        ...accounts.rules.flatMap(({ rule, kind, level, options }) => [
            ruled(`rules.${rule}${kind === undefined ? "" : `/${kind}`}`, level, String),
            ...Object.entries(options).map(([name, option]) => ruled(`rules.${rule}.${name}`, option, String)),
        ]),
        ...each(({ overrides }) => overrides.map((override, i) => entry(`overrides.${i}`, overrideText(override), {
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
        }))),
        ...each((policy) => Object.entries(policy.hosts).flatMap(([id, { dirs, edition }]) => [
            ...dirs.map((dir, i) => entry(`hosts.${id}.dirs.${i}`, dir.value || ".", dir)),
            edition && entry(`hosts.${id}.edition`, editionText(id, edition.value, policy, organisation), edition),
        ])),
        ...each(({ servers, models }) => [...listed("servers", servers), ...listed("models", models)]),
        ...each(({ ignore }) => ignore.map(({ paths, reason, at }, i) => entry(`ignore.${i}`, `${paths.join(", ")}: ${reason}`, { value: { paths, reason }, at }))),
        ...each(({ waivers }) => waivers.map((waiver, i) => entry(`waivers.${i}`, `${waiver.rule} for ${selected(waiver)}${ownerText(waiver)}`, {
            value: withoutPlace(waiver),
            at: waiver.at,
        }))),
        ...each(({ grantable }) => [
            grantable &&
                entry("grantable", `${listOrNothing(grantable.may)} for ${selected(grantable)}`, {
                    value: withoutPlace(grantable),
                    at: grantable.at,
                }),
        ]),
        ...each(({ waivable }) => [
            waivable &&
                entry("waivable", `${waivable.rules.join(", ")} for ${waivable.maxDays} days at most`, {
                    value: withoutPlace(waivable),
                    at: waivable.at,
                }),
        ]),
        ...each(({ baseline }) => [baseline && entry("baseline", baseline.value, baseline)]),
        ...each(({ rollout }) => schedulesOf(rollout)),
        ...each(({ approvals }) => ["widening", "policy"].map((kind) => approvals[kind] &&
            entry(`approvals.${kind}`, `${approvals[kind].count} of ${approvals[kind].by.join(", ")}`, {
                value: { by: approvals[kind].by, count: approvals[kind].count },
                at: approvals[kind].at,
            }))),
    ];
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
function ruled(setting, { value, statements }, words) {
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
function selected({ profiles, paths, hosts }) {
    const parts = [
        ...(profiles.length > 0 ? [profiles.join(", ")] : []),
        ...(paths.length > 0 ? [`in ${paths.join(", ")}`] : []),
        ...(hosts.length > 0 ? [`of ${hosts.join(", ")}`] : []),
    ];
    return profiles.length > 0 ? parts.join(" ") : ["all profiles", ...parts].join(" ");
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
// EXTERNAL MODULE: ./build/bundle/src/repo/text.js
var repo_text = __webpack_require__(64951);
;// CONCATENATED MODULE: ./build/bundle/src/reports/policy/json.js



function policyJson({ today, sources, settings, faults, profiles }) {
    return (0,json/* writeJson */.G)({
        version: 1,
        today,
        sources: sources.map(({ ref, commit, sha256 }) => ({ ref, commit, sha256 })),
        settings: settings.map(({ setting, value, statements }) => ({
            setting,
            value,
            said: statements.map((a) => saidOf({ ...a, value: a.value.value })),
        })),
        faults: faults.map(({ message, at }) => ({ message, ...pointOf(at) })),
        profiles: profiles
            ? profiles.map(({ subject: { host, edition, item }, account }) => ({
                host,
                edition,
                path: item.files[0] ?? null,
                name: (item.profile && (0,fact/* known */.eO)(item.profile.name)) ?? null,
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
                    said: level.statements.map(saidOf),
                    options: Object.fromEntries(Object.entries(options).map(([name, option]) => [name, rulingOf(option)])),
                })),
            }))
            : null,
    });
}
function rulingOf({ value, statements }) {
    return { value, said: statements.map(saidOf) };
}
function saidOf({ value, at, rank }) {
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

// EXTERNAL MODULE: ./build/bundle/src/sanitize/colors.js
var colors = __webpack_require__(86605);
// EXTERNAL MODULE: ./build/bundle/src/sanitize/text.js
var sanitize_text = __webpack_require__(32426);
;// CONCATENATED MODULE: ./build/bundle/src/reports/policy/rows.js



function placeOf({ at, rank }, isUnder) {
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
        more: rest.map((a) => ({ words: `over ${words(a.value)}`, place: placeOf(a, isUnder) })),
    };
}
function lines(rows, indent, columns, { dim }) {
    const names = Math.min(Math.max(0, ...rows.map(({ name }) => (0,sanitize_text/* widthOf */.qz)((0,sanitize_text/* visible */.RK)(name)))), Math.max(12, columns >> 1));
    const margin = indent + names + 2;
    const middle = Math.min(Math.max(0, ...rows
        .flatMap(({ words, more }) => [words, ...more.map((a) => a.words)])
        .map((words) => (0,sanitize_text/* widthOf */.qz)((0,sanitize_text/* visible */.RK)(words)))
        .filter((width) => width <= columns / 3.6)), columns);
    const put = (lead, text, place, isDim) => {
        const [words, where] = [(0,sanitize_text/* visible */.RK)(text), place === undefined ? "" : (0,sanitize_text/* visible */.RK)(place)];
        const paint = isDim ? dim : (part) => part;
        const gap = Math.min(Math.max(0, middle - (0,sanitize_text/* widthOf */.qz)(words)) + 2, columns - margin - (0,sanitize_text/* widthOf */.qz)(words) - (0,sanitize_text/* widthOf */.qz)(where));
        if (gap >= 2)
            return `${lead}${paint(words)}${where ? `${" ".repeat(gap)}${dim(where)}` : ""}`.trimEnd() + "\n";
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
        return (put(lead, words, place, false) +
            more.map((item) => put(" ".repeat(margin), item.words, item.place, true)).join(""));
    })
        .join("");
}

;// CONCATENATED MODULE: ./build/bundle/src/reports/policy/pretty.js





function policyPretty(force, { color, columns }) {
    const styles = (0,colors/* stylesFor */.K)(color);
    const { today, sources, isUnder, settings, faults, profiles } = force;
    const head = `${styles.bold(`policy on ${today}`)}\n${sources.map(({ ref, commit }) => `  ${(0,sanitize_text/* visible */.RK)(ref)}${commit === null ? "" : ` of ${commit.slice(0, 12)}`}\n`).join("")}${isUnder ? styles.dim("  (org): the organisation's word, which the repository's may only narrow\n") : ""}\n`;
    const goesOn = risingIn(force);
    const body = profiles
        ? profiles.map((a) => profileBlock(a, { isUnder, goesOn }, columns, styles)).join("\n")
        : settingsBlock(settings, { isUnder, goesOn }, columns, styles);
    const text = faults.flatMap(({ message, at }) => (0,colors/* wrap */.L)(`${(0,sanitize_text/* visible */.RK)(placeOf({ at }, false))} ${(0,sanitize_text/* visible */.RK)(message)}`, columns - 4, sanitize_text/* widthOf */.qz).map((line, i) => `${i === 0 ? "  " : "    "}${line}\n`));
    return `${head}${body}${text.length > 0 ? `\n${styles.yellow("what the policy has to answer for")}\n${text.join("")}` : ""}`;
}
function risingIn({ settings, today }) {
    const schedules = settings.filter(({ setting }) => setting.startsWith("rollout"));
    const isAhead = ({ setting, value }) => setting.endsWith("-from") && String(value) > today;
    return (rule) => {
        const own = schedules.filter(({ setting }) => setting.startsWith(`rollout.rules.${rule}.`));
        return (own.length > 0 ? own : schedules.filter(({ setting }) => !setting.startsWith("rollout.rules."))).some(isAhead);
    };
}
function settingsBlock(settings, { isUnder, goesOn }, columns, styles) {
    const isRule = ({ setting }) => setting.startsWith("rules.");
    const row = ({ setting, words, statements }) => {
        const name = setting.replace(/^rules\./, "");
        return {
            ...rowOf(name, statements, (value) => value.words, isUnder),
            ...rolledOut(words, statements[0]?.value.words, goesOn(name.split("/")[0] ?? name)),
        };
    };
    const [general, rules] = [settings.filter((setting) => !isRule(setting)), settings.filter(isRule)];
    return `${lines(general.map(row), 2, columns, styles)}\n${styles.bold("rules")}\n${lines(rules.map(row), 2, columns, styles)}`;
}
function rolledOut(now, decided, goesOn) {
    return {
        words: decided === undefined || now === decided
            ? now
            : goesOn
                ? `${now}, then ${decided}`
                : `${now} instead of ${decided}`,
    };
}
function profileBlock({ subject: { title, item }, account }, { isUnder, goesOn }, columns, styles) {
    const name = (item.profile && (0,fact/* known */.eO)(item.profile.name)) ?? "no name";
    const { allowance } = account;
    const rows = [
        { name: "may", words: listOrNothing(allowance.may), place: undefined, more: [] },
        rowOf("ceiling", account.ceiling.statements, listOrNothing, isUnder),
        ...several("grant", grantsOf(account, isUnder)),
        ...several("waiver", account.waivers.map(({ waiver, rank, why }) => ({
            words: `${waiver.rule}${ownerText(waiver)}${why === undefined ? "" : `; does not count: ${why}`}`,
            place: placeOf({ at: waiver.at, rank }, isUnder),
        }))),
        ...several("override", account.overrides.map((override) => ({ words: overrideText(override), place: placeOf(override, isUnder) }))),
        ...(account.ignored
            ? [{ name: "ignored", words: account.ignored.reason, place: placeOf(account.ignored, false), more: [] }]
            : []),
    ];
    const heading = (0,colors/* wrap */.L)(`${(0,sanitize_text/* visible */.RK)(name)} (${title}) ${(0,sanitize_text/* visible */.RK)(item.files[0] ?? "")}`, columns, sanitize_text/* widthOf */.qz)
        .map((line) => styles.bold(line))
        .join("\n");
    return `${heading}\n${lines(rows, 2, columns, styles)}  rules\n${lines(account.rules.flatMap((rule) => rulesRows(rule, { isUnder, goesOn })), 4, columns, styles)}`;
}
function grantsOf({ grants }, isUnder) {
    return grants.map(({ grant, rank, gives, why }) => ({
        words: `${gives.length > 0 ? listOrNothing(gives) : `nothing of ${listOrNothing(grant.may)}`}${ownerText(grant)}${why === undefined ? "" : `; ${why}`}`,
        place: placeOf({ at: grant.at, rank }, isUnder),
    }));
}
function several(name, entries) {
    return entries.length === 0
        ? [{ name: `${name}s`, words: "none", place: undefined, more: [] }]
        : entries.map((entry) => ({ name, ...entry, more: [] }));
}
function rulesRows({ rule, kind, level, options }, { isUnder, goesOn }) {
    const name = kind === undefined ? rule : `${rule}/${kind}`;
    return [
        {
            ...rowOf(name, level.statements, String, isUnder),
            ...rolledOut(level.value, level.statements[0].value, goesOn(rule)),
        },
        ...Object.entries(options).map(([option, { value, statements }]) => ({
            ...rowOf(`${rule}.${option}`, statements, String, isUnder),
            words: String(value),
        })),
    ];
}

// EXTERNAL MODULE: ./build/bundle/src/generated/hosts.js
var generated_hosts = __webpack_require__(39824);
// EXTERNAL MODULE: ./build/bundle/src/cli/input.js + 4 modules
var cli_input = __webpack_require__(42162);
// EXTERNAL MODULE: ./build/bundle/src/repo/tree.js
var tree = __webpack_require__(72456);
;// CONCATENATED MODULE: ./build/bundle/src/cli/commands/policy.js













async function runPolicy(options, environment) {
    const places = Object.values(generated_hosts/* hosts */.S).flatMap((host) => host.patterns);
    const input = await (0,cli_input/* evaluationInput */.f)({ ...options, head: options.at, base: undefined, user: false, places }, environment);
    try {
        const today = options.today ?? environment.today;
        const governing = await (0,policy/* governingPolicy */.G)(input, today);
        if ("kind" in governing)
            return (0,run/* refused */.J5)(governing, environment);
        const { decisions, notes } = governing;
        const accounts = await accountsOf(decisions, today);
        const subjects = options.for === undefined ? undefined : await subjectsIn(options.for, input, decisions, environment);
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
            profiles: subjects?.map((subject) => ({
                subject,
                account: accounts.profile({ host: subject.host, item: subject.item, path: subject.item.files[0] ?? "" }),
            })),
        };
        const screen = environment.screen();
        return {
            code: 0,
            texts: options.outputs.map(({ format, file }) => ({
                file,
                text: format === "json"
                    ? policyJson(force)
                    : policyPretty(force, file === undefined ? screen : { ...screen, color: false }),
            })),
            notes: [...input.notes, ...notes],
        };
    }
    finally {
        await input.close();
    }
}
async function subjectsIn(path, { root, repo, commit, repositoryNames }, decisions, { directory }) {
    const inside = (0,native_path/* below */.G)(root, (0,native_path/* absolute */.y)(directory, path));
    const file = commit !== undefined && (inside === undefined || !repo.entries.has(inside)) ? path : inside;
    if (file === undefined)
        throw new tree/* UserError */.yo(`\`${path}\` is outside ${root}`);
    const { subjects } = await (0,inspect/* inspect */.Nn)(repo, { decisions, repositoryNames: await repositoryNames() });
    const found = subjects.filter(({ item }) => item.files.includes(file));
    if (found.length > 0)
        return found;
    throw new tree/* UserError */.yo(repo.entries.has(file)
        ? `no host reads \`${file}\` as a profile`
        : `there is no \`${file}\`${(0,spelling/* suggestion */.h)(file, subjects.flatMap(({ item }) => item.files))}`);
}


/***/ }),

/***/ 77034:
/***/ (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Y: () => (/* binding */ daysBetween)
/* harmony export */ });
function daysBetween(from, to) {
    return Math.round((Date.parse(`${to}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / 86_400_000);
}


/***/ }),

/***/ 19696:
/***/ (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   EA: () => (/* binding */ waiverDays),
/* harmony export */   Y: () => (/* binding */ ruleOf),
/* harmony export */   YH: () => (/* binding */ questionOf),
/* harmony export */   dp: () => (/* binding */ profileOf),
/* harmony export */   du: () => (/* binding */ viewOf),
/* harmony export */   rU: () => (/* binding */ matchesFinding)
/* harmony export */ });
/* harmony import */ var _generated_catalogue_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(95149);
/* harmony import */ var _model_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(53861);
/* harmony import */ var _model_rule_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(78301);
/* harmony import */ var _days_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(77034);
/* harmony import */ var _levels_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(70778);





const waiverDays = { required: 180, recommended: 180, strict: 90 };
function viewOf(policy, today, selects, longest = waiverDays[policy.preset]) {
    const origin = { policy, presetAt: (0,_model_js__WEBPACK_IMPORTED_MODULE_1__/* .presetPlace */ .zp)(policy.preset) };
    const matching = (profile) => (override) => profile !== undefined && selects(override, profile);
    const decided = ({ rule, kind, profile, cap }) => first(levelStatements(origin, matching(profile), { rule, kind, cap }));
    return {
        policy,
        decided,
        level: (question, day) => (0,_levels_js__WEBPACK_IMPORTED_MODULE_2__/* .capped */ .uo)(decided(question).value, (0,_levels_js__WEBPACK_IMPORTED_MODULE_2__/* .stageOf */ .gV)(policy.rollout, question.rule, day)),
        option: (id, name, profile) => first(optionStatements(origin, matching(profile), id, name)),
        ceiling: (profile) => ({
            value: first(ceilingStatements(origin, matching(profile))),
            stated: statesCeiling(policy, matching(profile)),
        }),
        decidedIn: (matches, rule, kind) => first(levelStatements(origin, matches, { rule, kind })),
        optionIn: (matches, id, name) => first(optionStatements(origin, matches, id, name)),
        ceilingIn: (matches) => first(ceilingStatements(origin, matches)),
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
function* levelStatements({ policy, presetAt }, matches, { rule: id, kind, cap, }) {
    if (kind !== undefined)
        yield* statementsIn(policy, matches, ({ rules: settings }) => settings[`${id}/${kind}`]?.level);
    const rule = ruleOf(id);
    const { kindLevels, ruleLevels } = presetLevels(rule, kind, () => statesCeiling(policy, matches));
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
    return (0,_levels_js__WEBPACK_IMPORTED_MODULE_2__/* .isLaxer */ .Vi)(most, own) ? most : own;
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
function first(statements) {
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
/***/ (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   H$: () => (/* binding */ uniteHosts),
/* harmony export */   QL: () => (/* binding */ decideHosts),
/* harmony export */   fx: () => (/* binding */ usualEdition)
/* harmony export */ });
/* harmony import */ var _generated_hosts_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(39824);
/* harmony import */ var _model_host_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3641);


function decideHosts(own, organisation = own) {
    return forEach(own, organisation, (id) => {
        const usual = usualEdition(organisation, id);
        return {
            ...joined([], organisation[id]?.dirs ?? [], own[id]?.dirs ?? []),
            editions: [...new Set([usual, own[id]?.edition?.value ?? usual])],
        };
    });
}
function usualEdition(organisation, id) {
    return organisation[id]?.edition?.value ?? defaultOf(id);
}
function uniteHosts(first, second) {
    return forEach(first, second, (id) => {
        const [a, b] = [first[id], second[id]];
        const usual = [defaultOf(id)];
        return {
            ...joined([...(a?.fewerDirs ?? []), ...(b?.fewerDirs ?? []), b?.dirs ?? []], a?.dirs ?? [], b?.dirs ?? []),
            editions: [...new Set([...(b?.editions ?? usual), ...(a?.editions ?? usual)])],
        };
    });
}
function joined(fewer, first, second) {
    const dirs = distinctBy([...first, ...second], ({ value }) => value);
    const lists = [...fewer, first].filter((list) => new Set(list.map(({ value }) => value)).size < dirs.length);
    return { dirs, fewerDirs: distinctBy(lists, (list) => JSON.stringify(list.map(({ value }) => value).sort())) };
}
function forEach(first, second, decide) {
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
/***/ (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   D1: () => (/* binding */ rolloutDays),
/* harmony export */   Rn: () => (/* binding */ stricter),
/* harmony export */   Vi: () => (/* binding */ isLaxer),
/* harmony export */   gV: () => (/* binding */ stageOf),
/* harmony export */   uo: () => (/* binding */ capped)
/* harmony export */ });
/* unused harmony export levelOrder */
/* harmony import */ var _model_finding_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(10290);

const levelOrder = ["off", ..._model_finding_js__WEBPACK_IMPORTED_MODULE_0__/* .severities */ .gO];
function stricter(a, b) {
    return levelOrder.indexOf(a) >= levelOrder.indexOf(b) ? a : b;
}
function isLaxer(a, b) {
    return levelOrder.indexOf(a) < levelOrder.indexOf(b);
}
function capped(level, stage) {
    const limit = stage === "observe" ? "note" : stage === "warn" ? "warning" : "error";
    return isLaxer(limit, level) ? limit : level;
}
function stageOf(rollout, rule, day) {
    if (!rollout)
        return "enforce";
    return stageIn(rollout.rules[rule], day) ?? stageIn(rollout, day) ?? "enforce";
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
/***/ (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   IH: () => (/* binding */ asOneSegment),
/* harmony export */   Nd: () => (/* binding */ selectsBy),
/* harmony export */   sp: () => (/* binding */ matcherFor)
/* harmony export */ });
/* harmony import */ var _model_fact_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7277);

async function matcherFor(policies) {
    const hasPatterns = policies.some(({ grants, ignore, overrides, waivers, grantable, servers, models }) => grants.length + ignore.length + overrides.length + waivers.length > 0 || grantable || servers || models);
    if (!hasPatterns)
        return () => false;
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
                profiles.some((pattern) => pattern === "*" ||
                    pattern === "**" ||
                    (name !== undefined && matcher(asOneSegment(name), asOneSegment(pattern))))) &&
            (paths.length === 0 || paths.some((pattern) => matcher(path, pattern))));
    };
}
function isAbout({ settings, skills = [] }, { path, beside }, matcher) {
    if (beside?.kind === "settings")
        return settings?.some((pattern) => matcher(path, pattern)) ?? true;
    if (settings !== undefined && settings.length > 0)
        return false;
    return skills.length === 0 || (beside?.kind === "skill" && skills.some((pattern) => matcher(beside.path, pattern)));
}
function asOneSegment(name) {
    return name.replaceAll("/", "\u2215");
}


/***/ }),

/***/ 86605:
/***/ (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   K: () => (/* binding */ stylesFor),
/* harmony export */   L: () => (/* binding */ wrap)
/* harmony export */ });
const codes = {
    bold: [1, 22],
    dim: [2, 22],
    red: [31, 39],
    yellow: [33, 39],
    cyan: [36, 39],
    green: [32, 39],
};
function stylesFor(color) {
    const paint = ([on, off]) => (text) => color && text !== "" ? `\u001b[${on}m${text}\u001b[${off}m` : text;
    return {
        bold: paint(codes.bold),
        dim: paint(codes.dim),
        red: paint(codes.red),
        yellow: paint(codes.yellow),
        cyan: paint(codes.cyan),
        green: paint(codes.green),
    };
}
function wrap(text, width, widthOf, taken = 0) {
    const lines = [];
    let line = "";
    for (const word of text.split(" ")) {
        if (line !== "" && widthOf(line) + 1 + widthOf(word) > width - (lines.length === 0 ? taken : 0)) {
            lines.push(line);
            line = word;
        }
        else
            line = line === "" ? word : `${line} ${word}`;
    }
    return [...lines, line];
}


/***/ }),

/***/ 34947:
/***/ (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {

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