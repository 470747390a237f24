/** Qoder CLI: one folder of subagents, read at any depth, in the directory in which a session starts. */
import { withLaunches } from "../_kit/ci/index.ts";
import { type Folder, loadFolders } from "../_kit/loading/folders.ts";
import { defineHost } from "../../model/host.ts";
import { isWithin } from "../../repo/path.ts";
import type { RepoIndex } from "../../repo/repo-index.ts";
import { type Source, startOf } from "../../repo/text.ts";
import { agentOf, everyCapability } from "./agent.ts";
import { folders } from "./folders.ts";
import { launch } from "./launch.ts";
import { knownSettings, reading, settingRules, settings } from "./settings.ts";

const own = ".qoder/agents";

const files: Pick<Folder, "isIncluded" | "read"> = {
  isIncluded: (name) => /\.md$/i.test(name),
  read: async (source, path, _, repo) => {
    const because = reasonNotRead(source, path, repo);
    const result = await agentOf(source);
    if (because === undefined) return [result];
    if (result.verdict.kind !== "loaded") return [];
    const problem = { message: because, at: startOf(source), certainty: "measured" as const };
    return [{ ...result, verdict: { kind: "dropped", problem } }];
  },
};

const folder: Folder = { path: own, isOwn: true, ...files };

const patterns = (start: string): readonly string[] => [
  `${start}/${own}/**/*.md`,
  ...settings.map((path) => `${start}/${path}`),
];

export default defineHost({
  title: "Qoder CLI",
  url: "https://docs.qoder.com/cli",
  editions: ["1.1"],
  certainty: "assumed",
  patterns: [...patterns("**"), ...patterns("~")],
  ownPatterns: ["**/.qoder/**", "~/.qoder/**"],
  folders,

  launch,

  load: withLaunches(launch, (repo, where) =>
    loadFolders(repo, where, {
      folders: [folder],
      userFolders: [folder],
      policyFolder: files,
      depth: "unverified",
      settings,
      settingsReading: reading,
      settingRules,
      knownSettings,
      builtins: ["Explore", "general-purpose", "Plan", "qoder-guide", "statusline-setup"].map(
        (name) => [name, everyCapability] as const,
      ),
    }),
  ),
});

/** Links are not followed, and names that begin with `_` are left out, whatever the depth. */
function reasonNotRead(source: Source, path: string, repo: RepoIndex): string | undefined {
  const [root = ""] = /^(?:.*?\/)?\.qoder\/agents(?=\/)/.exec(path) ?? [];
  const real = root === "" ? undefined : repo.resolve(root);
  if (real?.kind !== "directory") return path.endsWith(".md") ? undefined : otherExtension;
  // A link to another file of the folder leads to what is read anyway.
  if (!isWithin(source.path, real.path)) return "it is a link, and Qoder CLI follows none";
  const names = source.path.slice(real.path.length + 1).split("/");
  if (names.some((name) => name.startsWith("_")))
    return "its name, or a folder's, begins with `_`, and no such file is read";
  return source.path.endsWith(".md") ? undefined : otherExtension;
}

const otherExtension = "its name does not end in `.md`, and no other file is read";
