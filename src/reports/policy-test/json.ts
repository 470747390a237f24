/** `policy test --format json`: every case with its missing and unexpected findings. */
import { writeJson } from "../../sanitize/json.ts";
import { positionAt } from "../../repo/text.ts";
import { isPassed, type PolicyTestRun } from "./pretty.ts";

/** Version 1 of the format; keys are only ever added. */
export function policyTestJson(files: readonly PolicyTestRun[]): string {
  const all = files.flatMap(({ results }) => results);
  const passed = all.filter(isPassed).length;
  return writeJson({
    version: 1,
    summary: { cases: all.length, passed, failed: all.length - passed },
    files: files.map(({ path, results }) => ({
      path,
      cases: results.map((result) => ({
        name: result.test.name,
        line: positionAt(result.test.at.source, result.test.at.span.start).line,
        passed: isPassed(result),
        missing: result.missing.map(({ rule, kind, severity, path: where, line }) => ({
          rule,
          kind: kind ?? null,
          severity: severity ?? null,
          path: where ?? null,
          line: line ?? null,
        })),
        unexpected: result.unexpected.map(({ rule, kind, severity, message, at }) => ({
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
