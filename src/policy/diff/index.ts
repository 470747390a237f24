/** What a pull request loosens and tightens in the policy, setting by setting, each at its place in the new files. */
import { presetCeiling, presets } from "../../model/rule.ts";
import type { Capability } from "../../model/capability.ts";
import { hosts, rules } from "../../generated/catalogue.ts";
import { defaultEditionOf, type Host } from "../../model/host.ts";
import { atBase, type Problem } from "../../model/load.ts";
import type { PolicyProblem } from "../../model/policy-facts.ts";
import { type Approval, codeOwners, type Baseline, type BaselineEntry, type Policy, type Stated } from "../model.ts";
import type { Rule } from "../../model/rule.ts";
import { type Place, placeOfPath, type Source, startOf } from "../../repo/text.ts";
import { ceilingsOf } from "../organisation.ts";
import { diffEntries } from "./entries.ts";
import { levelChanges, levelNames } from "./levels.ts";
import { diffInheritedRollout, diffRollout } from "./rollout.ts";
import { diffLists } from "./lists.ts";
import { diffOrganisation } from "./organisation.ts";
import { diffOverrides } from "./overrides.ts";
import { diffPins } from "./pins.ts";
import type { PlaceOfKey, ReportDiff } from "./types.ts";
import { type PolicyView, viewOf } from "../decide/effective.ts";
import { counted } from "../../sanitize/counted.ts";

/** The policy at one end of a pull request. */
export interface PolicyState {
  readonly policy: Policy;
  readonly baseline: Baseline | undefined;
  /** The repository's own policy file; `undefined`: it has none. */
  readonly source: Source | undefined;
}

/** What a change of a policy loosens and tightens, each at its place in the new file. */
export interface PolicyDiff {
  readonly looser: readonly Difference[];
  readonly tighter: readonly Problem[];
  /** The policy file is removed. */
  readonly isRemoved?: true;
}

type Difference = Problem & Pick<PolicyProblem, "entry">;

/**
 * `today`: a day in UTC (`2027-03-31`). Entries that ended before it count on neither side. `outer`: the organisation's
 * policy that the workflow names.
 */
export function diffPolicies(before: PolicyState, after: PolicyState, today: string, outer?: Policy): PolicyDiff {
  const diff = { looser: [] as Difference[], tighter: [] as Problem[] };
  const report: ReportDiff = (direction, at, message, old, entry) => {
    const related = old && !isOfPreset({ at: old }) ? [atBase(old)] : undefined;
    diff[direction].push({ message, at, ...(related ? { related } : {}), ...(entry ? { entry } : {}) });
  };
  const placeOf = placesIn(after.source, before.source);
  const [old, fresh] = [before.policy, after.policy];
  const views = [viewOf(old, today, () => false), viewOf(fresh, today, () => false)] as const;

  diffPreset(old, fresh, placeOf, report);
  diffCeiling(old.ceiling, fresh.ceiling, placeOf("ceiling"), report);
  diffLevels(...views, placeOf("rules"), report);
  diffOptions(...views, placeOf("rules"), report);
  diffOverrides(...views, placeOf("overrides"), report);
  diffEntries(old, fresh, today, placeOf, report);
  diffLists(old, fresh, placeOf, report);
  diffHosts(old, fresh, placeOf("hosts"), report);
  const ceilings = [ceilingsOf(old, outer), ceilingsOf(fresh, outer)] as const;
  diffRollout(old, fresh, ceilings[1], today, placeOf("rollout"), report);
  diffApprovals(old, fresh, placeOf("approvals"), report);
  diffBaseline(before, after, placeOf("baseline"), report);
  diffPins(old, fresh, placeOf("extends"), report);
  diffOrganisation(old, fresh, outer, placeOf("organisation"), (a, b) => loosenedIn(a, b, today), report);
  diffInheritedRollout(old, ...ceilings, today, fresh.organisation?.at ?? placeOf("organisation"), report);

  if (!before.source || after.source) return diff;
  const looser = diff.looser.length > 0 ? [removedPolicy(before.source, diff.looser)] : [];
  return { ...diff, looser, isRemoved: true };
}

function loosenedIn(before: Policy, after: Policy, today: string): readonly Problem[] {
  const sideOf = (policy: Policy): PolicyState => ({ policy, baseline: undefined, source: undefined });
  return diffPolicies(sideOf(before), sideOf(after), today).looser;
}

/** One problem for a policy file that a pull request removes, in place of one per setting. */
function removedPolicy(source: Source, looser: readonly Problem[]): Problem {
  const reasons = looser.slice(0, 3).map(({ message }) => message);
  return {
    message: `the policy is removed, so preset:recommended applies: ${reasons.join("; ")}`,
    at: placeOfPath(source.path),
    related: [atBase(startOf(source))],
  };
}

/** The place of a setting that is gone: its top-level key in the new file, or the file as a whole. */
function placesIn(after: Source | undefined, before: Source | undefined): PlaceOfKey {
  if (after) return (key) => keyIn(after, key);
  return () => placeOfPath(before ? before.path : "preset:recommended");
}

/** A top-level key in block style, or the start of the file. */
function keyIn(source: Source, key: string): Place {
  const found = new RegExp(`^["']?${key}["']?[ \\t]*:`, "m").exec(source.text);
  return found ? { source, span: { start: found.index, end: found.index + key.length } } : startOf(source);
}

function diffPreset(old: Policy, fresh: Policy, placeOf: PlaceOfKey, report: ReportDiff): void {
  if (old.preset === fresh.preset) return;
  report(
    presets.indexOf(fresh.preset) < presets.indexOf(old.preset) ? "looser" : "tighter",
    fresh.presetAt ?? placeOf("extends"),
    `the preset is preset:${fresh.preset} (was preset:${old.preset})`,
    old.presetAt,
  );
}

type Ceiling = Stated<readonly Capability[]>;

function diffCeiling(old: Ceiling | undefined, fresh: Ceiling | undefined, gone: Place, report: ReportDiff): void {
  const before: readonly Capability[] = old?.value ?? presetCeiling;
  const after: readonly Capability[] = fresh?.value ?? presetCeiling;
  const added = after.filter((capability) => !before.includes(capability));
  const removed = before.filter((capability) => !after.includes(capability));
  const at = fresh?.at ?? gone;
  if (added.length > 0) report("looser", at, `the ceiling adds ${added.join(", ")}`, old?.at);
  if (removed.length > 0) report("tighter", at, `the ceiling no longer has ${removed.join(", ")}`, old?.at);
  if (added.length === 0) diffStatedCeiling(old, fresh, removed.length > 0, at, report);
}

/** The level of `max-capability` depends on whether a policy states the ceiling. */
function diffStatedCeiling(
  old: Ceiling | undefined,
  fresh: Ceiling | undefined,
  isNarrower: boolean,
  at: Place,
  report: ReportDiff,
): void {
  if (old && !fresh)
    report("looser", at, "the ceiling is removed, so the default one applies with lower severities", old.at);
  if (!old && fresh && !isNarrower)
    report("tighter", at, "the ceiling is stated, so it applies with higher severities");
}

function isOfPreset({ at }: Pick<Stated<unknown>, "at">): boolean {
  return at.source.path.startsWith("preset:");
}

/** The level of a rule also applies to its kinds: one setting is reported once in each direction. */
function diffLevels(old: PolicyView, fresh: PolicyView, gone: Place, report: ReportDiff): void {
  const reported = new Set<string>();
  for (const name of levelNames) {
    const changes = levelChanges(name, "", (cap) => {
      const question = { ...name, profile: undefined, cap };
      const [before, after] = [old.decided(question), fresh.decided(question)];
      return isOfPreset(before) && isOfPreset(after) ? undefined : { before, after };
    });
    for (const { direction, message, before, after } of changes) {
      const cause = [after, before]
        .map((stated) => (isOfPreset(stated) ? "preset" : `${stated.at.source.path} ${stated.at.span.start}`))
        .join(" / ");
      if (reported.has(`${direction} ${cause}`)) continue;
      reported.add(`${direction} ${cause}`);
      report(direction, isOfPreset(after) ? gone : after.at, message, before.at);
    }
  }
}

function diffOptions(old: PolicyView, fresh: PolicyView, gone: Place, report: ReportDiff): void {
  for (const [id, { options = {} }] of Object.entries<Rule>(rules)) {
    for (const [name, { tightens }] of Object.entries(options)) {
      const [before, after] = [old.option(id, name, undefined), fresh.option(id, name, undefined)];
      if (before.value === after.value || (isOfPreset(before) && isOfPreset(after))) continue;
      const isTighter = tightens === "up" ? after.value > before.value : after.value < before.value;
      report(
        isTighter ? "tighter" : "looser",
        isOfPreset(after) ? gone : after.at,
        `\`${name}\` of \`${id}\` is ${after.value} (was ${before.value})`,
        before.at,
      );
    }
  }
}

function diffHosts(old: Policy, fresh: Policy, gone: Place, report: ReportDiff): void {
  for (const [id, host] of Object.entries<Host>(hosts)) {
    const [before, after] = [old.hosts[id], fresh.hosts[id]];
    diffEdition(host, before?.edition, after?.edition, gone, report);
    diffDirectories(id, before?.dirs ?? [], after?.dirs ?? [], gone, report);
  }
}

/** No edition is stricter than another, so an older one counts as looser and a newer one as tighter. */
function diffEdition(
  host: Host,
  before: Stated<string> | undefined,
  after: Stated<string> | undefined,
  gone: Place,
  report: ReportDiff,
): void {
  const { title, editions } = host;
  const [old, fresh] = [before?.value ?? defaultEditionOf(host), after?.value ?? defaultEditionOf(host)];
  if (old === fresh) return;
  report(
    editions.indexOf(fresh) > editions.indexOf(old) ? "looser" : "tighter",
    after?.at ?? gone,
    `${title} is checked as edition ${fresh} (was ${old})`,
    before?.at,
  );
}

function diffDirectories(
  id: string,
  before: readonly Stated<string>[],
  after: readonly Stated<string>[],
  gone: Place,
  report: ReportDiff,
): void {
  const missingIn = (dirs: readonly Stated<string>[]) => {
    const known = new Set(dirs.map(({ value }) => value));
    return ({ value }: Stated<string>) => !known.has(value);
  };
  for (const { value, at } of before.filter(missingIn(after)))
    report("looser", gone, `\`hosts.${id}.dirs\` no longer has \`${value}\`, so profiles there are not checked`, at);
  for (const { value, at } of after.filter(missingIn(before)))
    report("tighter", at, `\`hosts.${id}.dirs\` adds \`${value}\``);
}

function diffApprovals(old: Policy, fresh: Policy, gone: Place, report: ReportDiff): void {
  for (const kind of ["widening", "policy"] as const) {
    const [before, after] = [old.approvals[kind], fresh.approvals[kind]];
    if (requiresLess(after, before))
      report(
        "looser",
        after?.at ?? gone,
        `\`approvals.${kind}\` ${after ? "requires less" : "is removed"}`,
        before?.at,
      );
    else if (requiresLess(before, after))
      report("tighter", after?.at ?? gone, `\`approvals.${kind}\` requires more`, before?.at);
  }
}

/** Whether `a` accepts fewer people or other people than `b`. GitHub's names do not differ by case. */
function requiresLess(a: Approval | undefined, b: Approval | undefined): boolean {
  if (!b) return false;
  const names = ({ by }: Approval) =>
    by.map((name) => (name === codeOwners ? name : `@${name.replace(/^@/, "").toLowerCase()}`));
  return a === undefined || a.count < b.count || names(a).some((name) => !names(b).includes(name));
}

function diffBaseline(before: PolicyState, after: PolicyState, gone: Place, report: ReportDiff): void {
  const [old, fresh] = [before.policy.baseline, after.policy.baseline];
  const [wasRefused, isRefused] = [old?.value === "refuse", fresh?.value === "refuse"];
  if (wasRefused && !isRefused) report("looser", fresh?.at ?? gone, "baselines are allowed (were forbidden)", old?.at);
  if (!wasRefused && isRefused) report("tighter", fresh?.at ?? gone, "baselines are forbidden");
  diffBaselineEntries(before.baseline, after.baseline, report);
}

/** A baseline can have thousands of entries, so they are counted, at the first one. */
function diffBaselineEntries(before: Baseline | undefined, after: Baseline | undefined, report: ReportDiff): void {
  const added = entriesOnlyIn(after, before);
  const removed = entriesOnlyIn(before, after);
  if (added[0]) {
    report("looser", added[0].at, `the baseline accepts ${counted(added.length, "more finding")}`);
  }
  if (removed[0]) {
    const { at } = removed[0];
    report(
      "tighter",
      placeOfPath(at.source.path),
      `the baseline no longer accepts ${counted(removed.length, "finding")}`,
      at,
    );
  }
}

function entriesOnlyIn(baseline: Baseline | undefined, next: Baseline | undefined): readonly BaselineEntry[] {
  const entries = [...(baseline?.entries ?? [])].filter(([fingerprint]) => !next?.entries.has(fingerprint));
  return entries.map(([, entry]) => entry);
}
