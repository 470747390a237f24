/** An organisation's roll-out over three repositories, day by day, as the page about it tells. With UPDATE_PAGES=1 the page is rewritten. */
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, describe, expect, it } from "vitest";
import { conclusionOf, type Result, summaryOf } from "../../../src/evaluate/result.ts";
import { positionAt } from "../../../src/repo/text.ts";
import { run } from "../../support/command.ts";
import { type Example, examplesIn } from "../../support/examples.ts";
import { judged, policyPath, type Repository } from "../../support/judging.ts";
import { makeRepository, removeFolders, temporaryFolder } from "../../support/repository.ts";

const pagePath = "docs/organisation.md";
const updating = process.env["UPDATE_PAGES"] === "1";
let page = readFileSync(pagePath, "utf8");
const [, organisation = ""] = /^```yaml organisation\n([\s\S]*?)^```$/m.exec(page) ?? [];
const examples = examplesIn(page);
const daysOf = ({ expected }: Example) => expected.match(/^\d{4}-\d\d-\d\d/gm) ?? [];

afterAll(() => {
  removeFolders();
  if (updating) writeFileSync(pagePath, page);
});

/** The verdict of a day, and each finding that is no note, or is about the policy. */
function told(day: string, result: Result): string {
  const { errors, warnings, notes, waived } = summaryOf(result);
  const counts = [`${errors} errors`, `${warnings} warnings`, `${notes} notes`, `${waived} waived`]
    .filter((count) => !count.startsWith("0 "))
    .map((count) => (count.startsWith("1 ") ? count.replace(/s$/, "") : count));
  const lines = result.findings.map(
    ({ finding: { severity, rule, kind, at }, state }) =>
      `  ${state === "waived" ? "waived" : severity} ${rule}${kind === undefined ? "" : `/${kind}`} ${at.source.path}:${positionAt(at.source, at.span.start).line}`,
  );
  const coming = result.upcoming.map(
    ({ day: then, stage, findings }) =>
      `  from ${then}: ${findings} ${stage === "enforce" ? "error" : "warning"}${findings === 1 ? "" : "s"}`,
  );
  return [
    `${day} ${conclusionOf(result) === "clean" ? "passes" : "fails"}${counts.length > 0 ? `: ${counts.join(", ")}` : ""}`,
    ...lines,
    ...coming,
  ]
    .map((line) => `${line}\n`)
    .join("");
}

function filesOf({ files, policy }: Example): Repository {
  return { ...Object.fromEntries(files), ...(policy === undefined ? {} : { [policyPath]: policy }) };
}

describe("a roll-out", () => {
  it.each(examples)("over: $title", async (example) => {
    const results = await Promise.all(
      daysOf(example).map(async (day) =>
        told(
          day,
          await judged(filesOf(example), {
            ...(example.policy === undefined ? {} : { policy: example.policy }),
            organisation,
            today: day,
          }),
        ),
      ),
    );
    const actual = results.join("");
    if (updating) page = page.replace(`\`\`\`days\n${example.expected}\`\`\``, () => `\`\`\`days\n${actual}\`\`\``);
    else expect(actual).toBe(example.expected);
  });

  it("is the same by the command, over commits of git", async () => {
    const file = join(temporaryFolder(), "agents.yml");
    writeFileSync(file, organisation);
    for (const example of examples) {
      const { directory } = makeRepository(
        Object.fromEntries(
          Object.entries(filesOf(example)).filter((entry): entry is [string, string] => typeof entry[1] === "string"),
        ),
      );
      for (const day of daysOf(example)) {
        const [, verdict = ""] = new RegExp(`^${day} (\\w+)`, "m").exec(example.expected) ?? [];
        const { code, stdout, stderr } = await run(["check", "--policy", file, "--today", day, "--format", "json"], {
          cwd: directory,
        });
        expect(`${code}${stderr.replace(/^.*baseline.*\n/gm, "")}`, `${example.title} on ${day}: ${stdout}`).toBe(
          verdict === "passes" ? "0" : "1",
        );
        const { findings } = JSON.parse(stdout) as {
          findings: readonly {
            rule: string;
            kind: string | null;
            severity: string;
            state: string;
            path: string;
            line: number;
          }[];
        };
        const lines = findings.map(
          ({ rule, kind, severity, state, path, line }) =>
            `  ${state === "waived" ? state : severity} ${rule}${kind === null ? "" : `/${kind}`} ${path}:${line}\n`,
        );
        expect(example.expected).toContain(lines.join(""));
      }
    }
  });

  it("announces the end of the waiver fourteen days before, and not earlier", () => {
    const [, released] = examples;
    const days = released?.expected.split(/^(?=\d{4})/m) ?? [];
    expect(days.filter((day) => day.includes("note no-expired-waiver/ending")).map((day) => day.slice(0, 10))).toEqual([
      "2027-01-04",
      "2027-01-18",
    ]);
    expect(days.filter((day) => day.includes("error no-expired-waiver")).map((day) => day.slice(0, 10))).toEqual([
      "2027-01-19",
    ]);
  });
});
