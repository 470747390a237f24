"use strict";
exports.id = 6693;
exports.ids = [6693];
exports.modules = {

/***/ 26693:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  skillLayers: () => (/* reexport */ skillLayers),
  withSkills: () => (/* reexport */ withSkills)
});

// EXTERNAL MODULE: ./build/bundle/src/repo/path.js
var path = __webpack_require__(76311);
// EXTERNAL MODULE: ./build/bundle/src/hosts/_kit/settings/hooks-and-servers.js
var hooks_and_servers = __webpack_require__(24754);
;// CONCATENATED MODULE: ./build/bundle/src/hosts/claude/skills/shell.js
const longest = 50_000;
const compound = /^(?:if|for|while|until|case|select|function|do|done|then|else|fi|esac|time|\[\[|[({!])(?:\s|$)/;
function commandLineOf(text) {
    if (text.length > longest)
        return undefined;
    const walk = { parts: [], part: "", writes: false };
    if (!splitInto(walk, text, 0))
        return undefined;
    endPart(walk);
    return walk.parts.some((part) => compound.test(part)) ? undefined : { parts: walk.parts, writes: walk.writes };
}
function endPart(walk) {
    const part = walk.part.trim();
    if (part !== "" && !part.startsWith("#"))
        walk.parts.push(part);
    walk.part = "";
}
const maxDepth = 8;
function splitInto(walk, text, depth) {
    if (depth > maxDepth)
        return false;
    const token = /\\[^]|'[^']*'|"((?:\\[^]|[^"\\])*)"|\$\(\(([^()]*)\)\)|\$\(([^()]*)\)|`([^`]*)`|<<|(\d*>{1,2}&?\s*)([^\s;&|<>()]*)|&&|\|\||[;&|\n]|[^\\'"$`<>&|;\n()\d]+|[^]/gy;
    for (const [whole, double, , substituted, quoted, redirect, target] of text.matchAll(token)) {
        const inner = substituted ?? quoted;
        if (whole === "<<" || /^["'`()]$/.test(whole))
            return false;
        if (inner !== undefined) {
            if (!splitApart(walk, inner, depth))
                return false;
            walk.part += "x";
        }
        else if (double !== undefined) {
            if (!substitutionsIn(walk, double, depth))
                return false;
            walk.part += whole;
        }
        else if (redirect !== undefined) {
            if (!/&\s*$/.test(redirect) && target !== "/dev/null")
                walk.writes = true;
        }
        else if (/^(?:&&|\|\||[;&|\n])$/.test(whole))
            endPart(walk);
        else
            walk.part += whole;
    }
    return true;
}
function splitApart(walk, inner, depth) {
    const around = walk.part;
    walk.part = "";
    const isRead = splitInto(walk, inner, depth + 1);
    endPart(walk);
    walk.part = around;
    return isRead;
}
function substitutionsIn(walk, text, depth) {
    const inner = text.replace(/\\[^]/g, "").replace(/\$\(\([^()]*\)\)/g, "");
    for (const [, substituted, quoted] of inner.matchAll(/\$\(([^()]*)\)|`([^`]*)`/g))
        if (!splitApart(walk, substituted ?? quoted ?? "", depth))
            return false;
    return !/\$\([^)]*\(/.test(inner);
}

;// CONCATENATED MODULE: ./build/bundle/src/hosts/claude/skills/inline.js

function fateOf(command, scopes) {
    const line = commandLineOf(command);
    if (line && !line.writes && line.parts.every(onlyReads))
        return "reads";
    if (scopes.some((scope) => scope === null || isEverything(scope)))
        return "executes";
    if (scopes.length === 0)
        return "refused";
    if (!line)
        return "executes";
    if (line.writes)
        return "refused";
    return line.parts.every((part) => onlyReads(part) || scopes.some((scope) => mayCover(scope ?? "*", part)))
        ? "executes"
        : "refused";
}
function isEverything(scope) {
    return /^\s*\**\s*$/.test(scope);
}
function mayCover(scope, part) {
    if (/^git\s(?:.*\s)?-c\s/.test(part))
        return false;
    const prefix = scope.replace(/(?::\*|\*).*$/s, "").trim();
    const plain = part.replace(/^(?:\w+=\S*\s+)+/, "");
    return part.startsWith(prefix) || plain.startsWith(prefix);
}
const readers = new Set("ls cat head tail grep find wc which diff stat du cd".split(" "));
const gitReaders = new Set("status diff log show rev-parse blame describe ls-files shortlog".split(" "));
const gitForms = /^git (?:branch(?: (?:--show-current|-a|-r|-v|-vv|--list))*|remote(?: -v)?|tag -l|stash list)$/;
const reaching = {
    find: /\s-(?:exec|ok|delete|fprint|fls)/,
    git: /\s--?(?:output|ext-diff|textconv|O|open-files|no-index|exec)/,
};
const outside = /(?:^|[\s"'=])(?:~|\/(?!dev\/null)|\S*\.\.(?:\/|$|\s))|\$/;
const inline_longest = 2_000;
function onlyReads(part) {
    if (part.length > inline_longest)
        return false;
    const [program = "", command = ""] = part.split(/\s+/);
    if (/[\\{}<]/.test(part))
        return false;
    if (program === "echo" || program === "pwd")
        return true;
    if (outside.test(part) || reaching[program]?.test(part))
        return false;
    return readers.has(program) || (program === "git" && (gitReaders.has(command) || gitForms.test(part)));
}
const perhaps = new Set("git gh sort uniq cut tr date uname whoami id hostname tree file jq sed awk rg fd test [ true printf ps node npm yarn pnpm python python3 pip cargo go docker kubectl".split(" "));
function isSurelyRefused(command) {
    const line = commandLineOf(command);
    return (line !== undefined &&
        (line.writes || line.parts.some((part) => !onlyReads(part) && !perhaps.has(part.split(/\s+/)[0] ?? ""))));
}

// EXTERNAL MODULE: ./build/bundle/src/model/capability.js
var capability = __webpack_require__(95885);
// EXTERNAL MODULE: ./build/bundle/src/hosts/claude/subagent/tools.js
var tools = __webpack_require__(99245);
;// CONCATENATED MODULE: ./build/bundle/src/hosts/claude/skills/rules.js
function ruleOf(text) {
    const [, tool = text, scope = null] = /^([^(]+)\(([^]*)\)$/.exec(text.trim()) ?? [];
    return { tool, scope };
}
function approvalsIn(authority) {
    const rules = rulesAt(authority, "permissions.allow");
    const approvesAll = authority.some(({ setting, value }) => setting === "permissions.defaultMode" && /^(?:acceptEdits|bypassPermissions|auto)$/.test(value));
    return {
        call: (name) => rules.some((rule) => coversCall(rule, name)),
        scopes: [...scopesFor(rules), ...(approvesAll ? [null] : [])],
    };
}
function scopesFor(rules) {
    return rules.flatMap(({ tool, scope }) => (tool === "Bash" || tool === "PowerShell" ? [scope] : []));
}
function denialsIn(authority) {
    const denied = rulesAt(authority, "permissions.deny");
    const asking = rulesAt(authority, "permissions.ask");
    return {
        noCommands: authority.some(({ setting, effect }) => setting === "disableSkillShellExecution" && effect === "narrows"),
        deniesCommands: [...denied, ...asking].some(({ tool, scope }) => tool === "Bash" && (scope === null || /^\s*\**\s*$/.test(scope))),
        call: (name) => denied.some((rule) => coversCall(rule, name)),
        isOff: (name) => authority.some(({ setting }) => setting === `skillOverrides.${name}`),
    };
}
function rulesAt(authority, key) {
    return authority.flatMap(({ setting, value }) => (setting === key ? [ruleOf(value)] : []));
}
function coversCall({ tool, scope }, name) {
    if (tool !== "Skill")
        return false;
    return scope === null || /^\s*\**\s*$/.test(scope) || scope.replace(/:\*$/, "").replace(/^\//, "").trim() === name;
}

;// CONCATENATED MODULE: ./build/bundle/src/hosts/claude/skills/power.js





const shown = 2;
function powerOfCommands({ text }, approvals, denials, when) {
    if (text.commands.length === 0 || denials.noCommands)
        return [];
    const scopes = [...approvals.scopes, ...scopesFor(text.allowed.map(({ written }) => ruleOf(written)))];
    const fates = text.commands.map((command) => ({
        command,
        fate: denials.deniesCommands ? "refused" : fateOf(command.text, scopes),
    }));
    const refused = fates.find(({ fate }) => fate === "refused");
    if (refused)
        return [refusal(refused.command, denials.deniesCommands)];
    const of = (fate) => fates.flatMap(({ fate: is, command }) => (is === fate ? [command] : []));
    return [...runs(of("executes"), "execute", when), ...runs(of("reads"), "read", `${when}; the command only reads`)];
}
function refusal(command, isDenied) {
    const why = isDenied
        ? "which the settings deny or ask about"
        : "which neither `allowed-tools` of the skill nor the settings allow";
    return {
        may: [],
        because: `has the command \`${oneLine(command.text)}\`, ${why}`,
        at: command.at,
        refuses: true,
        ...(isDenied || isSurelyRefused(command.text) ? {} : { certainty: "assumed" }),
    };
}
function runs(commands, capability, when) {
    const [first] = commands;
    if (!first)
        return [];
    const names = commands.slice(0, shown).map(({ text }) => `\`${oneLine(text)}\``);
    const more = commands.length > shown ? [`${commands.length - shown} more`] : [];
    return [
        {
            may: [capability],
            because: `runs ${[...names, ...more].join(" and ")} ${when}`,
            content: commands.map(({ text }) => text).join("\n"),
            at: first.at,
        },
    ];
}
function oneLine(text) {
    const [line = ""] = text.split("\n", 1);
    return line.length > 80 || line.length < text.length ? `${line.slice(0, 80).replaceAll("`", "'")}…` : line;
}
function powerOfHooks({ text }) {
    const [first] = text.hooks;
    const may = (0,capability/* inOrder */.al)((0,hooks_and_servers/* hookGrants */.ZW)(text.hooks, "hooks").map(({ capability }) => capability));
    if (!first || text.fork || may.length === 0)
        return [];
    const events = [...new Set(text.hooks.map(({ name }) => name))];
    return [
        {
            may,
            because: `adds hooks (${events.join(", ")}) to the session that calls it`,
            content: text.hooks.map(({ value, content = value }) => content).join("\n"),
            at: first.at,
        },
    ];
}
function powerOfFiles({ text }, repo) {
    const outside = text.files.filter(({ text: path }) => leaves(path));
    const inside = text.files.filter(({ text: path }) => !leaves(path) && isThere(repo, path));
    const [first = inside[0]] = outside;
    if (!first)
        return [];
    return [
        {
            may: ["read"],
            because: `reads \`${first.text}\`${outside.length > 0 ? ", outside the repository," : ""} into the conversation`,
            content: [...outside, ...inside].map(({ text: path }) => path).join("\n"),
            at: first.at,
            ...(outside.length > 0 ? { outside: true } : {}),
        },
    ];
}
function leaves(path) {
    return /^(?:~(?:\/|$)|\/|\.\.(?:\/|$))/.test(path);
}
function isThere(repo, path) {
    return repo.resolve(path.replace(/^\.\//, "")).kind !== "missing";
}
function approval({ text }, own) {
    const tools = approvingTools(text).filter(({ capability }) => capability !== "read");
    const [first] = tools;
    const may = (0,capability/* inOrder */.al)(tools.map(({ capability }) => capability).filter((capability) => own.includes(capability)));
    if (!first || may.length === 0)
        return [];
    return [
        {
            may,
            because: `approves ${tools.map(({ entry }) => `\`${entry.written}\``).join(", ")} for the session that starts it, unasked`,
            at: first.entry.at,
        },
    ];
}
function approvingTools({ allowed, }) {
    return allowed.flatMap((entry) => {
        const { name, scope } = entry;
        const capability = (0,tools/* isServerTool */.y6)(name) ? "external" : (0,tools/* toolNamed */.uA)(name)?.capability;
        const isEmpty = scope !== null && /^\s*(?::\*)?\s*$/.test(scope);
        return capability === undefined || isEmpty ? [] : [{ entry, capability }];
    });
}
function powerOfAgent(profile, own, at, isOlder) {
    const name = profile.identity ?? "";
    const extras = (0,capability/* inOrder */.al)(profile.extraGrants.map(({ capability }) => capability));
    const keys = [...new Set(profile.extraGrants.map(({ tool }) => `\`${tool}\``))].join(" and ");
    const approving = profile.bypasses.filter(({ effect }) => effect === "auto-approve" || (isOlder && effect === "bypass"));
    return [
        ...(extras.length > 0
            ? [
                {
                    may: extras,
                    because: `runs as the subagent \`${name}\` with its ${keys}`,
                    content: [...profile.hooks, ...profile.servers].map(({ value }) => value).join("\n"),
                    at,
                },
            ]
            : []),
        ...approving.map(({ setting, value, effect }) => ({
            may: own.filter((capability) => capability === "write" ||
                ((effect === "bypass" || value === "auto") && capability !== "read" && capability !== "delegate")),
            because: `runs as the subagent \`${name}\`, whose \`${setting}: ${value}\` approves what the caller would need confirmation for`,
            at,
        })),
    ];
}

// EXTERNAL MODULE: ./build/bundle/src/hosts/claude/layers.js
var claude_layers = __webpack_require__(78308);
// EXTERNAL MODULE: ./build/bundle/src/repo/many.js
var many = __webpack_require__(46447);
;// CONCATENATED MODULE: ./build/bundle/src/hosts/claude/skills/authority.js







function skillLayers(skills, reads) {
    const { scopes } = approvalsIn(reads.flatMap(({ layer }) => layer.authority));
    const byHome = (0,many/* groupBy */.$z)(skills, (skill) => `${skill.inPlugin} ${skill.home}`);
    const ofProjects = new Set(skills.filter(({ inPlugin }) => !inPlugin).map(({ text }) => text.source.path));
    return [...byHome.values()].flatMap((group) => {
        const [first] = group;
        const own = group.filter(({ inPlugin, text }) => !inPlugin || !ofProjects.has(text.source.path));
        const files = new Map(own.map((skill) => [skill.text.source.path, skill]));
        const isStopped = first !== undefined && stopsCommands(first, reads);
        const authority = [...files.values()].flatMap((skill) => factsOf(skill, scopes, isStopped));
        if (!first || authority.length === 0)
            return [];
        return [{ layer: layerOf(first, authority), items: [], unjudged: [] }];
    });
}
function stopsCommands({ home, inPlugin }, reads) {
    const beside = reads.flatMap(({ layer: { root, authority } }) => !inPlugin && root === (0,path/* join */.fj)(home, claude_layers/* folder */.TV) ? authority : []);
    const { noCommands, deniesCommands } = denialsIn(beside);
    return noCommands || deniesCommands;
}
function layerOf({ home, inPlugin }, authority) {
    if (inPlugin)
        return { name: "plugin", root: home, status: "loaded", authority };
    const name = home.startsWith("~") ? "user" : home.startsWith("/") ? "system" : "project";
    const root = (0,path/* join */.fj)(home, ".claude");
    return { name, root, status: "loaded", authority, ...(name === "project" ? { governs: home } : {}) };
}
function factsOf(skill, approved, isStopped) {
    const { text } = skill;
    const scopes = [...approved, ...scopesFor(text.allowed.map(({ written }) => ruleOf(written)))];
    const commands = isStopped ? [] : text.commands.filter((command) => fateOf(command.text, scopes) === "executes");
    return [
        ...approvedTools(skill),
        ...forkOf(skill),
        ...commands.map((command) => inlineCommand(skill, command)),
        ...(text.fork ? [] : text.hooks.map((hook) => hookOf(skill, hook))),
        ...text.files.filter((file) => leaves(file.text)).map((file) => fileOutside(skill, file)),
    ];
}
function settingOf({ text }, { content, ...rest }) {
    return { ...rest, effect: "widens", content: `${text.source.path} ${content}` };
}
function approvedTools(skill) {
    const approving = approvingTools(skill.text);
    const [first] = approving;
    if (!first)
        return [];
    const value = approving.map(({ entry }) => entry.written).join(", ");
    const because = `approves these tools in every session that starts \`/${skill.name}\`, and in its later subagents`;
    return [settingOf(skill, { setting: "allowed-tools", value, because, content: value, at: first.entry.at })];
}
function forkOf(skill) {
    const { fork } = skill.text;
    if (!fork)
        return [];
    const because = `is the subagent that runs \`/${skill.name}\`, with its hooks, servers and mode`;
    return [settingOf(skill, { setting: "agent", value: fork.agent, because, content: fork.agent, at: fork.at })];
}
function inlineCommand(skill, { text, at }) {
    return settingOf(skill, {
        setting: "inline command",
        value: oneLine(text),
        because: `runs without asking when a person or CI starts \`/${skill.name}\``,
        content: text,
        may: ["execute"],
        names: [text],
        at,
    });
}
function hookOf(skill, hook) {
    return settingOf(skill, {
        setting: `hooks.${hook.name}`,
        value: hook.kind,
        because: `runs in every session that starts \`/${skill.name}\``,
        content: hook.value,
        may: (0,hooks_and_servers/* hookGrants */.ZW)([hook], "hooks").map(({ capability }) => capability),
        names: [hook.value],
        at: hook.at,
    });
}
function fileOutside(skill, { text, at }) {
    return settingOf(skill, {
        setting: "@",
        value: text,
        because: `is a file outside the repository that every session reads that starts \`/${skill.name}\``,
        content: text,
        at: { source: skill.text.source, span: at.span },
    });
}

// EXTERNAL MODULE: ./build/bundle/src/model/profile.js
var model_profile = __webpack_require__(64682);
// EXTERNAL MODULE: ./build/bundle/src/hosts/claude/editions.js
var editions = __webpack_require__(76273);
;// CONCATENATED MODULE: ./build/bundle/src/hosts/claude/skills/reach.js







const agents = ".claude/agents";
function withSkills(repo, reads, { skills, missingTo }, edition) {
    const reach = new Reach(repo, reads, skills, edition);
    return new Map(reads.map((read) => [read, { ...read, items: read.items.map((item) => missingTo(reach.of(item))) }]));
}
class Reach {
    #repo;
    #edition;
    #skills;
    #approvals;
    #byName = new Map();
    #agents = new Map();
    #everywhere;
    #denials = new Map();
    #ofLayers = new Map();
    #ofForks = new Map();
    #called = new Map();
    constructor(repo, reads, skills, edition) {
        this.#repo = repo;
        this.#edition = edition;
        this.#skills = skills;
        const layers = reads.map(({ layer }) => layer);
        this.#approvals = approvalsIn(layers.flatMap(({ authority }) => authority));
        this.#everywhere = layers.flatMap(({ name, authority }) => (name === "system" || name === "user" ? authority : []));
        for (const skill of skills)
            for (const name of skill.names)
                (0,many/* addTo */.DN)(this.#byName, name, skill);
        for (const item of reads.flatMap(({ items }) => items))
            if (item.profile?.identity !== undefined && item.verdict.kind === "loaded")
                (0,many/* addTo */.DN)(this.#agents, item.profile.identity, item);
    }
    of(item) {
        const { profile } = item;
        if (!profile)
            return item;
        const preloaded = this.#preloaded(item, profile);
        const called = this.#callableBy(item, profile);
        const reached = preloaded.length === 0 ? called : [...preloaded, ...called];
        return reached.length === 0 ? item : { ...item, profile: { ...profile, skills: reached } };
    }
    #preloaded(item, profile) {
        const preloads = (profile.preloads ?? []).map(({ name }) => name);
        const prompted = preloads.find((name) => name.startsWith("/"))?.slice(1);
        return distinct([
            ...preloads.filter((name) => !name.startsWith("/")).flatMap((name) => this.#named(name, item)),
            ...(prompted === undefined ? [] : this.#prompted(prompted, item, profile)),
        ]);
    }
    #named(name, item) {
        const ofLayer = this.#ofLayers.get(item.layer) ?? new Map();
        this.#ofLayers.set(item.layer, ofLayer);
        const known = ofLayer.get(name);
        if (known)
            return known;
        const denials = this.#denialsFor(item);
        const found = this.#resolve(name, item)
            .filter(({ text }) => !text.isManual && !denials.isOff(name))
            .flatMap((skill) => {
            const powers = powerOfCommands(skill, this.#approvals, denials, "without asking when the subagent starts");
            return entries(name, skill, "preloaded", false, skill.text.isLimited ? powers.map(afterReading) : powers);
        });
        ofLayer.set(name, found);
        return found;
    }
    #prompted(name, item, profile) {
        const denials = this.#denialsFor(item);
        return this.#resolve(name, item).flatMap((skill) => entries(name, skill, "preloaded", false, [
            ...powerOfCommands(skill, this.#approvals, denials, "without asking when a session starts as this subagent"),
            ...powerOfHooks(skill),
            ...powerOfFiles(skill, this.#repo),
            ...approval(skill, (0,model_profile/* capabilitiesOf */.SF)(profile)),
        ]));
    }
    #callableBy(item, profile) {
        const denials = this.#denialsFor(item);
        const isCaller = (0,model_profile/* grantsOf */.Rr)(profile).some(({ tool }) => tool === "*" || /^Skill\s*(?:\(|$)/.test(tool));
        if (!isCaller || denials.call(""))
            return [];
        const own = (0,model_profile/* capabilitiesOf */.SF)(profile);
        const key = JSON.stringify([item.layer.name, item.layer.root, own]);
        const known = this.#called.get(key);
        if (known)
            return known;
        const callable = this.#related(item).filter(({ text, name }) => !text.isManual && !denials.call(name) && !denials.isOff(name));
        const reached = distinct(this.#calls({ own, callable, denials }));
        this.#called.set(key, reached);
        return reached;
    }
    #calls({ own, callable, denials }) {
        const startsUnprompted = ({ text, name }) => !text.asks || this.#approvals.call(name);
        const approvesCalls = callable.some((skill) => startsUnprompted(skill) && skill.text.allowed.some(({ name }) => name === "Skill"));
        return callable.flatMap((skill) => {
            const asks = !approvesCalls && !startsUnprompted(skill);
            const given = [
                ...powerOfCommands(skill, this.#approvals, denials, "when it is called").filter(({ refuses }) => !refuses),
                ...powerOfHooks(skill),
                ...powerOfFiles(skill, this.#repo).filter(({ outside }) => outside || !own.includes("read")),
            ].filter(({ may, outside }) => outside || may.some((capability) => !own.includes(capability)));
            const approved = asks ? [] : approval(skill, own);
            return entries(skill.name, skill, "startable", asks, [...given, ...approved, ...this.#fork(skill, own)]);
        });
    }
    #fork({ text: { fork } }, own) {
        if (!fork)
            return [];
        return (this.#agents.get(fork.agent) ?? []).flatMap((item) => {
            const { profile } = item;
            if (!profile)
                return [];
            return [
                ...powerOfAgent(profile, (0,capability/* inOrder */.al)(own.filter((one) => (0,model_profile/* capabilitiesOf */.SF)(profile).includes(one))), fork.at, (0,editions/* isOlder */.tW)(this.#edition)),
                ...this.#skillsOf(item, profile).map((power) => ({ ...power, at: fork.at })),
            ];
        });
    }
    #skillsOf(item, profile) {
        const known = this.#ofForks.get(item);
        if (known)
            return known;
        const preloaded = this.#preloaded(item, profile).filter(({ refuses }) => !refuses);
        const [first] = preloaded;
        const more = preloaded.length > 1 ? `, and ${preloaded.length - 1} more` : "";
        const powers = first
            ? [
                {
                    may: (0,capability/* inOrder */.al)(preloaded.flatMap(({ may }) => may)),
                    because: `runs as the subagent \`${profile.identity ?? ""}\`, whose skill \`${first.name}\` ${first.because}${more}`,
                    content: preloaded.map(({ because, content = because }) => content).join("\n"),
                    at: first.at,
                },
            ]
            : [];
        this.#ofForks.set(item, powers);
        return powers;
    }
    #resolve(name, item) {
        const named = (this.#byName.get(name) ?? []).filter((skill) => isRelated(skill, item));
        const near = named.filter((skill) => !skill.inPlugin || isOwn(skill, item));
        return near.length > 0 ? near : named;
    }
    #related(item) {
        return this.#skills.filter((skill) => isRelated(skill, item) && (!skill.inPlugin || item.layer.name !== "plugin" || isOwn(skill, item)));
    }
    #denialsFor({ layer: { authority } }) {
        const known = this.#denials.get(authority);
        if (known)
            return known;
        const denials = denialsIn([...authority, ...this.#everywhere]);
        this.#denials.set(authority, denials);
        return denials;
    }
}
function isRelated({ home, inPlugin }, { layer: { name, root } }) {
    if (inPlugin || name !== "project" || !root.endsWith(agents))
        return true;
    const directory = root.slice(0, -agents.length).replace(/\/$/, "");
    return (0,path/* isWithin */.UO)(home, directory) || (0,path/* isWithin */.UO)(directory, home) || home.startsWith("~");
}
function isOwn({ home, inPlugin }, { layer: { name, root } }) {
    return inPlugin && name === "plugin" && (0,path/* directoryOf */.jt)(root) === home;
}
function afterReading(power) {
    return {
        ...power,
        because: `${power.because}, once a file of its \`paths\` was read (not verified)`,
        certainty: "assumed",
    };
}
function entries(name, { text }, how, asks, powers) {
    return powers
        .filter(({ may, refuses }) => may.length > 0 || refuses)
        .map((power) => ({ name, path: text.source.path, how, asks, ...power }));
}
function distinct(reached) {
    const seen = new Set();
    return reached.filter(({ path, how, because, refuses }) => {
        const key = `${how} ${refuses === true} ${path} ${because}`;
        const isNew = !seen.has(key);
        seen.add(key);
        return isNew;
    });
}

;// CONCATENATED MODULE: ./build/bundle/src/hosts/claude/skills/index.js




/***/ })

};
;