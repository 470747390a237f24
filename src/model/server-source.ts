/** What a server runs or connects to: the address, or the program, the package and its version. Never its name. */
import { lineOf, wordsOf } from "./command-line.ts";
import { fetchIn, isPlainFetch, type PackageSource } from "./fetched-package.ts";
import type { HookOrServer } from "./profile.ts";

/** An address, or a command line taken apart. No process is started and nothing is looked up to find it. */
export type ServerSource =
  | { readonly kind: "url"; readonly url: string }
  | {
      readonly kind: "command";
      readonly program: string;
      readonly package: PackageSource | undefined;
      /** The whole command line, one space between words. Words with spaces or quotes have quotes. */
      readonly line: string;
      /** Whether program and package say all that it runs: no shell, no variables, no flags that lead elsewhere. */
      readonly isPlain: boolean;
    };

/** What a hook or server runs or connects to; `undefined` if its place does not say it. */
export function sourceOf({ kind, value }: Pick<HookOrServer, "kind" | "value">): ServerSource | undefined {
  if (kind === "url") return { kind: "url", url: value.trim() };
  if (kind !== "command") return undefined;
  const all = wordsOf(value);
  const words = withoutWrapper(all);
  const [program = "", ...rest] = words;
  const name = programOf(program);
  const fetched = fetchIn(name, rest);
  const isPlain = isBare(all, words) && !/[;&|<>`$()\n]/.test(value) && (!fetched || isPlainFetch(fetched));
  return { kind: "command", program: name, package: fetched?.source, line: lineOf(all), isPlain };
}

/** Whether nothing but `cmd /c` stands before the command. A path before a program may be another program. */
function isBare(all: readonly string[], words: readonly string[]): boolean {
  const before = all.slice(0, all.length - words.length);
  const isKnown = /^[\w.-]+$/.test(words[0] ?? "");
  return isKnown && (before.length === 0 || (before.length === 2 && /^cmd \/c$/i.test(before.join(" "))));
}

/** `/usr/bin/npx`, `npx.cmd` and `NPX.EXE` are `npx`. */
function programOf(word: string): string {
  return word
    .replace(/^.*[/\\]/, "")
    .replace(/\.(?:exe|cmd|bat|ps1)$/i, "")
    .toLowerCase();
}

/** The command that another one starts: `cmd /c npx x`, `sh -c "npx x"`, `env A=1 npx x`. */
function withoutWrapper(words: readonly string[], depth = 0): readonly string[] {
  const [first = "", ...rest] = words;
  const program = programOf(first);
  const at = rest.findIndex((word) => !/^[-/]/.test(word));
  const inner = at < 0 ? [] : rest.slice(at);
  if (depth > 3 || inner.length === 0) return words;
  if (program === "cmd" && rest.some((word) => /^\/[ck]$/i.test(word))) return withoutWrapper(inner, depth + 1);
  if (/^(?:ba|z|da|k)?sh$/.test(program) && rest.slice(0, at).some((word) => /^-[a-z]*c$/.test(word))) {
    // Joined by spaces, the quotes round a script are gone.
    const script = inner
      .join(" ")
      .replace(/^.*(?:&&|;)\s*/s, "")
      .replace(/^exec\s+/, "");
    return withoutWrapper(wordsOf(script), depth + 1);
  }
  if (program !== "env" && program !== "sudo") return words;
  const command = rest.findIndex((word) => !/^-|^\w+=/.test(word));
  return command < 0 ? words : withoutWrapper(rest.slice(command), depth + 1);
}
