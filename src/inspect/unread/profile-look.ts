/** Whether a file that no host reads looks like a profile, told from its first lines and without a parser. */
import type { RepoIndex } from "../../repo/repo-index.ts";

/** What the text of a profile shows of it. */
export interface ProfileLook {
  readonly name: string | undefined;
  /** Its format, whatever its extension. */
  readonly format: "markdown" | "toml" | "yaml" | "json";
  /** The keys of its first lines. */
  readonly keys: ReadonlySet<string>;
}

/** The part of a file that is looked at. */
const headLength = 8_000;

/** One of these stands in nearly every profile, besides its description. */
const profileKeys = ["name", "tools", "model", "mode", "permission", "sandbox_mode", "developer_instructions"];

/** Documents about the files around them, and files that begin with `_`. */
const document =
  /(?:^|\/)(?:_[^/]*|(?:readme|changelog|contributing|license|index|notes?|todo|template|skill|memory)(?:\.[^/]*)?)$/i;

/** Names that say what a file is, wherever it lies. */
export const tellingEnding = /\.(?:agent|chatmode)\.md$/;

/** The manifest of an extension, next to its folder of profiles: it says whose they are. */
export const extensionManifest = /(?:^|\/)(?:gemini|qwen)-extension\.json$/;

const likelyFolder = /^(?:sub-?agents?|agents?|droids|chatmodes)$/i;

/** The part of a path up to the first folder whose name suggests profiles. */
export function likelyRootOf(path: string): string | undefined {
  const parts = path.split("/").slice(0, -1);
  const at = parts.findIndex((part) => likelyFolder.test(part));
  return at < 0 ? undefined : parts.slice(0, at + 1).join("/");
}

/** How many files make a folder of any name worth a look. */
const severalFiles = 3;

/** Whether the files of a directory may be profiles, by their names. Conservative: true may be wrong. */
export function mayHoldProfiles(directory: string, files: readonly string[]): boolean {
  if (files.some((file) => tellingEnding.test(file))) return true;
  const likely = directory === "" ? [] : files.filter((file) => /\.(?:md|toml)$/.test(file) && !isDocument(file));
  if (likely.length === 0) return false;
  return likelyRootOf(`${directory}/`) !== undefined || likely.length >= severalFiles;
}

/** Whether the name is that of a document, such as `README.md`, and no profile's. */
export function isDocument(path: string): boolean {
  return document.test(path);
}

/** The look of the file at `path`; `undefined` if it has no description, or nothing else that a profile has. */
export async function lookOf(repo: RepoIndex, path: string): Promise<ProfileLook | undefined> {
  const content = await repo.read(path);
  return content.kind === "text" ? lookOfText(content.source.text) : undefined;
}

function lookOfText(text: string): ProfileLook | undefined {
  const head = text.slice(0, headLength).replace(/^\ufeff/, "");
  const markdown = /^---[ \t]*\r?\n([\s\S]*?)\r?\n---[ \t]*(?:\r?\n|$)/.exec(head);
  if (markdown) return lookIn("markdown", markdown[1] ?? "", /^["']?([\w-]+)["']?[ \t]*:[ \t]*(.*)$/gm);
  if (/^\s*\{/.test(head)) return lookIn("json", head, /^(?: {0,4}|\t)"([\w-]+)"[ \t]*:[ \t]*(.*)$/gm);
  // The keys of a table belong to the table.
  const toml = lookIn("toml", head.replace(/^[ \t]*\[[\s\S]*/m, ""), /^["']?([\w-]+)["']?[ \t]*=[ \t]*(.*)$/gm);
  return toml ?? lookIn("yaml", head, /^([\w-]+)[ \t]*:[ \t]*(.*)$/gm);
}

function lookIn(format: ProfileLook["format"], text: string, pattern: RegExp): ProfileLook | undefined {
  const values = new Map<string, string>();
  for (const [, key = "", value = ""] of text.matchAll(pattern)) values.set(key, values.get(key) ?? value);
  if (!values.has("description") || !profileKeys.some((key) => values.has(key))) return undefined;
  const name = /^["']?([A-Za-z0-9][\w.-]*)["']?,?[ \t\r]*$/.exec(values.get("name") ?? "")?.[1];
  return { name, format, keys: new Set(values.keys()) };
}
