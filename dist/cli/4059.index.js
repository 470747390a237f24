"use strict";
exports.id = 4059;
exports.ids = [4059];
exports.modules = {

/***/ 24059:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   defaultBranchIn: () => (/* binding */ defaultBranchIn),
/* harmony export */   defaultBranchOf: () => (/* binding */ defaultBranchOf)
/* harmony export */ });
/* harmony import */ var _command_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(21156);

const originHead = "refs/remotes/origin/HEAD";
const usual = ["main", "master", "trunk", "develop"];
const folders = ["refs/remotes/origin/", "refs/heads/"];
async function firstOf(names, find) {
    const named = await find(originHead);
    if (named !== undefined)
        return named;
    const refs = (await names()).flatMap((name) => folders.map((folder) => folder + name));
    return (await Promise.all(refs.map(find))).find((found) => found !== undefined);
}
async function namesFor(git) {
    const configured = (await answerOf(git, "config", "--get", "init.defaultBranch"))[0];
    return [...(configured !== undefined && isPlain(configured) ? [configured] : []), ...usual];
}
async function defaultBranchIn(git, resolve) {
    return firstOf(() => namesFor(git), resolve);
}
async function defaultBranchOf(location, directory, environment) {
    const git = (0,_command_js__WEBPACK_IMPORTED_MODULE_0__/* .gitAt */ .c8)(location?.top ?? directory, environment);
    const names = await namesFor(git);
    const preferred = names[0] ?? "main";
    if (!location)
        return { name: preferred, isKnown: true };
    const [found, heads, [current = ""]] = await Promise.all([
        refs(git, originHead, ...names.flatMap((name) => folders.map((folder) => folder + name))),
        refs(git, "--count=3", ...folders),
        answerOf(git, "symbolic-ref", "--quiet", "HEAD"),
    ]);
    const existing = await firstOf(async () => names, async (ref) => branchIn(ref === originHead ? found.get(ref) : found.has(ref) ? ref : undefined));
    const checkedOut = branchIn(current);
    const isUnborn = checkedOut !== undefined && !(await refs(git, current)).has(current);
    const some = [...heads.keys()].map(branchIn).find((name) => name !== undefined && name !== "HEAD");
    const name = existing ?? (isUnborn && heads.size > 0 ? some : checkedOut) ?? some;
    return { name: name ?? preferred, isKnown: name !== undefined };
}
async function refs(git, ...words) {
    const lines = await answerOf(git, "for-each-ref", "--format=%(refname) %(symref)", ...words);
    return new Map(lines.map((line) => [line.split(" ")[0] ?? "", line.split(" ")[1] ?? ""]));
}
function branchIn(ref) {
    return /^refs\/(?:heads|remotes\/origin)\/(.+)$/s.exec(ref ?? "")?.[1];
}
function isPlain(name) {
    return /^(?!.*@\{)[^\s*?[\]\\^~:]{1,200}$/.test(name);
}
async function answerOf(git, ...words) {
    const { output } = await (0,_command_js__WEBPACK_IMPORTED_MODULE_0__/* .runGit */ .EO)(git, words, { answers: [0, 1] });
    return output
        .toString()
        .split("\n")
        .filter((line) => line !== "");
}


/***/ })

};
;