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
var run = __webpack_require__(2197);
// EXTERNAL MODULE: ./build/bundle/src/platform/hash.js
var hash = __webpack_require__(1957);
// EXTERNAL MODULE: ./build/bundle/src/platform/native-path.js
var native_path = __webpack_require__(9144);
// EXTERNAL MODULE: ./build/bundle/src/cli/policy.js
var policy = __webpack_require__(4652);
// EXTERNAL MODULE: ./build/bundle/src/inspect/index.js + 1 modules
var inspect = __webpack_require__(9099);
// EXTERNAL MODULE: ./build/bundle/src/repo/spelling.js
var spelling = __webpack_require__(6782);
// EXTERNAL MODULE: ./build/bundle/src/generated/catalogue.js + 14 modules
var catalogue = __webpack_require__(8280);
// EXTERNAL MODULE: ./build/bundle/src/policy/decide/days.js
var days = __webpack_require__(7034);
// EXTERNAL MODULE: ./build/bundle/src/policy/decide/levels.js
var levels = __webpack_require__(778);
// EXTERNAL MODULE: ./build/bundle/src/policy/decide/selector.js
var selector = __webpack_require__(364);
// EXTERNAL MODULE: ./build/bundle/src/policy/decide/effective.js
var effective = __webpack_require__(9696);
;// CONCATENATED MODULE: ./build/bundle/src/policy/decide/account.js





async function accountsOf(decisions, today) {
    const policies = decisions.views;
    const selects = (0,selector/* selectsBy */.N)(await (0,selector/* matcherFor */.s)(policies));
    const standings = policies.map((policy) => (0,effective/* viewOf */.du)(policy, today, selects));
    const [own, upper] = standings.toReversed();
    if (!own)
        throw new Error("there is no policy to give account of");
    const rankOf = (standing) => (upper && standing === upper ? "organisation" : "repository");
    const ranked = (standing, said) => [...said].map(({ value, at }) => ({ value, at, rank: rankOf(standing) }));
    const ruling = (value, ask, counts) => {
        const mine = ranked(own, ask(own));
        const theirs = upper ? ranked(upper, ask(upper)) : [];
        const spoken = upper && own.policy.presetAt === undefined
            ? mine.filter(({ at }) => at.source.path !== `preset:${own.policy.preset}`)
            : mine;
        const [first, limit] = [spoken[0], theirs[0]];
        const [one, ...rest] = first && (!limit || counts(first.value, limit.value)) ? [...spoken, ...theirs] : [...theirs, ...spoken];
        if (!one)
            throw new Error("nothing was said");
        return { value, said: [one, ...rest] };
    };
    const held = (standing, rule, level) => (0,levels/* capped */.uo)(level, (0,levels/* stageOf */.gV)(standing?.policy.rollout, rule, today));
    const ruleAccount = (rule, kind, about) => ({
        rule,
        kind,
        level: ruling(decisions.levelOf(rule, kind, about), ({ said }) => said.level(rule, kind, about), (mine, limit) => (0,levels/* isLaxer */.Vi)(held(upper, rule, limit), held(own, rule, mine)) ||
            (held(upper, rule, limit) === held(own, rule, mine) && (0,levels/* isLaxer */.Vi)(limit, mine))),
        options: Object.fromEntries(kind === undefined
            ? Object.entries(decisions.optionsOf(rule, about)).map(([name, value]) => [
                name,
                ruling(value, ({ said }) => said.option(rule, name, about), (mine, limit) => mine === value && mine !== limit),
            ])
            : []),
    });
    const ruleAccounts = (about) => Object.entries(catalogue/* rules */.a)
        .filter(([, { subject }]) => !about || subject !== "policy")
        .flatMap(([rule, { kinds = {} }]) => [
        ruleAccount(rule, undefined, about),
        ...Object.keys(kinds).map((kind) => ruleAccount(rule, kind, about)),
    ]);
    const ceilingOf = (about) => {
        const most = upper?.said.ceiling(about);
        const limit = most && [...most][0]?.value;
        const [mine] = [...own.said.ceiling(about)];
        const stated = mine && mine.at.source.path !== `preset:${own.policy.preset}` ? mine.value : undefined;
        const value = limit ? (stated?.filter((capability) => limit.includes(capability)) ?? limit) : (mine?.value ?? []);
        return ruling(value, ({ said }) => said.ceiling(about), (words, above) => above.some((capability) => !words.includes(capability)));
    };
    const waiverFault = (standing, { rule, until }) => {
        if (until < today)
            return `it ended on ${until}`;
        const { preset } = standing.policy;
        if ((0,days/* daysBetween */.Y)(today, until) > effective/* waiverDays */.EA[preset])
            return `it runs for more than ${effective/* waiverDays */.EA[preset]} days, which preset:${preset} does not take`;
        const free = upper?.policy.waivable;
        if (!upper || standing === upper)
            return undefined;
        if (!free?.rules.some((id) => id === rule || id === rule.split("/")[0]))
            return `the organisation does not call \`${rule}\` waivable`;
        return (0,days/* daysBetween */.Y)(today, until) > free.maxDays
            ? `it runs for more than the organisation's ${free.maxDays} days`
            : undefined;
    };
    return {
        ceiling: ceilingOf(),
        rules: ruleAccounts(),
        profile(about) {
            const allowance = decisions.allowance(about.host, about.item);
            const grants = standings.flatMap((standing) => {
                const { current, ended } = standing.grants(about);
                return [
                    ...current.map((grant) => {
                        const gives = grant.may.filter((capability) => allowance.may.includes(capability));
                        const more = grant.may.filter((capability) => !gives.includes(capability));
                        return {
                            grant,
                            rank: rankOf(standing),
                            gives,
                            why: more.length === 0 ? undefined : `the organisation does not call ${more.join(", ")} grantable here`,
                        };
                    }),
                    ...ended.map((grant) => ({ grant, rank: rankOf(standing), gives: [], why: `it ended on ${grant.until}` })),
                ];
            });
            return {
                allowance,
                ceiling: ceilingOf(about),
                grants,
                waivers: standings.flatMap((standing) => standing.policy.waivers
                    .filter((waiver) => selects(waiver, about))
                    .map((waiver) => ({ waiver, rank: rankOf(standing), why: waiverFault(standing, waiver) }))),
                overrides: standings.flatMap((standing) => standing.overrides(about).map((override) => ({ ...override, rank: rankOf(standing) }))),
                ignored: decisions.ignored(about.path),
                rules: ruleAccounts(about),
            };
        },
    };
}

;// CONCATENATED MODULE: ./build/bundle/src/policy/decide/in-force.js
function settingsInForce({ views: standings }, accounts) {
    const upper = standings.length > 1 ? standings[0] : undefined;
    const ranked = standings.map((policy) => ({
        policy,
        rank: (policy === upper ? "organisation" : "repository"),
    }));
    const each = (of) => ranked.flatMap(({ policy, rank }) => of(policy).flatMap((told) => (told ? [single(told, rank)] : [])));
    return [
        ...each(({ preset, presetAt }) => [
            presetAt && told("extends", `preset:${preset}`, { value: preset, at: presetAt }),
        ]),
        ruled("ceiling", accounts.ceiling, listed),
        ...each(({ grants }) => grants.map((grant, i) => told(`grants.${i}`, `${listed(grant.may)} for ${selected(grant)}${answered(grant)}`, {
            value: withoutPlace(grant),
            at: grant.at,
        }))),
        ...accounts.rules.flatMap(({ rule, kind, level, options }) => [
            ruled(`rules.${rule}${kind === undefined ? "" : `/${kind}`}`, level, String),
            ...Object.entries(options).map(([name, option]) => ruled(`rules.${rule}.${name}`, option, String)),
        ]),
        ...each(({ overrides }) => overrides.map((override, i) => told(`overrides.${i}`, decidedBy(override), {
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
        ...each(({ hosts }) => Object.entries(hosts).flatMap(([id, { dirs, edition }]) => [
            ...dirs.map((dir, i) => told(`hosts.${id}.dirs.${i}`, dir.value || ".", dir)),
            edition && told(`hosts.${id}.edition`, edition.value, edition),
        ])),
        ...each(({ ignore }) => ignore.map(({ paths, reason, at }, i) => told(`ignore.${i}`, `${paths.join(", ")}: ${reason}`, { value: { paths, reason }, at }))),
        ...each(({ waivers }) => waivers.map((waiver, i) => told(`waivers.${i}`, `${waiver.rule} for ${selected(waiver)}${answered(waiver)}`, {
            value: withoutPlace(waiver),
            at: waiver.at,
        }))),
        ...each(({ grantable }) => [
            grantable &&
                told("grantable", `${listed(grantable.may)} for ${selected(grantable)}`, {
                    value: withoutPlace(grantable),
                    at: grantable.at,
                }),
        ]),
        ...each(({ waivable }) => [
            waivable &&
                told("waivable", `${waivable.rules.join(", ")} for ${waivable.maxDays} days at the most`, {
                    value: withoutPlace(waivable),
                    at: waivable.at,
                }),
        ]),
        ...each(({ baseline }) => [baseline && told("baseline", baseline.value, baseline)]),
        ...each(({ rollout }) => schedulesOf(rollout)),
        ...each(({ approvals }) => ["widening", "policy"].map((kind) => approvals[kind] &&
            told(`approvals.${kind}`, `${approvals[kind].count} of ${approvals[kind].by.join(", ")}`, {
                value: { by: approvals[kind].by, count: approvals[kind].count },
                at: approvals[kind].at,
            }))),
    ];
}
function told(setting, words, stated) {
    return { setting, words, stated };
}
function single({ setting, words, stated }, rank) {
    const said = [stated, ...(stated.over ?? [])].map(({ value, at }, i) => ({
        value: { value, words: i === 0 ? words : String(value) },
        at,
        rank,
    }));
    return { setting, value: stated.value, words, said };
}
function ruled(setting, { value, said }, words) {
    return {
        setting,
        value,
        words: words(value),
        said: said.map((one) => ({ ...one, value: { value: one.value, words: words(one.value) } })),
    };
}
function schedulesOf(rollout) {
    if (!rollout)
        return [];
    return [
        ["rollout", rollout],
        ...Object.entries(rollout.rules).map(([id, schedule]) => [`rollout.rules.${id}`, schedule]),
    ].flatMap(([way, { stage, warnFrom, enforceFrom }]) => [
        stage && told(`${way}.stage`, stage.value, stage),
        warnFrom && told(`${way}.warn-from`, warnFrom.value, warnFrom),
        enforceFrom && told(`${way}.enforce-from`, enforceFrom.value, enforceFrom),
    ]);
}
function listed(words) {
    return words.join(", ") || "nothing";
}
function decidedBy(override) {
    const levels = Object.entries(override.rules).flatMap(([id, { level, options }]) => [
        ...(level ? [`${id} ${level.value}`] : []),
        ...Object.entries(options).map(([name, option]) => `${id}.${name} ${option.value}`),
    ]);
    return `${[...(override.ceiling ? [`ceiling ${listed(override.ceiling.value)}`] : []), ...levels].join(", ") || "nothing"} for ${selected(override)}`;
}
function selected({ profiles, paths, hosts }) {
    const parts = [
        ...(profiles.length > 0 ? [profiles.join(", ")] : []),
        ...(paths.length > 0 ? [`in ${paths.join(", ")}`] : []),
        ...(hosts.length > 0 ? [`of ${hosts.join(", ")}`] : []),
    ];
    return profiles.length > 0 ? parts.join(" ") : ["all profiles", ...parts].join(" ");
}
function answered({ owner, until, reason, }) {
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
var json = __webpack_require__(4947);
// EXTERNAL MODULE: ./build/bundle/src/repo/text.js
var repo_text = __webpack_require__(4951);
;// CONCATENATED MODULE: ./build/bundle/src/reports/policy/json.js



function policyJson({ today, sources, settings, faults, profiles }) {
    return (0,json/* writeJson */.G)({
        version: 1,
        today,
        sources: sources.map(({ ref, commit, sha256 }) => ({ ref, commit, sha256 })),
        settings: settings.map(({ setting, value, said }) => ({
            setting,
            value,
            said: said.map((one) => saidOf({ ...one, value: one.value.value })),
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
                    decided: level.said[0].value,
                    said: level.said.map(saidOf),
                    options: Object.fromEntries(Object.entries(options).map(([name, option]) => [name, rulingOf(option)])),
                })),
            }))
            : null,
    });
}
function rulingOf({ value, said }) {
    return { value, said: said.map(saidOf) };
}
function saidOf({ value, at, rank }) {
    return { value, rank, ...pointOf(at) };
}
function grantOf({ may, profiles, paths, hosts, reason, owner, until, at }) {
    return { may, profiles, paths, hosts, reason, owner, until: until ?? null, ...pointOf(at) };
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
var colors = __webpack_require__(6605);
// EXTERNAL MODULE: ./build/bundle/src/sanitize/text.js
var sanitize_text = __webpack_require__(2426);
;// CONCATENATED MODULE: ./build/bundle/src/reports/policy/rows.js



function placeOf({ at, rank }, isUnder) {
    const { path } = at.source;
    const place = path.startsWith("preset:") ? path : `${path}:${(0,repo_text/* positionAt */.t$)(at.source, at.span.start).line}`;
    return isUnder && rank === "organisation" ? `${place} (org)` : place;
}
function rowOf(name, said, words, isUnder) {
    const [first, ...rest] = said;
    return {
        name,
        words: first ? words(first.value) : "",
        place: first && placeOf(first, isUnder),
        more: rest.map((one) => ({ words: `over ${words(one.value)}`, place: placeOf(one, isUnder) })),
    };
}
function lines(rows, indent, columns, { dim }) {
    const names = Math.min(Math.max(0, ...rows.map(({ name }) => (0,sanitize_text/* widthOf */.qz)((0,sanitize_text/* visible */.RK)(name)))), Math.max(12, columns >> 1));
    const margin = indent + names + 2;
    const middle = Math.min(Math.max(0, ...rows
        .flatMap(({ words, more }) => [words, ...more.map((one) => one.words)])
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
        return (put(lead, words, place, false) + more.map((one) => put(" ".repeat(margin), one.words, one.place, true)).join(""));
    })
        .join("");
}

;// CONCATENATED MODULE: ./build/bundle/src/reports/policy/pretty.js





function policyPretty(force, { color, columns }) {
    const paints = (0,colors/* stylesFor */.K)(color);
    const { today, sources, isUnder, settings, faults, profiles } = force;
    const head = `${paints.bold(`policy on ${today}`)}\n${sources.map(({ ref, commit }) => `  ${(0,sanitize_text/* visible */.RK)(ref)}${commit === null ? "" : ` of ${commit.slice(0, 12)}`}\n`).join("")}${isUnder ? paints.dim("  (org): the organisation's word, which the repository's may only narrow\n") : ""}\n`;
    const goesOn = risingIn(force);
    const body = profiles
        ? profiles.map((one) => profileBlock(one, { isUnder, goesOn }, columns, paints)).join("\n")
        : settingsBlock(settings, { isUnder, goesOn }, columns, paints);
    const said = faults.flatMap(({ message, at }) => (0,colors/* wrap */.L)(`${(0,sanitize_text/* visible */.RK)(placeOf({ at }, false))} ${(0,sanitize_text/* visible */.RK)(message)}`, columns - 4, sanitize_text/* widthOf */.qz).map((line, i) => `${i === 0 ? "  " : "    "}${line}\n`));
    return `${head}${body}${said.length > 0 ? `\n${paints.yellow("what the policy has to answer for")}\n${said.join("")}` : ""}`;
}
function risingIn({ settings, today }) {
    const schedules = settings.filter(({ setting }) => setting.startsWith("rollout"));
    const isAhead = ({ setting, value }) => setting.endsWith("-from") && String(value) > today;
    return (rule) => {
        const own = schedules.filter(({ setting }) => setting.startsWith(`rollout.rules.${rule}.`));
        return (own.length > 0 ? own : schedules.filter(({ setting }) => !setting.startsWith("rollout.rules."))).some(isAhead);
    };
}
function settingsBlock(settings, { isUnder, goesOn }, columns, paints) {
    const isRule = ({ setting }) => setting.startsWith("rules.");
    const row = ({ setting, words, said }) => {
        const name = setting.replace(/^rules\./, "");
        return {
            ...rowOf(name, said, (value) => value.words, isUnder),
            ...rolledOut(words, said[0]?.value.words, goesOn(name.split("/")[0] ?? name)),
        };
    };
    const [general, rules] = [settings.filter((setting) => !isRule(setting)), settings.filter(isRule)];
    return `${lines(general.map(row), 2, columns, paints)}\n${paints.bold("rules")}\n${lines(rules.map(row), 2, columns, paints)}`;
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
function profileBlock({ subject: { title, item }, account }, { isUnder, goesOn }, columns, paints) {
    const name = (item.profile && (0,fact/* known */.eO)(item.profile.name)) ?? "no name";
    const { allowance } = account;
    const rows = [
        { name: "may", words: listed(allowance.may), place: undefined, more: [] },
        rowOf("ceiling", account.ceiling.said, listed, isUnder),
        ...several("grant", grantsOf(account, isUnder)),
        ...several("waiver", account.waivers.map(({ waiver, rank, why }) => ({
            words: `${waiver.rule}${answered(waiver)}${why === undefined ? "" : `; does not count: ${why}`}`,
            place: placeOf({ at: waiver.at, rank }, isUnder),
        }))),
        ...several("override", account.overrides.map((override) => ({ words: decidedBy(override), place: placeOf(override, isUnder) }))),
        ...(account.ignored
            ? [{ name: "ignored", words: account.ignored.reason, place: placeOf(account.ignored, false), more: [] }]
            : []),
    ];
    const heading = (0,colors/* wrap */.L)(`${(0,sanitize_text/* visible */.RK)(name)} (${title}) ${(0,sanitize_text/* visible */.RK)(item.files[0] ?? "")}`, columns, sanitize_text/* widthOf */.qz)
        .map((line) => paints.bold(line))
        .join("\n");
    return `${heading}\n${lines(rows, 2, columns, paints)}  rules\n${lines(account.rules.flatMap((rule) => rulesRows(rule, { isUnder, goesOn })), 4, columns, paints)}`;
}
function grantsOf({ grants }, isUnder) {
    return grants.map(({ grant, rank, gives, why }) => ({
        words: `${gives.length > 0 ? listed(gives) : `nothing of ${listed(grant.may)}`}${answered(grant)}${why === undefined ? "" : `; ${why}`}`,
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
        { ...rowOf(name, level.said, String, isUnder), ...rolledOut(level.value, level.said[0].value, goesOn(rule)) },
        ...Object.entries(options).map(([option, { value, said }]) => ({
            ...rowOf(`${rule}.${option}`, said, String, isUnder),
            words: String(value),
        })),
    ];
}

// EXTERNAL MODULE: ./build/bundle/src/generated/hosts.js
var hosts = __webpack_require__(9824);
// EXTERNAL MODULE: ./build/bundle/src/cli/input.js + 3 modules
var input = __webpack_require__(7912);
// EXTERNAL MODULE: ./build/bundle/src/repo/tree.js
var tree = __webpack_require__(2456);
;// CONCATENATED MODULE: ./build/bundle/src/cli/commands/policy.js













async function runPolicy(asked, surroundings) {
    const places = Object.values(hosts/* hosts */.S).flatMap((host) => host.patterns);
    const matter = await (0,input/* evaluationInput */.f)({ ...asked, base: undefined, user: false, places }, surroundings);
    try {
        const today = asked.today ?? surroundings.today;
        const governing = await (0,policy/* governingPolicy */.G)(matter, today);
        if ("kind" in governing)
            return (0,run/* refused */.J)(governing, surroundings);
        const { decisions, notes } = governing;
        const accounts = await accountsOf(decisions, today);
        const subjects = asked.for === undefined ? undefined : await subjectsIn(asked.for, matter, decisions, surroundings);
        const force = {
            today,
            sources: decisions.sources.map(({ ref, text, commit }) => ({
                ref,
                commit: ref.startsWith("preset:") ? null : (commit ?? matter.policyCommit),
                sha256: (0,hash.sha256)(text),
            })),
            isUnder: decisions.views.length > 1,
            settings: settingsInForce(decisions, accounts),
            faults: decisions.faults,
            profiles: subjects?.map((subject) => ({
                subject,
                account: accounts.profile({ host: subject.host, item: subject.item, path: subject.item.files[0] ?? "" }),
            })),
        };
        const screen = surroundings.screen();
        return {
            code: 0,
            texts: asked.outputs.map(({ format, file }) => ({
                file,
                text: format === "json"
                    ? policyJson(force)
                    : policyPretty(force, file === undefined ? screen : { ...screen, color: false }),
            })),
            notes: [...matter.notes, ...notes],
        };
    }
    finally {
        await matter.close();
    }
}
async function subjectsIn(path, { root, repo }, decisions, { directory }) {
    const way = (0,native_path/* below */.G)(root, (0,native_path/* absolute */.y)(directory, path));
    if (way === undefined)
        throw new tree/* UserError */.yo(`\`${path}\` lies outside ${root}`);
    const { subjects } = await (0,inspect/* inspect */.Nn)(repo, { decisions });
    const found = subjects.filter(({ item }) => item.files.includes(way));
    if (found.length > 0)
        return found;
    throw new tree/* UserError */.yo(repo.entries.has(way)
        ? `no host takes \`${way}\` for a profile`
        : `there is no \`${way}\`${(0,spelling/* suggestion */.h)(way, subjects.flatMap(({ item }) => item.files))}`);
}


/***/ }),

/***/ 9099:
/***/ (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  hz: () => (/* binding */ byPlace),
  GL: () => (/* binding */ hostsInUse),
  Nn: () => (/* binding */ inspect)
});

// EXTERNAL MODULE: ./build/bundle/src/generated/catalogue.js + 14 modules
var catalogue = __webpack_require__(8280);
// EXTERNAL MODULE: ./build/bundle/src/model/delegation.js
var delegation = __webpack_require__(221);
// EXTERNAL MODULE: ./build/bundle/src/inspect/editions.js
var editions = __webpack_require__(4611);
// EXTERNAL MODULE: ./build/bundle/src/model/host.js
var model_host = __webpack_require__(3641);
// EXTERNAL MODULE: ./build/bundle/src/repo/path.js
var repo_path = __webpack_require__(6311);
// EXTERNAL MODULE: ./build/bundle/src/repo/patterns.js
var patterns = __webpack_require__(3987);
// EXTERNAL MODULE: ./build/bundle/src/repo/text.js
var repo_text = __webpack_require__(4951);
// EXTERNAL MODULE: ./build/bundle/src/inspect/unknown-hosts.js
var unknown_hosts = __webpack_require__(4994);
;// CONCATENATED MODULE: ./build/bundle/src/inspect/detect.js


async function detectHost(id, host, repo, signs) {
    const isBare = repo.entries.size === 1 && signs.user === undefined;
    const path = isBare ? undefined : (ownIn(host, repo, signs.user) ?? (await toldIn(host.detectionHints ?? [], repo)));
    if (path !== undefined)
        return { kind: "own", path };
    if (signs.policy(id))
        return { kind: "policy" };
    if (signs.asked(id))
        return { kind: "asked" };
    if (signs.base(id))
        return { kind: "base" };
    return { kind: "none", shared: isBare ? undefined : host.ownPatterns && firstOf(host.patterns, repo, signs.user) };
}
function ownIn({ patterns: places, ownPatterns: own }, repo, user) {
    if (own)
        return firstOf(own, repo, user);
    return user !== undefined || (0,patterns/* isAnyPresent */.OU)(repo, places) ? (firstOf(places, repo, user) ?? "") : undefined;
}
async function toldIn(telling, repo) {
    for (const { path: place, text } of telling) {
        for (const path of placesOf(place, repo, undefined)) {
            if (!isThere(path, repo))
                continue;
            const content = await repo.read(path);
            if (content.kind === "text"
                ? content.source.text.includes(text)
                : content.kind !== "absent" || content.resolution.kind === "outside")
                return path;
        }
    }
    return undefined;
}
function firstOf(patterns, repo, user) {
    for (const pattern of patterns) {
        const path = standing(pattern, repo, user);
        if (path !== undefined)
            return path;
    }
    return undefined;
}
function standing(pattern, repo, user) {
    return placesOf(pattern, repo, user).find((there) => isThere(there, repo));
}
function placesOf(pattern, repo, user) {
    const { anchor, path, fixed } = (0,patterns/* parsePattern */.EY)(pattern);
    const way = path.includes("*") ? fixed : path;
    if (way === "")
        return [];
    const root = (0,patterns/* anchorRoot */.kB)(anchor, user);
    const starts = anchor === "every"
        ? [...repo.holding(path.split("/")[0] ?? "")].filter((start) => !repo.isUsers(start)).sort()
        : root === undefined
            ? []
            : [root];
    return starts.map((start) => (0,repo_path/* join */.fj)(start, way));
}
function isThere(path, repo) {
    const sight = repo.resolve(path);
    if (sight.kind === "directory")
        return repo.names(path).length > 0;
    return sight.kind !== "missing" || sight.link !== undefined;
}

;// CONCATENATED MODULE: ./build/bundle/src/inspect/index.js









async function inspect(repo, ask) {
    const repositoryRoots = [
        "",
        ...[...repo.entries.values()].filter(({ kind }) => kind === "submodule").map(({ path }) => path),
    ];
    const suspects = (0,patterns/* nearMatchesIn */.Zj)(repo, chosen(ask).flatMap(([, { patterns: places }]) => places));
    const loads = (await Promise.all(chosen(ask).map(([id, host]) => loadsOf(id, host, repo, repositoryRoots, suspects, ask)))).flat();
    const strangers = ask.hosts === undefined && ask.starts === undefined
        ? (0,unknown_hosts/* unknownHostsIn */.rs)(repo, allPlaces, loads.flatMap(({ load }) => lookedInto(load)))
        : [];
    const ofNobody = {
        host: null,
        title: "",
        edition: null,
        load: { ...model_host/* absentLoad */._, unjudged: await Promise.all(strangers.map((stranger) => (0,unknown_hosts/* problemOf */.Zw)(stranger, repo))) },
    };
    const findings = ask.isUnjudged
        ? []
        : (0,editions/* withoutRepeats */.jP)([...loads, ofNobody].flatMap((load) => check(load, ask.decisions)), loads);
    const counted = findings.filter(({ at, item }) => !ask.decisions.ignored(item?.files[0] ?? at.source.path));
    return {
        loads,
        unknownHosts: strangers,
        subjects: (0,editions/* withoutEchoes */.Kx)(loads.flatMap(subjectsOf)).sort(bySubject),
        findings: counted.sort(byPlace),
        ignored: findings.length - counted.length,
    };
}
const allPlaces = Object.values(catalogue/* hosts */.S).flatMap(({ patterns: places, ownPatterns: own = [] }) => [
    ...places,
    ...own,
]);
function lookedInto({ layers, items, unjudged }) {
    return [
        ...layers.map(({ root }) => root),
        ...items.flatMap(({ files }) => files),
        ...unjudged.map(({ at }) => at.source.path),
    ];
}
async function hostsInUse(repo, ask) {
    const uses = await Promise.all(chosen(ask).map(async ([id, host]) => ({ id, use: await detectHost(id, host, repo, signsOf(ask)) })));
    return uses.flatMap(({ id, use }) => (use.kind === "none" ? [] : [id]));
}
function chosen({ hosts }) {
    return Object.entries(catalogue/* hosts */.S).filter(([id]) => hosts?.includes(id) ?? true);
}
function signsOf({ decisions, hosts, editions = {}, usedAtBase: usedBefore, user }) {
    return {
        asked: (id) => hosts !== undefined || Object.hasOwn(editions, id),
        policy: (id) => Object.hasOwn(decisions.hosts, id),
        base: (id) => usedBefore?.includes(id) ?? false,
        user,
    };
}
async function loadsOf(id, host, repo, repositoryRoots, suspects, ask) {
    const { title, patterns: places, ownPatterns: own = places } = host;
    const setting = ask.decisions.hosts[id];
    const use = await detectHost(id, host, repo, signsOf(ask));
    const where = {
        starts: ask.starts ?? (use.kind === "none" ? [] : (0,patterns/* startDirectories */.oQ)(repo, places)),
        repositoryRoots,
        dirs: setting?.dirs.map(({ value }) => value) ?? [],
        ...(ask.user ? { user: ask.user } : {}),
    };
    const looksAt = suspects.odd.length + suspects.links.length === 0 ? [] : use.kind === "none" ? (0,patterns/* ownPatternsOf */.l_)(places, own) : places;
    const folded = (0,patterns/* caseFoldedPaths */.zB)(suspects.odd, looksAt).map((path) => ({
        message: `becomes a place of ${title} on a file system that folds names, and is not read here`,
        at: (0,repo_text/* placeOfPath */.Es)(path),
    }));
    const unheld = (0,patterns/* unreachablePaths */.j8)(repo, suspects.links, looksAt).map((path) => ({
        message: "is a link to something that is not part of this tree",
        at: (0,repo_text/* placeOfPath */.Es)(path),
    }));
    return Promise.all((0,editions/* editionsOf */.jk)(host, ask.editions?.[id] ?? (ask.everyEdition ? editions/* allEditions */.HY : setting?.edition?.value)).map(async (edition) => {
        const loaded = use.kind === "none" ? model_host/* absentLoad */._ : await host.load(repo, where, edition);
        const unjudged = [...loaded.unjudged, ...folded, ...unheld].map(async (problem) => {
            const identity = await repo.identityOf(problem.at.source.path);
            return identity === undefined ? problem : { ...problem, identity };
        });
        return { host: id, title, edition, use, own, load: { ...loaded, unjudged: await Promise.all(unjudged) } };
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
    const reached = (0,delegation/* reachableIn */.Z)(load);
    for (const [rule, judgement] of Object.entries(catalogue/* rules */.a)) {
        const context = {
            host: title,
            options: decisions.optionsOf(rule),
            allowance: (item) => decisions.allowance(host ?? "", item),
            reachable: reached,
        };
        const contextOf = (item) => {
            const options = judgement.options
                ? decisions.optionsOf(rule, { host, item, path: item.files[0] ?? "" })
                : context.options;
            return options === context.options ? context : { ...context, options };
        };
        const stamp = (reports, subject, part = null) => {
            for (const report of reports) {
                const item = report.item ?? subject;
                const severity = decisions.levelOf(rule, report.kind, {
                    host,
                    item,
                    path: item?.files[0] ?? report.at.source.path,
                });
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
    return ((0,repo_path/* byBytes */.bg)(one.at.source.path, other.at.source.path) ||
        one.at.span.start - other.at.span.start ||
        (0,repo_path/* byBytes */.bg)(one.rule, other.rule) ||
        (0,repo_path/* byBytes */.bg)(one.host ?? "", other.host ?? "") ||
        (0,repo_path/* byBytes */.bg)(one.message, other.message));
}
function bySubject(one, other) {
    return (0,repo_path/* byBytes */.bg)(one.item.files[0] ?? "", other.item.files[0] ?? "") || (0,repo_path/* byBytes */.bg)(one.host, other.host);
}


/***/ }),

/***/ 3641:
/***/ (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Y: () => (/* binding */ defineHost),
/* harmony export */   _: () => (/* binding */ absentLoad)
/* harmony export */ });
function defineHost(host) {
    return host;
}
const absentLoad = { status: "absent", layers: [], items: [], unjudged: [] };


/***/ }),

/***/ 7034:
/***/ (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Y: () => (/* binding */ daysBetween)
/* harmony export */ });
function daysBetween(from, to) {
    return Math.round((Date.parse(`${to}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / 86_400_000);
}


/***/ }),

/***/ 9696:
/***/ (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   EA: () => (/* binding */ waiverDays),
/* harmony export */   KH: () => (/* binding */ isAbout),
/* harmony export */   Y: () => (/* binding */ ruleOf),
/* harmony export */   du: () => (/* binding */ viewOf)
/* harmony export */ });
/* harmony import */ var _generated_catalogue_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8280);
/* harmony import */ var _model_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3861);
/* harmony import */ var _days_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(7034);
/* harmony import */ var _levels_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(778);




const presetCeiling = ["read"];
const waiverDays = { recommended: 180, strict: 90 };
function viewOf(policy, today, selects, longest = waiverDays[policy.preset]) {
    const preset = (0,_model_js__WEBPACK_IMPORTED_MODULE_1__/* .presetPlace */ .zp)(policy.preset);
    function* told(world, own) {
        for (let i = policy.overrides.length - 1; i >= 0; i--) {
            const override = policy.overrides[i];
            const stated = override && own(override);
            if (override && stated && world(override))
                yield stated;
        }
        const general = own(policy);
        if (!general)
            return;
        yield general;
        yield* general.over ?? [];
    }
    const isStated = (world) => first(told(world, (part) => part.ceiling)) !== undefined;
    function* level(id, kind, world) {
        const rule = ruleOf(id);
        if (kind !== undefined)
            yield* told(world, ({ rules: own }) => own[`${id}/${kind}`]?.level);
        const ofKind = kind === undefined ? undefined : rule?.kinds?.[kind];
        const levels = ofKind ?? (rule?.levelsUnstated && !isStated(world) ? rule.levelsUnstated : rule?.levels);
        const silent = { value: levels?.[policy.preset] ?? "error", at: preset };
        if (!ofKind || silent.value !== "off")
            yield* told(world, ({ rules: own }) => own[id]?.level);
        yield silent;
    }
    function* option(id, name, world) {
        yield* told(world, ({ rules: own }) => own[id]?.options[name]);
        yield { value: ruleOf(id)?.options?.[name]?.presets[policy.preset] ?? 0, at: preset };
    }
    function* ceiling(world) {
        yield* told(world, (part) => part.ceiling);
        yield { value: presetCeiling, at: preset };
    }
    const around = (about) => (override) => about !== undefined && selects(override, about);
    const decided = (id, kind, about) => foremost(level(id, kind, around(about)));
    return {
        policy,
        decided,
        level: (id, kind, about, day) => (0,_levels_js__WEBPACK_IMPORTED_MODULE_2__/* .capped */ .uo)(decided(id, kind, about).value, (0,_levels_js__WEBPACK_IMPORTED_MODULE_2__/* .stageOf */ .gV)(policy.rollout, id, day)),
        option: (id, name, about) => foremost(option(id, name, around(about))),
        ceiling: (about) => ({ value: foremost(ceiling(around(about))), stated: isStated(around(about)) }),
        decidedIn: (world, id, kind) => foremost(level(id, kind, world)),
        optionIn: (world, id, name) => foremost(option(id, name, world)),
        ceilingIn: (world) => foremost(ceiling(world)),
        said: {
            level: (id, kind, about) => level(id, kind, around(about)),
            option: (id, name, about) => option(id, name, around(about)),
            ceiling: (about) => ceiling(around(about)),
        },
        overrides: (about) => policy.overrides.filter((override) => selects(override, about)),
        grants(about) {
            const matching = policy.grants.filter((grant) => selects(grant, about));
            return {
                current: matching.filter(({ until }) => until === undefined || until >= today),
                ended: matching.filter(({ until }) => until !== undefined && until < today),
            };
        },
        waiver: (finding, about, free = () => true) => policy.waivers.find((waiver) => isAbout(waiver, finding) &&
            selects(waiver, about) &&
            waiver.until >= today &&
            (0,_days_js__WEBPACK_IMPORTED_MODULE_3__/* .daysBetween */ .Y)(today, waiver.until) <= longest &&
            free(waiver)),
    };
}
function first(some) {
    for (const one of some)
        return one;
    return undefined;
}
function foremost(some) {
    for (const one of some)
        return one;
    throw new Error("nothing was said");
}
function isAbout({ rule }, finding) {
    return rule === finding.rule || rule === `${finding.rule}/${finding.kind}`;
}
function ruleOf(id) {
    return Object.hasOwn(_generated_catalogue_js__WEBPACK_IMPORTED_MODULE_0__/* .rules */ .a, id) ? _generated_catalogue_js__WEBPACK_IMPORTED_MODULE_0__/* .rules */ .a[id] : undefined;
}


/***/ }),

/***/ 778:
/***/ (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Rn: () => (/* binding */ stricter),
/* harmony export */   Vi: () => (/* binding */ isLaxer),
/* harmony export */   gV: () => (/* binding */ stageOf),
/* harmony export */   uo: () => (/* binding */ capped)
/* harmony export */ });
/* unused harmony export order */
/* harmony import */ var _model_finding_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(290);

const order = ["off", ..._model_finding_js__WEBPACK_IMPORTED_MODULE_0__/* .severities */ .g];
function stricter(one, other) {
    return order.indexOf(one) >= order.indexOf(other) ? one : other;
}
function isLaxer(one, other) {
    return order.indexOf(one) < order.indexOf(other);
}
function capped(level, stage) {
    const most = stage === "observe" ? "note" : stage === "warn" ? "warning" : "error";
    return isLaxer(most, level) ? most : level;
}
function stageOf(rollout, rule, today) {
    if (!rollout)
        return "enforce";
    return stageIn(rollout.rules[rule], today) ?? stageIn(rollout, today) ?? "enforce";
}
function stageIn(schedule, today) {
    if (!schedule)
        return undefined;
    if (schedule.enforceFrom && schedule.enforceFrom.value <= today)
        return "enforce";
    if (schedule.warnFrom && schedule.warnFrom.value <= today)
        return "warn";
    if (schedule.stage)
        return schedule.stage.value;
    return (schedule.enforceFrom ?? schedule.warnFrom) ? "observe" : undefined;
}


/***/ }),

/***/ 364:
/***/ (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   N: () => (/* binding */ selectsBy),
/* harmony export */   s: () => (/* binding */ matcherFor)
/* harmony export */ });
/* harmony import */ var _model_fact_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7277);

async function matcherFor(policies) {
    const some = policies.some(({ grants, ignore, overrides, waivers, grantable }) => grants.length + ignore.length + overrides.length + waivers.length > 0 || grantable);
    if (!some)
        return () => false;
    const [{ Minimatch }, { globOf }] = await Promise.all([__webpack_require__.e(/* import() */ 3581).then(__webpack_require__.bind(__webpack_require__, 3581)), __webpack_require__.e(/* import() */ 8471).then(__webpack_require__.bind(__webpack_require__, 8471))]);
    const options = { dot: true, nocomment: true, nonegate: true, noext: true, platform: "linux" };
    const classOf = (set) => {
        const one = new Minimatch(`x${set}`, options);
        return (character) => one.match(`x${character}`);
    };
    const compiled = new Map();
    return (text, glob) => {
        let matches = compiled.get(glob);
        if (!matches)
            compiled.set(glob, (matches = globOf(new Minimatch(glob, options).globParts, classOf)));
        return matches(text);
    };
}
function selectsBy(matcher) {
    return ({ profiles, paths, hosts }, { host, item, path }) => {
        const name = item?.profile && (0,_model_fact_js__WEBPACK_IMPORTED_MODULE_0__/* .known */ .eO)(item.profile.name);
        return ((hosts.length === 0 || (host !== null && hosts.includes(host))) &&
            (profiles.length === 0 ||
                profiles.some((glob) => glob === "*" || glob === "**" || (name !== undefined && matcher(inOneWord(name), inOneWord(glob))))) &&
            (paths.length === 0 || paths.some((glob) => matcher(path, glob))));
    };
}
function inOneWord(name) {
    return name.replaceAll("/", "\u2215");
}


/***/ }),

/***/ 6605:
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

/***/ 4947:
/***/ (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   G: () => (/* binding */ writeJson)
/* harmony export */ });
/* harmony import */ var _text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2426);

function writeJson(value) {
    return `${write(value, "")}\n`;
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