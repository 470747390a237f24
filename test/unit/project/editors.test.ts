/** The page on editors is true as far as programs of npm can show it: taplo takes and refuses role files by the schema. */
import { spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { afterAll, describe, expect, it } from "vitest";

const root = mkdtempSync(join(tmpdir(), "editors-"));
afterAll(() => rmSync(root, { recursive: true }));
mkdirSync(join(root, ".codex/agents"), { recursive: true });
mkdirSync(join(root, "schemas"));
writeFileSync(join(root, "schemas/codex.json"), readFileSync("schemas/codex.json"));

const page = readFileSync("docs/editors.md", "utf8");
const [profile = "", settings = ""] = [...page.matchAll(/^```toml\n([\s\S]*?)^```$/gm)].map(([, body = ""]) => body);

/** The words of the page's command, with files that the shell puts in for the pattern. */
const words = (names: readonly string[]): readonly string[] =>
  (/^npx @taplo\/cli (.*)$/m.exec(page)?.[1] ?? "")
    .split(" ")
    .flatMap((word) => (word.includes("*") ? names.map((name) => word.replace("*", name)) : [word]));

/** What taplo says of role files by their names; nothing: they are valid. */
function lint(files: Readonly<Record<string, string>>, config?: string): string {
  for (const [name, text] of Object.entries(files)) writeFileSync(join(root, `.codex/agents/${name}.toml`), text);
  if (config !== undefined) writeFileSync(join(root, "taplo.toml"), config);
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [resolve("node_modules/@taplo/cli/dist/cli.js"), ...words(Object.keys(files)), "--colors", "never"],
    { cwd: root, encoding: "utf8" },
  );
  return status === 0 ? "" : stdout + stderr;
}

const wrong = [
  ["type", "model_reasoning_effort = 5\n", /5 is not of types? .*"string"/],
  ["word", 'personality = "rude"\n', /"rude" is not one of/],
  ["key", 'tools_allowed = ["read"]\n', /'tools_allowed' was unexpected/],
] as const;

describe.each([
  ["with the line `#:schema`", profile, undefined],
  ["with `taplo.toml`", profile.replace(/^#:schema.*\n/, ""), settings],
])("taplo %s", (_, good, config) => {
  it("takes the page's role file", () => expect(lint({ reviewer: good }, config)).toBe(""));

  it("refuses a value of a wrong type, a word that Codex does not take, an unknown key and a missing prompt", () => {
    const files = Object.fromEntries(wrong.map(([name, line]) => [name, good + line]));
    const prompt = good.replace(/^developer_instructions.*\n/m, "");
    const said = lint({ ...files, prompt }, config);
    for (const [name, , message] of [...wrong, ["prompt", "", /"developer_instructions" is a required/] as const]) {
      expect(said).toMatch(message);
      expect(said).toContain(`${name}.toml`);
    }
  });
});
