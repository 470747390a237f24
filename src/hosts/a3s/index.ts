/**
 * A3S Code: one YAML or Markdown file per subagent, in directories of its configuration and in the newer edition below
 * `.a3s`.
 */
import { builtin } from "./builtins.ts";
import { folders } from "./folders.ts";
import { readSettings, settingsFiles } from "./settings.ts";
import { absentLoad, defineHost } from "../../model/host.ts";
import type { Load } from "../../model/load.ts";
import type { RepoIndex } from "../../repo/repo-index.ts";
import type { SearchScope } from "../../repo/tree.ts";

const extensions = ["yaml", "yml", "md"];
const places = [".a3s/agents", ".claude/agents"].flatMap((folder) =>
  extensions.map((extension) => `${folder}/**/*.${extension}`),
);

export default defineHost({
  title: "A3S Code",
  url: "https://docs.rs/a3s-code-core",
  editions: ["2026-08", "2.4"],
  patterns: [
    ...places.map((place) => `**/${place}`),
    ...settingsFiles.map((place) => `**/${place}`),
    ...places.map((place) => `~/${place}`),
  ],
  ownPatterns: ["**/.a3s/**", "~/.a3s/**"],

  folders,

  async load(repo, where, edition) {
    const { load } = edition === "2.4" ? await import("./older.ts") : await import("./newer/index.ts");
    return withSettings(repo, where, await load(repo, where));
  },
});

/** The load with the settings of each workspace, which count also where no profile is. */
async function withSettings(repo: RepoIndex, { starts }: SearchScope, load: Load): Promise<Load> {
  const reads = (await Promise.all(starts.map((start) => readSettings(repo, start)))).flat();
  if (reads.length === 0) return load;
  const base: Load = load.status === "absent" ? { ...absentLoad, status: "loaded", layers: [builtin] } : load;
  return {
    ...base,
    layers: [...reads.map(({ layer }) => layer), ...base.layers],
    unjudged: [...base.unjudged, ...reads.flatMap(({ unjudged }) => unjudged)],
  };
}
