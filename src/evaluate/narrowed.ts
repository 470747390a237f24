/**
 * Evaluates only the profiles that a commit concerns. It can only say that nothing fails: wherever a finding fails, or
 * what was judged shows that the change has an effect beyond itself, everything has to be judged.
 */
import type { Finding } from "../model/finding.ts";
import { rules } from "../generated/catalogue.ts";
import { hosts } from "../generated/hosts.ts";
import type { HostLoad, InspectOptions } from "../inspect/index.ts";
import { type Unrelated, unrelatedIn } from "../inspect/unchanged/unrelated.ts";
import { capabilities, type Capability } from "../model/capability.ts";
import { known } from "../model/fact.ts";
import type { Host } from "../model/host.ts";
import type { Item, Layer } from "../model/load.ts";
import { capabilitiesOf } from "../model/profile.ts";
import type { Rule } from "../model/rule.ts";
import { evaluateTrees } from "./index.ts";
import type { EvaluateInput } from "./input.ts";
import { inspectBoth, type InspectedTrees } from "./inspect-both.ts";
import { conclusionOf, type Result } from "./result.ts";

/**
 * The result for the changed profiles alone, with the number of files that were left out; `undefined`: everything has
 * to be judged. `least`: how many files have to be left out.
 */
export async function evaluateNarrowed(input: EvaluateInput, least?: number): Promise<Result | undefined> {
  const { repo, base, options } = input;
  if (!base?.sharesObjects || input.gate !== "new" || asksForMore(input)) return undefined;
  const found = await unrelatedIn(repo, base.repo, least);
  // What the policy ignores is counted for all files.
  if (!found || [...found.changed].some((path) => options.decisions.ignored(path))) return undefined;
  const [head, before] = await Promise.all([repo, base.repo].map((tree) => tree.without(found.unrelated)));
  if (!head || !before) return undefined;
  const narrowed = { repo: head, base: { ...base, repo: before }, options: { ...options, idleHosts: found.idle } };
  const trees = await inspectBoth(head, narrowed.base, narrowed.options);
  if (!(await isSelfContained(trees, found))) return undefined;
  const result = await evaluateTrees(trees, { ...input, ...narrowed });
  return isOnlyAboutChanged(result, found) ? resultOfChanged(result, found, input) : undefined;
}

/**
 * How a part of a run stands to this shortcut. `alike`: it means the same for some profiles as for all. `absent`:
 * everything is judged where it is given. `checked`: `evaluateNarrowed` looks at it by itself.
 */
type Part = "alike" | "absent" | "checked";

/** Every part is named, so that a new one does not compile until somebody has decided. */
const partsOfInput: Readonly<Record<keyof EvaluateInput, Part>> = {
  tool: "alike",
  repo: "checked",
  base: "checked",
  options: "checked",
  repository: "alike",
  slug: "alike",
  commit: "alike",
  policyCommit: "alike",
  notes: "alike",
  failOn: "alike",
  gate: "checked",
  policyProblems: "absent",
  approve: "absent",
  policyChanges: "absent",
  proposed: "absent",
  before: "absent",
  policyPower: "absent",
  // What it accepts is accepted of the changed profiles too.
  baseline: "alike",
};

const partsOfOptions: Readonly<Record<keyof InspectOptions, Part>> = {
  decisions: "checked",
  hosts: "absent",
  idleHosts: "absent",
  editions: "absent",
  everyEdition: "absent",
  repositoryNames: "alike",
  // A host in use at the base, where every folder keeps a profile.
  usedAtBase: "alike",
  starts: "absent",
  user: "absent",
  skipsRules: "absent",
  // These say what is kept for later, and what nobody looks at.
  sharedLoads: "alike",
  isOnly: "alike",
  skipsNative: "alike",
};

/** Whether the run needs more than the findings of the change. */
function asksForMore(input: EvaluateInput): boolean {
  const { options } = input;
  return (
    hasAny(input, partsOfInput) ||
    hasAny(options, partsOfOptions) ||
    Object.values(options.decisions.hosts).some((settings) =>
      [settings?.dirs, settings?.editions].some((set) => set?.length),
    )
  );
}

/** Whether a part is given that has to be absent. */
function hasAny<T extends object>(given: T, parts: Readonly<Record<keyof T, Part>>): boolean {
  return (Object.keys(parts) as (keyof T)[]).some((name) => parts[name] === "absent" && isGiven(given[name]));
}

function isGiven(value: unknown): boolean {
  const isEmpty = typeof value === "object" && value !== null && Object.keys(value).length === 0;
  return value !== undefined && value !== false && !isEmpty;
}

/** Whether the change has no effect on what stays, and so none on what is like it. */
async function isSelfContained({ head, base, fault }: InspectedTrees, found: Unrelated): Promise<boolean> {
  if (!base || fault) return false;
  const [after, before] = [head.inspection.loads, base.inspection.loads];
  const isOnlyChanged =
    after.length === before.length &&
    after.every((load, at) => {
      const other = before[at];
      return (
        other !== undefined &&
        JSON.stringify(stateBesideChanged(load, found)) === JSON.stringify(stateBesideChanged(other, found))
      );
    }) &&
    [...after, ...before].every((load) => isByItself(load, found)) &&
    // One that is deleted, or no longer has the fault, leaves it to another.
    !base.inspection.findings.some((finding) => isReportedOnce(finding) && found.changed.has(finding.at.source.path));
  if (!isOnlyChanged) return false;
  for (const [at, load] of after.entries()) if (!(await reachesTheSame(load, before[at], found))) return false;
  return true;
}

function isOfChanged({ files }: Item, { changed }: Pick<Unrelated, "changed">): boolean {
  return changed.has(files[0] ?? "");
}

/** All that does not come from the changed profiles: it must be the same on both sides. */
function stateBesideChanged({ host, edition, use, load }: HostLoad, found: Unrelated): unknown {
  const layerOf = ({ name, root, status, problem, authority }: Layer): unknown => [
    name,
    root,
    status,
    problem?.message,
    authority.map(({ setting, value, effect, at }) => [setting, value, effect, at.source.path]),
  ];
  const itemOf = ({ files, layer, verdict, profile }: Item): unknown => [
    files,
    layer.root,
    verdict.kind,
    "problem" in verdict ? verdict.problem.message : undefined,
    profile?.identity,
    profile && capabilitiesOf(profile),
  ];
  return [
    [host, edition, use.kind, load.status, load.problem?.message],
    load.layers.map(layerOf),
    load.items.filter((item) => !isOfChanged(item, found)).map(itemOf),
  ];
}

/**
 * Whether what stays was searched for every name that the changed profiles have in their host, and whether that refuses
 * none of them: a refused profile may cost the others.
 */
function isByItself({ load }: HostLoad, found: Unrelated): boolean {
  return load.items.every((item) => {
    if (!isOfChanged(item, found)) return !item.files.some((path) => found.changed.has(path));
    const { profile, verdict } = item;
    const names = profile ? [profile.identity, known(profile.name)] : [];
    return (
      verdict.kind !== "rejected" &&
      profile?.identity !== "" &&
      names.every((name) => name === undefined || name === "" || found.isKnown(name))
    );
  });
}

/**
 * Whether no profile can do more, or less, by starting a changed one: others of its layer, or built-in ones that
 * nothing replaces, can do what that gains or loses. Those of another layer do not count: what shadows them may be left
 * out. Where profiles list whom they may start, it has the powers and the name that it had. What a changed one can do
 * by starting others depends on all of them.
 */
async function reachesTheSame(
  { host, load }: HostLoad,
  before: HostLoad | undefined,
  found: Unrelated,
): Promise<boolean> {
  const isChanged = (item: Item): boolean => isOfChanged(item, found);
  const changedBefore = before?.load.items.filter(isChanged) ?? [];
  const others = load.items.filter((item) => !isChanged(item));
  const limitsStarts = hostOf(host)?.limitsStarts === true;
  for (const path of found.changed) {
    const [items = [], earlier = []] = [load.items, changedBefore].map((of) =>
      of.filter(({ files }) => files[0] === path),
    );
    const [now, was] = [powersOf(items), powersOf(earlier)];
    if (now.includes("delegate") && now.length < capabilities.length) return false;
    const moved = [...new Set([...now, ...was])].filter((power) => now.includes(power) !== was.includes(power));
    if (limitsStarts) {
      const [names, namesBefore] = [startedAs(items, load.items), startedAs(earlier, before?.load.items ?? [])];
      if (moved.length > 0 || JSON.stringify(names) !== JSON.stringify(namesBefore)) return false;
      continue;
    }
    const roots = new Set([...items, ...earlier].map(({ layer }) => layer.root));
    const beside = powersOf(others.filter(({ files, layer }) => files.length > 0 && roots.has(layer.root)));
    const needed = moved.filter((power) => !beside.includes(power));
    const builtin = others.filter(({ files }) => files.length === 0);
    if (!(await areHeld(needed, builtin, found))) return false;
  }
  return true;
}

/** Whether built-in agents have these powers of which no profile that is left out may have the name. */
async function areHeld(
  needed: readonly Capability[],
  builtin: readonly Item[],
  { mayHave }: Unrelated,
): Promise<boolean> {
  let open = needed;
  for (const item of builtin) {
    const powers = powersOf([item]);
    if (!open.some((power) => powers.includes(power))) continue;
    if (!(await mayHave(item.profile?.identity ?? ""))) open = open.filter((power) => !powers.includes(power));
  }
  return open.length === 0;
}

/** What the loaded ones of these can do. */
function powersOf(items: readonly Item[]): readonly Capability[] {
  return items.flatMap(({ verdict, profile }) => (profile && verdict.kind === "loaded" ? capabilitiesOf(profile) : []));
}

/**
 * The names by which others start these profiles, and whether one of all may: some hosts let a profile say that no
 * other starts it.
 */
function startedAs(items: readonly Item[], all: readonly Item[]): readonly (readonly [name: string, may: boolean])[] {
  return items.flatMap(({ verdict, profile }) => {
    if (!profile || verdict.kind !== "loaded") return [];
    const name = profile.identity ?? "";
    return [[name, all.some((other) => other.profile?.mayStart?.(name) === true)]] as const;
  });
}

const hostOf = (id: string | null): Host | undefined => hosts[id as keyof typeof hosts];

const ruleOf = (id: string): Rule | undefined => rules[id as keyof typeof rules];

/**
 * Whether nothing fails, and all that is new is said of the changed profiles and of nothing that others have in common.
 */
function isOnlyAboutChanged(result: Result, { changed }: Unrelated): boolean {
  const isOwn = ({ at, item, related = [] }: Finding): boolean =>
    changed.has(at.source.path) &&
    (item === null || changed.has(item.files[0] ?? "")) &&
    related.every((place) => changed.has(place.at.source.path));
  return (
    result.settings?.length === 0 &&
    conclusionOf(result) === "clean" &&
    result.findings.every(
      ({ finding, state }) =>
        (isOwn(finding) ? !isShared(finding) : state !== "new") &&
        !(hostOf(finding.host)?.failsWhole && dependsOn(finding, "verdict") && changed.has(finding.at.source.path)),
    )
  );
}

/** Whether a finding depends on other files: it is reported once for all, or says that something is nowhere. */
function isShared(finding: Finding): boolean {
  return dependsOn(finding, "files") || isReportedOnce(finding);
}

function dependsOn({ rule }: Finding, what: Rule["dependsOn"]): boolean {
  return ruleOf(rule)?.dependsOn === what;
}

function isReportedOnce({ rule, kind }: Finding): boolean {
  return kind !== undefined && ruleOf(rule)?.kinds?.[kind]?.isOnce === true;
}

/** What the result says of the changed profiles. */
function resultOfChanged(result: Result, { changed, unrelated }: Unrelated, { options }: EvaluateInput): Result {
  const isOfPath = ({ at, item }: Finding): boolean => changed.has(item?.files[0] ?? at.source.path);
  const { inspection } = result;
  const findings = result.findings.filter(({ finding }) => isOfPath(finding));
  return {
    ...result,
    inspection: {
      ...inspection,
      subjects: inspection.subjects.filter((subject) => isOfChanged(subject.item, { changed })),
      findings: inspection.findings.filter(isOfPath),
      ignored: 0,
    },
    findings,
    upcoming: options.decisions.upcoming(findings.flatMap(({ finding, waiver }) => (waiver ? [] : [finding]))),
    leftOut: unrelated.size,
  };
}
