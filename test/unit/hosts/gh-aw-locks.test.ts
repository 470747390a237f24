/** Lock files of agentic workflows: which hash a workflow has, and what is said where its lock file has another one. */
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { frontmatterHash } from "../../../src/hosts/gh-aw/hash.ts";
import ghAw from "../../../src/hosts/gh-aw/index.ts";
import { detectHost } from "../../../src/inspect/detect.ts";
import { RepoIndex } from "../../../src/repo/repo-index.ts";
import { loadIn, shortOf, itemOf } from "../../support/loading.ts";
import { treeOf } from "../../support/memory.ts";
import { runs } from "../../support/runs.ts";

const folder = ".github/workflows";
const path = `${folder}/root.md`;

async function hashOf(files: Readonly<Record<string, string>>): Promise<string | undefined> {
  const below = Object.fromEntries(Object.entries(files).map(([name, text]) => [`${folder}/${name}`, text]));
  return frontmatterHash(files["root.md"] ?? "", path, await RepoIndex.of(treeOf(below)));
}

/** The vectors of the published specification. */
describe("the hash", () => {
  it.each([
    [
      "4c8309afbcf816cd80c0824dce2b50047834b29e14b34b96953e88ae81048c46",
      { "root.md": "---\n---\n\n# Empty Workflow\n" },
    ],
    [
      "b9def9907e3328e2e03e8c47c315723df39788f251627313b1a984bb61b9cbce",
      {
        "root.md": "---\nengine: copilot\ndescription: Test workflow\non:\n  schedule: daily\n---\n\n# Test Workflow\n",
      },
    ],
    [
      "3946bb0dc0698a31e37a1efc7012071939db1be2c8365f12f8a240bc01ba2e9e",
      {
        "root.md": "---\nengine: copilot\nimports:\n  - ./helper.md\n---\n",
        "helper.md": "---\ndescription: Helper agent\n---\n",
      },
    ],
    [
      "13f1c69f5761454beac63c7dc259fa212f020d3dab9e0dd04d2e1bdcc242b108",
      {
        "root.md": "---\nengine: copilot\nimports:\n  - ./a.md\n  - ./b.md\n---\n",
        "a.md": "---\ndescription: Agent A\nimports:\n  - ./shared.md\n---\n",
        "b.md": "---\ndescription: Agent B\nimports:\n  - ./shared.md\n---\n",
        "shared.md": "---\ndescription: Shared helper\n---\n",
      },
    ],
  ])("%s", async (hash, files) => expect(await hashOf(files)).toBe(hash));

  it("is the same for other line ends and prompts, and another one for expressions of the environment", async () => {
    const text = "---\non: push\nengine: copilot\n---\nDo it.\n";
    const hash = await hashOf({ "root.md": text });
    expect(await hashOf({ "root.md": text.replaceAll("\n", "\r\n") })).toBe(hash);
    expect(await hashOf({ "root.md": `${text}More, also \${{ github.actor }}.\n` })).toBe(hash);
    expect(await hashOf({ "root.md": `${text}\${{ vars.NAME }}\n` })).not.toBe(hash);
  });

  it("is unknown where the prompt is compiled too, and without frontmatter", async () => {
    expect(await hashOf({ "root.md": "---\non: push\ninlined-imports: true\n---\n" })).toBeUndefined();
    expect(await hashOf({ "root.md": "on: push\n" })).toBeUndefined();
    expect(await hashOf({ "root.md": "---\non: push\n" })).toBeUndefined();
  });

  it("changes with every line of the frontmatter, and of what it imports", async () => {
    const line = fc.stringMatching(/^[a-z]{1,8}: [a-z<>&"é]{0,8}$/);
    await fc.assert(
      fc.asyncProperty(fc.array(line, { minLength: 1, maxLength: 6 }), fc.nat(5), async (lines, at) => {
        const files = (front: readonly string[]) => ({
          "root.md": "---\nimports:\n  - 'part.md'\n---\n",
          "part.md": `---\n${front.join("\n")}\n---\n`,
        });
        const changed = lines.with(at % lines.length, "zz: changed");
        expect(await hashOf(files(changed))).not.toBe(await hashOf(files(lines)));
      }),
      { numRuns: runs(30, 300) },
    );
  });
});

describe("a lock file", () => {
  const text = "---\non: push\ndescription: d\ntools: { edit: false }\n---\nDo it.\n";
  const lockOf = (hash: string | undefined, rest = "check_workflow_timestamp_api") =>
    `# gh-aw-metadata: ${JSON.stringify({ schema_version: "v4", frontmatter_hash: hash })}\nname: x\n# ${rest}\n`;
  const said = async (files: Readonly<Record<string, string>>) =>
    (await loadIn(ghAw, files)).unjudged.map(({ message, at }) => `${at.source.path} ${message.split(",")[0]}`);

  it("fits, or is from before, or has no hash, or is not there", async () => {
    const hash = await hashOf({ "root.md": text });
    expect(await said({ [path]: text, [`${folder}/root.lock.yml`]: lockOf(hash) })).toEqual([]);
    expect(await said({ [path]: `${text}More.\n`, [`${folder}/root.lock.yml`]: lockOf(hash) })).toEqual([]);
    expect(await said({ [path]: text, [`${folder}/root.lock.yml`]: lockOf(undefined) })).toEqual([]);
    expect(await said({ [path]: text, [`${folder}/root.lock.yml`]: "name: x\n" })).toEqual([]);
    expect(await said({ [path]: text })).toEqual([]);
    const changed = text.replace("false", "true");
    expect(await said({ [path]: changed, [`${folder}/root.lock.yml`]: lockOf(hash) })).toEqual([
      `${path} does not fit \`root.lock.yml\``,
    ]);
  });

  it("says whether the workflow stops", async () => {
    const messages = async (rest: string) => {
      const load = await loadIn(ghAw, { [path]: text, [`${folder}/root.lock.yml`]: lockOf("0".repeat(64), rest) });
      return load.unjudged.map(({ message }) => message);
    };
    expect(await messages("check_workflow_timestamp_api.cjs")).toEqual([expect.stringContaining("so it stops")]);
    expect(await messages("nothing")).toEqual([expect.stringContaining("nothing stops its agent")]);
  });

  it("without its source shows that workflows are in use, and is reported", async () => {
    const files = { [`${folder}/gone.lock.yml`]: lockOf("0".repeat(64)) };
    expect(await said(files)).toEqual([`${folder}/gone.lock.yml runs an agent`]);
    const none = () => false;
    const input = { requested: none, policy: none, base: none, user: undefined };
    expect((await detectHost("gh-aw", ghAw, await RepoIndex.of(treeOf(files)), input)).kind).toBe("own");
    const other = { [`${folder}/gone.lock.yml`]: "name: x\n" };
    expect((await detectHost("gh-aw", ghAw, await RepoIndex.of(treeOf(other)), input)).kind).toBe("none");
  });
});

describe("an import from another repository", () => {
  const commit = "0123456789abcdef0123456789abcdef01234567";
  const copy = `.github/aw/imports/acme/x/${commit}/flows_y.md`;
  const closed = "tools: { bash: false, edit: false, github: false }";
  const of = async (spec: string, files: Readonly<Record<string, string>>) => {
    const text = `---\non: push\ndescription: d\n${closed}\nimports: [${spec}]\n---\nDo it.\n`;
    return shortOf(itemOf(await loadIn(ghAw, { [path]: text, ...files }), path));
  };
  const all = "loaded, read write execute network delegate external";

  it.each([
    [`acme/x/flows/y.md@${commit}`, "---\ntools: { web-fetch: }\n---\n", "loaded, read network delegate"],
    [`acme/x/flows/y.md@${commit}#part`, "---\ntools: { web-fetch: }\n---\n", "loaded, read network delegate"],
    [`acme/x/flows/y.md@${commit}`, "---\nimports: [shared/z.md]\n---\n", all],
    ["acme/x/flows/y.md@v1", "---\ntools: { web-fetch: }\n---\n", all],
    [`acme/x/flows/other.md@${commit}`, "---\ntools: { web-fetch: }\n---\n", all],
    [`acme/x/../x/flows/y.md@${commit}`, "---\ntools: { web-fetch: }\n---\n", all],
  ])("%s, whose copy is %j: %s", async (spec, text, expected) =>
    expect(await of(spec, { [copy]: text })).toBe(expected),
  );
});
