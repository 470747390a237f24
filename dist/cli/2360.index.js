"use strict";
exports.id = 2360;
exports.ids = [2360];
exports.modules = {

/***/ 32360:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   awaitedPipe: () => (/* binding */ awaitedPipe)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(node_fs__WEBPACK_IMPORTED_MODULE_0__);
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(51455);
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_1___default = /*#__PURE__*/__webpack_require__.n(node_fs_promises__WEBPACK_IMPORTED_MODULE_1__);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(76760);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_2___default = /*#__PURE__*/__webpack_require__.n(node_path__WEBPACK_IMPORTED_MODULE_2__);



async function awaitedPipe({ top, shared }, isOver) {
    const shown = (path) => (0,node_path__WEBPACK_IMPORTED_MODULE_2__.relative)(top, path).split(node_path__WEBPACK_IMPORTED_MODULE_2__.sep).join("/");
    const exclude = (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(shared, "info", "exclude");
    if (isAwaited(exclude))
        return shown(exclude);
    const pending = [top];
    for (let directory = pending.pop(); directory !== undefined && !isOver(); directory = pending.pop()) {
        for (const entry of await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.readdir)(directory, { withFileTypes: true }).catch(() => [])) {
            const path = (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(directory, entry.name);
            if (entry.isDirectory() && entry.name !== ".git")
                pending.push(path);
            else if (entry.isFIFO() && entry.name.toLowerCase() === ".gitignore" && isAwaited(path))
                return shown(path);
        }
    }
    return undefined;
}
function isAwaited(path) {
    try {
        if (!(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.statSync)(path).isFIFO())
            return false;
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.closeSync)((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.openSync)(path, node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.O_WRONLY | node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.O_NONBLOCK));
        return true;
    }
    catch {
        return false;
    }
}


/***/ })

};
;