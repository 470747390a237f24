/** Finds the skills that a project's profile names and that are nowhere in the repository. */
import type { Item } from "../../../model/load.ts";
import { directoryOf, join, nameOf } from "../../../repo/path.ts";
import type { RepoIndex } from "../../../repo/repo-index.ts";
import type { FoundSkills } from "./find.ts";

/** Adds to an item what it names and the repository does not have. */
export type MissingTo = (item: Item) => Item;

/** For a repository that enables plugins of others, or whose skills the tree cannot give: there any skill may exist. */
export const nothingMissing: MissingTo = (item) => item;

/**
 * A name counts as there if Claude Code finds a skill or command of that name for some session, or if a folder with a
 * `SKILL.md` or an entry of a skills folder has it: the repository may link or copy it before a session starts.
 */
export function missingIn(repo: RepoIndex, { skills }: FoundSkills, homes: readonly string[]): MissingTo {
  const names = new Set(skills.flatMap((skill) => [...skill.names]));
  let folders: ReadonlySet<string> | undefined;
  const isThere = (name: string): boolean => {
    if (names.has(name)) return true;
    folders ??= new Set([
      ...repo.holding("SKILL.md").map(nameOf),
      ...homes.flatMap((home) => repo.names(join(home, ".claude/skills"))),
    ]);
    return folders.has(nameOf(name));
  };
  return (item) => {
    const { profile, layer } = item;
    // A profile of a plugin or in another folder is installed elsewhere, where other skills are.
    if (!profile?.preloads || layer.name !== "project" || !isOwnFolder(layer.root)) return item;
    const missing = profile.preloads.filter(
      ({ name }) => /^[\w./-]+$/.test(name) && !name.startsWith("/") && !isThere(name),
    );
    if (missing.length === 0) return item;
    return {
      ...item,
      profile: { ...profile, missing: missing.map(({ name, at }) => ({ key: "skills", value: name, advice, at })) },
    };
  };
}

const advice =
  "unless the user or a plugin has it, Claude Code starts the subagent without it and says nothing; add the skill, or remove the name";

function isOwnFolder(root: string): boolean {
  return nameOf(root) === "agents" && nameOf(directoryOf(root)) === ".claude";
}
