"use strict";
exports.id = 3594;
exports.ids = [3594];
exports.modules = {

/***/ 3594:
/***/ (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   T: () => (/* binding */ isPinned),
/* harmony export */   referenceOf: () => (/* binding */ referenceOf),
/* harmony export */   referenceText: () => (/* binding */ referenceText)
/* harmony export */ });
/* harmony import */ var _repo_spelling_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6782);
/* harmony import */ var _model_rule_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8301);


function referenceOf(text) {
    if (text.startsWith("preset:"))
        return presetReference(text);
    const remote = remotePattern.exec(text);
    if (remote) {
        const [, owner = "", repository = "", path = "", ref = "", sha256] = remote;
        if (isOutside(path) || /^\.{1,2}$/.test(repository) || isImpossibleRef(ref))
            return `\`${text}\` names a repository, a path or a ref that there cannot be`;
        return { kind: "remote", owner, repository, path: tidy(path), ref, sha256: sha256?.toLowerCase() };
    }
    if (/^[^#]+@[^#]+#/.test(text))
        return `\`${text}\` pins no content: a digest reads \`#sha256:\` and 64 hexadecimal digits`;
    if (/\/\/|[@#]/.test(text))
        return `\`${text}\` is no reference; one to another repository reads \`owner/repo//path@ref\`, with \`#sha256:…\` to pin its content`;
    if (isOutside(text))
        return `\`${text}\` is no file of this repository`;
    return { kind: "file", path: tidy(text) };
}
function presetReference(text) {
    const preset = _model_rule_js__WEBPACK_IMPORTED_MODULE_0__/* .presets */ .v4.find((name) => `preset:${name}` === text);
    if (preset)
        return { kind: "preset", preset };
    const names = _model_rule_js__WEBPACK_IMPORTED_MODULE_0__/* .presets */ .v4.map((name) => `preset:${name}`);
    return `there is no \`${text}\`${(0,_repo_spelling_js__WEBPACK_IMPORTED_MODULE_1__/* .suggestion */ .h)(text, names)}`;
}
const remotePattern = /^([A-Za-z0-9][\w.-]{0,99})\/([\w.-]{1,100})\/\/([^@#]{1,400})@([^@#\s]{1,250})(?:#sha256:([0-9a-fA-F]{64}))?$/;
function isImpossibleRef(ref) {
    return /^-|\.\.|[\s~^:?*[\\]/.test(ref);
}
function isPinned({ ref, sha256 }) {
    return sha256 !== undefined || /^[0-9a-f]{40,64}$/.test(ref);
}
function referenceText(reference) {
    switch (reference.kind) {
        case "preset":
            return `preset:${reference.preset}`;
        case "file":
            return reference.path;
        case "remote":
            return `${reference.owner}/${reference.repository}//${reference.path}@${reference.ref}`;
    }
}
function isOutside(path) {
    return path === "" || path.startsWith("/") || /^[A-Za-z]:|[\\\0]/.test(path) || path.split("/").includes("..");
}
function tidy(path) {
    return path
        .split("/")
        .filter((part) => part !== "" && part !== ".")
        .join("/");
}


/***/ })

};
;