"use strict";
exports.id = 2817;
exports.ids = [2817];
exports.modules = {

/***/ 56847:
/***/ (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   N: () => (/* binding */ dangerOf),
/* harmony export */   e: () => (/* binding */ isLooser)
/* harmony export */ });
function isLooser({ effect }) {
    return effect !== "narrows" && effect !== "unhonoured";
}
function dangerOf(effect, may = []) {
    if (effect === "bypasses")
        return 0;
    if (effect === "auto-approves")
        return 1;
    if (effect === "unhonoured")
        return 6;
    if (effect === "narrows")
        return 7;
    if (may.includes("execute"))
        return 2;
    if (may.includes("external"))
        return 4;
    return may.includes("network") ? 3 : 5;
}


/***/ }),

/***/ 57619:
/***/ (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  Ys: () => (/* binding */ differingFiles),
  gS: () => (/* binding */ materialsIn),
  YF: () => (/* binding */ noMaterials)
});

// EXTERNAL MODULE: ./build/bundle/src/repo/path.js
var repo_path = __webpack_require__(76311);
;// CONCATENATED MODULE: ./build/bundle/src/repo/modules.js

const script = /\.(?:sh|bash|zsh|fish|ksh|[cm]?[jt]s|[jt]sx|py|rb|pl|php|lua|ps1|psm1|bat|cmd|mk|awk|jq|sed)$/i;
const shebangs = [
    [/python/, "python"],
    [/node|bun|deno|tsx/, "javascript"],
    [/ruby/, "ruby"],
];
function languageOf(path, text) {
    if (/\.(?:[cm]?[jt]s|[jt]sx)$/i.test(path))
        return "javascript";
    if (/\.py$/i.test(path))
        return "python";
    if (/\.rb$/i.test(path))
        return "ruby";
    if (/\.(?:sh|bash|zsh|fish|ksh|mk|inc|lib|env|envrc|bashrc)$/i.test(path))
        return "shell";
    if (script.test(path))
        return "other";
    if ((0,repo_path/* nameOf */.Vb)(path).includes("."))
        return undefined;
    const [line = ""] = text.slice(0, 200).split("\n", 1);
    return line.startsWith("#!") ? (shebangs.find(([program]) => program.test(line))?.[1] ?? "shell") : "shell";
}
const interpreter = /^(?:\.|source|exec|(?:.*\/)?(?:(?:ba|z|da|k|fi)?sh|node|bun|deno|tsx|ts-node|python[\d.]*|ruby|perl|php|lua|pwsh|powershell))$/;
const tryingExtensions = /^(?:.*\/)?(?:node|bun|deno|tsx|ts-node|require|import|from)$/;
const extensions = [".js", ".mjs", ".cjs", ".ts", ".mts", ".cts", ".tsx", ".jsx", ".json"];
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
    return [`${path}.py`, (0,repo_path/* join */.fj)(path, "__main__.py"), ...packages];
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

;// CONCATENATED MODULE: ./build/bundle/src/repo/tasks.js

const python = ["pyproject.toml"];
const node = ["package.json"];
const containers = ["compose.yaml", "compose.yml", "docker-compose.yml", "Dockerfile"];
const rules = ["Makefile", "makefile", "GNUmakefile"];
const tasks = ["Taskfile.yml", "Taskfile.yaml"];
const runners = new Map([
    ...["npm", "pnpm", "yarn", "bun", "npm-run-all", "run-s", "run-p"].map((name) => [name, node]),
    ["deno", ["deno.json", "deno.jsonc", ...node]],
    ...["make", "gmake", "MAKE"].map((name) => [name, rules]),
    ["just", ["justfile", "Justfile", ".justfile"]],
    ["task", tasks],
    ["go-task", tasks],
    ["mise", ["mise.toml", ".mise.toml"]],
    ...["uv", "poetry", "hatch", "pdm", "pipx"].map((name) => [name, python]),
    ["tox", ["tox.ini"]],
    ["nox", ["noxfile.py"]],
    ["cargo", ["Cargo.toml", ".cargo/config.toml"]],
    ["bundle", ["Gemfile", "Rakefile"]],
    ["rake", ["Gemfile", "Rakefile"]],
    ["composer", ["composer.json"]],
    ...["gradle", "gradlew"].map((name) => [name, ["build.gradle", "build.gradle.kts"]]),
    ...["mvn", "mvnw"].map((name) => [name, ["pom.xml"]]),
    ...["docker", "podman", "docker-compose"].map((name) => [name, containers]),
    ["pre-commit", [".pre-commit-config.yaml"]],
    ["lefthook", ["lefthook.yml"]],
]);
function manifestsOf(program) {
    return runners.get((0,repo_path/* nameOf */.Vb)(program)) ?? [];
}
const followed = /^(?:package\.json|composer\.json|deno\.jsonc?|(?:GNU)?[Mm]akefile|\.?[Jj]ustfile|Taskfile\.ya?ml|\.?mise\.toml|pyproject\.toml|tox\.ini|noxfile\.py|Rakefile|\.pre-commit-config\.yaml|lefthook\.yml)$/;
function isManifest(path) {
    return followed.test((0,repo_path/* nameOf */.Vb)(path));
}
const lifecycles = {
    t: ["test"],
    tst: ["test"],
    ...Object.fromEntries(["i", "ci", "install"].map((name) => [name, ["preinstall", "install", "postinstall", "prepare"]])),
};
function tasksOf(path, text) {
    if (!/\.jsonc?$/.test(path))
        return undefined;
    let manifest;
    try {
        manifest = JSON.parse(text.replace(/^\uFEFF/, ""));
    }
    catch {
        return undefined;
    }
    const { scripts, tasks, main, module } = fieldsOf(manifest);
    const named = [...Object.entries(fieldsOf(scripts)), ...Object.entries(fieldsOf(tasks))];
    const found = new Map(named.map(([name, task]) => [name, textsIn(task).join("\n")]));
    if ((0,repo_path/* nameOf */.Vb)(path) === "package.json" && !found.has("start"))
        found.set("start", "node server.js");
    return found.set("", textsIn([main, module])
        .map((entry) => `node ./${entry}`)
        .join("\n"));
}
function askedTasks(words, tasks) {
    if (words.some((word) => /[^/.]\*/.test(word)))
        return [...tasks.keys()];
    return [
        ...new Set(words.flatMap((word) => [word, ...(Object.hasOwn(lifecycles, word) ? (lifecycles[word] ?? []) : [])])),
    ]
        .flatMap((name) => [`pre${name}`, name, `post${name}`])
        .filter((name) => name !== "" && tasks.has(name));
}
function namesGivenIn(text) {
    return new Set(text.split("\n").flatMap((line) => {
        const end = line.search(/:(?=\s|$|:)|=/);
        return end < 0 ? [] : line.slice(0, end).split(/[\s"'[\].@]+/);
    }));
}
function fieldsOf(value) {
    return typeof value === "object" && value !== null && !Array.isArray(value) ? { ...value } : {};
}
function textsIn(task) {
    const parts = typeof task === "object" && task !== null ? Object.values(task) : [task];
    return parts.flatMap((part) => (Array.isArray(part) ? part : [part])).filter((part) => typeof part === "string");
}

;// CONCATENATED MODULE: ./build/bundle/src/repo/words.js
const keptSpace = "\0";
function wordsOf(text) {
    const plainText = text
        .replace(/\\\r?\n/g, " ")
        .replace(/\\ (?=\S)/g, keptSpace)
        .replace(/\$env:\w+|\$\w+|%\w+%/g, " ")
        .replaceAll(":-", " ");
    const words = [];
    let [end, after, follows] = [0, "", ""];
    for (const match of plainText.matchAll(/[^\s"'`;|&()<>=,{}$[\]]+/g)) {
        const between = plainText.slice(end, match.index);
        const isFirst = words.length === 0 || /[\n"'`;|&({]/.test(between);
        if (/[\n;|&]/.test(between))
            [after, follows] = ["", ""];
        const word = pathOf(match[0]);
        if (word !== "")
            words.push({ text: word, isFirst, after, follows });
        if (!match[0].startsWith("-"))
            after = match[0];
        follows = match[0];
        end = match.index + match[0].length;
    }
    for (const [, double, single] of plainText.matchAll(/"([^"\n]{1,200})"|'([^'\n]{1,200})'/g)) {
        const quoted = (double ?? single ?? "").trim();
        if (/\s/.test(quoted))
            words.push({ text: pathOf(quoted), isFirst: false, after: "", follows: "" });
    }
    return words;
}
function pathOf(word) {
    return word
        .replaceAll("\\", "/")
        .replaceAll(keptSpace, " ")
        .replace(/^-\w(?=\.{1,2}\/)/, "")
        .replace(/^\/+/, "")
        .replace(/(?<!:):+$/, "");
}

;// CONCATENATED MODULE: ./build/bundle/src/repo/named-in.js




const entries = ["index.js", "index.mjs", "index.cjs", "index.ts", "index.mts", "__main__.py", "package.json"];
const limits = { around: 12, places: 4, window: 24 };
class NamedFiles {
    #repo;
    #heads = new Map();
    constructor(repo) {
        this.#repo = repo;
    }
    namedIn(text) {
        const reading = { ...text, found: new Map(), bases: nearest(text.directory) };
        const words = wordsOf(text.text);
        const seen = new Map();
        words.forEach((word, i) => {
            if (isLine(text) || word.isFirst)
                this.#runner(word, words.slice(i + 1, i + 1 + limits.window), reading);
            const key = [word.text, word.after, word.follows === "-m"].join("\0");
            if (seen.get(key) === reading.places)
                return;
            this.#word(word, reading);
            seen.set(key, reading.places);
        });
        if (text.language !== "javascript" && text.language !== "ruby")
            this.#add(this.#modules(importsOfPython(text.text), reading), reading);
        return [...reading.found.values()];
    }
    #word(word, reading) {
        const { text } = word;
        let isFile = false;
        for (const target of this.#at(aroundOf(reading), text)) {
            isFile ||= target.kind === "file";
            if (target.kind === "file")
                this.#add(isNamedScript(target.path, word, reading) ? [target.path] : [], reading);
            else
                this.#directory(target.path, word, reading);
        }
        if (word.follows === "-m" || /\w:\w/.test(text))
            this.#add(this.#modules(filesOfEntry(text), reading), reading);
        if (!isFile)
            this.#add(this.#withoutExtension(word, reading), reading);
    }
    #withoutExtension({ text, after }, reading) {
        const { language, directory } = reading;
        if (language === "ruby")
            return requiring.test(after) ? this.#files(aroundOf(reading), [`${text}.rb`, `lib/${text}.rb`]) : [];
        const isTried = tryingExtensions.test(after);
        if (isDots(text))
            return language === "javascript" && isTried ? this.#files([directory], scriptsNamed(text)) : [];
        const isRelative = /^\.\.?\//.test(text);
        if (!isTried && !isRelative)
            return [];
        const bases = language === "javascript" && isRelative ? [directory] : aroundOf(reading);
        const leading = this.#leading(bases, text);
        return leading.length > 0 ? this.#files(leading, scriptsNamed(text)) : [];
    }
    #directory(path, { text, after, follows }, reading) {
        const { language, bases, places } = reading;
        if (!isDots(text) && !/^(?:cd|pushd|chdir)$/.test(after) && !folderOption.test(follows)) {
            const inside = this.#files([path], entries).filter((entry) => language === "command" || script.test(entry));
            this.#add(inside, reading);
        }
        if (!bases.includes(path) && places[0] !== path)
            reading.places = [path, ...places.filter((place) => place !== path)].slice(0, limits.places);
    }
    #runner({ text }, following, reading) {
        const manifests = manifestsOf(text);
        if (manifests.length === 0)
            return;
        const isCommand = reading.language === "command";
        const end = isLine(reading) ? following.findIndex(({ follows }) => follows === "") : -1;
        const next = end < 0 ? following : following.slice(0, end);
        const isAlone = isLine(reading) ? next.length === 0 : following[0]?.isFirst !== false;
        const around = aroundOf(reading);
        const named = next.flatMap((word) => this.#at(around, word.text).flatMap(({ kind, path }) => (kind === "directory" ? [path] : [])));
        const directories = [...new Set([...around, ...named.slice(0, limits.places).flatMap(ancestorsOf)])];
        for (const path of this.#files(directories, manifests))
            if (isCommand || isManifest(path))
                add(reading, {
                    path,
                    asked: next.length === 0 ? ["install"] : next.map((word) => word.text),
                    isSure: isCommand || isAlone,
                    places: [...new Set([...reading.places, ...named])].slice(0, limits.places),
                });
    }
    #add(paths, reading) {
        for (const path of paths)
            add(reading, { path, asked: [], isSure: true, places: reading.places });
    }
    #modules(paths, reading) {
        if (paths.length === 0)
            return [];
        const around = [...aroundOf(reading), ...aroundOf(reading).map((base) => (0,repo_path/* join */.fj)(base, "src"))];
        const existing = around.filter((base) => this.#headsOf(base).size > 0);
        return paths.flatMap((path) => this.#files(path.startsWith("../") ? [reading.directory] : existing, [path]));
    }
    #files(bases, names) {
        return names.flatMap((name) => this.#at(bases, name).flatMap(({ kind, path }) => (kind === "file" ? [path] : [])));
    }
    #at(bases, path) {
        return this.#leading(bases, path).flatMap((base) => {
            const whole = (0,repo_path/* plain */.pj)((0,repo_path/* join */.fj)(base, path));
            const target = whole === undefined || whole === "" ? undefined : this.#repo.resolve(whole);
            if (target?.kind === "unjudged")
                return [{ kind: "file", path: target.path }];
            return target?.kind === "file" || target?.kind === "directory" ? [target] : [];
        });
    }
    #leading(bases, path) {
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
}
const folderOption = /^(?:-C|-d|-w|--(?:prefix|cwd|dir|directory|working-dir|working-directory|chdir|root|project|workspace|filter))$/;
const requiring = /^(?:require|require_relative|load)$/;
function isDots(word) {
    return /^[./]*$/.test(word);
}
function aroundOf({ bases, places }) {
    return [...bases, ...places];
}
function isLine({ language }) {
    return language === "command" || language === "shell" || language === "manifest";
}
function add({ found }, named) {
    const key = [named.path, ...named.asked].join("\0");
    if (!found.has(key))
        found.set(key, named);
}
function isNamedScript(path, { text, isFirst, after }, { language }) {
    if (language === "command" || script.test(path) || interpreter.test(after))
        return true;
    const isProgram = (0,repo_path/* extensionOf */.je)(path) === undefined && !/^(?:\..*|[A-Z_]+)$/.test((0,repo_path/* nameOf */.Vb)(path));
    if (isProgram && text.includes("/"))
        return isFirst || language !== "other";
    return language === "javascript" && /^(?:require|import|from)$/.test(after);
}
function ancestorsOf(directory) {
    if (directory === "")
        return [""];
    return ["", ...directory.split("/").map((_, i, parts) => parts.slice(0, i + 1).join("/"))];
}
function nearest(directory) {
    const all = ancestorsOf(directory);
    return all.length <= limits.around ? all : ["", ...all.slice(1 - limits.around)];
}

// EXTERNAL MODULE: ./build/bundle/src/repo/patterns.js
var patterns = __webpack_require__(13987);
;// CONCATENATED MODULE: ./build/bundle/src/repo/started-files.js



const started_files_limits = { characters: 64_000, places: 8 };
class StartedFiles {
    #repo;
    #named;
    #opened = new Map();
    constructor(repo, named) {
        this.#repo = repo;
        this.#named = named;
    }
    async by({ path, asked, places }) {
        const file = await this.#open(path);
        if (!file)
            return [];
        const directory = (0,repo_path/* directoryOf */.jt)(path);
        if (file.tasks) {
            const tasks = asked.length === 0 ? [""] : askedTasks(asked, file.tasks);
            return tasks.flatMap((task) => this.#namedBy(file, task, { text: file.tasks?.get(task) ?? "", language: "command", directory, places }));
        }
        const language = isManifest(path) ? "manifest" : languageOf(path, file.text);
        return language === undefined ? [] : this.#namedBy(file, "", { text: file.text, language, directory, places });
    }
    async counts({ path, asked, isSure }) {
        if (isSure)
            return true;
        const file = await this.#open(path);
        if (!file)
            return false;
        return file.tasks ? askedTasks(asked, file.tasks).length > 0 : asked.some((name) => file.given.has(name));
    }
    #namedBy({ named, places }, task, text) {
        const key = JSON.stringify(text.places);
        const isKnown = places.has(key) || places.size < started_files_limits.places;
        if (isKnown)
            places.add(key);
        const whole = JSON.stringify([task, isKnown ? text.places : []]);
        let found = named.get(whole);
        if (!found)
            named.set(whole, (found = this.#named.namedIn(isKnown ? text : { ...text, places: [] })));
        return found;
    }
    #open(path) {
        let file = this.#opened.get(path);
        if (!file)
            this.#opened.set(path, (file = this.#read(path)));
        return file;
    }
    async #read(path) {
        if (!isManifest(path) && languageOf(path, "") === undefined)
            return undefined;
        const content = await this.#repo.read(path);
        if (content.kind !== "text")
            return undefined;
        const text = content.source.text.slice(0, started_files_limits.characters);
        const tasks = isManifest(path) ? tasksOf(path, text) : undefined;
        const given = isManifest(path) && !tasks ? namesGivenIn(text) : new Set();
        return { text, tasks, given, named: new Map(), places: new Set() };
    }
}

;// CONCATENATED MODULE: ./build/bundle/src/repo/named-files.js





const named_files_limits = { levels: 3, files: 50, visits: 100 };
const known = new WeakMap();
async function filesStartedBy(commands, directory, repo) {
    let tree = known.get(repo);
    if (!tree) {
        const named = new NamedFiles(repo);
        known.set(repo, (tree = { named, started: new StartedFiles(repo, named) }));
    }
    const { named, started } = tree;
    const first = commands.flatMap((text) => named.namedIn({ text, language: "command", directory, places: [] }));
    const found = new Set(first.map(({ path }) => path));
    const visited = new Set();
    let level = first;
    for (let depth = 0; depth <= named_files_limits.levels && level.length > 0; depth++) {
        const next = [];
        for (const one of level) {
            if (depth === named_files_limits.levels && !isManifest(one.path))
                continue;
            const key = JSON.stringify(one);
            if (visited.has(key) || visited.size >= named_files_limits.visits)
                continue;
            visited.add(key);
            for (const inside of await started.by(one)) {
                if (!found.has(inside.path) && (found.size >= named_files_limits.files || !(await started.counts(inside))))
                    continue;
                found.add(inside.path);
                (isManifest(one.path) ? level : next).push(inside);
            }
        }
        level = next;
    }
    return [...found].sort();
}
function filesMatching(pattern, repo) {
    const segments = pattern.split("/");
    const wild = segments.findIndex((segment) => /[*?[{]/.test(segment));
    if (wild < 0)
        return repo.resolve(pattern).kind === "file" ? [pattern] : [];
    const start = segments.slice(0, wild).join("/");
    const isSimple = !/[?[{]/.test(pattern) && (pattern.match(/\*+/g) ?? []).length <= 3;
    const found = [];
    const open = [start];
    for (let directory = open.pop(); directory !== undefined; directory = open.pop())
        for (const name of repo.names(directory)) {
            const path = (0,repo_path/* join */.fj)(directory, name);
            const isDirectory = repo.resolve(path).kind === "directory";
            if (!isDirectory && (!isSimple || (0,patterns/* matches */.cK)(path, pattern)))
                found.push(path);
            if (isDirectory && repo.entries.get(path)?.kind !== "link")
                open.push(path);
        }
    return found.sort(repo_path/* byBytes */.bg);
}

;// CONCATENATED MODULE: ./build/bundle/src/inspect/material.js


const noMaterials = { ofItems: new Map(), ofSettings: new Map() };
async function materialsIn({ loads }, repo) {
    const ofItems = new Map();
    const ofSettings = new Map();
    for (const { load } of loads) {
        for (const item of load.items) {
            const material = await materialOf(item, repo);
            if (material)
                ofItems.set(item, material);
        }
        for (const setting of load.layers.flatMap(({ authority }) => authority)) {
            if (!setting.names || setting.names.length === 0)
                continue;
            const files = await filesStartedBy(setting.names, (0,repo_path/* directoryOf */.jt)(setting.at.source.path), repo);
            if (files.length > 0)
                ofSettings.set(setting, await identified(files, repo));
        }
    }
    return { ofItems, ofSettings };
}
async function materialOf({ files: [file = ""], profile }, repo) {
    if (!profile)
        return undefined;
    const { prompt, paths, hooks, servers, skills = [], references = [] } = profile;
    const commands = [...hooks, ...servers].flatMap(({ kind, value }) => (kind === "command" ? [value] : []));
    const named = [
        ...(prompt.path === null ? [] : [prompt.path]),
        ...paths.flatMap(({ reach }) => reach.kind === "inside" ? [reach.path] : reach.kind === "outside" ? [reach.target] : []),
        ...references.flatMap((pattern) => filesMatching(pattern, repo)),
    ];
    const running = skills.filter(({ may }) => may.includes("execute"));
    if (commands.length + named.length + running.length === 0)
        return undefined;
    const started = await filesStartedBy(commands, (0,repo_path/* directoryOf */.jt)(file), repo);
    const bySkills = await Promise.all(running.map(({ path, because, content = because }) => filesStartedBy([content], (0,repo_path/* directoryOf */.jt)(path), repo)));
    return {
        started: await identified([...new Set([...started, ...bySkills.flat()])].sort(), repo),
        read: await identified([...new Set(named)].sort(), repo),
    };
}
async function identified(paths, repo) {
    const files = await Promise.all(paths.map(async (path) => ({ path, identity: await identityOf(path, repo) })));
    return files.flatMap(({ path, identity }) => (identity === undefined ? [] : [{ path, identity }]));
}
async function identityOf(path, repo) {
    const identity = await repo.identityOf(path);
    if (identity !== undefined)
        return identity;
    const content = await repo.read(path);
    return content.kind === "text" ? content.source.text : undefined;
}
function differingFiles(before, after) {
    const known = new Map(before.map(({ path, identity }) => [path, identity]));
    const now = new Set(after.map(({ path }) => path));
    return [
        ...after.flatMap(({ path, identity }) => (known.get(path) === identity ? [] : [path])),
        ...before.flatMap(({ path }) => (now.has(path) ? [] : [path])),
    ];
}


/***/ })

};
;