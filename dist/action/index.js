/******/ (() => { // webpackBootstrap
/******/ 	"use strict";
/******/ 	var __webpack_modules__ = ({

/***/ 9387:
/***/ (function (__unused_webpack_module, __webpack_exports__, __nccwpck_require__) {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
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
/***/ (function (__unused_webpack_module, __webpack_exports__, __nccwpck_require__) {


// EXPORTS
__nccwpck_require__.d(__webpack_exports__, {
  S: () => (/* reexport */ roster/* hosts */.S),
  a: () => (/* binding */ rules)
});

// EXTERNAL MODULE: ./build/bundle/src/capability.js
var capability = __nccwpck_require__(9387);
// EXTERNAL MODULE: ./build/bundle/src/fact.js
var fact = __nccwpck_require__(5259);
// EXTERNAL MODULE: ./build/bundle/src/profile.js
var src_profile = __nccwpck_require__(2496);
// EXTERNAL MODULE: ./build/bundle/src/rule.js
var rule = __nccwpck_require__(5759);
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
var roster = __nccwpck_require__(402);
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

/***/ 5259:
/***/ (function (__unused_webpack_module, __webpack_exports__, __nccwpck_require__) {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   Eo: () => (/* binding */ stated),
/* harmony export */   LO: () => (/* binding */ missing),
/* harmony export */   O$: () => (/* binding */ unreadable),
/* harmony export */   TU: () => (/* binding */ implied),
/* harmony export */   eO: () => (/* binding */ known)
/* harmony export */ });
function known(fact) {
    return fact.state === "stated" || fact.state === "implied" ? fact.value : undefined;
}
function stated(value, at) {
    return { state: "stated", value, at };
}
function implied(value, at, because) {
    return { state: "implied", value, at, because };
}
function missing(at) {
    return { state: "missing", at };
}
function unreadable(at, problem) {
    return { state: "unreadable", at, problem };
}


/***/ }),

/***/ 8699:
/***/ (function (__unused_webpack_module, __webpack_exports__, __nccwpck_require__) {


// EXPORTS
__nccwpck_require__.d(__webpack_exports__, {
  Nx: () => (/* binding */ complaintOf),
  g5: () => (/* binding */ failureOf),
  c8: () => (/* binding */ gitAt),
  FK: () => (/* binding */ isInside),
  eF: () => (/* binding */ run),
  ni: () => (/* binding */ start)
});

;// CONCATENATED MODULE: external "node:child_process"
const external_node_child_process_namespaceObject = require("node:child_process");
// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __nccwpck_require__(3024);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __nccwpck_require__(6760);
// EXTERNAL MODULE: ./build/bundle/src/tree.js
var tree = __nccwpck_require__(1101);
;// CONCATENATED MODULE: ./build/bundle/src/files/git/command.js




const settings = [
    "core.fsmonitor=false",
    "core.hooksPath=/dev/null",
    "core.untrackedCache=false",
    "core.useReplaceRefs=false",
    "core.alternateRefsCommand=",
    "safe.bareRepository=explicit",
    "protocol.ext.allow=never",
    "fetch.recurseSubmodules=false",
    "gc.auto=0",
    "maintenance.auto=false",
];
const options = ["--no-pager", "--no-optional-locks", "--no-replace-objects", "--literal-pathspecs", ...settings.flatMap((setting) => ["-c", setting])];
function gitAt(top, environment) {
    const scrubbed = Object.entries(environment).filter(([name]) => !/^(GIT_|SSH_ASKPASS$|LC_|LANG)/i.test(name));
    return {
        executable: findGit(top, environment),
        top,
        environment: {
            ...Object.fromEntries(scrubbed),
            LC_ALL: "C",
            GIT_ALLOW_PROTOCOL: "",
            GIT_CEILING_DIRECTORIES: (0,external_node_path_.dirname)(top),
            GIT_GRAFT_FILE: "/dev/null",
            GIT_NO_LAZY_FETCH: "1",
            GIT_NO_REPLACE_OBJECTS: "1",
            GIT_OPTIONAL_LOCKS: "0",
            GIT_TERMINAL_PROMPT: "0",
        },
    };
}
function findGit(top, environment) {
    const windows = process.platform === "win32";
    const path = Object.entries(environment).find(([name]) => (windows ? name.toUpperCase() === "PATH" : name === "PATH"))?.[1] ?? "";
    for (const directory of path.split(external_node_path_.delimiter)) {
        if (!(0,external_node_path_.isAbsolute)(directory))
            continue;
        const candidate = (0,external_node_path_.join)(directory, windows ? "git.exe" : "git");
        try {
            if (!(0,external_node_fs_.statSync)(candidate).isFile())
                continue;
            (0,external_node_fs_.accessSync)(candidate, external_node_fs_.constants.X_OK);
            if (!isInside(candidate, top) && !isInside((0,external_node_fs_.realpathSync)(candidate), top))
                return candidate;
        }
        catch {
            continue;
        }
    }
    throw new tree/* Mistake */.Fp("git is not on the search path outside the repository");
}
function isInside(path, directory) {
    const way = (0,external_node_path_.relative)(directory, path);
    return way !== ".." && !way.startsWith(`..${external_node_path_.sep}`) && !(0,external_node_path_.isAbsolute)(way);
}
function start({ executable, top, environment }, command, { more = {}, input = false } = {}) {
    return (0,external_node_child_process_namespaceObject.spawn)(executable, [...options, ...command], { cwd: top, env: { ...environment, ...more }, stdio: [input ? "pipe" : "ignore", "pipe", "pipe"], windowsHide: true });
}
function run(git, command, { environment = {}, answers = [0] } = {}) {
    return new Promise((resolve, reject) => {
        const child = start(git, command, { more: environment });
        const output = [];
        const complaint = complaintOf(child);
        child.stdout?.on("data", (chunk) => output.push(chunk));
        child.on("error", (error) => reject(new Error(`git could not be started: ${error.message}`)));
        child.on("close", (status, signal) => {
            if (status !== null && answers.includes(status))
                resolve({ status, output: Buffer.concat(output) });
            else
                reject(failureOf(command[0] ?? "", status, signal, complaint()));
        });
    });
}
function complaintOf(child) {
    let text = "";
    child.stderr?.on("data", (chunk) => (text.length < 4096 ? (text += chunk.toString()) : undefined));
    return () => text.trim();
}
function failureOf(command, status, signal, complaint) {
    const owner = /detected dubious ownership in repository at '(.*)'/.exec(complaint)?.[1];
    if (owner !== undefined)
        return new tree/* Mistake */.Fp(`git does not trust ${owner}, which belongs to another user; to trust it: git config --global --add safe.directory ${owner}`);
    if (/could not fetch [0-9a-f]+ from promisor remote/.test(complaint))
        return new tree/* Mistake */.Fp("this clone is partial and lacks objects that are needed; fetch them, or clone without a filter");
    return new Error(`git ${command} ${signal === null ? `failed with status ${status}` : `was ended by ${signal}`}${complaint === "" ? "" : `: ${complaint}`}`);
}


/***/ }),

/***/ 5428:
/***/ (function (__unused_webpack_module, __webpack_exports__, __nccwpck_require__) {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   J: () => (/* binding */ cut),
/* harmony export */   M: () => (/* binding */ recordsOf)
/* harmony export */ });
/* harmony import */ var node_buffer__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(4573);
/* harmony import */ var node_buffer__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__nccwpck_require__.n(node_buffer__WEBPACK_IMPORTED_MODULE_0__);

function* recordsOf(output) {
    if ((0,node_buffer__WEBPACK_IMPORTED_MODULE_0__.isUtf8)(output)) {
        const text = output.toString();
        for (let at = 0, end = 0; at < text.length; at = end + 1) {
            end = text.indexOf("\0", at);
            yield { text: text.slice(at, end), nameable: true };
        }
        return;
    }
    for (let at = 0, end = 0; at < output.length; at = end + 1) {
        end = output.indexOf(0, at);
        const bytes = output.subarray(at, end);
        const nameable = (0,node_buffer__WEBPACK_IMPORTED_MODULE_0__.isUtf8)(bytes);
        yield { text: nameable ? bytes.toString() : printable(bytes), nameable };
    }
}
function cut({ text }) {
    const tab = text.indexOf("\t");
    return [text.slice(0, tab), text.slice(tab + 1)];
}
function printable(bytes) {
    return bytes.toString("latin1").replace(/[\x80-\xff]/g, (byte) => `\\x${byte.charCodeAt(0).toString(16)}`);
}


/***/ }),

/***/ 7268:
/***/ (function (__unused_webpack_module, __webpack_exports__, __nccwpck_require__) {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   c: () => (/* binding */ identityOf),
/* harmony export */   g: () => (/* binding */ severities)
/* harmony export */ });
/* harmony import */ var _fact_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(5259);

const severities = ["note", "warning", "error"];
function identityOf({ rule, kind, host, layer, item, at, value }) {
    const name = item?.profile && (0,_fact_js__WEBPACK_IMPORTED_MODULE_0__/* .known */ .eO)(item.profile.name);
    const inert = item?.verdict.kind === "rejected" || item?.verdict.kind === "dropped";
    return [rule, kind ?? "", host ?? "", layer ? `${layer.name} ${layer.root}` : "", at.source.path, name ?? "", `${value ?? ""}${inert ? " (left out)" : ""}`];
}


/***/ }),

/***/ 55:
/***/ (function (__unused_webpack_module, __webpack_exports__, __nccwpck_require__) {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   G: () => (/* binding */ absent),
/* harmony export */   Y: () => (/* binding */ defineHost)
/* harmony export */ });
function defineHost(host) {
    return host;
}
const absent = { status: "absent", layers: [], items: [], unjudged: [] };


/***/ }),

/***/ 2829:
/***/ (function (__unused_webpack_module, __webpack_exports__, __nccwpck_require__) {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   M: () => (/* binding */ entryOf),
/* harmony export */   R: () => (/* binding */ valueOf)
/* harmony export */ });
function entryOf(table, name) {
    return table.entries.find((entry) => entry.name === name);
}
function valueOf(node, name) {
    return node?.kind === "table" ? entryOf(node, name)?.value : undefined;
}


/***/ }),

/***/ 1230:
/***/ (function (__unused_webpack_module, __webpack_exports__, __nccwpck_require__) {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   UO: () => (/* binding */ isWithin),
/* harmony export */   Vb: () => (/* binding */ nameOf),
/* harmony export */   Vc: () => (/* binding */ stemOf),
/* harmony export */   bg: () => (/* binding */ byBytes),
/* harmony export */   fj: () => (/* binding */ join),
/* harmony export */   je: () => (/* binding */ extensionOf),
/* harmony export */   jt: () => (/* binding */ directoryOf),
/* harmony export */   pj: () => (/* binding */ plain)
/* harmony export */ });
function join(directory, name) {
    if (directory === "" || name === "")
        return directory + name;
    return directory === "/" ? `/${name}` : `${directory}/${name}`;
}
function directoryOf(path) {
    const slash = path.lastIndexOf("/");
    return slash < 0 ? "" : slash === 0 ? "/" : path.slice(0, slash);
}
function nameOf(path) {
    return path.slice(path.lastIndexOf("/") + 1);
}
function extensionOf(path) {
    const name = nameOf(path);
    const dot = name.lastIndexOf(".");
    return dot <= 0 || name === ".." ? undefined : name.slice(dot + 1);
}
function stemOf(path) {
    const name = nameOf(path);
    const extension = extensionOf(path);
    return extension === undefined ? name : name.slice(0, name.length - extension.length - 1);
}
function isWithin(path, directory) {
    return directory === "" || path === directory || path.startsWith(directory === "/" ? "/" : `${directory}/`);
}
function plain(path) {
    const segments = [];
    for (const segment of path.split("/")) {
        if (segment === "..") {
            if (segments.pop() === undefined)
                return undefined;
        }
        else if (segment !== "" && segment !== ".")
            segments.push(segment);
    }
    return (path.startsWith("/") ? "/" : "") + segments.join("/");
}
function byBytes(one, other) {
    if (one === other)
        return 0;
    return surrogate.test(one) || surrogate.test(other) ? byPoints(one, other) : one < other ? -1 : 1;
}
const surrogate = /[\ud800-\udfff]/;
function byPoints(one, other) {
    const length = Math.min(one.length, other.length);
    for (let i = 0; i < length; i++) {
        const a = one.charCodeAt(i);
        const b = other.charCodeAt(i);
        if (a !== b)
            return rank(a) - rank(b);
    }
    return one.length - other.length;
}
function rank(unit) {
    return unit >= 0xd800 && unit < 0xe000 ? unit + 0x10000 : unit;
}


/***/ }),

/***/ 2496:
/***/ (function (__unused_webpack_module, __webpack_exports__, __nccwpck_require__) {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   R: () => (/* binding */ grantsOf),
/* harmony export */   S: () => (/* binding */ capabilitiesOf)
/* harmony export */ });
/* harmony import */ var _capability_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(9387);
/* harmony import */ var _fact_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(5259);


function grantsOf(profile) {
    return [...((0,_fact_js__WEBPACK_IMPORTED_MODULE_0__/* .known */ .eO)(profile.grants) ?? []), ...profile.extraGrants];
}
function capabilitiesOf(profile) {
    return (0,_capability_js__WEBPACK_IMPORTED_MODULE_1__/* .inOrder */ .a)(grantsOf(profile).map(({ capability }) => capability));
}


/***/ }),

/***/ 402:
/***/ (function (__unused_webpack_module, __webpack_exports__, __nccwpck_require__) {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   S: () => (/* binding */ hosts)
/* harmony export */ });
const hosts = {
    a3s: {
        title: "A3S Code",
        url: "https://docs.rs/a3s-code-core",
        editions: ["2.4"],
        places: [],
        load: async (...asked) => (await Promise.all(/* import() */[__nccwpck_require__.e(332), __nccwpck_require__.e(760)]).then(__nccwpck_require__.bind(__nccwpck_require__, 760))).default.load(...asked),
        prepare: () => Promise.all(/* import() */[__nccwpck_require__.e(332), __nccwpck_require__.e(760)]).then(__nccwpck_require__.bind(__nccwpck_require__, 760)),
    },
    claude: {
        title: "Claude Code",
        url: "https://code.claude.com/docs/en/sub-agents",
        editions: ["2.1"],
        places: ["**/.claude/agents/**/*.md", "**/.claude/settings.json", "**/.claude/settings.local.json", "~/.claude/agents/**/*.md", "~/.claude/settings.json", "/etc/claude-code/.claude/agents/**/*.md"],
        load: async (...asked) => (await Promise.all(/* import() */[__nccwpck_require__.e(332), __nccwpck_require__.e(984)]).then(__nccwpck_require__.bind(__nccwpck_require__, 6617))).default.load(...asked),
        prepare: () => Promise.all(/* import() */[__nccwpck_require__.e(332), __nccwpck_require__.e(984)]).then(__nccwpck_require__.bind(__nccwpck_require__, 6617)),
    },
    codex: {
        title: "Codex",
        url: "https://developers.openai.com/codex/subagents",
        editions: ["2026-03-10"],
        places: ["**/.codex/agents/**/*.toml", "**/.codex/config.toml", "$CODEX_HOME/agents/**/*.toml", "$CODEX_HOME/config.toml", "/etc/codex/agents/**/*.toml", "/etc/codex/config.toml"],
        load: async (...asked) => (await Promise.all(/* import() */[__nccwpck_require__.e(60), __nccwpck_require__.e(745)]).then(__nccwpck_require__.bind(__nccwpck_require__, 7745))).default.load(...asked),
        prepare: () => Promise.all(/* import() */[__nccwpck_require__.e(60), __nccwpck_require__.e(745)]).then(__nccwpck_require__.bind(__nccwpck_require__, 7745)),
    },
    defect: {
        title: "defect",
        url: "https://docs.rs/defect-config",
        editions: ["0.1"],
        places: [".defect/agents/*.md", ".defect/agents/*/config.toml", ".defect/config.toml", ".defect/config.local.toml", "$XDG_CONFIG_HOME/defect/agents/*.md", "$XDG_CONFIG_HOME/defect/agents/*/config.toml", "$XDG_CONFIG_HOME/defect/config.toml"],
        load: async (...asked) => (await Promise.all(/* import() */[__nccwpck_require__.e(60), __nccwpck_require__.e(75)]).then(__nccwpck_require__.bind(__nccwpck_require__, 1075))).default.load(...asked),
        prepare: () => Promise.all(/* import() */[__nccwpck_require__.e(60), __nccwpck_require__.e(75)]).then(__nccwpck_require__.bind(__nccwpck_require__, 1075)),
    },
    openheim: {
        title: "openheim",
        url: "https://docs.rs/openheim",
        editions: ["0.4"],
        places: ["~/.openheim/agents/*.md"],
        load: async (...asked) => (await Promise.all(/* import() */[__nccwpck_require__.e(60), __nccwpck_require__.e(588)]).then(__nccwpck_require__.bind(__nccwpck_require__, 588))).default.load(...asked),
        prepare: () => Promise.all(/* import() */[__nccwpck_require__.e(60), __nccwpck_require__.e(588)]).then(__nccwpck_require__.bind(__nccwpck_require__, 588)),
    },
    vtcode: {
        title: "VT Code",
        url: "https://github.com/vinhnx/VTCode",
        editions: ["0.60"],
        places: ["**/.vtcode/agents/*.md", "~/.vtcode/agents/*.md"],
        load: async (...asked) => (await Promise.all(/* import() */[__nccwpck_require__.e(332), __nccwpck_require__.e(720)]).then(__nccwpck_require__.bind(__nccwpck_require__, 9720))).default.load(...asked),
        prepare: () => Promise.all(/* import() */[__nccwpck_require__.e(332), __nccwpck_require__.e(720)]).then(__nccwpck_require__.bind(__nccwpck_require__, 9720)),
    },
};


/***/ }),

/***/ 5759:
/***/ (function (__unused_webpack_module, __webpack_exports__, __nccwpck_require__) {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   K: () => (/* binding */ defineRule),
/* harmony export */   v: () => (/* binding */ presets)
/* harmony export */ });
const presets = ["recommended", "strict"];
function defineRule(rule) {
    return rule;
}


/***/ }),

/***/ 9256:
/***/ (function (__unused_webpack_module, __webpack_exports__, __nccwpck_require__) {


// EXPORTS
__nccwpck_require__.d(__webpack_exports__, {
  h: () => (/* binding */ parseYaml)
});

;// CONCATENATED MODULE: ./build/bundle/src/syntaxes/yaml/depth.js
const deepest = 1000;
const lines = /([ ]*)((?:[-?:][ \t]+)*)([^\r\n]*)/y;
function tooDeepAt(text) {
    if (text.length <= deepest)
        return -1;
    const indents = [];
    let open = 0;
    for (let at = 0; at < text.length; at = lines.lastIndex + 1) {
        lines.lastIndex = at;
        const [line = "", indent = "", signs = "", rest = ""] = lines.exec(text) ?? [];
        if (line.length > indent.length) {
            while ((indents.at(-1) ?? -1) >= indent.length)
                indents.pop();
            indents.push(indent.length);
        }
        const levels = indents.length + (signs.match(/[-?:]/g)?.length ?? 0);
        if (levels + open > deepest)
            return at;
        if (!/[[{\]}]/.test(rest))
            continue;
        for (const { 0: sign, index } of rest.matchAll(/[[{\]}]/g)) {
            open = Math.max(0, open + (sign === "[" || sign === "{" ? 1 : -1));
            if (levels + open > deepest)
                return at + line.length - rest.length + index;
        }
    }
    return -1;
}

;// CONCATENATED MODULE: ./build/bundle/src/syntaxes/yaml/lenient.js

const limit = 100_000;
async function parseYaml(text, base) {
    const { isAlias, isMap, isScalar, isSeq, parseDocument } = await __nccwpck_require__.e(/* import() */ 815).then(__nccwpck_require__.t.bind(__nccwpck_require__, 8815, 19));
    const problems = [];
    const spanOf = (node, at) => {
        const range = node?.range;
        return range ? { start: base + range[0], end: base + range[1] } : { start: at, end: at };
    };
    const nothing = (at) => ({ kind: "scalar", span: at, value: null, text: "", style: "plain" });
    const failed = (message, from = 0, to = text.length) => ({
        node: nothing({ start: base, end: base }),
        problems: [{ kind: "problem", message, span: { start: base + from, end: base + to } }],
    });
    const deep = tooDeepAt(text);
    if (deep >= 0)
        return { ...failed("is nested too deeply", deep, deep + 1), excessive: true };
    const anchors = new Map();
    const weights = new Map();
    const keep = (node, source, children) => {
        const anchor = "anchor" in source && typeof source.anchor === "string" ? source.anchor : undefined;
        if (anchor !== undefined)
            anchors.set(anchor, node);
        weights.set(node, children.reduce((sum, child) => sum + (weights.get(child) ?? 1), 1));
        return node;
    };
    const tagOf = (node) => (typeof node.tag === "string" ? { tag: node.tag } : {});
    let spent = 0;
    let exceeded = false;
    const follow = (alias, at) => {
        const span = spanOf(alias, at);
        const target = anchors.get(alias.source);
        if (!target)
            return nothing(span);
        const weight = weights.get(target) ?? 1;
        if (weight === 1 || spent + weight <= limit) {
            spent += weight;
            return target;
        }
        if (!exceeded)
            problems.push({ kind: "problem", message: `the aliases up to \`*${alias.source}\` stand for more than ${limit} values`, span });
        exceeded = true;
        return nothing(span);
    };
    const readScalar = (node, at) => {
        const { value, type, source } = node;
        const plain = type === "PLAIN" || type === undefined;
        const integer = typeof value === "bigint";
        const read = integer ? (value >= Number.MIN_SAFE_INTEGER && value <= Number.MAX_SAFE_INTEGER ? Number(value) : value) : value;
        const known = read === null || typeof read === "string" || typeof read === "number" || typeof read === "bigint" || typeof read === "boolean";
        return {
            kind: "scalar",
            span: spanOf(node, at),
            value: known ? read : (source ?? ""),
            text: source ?? (typeof value === "string" ? value : ""),
            style: plain ? "plain" : type === "QUOTE_DOUBLE" || type === "QUOTE_SINGLE" ? "quoted" : type === "BLOCK_FOLDED" ? "folded" : "literal",
            ...tagOf(node),
            ...(integer ? { number: "integer" } : typeof value === "number" ? { number: "float" } : {}),
        };
    };
    const read = (node, at) => {
        if (isAlias(node))
            return follow(node, at);
        if (isScalar(node))
            return keep(readScalar(node, at), node, []);
        if (isSeq(node)) {
            const span = spanOf(node, at);
            const items = node.items.map((item) => ("key" in item ? readPairs([item], span) : read(item, span.start)));
            return keep({ kind: "list", span, items, ...tagOf(node) }, node, items);
        }
        if (isMap(node)) {
            const table = { ...readPairs(node.items, spanOf(node, at)), ...tagOf(node) };
            return keep(table, node, table.entries.flatMap(({ key, value }) => [key, value]));
        }
        return nothing({ start: at, end: at });
    };
    const readPairs = (pairs, span) => {
        const entries = pairs.map((pair) => {
            const key = read(pair.key, span.start);
            return { key, name: key.kind === "scalar" ? key.text : undefined, value: read(pair.value, key.span.end) };
        });
        return { kind: "table", span, entries };
    };
    try {
        const document = parseDocument(text, { intAsBigInt: true, logLevel: "error", merge: false, prettyErrors: false, uniqueKeys: false });
        for (const { message, pos, code } of document.errors) {
            const [start, end] = pos;
            const reason = code === "MULTIPLE_DOCS" ? "a second document follows" : message.startsWith("Maximum call stack") ? "is nested too deeply" : (message.split("\n")[0] ?? "");
            problems.push({ kind: "problem", message: reason, span: { start: base + start, end: base + Math.max(start, end) } });
        }
        const node = read(document.contents, base);
        return { node, problems: problems.sort((a, b) => a.span.start - b.span.start), ...(exceeded ? { excessive: true } : {}) };
    }
    catch (error) {
        if (error instanceof RangeError)
            return failed("is nested too deeply");
        throw error;
    }
}


/***/ }),

/***/ 8278:
/***/ (function (__unused_webpack_module, __webpack_exports__, __nccwpck_require__) {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   Bq: () => (/* binding */ trim),
/* harmony export */   Dw: () => (/* binding */ trimStart),
/* harmony export */   Es: () => (/* binding */ placeOfPath),
/* harmony export */   GH: () => (/* binding */ startOf),
/* harmony export */   g7: () => (/* binding */ decodeText),
/* harmony export */   mh: () => (/* binding */ lineAt),
/* harmony export */   s8: () => (/* binding */ trimEnd),
/* harmony export */   t$: () => (/* binding */ positionAt)
/* harmony export */ });
function startOf(source) {
    return { source, span: { start: 0, end: 0 } };
}
function placeOfPath(path) {
    return startOf({ path, text: "" });
}
const cache = new WeakMap();
function positionAt(source, offset) {
    const starts = lineStarts(source);
    let low = 0;
    for (let high = starts.length - 1; low < high;) {
        const middle = (low + high + 1) >> 1;
        if ((starts[middle] ?? 0) <= offset)
            low = middle;
        else
            high = middle - 1;
    }
    return { line: low + 1, column: Math.min(offset, source.text.length) - (starts[low] ?? 0) + 1 };
}
function lineAt(source, line) {
    const starts = lineStarts(source);
    return source.text.slice(starts[line - 1], starts[line] ?? source.text.length).replace(/\r?\n$/, "");
}
function lineStarts(source) {
    let starts = cache.get(source);
    if (!starts) {
        const found = [0];
        for (let at = source.text.indexOf("\n"); at >= 0; at = source.text.indexOf("\n", at + 1))
            found.push(at + 1);
        cache.set(source, (starts = found));
    }
    return starts;
}
const strict = new TextDecoder("utf-8", { fatal: true, ignoreBOM: true });
function decodeText(bytes) {
    try {
        return strict.decode(bytes);
    }
    catch {
        return undefined;
    }
}
function trim(text) {
    return trimStart(trimEnd(text));
}
function trimStart(text) {
    return text.replace(/^[\t-\r \u0085\u00a0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u3000]+/, "");
}
function trimEnd(text) {
    let end = text.length;
    while (end > 0 && /[\t-\r \u0085\u00a0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u3000]/.test(text[end - 1] ?? ""))
        end--;
    return text.slice(0, end);
}


/***/ }),

/***/ 1101:
/***/ (function (__unused_webpack_module, __webpack_exports__, __nccwpck_require__) {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   Fp: () => (/* binding */ Mistake),
/* harmony export */   Fy: () => (/* binding */ limits),
/* harmony export */   IO: () => (/* binding */ Unreadable),
/* harmony export */   g$: () => (/* binding */ tooLarge)
/* harmony export */ });
/* unused harmony export combine */
function combine(repository, user) {
    return {
        holdsUser: true,
        list: async () => {
            const [own, beside] = await Promise.all([repository.list(), user.list()]);
            return [...own.map((entry) => (isHome(entry.path) ? { ...entry, path: `./${entry.path}` } : entry)), ...beside];
        },
        identify: async (path) => (isHome(path) || path.startsWith("/") ? undefined : repository.identify?.(path.startsWith("./~") ? path.slice(2) : path)),
        read: (path) => (isHome(path) || path.startsWith("/") ? user.read(path) : repository.read(path.startsWith("./~") ? path.slice(2) : path)),
    };
}
function isHome(path) {
    return path === "~" || path.startsWith("~/");
}
class Unreadable extends Error {
}
class Mistake extends Error {
}
const limits = {
    fileBytes: 4 * 1024 * 1024,
    files: 20_000,
    totalBytes: 256 * 1024 * 1024,
    entries: 500_000,
    links: 40,
};
function tooLarge(bytes) {
    return `is ${Math.ceil((bytes / (1 << 20)) * 10) / 10} MiB large; the limit is ${limits.fileBytes >> 20} MiB`;
}


/***/ }),

/***/ 2613:
/***/ (function (module) {

module.exports = require("assert");

/***/ }),

/***/ 181:
/***/ (function (module) {

module.exports = require("buffer");

/***/ }),

/***/ 5317:
/***/ (function (module) {

module.exports = require("child_process");

/***/ }),

/***/ 6982:
/***/ (function (module) {

module.exports = require("crypto");

/***/ }),

/***/ 4434:
/***/ (function (module) {

module.exports = require("events");

/***/ }),

/***/ 9896:
/***/ (function (module) {

module.exports = require("fs");

/***/ }),

/***/ 8611:
/***/ (function (module) {

module.exports = require("http");

/***/ }),

/***/ 5692:
/***/ (function (module) {

module.exports = require("https");

/***/ }),

/***/ 9278:
/***/ (function (module) {

module.exports = require("net");

/***/ }),

/***/ 4589:
/***/ (function (module) {

module.exports = require("node:assert");

/***/ }),

/***/ 6698:
/***/ (function (module) {

module.exports = require("node:async_hooks");

/***/ }),

/***/ 4573:
/***/ (function (module) {

module.exports = require("node:buffer");

/***/ }),

/***/ 7540:
/***/ (function (module) {

module.exports = require("node:console");

/***/ }),

/***/ 7598:
/***/ (function (module) {

module.exports = require("node:crypto");

/***/ }),

/***/ 3053:
/***/ (function (module) {

module.exports = require("node:diagnostics_channel");

/***/ }),

/***/ 610:
/***/ (function (module) {

module.exports = require("node:dns");

/***/ }),

/***/ 8474:
/***/ (function (module) {

module.exports = require("node:events");

/***/ }),

/***/ 3024:
/***/ (function (module) {

module.exports = require("node:fs");

/***/ }),

/***/ 7067:
/***/ (function (module) {

module.exports = require("node:http");

/***/ }),

/***/ 2467:
/***/ (function (module) {

module.exports = require("node:http2");

/***/ }),

/***/ 7030:
/***/ (function (module) {

module.exports = require("node:net");

/***/ }),

/***/ 6760:
/***/ (function (module) {

module.exports = require("node:path");

/***/ }),

/***/ 643:
/***/ (function (module) {

module.exports = require("node:perf_hooks");

/***/ }),

/***/ 1792:
/***/ (function (module) {

module.exports = require("node:querystring");

/***/ }),

/***/ 7075:
/***/ (function (module) {

module.exports = require("node:stream");

/***/ }),

/***/ 1692:
/***/ (function (module) {

module.exports = require("node:tls");

/***/ }),

/***/ 3136:
/***/ (function (module) {

module.exports = require("node:url");

/***/ }),

/***/ 7975:
/***/ (function (module) {

module.exports = require("node:util");

/***/ }),

/***/ 3429:
/***/ (function (module) {

module.exports = require("node:util/types");

/***/ }),

/***/ 5919:
/***/ (function (module) {

module.exports = require("node:worker_threads");

/***/ }),

/***/ 8522:
/***/ (function (module) {

module.exports = require("node:zlib");

/***/ }),

/***/ 857:
/***/ (function (module) {

module.exports = require("os");

/***/ }),

/***/ 6928:
/***/ (function (module) {

module.exports = require("path");

/***/ }),

/***/ 932:
/***/ (function (module) {

module.exports = require("process");

/***/ }),

/***/ 3193:
/***/ (function (module) {

module.exports = require("string_decoder");

/***/ }),

/***/ 3557:
/***/ (function (module) {

module.exports = require("timers");

/***/ }),

/***/ 4756:
/***/ (function (module) {

module.exports = require("tls");

/***/ }),

/***/ 9023:
/***/ (function (module) {

module.exports = require("util");

/***/ })

/******/ 	});
/************************************************************************/
/******/ 	// The module cache
/******/ 	var __webpack_module_cache__ = {};
/******/ 	
/******/ 	// The require function
/******/ 	function __nccwpck_require__(moduleId) {
/******/ 		// Check if module is in cache
/******/ 		var cachedModule = __webpack_module_cache__[moduleId];
/******/ 		if (cachedModule !== undefined) {
/******/ 			return cachedModule.exports;
/******/ 		}
/******/ 		// Create a new module (and put it into the cache)
/******/ 		var module = __webpack_module_cache__[moduleId] = {
/******/ 			// no module.id needed
/******/ 			// no module.loaded needed
/******/ 			exports: {}
/******/ 		};
/******/ 	
/******/ 		// Execute the module function
/******/ 		var threw = true;
/******/ 		try {
/******/ 			__webpack_modules__[moduleId].call(module.exports, module, module.exports, __nccwpck_require__);
/******/ 			threw = false;
/******/ 		} finally {
/******/ 			if(threw) delete __webpack_module_cache__[moduleId];
/******/ 		}
/******/ 	
/******/ 		// Return the exports of the module
/******/ 		return module.exports;
/******/ 	}
/******/ 	
/******/ 	// expose the modules object (__webpack_modules__)
/******/ 	__nccwpck_require__.m = __webpack_modules__;
/******/ 	
/************************************************************************/
/******/ 	/* webpack/runtime/asset-relocator-loader */
/******/ 	if (typeof __nccwpck_require__ !== 'undefined') __nccwpck_require__.ab = __dirname + "/";
/******/ 	
/******/ 	/* webpack/runtime/compat get default export */
/******/ 	(() => {
/******/ 		// getDefaultExport function for compatibility with non-harmony modules
/******/ 		__nccwpck_require__.n = (module) => {
/******/ 			var getter = module && module.__esModule ?
/******/ 				() => (module['default']) :
/******/ 				() => (module);
/******/ 			__nccwpck_require__.d(getter, { a: getter });
/******/ 			return getter;
/******/ 		};
/******/ 	})();
/******/ 	
/******/ 	/* webpack/runtime/create fake namespace object */
/******/ 	(() => {
/******/ 		var getProto = Object.getPrototypeOf ? (obj) => (Object.getPrototypeOf(obj)) : (obj) => (obj.__proto__);
/******/ 		var leafPrototypes;
/******/ 		// create a fake namespace object
/******/ 		// mode & 1: value is a module id, require it
/******/ 		// mode & 2: merge all properties of value into the ns
/******/ 		// mode & 4: return value when already ns object
/******/ 		// mode & 16: return value when it's Promise-like
/******/ 		// mode & 8|1: behave like require
/******/ 		__nccwpck_require__.t = function(value, mode) {
/******/ 			if(mode & 1) value = this(value);
/******/ 			if(mode & 8) return value;
/******/ 			if(typeof value === 'object' && value) {
/******/ 				if((mode & 4) && value.__esModule) return value;
/******/ 				if((mode & 16) && typeof value.then === 'function') return value;
/******/ 			}
/******/ 			var ns = Object.create(null);
/******/ 			__nccwpck_require__.r(ns);
/******/ 			var def = {};
/******/ 			leafPrototypes = leafPrototypes || [null, getProto({}), getProto([]), getProto(getProto)];
/******/ 			for(var current = mode & 2 && value; typeof current == 'object' && !~leafPrototypes.indexOf(current); current = getProto(current)) {
/******/ 				Object.getOwnPropertyNames(current).forEach((key) => (def[key] = () => (value[key])));
/******/ 			}
/******/ 			def['default'] = () => (value);
/******/ 			__nccwpck_require__.d(ns, def);
/******/ 			return ns;
/******/ 		};
/******/ 	})();
/******/ 	
/******/ 	/* webpack/runtime/define property getters */
/******/ 	(() => {
/******/ 		// define getter functions for harmony exports
/******/ 		__nccwpck_require__.d = (exports, definition) => {
/******/ 			for(var key in definition) {
/******/ 				if(__nccwpck_require__.o(definition, key) && !__nccwpck_require__.o(exports, key)) {
/******/ 					Object.defineProperty(exports, key, { enumerable: true, get: definition[key] });
/******/ 				}
/******/ 			}
/******/ 		};
/******/ 	})();
/******/ 	
/******/ 	/* webpack/runtime/ensure chunk */
/******/ 	(() => {
/******/ 		__nccwpck_require__.f = {};
/******/ 		// This file contains only the entry chunk.
/******/ 		// The chunk loading function for additional chunks
/******/ 		__nccwpck_require__.e = (chunkId) => {
/******/ 			return Promise.all(Object.keys(__nccwpck_require__.f).reduce((promises, key) => {
/******/ 				__nccwpck_require__.f[key](chunkId, promises);
/******/ 				return promises;
/******/ 			}, []));
/******/ 		};
/******/ 	})();
/******/ 	
/******/ 	/* webpack/runtime/get javascript chunk filename */
/******/ 	(() => {
/******/ 		// This function allow to reference async chunks
/******/ 		__nccwpck_require__.u = (chunkId) => {
/******/ 			// return url for filenames based on template
/******/ 			return "" + chunkId + ".index.js";
/******/ 		};
/******/ 	})();
/******/ 	
/******/ 	/* webpack/runtime/hasOwnProperty shorthand */
/******/ 	(() => {
/******/ 		__nccwpck_require__.o = (obj, prop) => (Object.prototype.hasOwnProperty.call(obj, prop))
/******/ 	})();
/******/ 	
/******/ 	/* webpack/runtime/make namespace object */
/******/ 	(() => {
/******/ 		// define __esModule on exports
/******/ 		__nccwpck_require__.r = (exports) => {
/******/ 			if(typeof Symbol !== 'undefined' && Symbol.toStringTag) {
/******/ 				Object.defineProperty(exports, Symbol.toStringTag, { value: 'Module' });
/******/ 			}
/******/ 			Object.defineProperty(exports, '__esModule', { value: true });
/******/ 		};
/******/ 	})();
/******/ 	
/******/ 	/* webpack/runtime/require chunk loading */
/******/ 	(() => {
/******/ 		// no baseURI
/******/ 		
/******/ 		// object to store loaded chunks
/******/ 		// "1" means "loaded", otherwise not loaded yet
/******/ 		var installedChunks = {
/******/ 			792: 1
/******/ 		};
/******/ 		
/******/ 		// no on chunks loaded
/******/ 		
/******/ 		var installChunk = (chunk) => {
/******/ 			var moreModules = chunk.modules, chunkIds = chunk.ids, runtime = chunk.runtime;
/******/ 			for(var moduleId in moreModules) {
/******/ 				if(__nccwpck_require__.o(moreModules, moduleId)) {
/******/ 					__nccwpck_require__.m[moduleId] = moreModules[moduleId];
/******/ 				}
/******/ 			}
/******/ 			if(runtime) runtime(__nccwpck_require__);
/******/ 			for(var i = 0; i < chunkIds.length; i++)
/******/ 				installedChunks[chunkIds[i]] = 1;
/******/ 		
/******/ 		};
/******/ 		
/******/ 		// require() chunk loading for javascript
/******/ 		__nccwpck_require__.f.require = (chunkId, promises) => {
/******/ 			// "1" is the signal for "already loaded"
/******/ 			if(!installedChunks[chunkId]) {
/******/ 				if(true) { // all chunks have JS
/******/ 					installChunk(((path, exports) => { require("node:vm").compileFunction(require("node:fs").readFileSync(path, "utf8"), ["exports", "require"], { filename: path })(exports, require); return exports; })(__dirname + "/" + __nccwpck_require__.u(chunkId), {}));
/******/ 				} else installedChunks[chunkId] = 1;
/******/ 			}
/******/ 		};
/******/ 		
/******/ 		// no external install chunk
/******/ 		
/******/ 		// no HMR
/******/ 		
/******/ 		// no HMR manifest
/******/ 	})();
/******/ 	
/************************************************************************/
var __webpack_exports__ = {};

// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __nccwpck_require__(3024);
// EXTERNAL MODULE: ./build/bundle/src/tree.js
var tree = __nccwpck_require__(1101);
;// CONCATENATED MODULE: ./build/bundle/src/action/event.js

function happeningOf(payload, environment) {
    const { GITHUB_EVENT_NAME: name = "", GITHUB_SHA: sha, GITHUB_REPOSITORY: repository } = environment;
    if (!isId(sha))
        throw new tree/* Mistake */.Fp("GITHUB_SHA holds no commit: this program runs as a step of GitHub Actions");
    if (name === "pull_request_target") {
        throw new tree/* Mistake */.Fp("on `pull_request_target` the event's commit is the default branch, not what the request brings; use `pull_request`, which needs no more rights");
    }
    return { commit: sha, repository: repository && /^[^/\s]+\/[^/\s]+$/.test(repository) ? repository : null, beside: besideOf(name, payload) };
}
function besideOf(name, payload) {
    if (name.startsWith("pull_request")) {
        const [number, head, base, baseRef] = [["number"], ["head", "sha"], ["base", "sha"], ["base", "ref"]].map((path) => at(payload, ["pull_request", ...path]));
        if (typeof number !== "number" || !isId(head) || !isId(base) || typeof baseRef !== "string")
            throw new Error(`the payload of ${name} does not say which commits it is about`);
        return { kind: "request", number, head, base, baseRef };
    }
    if (name === "merge_group") {
        const base = at(payload, ["merge_group", "base_sha"]);
        if (!isId(base))
            throw new Error("the payload of merge_group does not name its base");
        return { kind: "group", base };
    }
    const before = name === "push" && at(payload, ["deleted"]) !== true ? at(payload, ["before"]) : undefined;
    return isId(before) && !/^0+$/.test(before) ? { kind: "push", before } : { kind: "none" };
}
function isId(value) {
    return typeof value === "string" && /^(?:[0-9a-f]{40}|[0-9a-f]{64})$/.test(value);
}
function at(value, path) {
    return path.reduce((inner, key) => (typeof inner === "object" && inner !== null && Object.hasOwn(inner, key) ? inner[key] : undefined), value);
}

;// CONCATENATED MODULE: ./build/bundle/src/nearest.js
function nearest(word, candidates) {
    let best;
    let fewest = Math.max(2, Math.floor(word.length / 3)) + 1;
    for (const candidate of candidates) {
        if (Math.abs(candidate.length - word.length) >= fewest || word.length > 100)
            continue;
        const edits = distance(word.toLowerCase(), candidate.toLowerCase());
        if (edits < fewest)
            [best, fewest] = [candidate, edits];
    }
    return best;
}
function suggestion(word, candidates) {
    const found = nearest(word, candidates);
    return found === undefined ? "" : `; did you mean \`${found}\`?`;
}
function distance(one, other) {
    let older = [];
    let old = Array.from({ length: other.length + 1 }, (_, i) => i);
    for (let i = 1; i <= one.length; i++) {
        const row = [i];
        for (let j = 1; j <= other.length; j++) {
            const same = one[i - 1] === other[j - 1];
            let cost = Math.min((old[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1, (old[j - 1] ?? 0) + (same ? 0 : 1));
            if (i > 1 && j > 1 && one[i - 1] === other[j - 2] && one[i - 2] === other[j - 1])
                cost = Math.min(cost, (older[j - 2] ?? 0) + 1);
            row.push(cost);
        }
        [older, old] = [old, row];
    }
    return old[other.length] ?? 0;
}

// EXTERNAL MODULE: ./build/bundle/src/rule.js
var rule = __nccwpck_require__(5759);
// EXTERNAL MODULE: ./build/bundle/src/syntaxes/yaml/lenient.js + 1 modules
var lenient = __nccwpck_require__(9256);
// EXTERNAL MODULE: ./build/bundle/src/text.js
var src_text = __nccwpck_require__(8278);
// EXTERNAL MODULE: ./build/bundle/src/node.js
var src_node = __nccwpck_require__(2829);
;// CONCATENATED MODULE: ./build/bundle/src/policy/file/faults.js


function problemsOf(issue, root, source, schema) {
    const path = issue.path.filter((part) => typeof part !== "symbol");
    const node = nodeAt(root, path);
    const name = path.length === 0 ? "the policy" : `\`${path.join(".")}\``;
    if (issue.code === "unrecognized_keys") {
        return (issue.keys ?? []).map((key) => {
            const entry = node.kind === "table" ? (0,src_node/* entryOf */.M)(node, key) : undefined;
            const later = path.length === 0 && schema.reservedKeys.includes(key);
            const what = path[0] === "rules" && path.length === 1 ? "rule or kind" : path[0] === "hosts" && path.length === 1 ? "host" : "key";
            const message = later ? `\`${key}\` is reserved for a later version of this tool` : `there is no ${what} \`${key}\` ${path.length === 0 ? "in a policy" : `in ${name}`}${suggestion(key, schema.keysAt(path))}`;
            return { message, at: { source, span: (entry?.key ?? node).span } };
        });
    }
    if (issue.code === "invalid_union") {
        const fitting = issue.errors?.find((inner) => inner.every(({ path: deeper, code }) => deeper.length > 0 || code === "unrecognized_keys"));
        if (fitting)
            return fitting.flatMap((inner) => problemsOf({ ...inner, path: [...path, ...inner.path] }, root, source, schema));
    }
    const values = issue.values ?? (issue.errors ?? []).flat().flatMap(({ values: inner }) => inner ?? []);
    const written = node.kind === "scalar" ? node.text : undefined;
    const shapes = [issue, ...(issue.errors ?? []).flat()].flatMap(({ expected }) => (expected === undefined ? [] : [words[expected] ?? expected]));
    const taken = values.length > 0 ? values.map((value) => `\`${String(value)}\``) : shapes;
    if (issue.code === "custom" || taken.length === 0)
        return [{ message: `${name}: ${issue.message.charAt(0).toLowerCase()}${issue.message.slice(1)}`, at: { source, span: node.span } }];
    if (!isThere(root, path))
        return [{ message: `${name} is missing; it is ${taken.join(" or ")}`, at: { source, span: node.span } }];
    const instead = written === undefined ? ` not a ${node.kind === "list" ? "list" : "mapping"}` : ` not \`${written}\`${suggestion(written, values.map(String))}`;
    return [{ message: `${name} takes ${taken.join(", ")},${instead}`, at: { source, span: node.span } }];
}
const words = { string: "text", array: "a list", object: "a mapping", record: "a mapping", number: "a number", int: "a whole number" };
function doubledKeys(node, source) {
    if (node.kind === "scalar")
        return [];
    if (node.kind === "list")
        return node.items.flatMap((item) => doubledKeys(item, source));
    const seen = new Set();
    return node.entries.flatMap(({ key, name, value }) => {
        const again = seen.has(name) || name === undefined;
        seen.add(name);
        return [...(again ? [{ message: `the key \`${name ?? "?"}\` stands here twice or is no text`, at: { source, span: key.span } }] : []), ...doubledKeys(value, source)];
    });
}
function nodeAt(root, path) {
    let node = root;
    for (const part of path) {
        const next = node.kind === "list" ? node.items[Number(part)] : node.kind === "table" ? (0,src_node/* entryOf */.M)(node, String(part))?.value : undefined;
        if (!next)
            return node;
        node = next;
    }
    return node;
}
function isThere(root, path) {
    const last = path.at(-1);
    return last === undefined || nodeAt(root, path) !== nodeAt(root, path.slice(0, -1));
}

;// CONCATENATED MODULE: ./build/bundle/src/policy/file/index.js





const limit = 256 * 1024;
async function readPolicy(source) {
    const refuse = (problems) => ({ kind: "problems", problems });
    if (source.text.length > limit)
        return refuse([{ message: `a policy has at most ${limit / 1024} KiB, this one ${Math.ceil(source.text.length / 1024)}`, at: (0,src_text/* startOf */.GH)(source) }]);
    const { node, problems } = await (0,lenient/* parseYaml */.h)(source.text, 0);
    if (problems.length > 0)
        return refuse(problems.map(({ message, span }) => ({ message, at: { source, span } })));
    if (node.kind !== "table") {
        const empty = node.kind === "scalar" && node.value === null;
        return refuse([{ message: empty ? "the policy is empty; leave the file out to use preset:recommended" : "a policy is a mapping of keys", at: { source, span: node.span } }]);
    }
    const doubled = doubledKeys(node, source);
    if (doubled.length > 0)
        return refuse(doubled);
    const schema = await Promise.all(/* import() */[__nccwpck_require__.e(816), __nccwpck_require__.e(708)]).then(__nccwpck_require__.bind(__nccwpck_require__, 9708));
    const read = schema.policySchema.safeParse(plain(node));
    if (!read.success)
        return refuse(read.error.issues.flatMap((issue) => problemsOf(issue, node, source, schema)));
    const file = read.data;
    const at = (...path) => ({ source, span: nodeAt(node, path).span });
    const extended = extendsOf(file.extends, (i) => (typeof file.extends === "string" ? at("extends") : at("extends", i)));
    if ("kind" in extended)
        return extended;
    return {
        preset: extended.preset,
        hosts: Object.fromEntries(Object.entries(file.hosts ?? {}).map(([id, setting = {}]) => [
            id,
            {
                dirs: (setting.dirs ?? []).map((dir, i) => ({ value: directory(dir), at: at("hosts", id, "dirs", i) })),
                edition: setting.edition === undefined ? undefined : { value: setting.edition, at: at("hosts", id, "edition") },
            },
        ])),
        ceiling: file.ceiling && { value: file.ceiling, at: at("ceiling") },
        grants: (file.grants ?? []).map((grant, i) => ({
            profiles: grant.profiles ?? [],
            paths: grant.paths ?? [],
            hosts: grant.hosts ?? [],
            may: grant.may,
            reason: grant.reason,
            owner: grant.owner,
            until: grant.until,
            at: at("grants", i),
        })),
        ignore: (file.ignore ?? []).map(({ paths, reason }, i) => ({ paths, reason, at: at("ignore", i) })),
        rules: Object.fromEntries(Object.entries(file.rules ?? {}).map(([key, value]) => [key, ruleSetting(value, (name) => at("rules", key, ...name))])),
        sources: [...extended.names.map((name) => ({ ref: name, text: name })), { ref: source.path, text: source.text }],
    };
}
function extendsOf(value, at) {
    const names = value === undefined ? ["preset:recommended"] : typeof value === "string" ? [value] : value;
    const known = rule/* presets */.v.map((preset) => `preset:${preset}`);
    const problems = names.flatMap((name, i) => {
        if (known.includes(name))
            return [];
        const other = name.startsWith("preset:") ? suggestion(name, known) : "; files and other repositories are not taken by this version";
        return [{ message: `\`extends\` takes ${known.join(" or ")}, not \`${name}\`${other}`, at: at(i) }];
    });
    if (problems.length > 0)
        return { kind: "problems", problems };
    return { preset: names.includes("preset:strict") ? "strict" : "recommended", names };
}
function ruleSetting(value, at) {
    if (typeof value === "string")
        return { level: { value: value, at: at([]) }, options: {} };
    const { severity, ...options } = value;
    return {
        level: severity === undefined ? undefined : { value: severity, at: at(["severity"]) },
        options: Object.fromEntries(Object.entries(options).map(([name, option]) => [name, { value: option, at: at([name]) }])),
    };
}
function directory(path) {
    return path.split("/").filter((part) => part !== "" && part !== ".").join("/");
}
function plain(node) {
    if (node.kind === "list")
        return node.items.map(plain);
    if (node.kind === "table")
        return Object.fromEntries(node.entries.map(({ name, value }) => [name ?? "", plain(value)]));
    return typeof node.value === "bigint" ? Number(node.value) : node.value;
}

;// CONCATENATED MODULE: ./build/bundle/src/policy.js
const policyPaths = [".github/agent-profile-check.yml", ".github/agent-profile-check.yaml", ".agent-profile-check.yml"];
function presetPolicy(preset) {
    return { preset, hosts: {}, ceiling: undefined, grants: [], ignore: [], rules: {}, sources: [{ ref: `preset:${preset}`, text: `preset:${preset}` }] };
}

;// CONCATENATED MODULE: ./build/bundle/src/policy/find.js


async function findPolicy(survey, path) {
    const refuse = (at, message, other) => ({
        kind: "problems",
        problems: [{ message, at: (0,src_text/* placeOfPath */.Es)(at), ...(other === undefined ? {} : { related: [{ message: "the other policy", at: (0,src_text/* placeOfPath */.Es)(other) }] }) }],
    });
    const there = path === undefined ? policyPaths.filter((candidate) => survey.entries.has(candidate) || survey.look(candidate).kind === "file") : [path];
    const [first, second] = there;
    if (first === undefined)
        return undefined;
    if (second !== undefined)
        return refuse(second, `there are two policies, \`${first}\` and \`${second}\`; keep one`, first);
    const content = await survey.read(first);
    switch (content.kind) {
        case "text":
            return content.source;
        case "not-utf8":
            return refuse(first, "the policy is not UTF-8 text");
        case "unjudged":
            return refuse(first, `the policy ${content.problem}`);
        case "absent":
            return refuse(first, content.sight.kind === "missing" ? "there is no such policy file" : "the policy is no file of this repository");
    }
}

;// CONCATENATED MODULE: ./build/bundle/src/action/governing.js



async function governingOf(head, base, path) {
    const proposed = await policyIn(head.survey, path !== undefined && base?.survey.entries.has(path) && !head.survey.entries.has(path) ? undefined : path);
    if (proposed?.kind === "problems")
        return proposed;
    if (!base)
        return proposed ? { kind: "policy", policy: proposed.policy, commit: head.commit, notes: [] } : recommended([]);
    if (path !== undefined && !base.survey.entries.has(path))
        return recommended([`the base has no policy \`${path}\` yet, so preset:recommended judges`]);
    const standing = await policyIn(base.survey, path);
    if (!standing)
        return recommended(proposed ? ["the base has no policy, so preset:recommended judges; the one that this change brings counts once it is merged"] : []);
    if (standing.kind === "problems") {
        const [first] = standing.problems;
        return { kind: "policy", policy: presetPolicy("strict"), commit: null, notes: [`the policy of the base cannot be used, so preset:strict judges: ${first?.message ?? ""}`] };
    }
    return { kind: "policy", policy: standing.policy, commit: base.commit, notes: [] };
}
function recommended(notes) {
    return { kind: "policy", policy: presetPolicy("recommended"), commit: null, notes };
}
async function policyIn(survey, path) {
    const source = await findPolicy(survey, path);
    if (!source || "kind" in source)
        return source;
    const policy = await readPolicy(source);
    return "kind" in policy ? policy : { kind: "policy", policy };
}

// EXTERNAL MODULE: ./build/bundle/src/finding.js
var src_finding = __nccwpck_require__(7268);
;// CONCATENATED MODULE: ./build/bundle/src/result.js

const states = (/* unused pure expression or super */ null && (["new", "existing", "waived"]));
const failOns = [...src_finding/* severities */.g, "never"];
const gates = ["new", "all"];
function summaryOf({ inspection, judged }) {
    const severe = (severity) => judged.filter(({ finding, state }) => finding.severity === severity && state !== "waived").length;
    const standing = (wanted) => judged.filter(({ state }) => state === wanted).length;
    return {
        profiles: inspection.subjects.length,
        errors: severe("error"),
        warnings: severe("warning"),
        notes: severe("note"),
        new: standing("new"),
        existing: standing("existing"),
        waived: standing("waived"),
    };
}
function fails({ finding, state }, { failOn, gate }) {
    if (failOn === "never" || state === "waived" || (gate === "new" && state === "existing"))
        return false;
    return src_finding/* severities */.g.indexOf(finding.severity) >= src_finding/* severities */.g.indexOf(failOn);
}
function conclusionOf(result) {
    return result.judged.some((judged) => fails(judged, result)) ? "findings" : "clean";
}
function helpOf({ homepage }, rule) {
    return `${homepage}/src/rules/${rule}.md`;
}

;// CONCATENATED MODULE: ./build/bundle/src/settings.js

const commands = {
    check: "judge the profiles of the repository around the working directory",
    list: "every profile: the host's verdict on it and what it may do",
    explain: "the page of a rule or a host, in the terminal",
};
const reserved = {
    commands: ["diff", "policy", "baseline", "init"],
    formats: ["sarif", "junit"],
    editions: ["all"],
    inputs: { "policy-token": "Reads policies of other repositories", sarif: "A file for the findings as SARIF" },
    outputs: { sarif: "The file with the findings as SARIF" },
};
const formats = { check: ["pretty", "json", "github", "markdown"], list: ["pretty", "json"] };
const colors = ["auto", "always", "never"];
const comments = ["changes", "always", "never"];
const both = ["cli", "action"];
const cli = ["cli"];
const action = ["action"];
const settings = {
    root: {
        description: "The directory whose profiles are judged.",
        value: "DIR",
        fallback: "the top of the repository",
        doors: both,
        commands: ["check", "list"],
    },
    policy: { description: "The policy file.", value: "FILE", fallback: ".github/agent-profile-check.yml", doors: both, commands: ["check", "list"] },
    host: { description: "Only this host; may be given again.", value: "ID", fallback: "every host", doors: cli, commands: ["check", "list"], repeatable: true },
    edition: {
        description: "Read as this edition of a host does; may be given again.",
        value: "HOST=EDITION",
        fallback: "the policy's, or the newest known",
        doors: cli,
        commands: ["check", "list"],
        repeatable: true,
    },
    format: {
        description: "How the answer looks, and the file it goes to; may be given again.",
        value: "FORMAT[=FILE]",
        choices: formats.check,
        fallback: "pretty",
        doors: cli,
        commands: ["check", "list"],
        repeatable: true,
    },
    base: { description: "Findings that already stand at this revision are existing ones.", value: "REV", fallback: "", doors: cli, commands: ["check"] },
    staged: { description: "Judge the git index, with the base and the policy of HEAD.", fallback: "", doors: cli, commands: ["check", "list"] },
    user: { description: "Read the user's and the machine's own profiles too.", fallback: "", doors: cli, commands: ["check", "list"] },
    from: { description: "Only what a session that starts in this directory would be offered.", value: "DIR", fallback: "every directory", doors: cli, commands: ["list"] },
    token: {
        description: "Reads the pull request and writes the comment.",
        value: "TOKEN",
        fallback: "the job's own token",
        input: "${{ github.token }}",
        doors: action,
        commands: [],
    },
    "fail-on": { description: "The mildest finding that fails the run.", value: "LEVEL", choices: failOns, fallback: "error", doors: both, commands: ["check"] },
    gate: {
        description: "Whether only new findings can fail the run.",
        value: "WHICH",
        choices: gates,
        fallback: "new where there is a base to compare with, all elsewhere",
        doors: both,
        commands: ["check"],
    },
    comment: {
        description: "When to comment on a pull request.",
        value: "WHEN",
        choices: comments,
        fallback: "changes",
        doors: action,
        commands: [],
    },
    json: { description: "A file for the findings as JSON.", value: "FILE", fallback: "none", doors: action, commands: [] },
    offline: { description: "Never use the network.", fallback: "", doors: cli, commands: ["check", "list", "explain"] },
    today: { description: "The day on which grants are judged.", value: "DATE", fallback: "today, UTC", doors: cli, commands: ["check", "list"] },
    color: { description: "Whether to colour; NO_COLOR is heard.", value: "WHEN", choices: colors, fallback: "auto", doors: cli, commands: ["check", "list", "explain"] },
    quiet: { description: "Nothing on stderr but what went wrong.", fallback: "", doors: cli, commands: ["check", "list", "explain"] },
    help: { description: "Say this.", fallback: "", doors: cli, commands: ["check", "list", "explain"] },
    version: { description: "Say the version.", fallback: "", doors: cli, commands: ["check", "list", "explain"] },
};
const outputs = {
    conclusion: "`clean`, `findings`, or `error` where nothing was decided.",
    errors: "How many errors there are.",
    warnings: "How many warnings there are.",
    notes: "How many notes there are.",
    profiles: "How many profiles there are.",
    added: "How many profiles the base does not have.",
    changed: "How many profiles differ from the base.",
    removed: "How many profiles only the base has.",
    widened: "How many profiles may do more than at the base.",
    json: "The file with the findings as JSON.",
    "comment-url": "The address of the comment, where there is one.",
};
const exitCodes = {
    0: "nothing at or above `--fail-on`; for `list` and `explain`: done",
    1: "findings",
    2: "a mistake in the flags, the policy or the named revision",
    3: "the tool broke; nothing was decided",
};

;// CONCATENATED MODULE: ./build/bundle/src/action/inputs.js



function inputsOf(environment) {
    const given = (name) => environment[`INPUT_${name.toUpperCase()}`]?.trim() || undefined;
    for (const name of Object.keys(reserved.inputs)) {
        if (environment[`INPUT_${name.toUpperCase()}`]?.trim())
            throw new tree/* Mistake */.Fp(`the input \`${name}\` is reserved for a later version`);
    }
    const policy = given("policy");
    if (policy?.includes("//"))
        throw new tree/* Mistake */.Fp("the input `policy` names a file of this repository; policies of other repositories are reserved for a later version");
    return {
        root: pathOf("root", given("root") ?? "."),
        policy: policy && pathOf("policy", policy),
        token: given("token"),
        failOn: chosen("fail-on", given("fail-on"), settings["fail-on"].choices) ?? "error",
        gate: chosen("gate", given("gate"), settings.gate.choices),
        comment: chosen("comment", given("comment"), settings.comment.choices) ?? "changes",
        json: given("json"),
    };
}
function chosen(name, value, choices) {
    const choice = choices.find((one) => one === value);
    if (value !== undefined && choice === undefined)
        throw new tree/* Mistake */.Fp(`the input \`${name}\` is one of ${choices.join(", ")}, not \`${value}\`${suggestion(value, choices)}`);
    return choice;
}
function pathOf(name, value) {
    const parts = value.split("/").filter((part) => part !== "" && part !== ".");
    if (value.startsWith("/") || parts.includes(".."))
        throw new tree/* Mistake */.Fp(`the input \`${name}\` is a path inside the repository, not \`${value}\``);
    return parts.join("/");
}

// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __nccwpck_require__(6760);
// EXTERNAL MODULE: ./build/bundle/src/files/git/command.js + 1 modules
var git_command = __nccwpck_require__(8699);
;// CONCATENATED MODULE: ./build/bundle/src/files/git/location.js



function locate(directory) {
    const start = directoryAt(directory);
    for (let top = start;; top = (0,external_node_path_.dirname)(top)) {
        const gitDirectory = gitDirectoryOf(top);
        if (gitDirectory !== undefined)
            return { top, gitDirectory, shared: sharedBy(gitDirectory), prefix: (0,external_node_path_.relative)(top, start).split(external_node_path_.sep).join("/") };
        if ((0,external_node_path_.dirname)(top) === top)
            return undefined;
    }
}
function directoryAt(directory) {
    try {
        const path = (0,external_node_fs_.realpathSync)(directory);
        if ((0,external_node_fs_.statSync)(path).isDirectory())
            return path;
    }
    catch {
        throw new tree/* Mistake */.Fp(`the directory ${directory} does not exist or may not be read`);
    }
    throw new tree/* Mistake */.Fp(`${directory} is not a directory`);
}
function gitDirectoryOf(top) {
    const path = (0,external_node_path_.join)(top, ".git");
    const kind = (0,external_node_fs_.lstatSync)(path, { throwIfNoEntry: false });
    if (!kind)
        return undefined;
    if (!kind.isFile())
        return isRepository(path) ? path : undefined;
    const target = /^gitdir: (.*?)[\r\n]*$/s.exec((0,external_node_fs_.readFileSync)(path, "utf8"))?.[1];
    const pointed = target === undefined ? undefined : (0,external_node_path_.resolve)(top, target);
    if (pointed === undefined || !isRepository(pointed))
        throw new tree/* Mistake */.Fp(`${path} does not lead to a repository`);
    return pointed;
}
function sharedBy(gitDirectory) {
    const file = (0,external_node_path_.join)(gitDirectory, "commondir");
    return (0,external_node_fs_.existsSync)(file) ? (0,external_node_path_.resolve)(gitDirectory, (0,external_node_fs_.readFileSync)(file, "utf8").trim()) : gitDirectory;
}
function isRepository(path) {
    const exists = (name) => (0,external_node_fs_.lstatSync)((0,external_node_path_.join)(path, name), { throwIfNoEntry: false }) !== undefined;
    return exists("HEAD") && (exists("commondir") || (exists("objects") && exists("refs")));
}

// EXTERNAL MODULE: external "node:net"
var external_node_net_ = __nccwpck_require__(7030);
;// CONCATENATED MODULE: ./build/bundle/src/files/git/objects.js


const restarts = 16;
class Objects {
    #git;
    #child;
    #ended = Promise.resolve();
    #waiting = [];
    #next = 0;
    #restarts = 0;
    #failure;
    #closed = false;
    #parts = [];
    #header;
    constructor(git) {
        this.#git = git;
    }
    get(name, limit) {
        if (/[\n\0]/.test(name))
            return Promise.resolve({ kind: "missing" });
        if (this.#closed)
            return Promise.reject(new Error("the objects of a repository were asked for after it was closed"));
        if (this.#failure)
            return Promise.reject(this.#failure);
        return new Promise((resolve, reject) => {
            this.#waiting.push({ name, limit, resolve, reject });
            const child = (this.#child ??= this.#start());
            hold(child, true);
            child.stdin?.write(`${name}\n`);
        });
    }
    async close() {
        this.#closed = true;
        if (this.#child)
            hold(this.#child, true);
        this.#child?.stdin?.end();
        await this.#ended;
        if (this.#failure)
            throw this.#failure;
    }
    #start() {
        const child = (0,git_command/* start */.ni)(this.#git, ["cat-file", "--batch"], { input: true });
        const complaint = (0,git_command/* complaintOf */.Nx)(child);
        child.stdin?.on("error", () => undefined);
        child.stdout?.on("data", (chunk) => this.#take(chunk));
        this.#ended = new Promise((resolve) => {
            child.on("error", (error) => {
                this.#fail(new Error(`git could not be started: ${error.message}`));
                resolve();
            });
            child.on("close", (status, signal) => {
                this.#child = undefined;
                if (this.#isLack(complaint()))
                    this.#resume();
                else if (status !== 0 || this.#outstanding > 0)
                    this.#fail((0,git_command/* failureOf */.g5)("cat-file", status, signal, complaint()));
                resolve();
            });
        });
        return child;
    }
    get #outstanding() {
        return this.#waiting.length - this.#next;
    }
    #isLack(complaint) {
        return this.#outstanding > 0 && !this.#header && this.#restarts < restarts && /could not fetch [0-9a-f]+ from promisor remote/.test(complaint);
    }
    #resume() {
        this.#restarts++;
        this.#parts = [];
        this.#settle({ kind: "missing" });
        if (this.#outstanding === 0)
            return;
        const child = (this.#child = this.#start());
        for (const { name } of this.#waiting.slice(this.#next))
            child.stdin?.write(`${name}\n`);
        if (this.#closed)
            child.stdin?.end();
    }
    #fail(error) {
        this.#failure ??= error;
        const waiting = this.#waiting.slice(this.#next);
        this.#waiting = [];
        this.#next = 0;
        for (const { reject } of waiting)
            reject(this.#failure);
    }
    #settle(found) {
        const request = this.#waiting[this.#next++];
        if (this.#outstanding === 0) {
            this.#waiting = [];
            this.#next = 0;
            if (this.#child && !this.#closed)
                hold(this.#child, false);
        }
        request?.resolve(found);
    }
    #take(chunk) {
        let rest = chunk;
        while (rest.length > 0) {
            if (this.#header) {
                const part = rest.subarray(0, this.#header.left);
                if (this.#header.keep)
                    this.#parts.push(part);
                this.#header.left -= part.length;
                rest = rest.subarray(part.length);
                if (this.#header.left > 0)
                    return;
                const { found, keep } = this.#header;
                const content = keep ? Buffer.concat(this.#parts).subarray(0, found.size) : undefined;
                this.#parts = [];
                this.#header = undefined;
                this.#settle(content ? { ...found, content } : found);
                continue;
            }
            const end = rest.indexOf(10);
            this.#parts.push(end < 0 ? rest : rest.subarray(0, end));
            if (end < 0)
                return;
            rest = rest.subarray(end + 1);
            const line = Buffer.concat(this.#parts).toString();
            this.#parts = [];
            const [, id, type, digits] = /^([0-9a-f]{40,64}) ([a-z]+) (\d+)$/.exec(line) ?? [];
            if (id === undefined || type === undefined) {
                this.#settle({ kind: "missing" });
                continue;
            }
            const size = Number(digits);
            this.#header = { found: { kind: "object", id, type, size }, keep: size <= (this.#waiting[this.#next]?.limit ?? 0), left: size + 1 };
        }
    }
}
function hold(child, held) {
    for (const part of [child, child.stdin, child.stdout, child.stderr]) {
        if (part === child || part instanceof external_node_net_.Socket)
            part[held ? "ref" : "unref"]();
    }
}

;// CONCATENATED MODULE: ./build/bundle/src/files/git/revision.js
const commitBytes = 1 << 20;
async function commitOf(objects, revision) {
    const found = await objects.get(`${revision}^{commit}`, commitBytes);
    if (found.kind === "missing" || found.type !== "commit" || !found.content)
        return undefined;
    const head = found.content.toString("latin1").split("\n\n", 1)[0] ?? "";
    return { id: found.id, parents: [...head.matchAll(/^parent ([0-9a-f]{40,64})$/gm)].map(([, id]) => id ?? "") };
}

// EXTERNAL MODULE: ./build/bundle/src/files/git/records.js
var records = __nccwpck_require__(5428);
;// CONCATENATED MODULE: ./build/bundle/src/files/git/working.js


async function knownFiles(git, prefix) {
    const command = ["ls-files", "-t", "-s", "-z", "--cached", "--others", "--exclude-standard"];
    const { output } = await (0,git_command/* run */.eF)(git, prefix === "" ? command : [...command, "--", prefix]);
    const below = prefix === "" ? 0 : prefix.length + 1;
    const known = { files: [], submodules: [], unmerged: [], embedded: [], unnameable: [], commits: new Map() };
    let last = "";
    for (const { text, nameable } of (0,records/* recordsOf */.M)(output)) {
        const path = text.slice((text.startsWith("? ") ? 2 : text.indexOf("\t") + 1) + below);
        if (path === last || path === "")
            continue;
        last = path;
        if (!nameable)
            known.unnameable.push(path);
        else if (text.startsWith("? "))
            (path.endsWith("/") ? known.embedded : known.files).push(path);
        else if (text.startsWith("M "))
            known.unmerged.push(path);
        else if (text.startsWith("160000 ", 2)) {
            known.submodules.push(path);
            known.commits.set(path, text.slice(9, text.indexOf(" ", 9)));
        }
        else
            known.files.push(path);
    }
    if (prefix !== "" && output.length === 0)
        return undefined;
    return { ...known, embedded: known.embedded.map((path) => path.slice(0, -1)) };
}

;// CONCATENATED MODULE: ./build/bundle/src/files/git/index.js








function openRepository(directory, environment = process.env) {
    const location = locate(directory);
    if (!location)
        return undefined;
    const { top, prefix } = location;
    const git = (0,git_command/* gitAt */.c8)(top, environment);
    const objects = new Objects(git);
    const resolve = (revision) => commitOf(objects, revision);
    return {
        root: prefix === "" ? top : (0,external_node_path_.resolve)(top, prefix),
        top,
        knownFiles: () => knownFiles(git, prefix),
        index() {
            const file = indexOf(location, environment);
            return lazily(async () => (await __nccwpck_require__.e(/* import() */ 22).then(__nccwpck_require__.bind(__nccwpck_require__, 8022))).indexTree(git, objects, prefix, file));
        },
        commit: (id) => lazily(async () => (await __nccwpck_require__.e(/* import() */ 505).then(__nccwpck_require__.bind(__nccwpck_require__, 2505))).commitTree(git, objects, prefix, id)),
        resolve,
        mergeBase: (one, other) => mergeBase(git, one, other),
        async defaultBranch() {
            const names = ["remotes/origin/HEAD", "remotes/origin/main", "remotes/origin/master", "heads/main", "heads/master"];
            return (await Promise.all(names.map((name) => resolve(`refs/${name}`)))).find((commit) => commit !== undefined);
        },
        slug: () => slugOf(git),
        fetch: async (id, token) => (await __nccwpck_require__.e(/* import() */ 242).then(__nccwpck_require__.bind(__nccwpck_require__, 9242))).fetchCommit(git, location.shared, id, token),
        baseOf: async (request) => (await __nccwpck_require__.e(/* import() */ 183).then(__nccwpck_require__.bind(__nccwpck_require__, 1183))).baseOf(request, resolve, (id, tip) => isAncestor(git, id, tip)),
        close: () => objects.close(),
    };
}
async function mergeBase(git, one, other) {
    const { status, output } = await (0,git_command/* run */.eF)(git, ["merge-base", "--end-of-options", one, other], { answers: [0, 1] });
    return status === 0 ? output.toString().trim() : undefined;
}
async function isAncestor(git, id, tip) {
    return (await (0,git_command/* run */.eF)(git, ["merge-base", "--is-ancestor", "--end-of-options", id, tip], { answers: [0, 1] })).status === 0;
}
async function slugOf(git) {
    const { output } = await (0,git_command/* run */.eF)(git, ["config", "--get", "remote.origin.url"], { answers: [0, 1] });
    const url = output.toString().trim();
    const isRemote = /^(?!file:)[a-z+]+:\/\/[^/]|^[^/:]{2,}:(?!\/\/)/.test(url);
    const [, owner, name] = (isRemote && /[/:]([^/:\s]+)\/([^/:\s]+?)(?:\.git)?\/?$/.exec(url)) || [];
    return owner === undefined || name === undefined ? undefined : `${owner}/${name}`;
}
function indexOf({ top, gitDirectory }, environment) {
    const named = environment.GIT_INDEX_FILE;
    if (named === undefined || named === "")
        return undefined;
    const file = (0,external_node_path_.resolve)(top, named);
    if (!(0,external_node_fs_.existsSync)((0,external_node_path_.dirname)(file)) || !(0,git_command/* isInside */.FK)((0,external_node_fs_.realpathSync)((0,external_node_path_.dirname)(file)), (0,external_node_fs_.realpathSync)(gitDirectory)))
        throw new tree/* Mistake */.Fp(`GIT_INDEX_FILE names ${named}, which is not a file of the repository's own directory ${gitDirectory}`);
    return file;
}
function lazily(load) {
    let tree;
    const there = () => (tree ??= load());
    return { list: async () => (await there()).list(), read: async (path) => (await there()).read(path), identify: async (path) => (await there()).identify?.(path) };
}

// EXTERNAL MODULE: ./build/bundle/src/path.js
var src_path = __nccwpck_require__(1230);
;// CONCATENATED MODULE: ./build/bundle/src/survey.js



class Survey {
    entries;
    #inside;
    #tree;
    #contents = new Map();
    #identified = new Set();
    #files = 0;
    #bytes = 0;
    constructor(tree, listed) {
        const entries = new Map([["", { path: "", kind: "directory" }]]);
        const inside = new Map();
        const add = (entry) => {
            const known = entries.get(entry.path);
            if (known && !yields(known, entry))
                return;
            entries.set(entry.path, entry);
            if (known)
                return;
            const directory = parentOf(entry.path);
            if (directory === entry.path)
                return;
            const names = inside.get(directory);
            const name = entry.path === home ? home : (0,src_path/* nameOf */.Vb)(entry.path);
            if (names)
                names.push(name);
            else
                inside.set(directory, [name]);
            if (!entries.has(directory))
                add({ path: directory, kind: "directory" });
        };
        for (const entry of listed)
            add(entry);
        this.entries = entries;
        this.#inside = inside;
        this.#tree = tree;
    }
    static async of(tree) {
        return new Survey(tree, await tree.list());
    }
    look(path, { follow = true } = {}) {
        const direct = this.entries.get(path);
        if (direct && direct.unjudged === undefined && (direct.kind === "file" || direct.kind === "directory"))
            return { kind: direct.kind, path };
        const [start, pending] = this.#startOf(path);
        return start === undefined ? { kind: "outside", target: path } : this.#walk(start, pending, follow);
    }
    isUsers(path) {
        return this.#tree.holdsUser === true && (path === "~" || path.startsWith("~/") || path.startsWith("/"));
    }
    *holding(name) {
        for (const [directory, names] of this.#inside)
            if (names.includes(name))
                yield directory;
    }
    #startOf(path) {
        const segments = path.split("/");
        if (path.startsWith("/"))
            return [this.#tree.holdsUser ? "/" : undefined, segments];
        return this.#tree.holdsUser && segments[0] === "~" ? ["~", segments.slice(1)] : ["", segments];
    }
    #walk(start, pending, follow) {
        let here = start;
        let through;
        const by = () => (through ? { link: through.path } : {});
        for (let links = 0; pending.length > 0;) {
            const segment = pending.shift() ?? "";
            if (segment === "." || segment === "")
                continue;
            if (segment === "..") {
                if (here === "" || here === "/" || (here === "~" && this.isUsers(here)))
                    return { kind: "outside", target: through?.target ?? written([here, "..", ...pending]), ...by() };
                here = parentOf(here);
                continue;
            }
            const path = here === "" && segment === "~" && this.#tree.holdsUser ? home : (0,src_path/* join */.fj)(here, segment);
            const entry = this.entries.get(path);
            if (!entry)
                return { kind: "missing", path: written([path, ...pending]), ...by() };
            if (entry.unjudged !== undefined)
                return { kind: "unjudged", path, problem: entry.unjudged };
            if (entry.kind === "submodule")
                return { kind: "unjudged", path, problem: "is a submodule, whose files are not part of this tree" };
            if (entry.kind === "unnameable")
                return { kind: "missing", path };
            if (entry.kind === "link") {
                if (!follow && pending.length === 0)
                    return { kind: "missing", path };
                if (++links > tree/* limits */.Fy.links)
                    return { kind: "loop", link: path };
                through = entry;
                const target = entry.target ?? "";
                if (target === "")
                    return { kind: "missing", path, link: path };
                const [root, way] = this.isUsers(path) ? this.#startOf(target) : [undefined, target.split("/")];
                if (/^(?:[A-Za-z]:)?[\\/]/.test(target) && root === undefined)
                    return { kind: "outside", target, link: path };
                if (target.startsWith("/") || root === "~")
                    here = root ?? here;
                pending.unshift(...way);
                continue;
            }
            if (entry.kind === "file")
                return pending.length > 0 ? { kind: "not-a-directory", path } : { kind: "file", path };
            here = path;
        }
        return { kind: "directory", path: here };
    }
    names(directory) {
        const sight = this.look(directory);
        if (sight.kind !== "directory")
            return [];
        return [...(this.#inside.get(sight.path) ?? [])].sort(src_path/* byBytes */.bg);
    }
    async identityOf(path) {
        const sight = this.look(path);
        if (sight.kind !== "file" && sight.kind !== "unjudged")
            return undefined;
        this.#identified.add(sight.path);
        return this.#tree.identify?.(sight.path);
    }
    agreesWith(other) {
        if (this.entries.size !== other.entries.size)
            return false;
        for (const [path, entry] of this.entries) {
            const there = other.entries.get(path);
            if (!there || there.kind !== entry.kind || there.target !== entry.target || there.unjudged !== entry.unjudged)
                return false;
            if (entry.kind === "directory")
                continue;
            const counts = entry.kind !== "file" || this.#contents.has(path) || this.#identified.has(path) || (0,src_path/* nameOf */.Vb)(path) === ".gitattributes";
            if (counts && (entry.id === undefined || entry.id !== there.id))
                return false;
        }
        return true;
    }
    read(path) {
        if (this.entries.get(path)?.kind === "unnameable")
            return this.#contentAt(path);
        const sight = this.look(path);
        if (sight.kind === "unjudged")
            return Promise.resolve({ kind: "unjudged", source: { path: sight.path, text: "" }, problem: sight.problem });
        if (sight.kind !== "file")
            return Promise.resolve({ kind: "absent", sight });
        return this.#contentAt(sight.path);
    }
    #contentAt(path) {
        let content = this.#contents.get(path);
        if (!content)
            this.#contents.set(path, (content = this.#contentOf(path)));
        return content;
    }
    async #contentOf(path) {
        const unjudged = (problem) => ({ kind: "unjudged", source: { path, text: "" }, problem });
        if (++this.#files > tree/* limits */.Fy.files)
            return unjudged(`was not read: the limit is ${tree/* limits */.Fy.files} files`);
        if (this.#bytes >= tree/* limits */.Fy.totalBytes)
            return unjudged(`was not read: the limit is ${tree/* limits */.Fy.totalBytes >> 20} MiB in all`);
        let bytes;
        try {
            bytes = await this.#tree.read(path);
        }
        catch (error) {
            if (error instanceof tree/* Unreadable */.IO)
                return unjudged(error.message);
            throw error;
        }
        this.#bytes += bytes.length;
        if (bytes.length > tree/* limits */.Fy.fileBytes)
            return unjudged((0,tree/* tooLarge */.g$)(bytes.length));
        const text = (0,src_text/* decodeText */.g7)(bytes);
        if (text === undefined)
            return { kind: "not-utf8", source: { path, text: "" } };
        if (/^version https:\/\/git-lfs\.github\.com\/spec\/v1\r?\n/.test(text))
            return unjudged("is a Git LFS pointer, whose content is not part of this tree");
        return { kind: "text", source: { path, text }, bytes: bytes.length };
    }
    reach(boundary, from, value) {
        if (value.startsWith("/") || value.startsWith("\\") || value === "~" || value.startsWith("~/") || /^[A-Za-z]:[\\/]/.test(value)) {
            return { kind: "outside", how: "absolute", target: value };
        }
        const limit = this.look(boundary);
        const root = limit.kind === "directory" ? limit.path : boundary;
        const path = (0,src_path/* join */.fj)(from, value);
        const climbs = (0,src_path/* isWithin */.UO)(from, boundary) && [value, value.replaceAll("\\", "/")].some((way) => !(0,src_path/* isWithin */.UO)((0,src_path/* plain */.pj)((0,src_path/* join */.fj)(from, way)) ?? "..", boundary));
        const sight = this.look(path);
        if (sight.kind === "loop")
            return climbs ? { kind: "outside", how: "parent", target: value } : { kind: "nowhere" };
        if (sight.kind === "outside")
            return { kind: "outside", how: sight.link === undefined ? "parent" : "link", target: sight.target, ...(sight.link === undefined ? {} : { link: sight.link }) };
        if (climbs || !(0,src_path/* isWithin */.UO)(sight.path, root)) {
            const link = climbs ? undefined : this.#linkOn(path);
            return { kind: "outside", how: link === undefined ? "parent" : "link", target: sight.path, ...(link === undefined ? {} : { link }) };
        }
        return sight.kind === "file" || sight.kind === "directory" ? { kind: "inside", path: sight.path } : { kind: "nowhere" };
    }
    #linkOn(path) {
        let here = "";
        for (const segment of path.split("/")) {
            here = (0,src_path/* plain */.pj)((0,src_path/* join */.fj)(here, segment)) ?? "";
            if (this.entries.get(here)?.kind === "link")
                return here;
        }
        return undefined;
    }
}
const home = "./~";
function parentOf(path) {
    return path === home ? "" : (0,src_path/* directoryOf */.jt)(path);
}
function yields(known, entry) {
    if (known.kind === "unnameable")
        return entry.kind !== "unnameable";
    return known.kind === "directory" && known.unjudged === undefined && (entry.kind !== "directory" || entry.unjudged !== undefined) && entry.kind !== "unnameable";
}
function written(segments) {
    return segments.filter((segment) => segment !== "" && segment !== ".").join("/");
}

;// CONCATENATED MODULE: ./build/bundle/src/action/matter.js



function repositoryOf(environment) {
    const workspace = environment["GITHUB_WORKSPACE"] ?? ".";
    const around = openRepository(workspace, environment);
    const repository = around && around.top !== around.root ? openRepository(around.top, environment) : around;
    if (!repository)
        throw new tree/* Mistake */.Fp("there is no repository in the workspace; run actions/checkout in an earlier step");
    return repository;
}
async function matterOf({ commit, beside }, repository, token) {
    const held = async (id) => {
        if (!(await repository.resolve(id)))
            await repository.fetch(id, token);
        if (!(await repository.resolve(id)))
            throw new tree/* Mistake */.Fp(`this clone lacks the commit ${id}`);
        return { survey: await Survey.of(repository.commit(id)), commit: id };
    };
    const wanted = await judgedOf(commit, beside, repository);
    const head = await held(wanted);
    const notes = wanted === commit ? [] : [`the clone holds the head of the request and not its merge, so the head is judged`];
    switch (beside.kind) {
        case "request": {
            const base = await repository.baseOf({ ...beside, ran: commit });
            return { head, base: await held(base.id), notes };
        }
        case "group":
            return { head, base: await held(beside.base), notes };
        case "push": {
            const before = await held(beside.before).catch(() => undefined);
            return { head, base: before, notes: before ? notes : [...notes, "the commit before this push cannot be had any more, so every finding is new"] };
        }
        case "none":
            return { head, base: undefined, notes };
    }
}
async function judgedOf(commit, beside, repository) {
    if (beside.kind !== "request" || (await repository.resolve(commit)))
        return commit;
    return (await repository.resolve(beside.head)) ? beside.head : commit;
}

;// CONCATENATED MODULE: ./build/bundle/src/action/narrow.js

function narrowed(result, root) {
    if (root === "")
        return result;
    const holds = (path) => path !== undefined && (0,src_path/* isWithin */.UO)(path, root);
    const ofFinding = ({ at, item }) => holds(at.source.path) || holds(item?.files[0]);
    const ofSubject = ({ item }) => holds(item.files[0]);
    const ofChange = ({ before, after }) => (before !== null && ofSubject(before)) || (after !== null && ofSubject(after));
    const { inspection } = result;
    return {
        ...result,
        inspection: { ...inspection, subjects: inspection.subjects.filter(ofSubject), findings: inspection.findings.filter(ofFinding) },
        judged: result.judged.filter(({ finding }) => ofFinding(finding)),
        changes: result.changes?.filter(ofChange),
        notes: [...result.notes, `only what lies below \`${root}\` is reported`],
    };
}

;// CONCATENATED MODULE: ./build/bundle/src/digest.js
function sha256(content) {
    return process.getBuiltinModule("node:crypto").hash("sha256", content);
}
function blobId(content) {
    return process.getBuiltinModule("node:crypto").createHash("sha1").update(`blob ${content.length}\0`).update(content).digest("hex");
}
function fingerprint(parts) {
    return sha256(parts.map((part) => `${Buffer.byteLength(part)}:${part}`).join(""));
}

;// CONCATENATED MODULE: ./build/bundle/src/plain.js
const plain_hidden = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Cs}\p{Co}\p{Cn}\u034f\u115f\u1160\u17b4\u17b5\u180b-\u180f\u2800\u3164\ufe00-\ufe0f\uffa0\u{e0100}-\u{e01ef}]/gu;
const joinsEmoji = /^\p{Extended_Pictographic}[\ufe0f\p{Emoji_Modifier}]*$/u;
const plain_written = { "\n": "\\n", "\r": "\\r", "\t": "\\t" };
function visible(text) {
    if (/^[\x20-\x7e]*$/.test(text) && !/##\[|(?:^| )::/.test(text))
        return text;
    return text
        .replace(plain_hidden, (character, at) => (standsInEmoji(text, character, at) ? character : (plain_written[character] ?? plain_escape(character))))
        .replaceAll("##[", `##${plain_escape("[")}`)
        .replace(/(^|\s):(?=:)/g, (_, space) => `${space}${plain_escape(":")}`);
}
function inertJson(json) {
    const units = (text) => text.split("").map((unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, "0")}`).join("");
    return json.replace(plain_hidden, units).replaceAll("##[", "#\\u0023[");
}
function plain_escape(character) {
    return `<U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, "0")}>`;
}
function standsInEmoji(text, character, at) {
    if (character !== "\u200d" && character !== "\ufe0f")
        return false;
    const before = /\p{Extended_Pictographic}[\ufe0f\p{Emoji_Modifier}]*$/u.test(text.slice(Math.max(0, at - 8), at));
    return before && (character === "\ufe0f" || joinsEmoji.test(String.fromCodePoint(text.codePointAt(at + 1) ?? 0)));
}
function widthOf(text) {
    if (/^[\x20-\x7e]*$/.test(text))
        return text.length;
    let width = 0;
    for (const segment of graphemesOf(text))
        width += isWide(segment) ? 2 : /^\p{M}+$/u.test(segment) ? 0 : 1;
    return width;
}
let segmenter;
function graphemesOf(text) {
    if (/^[\x20-\x7e]*$/.test(text))
        return text.split("");
    segmenter ??= new Intl.Segmenter("en", { granularity: "grapheme" });
    return [...segmenter.segment(text)].map(({ segment }) => segment);
}
function isWide(grapheme) {
    if (/^\p{Emoji_Presentation}|\ufe0f/u.test(grapheme))
        return true;
    const point = grapheme.codePointAt(0) ?? 0;
    return (point >= 0x1100 &&
        (point <= 0x115f ||
            (point >= 0x2e80 && point <= 0x303e) ||
            (point >= 0x3041 && point <= 0xa4cf) ||
            (point >= 0xa960 && point <= 0xa97f) ||
            (point >= 0xac00 && point <= 0xd7a3) ||
            (point >= 0xf900 && point <= 0xfaff) ||
            (point >= 0xfe30 && point <= 0xfe6f) ||
            (point >= 0xff01 && point <= 0xff60) ||
            (point >= 0xffe0 && point <= 0xffe6) ||
            (point >= 0x17000 && point <= 0x18aff) ||
            (point >= 0x1b000 && point <= 0x1b2ff) ||
            (point >= 0x20000 && point <= 0x3fffd)));
}

;// CONCATENATED MODULE: ./build/bundle/src/action/speak.js





function quote(text) {
    const end = crypto.randomUUID();
    process.stdout.write(`::stop-commands::${end}\n${text.split("\n").map((line) => line.replaceAll("\r", "")).join("\n")}\n::${end}::\n`);
}
function notice({ notice: say }, message) {
    say(visible(message));
}
async function summarise({ summary }, markdown, environment) {
    if (!environment["GITHUB_STEP_SUMMARY"])
        return;
    await summary.addRaw(markdown, true).write();
}
function output({ setOutput }, values) {
    for (const [name, value] of Object.entries(values))
        setOutput(name, value);
}
function runOf({ GITHUB_REPOSITORY: repository, GITHUB_RUN_ID: id, GITHUB_RUN_ATTEMPT: attempt = "1" }, server) {
    return repository && id ? `${server}/${repository}/actions/runs/${id}/attempts/${attempt}` : undefined;
}
function markerOf({ GITHUB_WORKFLOW: workflow = "", GITHUB_JOB: job = "" }, root) {
    return `<!-- agent-profile-check:${fingerprint([workflow, job, root]).slice(0, 16)} -->`;
}
function writeInside(path, text, environment) {
    const workspace = environment["GITHUB_WORKSPACE"] ?? ".";
    const target = (0,external_node_path_.resolve)(workspace, path);
    const folder = (0,external_node_fs_.realpathSync)((0,external_node_path_.dirname)(target));
    const places = [workspace, environment["RUNNER_TEMP"]].flatMap((place) => (place ? [(0,external_node_fs_.realpathSync)(place)] : []));
    if (!places.some((place) => isBelow(folder, place)))
        throw new tree/* Mistake */.Fp(`the file \`${path}\` lies outside the workspace`);
    const file = (0,external_node_path_.join)(folder, (0,external_node_path_.basename)(target));
    if ((0,external_node_fs_.lstatSync)(file, { throwIfNoEntry: false })?.isSymbolicLink())
        (0,external_node_fs_.rmSync)(file);
    (0,external_node_fs_.writeFileSync)(file, text);
    return file;
}
function isBelow(path, directory) {
    const way = (0,external_node_path_.relative)(directory, path);
    return way === "" || (!way.startsWith("..") && !(0,external_node_path_.isAbsolute)(way));
}

// EXTERNAL MODULE: ./build/bundle/src/roster.js
var roster = __nccwpck_require__(402);
// EXTERNAL MODULE: ./build/bundle/src/fact.js
var fact = __nccwpck_require__(5259);
// EXTERNAL MODULE: ./build/bundle/src/profile.js
var src_profile = __nccwpck_require__(2496);
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
    return changes.sort((one, other) => (0,src_path/* byBytes */.bg)(compare_pathOf(one), compare_pathOf(other)) || (0,src_path/* byBytes */.bg)(hostOf(one), hostOf(other)));
}
function statesOf(findings, base, fingerprint) {
    return new Map(findings.map((finding) => [finding, base?.has(fingerprint(finding)) ? "existing" : "new"]));
}
function compare_pathOf({ before, after }) {
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

// EXTERNAL MODULE: ./build/bundle/src/catalogue.js + 9 modules
var catalogue = __nccwpck_require__(445);
// EXTERNAL MODULE: ./build/bundle/src/host.js
var src_host = __nccwpck_require__(55);
;// CONCATENATED MODULE: ./build/bundle/src/places.js

const places_anchors = [
    ["**/", "every"],
    ["~/", "home"],
    ["$XDG_CONFIG_HOME/", "xdgConfigHome"],
    ["$CODEX_HOME/", "codexHome"],
    ["/", "system"],
    ["", "root"],
];
function placeOf(pattern) {
    const [prefix, anchor] = places_anchors.find(([start]) => pattern.startsWith(start)) ?? ["", "root"];
    const path = pattern.slice(prefix.length);
    const star = path.split("/").findIndex((segment) => segment.includes("*"));
    const fixed = star < 0 ? (0,src_path/* directoryOf */.jt)(path) : path.split("/").slice(0, star).join("/");
    return { anchor, path, fixed };
}
function startsIn(survey, patterns) {
    const markers = new Set(patterns.map(placeOf).flatMap(({ anchor, path }) => (anchor === "every" ? [path.split("/")[0] ?? ""] : [])));
    const starts = new Set([""]);
    for (const marker of markers)
        for (const directory of survey.holding(marker))
            if (!survey.isUsers(directory))
                starts.add(directory);
    return [...starts].sort(src_path/* byBytes */.bg);
}
function markersOf(patterns) {
    return new Set(patterns.map(placeOf).flatMap(({ anchor, path }) => (anchor === "every" || anchor === "root" ? [path.split("/")[0] ?? ""] : [])));
}
function isInhabited(survey, patterns) {
    return [...markersOf(patterns)].some((marker) => marker.includes("*") || !survey.holding(marker)[Symbol.iterator]().next().done);
}
function matches(path, pattern) {
    let compiled = patterns.get(pattern);
    if (!compiled)
        patterns.set(pattern, (compiled = compile(placeOf(pattern))));
    return compiled.test(path);
}
const patterns = new Map();
function compile({ anchor, path }) {
    const body = path
        .replace(/[.+^$()|[\]\\{}?]/g, "\\$&")
        .replaceAll("**/", "\0")
        .replaceAll("*", "[^/]*")
        .replaceAll("\0", "(?:.*/)?");
    return new RegExp(`${anchor === "every" ? "^(?:.*/)?" : anchor === "root" ? "^" : "^\0"}${body}$`, "s");
}
function fixedBelow(start, pattern) {
    return join(start, placeOf(pattern).fixed);
}
function foldedPlaces(entries, patterns) {
    const places = patterns.flatMap((pattern) => {
        const { anchor, path } = placeOf(pattern);
        const way = path.split("/");
        return anchor === "every" ? [{ pattern, way: ["**", ...way] }] : anchor === "root" ? [{ pattern, way }] : [];
    });
    if (places.length === 0)
        return [];
    const firsts = places.map(({ way }) => way.find((segment) => !segment.includes("*")) ?? "");
    const likely = new RegExp(firsts.map((first) => `${escaped(bare(first).slice(0, 6))}|${escaped(bare(first).slice(0, 2))}[0-9a-f]{4}~`).join("|"), "i");
    const found = [];
    for (const { path, kind, unjudged } of entries) {
        if (!/[A-Z~:\\]|[. ](?:\/|$)|[^\0-\x7f]/.test(path))
            continue;
        if (!likely.test(path) && !/[^\0-\x7f]/.test(path))
            continue;
        const segments = path.split(/[\\/]/);
        const isStub = kind === "link" || kind === "submodule" || unjudged !== undefined;
        if (places.some(({ pattern, way }) => foldsTo(segments, way, isStub, path.includes("\\")) && !matches(path, pattern)))
            found.push(path);
    }
    return found;
}
function unheldPlaces(survey, patterns) {
    const places = patterns.map((pattern) => ({ pattern, place: placeOf(pattern) })).filter(({ place }) => place.anchor === "every" || place.anchor === "root");
    const leads = (path) => places.some(({ pattern, place }) => isOnWay(path.split("/"), place.anchor === "every" ? ["**", ...place.path.split("/")] : place.path.split("/")) && !matches(path, pattern));
    const links = [...survey.entries.values()].filter(({ kind, path }) => kind === "link" && !survey.isUsers(path));
    return links.filter(({ path }) => leads(path) && survey.look(path).kind === "missing").map(({ path }) => path);
}
function isOnWay(segments, way, entered = false) {
    const [segment, ...rest] = segments;
    const [wanted, ...further] = way;
    if (wanted === undefined)
        return false;
    if (segment === undefined)
        return entered;
    if (wanted === "**")
        return isOnWay(segments, further, entered) || isOnWay(rest, way, entered);
    return (wanted.includes("*") ? matches(segment, wanted) : segment === wanted) && isOnWay(rest, further, entered || !wanted.includes("*"));
}
function foldsTo(segments, way, isStub, folded = false) {
    const [segment, ...rest] = segments;
    const [wanted, ...further] = way;
    if (segment === undefined)
        return folded && (isStub || wanted === undefined);
    if (wanted === undefined)
        return false;
    if (wanted === "**")
        return foldsTo(segments, further, isStub, folded) || foldsTo(rest, way, isStub, folded);
    if (wanted.includes("*")) {
        const written = onWindows(segment);
        return (matches(segment, wanted) || matches(written, wanted)) && foldsTo(rest, further, isStub, folded || !matches(segment, wanted));
    }
    return isFoldOf(segment, wanted) && foldsTo(rest, further, isStub, folded || segment !== wanted);
}
function isFoldOf(segment, name) {
    if (segment === name || foldName(segment) === foldName(name))
        return true;
    const [, start, extension = ""] = /^([^~]{1,6})~\d(?:\.([^.]{1,3}))?$/.exec(segment.toLowerCase()) ?? [];
    if (start === undefined)
        return false;
    const [stem = "", ending = ""] = bare(name).split(/\.(?=[^.]*$)/);
    return extension === ending.slice(0, 3) && (start === stem.slice(0, 6) || (start.startsWith(stem.slice(0, 2)) && /^[0-9a-f]{4}$/.test(start.slice(2))));
}
function foldName(name) {
    const seen = name.replace(/[\u200b-\u200f\u202a-\u202e\u2060-\u206f\ufeff]/g, "").normalize("NFC");
    return onWindows(seen).toUpperCase().toLowerCase();
}
function onWindows(name) {
    return name.replace(/:.*$/s, "").replace(/[. ]+$/, "");
}
function bare(name) {
    return name.toLowerCase().replace(/^\.+/, "").replaceAll(" ", "");
}
function escaped(text) {
    return text.replace(/[.+^$()|[\]\\{}?*]/g, "\\$&");
}

;// CONCATENATED MODULE: ./build/bundle/src/inspect.js





async function inspect(survey, ask) {
    const repositoryRoots = ["", ...[...survey.entries.values()].filter(({ kind }) => kind === "submodule").map(({ path }) => path)];
    const chosen = Object.entries(catalogue/* hosts */.S).filter(([id]) => ask.hosts?.includes(id) ?? true);
    const loads = await Promise.all(chosen.map(async ([host, { title, editions, places, load }]) => {
        const setting = ask.decisions.hosts[host];
        const edition = ask.editions?.[host] ?? setting?.edition?.value ?? editions[0];
        const where = {
            starts: ask.starts ?? startsIn(survey, places),
            repositoryRoots,
            dirs: setting?.dirs.map(({ value }) => value) ?? [],
            ...(ask.user ? { user: ask.user } : {}),
        };
        const isThere = ask.user !== undefined || where.dirs.length > 0 || isInhabited(survey, places);
        const loaded = isThere ? await load(survey, where, edition) : src_host/* absent */.G;
        const folded = foldedPlaces(survey.entries.values(), places).map((path) => ({
            message: `becomes a place of ${title} on a file system that folds names, and is not read here`,
            at: (0,src_text/* placeOfPath */.Es)(path),
        }));
        const unheld = unheldPlaces(survey, places).map((path) => ({ message: "is a link to something that is not part of this tree", at: (0,src_text/* placeOfPath */.Es)(path) }));
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
            prints.set(finding, (print = fingerprint((0,src_finding/* identityOf */.c)(finding))));
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
                return sha256(text);
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
var capability = __nccwpck_require__(9387);
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
    const { Minimatch } = await __nccwpck_require__.e(/* import() */ 581).then(__nccwpck_require__.bind(__nccwpck_require__, 3581));
    const compiled = new Map();
    return (text, glob) => {
        let matcher = compiled.get(glob);
        if (!matcher)
            compiled.set(glob, (matcher = new Minimatch(glob, { dot: true, nocomment: true, nonegate: true, noext: true, platform: "linux" })));
        return matcher.match(text);
    };
}

;// CONCATENATED MODULE: ./build/bundle/src/remark.js

function remarksOf(judged) {
    return grouped(grouped(judged.map(alone), samePlace), sameHabit);
}
function worstFirst(remarks) {
    return [...remarks].sort((one, other) => src_finding/* severities */.g.indexOf(other.severity) - src_finding/* severities */.g.indexOf(one.severity));
}
function alone(judged) {
    const { finding, state } = judged;
    return { first: judged, message: finding.message, severity: finding.severity, state, hosts: finding.host === null ? [] : [finding.host], paths: [finding.at.source.path], all: [judged] };
}
function samePlace({ first: { finding }, state }) {
    const { rule, kind = "", severity, at, value, message } = finding;
    const { path } = at.source;
    return `${rule} ${kind} ${severity} ${state} ${path.length} ${path} ${at.span.start} ${value ?? message}`;
}
function sameHabit({ first: { finding }, state, hosts }) {
    const { rule, kind = "", severity, layer, habit } = finding;
    return habit === undefined || !layer ? undefined : `${rule} ${kind} ${severity} ${state} ${hosts.join(",")} ${layer.name} ${layer.root.length} ${layer.root} ${habit}`;
}
function grouped(remarks, key) {
    const groups = new Map();
    for (const remark of remarks) {
        const name = key(remark) ?? remark;
        const group = groups.get(name);
        if (group)
            group.push(remark);
        else
            groups.set(name, [remark]);
    }
    return [...groups.values()].flatMap((group) => (group[0] ? [merged(group[0], group)] : []));
}
function merged(first, group) {
    if (group.length === 1)
        return first;
    const paths = [...new Set(group.flatMap((remark) => remark.paths))];
    const { message, habit = message } = first.first.finding;
    return {
        ...first,
        message: paths.length > 1 ? habit : message,
        hosts: [...new Set(group.flatMap(({ hosts }) => hosts))],
        paths,
        all: group.flatMap(({ all }) => all),
    };
}

;// CONCATENATED MODULE: ./build/bundle/src/reports/annotations.js




const levels = { error: "error", warning: "warning", note: "notice" };
const room = { error: 9, warning: 10, notice: 6 };
function annotations(result) {
    const counted = result.judged.filter(({ state }) => state === "new" || (state === "existing" && result.gate === "all"));
    const shown = [];
    const left = { error: 0, warning: 0, notice: 0 };
    for (const remark of worstFirst(remarksOf(counted))) {
        const level = levels[remark.severity];
        if (shown.filter((annotation) => annotation.level === level).length < room[level])
            shown.push(annotationOf(remark, level, result));
        else
            left[level]++;
    }
    return { shown, left };
}
function annotationOf({ first: { finding }, message, hosts, paths }, level, { tool }) {
    const { at, rule, kind } = finding;
    const [start, end] = [(0,src_text/* positionAt */.t$)(at.source, at.span.start), (0,src_text/* positionAt */.t$)(at.source, at.span.end)];
    const columns = start.line === end.line ? { startColumn: start.column, endColumn: end.column } : {};
    const others = paths.length > 1 ? `\nThe same in ${paths.length - 1} more ${paths.length === 2 ? "file" : "files"}, the first of them ${visible(paths[1] ?? "")}.` : "";
    return {
        level,
        message: `${visible(message)}${hosts.length > 1 ? ` (${hosts.join(", ")})` : ""}${others}\n${helpOf(tool, rule)}`,
        properties: { title: kind === undefined ? rule : `${rule}/${kind}`, file: visible(at.source.path), startLine: start.line, endLine: end.line, ...columns },
    };
}

;// CONCATENATED MODULE: ./build/bundle/src/json.js

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
        : Object.entries(value).flatMap(([key, item]) => (item === undefined ? [] : [`${quoted(key)}: ${write(item, deeper)}`]));
    const [open, close] = array ? ["[", "]"] : ["{", "}"];
    return parts.length === 0 ? open + close : `${open}\n${deeper}${parts.join(`,\n${deeper}`)}\n${margin}${close}`;
}
function quoted(text) {
    const json = JSON.stringify(text);
    return /[^\x20-\x7e]|##\[/.test(json) ? inertJson(json) : json;
}

;// CONCATENATED MODULE: ./build/bundle/src/reports/json.js




function json(result) {
    return writeJson({
        version: 1,
        tool: { name: result.tool.name, version: result.tool.version },
        repository: result.repository,
        commit: result.commit,
        base: result.base,
        policy: { sources: result.sources.map(({ ref, commit, sha256 }) => ({ ref, commit, sha256 })) },
        summary: summaryOf(result),
        findings: result.judged.map((judged) => finding(judged, result.tool)),
    });
}
function finding({ finding: found, state, fingerprint }, tool) {
    const { rule, kind, severity, message, at, host, edition, layer, item, related = [] } = found;
    const end = (0,src_text/* positionAt */.t$)(at.source, Math.max(at.span.end, at.span.start));
    const { path, line, column } = pointOf(at);
    return {
        rule,
        kind: kind ?? null,
        severity,
        message,
        path,
        line,
        column,
        endLine: end.line,
        endColumn: end.column,
        host,
        edition,
        layer: layer?.name ?? null,
        profile: (item?.profile && (0,fact/* known */.eO)(item.profile.name)) ?? null,
        state,
        waiver: null,
        fingerprint,
        help: helpOf(tool, rule),
        related: related.map((place) => ({ message: place.message, ...pointOf(place.at) })),
    };
}
function pointOf({ source, span }) {
    return { path: source.path, ...(0,src_text/* positionAt */.t$)(source, span.start) };
}

;// CONCATENATED MODULE: ./build/bundle/src/reports/markdown/budget.js
const encoder = new TextEncoder();
function bytesOf(text) {
    return encoder.encode(text).length;
}
function page(opening, blocks, closing, limit) {
    const filled = blocks.filter(({ lines }) => lines.length > 0);
    const notes = filled.map(({ lines, more }) => bytesOf(more(lines.length)) + 3);
    let room = limit - bytesOf([...opening, ...closing, ""].join("\n")) - notes.reduce((sum, note) => sum + note, 0);
    const body = filled.flatMap(({ head, lines, foot = [], more, share = 1 }) => {
        let rest = Math.min(room, limit * share) - bytesOf(["", ...head, ...foot, ""].join("\n"));
        const start = rest;
        let shown = 0;
        while (shown < lines.length && rest > bytesOf(lines[shown] ?? ""))
            rest -= bytesOf(lines[shown++] ?? "") + 1;
        if (shown === 0)
            return [more(lines.length), ""];
        room -= start - rest + bytesOf(["", ...head, ...foot, ""].join("\n"));
        return [...head, ...lines.slice(0, shown), ...(shown < lines.length ? ["", more(lines.length - shown)] : []), ...foot, ""];
    });
    return [...opening, ...body, ...closing, ""].join("\n");
}

;// CONCATENATED MODULE: ./build/bundle/src/reports/markdown/inert.js

const gap = "\u200b";
const longest = 300;
function code(text, { full = false } = {}) {
    const shown = cut(visible(text), full ? Infinity : longest).replaceAll("@", `@${gap}`);
    if (shown.trim() === "")
        return shown === "" ? "(empty)" : "(blank)";
    const fence = "`".repeat(Math.max(0, ...[...shown.matchAll(/`+/g)].map(([run]) => run.length)) + 1);
    const padding = /^[` ]|[` ]$/.test(shown) ? " " : "";
    return `${fence}${padding}${shown}${padding}${fence}`;
}
function prose(text) {
    return cut(visible(text), 4 * longest)
        .split("`")
        .map((part, at) => (part === "" ? "" : at % 2 === 1 ? code(part) : inert_plain(part)))
        .join("");
}
const acting = /@|:\/\/|www\.|#\d|GH-\d|[0-9a-f]{7}|:[a-z0-9_+-]+:|\$/i;
function inert_plain(text) {
    return text
        .split(/( +)/)
        .map((word) => (acting.test(word) ? code(word) : word.replace(/[!-/:-@[-`{-~]/g, inert_escaped)))
        .join("");
}
function inert_escaped(character) {
    return "\\`*_[]<>|~&!#^{}".includes(character) ? `\\${character}` : character;
}
function row(cells) {
    return `| ${cells.map((cell) => cell.replace(/(\\?)\|/g, (_, slash) => (slash === "" ? "\\|" : `${slash}${gap}\\|`))).join(" | ")} |`;
}
function cut(text, length) {
    if (text.length <= length)
        return text;
    const end = /[\ud800-\udbff]/.test(text[length - 1] ?? "") ? length - 1 : length;
    return `${text.slice(0, end)}…`;
}

;// CONCATENATED MODULE: ./build/bundle/src/reports/markdown/links.js



function fileLink(path, { repository, commit, base }, links, { line, gone = false } = {}) {
    const text = code(line === undefined ? path : `${path}:${line}`, { full: true });
    const at = gone ? base : commit;
    if (!links || repository === null || at === null || path.startsWith("~/"))
        return text;
    const address = path.split("/").map(encodeSegment).join("/");
    return `[${text}](${links.server}/${repository}/blob/${at}/${address}${line === undefined ? "" : `?plain=1#L${line}`})`;
}
function placeLink({ at }, result, links) {
    return fileLink(at.source.path, result, links, { line: (0,src_text/* positionAt */.t$)(at.source, at.span.start).line });
}
function ruleLink({ rule, kind }, { tool }) {
    return `[${code(kind === undefined ? rule : `${rule}/${kind}`)}](${helpOf(tool, rule)})`;
}
function encodeSegment(segment) {
    return encodeURIComponent(segment.replace(/\p{Cs}/gu, "\ufffd")).replace(/[!'()*]/g, (character) => `%${character.charCodeAt(0).toString(16)}`);
}

;// CONCATENATED MODULE: ./build/bundle/src/reports/markdown/changes.js




function changesBlock(changes, result, links) {
    const ordered = [...changes.filter(({ widened }) => widened), ...changes.filter(({ widened }) => !widened)];
    return {
        head: ["### Changed subagents", "", row(["Subagent", "May do", "Mode, model, prompt"]), row(["---", "---", "---"])],
        lines: ordered.map((change) => changeRow(change, result, links)),
        share: 0.5,
        more: (left) => `…and ${left} more changed ${left === 1 ? "subagent" : "subagents"}.`,
    };
}
function changeRow(change, result, links) {
    const { kind, before, after, widened, fields } = change;
    const subject = after ?? before;
    if (!subject)
        return "";
    const told = ["tools", "permissionMode", "model", "prompt", "verdict", ...(fields.includes("permissionMode") ? ["bypass"] : [])];
    const others = fields.filter((field) => !told.includes(field));
    const [mode, model] = [fromTo(before, after, modeOf), fromTo(before, after, modelOf)];
    return row([
        [`**${changes_nameOf(subject)}** (${subject.title})`, ...paths(before, after, result, links), [widened ? `**${kind}, may do more**` : kind, ...verdicts(before, after)].join(", ")].join("<br>"),
        mayDo(change),
        [
            ...(mode === undefined ? [] : [`mode: ${mode}`]),
            ...(model === undefined ? [] : [`model: ${model}`]),
            `prompt: ${before && after ? (fields.includes("prompt") ? "**changed**" : "the same") : after ? "new" : "gone"}`,
            ...(others.length > 0 ? [`also: ${others.join(", ")}`] : []),
        ].join("<br>"),
    ]);
}
function verdicts(before, after) {
    const [was, is] = [before?.item.verdict.kind, after?.item.verdict.kind];
    if (is === undefined || was === is)
        return [];
    return was === undefined ? (is === "loaded" ? [] : [is]) : [`${was} → ${is}`];
}
function paths(before, after, result, links) {
    const [was, is] = [before?.item.files[0], after?.item.files[0]];
    const gone = was !== undefined && was !== is ? [fileLink(was, result, links, { gone: true })] : [];
    const there = is !== undefined ? [fileLink(is, result, links)] : [];
    return gone.length > 0 && there.length > 0 ? [`${gone.join("")} → ${there.join("")}`] : [...gone, ...there];
}
function mayDo({ before, after, gained }) {
    const had = before?.item.profile ? (0,src_profile/* capabilitiesOf */.S)(before.item.profile) : undefined;
    const tools = before && after ? toolsOf(gained) : [];
    const powers = (subject) => powersOf(subject, subject === after && before ? (had ?? []) : subject === after ? ["read"] : undefined);
    const same = before && after && powersOf(before) === powersOf(after);
    return [same ? powersOf(after) : (fromTo(before, after, powers) ?? "nothing"), ...(tools.length > 0 ? [`gains ${tools.join(", ")}`] : [])].join("<br>");
}
function powersOf({ item: { profile } }, had) {
    if (!profile)
        return "unknown";
    const powers = (0,src_profile/* capabilitiesOf */.S)(profile).map((power) => (had === undefined || had.includes(power) ? power : `**${power}**`));
    return powers.length === 0 ? "nothing" : powers.join(", ");
}
function toolsOf(grants) {
    const tools = [...new Set(grants.map(({ tool }) => (tool === "*" ? "every tool" : code(tool))))];
    return tools.length > 6 ? [...tools.slice(0, 5), `${tools.length - 5} more tools`] : tools;
}
function changes_nameOf({ item: { profile } }) {
    const name = profile && (0,fact/* known */.eO)(profile.name);
    return name === undefined ? "(no name)" : code(name);
}
function modeOf({ item: { profile } }) {
    const mode = profile && (0,fact/* known */.eO)(profile.permissionMode);
    return mode === undefined ? null : code(mode);
}
function modelOf({ item: { profile } }) {
    const model = profile && (0,fact/* known */.eO)(profile.model);
    return model === undefined ? null : code(model);
}
function fromTo(before, after, show) {
    const [was, is] = [before, after].map((subject) => (subject ? (show(subject) ?? "none") : undefined));
    const value = is ?? was;
    if (was !== undefined && is !== undefined && was !== is)
        return `${was} → ${is}`;
    return value === "none" ? undefined : value;
}

;// CONCATENATED MODULE: ./build/bundle/src/reports/markdown/findings.js



const marks = { error: "❌ **error**", warning: "⚠️ **warning**", note: "ℹ️ note" };
function findingsBlocks(result, links) {
    const fresh = result.judged.filter(({ state }) => state === "new");
    const existing = result.judged.filter(({ state }) => state === "existing");
    const waived = result.judged.filter(({ state }) => state === "waived");
    return [
        { ...blockOf(fresh, result, links), head: [existing.length > 0 || result.base !== null ? "### New findings" : "### Findings", ""] },
        folded(existing.length === 1 ? "that already stands at the base" : "that already stand at the base", existing, result, links),
        folded("that the policy waives", waived, result, links),
    ];
}
function folded(which, judged, result, links) {
    const summary = `<details><summary>${judged.length} ${judged.length === 1 ? "finding" : "findings"} ${which}</summary>`;
    return { ...blockOf(judged, result, links), head: [summary, ""], foot: ["", "</details>"] };
}
function blockOf(judged, result, links) {
    const lines = worstFirst(remarksOf(judged)).map((remark) => lineOf(remark, result, links));
    return { head: [], lines, more: (left) => `…and ${left} more ${left === 1 ? "finding" : "findings"}.` };
}
function lineOf(remark, result, links) {
    const { first: { finding }, severity, paths } = remark;
    const others = paths.slice(1);
    const also = others.length > 0 ? [`  <br>The same in ${others.length} more ${others.length === 1 ? "file" : "files"}: ${filesOf(others, result, links)}`] : [];
    const related = (finding.related ?? []).slice(0, 5).map(({ message, at }) => `  <br>${fileLink(at.source.path, result, links)}: ${prose(message)}`);
    return [`- ${marks[severity]} ${placeLink(finding, result, links)}${whose(finding, remark, result)}<br>${prose(remark.message)} (${ruleLink(finding, result)})`, ...also, ...related].join("\n");
}
function whose({ item }, { hosts, paths }, { inspection }) {
    const titles = hosts.map((host) => inspection.loads.find((load) => load.host === host)?.title ?? host);
    const name = item && paths.length === 1 ? inspection.subjects.find((subject) => subject.item === item) : undefined;
    const named = name?.item.profile?.name;
    const subagent = named && (named.state === "stated" || named.state === "implied") ? ` ${code(named.value)}` : "";
    return titles.length > 0 ? `${subagent} (${titles.join(", ")})` : subagent;
}
function filesOf(paths, result, links) {
    const shown = paths.slice(0, paths.length > 12 ? 10 : 12).map((path) => fileLink(path, result, links));
    return paths.length > shown.length ? `${shown.join(", ")} and ${paths.length - shown.length} more` : shown.join(", ");
}

;// CONCATENATED MODULE: ./build/bundle/src/reports/markdown/inventory.js



function inventoryBlock(result, links) {
    const { subjects } = result.inspection;
    return {
        head: [
            `<details><summary>${subjects.length === 1 ? "1 profile: what its host makes of it, and what it may do" : `${subjects.length} profiles: what their hosts make of them, and what they may do`}</summary>`,
            "",
            row(["Subagent", "Host's verdict", "May do", "Mode, model"]),
            row(["---", "---", "---", "---"]),
        ],
        lines: subjects.map((subject) => profileRow(subject, result, links)),
        foot: ["", "</details>"],
        more: (left) => `…and ${left} more ${left === 1 ? "profile" : "profiles"}.`,
    };
}
function profileRow(subject, result, links) {
    const { verdict, files } = subject.item;
    const [file = ""] = files;
    const shown = verdict.kind === "loaded" ? "loaded" : `**${verdict.kind}**`;
    const kept = [modeOf(subject), modelOf(subject)].filter((fact) => fact !== null);
    return row([`${changes_nameOf(subject)}<br>${fileLink(file, result, links)}`, `${subject.title}: ${shown}`, powersOf(subject), kept.join(", ") || "–"]);
}

;// CONCATENATED MODULE: ./build/bundle/src/reports/markdown/index.js






const summaryBytes = 900_000;
const commentBytes = 60_000;
function markdown(result, links) {
    const changes = result.changes?.length ? [changesBlock(result.changes, result, links)] : [];
    return page(opening(result), [...changes, ...findingsBlocks(result, links), inventoryBlock(result, links)], closing(result, undefined), summaryBytes);
}
function comment(result, links, marker) {
    const changes = result.changes?.length ? [changesBlock(result.changes, result, links)] : [];
    return page([marker, ...opening(result)], [...changes, ...findingsBlocks(result, links)], closing(result, links.run), commentBytes);
}
function undecided(message, places = []) {
    const lines = [`> Why: ${prose(message)}`, ...places.map((place) => `>\n> At ${prose(place)}`)];
    return page(["## ⚠️ Nothing was decided", "", ...lines, ""], [], ["The check failed because the tool could not judge, not because of a finding."], commentBytes);
}
function opening(result) {
    return [`## ${verdictOf(result)}`, "", ...asideOf(result).flatMap((line) => [line, ""]), ...result.notes.flatMap((note) => [`> Note: ${prose(note)}`, ""])];
}
function verdictOf(result) {
    const summary = summaryOf(result);
    const profiles = summary.profiles === 1 ? "1 agent profile" : `${summary.profiles} agent profiles`;
    if (conclusionOf(result) === "findings") {
        const failing = summaryOf({ ...result, judged: result.judged.filter((judged) => fails(judged, result)) });
        return `❌ Failed: ${counts(failing, result.gate === "new" ? "new " : "")} in ${profiles}`;
    }
    if (summary.profiles === 0 && result.judged.length === 0)
        return "✅ Passed: there are no agent profiles";
    return result.judged.length === 0 ? `✅ Passed: nothing to say about ${profiles}` : `✅ Passed: nothing that fails the check in ${profiles}`;
}
function asideOf(result) {
    const passing = summaryOf({ ...result, judged: result.judged.filter((judged) => judged.state !== "waived" && !fails(judged, result)) });
    const { existing, waived } = summaryOf(result);
    const { ignored } = result.inspection;
    const few = passing.errors + passing.warnings + passing.notes === 1;
    const aside = [
        ...(counts(passing) === "" ? [] : [`${counts(passing)} ${few ? "does" : "do"} not fail the check${existing > 0 && result.gate === "new" ? ` (${existing} at the base already)` : ""}`]),
        ...(waived > 0 ? [`${waived} waived by the policy`] : []),
        ...(ignored > 0 ? [`${ignored} ignored by the policy`] : []),
    ];
    return [...changedOf(result), ...(aside.length === 0 ? [] : [`${aside.join("; ")}.`])];
}
function changedOf({ changes }) {
    if (!changes)
        return [];
    if (changes.length === 0)
        return ["No subagent changed."];
    const widened = changes.filter((change) => change.widened).length;
    const changed = changes.length === 1 ? "1 subagent changed" : `${changes.length} subagents changed`;
    return [widened === 0 ? `${changed}; none may do more than before.` : `${changed}; **${widened === changes.length ? (widened === 1 ? "it" : "all") : widened} may do more than before.**`];
}
function counts({ errors, warnings, notes }, which = "") {
    const parts = [plural(errors, `${which}error`), plural(warnings, `${which}warning`), plural(notes, `${which}note`)].filter((part) => !part.startsWith("0 "));
    return parts.length > 1 ? `${parts.slice(0, -1).join(", ")} and ${parts.at(-1)}` : parts.join("");
}
function closing(result, run) {
    const sources = result.sources.map(({ ref, commit }) => (commit === null ? code(ref) : `${code(ref)} of ${code(commit.slice(0, 12))}`));
    const [, home] = /^(https:\/\/github\.com\/[^/]+\/[^/]+)/.exec(result.tool.homepage) ?? [];
    const command = `npx ${home ? `github:${home.slice("https://github.com/".length)}` : result.tool.name} check${result.base === null ? "" : ` --base ${result.base.slice(0, 12)}`}`;
    return [
        `<sub>Judged by ${sources.join(", ")}. The same on your machine: ${code(command)}.</sub>`,
        ...(run === undefined ? [] : ["", `<sub>[The whole report, with every profile](${run})</sub>`]),
    ];
}
function plural(count, noun) {
    return `${count} ${noun}${count === 1 ? "" : "s"}`;
}

;// CONCATENATED MODULE: ./build/bundle/src/frame.js


const reach = 400;
function frameOf({ source, span }, { columns, margin, caret }) {
    if (source.text === "")
        return [];
    const { line, column } = (0,src_text/* positionAt */.t$)(source, span.start);
    const text = (0,src_text/* lineAt */.mh)(source, line).replace(/\r$/, "");
    const start = Math.min(column - 1, text.length);
    const end = Math.min(Math.max(start + span.end - span.start, start), text.length);
    const number = String(line);
    const room = Math.max(20, columns - number.length - 3);
    const isPlain = text.length <= room && /^[\x20-\x7e]*$/.test(text) && !text.includes("##[");
    const { shown, before, width } = isPlain ? { shown: text, before: start, width: end - start } : windowOf(cellsOf(text, start, end), room, start > reach, end + reach < text.length);
    const blank = " ".repeat(number.length);
    return [`${margin(`${number} |`)} ${shown}`.trimEnd(), `${margin(`${blank} |`)} ${" ".repeat(before)}${caret("^".repeat(Math.max(1, width)))}`];
}
function cellsOf(text, start, end) {
    const cells = (from, to, meant) => {
        let before = text.slice(0, from);
        return graphemesOf(text.slice(from, to)).map((grapheme) => {
            const command = grapheme === "[" && before.endsWith("##");
            before = (before + grapheme).slice(-2);
            const shown = grapheme === "\t" ? "  " : command ? visible("##[").slice(2) : visible(grapheme);
            return { text: shown, width: widthOf(shown), meant };
        });
    };
    return [...cells(Math.max(0, start - reach), start, false), ...cells(start, Math.min(end, start + reach), true), ...cells(end, end + reach, false)];
}
function windowOf(cells, room, cutBefore, cutAfter) {
    const first = cells.findIndex(({ meant }) => meant);
    const caret = first < 0 ? cells.length : first;
    const total = sum(cells);
    let from = 0;
    let to = cells.length;
    if (total > room || cutBefore || cutAfter) {
        const spare = Math.max(0, room - 2 - Math.min(sum(cells.filter(({ meant }) => meant)), room >> 1));
        from = caret;
        for (let left = spare >> 1; from > 0 && left >= (cells[from - 1]?.width ?? 0);)
            left -= cells[--from]?.width ?? 0;
        to = caret;
        for (let left = room - 2 - sum(cells.slice(from, caret)); to < cells.length && left >= (cells[to]?.width ?? 0);)
            left -= cells[to++]?.width ?? 0;
    }
    const leads = from > 0 || cutBefore ? "…" : "";
    const trails = to < cells.length || cutAfter ? "…" : "";
    const text = cells.slice(from, to).map((cell) => cell.text).join("");
    return {
        shown: `${leads}${text}${trails}`,
        before: leads.length + sum(cells.slice(from, caret)),
        width: sum(cells.slice(caret, to).filter(({ meant }) => meant)),
    };
}
function sum(cells) {
    return cells.reduce((width, cell) => width + cell.width, 0);
}

;// CONCATENATED MODULE: ./build/bundle/src/paint.js
const codes = { bold: [1, 22], dim: [2, 22], red: [31, 39], yellow: [33, 39], cyan: [36, 39], green: [32, 39] };
function paintsFor(color) {
    const paint = ([on, off]) => (text) => (color && text !== "" ? `\u001b[${on}m${text}\u001b[${off}m` : text);
    return {
        bold: paint(codes.bold),
        dim: paint(codes.dim),
        red: paint(codes.red),
        yellow: paint(codes.yellow),
        cyan: paint(codes.cyan),
        green: paint(codes.green),
    };
}
function wrap(text, width, widthOf) {
    const lines = [];
    let line = "";
    for (const word of text.split(" ")) {
        if (line !== "" && widthOf(line) + 1 + widthOf(word) > width) {
            lines.push(line);
            line = word;
        }
        else
            line = line === "" ? word : `${line} ${word}`;
    }
    return [...lines, line];
}

;// CONCATENATED MODULE: ./build/bundle/src/reports/pretty.js






function pretty(result, screen) {
    const paints = paintsFor(screen.color);
    const shown = result.judged.filter(({ state }) => state === "new" || (state === "existing" && result.gate === "all"));
    const remarks = remarksOf(shown);
    const groups = new Map();
    for (const remark of remarks) {
        const heading = headingOf(remark);
        const group = groups.get(heading);
        if (group)
            group.push(remark);
        else
            groups.set(heading, [remark]);
    }
    const blocks = [...groups].map(([heading, group]) => `${paints.bold(heading)}\n${group.map((remark) => paragraph(remark, screen, paints)).join("")}\n`);
    return `${blocks.join("")}${total(result, shown.length, paints)}${hint(remarks, paints)}`;
}
function headingOf({ first, paths }) {
    if (paths.length === 1)
        return visible(first.finding.at.source.path) || ".";
    const root = first.finding.layer?.root ?? "";
    return `${visible(root) || "."} (${paths.length} profiles)`;
}
const paintOf = (severity, { red, yellow, cyan }) => ({ error: red, warning: yellow, note: cyan })[severity];
function paragraph({ first, message, severity, state, hosts, paths, all }, { columns }, paints) {
    const { at, rule, kind, related = [] } = first.finding;
    const paint = paintOf(severity, paints);
    const many = paths.length > 1;
    const { line, column } = (0,src_text/* positionAt */.t$)(at.source, at.span.start);
    const lead = many ? "  " : `  ${line}:${column} `;
    const name = kind === undefined ? rule : `${rule}/${kind}`;
    const also = hosts.length > 1 ? ` (${hosts.join(", ")})` : "";
    const tail = `${name}${state === "existing" ? ", existing" : ""}`;
    const lines = wrap(`${visible(message)}${also}`, Math.max(30, columns - 4 - severity.length), widthOf);
    const text = lines.map((part, i) => (i === 0 ? `${paints.dim(lead)}${paint(severity)} ${part}` : `    ${part}`)).join("\n");
    const last = lines.at(-1) ?? "";
    const fits = widthOf(last) + widthOf(tail) + 4 + (lines.length === 1 ? lead.length + severity.length + 1 : 0) < columns;
    const body = many ? [wholePaths(paths, all.length, columns)] : frameOf(at, { columns: columns - 4, margin: paints.dim, caret: paint });
    const places = related.map(({ message: said, at: there }) => {
        const position = (0,src_text/* positionAt */.t$)(there.source, there.span.start);
        return `${visible(there.source.path)}:${position.line}:${position.column} ${visible(said)}`;
    });
    return `${text}${fits ? "  " : "\n    "}${paints.dim(tail)}\n${[...body, ...places].map((part) => `    ${part}\n`).join("")}`;
}
function wholePaths(paths, findings, columns) {
    const names = paths.map((path) => visible(path));
    const root = names.map((name) => name.slice(0, name.lastIndexOf("/") + 1)).reduce(sharedStart);
    const short = names.map((name) => visible(name.slice(root.length)));
    let shown = 0;
    for (let width = 0; shown < short.length && width < 2 * (columns - 14); shown++)
        width += widthOf(short[shown] ?? "") + 2;
    const rest = short.length - shown;
    const list = `${short.slice(0, shown).join(", ")}${rest > 0 ? ` and ${rest} more` : ""}`;
    return wrap(findings > paths.length ? `${list} (${findings} findings)` : list, columns - 6, widthOf).join("\n    ");
}
function sharedStart(one, other) {
    let end = 0;
    for (let at = one.indexOf("/") + 1; at > 0 && one.slice(0, at) === other.slice(0, at); at = one.indexOf("/", at) + 1)
        end = at;
    return one.slice(0, end);
}
function total(result, shown, { bold, green }) {
    const { profiles, errors, warnings, notes, existing, waived } = summaryOf({ ...result, judged: result.gate === "new" ? result.judged.filter(({ state }) => state !== "existing") : result.judged });
    const standing = summaryOf(result).existing;
    const aside = [
        ...(standing > 0 ? [result.gate === "new" ? `${standing} existing not shown` : `${existing} existing`] : []),
        ...(waived > 0 ? [`${waived} waived`] : []),
        ...(result.inspection.ignored > 0 ? [`${result.inspection.ignored} ignored by the policy`] : []),
    ];
    const counts = [pretty_plural(errors, "error"), pretty_plural(warnings, "warning"), pretty_plural(notes, "note")].filter((part) => !part.startsWith("0 "));
    const tail = aside.length === 0 ? "" : ` (${aside.join(", ")})`;
    const where = profiles === 0 ? "no profiles" : pretty_plural(profiles, "profile");
    return shown === 0 ? `${green(`${where}: nothing to report`)}${tail}\n` : `${bold(`${where}: ${counts.join(", ")}`)}${tail}\n`;
}
function hint(remarks, { dim }) {
    const rule = remarks[0]?.first.finding.rule;
    return rule === undefined ? "" : dim(`why, and what to do: agent-profile-check explain ${rule}`) + "\n";
}
function pretty_plural(count, noun) {
    return `${count} ${noun}${count === 1 ? "" : "s"}`;
}

;// CONCATENATED MODULE: ./build/bundle/src/tool.js
const tool = {
    "name": "agent-profile-check",
    "version": "0.1.0",
    "homepage": "https://github.com/agent-profile-check/agent-profile-check/blob/main"
};

;// CONCATENATED MODULE: ./build/bundle/src/action.js



















const { env } = process;
const server = (env.GITHUB_SERVER_URL ?? "https://github.com").replace(/\/+$/, "");
process.exitCode = 3;
let ended = false;
let stopped = false;
process.on("uncaughtException", (error) => void stop(error));
process.on("unhandledRejection", (error) => void stop(error));
process.on("exit", () => {
    if (!ended)
        (0,external_node_fs_.writeSync)(1, "::error::the run came to an end before its answer; nothing was decided\n");
});
act().then(end, stop);
async function act() {
    const inputs = inputsOf(env);
    const happening = happeningOf(env.GITHUB_EVENT_PATH ? JSON.parse((0,external_node_fs_.readFileSync)(env.GITHUB_EVENT_PATH, "utf8")) : {}, env);
    const result = await resultOf(inputs, happening);
    const core = await Promise.all(/* import() */[__nccwpck_require__.e(119), __nccwpck_require__.e(421)]).then(__nccwpck_require__.bind(__nccwpck_require__, 6421));
    if ("kind" in result)
        return refuse(core, result);
    return deliver(core, result, inputs, happening);
}
async function resultOf(inputs, happening) {
    const { beside, repository: name } = happening;
    const repository = repositoryOf(env);
    try {
        const { head, base, notes } = await matterOf(happening, repository, inputs.token ? { server, token: inputs.token } : undefined);
        const paths = inputs.root === "" ? [""] : [head, ...(base ? [base] : [])].flatMap(({ survey }) => [...survey.entries.keys()]);
        if (!paths.some((path) => (0,src_path/* isWithin */.UO)(path, inputs.root)))
            throw new tree/* Mistake */.Fp(`the input \`root\` names \`${inputs.root}\`, and there is no such directory`);
        const governed = beside.kind === "request" || beside.kind === "group";
        const governing = await governingOf(head, governed ? base : undefined, inputs.policy);
        if (governing.kind === "problems")
            return governing;
        const result = await judge({
            tool: tool,
            survey: head.survey,
            base,
            ask: { decisions: await decide(governing.policy, new Date().toISOString().slice(0, 10)) },
            repository: name,
            commit: head.commit,
            policyCommit: governing.commit,
            notes: [...notes, ...governing.notes],
            failOn: inputs.failOn,
            gate: inputs.gate ?? (governed ? "new" : "all"),
        });
        return narrowed(result, inputs.root);
    }
    finally {
        await repository.close();
    }
}
async function deliver(core, result, inputs, happening) {
    quote(pretty(result, { color: false, columns: 120 }));
    const { shown, left } = annotations(result);
    for (const { level, message, properties } of shown)
        core[level](message, properties);
    for (const note of result.notes.slice(0, 2))
        notice(core, note);
    const links = { server, run: runOf(env, server) };
    await summarise(core, markdown(result, links), env);
    if (inputs.json !== undefined)
        output(core, { json: writeInside(inputs.json, json(result), env) });
    const address = await discuss(core, result, inputs, happening);
    const changes = result.changes ?? [];
    const summary = summaryOf(result);
    const conclusion = conclusionOf(result);
    output(core, {
        conclusion,
        errors: summary.errors,
        warnings: summary.warnings,
        notes: summary.notes,
        profiles: summary.profiles,
        added: changes.filter(({ kind }) => kind === "added").length,
        changed: changes.filter(({ kind }) => kind === "changed" || kind === "renamed").length,
        removed: changes.filter(({ kind }) => kind === "removed").length,
        widened: changes.filter(({ widened }) => widened).length,
        ...(address === undefined ? {} : { "comment-url": address }),
    });
    const unmarked = left.error + left.warning + left.notice;
    if (conclusion === "clean" && unmarked > 0)
        notice(core, `${unmarked} more findings stand in the summary: GitHub has no room for more marks`);
    if (conclusion === "clean")
        return 0;
    const failing = result.judged.filter((judged) => fails(judged, result)).length;
    core.setFailed(`${failing} ${failing === 1 ? "finding fails" : "findings fail"} this check; the summary has ${unmarked > 0 ? `them all, ${unmarked} of them without a mark on a line` : "them all"}`);
    return 1;
}
async function discuss(core, result, { comment: when, token, root }, { beside, repository }) {
    if (beside.kind !== "request" || when === "never" || repository === null)
        return undefined;
    if (token === undefined) {
        notice(core, "no comment is written without the input `token`");
        return undefined;
    }
    const news = (result.changes?.length ?? 0) > 0 || result.judged.some(({ state }) => state === "new");
    const marker = markerOf(env, root);
    const body = comment(result, { server, run: runOf(env, server) }, marker);
    try {
        const { writeComment } = await __nccwpck_require__.e(/* import() */ 197).then(__nccwpck_require__.bind(__nccwpck_require__, 4197));
        return await writeComment({ token, repository, number: beside.number, marker, body, create: when === "always" || news });
    }
    catch (error) {
        const needed = error instanceof Error && "status" in error && error.status === 403 ? ": it needs `pull-requests: write`, which a request from a fork does not get" : "";
        notice(core, `the comment could not be written (${messageOf(error)})${needed}; everything else stands`);
        return undefined;
    }
}
async function refuse(core, { problems }) {
    for (const { message, at } of problems.slice(0, 9)) {
        const { line, column } = (0,src_text/* positionAt */.t$)(at.source, at.span.start);
        core.error(visible(message), { title: "policy", file: visible(at.source.path), startLine: line, startColumn: column, endLine: line });
    }
    await say(core, "the policy cannot be used", problems.map(whereOf));
    return 2;
}
function whereOf({ message, at }) {
    return `\`${at.source.path}:${(0,src_text/* positionAt */.t$)(at.source, at.span.start).line}\` ${message}`;
}
async function say(core, message, places = []) {
    core.setFailed([message, ...places].map(visible).join("\n"));
    for (const attempt of [() => output(core, { conclusion: "error" }), () => summarise(core, undecided(message, places), env)]) {
        try {
            await attempt();
        }
        catch (error) {
            process.stdout.write(`${visible(messageOf(error))}\n`);
        }
    }
}
function end(code) {
    if (stopped)
        return;
    ended = true;
    process.exitCode = code;
}
async function stop(error) {
    if (stopped)
        return;
    stopped = true;
    const message = messageOf(error);
    const report = `${message}; nothing was decided; please report it at ${tool.homepage.replace(/\/blob\/.*$/, "")}/issues`;
    await say(await Promise.all(/* import() */[__nccwpck_require__.e(119), __nccwpck_require__.e(421)]).then(__nccwpck_require__.bind(__nccwpck_require__, 6421)), error instanceof tree/* Mistake */.Fp ? message : report);
    if (!(error instanceof tree/* Mistake */.Fp) && error instanceof Error)
        quote((error.stack ?? "").split("\n").map(visible).join("\n"));
    ended = true;
    process.stdout.write("", () => process.exit(error instanceof tree/* Mistake */.Fp ? 2 : 3));
}
function messageOf(error) {
    return error instanceof Error ? error.message : String(error);
}

module.exports = __webpack_exports__;
/******/ })()
;