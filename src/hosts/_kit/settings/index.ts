/** Reads settings files: which keys decide what every profile may do, and how, as a table says. */
import { withHooksOff } from "./hooks-off.ts";
import { readOne } from "../loading/collect.ts";
import { assignment, commandTexts } from "./command-texts.ts";
import { hookCapabilities, hooksOf, serverByKey } from "./hooks-and-servers.ts";
import { mayRefuse } from "../../../model/hook-events.ts";
import type { Authority, Problem } from "../../../model/load.ts";
import type { HookOrServer } from "../../../model/profile.ts";
import { type JsonDialect, jsonDialects, parseAnyJson, parseJsonAs } from "../../../parsers/json.ts";
import { sha256 } from "../../../platform/hash.ts";
import { textOfData, isEmptyValue, jsonOf, lastOf, type Node, textOf } from "../../../parsers/node.ts";
import type { RepoIndex } from "../../../repo/repo-index.ts";
import type { Source } from "../../../repo/text.ts";
import { nodesOf, type SettingRule } from "./setting-rule.ts";
import { openValues, substituteVariables, type Substitution, widestRules } from "./substitution.ts";
import { append } from "../../../repo/many.ts";

export { commandTexts } from "./command-texts.ts";
export type { SettingRule } from "./setting-rule.ts";

/** What settings files decide, and which of them could not be read. */
export interface SettingsRead {
  readonly authority: readonly Authority[];
  readonly unjudged: readonly Problem[];
  /** Settings of the host's settings files, by their dotted keys, that do not apply because of what was read here. */
  readonly replaces?: readonly string[];
}

/** Whether a host's settings can enable plugins, which bring subagents from other repositories. */
export function takesPlugins(rules: readonly SettingRule[]): boolean {
  return rules.some(({ path }) => path === "enabledPlugins.*");
}

/** How many characters of a value are shown; the content has all of it. */
const maxShown = 120;

/**
 * What the rules find in one settings file, in the order of the rules. A value with a variable counts as it is where
 * the variable is not set, and as the widest value that it may have; it limits nothing.
 */
export function authorityFrom(
  rules: readonly SettingRule[],
  written: Node,
  source: Source,
  substitution?: Substitution,
): readonly Authority[] {
  const read = substitution
    ? substituteVariables(written, substitution)
    : { root: written, written: new Map<Node, Node>() };
  const widest = substitution ? widestRules(rules, read, substitution) : undefined;
  const asWritten = (node: Node): Node => read.written.get(node) ?? node;
  return rules.flatMap((rule) => {
    const { path, when, effect, because, shown, blankToo, may, endsGuards } = rule;
    const holds = (node: Node): boolean =>
      (blankToo === true || !(node.kind === "scalar" && isEmptyValue(node))) &&
      (when === undefined || when.test(textOf(node) ?? ""));
    return nodesOf(rule, read.root)
      .filter(({ node }) =>
        node.kind === "scalar" && read.written.has(node)
          ? effect !== "narrows" && (holds(node) || widest?.get(node) === rule)
          : holds(node),
      )
      .map(({ setting, node, parent }): Authority => {
        const whole = startsOrConnects.test(path) ? parent : node;
        return {
          ...serverIn(may, setting, node, parent, source),
          setting,
          value: shown ?? shownOf(textOf(holds(node) ? node : asWritten(node)) ?? "…"),
          ...(shown === undefined || shown === "…" ? {} : { inMessages: shown }),
          effect,
          because,
          content: contentOf(asWritten(whole), source),
          ...(may ? { may } : {}),
          ...(endsGuards ? { endsGuards } : {}),
          ...namesIn(rule, setting, node, whole),
          at: { source, span: node.span },
        };
      });
  });
}

/** The texts that may name files which run, and how they name them. */
function namesIn(
  { may, searches, namesCode }: SettingRule,
  setting: string,
  node: Node,
  whole: Node,
): Pick<Authority, "names" | "searches" | "namesCode"> {
  const namesFiles = may?.includes("execute") === true || searches !== undefined || namesCode !== undefined;
  return {
    ...(namesFiles ? { names: [...commandTexts(whole), ...(searches ? assigned(setting, node) : [])] } : {}),
    ...(searches ? { searches } : {}),
    ...(namesCode ? { namesCode } : {}),
  };
}

/** The line that sets a variable, whose name says what programs do with its value. */
function assigned(setting: string, node: Node): readonly string[] {
  return [assignment(setting.slice(setting.lastIndexOf(".") + 1), node) ?? []].flat();
}

/** A value that is cut says so: readers of the JSON would take its beginning for all of it. */
function shownOf(value: string): string {
  if (value.length <= maxShown) return value;
  const end = /[\ud800-\udbff]/.test(value[maxShown - 1] ?? "") ? maxShown - 1 : maxShown;
  return `${value.slice(0, end)}…`;
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

/** What these keys start or connect to also depends on the keys next to them: arguments, variables, headers. */
const startsOrConnects = /\.(?:command|cmd|url|httpUrl|serverUrl|headersHelper)$/;

/** Longer values are compared by their source text or its hash, to save time and space. */
const maxKept = 4_000;

/** The value of a node as text, whatever its layout. */
export function contentOf(node: Node, { text }: Source): string {
  const written = text.slice(node.span.start, node.span.end);
  return written.length > maxKept ? written : textOfData(jsonOf(node));
}

/** The content of what many settings hold, such as all hooks of an event: a hash where it is long. */
export function sharedContentOf(node: Node, source: Source): string {
  const content = contentOf(node, source);
  return content.length > maxKept ? sha256(content) : content;
}

/** One JSON file and what it decides. */
export interface SettingsFile {
  readonly path: string;
  /** Whether the text is parsed at all; `false` skips the file silently. Without it, every file is parsed. */
  readonly isRelevant?: (text: string) => boolean;
  readonly read: (root: Node, source: Source) => readonly Authority[];
  /** What in it cannot be checked. */
  readonly unjudged?: (root: Node, source: Source) => readonly Problem[];
  /** How the host reads its text; by default nobody knows. */
  readonly reading?: SettingsReading;
}

/** How a host reads the text of a settings file, and what it does with one that it refuses. */
export interface SettingsReading {
  readonly dialect: JsonDialect;
  /** Completes "cannot be read as JSON: expected value; …". */
  readonly otherwise?: string;
}

/** Files that an editor reads. */
export const asEditors: SettingsReading = { dialect: jsonDialects.editors };

/**
 * Why a host whose program was not run may refuse a file. What any reader finds in the file counts all the same: a
 * comment must not hide a hook.
 */
function refusalOf(source: Source): Problem | undefined {
  const { text } = source;
  const strict = parseJsonAs(jsonDialects.javaScript, text);
  if (strict.kind !== "problem") return undefined;
  return {
    kind: "strict-readers",
    message: `is not strict JSON (${strict.message}); a host that refuses it ignores its rules and hooks, also those that guard (not verified); write strict JSON`,
    at: { source, span: strict.span },
    scope: "part",
    certainty: "assumed",
  };
}

/** Reads JSON files as their host does, in order. A file that exists and cannot be read is unjudged. */
export async function readSettingsFiles(repo: RepoIndex, files: readonly SettingsFile[]): Promise<SettingsRead> {
  const authority: Authority[] = [];
  const unjudged: Problem[] = [];
  for (const { path, isRelevant, read, unjudged: open, reading } of files) {
    const source = await readOne(repo, path);
    if (source === undefined) continue;
    if ("message" in source) {
      unjudged.push(source);
      continue;
    }
    if (isRelevant?.(source.text) === false) continue;
    const refusal = reading ? undefined : refusalOf(source);
    const root = reading ? parseJsonAs(reading.dialect, source.text) : parseAnyJson(source.text);
    if (root.kind === "problem") {
      const otherwise = reading?.otherwise === undefined ? "" : `; ${reading.otherwise}`;
      const message = `cannot be read as JSON: ${root.message}${otherwise}`;
      unjudged.push({ message, at: { source, span: root.span } });
    } else {
      append(authority, read(root, source));
      append(unjudged, open?.(root, source) ?? []);
      if (refusal) unjudged.push(refusal);
    }
  }
  return { authority, unjudged };
}

/**
 * What settings files decide by a table, what `further` finds in them, and the hooks that they hold. Blank files are
 * skipped.
 */
export async function readSettings(
  repo: RepoIndex,
  paths: readonly string[],
  rules: readonly SettingRule[],
  further: (root: Node, source: Source) => readonly Authority[] = () => [],
  substitution?: Substitution,
  reading?: SettingsReading,
): Promise<SettingsRead> {
  const read = (root: Node, source: Source): readonly Authority[] => [
    ...authorityFrom(rules, root, source, substitution),
    ...further(root, source),
    ...hooksIn(root, source),
  ];
  const isRelevant = (text: string): boolean => text.trim() !== "";
  const unjudged = (root: Node, source: Source): readonly Problem[] =>
    substitution ? openValues(rules, root, source, substitution) : [];
  const found = await readSettingsFiles(
    repo,
    paths.map((path) => ({ path, isRelevant, read, unjudged, ...(reading ? { reading } : {}) })),
  );
  return { ...found, authority: withHooksOff(found.authority) };
}

const forEveryAgent = "runs for every agent, whatever its tools";

/** The beginning of a matcher, which may list many tools. */
function shortened(matcher: string): string {
  const line = matcher.split("\n", 1)[0] ?? "";
  return line.length > 60 || line !== matcher ? `${line.slice(0, 60)}…` : line;
}

/** Some hosts take a text for a hook: `"PreToolUse": "make check"`. */
const textHooks: SettingRule = {
  path: "hooks.*",
  when: /^(?!(?:true|false|null|[\d.]+)$)./s,
  effect: "widens",
  because: forEveryAgent,
  may: ["execute"],
};

/** What each kind of hook is, in messages. */
const hookNouns: { readonly [K in HookOrServer["kind"]]: string } = {
  command: "a command",
  url: "an address",
  prompt: "a prompt",
  builtin: "an agent of its host",
  reference: "defined elsewhere",
};

/**
 * The hooks under the key `hooks` of a settings file or of a plugin's manifest, each shown by the whole of what it
 * starts: what stands at its end must not be hidden by what stands before it. Reports mask secrets and shorten it.
 */
export function hooksIn(root: Node, source: Source): readonly Authority[] {
  const hooks = lastOf(root, "hooks");
  const texts = authorityFrom([textHooks], root, source).map((hook) => ({
    ...hook,
    value: hook.names?.join(" ") ?? hook.value,
    inMessages: hookNouns.command,
    isGuard: mayRefuse(hook.setting.slice("hooks.".length)),
  }));
  const described = hooksOf(hooks, source).map(
    ({ name, value, kind, isLine, names = [], content = value, matcher, at }): Authority => ({
      setting: `hooks.${name}`,
      // A prompt is text for a model, which a line of settings has no room for.
      value: kind === "prompt" || kind === "builtin" || value === "" ? kind : value,
      inMessages: hookNouns[kind],
      effect: "widens",
      because:
        matcher === undefined
          ? forEveryAgent
          : `runs where any agent calls a tool that \`${shortened(matcher)}\` matches`,
      // With the entries around it, which decide when it runs: a guard whose matcher matches no tool guards nothing.
      content,
      isGuard: mayRefuse(name),
      // A prompt asks a model and starts nothing.
      ...(kind === "prompt" ? {} : { may: [hookCapabilities[kind] ?? "execute"] }),
      ...(kind === "command" ? { names: [value, ...names] } : {}),
      ...(isLine ? { line: { event: name, text: value } } : {}),
      at,
    }),
  );
  return [...described, ...texts];
}
