/** `observer` of Claude Code: agents that start beside a subagent, whatever its tools are. */
import { describe, expect, it } from "vitest";
import { agent, judged, type Repository } from "../../support/judging.ts";
import { changeBetween } from "../../support/powers.ts";

const watcher = agent("watcher", "Read, Bash");
const reader = (more = ""): Repository => ({
  ".claude/agents/a.md": agent("a", "Read", { more }),
  ".claude/agents/watcher.md": watcher,
  ".claude/agents/writer.md": agent("writer", "Write"),
});

describe("an observer", () => {
  it("is told by diff, and what it brings", async () => {
    const { changes } = await changeBetween(reader(), reader("observer: watcher\n"));
    expect(changes.flatMap(({ widenings }) => widenings.map(({ message }) => message))).toEqual([
      "can now start other agents, by `observer`",
      expect.stringContaining("`watcher`"),
    ]);
  });

  it("counts under a ceiling, and reaches no other agent", async () => {
    const policy = "ceiling: [read, delegate]\n";
    const found = async (more: string) =>
      (await judged(reader(more), { base: reader(), policy })).findings.flatMap(({ state, finding }) =>
        state === "new" && finding.rule === "max-capability" ? [finding.message] : [],
      );
    const [message, ...others] = await found("observer: watcher\n");
    expect(message).toContain("watcher");
    expect(others).toEqual([]);
    expect(await found("observer: nobody\n")).toEqual([]);
    expect(await found("omitClaudeMd: true\nautoCompactWindow: 100000\n")).toEqual([]);
  });

  it("is ignored in a plugin's subagent", async () => {
    const plugin = {
      ".claude-plugin/marketplace.json": JSON.stringify({
        name: "m",
        owner: { name: "o" },
        plugins: [{ name: "p", source: "./p" }],
      }),
      "p/.claude-plugin/plugin.json": JSON.stringify({ name: "p" }),
      "p/agents/a.md": agent("a", "Read", { more: "observer: watcher\n" }),
    };
    const { findings } = await judged(plugin, { policy: "hosts: { claude: {} }\nceiling: [read]\n" });
    const own = findings.map(({ finding: { rule, kind } }) => `${rule}/${kind}`);
    expect(own).not.toContain("max-capability/null");
    expect(own.filter((id) => id.startsWith("max-capability"))).toEqual([]);
    expect(own).toContain("no-ineffective-setting/value");
  });
});
