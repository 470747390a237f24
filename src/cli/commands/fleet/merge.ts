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
import { outputFolder } from "../../../platform/disk/output.ts";
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
  const at = (path: string) => outputFolder(absolutePath(environment.directory, path), { create: false });
  const opened = folders.map((path) => ({ path, folder: at(path) }));
  const plans = opened.flatMap(({ path, folder }) => {
    const text = folder.read(planFile);
    return text === undefined ? [] : [{ name: `${path}/${planFile}`, text }];
  });
  const [first] = plans;
  if (!first) throw new UserError(`no folder has a \`${planFile}\`; name the folders that \`fleet scan\` wrote`);
  const other = plans.find(({ text }) => text !== first.text);
  if (other) throw new UserError(`\`${first.name}\` and \`${other.name}\` are two plans; merge the shards of one`);
  const shards = opened.flatMap(({ path, folder }) =>
    folder
      .names()
      .filter(isShardFileName)
      .map((name): NamedText => ({ name: `${path}/${name}`, text: folder.read(name) ?? "" })),
  );
  const last = previous === undefined ? undefined : inventoryAt("--previous", previous, at(previous));
  const merged = await mergeShards({
    plan: await readPlan(first.text, first.name, environment.tool),
    digest: sha256(first.text),
    shards,
    previous: last,
    hash: sha256,
  });
  const inventory = redact ? redacted(merged, secretHash()) : merged;
  const target = outputFolder(absolutePath(environment.directory, out), { create: true });
  const summary = inventorySummary(inventory);
  target.replace(
    "inventory.ndjson",
    inventory.repositories.map(({ lines }) => lines.map((line) => `${line}\n`).join("")),
  );
  target.replace("inventory.csv", inventoryCsv(inventory));
  target.replace("settings.csv", settingsCsv(inventory));
  target.replace("summary.md", [summary]);
  if (last && !redact) target.replace("news.md", [newsSince(await blocksOf(last), inventory)]);
  else target.remove("news.md");
  const { inventoryHtml } = await import("../../../fleet/merge/html.ts");
  target.replace("inventory.html", [inventoryHtml(inventory)]);
  const database = join(absolutePath(environment.directory, out), "inventory.sqlite");
  const hasDatabase = writeDatabase(database, (empty) => fillDatabase(empty, inventory));
  const [path, ...scans] = [out, ...folders].map((name) => absolutePath(environment.directory, name));
  if (redact) removeObjects(path ?? out);
  else copyObjects(merged, scans, previous && absolutePath(environment.directory, previous), path ?? out);
  const rows = inventory.repositories.map(({ row }) => row);
  const [unreached, stale] = [
    rows.filter(({ conclusion }) => conclusion === "unreached").length,
    rows.filter((row) => row.stale).length,
  ];
  return {
    code: unreached + stale > 0 ? 4 : 0,
    texts: [],
    notes: [
      `${counted(rows.length, "repository", "repositories")} in ${visible(out)}: ${unreached} not read, ${stale} from the earlier inventory`,
      ...(hasDatabase ? [] : ["no inventory.sqlite was written: it needs Node.js 22.13 or newer"]),
    ],
  };
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
  const wanted = new Set<string>();
  for (const { row } of repositories) {
    if (row.conclusion !== "passed" && row.conclusion !== "failed") continue;
    const object = (row.stale ? earlier : readers).reduce<string | undefined>(
      (found, read) => found ?? read(row.repository),
      undefined,
    );
    if (object === undefined) continue;
    const name = objectFileName(row.repository);
    wanted.add(name);
    target.replace(name, [object]);
  }
  for (const name of target.names()) if (!wanted.has(name)) target.remove(name);
}

/** Objects name everything, so a redacted inventory has none, and none of an earlier merge. */
function removeObjects(out: string): void {
  if (!outputFolder(out, { create: true }).names().includes(objectsFolder)) return;
  const target = outputFolder(join(out, objectsFolder), { create: false });
  for (const name of target.names()) target.remove(name);
  target.removeItself();
}
