/** Reads settings files: which keys decide what every profile may do, and how, as a table says. */
import { readOne } from "./collect.ts";
import { textsOf } from "./fields.ts";
import { hookCapabilities, hooksOf, serverByKey } from "./hooks-and-servers.ts";
import { mayRefuse } from "../../model/hook-events.ts";
import type { Authority, Problem } from "../../model/load.ts";
import { parseJsonc } from "../../parsers/json.ts";
import { sha256 } from "../../platform/hash.ts";
import { isEmptyValue, jsonOf, lastOf, type Node, textOf } from "../../parsers/node.ts";
import type { RepoIndex } from "../../repo/repo-index.ts";
import type { Source } from "../../repo/text.ts";

/** One key of a settings file that decides what profiles may do. */
export interface SettingRule {
  /** Keys joined by dots: `tools.sandbox`. `*` is any key. If the value is a list, each item counts for itself. */
  readonly path: string;
  /** Values for which the rule holds; without it, every value that is not empty. A mapping counts as the empty text. */
  readonly when?: RegExp;
  readonly effect: Authority["effect"];
  /** Completes "`tools.sandbox = "false"` …". */
  readonly because: string;
  /** Shown instead of the value, which may be long or hold secrets. */
  readonly shown?: string;
  /** Last keys for which it does not hold, such as variables that do no harm. */
  readonly except?: readonly RegExp[];
  /** Whether it holds for an empty value too. */
  readonly blankToo?: true;
  /** What it does beside the profiles, as `Authority.may`. With `execute`, the texts of the value are command lines. */
  readonly may?: Authority["may"];
}

/** What settings files decide, and which of them could not be read. */
export interface SettingsRead {
  readonly authority: readonly Authority[];
  readonly unjudged: readonly Problem[];
}

/** Whether a host's settings can enable plugins, which bring subagents from other repositories. */
export function takesPlugins(rules: readonly SettingRule[]): boolean {
  return rules.some(({ path }) => path === "enabledPlugins.*");
}

/** How many characters of a value are shown. */
const maxShown = 120;

/** What the rules find in one settings file, in the order of the rules. */
export function authorityFrom(rules: readonly SettingRule[], root: Node, source: Source): readonly Authority[] {
  return rules.flatMap(({ path, when, effect, because, shown, except = [], blankToo, may }) =>
    matchesOf(root, path.split("."), "")
      .filter(({ name }) => !except.some((pattern) => pattern.test(name)))
      .flatMap(({ setting, node, parent }): readonly Omit<Match, "name">[] =>
        node.kind === "list"
          ? node.items.map((item) => ({ setting, node: item, parent }))
          : [{ setting, node, parent }],
      )
      .filter(
        ({ node }) =>
          (blankToo === true || !(node.kind === "scalar" && isEmptyValue(node))) &&
          (when === undefined || when.test(textOf(node) ?? "")),
      )
      .map(
        ({ setting, node, parent }): Authority => ({
          ...serverIn(may, setting, node, parent, source),
          setting,
          value: shown ?? (textOf(node) ?? "…").slice(0, maxShown),
          effect,
          because,
          content: contentOf(startsOrConnects.test(path) ? parent : node, source),
          ...(may ? { may } : {}),
          ...(may?.includes("execute") ? { names: commandTexts(startsOrConnects.test(path) ? parent : node) } : {}),
          at: { source, span: node.span },
        }),
      ),
  );
}

/** The server whose tools a setting gives. */
function serverIn(
  may: Authority["may"],
  setting: string,
  node: Node,
  parent: Node,
  source: Source,
): Pick<Authority, "server"> {
  const server = may?.includes("external") ? serverByKey(setting, node, parent, source) : undefined;
  return server ? { server } : {};
}

/** The texts in a value, which are command lines where it starts code. */
export const commandTexts = textsOf;

/** What these keys start or connect to also depends on the keys next to them: arguments, variables, headers. */
const startsOrConnects = /\.(?:command|cmd|url|httpUrl|serverUrl|headersHelper)$/;

/** Longer values are compared by their source text or its hash, to save time and space. */
const maxKept = 4_000;

/** The value of a node as text, whatever its layout. */
export function contentOf(node: Node, { text }: Source): string {
  const written = text.slice(node.span.start, node.span.end);
  return written.length > maxKept ? written : JSON.stringify(jsonOf(node));
}

interface Match {
  /** The keys on the way to the node, joined by dots. */
  readonly setting: string;
  /** The last of them. */
  readonly name: string;
  readonly node: Node;
  /** The mapping that holds the node. */
  readonly parent: Node;
}

/** The nodes at a path. Of a repeated key the last value counts, as in JavaScript's JSON. */
function matchesOf(node: Node, path: readonly string[], prefix: string, name = "", parent = node): readonly Match[] {
  const [segment, ...rest] = path;
  if (segment === undefined) return [{ setting: prefix, name, node, parent }];
  if (node.kind !== "table") return [];
  const last = new Map(
    node.entries.flatMap(({ name, value }) =>
      name !== undefined && (segment === "*" || name === segment) ? [[name, value] as const] : [],
    ),
  );
  return [...last].flatMap(([name, value]) =>
    matchesOf(value, rest, prefix === "" ? name : `${prefix}.${name}`, name, node),
  );
}

/** One JSON file and what it decides. */
export interface SettingsFile {
  readonly path: string;
  /** Whether the text is parsed at all; `false` skips the file silently. Without it, every file is parsed. */
  readonly isRelevant?: (text: string) => boolean;
  readonly read: (root: Node, source: Source) => readonly Authority[];
}

/** Reads JSON files that may have comments, in order. A file that exists and cannot be read is unjudged. */
export async function readSettingsFiles(repo: RepoIndex, files: readonly SettingsFile[]): Promise<SettingsRead> {
  const authority: Authority[] = [];
  const unjudged: Problem[] = [];
  for (const { path, isRelevant, read } of files) {
    const source = await readOne(repo, path);
    if (source === undefined) continue;
    if ("message" in source) {
      unjudged.push(source);
      continue;
    }
    if (isRelevant?.(source.text) === false) continue;
    const root = parseJsonc(source.text);
    if (root.kind === "problem")
      unjudged.push({ message: `cannot be read as JSON: ${root.message}`, at: { source, span: root.span } });
    else authority.push(...read(root, source));
  }
  return { authority, unjudged };
}

/** What settings files decide by a table, what `further` finds in them, and the hooks that they hold. Blank files are skipped. */
export function readSettings(
  repo: RepoIndex,
  paths: readonly string[],
  rules: readonly SettingRule[],
  further: (root: Node, source: Source) => readonly Authority[] = () => [],
): Promise<SettingsRead> {
  const read = (root: Node, source: Source): readonly Authority[] => [
    ...authorityFrom(rules, root, source),
    ...further(root, source),
    ...hooksIn(root, source),
  ];
  const isRelevant = (text: string): boolean => text.trim() !== "";
  return readSettingsFiles(
    repo,
    paths.map((path) => ({ path, isRelevant, read })),
  );
}

/** Some hosts take a text for a hook: `"PreToolUse": "make check"`. */
const textHooks: SettingRule = {
  path: "hooks.*",
  when: /^(?!(?:true|false|null|[\d.]+)$)./s,
  effect: "widens",
  because: "runs for every agent, whatever its tools",
  shown: "command",
  may: ["execute"],
};

/** The hooks under the key `hooks` of a settings file or of a plugin's manifest. */
export function hooksIn(root: Node, source: Source): readonly Authority[] {
  const hooks = lastOf(root, "hooks");
  // The entries around a hook decide when it runs: a guard whose matcher matches no tool guards nothing.
  const contents = new Map<string, string>();
  const contentOfEvent = (event: string): string => {
    const known = contents.get(event);
    if (known !== undefined) return known;
    const content = contentOf(lastOf(hooks, event) ?? hooks ?? root, source);
    // Each hook of the event holds it, so that a long one would be held as often as it is long.
    const kept = content.length > maxKept ? sha256(content) : content;
    contents.set(event, kept);
    return kept;
  };
  const texts = authorityFrom([textHooks], root, source).map((hook) => ({
    ...hook,
    isGuard: mayRefuse(hook.setting.slice("hooks.".length)),
  }));
  const described = hooksOf(hooks, source).map(
    ({ name, value, kind, at }): Authority => ({
      setting: `hooks.${name}`,
      value: kind,
      effect: "widens",
      because: "runs for every agent, whatever its tools",
      content: `${value} ${contentOfEvent(name)}`,
      isGuard: mayRefuse(name),
      // A prompt asks a model and starts nothing.
      ...(kind === "prompt" ? {} : { may: [hookCapabilities[kind] ?? "execute"] }),
      ...(kind === "command" ? { names: [value] } : {}),
      at,
    }),
  );
  return [...described, ...texts];
}
