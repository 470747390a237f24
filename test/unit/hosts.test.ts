/** Every example on every host's page is true. */
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import type { Host } from "../../src/model/host.ts";
import { startsIn } from "../../src/repo/patterns.ts";
import { Survey } from "../../src/repo/repo-index.ts";
import { examplesIn } from "../support/examples.ts";
import { treeOf } from "../support/memory.ts";
import { describeLoad } from "../support/verdicts.ts";

const ids = readdirSync("src/hosts").map((name) => name.replace(/\.(ts|md)$/, ""));

describe.each([...new Set(ids)])("%s", (id) => {
  const folder = existsSync(`src/hosts/${id}/index.ts`);
  const page = readFileSync(folder ? `src/hosts/${id}/${id}.md` : `src/hosts/${id}.md`, "utf8");

  it.each(examplesIn(page))("$title", async ({ files, dirs, edition, expected }) => {
    const { default: host } = (await import(folder ? `../src/hosts/${id}/index.ts` : `../src/hosts/${id}.ts`)) as { default: Host };
    const survey = await Survey.of(treeOf(files));
    if (edition !== undefined) expect(host.editions).toContain(edition);
    const load = await host.load(survey, { starts: startsIn(survey, host.places), repositoryRoots: [""], dirs }, edition ?? host.editions[0]);
    expect(describeLoad(load)).toBe(expected);
  });
});
