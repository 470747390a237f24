/** Codex since 2026-03-12: what a malformed role costs, and what a role's file still decides. */
import { describe, expect, it } from "vitest";
import codex from "../../../src/hosts/codex/index.ts";
import { capabilitiesOf } from "../../../src/model/profile.ts";
import type { Held } from "../../support/memory.ts";
import { itemOf, loadIn, shortOf } from "../../support/loading.ts";

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
    for (const edition of ["0.169", "2026-03-12"])
      expect(await verdicts(edition, files), edition).toEqual(["loaded", bad, "loaded .codex/agents/b.toml"]);
    const [status, ...first] = await verdicts("2026-03-10", files);
    expect(first.includes("loaded .codex/agents/b.toml"), "2026-03-10").toBe(status === "loaded");
  });
});

describe("what only the newest does", () => {
  const folder = { ".codex/config.toml": "[agents]\nmax_thread = 3\n", [at("b")]: role("b") };
  const linked = { "shared/deep/a.toml": role("a"), ".codex/agents/linked": { link: "../../shared" } };

  it("stops at an `[agents]` that it cannot read, unless a nearer layer replaces what is wrong", async () => {
    for (const edition of ["0.169", "2026-03-12"]) expect((await verdicts(edition, folder))[0], edition).toBe("failed");
    const nearer = {
      "x/.codex/config.toml": "[agents.max_thread]\ndescription = 'a role'\n",
      "x/.codex/agents/c.toml": role("c"),
    };
    const load = await loadIn(codex, { ...folder, ...nearer }, { edition: "0.169" });
    expect(itemOf(load, "x/.codex/agents/c.toml").verdict.kind).toBe("loaded");
  });

  it("follows links to directories", async () => {
    expect(await verdicts("0.169", linked)).toEqual(["loaded", "loaded .codex/agents/linked/deep/a.toml"]);
    expect(await verdicts("2026-03-12", linked)).not.toContain("loaded .codex/agents/linked/deep/a.toml");
    expect(await verdicts("0.169", { [at("b")]: role("b"), ".codex/agents/again": { link: ".." } })).toContain(
      "loaded .codex/agents/b.toml",
    );
  });

  it("takes a description from a higher layer", async () => {
    const files = {
      ".codex/config.toml": '[agents.w]\nconfig_file = "w.toml"\n',
      ".codex/w.toml": 'developer_instructions = "x"\n',
      "x/.codex/config.toml": '[agents.w]\ndescription = "W"\n',
    };
    const names = (await loadIn(codex, files, { edition: "0.169" })).items.filter(
      ({ verdict, files: own }) => own.length > 0 && verdict.kind === "loaded",
    );
    expect(names.length).toBeGreaterThan(0);
    expect(await verdicts("2026-03-12", files)).toContain("rejected .codex/w.toml");
  });

  it("looks at any depth, and follows links to files", async () => {
    const deep = `.codex/agents/${"d/".repeat(40)}a.toml`;
    expect(await verdicts("0.169", { [deep]: role("a") })).toEqual(["loaded", `loaded ${deep}`]);
    const files = {
      "s.txt": role("a"),
      [at("s")]: { link: "../../s.txt" },
      ".codex/agents/t": { link: "../../s.txt" },
    };
    expect(await verdicts("0.169", files)).toContain(`loaded ${at("s")}`);
    expect(await verdicts("0.169", files)).not.toContain("loaded .codex/agents/t");
    expect(await verdicts("2026-03-12", files)).toContain(`dropped ${at("s")}`);
    expect(await verdicts("0.169", { [at("s")]: { link: "none.toml" }, [at("b")]: role("b") })).toEqual([
      "loaded",
      "loaded .codex/agents/b.toml",
      `dropped ${at("s")}`,
    ]);
  });

  it.each([
    ["[agents]\nenabled = false\n", "failed lost"],
    ["[agents]\nenabled = false\n[features]\nmulti_agent_v2 = { enabled = true }\n", "loaded loaded"],
    ["[features]\nmulti_agent = false\n", "loaded lost"],
    ["[features]\ncollab = false\n", "loaded lost"],
    ["[features]\nmulti_agent = false\nmulti_agent_v2 = true\n", "loaded loaded"],
    ["[agents]\nmax_depth = 0\n", "loaded lost"],
    ["[agents]\njob_max_runtime_seconds = 0\n", "loaded loaded"],
    ["[agents]\nmax_concurrent_threads_per_session = 0\n", "failed lost"],
    ['default_permissions = ":nope"\n', "failed lost"],
    ['default_permissions = "mine"\n[permissions.other]\n', "failed lost"],
    ["[permissions.mine]\n", "failed lost"],
    ['sandbox_mode = "read-only"\n[permissions.mine]\n', "loaded loaded"],
    ["model_providers = 3\notel = 3\n", "loaded loaded"],
    ["[mcp_servers.a]\nenabled = false\n", "failed lost"],
  ])("with the settings %j", async (text, expected) => {
    const load = await loadIn(codex, { ".codex/config.toml": text, [at("b")]: role("b") }, { edition: "0.169" });
    expect(`${load.status} ${itemOf(load, at("b")).verdict.kind}`).toBe(expected);
  });

  it.each([
    ["", "read write execute"],
    ['sandbox_mode = "read-only"\n', "read"],
    ['default_permissions = ":workspace"\nsandbox_mode = "danger-full-access"\n', "read write execute"],
    ['default_permissions = "mine"\n[permissions.mine]\n', "read write execute network delegate external"],
    ["[sandbox_workspace_write]\nnetwork_access = true\n", "read write execute network"],
    ['sandbox_mode = "read-only"\n[sandbox_workspace_write]\nnetwork_access = true\n', "read"],
    ['sandbox_mode = "read-only"\n[agents]\nmax_depth = 2\n', "read delegate"],
    ['sandbox_mode = "read-only"\nweb_search = "live"\n', "read network"],
    ['sandbox_mode = "read-only"\n[tools]\nweb_search = true\n', "read"],
    ['sandbox_mode = "read-only"\n[mcp_servers.a]\ncommand = "x"\n', "read external"],
    ['sandbox_mode = "read-only"\n[mcp_servers.a]\ncommand = "x"\nenabled = false\n', "read"],
    ["[features]\nshell_tool = false\n", "read write"],
  ])("gives a role what its session has: %j", async (text, expected) => {
    const load = await loadIn(codex, { ".codex/config.toml": text, [at("b")]: role("b") }, { edition: "0.169" });
    const { profile } = itemOf(load, at("b"));
    expect(profile && capabilitiesOf(profile).join(" ")).toBe(expected);
  });

  it("lets the nearest layer decide the sandbox", async () => {
    const sandbox = async (root: string, nearer: string) => {
      const files = { ".codex/config.toml": root, "x/.codex/config.toml": nearer, "x/.codex/agents/b.toml": role("b") };
      const { profile } = itemOf(await loadIn(codex, files, { edition: "0.169" }), "x/.codex/agents/b.toml");
      return profile && capabilitiesOf(profile).join(" ");
    };
    expect(await sandbox('default_permissions = ":danger-full-access"\n', 'sandbox_mode = "read-only"\n')).toBe("read");
    expect(await sandbox('sandbox_mode = "danger-full-access"\n', 'default_permissions = ":read-only"\n')).toBe("read");
  });

  it.each([
    ['sandbox_mode = "read-only"', "loaded, read write execute, session sandbox_mode"],
    ['sandbox_mode = "danger-full-access"', "loaded, read write execute, unhonoured sandbox_mode"],
    [
      'sandbox_mode = "read-only"\napproval_policy = "untrusted"',
      "loaded, read write execute, session sandbox_mode, session approval_policy",
    ],
    [
      'sandbox_mode = "read-only"\n[mcp_servers.a]\ncommand = "x"',
      "loaded, read write execute, session sandbox_mode, value mcp_servers",
    ],
    ['sandbox_mode = "read-only"\n[features]\nshell_tool = false', "loaded, read write, session sandbox_mode"],
    [
      'sandbox_mode = "read-only"\nmodel = "m"\npersonality = "friendly"',
      "loaded, read write execute, session sandbox_mode",
    ],
    ['sandbox_mode = "read-only"\nzsh_path = "x"', "rejected, read write execute, session sandbox_mode"],
    ['sandbox_mode = "read-only"\n[hooks]\na = 1', "loaded, read write execute, session sandbox_mode, value hooks"],
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
    expect(await settings("0.169")).toEqual([]);
    expect(await settings("2026-03-12")).toEqual(["profiles.p.sandbox_mode", "notify"]);
  });
});
