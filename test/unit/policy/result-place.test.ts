/** Where no report is written: over a file that Git, the check or a host reads, in any folder and any case of letters. */
import fc from "fast-check";
import { expect, it } from "vitest";
import { hosts } from "../../../src/generated/hosts.ts";
import { isNotable, isProfile } from "../../../src/inspect/unchanged/elsewhere.ts";
import { resultPlaceRefusal } from "../../../src/inspect/result-place.ts";
import type { Host } from "../../../src/model/host.ts";
import { baselinePath, policyPaths } from "../../../src/policy/model.ts";
import { runs } from "../../support/runs.ts";

/** Files that hosts read, from the patterns of each. */
const ofHosts = Object.values<Host>(hosts)
  .flatMap(({ patterns }) => patterns)
  .map((pattern) =>
    pattern
      .replace(/^(?:\*\*|~|\$[A-Z_]+)\//, "")
      .replaceAll("**", "team")
      .replaceAll("*", "x"),
  )
  .filter((path) => isNotable(path) || isProfile(path));

const others = [
  ...policyPaths,
  baselinePath,
  ".git/hooks/pre-commit",
  ".gitattributes",
  ".gitmodules",
  ".github/CODEOWNERS",
  "docs/CODEOWNERS",
  ".github/workflows/agents.yml",
  ".github/actions/x/action.yml",
  ".pre-commit-config.yaml",
  ".husky/pre-commit",
  "lefthook.yml",
  ".gitlab-ci.yml",
  ".claude/settings.json",
  ".claude/skills/s/SKILL.md",
  ".mcp.json",
];

it("is no file that is read", () => {
  expect(ofHosts.length).toBeGreaterThan(100);
  fc.assert(
    fc.property(
      fc.constantFrom(...ofHosts, ...others),
      fc.constantFrom("", "/home/x/repository/", "packages/a/"),
      (path, folder) => {
        expect([path, resultPlaceRefusal(`${folder}${path}`) === undefined]).toEqual([path, false]);
      },
    ),
    { numRuns: runs(400, 5000), seed: 28 },
  );
  for (const path of others) expect([path, resultPlaceRefusal(path.toUpperCase()) !== undefined]).toEqual([path, true]);
});

it.each([
  "report.json",
  "/tmp/quality.json",
  "out/agents.sarif",
  "build/junit.xml",
  "/home/x/repository/reports/agents.html",
  "inventory.csv",
  "bom.cdx.json",
  "agents.md",
  "results/agent-profile-check.json.gz",
])("may be %s", (path) => expect(resultPlaceRefusal(path)).toBeUndefined());
