"use strict";
exports.id = 8494;
exports.ids = [8494];
exports.modules = {

/***/ 48494:
/***/ (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   fetchCommit: () => (/* binding */ fetchCommit),
/* harmony export */   fetchObjects: () => (/* binding */ fetchObjects),
/* harmony export */   tipOf: () => (/* binding */ tipOf)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(node_fs__WEBPACK_IMPORTED_MODULE_0__);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1___default = /*#__PURE__*/__webpack_require__.n(node_path__WEBPACK_IMPORTED_MODULE_1__);
/* harmony import */ var _command_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(41535);



const milliseconds = 300_000;
const idsPerFetch = 500;
const flags = [
    "--quiet",
    "--no-tags",
    "--no-recurse-submodules",
    "--no-write-fetch-head",
    "--no-auto-maintenance",
    "--upload-pack=git-upload-pack",
];
const filter = { "remote.origin.promisor": "true", "remote.origin.partialclonefilter": "blob:none" };
async function fetchCommit(git, shared, id, token) {
    const depth = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(shared, "shallow")) ? ["--depth=1"] : [];
    await withToken(token, filter, (environment) => (0,_command_js__WEBPACK_IMPORTED_MODULE_2__/* .run */ .eF)(git, ["fetch", ...flags, ...depth, "origin", checked(id)], { environment, milliseconds }));
}
async function fetchObjects(git, ids, token) {
    for (let at = 0; at < ids.length; at += idsPerFetch) {
        const checkedIds = ids.slice(at, at + idsPerFetch).map(checked);
        await withToken(token, { ...filter, "fetch.negotiationAlgorithm": "noop" }, (environment) => (0,_command_js__WEBPACK_IMPORTED_MODULE_2__/* .run */ .eF)(git, ["fetch", ...flags, "origin", ...checkedIds], { environment, milliseconds }));
    }
}
async function tipOf(git, branch, token) {
    const ref = `refs/heads/${branch}`;
    const { output } = await withToken(token, {}, (environment) => (0,_command_js__WEBPACK_IMPORTED_MODULE_2__/* .run */ .eF)(git, ["ls-remote", "--quiet", "--upload-pack=git-upload-pack", "origin", ref], { environment, milliseconds }));
    const line = output
        .toString()
        .split("\n")
        .find((entry) => entry.endsWith(`\t${ref}`));
    const [id] = line?.split("\t") ?? [];
    return id !== undefined && /^[0-9a-f]{40,64}$/.test(id) ? id : undefined;
}
function checked(id) {
    if (!/^[0-9a-f]{40,64}$/.test(id))
        throw new Error(`${id} is not the id of an object`);
    return id;
}
async function withToken(token, settings, ask) {
    const allowed = { GIT_ALLOW_PROTOCOL: "file:git:http:https:ssh", GIT_NO_LAZY_FETCH: "0" };
    try {
        return await ask({ ...allowed, ...configured(settings) });
    }
    catch (error) {
        if (!token)
            throw error;
        return ask({ ...allowed, ...configured({ ...settings, ...headerFor(token) }) });
    }
}
function headerFor({ server, token }) {
    const basic = Buffer.from(`x-access-token:${token}`).toString("base64");
    return { [`http.${server.replace(/\/*$/, "")}/.extraheader`]: `authorization: basic ${basic}` };
}
function configured(settings) {
    const numbered = Object.entries(settings).flatMap(([key, value], at) => [
        [`GIT_CONFIG_KEY_${at}`, key],
        [`GIT_CONFIG_VALUE_${at}`, value],
    ]);
    return { GIT_CONFIG_COUNT: String(Object.keys(settings).length), ...Object.fromEntries(numbered) };
}


/***/ })

};
;