/** What Copilot's readers make of one Markdown file. */
import type { FileResult } from "../_kit/loading/layers.ts";
import { memoizeEach } from "../_kit/memoize.ts";
import { type LenientMarkdown, readLenientMarkdown } from "../_kit/profiles/lenient-markdown.ts";
import type { Leniency, Problem } from "../../model/load.ts";
import { isEmptyValue, type Table, valueOf } from "../../parsers/node.ts";
import { nameOf } from "../../repo/path.ts";
import { type Source, startOf } from "../../repo/text.ts";
import { cliIdOf, type CliReading, isCliCandidate, readAsCli } from "./cli/reading.ts";
import { readProfile } from "./profile.ts";

/**
 * The folder of a file: `agents` is `.github/agents`, `claude` Claude Code's, `modes` the older `.github/chatmodes`,
 * `editor` a folder that the editor's settings add. Copilot CLI reads the first two.
 */
export type Folder = "agents" | "claude" | "modes" | "editor";

/** Where a file was found. */
export interface FilePlace {
  readonly folder: Folder;
  /** The path that a reader walks. Behind a link, the file itself has another one. */
  readonly path: string;
  /** The same, relative to the folder. */
  readonly relative: string;
}

/** What the readers make of a file; `cli` is Copilot CLI's own reading, if it looks at the file. */
export interface AgentRead {
  readonly result: FileResult;
  readonly id: string;
  readonly cli: CliReading | undefined;
}

/** The longest prompt that GitHub accepts, in characters. */
const maxPrompt = 30_000;

/** What Copilot's readers make of a file. */
export const agentOf: (source: Source, place: FilePlace) => Promise<AgentRead> = memoizeEach(
  readAgent,
  ({ folder, path, relative }) => `${folder} ${relative.length} ${path}`,
);

async function readAgent(source: Source, place: FilePlace): Promise<AgentRead> {
  const { folder, path, relative } = place;
  const isForCli = folder === "agents" || folder === "claude";
  const id = isForCli ? cliIdOf(relative) : nameOf(path).replace(/(?:\.agent|\.chatmode)?\.md$/, "");
  const cli = isForCli && isCliCandidate(relative) ? readAsCli(source, id, path) : undefined;
  const markdown = await readLenientMarkdown(source.text);
  const reason = reasonForDocument(markdown, source.text, folder, nameOf(path));
  if (reason !== undefined) {
    const problem: Problem = { message: reason, at: startOf(source), kind: "document" };
    return { result: { verdict: { kind: "dropped", problem } }, id, cli };
  }
  const { tables, body } = markdown;
  const file = { source, body, id, isClaudes: folder === "claude", cli };
  const profile = readProfile(tables, file);
  const result: FileResult = relative.includes("/")
    ? nestedResult(profile, place, cli, source)
    : topResult(profile, markdown, { source, place, id, cli });
  return { result, id, cli };
}

type Profile = NonNullable<FileResult["profile"]>;

/** A file directly in its folder. */
function topResult(
  profile: Profile,
  markdown: LenientMarkdown,
  { source, place, id, cli }: { source: Source; place: FilePlace; id: string; cli: CliReading | undefined },
): FileResult {
  const byCli = refusedByCli(place, cli, source);
  const leniency =
    withoutCli(refusedBySome(markdown, source), byCli) ??
    byCli ??
    refusedByGitHub(id, profile.prompt.text, { source, span: markdown.body });
  return {
    verdict: { kind: "loaded" },
    profile,
    ...(leniency ? { leniency } : {}),
    ...(place.folder === "modes" || place.folder === "editor" ? { certainty: "documented" as const } : {}),
  };
}

/** A file in a folder below: only Copilot CLI looks there. Documents and skills that are kept there are no agents. */
function nestedResult(
  profile: Profile,
  { folder, path, relative }: FilePlace,
  cli: CliReading | undefined,
  source: Source,
): FileResult {
  if (cli?.kind === "agent") return { verdict: { kind: "loaded" }, profile };
  if (folder === "claude" || profile.description.state !== "stated") return { verdict: { kind: "passed-over" } };
  const root = path.slice(0, path.length - relative.length - 1);
  const where = `it is in a subfolder of \`${root}\``;
  const problem: Problem = cli
    ? {
        message: `${where}, which only Copilot CLI reads, and ${cli.fault.message}`,
        at: { source, span: cli.fault.span },
      }
    : { message: `${where}, which nothing reads`, at: startOf(source) };
  return { verdict: { kind: "dropped", problem }, profile };
}

/** Why a file is a document and no agent; `undefined` when it is an agent. */
function reasonForDocument(
  { kind, frontmatter }: LenientMarkdown,
  text: string,
  folder: Folder,
  name: string,
): string | undefined {
  if (kind === "none" && name === "README.md") return "it is a README, which VS Code skips";
  if (kind === "none" && text.trim() === "") return "it is empty";
  if (folder !== "claude" || kind === "misplaced") return undefined;
  if (kind === "none") return "it has no frontmatter, so it is not read as an agent here";
  return hasValue(frontmatter, "name") || hasValue(frontmatter, "description")
    ? undefined
    : "it has neither `name` nor `description`, so it is not read as an agent here";
}

function hasValue(table: Table, key: string): boolean {
  const node = valueOf(table, key);
  return node !== undefined && !isEmptyValue(node);
}

/** Copilot CLI is a part of this host, so that not all of it reads a file that the CLI leaves out. */
function withoutCli(refused: Leniency | undefined, byCli: Leniency | undefined): Leniency | undefined {
  return refused && byCli && refused.as === undefined ? { ...refused, as: exceptCli } : refused;
}

const exceptCli = "except in Copilot CLI";

/** What Copilot CLI and some other readers refuse in the frontmatter. */
function refusedBySome({ kind, problem }: LenientMarkdown, source: Source): Leniency | undefined {
  if (kind === "none")
    return {
      message: "it has no frontmatter",
      as: "in VS Code only",
      at: startOf(source),
      kind: "strict-readers",
    };
  if (!problem) return undefined;
  const message = kind === "misplaced" ? `${problem.message}; VS Code reads it as part of the prompt` : problem.message;
  return { message, at: { source, span: problem.span }, kind: "strict-readers" };
}

/** Why Copilot CLI leaves out a file that others load. A missing description has a rule of its own. */
function refusedByCli({ folder }: FilePlace, cli: CliReading | undefined, source: Source): Leniency | undefined {
  if (folder !== "agents" && folder !== "claude") return undefined;
  if (!cli)
    return {
      message: "the file name begins with a dot",
      as: exceptCli,
      at: startOf(source),
      kind: "strict-readers",
    };
  if (cli.kind === "agent" || cli.fault.isUndescribed) return undefined;
  return { message: cli.fault.message, at: { source, span: cli.fault.span }, kind: "strict-readers", as: exceptCli };
}

/** What GitHub's cloud agent may refuse although an editor accepts it. */
function refusedByGitHub(id: string, prompt: string, { source, span }: Problem["at"]): Problem | undefined {
  const kind = "strict-readers";
  const certainty = "documented";
  const wrong = /[^\w.-]/u.exec(id)?.[0];
  if (wrong !== undefined)
    return {
      message: `the file name contains \`${wrong}\`; use only letters, digits, \`.\`, \`-\` and \`_\``,
      at: startOf(source),
      kind,
      certainty,
    };
  if (prompt.length > maxPrompt)
    return {
      message: `the prompt has ${prompt.length} characters; GitHub accepts at most ${maxPrompt}`,
      at: { source, span: { start: span.start, end: span.start } },
      kind,
      certainty,
    };
  return undefined;
}
