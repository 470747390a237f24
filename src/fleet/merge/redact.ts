/** An inventory for readers who may not see every repository: facts stay, words become hashes. */
import { writeJsonLine } from "../../sanitize/json.ts";
import type { Hash } from "../../sanitize/secrets.ts";
import type { Row } from "../rows/index.ts";
import type { Block, Inventory } from "../inventory.ts";

/** Texts that repositories choose. Equal texts have equal hashes, so that rows can still be joined. */
const texts: ReadonlySet<string> = new Set([
  "name",
  "message",
  "problem",
  "model",
  "value",
  "profile",
  "owner",
  "codeOwners",
  "properties",
  "weakened",
]);

/** Names by which a repository that is not public could be known. */
const names: ReadonlySet<string> = new Set(["repository", "branch", "path", "root", "ref"]);

/** A repository whose visibility is not known counts as private. */
export function redacted(inventory: Inventory, hash: Hash): Inventory {
  return { ...inventory, repositories: inventory.repositories.map((block) => redactedBlock(block, hash)) };
}

function redactedBlock({ row, lines }: Block, hash: Hash): Block {
  const hidden = row.visibility === "public" ? texts : new Set([...texts, ...names]);
  const rows = lines.map((line) => hashedIn(JSON.parse(line), hidden, hash) as Row);
  const own = rows.find((one) => one.type === "repository");
  if (!own) throw new Error("a block has no row of its repository");
  return { row: own, lines: rows.map((one) => writeJsonLine(one).trimEnd()) };
}

/** Replaces every text below the keys that are hidden. */
function hashedIn(value: unknown, hidden: ReadonlySet<string>, hash: Hash): unknown {
  if (Array.isArray(value)) return value.map((one) => hashedIn(one, hidden, hash));
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [
      key,
      hidden.has(key) ? hashed(inner, hash) : hashedIn(inner, hidden, hash),
    ]),
  );
}

function hashed(value: unknown, hash: Hash): unknown {
  if (typeof value === "string") return `sha256:${hash(value).slice(0, 12)}`;
  if (Array.isArray(value)) return value.map((one) => hashed(one, hash));
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, hashed(inner, hash)]));
}
