/** `policy test --format json`: every case with its missing and unexpected findings. */
import { writeJson } from "../../sanitize/json.ts";
import { positionAt } from "../../repo/text.ts";
import { holds, type PolicyTestRun } from "./pretty.ts";

/** Version 1 of the format; keys are only ever added. */
export function policyTestJson(files: readonly PolicyTestRun[]): string {
  const findings = files.flatMap(({ trials }) => trials);
  const passed = findings.filter(holds).length;
  return writeJson({
    version: 1,
    summary: { cases: findings.length, passed, failed: findings.length - passed },
    files: files.map(({ path, trials }) => ({
      path,
      cases: trials.map((trial) => ({
        name: trial.test.name,
        line: positionAt(trial.test.at.source, trial.test.at.span.start).line,
        passed: holds(trial),
        missing: trial.missing.map(({ rule, kind, severity, path: where, line }) => ({
          rule,
          kind: kind ?? null,
          severity: severity ?? null,
          path: where ?? null,
          line: line ?? null,
        })),
        unexpected: trial.unexpected.map(({ rule, kind, severity, message, at }) => ({
          rule,
          kind: kind ?? null,
          severity,
          path: at.source.path,
          line: positionAt(at.source, at.span.start).line,
          message,
        })),
      })),
    })),
  });
}
