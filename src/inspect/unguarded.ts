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
  const naming = namesProgram();
  const named = programsNamedIn(loads, naming);
  const known = await Promise.all(
    Object.keys(hosts).flatMap((id) => {
      const load = launches[id];
      return load && named.has(id) ? [load()] : [];
    }),
  );
  const found = new Map<string, readonly UnguardedStart[]>();
  return (prompt) => {
    if (known.length === 0 || !naming(prompt)) return none;
    let starts = found.get(prompt);
    if (!starts) found.set(prompt, (starts = unguardedStarts(prompt, known)));
    return starts;
  };
}

const none: readonly never[] = [];

/** The programs of the hosts, with the ids of their hosts. */
const programsByHost: readonly (readonly [id: string, programs: readonly string[]])[] = Object.entries<Host>(
  hosts,
).flatMap(([id, { launch }]) => (launch ? [[id, launch.programs] as const] : []));

/** Finds the name of any program. */
const anyProgram = new RegExp(
  programsByHost.flatMap(([, programs]) => programs.map((name) => name.replace(/\W/g, "\\$&"))).join("|"),
);

/** Whether a prompt with a code span or a fenced block names a program. Each is searched once, though several hosts read it. */
function namesProgram(): (prompt: string) => boolean {
  const known = new Map<string, boolean>();
  return (prompt) => {
    if (!prompt.includes("`") && !prompt.includes("~")) return false;
    let names = known.get(prompt);
    if (names === undefined) known.set(prompt, (names = anyProgram.test(prompt)));
    return names;
  };
}

/** A flag as a word of its own. */
const flag = /-(?<=(?:^|\s)--?)[a-z]/;

/** The hosts whose programs a prompt with a flag names. */
function programsNamedIn(
  loads: readonly { readonly load: Load }[],
  naming: (prompt: string) => boolean,
): ReadonlySet<string> {
  const named = new Set<string>();
  for (const { load } of loads)
    for (const { profile } of load.items) {
      const text = profile?.prompt.text ?? "";
      if (!naming(text) || !flag.test(text)) continue;
      for (const [id, programs] of programsByHost)
        if (!named.has(id) && programs.some((program) => text.includes(program))) named.add(id);
    }
  return named;
}
