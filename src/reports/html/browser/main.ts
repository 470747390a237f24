/** The script of the page: draws the rows of a view. It writes text and attributes of its own only, never markup. */
import { nounFor } from "../../../sanitize/counted.ts";
import { columns } from "../columns.ts";
import { type Field, fields, type PageRow, type PageData, pageSize, mostPrinted } from "../row.ts";
import {
  choicesOf,
  choiceTitle,
  emptyView,
  type FilterName,
  filterNames,
  filters,
  hashOf,
  nextSort,
  type View,
  viewer,
  viewOf,
} from "./view.ts";

const data = JSON.parse(part("data").textContent ?? "") as PageData;
const rows = data.rows.map(
  (values) => Object.fromEntries(fields.map((field: Field, at) => [field, values[at] ?? ""])) as PageRow,
);
const shownColumns = data.columns.flatMap((id) => (columns[id] ? [{ id, ...columns[id] }] : []));
const rowsIn = viewer(rows);
const hasRepositories = rows.some(({ repository }) => repository !== "");

const format = new Intl.NumberFormat("en");
const table = part("rows");
const text = part("text") as HTMLInputElement;
const sort = part("sort") as HTMLSelectElement;
const selects = new Map<FilterName, HTMLSelectElement>();
let view: View = viewOf(location.hash);

function part(id: string): HTMLElement {
  const element = document.getElementById(id);
  if (!element) throw new Error(`the page has no #${id}`);
  return element;
}

function made<K extends keyof HTMLElementTagNameMap>(
  name: K,
  content: string,
  attributes: { readonly [name: string]: string } = {},
): HTMLElementTagNameMap[K] {
  const element = document.createElement(name);
  element.textContent = content;
  for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value);
  return element;
}

/** One row as the page was written: the first cell names it. */
function drawn(row: PageRow): HTMLTableRowElement {
  const line = made("tr", "", { role: "row", ...(row.stale ? { class: "stale" } : {}) });
  for (const [at, { title, parts }] of shownColumns.entries()) {
    const cell = at === 0 ? made("th", "", { scope: "row", role: "rowheader" }) : made("td", "", { role: "cell" });
    cell.dataset["title"] = title;
    for (const { text: content, look, isSilent } of parts(row))
      cell.append(
        made("span", content, { ...(look ? { class: look } : {}), ...(isSilent ? { "aria-hidden": "true" } : {}) }),
      );
    line.append(cell);
  }
  return line;
}

function draw(): void {
  const found = rowsIn(view);
  const pages = Math.max(1, Math.ceil(found.length / pageSize));
  view = { ...view, page: Math.min(view.page, pages) };
  const from = (view.page - 1) * pageSize;
  const shown = found.slice(from, from + pageSize);
  table.replaceChildren(...shown.map(drawn));
  const repositories = new Set(found.map(({ repository }) => repository)).size;
  const of = hasRepositories ? ` in ${counted(repositories, "repository", "repositories")}` : "";
  part("count").textContent =
    found.length === 0
      ? `No row matches. ${counted(rows.length, "row", "rows")} without filters.`
      : `${counted(found.length, "row", "rows")}${of}${pages > 1 ? `; rows ${number(from + 1)} to ${number(from + shown.length)} are shown` : ""}`;
  part("pager").hidden = pages === 1;
  part("page").textContent = `Page ${number(view.page)} of ${number(pages)}`;
  (part("previous") as HTMLButtonElement).disabled = view.page === 1;
  (part("next") as HTMLButtonElement).disabled = view.page === pages;
  (part("reset") as HTMLButtonElement).disabled = hashOf({ ...view, page: 1 }) === "";
  if (text.value !== view.text) text.value = view.text;
  sort.value = view.sort;
  for (const [name, select] of selects) choose(select, view[name]);
  for (const head of document.querySelectorAll<HTMLElement>("th[data-sort]")) {
    const id = head.dataset["sort"];
    const order = view.sort === id ? "ascending" : view.sort === `-${id}` ? "descending" : "none";
    head.setAttribute("aria-sort", order);
  }
  for (const link of document.querySelectorAll<HTMLAnchorElement>("#totals a"))
    if (link.hash === hashOf({ ...view, sort: "", page: 1 })) link.setAttribute("aria-current", "true");
    else link.removeAttribute("aria-current");
}

/** A link may name a value that no row has. */
function choose(select: HTMLSelectElement, value: string): void {
  if (select.value === value) return;
  select.value = value;
  if (select.value === value) return;
  select.append(made("option", `${value} (0)`, { value }));
  select.value = value;
}

/** Changes the view and the address, without a step in the history for each letter. */
function show(more: Partial<View>): void {
  view = { ...view, page: 1, ...more };
  draw();
  history.replaceState(null, "", hashOf(view) || location.href.replace(/#.*$/, ""));
}

function counted(count: number, one: string, many: string): string {
  return `${number(count)} ${nounFor(count, one, many)}`;
}

function number(value: number): string {
  return format.format(value);
}

for (const name of filterNames) {
  const { title, all } = filters[name];
  const choices = choicesOf(name, rows);
  if (choices.length < 2) continue;
  const select = made("select", "", { id: `filter-${name}` });
  select.append(made("option", all, { value: "" }));
  for (const [value, count] of choices)
    select.append(made("option", `${choiceTitle(name, value)} (${number(count)})`, { value }));
  select.addEventListener("change", () => show({ [name]: select.value }));
  selects.set(name, select);
  const label = made("label", "");
  label.append(made("span", title), select);
  part("sorting").before(label);
}

for (const { id, title, largestFirst } of shownColumns) {
  const orders = largestFirst ? [`-${id}`, id] : [id, `-${id}`];
  for (const order of orders)
    sort.append(made("option", `${title}, ${order === id ? "ascending" : "descending"}`, { value: order }));
  const head = document.querySelector(`th[data-sort="${id}"]`);
  const button = made("button", title, { type: "button" });
  button.addEventListener("click", () => show({ sort: nextSort(view.sort, id) }));
  head?.replaceChildren(button);
}

let waiting = 0;
text.addEventListener("input", () => {
  cancelAnimationFrame(waiting);
  waiting = requestAnimationFrame(() => show({ text: text.value }));
});
sort.addEventListener("change", () => show({ sort: sort.value }));
part("reset").addEventListener("click", () => {
  show(emptyView);
  text.focus();
});
part("filters").addEventListener("submit", (event) => event.preventDefault());
for (const [id, step] of [
  ["previous", -1],
  ["next", 1],
] as const)
  part(id).addEventListener("click", () => {
    show({ page: view.page + step });
    part("count").scrollIntoView();
  });
addEventListener("hashchange", () => {
  view = viewOf(location.hash);
  draw();
});

// Paper has no pages to turn: it gets all rows of the view, within reason.
addEventListener("beforeprint", () => {
  const found = rowsIn(view);
  table.replaceChildren(...found.slice(0, mostPrinted).map(drawn));
  const words = [...selects]
    .filter(([name]) => view[name] !== "")
    .map(([name]) => `${filters[name].title}: ${view[name]}`);
  const filtered = [...(view.text === "" ? [] : [`Text: ${view.text}`]), ...words].join("; ");
  part("printed").textContent = [
    `${counted(found.length, "row", "rows")}${found.length > mostPrinted ? `, of which the first ${number(mostPrinted)} are printed` : ""}.`,
    filtered,
  ].join(" ");
});
addEventListener("afterprint", draw);

part("filters").hidden = false;
draw();
document.documentElement.dataset["ready"] = "yes";
