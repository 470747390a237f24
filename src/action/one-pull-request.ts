/**
 * One pull request for a profile and its grant: the grants and waivers that a pull request adds count for it as soon as
 * the policy's change has its approvals. Until then it waits; without `approvals.policy`, the policy goes first.
 */
import type { StatusUnderAll } from "../approvals/missing.ts";
import { evaluate } from "../evaluate/index.ts";
import type { EvaluateInput } from "../evaluate/input.ts";
import { type EvaluatedFinding, failsRun, type Result } from "../evaluate/result.ts";
import type { Awaited } from "../model/finding.ts";
import { type Additions, additionsText } from "../policy/additions.ts";

/** `status`: the approvals of the policy's change; `undefined`: no policy requires any. */
export async function evaluateWithAdditions(
  input: EvaluateInput,
  additions: Additions | undefined,
  status: StatusUnderAll | undefined,
): Promise<Result> {
  if (!additions) return evaluate(input);
  const added = additionsText(additions);
  if (status && status.missing === undefined) {
    const note = `${added} of this pull request ${isOne(additions) ? "applies" : "apply"} to it already: the change ${status.given}`;
    return evaluate(withAdditions({ ...input, notes: [...input.notes, note] }, additions));
  }
  const result = await evaluate(input);
  const failing = result.findings.filter((one) => failsRun(one, result));
  if (failing.length === 0) return result;
  const granted = await evaluate(withAdditions(input, additions));
  const left = new Map(
    granted.findings.filter((one) => failsRun(one, granted)).map((one) => [one.fingerprint, one.finding.awaited]),
  );
  const settled = new Set(failing.filter(({ fingerprint }) => !left.has(fingerprint)));
  if (settled.size === 0) return result;
  if (!status) return { ...result, notes: [...result.notes, policyFirst(additions, added)] };
  const isAllElse = [...left.values()].every((awaited) => awaited !== undefined);
  return isAllElse && status.from.length > 0 ? awaiting(result, settled, status.from) : result;
}

function withAdditions(input: EvaluateInput, { decisions, baseline }: Additions): EvaluateInput {
  const { baseline: _, ...rest } = input;
  return { ...rest, options: { ...input.options, decisions }, ...(baseline ? { baseline } : {}) };
}

function isOne({ grants, waivers }: Additions): boolean {
  return grants.length + waivers.length === 1;
}

/** The most characters of an entry that a note repeats. */
const longest = 300;

/** Two pull requests: which one goes first, and what makes one enough. */
function policyFirst(additions: Additions, added: string): string {
  const [first] = [...additions.grants, ...additions.waivers];
  const path = first?.at.source.path ?? "";
  const [takes, them] = isOne(additions) ? ["takes", "it"] : ["take", "them"];
  const text = first ? first.at.source.text.slice(first.at.span.start, first.at.span.end) : "";
  const shown = text.replace(/\s+/g, " ").slice(0, longest);
  return `${added} in \`${path}\` ${takes} effect only once merged, so merge ${them} first, in a pull request of its own (\`${shown}\`). If the policy of the base states \`approvals: { policy: … }\`, one approved pull request is enough`;
}

/** The findings that end with the missing approvals wait for them. */
function awaiting(result: Result, settled: ReadonlySet<EvaluatedFinding>, from: Awaited["from"]): Result {
  const findings = result.findings.map((one): EvaluatedFinding => {
    if (!settled.has(one)) return one;
    const { state, waiver, isBaselined, fingerprint } = one;
    return { finding: { ...one.finding, awaited: { topic: "part", from } }, state, waiver, isBaselined, fingerprint };
  });
  return {
    ...result,
    findings,
    inspection: { ...result.inspection, findings: findings.map(({ finding }) => finding) },
  };
}
