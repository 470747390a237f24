/** Files that cost more to follow than they are long: following ends, and says that it left something out. */
import { describe, expect, it } from "vitest";
import { aliasTargets } from "../../src/repo/aliases.ts";
import { checkoutSteps, parseAttributes } from "../../src/repo/git/attributes.ts";
import { filesStartedBy } from "../../src/repo/named-files.ts";
import { filesMatching } from "../../src/repo/globs.ts";
import { RepoIndex } from "../../src/repo/repo-index.ts";
import type { Repository } from "../support/judging.ts";
import { treeOf } from "../support/memory.ts";

async function cutOf(line: string, files: Repository): Promise<string | null | undefined> {
  const repo = await RepoIndex.of(treeOf(files));
  return (await filesStartedBy([line], "", repo, new Map([[line, "host"]]))).cut;
}

function times(count: number, one: (i: number) => string): string {
  return Array.from({ length: count }, (_, i) => one(i)).join("");
}

describe("sources of Go", () => {
  it("with lists of imports that never end are read once", async () => {
    const files = { "go.mod": "module x\n", "z/main.go": `package main\n${"import (\n".repeat(300_000)}"x/a"\n` };
    expect(await cutOf("go run ./z", { ...files, "a/a.go": "package a\n" })).toBeUndefined();
  });

  it("with very many embedded files and imports are followed to a limit", async () => {
    const data = Object.fromEntries(Array.from({ length: 3_000 }, (_, i) => [`z/${i}.txt`, ""]));
    const embeds = `package main\n${times(40_000, (i) => `//go:embed *${i}.txt\n`)}`;
    expect(await cutOf("go run ./z", { ...data, "go.mod": "module x\n", "z/main.go": embeds })).toBe("go.mod");
    const modules = Object.fromEntries(Array.from({ length: 999 }, (_, i) => [`m${i}/go.mod`, `module x/m${i}\n`]));
    const imports = `package main\nimport (\n${times(200_000, (i) => `"x/${i}"\n`)})\n`;
    expect(await cutOf("go run ./z", { ...modules, "go.mod": "module x\n", "z/main.go": imports })).toBe("go.mod");
  });
});

it("names of modules with very many meanings are looked for to a limit", () => {
  const values = times(200, (i) => `"${i}*",`);
  const text = `{"baseUrl":"a","paths":{${times(400, (i) => `"*":[${values}"x${i}"],`)}}}`;
  const words = Array.from({ length: 500 }, (_, i) => `m${i}`);
  expect(aliasTargets("tsconfig.json", text, words).isCut).toBe(true);
});

it("macros of attributes may stand for each other however often", () => {
  const macros = times(60_000, (i) => `[attr]a${i} a${i + 1}\n`);
  const text = `${macros}[attr]a60000 eol=crlf\n*.sh a0\n`;
  expect(checkoutSteps([parseAttributes("", text)], "g.sh")).toEqual([{ kind: "crlf", auto: false }]);
});

it("comments of Go that never end are read once", async () => {
  const files = { "go.mod": "module x\n", "z/main.go": `package main\n${"/*".repeat(300_000)}` };
  expect(await cutOf("go run ./z", files)).toBeUndefined();
});

it("a wildcard below a link that leads in circles ends", async () => {
  const links = { l: { link: "." }, "a/b/c": { link: "../.." }, "a/b/d": { link: "../.." }, "a/x.sh": "" };
  const repo = await RepoIndex.of(treeOf(links));
  expect(filesMatching("l/**/*.sh", repo)).toEqual(["l/a/x.sh"]);
});

it("links that lead in circles are not followed from a project that is named through them", async () => {
  const links = { l: { link: "." }, "a/b/c": { link: "../.." }, "a/b/d": { link: "../.." } };
  const project = '<ProjectReference Include="l/l/a.csproj"/>';
  expect(await cutOf("dotnet run", { ...links, "a.csproj": project, "a/x.cs": "" })).toBeUndefined();
});
