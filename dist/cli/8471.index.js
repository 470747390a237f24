"use strict";
exports.id = 8471;
exports.ids = [8471];
exports.modules = {

/***/ 38471:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   globOf: () => (/* binding */ globOf)
/* harmony export */ });
function globOf(rows, classOf) {
    const patterns = rows.map((row) => row.flatMap((segment, i) => segment !== "**" ? [segmentOf(segment, classOf)] : i === row.length - 1 ? [() => true, undefined] : [undefined]));
    return (text) => {
        const segments = text.split("/");
        return patterns.some((pattern) => matchesParts(pattern, segments));
    };
}
function segmentOf(segment, classOf) {
    const parts = [...segment.matchAll(/\\[^]|\[[!^]?\]?(?:\[:\w+:\]|[^\]])*\]|[^]/g)].map(([token]) => {
        if (token === "*")
            return undefined;
        if (token === "?")
            return () => true;
        if (token.length > 2)
            return classOf(token);
        const literal = token.at(-1);
        return (character) => character === literal;
    });
    return (text) => matchesParts(parts, text);
}
function matchesParts(pattern, items) {
    let part = 0;
    let item = 0;
    let open = -1;
    let resumed = 0;
    while (item < items.length) {
        const test = pattern[part];
        const current = items[item];
        if (part < pattern.length && test === undefined)
            [open, resumed] = [part++, item];
        else if (test && current !== undefined && test(current))
            [part, item] = [part + 1, item + 1];
        else if (open >= 0)
            [part, item] = [open + 1, ++resumed];
        else
            return false;
    }
    while (part < pattern.length && pattern[part] === undefined)
        part++;
    return part === pattern.length;
}


/***/ })

};
;