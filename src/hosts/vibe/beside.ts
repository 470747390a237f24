/** The files beside `config.toml` that count by themselves: hooks, Python tools, and prompts with built-in names. */
import type { Authority, Problem } from "../../model/load.ts";
import { type Node, textOf, valueOf } from "../../parsers/node.ts";
import { join } from "../../repo/path.ts";
import type { RepoIndex } from "../../repo/repo-index.ts";
import { placeOfPath, type Source } from "../../repo/text.ts";
import { readOne, unreadFolder } from "../_kit/loading/collect.ts";
import { unreadFiles } from "../_kit/loading/named-files.ts";
import { listItems } from "../_kit/profiles/fields.ts";
import { commandTexts, contentOf } from "../_kit/settings/index.ts";
import { pythonTomlOf } from "../_kit/toml.ts";
import { promptsFolder, replacedPrompts } from "./prompts.ts";
import { codeAuthority } from "./settings.ts";
import { pythonIn } from "./starts.ts";

/** Relative to the directory in which a session starts. */
export const hooksFile = ".vibe/hooks.toml";
/** The same. Every Python file in it is code. */
export const toolsFolder = ".vibe/tools";

interface BesideRead {
  readonly authority: readonly Authority[];
  readonly unjudged: readonly Problem[];
}

/** `directory`: the one that holds `.vibe`. */
export async function readBeside(repo: RepoIndex, directory: string): Promise<BesideRead> {
  const hooks = await readHooks(repo, join(directory, hooksFile));
  const folder = join(directory, toolsFolder);
  const { kind } = repo.resolve(folder);
  const code = kind === "file" || kind === "not-a-directory" ? { files: [], unjudged: [] } : pythonIn(repo, folder);
  const prompts = replacedPrompts(repo, directory);
  return {
    authority: [
      ...hooks.authority,
      ...code.files.map((path) => codeAuthority("tools", path)),
      ...prompts.map(replacedPrompt),
    ],
    unjudged: [
      ...hooks.unjudged,
      ...code.unjudged,
      ...unreadFolder(repo, join(directory, promptsFolder)),
      ...(await unreadFiles(repo, prompts)),
    ],
  };
}

function replacedPrompt(path: string): Authority {
  return {
    setting: "prompts",
    value: path,
    effect: "widens",
    because: "replaces the built-in prompt of its name",
    names: [path],
    at: placeOfPath(path),
  };
}

/** In newer versions hooks need no switch, and before, the user's own file may have it: so they always count. */
async function readHooks(repo: RepoIndex, path: string): Promise<BesideRead> {
  const read = await readOne(repo, path);
  if (read === undefined) return { authority: [], unjudged: [] };
  if ("message" in read) return { authority: [], unjudged: [read] };
  // Line ends are made alike before this file is parsed; those of other files are not.
  const source = { ...read, text: read.text.replace(/\r(?!\n)/g, "\n") };
  const root = await pythonTomlOf(source);
  if (root.kind === "problem") {
    const message = `is not TOML as Python reads it, so none of its hooks runs: ${root.message.replaceAll("\n", ", ")}`;
    return { authority: [], unjudged: [{ message, at: { source: read, span: root.span } }] };
  }
  const items = listItems(valueOf(root, "hooks"));
  return { authority: items.flatMap((item) => hookIn(item, read)), unjudged: [] };
}

function hookIn(item: Node, source: Source): readonly Authority[] {
  const command = valueOf(item, "command");
  const line = textOf(command);
  if (!command || line === undefined || line.trim() === "") return [];
  const event = textOf(valueOf(item, "type")) ?? "";
  return [
    {
      setting: event === "" ? "hooks" : `hooks.${event}`,
      value: line,
      inMessages: "a command",
      effect: "widens",
      because: "runs for every agent, whatever its tools; up to 2.18 only where `enable_experimental_hooks` is on",
      content: contentOf(item, source),
      isGuard: event === "before_tool" || event === "pre_tool",
      may: ["execute"],
      names: commandTexts(command),
      line: { event, text: line },
      at: { source, span: command.span },
    },
  ];
}
