/**
 * The settings of a workspace: `.a3s/config.acl`, and its older name. The format has blocks, calls and variables, so
 * the file counts as a whole: any change of it is one setting that has changed.
 */
import type { Capability } from "../../model/capability.ts";
import { inOrder } from "../../model/capability.ts";
import { join } from "../../repo/path.ts";
import type { RepoIndex } from "../../repo/repo-index.ts";
import { startOf } from "../../repo/text.ts";
import { readOne } from "../_kit/loading/collect.ts";
import type { LayerRead } from "../_kit/loading/sessions.ts";

/** Relative to the directory of a session. Each that exists counts. */
export const settingsFiles: readonly string[] = [".a3s/config.acl", ".a3s/config.hcl"];

/** Words that show what a file may do. A comment may hold them too, which is one word too many. */
const words: readonly (readonly [word: RegExp, may: readonly Capability[]])[] = [
  [/\b(?:command|args|hooks?|script|shell)\b/i, ["execute"]],
  [/mcp/i, ["external"]],
  [/url|endpoint|host|proxy|address/i, ["network"]],
];

/** One layer for each file that exists. */
export async function readSettings(repo: RepoIndex, start: string): Promise<readonly LayerRead[]> {
  const reads: LayerRead[] = [];
  for (const path of settingsFiles.map((name) => join(start, name))) {
    const source = await readOne(repo, path);
    if (source === undefined) continue;
    const layer = { name: "project", root: path, status: "loaded", governs: start } as const;
    if ("message" in source) {
      reads.push({ layer: { ...layer, authority: [] }, items: [], unjudged: [source] });
      continue;
    }
    const { text } = source;
    if (text.trim() === "") continue;
    const may = inOrder(words.flatMap(([word, powers]) => (word.test(text) ? powers : [])));
    reads.push({
      layer: {
        ...layer,
        authority: [
          {
            setting: "config",
            value: path,
            effect: "widens",
            because: "decides models, servers and directories of every session, and is compared as a whole",
            content: text,
            ...(may.length > 0 ? { may } : {}),
            ...(may.includes("execute")
              ? { names: [...text.matchAll(/"([^"\n]*)"/g)].map(([, quoted = ""]) => quoted) }
              : {}),
            certainty: "documented",
            at: startOf(source),
          },
        ],
      },
      items: [],
      unjudged: [],
    });
  }
  return reads;
}
