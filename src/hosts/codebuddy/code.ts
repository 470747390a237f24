/**
 * Commands in the texts of skills and of commands: CodeBuddy runs each one between a `!` and backquotes, without a
 * question, before it gives the text to a model.
 */
import type { Authority, Problem } from "../../model/load.ts";
import type { Preload, ReachedSkill } from "../../model/profile.ts";
import { append } from "../../repo/many.ts";
import { directoryOf, join, nameOf } from "../../repo/path.ts";
import type { RepoIndex } from "../../repo/repo-index.ts";
import type { Place, Source } from "../../repo/text.ts";
import { collectFiles, readEach } from "../_kit/loading/collect.ts";
import type { SettingsRead } from "../_kit/settings/index.ts";

interface Command {
  readonly line: string;
  readonly at: Place;
}

function commandsIn(source: Source): readonly Command[] {
  return [...source.text.matchAll(/!`([^`]+)`/g)].map(({ index, 0: whole, 1: line = "" }) => ({
    line: line.trim(),
    at: { source, span: { start: index, end: index + whole.length } },
  }));
}

/** A skill or a command, and what runs with its text. */
interface Text {
  readonly name: string;
  readonly path: string;
  readonly commands: readonly Command[];
}

async function textsIn(
  repo: RepoIndex,
  root: string,
  isIncluded: (name: string) => boolean,
  nameOfText: (source: Source, path: string) => string,
): Promise<{ readonly texts: readonly Text[]; readonly unjudged: readonly Problem[] }> {
  const found = collectFiles(repo, root, { isIncluded, deep: true });
  const read = await readEach(
    repo,
    found.files,
    (source, path): Text => ({
      name: nameOfText(source, path),
      path: source.path,
      commands: commandsIn(source),
    }),
  );
  return { texts: read.results, unjudged: [...found.unjudged, ...read.unjudged] };
}

function skillsIn(repo: RepoIndex, own: string) {
  return textsIn(
    repo,
    join(own, "skills"),
    (name) => name === "SKILL.md",
    ({ text }, path) =>
      /^name[ \t]*:[ \t]*["']?([^"'\r\n]*?)["']?[ \t]*$/m.exec(text)?.[1] || nameOf(directoryOf(path)),
  );
}

/** What runs with the skills and commands of one `.codebuddy` directory. */
export async function readCode(repo: RepoIndex, own: string): Promise<SettingsRead> {
  const skills = await skillsIn(repo, own);
  const root = join(own, "commands");
  const commands = await textsIn(
    repo,
    root,
    (name) => name.endsWith(".md"),
    (_, path) =>
      path
        .slice(root.length + 1)
        .replace(/\.md$/, "")
        .replaceAll("/", ":"),
  );
  const authority: Authority[] = [];
  for (const [texts, when] of [
    [skills.texts, "when an agent calls the skill, or a person"],
    [commands.texts, "when a person or CI calls the command"],
  ] as const)
    for (const { name, commands: found } of texts)
      append(
        authority,
        found.map((one) => authorityOf(one, name, when)),
      );
  return { authority, unjudged: [...skills.unjudged, ...commands.unjudged] };
}

function authorityOf({ line, at }: Command, name: string, when: string): Authority {
  return {
    setting: "inline command",
    value: line.split("\n", 1)[0]?.slice(0, 80) ?? "",
    effect: "widens",
    because: `runs without asking ${when}: \`${name}\``,
    content: `${at.source.path} ${line}`,
    may: ["execute"],
    names: [line],
    at,
  };
}

/** What the skills run that a subagent has from the start. `own`: the `.codebuddy` directory of its file. */
export async function preloadedBy(
  preloads: readonly Preload[],
  repo: RepoIndex,
  own: string,
): Promise<readonly ReachedSkill[]> {
  if (preloads.length === 0) return [];
  const names = new Set(preloads.map(({ name }) => name));
  const { texts } = await skillsIn(repo, own);
  return texts
    .filter(({ name }) => names.has(name))
    .flatMap(({ name, path, commands }) =>
      commands.map(
        ({ line, at }): ReachedSkill => ({
          name,
          path,
          how: "preloaded",
          asks: false,
          may: ["execute"],
          because: `runs \`${line.split("\n", 1)[0]?.slice(0, 80) ?? ""}\` without asking when the subagent starts`,
          content: line,
          at,
        }),
      ),
    );
}
