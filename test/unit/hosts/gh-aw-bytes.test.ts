/** Agentic workflows whose imports and lock files are not UTF-8, are too large, or are elsewhere. */
import { describe, expect, it } from "vitest";
import { frontmatterHash } from "../../../src/hosts/gh-aw/hash.ts";
import ghAw from "../../../src/hosts/gh-aw/index.ts";
import { RepoIndex } from "../../../src/repo/repo-index.ts";
import { limits } from "../../../src/repo/tree.ts";
import { judged } from "../../support/judging.ts";
import { loadIn } from "../../support/loading.ts";
import { type Held, treeOf } from "../../support/memory.ts";

const folder = ".github/workflows";
const part = `${folder}/shared/t.md`;
const main = "---\non: push\ndescription: d\nimports:\n  - shared/t.md\n---\nDo it.\n";
const servers = "---\nmcp-servers: { evil: { command: npx, args: [evil@1.2.3] } }\n---\nMore.\n";
const spoilt = (text: string): Uint8Array => Buffer.from(`${text}\xe9\n`, "latin1");
const pointer = "version https://git-lfs.github.com/spec/v1\noid sha256:0\nsize 1\n";
const huge = new Uint8Array(limits.fileBytes + 1).fill(0x61);

async function findingsOf(files: Readonly<Record<string, Held>>): Promise<readonly string[]> {
  const { findings } = await judged(files, { policy: "servers: { allow: [{ command: other }] }\n" });
  return findings
    .map(({ finding }) => finding)
    .filter(({ rule }) => rule === "no-unlisted-server" || rule === "no-unjudged-content")
    .map(({ rule, at }) => `${rule} ${at.source.path}`)
    .sort();
}

describe("an import", () => {
  it.each<[string, Held, readonly string[]]>([
    ["as text", servers, [`no-unlisted-server ${part}`]],
    [
      "with a byte that is not UTF-8, which the compiler reads",
      spoilt(servers),
      [`no-unjudged-content ${part}`, `no-unlisted-server ${part}`],
    ],
    ["that Git LFS has", pointer, [`no-unjudged-content ${part}`]],
    ["that is too large", huge, [`no-unjudged-content ${part}`]],
  ])("%s is read, or it is told that it is not", async (_, held, expected) => {
    const files = { [`${folder}/a.md`]: main, [part]: held };
    expect(await findingsOf(files)).toEqual(expected);
    expect(await findingsOf({ ...files, [`${folder}/b.md`]: main })).toEqual(expected);
  });
});

describe("a lock file", () => {
  const header = (hash: string) => `# gh-aw-metadata: ${JSON.stringify({ frontmatter_hash: hash })}\nname: x\n`;
  const lock = `${folder}/a.lock.yml`;
  const hashOf = async (files: Readonly<Record<string, Held>>) =>
    frontmatterHash(main, `${folder}/a.md`, await RepoIndex.of(treeOf({ [`${folder}/a.md`]: main, ...files })));
  const misfits = async (files: Readonly<Record<string, Held>>) =>
    (await loadIn(ghAw, { [`${folder}/a.md`]: main, ...files })).unjudged
      .filter(({ at }) => at.source.path !== part)
      .map(({ message, at }) => `${at.source.path} ${message.split(/[,;]/)[0]}`);

  it("is compared with an import whose text has a byte that is not UTF-8", async () => {
    const hash = (await hashOf({ [part]: servers })) ?? expect.fail();
    expect(await hashOf({ [part]: spoilt(servers) })).toBe(hash);
    expect(await misfits({ [part]: spoilt(servers), [lock]: header(hash) })).toEqual([]);
    expect(await misfits({ [part]: spoilt(servers), [lock]: header("0".repeat(64)) })).toEqual([
      `${folder}/a.md does not fit \`a.lock.yml\``,
    ]);
  });

  it.each<[string, Held]>([
    ["has such a byte in its frontmatter", Buffer.from(servers.replace("evil:", "\xe9:"), "latin1")],
    ["Git LFS has", pointer],
    ["is too large", huge],
  ])("is not compared with an import that %s", async (_, held) => {
    expect(await hashOf({ [part]: held })).toBeUndefined();
    expect(await misfits({ [part]: held, [lock]: header("0".repeat(64)) })).toEqual([]);
  });

  it("with such a byte is compared too, and told if it cannot be read", async () => {
    const stale = `${folder}/a.md does not fit \`a.lock.yml\``;
    expect(await misfits({ [part]: servers, [lock]: spoilt(header("0".repeat(64))) })).toEqual(
      expect.arrayContaining([`${lock} is not valid UTF-8`, stale]),
    );
    expect(await misfits({ [part]: servers, [lock]: huge })).toEqual([expect.stringMatching(/^\S+\.lock\.yml is /)]);
    expect(await misfits({ [part]: servers, [`${folder}/other.lock.yml`]: huge })).toEqual([]);
  });

  it("is compared with a workflow that has such a byte in its text", async () => {
    const files = { [`${folder}/a.md`]: spoilt(main), [part]: servers, [lock]: header("0".repeat(64)) };
    expect(await misfits(files)).toContain(`${folder}/a.md does not fit \`a.lock.yml\``);
  });
});
