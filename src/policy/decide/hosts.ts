/** The host settings of two policies in one. */
import type { HostSetting, Stated } from "../model.ts";

type HostSettings = { readonly [id: string]: HostSetting };

/** Directories of both, each once. `edition` chooses between the two editions of a host, in the same order. */
export function mergeHosts(
  first: HostSettings,
  second: HostSettings,
  edition: (first: Stated<string> | undefined, second: Stated<string> | undefined) => Stated<string> | undefined,
): HostSettings {
  const ids = new Set([...Object.keys(first), ...Object.keys(second)]);
  return Object.fromEntries(
    [...ids].map((id): [string, HostSetting] => {
      const [a, b] = [first[id], second[id]];
      const known = new Set(a?.dirs.map(({ value }) => value));
      const dirs = [...(a?.dirs ?? []), ...(b?.dirs ?? []).filter(({ value }) => !known.has(value))];
      return [id, { dirs, edition: edition(a?.edition, b?.edition) }];
    }),
  );
}
