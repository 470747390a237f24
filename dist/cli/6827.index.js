"use strict";
exports.id = 6827;
exports.ids = [6827];
exports.modules = {

/***/ 16827:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   changesBesideSettings: () => (/* binding */ changesBesideSettings)
/* harmony export */ });
/* harmony import */ var _effects_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(84909);

function changesBesideSettings(changes, settings) {
    if (settings.length === 0)
        return changes;
    return changes.filter((change) => !isOfSettings(change, settings));
}
function isOfSettings(change, settings) {
    const { kind, before, after, widenings, differences, fields, granted } = change;
    if (kind !== "changed" || granted !== undefined || !before || !after || !hasSameText(change))
        return false;
    if (!fields.every((field) => differences.some((difference) => difference.field === field)))
        return false;
    const own = settings.filter(({ host, subjects }) => host === after.host && subjects.includes(after));
    const within = (paths) => {
        const files = new Set([...paths, ...after.item.files]);
        return ({ at }) => files.has(at.source.path);
    };
    const looser = own.filter(_effects_js__WEBPACK_IMPORTED_MODULE_0__/* .isLooser */ .NM).map(({ path }) => path);
    return (valuesOf(change).every(within(own.map(({ path }) => path))) &&
        (widenings.length === 0 || looser.length > 0) &&
        widenings.every((widening) => within(looser)(widening) && widening.chain.length === 0));
}
function valuesOf({ differences, gained, lost }) {
    const others = differences.filter(({ field }) => field !== "tools" || gained.length + lost.length === 0);
    return [...gained, ...lost, ...others];
}
function hasSameText({ before, after }) {
    const [was, is] = [before?.item.profile, after?.item.profile];
    return was !== undefined && is !== undefined && was.name.at.source.text === is.name.at.source.text;
}


/***/ })

};
;