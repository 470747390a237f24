/** The uses of this tool in workflows and hook configurations: the properties that decide whether a run can fail. */
import { type Node, tableEntries } from "../../parsers/node.ts";
import type { Place, Source } from "../../repo/text.ts";
import { isKnownKey, type Level } from "./workflow-keys.ts";

/** Something about a use that decides whether it can fail: a flag, a condition, a trigger. */
export interface GateProperty {
  /** The value, on one line. */
  readonly text: string;
  readonly at: Place;
  /** For a property that `properties.ts` does not name: what is worse than at the base, as a sentence. */
  readonly worse?: (base: GateProperty | undefined) => string | undefined;
  /** The sentence for a property that is gone. */
  readonly gone?: string;
}

/** By name: `on push`, `--fail-on`, `env X`. */
export type Properties = ReadonlyMap<string, GateProperty>;
/** For `new Map`. */
export type PropertyEntry = readonly [name: string, property: GateProperty];
/** The place of a node in the file that is read. */
export type PlaceOfNode = (node: Pick<Node, "span">) => Place;

/** One step, command or hook that runs this tool. */
export interface GateUse {
  readonly kind: "step" | "command" | "hook";
  /** What messages call it: "the step of job `check`". */
  readonly name: string;
  /** The job or the id of the hook. */
  readonly home: string;
  readonly at: Place;
  readonly properties: Properties;
}

/** The uses in one file. */
export interface GateUses {
  readonly source: Source;
  readonly uses: readonly GateUse[];
  /** The place at which the file cannot be read. */
  readonly problem?: Place;
  /** The place for a use of the base that is gone. */
  readonly placeWithout: (use: GateUse) => Place;
}

/** Files whose commands can start this tool, by the program that reads them. */
export const commandFiles = {
  husky: /^\.husky\/[^/.]+$/,
  lefthook: /^(?:\.?|\.config\/)lefthook(?:-local)?\.(?:ya?ml|toml|jsonc?)$/,
  gitlab: /^\.gitlab-ci\.ya?ml$/,
} as const;

/** Whether pre-commit or prek reads the file at a path. */
export function isHooksFile(path: string): boolean {
  return /^\.pre-commit-config\.ya?ml$|^prek\.toml$/.test(path);
}

/** The file that npx reads in the directory in which it is started. */
export const npmrcPath = ".npmrc";

/** Whether the file at a path of the repository can use this tool, or decides what does. */
export function isGate(path: string): boolean {
  return (
    /^\.github\/workflows\/[^/]+\.ya?ml$|(?:^|\/)action\.ya?ml$/.test(path) ||
    isHooksFile(path) ||
    isCommandFile(path) ||
    path === npmrcPath
  );
}

/** Whether a hook manager or GitLab runs the commands of the file at a path. */
export function isCommandFile(path: string): boolean {
  return Object.values(commandFiles).some((pattern) => pattern.test(path));
}

/** The value of a node on one line: a list with commas, a mapping with its keys. */
export function inlineText(node: Node): string {
  if (node.kind === "scalar") return node.text.replace(/\s+/g, " ").trim();
  return node.kind === "list"
    ? node.items.map(inlineText).join(", ")
    : node.entries.map(({ name = "?", value }) => `${name}: ${inlineText(value)}`).join(", ");
}

/** The items of a list, the keys of a mapping, or a scalar as a list of one. */
export function wordsIn(node: Node | undefined): readonly string[] {
  if (node === undefined) return [];
  return node.kind === "list"
    ? node.items.map(inlineText)
    : node.kind === "table"
      ? node.entries.map(({ name = "?" }) => name)
      : [inlineText(node)];
}

/** Git starts a hook by its name: under another one, the command runs at another time, or never. */
export function gitHook(name: string, at: Place): PropertyEntry {
  return ["git hook", { text: name, at }];
}

/** These keys of a mapping, in whatever case, as properties. An empty value counts as absent. */
export function propertiesOf(
  table: Node | undefined,
  names: readonly string[],
  prefix: string,
  at: PlaceOfNode,
): readonly PropertyEntry[] {
  return tableEntries(table).flatMap(({ name: written, value }) => {
    const name = written?.toLowerCase();
    return name !== undefined && names.includes(name) && inlineText(value) !== ""
      ? [[`${prefix}${name}`, { text: inlineText(value), at: at(value) }] as const]
      : [];
  });
}

/** The keys of a mapping that are not known at its level. */
export function unknownKeys(table: Node | undefined, level: Level, at: PlaceOfNode): readonly PropertyEntry[] {
  return tableEntries(table).flatMap(({ name, key, value }) =>
    name === undefined || isKnownKey(level, name)
      ? []
      : [[`unknown ${level} ${name}`, { text: inlineText(value), at: at(key) }] as const],
  );
}
