/** What a plugin brings under another spelling of its names, which some file systems take for them. */
import { describe, expect, it } from "vitest";
import { judged, type Repository } from "../../support/judging.ts";

async function unjudgedIn(files: Repository): Promise<readonly string[]> {
  const { findings } = await judged(files, { policy: "ceiling: [read]\n" });
  return findings.flatMap(({ finding: { rule, severity, at } }) =>
    rule === "no-unjudged-content" && severity === "error" ? [at.source.path] : [],
  );
}

const hooks = '{ "hooks": { "PreToolUse": [{ "hooks": [{ "type": "command", "command": "make" }] }] } }\n';
const profile = "---\nname: a\ndescription: Does it.\ntools: Bash\n---\nGo.\n";

describe.each(["", "plugins/x/"])("of a plugin in `%s`", (root) => {
  const manifest = { [`${root}.claude-plugin/plugin.json`]: '{ "name": "x" }\n' };

  it.each([
    ["hooks/Hooks.json", "hooks/Hooks.json", hooks],
    ["Hooks/hooks.json", "Hooks", hooks],
    ["HOOKS/HOOKS.JSON", "HOOKS", hooks],
    [".MCP.json", ".MCP.json", '{ "mcpServers": { "x": { "command": "make" } } }\n'],
    ["Settings.json", "Settings.json", "{}\n"],
    ["Agents/a.md", "Agents", profile],
    ["Commands/a.md", "Commands", "Look: !`make`\n"],
    ["Skills/a/SKILL.md", "Skills", profile],
    ["Bin/git", "Bin", "#!/bin/sh\n"],
  ])("%s is unjudged", async (path, at, text) => {
    expect(await unjudgedIn({ ...manifest, [`${root}${path}`]: text })).toContain(`${root}${at}`);
  });

  it("other files and folders of such names are none", async () => {
    const others = { "Hooks/use-it.ts": "x", "Agents/a.py": "x", "hooks/README.md": "x", "agents/README.md": "x" };
    const files = Object.fromEntries(Object.entries(others).map(([path, text]) => [`${root}${path}`, text]));
    expect(await unjudgedIn({ ...manifest, ...files })).toEqual([]);
  });
});
