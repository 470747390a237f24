/** Names of opencode's rules that are no tools: commands, paths, addresses, slips of the pen. */
import { describe, expect, it } from "vitest";
import opencode from "../../../src/hosts/opencode/index.ts";
import { known } from "../../../src/model/fact.ts";
import { beliefsIn } from "../../../src/reports/model/beliefs.ts";
import { judged } from "../../support/judging.ts";
import { loadIn } from "../../support/loading.ts";

async function settings(permission: unknown, path = "opencode.json", edition = "1") {
  const { layers } = await loadIn(opencode, { [path]: JSON.stringify({ permission }) }, { edition });
  return {
    limits: layers.flatMap(({ authority }) =>
      authority.flatMap(({ setting, effect, certainty }) =>
        effect === "narrows" ? [`${setting}${certainty ? ` ${certainty}` : ""}`] : [],
      ),
    ),
    without: layers.flatMap(({ ineffective = [] }) =>
      ineffective.map(({ kind, what, certainty }) => `${kind} ${what}${certainty ? ` ${certainty}` : ""}`),
    ),
  };
}

describe.each([
  ["opencode.json", "1"],
  [".kilo/kilo.json", "1"],
  ["opencode.json", "2"],
])("settings in %s, edition %s", (path, edition) => {
  it.each([
    "sudo *",
    "rm -rf /",
    "git push --force*",
    "src/**",
    "*.env",
    "~/.ssh",
    "https://*",
    "Bash(git *)",
    "mcp:x",
    "",
    "Bash",
  ])("report that `%s: deny` denies nothing", async (name) => {
    expect(await settings({ [name]: "deny" }, path, edition)).toEqual({
      limits: [],
      without: [`limit ${name}: deny`],
    });
  });

  it.each(["*", "*sh*", "web*", "edi?", "edit *", "doom_loop", "external_directory"])(
    "count `%s: deny` as a limit",
    async (name) => {
      expect(await settings({ [name]: "deny" }, path, edition)).toEqual({ limits: [name], without: [] });
    },
  );

  it.each(["tracker_*", "tracker_create", "deploy", "background_process"])(
    "do not count `%s: deny` as verified",
    async (name) => {
      expect(await settings({ [name]: "deny" }, path, edition)).toEqual({ limits: [`${name} assumed`], without: [] });
    },
  );

  it.each(["edti", "webfetc", "gerp", "skil"])("take `%s` for a slip, not verified", async (name) => {
    expect(await settings({ [name]: "deny" }, path, edition)).toEqual({
      limits: [],
      without: [`limit ${name}: deny assumed`],
    });
  });

  it("report a name only where something that it means is not denied", async () => {
    expect((await settings({ "*": "deny", "rm *": "deny", Bash: "deny" }, path, edition)).without).toEqual([]);
    expect((await settings({ bash: { "*": "allow", "rm *": "deny" }, "rm *": "deny" }, path, edition)).without).toEqual(
      [],
    );
  });
});

it("reports a rule of settings that a later one overrides", async () => {
  expect(await settings({ bash: "deny", "*": "ask" })).toEqual({ limits: ["*"], without: ["limit bash: deny"] });
  expect(await settings({ "*": "ask", bash: "deny" })).toEqual({ limits: ["*", "bash"], without: [] });
});

async function agent(permission: string) {
  const text = `---\ndescription: X.\npermission:\n${permission}\n---\n`;
  const { items } = await loadIn(opencode, { ".opencode/agents/x.md": text }, { edition: "1" });
  const profile = items.find(({ files }) => files.length > 0)?.profile;
  return {
    without: profile?.ineffective.map(({ kind, what }) => `${kind} ${what}`),
    external: (known(profile?.grants ?? { state: "missing", at: undefined as never }) ?? []).flatMap(
      ({ tool, capability }) => (capability === "external" ? [tool] : []),
    ),
  };
}

describe("an agent", () => {
  it.each([
    ['  "*": deny\n  bash: allow\n  "rm -rf *": deny', ["limit rm -rf *: deny"], []],
    ['  "rm -rf *": deny\n  bash: deny', [], ["*"]],
    ['  "*": deny\n  "git log *": allow', ["value git log *: allow"], []],
    ['  "*": deny\n  "docs/*.md": allow', ["value docs/*.md: allow"], []],
    ['  "*": deny\n  basj: allow', ["unknown-tool basj: allow"], ["basj"]],
    ['  "*": deny\n  deploy: allow', [], ["deploy"]],
    ['  "*": deny\n  "*sh": allow', [], []],
  ])("with %j", async (permission, without, external) => {
    expect(await agent(permission)).toEqual({ without, external });
  });
});

it.each([
  ["bash", { measured: 1, documented: 0, assumed: 0 }],
  ["deploy", { measured: 0, documented: 0, assumed: 1 }],
  ["sudo *", { measured: 0, documented: 0, assumed: 0 }],
])("counts `%s: deny` among the limits that hold as it is known", async (name, held) => {
  const inSettings = await judged({ "opencode.json": JSON.stringify({ permission: { [name]: "deny" } }) });
  expect(beliefsIn(inSettings, []).held).toEqual(held);
  const text = `---\ndescription: Does what it does well.\npermission:\n  "${name}": deny\n---\nGo.\n`;
  expect(beliefsIn(await judged({ ".opencode/agents/x.md": text }), []).held).toEqual(held);
});
