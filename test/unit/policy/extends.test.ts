/** What a policy is made of: what it extends, in order, and the line at which it cannot be had. */
import { describe, expect, it } from "vitest";
import { presetPlace, type Policy } from "../../../src/policy/model.ts";
import { decide } from "../../../src/policy/decide/index.ts";
import { type PolicyLibrary, readPolicy } from "../../../src/policy/file/index.ts";
import { referenceOf, referenceText } from "../../../src/policy/file/reference.ts";
import { type Place, positionAt } from "../../../src/repo/text.ts";
import { suggestionIn } from "../../support/facts.ts";
import { expectListing } from "../../support/golden.ts";

const path = ".github/agent-profile-check.yml";
const digest = "a".repeat(64);

/** Files of the repository by path, and of others by `owner/repo//path@ref`; `asked` hears of each that is read. */
function libraryOf(files: Readonly<Record<string, string>>, asked: string[] = []): PolicyLibrary {
  const found = (name: string, commit?: string) => {
    asked.push(name);
    const text = files[name];
    return text === undefined
      ? "there is no such file"
      : { source: { path: name, text }, ...(commit === undefined ? {} : { commit }) };
  };
  return {
    file: async (name) => found(name),
    remote: async (reference) => found(referenceText(reference), "c".repeat(40)),
  };
}

async function policyOf(text: string, files: Readonly<Record<string, string>> = {}, asked?: string[]): Promise<Policy> {
  const policy = await readPolicy({ path, text }, libraryOf(files, asked));
  if ("kind" in policy) throw new Error(policy.problems.map(({ message }) => message).join("; "));
  return policy;
}

async function faultsOf(text: string, files: Readonly<Record<string, string>> = {}): Promise<readonly string[]> {
  const policy = await readPolicy({ path, text }, libraryOf(files));
  return "kind" in policy
    ? policy.problems.map(({ message, at, related = [] }) =>
        [[lineOf(at), suggestionIn(message) ?? []].flat().join(" "), ...related.map((one) => lineOf(one.at))].join(
          " < ",
        ),
      )
    : [];
}

/** What is told of them. */
async function messagesOf(text: string, files: Readonly<Record<string, string>> = {}): Promise<string> {
  const policy = await readPolicy({ path, text }, libraryOf(files));
  return "kind" in policy ? policy.problems.map(({ message }) => message).join("\n") : "";
}

function lineOf({ source, span }: Place): string {
  return `${source.path}:${positionAt(source, span.start).line}`;
}

describe("the order", () => {
  it("lets the later win, and the file itself last", async () => {
    const files = { "a.yml": "ceiling: [read]\nbaseline: refuse\n", "b.yml": "ceiling: [read, write]\n" };
    const policy = await policyOf("extends: [a.yml, b.yml]\nrules: { unique-name: note }\n", files);
    expect(policy.ceiling?.value).toEqual(["read", "write"]);
    expect(policy.baseline?.value).toBe("refuse");
    expect((await policyOf("extends: [b.yml, a.yml]\n", files)).ceiling?.value).toEqual(["read"]);
    expect((await policyOf("extends: [a.yml, b.yml]\nceiling: []\n", files)).ceiling?.value).toEqual([]);
  });

  it("keeps what was replaced, nearest first, each at its line", async () => {
    const files = {
      "a.yml": "# a\nceiling: [read]\nrules: { require-description: { min-length: 5 } }\n",
      "b.yml": "extends: a.yml\nceiling: [read, write]\n",
    };
    const { ceiling, rules } = await policyOf(
      "extends: b.yml\n\nceiling: []\nrules:\n  require-description: { min-length: 9 }\n",
      files,
    );
    expect(
      ceiling && [ceiling, ...(ceiling.over ?? [])].map(({ value, at }) => `${lineOf(at)} ${value.join(" ")}`),
    ).toEqual([`${path}:3 `, "b.yml:2 read write", "a.yml:2 read"]);
    const option = rules["require-description"]?.options["min-length"];
    expect(option && [option, ...(option.over ?? [])].map(({ value, at }) => `${lineOf(at)} ${value}`)).toEqual([
      `${path}:5 9`,
      "a.yml:3 5",
    ]);
  });

  it("adds the entries of lists", async () => {
    const waiver = (owner: string) =>
      `waivers: [{ rule: unique-name, paths: ["x/**"], reason: because, owner: ${owner}, until: 2026-12-31 }]\n`;
    expect(
      (await policyOf(`extends: a.yml\n${waiver("bob")}`, { "a.yml": waiver("alice") })).waivers.map(
        ({ owner }) => owner,
      ),
    ).toEqual(["alice", "bob"]);
  });

  it("takes the last preset that is named, however deep", async () => {
    expect((await policyOf("extends: [preset:recommended, preset:strict]\n")).preset).toBe("strict");
    expect((await policyOf("extends: [preset:strict, a.yml]\n", { "a.yml": "ceiling: []\n" })).preset).toBe("strict");
    expect(
      (await policyOf("extends: [a.yml, preset:recommended]\n", { "a.yml": "extends: preset:strict\n" })).preset,
    ).toBe("recommended");
    expect((await policyOf("ceiling: []\n")).presetAt).toBeUndefined();
    expect(
      lineOf(
        (await policyOf("\nextends: a.yml\n", { "a.yml": "ceiling: []\nextends: preset:strict\n" })).presetAt ??
          presetPlace("strict"),
      ),
    ).toBe("a.yml:2");
  });

  it("names the preset in force and every file once as sources", async () => {
    const asked: string[] = [];
    const files = {
      "a.yml": "extends: c.yml\n",
      "b.yml": "extends: [preset:strict, c.yml]\n",
      "c.yml": 'grants: [{ paths: ["**"], may: [read], reason: because, owner: alice }]\n',
    };
    const policy = await policyOf("extends: [preset:recommended, a.yml, b.yml]\n", files, asked);
    expect(policy.sources.map(({ ref }) => ref)).toEqual(["preset:strict", "c.yml", "a.yml", "b.yml", path]);
    expect(asked).toEqual(["a.yml", "c.yml", "b.yml"]);
    expect(policy.grants).toHaveLength(1);
  });
});

describe("files", () => {
  it("are those of the repository, from its root", async () => {
    const asked: string[] = [];
    await policyOf(
      "extends: [./agents.yml, .github//policies/./a.yml]\n",
      { "agents.yml": "ceiling: []\n", ".github/policies/a.yml": "ceiling: []\n" },
      asked,
    ).catch(() => undefined);
    expect(asked[0]).toBe("agents.yml");
  });

  it("of another repository extend files of their own, at the same ref", async () => {
    const asked: string[] = [];
    const files = {
      "acme/policy//teams/web.yml@v1": "extends: [base.yml, preset:strict]\n",
      "acme/policy//base.yml@v1": "extends: other/one//p.yml@main\n",
      "other/one//p.yml@main": "ceiling: []\n",
    };
    const policy = await policyOf(`extends: acme/policy//teams/web.yml@v1#sha256:${digest}\n`, files, asked);
    expect(asked).toEqual(["acme/policy//teams/web.yml@v1", "acme/policy//base.yml@v1", "other/one//p.yml@main"]);
    expect(policy.sources.map(({ ref, commit }) => `${ref} ${commit?.slice(0, 4) ?? "-"}`)).toEqual([
      "preset:strict -",
      "other/one//p.yml@main cccc",
      "acme/policy//base.yml@v1 cccc",
      "acme/policy//teams/web.yml@v1 cccc",
      `${path} -`,
    ]);
  });

  it.each([
    ["acme/policy//agents.yml@v1", "acme/policy//agents.yml@v1", undefined],
    ["acme/policy//a/b.yml@feature/x", "acme/policy//a/b.yml@feature/x", undefined],
    [
      `acme/policy//agents.yml@${"0".repeat(40)}#sha256:${digest.toUpperCase()}`,
      `acme/policy//agents.yml@${"0".repeat(40)}`,
      digest,
    ],
    ["acme/.github//./agents.yml@v1", "acme/.github//agents.yml@v1", undefined],
  ])("of another repository: %s", (text, words, sha256) => {
    const reference = referenceOf(text);
    expect(reference).toMatchObject({ kind: "remote", sha256 });
    expect(typeof reference === "string" ? reference : referenceText(reference)).toBe(words);
  });

  const wrong = [
    ["acme/policy//agents.yml"],
    ["acme/policy/agents.yml@v1"],
    ["acme/policy//../x.yml@v1"],
    ["acme/..//agents.yml@v1"],
    ["acme/policy//agents.yml@-x"],
    ["acme/policy//agents.yml@a..b"],
    ["acme/policy//agents.yml@HEAD~1"],
    ["acme/policy//agents.yml@v1#sha256:abc"],
    [`acme/policy//agents.yml@v1#sha1:${"a".repeat(40)}`],
    [`acme/policy//agents.yml@v1#${digest}`],
    ["../agents.yml"],
    ["/etc/agents.yml"],
    ["a\\b.yml"],
    ["C:/agents.yml"],
    ["https://example.com/agents.yml"],
    ["preset:recomended"],
  ] as const;
  it.each(wrong)("are not: %s", (text) => expect(typeof referenceOf(text)).toBe("string"));

  it("that are not are told in a sentence", () =>
    expectListing("policy-references", wrong, ([text]) =>
      [referenceOf(text)].filter((why) => typeof why === "string"),
    ));
});

describe("what cannot be had", () => {
  it("stands at the line that extends it", async () => {
    expect(await faultsOf("ceiling: [read]\nextends:\n  - preset:strict\n  - gone.yml\n")).toEqual([`${path}:4`]);
  });

  it("goes round in a circle, which is shown", async () => {
    const files = { "a.yml": "extends: b.yml\n", "b.yml": "\nextends: a.yml\n" };
    expect(await faultsOf("extends: a.yml\n", files)).toEqual([`b.yml:2 < a.yml:1 < ${path}:1`]);
    expect(await messagesOf("extends: a.yml\n", files)).toContain(`${path} → a.yml → b.yml → a.yml`);
    expect(await faultsOf(`extends: ./${path}\n`)).toEqual([`${path}:1`]);
    expect(await messagesOf(`extends: ./${path}\n`)).toContain(`${path} → ${path}`);
    expect(
      await messagesOf("extends: acme/policy//a.yml@v1\n", { "acme/policy//a.yml@v1": "extends: a.yml\n" }),
    ).toContain("acme/policy//a.yml@v1 → acme/policy//a.yml@v1");
  });

  it("is reported where the chain of files is too long", async () => {
    const files = Object.fromEntries(Array.from({ length: 9 }, (_, i) => [`${i}.yml`, `extends: ${i + 1}.yml\n`]));
    expect((await faultsOf("extends: 0.yml\n", files))[0]).toMatch(/^3\.yml:1 /);
    expect(await messagesOf("extends: 0.yml\n", files)).toContain(`${path} → 0.yml → 1.yml → 2.yml → 3.yml → 4.yml`);
    expect(await faultsOf("extends: 5.yml\n", { ...files, "8.yml": "ceiling: []\n" })).toEqual([]);
  });

  it("is reported where there are too many files", async () => {
    const files: Record<string, string> = {};
    for (let i = 0; i < 10; i++) {
      files[`${i}.yml`] = `extends: [${Array.from({ length: 10 }, (_, j) => `${i}-${j}.yml`).join(", ")}]\n`;
      for (let j = 0; j < 10; j++) files[`${i}-${j}.yml`] = "ceiling: []\n";
    }
    const asked: string[] = [];
    await expect(
      policyOf(`extends: [${Array.from({ length: 10 }, (_, i) => `${i}.yml`).join(", ")}]\n`, files, asked),
    ).rejects.toThrow(/\b50\b/);
    expect(asked.length).toBeLessThan(56);
  });

  it("has faults of its own, each with the lines that lead there", async () => {
    const files = {
      "a.yml": "\n\nextends: b.yml\n",
      "b.yml": "ceiling: [read]\ncielings: []\nrules: { unique-nam: off }\n",
    };
    expect(await faultsOf("extends: a.yml\n", files)).toEqual([
      `b.yml:2 ceiling < a.yml:3 < ${path}:1`,
      `b.yml:3 unique-name < a.yml:3 < ${path}:1`,
    ]);
  });
});

describe("a fault of a file that another repository keeps", () => {
  const files = {
    "acme/base//p.yml@v1":
      'ceiling: [read, write]\nwaivers: [{ rule: unique-name, paths: ["**"], reason: because, owner: alice, until: 2026-11-19 }]\n',
  };

  it("is ours at the line that extends it", async () => {
    const policy = await policyOf("rules: {}\nextends: acme/base//p.yml@v1\n", files);
    const upper = await policyOf("ceiling: [read]\n");
    const { problems } = await decide(policy, "2026-11-20", upper);
    expect(
      problems.map(({ topic, at, related = [] }) => [topic, lineOf(at), ...related.map((one) => lineOf(one.at))]),
    ).toEqual([
      ["expired", `${path}:2`, "acme/base//p.yml@v1:2"],
      ["exceeds-organisation", `${path}:2`, "acme/base//p.yml@v1:1", `${path}:1`],
    ]);
  });

  it("is not that an entry is about nothing here", async () => {
    const policy = await policyOf("extends: acme/base//p.yml@v1\n", {
      "acme/base//p.yml@v1": 'grants: [{ paths: ["**"], may: [read], reason: because, owner: alice }]\n',
    });
    expect((await decide(policy, "2026-11-20")).unused([], [])).toEqual([]);
  });
});
