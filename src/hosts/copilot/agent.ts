/** What Copilot's readers make of one Markdown file. */
import type { Item, Problem } from "../../model/load.ts";
import { isEmptyValue, type Table, valueOf } from "../../parsers/node.ts";
import { nameOf } from "../../repo/path.ts";
import { splitMarkdown, readFrontmatter } from "../../parsers/yaml/index.ts";
import type { Source, Span } from "../../repo/text.ts";
import { readProfile } from "./profile.ts";

/** Which folder a file lies in: `agents` is `.github/agents`, `modes` the older `.github/chatmodes`, `claude` Claude Code's. */
export type Folder = "agents" | "modes" | "claude";

/** An item without its layer and files. */
export type Agent = Pick<Item, "profile" | "leniency" | "verdict">;

/** The longest prompt that GitHub takes, in characters. */
const longest = 30_000;

/** The file's name without `.agent.md`, `.chatmode.md` or `.md`. */
function idOf(path: string): string {
  return nameOf(path).replace(/(?:\.agent|\.chatmode)?\.md$/, "");
}

/** `path` is the way to the file, which a link may name otherwise than the file is called. */
export async function agentOf(source: Source, folder: Folder, path: string): Promise<Agent> {
  const { text } = source;
  const id = idOf(path);
  const at = (span: Span) => ({ source, span });
  const top = { start: 0, end: 0 };
  const markdown = splitMarkdown(text);
  const document = (message: string): Agent => ({
    verdict: { kind: "dropped", problem: { message, at: at(top), kind: "document" } },
  });
  const loaded = (tables: readonly [Table, ...Table[]], body: Span, problem?: Problem): Agent => {
    const profile = readProfile(tables, source, body, id, folder === "claude");
    const leniency = problem ?? strictnessOf(id, profile.prompt.text, at(body));
    return { verdict: { kind: "loaded" }, profile, ...(leniency ? { leniency } : {}) };
  };
  const empty: Table = { kind: "table", span: top, entries: [] };
  const strict = (message: string, span: Span): Problem => ({ message, at: at(span), kind: "strict-readers" });

  if (markdown.kind === "none" || markdown.kind === "misplaced") {
    if (markdown.kind === "none" && nameOf(path) === "README.md")
      return document("it is a README and no agent to VS Code");
    if (markdown.kind === "none" && text.trim() === "") return document("it is empty");
    if (markdown.kind === "none" && folder === "claude")
      return document("it has no frontmatter and is a document to this host");
    const because =
      markdown.kind === "none"
        ? "it has no frontmatter, which only VS Code does without"
        : `the frontmatter ${markdown.because}, so VS Code takes it for a part of the prompt`;
    const read = markdown.kind === "none" ? [] : (await readFrontmatter(text, markdown.front)).tables;
    return loaded(
      [empty, ...read],
      { start: 0, end: text.length },
      strict(because, markdown.kind === "none" ? top : markdown.at),
    );
  }
  const { tables, fault } = await readFrontmatter(text, markdown.front);
  if (folder === "claude" && !isSaid(tables[0], "name") && !isSaid(tables[0], "description"))
    return document("it has neither `name` nor `description` and is a document to this host");
  const body = markdown.kind === "unclosed" ? { start: text.length, end: text.length } : markdown.body;
  // A reader that refuses the frontmatter may still take the body.
  const doubtful: readonly [Table, ...Table[]] = [...tables, empty];
  if (markdown.kind === "unclosed")
    return loaded(doubtful, body, strict("the frontmatter has no closing `---`", { start: 0, end: 3 }));
  if (fault) return loaded(doubtful, body, strict(`the frontmatter is no YAML: ${fault.message}`, fault.span));
  return loaded(
    tables,
    body,
    markdown.loose ? strict("the closing fence is longer than `---`", markdown.loose) : undefined,
  );
}

function isSaid(table: Table, key: string): boolean {
  const node = valueOf(table, key);
  return node !== undefined && !isEmptyValue(node);
}

/** What GitHub's cloud agent may not take although an editor does. */
function strictnessOf(id: string, prompt: string, at: Problem["at"]): Problem | undefined {
  const kind = "strict-readers";
  const wrong = /[^\w.-]/u.exec(id)?.[0];
  if (wrong !== undefined)
    return {
      message: `the file's name holds \`${wrong}\`, and GitHub may take only letters, digits, \`.\`, \`-\` and \`_\``,
      at: { source: at.source, span: { start: 0, end: 0 } },
      kind,
    };
  if (prompt.length > longest)
    return {
      message: `the prompt has ${prompt.length} characters, and GitHub takes ${longest}`,
      at: { source: at.source, span: { start: at.span.start, end: at.span.start } },
      kind,
    };
  return undefined;
}
