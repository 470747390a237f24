"use strict";
exports.id = 9386;
exports.ids = [9386];
exports.modules = {

/***/ 79386:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  namedCommit: () => (/* binding */ namedCommit)
});

// EXTERNAL MODULE: ./build/bundle/src/repo/tree.js
var tree = __webpack_require__(72456);
;// CONCATENATED MODULE: ./build/bundle/src/platform/git/commits/unknown-revision.js

async function unknownRevision(revision, { isUnborn, isShallow }) {
    if (/^(?:HEAD|@)(?![\w/.-])/.test(revision) && (await isUnborn()))
        return new tree/* UserError */.yo(`this repository has no commits yet; make one before you use \`${revision}\``);
    return new tree/* UserError */.yo(isShallow()
        ? `git does not know the commit \`${revision}\`, and this clone is shallow; run \`git fetch --unshallow\`, or name another`
        : `git does not know the commit \`${revision}\`; fetch it first or name another`);
}

;// CONCATENATED MODULE: ./build/bundle/src/platform/git/commits/named-commit.js


const folders = ["refs/", "refs/tags/", "refs/heads/", "refs/remotes/"];
async function namedCommit(revision, repository) {
    const [commit, refs] = await Promise.all([repository.resolve(revision), refsOf(nameIn(revision), repository)]);
    const [first, ...others] = refs;
    const isOne = others.every(([, { id }]) => id === first?.[1].id);
    if (first && (!isOne || isShortId(revision)))
        throw new tree/* UserError */.yo(`\`${revision}\` may mean ${[...refs.map(([ref]) => `\`${ref}\``), ...(isOne ? ["a commit by the start of its id"] : [])].join(" or ")}; write in full which one you mean`);
    if (!commit)
        throw await unknownRevision(revision, repository);
    return commit;
}
function nameIn(revision) {
    const [name = ""] = /^[^~^:@\s]*(?:@(?!\{|$)[^~^:@\s]*)*/.exec(revision) ?? [];
    return /^(?:HEAD|@|refs\/.*|[0-9a-f]{40}|[0-9a-f]{64})$/s.test(name) ? "" : name;
}
async function refsOf(name, { resolve }) {
    if (name === "")
        return [];
    const found = await Promise.all(folders.map(async (folder) => [folder + name, await resolve(folder + name)]));
    return found.flatMap(([ref, commit]) => (commit ? [[ref, commit]] : []));
}
function isShortId(revision) {
    return /^(?=.*\d)(?=.*[a-f])[0-9a-f]{7,39}$/.test(revision);
}


/***/ })

};
;