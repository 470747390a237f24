/** Every example on every host's page is true. With UPDATE_PAGES=1 the pages are rewritten instead, for a reader to check. */
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { afterAll, describe, expect, it } from "vitest";
import { idsIn, pageOf } from "../../../scripts/pages.ts";
import { defaultEditionOf, type Host } from "../../../src/model/host.ts";
import { startDirectories } from "../../../src/repo/patterns.ts";
import { RepoIndex } from "../../../src/repo/repo-index.ts";
import { examplesIn, withResult } from "../../support/examples.ts";
import { treeOf } from "../../support/memory.ts";
import { describeLoad } from "../../support/verdicts.ts";

const updating = process.env["UPDATE_PAGES"] === "1";

describe.each(idsIn("hosts"))("%s", (id) => {
  const file = pageOf("hosts", id);
  let page = readFileSync(file, "utf8");

  it.each(examplesIn(page))("$title", async ({ title, files, dirs, edition, repositoryNames, expected }) => {
    const { default: host } = (await (existsSync(`src/hosts/${id}.ts`)
      ? import(`../../../src/hosts/${id}.ts`)
      : import(`../../../src/hosts/${id}/index.ts`))) as { default: Host };
    const repo = await RepoIndex.of(treeOf(files));
    if (edition !== undefined) expect(host.editions).toContain(edition);
    const load = await host.load(
      repo,
      { starts: startDirectories(repo, host.patterns), repositoryRoots: [""], dirs, repositoryNames },
      edition ?? defaultEditionOf(host),
    );
    if (updating) page = withResult(page, title, "verdicts", describeLoad(load));
    else expect(describeLoad(load)).toBe(expected);
  });

  afterAll(() => {
    if (updating) writeFileSync(file, page);
  });
});
