/** `policy test --format json`: every case with what it lacks and what it has too much. */
import { writeJson } from "../../sanitize/json.ts";
import { positionAt } from "../../repo/text.ts";
import { holds, type PolicyTestRun } from "./pretty.ts";

/** Version 1 of the format; it only ever grows. */
export function policyTestJson(files: readonly PolicyTestRun[]): string {
  const all = files.flatMap(({ trials }) => trials);
  const passed = all.filter(holds).length;
  return writeJson({
    version: 1,
    summary: { cases: all.length, passed, failed: all.length - passed },
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
