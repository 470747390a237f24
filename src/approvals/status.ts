/**
 * Whether a pull request has the approvals that a policy requires. What cannot be determined counts as not approved.
 */
import { type Approval, codeOwners } from "../policy/model.ts";
import { append } from "../repo/many.ts";

/** One review. `undone`: it requests changes or was dismissed. `commented`: it does not change approvals. */
export interface SubmittedReview {
  readonly login: string;
  /** Not a bot. */
  readonly isPerson: boolean;
  readonly says: "approved" | "undone" | "commented";
  /** The full id of the commit that was reviewed. */
  readonly commit: string | null;
  /** What GitHub says of the reviewer's relation to the repository: `MEMBER`; `undefined`: it says nothing. */
  readonly association: string | undefined;
}

/**
 * The relations that come with a right to the repository. GitHub hides private members of an organisation from most
 * tokens and calls them something else, so every other relation is looked up.
 */
const associationsWithRight: ReadonlySet<string> = new Set(["OWNER", "MEMBER", "COLLABORATOR"]);

/** The reviews of a pull request, and the people who contributed to it. */
export interface PullRequestReviews {
  /** The full id of the commit that is checked. */
  readonly head: string;
  /** Oldest first. */
  readonly submitted: readonly SubmittedReview[];
  /** Why a person cannot approve, by login in lower case: `opened it`, `has a commit in it`. */
  readonly involved: ReadonlyMap<string, string>;
  /** Why it is not known who contributed, each as a part of a sentence. Then no approval counts. */
  readonly unidentified: readonly string[];
}

/**
 * Rights, teams and code owners. A string instead of an answer is the reason why there is none; it can end a sentence.
 */
export interface TeamDirectory {
  /** Whether a person may write to the repository. */
  mayWrite(login: string): Promise<boolean | string>;
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
  | {
      readonly kind: "missing";
      readonly by: readonly string[];
      readonly why: readonly string[];
      /** No further approval settles it: nobody can approve, or it cannot be read who does. */
      readonly isStuck?: true;
    };

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
    return {
      kind: "missing",
      by: [],
      why: ["the change is in a file outside this repository, so it has no code owners"],
      isStuck: true,
    };
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
  const { counted, reasons, isUnread } = await countedAmong(approving, approvers.names, count, directory);
  if (counted.size >= count) return { kind: "approved", by: [...counted] };
  const others = approving
    .filter(({ login }) => !counted.has(login) && !approvers.names.has(login.toLowerCase()))
    .map(({ login }) => `\`${login}\` is not known to be one of them`);
  const isStuck = approvers.isUnread || isUnread || approvers.names.size === 0 || reviews.unidentified.length > 0;
  return {
    kind: "missing",
    by: [...counted],
    why: [...why, ...approvers.reasons, ...reasons, ...others],
    ...(isStuck ? { isStuck } : {}),
  };
}

/** Logins and teams that can approve, in lower case and without `@`, and why some are not known. */
async function approversOf(
  by: readonly string[],
  path: string | undefined,
  directory: TeamDirectory,
): Promise<{ readonly names: ReadonlySet<string>; readonly reasons: readonly string[]; readonly isUnread: boolean }> {
  const names = new Set<string>();
  const reasons: string[] = [];
  let isUnread = false;
  for (const name of by) {
    if (name !== codeOwners) names.add(nameOf(name));
    else if (path !== undefined) {
      const answer = await directory.owners(path);
      const owners = ownersOrReasons(path, answer);
      isUnread ||= typeof answer === "string";
      for (const owner of owners.names) names.add(nameOf(owner));
      append(reasons, owners.reasons);
    }
  }
  return { names, reasons, isUnread };
}

function ownersOrReasons(
  path: string,
  owners: readonly string[] | string,
): { readonly names: readonly string[]; readonly reasons: readonly string[] } {
  if (typeof owners === "string") return { names: [], reasons: [owners] };
  if (owners.length === 0) return { names: [], reasons: [`\`${path}\` has no code owners on the base`] };
  return {
    names: owners.filter((owner) => owner.startsWith("@")),
    reasons: owners
      .filter((owner) => !owner.startsWith("@"))
      .map((owner) => `the code owner \`${owner}\` is neither a login nor a team, so its account is unknown`),
  };
}

/**
 * Those of `approving` that are among the approvers and have a right to the repository. A member of one of its teams
 * has one. Reads teams only until `count` is reached: each takes requests.
 */
async function countedAmong(
  approving: readonly SubmittedReview[],
  names: ReadonlySet<string>,
  count: number,
  directory: TeamDirectory,
): Promise<{ readonly counted: ReadonlySet<string>; readonly reasons: readonly string[]; readonly isUnread: boolean }> {
  const counted = new Set<string>();
  const reasons: string[] = [];
  let isUnread = false;
  for (const review of approving.filter(({ login }) => names.has(login.toLowerCase()))) {
    const lack = await lackOfRight(review, directory);
    if (lack === undefined) counted.add(review.login);
    else reasons.push(lack.reason);
    isUnread ||= lack?.isUnread ?? false;
  }
  for (const team of [...names].filter((name) => name.includes("/"))) {
    if (counted.size >= count) break;
    const fault = await directory.readable(team);
    if (fault !== undefined) {
      reasons.push(`the members of @${team} cannot be read: ${fault}`);
      isUnread = true;
      continue;
    }
    for (const { login } of approving) {
      const isMember = counted.has(login) || (await directory.isMember(team, login));
      if (isMember === true) counted.add(login);
      else if (isMember !== false) {
        reasons.push(`whether \`${login}\` belongs to @${team} cannot be read: ${isMember}`);
        isUnread = true;
      }
    }
  }
  return { counted, reasons, isUnread };
}

/** Anybody can review in a public repository, and a login that is given up can be taken by somebody else. */
async function lackOfRight(
  { login, association }: SubmittedReview,
  directory: TeamDirectory,
): Promise<{ readonly reason: string; readonly isUnread: boolean } | undefined> {
  if (association !== undefined && associationsWithRight.has(association)) return undefined;
  const answer = await directory.mayWrite(login);
  if (answer === true) return undefined;
  const reason =
    answer === false
      ? `\`${login}\` has no write access to this repository and is not a known member of its organisation; give the account write access or name another reviewer`
      : `the rights of \`${login}\` to this repository cannot be read: ${answer}`;
  return { reason, isUnread: answer !== false };
}

/** Logins and teams are compared without `@` and in lower case. */
function nameOf(name: string): string {
  return name.replace(/^@/, "").toLowerCase();
}

/** The latest reviews that approve exactly this commit, one of each person, and why other approvals do not count. */
export function approvingIn({ head, submitted, involved, unidentified }: PullRequestReviews): {
  readonly approving: readonly SubmittedReview[];
  readonly why: readonly string[];
} {
  // Who approves may have written the commit whose author is not known.
  if (unidentified.length > 0) return { approving: [], why: unidentified };
  const latest = new Map<string, SubmittedReview>();
  for (const review of submitted) if (review.says !== "commented") latest.set(review.login.toLowerCase(), review);
  const approving: SubmittedReview[] = [];
  const why: string[] = [];
  for (const [key, review] of latest) {
    const { login, isPerson, says, commit } = review;
    if (says !== "approved") continue;
    const involvement = involved.get(key);
    if (!isPerson) why.push(`\`${login}\` is a bot`);
    else if (involvement !== undefined) why.push(`\`${login}\` ${involvement}`);
    else if (commit !== head) why.push(`\`${login}\` approved another commit`);
    else approving.push(review);
  }
  return { approving, why };
}
