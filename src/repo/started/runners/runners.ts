/** Programs that read files of their own without naming them: to find what a task starts, and to install by them. */
import { nameOf } from "../../path.ts";

const python: readonly string[] = ["pyproject.toml"];
const node: readonly string[] = ["package.json"];
const containers: readonly string[] = [
  ...["compose", "docker-compose"].flatMap((stem) =>
    ["", ".override"].flatMap((more) => [`${stem}${more}.yaml`, `${stem}${more}.yml`]),
  ),
  "Dockerfile",
  "docker-bake.hcl",
  ".env",
];
const gradle: readonly string[] = [
  ...["build.gradle", "settings.gradle"].flatMap((name) => [name, `${name}.kts`]),
  "gradle.properties",
  "gradle/libs.versions.toml",
  "gradle/wrapper/gradle-wrapper.jar",
  "gradle/wrapper/gradle-wrapper.properties",
];
const maven: readonly string[] = [
  "pom.xml",
  ...["extensions.xml", "jvm.config", "maven.config"].map((name) => `.mvn/${name}`),
  ...["jar", "properties"].map((extension) => `.mvn/wrapper/maven-wrapper.${extension}`),
];
const invoke: readonly string[] = [
  "tasks.py",
  "tasks/__init__.py",
  ...["yaml", "yml", "json", "py"].map((extension) => `invoke.${extension}`),
];
/** What pip builds, if it is given a directory. */
const built: readonly string[] = [...python, "setup.py", "setup.cfg"];
const rules: readonly string[] = ["Makefile", "makefile", "GNUmakefile"];
const ruby: readonly string[] = ["Gemfile", "Rakefile", "rakefile", "Rakefile.rb", "rakefile.rb"];
const tasks: readonly string[] = ["Taskfile", "taskfile"].flatMap((stem) =>
  ["", ".dist"].flatMap((more) => [`${stem}${more}.yml`, `${stem}${more}.yaml`]),
);
const mise: readonly string[] = [
  "mise.toml",
  ".mise.toml",
  "mise.local.toml",
  ".mise.local.toml",
  ".config/mise.toml",
  ".config/mise/config.toml",
  "mise/config.toml",
];
const lefthook: readonly string[] = [
  "lefthook",
  ".lefthook",
  ".config/lefthook",
  "lefthook-local",
  ".lefthook-local",
].flatMap((stem) => ["yml", "yaml", "toml", "json"].map((extension) => `${stem}.${extension}`));
const staged: readonly string[] = [
  ...node,
  ".lintstagedrc",
  ...["json", "yaml", "yml", "js", "mjs", "cjs"].map((extension) => `.lintstagedrc.${extension}`),
  ...["js", "mjs", "cjs"].map((extension) => `lint-staged.config.${extension}`),
];

/** Programs that run what a file of their own says, without naming it on the command line. */
const runners: ReadonlyMap<string, readonly string[]> = new Map([
  ...["npm", "pnpm", "yarn", "bun", "nr", "ni", "nun", "npm-run-all", "npm-run-all2", "run-s", "run-p"].map(
    (name) => [name, node] as const,
  ),
  ["turbo", ["turbo.json", ...node]],
  ["lerna", ["lerna.json", ...node]],
  ["nx", ["nx.json", ...node]],
  ["nodemon", ["nodemon.json", ...node]],
  ["lint-staged", staged],
  ["deno", ["deno.json", "deno.jsonc", ...node]],
  ...["make", "gmake", "MAKE"].map((name) => [name, rules] as const),
  ["just", ["justfile", "Justfile", "JUSTFILE", ".justfile"]],
  ["task", tasks],
  ["go-task", tasks],
  ["mise", mise],
  ...["uv", "poetry", "pdm", "pipx", "rye", "poe"].map((name) => [name, python] as const),
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
  ...["gradle", "gradlew"].map((name) => [name, gradle] as const),
  ...["mvn", "mvnw"].map((name) => [name, maven] as const),
  ...["docker", "podman", "docker-compose"].map((name) => [name, containers] as const),
  ["nix", ["flake.nix", "flake.lock"]],
  ...["nix-shell", "nix-build"].map((name) => [name, ["shell.nix", "default.nix"]] as const),
  ["devbox", ["devbox.json", "devbox.lock"]],
  ["direnv", [".envrc"]],
  ["pre-commit", [".pre-commit-config.yaml"]],
  ["prek", [".pre-commit-config.yaml"]],
  ["lefthook", lefthook],
  ["mix", ["mix.exs", "mix.lock"]],
  ["zig", ["build.zig", "build.zig.zon"]],
  ...["bazel", "bazelisk"].map(
    (name) => [name, [".bazelrc", "MODULE.bazel", "WORKSPACE", "BUILD", "BUILD.bazel"]] as const,
  ),
  ...["foreman", "honcho", "overmind", "hivemind"].map((name) => [name, ["Procfile", ".env"]] as const),
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

/** Programs that start a task of all workspaces. */
const workspaceRunners = /^(?:turbo|lerna|nx)$/;

/** The files that the program of this name reads by itself with these words; none where it is no such program. */
export function manifestsOf(program: string, words: readonly string[]): readonly string[] {
  if (nameOf(program) === "uvx") return words.includes("--from") ? python : [];
  if (/^pip[\d.]*$/.test(nameOf(program))) return words.some((word) => /^\.|\/|^-e$/.test(word)) ? built : [];
  if (nameOf(program) === "node") return words.includes("--run") ? node : [];
  return runners.get(nameOf(program)) ?? [];
}

/**
 * The words by which a program asks for tasks: Turborepo, Lerna and Nx look in all workspaces, and Nx also writes
 * `project:task`.
 */
export function taskWordsOf(program: string, words: readonly string[]): readonly string[] {
  if (!workspaceRunners.test(nameOf(program))) return words;
  return ["--workspaces", ...words.flatMap((word) => [word, ...(word.includes(":") ? word.split(":") : [])])];
}

/** `npm:guard` of `concurrently` as the program and the task; `undefined`: it is no such word. */
export function taskIn(word: string): readonly [program: string, task: string] | undefined {
  const [, program, task] = /^(npm|pnpm|yarn|bun|deno):([^\s:]\S*)$/.exec(word) ?? [];
  return program === undefined || task === undefined ? undefined : [program, task];
}

/**
 * Files that say in which versions, and from where, a program installs what its manifest names, and with which shell
 * and options it runs it: `script-shell` of `.npmrc` replaces every script.
 */
const settings: ReadonlyMap<string, readonly string[]> = new Map([
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

/** The lock files and settings of the program of this name; none where it installs nothing. */
export function installFilesOf(program: string): readonly string[] {
  return settings.get(nameOf(program)) ?? [];
}
