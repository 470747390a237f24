/** The key `organisation`: what it takes, where its policy comes from, and what it means below another one. */
import { createHash } from "node:crypto";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { governingPolicy, type PolicyRequest } from "../../../src/action/policy.ts";
import { governingPolicy as commandPolicy } from "../../../src/cli/policy.ts";
import { decide } from "../../../src/policy/decide/index.ts";
import { accountsOf } from "../../../src/policy/decide/account.ts";
import { settingsInForce } from "../../../src/policy/decide/in-force.ts";
import { isLaxerLevel } from "../../../src/policy/decide/levels.ts";
import { libraryIn } from "../../../src/policy/file/tree-library.ts";
import { readPolicy } from "../../../src/policy/file/index.ts";
import { pinnedReferenceOf, referenceOf, type RemoteFile, referenceText } from "../../../src/policy/file/reference.ts";
import { isVendored, vendoredPath } from "../../../src/policy/file/vendored.ts";
import { findPolicy } from "../../../src/policy/find.ts";
import type { Decisions, PolicyProblems } from "../../../src/policy/model.ts";
import { isCovered } from "../../../src/policy/organisation.ts";
import { RepoIndex } from "../../../src/repo/repo-index.ts";
import { placeOfPath, positionAt } from "../../../src/repo/text.ts";
import { policyOf } from "../../support/judging.ts";
import { treeOf } from "../../support/memory.ts";
import { judgements, profiles, textOf, written } from "../../support/policies.ts";
import { runs } from "../../support/runs.ts";

const path = ".github/agent-profile-check.yml";
const today = "2026-11-20";
const commits = ["a".repeat(40), "b".repeat(40)] as const;
const digestOf = (text: string) => createHash("sha256").update(text).digest("hex");
const keyFor = (text: string, ref: string = commits[0], file = "acme/policy//agents.yml") =>
  `organisation: ${file}@${ref}#sha256:${digestOf(text)}\n`;

const strict = "ceiling: []\n";
const reading = "ceiling: [read]\n";
const writing = "ceiling: [read, write]\n";

type Texts = Readonly<Record<string, string>>;
const indexOf = (files: Texts) => RepoIndex.of(treeOf(files));

/** The network: files by `owner/repo//path@ref`; `asked` hears of each that is fetched. */
function network(files: Texts, asked: string[] = []) {
  return async (reference: RemoteFile) => {
    const name = referenceText(reference);
    asked.push(name);
    const text = files[name];
    if (text === undefined) return "the network is down";
    if (reference.sha256 !== undefined && reference.sha256 !== digestOf(text)) return "its content has another digest";
    return { source: { path: name, text }, commit: reference.ref };
  };
}

/** What a command makes of a tree. */
async function command(
  files: Texts,
  { upper, remote = {} }: { readonly upper?: string; readonly remote?: Texts } = {},
) {
  const repo = await indexOf(files);
  return commandPolicy(
    {
      policy: await findPolicy(repo),
      upper: upper === undefined ? undefined : { path: "../policy/agents.yml", text: upper },
      library: libraryIn(repo, undefined, network(remote)),
      policyCommit: null,
      baseline: undefined,
    },
    today,
  );
}

/** The sentences of the problems, with the line and column of each. */
function faultsOf(answer: { readonly decisions: Decisions } | PolicyProblems): readonly string[] {
  if (!("problems" in answer)) return [];
  return answer.problems.map(({ message, at }) => {
    const { line, column } = positionAt(at.source, at.span.start);
    return `${at.source.path}:${line}:${column} ${message}`;
  });
}

function decisionsOf(answer: { readonly decisions: Decisions } | PolicyProblems): Decisions {
  if ("problems" in answer) throw new Error(faultsOf(answer).join("\n"));
  return answer.decisions;
}

/** What a profile may do. */
const mayIn = (decisions: Decisions) => decisions.settingsAllowance("claude", ".claude/settings.json").may;

describe("the key", () => {
  it.each([
    ["a file of this repository", "agents.yml", "does not name a file of another repository"],
    ["a preset", "preset:strict", "does not name a file of another repository"],
    ["no digest", `acme/policy//agents.yml@${commits[0]}`, "has no digest"],
    ["half a digest", "acme/policy//agents.yml@v1#sha256:12ab", "64 hexadecimal digits"],
    ["no ref", "acme/policy//agents.yml", "owner/repo//path@ref"],
    ["another kind of value", "[a]", "takes text, not a list"],
  ])("refuses %s at its place, and says what to write", async (_, value, words) => {
    const [fault, ...others] = faultsOf(await command({ [path]: `ceiling: [read]\norganisation: ${value}\n` }));
    expect(others).toEqual([]);
    expect(fault).toMatch(/^\.github\/agent-profile-check\.yml:2:15 `organisation`/);
    expect(fault).toContain(words);
  });

  it("counts only in the repository's own policy", async () => {
    const nested = keyFor(strict);
    const foreign = await command({ [path]: keyFor(nested), [vendoredPath]: nested });
    expect(faultsOf(foreign)).toEqual([expect.stringContaining("remove the key from this file")]);
    const upper = await command({ [path]: writing }, { upper: nested });
    expect(faultsOf(upper)).toEqual([expect.stringMatching(/agents\.yml:1:15 .*remove/)]);
  });
});

describe("the vendored copy", () => {
  it("is the ceiling offline: the repository may tighten, and an attempt to loosen is an error at its line", async () => {
    const decisions = decisionsOf(await command({ [path]: writing + keyFor(reading), [vendoredPath]: reading }));
    expect(mayIn(decisions)).toEqual(["read"]);
    expect(decisions.problems.map(({ topic, at }) => [topic, at.source.path])).toEqual([
      ["exceeds-organisation", path],
    ]);
    const tight = decisionsOf(await command({ [path]: strict + keyFor(reading), [vendoredPath]: reading }));
    expect(mayIn(tight)).toEqual([]);
    expect(tight.sources.map(({ ref, commit }) => [ref, commit])).toContainEqual([
      `acme/policy//agents.yml@${commits[0]}`,
      commits[0],
    ]);
  });

  it("is found by its digest, whatever its name is and whatever line ends git wrote", async () => {
    for (const name of [
      vendoredPath,
      vendoredPath.replace(".yml", "-acme.yaml"),
      vendoredPath.replace(".yml", ".2.yml"),
    ]) {
      expect(isVendored(name)).toBe(true);
      const text = name === vendoredPath ? reading.replaceAll("\n", "\r\n") : reading;
      expect(mayIn(decisionsOf(await command({ [path]: writing + keyFor(reading), [name]: text })))).toEqual(["read"]);
    }
    for (const name of [path, ".github/organisation.yml", ".github/x/agent-profile-check.organisation.yml"])
      expect(isVendored(name)).toBe(false);
  });

  it("with another digest is an error that names both and the command that renews it, even where the network has it", async () => {
    const name = `acme/policy//agents.yml@${commits[0]}`;
    const faults = faultsOf(
      await command({ [path]: keyFor(reading), [vendoredPath]: writing }, { remote: { [name]: reading } }),
    );
    expect(faults).toHaveLength(1);
    for (const words of [`${path}:1:15`, digestOf(reading), digestOf(writing), `init --organisation ${name} --from`])
      expect(faults[0]).toContain(words);
  });

  it("where there is none, is fetched as a file that is extended; where that fails, nothing is checked", async () => {
    const name = `acme/policy//agents.yml@${commits[0]}`;
    const files = { [path]: writing + keyFor(reading) };
    expect(mayIn(decisionsOf(await command(files, { remote: { [name]: reading } })))).toEqual(["read"]);
    for (const remote of [{}, { [name]: writing }]) {
      const [fault] = faultsOf(await command(files, { remote }));
      expect(fault).toMatch(/:2:15 .*no vendored copy.*init --organisation/);
    }
  });

  it("brings the files that it extends by digest, and no others", async () => {
    const base = "acme/policy//base.yml";
    const pinned = `extends: ${base}@${commits[0]}#sha256:${digestOf(strict)}\n`;
    const files = { [path]: writing + keyFor(pinned), [vendoredPath]: pinned };
    const copy = vendoredPath.replace(".yml", ".2.yml");
    expect(mayIn(decisionsOf(await command({ ...files, [copy]: strict })))).toEqual([]);
    const [fault] = faultsOf(await command(files));
    expect(fault).toContain("base.yml");
    const own = "extends: base.yml\n";
    const relative = { [path]: keyFor(own), [vendoredPath]: own, "base.yml": writing };
    expect(faultsOf(await command(relative))).toEqual([expect.stringContaining("the network is down")]);
  });
});

describe("below a policy from outside as well", () => {
  it("both count: of every setting the stricter one, with the problems of both", async () => {
    const organisation = "ceiling: [read]\ngrantable: { may: [network] }\nrules: { unique-name: error }\n";
    const other = keyFor(organisation, commits[0], "acme/other//team.yml");
    const text = `ceiling: [read, write]\n${other}`;
    const both = decisionsOf(
      await command(
        { [path]: text, [vendoredPath]: organisation },
        { upper: "ceiling: [write]\nmodels: { allow: [] }\n" },
      ),
    );
    expect(mayIn(both)).toEqual([]);
    expect(both.levelOf("unique-name", undefined)).toBe("error");
    expect(both.problems.map(({ message }) => /allows (\w+)/.exec(message)?.[1]).toSorted()).toEqual(["read", "write"]);
    const accounts = await accountsOf(both, today);
    expect(accounts.ceiling).toMatchObject({ value: [] });
    const stated = settingsInForce(both, accounts).find(({ setting }) => setting === "organisation");
    expect(stated?.words).toBe(`acme/other//team.yml@${commits[0]}`);
    expect(stated?.statements.map(({ at }) => positionAt(at.source, at.span.start).line)).toEqual([2]);
  });

  it("the one from outside replaces the same file at another commit", async () => {
    const files = { [path]: keyFor(reading), [vendoredPath]: reading };
    expect(mayIn(decisionsOf(await command(files, { upper: writing })))).toEqual(["read", "write"]);
  });

  it.each([
    ["agents.yml", true],
    ["./agents.yml", true],
    ["../policy/agents.yml", true],
    ["..\\policy\\agents.yml", true],
    ["new-agents.yml", false],
    ["agents.yml/other.yml", false],
  ])("a file of a checkout replaces it by its name, wherever the command runs: %s", async (ref, replaces) => {
    const [outer, inner] = await Promise.all([policyOf(writing, ref), policyOf(reading, "acme/policy//agents.yml@v1")]);
    const reference = pinnedReferenceOf(`acme/policy//agents.yml@v1#sha256:${digestOf(reading)}`);
    if (typeof reference === "string") throw new Error(reference);
    expect(isCovered({ reference, at: placeOfPath(path), policy: inner }, outer)).toBe(replaces);
  });

  it("decides nothing more laxly than below each of them", () =>
    fc.assert(
      fc.asyncProperty(written, written, written, async (own, first, second) => {
        const read = async (policy: object, name: string) => {
          const policyRead = await readPolicy({ path: name, text: textOf(policy) });
          if ("kind" in policyRead) throw new Error(policyRead.problems[0]?.message);
          return policyRead;
        };
        const [repository, outer, inner] = await Promise.all([
          read(own, path),
          read(first, "acme/policy//agents.yml@v1"),
          read(second, "acme/other//team.yml@v1"),
        ]);
        const reference = pinnedReferenceOf(`acme/other//team.yml@v1#sha256:${digestOf(textOf(second))}`);
        if (typeof reference === "string") throw new Error(reference);
        const named = { ...repository, organisation: { reference, at: placeOfPath(path), policy: inner } };
        const both = await decide(named, today, outer);
        for (const one of [await decide(repository, today, outer), await decide(repository, today, inner)]) {
          for (const { host, item } of profiles) {
            if (host === null || item === null) continue;
            const [allowed, limit] = [both.allowance(host, item).may, one.allowance(host, item).may];
            expect(limit).toEqual(expect.arrayContaining([...allowed]));
          }
          for (const [rule, kind] of judgements)
            for (const profile of [undefined, ...profiles])
              expect(isLaxerLevel(both.levelOf(rule, kind, profile), one.levelOf(rule, kind, profile))).toBe(false);
          const messages = both.problems.map(({ message }) => message);
          for (const { message } of one.problems) expect(messages).toContain(message);
        }
      }),
      { numRuns: runs(15, 300) },
    ));
});

/** A run of the action: its trees, the workflow's input, and the network. */
interface Run {
  readonly base?: Texts;
  readonly head: Texts;
  readonly input?: string;
  readonly remote?: Texts;
}

async function action({ base, head, input, remote = {} }: Run, asked: string[] = []) {
  const treeIn = async (files: Texts, commit: string) => ({ repo: await indexOf(files), commit });
  const named = input === undefined ? undefined : referenceOf(input);
  if (typeof named === "string" || named?.kind === "preset") throw new Error("that is no input");
  const request: PolicyRequest = {
    head: await treeIn(head, "1".repeat(40)),
    base: base && (await treeIn(base, "2".repeat(40))),
    main: undefined,
    policy: named,
    fallback: undefined,
    remote: network(remote, asked),
    openRemote: undefined,
    repository: { name: null },
    today,
  };
  const governing = await governingPolicy(request);
  if (governing.kind === "problems") throw new Error(faultsOf(governing).join("\n"));
  return governing;
}

const [first, second] = commits.map((commit) => `acme/policy//agents.yml@${commit}`) as [string, string];
const vendored = (text: string, ref?: string, more = "") => ({
  [path]: more + keyFor(text, ref),
  [vendoredPath]: text,
});

describe("in the action", () => {
  it("the base's key is a ceiling without any input, and nothing is fetched for it", async () => {
    const asked: string[] = [];
    const base = vendored(reading, commits[0], writing);
    const { decisions, notes } = await action({ base, head: base }, asked);
    expect(mayIn(decisions)).toEqual(["read"]);
    expect([asked, notes]).toEqual([[], []]);
  });

  it("an input that names the same file wins, and one note says where the pins differ", async () => {
    const base = vendored(reading);
    const remote = { [first]: reading, [second]: writing };
    const newer = await action({ base, head: base, input: second, remote });
    expect(mayIn(newer.decisions)).toEqual(["read", "write"]);
    expect(newer.notes).toEqual([expect.stringContaining(`init --organisation ${second}`)]);
    expect((await action({ base, head: base, input: first, remote })).notes).toEqual([]);
    // Another commit with the same content decides the same.
    expect((await action({ base, head: base, input: second, remote: { [second]: reading } })).notes).toEqual([]);
  });

  it("an input that names another file counts too, and one note says that hooks do not know it", async () => {
    const base = vendored(writing, commits[0], "ceiling: [read, write, execute]\n");
    const team = "acme/other//team.yml@v1";
    const remote = { [team]: "ceiling: [write, execute]\n" };
    const { decisions, notes } = await action({ base, head: base, input: team, remote });
    expect(mayIn(decisions)).toEqual(["write"]);
    expect(notes).toEqual([expect.stringContaining("hooks know only the second")]);
  });

  const before = vendored(reading, commits[0], reading);
  const remote = { [first]: reading, [second]: writing };
  const loosenedBy = async (head: Texts, input?: string) =>
    (await action({ base: before, head, remote, ...(input === undefined ? {} : { input }) })).policyProblems
      .filter(({ topic }) => topic === "loosened")
      .map(({ message }) => message);

  it.each<[string, Texts, RegExp]>([
    ["removes the key", { [path]: reading, [vendoredPath]: reading }, /no longer applies/],
    ["removes the policy", { [vendoredPath]: reading }, /the policy is removed.*no longer applies/],
    ["names a laxer version", vendored(writing, commits[1], reading), /\(was `.*`\): the ceiling adds write/],
    ["names another version", vendored(strict, commits[1], reading), /\(was `/],
  ])("a pull request that %s loosens the policy, unless the input holds", async (_, head, words) => {
    expect(await loosenedBy(head)).toEqual([expect.stringMatching(words)]);
    expect((await loosenedBy(head, first)).filter((message) => message.includes("organisation's policy"))).toEqual([]);
  });

  it("a pull request that names the same content by another commit loosens nothing, nor does one that adds the key", async () => {
    expect(await loosenedBy(vendored(reading, commits[1], reading))).toEqual([]);
    const added = await action({ base: { [path]: reading }, head: before });
    expect(added.policyProblems).toEqual([]);
    expect(added.shift?.tighter.map(({ message }) => message)).toEqual([expect.stringContaining("as a ceiling over")]);
  });

  it("a pull request cannot bring its own ceiling, break the copy, or be stopped from correcting it", async () => {
    const base = vendored(reading, commits[0], writing);
    const lax = await action({ base, head: vendored(writing, commits[1], writing) });
    expect(mayIn(lax.decisions)).toEqual(["read"]);
    await expect(action({ base, head: { ...base, [vendoredPath]: writing } })).rejects.toThrow("restore the copy");
    const broken = { ...base, [vendoredPath]: writing };
    const corrected = await action({ base: broken, head: base });
    expect(mayIn(corrected.decisions)).toEqual(["read"]);
  });
});

it("a policy that is read without a library never goes without its ceiling", async () => {
  const read = await readPolicy({ path, text: keyFor(reading) });
  expect("kind" in read).toBe(true);
  const repo = await indexOf(vendored(reading, commits[0], writing));
  const source = await findPolicy(repo);
  if (!source || "kind" in source) throw new Error("the policy was not found");
  const policy = await readPolicy(source, libraryIn(repo, undefined, network({})));
  if ("kind" in policy) throw new Error(policy.problems[0]?.message);
  expect(mayIn(await decide(policy, today))).toEqual(["read"]);
});
