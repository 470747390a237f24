/** `summary.md`: what an organisation asks first, in Markdown that stays small however many repositories there are. */
import { counted } from "../../sanitize/counted.ts";
import { dayAfter } from "../../policy/decide/days.ts";
import { capabilities, phrases } from "../../model/capability.ts";
import { code, prose, tableRow } from "../../reports/markdown/escape.ts";
import { powerOf } from "../../reports/html/row.ts";
import { byBytes } from "../../repo/path.ts";
import type { ProfileRow, RepositoryRow } from "../rows/index.ts";
import type { SettingRow } from "../rows/schema.ts";
import { conclusions, settingKinds } from "../rows/words.ts";
import type { Inventory } from "../inventory.ts";
import { type Counts, countsOf } from "./counts.ts";
import { type Ending, inOrder } from "./ending.ts";
import { type Item, type List, section } from "./lists.ts";
import { shownSetting } from "./powerful.ts";

/** The most lines of one list. The others are counted. */
const most = 50;

/** Grants and waivers that end within so many days are listed. */
const ending = 30;

/** `summary.md`: totals, then lists of bounded length, the worst first. */
export function inventorySummary({ repositories, date, tool }: Inventory): string {
  const last = dayAfter(date, ending);
  const counts = countsOf(repositories, last);
  const withProfiles = repositories.filter(({ row }) => row.profiles > 0).length;
  return [
    `# ${counted(counts.profiles, "subagent")} in ${counted(withProfiles, "repository", "repositories")} of ${repositories.length}`,
    "",
    `As of ${date}, by ${prose(tool)}. One line counts once for each host that reads the file. \`inventory.html\` filters and sorts all rows.`,
    ...uncountedLines(counts),
    "",
    tableRow(["Repositories", "Number"]),
    "| --- | --- |",
    ...conclusions.map((conclusion) =>
      tableRow([meanings[conclusion], String(counts.byConclusion.get(conclusion) ?? 0)]),
    ),
    "",
    tableRow(["Subagents that", "All", "Not allowed"]),
    "| --- | --- | --- |",
    ...capabilities.map((capability) => {
      const { all, refused } = counts.byCapability.get(capability) ?? { all: 0, refused: 0 };
      return tableRow([`can ${phrases[capability]}`, String(all), String(refused)]);
    }),
    "",
    ...repositoryLists(counts),
    ...powerLists(counts),
    ...gateLists(counts),
    ...listed({
      title: `Grants and waivers that end by ${last}`,
      items: inOrder(counts.ending),
      before: ({ until, owner }) => `${until} ${code(owner)}:`,
      lineOf: ({ what }) => ` ${endingText(what)}`,
    }),
    ...listed({
      title: "Kept from an earlier inventory",
      items: counts.stale.toSorted((a, b) => byBytes(a.readOn ?? a.date, b.readOn ?? b.date)),
      lineOf: ({ date: day, readOn = day }) => `: of ${readOn}`,
    }),
  ].join("\n");
}

/** Of these repositories no subagent is known, or only those of an earlier day. */
function uncountedLines({ unreached, undecided }: Counts): readonly string[] {
  const all = [...unreached, ...undecided];
  const kept = all.filter(({ readOn }) => readOn !== undefined).length;
  const line = (count: number, text: (which: string) => string) =>
    count === 0
      ? []
      : [
          "",
          text(
            `the subagents of ${counted(count, "repository", "repositories")} that ${count === 1 ? "was" : "were"} not read, or whose policy cannot be used`,
          ),
        ];
  return [
    ...line(all.length - kept, (which) => `**Not counted:** ${which}.`),
    ...line(kept, (which) => `**Counted as of an earlier day:** ${which}.`),
  ];
}

function listed<T extends Item>(list: List<T>): readonly string[] {
  return section(list, most);
}

const meanings: { readonly [C in RepositoryRow["conclusion"]]: string } = {
  passed: "that pass",
  failed: "that fail",
  undecided: "whose policy cannot be used",
  empty: "without a commit",
  unreached: "that were not read",
};

/** What is not known comes before what is wrong. */
function repositoryLists({ unreached, undecided, unchecked, failed, rulesIn }: Counts): readonly string[] {
  return [
    ...listed({ title: "Not read", items: unreached, lineOf: ({ problem }) => `: ${prose(problem ?? "")}` }),
    ...listed({
      title: "Repositories whose policy cannot be used",
      items: undecided,
      lineOf: ({ problem }) => `: ${prose(problem ?? "")}`,
    }),
    ...listed({
      title: "Files that were not checked",
      items: unchecked,
      lineOf: ({ path, host, message }) => ` ${code(path)}${host === null ? "" : ` (${host})`}: ${prose(message)}`,
    }),
    ...listed({
      title: "Repositories that fail",
      items: failed.toSorted((a, b) => b.errors - a.errors || b.warnings - a.warnings),
      lineOf: (row) => `: ${failureText(row, rulesIn.get(row.repository))}`,
    }),
  ];
}

/** The most rules of one line. */
const few = 3;

/** "12 errors: max-capability 10, unique-name 2". */
function failureText({ errors, warnings }: RepositoryRow, rules: ReadonlyMap<string, number> = new Map()): string {
  const sorted = [...rules].sort(([a, x], [b, y]) => y - x || byBytes(a, b));
  const named = sorted.slice(0, few).map(([rule, count]) => `${rule} ${count}`);
  const count = errors > 0 ? counted(errors, "error") : counted(warnings, "warning");
  if (named.length === 0) return count;
  return `${count}: ${named.join(", ")}${sorted.length > few ? ` and ${counted(sorted.length - few, "more rule")}` : ""}`;
}

function powerLists({ settings, refused }: Counts): readonly string[] {
  return [
    ...listed({
      title: "Settings that ask nobody or less, start code, connect servers or lead elsewhere",
      items: settings.toSorted((a, b) => rankOf(a) - rankOf(b)),
      lineOf: (row) => ` ${row.does}: ${code(shownSetting(row))} (${row.host}, ${code(`${row.path}:${row.line}`)})`,
    }),
    ...listed({
      title: "Subagents that are not allowed",
      items: refused.toSorted((a, b) => strength(b) - strength(a)),
      lineOf: ({ path, name, host, capabilities: can }) => ` ${code(path ?? name ?? "?")} (${host}): ${can.join(", ")}`,
    }),
  ];
}

function rankOf({ does }: SettingRow): number {
  return settingKinds.indexOf(does);
}

function strength({ capabilities: can }: ProfileRow): number {
  return powerOf({ can: can.join(" ") });
}

function gateLists({ ungated, weakened }: Counts): readonly string[] {
  const byProfiles = (a: RepositoryRow, b: RepositoryRow) => b.profiles - a.profiles;
  return [
    ...listed({
      title: "Repositories with subagents and without this check",
      items: ungated.toSorted(byProfiles),
      lineOf: ({ profiles }) => `: ${counted(profiles, "subagent")}`,
    }),
    ...listed({
      title: "Checks that may not run, or may not fail",
      items: weakened.toSorted(byProfiles),
      lineOf: ({ profiles, gate: [first] }) =>
        ` ${code(first?.path ?? "")} (${counted(profiles, "subagent")}): ${prose(first?.weakened?.[0] ?? "")}`,
    }),
  ];
}

/** After the name of the repository. */
export function endingText(what: Ending["what"]): string {
  return "grant" in what ? code(what.grant) : `waiver of ${what.waived}`;
}
