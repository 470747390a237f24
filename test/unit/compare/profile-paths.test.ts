/** Files and folders that keys of a profile name, and that decide what it can do: plugins, stored models. */
import { describe, expect, it } from "vitest";
import type { Repository } from "../../support/judging.ts";
import { powerBetween } from "../../support/powers.ts";

const openhands = (lines: string): Repository => ({
  ".openhands/agents/a.md": `---\nname: a\ndescription: d\ntools: []\n${lines}\n---\nx\n`,
});

const antigravity = (lines: string): Repository => ({
  ".agents/hooks.json": "{}",
  ".agents/agents/r.md": `---\nname: r\ndescription: R.\ntools: [view_file]\ninheritMcp: false\n${lines}\n---\nGo.\n`,
});

describe("the folder of stored models of OpenHands", () => {
  it.each([
    ["model: m", "model: m\nprofile_store_dir: ./models", "widened"],
    ["model: m\nprofile_store_dir: ./models", "model: m\nprofile_store_dir: /opt/models", "widened"],
    ["model: m\nprofile_store_dir: ./models", "model: m\nprofile_store_dir: ./models", "unchanged"],
    ["", "condenser: { kind: LLMSummarizingCondenser, llm: { model: x, base_url: 'https://a.example' } }", "widened"],
  ])("%j, then %j: %s", async (before, after, power) =>
    expect(await powerBetween(openhands(before), openhands(after))).toBe(power),
  );

  it.each([
    ["model: m\nprofile_store_dir: models", "models/m.json", "widened"],
    ["model: m.json\nprofile_store_dir: ./models/", "models/m.json", "widened"],
    ["model: m\nprofile_store_dir: models", "models/other.json", "unchanged"],
    ["model: inherit\nprofile_store_dir: models", "models/m.json", "unchanged"],
  ])("%j: %s is another one: %s", async (lines, path, power) => {
    const same = openhands(lines);
    expect(await powerBetween({ ...same, [path]: "{}" }, { ...same, [path]: '{"base_url":"x"}' })).toBe(power);
  });
});

const hooks = (command: string): string => JSON.stringify({ guard: { Stop: [{ command }] } });

describe("paths of an agent of Antigravity", () => {
  const plugin = "plugins: [plugins/deploy]";
  const forms: readonly (readonly [lines: string, path: string, others?: Repository])[] = [
    [plugin, "plugins/deploy/hooks.json"],
    [plugin, ".agents/plugins/deploy/scripts/x.sh"],
    [plugin, ".agents/agents/plugins/deploy/skills/s/SKILL.md"],
    [plugin, "tools/x.sh", { "plugins/deploy/hooks.json": hooks("./tools/x.sh") }],
    ["plugins: plugins/deploy", "plugins/deploy/mcp_config.json"],
    ["plugins: [{ path: plugins/deploy }]", "plugins/deploy/x.js"],
    ["Plugins: [../plugins/deploy]", ".agents/plugins/deploy/x.js"],
    ["hooks: [other/hooks.json]", "other/hooks.json"],
    ["hooks: [other/hooks.json]", "other/x.sh", { "other/hooks.json": hooks("./other/x.sh") }],
    ["agents: [other/x.md]", "other/x.md"],
    ["agents: [other]", "other/x.md"],
  ];

  it.each(forms.map(([lines, path, others = {}]) => ({ lines, path, others })))(
    "$lines: $path is another one",
    async ({ lines, path, others }) => {
      const same = { ...antigravity(lines), ...others };
      expect(await powerBetween({ ...same, [path]: "a" }, { ...same, [path]: "b" })).toMatch(/widened|undecided/);
    },
  );

  it.each([
    ["skills: [other]", "other/SKILL.md"],
    ["plugins: [plugins/deploy]", "plugins/other/hooks.json"],
    ["plugins: ['', '~/x', '/x', '..', '.']", "docs/x.md"],
  ])("%s: %s starts nothing", async (lines, path) => {
    const same = antigravity(lines);
    expect(await powerBetween({ ...same, [path]: "a" }, { ...same, [path]: "b" })).toBe("unchanged");
  });
});
