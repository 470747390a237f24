/** The schema that others check results by says what the tool writes, whatever the profiles say. */
import { failOnAll } from "../../../src/evaluate/result.ts";
import { readFileSync } from "node:fs";
import { Ajv, type AnySchemaObject } from "ajv";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { sha256 } from "../../../src/platform/hash.ts";
import { evaluate } from "../../../src/evaluate/index.ts";
import { decide } from "../../../src/policy/decide/index.ts";
import { presetPolicy } from "../../../src/policy/model.ts";
import { json } from "../../../src/reports/json.ts";
import { readResultJson } from "../../../src/reports/result-json/index.ts";
import { RepoIndex } from "../../../src/repo/repo-index.ts";
import { tool } from "../../../src/generated/tool.ts";
import { hostileText } from "../../support/hostile.ts";
import { treeOf } from "../../support/memory.ts";
import { runs } from "../../support/runs.ts";

const schema = JSON.parse(readFileSync("result.schema.json", "utf8")) as AnySchemaObject;
const ajv = new Ajv({ strict: true, allErrors: true, allowUnionTypes: true });
const fits = ajv.compile(schema);

type Files = Readonly<Record<string, string>>;

async function written(after: Files, before?: Files): Promise<string> {
  const result = await evaluate({
    tool,
    repo: await RepoIndex.of(treeOf(after)),
    base: before && { repo: await RepoIndex.of(treeOf(before)), commit: "a".repeat(40) },
    options: { decisions: await decide(presetPolicy("strict"), "2026-01-01") },
    repository: "octo-org/octo-repo",
    commit: "b".repeat(40),
    policyCommit: null,
    notes: [],
    failOn: failOnAll("error"),
    gate: "new",
  });
  return json(result, sha256);
}

const reader =
  "---\nname: reviewer\ndescription: Reviews a change and says what is wrong with it.\ntools: Read, Grep\n---\nRead the change.\n";
const bypass = reader
  .replace("Read, Grep", "Bash, mcp__x")
  .replace(
    "---\nRead",
    "permissionMode: bypassPermissions\nhooks: { Stop: [{ hooks: [{ type: command, command: x }] }] }\n---\nRead",
  );
const role = (sandbox: string) =>
  `name = "scout"\ndescription = "Looks around before others start."\nsandbox_mode = "${sandbox}"\ndeveloper_instructions = "Look around."\n`;

const scenes: readonly (readonly [what: string, after: Files, before?: Files])[] = [
  ["nothing", {}],
  ["nothing beside nothing", {}, {}],
  ["one profile", { ".claude/agents/a.md": bypass }],
  [
    "changes of every sort",
    {
      ".claude/agents/a.md": bypass,
      ".claude/agents/c.md": "no fence\n",
      ".codex/agents/new.toml": role("workspace-write"),
      ".claude/settings.json": '{"permissions":{"defaultMode":"bypassPermissions"}}',
    },
    {
      ".claude/agents/a.md": reader,
      ".claude/agents/b.md": reader.replace("reviewer", "b"),
      ".claude/agents/c.md": reader.replace("reviewer", "c"),
      ".codex/agents/old.toml": role("read-only"),
    },
  ],
  [
    "what cannot be read",
    {
      ".codex/agents/a.toml": "name = 1\n= 2\n",
      ".vtcode/agents/x.md": "---\nname: [\n---\n",
      ".defect/agents/x/config.toml": 'prompt = "../../../../x"\n',
      ".claude/agents/a.md": "---\nname: a\ntools: 3\n---\n",
    },
    { ".codex/agents/a.toml": role("read-only") },
  ],
];

async function expectRead(text: string): Promise<void> {
  expect(fits(JSON.parse(text)), JSON.stringify(fits.errors)).toBe(true);
  expect(await readResultJson(text)).toEqual(JSON.parse(text));
}

describe("result.schema.json", () => {
  it("is a valid schema of draft 7", () => {
    expect(schema["$schema"]).toBe("http://json-schema.org/draft-07/schema#");
    expect(ajv.validateSchema(schema)).toBe(true);
  });

  it.each(scenes.map(([what, ...trees]) => ({ what, trees })))(
    "knows every key that is written: $what",
    async ({ trees: [after, before] }) => expectRead(await written(after, before)),
  );

  it("takes whatever words the profiles hold", async () => {
    await fc.assert(
      fc.asyncProperty(hostileText, hostileText, async (one, other) => {
        const front = (words: string) =>
          `---\nname: ${JSON.stringify(words)}\ndescription: ${JSON.stringify(words)}\nmodel: ${JSON.stringify(words)}\npermissionMode: ${JSON.stringify(words)}\ntools: ${JSON.stringify([words, `mcp__${words}`, "Bash"])}\n---\n${words}\n`;
        await expectRead(
          await written(
            { ".claude/agents/a.md": front(one), ".vtcode/agents/b.md": front(other) },
            { ".claude/agents/a.md": front(other) },
          ),
        );
      }),
      { numRuns: runs(33, 100), seed: 4 },
    );
  });

  it("lets the format grow, and lose nothing", async () => {
    const result = JSON.parse(
      await written({ ".claude/agents/a.md": bypass }, { ".claude/agents/a.md": reader }),
    ) as Record<string, unknown>;
    expect(fits({ ...result, later: 1 })).toBe(true);
    expect(typeof (await readResultJson(JSON.stringify({ ...result, later: 1 })))).toBe("object");
    // What came later than the first results, older ones lack.
    const later = ["omitted", "date", "power", "instructions", "review"];
    const required = Object.keys(result).filter((key) => !later.includes(key));
    for (const key of required) {
      expect(fits({ ...result, [key]: undefined }), key).toBe(false);
      expect(typeof (await readResultJson(JSON.stringify({ ...result, [key]: undefined }))), key).toBe("string");
    }
  });

  it("reads no text without an answer", async () => {
    await fc.assert(
      fc.asyncProperty(fc.oneof(fc.string({ unit: "binary" }), fc.json()), async (text) => {
        expect(typeof (await readResultJson(text))).toBe("string");
      }),
      { numRuns: runs(66, 200), seed: 4 },
    );
  });
});
