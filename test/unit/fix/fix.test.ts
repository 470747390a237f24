/** Safe fixes: nothing gets worse by them, and a second run changes nothing. */
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { applyEdits } from "../../../src/hosts/_kit/fixes/edits.ts";
import { unifiedDiff } from "../../../src/fix/unified-diff.ts";
import { breakage, broken, markdown } from "../../support/breaking.ts";
import { afterwards, faultsOfFixing, planOf, unsafeFixesIn } from "../../support/fixing.ts";
import { runs } from "../../support/runs.ts";

const file = ".claude/agents/x.md";
const profile = (lines: readonly string[], body = "Read the change.\n"): string =>
  ["---", "name: x", ...lines, "---", body].join("\n");
const fixedText = async (text: string, path = file): Promise<string> =>
  String(afterwards({ [path]: text }, await planOf({ [path]: text })).get(path));

describe("a fix of Claude Code's profiles", () => {
  const does = "description: Reviews a change.";
  it.each([
    ["quotes a text with a colon", ["description: Use this: it reviews"], ['description: "Use this: it reviews"']],
    ["quotes what begins with @", [`description: @team's "best"`], [`description: '@team''s "best"'`]],
    ["takes out a removed tool", [does, "tools: Read, MultiEdit, Grep"], [does, "tools: Read, Grep"]],
    ["takes out the first and the last", [does, "tools: LS, Read, MultiEdit"], [does, "tools: Read"]],
    ["keeps the form of a flow list", [does, 'tools: ["LS", "Read"] # all'], [does, 'tools: ["Read"] # all']],
    [
      "takes an item out",
      [does, "tools:", "  - Read", "  - LS # old", "  # kept"],
      [does, "tools:", "  - Read", "  # kept"],
    ],
    ["names a list of tools", [does, "allowed-tools: Read, Grep"], [does, "tools: Read, Grep"]],
    ["respells what is given anyway", [does, "tools: Read, read, Grep"], [does, "tools: Read, Read, Grep"]],
    ["indents with spaces", [does, "tools:", "\t- Read"], [does, "tools:", "  - Read"]],
  ])("%s", async (_, before, after) => {
    expect(await fixedText(profile(before))).toBe(profile(after));
  });

  it.each([
    ["a tool that it does not have yet", [does, "tools: Read, bash"]],
    ["a list of removed tools alone, which would become every tool", [does, "tools: LS, MultiEdit"]],
    ["a second list of tools", [does, "tools: Read", "allowed-tools: Read, Bash"]],
    ["a scope", [does, "tools: Read, Bash(git log:*)"]],
    ["a name", ["description: Reviews a change.", "model: sonnet"].map((line) => line.replace("name", "nom"))],
    ["a missing description", ["tools: Read"]],
    ["an alias that would become every tool", [does, "tools: *"]],
    ["a bypass", [does, "permissionMode: bypassPermissions"]],
  ])("leaves %s", async (_, lines) => {
    expect(await fixedText(profile(lines))).toBe(profile(lines));
  });

  it("keeps line ends, the byte order mark and everything else", async () => {
    const text = `\ufeff${profile([does, "tools: Read, LS # two  ", "color:   blue"], "A\tB  \n\n").replaceAll("\n", "\r\n")}`;
    expect(await fixedText(text)).toBe(text.replace("Read, LS #", "Read #"));
  });

  it("shows what is not safe as a fix to decide on", async () => {
    const { files, findings } = await planOf({ [file]: profile([does, "tools: Read, bash", "model: sonnet"]) });
    expect(files).toEqual([]);
    const titles = findings.flatMap(({ fixes = [] }) => fixes.map(({ title, safe }) => [title, safe]));
    expect(titles).toContainEqual(["tools: Read, Bash", false]);
  });
});

it("writes the names that Gemini CLI means only where a person decides", async () => {
  const path = ".gemini/agents/x.md";
  const text = profile(["description: Reviews.", "tools: [Read, Bash]"]);
  const { files, findings } = await planOf({ [path]: text });
  expect(files).toEqual([]);
  expect(findings.flatMap(({ fixes = [] }) => fixes.map(({ title }) => title))).toContain(
    "tools: [read_file, run_shell_command]",
  );
});

it.each([
  [".claude/agents/x.md", profile(["description: Reviews.", "permissionMode: bypassPermissions"])],
  [".vibe/agents/x.toml", 'description = "Reviews."\nbypass_tool_permissions = true\n'],
  [".vibe/agents/x.toml", 'bypass_tool_permissions="yes"\ndescription = "Reviews."\n'],
])("takes out the line of %s with which nothing is asked, if a person decides so", async (path, text) => {
  const { files, findings } = await planOf({ [path]: text });
  expect(files).toEqual([]);
  const [line] = /^(?:permissionMode|bypass_tool_permissions).*\n/m.exec(text) ?? [""];
  const made = findings.flatMap(({ rule, fixes = [] }) => (rule === "no-permission-bypass" ? fixes : []));
  expect(made.map(({ title }) => title)).toEqual([`remove \`${line.trimEnd()}\``]);
  expect(made.map(({ edits }) => applyEdits({ path, text }, edits))).toEqual([text.replace(line, "")]);
});

it("refuses a fix with which a profile would take the place of another", async () => {
  const broken = profile(["description: Use this: it reviews", "hooks: [\t"]);
  const files = { [file]: broken, [file.replace("x.md", "a.md")]: profile(["description: The other."]) };
  expect(await faultsOfFixing(files)).toEqual([]);
});

it("shows edits as a diff that git can apply", () => {
  const lines = Array.from({ length: 12 }, (_, i) => `line ${i}\n`);
  const after = lines.map((line, i) => (i === 2 ? "changed\n" : line)).filter((_, i) => i !== 10);
  expect(unifiedDiff("a.md", lines.join(""), `${after.join("")}end`, (line) => line)).toMatchSnapshot();
});

it("marks nothing safe that is not", { timeout: 120_000 }, async () => {
  await fc.assert(
    fc.asyncProperty(fc.constantFrom(...markdown), breakage, async ([path, text], [first = 0]) => {
      expect(await unsafeFixesIn({ [path]: broken(text, [first]) })).toEqual([]);
    }),
    { numRuns: runs(60, 3000) },
  );
});

it("marks no repair safe with which CodeBuddy would read a line that skips prompts", async () => {
  const text = "---\nname: reviewer\ndescription: Reviews a change.\ntools: Read\n---\nReview the change.\n";
  expect(await unsafeFixesIn({ ".codebuddy/agents/reviewer.md": broken(text, [18]) })).toEqual([]);
});

it("leaves a key of another host where a profile without its tools has none", async () => {
  const text = "---\nname: reviewer\ndescription: Reviews a diff.\nallowed-tools:\n  - file_editor\n---\nReview.\n";
  expect(await unsafeFixesIn({ ".openhands/agents/reviewer.md": text })).toEqual([]);
});

it("makes nothing worse", { timeout: 120_000 }, async () => {
  await fc.assert(
    fc.asyncProperty(fc.constantFrom(...markdown), breakage, async ([path, text], chosen) => {
      expect(await faultsOfFixing({ [path]: broken(text, chosen) })).toEqual([]);
    }),
    { numRuns: runs(60, 3000) },
  );
});
