/** Finds the module of an installed package that exports certain names: bundlers name files anew in every version. */
import { readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";

/** Imports the first module of a folder whose export list has all `names`, the largest first. */
export async function importWith(folder: string, names: readonly string[]): Promise<unknown> {
  const candidates = readdirSync(folder)
    .filter((name) => /\.m?js$/.test(name))
    .map((name) => join(folder, name))
    .map((path) => ({ path, size: statSync(path).size }))
    .sort((a, b) => b.size - a.size);
  for (const { path } of candidates) {
    if (!exportsOf(readFileSync(path, "utf8"), names)) continue;
    return import(pathToFileURL(path).href);
  }
  throw new Error(`no module of the package exports ${names.join(", ")}`);
}

/** Whether an `export { … }` of the text names them all. */
function exportsOf(text: string, names: readonly string[]): boolean {
  return [...text.matchAll(/export\s*\{([^}]*)\}/g)].some(([, list = ""]) => {
    const exported = list.split(",").map((item) =>
      item
        .trim()
        .split(/\s+as\s+/)
        .at(-1),
    );
    return names.every((name) => exported.includes(name));
  });
}
