/** Command lines in texts: as the tool was started, and unbroken. */
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { asStarted, wrapAround } from "../../../src/reports/commands.ts";
import { policyErrors } from "../../../src/reports/policy-errors.ts";
import { pretty } from "../../../src/reports/pretty/index.ts";
import { readBaseline } from "../../../src/evaluate/baseline.ts";
import { widthOf } from "../../../src/sanitize/text.ts";
import { agent, judged } from "../../support/judging.ts";
import { runs } from "../../support/runs.ts";

const inCache = "~/.cache/pre-commit/repo0c9wq2v1/node_env-system/bin/agent-profile-check";
const plain = (line: string): string => line;

describe("the words of a command line", () => {
  it.each(["npx agent-profile-check", inCache, "node '/srv/a b/dist/cli/index.js'"])(
    "stay on one line of a report, whatever its width: %s",
    async (command) => {
      const files = { ".claude/agents/a.md": agent("a", "Read, Bash(ls:*)"), ".mcp.json": '{"mcpServers":{}}' };
      const result = await judged(files);
      for (const columns of [20, 60, 80, 100, 120, 160]) {
        const lines = pretty(result, { color: false, columns, command }).split("\n");
        for (const words of ["explain no-ineffective-setting", "list"])
          expect(lines.filter((line) => line.includes(`${command} ${words}`))).toHaveLength(1);
      }
    },
  );

  it("stay together in any text, and the rest breaks as before", () => {
    const word = fc.stringMatching(/^[a-z`;.]{1,9}$/);
    fc.assert(
      fc.property(fc.array(word, { maxLength: 12 }), fc.array(word, { maxLength: 12 }), fc.nat(90), (a, b, columns) => {
        const command = `${inCache} check --all`;
        const text = [...a, `\`${command}\``, ...b].join(" ");
        const lines = wrapAround(text, [command], columns, plain);
        expect(lines.join(" ")).toBe(text);
        expect(lines.filter((line) => line.includes(command))).toHaveLength(1);
        for (const line of lines)
          if (widthOf(line) > columns) expect(line === `\`${command}\`` || !line.includes(" ")).toBe(true);
      }),
      { numRuns: runs(200, 5000) },
    );
  });
});

it("puts how the tool was started in place of its plain name, and only in a command", () => {
  expect(asStarted("write it with `agent-profile-check baseline`", "npx x")).toBe("write it with `npx x baseline`");
  expect(asStarted("`agent-profile-check` and $& `agent-profile-check $&`", "$1")).toBe(
    "`agent-profile-check` and $& `$1 $&`",
  );
});

it("says in the error of a baseline what to run", () => {
  const read = readBaseline({ path: ".github/agent-profile-check.baseline.json", text: "{" });
  if (!("kind" in read)) throw new Error("read");
  expect(policyErrors(read.problems, { color: false, columns: 200, command: "npx agent-profile-check" })).toContain(
    "write it again with `npx agent-profile-check baseline`",
  );
});
