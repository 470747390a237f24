/** The benchmark as a gate: what measured nothing, or a program that did not do its work, is an error. */
import { mkdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { afterAll, describe, expect, it } from "vitest";
import { peakOf, printedBy, type Subject, timed } from "../../../scripts/bench/measure.ts";
import { profilesFrom } from "../../../scripts/bench/repositories.ts";
import { gitEnvironment, removeFolders, temporaryFolder } from "../../support/repository.ts";
import { runScript } from "../../support/script.ts";

afterAll(removeFolders);

const node = (code: string, program = process.execPath): Subject => ({
  program,
  words: ["-e", code],
  directory: ".",
  environment: gitEnvironment(),
  codes: [0, 1],
});
type Measure = (subject: Subject) => number | string;
const measures: readonly (readonly [string, Measure, (measured: number | string) => boolean])[] = [
  ["its time", timed, (milliseconds) => Number(milliseconds) > 1],
  ["what it prints", (subject) => printedBy(subject, /^/), (text) => text === "done"],
  ["its memory", (subject) => peakOf(subject, temporaryFolder()), (mebibytes) => Number(mebibytes) > 10],
];

describe.each(measures)("of a process, %s", (_, measure, isIts) => {
  it.each([0, 1])("is measured where it did its work and ended with %i", (code) =>
    expect(measure(node(`process.stdout.write("done"); process.exitCode = ${code}`))).toSatisfy(isIts),
  );

  it("is no measure where it ended with another code, and the error shows why", () =>
    expect(() => measure(node('process.stderr.write("out of order"); process.exitCode = 2'))).toThrow(
      /ended with 2: out of order/,
    ));

  it("is no measure where a signal ended it", () =>
    expect(() => measure(node("process.abort()"))).toThrow(/ended with/));

  it("is no measure where it cannot be started", () =>
    expect(() => measure(node("0", join(temporaryFolder(), "missing")))).toThrow("could not be run"));
});

it("a program that ends with 1 because it cannot be loaded did not print what it should", () => {
  expect(printedBy(node('console.log("Passed")'), /^Passed/)).toBe("Passed\n");
  expect(() => printedBy(node('require("./missing.cjs")'), /^Passed/)).toThrow("Cannot find module");
});

it("a process that reports no memory is an error", () =>
  expect(() => peakOf(node("process.removeAllListeners('exit')"), temporaryFolder())).toThrow("its memory"));

it("a corpus without profiles makes no row", () =>
  expect(() => profilesFrom([], 500)).toThrow("the corpus holds none of the profiles"));

describe("the script", () => {
  /** A bundle of which the command runs `code`. */
  const bundleWith = (code: string): string => {
    const dist = temporaryFolder();
    for (const name of ["cli", "action"]) {
      const path = join(dist, name, "index.js");
      mkdirSync(dirname(path), { recursive: true });
      writeFileSync(path, name === "cli" ? code : "");
    }
    return dist;
  };
  const quick = ["--quick", "--rounds", "1", "--corpus", "missing"];

  it.each([
    [["--rounds", "eleven"], "--rounds is a whole number from 1 on, not eleven"],
    [["--rounds", "0"], "--rounds is a whole number from 1 on, not 0"],
    [["--slack", "1,8"], "--slack is a number above 0 such as 1.8, not 1,8"],
    [["--only", "tpyo"], "--only tpyo names no row: node -e 0; --version; empty repository"],
    [["--require-corpus"], "no corpus at missing"],
  ])("refuses %j", async (words, message) => {
    const { code, text } = await runScript("bench", ...quick, ...words);
    expect([code, text]).toEqual([1, expect.stringContaining(message)]);
  });

  it("fails where the command crashes", async () => {
    const { code, text } = await runScript("bench", ...quick, "--dist", bundleWith("process.exit(3)"));
    expect([code, text]).toEqual([1, expect.stringContaining("--version ended with 3")]);
  });

  it("fails where no row with a limit was measured", async () => {
    const dist = bundleWith('console.log("1.2.3")');
    const { code, text } = await runScript("bench", ...quick, "--dist", dist, "--only=--version");
    expect([code, text]).toEqual([1, expect.stringContaining("no row with a limit was measured")]);
  });

  it.each([
    ["fails where a row is beyond its limit", "0.0001", 1],
    ["passes where none is", "100000", 0],
  ])("%s", async (_, slack, expected) => {
    const dist = bundleWith('console.log(process.argv[2] === "--version" ? "1.2.3" : "Passed")');
    const { code, text } = await runScript("bench", ...quick, "--slack", slack, "--dist", dist);
    expect([code, text]).toEqual([expected, expect.stringContaining("no corpus at missing")]);
    expect(text.includes("beyond the limit")).toBe(expected === 1);
  });
});
