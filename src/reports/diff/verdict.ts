/**
 * Whether the policy allows what changed, for `diff`: the judgement is that of the Markdown page, and so is the order.
 */
import type { Change } from "../../compare/change.ts";
import type { Result } from "../../evaluate/result.ts";
import { positionAt } from "../../repo/text.ts";
import { answerOf } from "../markdown/allowed.ts";
import { worstFirst } from "../markdown/changes.ts";
import { changesIn } from "../markdown/model/change.ts";

/** What `diff` knows besides the changes; absent: it was not asked for. */
export type Judged = Pick<Result, "base" | "changes" | "reviewContext"> & Partial<Pick<Result, "findings">>;

/** A line of the policy that allows a change. */
export interface GrantLine {
  readonly path: string;
  readonly line: number;
}

/**
 * `refused`: a finding is an error, and `check` fails. `awaited`: nothing but an approval is missing. `warned` and
 * `noted`: a finding about its power that fails nothing. `none`: no finding, and no ceiling or grant covers it all.
 */
export const changeDecisions = ["refused", "awaited", "warned", "noted", "waived", "grant", "ceiling", "none"] as const;

/** What the policy says of one changed subagent. */
export interface ChangeVerdict {
  readonly decision: (typeof changeDecisions)[number];
  /** What covers all that it can do, where nothing refuses it; `null`: nothing does, or it is not known. */
  readonly coveredBy: "grant" | "ceiling" | null;
  /** `null`: findings fail nothing, but no ceiling, grant or waiver covers it either. */
  readonly allowed: boolean | null;
  /** Whether it is noted because no policy states a ceiling. */
  readonly isUnlimited: boolean;
  /** The rules of the findings that decide, each once; an existing finding is marked. */
  readonly rules: readonly RuleInForce[];
  /** The grants that cover some of it. */
  readonly grants: readonly GrantLine[];
  /** The last day of the grant or the waiver that decides, of several the first to end; `null`: it has no end. */
  readonly until: string | null;
}

/** A rule whose finding decides. `kind` is null where the finding has none. */
export interface RuleInForce {
  readonly rule: string;
  readonly kind: string | null;
  readonly isNew: boolean;
}

const ofFinding = {
  no: "refused",
  awaited: "awaited",
  warned: "warned",
  unlimited: "noted",
  noted: "noted",
  waived: "waived",
} as const;

/** By change, the worst first; `undefined`: the findings are not known. Subagents that are gone have no verdict. */
export function verdictsOn(judged: Judged): ReadonlyMap<Change, ChangeVerdict> | undefined {
  const { findings, changes = [], reviewContext, base } = judged;
  if (!findings) return undefined;
  const models = changesIn({ changes, findings, base, sources: [], ...(reviewContext ? { reviewContext } : {}) }) ?? [];
  const changeOf = new Map(models.map((model, at) => [model, changes[at]]));
  return new Map(
    worstFirst(models).flatMap((model) => {
      const change = changeOf.get(model);
      if (!change?.after) return [];
      const { finding, by, policy } = answerOf(model);
      const coveredBy = policy === "grant" || policy === "ceiling" ? policy : null;
      const decision = finding === null ? (coveredBy ?? "none") : ofFinding[finding];
      const rules = new Map(
        by.map(({ rule, kind, state }) => [
          JSON.stringify([rule, kind, state]),
          { rule, kind, isNew: state !== "existing" },
        ]),
      );
      const places = reviewContext?.allowances.get(change.after)?.grants ?? [];
      const verdict: ChangeVerdict = {
        decision,
        coveredBy,
        allowed: allowedBy(decision, coveredBy),
        isUnlimited: finding === "unlimited",
        rules: [...rules.values()],
        grants: places.map(({ source, span }) => ({ path: source.path, line: positionAt(source, span.start).line })),
        until: endOf(decision === "waived" ? decision : coveredBy, change, judged),
      };
      return [[change, verdict] as const];
    }),
  );
}

function allowedBy(
  decision: ChangeVerdict["decision"],
  coveredBy: ChangeVerdict["coveredBy"],
): ChangeVerdict["allowed"] {
  if (decision === "refused" || decision === "awaited") return false;
  return decision === "waived" || coveredBy !== null ? true : null;
}

/** The first to end counts. */
function endOf(
  cause: "waived" | ChangeVerdict["coveredBy"],
  { after }: Change,
  { findings = [], reviewContext }: Judged,
): string | null {
  const grants = (after && reviewContext?.allowances.get(after)?.grants) ?? [];
  const days =
    cause === "waived"
      ? findings.flatMap(({ finding, waiver }) => (waiver && finding.item === after?.item ? [waiver.until] : []))
      : cause === "grant"
        ? grants.flatMap((at) => reviewContext?.endsOfGrants.get(at) ?? [])
        : [];
  return days.toSorted()[0] ?? null;
}
