/** The formats for other programs over hostile repositories of every host: accepted by their consumers' own schemas. */
import fc from "fast-check";
import { expect, it } from "vitest";
import { sha256 } from "../../../src/platform/hash.ts";
import { gitlab } from "../../../src/reports/gitlab.ts";
import { junit } from "../../../src/reports/junit.ts";
import { settingRows } from "../../../src/reports/list/setting-rows.ts";
import { unjudgedFiles } from "../../../src/reports/list/rows.ts";
import { listCsv } from "../../../src/reports/list/csv.ts";
import { listCyclonedx } from "../../../src/reports/list/cyclonedx.ts";
import { sarif } from "../../../src/reports/sarif/index.ts";
import {
  problemsOfCyclonedx,
  problemsOfGitlab,
  problemsOfJunit,
  problemsOfSarif,
  rowsOfCsv,
} from "../../support/consumers.ts";
import { hostileRepository } from "../../support/hostile-repository.ts";
import { judged } from "../../support/judging.ts";
import { runs } from "../../support/runs.ts";

it("every format of a hostile repository is valid for the programs that read it", { timeout: 600_000 }, async () => {
  const reports: string[] = [];
  const seen = new Set<string>();
  await fc.assert(
    fc.asyncProperty(hostileRepository, async (files) => {
      const result = await judged(files);
      expect(problemsOfSarif(sarif(result))).toEqual([]);
      expect(problemsOfGitlab(gitlab(result))).toEqual([]);
      expect(problemsOfCyclonedx(listCyclonedx(result, sha256))).toEqual([]);
      const rows = rowsOfCsv(listCsv(result, sha256));
      const { inspection } = result;
      const others = [...settingRows(result, sha256), ...unjudgedFiles(inspection)];
      expect(rows).toHaveLength(inspection.subjects.length + others.length + 1);
      reports.push(junit(result));
      for (const { host } of result.inspection.subjects) seen.add(host);
    }),
    { numRuns: runs(60, 1500), seed: 14 },
  );
  expect(await problemsOfJunit(...reports)).toEqual([]);
  expect(seen.size).toBeGreaterThan(10);
});
