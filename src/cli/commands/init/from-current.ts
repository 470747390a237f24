/**
 * Makes a policy from today's profiles: it grants what they do, by exact names and paths and until a day, and a baseline
 * lists what no policy should grant. So a large repository starts green, and every exception has an owner and an end.
 */
import { entryFor, writeBaseline } from "../../../evaluate/baseline.ts";
import { failOnAll, type Result, type Tool } from "../../../evaluate/result.ts";
import { inspect } from "../../../inspect/index.ts";
import { policyLineFor } from "../../../inspect/unread.ts";
import { readPolicy } from "../../../policy/file/index.ts";
import { type Decisions, policyPaths } from "../../../policy/model.ts";
import { byBytes } from "../../../repo/path.ts";
import type { EvaluationInput } from "../../input-types.ts";
import { excessProfiles, excessSettings, groupProfiles, groupSettings } from "../../../evaluate/grants/excess.ts";
import { dayAfter, ownersOf } from "../../../evaluate/grants/owner.ts";
import { fitting, type GrantText, grantText, settingsGrantText } from "../../../evaluate/grants/yaml.ts";
import { policyHead } from "./templates.ts";

export interface CurrentState {
  readonly policy: string;
  /** A summary of the grants. */
  readonly granted: string;
  /** The text of a baseline, where findings remain that no grant covers. */
  readonly baseline: string | undefined;
  /** A summary of the baseline. */
  readonly kept: string | undefined;
}

/** Grants end between these days from today: one day for each owner, so that they are not all due at once. */
const span = { first: 60, last: 120 };

/** `today` is a day in UTC. Rejects with `UserError` where a profile has no owner. */
export async function currentState(
  input: Pick<EvaluationInput, "repo" | "slug" | "repositoryNames">,
  today: string,
  tool: Tool,
): Promise<CurrentState> {
  const head = await headFor(
    input,
    today,
    tool,
    `What this repository's subagent profiles may do: what they did on ${today}, until their owners decide.`,
  );
  const decisions = await decisionsOf(head, today);
  const repositoryNames = await input.repositoryNames();
  const { subjects, loads } = await inspect(input.repo, { decisions, repositoryNames });
  const ownerOf = await ownersOf(input);
  const profiles = excessProfiles(subjects, decisions, ownerOf);
  const settings = excessSettings(loads, decisions, ownerOf);
  const owners = [...new Set([...profiles, ...settings].map(({ owner }) => owner))].sort(byBytes);
  const ends = new Map(owners.map((owner, i) => [owner, dayAfter(today, dayOf(i, owners.length))]));
  const grants = fitting([
    ...groupSettings(settings).map((group) => settingsGrantText(group, ends)),
    ...groupProfiles(profiles).map((group) => grantText(group, ends)),
  ]);
  const policy = `${head}${grants.length === 0 ? "" : `grants:\n${grants.map(({ text }) => text).join("")}`}`;
  const left = await findingsUnder(policy, { repo: input.repo, repositoryNames }, today, tool);
  if (left.length === 0) return { policy, granted: summaryOf(grants, ends), baseline: undefined, kept: undefined };
  return {
    policy,
    granted: summaryOf(grants, ends),
    baseline: writeBaseline(left.map(({ finding, fingerprint }) => entryFor(finding, fingerprint))),
    kept: `${counted(new Set(left.map(({ fingerprint }) => fingerprint)).size, "finding")} that no grant covers`,
  };
}

/** The head of a policy, with the folders of profiles that no host reads without it. */
export async function headFor(
  { repo, repositoryNames }: Pick<EvaluationInput, "repo" | "repositoryNames">,
  today: string,
  tool: Tool,
  what: string,
): Promise<string> {
  const head = policyHead(tool, what);
  const decisions = await decisionsOf(head, today);
  const names = await repositoryNames();
  const { unread } = await inspect(repo, { decisions, repositoryNames: names, skipsRules: true });
  return unread.length === 0 ? head : `${head}${policyLineFor(unread)} # files that look like profiles\n`;
}

/** The findings about profiles that remain under a policy. */
async function findingsUnder(
  policy: string,
  { repo, repositoryNames }: Pick<EvaluationInput, "repo"> & { readonly repositoryNames: readonly string[] },
  today: string,
  tool: Tool,
): Promise<Result["findings"]> {
  const { evaluate } = await import("../../lazy.ts");
  const { findings } = await evaluate({
    tool,
    repo,
    base: undefined,
    options: { decisions: await decisionsOf(policy, today), repositoryNames },
    repository: null,
    commit: null,
    policyCommit: null,
    notes: [],
    failOn: failOnAll("error"),
    gate: "all",
  });
  return findings.filter(({ finding }) => finding.host !== null);
}

function summaryOf(grants: readonly GrantText[], ends: ReadonlyMap<string, string>): string {
  if (grants.length === 0) return "no profile or settings file exceeds the ceiling";
  const days = [...ends.values()].sort(byBytes);
  const sum = (of: "profiles" | "settings") => grants.reduce((total, grant) => total + grant[of], 0);
  const holders = [
    ...(sum("profiles") > 0 ? [counted(sum("profiles"), "profile")] : []),
    ...(sum("settings") > 0 ? [counted(sum("settings"), "settings file")] : []),
  ];
  return `${counted(grants.length, "grant")} to ${holders.join(" and ")} until ${days[0]}${days.length > 1 ? ` to ${days.at(-1)}` : ""}`;
}

async function decisionsOf(text: string, today: string): Promise<Decisions> {
  const policy = await readPolicy({ path: policyPaths[0], text });
  if ("kind" in policy) throw new Error(`the policy that was made cannot be used: ${policy.problems[0]?.message}`);
  const { decide } = await import("../../lazy.ts");
  return decide(policy, today);
}

/** The number of days after which the grants of an owner end. `index`: the owner's, among `owners` owners. */
function dayOf(index: number, owners: number): number {
  return owners < 2
    ? (span.first + span.last) / 2
    : span.first + Math.round((index * (span.last - span.first)) / (owners - 1));
}

function counted(count: number, noun: string): string {
  return `${count} ${noun}${count === 1 ? "" : "s"}`;
}
