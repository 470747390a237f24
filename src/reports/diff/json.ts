/** `diff --format json`: every change for other programs. */
import { changeJson } from "../../compare/change-json.ts";
import { settingJson } from "../../compare/settings/json.ts";
import { writeJson } from "../../sanitize/json.ts";
import type { Result } from "../../evaluate/result.ts";
import { boundedLists } from "../bounded-lists.ts";
import type { Hash } from "../../sanitize/secrets.ts";
import { settingRefusals } from "../setting-refusals.ts";
import { policyJson } from "./policy.ts";
import { type ChangeVerdict, type Judged, verdictsOn } from "./verdict.ts";

type Compared = Judged &
  Pick<Result, "tool" | "date" | "commit" | "settings" | "instructions" | "power" | "policyDifference">;

/** Version 1 of the format; keys are only ever added. */
export function diffJson(compared: Compared, hash: Hash): string {
  const { tool, date, base, commit, changes = [], settings = [], instructions = [], power = "undecided" } = compared;
  const verdicts = verdictsOn(compared);
  const refusedBy = settingRefusals(compared.findings ?? []);
  return writeJson({
    version: 1,
    tool: { name: tool.name, version: tool.version },
    date,
    base,
    head: commit,
    power,
    ...boundedLists({
      changes: changes.map((change) => ({ ...changeJson(change, hash), ...verdictJson(verdicts?.get(change)) })),
      settings: settings.map((change) => ({
        ...settingJson(change, hash),
        refusedBy: refusedBy(change),
      })),
      instructions,
      policy: policyJson(compared.policyDifference),
    }),
  });
}

/** `null`: the subagent is gone, or the findings are not known. */
function verdictJson(verdict: ChangeVerdict | undefined) {
  const { allowed = null, decision = null, rules = [], grants = [], until = null } = verdict ?? {};
  const refuses = allowed === false;
  return {
    allowed,
    decision,
    refusedBy: refuses ? [...new Set(rules.map(({ rule }) => rule))] : [],
    grants,
    until,
  };
}
