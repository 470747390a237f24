/** Codex since 2026-03-12: what a malformed role costs, and what a role's file still decides. */
import { describe, expect, it } from "vitest";
import codex from "../../src/hosts/codex/index.ts";
import type { Held } from "../support/memory.ts";
import { itemOf, loadIn, shortOf } from "../support/loading.ts";

const role = (name: string, more = "") => `name = "${name}"\ndescription = "d"\ndeveloper_instructions = "x"\n${more}`;
const at = (name: string) => `.codex/agents/${name}.toml`;

async function verdicts(edition: string, files: Readonly<Record<string, Held>>): Promise<readonly string[]> {
  const { status, items } = await loadIn(codex, files, { edition });
  return [
    status,
    ...items
      .filter(({ files: own }) => own.length > 0)
      .map(({ files: own, verdict }) => `${verdict.kind} ${own.at(-1)}`),
  ];
}

describe("a bad role beside a good one", () => {
  it.each([
    ["a broken file", { [at("a")]: "x =", [at("b")]: role("b") }, "rejected .codex/agents/a.toml"],
    [
      "a key that is none",
      {
        [at("a")]: role("a", "tools = ['Read']\n").replace("tools = ['Read']", "allowed_tools = ['Read']"),
        [at("b")]: role("b"),
      },
      "rejected .codex/agents/a.toml",
    ],
    [
      "no description",
      { [at("a")]: 'name = "a"\ndeveloper_instructions = "x"\n', [at("b")]: role("b") },
      "rejected .codex/agents/a.toml",
    ],
    [
      "no name",
      { [at("a")]: 'description = "d"\ndeveloper_instructions = "x"\n', [at("b")]: role("b") },
      "rejected .codex/agents/a.toml",
    ],
    [
      "blank instructions",
      { [at("a")]: 'name = "a"\ndescription = "d"\ndeveloper_instructions = " "\n', [at("b")]: role("b") },
      "rejected .codex/agents/a.toml",
    ],
  ])("with %s", async (_, files, bad) => {
    for (const edition of ["2026-08", "2026-03-12"])
      expect(await verdicts(edition, files), edition).toEqual(["loaded", bad, "loaded .codex/agents/b.toml"]);
    const [status, ...first] = await verdicts("2026-03-10", files);
    expect(first.includes("loaded .codex/agents/b.toml"), "2026-03-10").toBe(status === "loaded");
  });
});

describe("what only the newest does", () => {
  const folder = { ".codex/config.toml": "[agents]\nmax_thread = 3\n", [at("b")]: role("b") };
  const linked = { "shared/deep/a.toml": role("a"), ".codex/agents/linked": { link: "../../shared" } };

  it("goes on without the tables of an `[agents]` that it cannot read", async () => {
    expect(await verdicts("2026-08", folder)).toEqual(["loaded", "loaded .codex/agents/b.toml"]);
    expect((await verdicts("2026-03-12", folder))[0]).toBe("failed");
  });

  it("follows links to directories", async () => {
    expect(await verdicts("2026-08", linked)).toEqual(["loaded", "loaded .codex/agents/linked/deep/a.toml"]);
    expect(await verdicts("2026-03-12", linked)).not.toContain("loaded .codex/agents/linked/deep/a.toml");
    expect(await verdicts("2026-08", { [at("b")]: role("b"), ".codex/agents/again": { link: ".." } })).toContain(
      "loaded .codex/agents/b.toml",
    );
  });

  it("takes a description from a higher layer", async () => {
    const files = {
      ".codex/config.toml": '[agents.w]\nconfig_file = "w.toml"\n',
      ".codex/w.toml": 'developer_instructions = "x"\n',
      "x/.codex/config.toml": '[agents.w]\ndescription = "W"\n',
    };
    const names = (await loadIn(codex, files, { edition: "2026-08" })).items.filter(
      ({ verdict, files: own }) => own.length > 0 && verdict.kind === "loaded",
    );
    expect(names.length).toBeGreaterThan(0);
    expect(await verdicts("2026-03-12", files)).toContain("rejected .codex/w.toml");
  });

  it("looks six directories deep", async () => {
    const deep = (levels: number) => `.codex/agents/${"d/".repeat(levels)}a.toml`;
    expect(await verdicts("2026-08", { [deep(5)]: role("a") })).toEqual(["loaded", `loaded ${deep(5)}`]);
    expect(await verdicts("2026-08", { [deep(6)]: role("a") })).toEqual(["loaded", `dropped ${deep(6)}`]);
    expect(await verdicts("2026-03-12", { [deep(6)]: role("a") })).toEqual(["loaded", `loaded ${deep(6)}`]);
  });

  it.each([
    ['sandbox_mode = "read-only"', "loaded, read, removed-tool sandbox_mode"],
    [
      'sandbox_mode = "danger-full-access"',
      "loaded, read write execute network delegate external, removed-tool sandbox_mode, unhonoured sandbox_mode",
    ],
    [
      'sandbox_mode = "read-only"\napproval_policy = "untrusted"',
      "loaded, read, removed-tool sandbox_mode, limit approval_policy",
    ],
    [
      'sandbox_mode = "read-only"\n[mcp_servers.a]\ncommand = "x"',
      "loaded, read execute, removed-tool sandbox_mode, value mcp_servers",
    ],
    ['sandbox_mode = "read-only"\n[features]\nshell_tool = false', "loaded, read, removed-tool sandbox_mode"],
    ['sandbox_mode = "read-only"\nmodel = "m"\npersonality = "friendly"', "loaded, read, removed-tool sandbox_mode"],
    ['sandbox_mode = "read-only"\nzsh_path = "x"', "rejected, read, removed-tool sandbox_mode"],
    ['sandbox_mode = "read-only"\n[hooks]\na = 1', "loaded, read, removed-tool sandbox_mode, value hooks"],
  ])("reads %j", async (more, expected) =>
    expect(shortOf(itemOf(await loadIn(codex, { [at("a")]: role("a", more) }), at("a")))).toBe(expected),
  );

  it("strikes out what a project may not say", async () => {
    const files = {
      ".codex/config.toml": 'profile = "p"\nnotify = ["x"]\n[profiles.p]\nsandbox_mode = "danger-full-access"\n',
      [at("b")]: role("b"),
    };
    const settings = async (edition: string) =>
      (await loadIn(codex, files, { edition })).layers.flatMap(({ authority }) =>
        authority.map(({ setting }) => setting),
      );
    expect(await settings("2026-08")).toEqual([]);
    expect(await settings("2026-03-12")).toEqual(["profiles.p.sandbox_mode", "notify"]);
  });
});
