/** VT Code and A3S Code answer for whatever a file holds. */
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import a3s from "../../../src/hosts/a3s/index.ts";
import vtcode from "../../../src/hosts/vtcode/index.ts";
import type { Load } from "../../../src/model/load.ts";
import { capabilitiesOf, grantsOf } from "../../../src/model/profile.ts";
import { RepoIndex } from "../../../src/repo/repo-index.ts";
import { type Held, treeOf } from "../../support/memory.ts";
import { expectLinear } from "../../support/growth.ts";
import { runs } from "../../support/runs.ts";

const line = fc.constantFrom(
  "---",
  "name: a",
  "name:",
  "description: d",
  "description: x: y",
  "tools: read_file, bash",
  "tools: [a]",
  "tools:",
  "permissionMode: ignore",
  "permission_mode: plan",
  "permissions:",
  "  allow: [read, 'Bash(ls:*)', 5, {rule: x}]",
  "  deny:",
  "    - bash",
  "  enabled: false",
  "  default_decision: allow",
  "  <<: *a",
  "model: {model: m}",
  "model: x",
  "prompt: |",
  "  text",
  "# c",
  "",
  "\t",
  "...",
  "x: &a [*a]",
  "- b",
  "é: '",
  "hidden: yes",
  "max_steps: 3",
);
const text = fc.oneof(
  fc.array(line, { maxLength: 12 }).map((lines) => lines.join("\n")),
  fc.string({ unit: "binary", maxLength: 40 }),
);
const json = fc.oneof(
  fc.json({ maxDepth: 3 }),
  fc.constantFrom('{"a": {"description": "d", "tools": ["x", 1]}}', "[", '{"a": 1, "a": {"description": 2}}'),
);

async function vt(files: Readonly<Record<string, Held>>, dirs: readonly string[] = []): Promise<Load> {
  return vtcode.load(await RepoIndex.of(treeOf(files)), { starts: [""], repositoryRoots: [""], dirs }, "0.60");
}

async function a3(files: Readonly<Record<string, Held>>, dirs: readonly string[] = ["agents"]): Promise<Load> {
  return a3s.load(await RepoIndex.of(treeOf(files)), { starts: [""], repositoryRoots: [""], dirs }, "2.4");
}

/** Every place points into its text, and a loaded profile has native values. */
function sound({ items }: Load): void {
  for (const { profile, verdict, files } of items) {
    if (!profile || files.length === 0) continue;
    for (const { at } of [...grantsOf(profile), ...profile.bypasses, ...profile.ineffective]) {
      expect(at.span.start).toBeLessThanOrEqual(at.span.end);
      expect(at.span.end).toBeLessThanOrEqual(at.source.text.length);
    }
    if (verdict.kind === "loaded") expect(profile.native).toBeDefined();
    capabilitiesOf(profile);
  }
}

describe("any content", () => {
  it("of VT Code", () =>
    fc.assert(
      fc.asyncProperty(text, json, async (source, payload) =>
        sound(await vt({ ".vtcode/agents/a.md": source, "p.json": payload }, ["p.json"])),
      ),
      { numRuns: runs(80, 800) },
    ));
  it("of A3S Code", () =>
    fc.assert(
      fc.asyncProperty(text, text, async (yaml, markdown) =>
        sound(await a3({ "agents/a.yaml": yaml, "agents/a.md": markdown })),
      ),
      { numRuns: runs(80, 800) },
    ));
});

describe("a tree that cannot be read as it stands", () => {
  const messages = ({ unjudged }: Load): readonly string[] =>
    unjudged.map(({ at, message }) => `${at.source.path} ${message}`);

  it("is said of an outward link for a folder", async () => {
    expect(messages(await vt({ ".vtcode/agents": { link: "/srv/agents" } }))).toEqual([
      expect.stringMatching(/^\.vtcode\/agents is a link out .*`\/srv\/agents`/),
    ]);
    expect(messages(await a3({ agents: { link: "../agents" } }))).toHaveLength(1);
  });

  it("is said of a submodule and of a pointer", async () => {
    expect(messages(await vt({ ".vtcode": { submodule: true } }))).toHaveLength(1);
    expect(
      messages(await a3({ "agents/a.yaml": "version https://git-lfs.github.com/spec/v1\noid sha256:0\nsize 1\n" })),
    ).toHaveLength(1);
  });

  it("is nothing of a name that is not UTF-8, where the tree can read it", async () => {
    const profile = new TextEncoder().encode("---\nname: a\ndescription: d\n---\n");
    const load = await vt({
      ".vtcode/agents/caf\\xe9.md": { unnameable: profile },
      ".vtcode/agents/b\\xff.md": { unnameable: true },
    });
    expect(
      load.items.filter(({ files }) => files.length > 0).map(({ files, verdict }) => [files[0], verdict.kind]),
    ).toEqual([[".vtcode/agents/caf\\xe9.md", "loaded"]]);
    expect(messages(load)).toEqual([expect.stringMatching(/^\.vtcode\/agents\/b\\xff\.md .*not UTF-8/)]);
    expect(
      (await a3({ "agents/\\xe9.md": { unnameable: profile } })).items.some(
        ({ profile: read }) => read?.identity === "a",
      ),
    ).toBe(true);
  });

  it("is a verdict for bytes, folders and circles", async () => {
    const held = { link: "loop" };
    const load = await a3({
      "agents/a.yaml": new Uint8Array([0xff]),
      "agents/b.yaml": { directory: true },
      "agents/c.md": { link: "c.md" },
      "agents/d.yaml": held,
    });
    expect(
      load.items.filter(({ files }) => files.length > 0).map(({ files, verdict }) => [files[0], verdict.kind]),
    ).toEqual([
      ["agents/a.yaml", "rejected"],
      ["agents/b.yaml", "passed-over"],
      ["agents/c.md", "dropped"],
      ["agents/d.yaml", "dropped"],
    ]);
  });

  it("is nothing where a policy names a directory that is not there", async () => {
    expect((await a3({}, ["nowhere"])).status).toBe("absent");
    expect((await vt({}, ["nowhere"])).status).toBe("absent");
  });
});

it.each<[string, number, (size: number) => readonly [before: string, allow: string], string]>([
  [
    "one long list in many rules",
    100,
    (size) => [`x: &x [${"a, ".repeat(2 * size)}]`, `[${"{rule: x, y: *x}, ".repeat(size)}]`],
    "loaded",
  ],
  [
    "one rule many times",
    100,
    (size) => [`x: &x [${"a, ".repeat(size)}]\nr: &r {rule: x, y: *x}`, `[${"*r, ".repeat(2 * size)}]`],
    "loaded",
  ],
  [
    "lists of lists",
    10,
    (size) => [
      `a0: &a0 [x]\n${Array.from({ length: size }, (_, i) => `a${i + 1}: &a${i + 1} [${Array(9).fill(`*a${i}`).join(", ")}]`).join("\n")}`,
      `*a${size}`,
    ],
    "rejected",
  ],
])("takes rules whole in time that is proportional to their length: %s", (_, size, partsOf, verdict) =>
  expectLinear(
    size,
    (length) => {
      const [before, allow] = partsOf(length);
      return `${before}\nname: a\ndescription: d\npermissions:\n  allow: ${allow}\n`;
    },
    async (text) => {
      const { items } = await a3({ "agents/a.yaml": text });
      expect(items.find(({ files }) => files.length > 0)?.verdict.kind).toBe(verdict);
    },
  ),
);

it("marks one bad entry, and reads the rest of the file", async () => {
  const load = await vt({
    ".vtcode/agents/a.md":
      "---\nname: a\ndescription: Use when: asked\ntools: run_pty_cmd\npermissionMode: bypassPermissions\n---\n",
  });
  const item = load.items.find(({ files }) => files.length > 0);
  expect(item?.verdict.kind).toBe("rejected");
  expect(item?.profile?.description.state).toBe("unreadable");
  expect(item?.profile && capabilitiesOf(item.profile)).toEqual(["execute"]);
  expect(item?.profile?.bypasses).toHaveLength(1);
});
