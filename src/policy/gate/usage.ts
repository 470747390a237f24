/** One use of this tool in a workflow or a hook configuration, as far as it decides whether a run can fail. */
import type { Node } from "../../parsers/node.ts";
import type { Place, Source } from "../../repo/text.ts";

export interface GateProperty {
  /** The value, on one line. */
  readonly text: string;
  readonly at: Place;
  /** Of a trait that only its own place knows to judge: what is worse than at the base. */
  readonly worse?: (was: GateProperty | undefined) => string | undefined;
  /** What it means that the trait is gone. */
  readonly gone?: string;
}

export interface GateUse {
  readonly kind: "step" | "command" | "hook";
  /** As a reader calls it: "the step of job `check`". */
  readonly name: string;
  /** Where it stands within its file: the job, or the hook's id. */
  readonly home: string;
  readonly at: Place;
  readonly properties: ReadonlyMap<string, GateProperty>;
}

export interface GateUses {
  readonly source: Source;
  readonly uses: readonly GateUse[];
  /** Where the file cannot be read. */
  readonly problem?: Place;
  /** Where a use that is gone would stand. */
  readonly placeWithout: (use: GateUse) => Place;
}

/** Whether a path of the repository may hold uses. */
export function isGate(path: string): boolean {
  return /^\.github\/workflows\/[^/]+\.ya?ml$|^\.github\/actions\/(?:[^/]+\/)*action\.ya?ml$|^\.pre-commit-config\.ya?ml$|^\.?prek\.toml$/.test(
    path,
  );
}

/** A node's value in words: a list with commas, a mapping by its keys. */
export function textOf(node: Node): string {
  if (node.kind === "scalar") return node.text.replace(/\s+/g, " ").trim();
  return node.kind === "list"
    ? node.items.map(textOf).join(", ")
    : node.entries.map(({ name = "?", value }) => `${name}: ${textOf(value)}`).join(", ");
}

/** The words of a list, or of a scalar that stands for a list of one. */
export function wordsIn(node: Node | undefined): readonly string[] {
  if (node === undefined) return [];
  return node.kind === "list"
    ? node.items.map(textOf)
    : node.kind === "table"
      ? node.entries.map(({ name = "?" }) => name)
      : [textOf(node)];
}

/** What the flags of a command line say, by their names, and what hides a failure around it. */
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
