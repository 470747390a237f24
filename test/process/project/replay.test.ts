/** The replay of vectors as a gate: what it cannot put to the command, or does not, is an error. */
import { existsSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, expect, it } from "vitest";
import { removeFolders, temporaryFolder } from "../../support/repository.ts";
import { runScript } from "../../support/script.ts";
import { readVectors, type VectorFile } from "../../support/vectors.ts";

afterAll(removeFolders);

const openheim = readVectors("test/conformance/openheim.json");
const one: VectorFile = { ...openheim, cases: openheim.cases.slice(0, 1) };

/** Runs it on files of vectors, by default with a command that ends with 3. */
const replay = (files: readonly VectorFile[], ...words: readonly string[]) => {
  const folder = temporaryFolder();
  for (const file of files) writeFileSync(join(folder, `${file.host}.json`), JSON.stringify(file));
  const command = join(folder, "command.js");
  writeFileSync(command, "process.exit(3)");
  return runScript("replay", folder, "--command", command, ...words);
};

it("passes where the command answers as the host did", async () => {
  expect(existsSync("dist/cli/index.js")).toBe(true);
  expect(await replay([one], "--command", "dist/cli/index.js")).toEqual({
    code: 0,
    text: "openheim 1/1\n1 passed, 0 failed\n",
  });
});

it("fails where the command crashes", async () => {
  const { code, text } = await replay([one], "--failures");
  expect([code, text]).toEqual([1, expect.stringContaining("the command ended badly")]);
  expect(text).toContain("0 passed, 1 failed");
});

it.each(["every", "0", "1.5", "-1"])("refuses --every=%s, with which no case would run", async (number) => {
  const { code, text } = await replay([one], `--every=${number}`);
  expect([code, text]).toEqual([1, expect.stringContaining(`--every is a whole number from 1 on, not ${number}`)]);
});

it("fails where nothing can put a file to the command, though other files pass", async () => {
  const { code, text } = await replay(
    [one, { ...one, host: "nobody" }, { ...one, host: "vtcode", version: "0.0.1" }],
    "--command",
    "dist/cli/index.js",
  );
  expect(code).toBe(1);
  expect(text).toContain("1 passed, 0 failed");
  expect(text).toContain("nobody cannot be replayed");
  expect(text).toContain("vtcode cannot be replayed: no edition");
});

it("fails where no case was replayed", async () => {
  const { code, text } = await replay([{ ...one, cases: [] }]);
  expect([code, text]).toEqual([1, expect.stringContaining("no case passed")]);
});

it("does not take a case for passed in which the program showed nothing", async () => {
  const cursor = readVectors("test/conformance/cursor.json");
  const cases = cursor.cases.filter(({ name }) => name === "folder-is-file");
  const { code, text } = await replay([{ ...cursor, cases }]);
  expect(cases).toHaveLength(1);
  expect([code, text]).toEqual([1, expect.stringMatching(/1 apart: .*no profile/)]);
});
