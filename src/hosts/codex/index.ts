/** OpenAI Codex: agent roles in `.codex` folders, each a TOML layer with metadata. */
import { absentLoad, defineHost } from "../../model/host.ts";
import type { Item, Load, Problem } from "../../model/load.ts";
import { builtinLayer } from "./builtins.ts";
import { editionOf, editions } from "./edition.ts";
import { folders } from "./folders.ts";
import { itemsOf } from "./items.ts";
import { openSessions, type Sessions } from "./sessions.ts";
import { readSkills, skillPatterns } from "./skills.ts";
import { withLaunches } from "../_kit/ci/index.ts";
import { launch } from "./launch.ts";

const places = ["**/.codex/", "$CODEX_HOME/", "/etc/codex/"].flatMap((folder) => [
  `${folder}agents/**/*.toml`,
  `${folder}config.toml`,
  `${folder}hooks.json`,
  `${folder}rules/*.rules`,
  `${folder}environments/*.toml`,
]);

export default defineHost({
  title: "Codex",
  url: "https://developers.openai.com/codex/subagents",
  editions,
  formerEditions: { "2026-08": "0.169" },
  certainty: "measured",
  patterns: places,
  // The file is Codex's own, and escapes can hide the key.
  detectionHints: skillPatterns.flatMap((path) => ["dependencies", "\\"].map((text) => ({ path, text }))),
  folders,

  launch,

  load: withLaunches(launch, async (repo, where, edition): Promise<Load> => {
    const sessions = await openSessions(repo, where, editionOf(edition));
    const skills = await readSkills(repo, where.starts);
    if (sessions.layers.length + skills.layers.length + skills.unjudged.length === 0) return absentLoad;
    const items = itemsOf(repo, sessions);
    const failed =
      sessions.chains.find(({ failures }) => failures.length > 0)?.failures[0]?.fault.problem ??
      lostIn(items, sessions);
    const layers = [...sessions.layers.map(({ layer }) => layer), ...skills.layers];
    return {
      status: failed ? "failed" : layers.some(({ status }) => status !== "absent") ? "loaded" : "absent",
      ...(failed ? { problem: failed } : {}),
      layers: [builtinLayer, ...layers],
      items,
      unjudged: once([...sessions.layers.flatMap(({ unjudged }) => unjudged), ...skills.unjudged]),
    };
  }),
});

/**
 * Why a role is in no session, although every session starts: subagents are switched off for every model where it is.
 */
function lostIn(items: readonly Item[], { chains }: Sessions): Problem | undefined {
  const always = new Set(chains.flatMap(({ off }) => (off?.always ? [off.problem] : [])));
  const lost = items.flatMap(({ verdict, files }) =>
    verdict.kind === "lost" && files.length > 0 ? [verdict.problem] : [],
  );
  return lost.find((problem) => always.has(problem));
}

/** A link or a submodule on the way to several paths is one problem. */
function once(problems: readonly Problem[]): readonly Problem[] {
  const seen = new Set<string>();
  return problems.filter(({ message, at }) => {
    const key = JSON.stringify([at.source.path, at.span.start, message]);
    return !seen.has(key) && seen.add(key);
  });
}
