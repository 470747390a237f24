/** Files that cost more to follow than they are long: following ends, and says that it left something out. */
import { describe, expect, it } from "vitest";
import { aliasTargets } from "../../../../src/repo/started/projects/aliases.ts";
import { filesStartedBy } from "../../../../src/repo/started/started-code.ts";
import { filesMatching } from "../../../../src/repo/started/globs.ts";
import { RepoIndex } from "../../../../src/repo/repo-index.ts";
import type { Repository } from "../../../support/judging.ts";
import { treeOf } from "../../../support/memory.ts";

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

  it("with very many embedded files are followed to a limit", async () => {
    const data = Object.fromEntries(Array.from({ length: 3_000 }, (_, i) => [`z/${i}.txt`, ""]));
    const embeds = `package main\n${times(40_000, (i) => `//go:embed *${i}.txt\n`)}`;
    expect(await cutOf("go run ./z", { ...data, "go.mod": "module x\n", "z/main.go": embeds })).toBe("go.mod");
  });

  it("with very many imports of very many modules are followed whole", async () => {
    const modules = Object.fromEntries(Array.from({ length: 999 }, (_, i) => [`m${i}/go.mod`, `module x/m${i}\n`]));
    const imports = `package main\nimport (\n${times(200_000, (i) => `"x/${i}"\n`)})\n`;
    expect(await cutOf("go run ./z", { ...modules, "go.mod": "module x\n", "z/main.go": imports })).toBeUndefined();
  });

  it("are built once, however many words that name nothing go to the program", async () => {
    const sources = Object.fromEntries(Array.from({ length: 2_500 }, (_, i) => [`z/f${i}.go`, "package main\n"]));
    const script = times(3_000, (i) => `go run ./z a${i}\n`);
    expect(await cutOf("sh r.sh", { "r.sh": script, "go.mod": "module x\n", ...sources })).toBeUndefined();
  });
});

it("names of modules with very many meanings are looked for to a limit", () => {
  const values = times(200, (i) => `"${i}*",`);
  const text = `{"baseUrl":"a","paths":{${times(400, (i) => `"*":[${values}"x${i}"],`)}}}`;
  const words = Array.from({ length: 500 }, (_, i) => `m${i}`);
  expect(aliasTargets("tsconfig.json", text, words).isCut).toBe(true);
});

describe("a long list of files that are extended", () => {
  const listOf = (count: number): string => `{"extends":[${times(count, (i) => `"./base-of-a-project-${i}.json",`)}]}`;
  it("is followed whole", () => {
    const { extended, isCut } = aliasTargets("tsconfig.json", listOf(500), ["a"]);
    expect([extended.includes("base-of-a-project-499.json"), isCut]).toEqual([true, false]);
  });

  it("that never ends hides no entry", () => {
    for (const filler of ["", " ".repeat(3_000)]) {
      const text = `{// "a": [${filler}\n"extends": "./evil.json", ${listOf(500).slice(1)}`;
      const { extended } = aliasTargets("tsconfig.json", text, ["a"]);
      expect(extended).toEqual(expect.arrayContaining(["evil.json", "base-of-a-project-499.json"]));
    }
  });

  it("is followed to a limit, and named there", () => {
    expect(aliasTargets("tsconfig.json", listOf(5_000), ["a"]).isCut).toBe(true);
    expect(aliasTargets("tsconfig.json", `{"extends":["${"a ".repeat(60_000)}"]}`, ["a"]).isCut).toBe(true);
  });
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

describe("tasks that ask for each other", () => {
  const many = (one: (i: number) => string): Repository => ({
    "package.json": JSON.stringify({
      scripts: Object.fromEntries(Array.from({ length: 20_000 }, (_, i) => [`s${i}`, one(i)])),
    }),
  });
  it.each<[name: string, line: string, files: Repository]>([
    ["all of them", "npm run s:*", many((i) => `npm run s:* b${i}`)],
    ["words that name none", "npm run s0", many((i) => (i > 0 ? "" : times(20_000, (at) => `npm run x s1 y${at};`)))],
    ["targets of make", "make t0", { Makefile: times(20_000, (i) => `t${i}:\n\t$(MAKE) t${i + 1}\n`) }],
    ["recipes of just", "just r0", { justfile: times(20_000, (i) => `r${i}:\n  just r${i + 1}\n`) }],
  ])("are followed once where they mean the same: %s", async (_, line, files) => {
    expect(await cutOf(line, files)).toBeUndefined();
  });

  it("are followed to a limit where each is another one", async () => {
    const files = many((i) => `npm run ${[3, 5, 7].map((by) => `s${(i * by + 1) % 20_000}`).join(" ")}`);
    expect(await cutOf("npm run s0", files)).toBe("package.json");
  });
});

it("a project of Cargo is built once, however many words go to the program", async () => {
  const packages = Object.fromEntries(
    Array.from({ length: 500 }, (_, i) => [`x${i}/Cargo.toml`, `[package]\nname = "p${i}"\n`]),
  );
  const script = times(3_000, (i) => `cargo run -p p7 -- a${i}\n`);
  expect(await cutOf("sh r.sh", { "r.sh": script, "Cargo.toml": "[workspace]\n", ...packages })).toBeUndefined();
});

it("words with wildcards in very many commands are looked for to a limit of all together", async () => {
  const files = Object.fromEntries(Array.from({ length: 20_000 }, (_, i) => [`a${i % 20}/b${i % 27}/${i}`, ""]));
  const repo = await RepoIndex.of(treeOf(files));
  const lines = Array.from({ length: 1_000 }, (_, i) => `sh **/*${i}x.sh`);
  expect((await filesStartedBy(lines, "", repo)).cut).toBeNull();
  expect((await filesStartedBy(["sh **/*y.sh"], "", repo)).cut).toBeNull();
});

it("commands that start the same have one answer, however they are written", async () => {
  const repo = await RepoIndex.of(treeOf({ "g.sh": "sh a.sh\n", "a.sh": "" }));
  const answers = await Promise.all([1, 2, 3].map((i) => filesStartedBy([`./g.sh a${i}`], "", repo)));
  expect(new Set(answers).size).toBe(1);
});

describe("a script that is followed", () => {
  it("may be no UTF-8", async () => {
    const repo = await RepoIndex.of(
      treeOf({ "g.sh": new Uint8Array([35, 0xe9, 10, ...Buffer.from("sh h.sh\n")]), "h.sh": "" }),
    );
    const { files } = await filesStartedBy(["sh g.sh"], "", repo);
    expect(files.map(({ path }) => path)).toEqual(["g.sh", "h.sh"]);
  });

  it("that is too large to read is named where following ends", async () => {
    expect(await cutOf("sh g.sh", { "g.sh": "#".repeat(20_000_000), "h.sh": "" })).toBe("g.sh");
  });
});
