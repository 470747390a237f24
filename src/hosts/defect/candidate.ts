/** Reads one profile: a folder with `config.toml`, or a Markdown file. */
import type { Problem } from "../../model/load.ts";
import { entryOf } from "../../parsers/node.ts";
import { join } from "../../repo/path.ts";
import type { Ineffective, NamedPath, Profile, Prompt } from "../../model/profile.ts";
import { string } from "../../parsers/decode.ts";
import type { Content, Reach, RepoIndex } from "../../repo/repo-index.ts";
import { type Place, placeOfPath, type Source, startOf, trimStart } from "../../repo/text.ts";
import { type Split, splitFrontmatter } from "./frontmatter.ts";
import { type Metadata, readMetadata, type ReadKey, readKey, tableAt } from "./metadata.ts";
import { readProfile } from "./profile.ts";
import { resolvePrompt } from "./prompt.ts";
import { type Named, specOf } from "./spec.ts";

/** One profile before the layer is complete; `name` is that of its file or folder. */
export interface Candidate {
  readonly files: readonly string[];
  readonly name: string;
  readonly profile?: Profile;
  /** Why the host refuses it, and with it every other profile. */
  readonly problem?: Problem;
  readonly unjudged: readonly Problem[];
}

const bodyOnly = "a single file takes its prompt from the text below, and may have no `prompt`";

/** A Markdown file: metadata, and its text as the prompt. `path` is where the tree has it. */
export async function readSingle(repo: RepoIndex, named: Named, path: string, source: Source): Promise<Candidate> {
  const common = { files: [path], name: named.name, unjudged: [] };
  const split = splitFrontmatter(source.text);
  if (!split) return { ...common, problem: { message: noFrontmatter(source.text), at: startOf(source) } };
  const metadata = await readMetadata(source, split.metadata, split.syntax);
  const text = source.text.slice(split.body.start, split.body.end);
  const prompt: Prompt = { source: "body", path: null, text, at: { source, span: split.body } };
  const settled = settle(
    metadata,
    named,
    text,
    metadata.config?.prompt
      ? {
          message: bodyOnly,
          at: { source, span: (metadata.root && entryOf(metadata.root, "prompt")?.key.span) ?? split.metadata },
        }
      : undefined,
  );
  const profile = readProfile({
    named,
    metadata,
    prompt,
    paths: [],
    reach: (value) => fromSession(repo, value),
    ineffective: closedEarly(source, split),
    native: settled.native,
  });
  return { ...common, profile, ...(settled.problem ? { problem: settled.problem } : {}) };
}

/** A session's directory is unknown; a path that leaves the repository from its root does so from every directory. */
function fromSession(repo: RepoIndex, value: string): Reach {
  return repo.reach("", "", value);
}

function settle(
  metadata: Metadata,
  named: Named,
  prompt: string,
  fault: Problem | undefined,
): { readonly native: Profile["native"]; readonly problem?: Problem } {
  const problem = metadata.problem ?? fault;
  if (problem || !metadata.config) return { native: undefined, ...(problem ? { problem } : {}) };
  const spec = specOf(metadata, metadata.config, prompt, named);
  return "native" in spec ? { native: () => spec.native } : { native: undefined, problem: spec.problem };
}

function noFrontmatter(text: string): string {
  const start = trimStart(text.replace(/^\ufeff+/, ""));
  const fence = /^(?:\+\+\+|---)/.exec(start)?.[0];
  if (fence === undefined) return "it has no frontmatter; begin the file with `+++` or `---`";
  return /^\r?\n/.test(start.slice(3))
    ? `its frontmatter is not closed by a line \`${fence}\``
    : `it has no frontmatter; put \`${fence}\` alone on its line`;
}

/** An indented fence inside a value ends the metadata there. */
function closedEarly(source: Source, { syntax, close, body }: Split): readonly Ineffective[] {
  const fence = syntax === "toml" ? "+++" : "---";
  if (source.text.startsWith(fence, close.start)) return [];
  const lines = source.text.slice(body.start, body.end).split("\n");
  const again = lines.findIndex((line) => line.trimEnd() === fence);
  if (!lines.slice(0, Math.max(again, 0)).some((line) => /^[a-z_]+\s*[:=]/.test(line))) return [];
  return [
    {
      kind: "limit",
      what: fence,
      because: "an indented fence also closes the metadata, so the keys below it are part of the prompt",
      at: { source, span: close },
    },
  ];
}

/** Reads a folder with `config.toml`; `content` is that file's. */
export async function readFolder(repo: RepoIndex, named: Named, folder: string, content: Content): Promise<Candidate> {
  const path = join(folder, "config.toml");
  const common = { files: [path], name: named.name, unjudged: [] };
  if (content.kind === "unjudged")
    return { ...common, unjudged: [{ message: content.problem, at: startOf(content.source) }] };
  if (content.kind !== "text") {
    const at = content.kind === "not-utf8" ? startOf(content.source) : placeOfPath(path);
    return { ...common, problem: { message: "it is not UTF-8", at } };
  }
  const { source } = content;
  const metadata = await readMetadata(source, { start: 0, end: source.text.length }, "toml");
  const keys = promptKeysOf(metadata);
  const { inline, file, text, at } = keys;
  const paths: readonly NamedPath[] =
    inline !== undefined && !file
      ? []
      : [{ key: "prompt.file", value: keys.path, reach: repo.reach(folder, folder, keys.path), at }];
  const read: PromptRead =
    inline !== undefined
      ? { prompt: { source: "inline", path: null, text: inline, at: text?.at ?? startOf(source) } }
      : await readPrompt(repo, folder, keys.path, at);
  const settled = settle(metadata, named, read.prompt.text, twoPrompts(metadata, keys) ?? read.problem);
  const profile = readProfile({
    named,
    metadata,
    prompt: read.prompt,
    paths,
    reach: (value) => fromSession(repo, value),
    ineffective: [],
    native: settled.native,
  });
  return {
    ...common,
    files: read.prompt.path === null ? [path] : [path, read.prompt.path],
    profile,
    ...(settled.problem ? { problem: settled.problem } : {}),
    unjudged: read.unjudged ? [read.unjudged] : [],
  };
}

/** The two ways in which a folder's metadata gives a prompt. */
interface PromptKeys {
  readonly text: ReadKey<string> | undefined;
  readonly file: ReadKey<string> | undefined;
  /** The prompt itself, where the metadata holds it. */
  readonly inline: string | undefined;
  /** The file of the prompt, relative to the folder. */
  readonly path: string;
  /** Where that file is named. */
  readonly at: Place;
}

function promptKeysOf(metadata: Metadata): PromptKeys {
  const { source, root, config } = metadata;
  const table = tableAt(metadata, "prompt");
  const [text, file] = [readKey(metadata, table, "text", string), readKey(metadata, table, "file", string)];
  const decoded = config?.prompt;
  const key = root && entryOf(root, "prompt");
  return {
    text,
    file,
    inline: readable(text) ?? decoded?.text ?? undefined,
    path: readable(file) ?? decoded?.file ?? "system.md",
    at: file?.at ?? (key && decoded?.file ? { source, span: key.value.span } : startOf(source)),
  };
}

function readable(read: ReadKey<string> | undefined): string | undefined {
  return typeof read?.value === "string" ? read.value : undefined;
}

function twoPrompts({ source, root, config }: Metadata, { text, file }: PromptKeys): Problem | undefined {
  const key = root && entryOf(root, "prompt");
  const prompt = config?.prompt;
  if (!key || typeof prompt?.text !== "string" || typeof prompt.file !== "string") return undefined;
  return {
    message: "both `prompt.text` and `prompt.file` set a prompt",
    at: text?.at ?? { source, span: key.value.span },
    ...(file ? { related: [{ message: "the other one", at: file.at }] } : {}),
  };
}

interface PromptRead {
  readonly prompt: Prompt;
  readonly problem?: Problem;
  readonly unjudged?: Problem;
}

async function readPrompt(repo: RepoIndex, folder: string, value: string, at: NamedPath["at"]): Promise<PromptRead> {
  const none: Prompt = { source: "none", path: null, text: "", at };
  const resolved = resolvePrompt(repo, folder, value);
  if (resolved.kind === "escape")
    return { prompt: none, problem: { message: `\`prompt.file\` \`${value}\` ${resolved.why}`, at } };
  if (resolved.kind === "unjudged")
    return { prompt: none, unjudged: { message: resolved.problem, at: placeOfPath(resolved.path) } };
  const content = await repo.read(resolved.path);
  if (content.kind === "text")
    return {
      prompt: { source: "file", path: content.source.path, text: content.source.text, at: startOf(content.source) },
    };
  if (content.kind === "unjudged")
    return { prompt: none, unjudged: { message: content.problem, at: startOf(content.source) } };
  if (content.kind === "not-utf8")
    return { prompt: none, problem: { message: `its prompt \`${value}\` is not UTF-8`, at: startOf(content.source) } };
  const { resolution } = content;
  if (resolution.kind === "outside") {
    const message = `is a link out of the repository to \`${resolution.target}\`, which is not checked`;
    const at = placeOfPath(resolution.link ?? resolved.path);
    return { prompt: { ...none, source: "file" }, unjudged: { message, at } };
  }
  const why = {
    directory: "is a directory",
    file: "is a file",
    missing: "does not exist",
    loop: "is a circular link",
    "not-a-directory": "lies below a file",
  };
  return { prompt: none, problem: { message: `its prompt \`${value}\` ${why[resolution.kind]}`, at } };
}
