/** What VT Code's and A3S Code's profiles are judged to say in their oldest editions, one line each. */
import { describe, expect, it } from "vitest";
import a3s from "../../../src/hosts/a3s/index.ts";
import vtcode from "../../../src/hosts/vtcode/index.ts";
import type { Host } from "../../../src/model/host.ts";
import { capabilitiesOf, type Profile } from "../../../src/model/profile.ts";
import { RepoIndex } from "../../../src/repo/repo-index.ts";
import { positionAt, type Place } from "../../../src/repo/text.ts";
import { type Held, treeOf } from "../../support/memory.ts";

async function profilesOf(
  host: Host,
  files: Readonly<Record<string, Held>>,
  dirs: readonly string[],
): Promise<readonly Profile[]> {
  const load = await host.load(
    await RepoIndex.of(treeOf(files)),
    { starts: [""], repositoryRoots: [""], dirs },
    host.editions.at(-1) ?? "",
  );
  return load.items.flatMap(({ files: own, profile }) => (own.length > 0 && profile ? [profile] : []));
}

function column({ source, span }: Place): string {
  const { line, column: at } = positionAt(source, span.start);
  return `${line}:${at}`;
}

const said = (profile: Profile | undefined) => ({
  may: profile && capabilitiesOf(profile).join(" "),
  bypasses: profile?.bypasses.map(({ setting, value, effect, at }) => `${column(at)} ${effect} ${setting}: ${value}`),
  ineffective: profile?.ineffective.map(({ kind, what, at }) => `${column(at)} ${kind} ${what}`),
});
const all = "read write execute network delegate external";

describe("A3S Code", () => {
  it.each([
    ["deny: ['mcp__s*', skill, '*git*']", "read write execute network delegate external", [], []],
    ["deny: ['mcp__*', skill]", "read write execute network delegate", [], []],
    ["deny: ['Bash(rm *)', 'Program(*)', git, batch, bash]", "read write network delegate external", [], []],
    ["deny: ['*(x)']", all, [], []],
    ["allow: ['?*']", all, ["4:11 bypass permissions.allow: ?*"], []],
    ["allow: ['*(**)']", all, ["4:11 bypass permissions.allow: *(**)"], []],
    ["allow: ['*(:*)', bash]", all, ["4:11 bypass permissions.allow: *(:*)"], []],
    ["allow: ['B*']\n  default_decision: deny", "external", [], []],
    ["allow: ['b*']\n  default_decision: deny", "execute", [], []],
    ["ask: [Bash]\n  default_decision: deny", "execute", [], []],
    [
      "defaultDecision: allow",
      all,
      ["4:20 unhonoured permissions.defaultDecision: allow"],
      ["4:3 value permissions.defaultDecision"],
    ],
    ["default-decision: deny", all, [], ["4:3 limit permissions.default-decision"]],
    ["enabled: True", all, [], []],
    ["enabled: !!bool FALSE\n  deny: ['*']", all, ["4:19 bypass permissions.enabled: false"], []],
  ])("reads %j", async (rules, may, bypasses, ineffective) => {
    const [profile] = await profilesOf(
      a3s,
      { "agents/a.yaml": `name: a\ndescription: d\npermissions:\n  ${rules}\n` },
      ["agents"],
    );
    expect(said(profile)).toEqual({ may, bypasses, ineffective });
  });

  it.each([
    ["permission_mode: bypass", ["3:18 unhonoured permission_mode: bypass"], ["3:1 value permission_mode"]],
    ["permissionMode: plan", [], ["3:1 limit permissionMode"]],
    [
      "confirmation_inheritance: auto_approve",
      ["3:27 unhonoured confirmation_inheritance: auto_approve"],
      ["3:1 value confirmation_inheritance"],
    ],
    ["confirmation_inheritance: deny_on_ask", [], ["3:1 limit confirmation_inheritance"]],
    ["enabled: false", ["3:10 unhonoured enabled: false"], ["3:1 value enabled"]],
    ["Permissions: {deny: ['*']}", [], ["3:1 limit Permissions"]],
    ["color: red", [], ["3:1 metadata color"]],
  ])("takes the key of `%s` for what it was meant", async (line, bypasses, ineffective) => {
    const [profile] = await profilesOf(a3s, { "agents/a.yaml": `name: a\ndescription: d\n${line}\n` }, ["agents"]);
    expect(said(profile)).toEqual({ may: all, bypasses, ineffective });
  });
});

describe("A3S Code's Markdown", () => {
  const front = "name: a\ndescription: ";
  const rest = "\npermissions: {default_decision: deny}\n---\nB";

  it.each([
    [`---\n${front}d${rest}`, "loaded", "", []],
    [`---\n${front}use --- it${rest}`, "loaded", all, ["3:18 limit ---"]],
    [`# T\n---\n${front}use --- it${rest}`, "loaded", all, ["4:18 limit ---"]],
    [`---\n${front}|\n  x\n  ---\n  y${rest}`, "loaded", all, ["5:3 limit ---"]],
    [`---\n${front}d\n  ---\nB\n\n---\n`, "loaded", all, []],
    [`---\n${front}d\n  ---\nNote: b\n`, "loaded", all, []],
    [`| a |\n|---|\n\n---\n${front}d${rest}`, "rejected", "", undefined],
    [`Use --- it.\n\n---\n${front}d${rest}`, "rejected", undefined, undefined],
    ["| a |\n|---|\n| b |\n\n---\n", "dropped", undefined, undefined],
    ["# Title\n\n---\n\nText.\n\n---\n", "dropped", undefined, undefined],
  ])("reads %j", async (text, verdict, may, ineffective) => {
    const load = await a3s.load(
      await RepoIndex.of(treeOf({ "agents/a.md": text })),
      { starts: [""], repositoryRoots: [""], dirs: ["agents"] },
      "2.4",
    );
    const item = load.items.find(({ files }) => files.length > 0);
    expect(item?.verdict.kind).toBe(verdict);
    if (may !== undefined) expect(said(item?.profile).may).toBe(may);
    if (ineffective) expect(said(item?.profile).ineffective).toEqual(ineffective);
  });
});

describe("VT Code", () => {
  it.each([
    [
      "tools: read_file(src/*), Run_Pty_Cmd",
      "read execute",
      [],
      ["4:8 unknown-tool read_file(src/*)", "4:26 unknown-tool Run_Pty_Cmd"],
    ],
    ["tools: ''", "", [], []],
    ["tools: ~", all, [], []],
    ['tools: "read_file\\u00a0,\\u3000shell"', "read execute", [], []],
    ["tools: [shell]", "", [], []],
    ["permissionMode: ' bypassPermissions'", all, ["4:17 unhonoured permissionMode:  bypassPermissions"], []],
    ["permissionMode: don't ask", all, ["4:17 unhonoured permissionMode: don't ask"], []],
    ["permissionMode: readonly", all, [], ["4:17 value permissionMode: readonly"]],
    [
      "'permission mode': bypassPermissions",
      all,
      ["4:20 unhonoured permission mode: bypassPermissions"],
      ["4:1 value permission mode"],
    ],
    ["approval_policy: never", all, ["4:18 unhonoured approval_policy: never"], ["4:1 value approval_policy"]],
    [
      "dangerously-skip-permissions: true",
      all,
      ["4:31 unhonoured dangerously-skip-permissions: true"],
      ["4:1 value dangerously-skip-permissions"],
    ],
    ["dangerously-skip-permissions: false", all, [], ["4:1 limit dangerously-skip-permissions"]],
    ["mode: subagent", all, [], ["4:1 metadata mode"]],
  ])("reads `%s`", async (line, may, bypasses, ineffective) => {
    const [profile] = await profilesOf(
      vtcode,
      { ".vtcode/agents/a.md": `---\nname: a\ndescription: d\n${line}\n---\n` },
      [],
    );
    expect(said(profile)).toEqual({ may, bypasses, ineffective });
  });

  it.each([
    ['"tools": ["read_file"], "tools": ["shell"]', "execute", [], ["1:27 limit tools"]],
    ['"tools": ["shell"], "tools": null', all, [], ["1:27 limit tools", "1:56 limit tools"]],
    [
      '"PermissionMode": "ignore", "tools": []',
      "",
      ["1:45 unhonoured PermissionMode: ignore"],
      ["1:27 value PermissionMode"],
    ],
    ['"permission_mode": "plan", "tools": []', "", [], ["1:27 limit permission_mode"]],
    ['"permissionMode": "never", "tools": []', "", ["1:45 unhonoured permissionMode: never"], []],
  ])("reads the payload %s", async (line, may, bypasses, ineffective) => {
    const [profile] = await profilesOf(vtcode, { "p.json": `{"a": {"description": "d",${line}}}` }, ["p.json"]);
    expect(said(profile)).toEqual({ may, bypasses, ineffective });
  });

  it("names the entry that counts before those that it replaces", async () => {
    const load = await vtcode.load(
      await RepoIndex.of(
        treeOf({ "p.json": '{"a": {"description": "1"}, "b": {"description": "2"}, "a": {"description": "3"}}' }),
      ),
      { starts: [""], repositoryRoots: [""], dirs: ["p.json"] },
      "0.60",
    );
    const read = load.items
      .filter(({ files }) => files.length > 0)
      .map(({ profile, verdict }) => [
        profile?.identity,
        profile?.description.state === "stated" && profile.description.value,
        verdict.kind,
      ]);
    expect(read).toEqual([
      ["b", "2", "loaded"],
      ["a", "3", "loaded"],
      ["a", "1", "dropped"],
    ]);
  });
});
