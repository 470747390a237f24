/** What of the rows is shown, and in which order: pure functions, so that tests run them without a browser. */
import { capabilities } from "../../../model/capability.ts";
import { visible } from "../../../sanitize/text.ts";
import { columns } from "../columns.ts";
import { fields, type PageRow, staleWord, widenedWord } from "../row.ts";

/** What rows are filtered by, besides the text, with the title of each. */
export const filters = {
  host: { title: "Host", all: "every host", valuesOf: ({ host }: PageRow) => [host] },
  power: { title: "Power", all: "any power", valuesOf: ({ can }: PageRow) => can.split(" ") },
  owner: {
    title: "Owner",
    all: "every owner",
    valuesOf: ({ owner, codeOwners }: PageRow) => [owner, ...codeOwners.split(" ").filter((name) => name !== owner)],
  },
  verdict: { title: "Verdict", all: "every verdict", valuesOf: ({ verdict }: PageRow) => [verdict] },
  repository: { title: "Repository", all: "every repository", valuesOf: ({ repository }: PageRow) => [repository] },
  policy: { title: "Policy", all: "any decision", valuesOf: ({ policy }: PageRow) => [policy] },
  state: {
    title: "Repository is",
    all: "in any state",
    valuesOf: ({ conclusion, stale, gate, verdict, power }: PageRow) => [
      conclusion,
      stale && staleWord,
      power === widenedWord ? widenedWord : "",
      conclusion !== "" && verdict !== "" && gate === "" ? "ungated" : "",
    ],
  },
} as const;
export type FilterName = keyof typeof filters;
/** In the order of the page. */
export const filterNames = Object.keys(filters) as readonly FilterName[];

/** How a choice is called where its value is not what people say. */
export function choiceTitle(name: FilterName, value: string): string {
  if (name !== "state") return value;
  return (
    new Map([
      ["ungated", "without the check"],
      ["unreached", "not read"],
      [widenedWord, "with more power than before"],
    ]).get(value) ?? value
  );
}

/**
 * A view of the rows, as a link names it. Empty: everything. `sort`: the id of a column, with `-` in front: descending.
 */
export type View = { readonly [N in FilterName | "text" | "sort"]: string } & { readonly page: number };

/** All rows, in the order in which the page has them. */
export const emptyView: View = {
  text: "",
  host: "",
  power: "",
  owner: "",
  verdict: "",
  repository: "",
  policy: "",
  state: "",
  sort: "",
  page: 1,
};

/** Reads the fragment of an address. What it does not know is left out, and nothing in it is hidden. */
export function viewOf(hash: string): View {
  const given = new URLSearchParams(hash.replace(/^#/, ""));
  const textOf = (name: string) => visible((given.get(name) ?? "").slice(0, 300));
  const sort = textOf("sort");
  const page = Number(textOf("page"));
  return {
    ...emptyView,
    ...Object.fromEntries(["text", ...filterNames].map((name) => [name, textOf(name)])),
    sort: Object.hasOwn(columns, sort.replace(/^-/, "")) ? sort : "",
    page: Number.isSafeInteger(page) && page > 0 ? page : 1,
  };
}

/** The fragment of an address that leads to a view; the empty string for the view of everything. */
export function hashOf(view: View): string {
  const given = Object.entries(view).filter(([name, value]) => value !== emptyView[name as keyof View]);
  const words = given.map(([name, value]): [string, string] => [name, String(value)]);
  return words.length === 0 ? "" : `#${new URLSearchParams(words)}`;
}

/** The values of a filter with the number of their rows, in order. Powers keep their own order. */
export function choicesOf(name: FilterName, rows: readonly PageRow[]): readonly (readonly [string, number])[] {
  const counts = new Map<string, number>();
  for (const row of rows)
    for (const value of filters[name].valuesOf(row)) if (value !== "") counts.set(value, (counts.get(value) ?? 0) + 1);
  const values =
    name === "power" ? capabilities.filter((capability) => counts.has(capability)) : [...counts.keys()].sort();
  return values.map((value) => [value, counts.get(value) ?? 0]);
}

/**
 * Answers views of the same rows quickly: texts are made comparable once, and an order is kept until another is chosen.
 */
export function viewer(rows: readonly PageRow[]): (view: View) => readonly PageRow[] {
  const texts = new Map(
    rows.map((row) => [
      row,
      fields
        .map((field) => row[field])
        .join("\n")
        .toLowerCase(),
    ]),
  );
  let sorted: { readonly by: string; readonly rows: readonly PageRow[] } = { by: "", rows };
  return (view) => {
    if (view.sort !== sorted.by) sorted = { by: view.sort, rows: inOrder(rows, view.sort) };
    const words = view.text
      .toLowerCase()
      .split(" ")
      .filter((word) => word !== "");
    const chosen = filterNames.filter((name) => view[name] !== "");
    return sorted.rows.filter(
      (row) =>
        chosen.every((name) => (filters[name].valuesOf(row) as readonly string[]).includes(view[name])) &&
        words.every((word) => texts.get(row)?.includes(word)),
    );
  };
}

/** Rows without a value come last in both directions. */
function inOrder(rows: readonly PageRow[], sort: string): readonly PageRow[] {
  const column = columns[sort.replace(/^-/, "")];
  if (!column) return rows;
  const direction = sort.startsWith("-") ? -1 : 1;
  const keyed = rows.map((row) => ({ row, key: column.key(row).toLowerCase() }));
  keyed.sort((a, b) => {
    if (a.key === b.key) return 0;
    if (a.key === "" || b.key === "") return a.key === "" ? 1 : -1;
    return a.key < b.key ? -direction : direction;
  });
  return keyed.map(({ row }) => row);
}

/** What a click on a column's title sorts by: one direction, the other, and the page's own order. */
export function nextSort(sort: string, id: string): string {
  const first = columns[id]?.largestFirst ? `-${id}` : id;
  const second = columns[id]?.largestFirst ? id : `-${id}`;
  if (sort === first) return second;
  return sort === second ? "" : first;
}
