/** Values that only this host's profiles have, such as limits, colours and the settings of a server. */
import { known } from "../../model/fact.ts";
import type { HookOrServer, Profile } from "../../model/profile.ts";
import { redacted } from "../../sanitize/secrets.ts";
import type { ExtraField } from "./aspects.ts";
import type { Subject } from "../../inspect/index.ts";
import type { Widening } from "../change.ts";
import { placeOfItem } from "../item-place.ts";
import { addTo } from "../../repo/many.ts";

/** Values by key path, such as `mcp_servers.docs.env.LANG`; the values of a list share one path. */
type Extras = ReadonlyMap<string, readonly string[]>;

/** The extra values on both sides. */
export interface BothExtras {
  readonly before: Extras;
  readonly after: Extras;
}

/** The most values of a profile that are compared one by one. */
const maxValues = 1_000;

/** The key path of all values after those. */
const restPath = `all after the first ${maxValues} values`;

/**
 * `undefined`: one side has no profile, or its host reports no native values. Beyond `maxValues` values, profiles are
 * equal only if their texts are.
 */
export function extrasOf(was: Profile | undefined, is: Profile | undefined): BothExtras | undefined {
  const before = was && nativeValues(was);
  const after = is && nativeValues(is);
  if (!before || !after) return undefined;
  const isCompared = (before.isComplete && after.isComplete) || was.name.at.source.text === is.name.at.source.text;
  return {
    before: before.values,
    after: isCompared ? after.values : new Map([...after.values, [restPath, ["other than before"]]]),
  };
}

/** Without the values of fields that every profile has. */
function nativeValues({
  native: load,
  name,
  description,
  model,
  permissionMode,
  prompt,
}: Profile): { readonly values: Extras; readonly isComplete: boolean } | undefined {
  const native = load?.();
  if (native === null || typeof native !== "object") return undefined;
  const common = new Set([
    known(name),
    known(description),
    known(model),
    known(permissionMode),
    prompt.text,
    prompt.text.trim(),
  ]);
  const values = new Map<string, string[]>();
  let left = maxValues;
  const collect = (value: unknown, path: string): void => {
    if (--left < 0 || value === null || value === undefined) return;
    if (Array.isArray(value)) for (const item of value) collect(item, path);
    else if (typeof value === "object")
      for (const [key, inner] of Object.entries(value)) collect(inner, path === "" ? key : `${path}.${key}`);
    else if (typeof value !== "string" || !common.has(value)) addTo(values, path, String(value));
  };
  collect(native, "");
  return { values, isComplete: left >= 0 };
}

/** The key paths whose values differ, whatever the order of a list. Without those that one of `reported` covers. */
export function differingExtras({ before, after }: BothExtras, reported: readonly string[]): readonly ExtraField[] {
  return [...new Set([...before.keys(), ...after.keys()])]
    .filter((path) => !isSameList(before.get(path), after.get(path)) && !isReportedBy(reported, path))
    .map((path) => ({ field: path, before: before.get(path) ?? null, after: after.get(path) ?? null }));
}

function isSameList(a: readonly string[] | undefined, b: readonly string[] | undefined): boolean {
  if (a?.length === 1 && b?.length === 1) return a[0] === b[0];
  const sorted = (values: readonly string[] | undefined) => JSON.stringify([...(values ?? [])].sort());
  return sorted(a) === sorted(b);
}

/** Whether another field reports the values of a key path, as `tools` does for `allowed_tools`. */
function isReportedBy(fields: readonly string[], path: string): boolean {
  return (
    reportedBy.some(([pattern, names]) => pattern.test(path) && names.some((name) => fields.includes(name))) ||
    fields.some((field) => withoutSeparators(field) === withoutSeparators(path))
  );
}

const reportedBy: readonly (readonly [path: RegExp, fields: readonly string[]])[] = [
  [/tool|\bcapabilities$/i, ["tools", "denied", "rules"]],
  [/permission/i, ["permissionMode", "tools", "denied", "rules"]],
  [/hook/i, ["hooks"]],
  [/(?<!ob)server/i, ["servers"]],
];

function withoutSeparators(text: string): string {
  return text.replace(/[-_]/g, "").toLowerCase();
}

/** New values at key paths that may belong to a hook or a server: what it runs may do something else. */
export function rewiredWidenings({ before, after }: BothExtras, { item }: Subject): readonly Widening[] {
  return [...after]
    .filter(
      ([path, values]) =>
        (path === restPath || /hook|(?<!ob)server/i.test(path)) &&
        values.some((value) => !before.get(path)?.includes(value)),
    )
    .map(([path]) => ({
      kind: "scope",
      capability: null,
      message: `has another \`${path}\`, and can do something else by it`,
      at: placeOfItem(item),
      chain: [],
    }));
}

/**
 * Hooks and servers that start the same, where what is written of them differs and no key path says so: the variables
 * of a step, a hook of an imported file.
 */
export function rewrittenWidenings(
  was: Pick<Profile, "hooks" | "servers">,
  is: Pick<Profile, "hooks" | "servers">,
): readonly Widening[] {
  return [...rewritten("hook", was.hooks, is.hooks), ...rewritten("server", was.servers, is.servers)];
}

function rewritten(what: string, before: readonly HookOrServer[], after: readonly HookOrServer[]): readonly Widening[] {
  const keyOf = ({ kind, name, value }: HookOrServer): string => JSON.stringify([kind, name, value]);
  const known = new Set(before.map(keyOf));
  const contents = new Set(before.map((one) => JSON.stringify([keyOf(one), one.content])));
  return after
    .filter((one) => one.kind !== "prompt" && known.has(keyOf(one)))
    .filter((one) => !contents.has(JSON.stringify([keyOf(one), one.content])))
    .map(({ name, value, at }) => ({
      kind: "scope",
      capability: null,
      message: `has the ${what} \`${name}\` in another way, and can do something else by it: \`${redacted(value)}\``,
      at,
      chain: [],
    }));
}
