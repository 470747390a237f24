/**
 * Whether a pull request has the approvals that a policy requires. What cannot be determined counts as not approved.
 */
import { type Approval, codeOwners } from "../policy/model.ts";

/** One review. `undone`: it requests changes or was dismissed. `remark`: a comment, which does not change approvals. */
export interface SubmittedReview {
  readonly login: string;
  /** Not a bot. */
  readonly isPerson: boolean;
  readonly says: "approved" | "undone" | "remark";
  /** The full id of the commit that was reviewed. */
  readonly commit: string | null;
}

/** The reviews of a pull request, and the people who contributed to it. */
export interface PullRequestReviews {
  /** The full id of the commit that is checked. */
  readonly head: string;
  /** Oldest first. */
  readonly submitted: readonly SubmittedReview[];
  /** Why a person cannot approve, by login in lower case: `opened it`, `has a commit in it`. */
  readonly involved: ReadonlyMap<string, string>;
}

/** Teams and code owners. A string instead of an answer is the reason why there is none; it can end a sentence. */
export interface TeamDirectory {
  /** Whether a person is a member of a team such as `acme/security`. */
  isMember(team: string, login: string): Promise<boolean | string>;
  /** Why the members of a team cannot be read; `undefined`: they can. */
  readable(team: string): Promise<string | undefined>;
  /** The owners of a path as written in the `CODEOWNERS` file of the base. */
  owners(path: string): Promise<readonly string[] | string>;
}

/**
 * `by`: the logins that approved. `elsewhere`: approvals were required before the change entered the merge queue, so
 * they are not checked again. `why`: reasons why other reviews do not count.
 */
export type ApprovalStatus =
  | { readonly kind: "approved"; readonly by: readonly string[] }
  | { readonly kind: "elsewhere" }
  | { readonly kind: "missing"; readonly by: readonly string[]; readonly why: readonly string[] };

/** Checks whether the changes of some files have an approval that a policy requires. */
export type ApprovalCheck = (approval: Approval, paths: readonly string[]) => Promise<ApprovalStatus>;

/** Where code owners approve, every path is checked by itself, since each may have other owners. */
export async function approvalStatus(
  approval: Approval,
  paths: readonly string[],
  reviews: PullRequestReviews,
  directory: TeamDirectory,
): Promise<ApprovalStatus> {
  const needsOwners = approval.by.some((name) => name === codeOwners);
  const approved = new Set<string>();
  for (const path of needsOwners ? new Set(paths) : [undefined]) {
    const status = await statusFor(approval, path, reviews, directory);
    if (status.kind !== "approved") return status;
    for (const login of status.by) approved.add(login);
  }
  if (needsOwners && paths.length === 0)
    return { kind: "missing", by: [], why: ["what does it is no file of this repository, so it has no code owners"] };
  return { kind: "approved", by: [...approved] };
}

async function statusFor(
  { by, count }: Approval,
  path: string | undefined,
  reviews: PullRequestReviews,
  directory: TeamDirectory,
): Promise<ApprovalStatus> {
  const { approving, why } = approvingIn(reviews);
  const approvers = await approversOf(by, path, directory);
  const { counted, reasons } = await countedAmong(approving, approvers.names, count, directory);
  if (counted.size >= count) return { kind: "approved", by: [...counted] };
  const others = approving
    .filter((login) => !counted.has(login))
    .map((login) => `\`${login}\` is not known to be one of them`);
  return { kind: "missing", by: [...counted], why: [...why, ...approvers.reasons, ...reasons, ...others] };
}

/** Logins and teams that can approve, in lower case and without `@`, and why some are not known. */
async function approversOf(
  by: readonly string[],
  path: string | undefined,
  directory: TeamDirectory,
): Promise<{ readonly names: ReadonlySet<string>; readonly reasons: readonly string[] }> {
  const names = new Set<string>();
  const reasons: string[] = [];
  for (const name of by) {
    if (name !== codeOwners) names.add(nameOf(name));
    else if (path !== undefined) {
      const owners = ownersOrReasons(path, await directory.owners(path));
      for (const owner of owners.names) names.add(nameOf(owner));
      reasons.push(...owners.reasons);
    }
  }
  return { names, reasons };
}

function ownersOrReasons(
  path: string,
  owners: readonly string[] | string,
): { readonly names: readonly string[]; readonly reasons: readonly string[] } {
  if (typeof owners === "string") return { names: [], reasons: [owners] };
  if (owners.length === 0) return { names: [], reasons: [`\`${path}\` has no code owners at the base`] };
  return {
    names: owners.filter((owner) => owner.startsWith("@")),
    reasons: owners
      .filter((owner) => !owner.startsWith("@"))
      .map((owner) => `the code owner \`${owner}\` is neither a login nor a team, so who it is cannot be told`),
  };
}

/**
 * Those of `approving` that are among the approvers. Reads teams only until `count` is reached: each takes requests.
 */
async function countedAmong(
  approving: readonly string[],
  names: ReadonlySet<string>,
  count: number,
  directory: TeamDirectory,
): Promise<{ readonly counted: ReadonlySet<string>; readonly reasons: readonly string[] }> {
  const counted = new Set(approving.filter((login) => names.has(login.toLowerCase())));
  const reasons: string[] = [];
  for (const team of [...names].filter((name) => name.includes("/"))) {
    if (counted.size >= count) break;
    const fault = await directory.readable(team);
    if (fault !== undefined) {
      reasons.push(`who belongs to @${team} cannot be read: ${fault}`);
      continue;
    }
    for (const login of approving) {
      const isMember = counted.has(login) || (await directory.isMember(team, login));
      if (isMember === true) counted.add(login);
      else if (isMember !== false) reasons.push(`whether \`${login}\` belongs to @${team} cannot be read: ${isMember}`);
    }
  }
  return { counted, reasons };
}

/** Logins and teams are compared without `@` and in lower case. */
function nameOf(name: string): string {
  return name.replace(/^@/, "").toLowerCase();
}

/** The logins whose latest review approves exactly this commit, and why other approvals do not count. */
export function approvingIn({ head, submitted, involved }: PullRequestReviews): {
  readonly approving: readonly string[];
  readonly why: readonly string[];
} {
  const latest = new Map<string, SubmittedReview>();
  for (const review of submitted) if (review.says !== "remark") latest.set(review.login.toLowerCase(), review);
  const approving: string[] = [];
  const why: string[] = [];
  for (const [key, { login, isPerson, says, commit }] of latest) {
    if (says !== "approved") continue;
    const involvement = involved.get(key);
    if (!isPerson) why.push(`\`${login}\` is no person`);
    else if (involvement !== undefined) why.push(`\`${login}\` ${involvement}`);
    else if (commit !== head) why.push(`\`${login}\` approved another commit`);
    else approving.push(login);
  }
  return { approving, why };
}
