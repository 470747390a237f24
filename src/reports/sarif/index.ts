/**
 * `check --format sarif`: SARIF 2.1.0 for code scanning. GitHub shows at most 5,000 results of a run, takes 10 MB
 * compressed, and needs help for every rule (docs.github.com, "SARIF support for code scanning").
 */
import { type Certainty, certainties } from "../../model/certainty.ts";
import { type Severity, severities } from "../../model/finding.ts";
import { type Result, summaryOf } from "../../evaluate/result.ts";
import { writeJson } from "../../sanitize/json.ts";
import { ceilingSentences } from "../model/ceilings.ts";
import { subjectsIn } from "../model/groups.ts";
import { findingReport } from "../model/index.ts";
import { mostImportant, type PlacedFinding, placedFindings } from "../model/places.ts";
import { sarifText, resultOf } from "./results.ts";
import { ruleIdOf } from "../model/rule-id.ts";
import { descriptorOf } from "./rules.ts";

/** GitHub shows no more of a run. */
export const mostResults = 5000;

/**
 * Findings that the policy waives or the baseline accepts are suppressed; what exceeds a ceiling that no policy states
 * is a notification for each host. The exit code of the run stays as it is.
 */
export function sarif(result: Result): string {
  const { tool, commit, base, date, repository } = result;
  const all = placedFindings(result).filter(({ aside }) => aside !== "counted");
  const shown = mostImportant(all, mostResults);
  const ids = idsOf(shown);
  const indexOf = new Map([...ids.keys()].map((id, index) => [id, index]));
  const context = { indexOf, subjectsOf: subjectsIn(result), hasBase: base !== null, seen: new Map<string, number>() };
  return writeJson({
    $schema: "https://json.schemastore.org/sarif-2.1.0.json",
    version: "2.1.0",
    runs: [
      {
        tool: {
          driver: {
            name: tool.name,
            version: tool.version,
            semanticVersion: tool.version,
            informationUri: tool.homepage,
            rules: [...ids].map(([id, best]) => descriptorOf(id, best, tool)),
          },
        },
        automationDetails: { id: `${tool.name}/` },
        columnKind: "utf16CodeUnits",
        originalUriBaseIds: { "%SRCROOT%": { description: { text: "The top of the repository." } } },
        invocations: [
          { executionSuccessful: true, toolExecutionNotifications: notificationsOf(result, all.length - shown.length) },
        ],
        results: shown.map((placed) => resultOf(placed, context)),
        properties: { repository, commit, base, date, summary: summaryOf(result) },
      },
    ],
  });
}

/** The rules that are reported, with the best known and the most severe of their findings. */
function idsOf(
  shown: readonly PlacedFinding[],
): ReadonlyMap<string, { readonly certainty: Certainty; readonly severity: Severity }> {
  const ids = new Map<string, { certainty: Certainty; severity: Severity }>();
  for (const { group } of shown) {
    const { finding } = group.first;
    const id = ruleIdOf(finding);
    const before = ids.get(id) ?? { certainty: finding.certainty, severity: group.severity };
    const isBetter = certainties.indexOf(finding.certainty) < certainties.indexOf(before.certainty);
    const isWorse = severities.indexOf(group.severity) > severities.indexOf(before.severity);
    ids.set(id, {
      certainty: isBetter ? finding.certainty : before.certainty,
      severity: isWorse ? group.severity : before.severity,
    });
  }
  return new Map([...ids].sort(([a], [b]) => (a < b ? -1 : 1)));
}

/** What is in no result: notes of the run, ceilings that no policy states, and how many results are left out. */
function notificationsOf(result: Result, left: number) {
  const ceilings = ceilingSentences(findingReport(result).unstated, result.tool.name, quoted);
  const cut =
    left === 0
      ? []
      : [`${left} findings are left out, the least important ones: GitHub shows ${mostResults}. JSON has all of them.`];
  return [...cut, ...ceilings, ...result.notes].map((text) => ({
    level: text === cut[0] ? "warning" : "note",
    message: { text: sarifText(text) },
  }));
}

function quoted(text: string): string {
  return `\`${text}\``;
}
