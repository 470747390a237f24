/**
 * The state of a run and its first line, the same in every format: `Passed`, `Failed:`, `Waiting for` or `Not
 * decided:`. The first words are stable, so that people and programs can search for them.
 */
import { counted } from "../sanitize/counted.ts";
import type { Result } from "../evaluate/result.ts";
import { isLooser, isOfStart } from "../compare/settings/effects.ts";
import type { SettingChange } from "../compare/settings/index.ts";
import { failsRun } from "../evaluate/result.ts";
import { type Awaited, type AwaitedTopic, severities } from "../model/finding.ts";
import { codeOwners } from "../policy/model.ts";
import { isCounted } from "./model/ceilings.ts";
import { undecidedLine } from "./undecided.ts";
import { findingReport, type SeverityCounts } from "./model/index.ts";
import { listed } from "../sanitize/listed.ts";

/** Findings that concern no decision of this run. */
export interface Hidden {
  readonly existing: number;
  readonly baselined: number;
  readonly waived: number;
}

/**
 * A run that decided. `waiting`: it fails, and approvals are all that is missing. Exit code 0 is `passed`, 1 is
 * `failed` or `waiting`.
 */
export interface DecidedState {
  readonly kind: "passed" | "failed" | "waiting";
  readonly profiles: number;
  /** Whether all findings are about other files: one that could not be read, settings, the policy, workflows. */
  readonly isBesideProfiles?: boolean;
  /** Whether only the profiles that a commit concerns were judged. */
  readonly isNarrowed?: boolean;
  /** The findings that fail the run; `null` if only the outcome is known. */
  readonly failing: SeverityCounts | null;
  /** The findings that concern the run and do not fail it. */
  readonly passing: SeverityCounts;
  readonly hidden: Hidden;
  /** How many settings files let agents do more than at the base, where no new finding is in them. Absent: none. */
  readonly loosened?: number;
  /** How many files start agents with fewer limits than at the base, likewise. Absent: none. */
  readonly loosenedStarts?: number;
  /** Whether only new findings can fail the run. */
  readonly isGated: boolean;
  /** The approvals that are missing; empty unless `waiting`. */
  readonly awaited: readonly Awaited[];
}

/** A run that decided nothing: exit code 2 or 3. */
export interface UndecidedState {
  readonly kind: "undecided";
  /** Why, without a full stop. May be hostile. */
  readonly reason: string;
}

/** `undecided` is never a success: something could not be checked. */
export type RunState = DecidedState | UndecidedState;

/** How the state of a result is decided: it waits if every finding that fails it does. */
export function stateOf(result: Result): DecidedState {
  const { failing, counts, profiles, aside, shown } = findingReport(result);
  const { findings, gate } = result;
  const awaited = findings
    .filter((evaluated) => failsRun(evaluated, result))
    .map(({ finding }) => finding.awaited ?? null);
  const missing = awaited.filter((one) => one !== null);
  const isWaiting = missing.length > 0 && missing.length === awaited.length;
  const looser = loosenedIn(result);
  const loosenedStarts = looser.filter(isOfStart).length;
  const loosened = looser.length - loosenedStarts;
  return {
    kind: awaited.length === 0 ? "passed" : isWaiting ? "waiting" : "failed",
    profiles,
    isBesideProfiles: shown.every(({ findings: own }) => own.every(({ finding }) => finding.item === null)),
    isNarrowed: result.leftOut !== undefined,
    failing,
    passing: {
      error: counts.error - failing.error,
      warning: counts.warning - failing.warning,
      note: counts.note - failing.note,
    },
    hidden: { existing: aside.existing, baselined: aside.baselined, waived: aside.waived },
    ...(loosened > 0 ? { loosened } : {}),
    ...(loosenedStarts > 0 ? { loosenedStarts } : {}),
    isGated: gate === "new",
    awaited: isWaiting ? missing : [],
  };
}

/**
 * The most dangerous change of each settings file that lets agents do more than at the base. Of a file with a new
 * finding that people see, only what is gone: no rule reports a guard that is no longer there. Code
 * that a setting starts changes all the time: `diff` and the summary tell it.
 */
export function loosenedIn({
  settings = [],
  findings,
}: Pick<Result, "settings" | "findings">): readonly SettingChange[] {
  const looser = settings.filter((change) => isLooser(change) && change.material.length === 0);
  if (looser.length === 0) return [];
  const seen = findings.filter((evaluated) => evaluated.state === "new" && !isCounted(evaluated));
  const reported = new Set(seen.map(({ finding }) => finding.at.source.path));
  const first = new Map<string, SettingChange>();
  for (const change of looser)
    if ((change.after === null || !reported.has(change.path)) && !first.has(change.path))
      first.set(change.path, change);
  return [...first.values()];
}

/** Writes a hostile text, or a name of the policy, in the way of a format. */
type Write = (text: string) => string;

const asIs: Write = (text) => text;

/** The first line, without a full stop. `name` writes logins and teams, `sentence` the reason. */
export function firstLine(
  state: RunState,
  { name = asIs, sentence = asIs }: { readonly name?: Write; readonly sentence?: Write } = {},
): string {
  switch (state.kind) {
    case "undecided":
      return undecidedLine(sentence(state.reason));
    case "waiting":
      return `Waiting for ${approversIn(state.awaited, name)}: ${topicsIn(state.awaited)}`;
    case "failed":
      return failedLine(state);
    case "passed":
      return passedLine(state);
  }
}

function failedLine({ failing, passing, profiles, isBesideProfiles, isGated }: DecidedState): string {
  if (!failing) return `Failed: see the run for the reason (${counted(profiles, "agent profile")})`;
  const rest = countsOf(passing);
  return `Failed: ${countsOf(failing, isGated ? "new " : "")}${rest === "" ? "" : ` (also ${rest})`}${checkedWords(profiles, isBesideProfiles)}`;
}

/** How many profiles were checked: not all of them need have findings. Those beside the profiles say nothing of it. */
function checkedWords(profiles: number, isBesideProfiles = false): string {
  return profiles === 0 || isBesideProfiles ? "" : `; ${counted(profiles, "agent profile")} checked`;
}

function passedLine({
  passing,
  profiles,
  isBesideProfiles,
  hidden,
  loosened = 0,
  loosenedStarts = 0,
  isNarrowed = false,
}: DecidedState): string {
  const shown = countsOf(passing);
  const aside = hiddenWords(hidden);
  const looser = [
    ...(loosened > 0 ? [`; ${counted(loosened, "settings file")} looser than at the base`] : []),
    ...(loosenedStarts > 0 ? [`; starts in ${counted(loosenedStarts, "file")} looser than at the base`] : []),
  ].join("");
  const end = `${looser}${aside === "" ? "" : `; ${aside} not counted`}`;
  if (shown !== "") return `Passed with ${shown}${checkedWords(profiles, isBesideProfiles)}${end}`;
  if (end !== "") return `Passed${end}`;
  if (profiles === 0 && isNarrowed) return "Passed: no agent profile is added or changed";
  return profiles === 0 ? "Passed: no agent profiles found" : `Passed${checkedWords(profiles)}`;
}

/** `47 findings of the baseline and 2 waived findings`. */
function hiddenWords({ existing, baselined, waived }: Hidden): string {
  return listed([
    ...(baselined > 0 ? [`${counted(baselined, "finding")} of the baseline`] : []),
    ...(existing > 0 ? [counted(existing, "existing finding")] : []),
    ...(waived > 0 ? [counted(waived, "waived finding")] : []),
  ]);
}

/** Each approval once: `@acme/security and 2 of @ann, @bob`. */
function approversIn(awaited: readonly Awaited[], name: Write): string {
  const approvals = new Map(awaited.flatMap(({ from }) => from.map((one) => [JSON.stringify(one), one] as const)));
  return listed(
    [...approvals.values()].map(({ by, count }) => {
      const names = by.map((one) => (one === codeOwners ? "code owners" : name(one)));
      if (count > 1) return `${count} of ${names.join(", ")}`;
      return listed(by.length === 1 && by[0] === codeOwners ? ["a code owner"] : names, "or");
    }),
  );
}

/** In the order in which they are named. */
const topicNames: readonly (readonly [thing: AwaitedTopic, one: string, many: string])[] = [
  ["grant", "new grant", "new grants"],
  ["waiver", "new waiver", "new waivers"],
  ["gain", "gain of power", "gains of power"],
  ["policy", "policy change", "policy changes"],
  ["check", "change that weakens the check", "changes that weaken the check"],
];

function topicsIn(awaited: readonly Awaited[]): string {
  const parts = topicNames.flatMap(([thing, one, many]) => {
    const count = awaited.filter((each) => each.topic === thing).length;
    return count === 0 ? [] : [counted(count, one, many)];
  });
  return parts.length === 0 ? counted(awaited.length, "finding") : listed(parts);
}

/** `2 new errors, 1 warning`, the worst first. */
function countsOf(counts: SeverityCounts, before = ""): string {
  return severities
    .toReversed()
    .filter((severity) => counts[severity] > 0)
    .map((severity, at) => counted(counts[severity], `${at === 0 ? before : ""}${severity}`))
    .join(", ");
}
