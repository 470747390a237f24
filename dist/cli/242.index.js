"use strict";
exports.id = 242;
exports.ids = [242];
exports.modules = {

/***/ 9242:
/***/ (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   fetchCommit: () => (/* binding */ fetchCommit),
/* harmony export */   tipOf: () => (/* binding */ tipOf)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3024);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(node_fs__WEBPACK_IMPORTED_MODULE_0__);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6760);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1___default = /*#__PURE__*/__webpack_require__.n(node_path__WEBPACK_IMPORTED_MODULE_1__);
/* harmony import */ var _command_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3307);



async function fetchCommit(git, shared, id, token) {
    if (!/^[0-9a-f]{40,64}$/.test(id))
        throw new Error(`${id} is not the id of a commit`);
    const depth = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(shared, "shallow")) ? ["--depth=1"] : [];
    const flags = ["--quiet", "--no-tags", "--no-recurse-submodules", "--no-write-fetch-head", "--no-auto-maintenance", "--no-filter", "--upload-pack=git-upload-pack"];
    await withToken(token, (environment) => (0,_command_js__WEBPACK_IMPORTED_MODULE_2__/* .run */ .eF)(git, ["fetch", ...flags, ...depth, "origin", id], { environment }));
}
async function tipOf(git, branch, token) {
    const ref = `refs/heads/${branch}`;
    const { output } = await withToken(token, (environment) => (0,_command_js__WEBPACK_IMPORTED_MODULE_2__/* .run */ .eF)(git, ["ls-remote", "--quiet", "--upload-pack=git-upload-pack", "origin", ref], { environment }));
    const line = output.toString().split("\n").find((one) => one.endsWith(`\t${ref}`));
    const [id] = line?.split("\t") ?? [];
    return id !== undefined && /^[0-9a-f]{40,64}$/.test(id) ? id : undefined;
}
async function withToken(token, ask) {
    const allowed = { GIT_ALLOW_PROTOCOL: "file:git:http:https:ssh" };
    try {
        return await ask(allowed);
    }
    catch (error) {
        if (!token)
            throw error;
        return ask({ ...allowed, ...headerFor(token) });
    }
}
function headerFor({ server, token }) {
    const basic = Buffer.from(`x-access-token:${token}`).toString("base64");
    return { GIT_CONFIG_COUNT: "1", GIT_CONFIG_KEY_0: `http.${server.replace(/\/*$/, "")}/.extraheader`, GIT_CONFIG_VALUE_0: `authorization: basic ${basic}` };
}


/***/ })

};
;