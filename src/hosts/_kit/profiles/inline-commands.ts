/**
 * The commands that Gemini CLI and Qwen Code run in the prompt of a command that a person or CI starts:
 * `!{make check}`.
 */
import { append } from "../../../repo/many.ts";
import { lastOf, textOf } from "../../../parsers/node.ts";
import type { Authority, Problem } from "../../../model/load.ts";
import { join } from "../../../repo/path.ts";
import type { RepoIndex } from "../../../repo/repo-index.ts";
import type { Source, Span } from "../../../repo/text.ts";
import { collectFiles, readEach } from "../loading/collect.ts";
import type { SettingsRead } from "../settings/index.ts";
import { tomlOf } from "../toml.ts";

/** The folder in the host's directory. */
const folder = "commands";

/** What the commands in `own` run by themselves. `ending`: of the files that the host reads, at any depth. */
export async function readInlineCommands(repo: RepoIndex, own: string, ending: RegExp): Promise<SettingsRead> {
  const root = join(own, folder);
  const found = collectFiles(repo, root, { isIncluded: (name) => ending.test(name), deep: true });
  const read = await readEach(repo, found.files, (source, path) =>
    commandsOf(
      source,
      path
        .slice(root.length + 1)
        .replace(ending, "")
        .replaceAll("/", ":"),
    ),
  );
  const unjudged: Problem[] = [...found.unjudged, ...read.unjudged];
  for (const result of read.results) append(unjudged, result.unjudged);
  return { authority: read.results.flatMap(({ authority }) => authority), unjudged };
}

/** A TOML file has its prompt under a key. A Markdown file is searched as a whole: frontmatter has no use for one. */
async function commandsOf(source: Source, name: string): Promise<SettingsRead> {
  if (!source.path.endsWith(".toml")) {
    const authority = injectionsIn(source.text).map(({ command, start, end }) =>
      authorityOf(source, name, command, { start, end }),
    );
    return { authority, unjudged: [] };
  }
  const root = await tomlOf(source);
  if (root.kind === "problem") {
    const message = `cannot be read as TOML: ${root.message.replaceAll("\n", ", ")}`;
    return { authority: [], unjudged: [{ message, at: { source, span: root.span } }] };
  }
  const prompt = lastOf(root, "prompt");
  const authority = injectionsIn(textOf(prompt) ?? "").map(({ command }) =>
    authorityOf(source, name, command, (prompt ?? root).span),
  );
  return { authority, unjudged: [] };
}

function authorityOf(source: Source, name: string, command: string, span: Span): Authority {
  const [line = ""] = command.split("\n", 1);
  return {
    setting: "inline command",
    value: line.slice(0, 80),
    effect: "widens",
    because: `runs when a person or CI starts \`/${name}\`, without asking with \`--yolo\` or where a rule allows it`,
    content: `${source.path} ${command}`,
    may: ["execute"],
    names: [command],
    at: { source, span },
  };
}

interface Injection extends Span {
  readonly command: string;
}

/**
 * Each `!{…}` up to the brace that closes it, as `extractInjections` of both programs finds them. Where one is not
 * closed, they refuse the whole prompt.
 */
export function injectionsIn(text: string): readonly Injection[] {
  const injections: Injection[] = [];
  for (let start = text.indexOf("!{"); start >= 0; ) {
    const end = closingOf(text, start + 2);
    if (end === undefined) return [];
    const command = text.slice(start + 2, end - 1).trim();
    if (command !== "") injections.push({ command, start, end });
    start = text.indexOf("!{", end);
  }
  return injections;
}

/** Behind the brace that closes the one before `from`. */
function closingOf(text: string, from: number): number | undefined {
  let depth = 1;
  for (let at = from; at < text.length; at++) {
    if (text[at] === "{") depth++;
    else if (text[at] === "}" && --depth === 0) return at + 1;
  }
  return undefined;
}
