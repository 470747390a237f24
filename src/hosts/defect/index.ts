/** defect: folders and Markdown files in `.defect/agents`, of which a single bad one stops the host. */
import { absentLoad, defineHost } from "../../model/host.ts";
import type { Item, Load, Problem, Verdict } from "../../model/load.ts";
import { isWithin, join } from "../../repo/path.ts";
import { placeOfPath } from "../../repo/text.ts";
import type { RepoIndex } from "../../repo/repo-index.ts";
import type { UserDirectories, SearchScope } from "../../repo/tree.ts";
import type { Candidate } from "./candidate.ts";
import { folders } from "./folders.ts";
import { type ProfileLayer, readLayer } from "./layer.ts";
import { nestedProfiles } from "./nested.ts";

const places = [
  ".defect/agents/*.md",
  ".defect/agents/*/config.toml",
  ".defect/config.toml",
  ".defect/config.local.toml",
];

/** Settings in the root of a repository, the strongest last. Servers and variables are other programs' as well. */
const settingsFiles = [".env", ".mcp.json", ".defect/config.toml", ".defect/config.local.toml"];

export default defineHost({
  title: "defect",
  url: "https://docs.rs/defect-config",
  editions: ["0.1"],
  certainty: "measured",
  failsWhole: true,
  patterns: [
    ...places,
    ".mcp.json",
    "$XDG_CONFIG_HOME/defect/agents/*.md",
    "$XDG_CONFIG_HOME/defect/agents/*/config.toml",
    "$XDG_CONFIG_HOME/defect/config.toml",
  ],
  // The host reads the root alone; a folder below shows that somebody expects it to be read.
  ownPatterns: [...places, "**/.defect/**", "$XDG_CONFIG_HOME/defect/**"],
  folders,

  async load(repo, where): Promise<Load> {
    const user = await userLayer(repo, where);
    const { layers: projects, directories } = await projectLayers(repo, where);
    const layers = [...(user && exists(user) ? [user] : []), ...projects];
    const nested = where.starts.includes("") ? nestedProfiles(repo, directories) : [];
    if (layers.length === 0 && nested.length === 0) return absentLoad;
    const failure = layers.find(({ failure }) => failure)?.failure;
    const ownItems = projects.map((project) => itemsOf(project, user?.failure ?? project.failure, []));
    return {
      status: failure ? "failed" : layers.length > 0 ? "loaded" : "absent",
      ...(failure ? { problem: failure } : {}),
      layers: layers.map(({ layer }) => layer),
      items: [...(user ? itemsOf(user, failureForUser(user, projects), ownItems) : []), ...ownItems.flat(), ...nested],
      unjudged: layers.flatMap(({ unjudged }) => unjudged),
    };
  },
});

function exists({ layer, unjudged }: ProfileLayer): boolean {
  return layer.status !== "absent" || layer.authority.length + unjudged.length > 0;
}

async function userLayer(repo: RepoIndex, { user }: SearchScope): Promise<ProfileLayer | undefined> {
  const home = user && userDirectory(user);
  return home === undefined ? undefined : readLayer(repo, "user", join(home, "agents"), [join(home, "config.toml")]);
}

/** The layers of the repositories and of the policy's `dirs`, and every directory that was looked at. */
async function projectLayers(
  repo: RepoIndex,
  where: SearchScope,
): Promise<{ readonly layers: readonly ProfileLayer[]; readonly directories: ReadonlySet<string> }> {
  const roots = rootsOf(where).filter((root) => repo.entries.get(root)?.kind !== "submodule");
  const rootOf = new Map(roots.map((root) => [join(root, ".defect/agents"), root]));
  const directories = new Set([...rootOf.keys(), ...where.dirs]);
  const read = await Promise.all(
    [...directories].map((directory) => {
      const root = rootOf.get(directory);
      const settings = root === undefined ? [] : settingsFiles.map((path) => join(root, path));
      return readLayer(repo, "project", directory, settings, root);
    }),
  );
  return { layers: read.filter(exists), directories };
}

/** The user's profiles are lost to their own fault, or where the host starts in no project. */
function failureForUser(user: ProfileLayer, projects: readonly ProfileLayer[]): Problem | undefined {
  return user.failure ?? (projects.every((project) => project.failure) ? projects[0]?.failure : undefined);
}

/** `$XDG_CONFIG_HOME` where it is set, and `~/.config` only where it is not. */
function userDirectory({ xdgConfigHome, home }: UserDirectories): string | undefined {
  return xdgConfigHome !== undefined
    ? join(xdgConfigHome, "defect")
    : home === undefined
      ? undefined
      : join(home, ".config/defect");
}

/** A session belongs to the nearest repository around its start, and reads no other. */
function rootsOf({ starts, repositoryRoots }: SearchScope): readonly string[] {
  const nearest = starts.flatMap((start) =>
    repositoryRoots
      .filter((root) => isWithin(start, root))
      .sort((a, b) => b.length - a.length)
      .slice(0, 1),
  );
  return repositoryRoots.filter((root) => nearest.includes(root));
}

/** `failure` stops the host; `winners` are the project layers' items, which replace the user's of the same name. */
function itemsOf(
  { layer, candidates, asides }: ProfileLayer,
  failure: Problem | undefined,
  winners: readonly (readonly Item[])[],
): readonly Item[] {
  const seen = candidates.filter(({ profile, problem }) => profile || problem);
  return [
    ...seen.map(
      (candidate): Item => ({
        layer,
        files: candidate.files,
        verdict: verdictOf(candidate, failure, winners),
        ...(candidate.profile ? { profile: candidate.profile } : {}),
      }),
    ),
    ...asides,
  ];
}

function verdictOf(
  { name, problem, files }: Candidate,
  failure: Problem | undefined,
  winners: readonly (readonly Item[])[],
): Verdict {
  if (problem) return { kind: "rejected", problem };
  if (failure) {
    const message = `defect does not start because of \`${failure.at.source.path}\``;
    return {
      kind: "lost",
      problem: { message, at: placeOfPath(files[0] ?? ""), related: [{ message: failure.message, at: failure.at }] },
    };
  }
  const by = winners.map((items) =>
    items.find(({ profile, verdict }) => profile?.identity === name && verdict.kind === "loaded"),
  );
  return by[0] && by.every((item) => item) ? { kind: "shadowed", by: by[0] } : { kind: "loaded" };
}
