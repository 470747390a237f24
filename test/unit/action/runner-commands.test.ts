/** The runner's commands are written as `@actions/core` writes them, byte for byte. */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import * as official from "@actions/core";
import fc from "fast-check";
import { afterAll, afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import * as own from "../../../src/action/commands.ts";

const folder = mkdtempSync(join(tmpdir(), "commands-"));
const file = join(folder, "file");
const log: string[] = [];

beforeEach(() => {
  log.length = 0;
  vi.spyOn(process.stdout, "write").mockImplementation((chunk) => log.push(String(chunk)) > 0);
  for (const name of ["GITHUB_OUTPUT", "GITHUB_STEP_SUMMARY"]) vi.stubEnv(name, undefined);
});
afterEach(() => {
  process.exitCode = undefined;
  vi.restoreAllMocks();
  vi.unstubAllEnvs();
});
afterAll(() => rmSync(folder, { recursive: true }));

/** What is written to the log by a call. */
function written(call: () => void): string {
  log.length = 0;
  call();
  return log.join("");
}

const text = fc.oneof(
  fc.string({ unit: "grapheme" }),
  fc
    .array(fc.constantFrom("%", "\r", "\n", ":", ",", "::", "%0A", "a", "=", " ", "é", "\u2028"))
    .map((parts) => parts.join("")),
);
const number = fc.option(fc.nat(3), { nil: undefined });
const properties = fc
  .record(
    { title: text, file: text, startLine: number, endLine: number, startColumn: number, endColumn: number },
    { requiredKeys: ["title"] },
  )
  .map((given) => Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined)));

const levels = [
  [own.error, official.error],
  [own.warning, official.warning],
  [own.notice, official.notice],
] as const;

describe("commands of the runner", () => {
  it("annotate as the official ones do", () => {
    fc.assert(
      fc.property(fc.constantFrom(...levels), text, properties, ([ours, theirs], message, given) => {
        expect(written(() => ours(message, given))).toBe(written(() => theirs(message, given)));
        expect(written(() => ours(message))).toBe(written(() => theirs(message)));
      }),
    );
  });

  it("fail as the official one does", () => {
    expect(written(() => own.setFailed("a\nb"))).toBe(written(() => official.setFailed("a\nb")));
    process.exitCode = undefined;
    own.setFailed("a");
    expect(process.exitCode).toBe(1);
  });

  it("set outputs in the log and in the file as the official one does", () => {
    fc.assert(
      fc.property(fc.constantFrom("power", "json"), fc.oneof(text, fc.nat()), (name, value) => {
        vi.stubEnv("GITHUB_OUTPUT", undefined);
        expect(written(() => own.setOutput(name, value))).toBe(written(() => official.setOutput(name, value)));
        vi.stubEnv("GITHUB_OUTPUT", file);
        const [ours, theirs] = [own, official].map((commands) => {
          writeFileSync(file, "before\n");
          expect(written(() => commands.setOutput(name, value))).toBe("");
          return readFileSync(file, "utf8").replaceAll(/(ghadelimiter_)[0-9a-f-]{36}/g, "$1");
        });
        expect(ours).toBe(theirs);
      }),
    );
  });

  it("need the file that the runner names", () => {
    vi.stubEnv("GITHUB_OUTPUT", join(folder, "none"));
    const messages = [own, official].map((commands) => {
      try {
        commands.setOutput("power", "widened");
      } catch (error) {
        return String(error);
      }
      return undefined;
    });
    expect(messages[0]).toBeDefined();
    expect(messages[0]).toBe(messages[1]);
  });

  it("add to the summary as the official one does", async () => {
    vi.stubEnv("GITHUB_STEP_SUMMARY", file);
    writeFileSync(file, "before\n");
    own.addSummary("# One\n");
    const ours = readFileSync(file, "utf8");
    writeFileSync(file, "before\n");
    await official.summary.addRaw("# One\n", true).write();
    expect(ours).toBe(readFileSync(file, "utf8"));
    vi.stubEnv("GITHUB_STEP_SUMMARY", join(folder, "none"));
    expect(() => own.addSummary("x")).toThrow(/^Unable to access summary file: '.*none'\. Check/);
  });
});
