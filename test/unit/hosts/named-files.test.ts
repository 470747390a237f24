/** Files that hosts put into prompts, as text, with a byte that is not UTF-8, and where they cannot be read. */
import { describe, expect, it } from "vitest";
import { limits } from "../../../src/repo/tree.ts";
import goose from "../../../src/hosts/goose/index.ts";
import { judged } from "../../support/judging.ts";
import { itemOf, loadIn } from "../../support/loading.ts";
import type { Held } from "../../support/memory.ts";

/** A file that a profile names, and the repository around it. */
interface Naming {
  readonly path: string;
  readonly others: Readonly<Record<string, string>>;
}

const json = (prompt: string) => JSON.stringify({ name: "a", description: "Works.", prompt });
const prompts: readonly (readonly [host: string, naming: Naming])[] = [
  [
    "opencode",
    {
      path: "p.md",
      others: {
        "opencode.json": JSON.stringify({ agent: { a: { description: "Works.", prompt: "{file:./p.md}" } } }),
      },
    },
  ],
  ["kiro", { path: ".kiro/agents/p.txt", others: { ".kiro/agents/a.json": json("file://./p.txt") } }],
  ["amazonq", { path: ".amazonq/cli-agents/p.txt", others: { ".amazonq/cli-agents/a.json": json("file://./p.txt") } }],
  ["vibe", { path: ".vibe/prompts/p.md", others: { ".vibe/agents/a.toml": 'system_prompt_id = "p"\n' } }],
];

async function findingsOf({ path, others }: Naming, held: Held): Promise<readonly string[]> {
  const { findings } = await judged({ ...others, [path]: held });
  return findings
    .map(({ finding }) => finding)
    .filter(({ at, rule }) => at.source.path === path && /^no-(?:hidden-text|unjudged-content)$/.test(rule))
    .map(({ rule }) => rule)
    .sort();
}

const hidden = "Be nice.\u202e\n";
const spoilt = Buffer.concat([Buffer.from(hidden), Buffer.from([0xff, 0x0a])]);
const pointer = "version https://git-lfs.github.com/spec/v1\noid sha256:0\nsize 1\n";
const huge = new Uint8Array(limits.fileBytes + 1).fill(0x61);

describe("a file that is a prompt", () => {
  it.each(prompts)("is judged, and told where it is not what a person sees: %s", async (_, naming) => {
    expect(await findingsOf(naming, hidden)).toEqual(["no-hidden-text"]);
    expect(await findingsOf(naming, spoilt)).toEqual(["no-hidden-text", "no-unjudged-content"]);
  });

  it.each(prompts)("is told where it cannot be read: %s", async (_, naming) => {
    expect(await findingsOf(naming, pointer)).toEqual(["no-unjudged-content"]);
    expect(await findingsOf(naming, huge)).toEqual(["no-unjudged-content"]);
  });
});

describe("a file of a recipe of goose", () => {
  const recipe = ".goose/recipes/r.yaml";
  const named = "tools/s.yaml";
  const text = (body: string) => `title: t\ndescription: d\nprompt: p\n${body}\n`;
  const others = { [recipe]: text("sub_recipes: [{ name: s, path: ../../tools/s.yaml }]") };
  const started = text("extensions: [{ type: stdio, name: a, cmd: ./guard.sh }]");
  const loaded = (held: Held) => loadIn(goose, { ...others, [named]: held });
  const told = async (held: Held) => (await loaded(held)).unjudged.map(({ at }) => at.source.path);
  const starts = async (held: Held) =>
    itemOf(await loaded(held), recipe).profile?.paths.flatMap((path) => path.starts ?? []);

  it("is read with a byte that is not UTF-8, and told where it is not what a person sees", async () => {
    const bytes = Buffer.concat([Buffer.from("# \xe9\n", "latin1"), Buffer.from(started)]);
    expect(await starts(started)).toEqual([expect.stringContaining("./guard.sh")]);
    expect(await starts(bytes)).toEqual(await starts(started));
    expect([...new Set(await told(started))]).toEqual([]);
    expect([...new Set(await told(bytes))]).toEqual([named]);
  });

  it.each<[string, Held]>([
    ["Git LFS has", pointer],
    ["is too large", huge],
  ])("is told where it %s", async (_, held) => expect([...new Set(await told(held))]).toEqual([named]));
});
