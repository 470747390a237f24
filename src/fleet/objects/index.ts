/**
 * What is kept of a repository, so that another policy can be judged without it: facts with places, and no text of a
 * file.
 */
import { applyPolicy } from "../../evaluate/apply-policy.ts";
import { govern } from "../../evaluate/govern.ts";
import type { EvaluatedFinding } from "../../evaluate/result.ts";
import { type Inspection, checkLoaded, type Loaded } from "../../inspect/index.ts";
import type { PolicyProblem } from "../../model/policy-facts.ts";
import { decide } from "../../policy/decide/index.ts";
import type { Decisions, Policy } from "../../policy/model.ts";
import type { BaselineState, PolicyState } from "../../policy/policy-files.ts";
import { positionAt, TextNotKept } from "../../repo/text.ts";
import { UserError } from "../../repo/tree.ts";
import { writeJsonLine } from "../../sanitize/json.ts";
import type { Hash } from "../../sanitize/secrets.ts";
import { decodeGraph, encodeGraph } from "./graph.ts";
import { findingTurns, type Memory, recordRecall, replayRecall, RuleLacksText } from "./recall.ts";

/** The policy and the baseline of a repository. */
export interface OwnPolicy {
  readonly policy: PolicyState;
  /** Absent: there is none. */
  readonly baseline: BaselineState | undefined;
}

/** Everything that judging needs. */
interface Facts extends OwnPolicy {
  readonly loaded: Loaded;
  /** What the policy said of hosts when the tree was read. */
  readonly hosts: string;
  readonly memory: Memory;
  /** The patterns of the repository's own policy that match nothing: what is kept has no list of files. */
  readonly unmatched: readonly PolicyProblem[];
}

/** A line of JSON. */
interface KeptObject {
  readonly tool: string;
  /** Why nothing is kept. */
  readonly lacks?: string;
  readonly graph?: string;
}

/** What another policy makes of a repository. */
export type Judged =
  | { readonly kind: "judged"; readonly findings: readonly EvaluatedFinding[]; readonly decisions: Decisions }
  | { readonly kind: "undecided"; readonly problem: string }
  /** The reason completes "… needs a scan: ". */
  | { readonly kind: "needs a scan"; readonly reason: string };

/** What an object is made from. */
export interface ObjectInput extends OwnPolicy {
  readonly tool: string;
  readonly inspection: Inspection;
  readonly findings: readonly EvaluatedFinding[];
  readonly decisions: Decisions;
  /** The policy above the repository's own. */
  readonly organisation: Policy | undefined;
  readonly unmatched: readonly PolicyProblem[];
  readonly hash: Hash;
}

/**
 * The object of a repository, as one line. What it was made from is judged again from the object alone: where that
 * comes to other findings, the object says so, and holds nothing.
 */
export async function objectOf(input: ObjectInput): Promise<string> {
  const { tool, inspection, decisions, policy, baseline, unmatched, hash } = input;
  const { findings: _, ignored: __, ...loaded } = inspection;
  const facts = { loaded, policy, baseline, unmatched, hosts: hostsIn(decisions) };
  try {
    const finding = findingTurns();
    const { loaded: bare } = decodeGraph(encodeGraph(facts, hash)) as Pick<Facts, "loaded">;
    await checkLoaded(bare, decisions, { unguarded: none, recall: finding.recall, withFixes: false });
    const remembered = recordRecall(finding.turns);
    if (finding.turns.size > 0) await checkLoaded(loaded, decisions, { recall: remembered.recall, withFixes: false });
    const graph = encodeGraph({ ...facts, memory: remembered.memory }, hash);
    const again = await judgeFacts(decodeGraph(graph) as Facts, input.organisation, decisions.today);
    const lacks = lackIn(again, input.findings);
    return writeJsonLine((lacks === undefined ? { tool, graph } : { tool, lacks }) satisfies KeptObject);
  } catch (error) {
    if (!(error instanceof TextNotKept)) throw error;
    return writeJsonLine({ tool, lacks: needsText(error) } satisfies KeptObject);
  }
}

/** What keeps an object from saying what the scan said; `undefined`: it says the same. */
function lackIn(again: Judged, findings: readonly EvaluatedFinding[]): string | undefined {
  if (again.kind !== "judged") return again.kind === "needs a scan" ? again.reason : needsText();
  const textOf = (found: EvaluatedFinding | undefined) => found && JSON.stringify(keyOf(found));
  const [longer, shorter] =
    again.findings.length > findings.length ? [again.findings, findings] : [findings, again.findings];
  const different = longer.find((found, at) => textOf(found) !== textOf(shorter[at]));
  return different && needsText(new RuleLacksText(different.finding.rule));
}

const none = () => [];

function needsText(error?: TextNotKept): string {
  const which = error instanceof RuleLacksText ? `\`${error.rule}\`` : "a rule";
  return `${which} needs a text of it that the inventory does not keep`;
}

/** Judges a kept object under another policy above the repository's own, on a day. Rejects for what is no object. */
export async function judgeObject(
  text: string,
  tool: string,
  organisation: Policy | undefined,
  today: string,
): Promise<Judged> {
  const kept = JSON.parse(text) as KeptObject;
  if (kept.tool !== tool) return { kind: "needs a scan", reason: `it was scanned by ${kept.tool}` };
  if (kept.graph === undefined) return { kind: "needs a scan", reason: kept.lacks ?? "nothing of it was kept" };
  return judgeFacts(decodeGraph(kept.graph) as Facts, organisation, today);
}

async function judgeFacts(facts: Facts, organisation: Policy | undefined, today: string): Promise<Judged> {
  const { loaded, policy, baseline, hosts, memory, unmatched } = facts;
  try {
    const governing = await govern(
      {
        run: "plain",
        head: { policy, baseline: { kind: "none" } },
        base: undefined,
        defaultBranch: undefined,
        organisation: organisation && { kind: "read", policy: organisation },
        fallback: undefined,
        path: undefined,
      },
      baseline,
      today,
      decide,
    );
    if ("kind" in governing)
      return { kind: "undecided", problem: governing.problems[0]?.message ?? "the policy cannot be used" };
    const { decisions, baseline: accepted } = governing;
    if (hostsIn(decisions) !== hosts)
      return { kind: "needs a scan", reason: "the policy names other folders or editions of hosts" };
    const judged = await checkLoaded(loaded, decisions, {
      unguarded: none,
      recall: replayRecall(memory),
      withFixes: false,
    });
    const { findings } = await applyPolicy(
      { head: { inspection: { ...loaded, ...judged } } },
      {},
      {
        base: undefined,
        options: { decisions },
        policyProblems: unmatched,
        ...(accepted ? { baseline: accepted } : {}),
      },
    );
    return { kind: "judged", findings, decisions };
  } catch (error) {
    if (error instanceof TextNotKept) return { kind: "needs a scan", reason: needsText(error) };
    if (error instanceof UserError) return { kind: "undecided", problem: error.message };
    throw error;
  }
}

/** What a policy says of where hosts look, and of which hosts there are. */
function hostsIn({ hosts }: Decisions): string {
  return JSON.stringify(
    Object.entries(hosts)
      .map(([id, { dirs, fewerDirs, editions }]) => [
        id,
        dirs.map(({ value }) => value),
        fewerDirs.map((few) => few.map(({ value }) => value)),
        editions,
      ])
      .sort(([a], [b]) => (String(a) < String(b) ? -1 : 1)),
  );
}

/** What must be the same of a finding. */
export function keyOf({ finding, state, fingerprint, waiver }: EvaluatedFinding) {
  const { rule, kind, severity, message, at, host, edition } = finding;
  const { line, column } = positionAt(at.source, at.span.start);
  return [
    rule,
    kind,
    severity,
    message,
    at.source.path,
    line,
    column,
    host,
    edition,
    state,
    fingerprint,
    waiver?.until,
  ];
}
