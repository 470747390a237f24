/**
 * Golden files: the sentences of a report stand in `test/golden` and nowhere else in the tests. `npx vitest -u` or
 * UPDATE_PAGES=1 rewrites them; everywhere else a difference fails.
 */
import { mkdirSync, writeFileSync } from "node:fs";
import { dirname, resolve } from "node:path";
import { expect } from "vitest";

const directory = resolve("test/golden");

/** Compares a report with its golden file. `name` has the extension of the format. */
export async function expectGolden(name: string, text: string): Promise<void> {
  const path = resolve(directory, name);
  if (process.env["UPDATE_PAGES"] === "1") {
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, text);
  }
  await expect(text).toMatchFileSnapshot(path);
}

/** Compares the sentences of a table of cases with a golden file: a heading per case, its lines below it. */
export async function expectListing<C extends readonly [title: string, ...unknown[]]>(
  name: string,
  cases: readonly C[],
  linesOf: (entry: C) => Promise<readonly string[]> | readonly string[],
): Promise<void> {
  const blocks: string[] = [];
  for (const entry of cases)
    blocks.push(`# ${entry[0]}\n${(await linesOf(entry)).map((line) => `${line}\n`).join("")}`);
  await expectGolden(`messages/${name}.txt`, blocks.join("\n"));
}
