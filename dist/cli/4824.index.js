"use strict";
exports.id = 4824;
exports.ids = [4824];
exports.modules = {

/***/ 54824:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   baseOf: () => (/* binding */ baseOf)
/* harmony export */ });
async function baseOf({ head, base, baseRef, ran }, resolve, isAncestor) {
    const merge = (ran === undefined ? undefined : await resolve(ran)) ?? (await resolve("HEAD"));
    const [first, second] = merge?.parents.length === 2 ? merge.parents : [];
    const answer = async (id, from) => ({
        id,
        from,
        held: (await resolve(id)) !== undefined,
    });
    if (first === undefined || second !== head)
        return answer(base, "event");
    if (first === base || merge?.id === ran)
        return answer(first, "parent");
    const tip = await resolve(`refs/remotes/origin/${baseRef}`);
    if (tip && (await resolve(first)) && (await isAncestor(first, tip.id)))
        return answer(first, "parent");
    return answer(base, "event");
}


/***/ })

};
;