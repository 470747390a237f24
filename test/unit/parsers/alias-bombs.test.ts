/** A short text of aliases stands for very many values: every host's reader ends, and none of them lets it pass silently. */
import { describe, expect, it } from "vitest";
import { hosts } from "../../../src/generated/hosts.ts";
import openhands from "../../../src/hosts/openhands/index.ts";
import type { Host } from "../../../src/model/host.ts";
import { readPyYaml } from "../../../src/parsers/yaml/python.ts";
import { pythonText } from "../../../src/parsers/yaml/pyyaml/text.ts";
import { matches } from "../../../src/repo/patterns.ts";
import { aliasBomb } from "../../support/alias-bomb.ts";
import { everyHost } from "../../support/every-host.ts";
import { expectLinear } from "../../support/growth.ts";
import { judged } from "../../support/judging.ts";
import { itemOf, loadIn, shortOf } from "../../support/loading.ts";

/** More values than any reader could visit. */
const levels = 12;

interface Case {
  readonly path: string;
  readonly text: string;
  /** The hosts that read files of this path. */
  readonly ids: readonly string[];
}

/** The profiles in YAML of the repository in which every host is in use. */
const cases = Object.entries(everyHost).flatMap(([path, text]): readonly Case[] => {
  const ids = Object.entries<Host>(hosts).flatMap(([id, { patterns }]) =>
    patterns.some((pattern) => matches(path, pattern)) ? [id] : [],
  );
  const isYaml = typeof text === "string" && (text.startsWith("---\n") || /\.ya?ml$|\.roomodes$/.test(path));
  return isYaml && ids.length > 0 && !path.startsWith(".github/workflows/") ? [{ path, text, ids }] : [];
});

function withBomb(text: string, key: string): string {
  const { lines, alias } = aliasBomb(levels);
  const fence = text.startsWith("---\n") ? "---\n" : "";
  const rest = text
    .slice(fence.length)
    .split("\n")
    .filter((line) => !line.startsWith(`${key}:`));
  return `${fence}${lines}\n${key}: ${alias}\n${rest.join("\n")}`;
}

describe.each(cases)("$path", ({ path, text, ids }) => {
  it.each(["tools", "name", "hooks", "mcpServers", "other"])("%s", async (key) => {
    const policy = `extends: preset:strict\nceiling: [read]\nhosts: { ${ids.map((id) => `${id}: {}`).join(", ")} }\n`;
    const { findings } = await judged({ [path]: withBomb(text, key) }, { policy });
    expect(findings.some(({ finding }) => finding.at.source.path === path && finding.severity === "error")).toBe(true);
  });
});

it("has cases for the hosts that read YAML", () =>
  expect(new Set(cases.flatMap(({ ids }) => ids)).size).toBeGreaterThan(15));

describe("OpenHands", () => {
  const load = (lines: string) => loadIn(openhands, { ".openhands/agents/a.md": `---\n${lines}\n---\nbody` });
  const all = "read write execute network delegate external";

  it.each(["tools", "hooks", "mcp_config", "name", "skills"])("assumes every tool for `%s`", async (key) => {
    const { lines, alias } = aliasBomb(levels);
    const loaded = await load(`description: d\n${lines}\n${key}: ${alias}`);
    expect(shortOf(itemOf(loaded, ".openhands/agents/a.md"))).toMatch(new RegExp(`^loaded, ${all}`));
    expect(loaded.unjudged).toHaveLength(1);
  });

  it("reads what a few aliases repeat", async () => {
    const loaded = await load("x: &x terminal\ntools: [*x, *x]");
    expect([shortOf(itemOf(loaded, ".openhands/agents/a.md")), loaded.unjudged]).toEqual(["loaded, execute", []]);
  });
});

describe("texts of values as Python writes them", () => {
  const lengthOf = (count: number, leaf: string): number => {
    const { lines, alias } = aliasBomb(count, leaf);
    const { node } = readPyYaml(`${lines}\nlast: ${alias}`, 0);
    return node?.kind === "table" ? node.entries.reduce((sum, { value }) => sum + pythonText(value).length, 0) : 0;
  };

  it.each([1, 4, 5, 8, 20])("stay short with %i levels of aliases", (count) =>
    expect(lengthOf(count % 16, "x")).toBeLessThan(2_000_000),
  );

  it("stay short where aliases repeat a long text", () =>
    expect(lengthOf(8, `&long ${"long".repeat(1_000)}`)).toBeLessThan(10_000_000));

  it("grow with their input", () =>
    expectLinear(
      2_000,
      (size) => `tools: [${"a, ".repeat(size)}b]`,
      (text) => pythonText(readPyYaml(text, 0).node ?? expect.fail()),
    ));
});
