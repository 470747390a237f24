"use strict";
exports.id = 5760;
exports.ids = [5760];
exports.modules = {

/***/ 65760:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   differencesOf: () => (/* binding */ differencesOf),
/* harmony export */   differingFiles: () => (/* binding */ differingFiles)
/* harmony export */ });
const known = new WeakMap();
function differingFiles(before, after) {
    return differencesOf(before, after).paths;
}
function differencesOf(before, after) {
    const others = known.get(before) ?? new WeakMap();
    known.set(before, others);
    let found = others.get(after);
    if (!found)
        others.set(after, (found = differencesBetween(before, after)));
    return found;
}
function differencesBetween(before, after) {
    const old = new Map(before.map((file) => [file.path, file]));
    const now = new Set(after.map(({ path }) => path));
    const [wasCut, isCut] = [before, after].map((files) => files.some(({ isOfCut }) => isOfCut));
    const reasons = [];
    const found = [
        ...after.flatMap((file) => {
            const was = old.get(file.path);
            if (was === undefined || was.identity !== file.identity)
                return was === undefined && wasCut ? [] : [file.path];
            const reason = reasonOf(was, file);
            if (!reason)
                return [];
            reasons.push(reason);
            return [file.path, ...reason.by];
        }),
        ...before.flatMap(({ path }) => (now.has(path) || isCut ? [] : [path])),
    ];
    return { paths: [...new Set(found)], reasons };
}
function reasonOf(before, { path, checkout, isExecutable }) {
    if (before.checkout?.how !== checkout?.how)
        return checkoutReason(path, before.checkout, checkout);
    if (before.isExecutable === undefined || isExecutable === undefined || before.isExecutable === isExecutable)
        return undefined;
    return { path, because: isExecutable ? "executable now" : "no longer executable, so it cannot start", by: [] };
}
function checkoutReason(path, before, after) {
    const effect = after ?? before;
    if (!effect)
        return undefined;
    const lines = effect.by
        .map(({ path: file, line }) => `\`${file}${line === undefined ? "" : `:${line}`}\``)
        .join(" and ");
    const by = lines === "" ? "" : after ? ` by ${lines}` : `, as ${lines} of the base said`;
    return {
        path,
        because: `${after ? "now" : "no longer"} checked out with \`${effect.how}\`${by}`,
        by: effect.by.map((one) => one.path),
    };
}


/***/ })

};
;