/** The uses of this tool in workflows and hook configurations: the properties that decide whether a run can fail. */
import type { Node } from "../../parsers/node.ts";
import type { Place, Source } from "../../repo/text.ts";

export interface GateProperty {
  /** The value, on one line. */
  readonly text: string;
  readonly at: Place;
  /** For a property that `properties.ts` does not name: what is worse than at the base, as a sentence. */
  readonly worse?: (base: GateProperty | undefined) => string | undefined;
  /** The sentence for a property that is gone. */
  readonly gone?: string;
}

export interface GateUse {
  readonly kind: "step" | "command" | "hook";
  /** What messages call it: "the step of job `check`". */
  readonly name: string;
  /** The job or the id of the hook. */
  readonly home: string;
  readonly at: Place;
  readonly properties: ReadonlyMap<string, GateProperty>;
}

export interface GateUses {
  readonly source: Source;
  readonly uses: readonly GateUse[];
  /** The place at which the file cannot be read. */
  readonly problem?: Place;
  /** The place for a use of the base that is gone. */
  readonly placeWithout: (use: GateUse) => Place;
}

/** Whether the file at a path of the repository can use this tool. */
export function isGate(path: string): boolean {
  return /^\.github\/workflows\/[^/]+\.ya?ml$|^\.github\/actions\/(?:[^/]+\/)*action\.ya?ml$|^\.pre-commit-config\.ya?ml$|^\.?prek\.toml$/.test(
    path,
  );
}

/** The value of a node on one line: a list with commas, a mapping with its keys. */
export function textOf(node: Node): string {
  if (node.kind === "scalar") return node.text.replace(/\s+/g, " ").trim();
  return node.kind === "list"
    ? node.items.map(textOf).join(", ")
    : node.entries.map(({ name = "?", value }) => `${name}: ${textOf(value)}`).join(", ");
}

/** The items of a list, the keys of a mapping, or a scalar as a list of one. */
export function wordsIn(node: Node | undefined): readonly string[] {
  if (node === undefined) return [];
  return node.kind === "list"
    ? node.items.map(textOf)
    : node.kind === "table"
      ? node.entries.map(({ name = "?" }) => name)
      : [textOf(node)];
}

/** The flags of a command line by name, and as `mask` the shell code around it that hides a failure. */
export function flagsIn(line: string, at: Place): readonly (readonly [string, GateProperty])[] {
  const flags = [...line.matchAll(/--(fail-on|gate|root|policy|host)(?:=|\s+)("[^"]*"|'[^']*'|[^\s;&|]+)/g)].map(
    ([, name = "", value = ""]): [string, GateProperty] => [name, { text: value.replace(/^["']|["']$/g, ""), at }],
  );
  const start = Math.max(0, line.indexOf("agent-profile-check"));
  const masks =
    /\|\|?\s*[^\s|]+|(?<![&>])&(?![&>\d])|;\s*(?:true|exit 0)|--help|--version/.exec(line.slice(start)) ??
    /\bset \+(?:\w*e\w*|o errexit)|(?:^|[\s;(])(?:if|while|until|!) /.exec(line.slice(0, start));
  const mask = masks?.[0].trim().replace(/^[;(]\s*(?=\w|!)(?!true|exit)/, "");
  return [
    ...flags,
    ...(mask === undefined
      ? []
      : [["mask", { text: mask, at, worse: () => `\`${mask}\` lets a failure pass` }] as const]),
  ];
}
