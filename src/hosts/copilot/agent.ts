/** What Copilot's readers make of one Markdown file. */
import type { FileResult } from "../_kit/layers.ts";
import { type LenientMarkdown, readLenientMarkdown } from "../_kit/lenient-markdown.ts";
import type { Problem } from "../../model/load.ts";
import { isEmptyValue, type Table, valueOf } from "../../parsers/node.ts";
import { nameOf } from "../../repo/path.ts";
import type { Source, Span } from "../../repo/text.ts";
import { readProfile } from "./profile.ts";

/** The folder of a file: `agents` is `.github/agents`, `modes` the older `.github/chatmodes`, `claude` Claude Code's. */
export type Folder = "agents" | "modes" | "claude";

/** The longest prompt that GitHub accepts, in characters. */
const maxPrompt = 30_000;

/** The file's name without `.agent.md`, `.chatmode.md` or `.md`. */
function idOf(path: string): string {
  return nameOf(path).replace(/(?:\.agent|\.chatmode)?\.md$/, "");
}

/** `path` is the path that the host walks. Behind a link, the file itself may have another name. */
export async function agentOf(source: Source, folder: Folder, path: string): Promise<FileResult> {
  const markdown = await readLenientMarkdown(source.text);
  const top: Span = { start: 0, end: 0 };
  const reason = reasonForDocument(markdown, source.text, folder, nameOf(path));
  if (reason !== undefined)
    return {
      verdict: { kind: "dropped", problem: { message: reason, at: { source, span: top }, kind: "document" } },
    };
  const id = idOf(path);
  const { tables, body } = markdown;
  const profile = readProfile(tables, { source, body, id, isClaudes: folder === "claude" });
  const refused = refusedBySome(markdown);
  const leniency: Problem | undefined = refused
    ? { message: refused.message, at: { source, span: refused.span }, kind: "strict-readers" }
    : refusedByGitHub(id, profile.prompt.text, { source, span: body });
  return { verdict: { kind: "loaded" }, profile, ...(leniency ? { leniency } : {}) };
}

/** Why a file is a document and no agent; `undefined` when it is an agent. */
function reasonForDocument(
  { kind, frontmatter }: LenientMarkdown,
  text: string,
  folder: Folder,
  name: string,
): string | undefined {
  if (kind === "none" && name === "README.md") return "it is a README and no agent to VS Code";
  if (kind === "none" && text.trim() === "") return "it is empty";
  if (folder !== "claude" || kind === "misplaced") return undefined;
  if (kind === "none") return "it has no frontmatter and is a document to this host";
  return hasValue(frontmatter, "name") || hasValue(frontmatter, "description")
    ? undefined
    : "it has neither `name` nor `description` and is a document to this host";
}

function hasValue(table: Table, key: string): boolean {
  const node = valueOf(table, key);
  return node !== undefined && !isEmptyValue(node);
}

/** What some readers refuse in the frontmatter. */
function refusedBySome({ kind, problem }: LenientMarkdown): LenientMarkdown["problem"] {
  if (kind === "none")
    return { message: "it has no frontmatter, which only VS Code does without", span: { start: 0, end: 0 } };
  return kind === "misplaced" && problem
    ? { ...problem, message: `${problem.message}, so VS Code takes it for a part of the prompt` }
    : problem;
}

/** What GitHub's cloud agent may refuse although an editor accepts it. */
function refusedByGitHub(id: string, prompt: string, { source, span }: Problem["at"]): Problem | undefined {
  const kind = "strict-readers";
  const wrong = /[^\w.-]/u.exec(id)?.[0];
  if (wrong !== undefined)
    return {
      message: `the file's name holds \`${wrong}\`, and GitHub may take only letters, digits, \`.\`, \`-\` and \`_\``,
      at: { source, span: { start: 0, end: 0 } },
      kind,
    };
  if (prompt.length > maxPrompt)
    return {
      message: `the prompt has ${prompt.length} characters, and GitHub takes ${maxPrompt}`,
      at: { source, span: { start: span.start, end: span.start } },
      kind,
    };
  return undefined;
}
