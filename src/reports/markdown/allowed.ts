/** Whether the policy allows a change, and who can approve it. */
import { codeOwners } from "../../policy/model.ts";
import { code } from "./escape.ts";
import { linkTo, type PageContext, ruleLink, spotLink } from "./links.ts";
import type { ChangeModel, ObjectionModel, ReportModel, SettingModel } from "./model/types.ts";
import { abbreviated, listed, nounFor, plural } from "./phrases.ts";

/** What answers: findings, or what the policy allows. Findings that fail nothing leave the second standing. */
export interface Answer {
  readonly finding: "no" | "awaited" | "warned" | "unlimited" | "noted" | "waived" | null;
  /** The findings that answer. */
  readonly by: readonly ObjectionModel[];
  readonly policy: "grant" | "ceiling" | "silent" | "unknown";
}

/** Whether a change is allowed: what findings say of it, and what the policy says. */
export function answerOf({ objections, allowance }: Pick<ChangeModel, "objections" | "allowance">): Answer {
  const { grants = [], isEnough = false } = allowance ?? {};
  const granted = grants.length > 0 ? "grant" : "ceiling";
  return { ...findingAnswer(objections), policy: isEnough ? granted : allowance ? "silent" : "unknown" };
}

/** A finding that is not about power only answers where it is an error. */
function findingAnswer(objections: readonly ObjectionModel[]): Pick<Answer, "finding" | "by"> {
  const counting = objections.filter(({ state }) => state !== "waived");
  const errors = counting.filter(({ severity }) => severity === "error");
  if (errors.length > 0) return { finding: errors.every(({ isAwaited }) => isAwaited) ? "awaited" : "no", by: errors };
  const powers = counting.filter(({ isPower }) => isPower);
  const worst = powers[0]?.severity;
  if (worst !== undefined)
    return {
      finding: worst === "warning" ? "warned" : powers.every(({ isUnstated }) => isUnstated) ? "unlimited" : "noted",
      by: powers.filter(({ severity }) => severity === worst),
    };
  const waived = objections.filter(({ state, isPower }) => state === "waived" && isPower);
  return waived.length > 0 ? { finding: "waived", by: waived } : { finding: null, by: [] };
}

const findingWords = {
  no: "❌ **no**",
  awaited: "⏳ **needs approval**",
  warned: "⚠️ **warned**",
  unlimited: "ℹ️ no ceiling set",
  noted: "ℹ️ noted",
  waived: "⚠️ waived",
} as const;

/** A few words for a narrow column. A grant is linked to its line. */
export function allowedCell(change: ChangeModel, page: PageContext): string {
  const { finding, policy } = answerOf(change);
  if (finding === "no" || finding === "awaited") return findingWords[finding];
  const isAnswered = policy === "grant" || policy === "ceiling";
  return [
    ...(isAnswered || finding === null ? [policyWords(policy, change, page)] : []),
    ...(finding === null ? [] : [findingWords[finding]]),
  ].join("<br>");
}

function policyWords(policy: Answer["policy"], { allowance }: ChangeModel, page: PageContext): string {
  if (policy === "ceiling") return "✅ by the ceiling";
  if (policy !== "grant") return policy === "silent" ? "✅ no finding" : "no finding";
  const grants = allowance?.grants ?? [];
  return `✅ by ${nounFor(grants.length, "grant")}, ${abbreviated(
    grants.map((at) => linkTo(`line ${at.line ?? 1}`, at, page)),
    3,
  )}`;
}

/** The same with the rules and the grants by name. Other findings are in their own section. */
export function allowedLines(change: ChangeModel, page: PageContext): readonly string[] {
  const { finding, by, policy } = answerOf(change);
  const grants = abbreviated(
    (change.allowance?.grants ?? []).map((at) => spotLink(at, page)),
    3,
  );
  const isBeyond = grants !== "" && finding === "no" && by.some(({ rule }) => rule === "max-capability");
  const namesGrant = change.widenings.some(({ kind }) => kind === "grant");
  const words = { ...findingWords, no: "❌ not allowed" };
  return [
    ...(policy === "grant" && finding !== "no" && finding !== "awaited" && !namesGrant
      ? [`✅ allowed by the grant at ${grants}`]
      : []),
    ...(finding === null
      ? []
      : [
          `${words[finding]}: ${rulesOf(by, page)}${isBeyond ? `; the grant at ${grants} does not cover all of it` : ""}`,
        ]),
  ];
}

function rulesOf(objections: readonly ObjectionModel[], page: PageContext): string {
  const rules = new Map(
    objections.map((one) => [
      `${one.rule}/${one.kind ?? ""}/${one.state}`,
      `${ruleLink(one, page)}${one.state === "existing" ? " (not new)" : ""}`,
    ]),
  );
  return abbreviated([...rules.values()], 4);
}

/** Who can approve what lets subagents do more; empty where nothing does, or where nobody knows. */
export function approverLines({
  changes,
  settings,
  approvals,
  isReviewKnown,
  isPastReview,
}: ReportModel): readonly string[] {
  const widened = widenedIn(changes ?? [], settings ?? []);
  if (widened.length === 0) return [];
  const required = approvals.map(
    ({ by, count }) =>
      `The policy asks for ${plural(count, "approval")} by ${listed(
        by.map((name) => (name === codeOwners ? "code owners" : code(name))),
        "or",
      )}.`,
  );
  return [
    [
      ...required,
      ...(isReviewKnown ? [ownerSentence(widened, approvals.length > 0 || isPastReview === true)] : []),
    ].join(" "),
  ].filter((line) => line !== "");
}

type Owned = Pick<ChangeModel | SettingModel, "owners" | "path">;

function widenedIn(changes: readonly ChangeModel[], settings: readonly SettingModel[]): readonly Owned[] {
  return [...changes, ...settings].filter(({ isWidened }) => isWidened);
}

/** `isPlain`: only who owns the files, because somebody else decides, or nobody any more. */
function ownerSentence(widened: readonly Owned[], isPlain: boolean): string {
  const owners = [...new Set(widened.flatMap((one) => one.owners))];
  const unowned = new Set(widened.filter((one) => one.owners.length === 0).map(({ path }) => path)).size;
  const names = `${abbreviated(
    owners.map((owner) => code(owner)),
    4,
  )}`;
  const noun = nounFor(owners.length, "code owner");
  const without = `${plural(unowned, "file has", "files have")} no code owner`;
  if (isPlain) {
    if (owners.length === 0) return "There is no code owner.";
    return `${noun.replace("c", "C")}: ${names}${unowned > 0 ? `; ${without}` : ""}.`;
  }
  if (owners.length === 0) return "More power can be approved by anyone with write access (no code owner).";
  return `More power can be approved by ${names} (${noun})${unowned > 0 ? `; ${without}, so there by anyone with write access` : ""}.`;
}

/** Whether the subagents that gained power have different owners, so that each row has to name its own. */
export function haveVariousOwners({ changes, settings }: ReportModel): boolean {
  return new Set(widenedIn(changes ?? [], settings ?? []).map(({ owners }) => JSON.stringify(owners))).size > 1;
}

/** `owner: …`; empty where there is none. */
export function ownerLines({ owners }: Pick<ChangeModel, "owners">): readonly string[] {
  return owners.length === 0
    ? []
    : [
        `${nounFor(owners.length, "owner")}: ${abbreviated(
          owners.map((owner) => code(owner)),
          4,
        )}`,
      ];
}
