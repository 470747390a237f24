/** Sheer size: a file of a gigabyte, and links in the tens of thousands, on the disk and in the index. */
import { closeSync, ftruncateSync, mkdirSync, openSync } from "node:fs";
import { join } from "node:path";
import { afterAll, describe, expect, it } from "vitest";
import { run } from "../../support/command.ts";
import { makeRepository, removeFolders } from "../../support/repository.ts";

afterAll(removeFolders);

const agent =
  "---\nname: a\ndescription: Reviews a change and says what is wrong with it.\ntools: Read\n---\nReview.\n";

/** The exit code, and the errors as `rule path`. */
async function errorsOf(cwd: string, ...words: readonly string[]) {
  const { code, stdout } = await run(["check", "--format", "json", ...words], { cwd });
  const { findings } = JSON.parse(stdout) as { findings: { rule: string; severity: string; path: string }[] };
  return {
    code,
    errors: findings.filter(({ severity }) => severity === "error").map(({ rule, path }) => `${rule} ${path}`),
  };
}

describe("a file of a gigabyte", () => {
  it("is an error with its size and the limit, and is not read", async () => {
    const { directory } = makeRepository({ "README.md": "words\n" });
    mkdirSync(join(directory, ".claude/agents"), { recursive: true });
    const file = openSync(join(directory, ".claude/agents/big.md"), "w");
    ftruncateSync(file, 1 << 30);
    closeSync(file);
    expect(await errorsOf(directory)).toEqual({ code: 1, errors: ["no-unjudged-content .claude/agents/big.md"] });
  });
});

describe("20,000 links", () => {
  it("to nowhere are passed over, and the one in a host's place is an error", async () => {
    const repository = makeRepository({ ".claude/agents/a.md": agent });
    const target = repository.gitWith("nowhere", "hash-object", "-w", "--stdin");
    const line = (path: string) => `120000 ${target}\t${path}\n`;
    const links = Array.from({ length: 20_000 }, (_, i) => line(`links/${i % 100}/l${i}.md`));
    repository.gitWith(`${links.join("")}${line(".codex/agents")}`, "update-index", "--index-info");
    expect(await errorsOf(repository.directory, "--staged")).toEqual({
      code: 1,
      errors: ["no-unjudged-content .codex/agents"],
    });
  });
});
