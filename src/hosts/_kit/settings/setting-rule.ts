/** One row of a table of settings, and the values of a settings file that it is for. */
import type { Authority } from "../../../model/load.ts";
import type { Node } from "../../../parsers/node.ts";

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
  /** Whether it turns off hooks, as `Authority.endsGuards`. */
  readonly endsGuards?: true;
  /** What it does beside the profiles, as `Authority.may`. With `execute`, the texts of the value are command lines. */
  readonly may?: Authority["may"];
  /** What programs find in the directories that its value names, as `Authority.searches`. */
  readonly searches?: Authority["searches"];
  /** Whether code that the value names is its material, as `Authority.namesCode`; with `execute`, all of it is. */
  readonly namesCode?: true;
}

/** A value that a rule may hold for. */
interface RuleNode {
  readonly setting: string;
  readonly node: Node;
  /** The mapping that holds it. */
  readonly parent: Node;
}

/** The values at the path of a rule; of a list, its items. */
export function nodesOf({ path, except = [] }: Pick<SettingRule, "path" | "except">, root: Node): readonly RuleNode[] {
  return matchesOf(root, path.split("."), "")
    .filter(({ name }) => !except.some((pattern) => pattern.test(name)))
    .flatMap(({ setting, node, parent }): readonly RuleNode[] =>
      node.kind === "list" ? node.items.map((item) => ({ setting, node: item, parent })) : [{ setting, node, parent }],
    );
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
