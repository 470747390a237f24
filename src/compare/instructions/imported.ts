/**
 * What instruction files import: `@docs/style.md` puts another file into the instructions. Measured of Claude Code
 * 2.1.332: a path follows white space and `@`, counts from its file, is followed in imported files too, and is no
 * import in code. Gemini CLI and Qwen Code document the same.
 */
import { directoryOf, join, plain } from "../../repo/path.ts";
import type { RepoIndex } from "../../repo/repo-index.ts";

/** Hosts that follow imports. */
export const importing: ReadonlySet<string> = new Set(["claude", "gemini", "qwen"]);

/** Claude Code and Gemini CLI document five levels. */
const deepest = 5;

/** More files are not followed. */
const mostFollowed = 200;

/** The files of a repository that these instruction files import, at any depth. */
export async function importedBy(repo: RepoIndex, files: readonly string[]): Promise<ReadonlySet<string>> {
  const found = new Set<string>();
  let open = files.slice(0, mostFollowed);
  for (let depth = 0; depth < deepest && open.length > 0; depth++) {
    const texts = await Promise.all(open.map(async (path) => [path, await repo.read(path)] as const));
    const next = texts.flatMap(([path, content]) =>
      content.kind === "text" ? importsIn(content.source.text, path, repo).flatMap(({ file }) => file ?? []) : [],
    );
    open = [...new Set(next)].filter((path) => !found.has(path)).slice(0, Math.max(0, mostFollowed - found.size));
    for (const path of open) found.add(path);
  }
  return found;
}

/** One import: a file of the repository, or what lies outside of it, as it is written. */
interface Import {
  readonly file?: string;
  readonly outside?: string;
}

/** What a text imports from outside of the repository: nobody sees there what an agent is told. */
export function outsideImports(text: string, path: string, repo: RepoIndex): readonly string[] {
  return [...new Set(importsIn(text, path, repo).flatMap(({ outside }) => outside ?? []))];
}

function importsIn(text: string, path: string, repo: RepoIndex): readonly Import[] {
  return [...withoutCode(text).matchAll(/(?<!\S)@((?:\\ |[^\s\\])+)/g)].flatMap(
    ([, written = ""]): readonly Import[] => {
      const spec = written.replaceAll("\\ ", " ");
      // A person or a package (`@acme`, `@acme/tools`) is no path that leads out.
      if (/^(?:~\/|\/[^/])/.test(spec)) return [{ outside: spec }];
      const target = plain(join(directoryOf(path), spec));
      if (target === undefined) return [{ outside: spec }];
      const { kind } = repo.resolve(target);
      if (kind === "outside") return [{ outside: spec }];
      return kind === "file" ? [{ file: target }] : [];
    },
  );
}

/** The text without code, in which `@` imports nothing. */
function withoutCode(text: string): string {
  let fence: string | undefined;
  const lines = text.split("\n").filter((line) => {
    const [, mark] = /^[ \t]*(`{3,}|~{3,})/.exec(line) ?? [];
    const isInside = fence !== undefined;
    if (mark !== undefined && (fence === undefined || mark.startsWith(fence))) fence = isInside ? undefined : mark;
    return !isInside && mark === undefined;
  });
  return lines.join("\n").replace(/`+[^`\n]*`+/g, "");
}
