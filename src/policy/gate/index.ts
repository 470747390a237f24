/** How a pull request weakens the uses of this tool in workflows and hook configurations. */
import type { PolicyProblem } from "../../model/policy-facts.ts";
import { placeOfPath, type Source, startOf } from "../../repo/text.ts";
import { hooksIn } from "./hooks.ts";
import { lefthookUses } from "./lefthook.ts";
import { jobsOfSameName } from "./job-names.ts";
import { npmrcProblems } from "./npmrc.ts";
import { type FilesRead, filesRead } from "./precedence.ts";
import { worseFor } from "./properties.ts";
import { commandUsesIn } from "./scripts.ts";
import { commandFiles, isCommandFile, isGate, isHooksFile, type GateUse, type GateUses, npmrcPath } from "./usage.ts";
import { stepsIn } from "./workflow.ts";
import { atBase } from "../../model/load.ts";

export { isGate } from "./usage.ts";

/**
 * The problems of the uses at the head, compared with those at the base. Both lists have the files for which `isGate`
 * is true. `isCompared`: the names of the properties that count.
 */
export async function weakenedGates(
  base: readonly Source[],
  head: readonly Source[],
  isCompared: (name: string) => boolean = () => true,
): Promise<readonly PolicyProblem[]> {
  const before = await usesOf(base, new Set());
  if (before.every(({ uses }) => uses.length === 0)) return [];
  const after = await usesOf(head, new Set(before.map(({ source }) => source.path)));
  // A command such as `list` fails for no finding, so it is no gate.
  const limited = (use: GateUse) => withProperties(use, isCompared);
  const old = before.flatMap(({ uses }) => uses.map(limited)).filter(isChecking);
  const fresh = after.flatMap(({ uses }) => uses.map(limited));
  const pairs = pairUses(old, fresh);
  const [wasRead, isRead] = [filesRead(base), filesRead(head)];
  const problems = old.flatMap((use) => {
    const current = pairs.get(use);
    const unread = unreadByPreCommit(use, isRead);
    if (unread) return [unread];
    const forPrek = problemsForPrek(use, wasRead, isRead, fresh);
    return current ? [...compareUses(use, current), ...(forPrek ?? [])] : (forPrek ?? [removedUse(use, after, isRead)]);
  });
  const paired = new Set(pairs.values());
  const strict = new Set(
    fresh.filter((use) => paired.has(use) || old.some((other) => compareUses(other, use).length === 0)),
  );
  const npmrc = npmrcProblems(base, head, [...paired]);
  return withoutRepeats([...problems, ...npmrc, ...(await jobsOfSameName(base, head, old, fresh, strict))]);
}

/** Whether a use can fail for a finding. */
export function isChecking({ kind, properties }: GateUse): boolean {
  return kind !== "command" || (properties.get("subcommand")?.text ?? "check") === "check";
}

function withProperties(use: GateUse, isCompared: (name: string) => boolean): GateUse {
  return { ...use, properties: new Map([...use.properties].filter(([name]) => isCompared(name))) };
}

/** Pairs uses that are most alike first, so that a use that moved does not count as gone. */
function pairUses(old: readonly GateUse[], fresh: readonly GateUse[]): ReadonlyMap<GateUse, GateUse> {
  const unpaired = new Set(fresh);
  const pairs = new Map<GateUse, GateUse>();
  for (const isLike of likenesses) {
    for (const use of old) {
      const match = pairs.has(use) ? undefined : [...unpaired].find((candidate) => isLike(use, candidate));
      if (!match) continue;
      pairs.set(use, match);
      unpaired.delete(match);
    }
  }
  return pairs;
}

/**
 * From the closest likeness to the loosest: what is as strict as before is the same use, whatever its place in a job.
 */
const likenesses: readonly ((a: GateUse, b: GateUse) => boolean)[] = [
  (a, b) => isSameFile(a, b) && a.home === b.home && hasSameProperties(a, b),
  (a, b) => isSameFile(a, b) && a.home === b.home && compareUses(a, b).length === 0,
  (a, b) => isSameFile(a, b) && compareUses(a, b).length === 0,
  (a, b) => isSameFile(a, b) && a.home === b.home && isChecking(b),
  (a, b) => isSameFile(a, b) && a.home === b.home,
  isSameFile,
  (a, b) => a.kind === b.kind && compareUses(a, b).length === 0,
  (a, b) => a.kind === b.kind,
];

function hasSameProperties({ properties: a }: GateUse, { properties: b }: GateUse): boolean {
  return a.size === b.size && [...a].every(([name, { text }]) => b.get(name)?.text === text);
}

function isSameFile(a: GateUse, b: GateUse): boolean {
  return a.kind === b.kind && a.at.source.path === b.at.source.path;
}

/**
 * Where prek reads another file than at the base, while pre-commit may still read the old one: that file has to have
 * the hook too. `undefined`: prek reads the same file, or does not read this one.
 */
function problemsForPrek(
  use: GateUse,
  { prek: was }: FilesRead,
  { prek: is }: FilesRead,
  fresh: readonly GateUse[],
): readonly PolicyProblem[] | undefined {
  if (!is || use.at.source.path !== was?.path || is.path === was.path) return undefined;
  const there = fresh.filter(({ at }) => at.source.path === is.path);
  const current = there.find((other) => compareUses(use, other).length === 0) ?? there[0];
  if (current) return compareUses(use, current);
  const message = `prek reads \`${is.path}\` instead of \`${was.path}\`, and ${use.name} is not in it`;
  return [{ topic: "weakened-gate", message, at: startOf(is), related: [atBase(use.at)] }];
}

/** Where the file has the other ending, which only prek reads: for pre-commit the hook is gone. */
function unreadByPreCommit({ name, at }: GateUse, { prek }: FilesRead): PolicyProblem | undefined {
  if (at.source.path !== ".pre-commit-config.yaml" || prek?.path !== ".pre-commit-config.yml") return undefined;
  const message = `pre-commit does not read \`${prek.path}\`, so ${name} is removed; name the file \`${at.source.path}\``;
  return { topic: "weakened-gate", message, at: startOf(prek), related: [atBase(at)] };
}

function removedUse(use: GateUse, after: readonly GateUses[], { instead }: FilesRead): PolicyProblem {
  const { path } = use.at.source;
  const file = after.find(({ source }) => source.path === path);
  const other = instead.get(path);
  if (other)
    return {
      topic: "weakened-gate",
      message: `\`${other.path}\` is read instead of \`${path}\`, and ${use.name} is not in it`,
      at: startOf(other),
      related: [atBase(use.at)],
    };
  return {
    topic: "weakened-gate",
    message: file?.problem
      ? `the file cannot be read, so ${use.name} is no longer found in it`
      : `${use.name} is removed`,
    at: file ? (file.problem ?? file.placeWithout(use)) : placeOfPath(path),
    related: [atBase(use.at)],
  };
}

/** Several uses can share a property of their workflow. */
function withoutRepeats(problems: readonly PolicyProblem[]): readonly PolicyProblem[] {
  const seen = new Set<string>();
  return problems.filter(({ message, at }) => {
    const key = `${at.source.path} ${at.span.start} ${message}`;
    const isNew = !seen.has(key);
    seen.add(key);
    return isNew;
  });
}

/** How many workflows may call one another in a row. GitHub allows ten. */
const maxDepth = 10;

/**
 * The uses in the files that name this tool, in those that call such a file, and in those in `paths`. A workflow that
 * others call runs only when they call it.
 */
export async function usesOf(sources: readonly Source[], paths: ReadonlySet<string>): Promise<readonly GateUses[]> {
  const units = unitsOf(filesRead(sources.filter(({ path }) => isGate(path) && path !== npmrcPath)));
  const targets = new Set<string>();
  for (let round = 0; ; round++) {
    const isCandidate = ({ path, text }: Source) =>
      paths.has(path) || /agent-profile/i.test(text) || [...targets].some((target) => text.includes(target));
    const candidates = units.filter((files) => files.some(isCandidate));
    const found = await Promise.all(candidates.map((files) => readUses(files, targets)));
    const { size } = targets;
    for (const { source, uses } of found) if (uses.length > 0) targets.add(callTarget(source.path));
    if (targets.size === size || round === maxDepth) return found;
  }
}

/** The files that are read together: those of lefthook, and every other one alone. */
function unitsOf({ sources, lefthook }: FilesRead): readonly (readonly Source[])[] {
  const others = sources.filter((source) => !lefthook.includes(source)).map((source) => [source]);
  return lefthook.length > 0 ? [...others, lefthook] : others;
}

async function readUses(files: readonly Source[], targets: ReadonlySet<string>): Promise<GateUses> {
  const [source] = files as [Source];
  if (commandFiles.lefthook.test(source.path)) return lefthookUses(files);
  if (isCommandFile(source.path)) return commandUsesIn(source);
  return isHooksFile(source.path) ? hooksIn(source) : stepsIn(source, targets);
}

/** How others call a file of the repository: a workflow by its path, an action by its directory. */
function callTarget(path: string): string {
  return /^action\.ya?ml$/.test(path) ? "." : `./${path.replace(/\/action\.ya?ml$/, "")}`;
}

function compareUses(base: GateUse, head: GateUse): PolicyProblem[] {
  return [...new Set([...base.properties.keys(), ...head.properties.keys()])].flatMap((name): PolicyProblem[] => {
    const [before, after] = [base.properties.get(name), head.properties.get(name)];
    const message = worseFor(name, before, after, head.kind);
    if (message === undefined) return [];
    // The place for an event that is gone is the key `on`.
    const at = after?.at ?? (name.startsWith("on ") ? head.properties.get("on")?.at : undefined) ?? head.at;
    return [{ topic: "weakened-gate", message, at, related: [atBase(before?.at ?? base.at)] }];
  });
}
