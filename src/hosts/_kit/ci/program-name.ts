/** The name of a program, by a word that starts it: a path, a package, an image or an address. */
import type { Word } from "./word.ts";

/**
 * A repository as package runners take it: `github:acme/x#v1`, `git+https://github.com/acme/x.git`. That of Nix has
 * packages, which stand behind its `#`.
 */
const repository =
  /^(?:(?:github|gitlab|bitbucket):|(?:git\+)?(?:https?|ssh):\/\/\S*\/)[\w.-]+\/(?!nixpkgs\b)([\w.-]+?)(?:\.git)?(?:[#?].*)?$/;

/** The longest address of a package or an image. A word may be a whole text. */
const longestAddress = 200;

/** A package without `npm:`, an image without its tag, and the name of a repository. */
function withoutSource(text: string): string {
  if (text.length > longestAddress || !text.includes(":")) return text;
  return repository.exec(text)?.[1] ?? text.replace(/^npm:\/?|(?<=\/[^/:@]+):[\w.-]+$/g, "");
}

/** Without its directory, its version and the ending that Windows gives it. */
export function nameOf(word: Word | undefined): string {
  const text = withoutSource(word?.text ?? "");
  const scoped = /^(@[\w.-]+\/[\w.-]+)(?:@.*)?$/.exec(text)?.[1];
  const installed = /(?:^|\/)node_modules\/(@[\w.-]+\/[\w.-]+)\//.exec(text)?.[1];
  // Windows and macOS find a program by its name in any case.
  return (
    scoped ??
    installed ??
    text
      .replace(/^.*[/\\#]/, "")
      .replace(/(?<=.)@.*$|\.(?:exe|cmd|ps1|js)$/i, "")
      .toLowerCase()
  );
}
