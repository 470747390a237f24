/** What a user's own configuration decides for every agent. A project's decides nothing. */
import type { Layer } from "../../model/load.ts";
import { join } from "../../repo/path.ts";
import type { RepoIndex } from "../../repo/repo-index.ts";
import { readOne } from "../_kit/collect.ts";
import type { LayerRead } from "../_kit/sessions.ts";
import { authorityFrom, type SettingRule } from "../_kit/settings.ts";
import { tomlOf } from "../_kit/toml.ts";

export const userFile = ".kimi-code/config.toml";

const rules: readonly SettingRule[] = [
  {
    path: "default_permission_mode",
    when: /^(?:auto|yolo)$/,
    effect: "bypasses",
    because: "runs the tools of every agent without asking",
  },
];

export async function readUserSettings(repo: RepoIndex, home: string): Promise<readonly LayerRead[]> {
  const path = join(home, userFile);
  const source = await readOne(repo, path);
  if (source === undefined) return [];
  const layer: Layer = { name: "user", root: path, status: "loaded", authority: [] };
  if ("message" in source) return [{ layer, items: [], unjudged: [source] }];
  const root = await tomlOf(source);
  if (root.kind === "problem") {
    const message = `cannot be read as TOML: ${root.message.replaceAll("\n", ", ")}`;
    return [{ layer, items: [], unjudged: [{ message, at: { source, span: root.span } }] }];
  }
  return [{ layer: { ...layer, authority: authorityFrom(rules, root, source) }, items: [], unjudged: [] }];
}
