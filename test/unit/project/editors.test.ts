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

/** The words of the page's command, with the file that the shell puts in for the pattern. */
const words = (/^npx @taplo\/cli (.*)$/m.exec(page)?.[1] ?? "").replace("*", "reviewer").split(" ");

/** What taplo says of a role file; nothing: it is valid. */
function lint(text: string, config?: string): string {
  writeFileSync(join(root, ".codex/agents/reviewer.toml"), text);
  if (config !== undefined) writeFileSync(join(root, "taplo.toml"), config);
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [resolve("node_modules/@taplo/cli/dist/cli.js"), ...words, "--colors", "never"],
    { cwd: root, encoding: "utf8" },
  );
  return status === 0 ? "" : stdout + stderr;
}

const wrong = [
  ["a value of the wrong type", "model_reasoning_effort = 5\n", /5 is not of types? .*"string"/],
  ["a word that Codex does not take", 'personality = "rude"\n', /"rude" is not one of/],
  ["an unknown key", 'tools_allowed = ["read"]\n', /'tools_allowed' was unexpected/],
] as const;

describe.each([
  ["with the line `#:schema`", profile, undefined],
  ["with `taplo.toml`", profile.replace(/^#:schema.*\n/, ""), settings],
])("taplo %s", (_, good, config) => {
  it("takes the page's role file", () => expect(lint(good, config)).toBe(""));
  it.each(wrong)("refuses %s", (_what, line, message) => expect(lint(good + line, config)).toMatch(message));
  it("refuses a role file without a prompt", () =>
    expect(lint(good.replace(/^developer_instructions.*\n/m, ""), config)).toMatch(
      /"developer_instructions" is a required/,
    ));
});
