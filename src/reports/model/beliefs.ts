/** Limits that profiles and settings promise, and which of them their hosts do not keep. */
import { type Certainty, certainties, weakest } from "../../model/certainty.ts";
import { capabilities } from "../../model/capability.ts";
import { isServed, type Item } from "../../model/load.ts";
import { capabilitiesOf } from "../../model/profile.ts";
import type { Rule } from "../../model/rule.ts";
import { certaintyOf, certaintyOfHost } from "../../inspect/certainty.ts";
import { counted } from "../../sanitize/counted.ts";
import { rules } from "../../generated/catalogue.ts";
import { measuredVersions } from "../../generated/measured.ts";
import type { EvaluatedFinding, Result } from "../../evaluate/result.ts";
import { isAboutCommands, isCommandRule } from "./command-rules.ts";
import { type FindingGroup, titleOf } from "./groups.ts";

/** A limit that does not hold. */
export interface Belief {
  readonly group: FindingGroup;
  /** What the texts say, as their authors wrote it. They may be hostile. */
  readonly says: readonly string[];
  /** How many limits these are. */
  readonly limits: number;
  /** How many files they are in. */
  readonly files: number;
  /** How it is known: `measured on Claude Code 2.1.330`, `documented`, `not verified`. */
  readonly known: string;
}

/** Which limits hold, counted over every profile and setting of a run. */
export interface Beliefs {
  /** In the order of the groups. */
  readonly broken: readonly Belief[];
  /** How many limits do not hold that are in none of the groups, such as existing ones. */
  readonly existing: number;
  /** How many limits hold, by how that is known. */
  readonly held: { readonly [C in Certainty]: number };
  /** How many rules of settings match the text of a command. They are among no limits. */
  readonly commandRules: number;
}

/** The kinds of `no-ineffective-setting` that are about a limit. */
const kindsOfBelief: ReadonlySet<string> = new Set(["limit", "scope", "cut", "session"]);

/** Whether a finding says that a promised limit does not hold. */
function isBelief({ finding: { rule, kind = "" } }: EvaluatedFinding): boolean {
  return rule === "no-false-read-only" || (rule === "no-ineffective-setting" && kindsOfBelief.has(kind));
}

const rulesById = rules as Readonly<Record<string, Rule>>;

/** One finding, with those that it stands for where its kind is reported once for a repository. */
function limitsIn({ finding: { rule, kind = "", related = [], relatedCount = related.length } }: EvaluatedFinding) {
  return rulesById[rule]?.kinds?.[kind]?.isOnce ? 1 + relatedCount : 1;
}

function limitsOf(findings: readonly EvaluatedFinding[]): number {
  return findings.reduce((sum, evaluated) => sum + limitsIn(evaluated), 0);
}

/** `groups`: those that are shown, in their order. */
export function beliefsIn(
  { findings, inspection }: Pick<Result, "findings" | "inspection">,
  groups: readonly FindingGroup[],
): Beliefs {
  const brokenGroups = groups.filter(({ first }) => isBelief(first));
  const shown = new Set(brokenGroups.flatMap((group) => group.findings));
  return {
    broken: brokenGroups.map(beliefOf),
    existing: limitsOf(findings.filter((evaluated) => isBelief(evaluated) && !shown.has(evaluated))),
    ...limitsThatHold(findings, inspection),
  };
}

function beliefOf(group: FindingGroup): Belief {
  const limits = limitsOf(group.findings);
  const files = Math.max(group.paths.length, group.findings.length === 1 ? limits : 0);
  return { group, says: saysOf(group), limits, files, known: knownOf(group) };
}

function limitsThatHold(
  findings: readonly EvaluatedFinding[],
  { subjects, loads }: Pick<Result["inspection"], "subjects" | "loads">,
): Pick<Beliefs, "held" | "commandRules"> {
  const broken: ReadonlySet<Item | string> = new Set(
    findings.flatMap((evaluated) =>
      isBelief(evaluated) ? [evaluated.finding.item ?? evaluated.finding.at.source.path] : [],
    ),
  );
  const held = { measured: 0, documented: 0, assumed: 0 };
  let commandRules = 0;
  for (const { host, item } of subjects) {
    const certainty = broken.has(item) ? undefined : limitedBy(host, item);
    if (certainty) held[certainty]++;
  }
  for (const { host, load } of loads) {
    // Sessions of several directories have the same setting, and it is one limit.
    const counted = new Set<string>();
    for (const { effect, certainty, setting, value, at } of load.layers.flatMap(({ authority }) => authority)) {
      const limit = `${at.source.path} ${at.span.start} ${setting} ${value}`;
      if (effect !== "narrows" || broken.has(at.source.path) || counted.has(limit)) continue;
      counted.add(limit);
      if (isAboutCommands({ setting, value })) commandRules++;
      else held[certainty ?? certaintyOfHost(host)]++;
    }
  }
  return { held, commandRules };
}

/**
 * How the limit of a profile is known; `undefined` if it promises none. It does with a tool list or a denied tool that
 * leaves something out.
 */
function limitedBy(host: string, item: Item): Certainty | undefined {
  const { profile } = item;
  if (!profile || !isServed(item)) return undefined;
  const isListed = profile.grants.state === "stated" && capabilitiesOf(profile).length < capabilities.length;
  if (isListed) return certaintyOf(host, item);
  if (profile.denied.every(isCommandRule)) return undefined;
  const certainty = certaintyOf(host, item);
  return weakest([certainty, profile.deniedCertainty ?? certainty]);
}

/** `3 limits do not hold`; `1 existing limit does not hold`. */
export function brokenSentence(count: number, which = ""): string {
  return `${counted(count, `${which}limit does`, `${which}limits do`)} not hold`;
}

/** `All 12 limits hold (9 measured, 3 documented)`; `undefined` if no limit holds. */
export function heldSentence({ broken, existing, held }: Beliefs): string | undefined {
  const total = certainties.reduce((sum, certainty) => sum + held[certainty], 0);
  if (total === 0) return undefined;
  const parts = certainties
    .filter((certainty) => held[certainty] > 0)
    .map((certainty) => `${held[certainty]} ${wordFor(certainty)}`);
  const isAll = broken.length === 0 && existing === 0;
  const other = isAll ? "" : "other ";
  const what = `${counted(total, `${other}limit holds`, `${other}limits hold`)} (${parts.join(", ")})`;
  return isAll && total > 1 ? `All ${what}` : what;
}

/** What is no limit although it looks like one; `undefined` for none. */
export function commandRulesSentence({ commandRules }: Beliefs): string | undefined {
  if (commandRules === 0) return undefined;
  return `${counted(commandRules, "rule for a command is", "rules for commands are")} not counted: a command that is written differently may pass`;
}

function saysOf({ findings }: FindingGroup): readonly string[] {
  return [...new Set(findings.flatMap(({ finding: { belief, value } }) => belief ?? value ?? []))];
}

function knownOf({ first: { finding }, hosts }: FindingGroup): string {
  if (finding.certainty !== "measured") return wordFor(finding.certainty);
  const programs = hosts.flatMap((host) => {
    const version = measuredVersions.get(host);
    return version === undefined ? [] : [`${titleOf(host)} ${version}`];
  });
  return programs.length === 0 ? "measured" : `measured on ${programs.join(", ")}`;
}

function wordFor(certainty: Certainty): string {
  return certainty === "assumed" ? "not verified" : certainty;
}
