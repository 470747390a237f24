/** Lists that nobody writes by hand cost every host time in proportion to their length. */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import type { Host } from "../../../src/model/host.ts";
import a3s from "../../../src/hosts/a3s/index.ts";
import claude from "../../../src/hosts/claude/index.ts";
import codebuddy from "../../../src/hosts/codebuddy/index.ts";
import qwen from "../../../src/hosts/qwen/index.ts";
import vtcode from "../../../src/hosts/vtcode/index.ts";
import { itemOf, loadIn } from "../../support/loading.ts";
import { expectLinear } from "../../support/growth.ts";

const list = (key: string, word: string, count: number) =>
  `${key}:\n${Array.from({ length: count }, (_, i) => `  - ${word}${i}\n`).join("")}`;

describe.each<[string, Host, string]>([
  ["a3s", a3s, ".a3s/agents/a.md"],
  ["claude", claude, ".claude/agents/a.md"],
  ["codebuddy", codebuddy, ".codebuddy/agents/a.md"],
  ["qwen", qwen, ".qwen/agents/a.md"],
  ["vtcode", vtcode, ".vtcode/agents/a.md"],
])("%s", (_, host, path) => {
  it("compares tools with denied ones in time that is proportional to their number", () =>
    expectLinear(
      100,
      (size) =>
        `---\nname: a\ndescription: Reads what is there.\n${list("tools", "mcp__given__", size)}${list("disallowedTools", "mcp__taken__", size)}---\nRead.\n`,
      async (text) => expect(itemOf(await loadIn(host, { [path]: text }), path).profile).toBeDefined(),
    ));
});

it("are no arguments of a call, of which there may be a hundred thousand and no more", () => {
  const spread = /(?:\.(?:push|unshift|splice|concat)|\bMath\.(?:max|min))\((?:[^(){}]*, )?\s*\.\.\./;
  const files = readdirSync("src", { recursive: true, encoding: "utf8" }).filter(
    (path) => path.endsWith(".ts") && !path.startsWith("generated"),
  );
  expect(files.filter((path) => spread.test(readFileSync(join("src", path), "utf8")))).toEqual([]);
});
