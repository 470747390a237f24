/** `fleet merge`: one inventory from the shards of a plan, in every form. */
import { inventoryCsv, settingsCsv } from "../../../fleet/merge/csv.ts";
import { blocksOf, type Inventory, type NamedText } from "../../../fleet/inventory.ts";
import { newsSince } from "../../../fleet/merge/news.ts";
import { mergeShards } from "../../../fleet/merge/index.ts";
import { redacted } from "../../../fleet/merge/redact.ts";
import { fillDatabase } from "../../../fleet/merge/sqlite.ts";
import { inventorySummary } from "../../../fleet/merge/summary.ts";
import { readPlan } from "../../../fleet/plan/index.ts";
import { isShardFileName } from "../../../fleet/scan/shard-file.ts";
import { type OutputFolder, outputFolder } from "../../../platform/disk/output.ts";
import { writeDatabase } from "../../../platform/sqlite.ts";
import { secretHash, sha256 } from "../../../platform/hash.ts";
import { absolutePath } from "../../../platform/native-path.ts";
import { join } from "../../../repo/path.ts";
import { UserError } from "../../../repo/tree.ts";
import { counted } from "../../../sanitize/counted.ts";
import { visible } from "../../../sanitize/text.ts";
import type { FleetTask } from "../../fleet-arguments.ts";
import type { CommandResult, Environment } from "../../run.ts";
import { inventoryAt, objectFileName, objectReader, objectsFolder, planFile } from "./files.ts";

export async function runMerge(
  { folders, out, previous, redact }: Extract<FleetTask, { task: "merge" }>,
  environment: Environment,
): Promise<CommandResult> {
  const absolute = (path: string): string => absolutePath(environment.directory, path);
  const existing = (path: string): OutputFolder => outputFolder(absolute(path), { create: false });
  const { plan, shards } = scanned(folders.map((path) => ({ path, folder: existing(path) })));
  const last = previous === undefined ? undefined : inventoryAt("--previous", previous, environment);
  const merged = await mergeShards({
    plan: await readPlan(plan.text, plan.name, environment.tool),
    digest: sha256(plan.text),
    shards,
    previous: last,
    hash: sha256,
  });
  const inventory = redact ? redacted(merged, secretHash()) : merged;
  const target = outputFolder(absolute(out), { create: true });
  await writeTexts(target, inventory);
  if (last && !redact) target.replace("news.md", [newsSince(await blocksOf(last), inventory)]);
  else target.remove("news.md");
  const database = join(absolute(out), "inventory.sqlite");
  const hasDatabase = writeDatabase(database, (empty) => fillDatabase(empty, inventory));
  if (redact) removeObjects(absolute(out));
  else copyObjects(merged, folders.map(absolute), previous && absolute(previous), absolute(out));
  const rows = inventory.repositories.map(({ row }) => row);
  const unreached = rows.filter(({ conclusion }) => conclusion === "unreached").length;
  const stale = rows.filter((row) => row.stale).length;
  return {
    code: unreached + stale > 0 ? 4 : 0,
    texts: [],
    notes: [
      `${counted(rows.length, "repository", "repositories")} in ${visible(out)}: ${unreached} not read, ${stale} from the earlier inventory`,
      ...(hasDatabase ? [] : ["no inventory.sqlite was written: it needs Node.js 22.13 or newer"]),
    ],
  };
}

/** The one plan of all folders, and the shards in them. Throws a `UserError` where there is none, or more than one. */
function scanned(opened: readonly { readonly path: string; readonly folder: OutputFolder }[]): {
  readonly plan: NamedText;
  readonly shards: readonly NamedText[];
} {
  const plans = opened.flatMap(({ path, folder }): readonly NamedText[] => {
    const text = folder.read(planFile);
    return text === undefined ? [] : [{ name: `${path}/${planFile}`, text }];
  });
  const [plan] = plans;
  if (!plan) throw new UserError(`no folder has a \`${planFile}\`; name the folders that \`fleet scan\` wrote`);
  const other = plans.find(({ text }) => text !== plan.text);
  if (other) throw new UserError(`\`${plan.name}\` and \`${other.name}\` are two plans; merge the shards of one`);
  const shards = opened.flatMap(({ path, folder }) =>
    folder
      .names()
      .filter(isShardFileName)
      .map((name): NamedText => ({ name: `${path}/${name}`, text: folder.read(name) ?? "" })),
  );
  return { plan, shards };
}

/** The forms of the inventory that are texts. */
async function writeTexts(target: OutputFolder, inventory: Inventory): Promise<void> {
  const summary = inventorySummary(inventory);
  target.replace(
    "inventory.ndjson",
    inventory.repositories.map(({ lines }) => lines.map((line) => `${line}\n`).join("")),
  );
  target.replace("inventory.csv", inventoryCsv(inventory));
  target.replace("settings.csv", settingsCsv(inventory));
  target.replace("summary.md", [summary]);
  const { inventoryHtml } = await import("../../../fleet/merge/html.ts");
  target.replace("inventory.html", [inventoryHtml(inventory)]);
}

/** The objects of the repositories that were read: of rows of an earlier inventory its own. */
function copyObjects(
  { repositories }: Inventory,
  folders: readonly string[],
  previous: string | undefined,
  out: string,
): void {
  const [readers, earlier] = [folders.map(objectReader), previous === undefined ? [] : [objectReader(previous)]];
  const target = outputFolder(join(out, objectsFolder), { create: true });
  const needed = new Set<string>();
  for (const { row } of repositories) {
    if (row.conclusion !== "passed" && row.conclusion !== "failed") continue;
    const object = (row.stale ? earlier : readers).reduce<string | undefined>(
      (found, read) => found ?? read(row.repository),
      undefined,
    );
    if (object === undefined) continue;
    const name = objectFileName(row.repository);
    needed.add(name);
    target.replace(name, [object]);
  }
  for (const name of target.names()) if (!needed.has(name)) target.remove(name);
}

/** Objects name everything, so a redacted inventory has none, and none of an earlier merge. */
function removeObjects(out: string): void {
  if (!outputFolder(out, { create: true }).names().includes(objectsFolder)) return;
  const target = outputFolder(join(out, objectsFolder), { create: false });
  for (const name of target.names()) target.remove(name);
  target.removeItself();
}
