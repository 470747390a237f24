/** Loads the flags of the hosts whose programs the prompts of profiles name. */
import { hosts } from "../../generated/hosts.ts";
import { launches } from "../../generated/launches.ts";
import type { Host, LaunchNames } from "../../model/host.ts";
import type { UnguardedStart } from "../../model/launch.ts";
import type { Load } from "../../model/load.ts";
import type { Source } from "../../repo/text.ts";

/** Finds in a prompt the agents that it has started without their permission prompts or their sandbox. */
export type FindsUnguarded = (prompt: string) => readonly UnguardedStart[];

/** `hosts`: those whose programs are named. Where they are the same, so are all answers. */
export type Unguarded = FindsUnguarded & { readonly hosts: readonly string[] };

/** A search of a prompt for agents that it starts unguarded, for the hosts whose programs these loads name. */
export async function unguardedIn(loads: readonly { readonly load: Load }[]): Promise<Unguarded> {
  const named = programsNamedIn(loads);
  const known = await Promise.all(
    Object.keys(hosts).flatMap((id) => {
      const load = launches[id];
      return load && named.has(id) ? [load()] : [];
    }),
  );
  const names = { hosts: [...named].sort() };
  if (known.length === 0) return Object.assign(() => none, names);
  const { unguardedStarts } = await import("../../hosts/_kit/ci/unguarded.ts");
  const program = nameOfAny(known);
  const found = new Map<string, readonly UnguardedStart[]>();
  const find: FindsUnguarded = (prompt) => {
    // To find a long text in a map takes as long as to search it.
    if (!hasCode(prompt) || !flag.test(prompt) || !program.test(prompt)) return none;
    let starts = found.get(prompt);
    if (!starts) found.set(prompt, (starts = unguardedStarts(prompt, known)));
    return starts;
  };
  return Object.assign(find, names);
}

const none: readonly never[] = [];

/** Whether a text has what begins a code span or a fenced block. */
function hasCode(text: string): boolean {
  return text.includes("`") || text.includes("~");
}

/** A flag as a word of its own. */
const flag = /-(?<=(?:^|\s)--?)[a-z]/;

/** Finds the name of any program. A name that has another one in it is found by that: every further name takes time. */
function nameOfAny(launches: readonly Pick<LaunchNames, "programs" | "marks">[]): RegExp {
  const all = [...new Set(launches.flatMap(({ programs, marks = programs }) => marks))];
  const names = all.filter((name) => !all.some((other) => other !== name && name.includes(other)));
  return new RegExp(names.map((name) => name.replace(/\W/g, "\\$&")).join("|"));
}

/** The hosts whose programs a prompt with a flag names. */
function programsNamedIn(loads: readonly { readonly load: Load }[]): ReadonlySet<string> {
  const programs = Object.entries<Host>(hosts).flatMap(([id, { launch }]) =>
    launch ? [{ id, programs: launch.marks ?? launch.programs }] : [],
  );
  const any = nameOfAny(programs);
  const named = new Set<string>();
  // Several hosts read one file and nearly always find the same prompt in it: to compare two texts is faster than to
  // search one.
  const searched = new Map<Source, string>();
  for (const { load } of loads)
    for (const { profile } of load.items) {
      if (!profile) continue;
      const { text, at } = profile.prompt;
      if (searched.get(at.source) === text) continue;
      searched.set(at.source, text);
      if (!hasCode(text) || !flag.test(text) || !any.test(text)) continue;
      for (const { id, programs: own } of programs)
        if (!named.has(id) && own.some((program) => text.includes(program))) named.add(id);
    }
  return named;
}
