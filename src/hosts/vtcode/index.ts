/** VT Code: subagents in Markdown; the newer edition also reads those of Claude Code and Codex. */
import { withLaunches } from "../_kit/ci/index.ts";
import { launch } from "./launch.ts";
import { builtin } from "./builtins.ts";
import { folders } from "./folders.ts";
import { readSettings, settingsFiles } from "./settings.ts";
import { absentLoad, defineHost } from "../../model/host.ts";
import type { Load, Problem } from "../../model/load.ts";
import type { SearchScope } from "../../repo/tree.ts";
import type { RepoIndex } from "../../repo/repo-index.ts";

const places = [".vtcode/agents/*.md", ".claude/agents/*.md", ".codex/agents/*.toml"];

export default defineHost({
  title: "VT Code",
  url: "https://github.com/vinhnx/VTCode",
  editions: ["0.147", "0.60"],
  certainty: "measured",
  failsWhole: true,
  patterns: [
    ...places.map((place) => `**/${place}`),
    ...settingsFiles.map((place) => `**/${place}`),
    ...places.map((place) => `~/${place}`),
  ],
  ownPatterns: ["**/.vtcode/**", "**/vtcode.toml", "~/.vtcode/**"],

  folders,

  launch,

  load: withLaunches(launch, async (repo, where, edition) => {
    const { load } = edition === "0.60" ? await import("./older.ts") : await import("./newer/index.ts");
    return withSettings(repo, where, await load(repo, where));
  }),
});

/** The load with the settings of each workspace and of the user. They count also where no profile is. */
async function withSettings(repo: RepoIndex, { starts, user }: SearchScope, load: Load): Promise<Load> {
  const isWorkspace = (start: string): boolean => !/(?:^|\/)\.vtcode(?:\/|$)/.test(start);
  const reads = [
    ...(await Promise.all(starts.filter(isWorkspace).map((start) => readSettings(repo, "project", start)))),
    ...(user?.home === undefined ? [] : [await readSettings(repo, "user", user.home)]),
  ].flat();
  if (reads.length === 0) return load;
  const base: Load = load.status === "absent" ? { ...absentLoad, status: "loaded", layers: [builtin] } : load;
  return {
    ...base,
    layers: [...reads.map(({ layer }) => layer), ...base.layers],
    unjudged: eachOnce([...base.unjudged, ...reads.flatMap(({ unjudged }) => unjudged)]),
  };
}

/** One cause, such as a submodule in the place of `.vtcode`, hides several files. */
function eachOnce(problems: readonly Problem[]): readonly Problem[] {
  const known = new Map(
    problems.map((problem) => [`${problem.at.source.path} ${problem.at.span.start} ${problem.message}`, problem]),
  );
  return [...known.values()];
}
