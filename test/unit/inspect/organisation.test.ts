/** Repositories in which an organisation keeps agents for all others: how their names are told, and what is read there. */
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { hosts } from "../../../src/generated/catalogue.ts";
import { hostsInUse, inspect, type InspectOptions } from "../../../src/inspect/index.ts";
import type { Host } from "../../../src/model/host.ts";
import { decide } from "../../../src/policy/decide/index.ts";
import { RepoIndex } from "../../../src/repo/repo-index.ts";
import { githubNameIn, repositoryNameIn, repositoryNamesIn } from "../../../src/repo/repository-name.ts";
import { policyOf } from "../../support/judging.ts";
import { treeOf } from "../../support/memory.ts";
import { runs } from "../../support/runs.ts";

const secret = "ghp_0123456789abcdefghijklmnopqrstuvwxyz";

it.each([
  ["https://github.com/Acme/Tools.git", "acme/tools"],
  ["https://token@github.com/acme/tools/", "acme/tools"],
  ["git@github.com:acme/tools.git", "acme/tools"],
  ["ssh://git@github.com/acme/tools", "acme/tools"],
  ["acme/tools", "acme/tools"],
  ["https://gitlab.com/acme/tools", undefined],
  ["https://github.com.evil.example/acme/tools", undefined],
  ["https://evil.example/github.com/acme/tools", undefined],
  ["/srv/acme/tools", undefined],
  ["../acme/tools", undefined],
  ["https://github.com/acme/tools/tree/main", undefined],
])("the name on GitHub in %s is %s", (address, name) => expect(githubNameIn(address)).toBe(name));

describe("the name of a repository", () => {
  it.each([
    ["https://github.com/acme/.github-private", ".github-private"],
    ["https://github.com/acme/.github-private.git", ".github-private"],
    ["https://github.com/acme/.github-private.git/", ".github-private"],
    ["https://github.com/acme/.github-private///", ".github-private"],
    [`https://x-access-token:${secret}@github.com/acme/.github-private.git`, ".github-private"],
    ["https://github.com:8443/acme/%2Egithub%2Dprivate.git", ".github-private"],
    ["https://github.com/acme/.github-private.git?token=a/b#c/d", ".github-private"],
    ["https://github.com/acme/%zz", "%zz"],
    ["git@github.com:acme/.github-private.git", ".github-private"],
    ["git@github.com:acme/.github-private", ".github-private"],
    ["github:.github-private", ".github-private"],
    ["ssh://git@github.com:22/acme/.github-private.git", ".github-private"],
    ["git+ssh://git@host/acme/.GitHub-Private.GIT", ".GitHub-Private"],
    ["file:///srv/git/.github-private.git", ".github-private"],
    ["/srv/git/.github-private.git/", ".github-private"],
    ["../.github-private", ".github-private"],
    ["C:\\git\\.github-private", ".github-private"],
    ["/home/a/.github-private/.git", ".github-private"],
    ["acme/.github", ".github"],
    [".git", undefined],
    ["..", undefined],
    ["/", undefined],
    ["", undefined],
    [" \n", undefined],
    [`https://${secret}`, undefined],
    [`https://user:${secret}@host`, undefined],
  ])("of %s is %s", (address, name) => expect(repositoryNameIn(address)).toBe(name));

  it("is told once, and in one case", () =>
    expect(repositoryNamesIn(["acme/.GitHub", "/x/.github/.git", "https://h/y/z"])).toEqual([".github", "z"]));

  it("holds no part of an address before its last name, and no text breaks it", () =>
    fc.assert(
      fc.property(
        fc.string({ unit: "binary", maxLength: 60 }),
        fc.constantFrom("", "https://", "git@", "file://"),
        (text, start) => {
          expect(repositoryNameIn(`${start}${text}`) ?? "").not.toMatch(/[/]/);
          expect(repositoryNameIn(`https://u:${secret}@h/o/${text.replaceAll(secret, "")}`) ?? "").not.toContain(
            secret,
          );
        },
      ),
      { numRuns: runs(200, 5_000) },
    ));
});

const agent = "---\ndescription: Reviews a change.\ntools: [execute]\n---\nReview.\n";

async function options(repositoryNames?: readonly string[]): Promise<InspectOptions> {
  const decisions = await decide(await policyOf("ceiling: [read]\n"), "2026-11-20");
  return { decisions, ...(repositoryNames ? { repositoryNames } : {}) };
}

async function told(files: Parameters<typeof treeOf>[0], names?: readonly string[]) {
  const { subjects, findings } = await inspect(await RepoIndex.of(treeOf(files)), await options(names));
  return {
    subjects: subjects.map(({ host, item }) => `${host} ${item.layer.name} ${item.verdict.kind} ${item.files[0]}`),
    rules: findings.map(({ rule, kind, severity }) => `${severity} ${rule}${kind === undefined ? "" : `/${kind}`}`),
  };
}

describe("a repository of an organisation", () => {
  const files = { "agents/fixer.agent.md": agent, "README.md": "# Agents\n" };

  it.each([[".github-private"], [".github"]])("%s holds the agents of all repositories", async (name) => {
    const { subjects, rules } = await told(files, ["elsewhere", name]);
    expect(subjects).toEqual(["copilot organisation loaded agents/fixer.agent.md"]);
    expect(rules).toContain("error max-capability");
    expect(await hostsInUse(await RepoIndex.of(treeOf(files)), await options([name]))).toEqual(["copilot"]);
  });

  it("is none by another name, or without one", async () => {
    for (const names of [undefined, [], ["github-private"], [".github-private2"], ["agents"]])
      expect((await told(files, names)).subjects).toEqual([]);
  });

  it("keeps its own agents and Claude Code's as those of a project", async () => {
    const { subjects } = await told({ ...files, ".github/agents/own.md": agent }, [".github-private"]);
    expect(subjects).toEqual([
      "copilot project loaded .github/agents/own.md",
      "copilot organisation loaded agents/fixer.agent.md",
    ]);
  });

  it("has an enterprise's settings, in one of the two repositories only", async () => {
    const managed = {
      "copilot/managed-settings.json":
        '{ "enabledPlugins": { "p@m": true }, "unheard": 1, "telemetry": { "endpoint": "https://x" } }',
    };
    const of = async (name: string) =>
      (await inspect(await RepoIndex.of(treeOf(managed)), await options([name]))).loads.flatMap(({ load }) =>
        load.layers.flatMap(({ name: layer, authority }) =>
          authority.map(({ setting, may = [] }) => `${layer} ${setting} ${may.join(" ")}`),
        ),
      );
    expect(await of(".github-private")).toEqual([
      "organisation enabledPlugins.p@m execute external",
      "organisation telemetry.endpoint network",
    ]);
    expect(await of(".github")).toEqual([]);
    expect((await told(managed, [".github-private"])).rules).toContain("note no-unjudged-content/unknown-key");
  });

  it("is judged in any spelling that a file system folds, and behind links", async () => {
    const { rules } = await told({ "Agents/fixer.agent.md": agent }, [".github-private"]);
    expect(rules).toContain("error no-unjudged-content");
    const linked = await told({ agents: { link: "profiles" }, "profiles/a.md": agent }, [".github-private"]);
    expect(linked.subjects).toHaveLength(1);
    const outside = await told({ agents: { link: "/srv/agents" } }, [".github-private"]);
    expect(outside.rules).toContain("error no-unjudged-content");
  });

  it("whatever its places hold, something is reported of each profile", async () => {
    const places = Object.values<Host>(hosts).flatMap(({ organisation = [] }) => organisation);
    expect(places.length).toBeGreaterThan(0);
    for (const { repositories, patterns } of places)
      for (const name of repositories)
        for (const pattern of patterns) {
          const path = pattern.replace("**/", "").replace("*", "x");
          const body = path.endsWith(".json") ? '{ "permissions": { "allow": ["Shell(*)"] } }' : agent;
          const { loads } = await inspect(await RepoIndex.of(treeOf({ [path]: body })), await options([name]));
          const found = loads.flatMap(({ load }) => load.layers.filter((layer) => layer.name === "organisation"));
          expect(found, `${name}: ${path}`).toHaveLength(1);
        }
  });
});
