/** VT Code's settings: each place, each key that decides something, and keys that nobody knows. */
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import vtcode from "../../../src/hosts/vtcode/index.ts";
import { settingRules } from "../../../src/hosts/vtcode/settings-keys.ts";
import { loadIn } from "../../support/loading.ts";
import { runs } from "../../support/runs.ts";

type Files = Readonly<Record<string, string>>;

const places = ["vtcode.toml", ".vtcode/vtcode.toml", ".vtcode/projects/x/config/vtcode.toml"] as const;

async function authorityOf(files: Files, edition = "0.147"): Promise<readonly string[]> {
  const { layers } = await loadIn(vtcode, files, { edition });
  return layers.flatMap(({ authority }) =>
    authority.map(({ setting, value, effect, may = [] }) => [effect, setting, value, ...may].join(" ")),
  );
}

async function unjudgedOf(files: Files): Promise<readonly string[]> {
  const { unjudged } = await loadIn(vtcode, files);
  return unjudged.map(({ kind, message }) => `${kind ?? ""} ${message}`);
}

/** Values of which one makes each rule hold. */
const values = [
  "true",
  "false",
  '"allow"',
  '"deny"',
  '"x"',
  "2",
  '["bash"]',
  '["ls"]',
  '["*"]',
  '"danger_full_access"',
].concat(
  ["read_only", "allow_all", "block_all", "permissive", "full_auto", "trusted", "whitelist"].map((word) => `"${word}"`),
);

describe.each(["0.147", "0.60"])("settings of a workspace (%s)", (edition) => {
  it.each<[string, string, readonly string[]]>([
    ["hooks", '[[hooks.lifecycle.stop]]\nhooks = [{ command = "./a.sh" }]', ["widens hooks.stop ./a.sh execute"]],
    ["a server", '[[mcp.providers]]\nname = "t"\ncommand = "x"', ["widens mcp.providers t execute external"]],
    [
      "an address",
      '[[mcp.providers]]\nname = "t"\nendpoint = "https://x"',
      ["widens mcp.providers t network external"],
    ],
    ["a server that is off", '[[mcp.providers]]\nname = "t"\ncommand = "x"\nenabled = false', []],
    [
      "a model's address",
      '[[custom_providers]]\nname = "m"\nbase_url = "https://m"',
      ["widens custom_providers https://m network"],
    ],
    ["a status line", '[ui.status_line]\ncommand = "./s.sh"', ["widens ui.status_line.command ./s.sh execute"]],
    ["the usual variable", '[agent]\napi_key_env = "OPENAI_API_KEY"', []],
    ["another variable", '[agent]\napi_key_env = "AWS_SECRET"', ["widens agent.api_key_env AWS_SECRET network"]],
  ])("state their effect: %s", async (_, text, expected) =>
    expect(await authorityOf({ "vtcode.toml": text }, edition)).toEqual(expected),
  );
});

it("has a value for each rule, and reads it in each place", async () => {
  const seen = new Set<string>();
  for (const { path } of settingRules) {
    const key = path.replaceAll("*", "k");
    for (const value of values) {
      const text = `${key} = ${value}`;
      const found = await authorityOf({ "vtcode.toml": text });
      if (found.length > 0) seen.add(path);
      for (const place of places) expect(await authorityOf({ [place]: text })).toEqual(found);
    }
  }
  expect(settingRules.filter(({ path }) => !seen.has(path)).map(({ path }) => path)).toEqual([]);
}, 60_000);

it("reports keys that nobody knows at any depth", () =>
  fc.assert(
    fc.asyncProperty(
      fc.constantFrom(
        "",
        "tools.",
        "tools.web_fetch.",
        "security.",
        "sandbox.",
        "mcp.",
        "commands.",
        "permissions.auto.",
      ),
      fc.constantFrom(...places),
      async (prefix, place) => {
        const found = await unjudgedOf({ [place]: `${prefix}frobnicate = 1` });
        expect(found).toEqual([expect.stringContaining(`unknown-key has the key \`${prefix}frobnicate\``)]);
      },
    ),
    { numRuns: runs(40, 200) },
  ));

it("says what it cannot read, and where settings count", async () => {
  expect(await unjudgedOf({ "vtcode.toml": "[" })).toEqual([expect.stringContaining("cannot be read as TOML")]);
  const { layers, status } = await loadIn(vtcode, {
    "packages/x/vtcode.toml": "security.human_in_the_loop = false",
    ".vtcode/tool-policy.json": '{"policies":{"exec_command":"allow"}}',
  });
  expect(status).toBe("loaded");
  expect(layers.filter(({ authority }) => authority.length > 0).map(({ root, governs }) => [root, governs])).toEqual([
    ["vtcode.toml", ""],
    ["packages/x/vtcode.toml", "packages/x"],
  ]);
});
