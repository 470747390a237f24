/** Finds the skills and commands of a tree, with the names by which they are reached. */
import { collectFiles, mayBeFile, readEach, unreadFolder } from "../../_kit/loading/collect.ts";
import type { Problem } from "../../../model/load.ts";
import { listItems, tableEntries } from "../../_kit/profiles/fields.ts";
import { lastOf, type Node, textOf } from "../../../parsers/node.ts";
import { directoryOf, join, nameOf, tidied } from "../../../repo/path.ts";
import type { RepoIndex } from "../../../repo/repo-index.ts";
import { startOf } from "../../../repo/text.ts";
import type { LayerRead } from "../../_kit/loading/sessions.ts";
import type { FoundPlugin } from "../plugins/places.ts";
import { skillText, type SkillText } from "./document.ts";

/** A skill or a command of a directory or of a plugin. */
export interface Skill {
  readonly text: SkillText;
  /** The name by which a model calls it: `deploy`, `team:deploy`. */
  readonly name: string;
  /** The names by which a profile preloads it. */
  readonly names: ReadonlySet<string>;
  /** The directory whose `.claude` holds it, or the plugin's. */
  readonly home: string;
  readonly inPlugin: boolean;
}

/** All skills and commands of one tree. */
export interface FoundSkills {
  readonly skills: readonly Skill[];
  /** What the tree cannot give. */
  readonly unjudged: readonly Problem[];
}

/** Where skills and commands of one directory or plugin are. */
interface Place {
  readonly home: string;
  /** The name of the plugin. */
  readonly plugin?: string;
  /** Folders of which each folder inside is a skill. */
  readonly skills: readonly string[];
  /** Folders that are a skill themselves. */
  readonly single: readonly string[];
  /** Folders with commands at every depth, or files. */
  readonly commands: readonly string[];
}

/** The skills of these directories, which hold `.claude` folders, and of plugins. */
export async function findSkills(
  repo: RepoIndex,
  directories: readonly string[],
  plugins: readonly FoundPlugin[],
  edition: string,
): Promise<FoundSkills> {
  const places = [
    ...directories.map(
      (home): Place => ({
        home,
        skills: [join(home, ".claude/skills")],
        single: [],
        commands: [join(home, ".claude/commands")],
      }),
    ),
    ...plugins.map(placeOfPlugin),
  ];
  const found = await Promise.all(places.map((place) => skillsOf(repo, place, edition)));
  return { skills: found.flatMap(({ skills }) => skills), unjudged: found.flatMap(({ unjudged }) => unjudged) };
}

/** Whether there are skills, or profiles that name some. */
export function haveSkills(skills: readonly Skill[], reads: readonly LayerRead[]): boolean {
  return skills.length > 0 || reads.some(({ items }) => items.some(({ profile }) => profile?.preloads?.length));
}

/** A plugin's manifest may name further folders and files. */
function placeOfPlugin({ root, name, described }: FoundPlugin): Place {
  const named = (key: string): readonly string[] =>
    described.flatMap(({ node }) => pathsIn(lastOf(node, key))).map((path) => tidied(join(root, tidied(path))));
  const skills = named("skills");
  return {
    home: root,
    plugin: name,
    skills: [join(root, "skills"), ...skills],
    single: [root, ...skills],
    commands: [join(root, "commands"), ...named("commands")],
  };
}

function pathsIn(node: Node | undefined): readonly string[] {
  const nodes = [node, ...listItems(node), ...tableEntries(node).map(({ value }) => lastOf(value, "source"))];
  return nodes.flatMap((item) => textOf(item) ?? []);
}

async function skillsOf(repo: RepoIndex, place: Place, edition: string): Promise<FoundSkills> {
  const folders = [
    ...place.skills.flatMap((folder) => repo.names(folder).map((name) => join(folder, name))),
    ...place.single,
  ];
  const ofSkills = collected(
    folders.map((folder) => collectFiles(repo, join(folder, "SKILL.md"), { isIncluded: () => true, deep: false })),
  );
  const ofCommands = place.commands.map((root) => ({
    root,
    ...collectFiles(repo, root, { isIncluded: (name) => /\.md$/i.test(name), deep: true }),
  }));
  const prefix = place.plugin === undefined ? "" : `${place.plugin}:`;
  const skillOf = (text: SkillText, names: readonly string[]): Skill => {
    const [first = ""] = names;
    const all = [...names, ...(text.name === undefined ? [] : [text.name])];
    return {
      text,
      name: `${prefix}${first}`,
      names: new Set(prefix === "" ? all : [...all, ...all.map((name) => `${prefix}${name}`)]),
      home: place.home,
      inPlugin: place.plugin !== undefined,
    };
  };
  const skills = await readEach(repo, ofSkills.files, async (source, path) =>
    skillOf(await skillText(source, edition), [nameOf(directoryOf(path))]),
  );
  const commands = await Promise.all(
    ofCommands.map(({ root, files }) =>
      readEach(repo, files, async (source, path) =>
        skillOf(await skillText(source, edition), commandNames(path, root)),
      ),
    ),
  );
  return {
    skills: [skills, ...commands].flatMap(({ results }) => results),
    unjudged: [
      ...(await loweredIn(repo, folders, edition)),
      // A folder that the tree cannot give has no names.
      ...place.skills.flatMap((root) => unreadFolder(repo, root)),
      ...ofSkills.unjudged,
      ...ofCommands.flatMap(({ unjudged }) => unjudged),
      ...[skills, ...commands].flatMap(({ unjudged }) => unjudged),
    ],
  };
}

/**
 * Files `skill.md`, which are a skill where file systems ignore case, and no skill elsewhere: those of them that do
 * something by themselves.
 */
async function loweredIn(repo: RepoIndex, folders: readonly string[], edition: string): Promise<readonly Problem[]> {
  const paths = folders.flatMap((folder) => {
    const path = join(folder, "skill.md");
    return repo.resolve(path).kind === "file" && !mayBeFile(repo, join(folder, "SKILL.md")) ? [path] : [];
  });
  const { results } = await readEach(repo, paths, async (source): Promise<readonly Problem[]> => {
    const { allowed, hooks, fork, commands, files } = await skillText(source, edition);
    const message =
      "is a skill of Claude Code on file systems that ignore case, and what it runs or allows is not checked; name it `SKILL.md`";
    const isPlain = fork === undefined && [allowed, hooks, commands, files].every((list) => list.length === 0);
    return isPlain ? [] : [{ message, at: startOf(source) }];
  });
  return results.flat();
}

function collected(
  parts: readonly ReturnType<typeof collectFiles>[],
): Pick<ReturnType<typeof collectFiles>, "files" | "unjudged"> {
  return { files: parts.flatMap(({ files }) => files), unjudged: parts.flatMap(({ unjudged }) => unjudged) };
}

/** `d:c` for `commands/d/c.md`, and `c`; of a file `SKILL.md` its folder's. */
function commandNames(path: string, root: string): readonly string[] {
  const below = path === root ? nameOf(path) : path.slice(root.length + 1);
  const segments = below.replace(/(?:\/SKILL)?\.md$/i, "").split("/");
  return segments.map((_, i) => segments.slice(i).join(":"));
}
