/** Variables that settings and `.env` files set: every one widens, apart from those that a table lists as harmless. */
import { readOne } from "../loading/collect.ts";
import type { Authority, Problem } from "../../../model/load.ts";
import type { Node, Table } from "../../../parsers/node.ts";
import type { RepoIndex } from "../../../repo/repo-index.ts";
import { authorityFrom, type SettingRule, type SettingsRead } from "./index.ts";
import type { Source } from "../../../repo/text.ts";
import { append } from "../../../repo/many.ts";

/** Variables that do no harm, whatever their value. */
export interface HarmlessVariables {
  /** Matches whole names. */
  readonly names: RegExp;
  /** Completes "The variable does no harm, because it …". */
  readonly because: string;
}

const starts = "can change which programs are started";
const leads = "can redirect network traffic or change which servers are trusted";

/** Variables that make a shell, a runtime or a program load or start something. Windows does not mind their case. */
const starting = [
  "PATH(?:EXT)?",
  "(?:\\w+_)?SHELL(?:_PREFIX)?",
  "BASH_ENV|BASH_FUNC_.*|ENV|ZDOTDIR|PROMPT_COMMAND|PS4|IFS|COMSPEC|PSMODULEPATH|CDPATH",
  "HOME|USERPROFILE|APPDATA|LOCALAPPDATA|XDG_\\w+|\\w+_CONFIG_DIR|\\w+_CONFIG_HOME|\\w+_ENV_FILE",
  "LD_\\w+|DYLD_\\w+|GCONV_PATH|GLIBC_TUNABLES|OPENSSL_(?:CONF|MODULES|ENGINES)|SSLKEYLOGFILE",
  "NODE_(?:OPTIONS|PATH|REPL_EXTERNAL_MODULE)|NPM_CONFIG_.*|YARN_\\w+|PNPM_\\w+|BUN_\\w+|DENO_\\w+|ELECTRON_RUN_AS_NODE|TS_NODE_\\w+",
  "PYTHON(?!UNBUFFERED$|DONTWRITEBYTECODE$|IOENCODING$|UTF8$|HASHSEED$)\\w+|PIP_\\w+|UV_\\w+|VIRTUAL_ENV|CONDA_\\w+",
  "PERL5?(?:LIB|OPT|DB|SHELL)\\w*|RUBY(?:OPT|LIB|SHELL)|GEM_\\w+|BUNDLE_\\w+|LUA_\\w+|PHPRC|PHP_INI_SCAN_DIR|R_\\w+|TCLLIBPATH",
  "CLASSPATH|JAVA_\\w+|_JAVA_OPTIONS|JDK_JAVA_OPTIONS|MAVEN_\\w+|GRADLE_\\w+|SBT_OPTS|DOTNET_\\w+|CORECLR_\\w+|COR_\\w+|MSBUILD\\w*",
  "RUSTC?(?:_\\w+|FLAGS)|CARGO_\\w+|GO(?:FLAGS|PATH|ROOT|BIN|TOOLCHAIN|ENV|PROXY|CACHEPROG)|CGO_\\w+|CC|CXX|CPP|LD|AR|AS|FC|MAKE|MAKEFLAGS|MAKEFILES|CMAKE_\\w+|(?:C|CXX|CPP|LD)FLAGS",
  "GIT_.*|SSH_ASKPASS|SSH_AUTH_SOCK|SUDO_ASKPASS|GH_CONFIG_DIR|HG\\w*|SVN_\\w+|GPG_\\w+|GNUPGHOME",
  "(?:\\w*_)?(?:EDITOR|PAGER|BROWSER|VISUAL|ASKPASS)|MANPAGER|LESS(?:OPEN|CLOSE|KEY)?|VIMINIT|EXINIT|VIM|TERMINFO|TERMCAP",
  "DOCKER_\\w+|BUILDKIT_\\w+|KUBECONFIG|TF_\\w+|AWS_(?:CONFIG_FILE|SHARED_CREDENTIALS_FILE)|GOOGLE_APPLICATION_CREDENTIALS|CLOUDSDK_\\w+",
  "CLAUDE_CODE_PLUGIN_(?:CACHE|SEED)_DIR|\\w+_(?:COMMAND|CMD|EXEC|WRAPPER|HELPER|PRELOAD|LAUNCHER|PLUGINS?|BASH_PATH|SCRIPT|HOOKS?|STARTUP_HOOKS|BIN|BINARY|EXECUTABLE)",
].join("|");

/** Where programs and modules are looked for. Any other variable may name a directory of settings. */
const programs = "PATH";
const modules = "NODE_PATH|PYTHONPATH|LUA_C?PATH.*|CLASSPATH|PSMODULEPATH|GOPATH|TCLLIBPATH|CDPATH";
const searched = [
  ["programs", programs],
  ["modules", modules],
  ["everything", `(?!(?:${programs}|${modules})$).*`],
] as const;

/** Variables that say where requests go, through what, and which certificates they accept. */
const leading = [
  "(?:\\w+_)?(?:HTTPS?|ALL|NO|FTP|SOCKS)_PROXY|(?:\\w+_)?PROXY(?:_URL)?",
  "\\w*(?:BASE_?UR[LI]|ENDPOINT).*|(?:ANTHROPIC|CLAUDE|OPENAI|AZURE|GEMINI|GOOGLE|QWEN|DASHSCOPE|CODEBUDDY|FACTORY|AUGMENT|AUGGIE|JUNIE|OTEL|MCP)_\\w*(?:URL|HOST|HOSTS|ORIGIN|DOMAIN|GATEWAY|RESOURCE|REGISTRY|HEADERS|EXTRA_BODY).*",
  "\\w*_EXPORTER.*|\\w*_HEADERS",
  "NODE_TLS_REJECT_UNAUTHORIZED|NODE_EXTRA_CA_CERTS|NODE_USE_\\w*CA|SSL_CERT_(?:FILE|DIR)|CURL_CA_BUNDLE|REQUESTS_CA_BUNDLE|\\w*_(?:CA_BUNDLE|CA_CERTS?|CLIENT_CERT|CLIENT_KEY|CERT_STORE|SSL_VERIFY|TLS_VERIFY|INSECURE.*)",
].join("|");

/** Variables of every terminal and runtime that only change how something looks. */
const harmlessEverywhere: readonly HarmlessVariables[] = [
  {
    names: /^(?:NO_COLOR|FORCE_COLOR|CLICOLOR(?:_FORCE)?|COLORTERM|TERM|COLUMNS|LINES|FORCE_HYPERLINK)$/,
    because: "changes how output looks",
  },
  { names: /^(?:TZ|LANG|LANGUAGE|LC_[A-Z]+)$/, because: "changes dates and the language of messages" },
  {
    names: /^PYTHON(?:UNBUFFERED|DONTWRITEBYTECODE|IOENCODING|UTF8|HASHSEED)$/,
    because: "changes how Python writes, not what it runs",
  },
  { names: /^(?:DO_NOT_TRACK|DISABLE_TELEMETRY|\w+_TELEMETRY_OPTOUT)$/, because: "sends less" },
];

const whole = (pattern: string): RegExp => new RegExp(`^(?:${pattern})$`, "is");
const isStarting = whole(starting);
const isLeading = whole(leading);

/** Whether a variable makes programs start something, or leads requests elsewhere; `undefined`: neither is known. */
export function variableEffect(name: string): "starts" | "leads" | undefined {
  return isStarting.test(name) ? "starts" : isLeading.test(name) ? "leads" : undefined;
}

/** What of the directories that a variable names is started, if it makes programs start something. */
export function searchedBy(name: string): NonNullable<SettingRule["searches"]> {
  return searched.find(([, names]) => whole(names).test(name))?.[0] ?? "everything";
}

const anyBut = (pattern: string): RegExp => new RegExp(`^(?!(?:${pattern})$)`, "is");

/** Variables of one host with a reason of their own. */
export interface OwnVariables {
  readonly names: RegExp;
  /** Completes "`env.NAME` …". */
  readonly because: string;
  readonly may?: SettingRule["may"];
}

/**
 * Rules for the variables at a path: `env.*` of settings, `*` of a `.env` file. Which of them start code and which lead
 * elsewhere holds for every host; all others but `harmless` widen, since nobody can list what every program does with
 * its variables. An empty value counts too: it takes away what the machine sets.
 */
export function variableRules(
  path: string,
  harmless: readonly HarmlessVariables[],
  own: readonly OwnVariables[] = [],
): readonly SettingRule[] {
  const rule = { path, effect: "widens", shown: "…", blankToo: true } as const;
  const isHarmless = [...harmlessEverywhere, ...harmless].map(({ names }) => names);
  const elsewhere = [...isHarmless, ...own.map(({ names }) => names)];
  return [
    ...own.map(
      ({ names, because, may }): SettingRule => ({
        ...rule,
        except: [...isHarmless, new RegExp(`^(?!${names.source})`, names.flags)],
        because,
        ...(may ? { may } : {}),
        ...(may?.includes("execute") ? { searches: "everything" } : { namesCode: true }),
      }),
    ),
    ...searched.map(
      ([searches, names]): SettingRule => ({
        ...rule,
        except: [anyBut(starting), anyBut(names), ...elsewhere],
        because: starts,
        may: ["execute"],
        searches,
      }),
    ),
    { ...rule, except: [isStarting, anyBut(leading), ...elsewhere], because: leads, may: ["network"], namesCode: true },
    {
      ...rule,
      except: [isStarting, isLeading, ...elsewhere],
      because: "is set for the host and its child processes",
      // Commands can have it in place of a name.
      namesCode: true,
    },
  ];
}

/** A file of variables, as the npm package `dotenv` reads it, and the rules for them. */
export interface VariablesFile {
  /** Relative to the directory in which a session starts. */
  readonly path: string;
  readonly rules: readonly SettingRule[];
}

/** What the variables of some files decide. */
export async function readVariables(repo: RepoIndex, files: readonly VariablesFile[]): Promise<SettingsRead> {
  const unjudged: Problem[] = [];
  const authority: Authority[] = [];
  for (const { path, rules } of files) {
    const source = await readOne(repo, path);
    if (source === undefined) continue;
    if ("message" in source) unjudged.push(source);
    else append(authority, authorityFrom(rules, variablesIn(source), source));
  }
  return { authority, unjudged };
}

/**
 * The lines `NAME=value`, `NAME: value` and `export NAME=value`. A line within a text in quotes over several lines
 * counts as well: a name too many is better than one too few. The value reaches to the next of these lines. Where it
 * names variables of lines above, which some programs put in, it is both: as it is written, and with them.
 */
function variablesIn(source: Source): Table {
  const line = /^[^\S\r\n]*(?:export[^\S\r\n]+)?([\w.-]+)(?:[^\S\r\n]*=|:[^\S\r\n])/gm;
  const found = [...source.text.matchAll(line)];
  const texts = new Map<string, string>();
  const scalar = (start: number, end: number, name?: string): Node => {
    const written = source.text.slice(start, end).trim();
    const text = name === undefined ? written : withVariables(written, texts);
    if (name !== undefined) texts.set(name, text);
    return { kind: "scalar", span: { start, end: start + written.length }, value: text, text, style: "plain" };
  };
  return {
    kind: "table",
    span: { start: 0, end: source.text.length },
    entries: found.map(({ index, 0: written, 1: name = "" }, i) => {
      const end = index + written.length;
      const start = end + (/^[^\S\r\n]*/.exec(source.text.slice(end, end + 1_000))?.[0].length ?? 0);
      const key = index + written.indexOf(name);
      const value = scalar(start, Math.max(start, found[i + 1]?.index ?? source.text.length), name);
      return { key: scalar(key, key + name.length), name, value };
    }),
  };
}

/** The most characters of a value with its variables: they may double with each line. */
const maxText = 10_000;

function withVariables(written: string, texts: ReadonlyMap<string, string>): string {
  let left = maxText;
  const whole = written.replace(/(?<!\\)\$(?:\{(\w+)[^}]*\}|(\w+))/g, (variable, braced?: string, bare = "") => {
    const text = texts.get(braced ?? bare) ?? variable;
    left -= text.length;
    return left < 0 ? variable : text;
  });
  return whole === written ? written : `${written}\n${whole}`;
}
