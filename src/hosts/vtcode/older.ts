/** VT Code 0.60: `.vtcode/agents` with one Markdown file per subagent, and payloads of `--agents`. */
import { absentLoad } from "../../model/host.ts";
import type { Load } from "../../model/load.ts";
import { join } from "../../repo/path.ts";
import type { RepoIndex } from "../../repo/repo-index.ts";
import type { SearchScope } from "../../repo/tree.ts";
import { builtin, builtins } from "./builtins.ts";
import { readDirectory, readPayloadFile } from "./layers.ts";
import { type LayerRead, winnersOf } from "../_kit/loading/sessions.ts";

const folder = ".vtcode/agents";

/** Loads a tree as the older edition does. */
export async function load(repo: RepoIndex, { starts, user, dirs }: SearchScope): Promise<Load> {
  const named = [...new Set(dirs.map((dir) => dir.replace(/^(?:\.\/+)+|\/+$/g, "").replace(/^\.$/, "")))];
  const [projects, home, payloadReads, further] = await Promise.all([
    Promise.all(starts.map((start) => readDirectory(repo, "project", join(start, folder)))),
    user?.home === undefined ? undefined : readDirectory(repo, "user", join(user.home, folder)),
    Promise.all(named.filter((path) => path.endsWith(".json")).map((path) => readPayloadFile(repo, path))),
    Promise.all(
      named
        .filter((path) => !path.endsWith(".json") && !starts.some((start) => join(start, folder) === path))
        .map((path) => readDirectory(repo, "project", path)),
    ),
  ]);
  const present = (reads: readonly (LayerRead | undefined)[]): readonly LayerRead[] =>
    reads.flatMap((read) => read ?? []);
  const payloads = present(payloadReads);
  const found = [...present(projects), ...present(further), ...payloads, ...present([home])];
  if (found.length === 0) return absentLoad;

  const base: LayerRead = { layer: builtin, items: builtins(), unjudged: [] };
  const under = [...payloads, ...present([home]), base];
  const sessions = [...projects, ...present(further)].map((project) => [...present([project]), ...under]);
  // Profiles of one layer share their verdict: the host keeps the one that the file system lists first.
  const settle = winnersOf(sessions);
  return {
    status: "loaded",
    layers: [...found.map(({ layer }) => layer), builtin],
    items: [...found, base].flatMap(({ items }) => items).map((item) => settle(item)),
    unjudged: found.flatMap(({ unjudged }) => unjudged),
  };
}
