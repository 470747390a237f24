/** Every example on every host's page is true. */
import { existsSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { idsIn, pageOf } from "../../scripts/pages.ts";
import type { Host } from "../../src/model/host.ts";
import { startDirectories } from "../../src/repo/patterns.ts";
import { RepoIndex } from "../../src/repo/repo-index.ts";
import { examplesIn } from "../support/examples.ts";
import { treeOf } from "../support/memory.ts";
import { describeLoad } from "../support/verdicts.ts";

describe.each(idsIn("hosts"))("%s", (id) => {
  const page = readFileSync(pageOf("hosts", id), "utf8");

  it.each(examplesIn(page))("$title", async ({ files, dirs, edition, expected }) => {
    const { default: host } = (await (existsSync(`src/hosts/${id}.ts`)
      ? import(`../../src/hosts/${id}.ts`)
      : import(`../../src/hosts/${id}/index.ts`))) as { default: Host };
    const repo = await RepoIndex.of(treeOf(files));
    if (edition !== undefined) expect(host.editions).toContain(edition);
    const load = await host.load(
      repo,
      { starts: startDirectories(repo, host.patterns), repositoryRoots: [""], dirs },
      edition ?? host.editions[0],
    );
    expect(describeLoad(load)).toBe(expected);
  });
});
