/** What a text names: the files of a tree that it starts. */
import type { Language } from "./text/modules.ts";
import type { NameOf } from "./projects/node-packages.ts";
import type { Output } from "./shell/data.ts";

/** A file that a text names, and what the text says of how it is used. */
export interface NamedFile {
  readonly path: string;
  /**
   * What is looked up in the file: of a manifest the words after its runner, some of which may name tasks; with `use`
   * the names of modules or packages, or the words after a build. Empty: the whole file counts, or of a manifest what
   * its directory starts.
   */
  readonly asked: readonly string[];
  /** Whether the runner may get further words that are not in the text: those of a variable, or of its input. */
  readonly isAskedMore?: true;
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
  /**
   * What it is read for, if not for what it starts: a project that is built, the meaning of names of modules, files
   * of modules of Python in the packages that a project needs, or names of packages of the repository, with their
   * programs and modules.
   */
  readonly use?:
    | { readonly kind: "project"; readonly program: string }
    | { readonly kind: "aliases" }
    | { readonly kind: "python" }
    | { readonly kind: "packages"; readonly as: NameOf };
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

/** A file that counts whatever is in it, and that no runner reads. */
export function namedFile(path: string, { places }: Pick<Text, "places">): NamedFile {
  return { path, isDirect: false, asked: [], isSure: true, places, output: "unknown", installs: [] };
}
