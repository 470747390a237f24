/** What is wrong with a profile is never all that a finding says: it says what to write instead too. */
import { describe, expect, it } from "vitest";
import type { Finding } from "../../src/model/finding.ts";
import { everyHost } from "../support/every-host.ts";
import { judged } from "../support/judging.ts";
import { partOf } from "../support/runs.ts";

const policy = "extends: preset:strict\nhosts: { openheim: { dirs: [profiles/openheim] } }\n";

/** Values of every type, and such as no syntax allows. */
const values = ["3", "true", '""', "[]", "{}", "[a, [b]]", "nope", "null", "", "[", '"', "a: b: c"];

/** Keys that many hosts have, with a value that none has. */
const extraKeys = [
  "tools: Bsh",
  "tools: Read, Websearch",
  "model: gpt-99",
  "permissionMode: foo",
  "permission-mode: yolo",
  "mcpServers: [x]",
  "skills: [x]",
  "maxTurns: x",
  "disallowedTools: Foo",
  "memory: x",
  "isolation: x",
  "foo: bar",
];

/** The text with each of its lines broken in every way, and broken as a whole. */
function* breakagesOf(text: string): Iterable<string> {
  const lines = text.split("\n");
  const replaced = (i: number, ...by: readonly string[]) =>
    [...lines.slice(0, i), ...by, ...lines.slice(i + 1)].join("\n");
  for (const [i, line] of lines.entries()) {
    yield replaced(i);
    const [, key = "", , comma = ""] = /^(\s*"?[\w-]+"?\s*[:=]\s*)(.+?)(,?)$/.exec(line) ?? [];
    if (key === "") {
      yield replaced(i, line.replace(/^(?:---|\+\+\+)$/, "--"));
      continue;
    }
    for (const value of values) yield replaced(i, key + value + comma);
    yield replaced(
      i,
      line.replace(/[\w-]+/, (word) => `${word}x`),
    );
    yield replaced(
      i,
      line.replace(/[\w-]+/, (word) => word.toUpperCase()),
    );
    yield replaced(i, line, line);
    yield replaced(i, `\t${line}`);
    yield replaced(i, `  ${line}`);
  }
  if (text.startsWith("---\n")) for (const key of extraKeys) yield text.replace("---\n", `---\n${key}\n`);
  yield "";
  yield `\ufeff${text}`;
  yield text.replaceAll("\n", "\r");
  yield `words\n${text}`;
  yield `${text}\n---\n`;
}

/** Goes on with what to do. */
const advises =
  /[;,:] (?:or |unless [^;]*; |if [^,;]*, )?(?:give|add|allow|begin|close|correct|fix|indent|keep|limit|list|move|name|pin|put|remove|rename|replace|save|separate|set|start|turn|use|write)\b|did you mean/;

/** Says what is right in saying what is wrong. */
const saysWhatIsRight =
  /has to be|needs approval|must be|wanted|none of|not one of|neither|requires|expected (?:one of|a|exactly|string|`|"|none)|is not (?:text|an?\b|made|lower|the|`)|is no whole|a name has only|fewer than \d|only Copilot CLI/;

/** A power, which the end of the report says how to allow, is no fault. */
const isPower = ({ rule }: Finding) => rule === "max-capability";

const files = Object.entries(everyHost).filter(([path]) => !path.startsWith(".github/agent-profile-check"));

describe.each(partOf(files, 12))("%s", (path, text) => {
  it("has what to write instead in every finding, however it is broken", async () => {
    if (typeof text !== "string") return;
    const silent = new Set<string>();
    for (const broken of new Set(breakagesOf(text)))
      for (const { finding } of (await judged({ [path]: broken }, { policy })).findings)
        if (
          !isPower(finding) &&
          !finding.fixes?.length &&
          !advises.test(finding.message) &&
          !saysWhatIsRight.test(finding.message)
        )
          silent.add(finding.message);
    expect([...silent]).toEqual([]);
  });
});
