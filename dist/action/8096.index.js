"use strict";
exports.id = 8096;
exports.ids = [8096];
exports.modules = {

/***/ 8096:
/***/ (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   fingerprintOf: () => (/* binding */ fingerprintOf)
/* harmony export */ });
/* harmony import */ var _repo_path_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6311);

const entries = ["index.js", "index.mjs", "index.cjs", "index.ts", "__main__.py", "package.json"];
async function fingerprintOf({ files: [file = ""], profile }, repo) {
    if (!profile)
        return "";
    const { prompt, paths, hooks, servers } = profile;
    const named = paths.flatMap(({ reach }) => reach.kind === "inside" ? [reach.path] : reach.kind === "outside" ? [reach.target] : []);
    const commands = [...hooks, ...servers].map(({ kind, value }) => ({ kind, value }));
    const started = commands
        .filter(({ kind }) => kind === "command")
        .flatMap(({ value }) => filesIn(value, (0,_repo_path_js__WEBPACK_IMPORTED_MODULE_0__/* .directoryOf */ .jt)(file), repo));
    const files = [...new Set([...(prompt.path === null ? [] : [prompt.path]), ...named, ...started])].sort();
    const contents = await Promise.all(files.map(async (path) => [path, await contentOf(path, repo)]));
    return JSON.stringify([prompt.text, commands, contents.filter(([, content]) => content !== undefined)]);
}
async function contentOf(path, repo) {
    const identity = await repo.identityOf(path);
    if (identity !== undefined)
        return identity;
    const content = await repo.read(path);
    return content.kind === "text" ? content.source.text : undefined;
}
function filesIn(command, directory, repo) {
    const bases = ["", ...directory.split("/").map((_, i, parts) => parts.slice(0, i + 1).join("/"))];
    const words = command.split(/[\s"'`;|&()<>=,]+/).map((word) => word
        .replace(/^(?:\$\w+|\$\{\w+\}|%\w+%)/, "")
        .replaceAll("\\", "/")
        .replace(/^\/+/, ""));
    return words.flatMap((word) => {
        if (/^[./]*$/.test(word))
            return [];
        return bases.flatMap((base) => {
            const path = (0,_repo_path_js__WEBPACK_IMPORTED_MODULE_0__/* .plain */ .pj)((0,_repo_path_js__WEBPACK_IMPORTED_MODULE_0__/* .join */ .fj)(base, word));
            const target = path === undefined ? undefined : repo.resolve(path);
            if (target?.kind === "file")
                return [target.path];
            return target?.kind === "directory"
                ? entries.map((name) => (0,_repo_path_js__WEBPACK_IMPORTED_MODULE_0__/* .join */ .fj)(target.path, name)).filter((inside) => repo.resolve(inside).kind === "file")
                : [];
        });
    });
}


/***/ })

};
;