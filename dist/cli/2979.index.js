"use strict";
exports.id = 2979;
exports.ids = [2979];
exports.modules = {

/***/ 62979:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   fetchCommit: () => (/* binding */ fetchCommit),
/* harmony export */   fetchInto: () => (/* binding */ fetchInto),
/* harmony export */   fetchObjects: () => (/* binding */ fetchObjects),
/* harmony export */   tipOf: () => (/* binding */ tipOf)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(node_fs__WEBPACK_IMPORTED_MODULE_0__);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1___default = /*#__PURE__*/__webpack_require__.n(node_path__WEBPACK_IMPORTED_MODULE_1__);
/* harmony import */ var _command_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(21156);



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
    await withToken(token, filter, (environment) => (0,_command_js__WEBPACK_IMPORTED_MODULE_2__/* .runGit */ .EO)(git, ["fetch", ...flags, ...depth, "origin", requireId(id)], { environment, milliseconds }));
}
async function fetchInto(git, ids, token) {
    const environment = configEnvironment({
        ...filter,
        "fetch.negotiationAlgorithm": "noop",
        ...(token ? headerFor(token) : {}),
    });
    await (0,_command_js__WEBPACK_IMPORTED_MODULE_2__/* .runGit */ .EO)(git, ["fetch", ...flags, "--depth=1", "origin", ...ids.map(requireId)], {
        environment: { ...allowed, ...environment },
        milliseconds,
    });
}
async function fetchObjects(git, ids, token) {
    for (let at = 0; at < ids.length; at += idsPerFetch) {
        const checkedIds = ids.slice(at, at + idsPerFetch).map(requireId);
        await withToken(token, { ...filter, "fetch.negotiationAlgorithm": "noop" }, (environment) => (0,_command_js__WEBPACK_IMPORTED_MODULE_2__/* .runGit */ .EO)(git, ["fetch", ...flags, "origin", ...checkedIds], { environment, milliseconds }));
    }
}
async function tipOf(git, branch, token) {
    const ref = `refs/heads/${branch}`;
    const { output } = await withToken(token, {}, (environment) => (0,_command_js__WEBPACK_IMPORTED_MODULE_2__/* .runGit */ .EO)(git, ["ls-remote", "--quiet", "--upload-pack=git-upload-pack", "origin", ref], {
        environment,
        milliseconds,
    }));
    const line = output
        .toString()
        .split("\n")
        .find((entry) => entry.endsWith(`\t${ref}`));
    const [id] = line?.split("\t") ?? [];
    return id !== undefined && /^[0-9a-f]{40,64}$/.test(id) ? id : undefined;
}
function requireId(id) {
    if (!/^[0-9a-f]{40,64}$/.test(id))
        throw new Error(`${id} is not the id of an object`);
    return id;
}
const allowed = { GIT_ALLOW_PROTOCOL: "file:git:http:https:ssh", GIT_NO_LAZY_FETCH: "0" };
async function withToken(token, settings, ask) {
    try {
        return await ask({ ...allowed, ...configEnvironment(settings) });
    }
    catch (error) {
        if (!token)
            throw error;
        return ask({ ...allowed, ...configEnvironment({ ...settings, ...headerFor(token) }) });
    }
}
function headerFor({ server, token }) {
    const basic = Buffer.from(`x-access-token:${token}`).toString("base64");
    return { [`http.${server.replace(/\/*$/, "")}/.extraheader`]: `authorization: basic ${basic}` };
}
function configEnvironment(settings) {
    const numbered = Object.entries(settings).flatMap(([key, value], at) => [
        [`GIT_CONFIG_KEY_${at}`, key],
        [`GIT_CONFIG_VALUE_${at}`, value],
    ]);
    return { GIT_CONFIG_COUNT: String(Object.keys(settings).length), ...Object.fromEntries(numbered) };
}


/***/ })

};
;