/** Reads a settings file by a table: which keys decide what every profile may do, and how. */
import { hooksOf } from "./hooks-and-servers.ts";
import { readOne } from "./collect.ts";
import type { Authority, Problem } from "../../model/load.ts";
import { isEmptyValue, jsonOf, lastOf, type Node, textOf } from "../../parsers/node.ts";
import type { RepoIndex } from "../../repo/repo-index.ts";
import { parseJsonc } from "../../parsers/json.ts";
import type { Source } from "../../repo/text.ts";

/** One key that decides something. */
export interface SettingRule {
  /** `tools.sandbox`; `*` is any key, and a list at the end is told item by item. */
  readonly path: string;
  /** Values for which it decides that; any that is there where absent. Keys of a mapping count as its items' texts. */
  readonly when?: RegExp;
  readonly effect: Authority["effect"];
  /** Completes "`tools.sandbox = "false"` …". */
  readonly because: string;
  /** Shown instead of the value, which may hold secrets or be long. */
  readonly shown?: string;
}

/** Whether a host takes plugins by its settings, which bring subagents from elsewhere. */
export function takesPlugins(dials: readonly SettingRule[]): boolean {
  return dials.some(({ path }) => path === "enabledPlugins.*");
}

/** How many entries one dial tells. */
const most = 200;

export function authorityFrom(dials: readonly SettingRule[], root: Node, source: Source): readonly Authority[] {
  return dials.flatMap(({ path, when, effect, because, shown }) =>
    reached(root, path.split("."), "")
      .flatMap(({ setting, node, holder }) =>
        node.kind === "list"
          ? node.items.map((item) => ({ setting, node: item, holder }))
          : [{ setting, node, holder }],
      )
      .filter(
        ({ node }) =>
          !(node.kind === "scalar" && isEmptyValue(node)) && (when === undefined || when.test(textOf(node) ?? "")),
      )
      .slice(0, most)
      .map(
        ({ setting, node, holder }): Authority => ({
          setting,
          value: shown ?? (textOf(node) ?? "…").slice(0, 120),
          effect,
          because,
          content: contentOf(starting.test(path) ? holder : node, source),
          at: { source, span: node.span },
        }),
      ),
  );
}

/** How many entries of one setting are told that say the same of it. */
const mostAlike = 500;

/** Without what long lists repeat; an entry that says something else than those before it is told wherever it stands. */
export function withoutRepetition(authority: readonly Authority[]): readonly Authority[] {
  const counts = new Map<string, number>();
  return authority.filter(({ setting, effect, because }) => {
    const key = JSON.stringify([setting, effect, because]);
    const count = counts.get(key) ?? 0;
    counts.set(key, count + 1);
    return count < mostAlike;
  });
}

/** What these start or ask depends on what stands beside them: arguments, variables, headers. */
const starting = /\.(?:command|cmd|url|httpUrl|serverUrl|headersHelper)$/;

/** What a node says in all, whatever its layout. Of what is long the text counts, since not all of it is looked at. */
export function contentOf(node: Node, { text }: Source): string {
  const written = text.slice(node.span.start, node.span.end);
  return written.length > 4_000 ? written : JSON.stringify(jsonOf(node));
}

interface Reached {
  readonly setting: string;
  readonly node: Node;
  /** What it stands in. */
  readonly holder: Node;
}

/** The last value of each key on the way, as JavaScript's JSON keeps it. */
function reached(node: Node, [segment, ...rest]: readonly string[], above: string, holder = node): readonly Reached[] {
  if (segment === undefined) return [{ setting: above, node, holder }];
  if (node.kind !== "table") return [];
  const last = new Map(
    node.entries.flatMap(({ name, value }) =>
      name !== undefined && (segment === "*" || name === segment) ? [[name, value] as const] : [],
    ),
  );
  return [...last].flatMap(([name, value]) => reached(value, rest, above === "" ? name : `${above}.${name}`, node));
}

export interface SettingsRead {
  readonly authority: readonly Authority[];
  readonly unjudged: readonly Problem[];
}

/** What settings files decide by a table, what `tell` finds beside it, and the hooks that they hold; one that cannot be read is unjudged. */
export async function readSettings(
  repo: RepoIndex,
  paths: readonly string[],
  dials: readonly SettingRule[],
  tell: (root: Node, source: Source) => readonly Authority[] = () => [],
): Promise<SettingsRead> {
  const authority: Authority[] = [];
  const unjudged: Problem[] = [];
  for (const path of paths) {
    const source = await readOne(repo, path);
    if (source === undefined) continue;
    if ("message" in source) {
      unjudged.push(source);
      continue;
    }
    const root = parseJsonc(source.text);
    if (root.kind === "problem") {
      if (source.text.trim() !== "")
        unjudged.push({ message: `cannot be read as JSON: ${root.message}`, at: { source, span: root.span } });
    } else authority.push(...authorityFrom(dials, root, source), ...tell(root, source), ...hooksIn(root, source));
  }
  return { authority, unjudged };
}

/** Whether hooks of an event run before something, and may keep it from happening. */
export function isBefore(event: string): boolean {
  return /^(?:pre|before|permission|user)/i.test(event);
}

/** Hooks under `hooks` of settings or of a manifest. */
export function hooksIn(root: Node, source: Source): readonly Authority[] {
  const hooks = lastOf(root, "hooks");
  // When one runs is decided beside it: a guard that no tool matches is none.
  const around = new Map<string, string>();
  const aroundOf = (event: string): string => {
    const said = around.get(event) ?? contentOf(lastOf(hooks, event) ?? hooks ?? root, source);
    around.set(event, said);
    return said;
  };
  return hooksOf(hooks, source).map(({ name, kind, value, at }) => ({
    setting: `hooks.${name}`,
    value: kind,
    effect: "widens",
    because: "runs beside every agent, whatever its tools",
    content: `${value} ${aroundOf(name)}`,
    isGuard: isBefore(name),
    at,
  }));
}
