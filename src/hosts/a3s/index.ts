/** A3S Code: one YAML or Markdown file per subagent, in directories of its configuration and in the newer edition below `.a3s`. */
import { defineHost } from "../../model/host.ts";

const extensions = ["yaml", "yml", "md"];
const places = [".a3s/agents", ".claude/agents"].flatMap((folder) =>
  extensions.map((extension) => `${folder}/**/*.${extension}`),
);

export default defineHost({
  title: "A3S Code",
  url: "https://docs.rs/a3s-code-core",
  editions: ["2026-08", "2.4"],
  patterns: [...places.map((place) => `**/${place}`), ...places.map((place) => `~/${place}`)],
  ownPatterns: ["**/.a3s/**", "~/.a3s/**"],

  async load(repo, where, edition) {
    const { load } = edition === "2.4" ? await import("./older.ts") : await import("./newer/index.ts");
    return load(repo, where);
  },
});
