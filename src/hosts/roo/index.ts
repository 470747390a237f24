import { builtinsOf } from "../_kit/builtins.ts";
import type { Capability } from "../../model/capability.ts";
import { type SettingRule, readSettings } from "../_kit/settings.ts";
import { collectFiles, readEach } from "../_kit/collect.ts";
import { absentLoad, defineHost } from "../../model/host.ts";
import type { Item, Layer, Load } from "../../model/load.ts";
import { join, nameOf, tidied } from "../../repo/path.ts";
import { type LayerRead, winnersOf } from "../_kit/sessions.ts";
import type { RepoIndex } from "../../repo/repo-index.ts";
import { modesOf } from "./modes.ts";

const file = ".roomodes";
const servers = ".roo/mcp.json";

/** `DEFAULT_MODES` of the host's source; each may hand its task to any other. */
const builtins: readonly (readonly [name: string, may: readonly Capability[]])[] = [
  ["architect", ["read", "write", "delegate", "external"]],
  ["code", ["read", "write", "execute", "delegate", "external"]],
  ["ask", ["read", "delegate", "external"]],
  ["debug", ["read", "write", "execute", "delegate", "external"]],
  ["orchestrator", ["delegate"]],
];

const settingRules: readonly SettingRule[] = [
  {
    path: "mcpServers.*.command",
    effect: "widens",
    because: "starts a command whose tools modes may call",
    shown: "a command",
  },
  {
    path: "mcpServers.*.url",
    effect: "widens",
    because: "connects to an address whose tools modes may call",
    shown: "an address",
  },
  {
    path: "mcpServers.*.alwaysAllow",
    when: /^\*+$/,
    effect: "auto-approves",
    because: "may call every tool of the server without asking",
  },
  { path: "mcpServers.*.alwaysAllow", when: /^(?!\*+$)/, effect: "widens", because: "may be called without asking" },
  { path: "mcpServers.*.disabledTools", effect: "narrows", because: "is no tool for any mode" },
];

export default defineHost({
  title: "Roo Code",
  url: "https://github.com/RooCodeInc/Roo-Code",
  editions: ["3.54"],
  patterns: [`**/${file}`, `**/${servers}`],
  ownPatterns: [`**/${file}`, "**/.roo/**"],

  async load(repo, where): Promise<Load> {
    const seen = new Set<string>();
    const found: LayerRead[] = [];
    for (const start of where.starts) {
      const settings = await readSettings(repo, [join(start, servers)], settingRules);
      const layer: Layer = {
        name: "project",
        root: join(start, file),
        status: "loaded",
        authority: settings.authority,
      };
      const read = await readModes(repo, layer, seen);
      if (read.items.length + read.unjudged.length + settings.authority.length + settings.unjudged.length > 0)
        found.push({ ...read, unjudged: [...settings.unjudged, ...read.unjudged] });
    }
    for (const dir of where.dirs.map(tidied))
      found.push(await readModes(repo, { name: "project", root: dir, status: "loaded", authority: [] }, seen));
    if (found.length === 0) return absentLoad;

    const builtin: Layer = { name: "builtin", root: "", status: "loaded", authority: [] };
    const base: LayerRead = { layer: builtin, items: builtinsOf(builtin, builtins), unjudged: [] };
    const sight = winnersOf(found.map((read) => [read, base]));
    return {
      status: "loaded",
      layers: [...found.map(({ layer }) => layer), builtin],
      items: [...found, base].flatMap(({ items }) => items).map((item) => sight(item)),
      unjudged: found.flatMap(({ unjudged }) => unjudged),
    };
  },
});

/** The file, or what a policy names: such a file, or a directory of them. */
async function readModes(repo: RepoIndex, layer: Layer, seen: Set<string>): Promise<LayerRead> {
  const { files, broken, unjudged } = collectFiles(repo, layer.root, {
    isIncluded: (name) => name === file || name === nameOf(layer.root) || /\.ya?ml$/.test(name),
    deep: false,
    seen,
  });
  const { all, unjudged: unread } = await readEach(
    repo,
    files,
    async (source): Promise<readonly Item[]> =>
      (await modesOf(source)).map((made) => ({ layer, files: [source.path], ...made })),
  );
  const gone = broken.map(
    (problem): Item => ({ layer, files: [problem.at.source.path], verdict: { kind: "dropped", problem } }),
  );
  return { layer, items: [...all.flat(), ...gone], unjudged: [...unjudged, ...unread] };
}
