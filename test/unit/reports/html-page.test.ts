/** The HTML page of an inventory: nothing in a row becomes markup or script, and its views show what they say. */
import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { inventoryCsv } from "../../../src/fleet/merge/csv.ts";
import { inventoryHtml } from "../../../src/fleet/merge/html.ts";
import { sha256 } from "../../../src/platform/hash.ts";
import {
  choicesOf,
  emptyView,
  filterNames,
  filters,
  hashOf,
  nextSort,
  type View,
  viewer,
  viewOf,
} from "../../../src/reports/html/browser/view.ts";
import { columns } from "../../../src/reports/html/columns.ts";
import { htmlPage, importantRows } from "../../../src/reports/html/page.ts";
import {
  byImportance,
  fields,
  longestValue,
  mostPrinted,
  mostRows,
  type PageData,
  type PageRow,
  pageRow,
  pageSize,
  powerOf,
} from "../../../src/reports/html/row.ts";
import { listHtml } from "../../../src/reports/list/html.ts";
import { visible } from "../../../src/sanitize/text.ts";
import { rowsOfCsv } from "../../support/consumers.ts";
import { expectLinear } from "../../support/growth.ts";
import { hostileText } from "../../support/hostile.ts";
import {
  hostileInventory,
  inventoryOf,
  largeInventory,
  pageAttacks,
  profileRow,
  repositoryRow,
} from "../../support/inventories.ts";
import { layerAt, resultOf, subjectAt } from "../../support/results.ts";
import { runs } from "../../support/runs.ts";

/** The elements, with the content of those whose content is text. HTML's own rules for what ends them apply. */
function elementsOf(html: string): readonly { readonly name: string; readonly tag: string; readonly raw: string }[] {
  return [
    ...html.matchAll(
      /<!--[\s\S]*?(?:-->|$)|<(?:(script|style|title|textarea|noscript)\b((?:[^>"']|"[^"]*"|'[^']*')*)>([\s\S]*?)<\/\1[\s/>]|([a-z!/][^\s/>]*)((?:[^>"']|"[^"]*"|'[^']*')*)>)/gi,
    ),
  ].map(([whole, rawName, rawTag, raw, name, tag]) => ({
    name: (rawName ?? name ?? whole).toLowerCase(),
    tag: rawTag ?? tag ?? "",
    raw: raw ?? "",
  }));
}

const hashIn = (text: string) => `sha256-${createHash("sha256").update(text).digest("base64")}`;

function dataOf(html: string): PageData {
  const [island] = elementsOf(html).filter(({ name, tag }) => name === "script" && tag.includes("application/json"));
  return JSON.parse(island?.raw ?? "") as PageData;
}

const rowsOf = (html: string): readonly PageRow[] =>
  dataOf(html).rows.map(
    (values) => Object.fromEntries(fields.map((field, at) => [field, values[at] ?? ""])) as PageRow,
  );

/** What a page may consist of. An attribute of ours never has a name that begins with `on`. */
const ownElements =
  /^\/?(?:!doctype|html|head|meta|title|style|body|header|h1|p|span|b|ul|li|a|main|noscript|form|label|input|select|option|button|div|table|caption|thead|tbody|tr|th|td|nav|footer|script)$/;

/** What acts in a page that nothing may reach. */
function faultsOf(html: string): readonly string[] {
  const elements = elementsOf(html);
  const scripts = elements.filter(({ name }) => name === "script");
  const styles = elements.filter(({ name }) => name === "style");
  const policy = /<meta http-equiv="Content-Security-Policy" content="([^"]*)">/.exec(html)?.[1] ?? "";
  return [
    ...elements.filter(({ name }) => !ownElements.test(name)).map(({ name }) => `<${name}>`),
    ...elements
      .filter(({ tag }) => /\s(?:on\w+|style|src|srcset|srcdoc|action|formaction)\s*=/i.test(` ${tag}`))
      .map(({ tag }) => tag),
    ...elements.filter(({ tag }) => /\shref=(?!"#)/i.test(tag)).map(({ tag }) => tag),
    ...(scripts.length === 2 ? [] : [`${scripts.length} scripts`]),
    ...(scripts[0]?.raw.includes("<") ? ["an opening bracket in the data"] : []),
    ...(styles.length === 1 ? [] : [`${styles.length} styles`]),
    ...(policy.includes(`script-src '${hashIn(scripts[1]?.raw ?? "")}';`) ? [] : ["the digest of the script"]),
    ...(policy.includes(`style-src '${hashIn(styles[0]?.raw ?? "")}';`) ? [] : ["the digest of the style"]),
    ...(policy.startsWith("default-src 'none'; ") && !/unsafe|\*|https?:|data:|blob:/.test(policy) ? [] : [policy]),
    ...(/[\u0000-\u0009\u000b-\u001f\u007f-\u009f\u200b\u2028-\u202e\u2066-\u2069\ufeff]/.test(
      html.replace(scripts[1]?.raw ?? "", ""),
    )
      ? ["hidden characters"]
      : []),
  ];
}

const row: fc.Arbitrary<PageRow> = fc
  .record(Object.fromEntries(fields.map((field) => [field, hostileText])))
  .map((values) => pageRow(values));

const page = (rows: readonly PageRow[], title = "T") =>
  htmlPage({ title, about: [title], totals: [{ count: 1, title, view: "power=write" }], notes: [title], rows });

describe("a page", () => {
  it("has the rows as they were, and no other markup, script, style or handler than its own", () =>
    fc.assert(
      fc.property(fc.array(row, { maxLength: 5 }), hostileText, (rows, title) => {
        const html = page(rows, title);
        expect(faultsOf(html)).toEqual([]);
        expect(rowsOf(html)).toEqual(rows);
        for (const one of rows) for (const field of fields) expect(visible(one[field])).toBe(one[field]);
      }),
      { numRuns: runs(150, 3_000) },
    ));

  it.each(fields)("keeps every attack in `%s` a text", (field) => {
    const rows = pageAttacks.map((attack) => pageRow({ verdict: "loaded", name: "x", [field]: attack }));
    const html = page(rows);
    expect(faultsOf(html)).toEqual([]);
    expect(rowsOf(html)).toEqual(rows);
  });

  it("finds what the property is for", () => {
    const html = page([]);
    for (const attack of [
      "<img src=x onerror=alert(1)>",
      "<script>alert(1)</script>",
      "<b onclick=x>",
      "\u202e",
      '<a href="javascript:x">',
    ])
      expect(faultsOf(html.replace("<main>", `<main>${attack}`))).not.toEqual([]);
    expect(faultsOf(html.replace("<style>", "<style> "))).toEqual(["the digest of the style"]);
  });

  it("leaves out columns that no row uses", () => {
    const html = page([pageRow({ verdict: "loaded", name: "x", host: "claude", can: "read" })]);
    expect(dataOf(html).columns).toEqual(["subagent", "host", "can", "verdict"]);
  });

  it("has a first part for readers without JavaScript, and says which", () => {
    const html = inventoryHtml(largeInventory(pageSize + 50));
    expect(html.match(/<tr role="row"/g)).toHaveLength(pageSize + 1);
    expect(html).toContain(
      `<noscript><p class="note">Without JavaScript, this page shows the first ${pageSize} of ${pageSize + 50} rows`,
    );
  });

  it("shortens long values and breaks no character", () => {
    const { name } = pageRow({ name: "👩‍🚀".repeat(200) });
    expect(name.length).toBeLessThan(310);
    expect(name).not.toMatch(/\p{Cs}/u);
    expect(name.endsWith("…")).toBe(true);
  });
});

describe("the page of a fleet", () => {
  it("counts, and names the organisation", () => {
    const html = inventoryHtml(
      inventoryOf([
        [
          repositoryRow("acme/a", { profiles: 2, conclusion: "failed" }),
          profileRow("acme/a", { capabilities: ["read", "write"], allowed: false }),
          profileRow("acme/a"),
        ],
        [repositoryRow("acme/b", { stale: true, date: "2026-11-01" })],
        [repositoryRow("acme/c", { conclusion: "unreached", problem: "it is gone" })],
      ]),
    );
    expect(html).toContain("<title>Subagents of acme</title>");
    const totals = [...html.matchAll(/<b>([\d,]+)<\/b> ([^<]+)</g)].map(([, count, title]) => `${count} ${title}`);
    expect(totals).toEqual([
      "3 repositories",
      "1 failed",
      "1 without the check",
      "1 not read",
      "1 stale",
      "2 profiles",
      "1 not allowed",
      "0 can execute commands",
      "1 can write",
    ]);
    expect(
      rowsOf(html).map(({ repository, name, policy, problem, stale }) => [repository, name, policy, problem, stale]),
    ).toEqual([
      ["acme/a", "reader", "not allowed", "", ""],
      ["acme/c", "", "", "it is gone", ""],
      ["acme/a", "reader", "allowed", "", ""],
      ["acme/b", "", "", "", "stale"],
    ]);
  });

  it("says where the check runs with which pin, and which repository gained power", () => {
    const gate = (kind: "workflow" | "ruleset", version: string | null, commit?: string | null) => ({
      kind,
      path: "x.yml",
      line: 1,
      version,
      ruleset: commit === undefined ? null : { id: 1, repository: "acme/.github", commit },
    });
    const html = inventoryHtml(
      inventoryOf([
        [repositoryRow("acme/a", { gate: [gate("workflow", "acme/check@v1"), gate("workflow", "acme/check@v1")] })],
        [repositoryRow("acme/b", { gate: [gate("ruleset", null, "c".repeat(40))], power: "widened" })],
        [repositoryRow("acme/c", { gate: [gate("ruleset", null, null)] })],
      ]),
    );
    expect(rowsOf(html).map((one) => [one.gate, one.pin, one.power])).toEqual([
      ["workflow", "v1", ""],
      ["ruleset", "c".repeat(12), "widened"],
      ["ruleset", "not pinned", ""],
    ]);
    expect(html).toContain(">gained power</span>");
  });

  it("is inert whatever the repositories hold", () => expect(faultsOf(inventoryHtml(hostileInventory()))).toEqual([]));

  it("has at most 10,000 rows, the most important first, and says where the others are", () => {
    const html = inventoryHtml(largeInventory(mostRows + 1));
    const rows = rowsOf(html);
    expect(rows).toHaveLength(mostRows);
    expect(html).toMatch(/10,000 of 10,001 rows.*inventory\.csv and settings\.csv .*inventory\.sqlite/);
    expect(rows.toSorted(byImportance)).toEqual(rows);
    expect(inventoryHtml(largeInventory(mostRows))).not.toContain("This page has");
  });

  it("has the rows of the CSV file", () => {
    const inventory = largeInventory(300);
    const [head = [], ...lines] = rowsOfCsv([...inventoryCsv(inventory)].join(""));
    const inCsv = lines.map((cells) =>
      ["repository", "host", "path", "verdict", "capabilities", "owner", "until"]
        .map((name) => cells[head.indexOf(name)])
        .join("|"),
    );
    const onPage = rowsOf(inventoryHtml(inventory)).map(({ repository, host, path, verdict, can, owner, until }) => {
      return [repository, host, path, verdict, can, owner, until].join("|");
    });
    // A cell that a spreadsheet would take for a formula begins with an apostrophe.
    expect(onPage.toSorted()).toEqual(inCsv.map((one) => one.replaceAll("|'", "|")).toSorted());
  });

  it("keeps the same rows however many there are to choose from", () => {
    const all = Array.from({ length: 2 * mostRows + 17 }, (_, at) =>
      pageRow({ repository: `r${(at * 7919) % 1_000_003}`, verdict: "loaded", can: at % 3 ? "read" : "read execute" }),
    );
    const { rows, left } = importantRows(all);
    expect(left).toBe(mostRows + 17);
    expect(rows).toEqual(all.toSorted(byImportance).slice(0, mostRows));
  });
});

describe("the page of one repository", () => {
  it("shows each profile, and no column of repositories", () => {
    const subject = subjectAt(".claude/agents/<b>.md", layerAt(".claude/agents"), {
      name: "<img src=x onerror=alert(1)>",
    });
    const html = listHtml({ ...resultOf([], { subjects: [subject] }), ownersOf: () => ["@acme/dx"] }, sha256);
    expect(faultsOf(html)).toEqual([]);
    expect(dataOf(html).columns).toEqual(["subagent", "host", "can", "policy", "owner", "verdict", "model"]);
    expect(rowsOf(html)[0]).toMatchObject({
      name: "<img src=x onerror=alert(1)>",
      policy: "unknown",
      codeOwners: "@acme/dx",
    });
    expect(html).toContain("No policy states a ceiling.");
  });
});

const view: fc.Arbitrary<View> = fc.record({
  text: hostileText.map((text) => visible(text).slice(0, 300)),
  ...(Object.fromEntries(filterNames.map((name) => [name, hostileText.map((text) => visible(text).slice(0, 300))])) as {
    [N in (typeof filterNames)[number]]: fc.Arbitrary<string>;
  }),
  sort: fc.constantFrom("", ...Object.keys(columns), ...Object.keys(columns).map((id) => `-${id}`)),
  page: fc.integer({ min: 1, max: 99 }),
});

describe("the documentation", () => {
  const text = readFileSync("docs/fleet.md", "utf8").replace(/\s+/g, " ");

  it("says the limits of the page", () => {
    const number = (value: number) => value.toLocaleString("en");
    for (const said of [
      `at most ${number(mostRows)} rows, the most important first`,
      `${number(pageSize)} rows at a time`,
      `all rows of the view, at most ${number(mostPrinted)}`,
      `the first ${number(pageSize)} rows and all totals`,
      `at most ${number(longestValue)} characters`,
    ])
      expect(text).toContain(said);
  });

  it("shows an address that is a view with rows", () => {
    const [, hash = ""] = /`inventory\.html(#[^`]+)`/.exec(text) ?? [];
    expect(viewOf(hash)).toEqual({ ...emptyView, power: "execute", policy: "not allowed" });
    expect(hashOf(viewOf(hash))).toBe(hash);
    expect(viewer(rowsOf(inventoryHtml(largeInventory(400))))(viewOf(hash)).length).toBeGreaterThan(0);
  });

  it("names every filter of the page", () => {
    for (const { title } of Object.values(filters)) expect(text).toMatch(new RegExp(title.split(" ")[0] ?? "", "i"));
  });
});

describe("a view", () => {
  const rows = rowsOf(inventoryHtml(largeInventory(400)));
  const show = viewer(rows);

  it("is the same after its address was followed", () =>
    fc.assert(
      fc.property(view, (one) => {
        expect(viewOf(hashOf(one))).toEqual(one);
      }),
      { numRuns: runs(200, 3_000) },
    ));

  it("of everything has no address, and an address of nothing known is that view", () => {
    expect(hashOf(emptyView)).toBe("");
    for (const hash of ["", "#", "#sort=__proto__", "#page=-1&page=x", "#x=y"]) expect(viewOf(hash)).toEqual(emptyView);
  });

  it.each(filterNames)("filters by `%s`: each choice has as many rows as it says, and no other", (name) => {
    const choices = choicesOf(name, rows);
    expect(choices.length).toBeGreaterThan(1);
    for (const [value, count] of choices) {
      const shown = show({ ...emptyView, [name]: value });
      expect(shown).toHaveLength(count);
      expect(shown).toEqual(rows.filter((one) => (filters[name].valuesOf(one) as readonly string[]).includes(value)));
    }
  });

  it("finds all words of a text in any column, in any case", () => {
    const shown = show({ ...emptyView, text: "CLAUDE billing" });
    expect(shown.length).toBeGreaterThan(0);
    expect(shown).toEqual(
      rows.filter(
        (one) => /claude/.test(Object.values(one).join("\n")) && /billing/.test(Object.values(one).join("\n")),
      ),
    );
  });

  it.each(Object.entries(columns))(
    "sorts by %s in both directions, empty values last, and loses no row",
    (id, column) => {
      for (const sort of [id, `-${id}`]) {
        const shown = show({ ...emptyView, sort });
        expect(new Set(shown)).toEqual(new Set(rows));
        const keys = shown.map((one) => column.key(one).toLowerCase());
        const filled = keys.filter((key) => key !== "");
        expect(keys.slice(filled.length).every((key) => key === "")).toBe(true);
        const sorted = filled.toSorted((a, b) => (a < b ? -1 : a > b ? 1 : 0));
        expect(filled).toEqual(sort === id ? sorted : sorted.toReversed());
      }
    },
  );

  it("costs in proportion to the rows", () =>
    expectLinear(
      1_000,
      (size) => viewer(rowsOf(inventoryHtml(largeInventory(size)))),
      (show) => [
        show({ ...emptyView, text: "claude", power: "execute" }),
        show({ ...emptyView, sort: "owner" }),
        show({ ...emptyView, sort: "-can" }),
      ],
    ));

  it("comes back to the page's own order with the third click", () => {
    expect([nextSort("", "host"), nextSort("host", "host"), nextSort("-host", "host")]).toEqual(["host", "-host", ""]);
    expect([nextSort("host", "can"), nextSort("-can", "can"), nextSort("can", "can")]).toEqual(["-can", "can", ""]);
  });

  it("ranks by power: commands before everything else", () => {
    const of = (can: string) => powerOf({ can });
    expect(of("execute")).toBeGreaterThan(of("read write network delegate external"));
    expect(of("read write")).toBeGreaterThan(of("read network delegate"));
    expect(of("")).toBe(0);
  });
});
