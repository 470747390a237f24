/** A setting counts once: one place of a file gives a host one entry of each effect, in every example of every host's page. */
import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { idsIn, pageOf } from "../../../scripts/pages.ts";
import { hosts } from "../../../src/generated/catalogue.ts";
import type { Host } from "../../../src/model/host.ts";
import { startDirectories } from "../../../src/repo/patterns.ts";
import { RepoIndex } from "../../../src/repo/repo-index.ts";
import { examplesIn } from "../../support/examples.ts";
import { treeOf } from "../../support/memory.ts";

const catalogue: { readonly [id: string]: Host } = hosts;

/** The settings of a host's page that have two entries of one effect at one place, each with its example. */
async function repeatedOn(id: string): Promise<readonly string[]> {
  const host = catalogue[id];
  if (!host) return [];
  const repeated: string[] = [];
  for (const { title, files, dirs, edition, repositoryNames } of examplesIn(
    readFileSync(pageOf("hosts", id), "utf8"),
  )) {
    const repo = await RepoIndex.of(treeOf(files));
    const scope = {
      starts: startDirectories(repo, host.patterns),
      repositoryRoots: [""],
      dirs,
      repositoryNames: repositoryNames ?? [],
    };
    const { layers } = await host.load(repo, scope, edition ?? host.defaultEdition ?? host.editions[0]);
    for (const { authority, root } of layers) {
      const seen = new Set<string>();
      for (const { setting, effect, at } of authority) {
        const key = `${title}: ${root} ${at.source.path}:${at.span.start} ${setting} ${effect}`;
        if (seen.has(key)) repeated.push(key);
        seen.add(key);
      }
    }
  }
  return repeated;
}

it.each(idsIn("hosts"))("%s", async (id) => {
  expect(await repeatedOn(id)).toEqual([]);
});
