/** Finds hooks that could block a tool call and that a plugin loses. Claude Code then does not load the plugin. */
import { readOne } from "../../_kit/loading/collect.ts";
import type { Problem } from "../../../model/load.ts";
import { parseJsonc, withLastValues } from "../../../parsers/json.ts";
import { lastOf } from "../../../parsers/node.ts";
import { join, tidied } from "../../../repo/path.ts";
import type { RepoIndex } from "../../../repo/repo-index.ts";
import { isOlder } from "../editions.ts";
import { lostGuardIn } from "../hooks/lost-guards.ts";
import { type Described, usual, textsOf } from "./parts.ts";
import { strictFaultIn } from "../settings/files.ts";

/** The first one, of the manifest and then of the files with hooks. 2.1.240 loads the plugin without its hooks. */
export async function lostGuardOf(
  repo: RepoIndex,
  root: string,
  manifest: Described | undefined,
  edition: string,
): Promise<Problem | undefined> {
  if (isOlder(edition)) return undefined;
  const own = manifest?.node.kind === "table" ? lostGuardIn(withLastValues(manifest.node), "manifest") : undefined;
  if (own && manifest) return { message: own.message, at: { source: manifest.source, span: own.span } };
  const named = textsOf(lastOf(manifest?.node, "hooks")).map(({ text }) => tidied(join(root, tidied(text))));
  for (const path of new Set([join(root, usual.hooks), ...named])) {
    const lost = await lostIn(repo, path);
    if (lost) return lost;
  }
  return undefined;
}

/** A file that is no strict JSON, also one with a byte-order mark, has no hooks, and the plugin stays. */
async function lostIn(repo: RepoIndex, path: string): Promise<Problem | undefined> {
  const source = await readOne(repo, path);
  if (source === undefined || "message" in source) return undefined;
  if (source.text.startsWith("\ufeff") || strictFaultIn(source.text)) return undefined;
  const root = parseJsonc(source.text);
  const lost = root.kind === "table" ? lostGuardIn(withLastValues(root), "hooks") : undefined;
  return lost && { message: lost.message, at: { source, span: lost.span } };
}
