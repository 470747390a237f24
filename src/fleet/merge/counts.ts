/** Everything that the summary counts and names, collected in one pass over the rows. */
import type { Capability } from "../../model/capability.ts";
import type { Inventory } from "../inventory.ts";
import type { ProfileRow, RepositoryRow, Row } from "../rows/index.ts";
import type { FindingRow, SettingRow, UncheckedRow } from "../rows/schema.ts";
import { addEnding, type Endings } from "./ending.ts";
import { isPowerful } from "./powerful.ts";

/** Lists are in the order of the inventory. */
export interface Counts {
  readonly byConclusion: Map<string, number>;
  readonly byCapability: Map<Capability, { all: number; refused: number }>;
  /** How many errors of each rule a repository has that fails. */
  readonly rulesIn: Map<string, Map<string, number>>;
  readonly refused: ProfileRow[];
  readonly settings: SettingRow[];
  readonly unchecked: UncheckedRow[];
  readonly ending: Endings;
  readonly failed: RepositoryRow[];
  readonly undecided: RepositoryRow[];
  readonly ungated: RepositoryRow[];
  /** Where something weakens every check. */
  readonly weakened: RepositoryRow[];
  readonly unreached: RepositoryRow[];
  readonly stale: RepositoryRow[];
  profiles: number;
}

/** `last`: the last day of what ends soon. */
export function countsOf(repositories: Inventory["repositories"], last: string): Counts {
  const counts: Counts = {
    byConclusion: new Map(),
    byCapability: new Map(),
    rulesIn: new Map(),
    refused: [],
    settings: [],
    unchecked: [],
    ending: new Map(),
    failed: [],
    undecided: [],
    ungated: [],
    weakened: [],
    unreached: [],
    stale: [],
    profiles: 0,
  };
  for (const { row, lines } of repositories) {
    countRepository(row, counts);
    for (const line of lines.slice(1)) countRow(JSON.parse(line) as Row, row, counts, last);
  }
  return counts;
}

function countRepository(row: RepositoryRow, counts: Counts): void {
  const { conclusion, profiles, gate } = row;
  counts.byConclusion.set(conclusion, (counts.byConclusion.get(conclusion) ?? 0) + 1);
  counts.profiles += profiles;
  if (conclusion === "failed" || conclusion === "undecided" || conclusion === "unreached") counts[conclusion].push(row);
  if (row.stale) counts.stale.push(row);
  if (profiles > 0 && gate.length === 0) counts.ungated.push(row);
  else if (profiles > 0 && gate.every(({ weakened }) => weakened !== undefined)) counts.weakened.push(row);
}

function countRow(row: Row, own: RepositoryRow, counts: Counts, last: string): void {
  if ("until" in row && row.until && row.until <= last) addEnding(row, counts.ending);
  if (row.type === "setting" && isPowerful(row)) counts.settings.push(row);
  if (row.type === "unchecked") counts.unchecked.push(row);
  if (row.type === "finding" && own.conclusion === "failed") countFinding(row, counts);
  if (row.type === "profile") countProfile(row, counts);
}

function countFinding({ repository, rule, severity, state }: FindingRow, { rulesIn }: Counts): void {
  if (severity !== "error" || state === "waived") return;
  const rules = rulesIn.get(repository) ?? new Map<string, number>();
  rulesIn.set(repository, rules.set(rule, (rules.get(rule) ?? 0) + 1));
}

function countProfile(row: ProfileRow, counts: Counts): void {
  for (const capability of row.capabilities) {
    const { all, refused } = counts.byCapability.get(capability) ?? { all: 0, refused: 0 };
    counts.byCapability.set(capability, { all: all + 1, refused: refused + (row.allowed === false ? 1 : 0) });
  }
  if (row.allowed === false) counts.refused.push(row);
}
