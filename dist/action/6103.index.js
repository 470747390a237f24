"use strict";
exports.id = 6103;
exports.ids = [6103];
exports.modules = {

/***/ 207:
/***/ (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   o: () => (/* binding */ codeownersPaths),
/* harmony export */   q: () => (/* binding */ ownersIn)
/* harmony export */ });
/* harmony import */ var _wildmatch_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9418);

const codeownersPaths = [".github/CODEOWNERS", "CODEOWNERS", "docs/CODEOWNERS"];
function ownersIn(text) {
    const lines = text.replace(/^\ufeff/, "").split("\n").flatMap((line) => {
        const [pattern, ...owners] = wordsOf(line);
        return pattern === undefined || /^[#!]|\[/.test(pattern) ? [] : [{ matches: matcherOf(pattern), owners }];
    });
    return (path) => lines.findLast(({ matches }) => matches(path))?.owners ?? [];
}
function wordsOf(line) {
    const words = line.match(/(?:\\.|[^\s\\])+/g) ?? [];
    const comment = words.findIndex((word) => word.startsWith("#"));
    return comment < 0 ? words : words.slice(0, comment);
}
function matcherOf(pattern) {
    const isDirectory = pattern.endsWith("/");
    const body = pattern.replace(/^\//, "").replace(/\/$/, "");
    const isAnchored = pattern.replace(/\/$/, "").includes("/");
    const way = isAnchored ? body : `**/${body}`;
    const last = body.slice(body.lastIndexOf("/") + 1);
    const ways = [...(isDirectory ? [] : [way]), ...(isDirectory || !last.includes("*") ? [`${way}/**`] : [])].map(_wildmatch_js__WEBPACK_IMPORTED_MODULE_0__/* .wildmatch */ .c);
    return (path) => ways.some((matches) => matches(path, false));
}


/***/ }),

/***/ 6103:
/***/ (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   reviewOf: () => (/* binding */ reviewOf)
/* harmony export */ });
/* harmony import */ var _attributes_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8398);
/* harmony import */ var _owners_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(207);
/* harmony import */ var _path_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(976);



async function reviewOf(changes, head, base, decisions) {
    const paths = [...new Set(changes.flatMap(({ before, after }) => [before?.item.files[0], after?.item.files[0]].filter((path) => path !== undefined)))];
    const [ownersOf, ...sides] = await Promise.all([ownersFrom(base), attributesAbove(paths, head), attributesAbove(paths, base)]);
    const owned = paths.map((path) => [path, ownersOf(path)]);
    const subjects = changes.flatMap(({ after }) => (after ? [after] : []));
    return {
        folded: new Set(paths.filter((path) => sides.some((attributes) => (0,_attributes_js__WEBPACK_IMPORTED_MODULE_0__/* .isFoldedBy */ .eL)(attributes, path)))),
        owners: new Map(owned.filter(([, owners]) => owners.length > 0)),
        allowances: new Map(subjects.map((subject) => [subject, decisions.allowance(subject.host, subject.item)])),
        approvals: decisions.standings.flatMap(({ approvals }) => approvals.widening ?? []),
    };
}
async function ownersFrom(base) {
    for (const path of _owners_js__WEBPACK_IMPORTED_MODULE_1__/* .codeownersPaths */ .o) {
        const content = await base.read(path);
        if (content.kind !== "absent")
            return (0,_owners_js__WEBPACK_IMPORTED_MODULE_1__/* .ownersIn */ .q)(content.kind === "text" ? content.source.text : "");
    }
    return () => [];
}
async function attributesAbove(paths, survey) {
    const directories = new Set([""]);
    for (const path of paths)
        for (let directory = (0,_path_js__WEBPACK_IMPORTED_MODULE_2__/* .directoryOf */ .jt)(path); !directories.has(directory); directory = (0,_path_js__WEBPACK_IMPORTED_MODULE_2__/* .directoryOf */ .jt)(directory))
            directories.add(directory);
    const found = [...directories].map(async (directory) => {
        const content = await survey.read((0,_path_js__WEBPACK_IMPORTED_MODULE_2__/* .join */ .fj)(directory, ".gitattributes"));
        return content.kind === "text" ? [(0,_attributes_js__WEBPACK_IMPORTED_MODULE_0__/* .parseAttributes */ .vB)(directory, content.source.text)] : [];
    });
    return (await Promise.all(found)).flat();
}


/***/ })

};
;