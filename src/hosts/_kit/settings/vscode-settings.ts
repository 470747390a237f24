/** Finds settings of VS Code, whose names have dots. */
import type { Node } from "../../../parsers/node.ts";
import { tableEntries } from "../profiles/fields.ts";

/**
 * The values of a setting in every spelling: VS Code makes a tree of its settings, so each dot of a name may be the
 * edge of an object. Of one spelling the last value counts; between spellings, each does.
 */
export function valuesOfSetting(node: Node | undefined, path: string): readonly Node[] {
  const last = new Map(tableEntries(node).map(({ name = "", value }) => [name, value] as const));
  return [...last].flatMap(([name, value]) => {
    if (name === path) return [value];
    return name !== "" && path.startsWith(`${name}.`) ? valuesOfSetting(value, path.slice(name.length + 1)) : [];
  });
}
