/**
 * `check --format gitlab`: a Code Quality report (docs.gitlab.com, "Code Quality report format"). GitLab compares the
 * report of a merge request with that of its target by the fingerprints, so existing findings are in it too.
 */
import type { Severity } from "../model/finding.ts";
import type { Result } from "../evaluate/result.ts";
import { helpOf } from "../evaluate/result.ts";
import { positionAt } from "../repo/text.ts";
import { writeJson } from "../sanitize/json.ts";
import { visible } from "../sanitize/text.ts";
import { subjectsIn } from "./model/groups.ts";
import { placedFindings } from "./model/places.ts";
import { ruleIdOf } from "./model/rule-id.ts";

const severities: Readonly<Record<Severity, string>> = { error: "critical", warning: "major", note: "info" };

/** Waived and baselined findings are left out, and so are those that exceed a ceiling that no policy states. */
export function gitlab(result: Result): string {
  const { tool, commit, date } = result;
  const subjectsOf = subjectsIn(result);
  const seen = new Map<string, number>();
  return writeJson(
    placedFindings(result).flatMap(({ group, aside }) => {
      if (aside !== undefined && aside !== "existing") return [];
      const { finding, fingerprint } = group.first;
      const { source, span } = finding.at;
      const count = (seen.get(fingerprint) ?? 0) + 1;
      seen.set(fingerprint, count);
      return [
        {
          description: visible(`${group.message}${subjectsOf(group)}${group.fix ? `. Fix: ${group.fix.title}` : ""}`),
          check_name: ruleIdOf(finding),
          // GitLab shows only one of several issues with the same fingerprint.
          fingerprint: count === 1 ? fingerprint : `${fingerprint}-${count}`,
          severity: severities[group.severity],
          location: {
            path: source.path,
            lines: {
              begin: positionAt(source, span.start).line,
              end: positionAt(source, Math.max(span.start, span.end)).line,
            },
          },
          categories: [finding.class === "power" || finding.class === "integrity" ? "Security" : "Bug Risk"],
          content: { body: helpOf(tool, finding.rule) },
          engine_name: tool.name,
          engine_version: tool.version,
          commit,
          date,
        },
      ];
    }),
  );
}
