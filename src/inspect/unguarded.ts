/** Loads the flags of the hosts whose programs the prompts of profiles name. */
import { hosts } from "../generated/hosts.ts";
import { launches } from "../generated/launches.ts";
import { unguardedStarts } from "../hosts/_kit/ci/unguarded.ts";
import type { Host } from "../model/host.ts";
import type { UnguardedStart } from "../model/launch.ts";
import type { Load } from "../model/load.ts";

/** Finds in a prompt the agents that it has started without their permission prompts or their sandbox. */
export type FindsUnguarded = (prompt: string) => readonly UnguardedStart[];

export async function unguardedIn(loads: readonly { readonly load: Load }[]): Promise<FindsUnguarded> {
  const named = programsNamedIn(loads);
  const known = await Promise.all(
    Object.keys(hosts).flatMap((id) => {
      const load = launches[id];
      return load && named.has(id) ? [load()] : [];
    }),
  );
  const found = new Map<string, readonly UnguardedStart[]>();
  return (prompt) => {
    if (known.length === 0 || !mark.test(prompt)) return [];
    let starts = found.get(prompt);
    if (!starts) found.set(prompt, (starts = unguardedStarts(prompt, known)));
    return starts;
  };
}

/** What begins a code span or a fenced block. */
const mark = /[`~]/;

/** A flag as a word of its own. */
const flag = /-(?<=(?:^|\s)--?)[a-z]/;

/** The hosts whose programs a prompt with a flag names. */
function programsNamedIn(loads: readonly { readonly load: Load }[]): ReadonlySet<string> {
  const open = new Map(Object.entries<Host>(hosts).flatMap(([id, { launch }]) => (launch ? [[id, launch]] : [])));
  const named = new Set<string>();
  for (const { load } of loads)
    for (const { profile } of load.items) {
      const text = profile?.prompt.text ?? "";
      if (!mark.test(text) || !flag.test(text)) continue;
      for (const [id, { programs }] of open)
        if (programs.some((program) => text.includes(program))) {
          named.add(id);
          open.delete(id);
        }
    }
  return named;
}
