/** The events that start a workflow, each with the filters that can keep it from starting. */
import { type Entry, entryOf, type Node, tableEntries } from "../../parsers/node.ts";
import { type PlaceOfNode, type GateProperty, type Properties, type PropertyEntry, wordsIn } from "./usage.ts";

/** Events whose removal weakens the gate. */
export const gatingEvents: readonly string[] = [
  "pull_request",
  "pull_request_target",
  "pull_request_review",
  "merge_group",
  "push",
  "schedule",
];

const filters = ["paths", "paths-ignore", "branches", "branches-ignore", "tags", "tags-ignore", "types"];

/** The types of a pull request event that start a workflow without `types`. */
const impliedTypes = ["opened", "synchronize", "reopened"];

/** One property per event, and one per filter of it. YAML 1.1 reads the key `on` as `true`, so both names count. */
export function triggersOf(node: Node, at: PlaceOfNode): Properties {
  const on = node.kind === "table" ? (entryOf(node, "on") ?? entryOf(node, "true")) : undefined;
  if (!on) return new Map();
  return new Map<string, GateProperty>([
    ...wordsIn(on.value).flatMap((event) => triggerOf(event, on.value, at)),
    ["on", { text: "", at: at(on.key) }],
  ]);
}

function triggerOf(event: string, on: Node, at: PlaceOfNode): readonly PropertyEntry[] {
  const entry = on.kind === "table" ? entryOf(on, event) : undefined;
  const isGating = gatingEvents.includes(event);
  const gone = isGating ? { gone: `the workflow no longer starts on \`${event}\`` } : {};
  return [
    [`on ${event}`, { text: "", at: at(entry?.key ?? on), ...gone }],
    ...tableEntries(entry?.value).flatMap((filter): readonly PropertyEntry[] => {
      const { name = "" } = filter;
      if (filters.includes(name)) return [[`on ${event} ${name}`, filterProperty(event, name, filter, at)]];
      return isGating
        ? [[`unknown event ${name}`, { text: wordsIn(filter.value).join(", "), at: at(filter.key) }]]
        : [];
    }),
  ];
}

/** A filter is worse if it is new, includes less, or ignores more. */
function filterProperty(event: string, name: string, { key, value }: Entry, at: PlaceOfNode): GateProperty {
  const words = wordsIn(value);
  const implied = name === "types" && /^pull_request(?:_target)?$/.test(event) ? impliedTypes : undefined;
  return {
    text: words.join(", "),
    at: at(key),
    worse(base) {
      const before = base ? base.text.split(", ") : implied;
      return before && coversFilter(words, before, name.endsWith("-ignore"))
        ? undefined
        : `on \`${event}\`, \`${name}\` keeps the workflow from starting for some changes`;
    },
  };
}

/**
 * Whether a filter starts the workflow wherever the other one did. A pattern with `!` takes back what those before it
 * include.
 */
function coversFilter(words: readonly string[], before: readonly string[], isIgnoring: boolean): boolean {
  if (words.some((word) => word.startsWith("!"))) return words.join("\n") === before.join("\n");
  const included = before.filter((word) => !word.startsWith("!"));
  const [narrow, wide] = isIgnoring ? [words, before] : [included, words];
  return narrow.every((word) => wide.includes(word));
}
