/** The hash that `gh aw compile` writes into a lock file: which frontmatter the workflow was compiled from. */
import { sha256 } from "../../platform/hash.ts";
import { directoryOf, join, plain } from "../../repo/path.ts";
import type { RepoIndex } from "../../repo/repo-index.ts";
import { readDecoded } from "../_kit/loading/collect.ts";

/** More than so much text has no hash. */
const maxLength = 1_048_576;

/**
 * The hash of a workflow's frontmatter and of the frontmatter that it imports from this repository, as text and not as
 * YAML. `undefined`: the compiler counts something else here, or what it counts is not known, so there is nothing to
 * compare. `isReplaced`: bytes of the text that are not UTF-8 were replaced.
 */
export async function frontmatterHash(
  text: string,
  path: string,
  repo: RepoIndex,
  isReplaced = false,
): Promise<string | undefined> {
  const parts = partsOf(text);
  // Such a workflow is compiled with its prompt.
  if (!parts || /^inlined-imports:[ \t]*true\b/m.test(parts.front)) return undefined;
  const expressions = expressionsIn(parts.body);
  if (isReplaced && hasReplacement([parts.front, ...expressions])) return undefined;
  const imported: Imported = { repo, seen: new Set(), paths: [], fronts: [], isUnknown: false };
  await follow(imported, parts.front, path);
  if (imported.isUnknown) return undefined;
  const fronts = imported.fronts.map(normalized);
  const counted = {
    "frontmatter-text": normalized(parts.front),
    ...(fronts.length > 0 ? { "imported-frontmatters": fronts.toSorted().join("\n---\n") } : {}),
    ...(imported.paths.length > 0 ? { imports: imported.paths.toSorted() } : {}),
    ...(expressions.length > 0 ? { "template-expressions": expressions } : {}),
  };
  const json = JSON.stringify(counted);
  return json.length > maxLength ? undefined : sha256(json);
}

interface Parts {
  readonly front: string;
  readonly body: string;
}

/** The fences may have white space around them. */
function partsOf(text: string): Parts | undefined {
  const lines = text.split("\n");
  const isFence = (line: string): boolean => line.trim() === "---";
  if (!isFence(lines[0] ?? "")) return undefined;
  const end = lines.findIndex((line, i) => i > 0 && isFence(line));
  return end < 0 ? undefined : { front: lines.slice(1, end).join("\n"), body: lines.slice(end + 1).join("\n") };
}

function normalized(front: string): string {
  return front.trim().replaceAll("\r\n", "\n");
}

interface Imported {
  readonly repo: RepoIndex;
  readonly seen: Set<string>;
  /** As they are written. */
  readonly paths: string[];
  readonly fronts: string[];
  /** Whether what one of them holds is not known. */
  isUnknown: boolean;
}

/** Whether bytes were replaced in what counts: the compiler need not write the same in their place. */
function hasReplacement(counted: readonly string[]): boolean {
  return counted.some((text) => text.includes("\ufffd"));
}

/** What is not a file next to the importing one does not count. */
async function follow(imported: Imported, front: string, importer: string): Promise<void> {
  for (const written of importsIn(front).toSorted()) {
    const path = plain(join(directoryOf(importer), written));
    if (path === undefined || imported.seen.has(path)) continue;
    imported.seen.add(path);
    const { source, problem } = await readDecoded(imported.repo, path);
    if (!source) {
      imported.isUnknown ||= problem !== undefined;
      continue;
    }
    const parts = partsOf(source.text) ?? (source.text.startsWith("---") ? undefined : { front: "" });
    if (!parts) continue;
    imported.isUnknown ||= problem !== undefined && hasReplacement([parts.front]);
    imported.paths.push(written);
    imported.fronts.push(parts.front);
    await follow(imported, parts.front, path);
  }
}

/** The items of the list under the first line that begins with `imports:`, at any depth and without their quotes. */
function importsIn(front: string): readonly string[] {
  const found: string[] = [];
  let outer: number | undefined;
  for (const line of front.split("\n")) {
    const content = line.trim();
    if (content === "" || content.startsWith("#")) continue;
    const indent = line.length - line.trimStart().length;
    if (content.startsWith("imports:")) outer = indent;
    else if (outer !== undefined) {
      if (indent <= outer) break;
      const item = content.startsWith("-")
        ? content
            .slice(1)
            .trim()
            .replace(/^["']|["']$/g, "")
        : "";
      if (item !== "") found.push(item);
    }
  }
  return found;
}

/** Expressions of the prompt whose values the compiler writes into the workflow. */
function expressionsIn(body: string): readonly string[] {
  const found = [...body.matchAll(/\$\{\{([^}]+)\}\}/g)];
  return [...new Set(found.flatMap(([whole, inner = ""]) => (/env\.|vars\./.test(inner) ? [whole] : [])))].toSorted();
}
