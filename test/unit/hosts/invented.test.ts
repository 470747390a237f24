/** What nobody has heard of is reported: an invented key, variable, file and hook event, in every place of every host. */
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { hosts } from "../../../src/generated/hosts.ts";
import type { Host } from "../../../src/model/host.ts";
import type { Load } from "../../../src/model/load.ts";
import { inspectedLoads } from "../../support/invented.ts";
import { runs } from "../../support/runs.ts";

/** Where a host reads settings, variables and hooks. Each entry is a place of its own. */
interface Places {
  /** Settings files in JSON, with a key that the host has, so that each is read. */
  readonly settings: readonly string[];
  /** How a file sets a variable; absent where settings of this host set none. */
  readonly variables: readonly (readonly [path: string, text: (name: string, value: string) => string])[];
  /** Settings files with hooks by their events. */
  readonly hooks: readonly string[];
  /** Its own folders. */
  readonly folders: readonly string[];
}

const inEnv = (name: string, value: string): string => JSON.stringify({ env: { [name]: value } });
const line = (name: string, value: string): string => `# ours\nexport ${name}="${value}"\n`;

const places: Readonly<Record<string, Places>> = {
  claude: {
    settings: [".claude/settings.json", ".claude/settings.local.json", "packages/x/.claude/settings.json", ".mcp.json"],
    variables: [
      [".claude/settings.json", inEnv],
      [".claude/settings.local.json", inEnv],
    ],
    hooks: [".claude/settings.json", ".claude/settings.local.json"],
    folders: [".claude", "packages/x/.claude"],
  },
  codebuddy: {
    settings: [".codebuddy/settings.json", ".codebuddy/settings.local.json", ".codebuddy/models.json"],
    variables: [[".codebuddy/settings.json", inEnv]],
    hooks: [".codebuddy/settings.json", ".codebuddy/settings.local.json"],
    folders: [".codebuddy", "packages/x/.codebuddy"],
  },
  qwen: {
    settings: [".qwen/settings.json"],
    variables: [
      [".qwen/settings.json", inEnv],
      [".qwen/.env", line],
      [".env", line],
    ],
    hooks: [".qwen/settings.json"],
    folders: [".qwen"],
  },
  gemini: {
    settings: [".gemini/settings.json"],
    variables: [
      [".gemini/.env", line],
      [".env", line],
    ],
    hooks: [".gemini/settings.json"],
    folders: [".gemini", "packages/x/.gemini"],
  },
  augment: {
    settings: [".augment/settings.json", ".augment/settings.local.json"],
    variables: [[".augment/settings.json", inEnv]],
    hooks: [".augment/settings.json"],
    folders: [".augment"],
  },
  factory: {
    settings: [".factory/settings.json", ".factory/settings.local.json", ".factory/mcp.json", ".factory/hooks.json"],
    // Measured on droid 0.225.2: `env` of a project sets nothing.
    variables: [],
    hooks: [".factory/settings.json", ".factory/hooks.json"],
    folders: [".factory"],
  },
  junie: {
    settings: [".junie/mcp/mcp.json", ".junie/config.json"],
    variables: [],
    hooks: [".junie/config.json"],
    folders: [".junie"],
  },
  openhands: {
    settings: [".openhands/hooks.json"],
    variables: [],
    hooks: [".openhands/hooks.json"],
    folders: [".openhands"],
  },
};

/** A word that no host has: capitals of one length, so that it is no name of a table by chance. */
const word = fc.stringMatching(/^[A-Z]{3}(?:_[A-Z]{4,9}){1,2}$/).map((text) => `ZQ${text}`);
const key = word.map((text) => text.toLowerCase().replaceAll(/_(.)/g, (_, letter: string) => letter.toUpperCase()));

const profiles: Readonly<Record<string, string>> = {
  claude: ".claude/agents/a.md",
  codebuddy: ".codebuddy/agents/a.md",
  qwen: ".qwen/agents/a.md",
  gemini: ".gemini/agents/a.md",
  augment: ".augment/agents/a.md",
  factory: ".factory/droids/a.md",
  junie: ".junie/agents/a.md",
  openhands: ".openhands/agents/a.md",
};
const profile = "---\nname: a\ndescription: Reads what is there.\n---\nRead.\n";

/** What is reported of one place: settings that widen, unknown keys and unknown files, whether there is a profile or not. */
async function reported(host: string, path: string, text: string, hasProfile: boolean): Promise<readonly string[]> {
  const files = { ...(hasProfile ? { [profiles[host] ?? ""]: profile } : {}), [path]: text };
  const load = await loadOf(host, files);
  return [
    ...load.layers.flatMap(({ authority }) =>
      authority
        .filter(({ at, effect }) => at.source.path === path && effect !== "narrows")
        .map(({ setting }) => `widens ${setting}`),
    ),
    ...load.unjudged.filter(({ at }) => at.source.path === path).map(({ kind = "", message }) => `${kind} ${message}`),
  ];
}

async function loadOf(host: string, files: Readonly<Record<string, string>>): Promise<Load> {
  const load = (await inspectedLoads(files)).find((one) => one.host === host)?.load;
  if (!load) throw new Error(`${host} is not loaded`);
  return load;
}

/** Whether a file shows by itself that the host is in use: no file that other programs have, and none that is unknown. */
function showsUse(path: string): boolean {
  return !/^\.(?:env|mcp\.json)$/.test(path) && !/\/zq/.test(path);
}

const oneOf = <T>(list: readonly T[]) => fc.constantFrom(...list);

it("has places for hosts that there are", () => {
  const ids = Object.keys(hosts satisfies Readonly<Record<string, Host>>);
  expect(Object.keys(places).filter((id) => !ids.includes(id))).toEqual([]);
});

it("reports no file below a folder that a pattern names, at any depth", async () => {
  const files = {
    ".claude/skills/x/SKILL.md": "# X\n",
    ".claude/skills/x/schemas/a/b.xsd": "",
    ".claude/x/a/b.xsd": "",
  };
  const { unjudged } = await loadOf("claude", { [profiles["claude"] ?? ""]: profile, ...files });
  expect(unjudged.filter(({ kind }) => kind === "unknown-file").map(({ at }) => at.source.path)).toEqual([
    ".claude/x/a/b.xsd",
  ]);
});

describe.each(Object.entries(places))("%s", (host, { settings, variables, hooks, folders }) => {
  const check = async (
    arbitrary: fc.Arbitrary<{ readonly path: string; readonly text: string; readonly invented: string }>,
    kind: RegExp,
  ): Promise<void> =>
    fc.assert(
      fc.asyncProperty(arbitrary, fc.boolean(), async ({ path, text, invented }, hasProfile) => {
        const found = await reported(host, path, text, hasProfile || !showsUse(path));
        expect(found.filter((one) => kind.test(one) && (invented === "" || one.includes(invented)))).not.toEqual([]);
      }),
      { numRuns: runs(12, 300) },
    );

  it("reports an invented key", () =>
    check(
      fc
        .record({ path: oneOf(settings), name: key, value: fc.jsonValue({ maxDepth: 2 }) })
        .map(({ path, name, value }) => ({
          path,
          text: JSON.stringify({ [name]: value }),
          invented: name,
        })),
      /^unknown-key /,
    ));

  it("takes a key that begins with `//` for a comment", async () => {
    for (const path of settings)
      expect(
        (await reported(host, path, '{ "//": "ours", "// more": "ours" }', true)).filter((one) =>
          one.startsWith("unknown-key"),
        ),
      ).toEqual([]);
  });

  if (variables.length > 0)
    it("reports an invented variable", () =>
      check(
        fc
          .record({ place: oneOf(variables), name: word, value: oneOf(["1", "./x", ""]) })
          .map(({ place: [path, text], name, value }) => ({
            path,
            text: text(name, value),
            invented: name,
          })),
        /^widens /,
      ));

  it("reports an invented event of hooks", () =>
    check(
      fc
        .record({ path: oneOf(hooks), name: key, form: oneOf(["group", "flat", "text"] as const) })
        .map(({ path, name, form }) => {
          const hook = { type: "command", command: "./x.sh" };
          const forms = { group: [{ matcher: "*", hooks: [hook] }], flat: [hook], text: "./x.sh" };
          return { path, text: JSON.stringify({ hooks: { [name]: forms[form] } }), invented: name };
        }),
      /^widens hooks\./,
    ));

  it("reports an invented file in its own folders", () =>
    check(
      fc
        .record({
          folder: oneOf(folders),
          name: key,
          extension: oneOf(["json", "toml", "yaml", "conf"]),
          deep: fc.boolean(),
        })
        .map(({ folder, name, extension, deep }) => ({
          path: `${folder}/${deep ? `${name}/` : ""}${name}.${extension}`,
          text: "{}\n",
          invented: "",
        })),
      /^unknown-file /,
    ));
});
