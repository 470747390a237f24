/** Which tags can be released, and which section of the changelog belongs to them. */
import { readFileSync } from "node:fs";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { problemsOf, sectionOf } from "../../../scripts/changelog.ts";
import { runs } from "../../support/runs.ts";

const changelog = [
  "# Changelog",
  "## Unreleased",
  "- Soon.",
  "## 1.10.0 - 2026-12-01",
  "",
  "### Added",
  "- Ten.",
  "## 1.1.0 - 2026-11-01",
  "## 1x1.0 - 2026-11-01",
  "- Not a version.",
].join("\n\n");
const both = (version: string) => ({ package: version, lock: version });

describe("the section of a version", () => {
  it("goes to the next heading of its level", () => expect(sectionOf(changelog, "1.10.0")).toBe("### Added\n\n- Ten."));

  it("does not depend on line ends", () =>
    expect(sectionOf(changelog.replaceAll("\n", "\r\n"), "Unreleased")).toBe("- Soon."));

  it.each(["1.1.0", "1.0.0", "1", "10.0", "- Soon."])("is missing for %s", (version) =>
    expect(sectionOf(changelog, version)).toBeUndefined(),
  );

  it("is what was written, whatever was written", () => {
    const line = fc.string().map((text) => `- ${text.replace(/[\r\n]/g, " ")}x`);
    fc.assert(
      fc.property(fc.array(line, { minLength: 1 }), fc.array(line, { minLength: 1 }), (one, other) => {
        const text = `# C\n\n## 2.0.0 - 2026-01-02\n\n${one.join("\n")}\n\n## 1.0.0 - 2026-01-01\n\n${other.join("\n")}\n`;
        expect(sectionOf(text, "2.0.0")).toBe(one.join("\n"));
        expect(sectionOf(text, "1.0.0")).toBe(other.join("\n"));
      }),
      { numRuns: runs(50, 2000) },
    );
  });
});

describe("a tag", () => {
  it("can be released with its version everywhere and a dated section", () =>
    expect(problemsOf("v1.10.0", both("1.10.0"), changelog)).toEqual([]));

  it.each(["1.10.0", "v1.10", "v1.10.0-rc.1", "v01.10.0", "v1.10.0\n", "v1.10.0;id", "refs/tags/v1.10.0", ""])(
    "called %j is refused",
    (tag) => expect(problemsOf(tag, both("1.10.0"), changelog)).toHaveLength(1),
  );

  it("is refused with another version, and without a section, with an empty one, or with one that has no date", () => {
    expect(problemsOf("v1.10.0", { package: "1.9.0", lock: "1.8.0" }, changelog)).toHaveLength(2);
    for (const version of ["1.1.0", "1.0.0"])
      expect(problemsOf(`v${version}`, both(version), changelog)).toEqual([
        `CHANGELOG.md has no section \`## ${version} - YEAR-MONTH-DAY\` with a text`,
      ]);
    expect(problemsOf("v1.0.0", both("1.0.0"), "# C\n## 1.0.0\n- x\n")).toHaveLength(1);
  });
});

it("the changelog begins with what is not released", () =>
  expect(sectionOf(readFileSync("CHANGELOG.md", "utf8"), "Unreleased")).toBeDefined());
