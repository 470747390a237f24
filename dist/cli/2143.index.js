"use strict";
exports.id = 2143;
exports.ids = [2143,7463];
exports.modules = {

/***/ 2143:
/***/ (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  runPolicyTestCommand: () => (/* binding */ runPolicyTestCommand)
});

// EXTERNAL MODULE: ./build/bundle/src/cli/run.js
var run = __webpack_require__(2197);
// EXTERNAL MODULE: ./build/bundle/src/platform/disk/bytes.js
var bytes = __webpack_require__(6988);
// EXTERNAL MODULE: ./build/bundle/src/platform/native-path.js
var native_path = __webpack_require__(9144);
// EXTERNAL MODULE: ./build/bundle/src/cli/policy.js + 3 modules
var cli_policy = __webpack_require__(3082);
// EXTERNAL MODULE: ./build/bundle/src/repo/path.js
var path = __webpack_require__(6311);
// EXTERNAL MODULE: ./build/bundle/src/policy/file/document.js + 1 modules
var file_document = __webpack_require__(9783);
;// CONCATENATED MODULE: ./build/bundle/src/policy/file/test-cases.js

const maxCharacters = 4 * 1024 * 1024;
async function readCases(source) {
    const read = await (0,file_document/* readDocument */.u)(source, {
        what: "a file of cases",
        characters: maxCharacters,
        empty: "there are no cases in it",
        shape: async () => (await Promise.all(/* import() */[__webpack_require__.e(8816), __webpack_require__.e(3143)]).then(__webpack_require__.bind(__webpack_require__, 3143))).casesShape,
    });
    if ("kind" in read)
        return read;
    const { value, at } = read;
    return {
        policy: value.policy === undefined ? undefined : { value: value.policy, at: at("policy") },
        cases: value.cases.map(({ name, files, host, expect }, i) => ({
            name,
            files: new Map(Object.entries(files)),
            host,
            expect: expect.map(({ rule, kind, severity, path, line }, j) => ({
                rule,
                kind,
                severity,
                path,
                line,
                at: at("cases", i, "expect", j),
            })),
            at: at("cases", i, "name"),
        })),
    };
}

// EXTERNAL MODULE: ./build/bundle/src/policy/find.js
var find = __webpack_require__(4733);
// EXTERNAL MODULE: ./build/bundle/src/sanitize/json.js
var json = __webpack_require__(4947);
// EXTERNAL MODULE: ./build/bundle/src/repo/text.js
var repo_text = __webpack_require__(4951);
// EXTERNAL MODULE: ./build/bundle/src/sanitize/colors.js
var colors = __webpack_require__(6605);
// EXTERNAL MODULE: ./build/bundle/src/sanitize/text.js
var sanitize_text = __webpack_require__(2426);
;// CONCATENATED MODULE: ./build/bundle/src/reports/policy-test/pretty.js



function policyTestPretty(files, { color, columns }) {
    const styles = (0,colors/* stylesFor */.K)(color);
    const blocks = files.map(({ path, trials }) => `${styles.bold((0,sanitize_text/* visible */.RK)(path))}\n${trials.map((trial) => block(trial, columns, styles)).join("")}\n`);
    const findings = files.flatMap(({ trials }) => trials);
    const failed = findings.filter((trial) => !holds(trial)).length;
    const paint = failed > 0 ? styles.red : styles.green;
    return `${blocks.join("")}${paint(`${findings.length} ${findings.length === 1 ? "case" : "cases"}: ${findings.length - failed} passed, ${failed} failed`)}\n`;
}
function holds({ missing, unexpected }) {
    return missing.length + unexpected.length === 0;
}
function block(trial, columns, { dim, red, green }) {
    const { test, missing, unexpected } = trial;
    if (holds(trial))
        return `  ${green("passed")}  ${(0,sanitize_text/* visible */.RK)(test.name)}\n`;
    const { line } = (0,repo_text/* positionAt */.t$)(test.at.source, test.at.span.start);
    const sentence = (mark, text) => (0,colors/* wrap */.L)((0,sanitize_text/* visible */.RK)(text), Math.max(30, columns - 12), sanitize_text/* widthOf */.qz)
        .map((part, i) => `          ${i === 0 ? mark : " "} ${part}\n`)
        .join("");
    const pairs = paired(missing, unexpected);
    const differing = pairs.map(([expected, finding]) => sentence(red("~"), `${nameOf(expected)}: ${differences(expected, finding).join(", ")} (${placeOf(finding)})`));
    const lacking = missing
        .filter((expected) => !pairs.some(([a]) => a === expected))
        .map((expected) => sentence(red("-"), `expected ${wordsOf(expected)}`));
    const more = unexpected
        .filter((finding) => !pairs.some(([, item]) => item === finding))
        .map((finding) => sentence(red("+"), `found ${finding.severity} ${nameOf(finding)} ${placeOf(finding)}: ${finding.message}`));
    return `  ${red("failed")}  ${(0,sanitize_text/* visible */.RK)(test.name)} ${dim(`(line ${line})`)}\n${[...differing, ...lacking, ...more].join("")}`;
}
function paired(missing, unexpected) {
    const left = [...unexpected];
    return missing.flatMap((expected) => {
        const near = left
            .filter(({ rule }) => rule === expected.rule)
            .sort((a, b) => differences(expected, a).length - differences(expected, b).length)[0];
        if (!near)
            return [];
        left.splice(left.indexOf(near), 1);
        return [[expected, near]];
    });
}
function differences({ kind, severity, path, line }, { kind: ownKind, severity: ownSeverity, at }) {
    const found = (0,repo_text/* positionAt */.t$)(at.source, at.span.start).line;
    const parts = [
        ["kind", kind, ownKind ?? "none"],
        ["severity", severity, ownSeverity],
        ["path", path, at.source.path],
        ["line", line, found],
    ];
    return parts.flatMap(([what, expected, is]) => expected === undefined || expected === is ? [] : [`${what} ${is} instead of ${expected}`]);
}
function nameOf({ rule, kind }) {
    return kind === undefined ? rule : `${rule}/${kind}`;
}
function wordsOf(expected) {
    const place = expected.path === undefined
        ? expected.line === undefined
            ? ""
            : ` on line ${expected.line}`
        : ` ${expected.path}${expected.line === undefined ? "" : `:${expected.line}`}`;
    return `${expected.severity === undefined ? "" : `${expected.severity} `}${nameOf(expected)}${place}, which was not found`;
}
function placeOf({ at }) {
    return `${at.source.path}:${(0,repo_text/* positionAt */.t$)(at.source, at.span.start).line}`;
}

;// CONCATENATED MODULE: ./build/bundle/src/reports/policy-test/json.js



function policyTestJson(files) {
    const findings = files.flatMap(({ trials }) => trials);
    const passed = findings.filter(holds).length;
    return (0,json/* writeJson */.G)({
        version: 1,
        summary: { cases: findings.length, passed, failed: findings.length - passed },
        files: files.map(({ path, trials }) => ({
            path,
            cases: trials.map((trial) => ({
                name: trial.test.name,
                line: (0,repo_text/* positionAt */.t$)(trial.test.at.source, trial.test.at.span.start).line,
                passed: holds(trial),
                missing: trial.missing.map(({ rule, kind, severity, path: where, line }) => ({
                    rule,
                    kind: kind ?? null,
                    severity: severity ?? null,
                    path: where ?? null,
                    line: line ?? null,
                })),
                unexpected: trial.unexpected.map(({ rule, kind, severity, message, at }) => ({
                    rule,
                    kind: kind ?? null,
                    severity,
                    path: at.source.path,
                    line: (0,repo_text/* positionAt */.t$)(at.source, at.span.start).line,
                    message,
                })),
            })),
        })),
    });
}

// EXTERNAL MODULE: ./build/bundle/src/cli/input.js + 6 modules
var cli_input = __webpack_require__(9575);
// EXTERNAL MODULE: ./build/bundle/src/repo/tree.js
var tree = __webpack_require__(2456);
// EXTERNAL MODULE: ./build/bundle/src/inspect/index.js + 5 modules
var inspect = __webpack_require__(7133);
// EXTERNAL MODULE: ./build/bundle/src/repo/repo-index.js + 1 modules
var repo_index = __webpack_require__(8251);
;// CONCATENATED MODULE: ./build/bundle/src/evaluate/policy-test.js



async function runPolicyTest(test, decisions) {
    const repo = await repo_index/* RepoIndex */.T.of({
        list: async () => [...test.files.keys()].map((path) => ({ path, kind: "file" })),
        read: async (path) => new TextEncoder().encode(test.files.get(path) ?? ""),
    });
    const { findings } = await (0,inspect/* inspect */.Nn)(repo, { decisions, ...(test.host === undefined ? {} : { hosts: [test.host] }) });
    const counted = findings.filter((finding) => decisions.waiver(finding) === undefined);
    const matches = matched(test.expect, counted);
    return {
        test,
        missing: test.expect.filter((_, i) => !matches.includes(i)),
        unexpected: counted.filter((_, i) => matches[i] === undefined),
    };
}
function matched(expected, findings) {
    const matches = findings.map(() => undefined);
    const match = (expectation, seen) => findings.some((finding, i) => {
        const candidate = expected[expectation];
        if (seen.has(i) || !candidate || !meets(finding, candidate))
            return false;
        seen.add(i);
        const holder = matches[i];
        if (holder !== undefined && !match(holder, seen))
            return false;
        matches[i] = expectation;
        return true;
    });
    for (const i of expected.keys())
        match(i, new Set());
    return matches;
}
function meets({ rule, kind, severity, at }, expected) {
    return (rule === expected.rule &&
        (expected.kind === undefined || expected.kind === kind) &&
        (expected.severity === undefined || expected.severity === severity) &&
        (expected.path === undefined || expected.path === at.source.path) &&
        (expected.line === undefined || expected.line === (0,repo_text/* positionAt */.t$)(at.source, at.span.start).line));
}

;// CONCATENATED MODULE: ./build/bundle/src/cli/commands/policy-test.js













async function runPolicyTestCommand(requested, environment) {
    const input = await (0,cli_input/* evaluationInput */.f)({ ...requested, base: undefined, staged: false, user: false, places: ["**/*"] }, environment);
    try {
        const today = requested.today ?? environment.today;
        const files = [];
        for (const file of requested.files) {
            const source = sourceOf(file, input, environment);
            const read = await readCases(source);
            if ("kind" in read)
                return (0,run/* refused */.J)(read, environment);
            const decisions = await decisionsFor(read, source, input, today, requested.policy);
            if ("kind" in decisions)
                return (0,run/* refused */.J)(decisions, environment);
            const trials = [];
            for (const test of read.cases)
                trials.push(await runPolicyTest(test, decisions));
            files.push({ path: source.path, trials });
        }
        const screen = environment.screen();
        const failed = files.some(({ trials }) => trials.some((trial) => !holds(trial)));
        return {
            code: failed ? 1 : 0,
            texts: requested.outputs.map(({ format, file }) => ({
                file,
                text: format === "json"
                    ? policyTestJson(files)
                    : policyTestPretty(files, file === undefined ? screen : { ...screen, color: false }),
            })),
            notes: input.notes,
        };
    }
    finally {
        await input.close();
    }
}
async function decisionsFor({ policy }, source, input, today, given) {
    const evaluated = { ...input, baseline: undefined };
    if (policy === undefined || given !== undefined) {
        const governing = await (0,cli_policy/* governingPolicy */.G)(evaluated, today);
        return "kind" in governing ? governing : governing.decisions;
    }
    const route = (0,path/* plain */.pj)((0,path/* join */.fj)((0,path/* directoryOf */.jt)(source.path), policy.value));
    if (route === undefined || route.startsWith("/") || !input.repo.entries.has(route))
        return {
            kind: "problems",
            problems: [
                { message: `there is no policy \`${policy.value}\` beside this file, inside the repository`, at: policy.at },
            ],
        };
    const governing = await (0,cli_policy/* governingPolicy */.G)({ ...evaluated, policy: await (0,find/* findPolicy */.i)(input.repo, route), upper: undefined }, today);
    return "kind" in governing
        ? {
            kind: "problems",
            problems: governing.problems.map((problem) => ({
                ...problem,
                related: [...(problem.related ?? []), { message: "named here", at: policy.at }],
            })),
        }
        : governing.decisions;
}
function sourceOf(file, { root }, { directory }) {
    const path = (0,native_path/* below */.G)(root, (0,native_path/* absolute */.y)(directory, file)) ?? file;
    try {
        const text = (0,repo_text/* decodeText */.g7)((0,bytes/* readFile */.TA)((0,native_path/* absolute */.y)(directory, file)));
        if (text === undefined)
            throw new tree/* UserError */.yo(`the file \`${file}\` is not UTF-8 text`);
        return { path, text };
    }
    catch (error) {
        throw error instanceof tree/* UnreadableFile */.ie
            ? new tree/* UserError */.yo(`the file \`${file}\` ${error.message.replace("is gone since it was listed", "does not exist")}`)
            : error;
    }
}


/***/ }),

/***/ 1467:
/***/ (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   P: () => (/* binding */ certaintyOfHost),
/* harmony export */   h: () => (/* binding */ certaintyOf)
/* harmony export */ });
/* harmony import */ var _generated_catalogue_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7344);
/* harmony import */ var _model_certainty_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5174);


function certaintyOfHost(host) {
    return (host === null ? undefined : _generated_catalogue_js__WEBPACK_IMPORTED_MODULE_0__/* .hosts */ .S[host]?.certainty) ?? "documented";
}
function certaintyOf(host, { certainty, verdict, leniency, profile }) {
    const ofHost = certainty ?? certaintyOfHost(host);
    const facts = [
        ...("problem" in verdict ? [verdict.problem] : []),
        ...(leniency ? [leniency] : []),
        ...(profile?.bypasses ?? []),
        ...(profile?.ineffective ?? []).filter(({ kind }) => kind !== "metadata"),
    ];
    return (0,_model_certainty_js__WEBPACK_IMPORTED_MODULE_1__/* .weakest */ .h)(...facts.map((fact) => fact.certainty ?? ofHost), ofHost);
}


/***/ }),

/***/ 7133:
/***/ (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  Ms: () => (/* binding */ byEdition),
  hz: () => (/* binding */ byPlace),
  hh: () => (/* reexport */ certainty/* certaintyOf */.h),
  Pb: () => (/* reexport */ certainty/* certaintyOfHost */.P),
  GL: () => (/* binding */ hostsInUse),
  Nn: () => (/* binding */ inspect)
});

// EXTERNAL MODULE: ./build/bundle/src/generated/catalogue.js + 17 modules
var catalogue = __webpack_require__(7344);
// EXTERNAL MODULE: ./build/bundle/src/inspect/editions.js
var editions = __webpack_require__(4611);
// EXTERNAL MODULE: ./build/bundle/src/model/host.js
var model_host = __webpack_require__(3641);
// EXTERNAL MODULE: ./build/bundle/src/repo/path.js
var repo_path = __webpack_require__(6311);
// EXTERNAL MODULE: ./build/bundle/src/repo/patterns.js
var repo_patterns = __webpack_require__(3987);
// EXTERNAL MODULE: ./build/bundle/src/repo/text.js
var repo_text = __webpack_require__(4951);
// EXTERNAL MODULE: ./build/bundle/src/model/delegation.js
var delegation = __webpack_require__(221);
// EXTERNAL MODULE: ./build/bundle/src/model/finding.js
var finding = __webpack_require__(290);
// EXTERNAL MODULE: ./build/bundle/src/model/rule.js
var model_rule = __webpack_require__(8301);
// EXTERNAL MODULE: ./build/bundle/src/platform/memory.js
var memory = __webpack_require__(3986);
// EXTERNAL MODULE: ./build/bundle/src/inspect/certainty.js
var certainty = __webpack_require__(1467);
;// CONCATENATED MODULE: ./build/bundle/src/inspect/run-rules.js






function isListed({ files, verdict }) {
    return files.length > 0 && verdict.kind !== "passed-over";
}
const findingsPerLook = 500;
function runRules({ host, title, edition, load }, decisions, isReader) {
    if (load.status === "absent" && load.layers.length + load.items.length + load.unjudged.length === 0)
        return [];
    const listed = load.items.filter(isListed);
    const ofHost = (0,certainty/* certaintyOfHost */.P)(host);
    const findings = [];
    const reachable = (0,delegation/* reachableIn */.Z)(load);
    for (const [id, rule] of Object.entries(catalogue/* rules */.a)) {
        const context = {
            host: title,
            options: decisions.optionsOf(id),
            allowance: (item) => decisions.allowance(host ?? "", item),
            settingsAllowance: (path) => decisions.settingsAllowance(host ?? "", path),
            skillAllowance: (item, path) => decisions.skillAllowance(host ?? "", item, path),
            reachable,
        };
        const contextOf = (item) => {
            const options = rule.options
                ? decisions.optionsOf(id, { host, item, path: item.files[0] ?? "" })
                : context.options;
            return options === context.options ? context : { ...context, options };
        };
        const add = (reports, ofItem, ofLayer = null) => {
            for (const report of reports) {
                const { item, layer, path, certainty } = subjectOf(report, ofItem, ofLayer, ofHost);
                const cap = rule.isCapped ? capOf(certainty, isReader(host, path)) : undefined;
                const severity = decisions.levelOf(id, report.kind, { host, item, path }, cap);
                if (findings.length % findingsPerLook === 0)
                    (0,memory/* ensureMemory */.EJ)();
                if (severity !== "off")
                    findings.push({
                        rule: id,
                        class: (0,model_rule/* classOf */.Kl)(rule, report.kind),
                        severity,
                        host,
                        edition,
                        certainty,
                        layer,
                        item,
                        ...(0,finding/* withFewRelated */.Yn)(report),
                        ...(cap && { cap }),
                    });
            }
        };
        switch (rule.subject) {
            case "profile":
                for (const item of listed)
                    if (item.profile)
                        add(rule.check(item.profile, item, contextOf(item)), item);
                for (const [layer, report] of layerReports(rule, load.layers, context))
                    add([report], null, layer);
                break;
            case "item":
                for (const item of listed)
                    add(rule.check(item, contextOf(item)), item);
                break;
            case "layer":
                for (const layer of load.layers)
                    add(rule.check(layer, listed.filter((item) => item.layer === layer), context), null, layer);
                break;
            case "load":
                add(rule.check(load, context), null);
                break;
            case "policy":
        }
    }
    return findings;
}
function subjectOf(report, ofItem, ofLayer, ofHost) {
    const item = report.item ?? ofItem;
    return {
        item,
        layer: report.layer ?? item?.layer ?? ofLayer,
        path: item?.files[0] ?? report.at.source.path,
        certainty: report.certainty ?? item?.certainty ?? ofHost,
    };
}
function capOf(certainty, isReader) {
    if (isReader)
        return "reader";
    return certainty === "assumed" ? "assumed" : undefined;
}
function* layerReports({ checkLayer }, layers, context) {
    const told = new Set();
    for (const layer of checkLayer ? layers : [])
        for (const report of checkLayer?.(layer, context) ?? []) {
            const key = JSON.stringify([report.at.source.path, report.at.span.start, report.message]);
            if (told.has(key))
                continue;
            told.add(key);
            yield [layer, report];
        }
}

;// CONCATENATED MODULE: ./build/bundle/src/inspect/folder-readers.js


function folderReadersIn(loads) {
    const own = new Map(loads.flatMap(({ host, own: patterns, use }) => (use.kind === "none" ? [] : [[host, patterns]])));
    const owns = (host, path) => own.get(host)?.some((pattern) => (0,repo_patterns/* matches */.cK)(path, pattern)) ?? false;
    const known = new Map();
    return (host, path) => {
        if (host === null || own.size < 2)
            return false;
        const key = `${host} ${(0,repo_path/* directoryOf */.jt)(path)} ${(0,repo_path/* extensionOf */.je)(path) ?? ""}`;
        let isReader = known.get(key);
        if (isReader === undefined) {
            isReader = !owns(host, path) && [...own.keys()].some((other) => other !== host && owns(other, path));
            known.set(key, isReader);
        }
        return isReader;
    };
}

// EXTERNAL MODULE: ./build/bundle/src/policy/model.js
var model = __webpack_require__(3861);
;// CONCATENATED MODULE: ./build/bundle/src/inspect/near-policy.js



const own = [...model/* policyPaths */.ff, model/* baselinePath */.XB];
function nearPoliciesIn(repo) {
    return (0,repo_patterns/* caseFoldedPaths */.zB)((0,repo_patterns/* nearMatchesIn */.Zj)(repo, own).odd, own).map((path) => {
        const meant = own.find((one) => one.toLowerCase() === path.toLowerCase()) ?? model/* policyPaths */.ff[0];
        return {
            message: `is not read: its name is nearly that of \`${meant}\`, which it replaces on a file system that folds names; give it that name, or remove it`,
            at: (0,repo_text/* placeOfPath */.Es)(path),
        };
    });
}

;// CONCATENATED MODULE: ./build/bundle/src/inspect/unknown-files.js



const maxFiles = 50;
function unknownFilesIn(repo, title, folders, load) {
    const read = pathsReadBy(load);
    const unknown = folders.flatMap((folder) => {
        const known = [...folder.judged, ...folder.harmless.map(({ pattern }) => pattern)].map(withDepth);
        return directoriesOf(repo, folder.root).flatMap((directory) => filesBelow(repo, directory, "")
            .filter((file) => !read.has((0,repo_path/* join */.fj)(directory, file)) && !known.some((pattern) => (0,repo_patterns/* matches */.cK)(file, pattern)))
            .map((file) => (0,repo_path/* join */.fj)(directory, file)));
    });
    const paths = [...new Set(unknown)].sort();
    const left = paths.length - maxFiles;
    return paths.slice(0, maxFiles).map((path, i) => ({
        kind: "unknown-file",
        message: `lies in a folder of ${title}, and this tool does not know what ${title} makes of it${i === maxFiles - 1 && left > 0 ? `; so do ${left} more files` : ""}`,
        at: (0,repo_text/* placeOfPath */.Es)(path),
    }));
}
function withDepth(pattern) {
    return pattern.endsWith("/**") ? `${pattern}/*` : pattern;
}
function pathsReadBy({ items, layers, unjudged }) {
    return new Set([
        ...items.flatMap(({ files }) => files),
        ...layers.flatMap(({ authority }) => authority.map(({ at }) => at.source.path)),
        ...unjudged.map(({ at }) => at.source.path),
    ]);
}
function directoriesOf(repo, root) {
    const anywhere = "**/";
    const name = root.startsWith(anywhere) ? root.slice(anywhere.length) : undefined;
    const [first = ""] = name?.split("/") ?? [];
    const paths = name === undefined ? [root] : repo.holding(first).map((directory) => (0,repo_path/* join */.fj)(directory, name));
    return paths.filter((path) => !repo.isUsers(path) && repo.resolve(path).kind === "directory");
}
function filesBelow(repo, directory, prefix) {
    return repo.names((0,repo_path/* join */.fj)(directory, prefix)).flatMap((name) => {
        const path = (0,repo_path/* join */.fj)(prefix, name);
        const isLink = repo.entries.get((0,repo_path/* join */.fj)(directory, path))?.kind === "link";
        return !isLink && repo.resolve((0,repo_path/* join */.fj)(directory, path)).kind === "directory"
            ? filesBelow(repo, directory, path)
            : [path];
    });
}

// EXTERNAL MODULE: ./build/bundle/src/inspect/unknown-hosts.js
var unknown_hosts = __webpack_require__(4994);
// EXTERNAL MODULE: ./build/bundle/src/inspect/organisation.js
var organisation = __webpack_require__(5398);
// EXTERNAL MODULE: ./build/bundle/src/hosts/_kit/ci/index.js + 4 modules
var ci = __webpack_require__(5874);
;// CONCATENATED MODULE: ./build/bundle/src/inspect/detect.js



async function detectHost(id, host, repo, input) {
    const isBare = repo.entries.size === 1 && input.user === undefined;
    const path = isBare
        ? undefined
        : (ownIn(host, repo, input.user) ??
            (await hintedIn(host.detectionHints ?? [], repo)) ??
            (host.launch && (await (0,ci/* launchedIn */.aU)(repo, host.launch))));
    if (path !== undefined)
        return { kind: "own", path };
    if (input.policy(id))
        return { kind: "policy" };
    if (input.requested(id))
        return { kind: "asked" };
    if (input.base(id))
        return { kind: "base" };
    return { kind: "none", shared: isBare ? undefined : host.ownPatterns && firstOf(host.patterns, repo, input.user) };
}
function ownIn({ patterns, ownPatterns }, repo, user) {
    if (ownPatterns)
        return firstOf(ownPatterns, repo, user);
    return user !== undefined || (0,repo_patterns/* isAnyPresent */.OU)(repo, patterns) ? (firstOf(patterns, repo, user) ?? "") : undefined;
}
async function hintedIn(hints, repo) {
    const textsOf = new Map();
    for (const { path, text } of hints)
        textsOf.set(path, [...(textsOf.get(path) ?? []), text]);
    for (const [pattern, texts] of textsOf) {
        for (const path of hintPaths(pattern, repo)) {
            const content = await repo.read(path);
            if (content.kind === "text"
                ? texts.some((text) => content.source.text.includes(text))
                : content.kind !== "absent" || content.resolution.kind === "outside")
                return path;
        }
    }
    return undefined;
}
function hintPaths(pattern, repo) {
    return pattern.replace(/^\*\*\//, "").includes("*")
        ? [...repo.entries.keys()].filter((path) => !repo.isUsers(path) && (0,repo_patterns/* matches */.cK)(path, pattern)).sort()
        : startsOf(pattern, repo, undefined).filter((path) => exists(path, repo));
}
function firstOf(patterns, repo, user) {
    for (const pattern of patterns) {
        const path = startsOf(pattern, repo, user).find((start) => exists(start, repo));
        if (path !== undefined)
            return path;
    }
    return undefined;
}
function startsOf(pattern, repo, user) {
    const { anchor, path, fixed } = (0,repo_patterns/* parsePattern */.EY)(pattern);
    const start = path.includes("*") ? fixed : path;
    if (start === "")
        return [];
    return detect_directoriesOf(anchor, path, repo, user).map((directory) => (0,repo_path/* join */.fj)(directory, start));
}
function detect_directoriesOf(anchor, path, repo, user) {
    if (anchor === "every")
        return [...repo.holding(path.split("/")[0] ?? "")].filter((directory) => !repo.isUsers(directory)).sort();
    const root = (0,repo_patterns/* anchorRoot */.kB)(anchor, user);
    return root === undefined ? [] : [root];
}
function exists(path, repo) {
    const resolution = repo.resolve(path);
    if (resolution.kind === "directory")
        return repo.names(path).length > 0;
    return resolution.kind !== "missing" || resolution.link !== undefined;
}

;// CONCATENATED MODULE: ./build/bundle/src/inspect/index.js














async function inspect(repo, options) {
    const repositoryRoots = [
        "",
        ...[...repo.entries.values()].filter(({ kind }) => kind === "submodule").map(({ path }) => path),
    ];
    const selected = selectedHosts(options);
    const nearMatches = (0,repo_patterns/* nearMatchesIn */.Zj)(repo, selected.flatMap(([, { patterns }]) => patterns));
    const loads = (await Promise.all(selected.map(([id, host]) => loadsOf(id, host, { repo, repositoryRoots, nearMatches, options })))).flat();
    const unknownHosts = options.hosts === undefined && options.starts === undefined
        ? (0,unknown_hosts/* unknownHostsIn */.rs)(repo, knownPatterns, new Set(loads.flatMap(({ load }) => [...(0,unknown_hosts/* judgedPathsOf */.hy)(load)])))
        : [];
    const findings = options.skipsRules ? [] : await findingsIn(loads, unknownHosts, repo, options.decisions);
    const counted = findings.filter(({ at, item }) => !options.decisions.ignored(item?.files[0] ?? at.source.path));
    return {
        loads,
        unknownHosts,
        subjects: (0,editions/* withoutEchoes */.Kx)(loads.flatMap(subjectsOf)).sort(bySubject),
        findings: counted.sort(byPlace),
        ignored: findings.length - counted.length,
    };
}
async function findingsIn(loads, unknownHosts, repo, decisions) {
    const isReader = folderReadersIn(loads);
    const unknown = {
        host: null,
        title: "",
        edition: null,
        load: {
            ...model_host/* absentLoad */._e,
            unjudged: [...(await Promise.all(unknownHosts.map((host) => (0,unknown_hosts/* problemOf */.Zw)(host, repo)))), ...nearPoliciesIn(repo)],
        },
    };
    return (0,editions/* withoutRepeats */.jP)((0,editions/* withFurther */.Hn)([...loads, unknown].flatMap((load) => runRules(load, decisions, isReader)), loads.flatMap(({ fewer = [], ...host }) => fewer.flatMap((load) => runRules({ ...host, load }, decisions, isReader)))), loads);
}
const knownPatterns = Object.values(catalogue/* hosts */.S).flatMap(({ patterns, ownPatterns = [] }) => [
    ...patterns,
    ...ownPatterns,
]);
async function hostsInUse(repo, options) {
    const uses = await Promise.all(selectedHosts(options).map(async ([id, host]) => ({
        id,
        use: await detectHost(id, host, repo, detectionInputOf(options)),
    })));
    return uses.flatMap(({ id, use }) => (use.kind === "none" ? [] : [id]));
}
function selectedHosts({ hosts, repositoryNames = [], }) {
    return Object.entries(catalogue/* hosts */.S)
        .filter(([id]) => hosts?.includes(id) ?? true)
        .map(([id, host]) => [id, (0,organisation/* inRepository */.y)(host, repositoryNames)]);
}
function detectionInputOf({ decisions, hosts, editions = {}, usedAtBase, user }) {
    return {
        requested: (id) => hosts !== undefined || Object.hasOwn(editions, id),
        policy: (id) => Object.hasOwn(decisions.hosts, id),
        base: (id) => usedAtBase?.includes(id) ?? false,
        user,
    };
}
async function loadsOf(id, host, input) {
    const { repo, repositoryRoots, options } = input;
    const { title, patterns, ownPatterns = patterns } = host;
    const setting = options.decisions.hosts[id];
    const use = await detectHost(id, host, repo, detectionInputOf(options));
    const where = (dirs) => ({
        starts: options.starts ?? (use.kind === "none" ? [] : (0,repo_patterns/* startDirectories */.oQ)(repo, patterns)),
        repositoryRoots,
        dirs: dirs.map(({ value }) => value),
        ...(options.user ? { user: options.user } : {}),
        ...(options.repositoryNames ? { repositoryNames: options.repositoryNames } : {}),
    });
    const unreadable = nearMatchProblems(host, use, input);
    const folders = use.kind === "none" ? [] : await foldersOf(host);
    const selected = options.editions?.[id] ?? (options.everyEdition ? editions/* allEditions */.HY : undefined);
    return Promise.all((0,editions/* editionsOf */.jk)(host, selected, setting?.editions).map(async (edition) => {
        const identified = { host: id, title, edition, use, own: ownPatterns };
        if (use.kind === "none")
            return { ...identified, load: await withProblems(repo, model_host/* absentLoad */._e, unreadable) };
        const loadFrom = (dirs) => host.load(repo, where(dirs), edition);
        const [loaded, ...fewer] = await Promise.all([
            loadFrom(setting?.dirs ?? []),
            ...(setting?.fewerDirs ?? []).map(loadFrom),
        ]);
        const judged = (0,unknown_hosts/* judgedPathsOf */.hy)(loaded);
        const unknown = unknownFilesIn(repo, title, folders, fewer[0] ?? loaded).filter(({ at }) => !judged.has(at.source.path));
        return {
            ...identified,
            load: await withProblems(repo, loaded, [...unreadable, ...unknown]),
            ...(fewer.length > 0 ? { fewer: await Promise.all(fewer.map((load) => withProblems(repo, load, []))) } : {}),
        };
    }));
}
async function foldersOf({ folders, loadFolders }) {
    return folders ?? (await loadFolders?.()) ?? [];
}
async function withProblems(repo, load, more) {
    const unjudged = [...load.unjudged, ...more].map(async (problem) => {
        const identity = await repo.identityOf(problem.at.source.path);
        return identity === undefined ? problem : { ...problem, identity };
    });
    return { ...load, unjudged: await Promise.all(unjudged) };
}
function nearMatchProblems({ title, patterns, ownPatterns = patterns }, use, { repo, nearMatches: { odd, links } }) {
    if (odd.length + links.length === 0)
        return [];
    const checked = use.kind === "none" ? (0,repo_patterns/* ownPatternsOf */.l_)(patterns, ownPatterns) : patterns;
    return [
        ...(0,repo_patterns/* caseFoldedPaths */.zB)(odd, checked).map((path) => ({
            message: `becomes a place of ${title} on a file system that folds names, and is not read here`,
            at: (0,repo_text/* placeOfPath */.Es)(path),
        })),
        ...(0,repo_patterns/* unreachablePaths */.j8)(repo, links, checked).map((path) => ({
            message: "is a link to something that is not part of this tree",
            at: (0,repo_text/* placeOfPath */.Es)(path),
        })),
    ];
}
function byEdition(inspection) {
    const ranks = (0,editions/* ranksOf */.Ll)(inspection.loads);
    if (ranks.length === 1)
        return [inspection];
    const listed = new Map(inspection.subjects.map((subject) => [subject.item, subject]));
    return ranks.map((loads) => ({
        ...inspection,
        loads,
        subjects: loads
            .flatMap(subjectsOf)
            .map((subject) => listed.get(subject.item) ?? subject)
            .sort(bySubject),
    }));
}
function subjectsOf({ host, title, edition, load }) {
    return load.items.filter(isListed).map((item) => ({ host, title, edition, item }));
}
function byPlace(a, b) {
    return ((0,repo_path/* byBytes */.bg)(a.at.source.path, b.at.source.path) ||
        a.at.span.start - b.at.span.start ||
        (0,repo_path/* byBytes */.bg)(a.rule, b.rule) ||
        (0,repo_path/* byBytes */.bg)(a.host ?? "", b.host ?? "") ||
        (0,repo_path/* byBytes */.bg)(a.message, b.message));
}
function bySubject(a, b) {
    return (0,repo_path/* byBytes */.bg)(a.item.files[0] ?? "", b.item.files[0] ?? "") || (0,repo_path/* byBytes */.bg)(a.host, b.host);
}


/***/ }),

/***/ 5174:
/***/ (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   h: () => (/* binding */ weakest),
/* harmony export */   i: () => (/* binding */ certainties)
/* harmony export */ });
const certainties = ["measured", "documented", "assumed"];
function weakest(...facts) {
    return certainties.findLast((certainty) => facts.includes(certainty)) ?? "measured";
}


/***/ }),

/***/ 1105:
/***/ (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   U: () => (/* binding */ tooDeepAt)
/* harmony export */ });
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


/***/ }),

/***/ 7463:
/***/ (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   parseYaml: () => (/* binding */ parseYaml)
/* harmony export */ });
/* harmony import */ var _depth_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1105);

const limit = 100_000;
async function parseYaml(text, base) {
    const { isAlias, isMap, isScalar, isSeq, parseDocument } = await __webpack_require__.e(/* import() */ 8815).then(__webpack_require__.t.bind(__webpack_require__, 8815, 19));
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
    const deep = (0,_depth_js__WEBPACK_IMPORTED_MODULE_0__/* .tooDeepAt */ .U)(text);
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
    let unresolved;
    const follow = (alias, at) => {
        const span = spanOf(alias, at);
        const target = anchors.get(alias.source);
        if (!target) {
            unresolved ??= span;
            return nothing(span);
        }
        const weight = weights.get(target) ?? 1;
        if (weight === 1 || spent + weight <= limit) {
            spent += weight;
            return target;
        }
        if (!exceeded)
            problems.push({
                kind: "problem",
                message: `the aliases up to \`*${alias.source}\` stand for more than ${limit} values`,
                span,
            });
        exceeded = true;
        return nothing(span);
    };
    const readScalar = (node, at) => {
        const { value, type, source } = node;
        const plain = type === "PLAIN" || type === undefined;
        const integer = typeof value === "bigint";
        const read = integer
            ? value >= Number.MIN_SAFE_INTEGER && value <= Number.MAX_SAFE_INTEGER
                ? Number(value)
                : value
            : value;
        const known = read === null ||
            typeof read === "string" ||
            typeof read === "number" ||
            typeof read === "bigint" ||
            typeof read === "boolean";
        return {
            kind: "scalar",
            span: spanOf(node, at),
            value: known ? read : (source ?? ""),
            text: source ?? (typeof value === "string" ? value : ""),
            style: plain
                ? "plain"
                : type === "QUOTE_DOUBLE" || type === "QUOTE_SINGLE"
                    ? "quoted"
                    : type === "BLOCK_FOLDED"
                        ? "folded"
                        : "literal",
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
            const items = node.items.map((item) => "key" in item ? readPairs([item], span) : read(item, span.start));
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
            return {
                key,
                name: key.kind === "scalar" ? key.text : undefined,
                value: read(pair.value, key.span.end),
            };
        });
        return { kind: "table", span, entries };
    };
    try {
        const document = parseDocument(text, {
            intAsBigInt: true,
            logLevel: "error",
            merge: false,
            prettyErrors: false,
            uniqueKeys: false,
        });
        for (const { message, pos, code } of document.errors) {
            const [start, end] = [Math.min(pos[0], text.length), Math.min(pos[1], text.length)];
            const reason = code === "MULTIPLE_DOCS"
                ? "a second document follows"
                : message.startsWith("Maximum call stack")
                    ? "is nested too deeply"
                    : (message.split("\n")[0] ?? "");
            problems.push({
                kind: "problem",
                message: reason,
                span: { start: base + start, end: base + Math.max(start, end) },
            });
        }
        const node = read(document.contents, base);
        return {
            node,
            problems: problems.sort((a, b) => a.span.start - b.span.start),
            ...(exceeded ? { excessive: true } : {}),
            ...(unresolved ? { unresolved } : {}),
        };
    }
    catch (error) {
        if (error instanceof RangeError)
            return failed("is nested too deeply");
        throw error;
    }
}


/***/ }),

/***/ 9783:
/***/ (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  u: () => (/* binding */ readDocument)
});

// EXTERNAL MODULE: ./build/bundle/src/parsers/yaml/lenient.js
var lenient = __webpack_require__(7463);
// EXTERNAL MODULE: ./build/bundle/src/repo/text.js
var repo_text = __webpack_require__(4951);
// EXTERNAL MODULE: ./build/bundle/src/repo/spelling.js
var spelling = __webpack_require__(6782);
// EXTERNAL MODULE: ./build/bundle/src/parsers/node.js
var parsers_node = __webpack_require__(536);
;// CONCATENATED MODULE: ./build/bundle/src/policy/file/faults.js


function problemsOf(issue, root, source, schema) {
    return problemsIn({ root, source, schema }, issue);
}
function problemsIn(file, issue) {
    const path = issue.path.filter((part) => typeof part !== "symbol");
    const node = nodeAt(file.root, path);
    const location = { path, node, name: path.length === 0 ? `the ${file.schema.what}` : `\`${path.join(".")}\`` };
    if (issue.code === "unrecognized_keys")
        return unknownKeys(file, issue, location);
    const alternative = alternativeOf(issue);
    if (alternative)
        return alternative.flatMap((inner) => problemsIn(file, { ...inner, path: [...path, ...inner.path] }));
    const message = `${location.name}${boundFault(issue) ?? valueFault(file, issue, location)}`;
    return [{ message, at: { source: file.source, span: node.span } }];
}
function unknownKeys({ source, schema }, { keys = [] }, { path, node, name }) {
    const [top] = path;
    const what = path.length !== 1 ? "key" : top === "rules" ? "rule or kind" : top === "hosts" ? "host" : "key";
    const where = path.length === 0 ? `in a ${schema.what}` : `in ${name}`;
    return keys.map((key) => {
        const entry = node.kind === "table" ? (0,parsers_node/* entryOf */.Ms)(node, key) : undefined;
        return {
            message: `there is no ${what} \`${key}\` ${where}${(0,spelling/* suggestion */.h)(key, schema.keysAt(path))}`,
            at: { source, span: (entry?.key ?? node).span },
        };
    });
}
function alternativeOf({ code, errors }) {
    if (code !== "invalid_union")
        return undefined;
    return errors?.find((inner) => inner.every((issue) => issue.path.length > 0 || issue.code === "unrecognized_keys"));
}
function valueFault({ root }, issue, { path, node }) {
    const alternatives = (issue.errors ?? []).flat();
    const values = issue.values ?? alternatives.flatMap((inner) => inner.values ?? []);
    const accepted = acceptedBy(issue, alternatives, values);
    if (hasOwnMessage(issue) || accepted.length === 0)
        return `: ${issue.message.charAt(0).toLowerCase()}${issue.message.slice(1)}`;
    if (!isThere(root, path))
        return ` is missing${accepted.length > listed ? "" : `; it is ${accepted.join(" or ")}`}`;
    const written = node.kind === "scalar" ? node.text : undefined;
    if (written === undefined)
        return ` takes ${accepted.join(", ")}, not a ${node.kind === "list" ? "list" : "mapping"}`;
    if (values.includes(written))
        return ` is text, so it stands in quotes: "${written}"`;
    const similar = (0,spelling/* suggestion */.h)(written, values.map(String));
    if (values.length > listed)
        return ` knows no \`${written}\`${similar}`;
    return ` takes ${accepted.join(", ")}, not ${written === "" ? "nothing" : `\`${written}\`${similar}`}`;
}
const listed = 10;
function acceptedBy(issue, alternatives, values) {
    if (values.length > 0)
        return values.map((value) => `\`${String(value)}\``);
    return [issue, ...alternatives].flatMap(({ expected }) => expected === undefined ? [] : [typeNames[expected] ?? expected]);
}
function hasOwnMessage({ code, message }) {
    return code === "custom" || (code === "invalid_value" && !message.startsWith("Invalid "));
}
function boundFault({ code, origin, minimum, maximum, message }) {
    if ((code !== "too_small" && code !== "too_big") || !message.startsWith("Too "))
        return undefined;
    const isMaximum = code === "too_big";
    const bound = String(isMaximum ? maximum : minimum);
    const limit = `${isMaximum ? "at most" : "at least"} ${bound}`;
    if (origin === "string")
        return ` has ${limit} ${bound === "1" ? "character" : "characters"}`;
    if (origin === "array")
        return ` has ${limit} ${bound === "1" && !isMaximum ? "entry" : "entries"}`;
    return ` is ${limit}`;
}
const typeNames = {
    string: "text",
    array: "a list",
    object: "a mapping",
    record: "a mapping",
    number: "a number",
    int: "a whole number",
};
function duplicateKeys(node, source) {
    if (node.kind === "scalar")
        return [];
    if (node.kind === "list")
        return node.items.flatMap((item) => duplicateKeys(item, source));
    const seen = new Set();
    return node.entries.flatMap(({ key, name, value }) => {
        const isFault = seen.has(name) || name === undefined;
        seen.add(name);
        return [
            ...(isFault
                ? [{ message: `the key \`${name ?? "?"}\` stands here twice or is no text`, at: { source, span: key.span } }]
                : []),
            ...duplicateKeys(value, source),
        ];
    });
}
function nodeAt(root, path) {
    let node = root;
    for (const part of path) {
        const next = node.kind === "list"
            ? node.items[Number(part)]
            : node.kind === "table"
                ? (0,parsers_node/* entryOf */.Ms)(node, String(part))?.value
                : undefined;
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

;// CONCATENATED MODULE: ./build/bundle/src/policy/file/document.js



async function readDocument(source, { what, characters, empty, shape }) {
    const refuse = (problems) => ({ kind: "problems", problems });
    if (source.text.length > characters)
        return refuse([
            {
                message: `${what} has at most ${characters / 1024} KiB, this one ${Math.ceil(source.text.length / 1024)} KiB`,
                at: (0,repo_text/* startOf */.GH)(source),
            },
        ]);
    const { node, problems } = await (0,lenient.parseYaml)(source.text, 0);
    if (problems.length > 0)
        return refuse(problems.map(({ message, span }) => ({ message, at: { source, span } })));
    if (node.kind !== "table")
        return refuse([
            {
                message: node.kind === "scalar" && node.value === null ? empty : `${what} is a mapping of keys`,
                at: { source, span: node.span },
            },
        ]);
    const duplicates = duplicateKeys(node, source);
    if (duplicates.length > 0)
        return refuse(duplicates);
    const schema = await shape();
    const read = schema.schema.safeParse(plain(node));
    if (!read.success)
        return refuse(read.error.issues
            .flatMap((issue) => problemsOf(issue, node, source, schema))
            .sort((a, b) => a.at.span.start - b.at.span.start));
    return { value: read.data, at: (...path) => ({ source, span: nodeAt(node, path).span }) };
}
function plain(node) {
    if (node.kind === "list")
        return node.items.map(plain);
    if (node.kind === "table")
        return Object.fromEntries(node.entries.map(({ name, value }) => [name ?? "", plain(value)]));
    return typeof node.value === "bigint" ? Number(node.value) : node.value;
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