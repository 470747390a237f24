"use strict";
exports.id = 4102;
exports.ids = [4102];
exports.modules = {

/***/ 64907:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   CO: () => (/* binding */ indexEnvironment),
/* harmony export */   Cv: () => (/* binding */ listStages),
/* harmony export */   Pb: () => (/* binding */ stageRecordOf)
/* harmony export */ });
/* harmony import */ var _command_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(21156);

async function listStages(git, file) {
    return (await (0,_command_js__WEBPACK_IMPORTED_MODULE_0__/* .runGit */ .EO)(git, ["ls-files", "--stage", "-z"], { environment: indexEnvironment(file) })).output;
}
function stageRecordOf(text) {
    const tab = text.indexOf("\t");
    const [mode = "", id = "", stage] = text.slice(0, tab).split(" ");
    return { mode, id, path: text.slice(tab + 1), isMerged: stage === "0" };
}
function indexEnvironment(file) {
    return file === undefined ? {} : { GIT_INDEX_FILE: file };
}


/***/ }),

/***/ 84102:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   stageEdits: () => (/* binding */ stageEdits)
/* harmony export */ });
/* harmony import */ var _repo_tree_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(72456);
/* harmony import */ var _hash_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(81957);
/* harmony import */ var _command_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(21156);
/* harmony import */ var _records_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(86136);
/* harmony import */ var _records_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(64907);





async function stageEdits(git, prefix, file, edits) {
    if (file !== undefined && /[\\/]next-index[^\\/]*$/.test(file))
        throw new _repo_tree_js__WEBPACK_IMPORTED_MODULE_0__/* .UserError */ .yo("`git commit` with paths has an index of its own, which nothing may change; stage the files and commit without paths");
    const entries = new Map([...(0,_records_js__WEBPACK_IMPORTED_MODULE_3__/* .recordsOf */ .M$)(await (0,_records_js__WEBPACK_IMPORTED_MODULE_4__/* .listStages */ .Cv)(git, file))].map(({ text }) => {
        const record = (0,_records_js__WEBPACK_IMPORTED_MODULE_4__/* .stageRecordOf */ .Pb)(text);
        return [record.path, record];
    }));
    const lines = [];
    for (const { path, before, after } of edits) {
        const full = prefix === "" ? path : `${prefix}/${path}`;
        const entry = entries.get(full);
        if (!entry?.isMerged || (0,_hash_js__WEBPACK_IMPORTED_MODULE_1__.blobId)(Buffer.from(before), entry.id.length > 40 ? "sha256" : "sha1") !== entry.id)
            throw new _repo_tree_js__WEBPACK_IMPORTED_MODULE_0__/* .UserError */ .yo(`\`${path}\` is stored in the index in another form than a checkout writes it, or it changed; fix the working tree and stage it`);
        lines.push(`${entry.mode} ${await writeBlob(git, Buffer.from(after))} 0\t${full}\0`);
    }
    await runWithInput(git, ["update-index", "-z", "--index-info"], Buffer.from(lines.join("")), (0,_records_js__WEBPACK_IMPORTED_MODULE_4__/* .indexEnvironment */ .CO)(file));
}
async function writeBlob(git, content) {
    const id = (await runWithInput(git, ["hash-object", "-w", "--no-filters", "--stdin"], content, {})).toString().trim();
    if (!/^[0-9a-f]{40,64}$/.test(id))
        throw new _repo_tree_js__WEBPACK_IMPORTED_MODULE_0__/* .RunFailure */ .ae("git hash-object gave no id");
    return id;
}
function runWithInput(git, command, input, more) {
    return new Promise((resolve, reject) => {
        const child = (0,_command_js__WEBPACK_IMPORTED_MODULE_2__/* .startGit */ .BE)(git, command, { more, input: true });
        const output = [];
        const errorOutput = (0,_command_js__WEBPACK_IMPORTED_MODULE_2__/* .errorOutputOf */ .$P)(child);
        child.stdout?.on("data", (chunk) => output.push(chunk));
        child.on("error", (error) => reject(new _repo_tree_js__WEBPACK_IMPORTED_MODULE_0__/* .RunFailure */ .ae(`git could not be started: ${error.message}`)));
        child.on("close", (status, signal) => status === 0
            ? resolve(Buffer.concat(output))
            : reject((0,_command_js__WEBPACK_IMPORTED_MODULE_2__/* .failureOf */ .g5)(command[0] ?? "", status, signal, errorOutput())));
        child.stdin?.on("error", () => undefined);
        child.stdin?.end(input);
    });
}


/***/ })

};
;