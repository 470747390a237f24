/**
 * Makes a policy from today's profiles: it grants what they do, by exact names and paths and until a day, and a
 * baseline lists what no policy should grant. So a large repository starts green, and every exception has an owner and
 * an end.
 */
import { entryFor, writeBaseline } from "../../../evaluate/baseline.ts";
import { failOnAll, type Result, type Tool } from "../../../evaluate/result.ts";
import { inspect } from "../../../inspect/index.ts";
import { policyLineFor } from "../../../inspect/unread/unread-profiles.ts";
import { readPolicy } from "../../../policy/file/index.ts";
import { defaultPreset } from "../../../model/rule.ts";
import { type Decisions, policyPaths, presetPolicy } from "../../../policy/model.ts";
import { byBytes } from "../../../repo/path.ts";
import type { EvaluationInput } from "../../input-types.ts";
import { excessProfiles, excessSettings, groupProfiles, groupSettings } from "../../../evaluate/grants/excess.ts";
import { ownersOf } from "../../../evaluate/grants/owner.ts";
import { dayAfter } from "../../../policy/decide/days.ts";
import { grantsWithinLimits, type GrantText, grantText, settingsGrantText } from "../../../evaluate/grants/yaml.ts";
import { counted } from "../../../sanitize/counted.ts";
import { type HeadOptions, policyHead } from "./templates.ts";

/** The texts of the two files, and the lines with which `init` sums them up. */
export interface CurrentState {
  readonly policy: string;
  /** A summary of the grants. */
  readonly granted: string;
  /** The text of a baseline, where findings remain that no grant covers. */
  readonly baseline: string | undefined;
  readonly hasGrants: boolean;
  /** A summary of the baseline. */
  readonly kept: string | undefined;
}

/** Grants end on one of these days: the first so many days from today, the others a week after one another. */
const ends = { first: 60, weeks: 9 };

/**
 * `today` is a day in UTC. `owner`: for files without a code owner. `isOwned`: whether the policy file has code owners.
 * Rejects with `UserError` where a profile has no owner.
 */
export async function currentState(
  input: Pick<EvaluationInput, "repo" | "slug" | "repositoryNames">,
  today: string,
  tool: Tool,
  { owner, isOwned = false }: { readonly owner?: string | undefined; readonly isOwned?: boolean } = {},
): Promise<CurrentState> {
  const head = await headFor(
    input,
    today,
    tool,
    `What this repository's subagent profiles may do: what they did on ${today}, until their owners decide.`,
    { isOwned },
  );
  const decisions = await decisionsOf(head, today);
  const repositoryNames = await input.repositoryNames();
  const { subjects, loads } = await inspect(input.repo, { decisions, repositoryNames });
  const ownerOf = await ownersOf(input, owner);
  const profiles = excessProfiles(subjects, decisions, ownerOf);
  const settings = excessSettings(loads, decisions, ownerOf);
  const endOf = endsOf(
    [...profiles, ...settings].map(({ path }) => path),
    today,
  );
  const ending = <T extends { readonly path: string }>(file: T) => ({ ...file, until: endOf(file.path) });
  const grants = grantsWithinLimits([
    ...groupSettings(settings.map(ending)).map(settingsGrantText),
    ...groupProfiles(profiles.map(ending)).map(grantText),
  ]);
  const policy = `${head}${grants.length === 0 ? "" : `grants:\n${grants.map(({ text }) => text).join("")}`}`;
  const left = await findingsUnder(policy, { repo: input.repo, repositoryNames }, today, tool);
  const made = { policy, granted: summaryOf(grants), hasGrants: grants.length > 0 };
  if (left.length === 0) return { ...made, baseline: undefined, kept: undefined };
  return {
    ...made,
    baseline: writeBaseline(left.map(({ finding, fingerprint }) => entryFor(finding, fingerprint))),
    kept: `${counted(new Set(left.map(({ fingerprint }) => fingerprint)).size, "finding")} that no grant covers`,
  };
}

/** The head of a policy, with the folders of profiles that no host reads without it. */
async function headFor(
  input: Pick<EvaluationInput, "repo" | "repositoryNames">,
  today: string,
  tool: Tool,
  what: string,
  options: HeadOptions = {},
): Promise<string> {
  return (await headAndExcess(input, today, tool, what, options)).head;
}

/** `headFor`, with what exceeds the default ceiling: "3 profiles and 1 settings file", empty if nothing does. */
export async function headAndExcess(
  { repo, repositoryNames }: Pick<EvaluationInput, "repo" | "repositoryNames">,
  today: string,
  tool: Tool,
  what: string,
  options: HeadOptions = {},
): Promise<{ readonly head: string; readonly excess: string }> {
  const head = policyHead(tool, what, options);
  const { decide } = await import("../../lazy.ts");
  // What a head says of ceiling and approvals decides nothing about which folders are read.
  const decisions = await decide(presetPolicy(defaultPreset), today);
  const names = await repositoryNames();
  const { unread, subjects, loads } = await inspect(repo, { decisions, repositoryNames: names, skipsRules: true });
  const nobody = () => "";
  return {
    head: unread.length === 0 ? head : `${head}${policyLineFor(unread)} # files that look like profiles\n`,
    excess: holders(
      excessProfiles(subjects, decisions, nobody).length,
      new Set(excessSettings(loads, decisions, nobody).map(({ path }) => path)).size,
    ),
  };
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

function summaryOf(grants: readonly GrantText[]): string {
  if (grants.length === 0) return "no profile or settings file exceeds the ceiling";
  const days = [...new Set(grants.map(({ until }) => until))].sort(byBytes);
  const sum = (of: "profiles" | "settings") => grants.reduce((total, grant) => total + grant[of], 0);
  return `${counted(grants.length, "grant")} to ${holders(sum("profiles"), sum("settings"))} until ${days[0]}${days.length > 1 ? ` to ${days.at(-1)}` : ""}`;
}

function holders(profiles: number, settings: number): string {
  return [
    ...(profiles > 0 ? [counted(profiles, "profile")] : []),
    ...(settings > 0 ? [counted(settings, "settings file")] : []),
  ].join(" and ");
}

async function decisionsOf(text: string, today: string): Promise<Decisions> {
  const policy = await readPolicy({ path: policyPaths[0], text });
  if ("kind" in policy) throw new Error(`the policy that was made cannot be used: ${policy.problems[0]?.message}`);
  const { decide } = await import("../../lazy.ts");
  return decide(policy, today);
}

/**
 * The last day of each file's grants. The files, in the order of their paths, take the days in turn, so that as few as
 * possible end together; a few files are spread over all of the time.
 */
function endsOf(paths: readonly string[], today: string): (path: string) => string {
  const files = [...new Set(paths)].sort(byBytes);
  const weekOf = (i: number) =>
    files.length > ends.weeks ? i % ends.weeks : Math.floor(((i + 0.5) * ends.weeks) / files.length);
  const days = new Map(files.map((file, i) => [file, dayAfter(today, ends.first + 7 * weekOf(i))]));
  return (path) => days.get(path) ?? today;
}
