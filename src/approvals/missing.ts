/** The problems of changes that lack the approvals which policies require: gained power, and a loosened policy. */
import type { Change } from "../compare/change.ts";
import { isLooser } from "../compare/settings/effects.ts";
import type { SettingChange } from "../compare/settings/index.ts";
import { known } from "../model/fact.ts";
import type { Awaited, AwaitedTopic } from "../model/finding.ts";
import type { PolicyProblem } from "../model/policy-facts.ts";
import { type Approval, codeOwners, type Decisions } from "../policy/model.ts";
import { type Place, placeOfPath } from "../repo/text.ts";
import { filesOfSetting } from "./index.ts";
import { isOwn, ownPolicyPath } from "./policy-path.ts";
import type { ApprovalCheck, ApprovalStatus, TeamDirectory } from "./status.ts";
import { counted } from "../sanitize/counted.ts";

/** Gained power that is not approved, and notes on the approved one. */
export interface Widened {
  readonly unapproved: readonly PolicyProblem[];
  /** Who approved what. */
  readonly notes: readonly string[];
}

/**
 * Checks every subagent that gains power, and every settings file that lets subagents do more: one problem for each
 * file that gives power without approval.
 */
export async function widenedUnder(
  { policies, ignored }: Pick<Decisions, "policies" | "ignored">,
  { changes, settings }: { readonly changes: readonly Change[]; readonly settings: readonly SettingChange[] },
  approve: ApprovalCheck,
): Promise<Widened> {
  const approvals = distinctApprovals(policies.map((policy) => policy.approvals.widening));
  if (approvals.length === 0) return { unapproved: [], notes: [] };
  const unapproved: PolicyProblem[] = [];
  const given = new Set<string>();
  const gains = [
    ...settingGains(settings.filter(isLooser), ignored),
    ...changes.flatMap((change) => subagentGains(change, ignored)),
  ];
  for (const { files, ...problem } of gains) {
    const status = await statusUnder(approvals, files, approve);
    if (status.missing === undefined) given.add(status.given);
    else
      unapproved.push({
        topic: "widened-unapproved",
        ...problem,
        message: `${problem.message}; ${status.missing}`,
        ...awaitedFor("gain", status),
      });
  }
  return { unapproved, notes: [...given].map((words) => `gained power ${words}`) };
}

/** A gain of power, with the files whose approval it needs. */
interface Gain extends Omit<PolicyProblem, "topic"> {
  readonly files: readonly string[];
}

/** One for each file that gives a subagent power. */
function subagentGains(change: Change, ignored: Decisions["ignored"]): readonly Gain[] {
  // A subagent that is gone counts too: another one that can do more may have its name now.
  const subject = change.after ?? change.before;
  const file = subject?.item.files[0];
  if (!subject || (file !== undefined && ignored(file))) return [];
  return wideningsByFile(change).flatMap(({ path, widenings, files }) => {
    const [first, ...more] = widenings;
    if (!first) return [];
    const name = (subject.item.profile && known(subject.item.profile.name)) ?? path;
    return [
      {
        message: `\`${name}\`: ${first.message}${more.length > 0 ? `, and ${more.length} more` : ""}`,
        at: first.at,
        identity: widenings.map(({ kind, message }) => `${kind} ${message}`).join("; "),
        item: subject.item,
        files,
      },
    ];
  });
}

/** One for each settings file; the first change is the most dangerous one. */
function settingGains(settings: readonly SettingChange[], ignored: Decisions["ignored"]): readonly Gain[] {
  const files = [...new Set(settings.map(({ path }) => path))].filter((path) => !ignored(path));
  return files.flatMap((path) => {
    const own = settings.filter((change) => change.path === path);
    const [first, ...more] = own;
    if (!first) return [];
    const { title, setting, because, at } = first;
    return [
      {
        message: `\`${setting}\` of ${title} ${because}${more.length > 0 ? `, and ${counted(more.length, "more setting in this file is", "more settings in this file are")} looser` : ""}`,
        at,
        identity: own
          .map((change) =>
            [change.host, change.setting, change.after?.content ?? change.after?.value, change.because].join(" "),
          )
          .join("; "),
        files: [...new Set(own.flatMap(filesOfSetting))],
      },
    ];
  });
}

interface FileWidenings {
  readonly path: string;
  readonly widenings: Change["widenings"];
  /** The files whose approval is required: this one and those of the subagent. */
  readonly files: readonly string[];
}

function wideningsByFile({ before, after, widenings }: Change): readonly FileWidenings[] {
  const own = [(after ?? before)?.item.files[0], before?.item.files[0]];
  return [...new Set(widenings.map(({ at }) => at.source.path))].map((path) => ({
    path,
    widenings: widenings.filter(({ at }) => at.source.path === path),
    files: [path, ...own].flatMap((file) => (file !== undefined && isOwn(placeOfPath(file)) ? [file] : [])),
  }));
}

/** The topics of an approval that is missing, and of a change that nobody has to approve. */
const guarded = {
  loosened: { unprotected: "loosened-unprotected", what: "the loosened policy", thing: "policy" },
  "weakened-gate": { unprotected: "weakened-gate-unprotected", what: "the weakened check", thing: "check" },
} as const;

/**
 * Adds to each problem of topic `loosened` or `weakened-gate` what is missing, or drops it if it is approved. Who
 * approves is what `approvals.policy` says, or else a code owner of the policy. Where that is nobody, the topic says
 * so.
 */
export async function applyApprovals(
  problems: readonly PolicyProblem[],
  decisions: Pick<Decisions, "policies" | "sources">,
  approve: ApprovalCheck,
  owners: TeamDirectory["owners"],
): Promise<{ readonly problems: readonly PolicyProblem[]; readonly notes: readonly string[] }> {
  const stated = distinctApprovals(decisions.policies.map((policy) => policy.approvals.policy));
  const kept: PolicyProblem[] = [];
  const notes = new Set<string>();
  for (const problem of problems) {
    const { topic, message } = problem;
    if (topic !== "loosened" && topic !== "weakened-gate") {
      kept.push(problem);
      continue;
    }
    const policy = ownPolicyPath(decisions);
    const paths = await ownedPaths(policy, problem, owners);
    if (stated.length === 0 && paths.length === 0) {
      kept.push({
        ...problem,
        topic: guarded[topic].unprotected,
        identity: problem.identity ?? message,
        message: `${message}; ${adviceFor(policy)}`,
      });
      continue;
    }
    const required = stated.length > 0 ? stated : [{ by: [codeOwners], count: 1, at: placeOfPath(policy) }];
    const files = stated.length > 0 ? (paths.length > 0 ? paths : [policy]) : paths.slice(0, 1);
    const status = await statusUnder(required, files, approve);
    if (status.missing === undefined) notes.add(`${guarded[topic].what} ${status.given}`);
    else
      kept.push({
        ...problem,
        topic: topic === "loosened" && stated.length > 0 ? "loosened-unapproved" : topic,
        identity: problem.identity ?? message,
        message: `${message}; ${status.missing}`,
        ...awaitedFor(problem.entry ?? guarded[topic].thing, status),
      });
  }
  return { problems: kept, notes: [...notes] };
}

/**
 * Whether entries at these places have the approvals that the policies require of a changed policy. `undefined`: no
 * policy requires any.
 */
export async function policyApproval(
  places: readonly Place[],
  decisions: Pick<Decisions, "policies" | "sources">,
  approve: ApprovalCheck,
  owners: TeamDirectory["owners"],
): Promise<StatusUnderAll | undefined> {
  const stated = distinctApprovals(decisions.policies.map((policy) => policy.approvals.policy));
  if (stated.length === 0) return undefined;
  const policy = ownPolicyPath(decisions);
  const owned = await Promise.all(places.map((at) => ownedPaths(policy, { at }, owners)));
  const paths = [...new Set(owned.flat())];
  return statusUnder(stated, paths.length > 0 ? paths : [policy], approve);
}

/**
 * The policy and the files of a problem that have code owners at the base; an unreadable `CODEOWNERS` counts as owners.
 */
async function ownedPaths(
  policy: string,
  { at, related = [] }: Pick<PolicyProblem, "at" | "related">,
  owners: TeamDirectory["owners"],
): Promise<readonly string[]> {
  const places = [at, ...related.map((place) => place.at)].filter(isOwn).map(({ source }) => source.path);
  const paths = [...new Set([policy, ...places])];
  const owned = await Promise.all(paths.map(async (path) => (await owners(path)).length > 0));
  return paths.filter((_, i) => owned[i]);
}

function adviceFor(policy: string): string {
  const pattern = policy.startsWith(".github/") ? "/.github/" : `/${policy}`;
  return `nobody is required to approve this: add the line \`${pattern} @OWNER\` to \`.github/CODEOWNERS\`, or \`approvals: { policy: { by: ["@OWNER"] } }\` to the policy`;
}

/** Policies that require the same approval are checked once. */
function distinctApprovals(approvals: readonly (Approval | undefined)[]): readonly Approval[] {
  const distinct = new Map(
    approvals.flatMap((approval) =>
      approval ? [[JSON.stringify([approval.by, approval.count]), approval] as const] : [],
    ),
  );
  return [...distinct.values()];
}

/** What is missing under the approvals of all policies. */
export interface StatusUnderAll {
  /** In words; `undefined`: nothing is missing. */
  readonly missing: string | undefined;
  /** Whose approvals would settle it; empty: nobody's. */
  readonly from: Awaited["from"];
  /** Who approved, in words. */
  readonly given: string;
}

function awaitedFor(topic: AwaitedTopic, { from }: StatusUnderAll): { readonly awaited?: Awaited } {
  return from.length === 0 ? {} : { awaited: { topic, from } };
}

async function statusUnder(
  approvals: readonly Approval[],
  paths: readonly string[],
  approve: ApprovalCheck,
): Promise<StatusUnderAll> {
  const missing: string[] = [];
  const from: Approval[] = [];
  let isStuck = false;
  const by = new Set<string>();
  for (const approval of approvals) {
    const status = await approve(approval, paths);
    if (status.kind === "missing") {
      missing.push(missingText(approval, status));
      from.push(approval);
      isStuck ||= status.isStuck ?? false;
    } else if (status.kind === "approved") for (const login of status.by) by.add(`\`${login}\``);
  }
  const given =
    by.size > 0
      ? `is approved by ${[...by].join(", ")}`
      : `needed approval by ${approvals.map(approvalText).join(" and ")} before entering the merge queue`;
  return {
    missing: missing.length === 0 ? undefined : missing.join("; "),
    from: isStuck ? [] : from.map(({ by: names, count }) => ({ by: names, count })),
    given,
  };
}

/** `a code owner`, `2 code owners`, `@acme/security`, `2 of @ann, @bob`. */
function approvalText({ by, count }: Approval): string {
  const [only = "", ...others] = by;
  if (others.length > 0 || (count > 1 && only !== codeOwners)) return `${count} of ${by.join(", ")}`;
  if (only !== codeOwners) return only;
  return count > 1 ? `${count} code owners` : "a code owner";
}

/** The most reasons that are listed one by one. */
const maxReasons = 5;

function missingText(approval: Approval, { by, why }: Extract<ApprovalStatus, { readonly kind: "missing" }>): string {
  const given =
    by.length === 0
      ? "nobody with that right approved"
      : `only ${by.map((login) => `\`${login}\``).join(", ")} approved`;
  const reasons = [
    ...why.slice(0, maxReasons),
    ...(why.length > maxReasons ? [counted(why.length - maxReasons, "more reason")] : []),
  ];
  return `this needs approval by ${approvalText(approval)}, but ${given} this commit${reasons.length > 0 ? ` (${reasons.join("; ")})` : ""}`;
}
