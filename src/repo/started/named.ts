/** What a text names: the files of a tree that it starts. */
import type { Language } from "./text/modules.ts";
import type { NameOf } from "./projects/node-packages.ts";
import type { Output } from "./shell/data.ts";

/** What is looked up in a file that starts nothing by itself. */
export type Use =
  /** The sources of a project that a program builds; `words` stand after the build. */
  | { readonly kind: "project"; readonly program: string; readonly words: readonly string[] }
  /** What names of modules mean, as in `tsconfig.json`. */
  | { readonly kind: "aliases"; readonly modules: readonly string[] }
  /** Files of modules of Python, in the packages that a project needs from the repository. */
  | { readonly kind: "python"; readonly modules: readonly string[] }
  /** Packages of the repository, with their programs and modules. */
  | { readonly kind: "packages"; readonly names: readonly string[]; readonly as: NameOf };

/** A file that a text names, and what the text says of how it is used. */
export interface NamedFile {
  readonly path: string;
  /**
   * Of a manifest the words after its runner, some of which may name tasks. Empty: the whole file counts, or of a
   * manifest what its directory starts.
   */
  readonly taskWords: readonly string[];
  /** Whether the runner may get further words that are not in the text: those of a variable, or of its input. */
  readonly mayGetMore?: true;
  /** Whether the system starts it by its path, so that it has to be executable. In doubt: true. */
  readonly isDirect: boolean;
  /**
   * Whether it counts whatever is in it. If not, a manifest counts only if it has the task, and another file only if
   * its first line is that of a script.
   */
  readonly isSure: boolean;
  /** Directories that were named before it, so that it may be started in one of them. */
  readonly places: readonly string[];
  /** Where its output goes, if a shell runs it. */
  readonly output: Output;
  /** The language in which a program certainly reads it, whatever its name says. */
  readonly language?: Language;
  /** What it is read for, if not for what it starts. */
  readonly use?: Use;
  /** For a manifest of a runner: files that say in which versions, from where and how the runner installs and runs. */
  readonly installs: readonly string[];
}

/** A text that may name files. */
export interface Text {
  readonly text: string;
  readonly language: Language;
  readonly directory: string;
  /** The directories in which it may run, besides those on the way to its own. */
  readonly places: readonly string[];
  /** Where its output goes, if a shell runs it as a whole. */
  readonly output: Output;
  /** The name of the file that it is; `null` for a command line. */
  readonly name: string | null;
}

/** What programs find by themselves in a directory: see `Authority.searches`. */
export type Searched = "programs" | "modules" | "everything";

/** What a text names. */
export interface NamedFiles {
  readonly named: readonly NamedFile[];
  /** Whether it names more, which was not looked for. */
  readonly isCut: boolean;
  /** Whether it runs tests, which are not followed. */
  readonly runsTests: boolean;
}

/** Whether only some of a file is looked up, and not all that it starts. */
export function isLookedUp({ taskWords, use }: NamedFile): boolean {
  if (!use) return taskWords.length > 0;
  return (use.kind === "project" ? use.words : use.kind === "packages" ? use.names : use.modules).length > 0;
}

/** A file that counts whatever is in it, and that no runner reads. */
export function namedFile(path: string, { places }: Pick<Text, "places">): NamedFile {
  return { path, isDirect: false, taskWords: [], isSure: true, places, output: "unknown", installs: [] };
}
