/**
 * Invented keys, files and events in every place that these hosts read: each is reported, or it counts as a setting that does
 * something. Nothing that nobody has heard of is silent.
 */
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { hosts } from "../../../src/generated/catalogue.ts";
import { unknownFilesIn } from "../../../src/inspect/unread/unknown-files.ts";
import type { Host } from "../../../src/model/host.ts";
import type { Load } from "../../../src/model/load.ts";
import { RepoIndex } from "../../../src/repo/repo-index.ts";
import { loadIn } from "../../support/loading.ts";
import { treeOf } from "../../support/memory.ts";
import { runs } from "../../support/runs.ts";

/** A settings file of a host, and how an invented key or hook is put into it. */
interface Place {
  readonly host: keyof typeof hosts;
  readonly path: string;
  readonly key: (name: string) => string;
  /** A hook of an invented event; absent where the file has no hooks by event. */
  readonly hook?: (event: string) => string;
  /** The host rejects the file for an unknown key, which is more than a key that nobody knows. */
  readonly rejects?: true;
}

const top = (name: string): string => JSON.stringify({ [name]: 1 });
const inJson = (event: string): string => JSON.stringify({ hooks: { [event]: [{ command: "./x.sh" }] } });
const inChat = (name: string): string => JSON.stringify({ [`chat.${name}`]: 1 });
const inContainer = (name: string): string =>
  JSON.stringify({ customizations: { vscode: { settings: { chat: { [name]: 1 } } } } });

const json = (host: Place["host"], paths: readonly string[], hook?: Place["hook"]): readonly Place[] =>
  paths.map((path) => ({ host, path, key: top, ...(hook ? { hook } : {}) }));

const places: readonly Place[] = [
  ...json("copilot", [".github/copilot/settings.json", ".github/copilot/settings.local.json"], inJson),
  { host: "copilot", path: ".vscode/settings.json", key: inChat },
  { host: "copilot", path: "x.code-workspace", key: (name) => JSON.stringify({ settings: { chat: { [name]: 1 } } }) },
  ...[".devcontainer.json", ".devcontainer/devcontainer.json", ".devcontainer/x/devcontainer.json"].map(
    (path): Place => ({ host: "copilot", path, key: inContainer }),
  ),
  ...json(
    "cursor",
    ["permissions.json", "sandbox.json", "cli.json", "mcp.json", "environment.json", "worktrees.json"].map(
      (name) => `.cursor/${name}`,
    ),
  ),
  // For an invented event Cursor rejects the file.
  {
    host: "cursor",
    path: ".cursor/hooks.json",
    key: (name) => JSON.stringify({ version: 1, hooks: {}, [name]: 1 }),
  },
  ...json("kiro", [".kiro/settings/mcp.json", ".kiro/settings/lsp.json"]),
  ...json("kiro", [".kiro/hooks/a.json", ".kiro/hooks/a.kiro.hook"], inJson),
  ...json("opencode", ["opencode.json", "opencode.jsonc", ".opencode/opencode.json", "kilo.json", ".kilo/kilo.jsonc"]),
  ...json("roo", [".roo/mcp.json"]),
  { host: "codex", path: ".codex/hooks.json", key: top, hook: inJson, rejects: true },
  {
    host: "codex",
    path: ".codex/config.toml",
    key: (name) => `${name} = 1`,
    hook: (event) => `[[hooks.${event}]]\nhooks = [{ type = "command", command = "./x.sh" }]`,
  },
  { host: "codex", path: ".codex/environments/e.toml", key: (name) => `${name} = 1` },
  ...["vtcode.toml", ".vtcode/vtcode.toml", ".vtcode/projects/x/config/vtcode.toml"].map(
    (path): Place => ({
      host: "vtcode",
      path,
      key: (name) => `${name} = 1`,
      hook: (event) => `[[hooks.lifecycle.${event}]]\nhooks = [{ command = "./x.sh" }]`,
    }),
  ),
  ...json("vtcode", [".vtcode/tool-policy.json"]),
  ...[".defect/config.toml", ".defect/config.local.toml"].map(
    (path): Place => ({
      host: "defect",
      path,
      key: (name) => `${name} = 1`,
      hook: (event) => `[[hooks.${event}]]\ntype = "command"\nargv = ["./x.sh"]`,
    }),
  ),
];

/** Names that no host has. */
const invented = fc.stringMatching(/^zz[a-z]{4,12}$/);

const hostOf = (id: Place["host"]): Host => hosts[id];

async function loadOf({ host, path }: Place, text: string): Promise<Load> {
  return loadIn(hostOf(host), { [path]: text });
}

describe.each(places)("$host: $path", (place) => {
  it("reports an invented key", () =>
    fc.assert(
      fc.asyncProperty(invented, async (name) => {
        const { unjudged } = await loadOf(place, place.key(name));
        const kind = place.rejects ? undefined : "unknown-key";
        expect(unjudged.filter((found) => found.kind === kind && found.message.includes(name))).toHaveLength(1);
      }),
      { numRuns: runs(3, 50) },
    ));

  const { hook } = place;
  if (hook)
    it("counts a hook of an invented event as one that starts code", () =>
      fc.assert(
        fc.asyncProperty(invented, async (event) => {
          const { layers } = await loadOf(place, hook(event));
          const found = layers.flatMap(({ authority }) => authority).filter(({ may }) => may?.includes("execute"));
          expect(found.map(({ setting, names = [] }) => [setting, names.includes("./x.sh")])).toEqual([
            [`hooks.${event}`, true],
          ]);
        }),
        { numRuns: runs(3, 50) },
      ));
});

describe.each(["codex", "vtcode", "copilot", "cursor", "kiro", "opencode", "roo", "goose", "a3s", "defect"] as const)(
  "own folders of %s",
  (id) => {
    const host = hostOf(id);
    const names = fc.constantFrom("json", "yaml", "toml", "conf", "xml", "ini", "bin", "env");
    // Hooks of any name, of which an empty one does nothing; files below them are too deep.
    const isRead = (path: string): boolean => /^\.github\/hooks\/.*\.json$/.test(path);

    it("report an invented file at any depth, and none that a pattern names", async () => {
      const folders = host.folders ?? (await host.loadFolders?.()) ?? [];
      expect(folders.length).toBeGreaterThan(0);
      for (const { root } of folders)
        await fc.assert(
          fc.asyncProperty(invented, fc.constantFrom("", "zzdeep/"), names, async (name, below, extension) => {
            const directory = root.replace(/^\*\*\//, "");
            const paths = [`${directory}/${below}${name}.${extension}`, `${directory}/README.md`];
            const repo = await RepoIndex.of(treeOf(Object.fromEntries(paths.map((path) => [path, ""]))));
            const load = await host.load(repo, { starts: [""], repositoryRoots: [""], dirs: [] }, host.editions[0]);
            const found = unknownFilesIn(repo, host.title, folders, load).map(({ at }) => at.source.path);
            // Some folders may hold any file of a kind that the host reads: those are judged by the load itself.
            const judged = load.items.flatMap(({ files }) => files);
            const read = load.layers.flatMap(({ authority }) => authority.map(({ at }) => at.source.path));
            expect([...found, ...judged, ...read, ...paths.filter(isRead)]).toContain(paths[0]);
            expect(found).not.toContain(paths[1]);
          }),
          { numRuns: runs(10, 100) },
        );
    });
  },
);

it("says for every layer with settings where it counts", async () => {
  for (const place of places) {
    const { layers } = await loadOf(place, place.hook?.("zzevent") ?? place.key("zzkey"));
    for (const { authority, governs } of layers)
      if (authority.length > 0) expect([place.path, governs]).toEqual([place.path, ""]);
  }
});
