/** What a host loads beside what every profile has, under its own words: limits, colours, the settings of a server. */
import { known } from "../model/fact.ts";
import type { Profile } from "../model/profile.ts";

/** Values by where they stand, `mcp_servers.docs.env.LANG`; those of a list stand at one place. */
export type Extras = ReadonlyMap<string, readonly string[]>;

/** How many values are looked at one by one. */
const most = 1_000;

/** Where all stand that come after those, some of which may have been left out: hosts name no more than a number of them. */
const rest = `all after the first ${most} values`;

/** Of two profiles; `undefined` where one has none. Of more than is looked at one by one, only equal texts are the same. */
export function extrasOf(was: Profile, is: Profile): readonly [before: Extras, after: Extras] | undefined {
  const [old, current] = [furtherOf(was), furtherOf(is)];
  if (!old || !current) return undefined;
  const isTold = (old.isWhole && current.isWhole) || was.name.at.source.text === is.name.at.source.text;
  return [old.values, isTold ? current.values : new Map([...current.values, [rest, ["other than before"]]])];
}

/** What says the same as one of the fields that every profile has is left out. */
function furtherOf({
  native,
  name,
  description,
  model,
  permissionMode,
  prompt,
}: Profile): { readonly values: Extras; readonly isWhole: boolean } | undefined {
  if (native === null || typeof native !== "object") return undefined;
  const told = new Set([
    known(name),
    known(description),
    known(model),
    known(permissionMode),
    prompt.text,
    prompt.text.trim(),
  ]);
  const found = new Map<string, string[]>();
  let left = most;
  const walk = (value: unknown, way: string): void => {
    if (--left < 0 || value === null || value === undefined) return;
    if (Array.isArray(value)) for (const item of value) walk(item, way);
    else if (typeof value === "object")
      for (const [key, inner] of Object.entries(value)) walk(inner, way === "" ? key : `${way}.${key}`);
    else if (typeof value !== "string" || !told.has(value)) {
      const values = found.get(way);
      if (values) values.push(String(value));
      else found.set(way, [String(value)]);
    }
  };
  walk(native, "");
  return { values: found, isWhole: left >= 0 };
}

/** Where the two differ, whatever the order of a list. */
export function differing(before: Extras, after: Extras): readonly string[] {
  const sorted = (values: readonly string[] | undefined) => JSON.stringify([...(values ?? [])].sort());
  const isSame = (some: readonly string[] | undefined, others: readonly string[] | undefined) =>
    some?.length === 1 && others?.length === 1 ? some[0] === others[0] : sorted(some) === sorted(others);
  return [...new Set([...before.keys(), ...after.keys()])].filter((way) => !isSame(before.get(way), after.get(way)));
}

/** Whether another field tells of this place, as `tools` does of `allowed_tools`. */
export function isReportedBy(fields: readonly string[], way: string): boolean {
  return (
    tellers.some(([word, tellsOf]) => word.test(way) && tellsOf.some((field) => fields.includes(field))) ||
    fields.some((field) => plainOf(field) === plainOf(way))
  );
}

const tellers: readonly (readonly [word: RegExp, fields: readonly string[]])[] = [
  [/tool/i, ["tools", "denied"]],
  [/permission/i, ["permissionMode", "tools", "denied"]],
  [/hook/i, ["hooks"]],
  [/server/i, ["servers"]],
];

/** Places of a hook or a server, or what may be one, where a value stands that did not before: whatever runs there may do something else. */
export function rewired(before: Extras, after: Extras): readonly string[] {
  return [...after]
    .filter(
      ([way, values]) =>
        (way === rest || /hook|server/i.test(way)) && values.some((value) => !before.get(way)?.includes(value)),
    )
    .map(([way]) => way);
}

function plainOf(word: string): string {
  return word.replace(/[-_]/g, "").toLowerCase();
}
