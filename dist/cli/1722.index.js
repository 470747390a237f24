"use strict";
exports.id = 1722;
exports.ids = [1722,668,9341];
exports.modules = {

/***/ 71722:
/***/ (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   covers: () => (/* binding */ covers),
/* harmony export */   entryFor: () => (/* binding */ entryFor),
/* harmony export */   pruned: () => (/* binding */ pruned),
/* harmony export */   readBaseline: () => (/* binding */ readBaseline),
/* harmony export */   staleEntries: () => (/* binding */ staleEntries),
/* harmony export */   writeBaseline: () => (/* binding */ writeBaseline)
/* harmony export */ });
/* harmony import */ var _model_fact_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(7277);
/* harmony import */ var _sanitize_json_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(34947);
/* harmony import */ var _repo_spelling_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(26782);
/* harmony import */ var _repo_path_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(76311);
/* harmony import */ var _policy_findings_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(668);
/* harmony import */ var _parsers_json_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5930);






const maxEntries = 20_000;
const maxLength = 4096;
const maxProblems = 100;
const keys = ["fingerprint", "rule", "kind", "path", "profile"];
const nullable = new Set(["kind", "profile"]);
function readBaseline(source) {
    const problems = [];
    const report = (node, message) => void problems.push({ message, at: { source, span: node.span } });
    const entries = readEntries(findingsIn((0,_parsers_json_js__WEBPACK_IMPORTED_MODULE_2__/* .parseJson */ .qF)(source.text), report), source, report);
    return problems.length > 0 ? { kind: "problems", problems: problems.slice(0, maxProblems) } : { entries };
}
function findingsIn(root, report) {
    if (root.kind === "problem") {
        report(root, `the baseline is not JSON: ${root.message}`);
        return [];
    }
    if (root.kind !== "table") {
        report(root, "a baseline is an object with `version` and `findings`");
        return [];
    }
    const [version, findings] = fieldsOf(root, "the baseline", ["version", "findings"], report);
    if (version && (version.kind !== "scalar" || version.value !== 1))
        report(version, "`version` is 1; a later version of this tool may take others");
    if (!findings)
        return [];
    if (findings.kind !== "list") {
        report(findings, "`findings` is a list");
        return [];
    }
    if (findings.items.length <= maxEntries)
        return findings.items;
    report(findings, `a baseline has at most ${maxEntries} entries, this one ${findings.items.length}`);
    return [];
}
function readEntries(nodes, source, report) {
    const entries = new Map();
    for (const node of nodes) {
        const entry = readEntry(node, { source, span: node.span }, report);
        if (!entry)
            continue;
        if (entries.has(entry.fingerprint))
            report(node, "this finding is listed twice");
        entries.set(entry.fingerprint, entry);
    }
    return entries;
}
function fieldsOf(table, what, names, report) {
    const found = new Map();
    for (const entry of table.entries) {
        if (found.has(entry.name))
            report(entry.key, `the key \`${entry.name ?? "?"}\` is repeated`);
        else if (!names.includes(entry.name ?? ""))
            report(entry.key, `there is no key \`${entry.name ?? "?"}\` in ${what}${(0,_repo_spelling_js__WEBPACK_IMPORTED_MODULE_3__/* .suggestion */ .h)(entry.name ?? "", names)}`);
        found.set(entry.name, entry);
    }
    return names.map((name) => found.get(name)?.value ?? report(table, `\`${name}\` is missing in ${what}`));
}
function readEntry(node, at, report) {
    if (node.kind !== "table")
        return report(node, "an entry of a baseline is an object");
    const nodes = fieldsOf(node, "an entry", keys, report);
    const [fingerprint, rule, kind, path, profile] = keys.map((key, i) => readValue(key, nodes[i], report));
    const isComplete = typeof fingerprint === "string" && typeof rule === "string" && kind !== undefined && typeof path === "string";
    return isComplete && profile !== undefined ? { fingerprint, rule, kind, path, profile, at } : undefined;
}
function readValue(key, node, report) {
    if (!node)
        return undefined;
    const isNullable = nullable.has(key);
    if (node.kind === "scalar" && isNullable && node.value === null)
        return null;
    if (node.kind !== "scalar" || typeof node.value !== "string" || node.value.length > maxLength)
        return report(node, `\`${key}\` is text${isNullable ? " or null" : ""}, of at most ${maxLength} characters`);
    if (key === "fingerprint" && !/^[0-9a-f]{64}$/.test(node.value))
        return report(node, "`fingerprint` is a SHA-256 in 64 hexadecimal digits");
    return node.value;
}
function covers(entry, finding) {
    return (finding !== undefined &&
        finding.host !== null &&
        !(0,_policy_findings_js__WEBPACK_IMPORTED_MODULE_1__/* .isPolicyFinding */ .eK)(finding) &&
        entry.rule === finding.rule &&
        entry.kind === (finding.kind ?? null) &&
        entry.path === finding.at.source.path);
}
function pruned({ entries }, findings) {
    return [...entries.values()].filter((entry) => covers(entry, findings.get(entry.fingerprint)));
}
function staleEntries({ entries }, findings, fingerprintOf) {
    const current = new Map(findings.map((finding) => [fingerprintOf(finding), finding]));
    return [...entries.values()]
        .filter((entry) => !covers(entry, current.get(entry.fingerprint)))
        .map(({ rule, kind, path, profile, at }) => ({
        topic: "unused",
        message: `the entry of the baseline for \`${kind === null ? rule : `${rule}/${kind}`}\` in \`${path}\`${profile === null ? "" : ` (\`${profile}\`)`} no longer matches a finding; \`baseline --prune\` removes it`,
        at,
    }));
}
function entryFor(finding, fingerprint) {
    const { rule, kind = null, item, at } = finding;
    return {
        fingerprint,
        rule,
        kind,
        path: at.source.path,
        profile: (item?.profile && (0,_model_fact_js__WEBPACK_IMPORTED_MODULE_4__/* .known */ .eO)(item.profile.name)) ?? null,
        at,
    };
}
function writeBaseline(entries) {
    const unique = new Map([...entries].map((entry) => [entry.fingerprint, entry]));
    const sorted = [...unique.values()].sort(byOrder);
    const lines = sorted.map(({ fingerprint, rule, kind, path, profile }) => `    ${inLine({ path, rule, kind, profile, fingerprint })}`);
    return `{\n  "version": 1,\n  "findings": [${lines.length === 0 ? "" : `\n${lines.join(",\n")}\n  `}]\n}\n`;
}
function inLine(fields) {
    return `{ ${Object.entries(fields)
        .map(([key, value]) => `"${key}": ${(0,_sanitize_json_js__WEBPACK_IMPORTED_MODULE_0__/* .writeJson */ .G)(value).trimEnd()}`)
        .join(", ")} }`;
}
function byOrder(a, b) {
    return ((0,_repo_path_js__WEBPACK_IMPORTED_MODULE_5__/* .byBytes */ .bg)(a.path, b.path) ||
        (0,_repo_path_js__WEBPACK_IMPORTED_MODULE_5__/* .byBytes */ .bg)(a.rule, b.rule) ||
        (0,_repo_path_js__WEBPACK_IMPORTED_MODULE_5__/* .byBytes */ .bg)(a.kind ?? "", b.kind ?? "") ||
        (0,_repo_path_js__WEBPACK_IMPORTED_MODULE_5__/* .byBytes */ .bg)(a.profile ?? "", b.profile ?? "") ||
        (0,_repo_path_js__WEBPACK_IMPORTED_MODULE_5__/* .byBytes */ .bg)(a.fingerprint, b.fingerprint));
}


/***/ }),

/***/ 668:
/***/ (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   _X: () => (/* binding */ policyFacts),
/* harmony export */   eK: () => (/* binding */ isPolicyFinding),
/* harmony export */   hM: () => (/* binding */ checkPolicy)
/* harmony export */ });
/* harmony import */ var _generated_catalogue_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(95149);
/* harmony import */ var _model_rule_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(78301);


function policyFacts(decisions, found = [], inspected) {
    const unused = inspected ? decisions.unused(inspected.profiles, inspected.findings) : [];
    const problems = [...decisions.problems, ...unused, ...found];
    return {
        ...decisions.entries,
        today: decisions.today,
        problems: (...topics) => problems.filter(({ topic }) => topics.includes(topic)),
    };
}
function checkPolicy(decisions, facts, hostOf = () => undefined, rules = _generated_catalogue_js__WEBPACK_IMPORTED_MODULE_0__/* .rules */ .a) {
    return Object.entries(rules).flatMap(([id, rule]) => {
        if (rule.subject !== "policy")
            return [];
        return [...rule.check(facts, { options: decisions.optionsOf(id) })].flatMap((report) => {
            const severity = decisions.levelOf(id, report.kind);
            const { item = null } = report;
            const { host = null, edition = null } = (item && hostOf(item)) ?? {};
            return severity === "off"
                ? []
                : [
                    {
                        certainty: "measured",
                        ...report,
                        rule: id,
                        class: (0,_model_rule_js__WEBPACK_IMPORTED_MODULE_1__/* .classOf */ .Kl)(rule, report.kind),
                        severity,
                        host,
                        edition,
                        layer: item?.layer ?? null,
                        item,
                    },
                ];
        });
    });
}
function isPolicyFinding({ rule }) {
    return Object.hasOwn(_generated_catalogue_js__WEBPACK_IMPORTED_MODULE_0__/* .rules */ .a, rule) && _generated_catalogue_js__WEBPACK_IMPORTED_MODULE_0__/* .rules */ .a[rule]?.subject === "policy";
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