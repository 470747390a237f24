/**
 * Variables that make programs load or start files that no command line names: `HOME=./home`, `PERL5OPT=-Mguard`. What
 * each does is documented by its programs. If a text sets one, its value counts, whoever reads the text.
 */
import type { Language } from "./modules.ts";

/** What a variable's value is. */
interface Kind {
  /** Of its directories: see `Searched`; `home`: everything, of the root only the files of `startupFiles`. */
  readonly folder?: "programs" | "python" | "everything" | "home";
  /** The language in which its files are read; `null`: they are loaded, and name nothing. */
  readonly file?: Language | null;
  /** The program that gets it as options. */
  readonly options?: string;
}

const kinds: readonly (readonly [names: string, kind: Kind])[] = [
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

const kindOf = kinds.map(([names, kind]) => [new RegExp(`^(?:${names})$`), kind] as const);
/** Whether it is a variable by which programs load or start files. */
export function loadsFiles(name: string): boolean {
  return kindOf.some(([pattern]) => pattern.test(name));
}

const names = kinds.map(([some]) => some).join("|");
/** Words in quotes and without, side by side, with what a shell puts in place of a part. */
const value =
  "((?:\"[^\"\\n]{0,1000}\"|'[^'\\n]{0,1000}'|\\$\\{\\{[^}\\n]{0,200}\\}\\}|\\$\\{[^}\\n]{0,200}\\}|\\$\\([^)\\n]{0,200}\\)|[^\\s\"';|&,(){}]){1,1000})";

/** `NAME=value` of shells, make and files of variables, `"NAME": "value"` of JSON, `NAME: value` of YAML. */
const given = new RegExp(
  `(?<!\\$\\{|[\\w.$-])(${names})["'\\]]{0,2}[ \\t]{0,9}(?:[:?+]?=|:(?=[ \\t"']))[ \\t]{0,9}${value}`,
  "g",
);
/** `ENV NAME value` of a Dockerfile, and of other shells. */
const set = new RegExp(
  `\\b(?:ENV|setenv|set[ \\t]{1,9}-\\w{0,5}x\\w{0,5})[ \\t]{1,9}(${names})[ \\t]{1,9}${value}`,
  "g",
);

/** What java loads by its options. */
const agents = /-(?:javaagent|agentpath|Xbootclasspath\/[ap]):([^\s=,;:]+)/g;

/** What a variable is where it has no value. */
const byDefault = /\$\{\w+:?[-=]([^}]*)\}/g;
/** What stands for something else in a value. */
const variable = /\$\{\{[^}]*\}\}|\$\{[^}]*\}|\$\([^)]*\)|\$env:\w+|\$\w+|%\w+%/g;
/** Variables and commands that mean the directory of the repository, or that where the text runs. */
const here = /\bpwd\b|PWD|WORKSPACE|workspace|PROJECT|ROOT/;

/** How many values of one text are looked at. */
export const mostAssigned = 500;

/** One value of such a variable. */
export interface AssignedVariable extends Kind {
  /** The paths in it, separators split; the empty path is the directory where the text runs. */
  readonly paths: readonly string[];
  /** A line that starts what the value says, as options of a program. */
  readonly line?: string;
}

/** The values that a text gives to such variables. */
export function assignedIn(text: string): readonly AssignedVariable[] {
  const found: AssignedVariable[] = [];
  for (const pattern of [given, set])
    for (const match of text.matchAll(pattern)) {
      if (found.length >= mostAssigned) return found;
      const [whole, name = "", written = ""] = match;
      const kind = kindOf.find(([names]) => names.test(name))?.[1];
      // Options reach to the end of the line in files that are no shell's; what is no option says nothing.
      const isMore = kind?.options !== undefined && !/^["']/.test(written);
      const more = isMore ? (/^[^\n]{0,1000}/.exec(text.slice(match.index + whole.length))?.[0] ?? "") : "";
      if (kind) found.push({ ...kind, ...readIn(written.replace(/["']/g, "") + more, kind) });
    }
  return found;
}

function readIn(written: string, { options }: Kind): Pick<AssignedVariable, "paths" | "line"> {
  const text = written.replace(byDefault, "$1").replace(variable, (one) => (here.test(one) ? "." : "\0"));
  if (options === "java") return { paths: [...text.matchAll(agents)].flatMap(([, path = ""]) => pathIn(path)) };
  if (options !== undefined) return { paths: [], line: `${options} ${written.replace(/^@/, "")}` };
  return { paths: text.split(/[:;]/).flatMap(pathIn) };
}

/** A path from where the text runs; none: nothing is known of it. */
function pathIn(written: string): readonly string[] {
  const path = written
    .trim()
    .replaceAll("\\", "/")
    .replace(/^\0\/+/, "")
    .replace(/^\/+/, "");
  if (path === "" || path.startsWith("~") || path.includes("\0")) return [];
  return [path.replace(/^(?:\.\/+)+/, "").replace(/^\.$/, "")];
}

/** Files in a home directory that shells and programs start or follow by themselves. */
export const startupFiles: readonly string[] =
  `.bashrc .bash_profile .bash_login .bash_logout .bash_aliases .profile .zshrc .zshenv .zprofile .zlogin .zlogout .kshrc .mkshrc .shrc
  .cshrc .tcshrc .login .inputrc .gitconfig .config/git/config .npmrc .yarnrc .yarnrc.yml .curlrc .wgetrc .netrc .ssh/config .vimrc
  .gdbinit .lldbinit .irbrc .pryrc .gemrc .Rprofile .Renviron .pythonrc.py .config/pip/pip.conf .cargo/config.toml .condarc
  .gradle/gradle.properties .m2/settings.xml .config/fish/config.fish .claude/settings.json .codex/config.toml`.split(
    /\s+/,
  );

/** Modules that Python loads by itself, and names of its library, in whose place it takes those of a directory. */
export const ownModules: readonly string[] = [
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
