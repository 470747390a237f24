/**
 * A folder that this tool writes its own files to: it is created, and files in it are replaced whole or appended to.
 */
import {
  appendFileSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmdirSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { join } from "node:path";
import { UserError } from "../../repo/tree.ts";

/** Every method throws `UserError` with the file's name for a fault of the disk. */
export interface OutputFolder {
  /** The text of a file as UTF-8; `undefined`: there is none. */
  read(name: string): string | undefined;
  /** Writes another file first and renames it, so that a run that ends early leaves the old one or the new one. */
  replace(name: string, parts: Iterable<string>): void;
  append(name: string, text: string): void;
  remove(name: string): void;
  /** The names in it, sorted. */
  names(): readonly string[];
  /** Removes the folder, which is empty. */
  removeItself(): void;
}

/** `create`: a folder that is missing is made. */
export function outputFolder(path: string, { create }: { readonly create: boolean }): OutputFolder {
  const guarded = <T>(name: string, call: () => T): T => {
    try {
      return call();
    } catch (error) {
      if (!(error instanceof Error) || !("code" in error)) throw error;
      throw new UserError(`\`${name === "" ? path : join(path, name)}\`: ${error.message}`);
    }
  };
  guarded("", () => {
    if (create) mkdirSync(path, { recursive: true });
    const found = statSync(path, { throwIfNoEntry: false });
    if (!found) throw new UserError(`there is no folder \`${path}\``);
    if (!found.isDirectory()) throw new UserError(`\`${path}\` is not a folder`);
  });
  return {
    read: (name) =>
      guarded(name, () => {
        try {
          return readFileSync(join(path, name), "utf8");
        } catch (error) {
          if (error instanceof Error && "code" in error && error.code === "ENOENT") return undefined;
          throw error;
        }
      }),
    replace: (name, parts) =>
      guarded(name, () => {
        const temporary = join(path, `.${name}.partial`);
        writeFileSync(temporary, "");
        for (const part of parts) appendFileSync(temporary, part);
        renameSync(temporary, join(path, name));
      }),
    remove: (name) => guarded(name, () => rmSync(join(path, name), { force: true })),
    append: (name, text) => guarded(name, () => appendFileSync(join(path, name), text)),
    names: () => guarded("", () => readdirSync(path).sort()),
    removeItself: () => guarded("", () => rmdirSync(path)),
  };
}
