/** What a request takes from the uses of this tool in workflows and hook configurations, between base and head. */
import type { PolicyProblem } from "../../model/policy-facts.ts";
import { type Place, placeOfPath, type Source } from "../../repo/text.ts";
import { hooksIn } from "./hooks.ts";
import { worseFor } from "./properties.ts";
import { isGate, type GateUse, type GateUses } from "./usage.ts";
import { stepsIn } from "./workflow.ts";

export { isGate } from "./usage.ts";

/** The files of both ends that `isGate` names. */
export async function weakenedGates(
  base: readonly Source[],
  head: readonly Source[],
): Promise<readonly PolicyProblem[]> {
  const before = await usesOf(base, new Set());
  if (before.every(({ uses }) => uses.length === 0)) return [];
  const after = await usesOf(head, new Set(before.map(({ source }) => source.path)));
  const free = new Set(after.flatMap(({ uses }) => uses));
  const old = before.flatMap(({ uses }) => uses);
  const pairs = new Map<GateUse, GateUse>();
  // The nearest first, so that what was only moved is not taken for gone.
  for (const isLike of likenesses) {
    for (const use of old) {
      const like = pairs.has(use) ? undefined : [...free].find((other) => isLike(use, other));
      if (!like) continue;
      pairs.set(use, like);
      free.delete(like);
    }
  }
  const problems = old.flatMap((use): PolicyProblem[] => {
    const now = pairs.get(use);
    if (now) return compared(use, now);
    const file = after.find(({ source }) => source.path === use.at.source.path);
    const at = file ? (file.problem ?? file.placeWithout(use)) : placeOfPath(use.at.source.path);
    const message = file?.problem
      ? `the file cannot be read, in which ${use.name} stands at the base`
      : `${use.name} is gone`;
    return [{ topic: "weakened-gate", message, at, related: [{ message: "at the base", at: use.at }] }];
  });
  const seen = new Set<string>();
  return problems.filter(({ message, at }) => {
    const key = `${at.source.path} ${at.span.start} ${message}`;
    const isNew = !seen.has(key);
    seen.add(key);
    return isNew;
  });
}

/** How many workflows may call one another in a row. GitHub takes ten. */
const depth = 10;

/** Of files that name this tool, those that call them, and those in `wanted`: a workflow that is called runs only where one calls it. */
async function usesOf(sources: readonly Source[], wanted: ReadonlySet<string>): Promise<readonly GateUses[]> {
  const gates = sources.filter(({ path }) => isGate(path));
  const targets = new Set<string>();
  for (let round = 0; ; round++) {
    const naming = gates.filter(
      ({ path, text }) =>
        wanted.has(path) || /agent-profile/i.test(text) || [...targets].some((target) => text.includes(target)),
    );
    const found = await Promise.all(
      naming.map((source) =>
        /\.pre-commit-config\.ya?ml$|prek\.toml$/.test(source.path) ? hooksIn(source) : stepsIn(source, targets),
      ),
    );
    const { size } = targets;
    for (const { source, uses } of found) if (uses.length > 0) targets.add(callOf(source.path));
    if (targets.size === size || round === depth) return found;
  }
}

/** What calls a file of the repository: a workflow by its path, an action by its directory. */
function callOf(path: string): string {
  return `./${path.replace(/\/action\.ya?ml$/, "")}`;
}

const likenesses: readonly ((one: GateUse, other: GateUse) => boolean)[] = [
  (one, other) => one.at.source.path === other.at.source.path && one.home === other.home && one.kind === other.kind,
  (one, other) => one.at.source.path === other.at.source.path && one.kind === other.kind,
  (one, other) => one.kind === other.kind,
];

function compared(was: GateUse, is: GateUse): PolicyProblem[] {
  return [...new Set([...was.properties.keys(), ...is.properties.keys()])].flatMap((name): PolicyProblem[] => {
    const [before, after] = [was.properties.get(name), is.properties.get(name)];
    const message = worseFor(name, before, after);
    if (message === undefined) return [];
    const at: Place = after?.at ?? (name.startsWith("on ") ? is.properties.get("on")?.at : undefined) ?? is.at;
    return [{ topic: "weakened-gate", message, at, related: [{ message: "at the base", at: before?.at ?? was.at }] }];
  });
}
