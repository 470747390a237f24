"use strict";
exports.id = 8354;
exports.ids = [8354];
exports.modules = {

/***/ 8354:
/***/ (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   unownedIn: () => (/* binding */ unownedIn)
/* harmony export */ });
/* harmony import */ var _policy_model_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3861);

const maxOwners = 20;
const ghost = "ghost";
async function unownedIn(before, after, accountOf) {
    const known = new Set(entriesIn(before).map(({ owner }) => nameOf(owner)));
    const fresh = new Map(entriesIn(after)
        .filter(({ owner, at }) => !(0,_policy_model_js__WEBPACK_IMPORTED_MODULE_0__/* .isForeign */ .jq)(at) && !known.has(nameOf(owner)))
        .map((entry) => [`${entry.ownerAt.source.path} ${entry.ownerAt.span.start}`, entry]));
    const owners = [...new Set([...fresh.values()].map(({ owner }) => nameOf(owner)))].slice(0, maxOwners);
    const faults = new Map(await Promise.all(owners.map(async (owner) => [owner, await faultOf(owner, accountOf)])));
    return [...fresh.values()].flatMap(({ owner, ownerAt }) => {
        const message = faults.get(nameOf(owner));
        return message === undefined ? [] : [{ topic: "unowned", message, at: ownerAt, identity: nameOf(owner) }];
    });
}
function entriesIn({ policies }) {
    return policies.flatMap(({ grants, waivers }) => [...grants, ...waivers]);
}
function nameOf(owner) {
    return owner.replace(/^@/, "").toLowerCase();
}
async function faultOf(owner, accountOf) {
    const [login = "", team] = owner.split("/");
    if (login === ghost)
        return `the owner \`${ghost}\` is GitHub's placeholder for deleted accounts; name a person or team`;
    const account = await accountOf(login);
    if (account === "nobody")
        return `no owner found: GitHub has no account \`${login}\``;
    if (account === "organisation" && team === undefined)
        return `the owner \`${login}\` is an organisation; name a person or one of its teams`;
    return account === "person" && team !== undefined
        ? `no owner found: \`${login}\` is not an organisation, so it has no team \`${team}\``
        : undefined;
}


/***/ })

};
;