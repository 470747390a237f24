/** An inventory for readers who may not see every repository: facts stay, every text that somebody chose is hidden. */
import { byBytes } from "../../repo/path.ts";
import { writeJsonLine } from "../../sanitize/json.ts";
import type { Hash } from "../../sanitize/secrets.ts";
import { type Block, type Inventory, redactedMark } from "../inventory.ts";
import type { RepositoryRow, Row } from "../rows/index.ts";

/**
 * Keys whose texts are words of this tool, or days. A text below any other key is hidden, so that a key which is new is
 * hidden too.
 */
const kept: ReadonlySet<string> = new Set([
  "type",
  "date",
  "tool",
  "visibility",
  "conclusion",
  "power",
  "host",
  "edition",
  "layer",
  "reach",
  "verdict",
  "capabilities",
  "may",
  "effect",
  "does",
  "certainty",
  "rule",
  "kind",
  "class",
  "severity",
  "state",
  "until",
  "holdsUntil",
  "readOn",
]);

/** What everybody can see in a repository that is public. */
const keptOfPublic: ReadonlySet<string> = new Set([
  ...kept,
  "repository",
  "commit",
  "branch",
  "tree",
  "path",
  "root",
  "version",
]);

/** What is below these comes from another repository, which may not be public. */
const foreign: ReadonlySet<string> = new Set(["policy", "ruleset"]);

/**
 * A repository whose visibility is not known counts as private. `hash`: with a key that nobody knows. Equal texts have
 * equal hashes, so that rows can still be joined. The order is that of the new names: the old one would tell of them.
 */
export function redacted(inventory: Inventory, hash: Hash): Inventory {
  const repositories = inventory.repositories.map((block) => redactedBlock(block, hash));
  return { ...inventory, repositories: repositories.sort((a, b) => byBytes(a.row.repository, b.row.repository)) };
}

function redactedBlock({ row, lines }: Block, hash: Hash): Block {
  const stays = row.visibility === "public" ? keptOfPublic : kept;
  const rows = lines.map((line) => hiddenIn(JSON.parse(line), stays, hash) as Row);
  const own = rows.find((one): one is RepositoryRow => one.type === "repository");
  if (!own) throw new Error("a block has no row of its repository");
  return { row: own, lines: rows.map((one) => writeJsonLine(one).trimEnd()) };
}

/** `key`: the key of the value. */
function hiddenIn(value: unknown, stays: ReadonlySet<string>, hash: Hash, key = ""): unknown {
  if (typeof value === "string") return stays.has(key) || isPreset(key, value) ? value : hidden(value, hash);
  if (Array.isArray(value)) return value.map((one) => hiddenIn(one, stays, hash, key));
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, inner]): [string, unknown] => {
      // The names of custom properties are chosen too.
      if (key === "properties") return [hidden(name, hash), hiddenIn(inner, none, hash)];
      return [name, hiddenIn(inner, foreign.has(name) ? kept : stays, hash, name)];
    }),
  );
}

const none: ReadonlySet<string> = new Set();

function isPreset(key: string, value: string): boolean {
  return key === "ref" && /^preset:[a-z]+$/.test(value);
}

function hidden(text: string, hash: Hash): string {
  return `${redactedMark}${hash(text).slice(0, 12)}`;
}
