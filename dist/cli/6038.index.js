"use strict";
exports.id = 6038;
exports.ids = [6038];
exports.modules = {

/***/ 6038:
/***/ (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   listJson: () => (/* binding */ listJson)
/* harmony export */ });
/* harmony import */ var _model_fact_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(7277);
/* harmony import */ var _sanitize_json_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4947);
/* harmony import */ var _model_profile_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4682);
/* harmony import */ var _repo_text_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(4951);
/* harmony import */ var _sanitize_secrets_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(7544);





function listJson({ repository, commit, inspection, ownersOf = () => [], }, hash) {
    return (0,_sanitize_json_js__WEBPACK_IMPORTED_MODULE_0__/* .writeJson */ .G)({
        version: 1,
        repository,
        commit,
        hosts: inspection.loads.map(({ host, edition, load }) => ({
            host,
            edition,
            status: load.status,
            problem: problemOf(load.problem),
        })),
        layers: inspection.loads.flatMap((load) => layersOf(load, hash)),
        profiles: inspection.subjects.map((subject) => profileOf(subject, hash, ownersOf)),
        strangers: inspection.unknownHosts,
    });
}
function layersOf({ host, load }, hash) {
    return load.layers.map(({ name, root, status, problem, authority }) => ({
        host,
        layer: name,
        root,
        status,
        problem: problemOf(problem),
        authority: authority.map(({ setting, value, effect, at }) => ({
            setting,
            value: (0,_sanitize_secrets_js__WEBPACK_IMPORTED_MODULE_3__/* .withoutSecrets */ .c)(value, hash, setting),
            path: at.source.path,
            line: (0,_repo_text_js__WEBPACK_IMPORTED_MODULE_2__/* .positionAt */ .t$)(at.source, at.span.start).line,
            effect,
        })),
    }));
}
function profileOf({ host, edition, item }, hash, ownersOf) {
    const { layer, files, verdict, profile } = item;
    return {
        host,
        edition,
        layer: layer.name,
        path: files[0] ?? null,
        files,
        name: (profile && (0,_model_fact_js__WEBPACK_IMPORTED_MODULE_4__/* .known */ .eO)(profile.name)) ?? null,
        verdict: verdict.kind,
        problem: "problem" in verdict ? problemOf(verdict.problem) : null,
        shadowedBy: verdict.kind === "shadowed" ? winnerOf(host, verdict.by) : null,
        ...(profile ? powersOf(profile, hash) : unread),
        owners: files[0] === undefined ? [] : ownersOf(files[0]),
    };
}
function winnerOf(host, { layer, files }) {
    return { host, layer: layer.name, path: files[0] ?? null };
}
const unread = {
    description: null,
    model: null,
    permissionMode: null,
    capabilities: [],
    grants: [],
    denied: [],
    hooks: [],
    servers: [],
    prompt: { source: "none", path: null, bytes: 0, sha256: null },
    native: null,
};
function powersOf(profile, hash) {
    const { description, model, permissionMode, denied, hooks, servers, prompt, native } = profile;
    return {
        description: (0,_model_fact_js__WEBPACK_IMPORTED_MODULE_4__/* .known */ .eO)(description) ?? null,
        model: (0,_model_fact_js__WEBPACK_IMPORTED_MODULE_4__/* .known */ .eO)(model) ?? null,
        permissionMode: (0,_model_fact_js__WEBPACK_IMPORTED_MODULE_4__/* .known */ .eO)(permissionMode) ?? null,
        capabilities: (0,_model_profile_js__WEBPACK_IMPORTED_MODULE_1__/* .capabilitiesOf */ .SF)(profile),
        grants: (0,_model_profile_js__WEBPACK_IMPORTED_MODULE_1__/* .grantsOf */ .Rr)(profile).map(({ tool, capability, scope }) => ({
            tool: (0,_sanitize_secrets_js__WEBPACK_IMPORTED_MODULE_3__/* .withoutSecrets */ .c)(tool, hash),
            capability,
            scope: (0,_sanitize_secrets_js__WEBPACK_IMPORTED_MODULE_3__/* .withoutSecrets */ .c)(scope, hash),
        })),
        denied: (0,_sanitize_secrets_js__WEBPACK_IMPORTED_MODULE_3__/* .withoutSecrets */ .c)(denied, hash),
        hooks: extras(hooks, hash),
        servers: extras(servers, hash),
        prompt: {
            source: prompt.source,
            path: prompt.path,
            bytes: new TextEncoder().encode(prompt.text).length,
            sha256: hash(prompt.text),
        },
        native: native === undefined ? null : (0,_sanitize_secrets_js__WEBPACK_IMPORTED_MODULE_3__/* .withoutSecrets */ .c)(native, hash),
    };
}
function extras(items, hash) {
    return items.map(({ name, kind, value }) => ({ name, kind, value: (0,_sanitize_secrets_js__WEBPACK_IMPORTED_MODULE_3__/* .withoutSecrets */ .c)(value, hash) }));
}
function problemOf(problem) {
    if (!problem)
        return null;
    const { message, at } = problem;
    return { message, path: at.source.path, ...(0,_repo_text_js__WEBPACK_IMPORTED_MODULE_2__/* .positionAt */ .t$)(at.source, at.span.start) };
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