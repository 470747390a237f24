/** Limits that profiles and settings promise, and which of them their hosts do not keep. */
import { type Certainty, certainties, weakest } from "../../model/certainty.ts";
import { capabilities } from "../../model/capability.ts";
import { isOffered } from "../../model/load.ts";
import { capabilitiesOf } from "../../model/profile.ts";
import { certaintyOf, certaintyOfHost } from "../../inspect/certainty.ts";
import { measuredVersions } from "../../generated/measured.ts";
import type { EvaluatedFinding, Result } from "../../evaluate/result.ts";
import { type FindingGroup, titleOf } from "./groups.ts";

/** A limit that does not hold. */
export interface Belief {
  readonly group: FindingGroup;
  /** What the texts say, as their authors wrote it. They may be hostile. */
  readonly says: readonly string[];
  /** How it is known: `measured on Claude Code 2.1.330`, `documented`, `not verified`. */
  readonly known: string;
}

export interface Beliefs {
  /** In the order of the groups. */
  readonly broken: readonly Belief[];
  /** How many limits hold, by how that is known. */
  readonly held: { readonly [C in Certainty]: number };
}

/** The kinds of a rule that are about a limit. */
const kindsOfBelief: { readonly [rule: string]: readonly string[] } = {
  "no-ineffective-setting": ["limit", "scope", "cut", "session"],
  "no-permission-bypass": ["unhonoured"],
};

/** Whether a finding says that a promised limit does not hold. */
function isBelief({ finding: { rule, kind = "" } }: EvaluatedFinding): boolean {
  return rule === "no-false-read-only" || (kindsOfBelief[rule]?.includes(kind) ?? false);
}

/** `groups`: those that are shown, in their order. */
export function beliefsIn(
  { findings, inspection: { subjects, loads } }: Pick<Result, "findings" | "inspection">,
  groups: readonly FindingGroup[],
): Beliefs {
  const broken = new Set(
    findings.flatMap((evaluated) =>
      isBelief(evaluated) ? [evaluated.finding.item ?? evaluated.finding.at.source.path] : [],
    ),
  );
  const held = { measured: 0, documented: 0, assumed: 0 };
  // A profile promises a limit with a tool list or a denied tool that leaves something out.
  for (const { host, item } of subjects) {
    const { profile } = item;
    if (!profile || !isOffered(item) || broken.has(item)) continue;
    const isListed = profile.grants.state === "stated" && capabilitiesOf(profile).length < capabilities.length;
    if (isListed) held[certaintyOf(host, item)]++;
    else if (profile.denied.length > 0) {
      const certainty = certaintyOf(host, item);
      held[weakest([certainty, profile.deniedCertainty ?? certainty])]++;
    }
  }
  for (const { host, load } of loads) {
    // Sessions of several directories have the same setting, and it is one limit.
    const counted = new Set<string>();
    for (const { effect, certainty, setting, value, at } of load.layers.flatMap(({ authority }) => authority)) {
      const limit = `${at.source.path} ${at.span.start} ${setting} ${value}`;
      if (effect !== "narrows" || broken.has(at.source.path) || counted.has(limit)) continue;
      counted.add(limit);
      held[certainty ?? certaintyOfHost(host)]++;
    }
  }
  return {
    broken: groups
      .filter(({ first }) => isBelief(first))
      .map((group) => ({ group, says: saysOf(group), known: knownOf(group) })),
    held,
  };
}

/** `All 12 limits hold (9 measured, 3 documented)`; `undefined` if nothing promises a limit. */
export function heldSentence({ broken, held }: Beliefs): string | undefined {
  const total = certainties.reduce((sum, certainty) => sum + held[certainty], 0);
  if (total === 0) return undefined;
  const parts = certainties
    .filter((certainty) => held[certainty] > 0)
    .map((certainty) => `${held[certainty]} ${wordFor(certainty)}`);
  const verb = total === 1 ? "holds" : "hold";
  const what = `${total} ${broken.length > 0 ? "other " : ""}${total === 1 ? "limit" : "limits"} ${verb} (${parts.join(", ")})`;
  return broken.length > 0 || total === 1 ? what : `All ${what}`;
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
