/** `inventory.html`: the inventory as a page that filters and sorts, and loads nothing. */
import { phrases } from "../../model/capability.ts";
import { htmlPage, importantRows, type Total } from "../../reports/html/page.ts";
import { type Field, type PageRow, pageRow, policyWords, uncheckedWord } from "../../reports/html/row.ts";
import type { ProfileRow, RepositoryRow, Row } from "../rows/index.ts";
import type { SettingRow, UncheckedRow } from "../rows/schema.ts";
import { isPowerful, powerfulKinds, shownSetting } from "./powerful.ts";
import type { Inventory } from "../inventory.ts";
import { nounFor } from "../../sanitize/counted.ts";

/** The numbers above the table, of all rows and not only of those on the page. */
interface Counts {
  repositories: number;
  profiles: number;
  write: number;
  execute: number;
  refused: number;
  ungated: number;
  stale: number;
  unchecked: number;
  readonly bySetting: Map<string, number>;
  readonly byConclusion: Map<string, number>;
}

/** `inventory.html`: one page with the most important rows, and the totals of all. */
export function inventoryHtml({ repositories, date, tool }: Inventory): string {
  const counts: Counts = {
    repositories: 0,
    profiles: 0,
    write: 0,
    execute: 0,
    refused: 0,
    ungated: 0,
    stale: 0,
    unchecked: 0,
    bySetting: new Map(),
    byConclusion: new Map(),
  };
  const { rows, left } = importantRows(rowsOf(repositories, counts));
  return htmlPage({
    title: titleOf(repositories),
    about: [`As of ${date}`, tool],
    totals: totalsOf(counts),
    notes: [],
    rows,
    more: {
      count: left,
      where:
        "The files inventory.csv and settings.csv next to it have every row, and so has inventory.sqlite if it is there.",
    },
  });
}

/** Names the organisation where all repositories have the same. */
function titleOf(repositories: Inventory["repositories"]): string {
  const owners = new Set(repositories.map(({ row }) => row.repository.split("/").slice(0, -1).join("/")));
  const [owner = ""] = owners;
  return owners.size === 1 && owner !== "" ? `Subagents of ${owner}` : "Subagents of every repository";
}

function* rowsOf(repositories: Inventory["repositories"], counts: Counts): Generator<PageRow> {
  for (const { row, lines } of repositories) {
    countRepository(row, counts);
    const common = {
      repository: row.repository,
      conclusion: row.conclusion,
      problem: row.problem,
      stale: row.stale ? "stale" : "",
      date: row.readOn ?? row.date,
      gate: once(row.gate.map(({ kind }) => kind)),
      pin: once(row.gate.map(pinOf)),
      power: row.power,
    };
    let isEmpty = true;
    for (const line of lines.slice(1)) {
      // Findings have no row, and are most of the lines.
      const one = line.startsWith('{"type":"finding",') ? undefined : (JSON.parse(line) as Row);
      const values = one && valuesOf(one);
      if (!one || !values) continue;
      countRow(one, counts);
      if (one.type !== "setting") isEmpty = false;
      yield pageRow({ ...common, ...values });
    }
    if (isEmpty) yield pageRow(common);
  }
}

/** The commit or the tag alone, and of a commit its first digits. */
function pinOf({ version, ruleset }: RepositoryRow["gate"][number]): string {
  const pin = ruleset ? (ruleset.commit ?? "not pinned") : (version?.slice(version.lastIndexOf("@") + 1) ?? "");
  return /^[0-9a-f]{40,64}$/.test(pin) ? pin.slice(0, 12) : pin;
}

function once(words: readonly string[]): string {
  return [...new Set(words)].filter((word) => word !== "").join(", ");
}

/** `undefined`: the page has no row for it. */
function valuesOf(row: Row): { readonly [F in Field]?: string | null } | undefined {
  if (row.type === "profile") return profileValues(row);
  if (row.type === "unchecked") return uncheckedValues(row);
  return row.type === "setting" && isPowerful(row) ? settingValues(row) : undefined;
}

function profileValues(row: ProfileRow) {
  const { host, edition, layer, path, name, verdict, owner, until, mode, model } = row;
  const own = { host, edition, layer, path, name, verdict, owner, until, mode, model };
  return {
    ...own,
    can: row.capabilities.join(" "),
    policy: policyOf(row),
    grant: placeOf(row.grant),
    codeOwners: row.codeOwners.join(" "),
    servers: row.servers.map((server) => `${server.name}: ${server.value}`).join("; "),
  };
}

function uncheckedValues({ host, edition, path, message }: UncheckedRow) {
  return { host, edition, path, verdict: uncheckedWord, policy: policyWords.unknown, problem: message };
}

/** What it does takes the place of a verdict, so that the page filters by it. */
function settingValues(row: SettingRow) {
  const { host, layer, path, line, does, may, allowed, grant, owner = null, until = null } = row;
  const own = { host, layer, path: `${path}:${line}`, name: shownSetting(row), verdict: does, can: may.join(" ") };
  if (allowed === undefined || allowed === null) return own;
  return { ...own, policy: policyOf({ allowed, grant: grant ?? null }), grant: placeOf(grant), owner, until };
}

function placeOf(grant: ProfileRow["grant"] | undefined): string | null {
  return grant ? `${grant.path}:${grant.line}` : null;
}

function policyOf({ allowed, grant }: Pick<ProfileRow, "allowed" | "grant">): string {
  if (allowed === null) return policyWords.unknown;
  if (!allowed) return policyWords.refused;
  return grant ? policyWords.granted : policyWords.allowed;
}

function countRepository({ conclusion, profiles, gate, stale }: RepositoryRow, counts: Counts): void {
  counts.repositories++;
  counts.byConclusion.set(conclusion, (counts.byConclusion.get(conclusion) ?? 0) + 1);
  if (profiles > 0 && gate.length === 0) counts.ungated++;
  if (stale) counts.stale++;
}

function countRow(row: Row, counts: Counts): void {
  if (row.type === "unchecked") counts.unchecked++;
  if (row.type === "setting") counts.bySetting.set(row.does, (counts.bySetting.get(row.does) ?? 0) + 1);
  if (row.type !== "profile") return;
  const { capabilities: can, allowed } = row;
  counts.profiles++;
  if (can.includes("write")) counts.write++;
  if (can.includes("execute")) counts.execute++;
  if (allowed === false) counts.refused++;
}

function totalsOf(counts: Counts): readonly Total[] {
  const { repositories, profiles, write, execute, refused, ungated, stale, unchecked, byConclusion } = counts;
  const of = (conclusion: RepositoryRow["conclusion"]) => byConclusion.get(conclusion) ?? 0;
  const states = [
    { count: of("undecided"), title: "undecided", view: "state=undecided", isBad: true as const },
    { count: of("unreached"), title: "not read", view: "state=unreached", isBad: true as const },
    { count: stale, title: "stale", view: "state=stale", isBad: true as const },
  ];
  return [
    { count: repositories, title: nounFor(repositories, "repository", "repositories"), isFirst: true },
    { count: of("failed"), title: "failed", view: "state=failed", isBad: true },
    { count: ungated, title: "without the check", view: "state=ungated", isBad: true },
    ...states.filter(({ count }) => count > 0),
    { count: profiles, title: nounFor(profiles, "profile"), isFirst: true },
    { count: refused, title: "not allowed", view: "policy=not+allowed", isBad: true },
    { count: execute, title: `can ${phrases.execute}`, view: "power=execute" },
    { count: write, title: `can ${phrases.write}`, view: "power=write" },
    ...(unchecked > 0
      ? [{ count: unchecked, title: "not checked", view: `verdict=${uncheckedWord}`, isBad: true as const }]
      : []),
    ...settingTotals(counts),
  ];
}

/** Nothing where no setting has power. */
function settingTotals({ bySetting }: Counts): readonly Total[] {
  const all = [...bySetting.values()].reduce((sum, count) => sum + count, 0);
  if (all === 0) return [];
  return [
    { count: all, title: nounFor(all, "setting with power", "settings with power"), isFirst: true },
    ...powerfulKinds.flatMap((kind): readonly Total[] => {
      const count = bySetting.get(kind) ?? 0;
      const view = new URLSearchParams({ verdict: kind }).toString();
      const title = nounFor(count, kind, kind.replace(/^(\w+)s /, "$1 "));
      return count === 0 ? [] : [{ count, title, view, ...(kind === "asks nobody" ? { isBad: true } : {}) }];
    }),
  ];
}
