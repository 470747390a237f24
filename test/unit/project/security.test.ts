/** The threat model: every line names a test that exists. */
import { existsSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";

const lines = readFileSync("SECURITY.md", "utf8").split("\n");
const start = lines.findIndex((line) => line.startsWith("| Asset |"));
const end = lines.findIndex((line, at) => at > start && !line.startsWith("|"));
const rows = lines.slice(start + 2, end).map((line) =>
  line
    .slice(1, -1)
    .split(/(?<!\\)\|/)
    .map((cell) => cell.trim()),
);

it("has a line for each way past the gate", () => {
  expect(rows.length).toBeGreaterThan(25);
  expect(new Set(rows.map(([, , way]) => way)).size).toBe(rows.length);
});

describe.each(rows)("%s, %s: %s", (...cells) => {
  it("is whole, and its test exists", () => {
    expect(cells).toHaveLength(5);
    expect(cells.filter((cell) => cell === "")).toEqual([]);
    const [, shown, path = "", name = ""] = /^\[`(.+?)`\]\((.+?)\): (.+)$/.exec(cells[4] ?? "") ?? [];
    expect(shown).toBe(path);
    expect(path).toMatch(/^test\/(?:unit|process|slow)\/.+\.test\.ts$/);
    expect(existsSync(path), path).toBe(true);
    const called = readFileSync(path, "utf8").split(`"${name.replaceAll('"', String.raw`\"`)}"`);
    expect(
      called.slice(0, -1).some((before) => before.trimEnd().endsWith("(")),
      `${path}: ${name}`,
    ).toBe(true);
  });
});
