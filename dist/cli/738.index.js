"use strict";
exports.id = 738;
exports.ids = [738];
exports.modules = {

/***/ 80738:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  areSameMaterials: () => (/* binding */ areSameMaterials),
  codeIn: () => (/* binding */ codeIn),
  materialsIn: () => (/* binding */ materialsIn),
  startedInBoth: () => (/* binding */ startedInBoth)
});

// EXTERNAL MODULE: ./build/bundle/src/model/equal.js
var equal = __webpack_require__(75691);
// EXTERNAL MODULE: ./build/bundle/src/model/hook-events.js
var hook_events = __webpack_require__(79308);
// EXTERNAL MODULE: ./build/bundle/src/repo/path.js
var repo_path = __webpack_require__(76311);
// EXTERNAL MODULE: ./build/bundle/src/repo/git/wildmatch.js
var wildmatch = __webpack_require__(50228);
// EXTERNAL MODULE: ./build/bundle/src/repo/patterns.js
var patterns = __webpack_require__(13987);
;// CONCATENATED MODULE: ./build/bundle/src/repo/started/globs.js



function filesMatching(pattern, repo) {
    const segments = pattern.split("/");
    const wild = segments.findIndex((segment) => /[*?[{]/.test(segment));
    if (wild < 0)
        return repo.resolve(pattern).kind === "file" ? [pattern] : [];
    const start = segments.slice(0, wild).join("/");
    const isSimple = !/[?[{]/.test(pattern) && (pattern.match(/\*+/g) ?? []).length <= 3;
    const found = [];
    const target = repo.resolve(start);
    const open = target.kind === "directory" ? [{ directory: start, own: target.path }] : [];
    for (let next = open.pop(); next !== undefined; next = open.pop())
        for (const name of repo.names(next.own)) {
            const path = (0,repo_path/* join */.fj)(next.directory, name);
            const own = (0,repo_path/* join */.fj)(next.own, name);
            const isDirectory = repo.resolve(own).kind === "directory";
            if (!isDirectory && (!isSimple || (0,patterns/* matches */.cK)(path, pattern)))
                found.push(path);
            if (isDirectory && repo.entries.get(own)?.kind !== "link")
                open.push({ directory: path, own });
        }
    return found.sort(repo_path/* byBytes */.bg);
}
function matchesSimply(path, pattern) {
    return !/^[^*?[\]{}]*(?:\*[^*?[\]{}]*){0,2}$/.test(pattern) || (0,patterns/* matches */.cK)(path, pattern);
}
function* below(directory, repo, isLeftOut = () => false) {
    const target = repo.resolve(directory);
    const open = target.kind === "directory" ? [target.path] : [];
    for (let next = open.pop(); next !== undefined; next = open.pop())
        for (const name of repo.names(next)) {
            if (isLeftOut(name))
                continue;
            const path = (0,repo_path/* join */.fj)(next, name);
            const { kind } = repo.resolve(path);
            if (kind !== "file" && kind !== "directory")
                continue;
            yield { path, kind };
            if (kind === "directory" && repo.entries.get(path)?.kind !== "link")
                open.push(path);
        }
}
const limits = { files: 500, steps: 200_000_000 };
const perName = 30;
class ShellPatterns {
    #repo;
    #found = new Map();
    #directories = new Map();
    #left = limits.steps;
    constructor(repo) {
        this.#repo = repo;
    }
    matches(directory, pattern) {
        const key = `${directory}\0${pattern}`;
        if (!this.#found.has(key))
            this.#found.set(key, this.#matches(directory, pattern));
        return this.#found.get(key);
    }
    inside(directory, names, isDeep) {
        const key = JSON.stringify([directory, names, isDeep]);
        if (!this.#found.has(key))
            this.#found.set(key, this.#inside(directory, names, isDeep));
        return this.#found.get(key);
    }
    #inside(directory, names, isDeep) {
        const found = [];
        const patterns = names.map((name) => (0,wildmatch/* wildmatch */.cG)(name));
        const length = names.join("").length;
        for (const { path, kind } of below(directory, this.#repo, (name) => name === ".git")) {
            const name = (0,repo_path/* nameOf */.Vb)(path);
            this.#left -= perName + name.length * length;
            if (this.#left < 0 || found.length > limits.files)
                return undefined;
            if (kind !== "file" || (!isDeep && (0,repo_path/* directoryOf */.jt)(path) !== directory))
                continue;
            if (patterns.length === 0 || patterns.some((matches) => matches(name, false)))
                found.push(path);
        }
        return found;
    }
    #matches(directory, pattern) {
        let places = [directory];
        for (const segment of pattern.split("/")) {
            const next = new Set();
            for (const place of places) {
                const found = this.#inSegment(place, segment);
                if (this.#left < 0)
                    return undefined;
                for (const path of found)
                    next.add(path);
                if (next.size > limits.files)
                    return undefined;
            }
            places = [...next];
        }
        return places.filter((path) => this.#repo.resolve(path).kind === "file");
    }
    #inSegment(place, segment) {
        if (segment === "" || segment === ".")
            return [place];
        if (!/[*?]/.test(segment))
            return segment === ".." ? [] : [(0,repo_path/* join */.fj)(place, segment)];
        if (segment === "**")
            return this.#below(place);
        const match = (0,wildmatch/* wildmatch */.cG)(segment);
        const names = this.#repo.names(place);
        for (const name of names)
            this.#left -= perName + name.length * segment.length;
        if (this.#left < 0)
            return [];
        return names
            .filter((name) => (!isHidden(name) || segment.startsWith(".")) && match(name, false))
            .map((name) => (0,repo_path/* join */.fj)(place, name));
    }
    #below(place) {
        let found = this.#directories.get(place);
        if (!found) {
            const inside = [place];
            for (const { path, kind } of below(place, this.#repo, isHidden)) {
                this.#left -= perName;
                if (kind === "directory")
                    inside.push(path);
                if (inside.length > limits.files || this.#left < 0)
                    break;
            }
            this.#directories.set(place, (found = inside));
        }
        return found;
    }
}
function isHidden(name) {
    return name.startsWith(".");
}

;// CONCATENATED MODULE: ./build/bundle/src/repo/started/text/modules.js

const script = /\.(?:sh|bash|zsh|fish|ksh|[cm]?[jt]s|[jt]sx|py|rb|pl|php|lua|ps1|psm1|bat|cmd|mk|awk|jq|sed|exs?|r|jl|nix|gradle|groovy|sc|csx|fsx|cr|pm|rake|thor|cmake|zig|bzl|exp|tcl|nu|bats|phtml|pyw)$/i;
const builtSource = /\.(?:go|rs|cs|fs|vb|swift|dart|java|kt|kts|hs|c|cc|cpp|h|hpp)$/i;
function mayBeCode(path) {
    const isProgram = !(0,repo_path/* nameOf */.Vb)(path).includes(".") && !/^[A-Z_]+$/.test((0,repo_path/* nameOf */.Vb)(path));
    return isProgram || script.test(path) || builtSource.test(path);
}
const shebangs = [
    [/python/, "python"],
    [/node|bun|deno|tsx/, "javascript"],
    [/ruby/, "ruby"],
    [/perl/, "perl"],
    [/lua/, "lua"],
];
const data = /\.(?:md|rst|adoc|json5?|jsonc|ya?ml|toml|lock|svg|png|jpe?g|gif|ico|webp|pdf|zip|gz|tgz|xz|csv|html?|s?css|xml|snap)$/i;
function languageOf(path, text) {
    if (/\.(?:[cm]?[jt]s|[jt]sx)$/i.test(path))
        return "javascript";
    if (/\.py$/i.test(path))
        return "python";
    if (/\.rb$/i.test(path))
        return "ruby";
    if (/\.p[lm]$/i.test(path))
        return "perl";
    if (/\.lua$/i.test(path))
        return "lua";
    if (/\.(?:sh|bash|zsh|fish|ksh|mk|inc|lib|env|envrc|bashrc)$/i.test(path))
        return "shell";
    if (script.test(path))
        return "other";
    const [line = ""] = text.slice(0, 200).split("\n", 1);
    if ((0,repo_path/* nameOf */.Vb)(path).includes(".") && (!line.startsWith("#!") || data.test(path)))
        return undefined;
    return line.startsWith("#!") ? (shebangs.find(([program]) => program.test(line))?.[1] ?? "shell") : "shell";
}
const interpreter = /^(?:\.|source|exec|BASH_ENV|ENV|(?:.*\/)?(?:(?:ba|z|da|k|fi)?sh|node|bun|deno|tsx|ts-node|python[\d.]*|ruby|perl[\d.]*|php|lua(?:jit)?[\d.-]*|pwsh|powershell))$/;
const tryingExtensions = /^(?:.*\/)?(?:node|bun|deno|tsx|ts-node|require|import|from)$/;
const extensions = [".js", ".mjs", ".cjs", ".ts", ".mts", ".cts", ".tsx", ".jsx", ".json", ".node"];
function scriptsNamed(name) {
    const bare = name.replace(/(?<!\/)\/+$/, "");
    const compiled = /^(.*)\.([cm]?)js$/.exec(bare);
    return [
        ...extensions.flatMap((extension) => [bare + extension, (0,repo_path/* join */.fj)(bare, `index${extension}`)]),
        ...(compiled ? [`${compiled[1]}.${compiled[2]}ts`, `${compiled[1]}.tsx`, `${compiled[1]}.jsx`] : []),
    ];
}
function filesOfModule(dotted) {
    const parts = dotted.split(".");
    if (parts.length > maxDepth)
        return [];
    const path = parts.join("/");
    const packages = parts.map((_, i) => (0,repo_path/* join */.fj)(parts.slice(0, i + 1).join("/"), "__init__.py"));
    const built = ["pyc", "so", "abi3.so", "pyd"].map((extension) => `${path}.${extension}`);
    return [`${path}.py`, (0,repo_path/* join */.fj)(path, "__main__.py"), ...packages, ...built];
}
function filesOfEntry(word) {
    const [, dotted] = /^([A-Za-z_][\w.]*)(?::[A-Za-z_][\w.]*)?$/.exec(word) ?? [];
    return dotted === undefined ? [] : filesOfModule(dotted);
}
const [maxDepth, maxFiles] = [20, 2_000];
function importsOfPython(text) {
    const found = new Set();
    const imports = /(?<=^|[;"'\n])[ \t]*(?:from[ \t]+([\w.]+)[ \t]+import[ \t]*(\([^)]{0,2000}\)|[^\n;"']{0,500})|import[ \t]+([\w., \t]{1,500}))/g;
    for (const [, from, names = "", modules = ""] of text.matchAll(imports)) {
        if (found.size > maxFiles)
            break;
        const listed = namesIn(from === undefined ? modules : names);
        for (const path of from === undefined ? listed.flatMap(filesOfModule) : filesFrom(from, listed))
            found.add(path);
    }
    return [...found];
}
function filesFrom(from, names) {
    const [dots = ""] = /^\.*/.exec(from) ?? [];
    const up = "../".repeat(Math.max(0, dots.length - 1));
    const within = from.slice(dots.length);
    const modules = names.map((name) => (within === "" ? name : `${within}.${name}`));
    const files = [...(within === "" ? [] : [within]), ...modules].flatMap(filesOfModule);
    return [...files.map((file) => up + file), ...(within === "" ? [`${up}__init__.py`] : [])];
}
function namesIn(list) {
    return list
        .replace(/#[^\n]*/g, "")
        .split(/[(),]/)
        .flatMap((part) => /^\s*([\w.]+)/.exec(part)?.[1] ?? []);
}
const sourceOfGo = /\.(?:go|s|S|c|cc|cpp|h|hpp)$/;
const commentsOfGo = /\/\/[^\n]*|\/\*(?:[^]*?\*\/|[^]*$)/g;
const declarationsOfGo = /(?:^|;)[ \t]*import[ \t]*(?:\(([^)]*)|[^"`\n]{0,100}(["`][^"`\n]{1,300}["`]))/gm;
function importsOfGo(text) {
    const code = text.replace(commentsOfGo, " ");
    return [...code.matchAll(declarationsOfGo)].flatMap(([, list = "", single = ""]) => [...`${list}${single}`.matchAll(/(["`])([^"`\n]{1,300})\1/g)].map(([, , name = ""]) => name));
}

;// CONCATENATED MODULE: ./build/bundle/src/repo/started/named.js
function isLookedUp({ taskWords, use }) {
    if (!use)
        return taskWords.length > 0;
    return (use.kind === "project" ? use.words : use.kind === "packages" ? use.names : use.modules).length > 0;
}
function namedFile(path, { places }) {
    return { path, isDirect: false, taskWords: [], isSure: true, places, output: "unknown", installs: [] };
}

// EXTERNAL MODULE: ./build/bundle/src/repo/many.js
var many = __webpack_require__(46447);
;// CONCATENATED MODULE: ./build/bundle/src/repo/started/look-up.js



class LookUp {
    #repo;
    #heads = new Map();
    #folded = new Map();
    #inside = new Map();
    constructor(repo) {
        this.#repo = repo;
    }
    files(bases, names) {
        return names.flatMap((name) => this.at(bases, name).flatMap(({ kind, path }) => (kind === "file" ? [path] : [])));
    }
    directories(bases, names) {
        return names.flatMap((name) => this.at(bases, name).flatMap(({ kind, path }) => (kind === "directory" ? [path] : [])));
    }
    holding(name) {
        return this.#repo.holding(name);
    }
    inside(directory) {
        let found = this.#inside.get(directory);
        if (!found)
            this.#inside.set(directory, (found = this.files([directory], this.#repo.names(directory))));
        return found;
    }
    folders(directory) {
        return this.#repo
            .names(directory)
            .map((name) => (0,repo_path/* join */.fj)(directory, name))
            .filter((path) => this.#repo.resolve(path).kind === "directory");
    }
    at(bases, path) {
        return this.leading(bases, path).flatMap((base) => {
            const whole = (0,repo_path/* plain */.pj)((0,repo_path/* join */.fj)(base, path));
            const target = whole === undefined || whole === "" ? undefined : this.#repo.resolve(whole);
            if (target?.kind === "unjudged")
                return [{ kind: "file", path: target.path }];
            return target?.kind === "file" || target?.kind === "directory" ? [target] : [];
        });
    }
    leading(bases, path) {
        const [head = ""] = /[^/]+/.exec(path.startsWith("./") ? path.slice(2) : path) ?? [];
        if (head === "" || head === "." || head === "..")
            return head === "" ? [] : bases;
        const stem = (0,repo_path/* stemOf */.Vc)(head);
        return bases.filter((base) => {
            const heads = this.#headsOf(base);
            return heads.has(head) || heads.has(stem);
        });
    }
    #headsOf(directory) {
        let heads = this.#heads.get(directory);
        if (!heads) {
            const names = this.#repo.names(directory);
            this.#heads.set(directory, (heads = new Set([...names, ...names.map(repo_path/* stemOf */.Vc)])));
        }
        return heads;
    }
    alike(path) {
        const directory = (0,repo_path/* directoryOf */.jt)(path);
        let folded = this.#folded.get(directory);
        if (!folded) {
            folded = (0,many/* groupBy */.$z)(this.#repo.names(directory), patterns/* foldName */.zN);
            this.#folded.set(directory, folded);
        }
        const names = (folded.get((0,patterns/* foldName */.zN)((0,repo_path/* nameOf */.Vb)(path))) ?? []).filter((name) => name !== (0,repo_path/* nameOf */.Vb)(path));
        return names.length === 0 ? [] : this.files([directory], names);
    }
    existing(directories) {
        return directories.filter((directory) => this.#headsOf(directory).size > 0);
    }
}

;// CONCATENATED MODULE: ./build/bundle/src/repo/started/text/mounts.js

const most = 50;
function mountsIn(text) {
    return [...copied(text.replace(/\\\r?\n/g, " ")), ...bound(text)].slice(0, most);
}
const steps = /^[ \t]*(WORKDIR|COPY|ADD)[ \t]+([^\n]{1,2000})/gim;
function copied(text) {
    let directory = "";
    const found = [];
    for (const [, step = "", rest = ""] of text.matchAll(steps)) {
        const words = rest.split(/[\s"',[\]]+/).filter((word) => word !== "" && !word.startsWith("--"));
        if (/--from=/.test(rest))
            continue;
        if (step.toUpperCase() === "WORKDIR")
            directory = placed(directory, words[0] ?? "");
        else {
            const to = placed(directory, words.at(-1) ?? "");
            for (const from of words.slice(0, -1))
                found.push({ from, to });
        }
    }
    const inside = directory === "" ? "" : `${directory}/`;
    return found.map((mount) => {
        if (mount.to === directory)
            return { ...mount, here: "" };
        return mount.to.startsWith(inside) ? { ...mount, here: mount.to.slice(inside.length) } : mount;
    });
}
function placed(directory, path) {
    return ((0,repo_path/* plain */.pj)(path.startsWith("/") ? path : (0,repo_path/* join */.fj)(directory, path)) ?? "").replace(/^\/+/, "");
}
const volumes = /(?<![\w/])((?:\.{1,2}|\$\{?PWD\}?|\$\(pwd\))(?:\/[\w./-]{0,200})?|[\w-][\w.-]{0,100}\/[\w./-]{0,200}):(\/[\w./-]{1,200})/g;
const longVolumes = /\bsource:[ \t]*["']?([\w./-]{1,200})["']?\s+target:[ \t]*["']?(\/[\w./-]{1,200})/g;
function bound(text) {
    return [...text.matchAll(volumes), ...text.matchAll(longVolumes)].map(([, from = "", to = ""]) => ({
        from: from.replace(/^\$(?:\{?PWD\}?|\(pwd\))\/?/, "./"),
        to: placed("", to),
    }));
}
function outsideOf(word, mounts) {
    return mounts.flatMap(({ from, to, here }) => [
        ...inside(word, from, to),
        ...(here === undefined || (here === "" && from === ".") ? [] : inside(word, from, here)),
    ]);
}
function inside(word, from, to) {
    if (word === to)
        return [from];
    return to === "" || word.startsWith(`${to}/`) ? [(0,repo_path/* join */.fj)(from, to === "" ? word : word.slice(to.length + 1))] : [];
}

;// CONCATENATED MODULE: ./build/bundle/src/repo/started/projects/star-names.js
function starIn(name, pattern) {
    const star = pattern.indexOf("*");
    if (star < 0)
        return undefined;
    const [front, back] = [pattern.slice(0, star), pattern.slice(star + 1)];
    const isMatch = name.length >= front.length + back.length && name.startsWith(front) && name.endsWith(back);
    return isMatch ? name.slice(front.length, name.length - back.length) : undefined;
}

;// CONCATENATED MODULE: ./build/bundle/src/repo/started/projects/aliases.js



const aliasFiles = {
    private: ["package.json"],
    others: ["tsconfig.json", "jsconfig.json", "deno.json", "deno.jsonc"],
};
const aliases_limits = { words: 500, entries: 1_000, targets: 2_000 };
function aliasTargets(path, text, words) {
    const directory = (0,repo_path/* directoryOf */.jt)(path);
    const entries = [...entriesIn(text), ...longLists(text)];
    const bases = entries.flatMap(({ key, values }) => (key === "baseUrl" ? values : []));
    const files = aliases_placed(directory, bases, meant(words.slice(0, aliases_limits.words), entries, bases));
    const extended = aliases_placed(directory, bases, entries.flatMap(({ key, values }) => (key === "extends" ? values : [])));
    return {
        files: files.paths.flatMap((target) => [target, ...scriptsNamed(target)]),
        extended: extended.paths.flatMap((target) => [target, `${target}.json`]),
        isCut: words.length > aliases_limits.words ||
            entries.length >= aliases_limits.entries ||
            entries.some((entry) => entry.isCut) ||
            files.isCut ||
            extended.isCut,
    };
}
function* meant(words, entries, bases) {
    for (const word of words) {
        for (const entry of entries)
            yield* substituted(word, entry);
        if (bases.length > 0 && !word.startsWith("#"))
            yield word;
    }
}
function aliases_placed(directory, bases, targets) {
    const paths = new Set();
    let tried = 0;
    for (const target of targets)
        for (const base of ["", ...bases]) {
            if (++tried > aliases_limits.targets)
                return { paths: [...paths], isCut: true };
            const path = (0,repo_path/* plain */.pj)((0,repo_path/* join */.fj)(directory, (0,repo_path/* join */.fj)(base, target)));
            if (path !== undefined)
                paths.add(path);
        }
    return { paths: [...paths], isCut: false };
}
const longestList = 100_000;
function longLists(text) {
    const pattern = /"([^"\n]{1,200})"\s*:\s*\[(?=([^[\]{}]{2000,100000}))/g;
    return [...text.matchAll(pattern)].map(([, key = "", list = ""]) => ({
        key,
        values: textsOf(list),
        isCut: list.length >= longestList,
    }));
}
function textsOf(list) {
    return [...list.matchAll(/"([^"\n]{1,300})"/g)].map(([, one = ""]) => one);
}
function entriesIn(text) {
    const found = [];
    const pattern = /"([^"\n]{1,200})"\s*:\s*(?:"([^"\n]{1,300})"|\[([^\]{}]{0,2000})\]|\{([^{}]{0,2000}(?:\{[^{}]{0,500}\}[^{}]{0,500}){0,3})\})/g;
    for (const [, key = "", value, list, group] of text.matchAll(pattern)) {
        if (found.length >= aliases_limits.entries)
            break;
        found.push({ key, isCut: false, values: value === undefined ? textsOf(list ?? group ?? "") : [value] });
        if (group === undefined)
            continue;
        for (const nested of entriesIn(group))
            found.push(nested);
    }
    return found;
}
function substituted(word, { key, values }) {
    if (key === word)
        return values;
    if (!key.includes("*"))
        return key.endsWith("/") && word.startsWith(key) ? values.map((value) => value + word.slice(key.length)) : [];
    const star = starIn(word, key);
    return star === undefined ? [] : values.map((value) => value.replaceAll("*", () => star));
}

// EXTERNAL MODULE: ./build/bundle/src/repo/started/text/variables.js
var variables = __webpack_require__(45895);
;// CONCATENATED MODULE: ./build/bundle/src/repo/started/text/reading.js
const maxPlaces = 4;
function aroundOf({ bases, places }) {
    return [...bases, ...places];
}
function addNamed({ found }, named) {
    const key = [
        named.path,
        named.output,
        named.use ? JSON.stringify(named.use) : "",
        named.language ?? "",
        named.mayGetMore ?? "",
        ...named.taskWords,
    ].join("\0");
    const first = found.get(key);
    if (!first)
        found.set(key, named);
    else if ((named.isDirect && !first.isDirect) || (named.isSure && !first.isSure))
        found.set(key, { ...first, isDirect: first.isDirect || named.isDirect, isSure: first.isSure || named.isSure });
}

// EXTERNAL MODULE: ./build/bundle/src/repo/started/runners/tasks.js
var runners_tasks = __webpack_require__(49514);
;// CONCATENATED MODULE: ./build/bundle/src/repo/started/text/words.js
const ofMake = /\b(?:g?make|MAKE|just)\b[^\n;|&]*/g;
const ofTox = /\btox(?=[ \t])[^\n;|&]*/g;
const ofPerl = /\b(?:perl|lua(?:jit)?)[\d.-]*(?=[ \t])[^\n;|&]*/g;
const ofRuby = /\bruby(?=[ \t])[^\n;|&]*/g;
const installing = /\b(?:apt|apt-get|apk|yum|dnf|microdnf|zypper|brew|pacman)[ \t]+(?:-[\w=-]+[ \t]+){0,9}(?:install|add|-S\w*)[ \t][^\n;|&"'`$()]*/g;
const comment = /^(?:#(?!!|\s*(?:include|import|define)\b)|\/\/|\/\*|\*[ \t](?![*\d]))/;
const keptSpace = "\0";
function wordsOf(text) {
    const plainText = text
        .replace(/\\\r?\n/g, " ")
        .replace(/\\ (?=\S)/g, keptSpace)
        .replace(/(?<=[\w./-])(?:''|"")(?=[\w./-])/g, "")
        .replace(/\$env:\w+|\$\w+|%\w+%/g, " ")
        .replaceAll(":-", " ")
        .replace(ofPerl, (command) => command.replace(/(?<=\s-[IMml])(?=[^\s=-])/g, " "))
        .replace(ofRuby, (command) => command.replace(/(?<=\s-[Ir])(?=[^\s=-])/g, " "))
        .replace(installing, (command) => command.replace(/(?<=[ \t])[\w.+:-]+(?=[ \t=]|$)/g, " "))
        .replace(ofTox, (command) => command.replace(/(?<=\s-c)(?=[^\s=-])/g, " "))
        .replace(ofMake, (command) => command.replace(/(?<=\s-[Cf])(?=[^\s=-])/g, " "));
    const words = wordsBetween(plainText, /[^\s"'`;|&()<>=,{}$[\]]+/g, pathOf);
    for (const [, double, single] of plainText.matchAll(/"([^"\n]{1,200})"|'([^'\n]{1,200})'/g)) {
        const quoted = (double ?? single ?? "").trim();
        if (/\s/.test(quoted))
            words.push({ text: pathOf(quoted), isFirst: false, after: "", follows: "", isInComment: false });
    }
    return words;
}
function wordsBetween(text, pattern, read) {
    const words = [];
    let [end, after, follows, isInComment] = [0, "", "", false];
    for (const match of text.matchAll(pattern)) {
        const between = text.slice(end, match.index);
        const isFirst = end === 0 || /[\n"'`;|&({]/.test(between);
        if (/[\n;|&]/.test(between))
            [after, follows] = ["", ""];
        if (end === 0 || between.includes("\n"))
            isInComment = /(?:^|\n)[ \t]*$/.test(between) && comment.test(text.slice(match.index, match.index + 20));
        const word = read(match[0]);
        if (word !== "")
            words.push({ text: word, isFirst, after, follows, isInComment });
        if (!match[0].startsWith("-"))
            after = match[0];
        follows = match[0];
        end = match.index + match[0].length;
    }
    return words;
}
const shellWord = /(?:[^\s"'`;|&()<>=,{}$[\]\\]|\\[^\n]|"(?:[^"\s$`\\]|\$\w+(?!\w)|\$\{\w+\}|\\[^\n]){0,300}"|\$?'[^'\s]{0,300}'|\$\w+(?!\w)|\$\([A-Za-z_]\w*\)|\$\{[^\s{}]{1,200}\}|\$\{\{[^{}\n]{1,200}\}\}|\[[^\]\s]{1,50}\]){1,1000}/g;
const leading = /^["']?\$(?:\w+|\{[^{}]*\}|\{\{[^}]*\}\}|\(\w+\))["']?\//;
const parts = /\\(.)|\$'([^']*)'|["']|\$\{\{[^}]*\}\}|\$\{[^}]*\}|\$\(\w+\)|\$\w+|\[[^\]]*\]/g;
function wordsPutTogether(text) {
    const joined = text.replace(/\\\r?\n/g, "");
    return wordsBetween(joined, shellWord, (word) => {
        const inner = word.replace(/^(["'])([^"']*)\1$/, "$2").replace(leading, "");
        if (!/["'\\$[]/.test(inner))
            return joined === text || text.includes(inner) ? "" : pathOf(inner);
        const name = inner.replace(parts, (part, escaped, coded) => {
            if (escaped !== undefined)
                return escaped;
            if (coded !== undefined)
                return decoded(coded);
            return part.startsWith("$") ? "*" : part.startsWith("[") ? "?" : "";
        });
        return /^[*?./-]*$/.test(name) ? "" : pathOf(name);
    });
}
function decoded(text) {
    return text.replace(/\\(?:x([0-9A-Fa-f]{1,2})|([0-7]{1,3})|(.))/g, (_, hex, octal, one = "") => hex === undefined && octal === undefined
        ? one
        : String.fromCharCode(Number.parseInt(hex ?? octal ?? "", hex === undefined ? 8 : 16)));
}
function pathOf(word) {
    return word
        .replaceAll("\\", "/")
        .replaceAll(keptSpace, " ")
        .replace(/^~\+\//, "")
        .replace(/^-\w(?=\.{1,2}\/)/, "")
        .replace(/^\/+/, "")
        .replace(/(?<!:):+$/, "");
}
const maxLonger = 20_000;
function withoutBraces(text) {
    let longer = 0;
    const expanded = text.replace(/([\w@./*?-]{0,100})(?<!\$)\{([\w@./*?-]*,[\w@./*?,-]{0,500})\}([\w@./*?-]{0,100})/g, (whole, front, list, back) => {
        const words = list
            .split(",")
            .map((one) => front + one + back)
            .join(" ");
        longer += Math.max(0, words.length - whole.length);
        return longer > maxLonger ? whole : words;
    });
    return { text: expanded, isCut: longer > maxLonger };
}

;// CONCATENATED MODULE: ./build/bundle/src/repo/started/text/word-roles.js





const maxAround = 12;
const folderOption = /^(?:-C|-d|-w|--(?:prefix|cwd|dir|directory|working-dir|working-directory|chdir|root|project|workspace|filter))$/;
const requiring = /^(?:require|require_relative|load)$/;
function isDots(word) {
    return /^[./]*$/.test(word);
}
function isShell({ language }) {
    return language === "command" || language === "shell";
}
function isLine({ language }) {
    return language === "command" || language === "shell" || language === "manifest";
}
function scriptsAmong(words, scripts) {
    const named = new Map();
    for (const { word, output } of scripts) {
        const [only, ...more] = wordsOf(word);
        if (!only || more.length > 0)
            continue;
        (0,many/* addTo */.DN)(named, only.text, output);
    }
    const counts = new Map();
    for (const { text } of words)
        if (named.has(text))
            counts.set(text, (counts.get(text) ?? 0) + 1);
    return new Map([...named].flatMap(([text, outputs]) => {
        const [output = "unknown"] = outputs;
        if (counts.get(text) !== outputs.length)
            return [];
        return [[text, outputs.every((one) => one === output) ? output : "used"]];
    }));
}
function isRead({ after }) {
    return after !== "exec" && (interpreter.test(after) || tryingExtensions.test(after) || /^(?:run|py)$/.test(after));
}
const runner = /^(?:.*\/)?(?:g?make|just|task|go-task|nox|tox|fab|rake|gulp|compose|docker-compose|process-compose)$/;
function isModuleName({ after, follows }) {
    if (follows === "-m" || follows === "collection_name:")
        return true;
    if (/(?:^|\.)(?:import_module|run_module|__import__)$/.test(after))
        return true;
    const program = after.slice(after.lastIndexOf("/") + 1);
    if (/^(?:inv|invoke|fab)$/.test(program))
        return /^(?:-c|--collection)$/.test(follows);
    return follows === "-p" && /^(?:pytest|py\.test)$/.test(program);
}
const manifestOption = /^(?:-f|-t|--(?:file|makefile|justfile|taskfile|config|conf|conffile|rcfile))$/;
const configured = /^(?:.*\/)?(?:tox|pytest|py\.test|pre-commit|prek|run|supervisord|eslint|prettier|jest|stylelint|mocha|php)$/;
const readers = [
    [/^(?:\.|source|BASH_ENV|ENV|(?:.*\/)?(?:ba|z|da|k)?sh)$/, "shell"],
    [/^uses:$/, "manifest"],
    [/^(?:.*\/)?python[\d.]*$/, "python"],
    [/^(?:.*\/)?(?:node|bun|deno|tsx|ts-node)$/, "javascript"],
    [/^(?:.*\/)?ruby$/, "ruby"],
    [/^(?:.*\/)?perl[\d.]*$/, "perl"],
    [/^(?:.*\/)?lua(?:jit)?[\d.-]*$/, "lua"],
];
function languageAfter({ after, follows }) {
    if (manifestOption.test(follows) || (follows === "-c" && configured.test(after)))
        return "manifest";
    return languageOfReader(after);
}
function languageOfReader(program) {
    return readers.find(([pattern]) => pattern.test(program))?.[1];
}
function isNamedScript(path, word, { language }) {
    const { text, isFirst, after } = word;
    if (language === "command" || script.test(path) || built.test(path) || isRun(word, language))
        return true;
    if (language === "manifest" && (0,runners_tasks/* isManifest */.Yh)(path))
        return true;
    const isProgram = (0,repo_path/* extensionOf */.je)(path) === undefined && !/^(?:\..*|[A-Z_]+)$/.test((0,repo_path/* nameOf */.Vb)(path));
    if (isProgram && text.includes("/"))
        return isFirst || language !== "other";
    return language === "javascript" && /^(?:require|import|from)$/.test(after);
}
function isOfRunner({ after, follows }) {
    return follows === "-c" ? configured.test(after) : manifestOption.test(follows) && runner.test(after);
}
function isRun(word, language) {
    const { after } = word;
    if (interpreter.test(after) || loading[language]?.test(after))
        return true;
    return after === "SHELL" || after === "uses:" || (isLine({ language }) && isOfRunner(word));
}
const loading = {
    python: /(?:^|\.)(?:run_path|execfile|SourceFileLoader|spec_from_file_location)$/,
    ruby: /^(?:load|instance_eval|class_eval|eval_gemfile)$/,
    perl: /^do$/,
    lua: /^(?:dofile|loadfile)$/,
    other: /^(?:include|require)(?:_once)?$/,
};
const built = /\.(?:jar|war|wasm|node|so|dylib|dll|exe|py[cz]|phar|whl|gem|class|AppImage|run|bin|tgz|tar|tar\.[a-z0-9]+|zip|7z|deb|rpm)$/;
function nearest(directory) {
    const all = ["", ...(0,repo_path/* withAncestors */.f$)(directory)];
    return all.length <= maxAround ? all : ["", ...all.slice(1 - maxAround)];
}

;// CONCATENATED MODULE: ./build/bundle/src/repo/started/text/module-finder.js







class ModuleFinder {
    #tree;
    #inPlace = new Map();
    constructor(tree) {
        this.#tree = tree;
    }
    aliases(words, reading) {
        const names = [...new Set(words.flatMap(({ text, after }) => (importing.test(after) ? [text] : [])))];
        const bare = names.filter((name) => !/^\.{0,2}(?:\/|$)/.test(name));
        for (const [kind, modules] of [
            ["private", bare.filter((name) => name.startsWith("#"))],
            ["others", bare],
        ])
            if (modules.length > 0)
                for (const path of this.#tree.files(reading.bases, aliasFiles[kind]))
                    addNamed(reading, { ...namedFile(path, reading), isSure: false, use: { kind: "aliases", modules } });
    }
    installed({ text, after }, reading) {
        if (reading.language !== "javascript" || !importing.test(after) || !/^@?[\w-]/.test(text))
            return [];
        const [, name = ""] = /^((?:@[^/]+\/)?[^/]+)/.exec(text) ?? [];
        const bases = this.#tree.leading([...new Set([...reading.bases, reading.directory])], "node_modules");
        const files = [`${name}/package.json`, ...scriptsNamed(text)].map((file) => `node_modules/${file}`);
        return bases.length > 0 ? this.#tree.files(bases, files) : [];
    }
    inPlaceOfOwn(folders) {
        return folders.flatMap((folder) => {
            let found = this.#inPlace.get(folder);
            if (!found)
                this.#inPlace.set(folder, (found = this.#tree.files([folder], inPlace)));
            return found;
        });
    }
    compiled({ directory, name }) {
        if (!name?.endsWith(".py"))
            return [];
        const stem = name.slice(0, -"py".length);
        return this.#tree.inside((0,repo_path/* join */.fj)(directory, "__pycache__")).filter((path) => (0,repo_path/* nameOf */.Vb)(path).startsWith(stem));
    }
    packages(words, reading) {
        const [manifest] = this.#tree.files(aroundOf(reading), ["package.json"]);
        if (manifest === undefined)
            return;
        const isModule = ({ after, follows }) => reading.language === "javascript" ? importing.test(after) : preloading.test(follows);
        for (const [as, isName] of [
            ["program", (word) => isLine(reading) && mayBeProgram(word)],
            ["module", isModule],
        ]) {
            const names = [
                ...new Set(words.flatMap((word) => (isName(word) && !word.text.startsWith(".") ? [word.text] : []))),
            ];
            if (names.length > 0)
                addNamed(reading, { ...namedFile(manifest, reading), isSure: false, use: { kind: "packages", names, as } });
        }
    }
    withoutExtension({ text, after }, reading) {
        const { language, directory } = reading;
        if (language === "ruby")
            return requiring.test(after) ? this.#tree.files(aroundOf(reading), [`${text}.rb`, `lib/${text}.rb`]) : [];
        const isTried = tryingExtensions.test(after);
        if (isDots(text))
            return language === "javascript" && isTried ? this.#tree.files([directory], scriptsNamed(text)) : [];
        const isRelative = /^\.\.?\//.test(text);
        if (!isTried && !isRelative)
            return [];
        const bases = language === "javascript" && isRelative ? [directory] : aroundOf(reading);
        const leading = this.#tree.leading(bases, text);
        const ruby = isShell(reading) ? this.#tree.files(leading, [`${text}.rb`]) : [];
        return leading.length > 0 ? [...ruby, ...this.#tree.files(leading, scriptsNamed(text))] : [];
    }
    inFolder({ text, after }, reading) {
        const { language, directory } = reading;
        const isPart = language === "javascript" && importing.test(after) && text.endsWith("/");
        const isListed = listing.test(after) && (/[*]/.test(text) || loadsNames.test(reading.text));
        if (isLine(reading) || (!isPart && !isListed))
            return [];
        const folder = text.replace(/[^/]*[*][^]*$/, "");
        const bases = /^\.\.?\//.test(folder) ? [directory] : [...aroundOf(reading), directory];
        const folders = isDots(folder)
            ? [(0,repo_path/* join */.fj)(directory, folder).replace(/\/$/, "")]
            : this.#tree.directories(bases, [folder]);
        return folders.flatMap((path) => this.#tree.inside(path).filter((file) => script.test(file)));
    }
    ofRuby({ text, follows }, reading) {
        if (follows !== "-r" || !/^[\w./-]+$/.test(text) || !/\bruby/.test(reading.text))
            return [];
        return this.#tree.files(this.#withLibraries(reading), [`${text}.rb`, text]);
    }
    #withLibraries(reading) {
        const around = [...aroundOf(reading), reading.directory];
        const inside = around.flatMap((base) => [base, ...["lib", "src", "lua"].map((folder) => (0,repo_path/* join */.fj)(base, folder))]);
        return this.#tree.existing([...new Set(inside)]);
    }
    ofPerlAndLua({ text, after, follows }, reading) {
        const { language } = reading;
        const isPerl = language === "perl"
            ? /^(?:use|require|parent|base|extends|with)$/.test(after)
            : /^-[Mm]$/.test(follows) && /\bperl/.test(reading.text);
        const isLua = language === "lua" ? /^(?:require|dofile|loadfile)$/.test(after) : follows === "-l" && /\blua/.test(reading.text);
        const names = [
            ...(isPerl && /^\w+(?:::\w+)*$/.test(text) ? [`${text.replaceAll("::", "/")}.pm`] : []),
            ...(isLua && /^[\w.-]+$/.test(text) ? [".lua", "/init.lua"].map((end) => text.replaceAll(".", "/") + end) : []),
        ];
        if (names.length === 0)
            return [];
        if (isLua && language !== "lua")
            return this.#tree.files([...aroundOf(reading), reading.directory], names);
        return this.#tree.files(this.#withLibraries(reading), names);
    }
    ofPython(paths, reading) {
        if (paths.length === 0)
            return [];
        const modules = paths.filter((path) => !path.startsWith("../"));
        for (const path of this.#tree.files(aroundOf(reading), ["pyproject.toml"]))
            addNamed(reading, { ...namedFile(path, reading), isSure: false, use: { kind: "python", modules } });
        const around = [...aroundOf(reading), ...aroundOf(reading).map((base) => (0,repo_path/* join */.fj)(base, "src"))];
        const existing = this.#tree.existing(around);
        return paths.flatMap((path) => this.#tree.files(path.startsWith("../") ? [reading.directory] : existing, [path]));
    }
}
function mayBeProgram({ text, isFirst, after }) {
    if (text.includes("/"))
        return /^@[\w.-]+\/[\w.-]+$/.test(text);
    return isFirst || /^(?:npx|pnpx|bunx|x|exec|dlx|run|yarn|pnpm|bun)$/.test(after);
}
const preloading = /^(?:-r|--(?:require|import|loader|experimental-loader|preload))$/;
const ownNames = variables/* ownModules */.W0.filter((name) => !name.startsWith("*"));
const inPlace = [...ownNames, ...ownNames.map((name) => name.replace(/\.py$/, "/__init__.py"))];
const listing = /(?:^|\.)(?:i?glob|rglob|globSync|globby|sync|Dir|readdir|readdirSync|listdir|scandir|iter_modules)$/;
const loadsNames = /\b(?:require|import|exec|load|import_module|spec_from_file_location|run_path)\s*\(?\s*[a-z_`]/i;
const importing = /^(?:from|import|require)$/;

;// CONCATENATED MODULE: ./build/bundle/src/repo/started/projects/cargo-packages.js



const cargo_packages_most = 1_000;
const ownCommands = /^(?:add|bench|build|b|check|c|clean|clippy|doc|d|fetch|fix|fmt|generate-lockfile|init|install|login|metadata|new|package|publish|remove|rm|rustc|rustdoc|search|test|t|tree|uninstall|update|vendor|version|yank)$/;
function aliasOf(program, words) {
    const command = words.find((word) => !/^[-+]/.test(word));
    const isCargo = (0,repo_path/* nameOf */.Vb)(program) === "cargo" && command !== undefined;
    return isCargo && !ownCommands.test(command) && !/^(?:run|r)$/.test(command) ? command : undefined;
}
async function wordsOfAlias({ program, project, words }, texts) {
    const alias = aliasOf(program, words);
    if (alias === undefined)
        return [];
    for (const folder of ["", ...(0,repo_path/* withAncestors */.f$)((0,repo_path/* directoryOf */.jt)(project))].toReversed()) {
        const meant = (await aliasesIn((0,repo_path/* join */.fj)(folder, ".cargo/config.toml"), texts)).get(alias);
        if (meant)
            return [...meant, ...words];
    }
    return [];
}
function aliasesIn(path, texts) {
    return texts.once(`aliases of ${path}`, async () => {
        const found = new Map();
        for (const line of (await texts.at(path)).split("\n")) {
            const [, name, value = ""] = /^[ \t]*"?([\w-]{1,100})"?[ \t]*=[ \t]*(["'[].{1,1000})$/.exec(line) ?? [];
            const meant = name === undefined ? [] : value.split(/[\s"',[\]=]+/).filter(Boolean);
            if (name !== undefined && !found.has(name) && meant.some((word) => /^(?:run|r)$/.test(word)))
                found.set(name, meant);
        }
        return found;
    });
}
async function packagesNamed(words, project, repo, texts) {
    const packages = await texts.once("packages of Rust", () => packagesOf(repo, texts));
    const found = new Set(words.flatMap((word) => packages.get(word) ?? []));
    found.delete((0,repo_path/* directoryOf */.jt)(project));
    return [...found].sort();
}
async function targetsNamed(words, folders, repo, texts) {
    const found = [];
    for (const [i, option] of words.entries()) {
        const kind = /^--(bin|example)s?$/.exec(option)?.[1];
        const name = words[i + 1];
        if (kind === undefined || name === undefined || !/^[\w-]+$/.test(name))
            continue;
        for (const folder of folders.length > 0 ? folders : repo.holding("Cargo.toml").slice(0, cargo_packages_most)) {
            const files = await targetIn(folder, kind, name, repo, texts);
            if (files.length > 0)
                found.push({ folder, files });
        }
    }
    return found;
}
async function targetIn(folder, kind, name, repo, texts) {
    const place = (0,repo_path/* join */.fj)(folder, kind === "bin" ? "src/bin" : "examples");
    const named = (await targetPathsIn(folder, texts)).get(`${kind} ${name}`);
    const files = [(0,repo_path/* join */.fj)(place, `${name}.rs`), ...(named === undefined ? [] : [(0,repo_path/* plain */.pj)((0,repo_path/* join */.fj)(folder, named)) ?? ""])];
    return [
        ...files.filter((path) => repo.resolve(path).kind === "file"),
        ...[...below((0,repo_path/* join */.fj)(place, name), repo)].flatMap(({ path, kind: own }) => (own === "file" ? [path] : [])),
    ];
}
function targetPathsIn(folder, texts) {
    return texts.once(`programs of the package ${folder}`, async () => {
        const found = new Map();
        for (const table of (await texts.at((0,repo_path/* join */.fj)(folder, "Cargo.toml"))).split(/^(?=\[)/m)) {
            const [, kind] = /^\[\[(bin|example)\]\]/.exec(table) ?? [];
            const [, name] = /^name\s*=\s*"([^"\n]{1,100})"/m.exec(table) ?? [];
            const [, path] = /^path\s*=\s*"([^"\n]{1,300})"/m.exec(table) ?? [];
            if (kind !== undefined && name !== undefined)
                found.set(`${kind} ${name}`, path ?? `src/${kind}/${name}.rs`);
        }
        return found;
    });
}
async function membersOf(project, repo, texts) {
    const text = await texts.at(project);
    if (/^\[package\]/m.test(text))
        return [];
    const [, list = ""] = /^default-members\s*=\s*\[([^\]]{0,20000})\]/m.exec(text) ??
        /^members\s*=\s*\[([^\]]{0,20000})\]/m.exec(text) ??
        [];
    const own = (0,repo_path/* directoryOf */.jt)(project);
    const patterns = [...list.matchAll(/["']([^"'\n]{1,300})["']/g)].map(([, pattern = ""]) => pattern).slice(0, 200);
    if (patterns.length === 0)
        return [];
    return repo
        .holding("Cargo.toml")
        .slice(0, cargo_packages_most)
        .filter((folder) => texts.hasRoomFor(patterns.length) && patterns.some((one) => matchesSimply(folder, (0,repo_path/* join */.fj)(own, one))));
}
async function packagesOf(repo, texts) {
    const packages = new Map();
    for (const folder of repo.holding("Cargo.toml").slice(0, cargo_packages_most)) {
        const [, name] = /^name\s*=\s*"([^"\n]*)"/m.exec(await texts.at((0,repo_path/* join */.fj)(folder, "Cargo.toml"))) ?? [];
        for (const one of new Set([(0,repo_path/* nameOf */.Vb)(folder), folder, ...(name === undefined ? [] : [name])]))
            (0,many/* addTo */.DN)(packages, one, folder);
    }
    return packages;
}
async function referencesAround(folder, text, texts) {
    const own = new Set([...text.matchAll(/^[ \t]*"?([\w-]{1,100})"?[ \t]*[.=]/gm)].map(([, name = ""]) => name));
    const found = [];
    for (const above of ["", ...(0,repo_path/* withAncestors */.f$)(folder)]) {
        const given = above === folder ? [] : await pathsIn((0,repo_path/* join */.fj)(above, "Cargo.toml"), texts);
        for (const { name, path } of given)
            if (own.has(name))
                found.push({ folder: above, reference: path });
        for (const program of await programsIn((0,repo_path/* join */.fj)(above, ".cargo/config.toml"), texts))
            found.push({ folder: above, reference: program });
    }
    return found;
}
function pathsIn(path, texts) {
    return texts.once(`paths of ${path}`, async () => [
        ...(await texts.at(path)).matchAll(/^[ \t]*"?([\w-]{1,100})"?[ \t]*=[ \t]*\{[^}\n]{0,300}?\bpath[ \t]*=[ \t]*"([^"\n]{1,300})"/gm),
    ].map(([, name = "", folder = ""]) => ({ name, path: folder })));
}
function programsIn(path, texts) {
    return texts.once(`programs of ${path}`, async () => [
        ...(await texts.at(path)).matchAll(/^[ \t]*(?:runner|linker|rustc|rustc-wrapper|rustc-workspace-wrapper)[ \t]*=[ \t]*([^\n]{1,1000})/gm),
    ].flatMap(([, value = ""]) => value.split(/[\s"',[\]]+/).filter(Boolean)));
}

;// CONCATENATED MODULE: ./build/bundle/src/repo/started/projects/go-packages.js



const go_packages_limits = { files: 3_000, modules: 1_000, tools: 100 };
const startingGo = /^(?:run|build|install|generate|tool)$/;
async function startedByGo(request, repo, texts) {
    const { project, words } = request;
    const start = startOfGo(request, repo);
    const isTool = words.includes("tool") && !words.some((word) => word !== "tool" && startingGo.test(word));
    const modules = await texts.once("modules of Go", () => modulesOfGo(repo, texts));
    const names = isTool
        ? await toolsNamed(project, words, texts)
        : words.filter((word) => /^[\w-]+\.[\w.-]+\//.test(word));
    const folders = names
        .flatMap((name) => foldersOfImport(name.replace(/\/?\.\.\.$/, ""), (0,repo_path/* directoryOf */.jt)(project), modules))
        .flatMap(({ folder }) => (repo.resolve(folder).kind === "directory" ? [folder] : []));
    if (isTool)
        return folders.length === 0 ? undefined : { folders: [...new Set(folders)].sort(), files: [], trees: [] };
    const isTree = names.some((name) => name.endsWith("..."));
    return {
        ...start,
        folders: [...new Set([...start.folders, ...(isTree ? [] : folders)])].sort(),
        trees: [...new Set([...start.trees, ...(isTree ? folders : [])])].sort(),
    };
}
async function toolsNamed(project, words, texts) {
    const text = await texts.at(project);
    const lists = [...text.matchAll(/^tool\s*\(([^)]{0,100000})\)/gm)].flatMap(([, list = ""]) => list.split("\n"));
    const single = [...text.matchAll(/^tool[ \t]+([^\s(]\S*)/gm)].map(([, one = ""]) => one);
    const named = new Set(words);
    return [...lists.map((line) => line.replace(/\/\/.*/, "").trim()), ...single]
        .filter((path) => named.has(path) || named.has(path.replace(/\/v\d+$/, "").replace(/^.*\//, "")))
        .slice(0, go_packages_limits.tools);
}
function startOfGo({ project, words, places }, repo) {
    const own = (0,repo_path/* directoryOf */.jt)(project);
    const [folders, files, trees] = [new Set(), new Set(), new Set()];
    for (const word of new Set(words)) {
        if (word.startsWith("-") || startingGo.test(word))
            continue;
        const bases = /^\.?\/?$/.test(word) ? [places[0] ?? own] : [own, "", ...places];
        for (const base of bases) {
            const path = (0,repo_path/* plain */.pj)((0,repo_path/* join */.fj)(base, word.replace(/\/?\.\.\.$/, "")));
            if (path === undefined)
                continue;
            const { kind } = repo.resolve(path);
            if (kind === "file" && path.endsWith(".go"))
                files.add(path);
            if (kind === "directory")
                (word.endsWith("...") ? trees : folders).add(path);
        }
    }
    const [first] = files;
    if (first !== undefined)
        folders.add((0,repo_path/* directoryOf */.jt)(first));
    return { folders: [...folders].sort(), files: [...files].sort(), trees: [...trees].sort() };
}
async function packagesOfGo(project, { folders, files, trees }, repo, texts, found) {
    const modules = await texts.once("modules of Go", () => modulesOfGo(repo, texts));
    const own = (0,repo_path/* directoryOf */.jt)(project);
    const seen = new Set([...folders, ...trees.flatMap((tree) => foldersIn(tree, repo))]);
    const open = [...seen];
    const built = new Set([own]);
    const unread = [...files];
    for (const file of files)
        found.add(file);
    for (let next = open.pop(); next !== undefined && found.size <= go_packages_limits.files; next = open.pop()) {
        for (const name of sourcesIn(next, repo)) {
            found.add(name);
            unread.push(name);
        }
        for (let path = unread.pop(); path !== undefined; path = unread.pop()) {
            const source = path.endsWith(".go") ? await sourceAt(path, repo, texts) : nothing;
            if (!texts.hasRoomForFile() || !texts.hasRoomFor(source.imports.length + source.embedded.length))
                return built;
            for (const file of source.embedded)
                found.add(file);
            for (const { folder, module } of source.imports.flatMap((name) => foldersOfImport(name, own, modules))) {
                if (repo.resolve(folder).kind !== "directory")
                    continue;
                if (module !== undefined)
                    built.add(module);
                if (!seen.has(folder))
                    open.push(folder);
                seen.add(folder);
            }
        }
    }
    return built;
}
function foldersIn(tree, repo) {
    return [tree, ...[...below(tree, repo)].flatMap(({ path, kind }) => (kind === "directory" ? [path] : []))];
}
function sourcesIn(folder, repo) {
    return repo
        .names(folder)
        .filter((name) => sourceOfGo.test(name) && !name.endsWith("_test.go"))
        .map((name) => (0,repo_path/* join */.fj)(folder, name));
}
const nothing = { imports: [], embedded: [] };
function sourceAt(path, repo, texts) {
    return texts.once(`source ${path}`, async () => {
        const text = await texts.at(path);
        const embedded = [...text.matchAll(/^\/\/go:embed[ \t]+(\S{1,300})/gm)].flatMap(([, pattern = ""]) => texts.hasRoomForFiles(pattern) ? filesMatching((0,repo_path/* join */.fj)((0,repo_path/* directoryOf */.jt)(path), pattern), repo) : []);
        return { imports: [...new Set(importsOfGo(text))], embedded: [...new Set(embedded)] };
    });
}
async function modulesOfGo(repo, texts) {
    const modules = new Map();
    const add = (name, folder) => {
        const known = modules.get(name);
        if (known)
            known.add(folder);
        else
            modules.set(name, new Set([folder]));
    };
    for (const folder of repo.holding("go.mod").slice(0, go_packages_limits.modules)) {
        const text = await texts.at((0,repo_path/* join */.fj)(folder, "go.mod"));
        const [, name] = /^module\s+"?([^\s"]+)/m.exec(text) ?? [];
        if (name !== undefined)
            add(name, folder);
        for (const [, replaced = "", path = ""] of text.matchAll(replacing)) {
            const target = (0,repo_path/* plain */.pj)((0,repo_path/* join */.fj)(folder, path));
            if (target !== undefined && repo.resolve(target).kind === "directory")
                add(replaced, target);
        }
    }
    return modules;
}
const replacing = /^[ \t]*(?:replace[ \t]+)?"?([^\s"]{1,300})"?(?:[ \t]+\S{1,100})?[ \t]*=>[ \t]*"?(\.{1,2}\/[^\s"]{0,300}|\.{1,2})"?/gm;
const maxParts = 20;
function foldersOfImport(name, own, modules) {
    const front = name.split("/").slice(0, maxParts).join("/");
    const inside = (0,repo_path/* withAncestors */.f$)(front).flatMap((module) => [...(modules.get(module) ?? [])].map((folder) => ({
        folder: (0,repo_path/* join */.fj)(folder, name.slice(module.length + 1)),
        module: folder,
    })));
    return [...inside, { folder: (0,repo_path/* join */.fj)(own, `vendor/${name}`) }];
}

;// CONCATENATED MODULE: ./build/bundle/src/repo/started/projects/projects.js





const gradle = {
    command: /^/,
    project: /^(?:build|settings)\.gradle(?:\.kts)?$/,
    folders: ["buildSrc", "gradle"],
    source: /\.(?:gradle|kts?|java|groovy|properties|toml)$/,
    leftOut: /^(?:build|node_modules|\..*)$/,
    settings: ["build.gradle", "build.gradle.kts", "settings.gradle", "settings.gradle.kts", "gradle.properties"],
    references: /["'](:?[\w./:-]{1,300})["']/g,
};
const builders = new Map([
    [
        "cargo",
        {
            command: /^(?:run|r|xtask|build|b|install)$/,
            project: /^Cargo\.toml$/,
            folders: ["src"],
            source: /^/,
            leftOut: /^(?:target|node_modules|\..*)$/,
            settings: [
                "Cargo.toml",
                "Cargo.lock",
                "build.rs",
                "rust-toolchain",
                "rust-toolchain.toml",
                ".cargo/config.toml",
                ".cargo/config",
            ],
            references: /\b(?:path|build)\s*=\s*"([^"\n]{1,300})"/g,
        },
    ],
    [
        "go",
        {
            command: startingGo,
            project: /^go\.mod$/,
            folders: [],
            source: /(?!)/,
            leftOut: /^/,
            settings: ["go.mod", "go.sum", "go.work", "go.work.sum"],
            references: /(?!)/g,
        },
    ],
    [
        "dotnet",
        {
            command: /^(?:run|build|publish)$/,
            project: /\.(?:cs|fs|vb)proj$/,
            folders: [""],
            source: /\.(?:cs|fs|vb|csproj|fsproj|vbproj|props|targets|resx|razor|cshtml)$/,
            leftOut: /^(?:bin|obj|node_modules|\..*)$/,
            settings: ["Directory.Build.props", "Directory.Build.targets", "Directory.Packages.props", "global.json"],
            references: /<ProjectReference\b[^>]{0,300}\bInclude\s*=\s*"([^"\n]{1,300})"/g,
        },
    ],
    [
        "swift",
        {
            command: /^(?:run|build)$/,
            project: /^Package\.swift$/,
            folders: ["Sources", "Plugins"],
            source: /^/,
            leftOut: /^\..*$/,
            settings: ["Package.swift", "Package.resolved"],
            references: /\bpath:\s*"([^"\n]{1,300})"/g,
        },
    ],
    [
        "dart",
        {
            command: /^(?:run|compile|build)$/,
            project: /^pubspec\.yaml$/,
            folders: ["bin", "lib", "tool", "hook"],
            source: /\.dart$/,
            leftOut: /^\..*$/,
            settings: ["pubspec.yaml", "pubspec.lock"],
            references: /\bpath:[ \t]*["']?([^\s"'#]{1,300})/g,
        },
    ],
    ["gradle", gradle],
    ["gradlew", gradle],
]);
function startsProject(program, words) {
    const builder = builders.get((0,repo_path/* nameOf */.Vb)(program));
    if (!builder || ((0,repo_path/* nameOf */.Vb)(program) === "cargo" && words.includes("install") && !words.includes("--path")))
        return false;
    return words.some((word) => builder.command.test(word)) || aliasOf(program, words) !== undefined;
}
function isProjectFile(program, path) {
    return builders.get((0,repo_path/* nameOf */.Vb)(program))?.project.test((0,repo_path/* nameOf */.Vb)(path)) === true;
}
const projects_limits = { files: 3_000, projects: 1_000 };
const projects_nothing = { key: "", files: async () => ({ files: [], isCut: false }) };
async function buildOf(request, repo, texts) {
    const { program, project } = request;
    const builder = builders.get((0,repo_path/* nameOf */.Vb)(program));
    const isStarted = builder !== undefined && request.words.some((word) => builder.command.test(word));
    const words = isStarted || !builder ? request.words : await wordsOfAlias(request, texts);
    if (!builder || words.length === 0)
        return projects_nothing;
    if ((0,repo_path/* nameOf */.Vb)(program) === "go") {
        const start = await startedByGo({ ...request, words }, repo, texts);
        if (!start)
            return projects_nothing;
        return {
            key: JSON.stringify([program, project, start]),
            files: () => builtFrom(request, builder, repo, texts, (found) => packagesOfGo(project, start, repo, texts, found)),
        };
    }
    const isCargo = (0,repo_path/* nameOf */.Vb)(program) === "cargo";
    const named = isCargo ? await packagesNamed(words, project, repo, texts) : [];
    const targets = isCargo ? await targetsNamed(words, named, repo, texts) : [];
    const members = isCargo && named.length + targets.length === 0 ? await membersOf(project, repo, texts) : [];
    const own = [...new Set([...named, ...targets.map(({ folder }) => folder), ...members])].sort();
    const first = own.length > 0 ? own : [(0,repo_path/* directoryOf */.jt)(project)];
    const files = targets.flatMap((target) => target.files);
    return {
        key: JSON.stringify([program, project, first, files]),
        files: () => builtFrom(request, builder, repo, texts, (found) => {
            for (const file of files)
                found.add(file);
            return projectsFrom(first, builder, repo, texts, found);
        }),
    };
}
async function builtFrom({ project }, builder, repo, texts, projectsOf) {
    const found = new Set();
    for (const folder of await projectsOf(found)) {
        for (const above of ["", ...(0,repo_path/* withAncestors */.f$)(folder)])
            for (const name of builder.settings)
                if (repo.resolve((0,repo_path/* join */.fj)(above, name)).kind === "file")
                    found.add((0,repo_path/* join */.fj)(above, name));
        for (const name of builder.folders)
            for (const { path, kind } of below((0,repo_path/* join */.fj)(folder, name), repo, (inside) => builder.leftOut.test(inside))) {
                if (found.size > projects_limits.files || !texts.hasRoomForFile())
                    break;
                if (kind === "file" && builder.source.test((0,repo_path/* nameOf */.Vb)(path)))
                    found.add(path);
            }
    }
    const isCut = found.size > projects_limits.files || repo.holding((0,repo_path/* nameOf */.Vb)(project)).length > projects_limits.projects;
    return { files: [...found].slice(0, projects_limits.files), isCut };
}
async function projectsFrom(first, builder, repo, texts, found) {
    const open = [...first];
    const projects = new Set();
    for (let next = open.pop(); next !== undefined && projects.size < projects_limits.projects; next = open.pop()) {
        if (projects.has(next))
            continue;
        projects.add(next);
        for (const { folder, reference } of await referencesIn(next, builder, repo, texts, found)) {
            const target = (0,repo_path/* plain */.pj)((0,repo_path/* join */.fj)(folder, reference.replace(/^:/, "").replaceAll(/[\\:]/g, "/")));
            const kind = target === undefined ? undefined : repo.resolve(target).kind;
            if (target === undefined)
                continue;
            if (kind === "directory")
                open.push(target);
            else if (kind === "file" && builder.project.test((0,repo_path/* nameOf */.Vb)(target)))
                open.push((0,repo_path/* directoryOf */.jt)(target));
            else if (kind === "file")
                found.add(target);
        }
    }
    return projects;
}
async function referencesIn(folder, builder, repo, texts, found) {
    const references = [];
    for (const name of repo.names(folder).filter((inside) => builder.project.test(inside))) {
        const path = (0,repo_path/* join */.fj)(folder, name);
        found.add(path);
        const text = await texts.at(path);
        for (const [, reference = ""] of text.matchAll(builder.references))
            references.push({ folder, reference });
        if (name === "Cargo.toml")
            (0,many/* append */.BC)(references, await referencesAround(folder, text, texts));
    }
    return references;
}

;// CONCATENATED MODULE: ./build/bundle/src/repo/started/runners/runners.js

const python = ["pyproject.toml"];
const node = ["package.json"];
const containers = [
    ...["compose", "docker-compose"].flatMap((stem) => ["", ".override"].flatMap((more) => [`${stem}${more}.yaml`, `${stem}${more}.yml`])),
    "Dockerfile",
    "docker-bake.hcl",
    ".env",
];
const runners_gradle = [
    ...["build.gradle", "settings.gradle"].flatMap((name) => [name, `${name}.kts`]),
    "gradle.properties",
    "gradle/libs.versions.toml",
    "gradle/wrapper/gradle-wrapper.jar",
    "gradle/wrapper/gradle-wrapper.properties",
];
const maven = [
    "pom.xml",
    ...["extensions.xml", "jvm.config", "maven.config"].map((name) => `.mvn/${name}`),
    ...["jar", "properties"].map((extension) => `.mvn/wrapper/maven-wrapper.${extension}`),
];
const invoke = [
    "tasks.py",
    "tasks/__init__.py",
    ...["yaml", "yml", "json", "py"].map((extension) => `invoke.${extension}`),
];
const runners_built = [...python, "setup.py", "setup.cfg"];
const rules = ["Makefile", "makefile", "GNUmakefile"];
const ruby = ["Gemfile", "Rakefile", "rakefile", "Rakefile.rb", "rakefile.rb"];
const tasks = ["Taskfile", "taskfile"].flatMap((stem) => ["", ".dist"].flatMap((more) => [`${stem}${more}.yml`, `${stem}${more}.yaml`]));
const mise = [
    "mise.toml",
    ".mise.toml",
    "mise.local.toml",
    ".mise.local.toml",
    ".config/mise.toml",
    ".config/mise/config.toml",
    "mise/config.toml",
];
const lefthook = [
    "lefthook",
    ".lefthook",
    ".config/lefthook",
    "lefthook-local",
    ".lefthook-local",
].flatMap((stem) => ["yml", "yaml", "toml", "json"].map((extension) => `${stem}.${extension}`));
const staged = [
    ...node,
    ".lintstagedrc",
    ...["json", "yaml", "yml", "js", "mjs", "cjs"].map((extension) => `.lintstagedrc.${extension}`),
    ...["js", "mjs", "cjs"].map((extension) => `lint-staged.config.${extension}`),
];
const runners = new Map([
    ...["npm", "pnpm", "yarn", "bun", "nr", "ni", "nun", "npm-run-all", "npm-run-all2", "run-s", "run-p"].map((name) => [name, node]),
    ["turbo", ["turbo.json", ...node]],
    ["lerna", ["lerna.json", ...node]],
    ["nx", ["nx.json", ...node]],
    ["nodemon", ["nodemon.json", ...node]],
    ["lint-staged", staged],
    ["deno", ["deno.json", "deno.jsonc", ...node]],
    ...["make", "gmake", "MAKE"].map((name) => [name, rules]),
    ["just", ["justfile", "Justfile", "JUSTFILE", ".justfile"]],
    ["task", tasks],
    ["go-task", tasks],
    ["mise", mise],
    ...["uv", "poetry", "pdm", "pipx", "rye", "poe"].map((name) => [name, python]),
    ["hatch", ["hatch.toml", ...python]],
    ["pixi", ["pixi.toml", ...python]],
    ["pipenv", ["Pipfile"]],
    ["inv", invoke],
    ["invoke", invoke],
    ["tox", ["tox.ini", "tox.toml"]],
    ["nox", ["noxfile.py"]],
    ["cargo", ["Cargo.toml", ".cargo/config.toml", ".cargo/config", "build.rs"]],
    ["go", ["go.mod", "go.work"]],
    ["bundle", ruby],
    ["rake", ruby],
    ["thor", ["Thorfile"]],
    ["composer", ["composer.json"]],
    ...["gradle", "gradlew"].map((name) => [name, runners_gradle]),
    ...["mvn", "mvnw"].map((name) => [name, maven]),
    ...["docker", "podman", "docker-compose"].map((name) => [name, containers]),
    ["nix", ["flake.nix", "flake.lock"]],
    ...["nix-shell", "nix-build"].map((name) => [name, ["shell.nix", "default.nix"]]),
    ["devbox", ["devbox.json", "devbox.lock"]],
    ["direnv", [".envrc"]],
    ["pre-commit", [".pre-commit-config.yaml"]],
    ["prek", [".pre-commit-config.yaml"]],
    ["lefthook", lefthook],
    ["mix", ["mix.exs", "mix.lock"]],
    ["zig", ["build.zig", "build.zig.zon"]],
    ...["bazel", "bazelisk"].map((name) => [name, [".bazelrc", "MODULE.bazel", "WORKSPACE", "BUILD", "BUILD.bazel"]]),
    ...["foreman", "honcho", "overmind", "hivemind"].map((name) => [name, ["Procfile", ".env"]]),
    ["fab", ["fabfile.py", "fabfile/__init__.py"]],
    ["Rscript", [".Rprofile", ".Renviron"]],
    ["doit", ["dodo.py"]],
    ["scons", ["SConstruct"]],
    ["ant", ["build.xml"]],
    ["cmake", ["CMakeLists.txt"]],
    ["meson", ["meson.build"]],
    ["ninja", ["build.ninja"]],
    ["earthly", ["Earthfile"]],
    ["vagrant", ["Vagrantfile"]],
    ["pm2", ["ecosystem.config.js", "ecosystem.config.cjs"]],
    ["wireit", node],
    ["process-compose", ["process-compose.yaml", "process-compose.yml"]],
    ["gulp", ["gulpfile.js", "gulpfile.mjs", "gulpfile.cjs", "gulpfile.ts"]],
    ["grunt", ["Gruntfile.js", "gruntfile.js"]],
    ["bb", ["bb.edn"]],
]);
const workspaceRunners = /^(?:turbo|lerna|nx)$/;
function manifestsOf(program, words) {
    if ((0,repo_path/* nameOf */.Vb)(program) === "uvx")
        return words.includes("--from") ? python : [];
    if (/^pip[\d.]*$/.test((0,repo_path/* nameOf */.Vb)(program)))
        return words.some((word) => /^\.|\/|^-e$/.test(word)) ? runners_built : [];
    if ((0,repo_path/* nameOf */.Vb)(program) === "node")
        return words.includes("--run") ? node : [];
    return runners.get((0,repo_path/* nameOf */.Vb)(program)) ?? [];
}
function taskWordsOf(program, words) {
    if (!workspaceRunners.test((0,repo_path/* nameOf */.Vb)(program)))
        return words;
    return ["--workspaces", ...words.flatMap((word) => [word, ...(word.includes(":") ? word.split(":") : [])])];
}
function taskIn(word) {
    const [, program, task] = /^(npm|pnpm|yarn|bun|deno):([^\s:]\S*)$/.exec(word) ?? [];
    return program === undefined || task === undefined ? undefined : [program, task];
}
const settings = new Map([
    ["npm", ["package-lock.json", "npm-shrinkwrap.json", ".npmrc"]],
    ["npx", [".npmrc"]],
    ["pnpm", ["pnpm-lock.yaml", ".npmrc", "pnpm-workspace.yaml", ".pnpmfile.cjs", ".pnpmfile.mjs"]],
    ["pnpx", [".npmrc"]],
    ["yarn", ["yarn.lock", ".yarnrc.yml", ".yarnrc"]],
    ["bun", ["bun.lock", "bun.lockb", "bunfig.toml", ".npmrc", ".env", ".env.local"]],
    ["bunx", ["bunfig.toml", ".npmrc"]],
    ["composer", ["composer.lock"]],
    ["bundle", ["Gemfile.lock"]],
    ["pipenv", ["Pipfile.lock"]],
    ["uv", ["uv.lock", "uv.toml", ".python-version"]],
    ["uvx", ["uv.toml"]],
    ["poetry", ["poetry.lock", "poetry.toml"]],
]);
function installFilesOf(program) {
    return settings.get((0,repo_path/* nameOf */.Vb)(program)) ?? [];
}

;// CONCATENATED MODULE: ./build/bundle/src/repo/started/runners/tools.js

const scripts = ["js", "mjs", "cjs", "ts", "mts", "cts"];
function configs(...stems) {
    return stems.flatMap((stem) => scripts.map((extension) => `${stem}.config.${extension}`));
}
function dotted(stem) {
    return [stem, ...["json", "json5", "yaml", "yml", "toml", ...scripts].map((extension) => `${stem}.${extension}`)];
}
const babel = [...configs("babel"), "babel.config.json", ...dotted(".babelrc")];
const pytest = [
    "pytest.ini",
    ".pytest.ini",
    "tox.ini",
    "setup.cfg",
    "pyproject.toml",
    "conftest.py",
    "test/conftest.py",
    "tests/conftest.py",
];
const rspec = [".rspec", "spec/spec_helper.rb", "spec/rails_helper.rb"];
const bundled = [...configs("vite", "postcss", "tailwind"), ...dotted(".postcssrc")];
const tools_settings = new Map([
    ["eslint", [...configs("eslint"), ...dotted(".eslintrc")]],
    ["prettier", [...configs("prettier"), ...dotted(".prettierrc")]],
    ["stylelint", [...configs("stylelint"), ...dotted(".stylelintrc")]],
    ["commitlint", [...configs("commitlint"), ...dotted(".commitlintrc")]],
    ["postcss", [...configs("postcss"), ...dotted(".postcssrc")]],
    ["babel", babel],
    ["vite", bundled],
    ["vitest", [...configs("vitest"), ...scripts.map((extension) => `vitest.workspace.${extension}`), ...bundled]],
    ["jest", [...configs("jest"), "jest.config.json", ...babel]],
    ["mocha", dotted(".mocharc")],
    ["ava", configs("ava")],
    ["karma", ["karma.conf.js", "karma.conf.cjs", "karma.conf.ts"]],
    ...["playwright", "cypress", "webpack", "rollup", "tsup", "rspack", "next", "nuxt", "astro", "svelte"].map((name) => [name, configs(name)]),
    ["pytest", pytest],
    ["py.test", pytest],
    ["tox", ["setup.cfg", "pyproject.toml"]],
    ["mypy", ["mypy.ini", ".mypy.ini", "setup.cfg"]],
    ["pylint", ["pylintrc", ".pylintrc", "setup.cfg"]],
    ["rspec", rspec],
    ["rubocop", [".rubocop.yml"]],
    ["phpunit", ["phpunit.xml", "phpunit.xml.dist"]],
    ["phpstan", ["phpstan.neon", "phpstan.neon.dist"]],
    ["php-cs-fixer", [".php-cs-fixer.php", ".php-cs-fixer.dist.php"]],
]);
const tests = new Map([
    ...["pytest", "py.test", "unittest", "vitest", "jest", "mocha", "ava", "karma", "cypress", "rspec", "phpunit"].map((name) => [name, undefined]),
    ["playwright", /^test$/],
    ["node", /^--test$/],
    ...["bun", "deno", "go", "dotnet", "swift", "dart", "flutter", "mix"].map((name) => [name, /^test$/]),
    ["cargo", /^(?:t|test|bench|nextest)$/],
]);
function settingsOf(program) {
    return tools_settings.get((0,repo_path/* nameOf */.Vb)(program)) ?? [];
}
function runsTests(program, words) {
    const name = (0,repo_path/* nameOf */.Vb)(program);
    if (!tests.has(name))
        return false;
    const pattern = tests.get(name);
    return !pattern || words.slice(0, 3).some((word) => pattern.test(word));
}
function isNamed({ text, follows }) {
    return naming.test(text) || (follows === "" && text.startsWith("#"));
}
const naming = /^(?:i|install|add|uninstall|remove|upgrade|update|echo|printf|which|type|grep|cat|ls|git|rm|mkdir)$/;
const hasCommands = /^(?:(?:GNU)?[Mm]akefile|\.?[Jj]ustfile|JUSTFILE|[^/]+\.just|[Tt]askfile(?:\.dist)?\.ya?ml|\.?mise\.toml|tox\.ini|noxfile\.py|Procfile|\.?lefthook(?:-local)?\.(?:ya?ml|toml|json)|\.lintstagedrc(?:\.json|\.ya?ml)?)$/;

;// CONCATENATED MODULE: ./build/bundle/src/repo/started/text/runner-finder.js









const maxMembers = 50;
const otherWords = /\b(?:g?make|MAKE)\b[^\n;|&]{0,500}?[$`]|\b(?:xargs|parallel)\b/;
function mayGetMore(reading) {
    return (reading.mayGetMore ??= !isLine(reading) || otherWords.test(reading.text));
}
function taskWordsIn(program, words, reading) {
    const taskWords = words.length === 0 ? ["install"] : taskWordsOf(program, words);
    return mayGetMore(reading) ? { taskWords: taskWords, mayGetMore: true } : { taskWords: taskWords };
}
function isAlone(next, following, reading) {
    return isLine(reading) ? next.length === 0 : following[0]?.isFirst !== false;
}
class RunnerFinder {
    #tree;
    #tasks;
    #projects = new Map();
    constructor(tree, tasks) {
        this.#tree = tree;
        this.#tasks = tasks;
    }
    read(word, following, reading) {
        const [program, task] = taskIn(word.text) ?? [];
        if (program !== undefined && task !== undefined)
            this.#runner(program, [{ ...word, text: task }], reading);
        else
            this.#runner(word.text, following, reading);
    }
    tool({ text }, following, reading) {
        const end = following.findIndex(({ follows }) => follows === "");
        const next = end < 0 ? following : following.slice(0, end);
        const words = next.map((word) => word.text);
        if (runsTests(text, words))
            reading.runsTests = true;
        const settings = settingsOf(text);
        if (settings.length === 0)
            return;
        const around = aroundOf(reading);
        const files = this.#tree.files(around, words).map(repo_path/* directoryOf */.jt);
        const folders = [...this.#foldersIn(next, reading), ...files].slice(0, maxPlaces).flatMap(repo_path/* withAncestors */.f$);
        for (const path of this.#tree.files([...new Set([...around, ...folders])], settings))
            addNamed(reading, {
                ...namedFile(path, reading),
                ...((0,runners_tasks/* isManifest */.Yh)(path) ? { taskWords: ["-"] } : {}),
                ...(languageOf(path, "") ? {} : { language: "manifest" }),
            });
    }
    #runner(text, following, reading) {
        const end = isLine(reading) ? following.findIndex(({ follows }) => follows === "") : -1;
        const next = end < 0 ? following : following.slice(0, end);
        const words = next.map((word) => word.text);
        const [manifests, own] = [manifestsOf(text, words), installFilesOf(text)];
        this.#project(text, next, reading);
        if ((0,repo_path/* nameOf */.Vb)(text) === "mise")
            this.#tasks.ofMise(words, reading);
        if ((0,repo_path/* nameOf */.Vb)(text) === "rake")
            this.#partsOfRake(reading);
        if ((0,repo_path/* nameOf */.Vb)(text) === "just")
            this.#justfilesIn(next, reading);
        if (manifests.length + own.length === 0)
            return;
        if ((0,repo_path/* nameOf */.Vb)(text) === "uv" && words.includes("run"))
            this.#members(words, reading);
        const isCommand = reading.language === "command";
        const around = aroundOf(reading);
        const named = this.#foldersIn(next, reading).slice(0, maxPlaces);
        this.#manifestsIn(named, next, reading);
        const directories = [...new Set([...around, ...(named.length > 0 ? [""] : []), ...named.flatMap(repo_path/* withAncestors */.f$)])];
        const installs = this.#tree.files(directories, own);
        for (const path of [...this.#tree.files(directories, manifests), ...(isCommand ? installs : [])])
            if (isCommand || (0,runners_tasks/* isManifest */.Yh)(path))
                addNamed(reading, {
                    path,
                    isDirect: false,
                    ...taskWordsIn(text, words, reading),
                    isSure: isCommand || isAlone(next, following, reading),
                    places: [...new Set([...reading.places, ...named])].slice(0, maxPlaces),
                    output: "unknown",
                    installs,
                });
    }
    #partsOfRake(reading) {
        for (const folder of this.#tree.directories(aroundOf(reading), ["rakelib"]))
            for (const file of this.#tree.inside(folder).filter((one) => one.endsWith(".rake")))
                addNamed(reading, namedFile(file, reading));
    }
    #justfilesIn(words, reading) {
        const folders = words.flatMap(({ text }) => (text.includes("/") ? [(0,repo_path/* directoryOf */.jt)(text)] : []));
        for (const folder of this.#tree.directories(aroundOf(reading), folders))
            for (const file of this.#tree.files([folder], manifestsOf("just", [])))
                addNamed(reading, {
                    ...namedFile(file, { places: [folder] }),
                    taskWords: words.map(({ text }) => (0,repo_path/* nameOf */.Vb)(text)),
                });
    }
    #members(words, reading) {
        for (const folder of this.#tree.holding("pyproject.toml").slice(0, maxMembers))
            addNamed(reading, {
                ...namedFile((0,repo_path/* join */.fj)(folder, "pyproject.toml"), { places: [folder] }),
                taskWords: words.filter((word) => word !== "run"),
                isSure: false,
            });
    }
    #manifestsIn(folders, words, reading) {
        if (folders.length === 0)
            return;
        const names = words.flatMap(({ text, follows }) => (manifestOption.test(follows) ? [text] : []));
        for (const path of this.#tree.files(folders, names))
            addNamed(reading, { ...namedFile(path, { places: folders }), language: "manifest" });
    }
    #foldersIn(words, reading) {
        return this.#tree.directories(aroundOf(reading), words.map(({ text }) => text));
    }
    #project(program, next, reading) {
        const words = next.map(({ text }) => text);
        if (!startsProject(program, words))
            return;
        const folders = this.#foldersIn(next, reading);
        const files = next.flatMap(({ text }) => this.#tree.files(aroundOf(reading), [text]));
        const starts = [...files.map(repo_path/* directoryOf */.jt), ...folders, ...reading.places];
        const projects = (starts.length > 0 ? starts : [reading.directory]).flatMap((start) => this.#projectsAround(program, start));
        for (const path of new Set([...files.filter((file) => isProjectFile(program, file)), ...projects]))
            addNamed(reading, {
                ...namedFile(path, reading),
                places: [...new Set([...folders, ...reading.places])].slice(0, maxPlaces),
                use: { kind: "project", program, words },
            });
    }
    #projectsAround(program, start) {
        const key = JSON.stringify([program, start]);
        let found = this.#projects.get(key);
        if (!found) {
            const own = this.#tree.inside(start).filter((path) => isProjectFile(program, path));
            found = own.length > 0 || start === (0,repo_path/* directoryOf */.jt)(start) ? own : this.#projectsAround(program, (0,repo_path/* directoryOf */.jt)(start));
            this.#projects.set(key, found);
        }
        return found;
    }
}

;// CONCATENATED MODULE: ./build/bundle/src/repo/started/text/variable-finder.js




class VariableFinder {
    #tree;
    #patterns;
    constructor(tree, patterns) {
        this.#tree = tree;
        this.#patterns = patterns;
    }
    read(assigned, reading) {
        if (assigned.length >= variables/* mostAssigned */.Ui)
            reading.isCut = true;
        for (const one of assigned)
            this.#assigned(one, reading);
    }
    #assigned({ paths, folder, file }, reading) {
        const around = [...new Set([...aroundOf(reading), reading.directory])];
        for (const path of paths) {
            if (path === "" && folder !== undefined)
                this.#assignedHere(folder, reading);
            for (const target of this.#tree.at(around, path)) {
                if (target.kind === "file" && file !== undefined)
                    addNamed(reading, { ...namedFile(target.path, reading), ...(file === null ? {} : { language: file }) });
                if (target.kind === "directory" && folder !== undefined)
                    this.#inFolder(target.path, folder, reading);
            }
        }
    }
    #assignedHere(folder, reading) {
        const around = aroundOf(reading);
        if (folder === "home")
            this.#add(this.#tree.files(around, variables/* startupFiles */.vl), reading);
        else if (folder === "everything")
            reading.isCut = true;
        else if (folder === "programs")
            this.#add(this.#tree.inside("").filter(mayBeCode), reading);
        else
            this.#inFolder("", folder, reading);
    }
    #inFolder(path, folder, reading) {
        const isDeep = folder === "everything" || folder === "home";
        const files = this.#patterns.inside(path, folder === "python" ? variables/* ownModules */.W0 : [], isDeep);
        if (!files)
            reading.isCut = true;
        this.#add(files ?? [], reading);
    }
    #add(paths, reading) {
        for (const path of paths)
            addNamed(reading, { ...namedFile(path, reading), isDirect: true });
    }
}

;// CONCATENATED MODULE: ./build/bundle/src/repo/started/text/nix-texts.js
const reading = /^(?:import|callPackage|readFile|source|src|path)$/;
const names = /(?<![\w./-])[A-Za-z_][\w'-]*(?![\w./-])/g;
function withoutNixNames(text) {
    const kept = [];
    let at = 0;
    for (let next = nextIn(text, at); next; next = nextIn(text, at)) {
        const end = endOf(text, next);
        if (end < 0)
            return text;
        const isComment = next.by === "#" || next.by === "/*";
        kept.push(withoutNames(text.slice(at, next.start)), isComment ? "\n" : text.slice(next.start, end));
        at = end;
    }
    return kept.join("") + withoutNames(text.slice(at));
}
function withoutNames(code) {
    return code.replace(names, (name) => (reading.test(name) ? name : " ".repeat(name.length)));
}
function nextIn(text, at) {
    const pattern = /''|"|#|\/\*/g;
    pattern.lastIndex = at;
    const found = pattern.exec(text);
    return found ? { start: found.index, by: found[0] } : undefined;
}
const ends = new Map([
    ["''", /''(?!['$\\])/g],
    ['"', /"/g],
    ["#", /\n|$/g],
    ["/*", /\*\//g],
]);
function endOf(text, { start, by }) {
    const pattern = ends.get(by) ?? /$/g;
    pattern.lastIndex = start + by.length;
    for (let found = pattern.exec(text); found; found = pattern.exec(text)) {
        const before = by === '"' ? text.slice(Math.max(start + 1, found.index - 50), found.index) : "";
        if ((/\\*$/.exec(before)?.[0].length ?? 0) % 2 === 0)
            return found.index + found[0].length;
    }
    return -1;
}

;// CONCATENATED MODULE: ./build/bundle/src/repo/started/shell/words.js
class ShellUnread extends Error {
}
const endsShellWord = /[\s;&|<>()]/;
const words_maxDepth = 40;
function endOfShellWord(text, start) {
    let [end, isLiteral, isPlain] = [start, true, true];
    for (;;) {
        const part = partAt(text, start, end);
        if (!part) {
            const char = text[end];
            if (char === undefined || endsShellWord.test(char))
                return { end, isLiteral, isPlain };
            end++;
            continue;
        }
        isLiteral = false;
        isPlain &&= part.isPlain;
        end = part.end;
    }
}
function partAt(text, start, at) {
    const char = text[at];
    if ((char === "<" || char === ">") && text[at + 1] === "(" && at === start)
        return { end: afterParenthesis(text, at + 2, 0), isPlain: false };
    if (char === "(" && /^\w+\+?=$/.test(text.slice(start, at)))
        return { end: afterParenthesis(text, at + 1, 0), isPlain: false };
    if (char === "\\")
        return { end: Math.min(at + 2, text.length), isPlain: true };
    if (char === "'")
        return { end: after("'", text, at + 1), isPlain: true };
    if (char === '"')
        return quoted(text, at + 1, 0);
    return char === "$" || char === "`" ? expansion(text, at, 0) : undefined;
}
function after(end, text, from) {
    const at = text.indexOf(end, from);
    if (at < 0)
        throw new ShellUnread();
    return at + 1;
}
function afterEscaped(end, text, from) {
    for (let at = from; at < text.length; at++) {
        if (text[at] === "\\")
            at++;
        else if (text[at] === end)
            return at + 1;
    }
    throw new ShellUnread();
}
function quoted(text, from, depth) {
    let isPlain = true;
    for (let at = from; at < text.length;) {
        const char = text[at];
        if (char === '"')
            return { end: at + 1, isPlain };
        if (char === "\\")
            at += 2;
        else if (char === "`" || (char === "$" && text[at + 1] !== "'" && text[at + 1] !== '"')) {
            const found = expansion(text, at, depth);
            isPlain &&= found.isPlain;
            at = found.end;
        }
        else
            at++;
    }
    throw new ShellUnread();
}
function expansion(text, from, depth) {
    if (depth > words_maxDepth)
        throw new ShellUnread();
    if (text[from] === "`")
        return { end: afterEscaped("`", text, from + 1), isPlain: false };
    switch (text[from + 1]) {
        case "(":
            return { end: afterParenthesis(text, from + 2, depth), isPlain: false };
        case "{": {
            const end = afterBrace(text, from + 2, depth);
            return { end, isPlain: /^#?\w+(?:\[[@*\d]\])?$/.test(text.slice(from + 2, end - 1)) };
        }
        case "'":
            return { end: afterEscaped("'", text, from + 2), isPlain: false };
        case '"':
        case "[":
            throw new ShellUnread();
        default:
            return { end: from + 1, isPlain: true };
    }
}
function isExpansion(text, at) {
    return text[at] === "`" || (text[at] === "$" && /[({'"[]/.test(text[at + 1] ?? ""));
}
function afterBrace(text, from, depth) {
    for (let at = from; at < text.length;) {
        const char = text[at];
        if (char === "}")
            return at + 1;
        if (char === "'" || char === '"')
            throw new ShellUnread();
        if (isExpansion(text, at))
            at = expansion(text, at, depth + 1).end;
        else
            at += char === "\\" ? 2 : 1;
    }
    throw new ShellUnread();
}
function afterParenthesis(text, from, depth) {
    let open = 1;
    for (let at = from; at < text.length;) {
        const char = text[at];
        if (char === ")" && --open === 0)
            return at + 1;
        if (char === "(")
            open++;
        if (text.startsWith("<<", at) || text.startsWith("case", at))
            throw new ShellUnread();
        if (char === "'")
            at = after("'", text, at + 1);
        else if (char === '"')
            at = quoted(text, at + 1, depth + 1).end;
        else if (isExpansion(text, at))
            at = expansion(text, at, depth + 1).end;
        else if (char === "#" && /\s/.test(text[at - 1] ?? " "))
            at = after("\n", text, at);
        else
            at += char === "\\" ? 2 : 1;
    }
    throw new ShellUnread();
}

;// CONCATENATED MODULE: ./build/bundle/src/repo/started/shell/scanner.js

const space = /[ \t]/;
class ShellScanner {
    comments = [];
    text;
    at = 0;
    pending = [];
    constructor(text) {
        this.text = text;
    }
    redirection() {
        const [operator] = /^\d*(?:&>>?|<<<|<<-?|<>|<&|>&|>>|>\||<|>)/.exec(this.text.slice(this.at, this.at + 12)) ?? [];
        if (operator === undefined || /^[<>]\(/.test(this.text.slice(this.at, this.at + 2)))
            return undefined;
        this.at += operator.length;
        this.blanks();
        const target = this.word();
        if (/<<-?$/.test(operator) && !operator.endsWith("<<<")) {
            const written = this.text.slice(target.start, target.end);
            if (!/^(?:\w+|'\w+'|"\w+"|\\\w+)$/.test(written))
                throw new ShellUnread();
            this.pending.push({ end: written.replace(/['"\\]/g, ""), isIndented: operator.endsWith("-") });
        }
        return { operator, target };
    }
    separators() {
        for (;;) {
            this.lines();
            const rest = this.text.slice(this.at, this.at + 2);
            if (rest === "&&" || rest === "||")
                this.at += 2;
            else if ((rest[0] === ";" && rest !== ";;") || (rest[0] === "&" && rest !== "&>"))
                this.at++;
            else
                return;
        }
    }
    lines() {
        for (;;) {
            this.blanks();
            const char = this.text[this.at];
            if (char === "#") {
                const end = this.text.indexOf("\n", this.at);
                const start = this.at;
                this.at = end < 0 ? this.text.length : end;
                this.comments.push({ start, end: this.at });
            }
            else if (char === "\n") {
                this.at++;
                this.documents();
            }
            else
                return;
        }
    }
    documents() {
        for (const { end, isIndented } of this.pending.splice(0)) {
            for (;;) {
                if (this.at >= this.text.length)
                    throw new ShellUnread();
                const newline = this.text.indexOf("\n", this.at);
                const line = this.text.slice(this.at, newline < 0 ? undefined : newline);
                this.at = newline < 0 ? this.text.length : newline + 1;
                if ((isIndented ? line.replace(/^\t+/, "") : line) === end)
                    break;
            }
        }
    }
    blanks() {
        for (;;) {
            if (space.test(this.text[this.at] ?? ""))
                this.at++;
            else if (this.text.startsWith("\\\n", this.at))
                this.at += 2;
            else
                return;
        }
    }
    expect(word) {
        this.blanks();
        if (this.peek() !== word)
            throw new ShellUnread();
        this.word();
    }
    peek() {
        this.blanks();
        const [word] = /^[^\s;&|<>()'"`\\$#]+/.exec(this.text.slice(this.at, this.at + 12)) ?? [];
        const next = this.text[this.at + (word?.length ?? 0)];
        return word !== undefined && word.length < 12 && (next === undefined || endsShellWord.test(next))
            ? word
            : undefined;
    }
    isWord() {
        this.blanks();
        const char = this.text[this.at];
        if (char === undefined || char === "#")
            return false;
        return !endsShellWord.test(char) || /^[<>]\(/.test(this.text.slice(this.at, this.at + 2));
    }
    word() {
        const start = this.at;
        const { end, isLiteral, isPlain } = endOfShellWord(this.text, start);
        if (end === start)
            throw new ShellUnread();
        this.at = end;
        const written = this.text.slice(start, end);
        if (this.pending.length > 0 && written.includes("\n"))
            throw new ShellUnread();
        return { start, end, literal: isLiteral ? written : undefined, isPlain };
    }
}

;// CONCATENATED MODULE: ./build/bundle/src/repo/started/shell/syntax.js



function shellText(text) {
    const reader = new ShellReader(text);
    try {
        return { pipelines: reader.whole(), comments: reader.comments };
    }
    catch (error) {
        if (error instanceof ShellUnread)
            return undefined;
        throw error;
    }
}
const syntax_maxDepth = 40;
const reserved = new Set(["then", "elif", "else", "fi", "do", "done", "esac", "}", "in"]);
const unreadWords = new Set(["select", "coproc", "time"]);
class ShellReader extends ShellScanner {
    #depth = 0;
    whole() {
        const pipelines = this.#list([]);
        if (this.at < this.text.length || this.pending.length > 0)
            throw new ShellUnread();
        return pipelines;
    }
    #list(until) {
        if (++this.#depth > syntax_maxDepth)
            throw new ShellUnread();
        const pipelines = [];
        for (;;) {
            this.separators();
            const char = this.text[this.at];
            if (char === undefined || char === ")" || this.text.startsWith(";;", this.at))
                break;
            const word = this.peek();
            if (word !== undefined && until.includes(word))
                break;
            pipelines.push(this.#pipeline());
        }
        this.#depth--;
        return pipelines;
    }
    #pipeline() {
        while (this.peek() === "!")
            this.word();
        const commands = [this.#command()];
        for (;;) {
            this.blanks();
            const isPiped = this.text[this.at] === "|" && this.text[this.at + 1] !== "|";
            if (!isPiped)
                return commands;
            this.at += this.text[this.at + 1] === "&" ? 2 : 1;
            this.lines();
            commands.push(this.#command());
        }
    }
    #command() {
        this.blanks();
        if (this.text.startsWith("((", this.at))
            throw new ShellUnread();
        if (this.text[this.at] === "(")
            return this.#group(() => this.#inParentheses());
        const word = this.peek();
        if (word === undefined)
            return this.#simple();
        if (reserved.has(word) || unreadWords.has(word))
            throw new ShellUnread();
        const read = this.#compounds.get(word);
        return read ? this.#group(read) : this.#simple();
    }
    #compounds = new Map([
        ["{", () => this.#between("{", "}")],
        ["if", () => this.#condition()],
        ["while", () => [...this.#between("while", "do", false), ...this.#between("do", "done")]],
        ["until", () => [...this.#between("until", "do", false), ...this.#between("do", "done")]],
        ["for", () => this.#loop()],
        ["case", () => this.#case()],
    ]);
    #group(read, defines) {
        const pipelines = read();
        const redirections = [];
        for (;;) {
            this.blanks();
            const redirection = this.redirection();
            if (!redirection)
                break;
            redirections.push(redirection);
        }
        if (!/^(?:$|[\n;&|)])/.test(this.text.slice(this.at, this.at + 1))) {
            if (this.text[this.at] !== "#")
                throw new ShellUnread();
        }
        return { kind: "group", defines, pipelines, redirections };
    }
    #inParentheses() {
        this.at++;
        const pipelines = this.#list([]);
        if (this.text[this.at] !== ")")
            throw new ShellUnread();
        this.at++;
        return pipelines;
    }
    #between(first, last, isLastConsumed = true) {
        this.expect(first);
        const pipelines = this.#list([last]);
        if (isLastConsumed)
            this.expect(last);
        return pipelines;
    }
    #condition() {
        this.expect("if");
        const found = this.#list(["then"]);
        this.expect("then");
        for (;;) {
            (0,many/* append */.BC)(found, this.#list(["elif", "else", "fi"]));
            const word = this.peek();
            this.word();
            if (word === "fi")
                return found;
            if (word === "elif") {
                (0,many/* append */.BC)(found, this.#list(["then"]));
                this.expect("then");
            }
            else if (word !== "else")
                throw new ShellUnread();
        }
    }
    #loop() {
        this.expect("for");
        this.blanks();
        if (!/^[A-Za-z_]\w*$/.test(this.word().literal ?? ""))
            throw new ShellUnread();
        this.lines();
        if (this.peek() === "in") {
            this.word();
            while (this.isWord())
                this.word();
        }
        this.separators();
        return this.#between("do", "done");
    }
    #case() {
        this.expect("case");
        this.blanks();
        this.word();
        this.lines();
        this.expect("in");
        const found = [];
        for (;;) {
            this.separators();
            if (this.peek() === "esac")
                break;
            if (this.text[this.at] === "(")
                this.at++;
            for (;;) {
                this.blanks();
                this.word();
                this.blanks();
                const char = this.text[this.at++];
                if (char === ")")
                    break;
                if (char !== "|")
                    throw new ShellUnread();
            }
            (0,many/* append */.BC)(found, this.#list(["esac"]));
            if (this.text.startsWith(";;", this.at)) {
                if (this.text[this.at + 2] === "&")
                    throw new ShellUnread();
                this.at += 2;
            }
        }
        this.expect("esac");
        return found;
    }
    #simple() {
        const words = [];
        const redirections = [];
        for (;;) {
            this.blanks();
            const redirection = this.redirection();
            if (redirection) {
                redirections.push(redirection);
                continue;
            }
            if (words.length === 0 && this.peek() === "[[")
                return { kind: "simple", words: this.#test(), redirections };
            if (words.length === 1 && this.text[this.at] === "(")
                return this.#function(words[0]?.literal);
            if (words.length === 0 && this.peek() === "function")
                return this.#functionByWord();
            if (!this.isWord())
                break;
            words.push(this.word());
        }
        if (words.length + redirections.length === 0 || this.text[this.at] === "(")
            throw new ShellUnread();
        return { kind: "simple", words, redirections };
    }
    #functionByWord() {
        this.word();
        this.blanks();
        const { literal } = this.word();
        this.blanks();
        return this.#function(literal);
    }
    #function(name) {
        if (this.text[this.at] === "(") {
            this.at++;
            this.blanks();
            if (this.text[this.at++] !== ")")
                throw new ShellUnread();
        }
        this.lines();
        if (name === undefined || this.peek() !== "{")
            throw new ShellUnread();
        return this.#group(() => this.#between("{", "}"), name);
    }
    #test() {
        const words = [this.word()];
        for (;;) {
            this.lines();
            const operator = /^(?:&&|\|\||[<>()])/.exec(this.text.slice(this.at, this.at + 2))?.[0];
            if (operator !== undefined) {
                const start = this.at;
                this.at += operator.length;
                words.push({ start, end: this.at, literal: operator, isPlain: true });
                continue;
            }
            if (!this.isWord())
                throw new ShellUnread();
            const word = this.word();
            words.push(word);
            if (word.literal === "]]")
                return words;
            if (word.literal === "=~")
                throw new ShellUnread();
        }
    }
}

;// CONCATENATED MODULE: ./build/bundle/src/repo/started/shell/data.js

function withoutData(text, output, script) {
    const whole = { text, scripts: [] };
    const parsed = output === "unknown" ? undefined : shellText(text);
    if (!parsed)
        return whole;
    const comments = parsed.comments.filter((one) => script !== null || !separator.test(text.slice(one.start, one.end)));
    const commands = blanked(text, comments);
    const reading = new Reading(text, commands, parsed.pipelines, script === null);
    if (reading.isFed ||
        readsItself.test(commands.replace(ownPlace, "")) ||
        (script !== null && commands.includes(script)))
        return whole;
    reading.visit(parsed.pipelines, output);
    return {
        text: blanked(text, [...comments, ...reading.data]),
        scripts: reading.isInherited ? [] : reading.scripts,
    };
}
const separator = /[&|<>;\n]/;
const readsItself = /\$\{?0|BASH_SOURCE|BASH_EXECUTION_STRING/;
const ownPlace = /\b(?:dirname|basename) +(?:-- +)?"?\$(?:0|\{0\}|BASH_SOURCE|\{BASH_SOURCE(?:\[0\])?\})"?|\$\{(?:0|BASH_SOURCE(?:\[0\])?)(?:%|##)\/?\*?\/?\}/g;
function mayReadItself(text, script) {
    const commands = text.replace(/^[ \t]*#[^\n]*/gm, "").replace(ownPlace, "");
    return script === null || readsItself.test(commands) || commands.includes(script);
}
function blanked(text, parts) {
    const kept = [];
    let at = 0;
    for (const { start, end } of parts.toSorted((a, b) => a.start - b.start)) {
        kept.push(text.slice(at, start), text.slice(start, end).replace(/[^\n]/g, " "));
        at = end;
    }
    return kept.join("") + text.slice(at);
}
const redefining = /^(?:alias|unalias|enable|hash|shopt|setopt|emulate|source|\.|exec|command|builtin|trap|fc|history|autoload|zmodload)$/;
const running = /^(?:eval|xargs|parallel|env|sudo|(?:ba|z|da|k|fi|c|tc)?sh|busybox|node|bun|deno|tsx|python[\d.]*|ruby|perl|php|lua|awk|gawk|make|ssh)$/;
const usualPath = /\bPATH="?(?:(?:\/usr(?:\/local)?)?\/s?bin:)*(?:\/usr(?:\/local)?)?\/s?bin"?(?=\s)/g;
const again = /\$_\b|\$\{_\b|!\$|!!|![:^*-]|BASH_COMMAND|BASH_REMATCH|BASH_ARGV/;
const inherited = /\b(?:BASH_ENV|ENV|SHELLOPTS|BASHOPTS|BASH_FUNC\w*|LD_PRELOAD|PROMPT_COMMAND|ZDOTDIR|PS4)\b|\b(?:export|declare|typeset)\s[^\n]*-\w*f/;
const printing = new Set(["echo", "printf"]);
const testing = new Set(["[", "test", "[["]);
const showing = new Set(["cat", "head", "tail"]);
const data_listing = new Set(["ls", "wc"]);
const searching = new Set(["grep", "egrep", "fgrep", "jq"]);
const filtering = new Set([...showing, ...searching, "wc", "cut", "tr"]);
const data_all = new Set([...printing, ...testing, ...data_listing, ...filtering]);
class Reading {
    data = [];
    scripts = [];
    isFed;
    isInherited;
    #text;
    #isLine;
    #isRedefined;
    #isOtherPath;
    constructor(text, commands, pipelines, isLine) {
        this.#text = text;
        this.#isLine = isLine;
        const simple = [...commandsIn(pipelines)].filter((command) => command.kind === "simple");
        const functions = [...commandsIn(pipelines)].flatMap((one) => (one.kind === "group" ? (one.defines ?? []) : []));
        const isOtherPath = /\bPATH\b|\bpath\+?=\(/.test(commands.replace(usualPath, ""));
        this.isFed = simple.some((command) => this.#programOf(command) === undefined) || this.#isFedIn(pipelines);
        this.isInherited = isOtherPath || inherited.test(commands);
        this.#isOtherPath = isOtherPath;
        this.#isRedefined =
            again.test(commands) ||
                simple.some((command) => this.#redefines(command)) ||
                functions.some((name) => data_all.has(name) || redefining.test(name));
    }
    #isFedIn(pipelines) {
        const isRunning = (command) => command.kind === "simple" && running.test(this.#programOf(command) ?? "eval") && !this.#showsEach(command);
        return ([...commandsIn(pipelines)].some((command) => command.kind === "simple" && this.#programOf(command) === "eval") ||
            pipelinesIn(pipelines).some((pipeline) => pipeline.slice(1).some((command) => [...commandsIn([[command]])].some(isRunning))));
    }
    #showsEach(command) {
        if (this.#programOf(command) !== "xargs")
            return false;
        const [program] = command.words.slice(1).filter(({ literal }) => !/^-(?:r|0|n\d+)$/.test(literal ?? ""));
        return showing.has(program?.literal ?? "");
    }
    #redefines(command) {
        const program = this.#programOf(command) ?? "";
        if (!redefining.test(program))
            return false;
        const [, second] = command.words;
        if (program === "command")
            return !/^-[vV]$/.test(second?.literal ?? "");
        return program !== "exec" || second === undefined || command.redirections.length > 0;
    }
    visit(pipelines, output) {
        for (const pipeline of pipelines)
            pipeline.forEach((command, i) => {
                const isFiltered = pipeline.slice(i + 1).every((next) => this.#isFilter(next));
                this.#command(command, isFiltered ? output : "used");
            });
    }
    #command(command, output) {
        if (command.kind === "simple")
            this.#simple(command, output);
        else {
            const isKept = command.defines === undefined && command.redirections.every((one) => this.#isSilent(one));
            this.visit(command.pipelines, isKept ? output : "used");
        }
    }
    #simple(command, output) {
        const isSilent = command.redirections.every((one) => this.#isSilent(one));
        const script = this.#scriptOf(command);
        if (script)
            this.scripts.push({ word: this.#written(script), output: isSilent && !this.#isRedefined ? output : "used" });
        const name = this.#programOf(command);
        if (name === undefined || !isSilent || !this.#isData(name, command, output))
            return;
        const last = name.startsWith("[") ? -1 : undefined;
        for (const { start, end } of command.words.slice(1, last))
            this.data.push({ start, end });
    }
    #isData(name, { words, redirections }, output) {
        const [first, ...rest] = words;
        const isBare = first?.literal?.replace(/^(?:\/usr)?\/bin\//, "") === name;
        if (this.#isRedefined || !isBare || !data_all.has(name) || !rest.every((word) => this.#isPlain(word)))
            return false;
        const isDropped = redirections.some(({ operator, target }) => /^1?>$/.test(operator) && target.literal === "/dev/null");
        return this.#isOnlyRead(name, rest.map((word) => this.#written(word)), isDropped ? "shown" : output);
    }
    #isOnlyRead(name, operands, output) {
        const options = operands.filter((operand) => operand.startsWith("-"));
        if (printing.has(name))
            return output !== "used" && !(name === "printf" && options.length > 0);
        if (testing.has(name))
            return !options.some((option) => option === "-v" || option === "-R");
        if (this.#isOtherPath)
            return false;
        if (data_listing.has(name))
            return output !== "used";
        if (output !== "shown" || !(showing.has(name) || searching.has(name)))
            return false;
        return showing.has(name) || !operands.some((operand) => /^-[^-]*[fL]|^--f|\b(?:import|include)\b/.test(operand));
    }
    #isFilter(command) {
        if (command.kind !== "simple" || this.#isRedefined || this.#isOtherPath)
            return false;
        return (filtering.has(command.words[0]?.literal ?? "") &&
            command.words.every((word) => this.#isPlain(word)) &&
            command.redirections.every((one) => this.#isSilent(one)));
    }
    #isSilent({ operator, target: { literal } }) {
        if (/^[12]?>&$/.test(operator))
            return literal === "1" || literal === "2";
        return /^(?:[12]?>>?|&>|0?<)$/.test(operator) && literal === "/dev/null";
    }
    #isPlain(word) {
        const written = this.#written(word);
        return word.isPlain && !/`|\$[([]/.test(written) && !(this.#isLine && separator.test(written));
    }
    #written({ start, end }) {
        return this.#text.slice(start, end);
    }
    #programOf({ words }) {
        const first = words.find((word) => !/^\w+\+?=/.test(this.#written(word)));
        if (!first)
            return "";
        const isPath = first.isPlain && this.#written(first).includes("/");
        return (first.literal ?? (isPath ? this.#written(first) : undefined))?.replace(/^(?:\/usr)?\/bin\//, "");
    }
    #scriptOf({ words }) {
        let at = 0;
        const isNext = (pattern) => {
            const word = words[at];
            return word !== undefined && pattern.test(this.#written(word));
        };
        const skip = (pattern) => {
            while (isNext(pattern))
                at++;
        };
        skip(/^\w+=/);
        if (isNext(/^(?:(?:\/usr)?\/bin\/)?env$/)) {
            at++;
            skip(/^(?:-i|\w+=.*)$/s);
        }
        if (isNext(/^(?:(?:\/usr)?\/bin\/)?(?:ba|da)?sh$/)) {
            at++;
            skip(/^(?:-[eu]+|--norc|--noprofile)$/);
            return isNext(/^-/) ? undefined : words[at];
        }
        if (isNext(/^(?:source|\.)$/))
            return words[at + 1];
        return isNext(/\//) ? words[at] : undefined;
    }
}
function* commandsIn(pipelines) {
    for (const command of pipelines.flat()) {
        yield command;
        if (command.kind === "group")
            yield* commandsIn(command.pipelines);
    }
}
function pipelinesIn(pipelines) {
    return pipelines.flatMap((pipeline) => [
        pipeline,
        ...pipeline.flatMap((command) => (command.kind === "group" ? pipelinesIn(command.pipelines) : [])),
    ]);
}

;// CONCATENATED MODULE: ./build/bundle/src/repo/started/text/prepared.js





function preparedOf(text) {
    const isNix = text.name?.endsWith(".nix") === true;
    const reduced = withoutData(isNix ? withoutNixNames(text.text) : text.text, text.output, text.name);
    const { text: plain, isCut } = isLine(text) ? withoutBraces(reduced.text) : { text: reduced.text, isCut: false };
    const assigned = (0,variables/* assignedIn */.k8)(plain);
    return { text: [plain, ...assigned.flatMap(({ line }) => line ?? [])].join("\n"), isCut, reduced, assigned };
}

;// CONCATENATED MODULE: ./build/bundle/src/repo/started/text/searched-folders.js



const searched_folders_limits = { characters: 2_000, folders: 20 };
const loadedModules = ["sitecustomize.py", "usercustomize.py", "*.pth"];
function searched_folders_foldersIn(texts, directory, tree) {
    const found = new Set();
    for (const written of texts) {
        const text = written.replace(/\$\{\{[^}]*\}\}\/?/g, "./");
        if (text.length > searched_folders_limits.characters || /\s/.test(text))
            continue;
        for (const path of text.split(/[:;,]/).flatMap((part) => wordsOf(part).map((word) => word.text)))
            for (const target of isDots(path) ? [] : tree.at(nearest(directory), path))
                if (target.kind === "directory")
                    found.add(target.path);
    }
    return [...found].slice(0, searched_folders_limits.folders);
}
function filesInside(folders, searches, patterns) {
    const names = searches === "modules" ? loadedModules : [];
    const found = folders.map((folder) => patterns.inside(folder, names, searches === "everything"));
    return {
        named: found.flatMap((files = []) => files.map((path) => ({ ...namedFile(path, { places: [] }), isDirect: true }))),
        isCut: (searches === "modules" && folders.length > 0) || found.includes(undefined),
    };
}

;// CONCATENATED MODULE: ./build/bundle/src/repo/started/shell/file-loops.js



const lists = /\b(?:find|ls)[ \t](?:[^\n]|\n(?<=(?:\||\bdo)[ \t]{0,5}\n)){1,500}/g;
const loops = /\bfor[ \t]{1,20}(\w{1,50})[ \t]{1,20}in[ \t]([^\n;]{1,500})[;\n]\s{0,50}do\b([^]{0,500})/g;
function fileLoopsIn(text) {
    const joined = text.replace(/\\\r?\n/g, " ");
    return [
        ...[...joined.matchAll(lists)].flatMap(([list]) => listed(list)),
        ...[...joined.matchAll(loops)].flatMap(([, name = "", list = "", body = ""]) => looped(name, list, body)),
    ];
}
function listed(line) {
    const [first = ""] = line.split(/(?<!\\);|&&|\|\|/, 1);
    const list = /\b(?:while|do)\b/.test(line) ? line : first;
    const [command, ...words] = wordsOf(list);
    const program = words.find(({ text, follows }) => text !== "." && text !== "exec" && interpreter.test(text) && follows !== "-name");
    if (!program && !/ -(?:exec|ok)(?:dir)?[ \t]+\{\}/.test(list))
        return [];
    const end = words.findIndex(({ text, follows }) => text.startsWith("-") || follows === "");
    const names = words.flatMap(({ text, follows }) => (/^-i?name$/.test(follows) ? [text] : []));
    const folders = words.slice(0, end < 0 ? words.length : end).map(({ text }) => text);
    const isDeep = command?.text === "find";
    return [{ words: folders, names, isDeep, language: program ? languageOfReader(program.text) : undefined }];
}
function looped(name, list, body) {
    const use = new RegExp(`([\\w/.-]{1,100})(?:[ \\t]{1,20}-[\\w-]{1,20}){0,5}[ \\t]{1,20}"?\\$\\{?${name}\\b`).exec(body);
    const [, program = ""] = use ?? [];
    if (!interpreter.test(program))
        return [];
    const words = wordsOf(list).map(({ text }) => text);
    return [{ words, names: [], isDeep: false, language: languageOfReader(program) }];
}

;// CONCATENATED MODULE: ./build/bundle/src/repo/started/runners/task-files.js





const miseFolders = ["mise-tasks", ".mise-tasks", "mise/tasks", ".mise/tasks", ".config/mise/tasks"];
const task_files_limits = { folders: 100, words: 2_000 };
const task_files_lists = [
    {
        file: /^(?:docker-)?compose(?:\.[\w-]+)?\.ya?ml$/,
        key: /^include:/,
        inFolder: ["compose.yaml", "compose.yml", "docker-compose.yml"],
    },
    { file: /^\.?lefthook(?:-local)?\.(?:ya?ml|toml|json)$/, key: /^\s*"?extends"?\s*[:=]/, inFolder: [] },
    { file: /^[Tt]askfile(?:\.dist)?\.ya?ml$/, key: /^includes:/, inFolder: ["Taskfile.yml", "Taskfile.yaml"] },
    { file: /^(?:\.?mise(?:\.local)?\.toml|config\.toml)$/, key: /^\s*includes\s*=/, inFolder: [] },
];
class TaskFileFinder {
    #tree;
    constructor(tree) {
        this.#tree = tree;
    }
    ofMise(words, reading) {
        const around = aroundOf(reading);
        const folders = this.#tree.directories(around, miseFolders);
        for (const word of folders.length === 0 ? [] : new Set(words.slice(0, task_files_limits.words)))
            for (const folder of folders)
                this.#start(this.#namedLike((0,repo_path/* join */.fj)(folder, word.replaceAll(":", "/"))), reading);
    }
    #namedLike(path) {
        return this.#tree
            .inside((0,repo_path/* directoryOf */.jt)(path))
            .filter((one) => one === path || (0,repo_path/* join */.fj)((0,repo_path/* directoryOf */.jt)(one), (0,repo_path/* stemOf */.Vc)(one)) === path);
    }
    inManifest(name, words, reading) {
        if (/^\.?mise(?:\.local)?\.toml$|^config\.toml$/.test(name))
            this.ofMise(words, reading);
        if (/^\.?justfile$|\.just$/i.test(name))
            this.#variablesOfJust(reading);
        if (/^\.?lefthook(?:-local)?\./.test(name))
            this.#scriptsOfLefthook(words, reading);
        for (const { file, key, inFolder } of task_files_lists)
            if (file.test(name))
                for (const part of listedIn(reading.text, key).slice(0, task_files_limits.words))
                    this.#part(part, inFolder, reading);
    }
    #variablesOfJust(reading) {
        const settings = [...reading.text.matchAll(/^set[ \t]+dotenv-[\w-]+(?:[ \t]*:=[ \t]*["']([^"'\n]{1,300}))?/gm)];
        const names = settings.length > 0 ? [".env", ...settings.flatMap(([, name]) => name ?? [])] : [];
        for (const path of this.#tree.files(aroundOf(reading), names))
            addNamed(reading, { ...namedFile(path, reading), language: "shell" });
    }
    #scriptsOfLefthook(words, reading) {
        const known = new Set(words);
        const [, ...named] = reading.text.split(/\bsource_dir(?:_local)?"?\s*[:=]\s*/, task_files_limits.folders);
        const folders = [
            ".lefthook",
            ".lefthook-local",
            ...named.map((value) => /^["']?([^\s"',]*)/.exec(value)?.[1] ?? ""),
        ];
        for (const folder of this.#tree.directories(aroundOf(reading), folders))
            for (const hook of this.#tree.folders(folder).filter((one) => known.has((0,repo_path/* nameOf */.Vb)(one))))
                this.#start(this.#tree.inside(hook).filter((one) => known.has((0,repo_path/* nameOf */.Vb)(one))), reading);
    }
    #part(part, inFolder, reading) {
        for (const { kind, path } of this.#tree.at(aroundOf(reading), part)) {
            const inside = kind === "file" ? [path] : this.#tree.files([path], inFolder);
            for (const file of inside)
                addNamed(reading, {
                    ...namedFile(file, reading),
                    ...(languageOf(file, "") ? {} : { language: "manifest" }),
                });
            if (kind === "directory" && inFolder.length === 0)
                this.#start(this.#tree.inside(path), reading);
        }
    }
    #start(files, reading) {
        for (const path of files)
            addNamed(reading, { ...namedFile(path, reading), isDirect: true });
    }
}
function isValue(word) {
    return word !== "" && word !== "-" && !word.endsWith(":");
}
function listedIn(text, key) {
    const found = [];
    let depth;
    for (const line of text.split("\n")) {
        if (/^\s*(?:#|$)/.test(line))
            continue;
        const indent = /^\s*/.exec(line)?.[0].length ?? 0;
        const rest = key.test(line) ? line.replace(key, "") : line;
        if (rest !== line)
            depth = indent;
        else if (indent < (depth ?? 0) || (indent === depth && !/^\s*[-\]]/.test(line)))
            depth = undefined;
        if (depth !== undefined)
            (0,many/* append */.BC)(found, rest.split(/[\s"',[\]{}]+/).filter(isValue));
    }
    return found;
}

;// CONCATENATED MODULE: ./build/bundle/src/repo/started/text/file-finder.js


















const entries = ["index.js", "index.mjs", "index.cjs", "index.ts", "index.mts", "__main__.py", "package.json"];
const file_finder_limits = { window: 24, globs: 300, odd: 200, fed: 200 };
const feeding = /\beval[ \t]+["'`$]|\|[ \t]*(?:sudo[ \t]+)?(?:ba|z|da|k)?sh\b(?![ \t]+[^\s-])|(?:\bsource|[ \t;]\.)[ \t]+<\(/;
class FileFinder {
    #tree;
    #patterns;
    #modules;
    #runners;
    #tasks;
    #variables;
    constructor(repo) {
        this.#tree = new LookUp(repo);
        this.#patterns = new ShellPatterns(repo);
        this.#modules = new ModuleFinder(this.#tree);
        this.#tasks = new TaskFileFinder(this.#tree);
        this.#runners = new RunnerFinder(this.#tree, this.#tasks);
        this.#variables = new VariableFinder(this.#tree, this.#patterns);
    }
    alike(path) {
        return this.#tree.alike(path);
    }
    foldersIn(texts, directory) {
        return searched_folders_foldersIn(texts, directory, this.#tree);
    }
    inside(folders, searches) {
        return filesInside(folders, searches, this.#patterns);
    }
    namedIn(text) {
        const { text: whole, isCut, reduced, assigned } = preparedOf(text);
        const words = wordsOf(whole);
        const scripts = scriptsAmong(words, reduced.scripts);
        const bases = nearest(text.directory);
        const reading = {
            ...text,
            text: whole,
            found: new Map(),
            bases,
            scripts,
            listed: new Set(),
            mounts: isLine(text) ? mountsIn(whole) : [],
            globs: 0,
            odd: 0,
            isCut,
            runsTests: false,
        };
        const seen = new Map();
        const hasTools = text.language === "manifest" ? hasCommands.test(text.name ?? "") : isLine(text);
        const runsComments = isShell(text) && mayReadItself(text.text, text.name);
        let isNaming = false;
        words.forEach((word, i) => {
            const next = words.slice(i + 1, i + 1 + file_finder_limits.window);
            const isCommand = !word.isInComment || runsComments;
            if (isCommand && (isLine(text) || word.isFirst))
                this.#runners.read(word, next, reading);
            isNaming = isNamed(word) || (isNaming && !word.isFirst && word.follows !== "");
            if (isCommand && hasTools && !isNaming)
                this.#runners.tool(word, next, reading);
            const key = [word.text, word.after, word.follows === "-m"].join("\0");
            if (seen.get(key) === reading.places)
                return;
            this.#word(word, reading);
            seen.set(key, reading.places);
        });
        if (isLine(text))
            for (const word of wordsPutTogether(whole))
                this.#word(word, reading);
        this.#fed(whole, reading);
        if (!/^(?:javascript|ruby|perl|lua)$/.test(text.language))
            this.#add(this.#modules.ofPython(importsOfPython(text.text), reading), reading);
        if (text.language === "javascript")
            this.#modules.aliases(words, reading);
        if (text.language === "python")
            this.#add(this.#modules.compiled(reading), reading);
        this.#modules.packages(words, reading);
        if (text.language === "manifest")
            this.#tasks.inManifest(text.name ?? "", words.map((word) => word.text), reading);
        if (isLine(text))
            for (const one of fileLoopsIn(whole))
                this.#loop(one, reading);
        this.#variables.read(assigned, reading);
        return { named: [...reading.found.values()], isCut: reading.isCut, runsTests: reading.runsTests };
    }
    #fed(text, reading) {
        if (reading.language !== "shell" && reading.language !== "manifest")
            return;
        const lines = text.split("\n").filter((line) => feeding.test(line));
        for (const { text: name } of wordsOf(lines.slice(0, file_finder_limits.fed).join("\n")))
            this.#add(this.#tree.files(aroundOf(reading), [name]), reading);
        if (lines.length > file_finder_limits.fed)
            reading.isCut = true;
    }
    #loop({ words, names, isDeep, language }, reading) {
        const around = aroundOf(reading);
        for (const word of words.slice(0, maxPlaces)) {
            const found = /[*?]/.test(word)
                ? this.#tree.leading(around, word).map((base) => this.#patterns.matches(base, word))
                : this.#foldersOf(word, reading).map((folder) => this.#patterns.inside(folder, names, isDeep));
            for (const files of found) {
                if (!files)
                    reading.isCut = true;
                this.#add(files ?? [], reading, { output: "unknown", isDirect: !language, ...(language ? { language } : {}) });
            }
        }
    }
    #foldersOf(word, reading) {
        if (word === ".")
            return [reading.places[0] ?? ""];
        return this.#tree.directories(aroundOf(reading), [word]);
    }
    #word(word, reading) {
        const { text } = word;
        const around = aroundOf(reading);
        const targets = [text, ...outsideOf(text, reading.mounts)].flatMap((path) => this.#tree.at(around, path));
        for (const { kind, path } of targets)
            if (kind === "file")
                this.#file(path, word, reading);
            else
                this.#directory(path, word, reading);
        if (isLine(reading)) {
            if (/[*?]/.test(text))
                this.#add(this.#matching(word, reading), reading, { output: "unknown", isDirect: true });
            this.#add(this.#installed(word, reading), reading);
            for (const path of this.#included(word, reading)) {
                const language = languageOf(path, "") ? {} : { language: "manifest" };
                this.#add([path], reading, { output: "unknown", isDirect: false, ...language });
            }
        }
        if (isModuleName(word) || /\w:\w/.test(text))
            this.#add(this.#modules.ofPython(filesOfEntry(text), reading), reading);
        if (targets.every(({ kind }) => kind !== "file"))
            this.#add(this.#modules.withoutExtension(word, reading), reading);
        this.#add(this.#modules.ofPerlAndLua(word, reading), reading);
        this.#add(this.#modules.inFolder(word, reading), reading);
        this.#add(this.#modules.installed(word, reading), reading);
        if (word.follows === "-m" && /\bpython|\buv\b/.test(reading.text))
            this.#add(this.#modules.inPlaceOfOwn(["", ...reading.places]), reading);
        this.#add(this.#modules.ofRuby(word, reading), reading);
        if (text === "." && isRead(word) && !/^(?:\.|source)$/.test(word.after))
            this.#add(this.#tree.files(aroundOf(reading), entries), reading);
    }
    #file(path, word, reading) {
        if (!isNamedScript(path, word, reading)) {
            if (reading.language !== "shell" || !word.text.includes("/") || languageOf(path, "#!") === undefined)
                return;
            if (++reading.odd > file_finder_limits.odd)
                reading.isCut = true;
            else
                addNamed(reading, { ...namedFile(path, reading), isDirect: true, isSure: false });
            return;
        }
        const language = isLine(reading) ? languageAfter(word) : undefined;
        if (isLine(reading) && (language === "python" || path.endsWith(".py")))
            this.#add(this.#modules.inPlaceOfOwn([(0,repo_path/* directoryOf */.jt)(path)]), reading);
        this.#add([path], reading, {
            output: reading.scripts.get(word.text) ?? "unknown",
            isDirect: !isRead(word),
            ...(language ? { language } : {}),
        });
    }
    #matching(word, reading) {
        const { text, after, follows } = word;
        const isPart = including.test(after) || including.test(follows);
        const isStarted = isPart || after === "in" || isRead(word);
        if (!/^[\w@./+*?-]+$/.test(text) || (!isStarted && !shellName.test(text)))
            return [];
        const around = aroundOf(reading);
        const bases = /^(?:\.\/)?[^/]*[*?]/.test(text) ? around : this.#tree.leading(around, text);
        if (bases.length > 0 && ++reading.globs > file_finder_limits.globs)
            reading.isCut = true;
        if (reading.isCut)
            return [];
        return bases.flatMap((base) => {
            const found = this.#patterns.matches(base, text);
            if (!found)
                reading.isCut = true;
            return (found ?? []).filter((path) => isPart || (isStarted ? mayBeCode(path) : shellName.test(path)));
        });
    }
    #installed(word, reading) {
        if (!mayBeProgram(word))
            return [];
        const { text } = word;
        const names = [`node_modules/.bin/${text}`, `node_modules/${text}/package.json`];
        return this.#tree.files(aroundOf(reading), names);
    }
    #included({ text, after, follows }, reading) {
        const { name } = reading;
        const isOfGit = follows === "path" && /^[ \t]*\[include/m.test(reading.text);
        const isPart = isOfGit || (!/\.(?:toml|json)$/.test(name ?? "") && (including.test(after) || including.test(follows)));
        if (isPart)
            return this.#tree.files(aroundOf(reading), [text]);
        const [, mounted] = /^([\w./-]{1,300}):\/[^/]/.exec(text) ?? [];
        if (mounted !== undefined)
            return this.#tree.files(aroundOf(reading), [mounted]);
        if (after !== "mod" && follows !== "mod?")
            return [];
        const names = [".just", "/mod.just", "/justfile", "/.justfile"].map((ending) => text + ending);
        return this.#tree.files(aroundOf(reading), names);
    }
    #directory(path, word, reading) {
        const { text, after, follows } = word;
        const { language, bases, places } = reading;
        if (/^(?:.*\/)?run-parts$/.test(after) && !reading.listed.has(path)) {
            reading.listed.add(path);
            this.#add(this.#tree.inside(path).filter(mayBeCode), reading, { output: "unknown", isDirect: true });
        }
        const part = partOf.get(after) ?? partOf.get(follows);
        if (part)
            this.#add(this.#tree.files([path], part), reading, { output: "unknown", isDirect: false, language: "manifest" });
        if (follows.endsWith("hooksPath"))
            this.#add(this.#tree.inside(path), reading, { output: "unknown", isDirect: true });
        const isStarted = language !== "manifest" || isRead(word);
        if (isStarted && !isDots(text) && !/^(?:cd|pushd|chdir)$/.test(after) && !folderOption.test(follows)) {
            const inside = this.#tree.files([path], entries).filter((entry) => language === "command" || script.test(entry));
            this.#add(inside, reading);
        }
        if (!bases.includes(path) && places[0] !== path)
            reading.places = [path, ...places.filter((place) => place !== path)].slice(0, maxPlaces);
    }
    #add(paths, reading, how = { output: "unknown", isDirect: false }) {
        for (const path of paths)
            addNamed(reading, { ...namedFile(path, reading), ...how });
    }
}
const partOf = new Map([
    ["build:", ["Dockerfile"]],
    ["context:", ["Dockerfile"]],
    ["uses:", ["action.yml", "action.yaml"]],
    ["module", ["pom.xml"]],
]);
const shellName = /\.(?:sh|bash|zsh|ksh|fish)$/;
const including = /^(?:-?include|sinclude|import\??|eval_gemfile|(?:dockerfile|file|include|taskfile|env_file|extends):)$/;

// EXTERNAL MODULE: ./build/bundle/src/repo/started/runners/make-targets.js
var make_targets = __webpack_require__(2063);
// EXTERNAL MODULE: ./build/bundle/src/repo/untyped-json.js
var untyped_json = __webpack_require__(7706);
;// CONCATENATED MODULE: ./build/bundle/src/repo/started/projects/node-packages.js





const node_packages_limits = { packages: 1_000, files: 50, patterns: 100 };
class NodePackages {
    members;
    isCut;
    #byName = new Map();
    #byProgram = new Map();
    constructor(members, isCut) {
        this.members = members;
        this.isCut = isCut;
        for (const member of members) {
            keep(this.#byName, member.name, member);
            for (const program of member.programs.keys())
                keep(this.#byProgram, program, member);
        }
    }
    static async of(repo, textAt) {
        const folders = repo.holding("package.json").filter((folder) => !/(?:^|\/)node_modules\//.test(`${folder}/`));
        const members = folders.slice(0, node_packages_limits.packages).map(async (folder) => {
            const manifest = (0,repo_path/* join */.fj)(folder, "package.json");
            return packageIn(manifest, folder, await textAt(manifest));
        });
        return new NodePackages(await Promise.all(members), folders.length > node_packages_limits.packages);
    }
    has(word, as) {
        return this.#of(word, as).length > 0;
    }
    meaning(word, as) {
        const packages = this.#of(word, as);
        const meant = packages.slice(0, node_packages_limits.files).map((one) => ({
            manifest: one.manifest,
            folder: one.folder,
            files: (as === "program" ? programFiles(word, one) : moduleFiles(word, one)).flatMap((path) => {
                const whole = (0,repo_path/* plain */.pj)((0,repo_path/* join */.fj)(one.folder, path));
                return whole === undefined ? [] : [whole, ...scriptsNamed(whole)];
            }),
        }));
        return { meant, isCut: this.isCut || packages.length > node_packages_limits.files };
    }
    #of(word, as) {
        const named = this.#byName.get(partsOf(word).name) ?? [];
        if (as === "module")
            return named;
        return [
            ...(this.#byProgram.get(word) ?? []),
            ...named.filter(({ name, programs }) => name === word && programs.size > 0),
        ];
    }
}
function keep(map, name, member) {
    if (name === "")
        return;
    (0,many/* addTo */.DN)(map, name, member);
}
function packageIn(manifest, folder, text) {
    const { name, bin, main, module, exports } = (0,untyped_json/* fieldsOf */.Pf)((0,untyped_json/* parsedJsonFile */.Ur)(text));
    const own = typeof name === "string" ? name : "";
    const programs = typeof bin === "string" ? [[(0,repo_path/* nameOf */.Vb)(own), bin]] : Object.entries((0,untyped_json/* fieldsOf */.Pf)(bin));
    const keyed = (0,untyped_json/* fieldsOf */.Pf)(exports);
    const isKeyed = Object.keys(keyed).some((key) => key.startsWith("."));
    return {
        manifest,
        folder,
        name: own,
        programs: new Map(programs.flatMap(([program, path]) => (typeof path === "string" ? [[program, path]] : []))),
        entry: [main, module, isKeyed ? keyed["."] : exports],
        exports: isKeyed ? keyed : {},
    };
}
function programFiles(word, { programs }) {
    const own = programs.get(word);
    return own === undefined ? [...programs.values()].slice(0, node_packages_limits.files) : [own];
}
function moduleFiles(word, { entry, exports }) {
    const { inside } = partsOf(word);
    if (inside === "")
        return [...textsIn(entry), "."];
    const key = `./${inside}`;
    const patterns = Object.entries(exports).slice(0, node_packages_limits.patterns);
    return [key, ...patterns.flatMap(([pattern, value]) => replaced(key, pattern, value))];
}
function replaced(key, pattern, value) {
    if (pattern === key)
        return textsIn([value]);
    const star = starIn(key, pattern);
    return star === undefined ? [] : textsIn([value]).map((path) => path.replaceAll("*", () => star));
}
function partsOf(word) {
    const [name = ""] = /^(?:@[^/]*\/)?[^/]*/.exec(word) ?? [];
    return { name, inside: word.slice(name.length + 1) };
}
function textsIn(values) {
    const open = [...values];
    const found = [];
    for (let next = open.pop(); open.length > 0 || next !== undefined; next = open.pop()) {
        if (found.length >= node_packages_limits.files)
            break;
        if (typeof next === "string")
            found.push(next);
        else if (typeof next === "object" && next !== null)
            (0,many/* append */.BC)(open, Object.values(next));
    }
    return found;
}

;// CONCATENATED MODULE: ./build/bundle/src/repo/started/projects/python-packages.js



const python_packages_limits = { packages: 50, folders: 1_000 };
const paths = /\bpath\s*=\s*"([^"\n]{1,300})"|\bfile:(?:\/\/\/\$\{PROJECT_ROOT\}\/)?([\w./-]{1,300})/g;
const members = /^\[tool\.uv\.workspace\][^[]*?^members\s*=\s*\[([^\]]{0,5000})\]/m;
const roots = /\b(?:where|from|module-root|package-dir)\b[^"\n]{0,100}"([\w./-]{1,200})"/g;
async function modulesNeeded(project, modules, repo, texts) {
    const folders = await foldersByName(project, repo, texts);
    const files = modules.flatMap((module) => (folders.get(module.split("/", 1)[0] ?? "") ?? []).map((folder) => (0,repo_path/* join */.fj)(folder, module)));
    return [...new Set(files)].filter((file) => repo.resolve(file).kind === "file").sort();
}
function foldersByName(project, repo, texts) {
    return texts.once(`packages of ${project}`, async () => {
        const found = new Map();
        const seen = new Set([(0,repo_path/* directoryOf */.jt)(project)]);
        const open = [...seen];
        for (let next = open.pop(); next !== undefined; next = open.pop()) {
            const text = await texts.at((0,repo_path/* join */.fj)(next, "pyproject.toml"));
            for (const root of rootsOf(text, next))
                for (const name of repo.names(root))
                    (0,many/* addTo */.DN)(found, name, root);
            for (const folder of [...neededBy(text, next), ...python_packages_membersOf(text, next, repo)]) {
                if (seen.size > python_packages_limits.packages || seen.has(folder))
                    continue;
                seen.add(folder);
                open.push(folder);
            }
        }
        return found;
    });
}
function rootsOf(text, folder) {
    const named = [...text.matchAll(roots)].map(([, root = ""]) => root);
    return [...new Set(["", "src", ...named.slice(0, 10)].flatMap((root) => (0,repo_path/* plain */.pj)((0,repo_path/* join */.fj)(folder, root)) ?? []))];
}
function neededBy(text, folder) {
    return [...text.matchAll(paths)].flatMap(([, path, file]) => (0,repo_path/* plain */.pj)((0,repo_path/* join */.fj)(folder, path ?? file ?? "")) ?? []);
}
function python_packages_membersOf(text, folder, repo) {
    const list = members.exec(text)?.[1];
    if (list === undefined)
        return [];
    const patterns = [...list.matchAll(/["']([^"'\n]{1,300})["']/g)].map(([, pattern = ""]) => (0,repo_path/* join */.fj)(folder, pattern));
    return repo
        .holding("pyproject.toml")
        .slice(0, python_packages_limits.folders)
        .filter((one) => patterns.slice(0, 100).some((pattern) => matchesSimply(one, pattern)));
}

;// CONCATENATED MODULE: ./build/bundle/src/repo/started/projects/project-texts.js
const project_texts_most = 100_000_000;
const perFile = 20;
class ProjectTexts {
    #repo;
    #made = new Map();
    #left = project_texts_most;
    constructor(repo) {
        this.#repo = repo;
    }
    get isCut() {
        return this.#left < 0;
    }
    hasRoomFor(work) {
        this.#left -= work;
        return !this.isCut;
    }
    hasRoomForFiles(pattern) {
        return this.hasRoomFor(/[*?[{]/.test(pattern) ? perFile * this.#repo.entries.size : 1);
    }
    hasRoomForFile() {
        return this.hasRoomFor(perFile);
    }
    once(name, make) {
        let made = this.#made.get(name);
        if (!made)
            this.#made.set(name, (made = make()));
        return made;
    }
    async at(path) {
        if (this.isCut)
            return "";
        const content = await this.#repo.read(path);
        return content.kind === "text" && this.hasRoomFor(content.source.text.length) ? content.source.text : "";
    }
}

;// CONCATENATED MODULE: ./build/bundle/src/repo/started/runners/workspaces.js
const starting = /^(?:-w|-ws|-F|-r|-W|--(?:workspaces?|filter|recursive)|workspaces?)$/;
const startingAll = /^(?:-ws|-r|-W|--(?:workspaces|recursive)|workspaces)$/;
function startsInWorkspaces(words) {
    return words.some((word) => starting.test(word));
}
function workspacesIn(words) {
    return {
        isAll: words.some((word) => startingAll.test(word) || /[^/.]\*|^\*/.test(word)),
        names: new Set(words.map((word) => word.replace(/^(?:\.{3}|\.\/)\^?|\^?\.{3}$/g, ""))),
    };
}

;// CONCATENATED MODULE: ./build/bundle/src/repo/started/started-file-reader.js











const started_file_reader_limits = { characters: 1_000_000, usual: 64_000, all: 8_000_000, places: 8 };
const shellScript = /^(?:[^.]+|.*\.(?:sh|bash))$/;
const shellLine = /^(?!#!)|^#! *(?:\/usr\/bin\/env +(?:-S +)?)?(?:\/(?:usr\/(?:local\/)?)?bin\/)?(?:ba|da)?sh(?: +-[eux]+)?[ \t]*(?:\n|$)/;
const started_file_reader_nothing = { named: [], isCut: false };
class StartedFileReader {
    #repo;
    #named;
    #texts;
    #left = started_file_reader_limits.all;
    #makeWork = new make_targets/* Work */.Qj();
    #questions = new WeakMap();
    #known = new Map();
    #packages;
    #opened = new Map();
    constructor(repo, named) {
        this.#repo = repo;
        this.#texts = new ProjectTexts(repo);
        this.#named = named;
    }
    question(one) {
        let found = this.#questions.get(one);
        if (!found)
            this.#questions.set(one, (found = this.#questionOf(one)));
        return found;
    }
    async #questionOf(one) {
        const { path, taskWords, use } = one;
        if (use?.kind === "project") {
            const project = { program: use.program, project: path, words: use.words, places: one.places };
            const { key, files } = await buildOf(project, this.#repo, this.#texts);
            return this.#question(key, async () => {
                const built = await files();
                const named = built.files.map((file) => namedFile(file, one));
                return { named, isCut: built.isCut || this.#texts.isCut, isWhole: true };
            });
        }
        if (use?.kind === "packages")
            return this.#inPackages(use);
        if (use?.kind === "python")
            return this.#ofPython(one, use.modules);
        const file = one.language || started_file_reader_isRead(one) ? await this.#open(path) : undefined;
        if (!file)
            return this.#question("", async () => started_file_reader_nothing);
        const places = use ? one.places : this.#placesIn(file, one.places);
        const isWhole = use !== undefined || startsInWorkspaces(taskWords);
        const words = isWhole
            ? taskWords
            : file.tasks
                ? (0,runners_tasks/* decidingWords */.Rt)(taskWords, file.tasks)
                : (this.#goals(one, file) ?? (0,runners_tasks/* testWords */.Kp)(path, taskWords));
        return this.#question(JSON.stringify([path, words, one.mayGetMore, places, one.output, use, one.language]), () => this.#by({ ...one, taskWords: words, places }, file));
    }
    #question(key, make) {
        const answer = () => {
            let found = this.#known.get(key);
            if (!found)
                this.#known.set(key, (found = make()));
            return found;
        };
        return { key, answer };
    }
    #placesIn({ places: known }, places) {
        const key = JSON.stringify(places);
        if (!known.has(key) && known.size >= started_file_reader_limits.places)
            return [];
        known.add(key);
        return places;
    }
    async #by(one, file) {
        const { path, places, output, use } = one;
        if (use?.kind === "aliases")
            return this.#meant(one, use.modules, file);
        if (file.tasks)
            return this.#byTasks(one, file, file.tasks);
        const language = (0,runners_tasks/* isManifest */.Yh)(path) ? "manifest" : (languageOf(path, file.text) ?? one.language);
        if (language === undefined)
            return started_file_reader_nothing;
        const goals = this.#goals(one, file);
        const reached = goals && file.rules?.known?.textFor(goals, this.#makeWork);
        const found = this.#named.namedIn({
            text: reached ?? file.text,
            language,
            directory: (0,repo_path/* directoryOf */.jt)(path),
            places,
            output: file.isShell ? output : "unknown",
            name: (0,repo_path/* nameOf */.Vb)(path),
        });
        const isOther = (inside) => inside.path !== path ||
            !(0,make_targets/* isMakefile */.R8)((0,repo_path/* nameOf */.Vb)(path)) ||
            (reached !== undefined && (inside.mayGetMore || file.rules?.known?.goals(inside.taskWords).length === 0));
        return {
            named: found.named.filter(isOther),
            isCut: file.isCut || found.isCut,
            runsTests: found.runsTests && (language !== "manifest" || one.taskWords.length > 0),
        };
    }
    #goals({ path, taskWords, mayGetMore, language }, file) {
        if (!(0,make_targets/* isMakefile */.R8)((0,repo_path/* nameOf */.Vb)(path)) || mayGetMore || language || file.isCut)
            return undefined;
        const rules = (file.rules ??= { known: make_targets/* MakeRules */.Oh.of(file.text) }).known;
        const goals = rules?.goals(taskWords) ?? [];
        return goals.length > 0 && rules?.textFor(goals, this.#makeWork) !== undefined ? goals : undefined;
    }
    async #byTasks(one, file, tasks) {
        const { path, taskWords, places } = one;
        const found = (taskWords.length === 0 ? [""] : (0,runners_tasks/* requestedTasks */.fw)(taskWords, tasks)).map((task) => this.#taskIn(file, task, {
            text: tasks.get(task) ?? "",
            language: "command",
            directory: (0,repo_path/* directoryOf */.jt)(path),
            places,
            output: "unknown",
            name: null,
        }));
        const elsewhere = startsInWorkspaces(taskWords) ? await this.#workspaces(one) : started_file_reader_nothing;
        return {
            named: [...found.flatMap(({ named }) => named), ...elsewhere.named],
            isCut: file.isCut || elsewhere.isCut || found.some(({ isCut }) => isCut),
            runsTests: found.some(({ runsTests }) => runsTests),
        };
    }
    async #workspaces({ path, taskWords, installs }) {
        const { isAll, names } = workspacesIn(taskWords);
        const { members, isCut } = await this.#packagesOf();
        const named = members
            .filter(({ manifest, name, folder }) => manifest !== path && (isAll || names.has(name) || names.has(folder)))
            .map(({ manifest, folder }) => ({
            ...namedFile(manifest, { places: [folder] }),
            taskWords,
            isSure: false,
            installs,
        }));
        return { named, isCut };
    }
    #packagesOf() {
        return (this.#packages ??= NodePackages.of(this.#repo, async (path) => (await this.#open(path))?.text ?? ""));
    }
    async #inPackages({ names: all, as }) {
        const packages = await this.#packagesOf();
        const names = [...new Set(all)].filter((name) => packages.has(name, as)).sort();
        if (names.length === 0)
            return this.#question("", async () => started_file_reader_nothing);
        return this.#question(JSON.stringify(["packages", as, names]), async () => {
            const meanings = names.map((name) => packages.meaning(name, as));
            const named = meanings.flatMap(({ meant }) => meant.flatMap(({ manifest, folder, files }) => [
                { ...namedFile(manifest, { places: [folder] }), taskWords: ["-"] },
                ...files
                    .filter((path) => this.#repo.resolve(path).kind === "file")
                    .map((path) => namedFile(path, { places: [folder] })),
            ]));
            return { named, isCut: meanings.some(({ isCut }) => isCut) };
        });
    }
    async #ofPython(one, modules) {
        const files = await modulesNeeded(one.path, modules, this.#repo, this.#texts);
        if (files.length === 0)
            return this.#question("", async () => started_file_reader_nothing);
        const named = files.map((file) => namedFile(file, one));
        return this.#question(JSON.stringify(["python", files]), async () => ({ named, isCut: this.#texts.isCut }));
    }
    #meant(one, modules, file) {
        const { files, extended, isCut } = aliasTargets(one.path, file.text, modules);
        const isFile = (path) => this.#repo.resolve(path).kind === "file";
        const named = [
            ...files.filter(isFile).map((path) => namedFile(path, one)),
            ...extended.filter(isFile).map((path) => ({ ...one, path })),
        ];
        return { named, isCut: isCut || file.isCut };
    }
    async counts(one) {
        const { path, taskWords, isSure, use } = one;
        if (isSure)
            return true;
        if (use && use.kind !== "project")
            return (await (await this.question(one)).answer()).named.length > 0;
        const file = started_file_reader_isRead(one) ? await this.#open(path) : undefined;
        if (!file)
            return false;
        if (!(0,runners_tasks/* isManifest */.Yh)(path))
            return file.text.startsWith("#!") && languageOf(path, file.text) !== undefined;
        return file.tasks
            ? (0,runners_tasks/* requestedTasks */.fw)(taskWords, file.tasks).length > 0
            : taskWords.some((name) => file.given.has(name));
    }
    #taskIn({ named }, task, text) {
        const key = JSON.stringify([task, text.places]);
        let found = named.get(key);
        if (!found)
            named.set(key, (found = this.#named.namedIn(text)));
        return found;
    }
    #open(path) {
        let file = this.#opened.get(path);
        if (!file)
            this.#opened.set(path, (file = this.#read(path)));
        return file;
    }
    async #read(path) {
        const content = await this.#repo.read(path);
        if (content.kind === "absent")
            return undefined;
        const { text: whole } = content.kind === "not-utf8" ? content.decoded : content.source;
        const text = whole.slice(0, Math.min(started_file_reader_limits.characters, started_file_reader_limits.usual + this.#left));
        this.#left -= Math.max(0, text.length - started_file_reader_limits.usual);
        const tasks = (0,runners_tasks/* isManifest */.Yh)(path) ? (0,runners_tasks/* tasksOf */.a4)(path, text) : undefined;
        const given = (0,runners_tasks/* isManifest */.Yh)(path) && !tasks ? (0,runners_tasks/* namesGivenIn */.zo)(text) : new Set();
        const isCut = text.length < whole.length || content.kind === "unjudged";
        const isShell = !isCut && content.kind === "text" && shellScript.test((0,repo_path/* nameOf */.Vb)(path)) && shellLine.test(text);
        return { text, isShell, tasks, given, named: new Map(), places: new Set(), isCut };
    }
}
const release = /(?:^|\/)\.yarn\/releases\//;
function started_file_reader_isRead({ path, isDirect }) {
    if (release.test(path))
        return false;
    if ((0,runners_tasks/* isManifest */.Yh)(path) || /(?:^|\/)[jt]sconfig[^/]*\.json$/.test(path))
        return true;
    return languageOf(path, isDirect ? "#!" : "") !== undefined;
}

;// CONCATENATED MODULE: ./build/bundle/src/repo/started/started-code.js







const started_code_limits = { levels: 3, files: 300, visits: 600, all: 1_000_000 };
const known = new WeakMap();
async function filesStartedBy(commands, directory, repo, lines = new Map(), searches) {
    const tree = stateOf(repo);
    const folders = tree.named.foldersIn(commands, directory);
    const places = folders.slice(0, maxPlaces);
    const texts = commands.map((text) => tree.named.namedIn({
        text,
        language: "command",
        directory,
        places,
        output: lines.get(text) ?? "unknown",
        name: null,
    }));
    const inside = searches ? tree.named.inside(folders, searches) : { named: [], isCut: false };
    const named = [...texts, inside].flatMap((text) => text.named);
    const ends = {
        ...([...texts, inside].some(({ isCut }) => isCut) ? { cut: null } : {}),
        ...(texts.some(({ runsTests }) => runsTests) ? { tests: null } : {}),
    };
    const keys = await Promise.all(named.map((one) => keyOf(one, tree.started)));
    const key = JSON.stringify([ends, ...keys]);
    let code = tree.codes.get(key);
    if (!code)
        tree.codes.set(key, (code = codeFrom(named, ends, tree)));
    return code;
}
function stateOf(repo) {
    let tree = known.get(repo);
    if (!tree) {
        const named = new FileFinder(repo);
        tree = { named, started: new StartedFileReader(repo, named), codes: new Map(), left: started_code_limits.all };
        known.set(repo, tree);
    }
    return tree;
}
async function keyOf(one, started) {
    const { path, installs, isDirect } = one;
    const { key } = await started.question(one);
    return JSON.stringify([path, isLookedUp(one), isDirect, installs, key]);
}
async function codeFrom(named, ends, tree) {
    const following = new Following(tree);
    ({ cut: following.cut, tests: following.tests } = ends);
    await following.from(named);
    following.addAlike();
    const files = [...following.found.values()].sort((a, b) => (0,repo_path/* byBytes */.bg)(a.path, b.path));
    const { cut, tests } = following;
    return { files, ...(cut === undefined ? {} : { cut }), ...(tests === undefined ? {} : { tests }) };
}
class Following {
    found = new Map();
    cut;
    tests;
    #tree;
    #started;
    #visited = new Set();
    #count = 0;
    constructor(tree) {
        this.#tree = tree;
        this.#started = tree.started;
    }
    async from(first) {
        let level = [];
        for (const one of first)
            if (await this.#started.counts(one))
                level.push(one);
        for (const one of level)
            this.#keep(one);
        this.#count = this.found.size;
        for (let depth = 0; depth <= started_code_limits.levels && level.length > 0; depth++) {
            const next = [];
            for (const one of level)
                if (depth < started_code_limits.levels || isNear(one))
                    (0,many/* append */.BC)(isNear(one) ? level : next, await this.#visit(one));
            level = next;
        }
    }
    addAlike() {
        for (const { path, isDirect } of this.found.values())
            for (const other of this.#tree.named.alike(path))
                if (!this.found.has(other))
                    this.found.set(other, { path: other, isManifest: false, isDirect });
    }
    async #visit(one) {
        const { key, answer } = await this.#started.question(one);
        if (this.#visited.has(key))
            return [];
        if (this.#visited.size >= started_code_limits.visits || this.#tree.left < 0) {
            this.cut ??= one.path;
            return [];
        }
        this.#visited.add(key);
        const { named, isCut, runsTests = false, isWhole } = await answer();
        this.#end(one.path, { isCut, runsTests });
        if (isWhole) {
            for (const inside of named)
                this.#keep(inside);
            return [];
        }
        const kept = [];
        for (const inside of named) {
            const isNew = !this.found.has(inside.path);
            if (isNew && !(await this.#started.counts(inside)))
                continue;
            if (isNew && ++this.#count > started_code_limits.files) {
                this.cut ??= one.path;
                break;
            }
            this.#keep(inside);
            kept.push(inside);
        }
        return kept;
    }
    #end(path, { isCut, runsTests }) {
        if (isCut)
            this.cut ??= path;
        if (runsTests)
            this.tests ??= path;
    }
    #keep(one) {
        const { path, installs, isDirect } = one;
        const { found } = this;
        const was = found.get(path);
        if (!was)
            this.#tree.left--;
        const isManifest = isLookedUp(one) && was?.isManifest !== false;
        found.set(path, { path, isManifest, isDirect: isDirect || was?.isDirect === true });
        for (const file of installs)
            if (!found.has(file))
                found.set(file, { path: file, isManifest: true, isDirect: false });
    }
}
function isNear({ path, use }) {
    return use !== undefined || (0,runners_tasks/* isManifest */.Yh)(path);
}

// EXTERNAL MODULE: ./build/bundle/src/model/profile.js
var model_profile = __webpack_require__(64682);
;// CONCATENATED MODULE: ./build/bundle/src/inspect/material/material.js







function areSameMaterials(one, other) {
    const same = new Map();
    const isSameList = (files, others) => {
        if (same.get(files) === others || (0,equal/* isEqual */.n)(files, others))
            same.set(files, others);
        return same.get(files) === others;
    };
    const isSame = (some, others) => some.size === others.size &&
        [...some].every(([key, files]) => others.has(key) && isSameList(files, others.get(key)));
    return (isSame(one.ofItems, other.ofItems) &&
        isSame(one.ofSettings, other.ofSettings) &&
        one.cut.length + other.cut.length === 0);
}
async function materialsIn({ loads }, repo) {
    const ofItems = new Map();
    const ofSettings = new Map();
    const lists = new Map();
    const cuts = new Map();
    const noteCut = (by, { cut, tests }) => {
        const at = cut === undefined ? tests : cut;
        if (at !== undefined && !cuts.has(at))
            cuts.set(at, { by, at });
    };
    const isShellSet = loads.some(({ load }) => load.layers.some(({ authority }) => authority.some(({ setting }) => shellSetting.test(setting))));
    for (const { host, load } of loads) {
        const linesOf = (lines) => {
            const found = new Map();
            for (const { event, text } of isShellSet ? [] : lines)
                found.set(text, (0,hook_events/* isOnlyShown */.E)(host, event) && found.get(text) !== "host" ? "shown" : "host");
            return found;
        };
        for (const item of load.items) {
            const material = await materialOf(item, repo, linesOf, (code) => noteCut(`\`${item.files[0] ?? ""}\``, code));
            if (material)
                ofItems.set(item, material);
        }
        for (const setting of load.layers.flatMap(({ authority }) => authority)) {
            if (!setting.names || setting.names.length === 0)
                continue;
            const lines = linesOf(setting.line ? [setting.line] : []);
            const { path } = setting.at.source;
            const code = await codeOf(setting, setting.names, (0,repo_path/* directoryOf */.jt)(path), repo, lines);
            noteCut(`\`${setting.setting}\` of \`${path}\``, code);
            const files = lists.get(code) ?? withCut(await identified(code.files, repo), [code]);
            lists.set(code, files);
            if (files.length > 0)
                ofSettings.set(setting, files);
        }
    }
    return { ofItems, ofSettings, cut: [...cuts.values()] };
}
async function codeOf({ searches, namesCode }, names, directory, repo, lines) {
    const code = await filesStartedBy(names, directory, repo, lines, searches);
    return namesCode ? onlyCode(code) : code;
}
function onlyCode({ files }) {
    return { files: files.filter(({ path }) => mayBeCode(path)) };
}
function withCut(files, codes) {
    return codes.every(({ cut }) => cut === undefined)
        ? files
        : files.map((file) => ({ ...file, isOfCut: true }));
}
async function codeIn(repo) {
    const paths = [...repo.entries.values()].flatMap(({ path, kind }) => kind === "file" && mayBeCode(path) && !/(?:^|\/)node_modules\//.test(path) ? [path] : []);
    return identified(paths.sort(repo_path/* byBytes */.bg).map((path) => ({ path, isManifest: false, isDirect: false })), repo);
}
function startedInBoth(before, after) {
    const known = new Map();
    for (const [by, files] of listsOf(before))
        known.set(by, (known.get(by) ?? new Set()).add(files));
    const pairs = new Map();
    for (const [by, files] of listsOf(after))
        for (const others of known.get(by) ?? [])
            pairs.set(files, (pairs.get(files) ?? new Set()).add(others));
    return new Set([...pairs].flatMap(([files, lists]) => {
        const paths = new Set([...lists].flatMap((others) => others.map(({ path }) => path)));
        return files.flatMap(({ path }) => (paths.has(path) ? [path] : []));
    }));
}
function listsOf({ ofItems, ofSettings, }) {
    return [
        ...[...ofItems].map(([{ files }, { started }]) => [JSON.stringify(files), started]),
        ...[...ofSettings].map(([{ at, setting, names = [] }, files]) => [JSON.stringify([at.source.path, setting, ...names]), files]),
    ];
}
const shellSetting = /(?:^|[._])(?:PATH|ENV|BASH_\w+|\w*SHELL\w*|LD_\w+|ZDOTDIR)$/i;
async function materialOf({ files: [file = ""], profile }, repo, linesOf, noteCut) {
    if (!profile)
        return undefined;
    const { prompt, paths, hooks, servers, skills = [], references = [] } = profile;
    const commands = [...hooks, ...servers].flatMap(({ kind, value, names = [] }) => kind === "command" ? [value, ...names] : []);
    const named = [
        ...(prompt.path === null ? [] : [prompt.path]),
        ...paths.map(model_profile/* targetOf */.$r).filter((path) => path !== "" && path !== file),
        ...references.flatMap((pattern) => filesMatching(pattern, repo)),
    ];
    const searching = [...hooks, ...servers].filter(({ searches }) => searches);
    const running = skills.filter(({ may }) => may.includes("execute"));
    const starting = paths.filter(({ starts, searches }) => starts ?? searches);
    if ([commands, named, running, searching, starting].every(({ length }) => length === 0))
        return undefined;
    const lines = linesOf(hooks.flatMap(({ isLine, name, value }) => (isLine ? [{ event: name, text: value }] : [])));
    const started = await filesStartedBy(commands, (0,repo_path/* directoryOf */.jt)(file), repo, lines);
    const inFolders = await Promise.all(searching.map(({ names = [], searches }) => filesStartedBy(names, (0,repo_path/* directoryOf */.jt)(file), repo, new Map(), searches)));
    const bySkills = await Promise.all(running.map(({ path, because, content = because }) => filesStartedBy([content], (0,repo_path/* directoryOf */.jt)(path), repo)));
    const byPaths = await Promise.all(starting.map(async (path) => {
        const { starts = [], searches, namesCode } = path;
        const target = (0,model_profile/* targetOf */.$r)(path);
        const code = await filesStartedBy([...(searches ? [target] : []), ...starts], (0,repo_path/* directoryOf */.jt)(target), repo, new Map(), searches);
        return namesCode ? onlyCode(code) : code;
    }));
    const codes = [started, ...inFolders, ...byPaths, ...bySkills];
    for (const code of [started, ...inFolders, ...byPaths])
        noteCut(code);
    for (const { files, cut } of bySkills)
        if (cut !== undefined)
            noteCut({ files, cut });
    const parts = paths.flatMap((path) => path.isStarted ? [{ path: (0,model_profile/* targetOf */.$r)(path), isManifest: false, isDirect: false }] : []);
    const files = together([...parts, ...codes.flatMap((code) => code.files)]);
    return {
        started: withCut(await identified(files, repo), codes),
        read: await identified([...new Set(named)].sort().map((path) => ({ path, isManifest: false, isDirect: false })), repo),
    };
}
function together(started) {
    const files = new Map();
    for (const file of started) {
        const known = files.get(file.path);
        const isManifest = file.isManifest && known?.isManifest !== false;
        files.set(file.path, { path: file.path, isManifest, isDirect: file.isDirect || known?.isDirect === true });
    }
    return [...files.values()].sort((a, b) => (0,repo_path/* byBytes */.bg)(a.path, b.path));
}
async function identified(started, repo) {
    const files = await Promise.all(started.map(async ({ path, isManifest, isDirect }) => {
        const identity = await identityOf(path, repo);
        if (!identity)
            return undefined;
        const { id, checkout, isExecutable } = identity;
        return {
            path,
            identity: id,
            ...(checkout ? { checkout } : {}),
            ...(isDirect && isExecutable !== undefined ? { isExecutable } : {}),
            ...(isManifest ? { isManifest } : {}),
        };
    }));
    return files.filter((file) => file !== undefined);
}
async function identityOf(path, repo) {
    const identity = await repo.identify(path);
    if (identity !== undefined)
        return identity;
    const content = await repo.read(path);
    return content.kind === "text" ? { id: content.source.text } : undefined;
}


/***/ }),

/***/ 79308:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   E: () => (/* binding */ isOnlyShown),
/* harmony export */   q: () => (/* binding */ mayRefuse)
/* harmony export */ });
const telling = {
    claude: /^(?:SessionStart|UserPromptSubmit)$/,
    kiro: /^(?:agentSpawn|userPromptSubmit)$/,
};
function isOnlyShown(host, event) {
    return Object.hasOwn(telling, host) && telling[host]?.test(event) === true;
}
const refusing = {
    cursor: /^(?:subagentStart|sessionStart)$/,
};
function mayRefuse(event, host = "") {
    if (Object.hasOwn(refusing, host) && refusing[host]?.test(event))
        return true;
    return /^(?:pre|before|permission|user)|stop$/i.test(event);
}


/***/ }),

/***/ 58065:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   H: () => (/* binding */ joinedLines)
/* harmony export */ });
function joinedLines(text) {
    const joined = [];
    const lines = text.split("\n");
    let [start, at] = [0, 0];
    let numbers = [];
    for (const [number, line] of lines.entries()) {
        numbers.push(number);
        at += line.length + 1;
        if (number < lines.length - 1 && /(?<!\\)(?:\\\\)*\\\r?$/.test(line))
            continue;
        joined.push({ text: text.slice(start, at - 1), start, numbers });
        start = at;
        numbers = [];
    }
    return joined;
}


/***/ }),

/***/ 2063:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Oh: () => (/* binding */ MakeRules),
/* harmony export */   Qj: () => (/* binding */ Work),
/* harmony export */   R8: () => (/* binding */ isMakefile)
/* harmony export */ });
/* harmony import */ var _joined_lines_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(58065);
/* harmony import */ var _make_variables_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76439);
/* harmony import */ var _many_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(46447);



const notPlain = /^[ \t]*(?:override[ \t]+)?(?:define|[-.]?include|sinclude|load|vpath)\b|^\.(?:RECIPEPREFIX|SECONDEXPANSION|ONESHELL)\b|\$[({](?:eval|call|file|guile)\b|--eval|\b(?:GNUMAKEFLAGS|MAKEFILES|VPATH)\b|\r/m;
const otherFlags = /\bMAKEFLAGS\b(?![ \t]*[+:?]?=(?:[ \t]+(?:--(?:no-print-directory|silent|warn-undefined-variables|no-builtin-rules|no-builtin-variables)|-[srRk]|-j\d*))*[ \t]*$)/m;
const taking = /^-(?:[A-Za-z]*[CfoWIl]|-(?:directory|file|makefile|old-file|assume-old|what-if|new-file|assume-new|include-dir|load-average))$/;
function isMakefile(name) {
    return /^(?:(?:GNU)?M|m)akefile$/.test(name);
}
class MakeRules {
    #lines;
    #parts;
    #targets;
    #texts = new Map();
    constructor(lines) {
        this.#lines = lines;
        this.#parts = partsOf(lines);
        this.#targets = new Set(this.#parts.flatMap((part) => part.targets ?? []));
    }
    static of(text) {
        return notPlain.test(text) || otherFlags.test(text) ? undefined : new MakeRules(text.split("\n"));
    }
    goals(words) {
        if (words.includes("-E"))
            return [];
        const goals = words.map(bare).filter((word, i) => this.#targets.has(word) && !taking.test(words[i - 1] ?? ""));
        return [...new Set(goals)].sort();
    }
    textFor(goals, work) {
        const key = goals.join(" ");
        if (!this.#texts.has(key))
            this.#texts.set(key, work.hasRoomFor(this.#lines.length) ? this.#textFor(goals) : undefined);
        return this.#texts.get(key);
    }
    #textFor(goals) {
        const counted = countedFrom(goals, this.#parts);
        if ([...counted].some(({ isOpen }) => isOpen))
            return undefined;
        const kept = new Set([...counted].flatMap((part) => part.lines));
        return this.#lines.map((line, i) => (kept.has(i) ? line : "")).join("\n");
    }
}
class Work {
    #left = 1_000_000;
    hasRoomFor(lines) {
        this.#left -= lines;
        return this.#left >= 0;
    }
}
const own = ["Makefile", "makefile", "GNUmakefile"];
function countedFrom(targets, parts) {
    const byStem = new Map();
    for (const part of parts)
        for (const target of part.targets ?? [])
            for (const stem of new Set([target, stemOf(target)]))
                (0,_many_js__WEBPACK_IMPORTED_MODULE_1__/* .addTo */ .DN)(byStem, stem, part);
    const counted = new Set(parts.filter((part) => part.targets === null));
    const seen = new Set();
    const open = [...targets, ...own, ...[...counted].flatMap((part) => [...part.named])];
    for (let name = open.pop(); name !== undefined; name = open.pop())
        for (const stem of [name, stemOf(name)]) {
            if (seen.has(stem))
                continue;
            seen.add(stem);
            for (const part of byStem.get(stem) ?? []) {
                if (counted.has(part))
                    continue;
                counted.add(part);
                for (const one of part.named)
                    open.push(one);
            }
        }
    return counted;
}
function stemOf(target) {
    return target.replace(/(?<=[^/.])\.[^/.]*$/, "");
}
function bare(word) {
    return word.replace(/^(?:\.\/)+/, "");
}
const conditional = /^ *(?:ifn?eq|ifn?def|else|endif)\b/;
const assignment = /^ *(?:(?:export|unexport|override|private|undefine)\b|[^:=#\t]*(?::{1,3}|[?+!])?=)/;
const plainNames = /^[\w./+@-]+(?: +[\w./+@-]+)* *$/;
function partsOf(lines) {
    const always = partOf(null);
    const parts = [always];
    const variables = new _make_variables_js__WEBPACK_IMPORTED_MODULE_0__/* .MakeVariables */ .U(lines);
    let current = always;
    let isMakeNamed = false;
    for (const { numbers, text } of (0,_joined_lines_js__WEBPACK_IMPORTED_MODULE_2__/* .joinedLines */ .H)(lines.join("\n"))) {
        const kind = kindOf(text);
        if (kind === "comment")
            continue;
        const targets = kind === "other" ? targetsIn(text) : "";
        if (targets !== "")
            parts.push((current = ruleOf(targets)));
        else if (kind === "other")
            current = always;
        const part = kind === "condition" ? always : current;
        for (const number of numbers)
            part.lines.push(number);
        if (/^\.PHONY[ \t]*$/.test(targets))
            continue;
        take(part, text, { kind, targets }, variables);
        isMakeNamed ||= part === always && kind === "other" && makeWord.test(text);
    }
    for (const part of parts)
        if (part.callsMake || isMakeNamed)
            takeWords(part.named, part.recipe.join("\n"));
    return parts;
}
function kindOf(text) {
    if (/^ *(?:#|$)/.test(text))
        return "comment";
    if (text.startsWith("\t"))
        return "recipe";
    return conditional.test(text) ? "condition" : "other";
}
function take(part, text, { kind, targets }, variables) {
    if (kind === "recipe") {
        part.recipe.push(text);
        part.callsMake ||= makeWord.test(text);
    }
    else
        takeWords(part.named, restOf(text, targets));
    for (const given of givenIn(text, targets))
        takeGiven(part, given, variables);
}
function targetsIn(line) {
    return assignment.test(line) ? "" : (/^[^:]*(?=:)/.exec(line)?.[0] ?? "");
}
function ruleOf(targets) {
    const isPlain = plainNames.test(targets) && !targets.startsWith(".");
    return partOf(isPlain ? targets.split(/ +/).filter(Boolean).map(bare) : null);
}
function partOf(targets) {
    return { targets, lines: [], named: new Set(), recipe: [], callsMake: false, isOpen: false };
}
const makeWord = /make\b|MAKE/;
const callsOfMake = /(?:\$[({]MAKE[)}]|\bg?make\b)([^\n;|&]{0,2000})/g;
function givenIn(text, targets) {
    if (targets !== "")
        return [restOf(text, targets)];
    return text.startsWith("\t") ? [...text.matchAll(callsOfMake)].map(([, given = ""]) => given) : [];
}
function restOf(text, targets) {
    const rest = text.slice(targets.length);
    return targets === "" || rest.includes(";") ? rest : rest.replace(/(?<!\\)#.*/s, "");
}
function takeWords(named, text) {
    for (const [word] of text.matchAll(/[\w./+@-]+/g))
        named.add(bare(word));
}
function takeGiven(part, given, variables) {
    const expanded = variables.expanded(given.replace(/^([^"']*)["'] *$/, "$1"));
    if (expanded === undefined || /[%*?[\]~"'`]|\\(?!\n)/.test(expanded))
        part.isOpen = true;
    takeWords(part.named, expanded ?? "");
}


/***/ }),

/***/ 76439:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   U: () => (/* binding */ MakeVariables)
/* harmony export */ });
const limits = { depth: 8, value: 4_000, all: 400_000 };
const assigned = /^ *(?:[^:=#\t]*:(?!=|:) *)?(?:(?:export|override|private) +)*([\w.-]{1,100}) *(:{0,3}|[?+!])= *(.*)$/;
class MakeVariables {
    #values = new Map();
    #expanded = new Map();
    #left = limits.all;
    constructor(lines) {
        for (const [i, line] of lines.entries()) {
            const [, name, operator, value = ""] = line.startsWith("\t") ? [] : (assigned.exec(line) ?? []);
            if (name === undefined)
                continue;
            const known = this.#values.has(name) ? this.#values.get(name) : [];
            const isKnown = operator !== "!" && !value.endsWith("\\") && !(lines[i - 1] ?? "").endsWith("\\");
            this.#values.set(name, isKnown && known ? [...known, value] : undefined);
        }
    }
    valuesOf(name) {
        return this.#values.get(name);
    }
    expanded(text, depth = 0) {
        if (depth > limits.depth || this.#left < 0)
            return undefined;
        let isKnown = true;
        const own = text.replace(/(?<=^|\s)\$@(?=\s|$)/g, "");
        const found = own.replace(/(\S?)\$(?:[({]([\w.-]{1,100})[)}])?(?=(\S?))/g, (_, before = "", name = "", after = "") => {
            const values = this.#values.get(name);
            const value = this.#valueOf(name, depth);
            if (value === undefined || (values && values.length > 1 && before + after !== ""))
                isKnown = false;
            return before + (value ?? "");
        });
        this.#left -= found.length;
        return isKnown && found.length <= limits.value + text.length ? found : undefined;
    }
    #valueOf(name, depth) {
        if (!this.#expanded.has(name)) {
            const values = this.#values.get(name);
            this.#expanded.set(name, undefined);
            const value = values && this.expanded(values.join(" "), depth + 1);
            this.#expanded.set(name, value === undefined || value.length > limits.value ? undefined : value);
        }
        return this.#expanded.get(name);
    }
}


/***/ }),

/***/ 49514:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Kp: () => (/* binding */ testWords),
/* harmony export */   Rt: () => (/* binding */ decidingWords),
/* harmony export */   Yh: () => (/* binding */ isManifest),
/* harmony export */   a4: () => (/* binding */ tasksOf),
/* harmony export */   fw: () => (/* binding */ requestedTasks),
/* harmony export */   zo: () => (/* binding */ namesGivenIn)
/* harmony export */ });
/* harmony import */ var _path_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76311);
/* harmony import */ var _untyped_json_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7706);


const followed = [
    /^(?:package\.json|composer\.json|deno\.jsonc?|devbox\.json|nodemon\.json|\.lintstagedrc(?:\.json|\.ya?ml)?)$/,
    /^(?:(?:GNU)?[Mm]akefile|\.?[Jj]ustfile|JUSTFILE|[^/]+\.just|[Tt]askfile(?:\.dist)?\.ya?ml|\.?mise(?:\.local)?\.toml)$/,
    /^(?:pyproject\.toml|hatch\.toml|pixi\.toml|Pipfile|tox\.(?:ini|toml)|invoke\.(?:ya?ml|json)|noxfile\.py|Gemfile|[Rr]akefile(?:\.rb)?|Thorfile|Procfile)$/,
    /^(?:(?:docker-)?compose(?:\.[\w-]+)?\.ya?ml|(?:.+\.)?Dockerfile(?:\..+)?|process-compose\.ya?ml|pom\.xml|bb\.edn)$/,
    /^(?:\.pre-commit-config\.yaml|\.?lefthook(?:-local)?\.(?:ya?ml|toml|json)|\.yarnrc(?:\.yml)?|\.npmrc|bunfig\.toml)$/,
    /^(?:BUILD(?:\.bazel)?|fabfile\.py|dodo\.py|SConstruct|build\.xml|CMakeLists\.txt|meson\.build|build\.ninja|Earthfile|Vagrantfile)$/,
];
function isManifest(path) {
    if (/(?:^|\/)mise\/config\.toml$/.test(path))
        return true;
    return followed.some((pattern) => pattern.test((0,_path_js__WEBPACK_IMPORTED_MODULE_0__/* .nameOf */ .Vb)(path)));
}
const installing = ["preinstall", "install", "postinstall", "prepare"];
const composing = ["pre-install-cmd", "post-install-cmd", "post-update-cmd", "pre-autoload-dump", "post-autoload-dump"];
const lifecycles = {
    t: ["test"],
    tst: ["test"],
    ...Object.fromEntries(["i", "ci", "install"].map((name) => [name, [...installing, ...composing]])),
    pack: ["prepack", "prepare", "postpack"],
    publish: ["prepublishOnly", "prepack", "prepare", "postpack"],
};
function tasksOf(path, text) {
    if (!/^(?:package|composer|deno)\.jsonc?$/.test((0,_path_js__WEBPACK_IMPORTED_MODULE_0__/* .nameOf */ .Vb)(path)))
        return undefined;
    const manifest = (0,_untyped_json_js__WEBPACK_IMPORTED_MODULE_1__/* .parsedJsonFile */ .Ur)(text);
    if (manifest === undefined)
        return undefined;
    const { scripts, tasks, main, module, bin } = (0,_untyped_json_js__WEBPACK_IMPORTED_MODULE_1__/* .fieldsOf */ .Pf)(manifest);
    const named = [...Object.entries((0,_untyped_json_js__WEBPACK_IMPORTED_MODULE_1__/* .fieldsOf */ .Pf)(scripts)), ...Object.entries((0,_untyped_json_js__WEBPACK_IMPORTED_MODULE_1__/* .fieldsOf */ .Pf)(tasks))];
    const found = new Map(named.map(([name, task]) => [name, textsIn(task).map(commandOf).join("\n")]));
    if ((0,_path_js__WEBPACK_IMPORTED_MODULE_0__/* .nameOf */ .Vb)(path) === "package.json" && !found.has("start"))
        found.set("start", "node server.js");
    return found.set("", textsIn([main, module, ...textsIn(bin)])
        .map((entry) => `node ./${entry}`)
        .join("\n"));
}
function requestedTasks(words, tasks) {
    if (words.some((word) => wildcard.test(word)))
        return [...tasks.keys()];
    return [
        ...new Set(words.flatMap((word) => [word, ...(Object.hasOwn(lifecycles, word) ? (lifecycles[word] ?? []) : [])])),
    ]
        .flatMap((name) => [`pre${name}`, name, `post${name}`])
        .filter((name) => name !== "" && tasks.has(name));
}
const wildcard = /[^/.]\*/;
function decidingWords(words, tasks) {
    if (words.length === 0)
        return words;
    if (words.some((word) => wildcard.test(word)))
        return ["all:*"];
    const deciding = new Set(words.filter((word) => requestedTasks([word], tasks).length > 0));
    return deciding.size > 0 ? [...deciding].sort() : ["-"];
}
function testWords(path, words) {
    return isManifest(path) && words.some((word) => /test|check|spec|verify|^(?:ci|all)$/i.test(word)) ? ["test"] : [];
}
function namesGivenIn(text) {
    return new Set(text.split("\n").flatMap((line) => {
        const end = line.search(/:(?=\s|$|:)|=/);
        return end < 0 ? [] : line.slice(0, end).split(/[\s"'[\].@]+/);
    }));
}
function commandOf(text) {
    return text.replace(/^@(?!php\b|composer\b|putenv\b)(?=[\w:-]+(?:\s|$))/, "composer run ");
}
function textsIn(task) {
    const parts = typeof task === "object" && task !== null ? Object.values(task) : [task];
    return parts.flatMap((part) => (Array.isArray(part) ? part : [part])).filter((part) => typeof part === "string");
}


/***/ }),

/***/ 45895:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ui: () => (/* binding */ mostAssigned),
/* harmony export */   W0: () => (/* binding */ ownModules),
/* harmony export */   k8: () => (/* binding */ assignedIn),
/* harmony export */   vl: () => (/* binding */ startupFiles),
/* harmony export */   xc: () => (/* binding */ loadsFiles)
/* harmony export */ });
const kinds = [
    ["PATH", { folder: "programs" }],
    ["PYTHONPATH", { folder: "python" }],
    ["HOME|USERPROFILE|ZDOTDIR", { folder: "home" }],
    [
        [
            "XDG_CONFIG_(?:HOME|DIRS)|XDG_DATA_(?:HOME|DIRS)|APPDATA|[A-Z]\\w*_CONFIG_(?:DIR|HOME)|CODEX_HOME|GNUPGHOME|DOCKER_CONFIG",
            "GIT_(?:TEMPLATE_DIR|EXEC_PATH)|LD_LIBRARY_PATH|DYLD_(?:FALLBACK_)?(?:LIBRARY|FRAMEWORK)_PATH|OPENSSL_(?:MODULES|ENGINES)",
            "PYTHON(?:HOME|USERBASE)|VIRTUAL_ENV|PERL5?LIB|RUBYLIB|GEM_(?:HOME|PATH)|BUNDLE_(?:PATH|APP_CONFIG)|R_LIBS(?:_\\w+)?|PHP_INI_SCAN_DIR",
            "CARGO_HOME|GRADLE_USER_HOME|MISE_DATA_DIR|DENO_DIR|(?:npm_config|NPM_CONFIG)_(?:prefix|PREFIX|globaldir)",
        ].join("|"),
        { folder: "everything" },
    ],
    [
        [
            "GIT_CONFIG(?:_GLOBAL|_SYSTEM)?|(?:npm_config|NPM_CONFIG)_(?:user|USER|global|GLOBAL)(?:config|CONFIG)|PIP_CONFIG_FILE|UV_CONFIG_FILE",
            "KUBECONFIG|CURL_HOME|WGETRC|MAKEFILES|BUNDLE_GEMFILE|MISE_CONFIG_FILE|TF_CLI_CONFIG_FILE|OPENSSL_CONF|GLOBAL_JUSTFILE",
        ].join("|"),
        { file: "manifest" },
    ],
    ["BASH_ENV|ENV|INPUTRC|SCREENRC", { file: "shell" }],
    ["PYTHONSTARTUP", { file: "python" }],
    ["LD_PRELOAD|LD_AUDIT|DYLD_INSERT_LIBRARIES|GCONV_PATH|PHPRC|R_PROFILE_USER|R_ENVIRON_USER", { file: null }],
    ["GIT_CONFIG_VALUE_\\d+", { folder: "everything", file: null }],
    ["GIT_CONFIG_PARAMETERS", { options: "git -c" }],
    ["PERL5OPT", { options: "perl" }],
    ["PERL5DB", { options: "perl -e" }],
    ["RUBYOPT", { options: "ruby" }],
    ["NODE_OPTIONS|(?:npm_config_node_options|NPM_CONFIG_NODE_OPTIONS)", { options: "node" }],
    ["LUA_INIT\\w*", { options: "lua" }],
    ["(?:JAVA_TOOL|_JAVA|JDK_JAVA)_OPTIONS|(?:MAVEN|GRADLE|SBT|JAVA|ANT)_OPTS", { file: null, options: "java" }],
];
const kindOf = kinds.map(([names, kind]) => [new RegExp(`^(?:${names})$`), kind]);
function loadsFiles(name) {
    return kindOf.some(([pattern]) => pattern.test(name));
}
const names = kinds.map(([some]) => some).join("|");
const value = "((?:\"[^\"\\n]{0,1000}\"|'[^'\\n]{0,1000}'|\\$\\{\\{[^}\\n]{0,200}\\}\\}|\\$\\{[^}\\n]{0,200}\\}|\\$\\([^)\\n]{0,200}\\)|[^\\s\"';|&,(){}]){1,1000})";
const given = new RegExp(`(?<!\\$\\{|[\\w.$-])(${names})["'\\]]{0,2}[ \\t]{0,9}(?:[:?+]?=|:(?=[ \\t"']))[ \\t]{0,9}${value}`, "g");
const set = new RegExp(`\\b(?:ENV|setenv|set[ \\t]{1,9}-\\w{0,5}x\\w{0,5})[ \\t]{1,9}(${names})[ \\t]{1,9}${value}`, "g");
const agents = /-(?:javaagent|agentpath|Xbootclasspath\/[ap]):([^\s=,;:]+)/g;
const byDefault = /\$\{\w+:?[-=]([^}]*)\}/g;
const variable = /\$\{\{[^}]*\}\}|\$\{[^}]*\}|\$\([^)]*\)|\$env:\w+|\$\w+|%\w+%/g;
const here = /\bpwd\b|PWD|WORKSPACE|workspace|PROJECT|ROOT/;
const mostAssigned = 500;
function assignedIn(text) {
    const found = [];
    for (const pattern of [given, set])
        for (const match of text.matchAll(pattern)) {
            if (found.length >= mostAssigned)
                return found;
            const [whole, name = "", written = ""] = match;
            const kind = kindOf.find(([names]) => names.test(name))?.[1];
            const isMore = kind?.options !== undefined && !/^["']/.test(written);
            const more = isMore ? (/^[^\n]{0,1000}/.exec(text.slice(match.index + whole.length))?.[0] ?? "") : "";
            if (kind)
                found.push({ ...kind, ...readIn(written.replace(/["']/g, "") + more, kind) });
        }
    return found;
}
function readIn(written, { options }) {
    const text = written.replace(byDefault, "$1").replace(variable, (one) => (here.test(one) ? "." : "\0"));
    if (options === "java")
        return { paths: [...text.matchAll(agents)].flatMap(([, path = ""]) => pathIn(path)) };
    if (options !== undefined)
        return { paths: [], line: `${options} ${written.replace(/^@/, "")}` };
    return { paths: text.split(/[:;]/).flatMap(pathIn) };
}
function pathIn(written) {
    const path = written
        .trim()
        .replaceAll("\\", "/")
        .replace(/^\0\/+/, "")
        .replace(/^\/+/, "");
    if (path === "" || path.startsWith("~") || path.includes("\0"))
        return [];
    return [path.replace(/^(?:\.\/+)+/, "").replace(/^\.$/, "")];
}
const startupFiles = `.bashrc .bash_profile .bash_login .bash_logout .bash_aliases .profile .zshrc .zshenv .zprofile .zlogin .zlogout .kshrc .mkshrc .shrc
  .cshrc .tcshrc .login .inputrc .gitconfig .config/git/config .npmrc .yarnrc .yarnrc.yml .curlrc .wgetrc .netrc .ssh/config .vimrc
  .gdbinit .lldbinit .irbrc .pryrc .gemrc .Rprofile .Renviron .pythonrc.py .config/pip/pip.conf .cargo/config.toml .condarc
  .gradle/gradle.properties .m2/settings.xml .config/fish/config.fish .claude/settings.json .codex/config.toml`.split(/\s+/);
const ownModules = [
    "*.pth",
    ...`sitecustomize usercustomize __future__ _collections_abc abc argparse array ast asyncio atexit base64 binascii
  bisect bz2 cProfile calendar cgi cmd code codecs codeop collections colorsys concurrent configparser contextlib
  contextvars copy copyreg csv ctypes curses dataclasses datetime dbm decimal difflib dis doctest email encodings
  enum errno faulthandler filecmp fileinput fnmatch fractions ftplib functools genericpath getopt getpass gettext
  glob graphlib grp gzip hashlib heapq hmac html http imaplib importlib inspect io ipaddress itertools json keyword
  linecache locale logging lzma mailbox math mimetypes mmap multiprocessing netrc ntpath nturl2path numbers opcode
  operator optparse os pathlib pdb pickle pickletools pkgutil platform plistlib posixpath pprint profile pstats pty
  pwd py_compile pydoc queue quopri random re readline reprlib resource runpy sched secrets select selectors shelve
  shlex shutil signal site smtplib socket socketserver sqlite3 sre_compile sre_constants sre_parse ssl stat
  statistics string stringprep struct subprocess symtable sysconfig tabnanny tarfile tempfile textwrap threading time
  timeit token tokenize tomllib trace traceback tracemalloc tty types typing unicodedata unittest urllib uuid venv
  warnings wave weakref webbrowser wsgiref xml xmlrpc zipapp zipfile zipimport zlib zoneinfo`
        .split(/\s+/)
        .map((name) => `${name}.py`),
];


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