import type { BuiltinAgents } from "../_kit/loading/builtins.ts";
import { builtinLayer, loadFrom, readFiles } from "../_kit/loading/layers.ts";
import { defineHost } from "../../model/host.ts";
import type { Layer, Load, Problem } from "../../model/load.ts";
import { join, nameOf, tidied } from "../../repo/path.ts";
import { type LayerRead, winnersOf } from "../_kit/loading/sessions.ts";
import type { RepoIndex } from "../../repo/repo-index.ts";
import { folders } from "./folders.ts";
import { modesOf } from "./modes.ts";
import { servers, settingsIn } from "./settings.ts";
import { append } from "../../repo/many.ts";

const file = ".roomodes";

/** `DEFAULT_MODES` of the host's source. Each may hand its task to any other mode. */
const builtins: BuiltinAgents = [
  ["architect", ["read", "write", "delegate", "external"]],
  ["code", ["read", "write", "execute", "delegate", "external"]],
  ["ask", ["read", "delegate", "external"]],
  ["debug", ["read", "write", "execute", "delegate", "external"]],
  ["orchestrator", ["delegate"]],
];

export default defineHost({
  title: "Roo Code",
  url: "https://github.com/RooCodeInc/Roo-Code",
  editions: ["3.54"],
  certainty: "documented",
  patterns: [`**/${file}`, `**/${servers}`, "**/.vscode/settings.json"],
  ownPatterns: [`**/${file}`, "**/.roo/**"],
  detectionHints: [{ path: "**/.vscode/settings.json", text: '"roo-cline' }],
  folders,

  async load(repo, where): Promise<Load> {
    const seen = new Set<string>();
    const found: LayerRead[] = [];
    for (const start of where.starts) {
      const { authority, unjudged } = await settingsIn(repo, start);
      const layer: Layer = {
        name: "project",
        root: join(start, file),
        status: "loaded",
        authority,
        governs: start,
      };
      const modes = await readModes(repo, layer, seen);
      if (modes.items.length + modes.unjudged.length + authority.length + unjudged.length > 0)
        found.push({ ...modes, unjudged: [...unjudged, ...modes.unjudged] });
    }
    for (const root of where.dirs.map(tidied))
      found.push(await readModes(repo, { name: "project", root, status: "loaded", authority: [] }, seen));
    const base = builtinLayer(builtins);
    return loadFrom(found, base, winnersOf(found.map((layer) => [layer, base])));
  },
});

/** The modes of `.roomodes`, or of what a policy names: such a file, or a directory of such files. */
async function readModes(repo: RepoIndex, layer: Layer, seen: Set<string>): Promise<LayerRead> {
  const beyond: Problem[] = [];
  const { items, unjudged } = await readFiles(repo, layer, {
    isIncluded: (name) => name === file || name === nameOf(layer.root) || /\.ya?ml$/.test(name),
    deep: false,
    seen,
    async read(source) {
      const modes = await modesOf(source);
      append(beyond, modes.unjudged);
      return modes.results.map((mode) => ({ layer, files: [source.path], ...mode }));
    },
  });
  return { layer, items, unjudged: [...unjudged, ...beyond] };
}
