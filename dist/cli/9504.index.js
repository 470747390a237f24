"use strict";
exports.id = 9504;
exports.ids = [9504];
exports.modules = {

/***/ 52210:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   I5: () => (/* binding */ ownersAt),
/* harmony export */   ad: () => (/* binding */ ownersFileOf),
/* harmony export */   oX: () => (/* binding */ codeownersPaths),
/* harmony export */   qx: () => (/* binding */ ownersIn),
/* harmony export */   xX: () => (/* binding */ placeOfLine),
/* harmony export */   y1: () => (/* binding */ lineFor)
/* harmony export */ });
/* harmony import */ var _repo_git_wildmatch_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(50228);
/* harmony import */ var _repo_text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(64951);


const codeownersPaths = [".github/CODEOWNERS", "CODEOWNERS", "docs/CODEOWNERS"];
const maxBytes = 3_000_000;
function ownersIn(text) {
    const lines = ownerLines(text);
    return (path) => lines.findLast(({ matches }) => matches(path))?.owners ?? [];
}
function ownerLines(text) {
    return [...text.matchAll(/[^\n]+/g)].flatMap(({ 0: line, index }) => {
        const [pattern, ...owners] = wordsOf(line.replace(/^\ufeff/, ""));
        if (pattern === undefined || /^[#!]|\[/.test(pattern))
            return [];
        return [{ pattern, owners, start: index, end: index + line.trimEnd().length, matches: matcherOf(pattern) }];
    });
}
async function ownersFileOf(tree) {
    for (const path of codeownersPaths) {
        const content = await tree.read(path);
        if (content.kind === "text") {
            const { source, bytes } = content;
            const unused = source.path !== path
                ? `\`${path}\` is a symbolic link, which GitHub does not follow (not verified)`
                : bytes >= maxBytes
                    ? `\`${path}\` has more than 3 MB, so GitHub does not load it`
                    : undefined;
            return { source, lines: ownerLines(source.text), ...(unused === undefined ? {} : { unused }) };
        }
        if (content.kind !== "absent")
            return `\`${path}\` cannot be read`;
    }
    return { source: undefined, lines: [] };
}
async function ownersAt(tree) {
    const file = await ownersFileOf(tree);
    return typeof file === "string" ? file : (path) => lineFor(file, path)?.owners ?? [];
}
function lineFor({ lines }, path) {
    return lines.findLast(({ matches }) => matches(path));
}
function placeOfLine({ source }, line) {
    return source && (line ? { source, span: { start: line.start, end: line.end } } : (0,_repo_text_js__WEBPACK_IMPORTED_MODULE_1__/* .startOf */ .GH)(source));
}
function wordsOf(line) {
    const words = line.match(/(?:\\.|[^\s\\])+/g) ?? [];
    const comment = words.findIndex((word) => word.startsWith("#"));
    return comment < 0 ? words : words.slice(0, comment);
}
function matcherOf(pattern) {
    const isDirectory = pattern.endsWith("/");
    const body = pattern.replace(/^\//, "").replace(/\/$/, "");
    const isAnchored = pattern.replace(/\/$/, "").includes("/");
    const path = isAnchored ? body : `**/${body}`;
    const last = body.slice(body.lastIndexOf("/") + 1);
    const matchers = [...(isDirectory ? [] : [path]), ...(isDirectory || !last.includes("*") ? [`${path}/**`] : [])].map(_repo_git_wildmatch_js__WEBPACK_IMPORTED_MODULE_0__/* .wildmatch */ .cG);
    return (file) => matchers.some((matches) => matches(file, false));
}


/***/ }),

/***/ 9504:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  R: () => (/* binding */ filesOf),
  D: () => (/* binding */ filesOfSetting),
  ownersFrom: () => (/* binding */ ownersFrom),
  reviewContext: () => (/* binding */ reviewContext)
});

// EXTERNAL MODULE: ./build/bundle/src/repo/git/attribute-file.js
var attribute_file = __webpack_require__(28480);
// EXTERNAL MODULE: ./build/bundle/src/repo/git/attributes.js
var git_attributes = __webpack_require__(98104);
;// CONCATENATED MODULE: ./build/bundle/src/compare/changed-files.js
function changedFiles(before, after) {
    let added;
    const changeOf = (path) => {
        const [was, is] = [listedIn(before, path), listedIn(after, path)];
        if (was && is)
            return hasOtherId(was, is) ? "changed" : undefined;
        return is ? "added" : was && "removed";
    };
    return {
        changeOf,
        paths: () => [...new Set([...before.entries.keys(), ...after.entries.keys()])].filter(changeOf),
        addsFiles: () => (added ??= [...after.entries.keys()].some((path) => listedIn(after, path) && !listedIn(before, path))),
    };
}
function listedIn({ entries }, path) {
    const entry = entries.get(path);
    return entry === undefined || entry.kind === "directory" || entry.kind === "unnameable" ? undefined : entry;
}
function hasOtherId(a, b) {
    if (a.id === undefined || b.id === undefined)
        return false;
    return a.id !== b.id || a.kind !== b.kind || a.isExecutable !== b.isExecutable;
}

// EXTERNAL MODULE: ./build/bundle/src/approvals/code-owners.js
var code_owners = __webpack_require__(52210);
;// CONCATENATED MODULE: ./build/bundle/src/approvals/diff-size.js
const diffLimits = {
    loaded: { lines: 400, bytes: 20 * 1024 },
    total: { lines: 20_000, bytes: 1024 * 1024 },
    files: 300,
};
function diffSizeOf({ before, after }) {
    const counts = new Map();
    for (const line of linesOf(before))
        counts.set(line, (counts.get(line) ?? 0) - 1);
    for (const line of linesOf(after))
        counts.set(line, (counts.get(line) ?? 0) + 1);
    let [lines, bytes] = [0, 0];
    for (const [line, count] of counts) {
        lines += Math.abs(count);
        bytes += Math.abs(count) * (Buffer.byteLength(line) + 2);
    }
    return { lines, bytes };
}
function linesOf(text) {
    return text === null || text === "" ? [] : text.replace(/\n$/, "").split("\n");
}
function isAbove({ lines, bytes }, limit) {
    return lines > limit.lines || bytes > limit.bytes;
}
function largeIn(sides, changed) {
    const shown = new Set(inPathOrder(changed).slice(0, diffLimits.files));
    const isCut = (path) => changed.length > diffLimits.files && !shown.has(path);
    const moved = movedIn(sides);
    let total = { lines: 0, bytes: 0 };
    return new Set(inPathOrder([...sides.keys()]).filter((path) => {
        const isMoved = moved.has(path);
        const size = isMoved ? { lines: 0, bytes: 0 } : diffSizeOf(sides.get(path) ?? { before: null, after: null });
        total = { lines: total.lines + size.lines, bytes: total.bytes + size.bytes };
        return ((isMoved || size.lines > 0) &&
            (isCut(path) || isAbove(size, diffLimits.loaded) || isAbove(total, diffLimits.total)));
    }));
}
function movedIn(sides) {
    const gone = new Map();
    for (const [path, { before, after }] of sides) {
        if (before === null || after !== null)
            continue;
        const same = gone.get(before);
        if (same)
            same.push(path);
        else
            gone.set(before, [path]);
    }
    const moved = new Set();
    for (const [path, { before, after }] of sides) {
        const from = before === null && after !== null ? gone.get(after)?.shift() : undefined;
        if (from !== undefined)
            moved.add(path).add(from);
    }
    return moved;
}
function inPathOrder(paths) {
    return [...paths].sort((a, b) => Buffer.compare(Buffer.from(a), Buffer.from(b)));
}

// EXTERNAL MODULE: ./build/bundle/src/repo/path.js
var repo_path = __webpack_require__(76311);
;// CONCATENATED MODULE: ./build/bundle/src/approvals/index.js






async function reviewContext(changes, settings, head, base, decisions) {
    const paths = [...new Set([...changes.flatMap(filesOf), ...settings.flatMap(filesOfSetting)])];
    const [ownersOf, ...sides] = await Promise.all([
        ownersFrom(base),
        attributesAbove(paths, head),
        attributesAbove(paths, base),
    ]);
    const isFolded = async (path) => {
        const texts = path.endsWith(".yml") ? await Promise.all([head, base].map((repo) => repo.read(path))) : [];
        return sides.some((attributes, at) => {
            const content = texts[at];
            return (0,git_attributes/* isFoldedBy */.eL)(attributes, path, content?.kind === "text" ? content.source.text : "");
        });
    };
    const owned = paths.map((path) => [path, ownersOf(path)]);
    const subjects = changes.flatMap(({ after }) => (after ? [after] : []));
    return {
        folded: new Set((await Promise.all(paths.map(async (path) => ((await isFolded(path)) ? [path] : [])))).flat()),
        owners: new Map(owned.filter(([, owners]) => owners.length > 0)),
        allowances: new Map(subjects.map((subject) => [subject, decisions.allowance(subject.host, subject.item)])),
        endsOfGrants: new Map(decisions.entries.grants.flatMap(({ at, until }) => (until === undefined ? [] : [[at, until]]))),
        approvals: decisions.policies.flatMap(({ approvals }) => approvals.widening ?? []),
        large: largeIn(await textsOf(paths, base, head), changedFiles(base, head).paths()),
        settingsTexts: await textsOf([...new Set(settings.map(({ path }) => path))], base, head),
    };
}
async function textsOf(paths, base, head) {
    const texts = await Promise.all(paths.map(async (path) => {
        const [before, after] = await Promise.all([textAt(base, path), textAt(head, path)]);
        return before === undefined || after === undefined || before === after
            ? []
            : [[path, { before, after }]];
    }));
    return new Map(texts.flat());
}
async function textAt(repo, path) {
    const content = await repo.read(path);
    if (content.kind === "absent")
        return null;
    return content.kind === "text" ? content.source.text : undefined;
}
function filesOf({ before, after, widenings, differences }) {
    const sides = [before, after].flatMap((side) => (side ? [side.item] : []));
    const places = [
        ...sides.flatMap(({ profile }) => (profile ? [profile.name.at] : [])),
        ...[...widenings, ...differences].map(({ at }) => at),
    ];
    return [...new Set([...sides.flatMap(({ files }) => files), ...places.map(({ source }) => source.path)])];
}
function filesOfSetting({ path, before, material }) {
    return [...new Set([path, ...(before ? [before.at.source.path] : []), ...material])];
}
async function ownersFrom(base) {
    const owners = await (0,code_owners/* ownersAt */.I5)(base);
    return typeof owners === "string" ? () => [] : owners;
}
async function attributesAbove(paths, repo) {
    const directories = new Set([""]);
    for (const path of paths)
        for (let directory = (0,repo_path/* directoryOf */.jt)(path); !directories.has(directory); directory = (0,repo_path/* directoryOf */.jt)(directory))
            directories.add(directory);
    const left = new attribute_file/* LinesLeft */.TN();
    const found = [...directories].map(async (directory) => {
        const content = await repo.read((0,repo_path/* join */.fj)(directory, ".gitattributes"));
        return content.kind === "text" ? [(0,attribute_file/* parseAttributes */.vB)(directory, content.source.text, left, "disk")] : [];
    });
    return (await Promise.all(found)).flat();
}


/***/ })

};
;