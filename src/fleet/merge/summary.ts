/** `summary.md`: what an organisation asks first, in Markdown that stays small however many repositories there are. */
import { dayAfter } from "../../policy/decide/days.ts";
import { capabilities, type Capability, phrases } from "../../model/capability.ts";
import { code, prose, row as tableRow } from "../../reports/markdown/escape.ts";
import { byBytes } from "../../repo/path.ts";
import type { ProfileRow, RepositoryRow, Row } from "../rows/index.ts";
import { conclusions } from "../rows/words.ts";
import type { Inventory } from "../inventory.ts";

/** The most lines of one list. The others are counted. */
const most = 50;

/** Grants that end within so many days are listed. */
const ending = 30;

/** Everything that the summary counts, collected in one pass. */
interface Counts {
  readonly byConclusion: Map<string, number>;
  readonly byCapability: Map<Capability, { all: number; refused: number }>;
  readonly refused: ProfileRow[];
  readonly bypasses: {
    readonly repository: string;
    readonly host: string;
    readonly setting: string;
    readonly path: string;
    readonly line: number;
  }[];
  readonly ending: Map<
    string,
    {
      readonly until: string;
      readonly owner: string;
      readonly repository: string;
      readonly path: string;
      readonly line: number;
    }
  >;
  readonly ungated: RepositoryRow[];
  /** Where something weakens every check. */
  readonly weakened: RepositoryRow[];
  readonly unreached: RepositoryRow[];
  readonly stale: RepositoryRow[];
  profiles: number;
}

export function inventorySummary({ repositories, date, tool }: Inventory): string {
  const counts = countsOf(repositories, date);
  const withProfiles = repositories.filter(({ row }) => row.profiles > 0).length;
  return [
    `# ${plural(counts.profiles, "subagent")} in ${plural(withProfiles, "repository", "repositories")} of ${repositories.length}`,
    "",
    `As of ${date}, by ${prose(tool)}. One line counts once for each host that reads the file. \`inventory.html\` filters and sorts all rows.`,
    "",
    tableRow(["Repositories", "Number"]),
    "| --- | --- |",
    ...conclusions.map((conclusion) =>
      tableRow([meanings[conclusion], String(counts.byConclusion.get(conclusion) ?? 0)]),
    ),
    "",
    tableRow(["Subagents that", "All", "Beyond the ceiling"]),
    "| --- | --- | --- |",
    ...capabilities.map((capability) => {
      const { all, refused } = counts.byCapability.get(capability) ?? { all: 0, refused: 0 };
      return tableRow([`can ${phrases[capability]}`, String(all), String(refused)]);
    }),
    "",
    ...section(
      "Settings that ask nobody",
      counts.bypasses,
      ({ repository, host, setting, path, line }) =>
        `${code(repository)}: ${code(setting)} (${host}, ${code(`${path}:${line}`)})`,
    ),
    ...section(
      `Grants that end by ${dayAfter(date, ending)}`,
      grantsInOrder(counts),
      ({ until, owner, repository, path, line }) =>
        `${until} ${code(owner)}: ${code(repository)} ${code(`${path}:${line}`)}`,
    ),
    ...section(
      "Repositories with subagents and without this check",
      counts.ungated,
      ({ repository, profiles }) => `${code(repository)}: ${plural(profiles, "subagent")}`,
    ),
    ...section(
      "Checks that may not run, or may not fail",
      counts.weakened,
      ({ repository, profiles, gate: [first] }) =>
        `${code(repository)} ${code(first?.path ?? "")} (${plural(profiles, "subagent")}): ${prose(first?.weakened?.[0] ?? "")}`,
    ),
    ...section(
      "Subagents that are not allowed",
      counts.refused,
      ({ repository, path, name, host, capabilities: can }) =>
        `${code(repository)} ${code(path ?? name ?? "?")} (${host}): ${can.join(", ")}`,
    ),
    ...section(
      "Not read",
      counts.unreached,
      ({ repository, problem }) => `${code(repository)}: ${prose(problem ?? "")}`,
    ),
    ...section(
      "Kept from an earlier inventory",
      counts.stale,
      ({ repository, date: from }) => `${code(repository)}: of ${from}`,
    ),
  ].join("\n");
}

const meanings: { readonly [C in RepositoryRow["conclusion"]]: string } = {
  passed: "that pass",
  failed: "that fail",
  undecided: "whose policy cannot be used",
  empty: "without a commit",
  unreached: "that were not read",
};

function countsOf(repositories: Inventory["repositories"], date: string): Counts {
  const counts: Counts = {
    byConclusion: new Map(),
    byCapability: new Map(),
    refused: [],
    bypasses: [],
    ending: new Map(),
    ungated: [],
    weakened: [],
    unreached: [],
    stale: [],
    profiles: 0,
  };
  const last = dayAfter(date, ending);
  for (const { row, lines } of repositories) {
    counts.byConclusion.set(row.conclusion, (counts.byConclusion.get(row.conclusion) ?? 0) + 1);
    counts.profiles += row.profiles;
    if (row.conclusion === "unreached") counts.unreached.push(row);
    if (row.stale) counts.stale.push(row);
    if (row.profiles > 0 && row.gate.length === 0) counts.ungated.push(row);
    else if (row.profiles > 0 && row.gate.every(({ weakened }) => weakened !== undefined)) counts.weakened.push(row);
    for (const line of lines.slice(1)) countRow(JSON.parse(line) as Row, counts, last);
  }
  return counts;
}

function countRow(row: Row, counts: Counts, last: string): void {
  if (row.type === "setting" && row.effect === "bypasses") counts.bypasses.push(row);
  if (row.type !== "profile") return;
  for (const capability of row.capabilities) {
    const { all, refused } = counts.byCapability.get(capability) ?? { all: 0, refused: 0 };
    counts.byCapability.set(capability, { all: all + 1, refused: refused + (row.allowed === false ? 1 : 0) });
  }
  if (row.allowed === false) counts.refused.push(row);
  if (row.grant && row.owner !== null && row.until !== null && row.until <= last)
    counts.ending.set(JSON.stringify([row.repository, row.grant.path, row.grant.line]), {
      until: row.until,
      owner: row.owner,
      repository: row.repository,
      ...row.grant,
    });
}

function grantsInOrder({ ending: grants }: Counts) {
  return [...grants.values()].sort((a, b) => byBytes(a.until, b.until) || byBytes(a.owner, b.owner));
}

function section<T>(title: string, items: readonly T[], lineOf: (item: T) => string): readonly string[] {
  if (items.length === 0) return [];
  return [
    `## ${title} (${items.length})`,
    "",
    ...items.slice(0, most).map((item) => `- ${lineOf(item)}`),
    ...(items.length > most ? [`- …and ${items.length - most} more, in the inventory`] : []),
    "",
  ];
}

function plural(count: number, one: string, many = `${one}s`): string {
  return `${count} ${count === 1 ? one : many}`;
}
