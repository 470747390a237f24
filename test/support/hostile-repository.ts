/** Repositories for every host whose names, values and file names are hostile: the examples of the hosts' pages, rewritten. */
import { readFileSync } from "node:fs";
import fc from "fast-check";
import { idsIn, pageOf } from "../../scripts/pages.ts";
import { examplesIn } from "./examples.ts";
import { hostileText } from "./hostile.ts";

type Files = Readonly<Record<string, string>>;

const examples: readonly Files[] = idsIn("hosts").flatMap((id) =>
  examplesIn(readFileSync(pageOf("hosts", id), "utf8")).map(({ files }) =>
    Object.fromEntries([...files].flatMap(([path, held]) => (typeof held === "string" ? [[path, held]] : []))),
  ),
);

/** A value of a key that reports show, as YAML, TOML and JSON write it on one line. */
const shown =
  /(["']?\b(?:name|description|model|command|url|prompt|mode|permissionMode|slug)\b["']?[ \t]*[:=][ \t]*)("[^"\n]*"|'[^'\n]*'|[^\n"'[{,]+)/g;

/** A file of an example with other values; `isQuoted`: as a string that every one of these formats reads as it is. */
function rewritten(text: string, values: readonly string[], isQuoted: boolean): string {
  let at = 0;
  return text.replace(shown, (_, key: string) => {
    const value = values[at++ % values.length] ?? "";
    return key + (isQuoted ? JSON.stringify(value) : value);
  });
}

/** What a disk holds as the name of a file. */
function fileName(text: string, extension: string): string {
  const name = Buffer.from(text, "utf8").toString("utf8").replace(/[/\0]/g, "").slice(0, 40);
  return `${name.replace(/^\.+$/, "")}x${extension}`;
}

/** The files of one example, with hostile values and, for some, a second copy under a hostile name. */
const oneExample = fc
  .record({
    files: fc.constantFrom(...examples),
    values: fc.array(hostileText, { minLength: 1, maxLength: 6 }),
    name: hostileText,
    isQuoted: fc.boolean(),
  })
  .map(
    ({ files, values, name, isQuoted }): Files =>
      Object.fromEntries(
        Object.entries(files).flatMap(([path, text]) => {
          const folder = path.slice(0, path.lastIndexOf("/") + 1);
          const extension = /\.[\w.]+$/.exec(path.slice(folder.length))?.[0] ?? "";
          const hostile = rewritten(text, values, isQuoted);
          return [
            [path, hostile],
            [folder + fileName(name, extension), hostile],
          ];
        }),
      ),
  );

/** Several of them in one repository. */
export const hostileRepository: fc.Arbitrary<Files> = fc
  .array(oneExample, { minLength: 1, maxLength: 5 })
  .map((all) => Object.assign({}, ...all) as Files);
