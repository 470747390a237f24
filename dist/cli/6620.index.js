"use strict";
exports.id = 6620;
exports.ids = [6620];
exports.modules = {

/***/ 26620:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   withSameManifests: () => (/* binding */ withSameManifests)
/* harmony export */ });
/* unused harmony export essenceOf */
/* harmony import */ var _repo_path_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76311);
/* harmony import */ var _repo_untyped_json_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7706);


async function withSameManifests(tree, other) {
    const otherManifests = manifestsIn(other.materials);
    const same = new Map();
    for (const [path, identity] of manifestsIn(tree.materials)) {
        const their = otherManifests.get(path);
        if (their === undefined || their === identity)
            continue;
        const [own, others] = await Promise.all([tree, other].map(({ repo }) => essenceAt(path, repo)));
        if (own !== undefined && own === others)
            same.set(path, their);
    }
    if (same.size === 0)
        return tree.materials;
    const lists = new Map();
    const renewed = (files) => {
        let list = lists.get(files);
        if (!list) {
            list = files.map((file) => file.isManifest ? { ...file, identity: same.get(file.path) ?? file.identity } : file);
            lists.set(files, list);
        }
        return list;
    };
    const { ofItems, ofSettings } = tree.materials;
    return {
        ...tree.materials,
        ofItems: new Map([...ofItems].map(([item, { started, read }]) => [item, { started: renewed(started), read }])),
        ofSettings: new Map([...ofSettings].map(([setting, files]) => [setting, renewed(files)])),
    };
}
function manifestsIn({ ofItems, ofSettings }) {
    const lists = new Set([...[...ofItems.values()].map(({ started }) => started), ...ofSettings.values()]);
    const files = [...lists].flat();
    return new Map(files.flatMap(({ path, identity, isManifest }) => (isManifest ? [[path, identity]] : [])));
}
async function essenceAt(path, repo) {
    const content = await repo.read(path);
    return content.kind === "text" ? essenceOf((0,_repo_path_js__WEBPACK_IMPORTED_MODULE_0__/* .nameOf */ .Vb)(path), content.source.text) : undefined;
}
function essenceOf(name, text) {
    switch (name) {
        case "package.json":
            return essenceOfPackage(text);
        case "package-lock.json":
        case "npm-shrinkwrap.json":
            return essenceOfPackageLock(text);
        case "pyproject.toml":
            return essenceOfProject(text);
        case "uv.lock":
            return essenceOfUvLock(text);
        default:
            return undefined;
    }
}
const describingKeys = new Set("version description author contributors maintainers keywords license homepage repository bugs funding".split(" "));
function essenceOfPackage(text) {
    if (/npm_package|package\.json/i.test(text))
        return undefined;
    return json(text, (manifest) => Object.entries(manifest).filter(([key]) => !describingKeys.has(key)));
}
function essenceOfPackageLock(text) {
    return json(text, (lock) => {
        const packages = Object.entries((0,_repo_untyped_json_js__WEBPACK_IMPORTED_MODULE_1__/* .fieldsOf */ .Pf)(lock["packages"])).map(([path, entry]) => {
            const isOwn = !/(?:^|\/)node_modules\//.test(path) && (0,_repo_untyped_json_js__WEBPACK_IMPORTED_MODULE_1__/* .fieldsOf */ .Pf)(entry)["resolved"] === undefined;
            return [path, isOwn ? { ...(0,_repo_untyped_json_js__WEBPACK_IMPORTED_MODULE_1__/* .fieldsOf */ .Pf)(entry), version: null } : entry];
        });
        return { ...lock, version: null, packages };
    });
}
function json(text, part) {
    const value = (0,_repo_untyped_json_js__WEBPACK_IMPORTED_MODULE_1__/* .parsedJsonFile */ .Ur)(text);
    return typeof value === "object" && value !== null && !Array.isArray(value)
        ? JSON.stringify(part((0,_repo_untyped_json_js__WEBPACK_IMPORTED_MODULE_1__/* .fieldsOf */ .Pf)(value)))
        : undefined;
}
const comment = /^[ \t]*(?:#.*)?\n/gm;
const descriptive = /^(?:version|description) *= *(?:"[^"\\\n]*"|'[^'\n]*') *$\n?/gm;
const descriptiveLists = /^(?:authors|maintainers|classifiers|keywords) *= *\[[^[\]]*\] *$\n?/gm;
function essenceOfProject(text) {
    if (/"""|'''/.test(text))
        return undefined;
    return tablesOf(text.replace(comment, ""))
        .map((table) => /^\[(?:project|tool\.poetry)\] *\n/.test(table)
        ? table.replace(descriptive, "").replace(descriptiveLists, "")
        : table)
        .join("");
}
function essenceOfUvLock(text) {
    if (/"""|'''/.test(text))
        return undefined;
    return tablesOf(text)
        .map((table) => table.startsWith("[[package]]\n") && /^source = \{ (?:editable|virtual) = "[^"\n]*" \}$/m.test(table)
        ? table.replace(/^version = "[^"\n]*"\n/m, "")
        : table)
        .join("");
}
function tablesOf(text) {
    return text.split(/^(?=\[)/m);
}


/***/ }),

/***/ 7706:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Pf: () => (/* binding */ fieldsOf),
/* harmony export */   U4: () => (/* binding */ parsedJson),
/* harmony export */   Ur: () => (/* binding */ parsedJsonFile)
/* harmony export */ });
function parsedJson(text) {
    try {
        return JSON.parse(text);
    }
    catch {
        return undefined;
    }
}
function parsedJsonFile(text) {
    return parsedJson(text.replace(/^\uFEFF/, ""));
}
function fieldsOf(value) {
    return typeof value === "object" && value !== null && !Array.isArray(value) ? { ...value } : {};
}


/***/ })

};
;