/** VT Code: subagents in Markdown; the newer edition also reads those of Claude Code and Codex. */
import { defineHost } from "../../model/host.ts";

const places = [".vtcode/agents/*.md", ".claude/agents/*.md", ".codex/agents/*.toml"];

export default defineHost({
  title: "VT Code",
  url: "https://github.com/vinhnx/VTCode",
  editions: ["0.147", "0.60"],
  certainty: "measured",
  patterns: [...places.map((place) => `**/${place}`), ...places.map((place) => `~/${place}`)],
  ownPatterns: ["**/.vtcode/**", "**/vtcode.toml", "~/.vtcode/**"],

  async load(repo, where, edition) {
    const { load } = edition === "0.60" ? await import("./older.ts") : await import("./newer/index.ts");
    return load(repo, where);
  },
});
