/**
 * Command patterns that allow a program with free arguments that starts any other program, and so every command:
 * interpreters, shells, and what runs the program or the code that an argument names.
 */

/** A program that runs anything. */
export interface Interpreter {
  /** As written, with the subcommand that does it: `npm exec`. */
  readonly name: string;
  /** The flag or the subcommand by which it does, where it is not what the program is for. */
  readonly how?: string;
}

/** Shells, interpreters, and programs that start the program that their arguments name. */
const programs =
  /^(?:(?:ba|z|k|da|a|fi|c|tc)?sh|nu|xonsh|elvish|pwsh|powershell|cmd|python\d*(?:\.\d+)?|ipython\d*|pypy\d*|node|deno|bun|tsx|ts-node|ruby|irb|perl|php|lua|luajit|julia|rscript|groovy|jshell|jbang|elixir|iex|ghci|runghc|osascript|tclsh|expect|eval|exec|command|sudo|doas|su|runuser|pkexec|gosu|env|cross-env|xargs|parallel|entr|watch|script|nohup|nice|ionice|chrt|taskset|time|timeout|flock|busybox|stdbuf|setsid|setpriv|chroot|unshare|nsenter|systemd-run|xvfb-run|strace|ltrace|npx|pnpx|bunx|uvx|nodemon|concurrently)$/i;

/**
 * Programs that do other things too, and the flag or subcommand with which they run any code. Not here is what does so
 * only by a flag or a key that hardly anybody knows: `git`, `tar`, `sed`, `rsync`, `less`.
 */
const others: ReadonlyMap<string, string> = new Map(
  Object.entries({
    // Searches and texts.
    "-exec": "find",
    "--exec": "fd fdfind",
    "system()": "awk gawk mawk nawk",
    // Builds, from a file or a text that an argument names.
    "--eval": "make gmake mingw32-make emacs",
    "/f": "nmake",
    "--command": "just",
    "--taskfile": "task go-task",
    "-P": "cmake",
    "-f": "ninja scons ant",
    "-e": "rake",
    "--init-script": "gradle gradlew",
    "exec:exec": "mvn mvnw",
    "--run_under": "bazel bazelisk",
    "--config": "cargo",
    // Editors, debuggers and terminals, from which commands start; other machines.
    ":!": "vi vim nvim ex ed",
    shell: "gdb lldb",
    "new-session": "tmux",
    "-X": "screen",
    ProxyCommand: "ssh",
    "--run": "nix-shell",
  }).flatMap(([how, names]) => names.split(" ").map((name): readonly [string, string] => [name, how])),
);

/** Subcommands that run the program, the package or the file that an argument names. */
const subcommands: ReadonlyMap<string, readonly string[]> = new Map(
  Object.entries({
    npm: "exec x",
    pnpm: "exec dlx",
    yarn: "exec dlx node",
    bun: "run x exec",
    deno: "run eval repl",
    go: "run",
    uv: "run,tool run",
    pipx: "run",
    poetry: "run",
    pipenv: "run",
    pdm: "run",
    hatch: "run",
    rye: "run",
    conda: "run",
    mamba: "run",
    bundle: "exec",
    dotnet: "exec fsi",
    mix: "run",
    nix: "run shell develop",
    mise: "exec x",
    asdf: "exec",
    direnv: "exec",
    tox: "exec",
    composer: "exec",
    docker: "run exec compose,compose run,compose exec,container run,container exec",
    podman: "run exec compose,compose run,compose exec,container run,container exec",
    nerdctl: "run exec compose,compose run,compose exec,container run,container exec",
    "docker-compose": "run exec",
    kubectl: "run exec debug",
  }).map(([name, lists]): readonly [string, readonly string[]] => {
    const [words = "", ...pairs] = lists.split(",");
    return [name, [...words.split(" "), ...pairs]];
  }),
);

/** Every program that has a reason here, with its subcommands: as patterns name them. */
export const runners: readonly string[] = [
  ...others.keys(),
  ...[...subcommands].flatMap(([name, ways]) => [name, ...ways.map((way) => `${name} ${way}`)]),
];

/** Flags after which the code still comes from the rest of the line. */
const openFlags = /^(?:-(?![vVh]$)[a-zA-Z]{1,3}|--(?:eval|print|command|require|import|yes|package)?|-Command|\/c)$/;

/**
 * What a pattern means beyond its text: `prefix`: any arguments may follow; `regex`; `text`: only where a `*` says so.
 */
export type PatternMeaning = "prefix" | "regex" | "text";

/** The interpreter that a pattern allows with free arguments; `undefined` if it allows none. */
export function interpreterIn(pattern: string, meaning: PatternMeaning): Interpreter | undefined {
  const text = shortened(pattern);
  if (text.length > longest) return undefined;
  const [words, isOpen] = meaning === "regex" ? ofRegex(text) : ofGlob(text);
  if (!isOpen && meaning !== "prefix") return undefined;
  const [program = "", ...rest] = words.trim().split(/\s+/);
  const name = program.replace(/^.*[/\\]/, "").replace(/\.(?:exe|cmd|bat)$/i, "");
  const key = name.toLowerCase();
  // What `find` does comes last, after any place and any condition.
  if (isFree(rest) || key === "find") {
    if (programs.test(name)) return { name };
    const how = others.get(key) ?? subcommands.get(key)?.[0];
    if (how !== undefined) return { name, how };
  }
  const way = subcommands.get(key)?.findLast((one) => isFree(rest, one.split(" ")));
  return way === undefined ? undefined : { name: `${name} ${way}` };
}

/** Whether words begin as given and go on only with flags, so that any program or code may follow. */
function isFree(words: readonly string[], start: readonly string[] = []): boolean {
  return start.every((word, i) => words[i] === word) && words.slice(start.length).every((word) => openFlags.test(word));
}

/** An interpreter in a message: with what it needs to run any code. */
export function shownInterpreter({ name, how }: Interpreter): string {
  return how === undefined ? `\`${name}\`` : `\`${name}\` (\`${how}\`)`;
}

/** A longer pattern names arguments, so that it allows no free ones; and the searches below stay short. */
const longest = 200;

/** One space and one star for many. */
function shortened(pattern: string): string {
  return pattern.trim().replace(/\s+/g, " ").replace(/\*+/g, "*");
}

function ofGlob(text: string): readonly [words: string, isOpen: boolean] {
  const [, words = text, end = ""] = /^(.*?)((?::?\s?\*)*)$/s.exec(text) ?? [];
  return [words, end !== ""];
}

/** A regular expression that is not closed by `$` matches longer commands. */
function ofRegex(text: string): readonly [words: string, isOpen: boolean] {
  const inner = text.replace(/^\/(.*)\/[a-z]*$/s, "$1").replace(/^\^/, "");
  // No text can be read in two ways, so that a failing search stays short.
  const words = inner.replace(/(?:\\[bs ]|\.[*+]|[()?+*\s])*\$?$/, "");
  const end = inner.slice(words.length);
  return [words.replace(/\\[s ][+*]?/g, " ").replaceAll("\\", ""), /[.]/.test(end) || !end.endsWith("$")];
}
