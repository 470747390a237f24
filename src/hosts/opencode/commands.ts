/**
 * Reads commands, and skills, which opencode offers as commands too. A person or CI starts them: then their inline
 * commands and files are put into the text, whatever the permissions say. A model gets only the text of a skill.
 */
import { collectFiles, readEach } from "../_kit/loading/collect.ts";
import type { Authority, Layer, Problem } from "../../model/load.ts";
import { type Node, textOf, valueOf } from "../../parsers/node.ts";
import { directoryOf, join, nameOf } from "../../repo/path.ts";
import type { RepoIndex } from "../../repo/repo-index.ts";
import { type Place, type Source, type Span, startOf } from "../../repo/text.ts";
import { readDocument } from "./agent/document.ts";
import { filesPutIn, leadsOut, puzzlesIn, withFiles } from "./settings/variables.ts";

/**
 * Folders of commands, and of skills, in a directory. Those of other hosts are read, but do not show that opencode is
 * in use.
 */
const own = [".opencode", ".kilo", ".kilocode"];
const commands = ["command", "commands"].flatMap((folder) => own.map((root) => `${root}/${folder}`));
const skills = ["skill", "skills"].flatMap((folder) => own.map((root) => `${root}/${folder}`));
const foreign = [".claude/skills", ".agents/skills"];

/** Kilo's former commands, without frontmatter. Only files directly in the folder are commands. */
const workflows = [".kilocode/workflows", ".kilo/workflows"];

/** Where commands and workflows lie, in any directory. */
export const commandPatterns: readonly string[] = [
  ...own.flatMap((root) => [`**/${root}/command/**/*.md`, `**/${root}/commands/**/*.md`]),
  ...workflows.map((folder) => `**/${folder}/*.md`),
];

/** The commands of one directory that do something by themselves. */
export interface CommandLayer {
  readonly layer: Layer;
  readonly unjudged: readonly Problem[];
  readonly directory: string;
  /** Whether the commands lie in a folder of the host itself. */
  readonly isOwn: boolean;
}

/** Only folders that exist; one layer for each. */
export async function readCommands(repo: RepoIndex, directories: readonly string[]): Promise<readonly CommandLayer[]> {
  const layers: CommandLayer[] = [];
  for (const directory of directories)
    for (const folder of [...commands, ...workflows, ...skills, ...foreign]) {
      const layer = await readFolder(repo, directory, folder);
      if (layer) layers.push(layer);
    }
  return layers;
}

async function readFolder(repo: RepoIndex, directory: string, folder: string): Promise<CommandLayer | undefined> {
  const root = join(directory, folder);
  const isWorkflows = workflows.includes(folder);
  const isCommands = isWorkflows || commands.includes(folder);
  const { files, unjudged } = collectFiles(repo, root, {
    isIncluded: (name) => (isCommands ? name.endsWith(".md") : name === "SKILL.md"),
    deep: !isWorkflows,
  });
  const read = await readEach(repo, files, async (source, path): Promise<Facts> => {
    const name = isCommands ? path.slice(root.length + 1).replace(/\.md$/, "") : nameOf(directoryOf(path));
    return isWorkflows
      ? workflowFacts(repo, path, source, name)
      : { authority: await factsOf(source, name), unjudged: [] };
  });
  const authority = read.results.flatMap((facts) => facts.authority);
  const problems = [...unjudged, ...read.results.flatMap((facts) => facts.unjudged), ...read.unjudged];
  if (authority.length + problems.length === 0) return undefined;
  const layer: Layer = { name: "project", root, status: "loaded", authority, governs: directory };
  return { layer, unjudged: problems, directory, isOwn: !foreign.includes(folder) };
}

/** What a command does by itself, and what of it cannot be checked. */
interface Facts {
  readonly authority: readonly Authority[];
  readonly unjudged: readonly Problem[];
}

/**
 * Kilo takes the whole text of a workflow, and puts in the file of each `{file:…}` before it looks for inline commands.
 * A workflow with `{env:…}` is skipped, which is not relied on.
 */
async function workflowFacts(repo: RepoIndex, path: string, source: Source, name: string): Promise<Facts> {
  const span: Span = { start: 0, end: source.text.length };
  const written: Node = { kind: "scalar", span, text: source.text, value: source.text, style: "plain" };
  const { files, cut } = await filesPutIn(repo, path, source);
  const text = textOf(withFiles(written, files, true)) ?? "";
  const open = puzzlesIn(written, source, (file) => leadsOut(repo, path, file));
  const own = inlineIn(source, span, name);
  const seen = new Set(own.map(({ content }) => content));
  // What only the files make of it is reported where the workflow begins.
  const added = inlineIn({ ...source, text }, { start: 0, end: text.length }, name)
    .filter(({ content }) => !seen.has(content))
    .map((authority): Authority => ({ ...authority, at: startOf(source) }));
  return {
    authority: [...own, ...added],
    unjudged: [...open, ...cut].map((problem) =>
      problem.at.source === source ? { ...problem, at: startOf(source) } : problem,
    ),
  };
}

async function factsOf(source: Source, name: string): Promise<readonly Authority[]> {
  const { body, table } = await readDocument(source.text);
  const agent = valueOf(table, "agent");
  const value = textOf(agent)?.trim() ?? "";
  const ofAgent: Authority[] =
    agent && value !== ""
      ? [
          {
            setting: "agent",
            value,
            effect: "widens",
            because: `is the agent that runs \`/${name}\`, although the session's own agent can do less`,
            content: `${source.path} ${value}`,
            at: { source, span: agent.span },
          },
        ]
      : [];
  return [...ofAgent, ...inlineIn(source, body, name)];
}

/** The command of each `` !`…` ``, wherever it is in the text. */
const inline = /!`([^`]+)`/g;

/** A path behind `@` that leads out of the repository. */
const outside = /(?<![\w`])@((?:~\/|\/|\.\.\/)[^\s`,]*)/g;

function inlineIn(source: Source, { start, end }: Span, name: string): readonly Authority[] {
  const text = source.text.slice(start, end);
  const at = (index: number, length: number): Place => ({
    source,
    span: { start: start + index, end: start + index + length },
  });
  return [
    ...[...text.matchAll(inline)].map(({ 0: whole, 1: command = "", index }) => ({
      ...inlineCommand(command, name),
      content: `${source.path} ${command}`,
      at: at(index, whole.length),
    })),
    ...[...text.matchAll(outside)].map(
      ({ 0: whole, 1: path = "", index }): Authority => ({
        setting: "@",
        value: path,
        effect: "widens",
        because: `is a file outside the repository that every session reads that starts \`/${name}\``,
        content: `${source.path} ${path}`,
        at: at(index, whole.length),
      }),
    ),
  ];
}

/** The part of a setting that an inline command has wherever it is written. */
function inlineCommand(command: string, name: string) {
  const [line = ""] = command.trim().split("\n", 1);
  return {
    setting: "inline command",
    value: line.slice(0, 80),
    effect: "widens",
    because: `runs when a person or CI starts \`/${name}\`, whatever the permissions say`,
    may: ["execute"],
    names: [command],
  } as const satisfies Partial<Authority>;
}

/** The inline commands of a template in a settings file. */
export function templateCommands(template: Node, name: string): readonly ReturnType<typeof inlineCommand>[] {
  return [...(textOf(template) ?? "").matchAll(inline)].map(([, command = ""]) => inlineCommand(command, name));
}
