/** Who has approved what a request does: reviews beside what the policy asks for. What cannot be told is not approved. */
import type { Change } from "../compare/change.ts";
import { known } from "../model/fact.ts";
import type { PolicyProblem } from "../model/policy-facts.ts";
import { type Approval, codeOwners, type Decisions, isForeign } from "../policy/model.ts";
import { type Place, placeOfPath } from "../repo/text.ts";

/** One review: `undone` where changes were asked for, or it was dismissed; a `remark` changes nothing. */
export interface SubmittedReview {
  readonly login: string;
  readonly isPerson: boolean;
  readonly says: "approved" | "undone" | "remark";
  readonly commit: string | null;
}

/** A request's reviews, the oldest first, and who has a hand in what it brings. */
export interface PullRequestReviews {
  /** The commit that is judged. */
  readonly head: string;
  readonly submitted: readonly SubmittedReview[];
  /** Why somebody cannot approve it, by login in small letters: `opened it`, `has a commit in it`. */
  readonly involved: ReadonlyMap<string, string>;
}

/** What has to be asked of others. A reason stands for what cannot be told, as the end of a sentence. */
export interface TeamDirectory {
  /** Whether a person belongs to a team, as in `acme/security`. */
  isMember(team: string, login: string): Promise<boolean | string>;
  /** Why a team cannot be read; `undefined`: it can. */
  readable(team: string): Promise<string | undefined>;
  /** The owners of a path as the base's `CODEOWNERS` writes them. */
  owners(path: string): Promise<readonly string[] | string>;
}

/** `by`: who did. `elsewhere`: the request was asked before it came here. `why`: reasons of those that do not count. */
export type ApprovalStatus =
  | { readonly kind: "approved"; readonly by: readonly string[] }
  | { readonly kind: "elsewhere" }
  | { readonly kind: "missing"; readonly by: readonly string[]; readonly why: readonly string[] };

/** Whether changes of some files have the approval that a policy asks for. */
export type ApprovalCheck = (asked: Approval, paths: readonly string[]) => Promise<ApprovalStatus>;

/** Each path by itself, since each may have other owners. */
export async function approvalStatus(
  asked: Approval,
  paths: readonly string[],
  reviews: PullRequestReviews,
  circles: TeamDirectory,
): Promise<ApprovalStatus> {
  const isOwned = asked.by.some((name) => name === codeOwners);
  const approved = new Set<string>();
  for (const path of isOwned ? new Set(paths) : [undefined]) {
    const standing = await standingFor(asked, path, reviews, circles);
    if (standing.kind !== "approved") return standing;
    for (const login of standing.by) approved.add(login);
  }
  if (isOwned && paths.length === 0)
    return { kind: "missing", by: [], why: ["what does it is no file of this repository, so it has no code owners"] };
  return { kind: "approved", by: [...approved] };
}

async function standingFor(
  { by, count }: Approval,
  path: string | undefined,
  reviews: PullRequestReviews,
  circles: TeamDirectory,
): Promise<ApprovalStatus> {
  const { approving, why } = approvingIn(reviews);
  const reasons = [...why];
  const names = new Set<string>();
  for (const name of by) {
    if (name !== codeOwners) names.add(nameOf(name));
    else if (path !== undefined) {
      const owners = await circles.owners(path);
      if (typeof owners === "string") reasons.push(owners);
      else if (owners.length === 0) reasons.push(`\`${path}\` has no code owners at the base`);
      else {
        for (const owner of owners) {
          if (owner.startsWith("@")) names.add(nameOf(owner));
          else reasons.push(`the code owner \`${owner}\` is neither a login nor a team, so who it is cannot be told`);
        }
      }
    }
  }
  const counted = new Set(approving.filter((login) => names.has(login.toLowerCase())));
  for (const team of [...names].filter((name) => name.includes("/"))) {
    if (counted.size >= count) break;
    const fault = await circles.readable(team);
    if (fault !== undefined) {
      reasons.push(`who belongs to @${team} cannot be read: ${fault}`);
      continue;
    }
    for (const login of approving) {
      const belongs = counted.has(login) || (await circles.isMember(team, login));
      if (belongs === true) counted.add(login);
      else if (belongs !== false) reasons.push(`whether \`${login}\` belongs to @${team} cannot be read: ${belongs}`);
    }
  }
  if (counted.size >= count) return { kind: "approved", by: [...counted] };
  const others = approving
    .filter((login) => !counted.has(login))
    .map((login) => `\`${login}\` is not known to be one of them`);
  return { kind: "missing", by: [...counted], why: [...reasons, ...others] };
}

/** Logins and teams compare without their `@` and in small letters. */
function nameOf(name: string): string {
  return name.replace(/^@/, "").toLowerCase();
}

/** Of each person the latest review counts, if it approves this very commit. */
export function approvingIn({ head, submitted: opinions, involved }: PullRequestReviews): {
  readonly approving: readonly string[];
  readonly why: readonly string[];
} {
  const latest = new Map<string, SubmittedReview>();
  for (const opinion of opinions) if (opinion.says !== "remark") latest.set(opinion.login.toLowerCase(), opinion);
  const approving: string[] = [];
  const why: string[] = [];
  for (const [key, { login, isPerson, says, commit }] of latest) {
    if (says !== "approved") continue;
    const hand = involved.get(key);
    if (!isPerson) why.push(`\`${login}\` is no person`);
    else if (hand !== undefined) why.push(`\`${login}\` ${hand}`);
    else if (commit !== head) why.push(`\`${login}\` approved another commit`);
    else approving.push(login);
  }
  return { approving, why };
}

/** `notes`: who approved what, for the reader. */
export interface Widened {
  readonly unapproved: readonly PolicyProblem[];
  readonly notes: readonly string[];
}

/** What may do more than at the base, and has not the approvals that each policy asks for: once for each file that does it. */
export async function widenedUnder(
  { policies: standings, ignored }: Pick<Decisions, "policies" | "ignored">,
  changes: readonly Change[],
  approve: ApprovalCheck,
): Promise<Widened> {
  const asked = approvalsIn(standings.map(({ approvals }) => approvals.widening));
  if (asked.length === 0) return { unapproved: [], notes: [] };
  const unapproved: PolicyProblem[] = [];
  const given = new Set<string>();
  for (const { before, after, widenings, differences } of changes) {
    // One that goes may leave its name to another that may do more.
    const subject = after ?? before;
    const file = subject?.item.files[0];
    if (!subject || (file !== undefined && ignored(file))) continue;
    const beside = differences.filter(({ field }) => field === "authority").map(({ at }) => at.source.path);
    for (const path of new Set(widenings.map(({ at }) => at.source.path))) {
      const [first, ...more] = widenings.filter(({ at }) => at.source.path === path);
      if (!first) continue;
      const files = [path, file, before?.item.files[0], ...beside].filter((one) => one !== undefined);
      const standing = await standingsOf(
        asked,
        files.filter((one) => isHere(placeOfPath(one))),
        approve,
      );
      if (standing.missing === undefined) {
        given.add(standing.given);
        continue;
      }
      const name = (subject.item.profile && known(subject.item.profile.name)) ?? path;
      unapproved.push({
        topic: "widened-unapproved",
        message: `\`${name}\` ${first.message}${more.length > 0 ? `, and ${more.length} more` : ""}; ${standing.missing}`,
        at: first.at,
        identity: [first, ...more].map(({ kind, message }) => `${kind} ${message}`).join("; "),
        item: subject.item,
      });
    }
  }
  return { unapproved, notes: [...given].map((words) => `what may do more than at the base ${words}`) };
}

/** What a request loosens is told where it is not approved; where no policy asks for that, as it was. */
export async function applyApprovals(
  problems: readonly PolicyProblem[],
  { policies: standings, sources }: Pick<Decisions, "policies" | "sources">,
  approve: ApprovalCheck,
): Promise<{ readonly problems: readonly PolicyProblem[]; readonly notes: readonly string[] }> {
  const asked = approvalsIn(standings.map(({ approvals }) => approvals.policy));
  if (asked.length === 0) return { problems, notes: [] };
  const home = sources.findLast(({ ref }) => isHere(placeOfPath(ref)))?.ref;
  const kept: PolicyProblem[] = [];
  const given = new Set<string>();
  for (const problem of problems) {
    if (problem.topic !== "loosened") {
      kept.push(problem);
      continue;
    }
    const paths = [problem.at, ...(problem.related ?? []).map(({ at }) => at)]
      .filter(isHere)
      .map(({ source }) => source.path);
    const standing = await standingsOf(asked, [...paths, ...(home === undefined ? [] : [home])], approve);
    if (standing.missing === undefined) given.add(standing.given);
    else
      kept.push({
        ...problem,
        topic: "loosened-unapproved",
        identity: problem.message,
        message: `${problem.message}; ${standing.missing}`,
      });
  }
  return {
    problems: kept,
    notes: [...given].map((words) => `what this change loosens in the policy ${words}`),
  };
}

function isHere(at: Place): boolean {
  return !isForeign(at) && !at.source.path.startsWith("preset:");
}

/** Policies that ask for the same are asked once. */
function approvalsIn(asked: readonly (Approval | undefined)[]): readonly Approval[] {
  const known = new Map(
    asked.flatMap((approval) => (approval ? [[JSON.stringify([approval.by, approval.count]), approval] as const] : [])),
  );
  return [...known.values()];
}

/** What is missing, in words; where nothing is, who gave it. */
async function standingsOf(
  asked: readonly Approval[],
  paths: readonly string[],
  approve: ApprovalCheck,
): Promise<{ readonly missing: string | undefined; readonly given: string }> {
  const missing: string[] = [];
  const by = new Set<string>();
  for (const approval of asked) {
    const standing = await approve(approval, paths);
    if (standing.kind === "missing") missing.push(lacking(approval, standing));
    else if (standing.kind === "approved") for (const login of standing.by) by.add(`\`${login}\``);
  }
  const given =
    by.size > 0
      ? `is approved by ${[...by].join(", ")}`
      : `had to be approved by ${asked.map(wanted).join(" and ")} before it came into the merge queue`;
  return { missing: missing.length === 0 ? undefined : missing.join("; "), given };
}

function wanted({ by, count }: Approval): string {
  return `${count} of ${by.join(", ")}`;
}

/** How many reasons are told one by one. */
const told = 5;

function lacking(approval: Approval, { by, why }: Extract<ApprovalStatus, { readonly kind: "missing" }>): string {
  const given =
    by.length === 0
      ? "none of them has approved"
      : `only ${by.map((login) => `\`${login}\``).join(", ")} ${by.length === 1 ? "has" : "have"} approved`;
  const reasons = [...why.slice(0, told), ...(why.length > told ? [`${why.length - told} more reasons`] : [])];
  return `the policy asks for the approval of ${wanted(approval)}, and ${given} this commit${reasons.length > 0 ? ` (${reasons.join("; ")})` : ""}`;
}
