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
  const prompts = new Set(
    loads.flatMap(({ load }) => load.items.flatMap(({ profile }) => (profile ? [profile.prompt.text] : []))),
  );
  const candidates = [...prompts].filter((text) => /[`~]/.test(text) && /(?:^|\s)-{1,2}[a-z]/.test(text));
  const named = Object.entries<Host>(hosts).flatMap(([id, { launch }]) => {
    const load = launches[id];
    const isNamed = candidates.some((text) => launch?.programs.some((program) => text.includes(program)));
    return load && isNamed ? [load()] : [];
  });
  const known = await Promise.all(named);
  const found = new Map<string, readonly UnguardedStart[]>();
  return (prompt) => {
    let starts = found.get(prompt);
    if (!starts) found.set(prompt, (starts = known.length === 0 ? [] : unguardedStarts(prompt, known)));
    return starts;
  };
}
