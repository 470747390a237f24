/**
 * An inventory as one page of HTML that needs nothing else: it opens from a disk, loads nothing, and the browser is
 * told to run no other script than its own.
 */
import { browser } from "../../generated/browser.ts";
import { visible } from "../../sanitize/text.ts";
import { writeJsonLine } from "../../sanitize/json.ts";
import { columns } from "./columns.ts";
import {
  byImportance,
  fields,
  isSettingKind,
  mostPrinted,
  mostRows,
  type PageData,
  type PageRow,
  pageSize,
  uncheckedWord,
} from "./row.ts";
import { nounFor } from "../../sanitize/counted.ts";

/** A number above the table; with `view`, it leads to its rows. */
export interface Total {
  readonly count: number;
  readonly title: string;
  /** The fragment of the address, without `#`. */
  readonly view?: string;
  /** Whether any is bad. */
  readonly isBad?: true;
  /** Whether it begins a group of totals, of which it is the whole. */
  readonly isFirst?: true;
}

/** What a page shows. Texts may be hostile; rows are made by `pageRow`. */
export interface Page {
  readonly title: string;
  /** Of what the page is: the day, the tool, the commit. */
  readonly about: readonly string[];
  readonly totals: readonly Total[];
  readonly notes: readonly string[];
  /** The most important first; at most `mostRows`. */
  readonly rows: readonly PageRow[];
  /** The rows that there are besides, and where they are. */
  readonly more?: { readonly count: number; readonly where: string };
}

const legend =
  "Can: r read, w write, x execute commands, n reach the network, d start other agents, e call external tools.";

/** The text of the file. */
export function htmlPage(page: Page): string {
  const { title, about, totals, notes, rows } = page;
  const used = Object.entries(columns).filter(([, { uses }]) =>
    rows.some((row) => uses.some((field) => row[field] !== "")),
  );
  const data: PageData = {
    columns: used.map(([id]) => id),
    rows: rows.map((row) => fields.map((field) => row[field])),
  };
  const policy = [
    "default-src 'none'",
    `script-src '${browser.scriptHash}'`,
    `style-src '${browser.styleHash}'`,
    "base-uri 'none'",
    "form-action 'none'",
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
  ].join("; ");
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${policy}">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="referrer" content="no-referrer">
<meta name="color-scheme" content="light dark">
<title>${escaped(title)}</title>
<style>${browser.style}</style>
</head>
<body>
<header>
<h1>${escaped(title)}</h1>
<p class="about">${about.map((part) => `<span>${escaped(part)}</span>`).join(" ")}</p>
<ul id="totals" aria-label="Totals">
${totals.map(totalItem).join("\n")}
</ul>
${[...moreNotes(page), ...notes].map((note) => `<p class="note">${escaped(note)}</p>`).join("\n")}
</header>
<main>
<noscript><p class="note">${escaped(withoutScript(rows.length))}</p></noscript>
<form id="filters" hidden aria-label="Filters">
<label class="wide"><span>Text</span><input id="text" type="search" autocomplete="off" spellcheck="false" placeholder="all words, in any column"></label>
<label id="sorting"><span>Sort by</span><select id="sort"><option value="">importance</option></select></label>
<button id="reset" type="button">Show all</button>
</form>
<p id="count" role="status" aria-live="polite">${escaped(countOf(rows.length))}</p>
<p id="printed"></p>
<p id="legend">${escaped(legend)}</p>
<div id="scroll" role="region" aria-label="Table" tabindex="0">
<table role="table" aria-describedby="legend">
<caption>${escaped(
    captionOf(
      used.map(([id]) => id),
      rows,
    ),
  )}</caption>
<thead role="rowgroup"><tr role="row">${used
    .map(([id, column]) => `<th scope="col" role="columnheader" data-sort="${id}">${escaped(column.title)}</th>`)
    .join("")}</tr></thead>
<tbody id="rows" role="rowgroup">
${rows
  .slice(0, pageSize)
  .map((row) =>
    tableRow(
      row,
      used.map(([id]) => id),
    ),
  )
  .join("\n")}
</tbody>
</table>
</div>
<nav id="pager" aria-label="Pages" hidden><button id="previous" type="button">Previous</button> <span id="page"></span> <button id="next" type="button">Next</button></nav>
</main>
<footer>
<p>The field Text searches every row of this page. The browser's own search finds what is shown: ${pageSize} rows at a time. Printing takes the rows of the view, at most ${grouped(mostPrinted)}. The address keeps filters and order, so a view can be linked.</p>
<p>This file loads nothing and sends nothing.</p>
</footer>
<script type="application/json" id="data">${island(data)}</script>
<script>${browser.script}</script>
</body>
</html>
`;
}

/** JSON that ends no element: no `<`, no `>`, no `&`, nothing hidden. */
function island(data: PageData): string {
  return writeJsonLine(data)
    .trimEnd()
    .replace(/[<>&]/g, (character) => `\\u00${character.charCodeAt(0).toString(16)}`);
}

function totalItem({ count, title, view, isBad, isFirst }: Total): string {
  const inner = `<b>${grouped(count)}</b> ${escaped(title)}`;
  const look = isFirst ? ' class="first"' : isBad && count > 0 ? ' class="bad"' : "";
  return `<li${look}>${view === undefined || count === 0 ? `<span>${inner}</span>` : `<a href="#${escaped(view)}">${inner}</a>`}</li>`;
}

function moreNotes({ rows, more }: Page): readonly string[] {
  return more && more.count > 0
    ? [
        `This page has ${grouped(rows.length)} of ${grouped(rows.length + more.count)} rows, the most important first. ${more.where}`,
      ]
    : [];
}

function withoutScript(rows: number): string {
  return rows > pageSize
    ? `Without JavaScript, this page shows the first ${pageSize} of ${grouped(rows)} rows, and no filters.`
    : "Without JavaScript, this page has no filters.";
}

function countOf(rows: number): string {
  if (rows === 0) return "No rows.";
  return rows > pageSize
    ? `The first ${pageSize} of ${grouped(rows)} rows`
    : `${grouped(rows)} ${nounFor(rows, "row")}`;
}

function captionOf(ids: readonly string[], rows: readonly PageRow[]): string {
  const parts = [
    "One row for each profile of each host",
    ...(rows.some(({ verdict }) => verdict === uncheckedWord) ? ["one for each file that was not checked"] : []),
    ...(rows.some(({ verdict }) => isSettingKind(verdict)) ? ["one for each setting with power"] : []),
    ...(ids.includes("repository") ? ["one for each repository without any"] : []),
  ];
  const last = parts.length > 1 ? `, and ${parts.pop()}` : "";
  return `${parts.join(", ")}${last}.`;
}

function tableRow(row: PageRow, ids: readonly string[]): string {
  const cells = ids.map((id, at) => {
    const column = columns[id];
    const parts = (column?.parts(row) ?? []).map(({ text, look, isSilent }) => {
      const attributes = `${look ? ` class="${look}"` : ""}${isSilent ? ' aria-hidden="true"' : ""}`;
      return `<span${attributes}>${escaped(text)}</span>`;
    });
    const [name, role] = at === 0 ? ["th", 'scope="row" role="rowheader"'] : ["td", 'role="cell"'];
    return `<${name} ${role} data-title="${escaped(column?.title ?? "")}">${parts.join("")}</${name}>`;
  });
  return `<tr role="row"${row.stale ? ' class="stale"' : ""}>${cells.join("")}</tr>`;
}

function escaped(text: string): string {
  return visible(text).replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
}

function grouped(count: number): string {
  return String(count).replace(/\B(?=(\d{3})+$)/g, ",");
}

/** The most important rows of many: it keeps no more than twice what a page holds, however many there are. */
export function importantRows(all: Iterable<PageRow>): { readonly rows: readonly PageRow[]; readonly left: number } {
  let rows: PageRow[] = [];
  let count = 0;
  for (const row of all) {
    count++;
    rows.push(row);
    if (rows.length >= 2 * mostRows) rows = rows.sort(byImportance).slice(0, mostRows);
  }
  rows = rows.sort(byImportance).slice(0, mostRows);
  return { rows, left: count - rows.length };
}
