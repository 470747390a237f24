"use strict";
exports.id = 3388;
exports.ids = [3388];
exports.modules = {

/***/ 83388:
/***/ (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   stageEdits: () => (/* binding */ stageEdits)
/* harmony export */ });
/* harmony import */ var _repo_tree_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(72456);
/* harmony import */ var _hash_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(81957);
/* harmony import */ var _command_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(41535);
/* harmony import */ var _records_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(86136);




async function stageEdits(git, prefix, file, edits) {
    if (file !== undefined && /[\\/]next-index[^\\/]*$/.test(file))
        throw new _repo_tree_js__WEBPACK_IMPORTED_MODULE_0__/* .UserError */ .yo("`git commit` with paths has an index of its own, which nothing may change; stage the files and commit without paths");
    const environment = file === undefined ? {} : { GIT_INDEX_FILE: file };
    const { output } = await (0,_command_js__WEBPACK_IMPORTED_MODULE_1__/* .run */ .eF)(git, ["ls-files", "--stage", "-z"], { environment });
    const entries = new Map([...(0,_records_js__WEBPACK_IMPORTED_MODULE_2__/* .recordsOf */ .M)(output)].map((record) => {
        const [facts, path] = (0,_records_js__WEBPACK_IMPORTED_MODULE_2__/* .cut */ .J)(record);
        return [path, facts.split(" ")];
    }));
    const lines = [];
    for (const { path, before, after } of edits) {
        const full = prefix === "" ? path : `${prefix}/${path}`;
        const [mode = "", id = "", stage] = entries.get(full) ?? [];
        if (stage !== "0" || (0,_hash_js__WEBPACK_IMPORTED_MODULE_3__.blobId)(Buffer.from(before), id.length > 40 ? "sha256" : "sha1") !== id)
            throw new _repo_tree_js__WEBPACK_IMPORTED_MODULE_0__/* .UserError */ .yo(`\`${path}\` is stored in the index in another form than a checkout writes it, or it changed; fix the working tree and stage it`);
        lines.push(`${mode} ${await written(git, Buffer.from(after))} 0\t${full}\0`);
    }
    await fed(git, ["update-index", "-z", "--index-info"], Buffer.from(lines.join("")), environment);
}
async function written(git, content) {
    const id = (await fed(git, ["hash-object", "-w", "--no-filters", "--stdin"], content, {})).toString().trim();
    if (!/^[0-9a-f]{40,64}$/.test(id))
        throw new _repo_tree_js__WEBPACK_IMPORTED_MODULE_0__/* .RunFailure */ .ae("git hash-object gave no id");
    return id;
}
function fed(git, command, input, more) {
    return new Promise((resolve, reject) => {
        const child = (0,_command_js__WEBPACK_IMPORTED_MODULE_1__/* .start */ .ni)(git, command, { more, input: true });
        const output = [];
        const errorOutput = (0,_command_js__WEBPACK_IMPORTED_MODULE_1__/* .errorOutputOf */ .$P)(child);
        child.stdout?.on("data", (chunk) => output.push(chunk));
        child.on("error", (error) => reject(new _repo_tree_js__WEBPACK_IMPORTED_MODULE_0__/* .RunFailure */ .ae(`git could not be started: ${error.message}`)));
        child.on("close", (status, signal) => status === 0
            ? resolve(Buffer.concat(output))
            : reject((0,_command_js__WEBPACK_IMPORTED_MODULE_1__/* .failureOf */ .g5)(command[0] ?? "", status, signal, errorOutput())));
        child.stdin?.on("error", () => undefined);
        child.stdin?.end(input);
    });
}


/***/ })

};
;