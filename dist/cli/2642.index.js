"use strict";
exports.id = 2642;
exports.ids = [2642];
exports.modules = {

/***/ 1207:
/***/ (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   S: () => (/* binding */ delegationOf),
/* harmony export */   s: () => (/* binding */ delegationPathsIn)
/* harmony export */ });
/* harmony import */ var _model_delegation_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(221);

function delegationPathsIn({ loads, subjects }) {
    const told = new Map(subjects.map((subject) => [subject.item, subject]));
    const hosts = new Map();
    return ({ host, item }) => {
        const load = loads.find((one) => one.host === host);
        if (!load)
            return new Map();
        const reached = hosts.get(host) ?? (0,_model_delegation_js__WEBPACK_IMPORTED_MODULE_0__/* .reachableIn */ .Z)(load.load);
        hosts.set(host, reached);
        return new Map([...reached(item)].map(([capability, holder]) => {
            const subject = told.get(holder) ?? { host, title: load.title, edition: load.edition, item: holder };
            told.set(holder, subject);
            return [capability, [subject]];
        }));
    };
}
function delegationOf(changes) {
    const edges = new Map();
    const nodes = new Set();
    for (const { after, widenings } of changes) {
        for (const { way } of widenings) {
            let from = after;
            for (const to of from ? way : []) {
                if (!from)
                    break;
                nodes.add(from).add(to);
                edges.set(from, (edges.get(from) ?? new Set()).add(to));
                from = to;
            }
        }
    }
    return {
        nodes: [...nodes],
        edges: [...edges].flatMap(([from, targets]) => [...targets].map((to) => ({ from, to }))),
    };
}


/***/ }),

/***/ 2642:
/***/ (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  compare: () => (/* binding */ compare)
});

// UNUSED EXPORTS: changeKinds

// EXTERNAL MODULE: ./build/bundle/src/model/capability.js
var model_capability = __webpack_require__(5885);
// EXTERNAL MODULE: ./build/bundle/src/model/fact.js
var model_fact = __webpack_require__(7277);
// EXTERNAL MODULE: ./build/bundle/src/sanitize/text.js
var sanitize_text = __webpack_require__(2426);
// EXTERNAL MODULE: ./build/bundle/src/model/profile.js
var model_profile = __webpack_require__(4682);
// EXTERNAL MODULE: ./build/bundle/src/sanitize/secrets.js
var secrets = __webpack_require__(7544);
// EXTERNAL MODULE: ./build/bundle/src/repo/text.js
var repo_text = __webpack_require__(4951);
;// CONCATENATED MODULE: ./build/bundle/src/compare/aspects.js






const said = [
    ["name", ({ name }) => factOf(name)],
    ["description", ({ description }) => factOf(description)],
    ["model", ({ model }) => factOf(model)],
    ["permissionMode", ({ permissionMode }) => factOf(permissionMode)],
    ["tools", toolsOf],
    [
        "denied",
        ({ denied, grants }) => denied.length === 0 ? [] : [{ key: JSON.stringify(denied), shown: denied.join(", "), at: grants.at }],
    ],
    ["hooks", ({ hooks }) => hooks.map(extraOf)],
    ["servers", ({ servers }) => servers.map(extraOf)],
    [
        "bypass",
        ({ bypasses }) => bypasses.map(({ setting, value, effect, at }) => ({
            key: JSON.stringify([setting, value, effect]),
            shown: `${setting}: ${value}`,
            at,
        })),
    ],
];
const made = [
    ["verdict", verdictOf],
    ["edition", ({ edition, item }) => [{ key: edition, shown: edition, at: placeOf(item) }]],
    ["path", ({ item }) => [{ key: item.files[0] ?? "", shown: item.files[0] ?? "", at: placeOf(item) }]],
    [
        "layer",
        ({ item }) => [
            {
                key: JSON.stringify([item.layer.name, item.layer.root]),
                shown: `${item.layer.name} ${item.layer.root}`.trimEnd(),
                at: placeOf(item),
            },
        ],
    ],
];
function aspectsOf(before, after, furtherIn) {
    const [was, is] = [before.item.profile, after.item.profile];
    const common = was && is ? differing(said.map(([field, look]) => [field, differencesIn(field, look(was), look(is))])) : [];
    const further = is
        ? furtherIn(common.map(([field]) => field)).map((found) => [found.field, [furtherDifference(found, is.name.at)]])
        : [];
    const facts = differing(made.map(([field, look]) => [field, differencesIn(field, look(before), look(after))]));
    const prompt = was?.prompt.text === is?.prompt.text ? [] : ["prompt"];
    const told = [...common, ...further];
    return {
        fields: [...told.map(([field]) => field), ...prompt, ...facts.map(([field]) => field)],
        differences: [...told, ...facts].flatMap(([, differences]) => differences),
    };
}
function differing(some) {
    return some.filter(([, differences]) => differences.length > 0);
}
function furtherDifference({ field, before, after }, at) {
    const shown = (values) => values === null ? null : line(values.map((value) => (0,secrets/* redacted */.p)(value, field.split(".").at(-1))).join(", "));
    return { field: (0,sanitize_text/* visible */.RK)(field), before: shown(before), after: shown(after), at };
}
function differencesIn(field, before, after) {
    if (before.length === after.length && before.every(({ key }, i) => key === after[i]?.key))
        return [];
    const [gone, come] = [beyond(before, after), beyond(after, before)];
    return Array.from({ length: Math.max(gone.length, come.length) }, (_, i) => {
        const [was, is] = [gone[i], come[i]];
        const text = ({ shown, detailed }) => line(detailed && was?.shown === is?.shown ? detailed() : shown);
        return {
            field,
            before: was ? text(was) : null,
            after: is ? text(is) : null,
            at: (is ?? was)?.at ?? (0,repo_text/* placeOfPath */.Es)(""),
        };
    });
}
function beyond(some, others) {
    const left = new Map();
    for (const { key } of others)
        left.set(key, (left.get(key) ?? 0) + 1);
    return some.filter(({ key }) => {
        const count = left.get(key) ?? 0;
        if (count > 0)
            left.set(key, count - 1);
        return count === 0;
    });
}
function line(text) {
    return (0,sanitize_text/* visible */.RK)((0,secrets/* redacted */.p)(text.trim()));
}
function factOf(fact) {
    const value = (0,model_fact/* known */.eO)(fact);
    return value === undefined ? [] : [{ key: value, shown: value, at: fact.at }];
}
function toolsOf(profile) {
    const grants = (0,model_profile/* grantsOf */.Rr)(profile);
    const keys = grants.map(({ tool, capability, scope }) => JSON.stringify([tool, capability, scope])).sort();
    const called = (tool) => (tool === "*" ? "every tool" : tool);
    const powers = new Map();
    for (const { tool, capability } of grants) {
        const held = powers.get(tool);
        if (held)
            held.push(capability);
        else
            powers.set(tool, [capability]);
    }
    const detailed = () => [...powers].map(([tool, held]) => `${called(tool)} (${(0,model_capability/* inOrder */.al)(held).join(" ")})`).join(", ");
    return [
        {
            key: keys.join(" "),
            shown: [...powers.keys()].map(called).join(", ") || "no tool",
            detailed,
            at: profile.grants.at,
        },
    ];
}
function extraOf({ name, kind, value, at }) {
    return { key: JSON.stringify([name, kind, value]), shown: `${name}: ${value}`, at };
}
function verdictOf({ item }) {
    const { verdict } = item;
    const shown = verdict.kind === "shadowed"
        ? `shadowed by ${verdict.by.files[0] ?? "a built-in"}`
        : "problem" in verdict
            ? `${verdict.kind}: ${verdict.problem.message}`
            : verdict.kind;
    return [{ key: verdict.kind, shown, at: "problem" in verdict ? verdict.problem.at : placeOf(item) }];
}
function placeOf({ files, profile }) {
    return profile?.name.at ?? (0,repo_text/* placeOfPath */.Es)(files[0] ?? "");
}

// EXTERNAL MODULE: ./build/bundle/src/repo/path.js
var path = __webpack_require__(6311);
;// CONCATENATED MODULE: ./build/bundle/src/compare/authority.js



const none = { differences: [], widenings: [], released: [] };
function settledIn({ loads }) {
    const apart = new Map(loads.map(({ host, load }) => {
        const held = new Set(load.items.map(({ layer }) => layer));
        return [host, load.layers.filter((layer) => layer.authority.length > 0 && !held.has(layer))];
    }));
    const known = new Map();
    return ({ host, item: { layer } }) => {
        const found = known.get(layer);
        if (found)
            return found;
        const more = (apart.get(host) ?? []).filter(({ name, root }) => name === layer.name && isBeside(layer.root, (0,path/* directoryOf */.jt)(root)));
        const settled = more.length === 0
            ? layer
            : { ...layer, authority: [...layer.authority, ...more.flatMap(({ authority }) => authority)] };
        known.set(layer, settled);
        return settled;
    };
}
function stoodIn(before) {
    const layers = new Map(before.loads.flatMap(({ host, load }) => load.layers.map((layer) => [keyOfLayer(host, layer), layer])));
    const empty = new Map();
    return (after) => {
        const { host, item } = after;
        const layer = layers.get(keyOfLayer(host, item.layer)) ?? empty.get(item.layer) ?? { ...item.layer, authority: [] };
        empty.set(item.layer, layer);
        return { ...after, item: { ...item, layer } };
    };
}
function keyOfLayer(host, { name, root }) {
    return JSON.stringify([host, name, root]);
}
function isBeside(root, directory) {
    return ((0,path/* isWithin */.UO)(root, directory) &&
        /^\.[^/]+(?:\/[^/]+)?$/.test(directory === "" ? root : root.slice(directory.length + 1)));
}
function authorityChange({ authority: before }, { authority: after }) {
    const [gone, come] = [authority_beyond(before, after), authority_beyond(after, before)];
    if (gone.length + come.length === 0)
        return none;
    const left = [...gone];
    const differences = come.map((setting) => {
        const i = left.findIndex((old) => old.setting === setting.setting);
        const [old] = i < 0 ? [] : left.splice(i, 1);
        const now = shown(setting);
        return {
            field: "authority",
            before: old ? shown(old) : null,
            after: old && shown(old) === now ? `${now} (another)` : now,
            at: setting.at,
        };
    });
    return {
        differences: [
            ...differences,
            ...left.map((old) => ({ field: "authority", before: shown(old), after: null, at: old.at })),
        ],
        widenings: come
            .filter(({ effect }) => effect !== "narrows")
            .map((setting) => loosened(setting, gone.some((old) => shown(old) === shown(setting)))),
        released: [
            ...gone
                .filter((old) => old.effect === "narrows" && !after.some((setting) => replaces(setting, old)))
                .map(released),
            ...gone
                .filter((old) => old.isGuard === true && !come.some(({ setting }) => setting === old.setting))
                .map((old) => released({ ...old, because: "may have stopped what tools do" })),
        ],
    };
}
function authority_beyond(some, others) {
    const keys = new Set(others.map(keyOf));
    return some.filter((setting) => !keys.has(keyOf(setting)));
}
function keyOf({ setting, value, effect, content = value }) {
    return JSON.stringify([setting, value, effect, content]);
}
function replaces(setting, old) {
    if (setting.setting !== old.setting)
        return false;
    return (setting.effect !== "narrows" ||
        (setting.strictness !== undefined && old.strictness !== undefined && setting.strictness >= old.strictness));
}
function loosened({ setting, value, because, at }, isAnother) {
    return {
        kind: "authority",
        capability: null,
        message: `runs beside ${isAnother ? "another " : ""}\`${setting}\` = \`${(0,secrets/* redacted */.p)(value, setting)}\`, which ${because}`,
        at,
        way: [],
    };
}
function released({ setting, value, because }) {
    return `no longer runs beside \`${setting}\` = \`${(0,secrets/* redacted */.p)(value, setting)}\`, which ${because}`;
}
function shown({ setting, value }) {
    return (0,sanitize_text/* visible */.RK)(`${setting} = ${(0,secrets/* redacted */.p)(value, setting)}`);
}

;// CONCATENATED MODULE: ./build/bundle/src/compare/extras.js

const most = 1_000;
const rest = `all after the first ${most} values`;
function extrasOf(was, is) {
    const [old, current] = [furtherOf(was), furtherOf(is)];
    if (!old || !current)
        return undefined;
    const isTold = (old.isWhole && current.isWhole) || was.name.at.source.text === is.name.at.source.text;
    return [old.values, isTold ? current.values : new Map([...current.values, [rest, ["other than before"]]])];
}
function furtherOf({ native, name, description, model, permissionMode, prompt, }) {
    if (native === null || typeof native !== "object")
        return undefined;
    const told = new Set([
        (0,model_fact/* known */.eO)(name),
        (0,model_fact/* known */.eO)(description),
        (0,model_fact/* known */.eO)(model),
        (0,model_fact/* known */.eO)(permissionMode),
        prompt.text,
        prompt.text.trim(),
    ]);
    const found = new Map();
    let left = most;
    const walk = (value, way) => {
        if (--left < 0 || value === null || value === undefined)
            return;
        if (Array.isArray(value))
            for (const item of value)
                walk(item, way);
        else if (typeof value === "object")
            for (const [key, inner] of Object.entries(value))
                walk(inner, way === "" ? key : `${way}.${key}`);
        else if (typeof value !== "string" || !told.has(value)) {
            const values = found.get(way);
            if (values)
                values.push(String(value));
            else
                found.set(way, [String(value)]);
        }
    };
    walk(native, "");
    return { values: found, isWhole: left >= 0 };
}
function extras_differing(before, after) {
    const sorted = (values) => JSON.stringify([...(values ?? [])].sort());
    const isSame = (some, others) => some?.length === 1 && others?.length === 1 ? some[0] === others[0] : sorted(some) === sorted(others);
    return [...new Set([...before.keys(), ...after.keys()])].filter((way) => !isSame(before.get(way), after.get(way)));
}
function isReportedBy(fields, way) {
    return (tellers.some(([word, tellsOf]) => word.test(way) && tellsOf.some((field) => fields.includes(field))) ||
        fields.some((field) => plainOf(field) === plainOf(way)));
}
const tellers = [
    [/tool/i, ["tools", "denied"]],
    [/permission/i, ["permissionMode", "tools", "denied"]],
    [/hook/i, ["hooks"]],
    [/server/i, ["servers"]],
];
function rewired(before, after) {
    return [...after]
        .filter(([way, values]) => (way === rest || /hook|server/i.test(way)) && values.some((value) => !before.get(way)?.includes(value)))
        .map(([way]) => way);
}
function plainOf(word) {
    return word.replace(/[-_]/g, "").toLowerCase();
}

;// CONCATENATED MODULE: ./build/bundle/src/compare/names.js




function heirsOf(before, after) {
    const heirs = new Map();
    for (const [key, items] of shadowedIn(before)) {
        for (const item of items.filter(({ files }) => files.length === 0)) {
            const now = after.loads
                .find(({ host }) => key.startsWith(hostKey(host)))
                ?.load.items.find(({ files, profile }) => files.length === 0 && profile?.identity === item.profile?.identity);
            if (!now || now.verdict.kind === "loaded")
                heirs.set(key, [...(heirs.get(key) ?? []), item]);
        }
    }
    return heirs;
}
function shadowedIn({ loads }) {
    const shadowed = new Map();
    for (const { host, load } of loads) {
        for (const item of load.items) {
            if (item.verdict.kind !== "shadowed")
                continue;
            const key = names_keyOf(host, item.verdict.by);
            shadowed.set(key, [...(shadowed.get(key) ?? []), item]);
        }
    }
    return shadowed;
}
function hostKey(host) {
    return `${host} `;
}
function names_keyOf(host, { files, profile }) {
    return `${hostKey(host)}${JSON.stringify([files[0], profile?.identity])}`;
}
function inheriting({ host, item }, heirs, at) {
    const had = item.profile ? (0,model_profile/* capabilitiesOf */.SF)(item.profile) : [];
    return (heirs.get(names_keyOf(host, item)) ?? []).flatMap(({ profile }) => {
        const more = profile ? (0,model_profile/* capabilitiesOf */.SF)(profile).filter((capability) => !had.includes(capability)) : [];
        const name = profile && (0,model_fact/* known */.eO)(profile.name);
        return more.map((capability) => ({
            kind: "capability",
            capability,
            message: `leaves its name to the built-in \`${name ?? ""}\`, which may ${model_capability/* phrases */.HJ[capability]}`,
            at,
            way: [],
        }));
    });
}
function takingPlace(before, after, shadowedBefore, shadowedAfter, at) {
    const shown = (subject, shadowed) => (subject &&
        (shadowed.get(names_keyOf(subject.host, subject.item)) ?? [])
            .map(({ files, profile }) => files[0] ?? `the built-in ${(profile && (0,model_fact/* known */.eO)(profile.name)) ?? ""}`)
            .join(", ")) ||
        null;
    const [was, is] = [shown(before, shadowedBefore), shown(after, shadowedAfter)];
    return was === is
        ? []
        : [{ field: "shadows", before: was === null ? null : (0,sanitize_text/* visible */.RK)(was), after: is === null ? null : (0,sanitize_text/* visible */.RK)(is), at }];
}

;// CONCATENATED MODULE: ./build/bundle/src/compare/pairs.js

function pairsOf(before, after) {
    const rest = new Set(before);
    const open = new Set(after);
    const pairs = [];
    for (const [sign, isWhole] of signs) {
        if (rest.size === 0 || open.size === 0)
            break;
        const earlier = grouped(rest, sign);
        for (const [name, later] of grouped(open, sign)) {
            const found = earlier.get(name) ?? [];
            if (!isWhole && (found.length !== 1 || later.length !== 1))
                continue;
            for (const [i, was] of found.entries()) {
                const is = later[i];
                if (!is)
                    break;
                pairs.push([was, is]);
                rest.delete(was);
                open.delete(is);
            }
        }
    }
    return { pairs, removed: [...rest], added: [...open] };
}
const signs = [
    [({ host, item }) => written(host, item.layer.name, item.files[0], nameIn(item)), false],
    [
        ({ host, item: { profile } }) => profile &&
            written(host, profile.identity, (0,model_fact/* known */.eO)(profile.description), profile.prompt.text, (0,model_fact/* known */.eO)(profile.model), (0,model_fact/* known */.eO)(profile.permissionMode), (0,model_fact/* known */.eO)(profile.grants)?.map(({ tool }) => tool)),
        true,
    ],
    [
        ({ host, item: { layer, profile } }) => profile?.identity === undefined ? undefined : written(host, layer.name, profile.identity),
        false,
    ],
    [
        ({ host, item: { profile } }) => (profile?.identity === undefined ? undefined : written(host, profile.identity)),
        false,
    ],
    [({ host, item }) => written(host, item.files[0]), false],
    [
        ({ host, item: { profile } }) => profile && profile.prompt.text.trim() !== ""
            ? written(host, (0,model_fact/* known */.eO)(profile.description), profile.prompt.text)
            : undefined,
        false,
    ],
];
function nameIn({ profile }) {
    return (profile && (0,model_fact/* known */.eO)(profile.name)) ?? "";
}
function written(...parts) {
    return JSON.stringify(parts);
}
function grouped(subjects, sign) {
    const groups = new Map();
    for (const subject of subjects) {
        const name = sign(subject);
        if (name === undefined)
            continue;
        const group = groups.get(name);
        if (group)
            group.push(subject);
        else
            groups.set(name, [subject]);
    }
    return groups;
}

;// CONCATENATED MODULE: ./build/bundle/src/compare/powers.js



function readerAt(at) {
    return {
        grants: { state: "stated", value: [{ tool: "*", capability: "read", scope: null, at }], at },
        extraGrants: [],
        hooks: [],
        servers: [],
        bypasses: [],
        denied: [],
    };
}
function widenings(before, after, now) {
    const may = now ? "may now" : "may";
    const [had, has] = [holdingsOf(before), holdingsOf(after)];
    const held = new Set(had.map(({ grant }) => grant.capability));
    const gained = model_capability/* capabilities */.R7.filter((capability) => !held.has(capability) && has.some(({ grant }) => grant.capability === capability));
    const isHeld = coveredBy(had);
    const places = new Set();
    const found = [];
    for (const capability of model_capability/* capabilities */.R7) {
        const isNew = gained.includes(capability);
        const beyond = has.filter((holding) => holding.grant.capability === capability && (isNew || (holding.source !== "extra" && !isHeld(holding))));
        const [first] = beyond;
        if (!first)
            continue;
        for (const { grant } of beyond)
            places.add(grant.at);
        const more = isNew ? "" : `${capability === "external" ? "" : " more freely"}`;
        found.push({
            kind: isNew ? "capability" : "scope",
            capability,
            message: `${may} ${model_capability/* phrases */.HJ[capability]}${more}, by ${toolsIn(beyond.map(({ grant }) => grant))}`,
            at: first.grant.at,
            way: [],
        });
    }
    return [...found, ...undenied(before, after), ...bypassed(before, after, now), ...extras(before, after, places)];
}
function holdingsOf({ grants, extraGrants, hooks, servers }) {
    const fixed = new Set([...hooks, ...servers].map(({ at }) => at.span.start));
    return [
        ...((0,model_fact/* known */.eO)(grants) ?? []).map((grant) => ({ grant, source: "list" })),
        ...extraGrants.map((grant) => ({ grant, source: fixed.has(grant.at.span.start) ? "extra" : "beside" })),
    ];
}
const powers_most = 1 << 20;
function coveredBy(had) {
    const key = ({ grant: { tool, capability, scope }, source }) => JSON.stringify([source, capability, tool, scope]);
    const same = new Set(had.map(key));
    let left = powers_most;
    return (holding) => same.has(key(holding)) || ((left -= had.length) >= 0 && had.some((old) => covers(old, holding)));
}
function covers(old, { grant, source }) {
    if (old.grant.capability !== grant.capability)
        return false;
    if (old.source !== "list" && (source !== old.source || old.grant.tool !== grant.tool))
        return false;
    if (grant.capability === "external" && !coversTool(baseOf(old.grant.tool), baseOf(grant.tool)))
        return false;
    return old.grant.scope === null || (grant.scope !== null && coversScope(old.grant.scope, grant.scope));
}
function coversTool(old, tool) {
    return old === tool || tool.startsWith(`${old}__`) || (old.endsWith("*") && tool.startsWith(old.slice(0, -1)));
}
function baseOf(tool) {
    return tool.replace(/\(.*$/s, "").trim();
}
function coversScope(old, scope) {
    if (old === scope)
        return true;
    const [, prefix = "", star] = /^([^*?[\]{}!]*?)((?::| )?\*+)$/.exec(old) ?? [];
    if (star === undefined || /[;&|<>$`(){}\\\n]|\.\./.test(scope))
        return false;
    const more = scope.slice(prefix.length);
    return (scope.startsWith(prefix) &&
        (star.startsWith("*") ? !(star === "*" && leavesDirectory(prefix, more)) : /^$|^[ :]/.test(more)));
}
function leavesDirectory(prefix, more) {
    const isPath = /^[^\s:]+$/.test(prefix) && (prefix.includes("/") || !/\s/.test(more));
    return isPath && /\/|\*\*/.test(more);
}
function undenied(before, after) {
    const same = new Set(after.denied);
    let left = powers_most;
    const isCovered = (old) => same.has(old) ||
        ((left -= after.denied.length) >= 0 &&
            after.denied.some((entry) => baseOf(entry) === baseOf(old) && coversScope(insideOf(entry), insideOf(old))));
    const freed = before.denied.filter((old) => /\(.*\)/s.test(old) && !isCovered(old)).slice(0, 20);
    return freed.flatMap((entry) => {
        const held = ((0,model_fact/* known */.eO)(after.grants) ?? []).find(({ tool }) => tool === "*" || baseOf(tool).toLowerCase() === baseOf(entry).toLowerCase());
        return held
            ? [
                {
                    kind: "scope",
                    capability: held.tool === "*" ? null : held.capability,
                    message: `is no longer denied ${code(entry)}`,
                    at: after.grants.at,
                    way: [],
                },
            ]
            : [];
    });
}
function insideOf(entry) {
    return /\((.*)\)/s.exec(entry)?.[1] ?? "*";
}
function bypassed({ bypasses: before }, { bypasses: after }, now) {
    const stronger = (old, { setting, value, effect }) => old.setting === setting && (old.effect === "bypass" || (old.effect === effect && old.value === value));
    return after
        .filter((bypass) => bypass.effect !== "unhonoured" && !before.some((old) => stronger(old, bypass)))
        .map(({ setting, value, because, at }) => ({
        kind: "bypass",
        capability: null,
        message: `has ${code(setting)} ${now ? "now " : ""}at ${code(value)}, which ${because}`,
        at,
        way: [],
    }));
}
function extras(before, after, told) {
    const { hooks, servers } = otherExtras(before, after);
    const widening = (what, olds, { name, kind, value, at }) => {
        const isAnother = olds.some((old) => old.name === name);
        const message = isAnother
            ? `has another ${what} ${code(name)}, which may do something else: ${code((0,secrets/* redacted */.p)(value))}`
            : `has one more ${what} ${code(name)}: ${code((0,secrets/* redacted */.p)(value))}`;
        return { kind: "scope", capability: powerOf(kind), message, at, way: [] };
    };
    const untold = ({ at }) => ![...told].some((place) => place.source === at.source && place.span.start === at.span.start);
    return [
        ...hooks.filter(untold).map((hook) => widening("hook", before.hooks, hook)),
        ...servers.filter(untold).map((server) => widening("server", before.servers, server)),
    ];
}
function otherExtras(before, after) {
    return {
        hooks: after.hooks.filter(({ kind, name, value }) => kind !== "prompt" && !before.hooks.some((old) => old.kind === kind && old.name === name && old.value === value)),
        servers: after.servers.filter(({ kind, value }) => !before.servers.some((old) => old.kind === kind && old.value === value)),
    };
}
function powerOf(kind) {
    return kind === "command" ? "execute" : kind === "url" ? "network" : null;
}
function toolsIn(grants) {
    const tools = [...new Set(grants.map(({ tool }) => (tool === "*" ? "every tool" : code(tool))))];
    return tools.length > 4 ? `${tools.slice(0, 3).join(", ")} and ${tools.length - 3} more` : tools.join(", ");
}
function code(text) {
    return `\`${text}\``;
}

;// CONCATENATED MODULE: ./build/bundle/src/compare/prompt.js

const prompt_most = 1 << 18;
function promptChange(before, after) {
    if (before === after)
        return null;
    const [was, is] = [linesOf(before), linesOf(after)];
    let start = 0;
    while (start < was.length && start < is.length && was[start] === is[start])
        start++;
    let [wasEnd, isEnd] = [was.length, is.length];
    while (wasEnd > start && isEnd > start && was[wasEnd - 1] === is[isEnd - 1])
        [wasEnd, isEnd] = [wasEnd - 1, isEnd - 1];
    const [gone, come] = [was.slice(start, wasEnd), is.slice(start, isEnd)];
    const kept = gone.length * come.length > prompt_most ? sharedAnywhere(gone, come) : sharedInOrder(gone, come);
    return { added: come.length - kept, removed: gone.length - kept, hidden: hiddenBeyond(before, after) };
}
function linesOf(text) {
    const lines = text.split("\n");
    return lines.at(-1) === "" ? lines.slice(0, -1) : lines;
}
function sharedInOrder(some, others) {
    const numbers = new Map();
    for (const line of others)
        if (!numbers.has(line))
            numbers.set(line, numbers.size);
    const one = some.flatMap((line) => numbers.get(line) ?? []);
    const both = new Set(one);
    const other = others.flatMap((line) => numbers.get(line) ?? []).filter((number) => both.has(number));
    const lengths = new Uint32Array(other.length + 1);
    for (const number of one) {
        let diagonal = 0;
        for (let i = 0; i < other.length; i++) {
            const above = lengths[i + 1] ?? 0;
            lengths[i + 1] = number === other[i] ? diagonal + 1 : Math.max(above, lengths[i] ?? 0);
            diagonal = above;
        }
    }
    return lengths[other.length] ?? 0;
}
function sharedAnywhere(some, others) {
    const counts = new Map();
    for (const line of some)
        counts.set(line, (counts.get(line) ?? 0) + 1);
    let shared = 0;
    for (const line of others) {
        const left = counts.get(line) ?? 0;
        if (left === 0)
            continue;
        counts.set(line, left - 1);
        shared++;
    }
    return shared;
}
function hiddenBeyond(before, after) {
    const had = (0,sanitize_text/* hiddenIn */.k_)(before);
    let more = 0;
    for (const [character, count] of (0,sanitize_text/* hiddenIn */.k_)(after))
        more += Math.max(0, count - (had.get(character) ?? 0));
    return more;
}

;// CONCATENATED MODULE: ./build/bundle/src/compare/same.js
function isSame(before, after) {
    const [was, is] = [before.item, after.item];
    return (before.edition === after.edition &&
        was.verdict.kind === is.verdict.kind &&
        was.files[0] === is.files[0] &&
        was.layer.name === is.layer.name &&
        was.layer.root === is.layer.root &&
        isLike(was.profile, is.profile));
}
function isLike(one, other) {
    if (one === other)
        return true;
    if (typeof one !== "object" ||
        typeof other !== "object" ||
        one === null ||
        other === null ||
        Array.isArray(one) !== Array.isArray(other))
        return false;
    const names = Object.keys(one);
    return (names.length === Object.keys(other).length &&
        names.every((name) => isLike(one[name], other[name])));
}

// EXTERNAL MODULE: ./build/bundle/src/model/delegation.js
var delegation = __webpack_require__(221);
// EXTERNAL MODULE: ./build/bundle/src/compare/delegation.js
var compare_delegation = __webpack_require__(1207);
;// CONCATENATED MODULE: ./build/bundle/src/compare/index.js
















function compare(before, after, holders = new Map()) {
    const { pairs, removed, added } = pairsOf(before.subjects, after.subjects);
    const around = {
        holders,
        waysBefore: (0,compare_delegation/* delegationPathsIn */.s)(before),
        waysAfter: (0,compare_delegation/* delegationPathsIn */.s)(after),
        authority: remembered(settledIn(before), settledIn(after)),
        stood: stoodIn(before),
        heirs: heirsOf(before, after),
        shadowedBefore: shadowedIn(before),
        shadowedAfter: shadowedIn(after),
    };
    const changes = [
        ...pairs.flatMap(([was, is]) => changed(was, is, around)),
        ...added.map((subject) => come(subject, around)),
        ...removed.map((subject) => gone(subject, around)),
    ];
    return changes.sort((one, other) => (0,path/* byBytes */.bg)(pathOf(one), pathOf(other)) || (0,path/* byBytes */.bg)(hostOf(one), hostOf(other)) || (0,path/* byBytes */.bg)(nameOf(one), nameOf(other)));
}
function pathOf({ before, after }) {
    return (after ?? before)?.item.files[0] ?? "";
}
function hostOf({ before, after }) {
    return (after ?? before)?.host ?? "";
}
function nameOf({ before, after }) {
    const profile = (after ?? before)?.item.profile;
    return (profile && (0,model_fact/* known */.eO)(profile.name)) ?? "";
}
function come(after, { holders, waysAfter, authority, stood, shadowedBefore, shadowedAfter }) {
    const { profile } = after.item;
    const gained = profile ? (0,model_profile/* grantsOf */.Rr)(profile) : [];
    const granted = grantedBy(holders, undefined, after);
    const places = takingPlace(null, after, shadowedBefore, shadowedAfter, compare_placeOf(after));
    const beside = authority(stood(after), after);
    const reasons = profile
        ? [
            ...widenings(readerAt(profile.name.at), profile, false),
            ...granting(granted, after),
            ...besides(beside, after),
            ...reaching(new Map(), waysAfter(after), after, false),
        ]
        : [];
    return {
        kind: "added",
        before: null,
        after,
        gained,
        lost: [],
        widened: reasons.length > 0,
        fields: places.map(({ field }) => field),
        ...(granted ? { granted } : {}),
        differences: places,
        widenings: distinct(reasons),
        prompt: promptChange("", profile?.prompt.text ?? ""),
    };
}
function gone(before, { heirs, shadowedBefore, shadowedAfter }) {
    const { profile } = before.item;
    const reasons = inheriting(before, heirs, compare_placeOf(before));
    const places = takingPlace(before, null, shadowedBefore, shadowedAfter, compare_placeOf(before));
    return {
        kind: "removed",
        before,
        after: null,
        gained: [],
        lost: profile ? (0,model_profile/* grantsOf */.Rr)(profile) : [],
        widened: reasons.length > 0,
        fields: places.map(({ field }) => field),
        differences: places,
        widenings: reasons,
        prompt: promptChange(profile?.prompt.text ?? "", ""),
    };
}
function changed(before, after, around) {
    const granted = grantedBy(around.holders, before, after);
    const beside = around.authority(before, after);
    const [reached, reaches] = [around.waysBefore(before), around.waysAfter(after)];
    const ways = reachOf(reached, reaches, after);
    if (granted === undefined && beside.differences.length === 0 && !ways && isSame(before, after))
        return [];
    const [was, is] = [before.item.profile, after.item.profile];
    const [old, current] = (was && is && extrasOf(was, is)) ?? [];
    const aspects = aspectsOf(before, after, (told) => old && current
        ? extras_differing(old, current)
            .filter((way) => !isReportedBy(told, way))
            .map((way) => ({ field: way, before: old.get(way) ?? null, after: current.get(way) ?? null }))
        : []);
    const isOthers = granted === "other" && !["prompt", "hooks", "servers"].some((field) => aspects.fields.includes(field));
    const told = [
        ...aspects.fields,
        ...(beside.differences.length > 0 ? ["authority"] : []),
        ...(ways ? ["reach"] : []),
        ...(isOthers ? ["files"] : []),
    ];
    if (told.length === 0 && granted === undefined)
        return [];
    const places = takingPlace(before, after, around.shadowedBefore, around.shadowedAfter, compare_placeOf(after));
    const [had, has] = [was ? (0,model_profile/* grantsOf */.Rr)(was) : [], is ? (0,model_profile/* grantsOf */.Rr)(is) : []];
    const reasons = [
        ...(is ? predecessorsOf(before, after).flatMap((powers) => widenings(powers, is, true)) : []),
        ...(was && is && old && current && Object.values(otherExtras(was, is)).every(({ length }) => length === 0)
            ? rewired(old, current).map((way) => rewiring(way, after))
            : []),
        ...granting(granted, after),
        ...besides(beside, after),
        ...reaching(reached, reaches, after, true, was ? (0,model_profile/* capabilitiesOf */.SF)(was) : []),
        ...inheriting(before, around.heirs, compare_placeOf(after)),
    ];
    return [
        {
            kind: kindOf(before, after),
            before,
            after,
            gained: without(has, had),
            lost: without(had, has),
            widened: reasons.length > 0,
            fields: [...told, ...places.map(({ field }) => field)],
            ...(granted ? { granted } : {}),
            differences: [...aspects.differences, ...beside.differences, ...(ways ? [ways] : []), ...places],
            widenings: distinct(reasons),
            prompt: promptChange(was?.prompt.text ?? "", is?.prompt.text ?? ""),
        },
    ];
}
function kindOf({ item: before }, { item: after }) {
    const [was, is] = [before.verdict.kind, after.verdict.kind];
    if (was !== is && was === "loaded")
        return is === "shadowed" ? "shadowed" : "lost";
    if (was !== is && is === "loaded")
        return was === "shadowed" ? "unshadowed" : "restored";
    if (before.layer.name !== after.layer.name || before.layer.root !== after.layer.root)
        return "moved";
    const isRenamed = before.files[0] !== after.files[0] ||
        (before.profile && after.profile && (0,model_fact/* known */.eO)(before.profile.name) !== (0,model_fact/* known */.eO)(after.profile.name));
    return isRenamed ? "renamed" : "changed";
}
function predecessorsOf({ item: before }, after) {
    const reader = readerAt(compare_placeOf(after));
    const isOffered = after.item.verdict.kind === "loaded";
    if (before.verdict.kind === "loaded" || !isOffered)
        return [before.profile ?? reader];
    const instead = before.verdict.kind === "shadowed" ? (before.verdict.by.profile ?? reader) : reader;
    return before.profile ? [before.profile, instead] : [instead];
}
function rewiring(way, after) {
    return {
        kind: "scope",
        capability: null,
        message: `has another \`${way}\`, and may do something else by it`,
        at: compare_placeOf(after),
        way: [],
    };
}
function granting(granted, { item }) {
    if (granted === undefined || !item.profile)
        return [];
    const message = granted === "new" ? "uses a grant of the policy" : "does something else by its grant";
    return [{ kind: "grant", capability: null, message, at: item.profile.name.at, way: [] }];
}
function besides({ widenings: more, released }, after) {
    return [
        ...more,
        ...released.map((message) => ({ kind: "authority", capability: null, message, at: compare_placeOf(after), way: [] })),
    ];
}
function reaching(before, after, subject, now, had = []) {
    return [...after].flatMap(([capability, way]) => {
        if (before.has(capability) || had.includes(capability) || (capability === "read" && !now))
            return [];
        return [
            {
                kind: "reach",
                capability,
                message: `may ${now ? "now " : ""}${model_capability/* phrases */.HJ[capability]} through ${way.map(({ item }) => (0,delegation/* displayName */.Q)(item)).join(", then ")}`,
                at: delegatingAt(subject),
                way,
            },
        ];
    });
}
function reachOf(before, after, subject) {
    const shown = (ways) => (ways.size === 0 ? null : [...ways.keys()].join(", "));
    const [was, is] = [shown(before), shown(after)];
    return was === is ? undefined : { field: "reach", before: was, after: is, at: delegatingAt(subject) };
}
function delegatingAt(subject) {
    const { profile } = subject.item;
    return (profile && (0,model_profile/* grantsOf */.Rr)(profile).find(({ capability }) => capability === "delegate")?.at) ?? compare_placeOf(subject);
}
function grantedBy(holders, before, after) {
    const [was, is] = [before && holders.get(before), holders.get(after)];
    return is === undefined || was === is ? undefined : was === undefined ? "new" : "other";
}
function without(some, others) {
    const key = ({ tool, capability, scope }) => JSON.stringify([tool, capability, scope]);
    const keys = new Set(others.map(key));
    return some.filter((grant) => !keys.has(key(grant)));
}
function distinct(reasons) {
    const seen = new Set();
    return reasons.filter(({ kind, message }) => !seen.has(kind + message) && seen.add(kind + message));
}
function compare_placeOf({ item: { files, profile } }) {
    return profile?.name.at ?? (0,repo_text/* placeOfPath */.Es)(files[0] ?? "");
}
function remembered(settledBefore, settledAfter) {
    const known = new Map();
    return (before, after) => {
        const [was, is] = [settledBefore(before), settledAfter(after)];
        const others = known.get(was) ?? new Map();
        known.set(was, others);
        const found = others.get(is) ?? authorityChange(was, is);
        others.set(is, found);
        return found;
    };
}


/***/ }),

/***/ 7544:
/***/ (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   c: () => (/* binding */ withoutSecrets),
/* harmony export */   p: () => (/* binding */ redacted)
/* harmony export */ });
const secretKey = /(?:^|[_.-])(?:api_?keys?|auth(?:orization)?|credentials?|passphrase|passw(?:or)?d|private_?key|secrets?|(?:access_?|auth_?|bearer_?|refresh_?)?tokens?)$/;
function redacted(text, key = "") {
    return String(withoutSecrets(text, () => "…", key)).replaceAll("sha256:…", "(a secret)");
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