/** The HTML page in a browser: from the disk, with hostile rows, by mouse and keyboard, in the dark, on a phone and on paper. */
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import type { Browser, BrowserContextOptions, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { inventoryHtml } from "../../../src/fleet/merge/html.ts";
import { mostPrinted, mostRows, pageSize } from "../../../src/reports/html/row.ts";
import { permissionsUnder } from "../../../src/evaluate/permission.ts";
import { sha256 } from "../../../src/platform/hash.ts";
import { listHtml } from "../../../src/reports/list/html.ts";
import { agent, inputFor, judged } from "../../support/judging.ts";
import { startChromium } from "../../support/chromium.ts";
import { run } from "../../support/command.ts";
import { hostileInventory, largeInventory } from "../../support/inventories.ts";
import { makeRepository, removeFolders, temporaryFolder } from "../../support/repository.ts";

let browser: Browser;
let large = "";
let hostile = "";
let small = "";

beforeAll(async () => {
  const folder = temporaryFolder();
  const written = (name: string, text: string) => {
    writeFileSync(join(folder, name), text);
    return pathToFileURL(join(folder, name)).href;
  };
  large = written("large.html", inventoryHtml(largeInventory(mostRows)));
  small = written("small.html", inventoryHtml(largeInventory(60)));
  hostile = written("hostile.html", inventoryHtml(hostileInventory()));
  browser = await startChromium();
});
afterAll(async () => {
  await browser?.close();
  removeFolders();
});

/** Opens a page and keeps what it does besides showing itself: messages, dialogs, requests, errors. */
async function opened(
  address: string,
  options: BrowserContextOptions = {},
): Promise<{ readonly page: Page; readonly events: readonly string[] }> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 }, ...options });
  const page = await context.newPage();
  const events: string[] = [];
  page.on("console", (message) => events.push(`console: ${message.text()}`));
  page.on("pageerror", ({ message }) => events.push(`error: ${message}`));
  page.on("dialog", (dialog) => {
    events.push(`dialog: ${dialog.message()}`);
    void dialog.dismiss();
  });
  page.on("popup", () => events.push("popup"));
  page.on("request", (asked) => {
    if (asked.url() !== address.replace(/#.*/s, "")) events.push(`asked for ${asked.url()}`);
  });
  await page.addInitScript(
    "addEventListener('securitypolicyviolation', (event) => console.error('refused: ' + event.violatedDirective))",
  );
  await page.goto(address);
  if (options.javaScriptEnabled !== false) await page.waitForSelector("html[data-ready]");
  return { page, events };
}

const namesIn = (page: Page) => page.locator("tbody tr > th > span:first-child").allTextContents();
const cellsIn = (page: Page, title: string) =>
  page.locator(`tbody [data-title="${title}"] > span:first-child`).allTextContents();
const countIn = (page: Page) => page.locator("#count").textContent();
/** The address that the page itself sees. What the browser reports of it to a test arrives later. */
const addressOf = (page: Page) => page.evaluate<string>("location.href");

/** Follows a link within the page, or its history: a click is over before the page draws what the new address says. */
async function follow(page: Page, step: () => Promise<unknown>): Promise<void> {
  await page.evaluate(
    "void (window.followed = new Promise((done) => addEventListener('hashchange', done, { once: true })))",
  );
  await step();
  await page.evaluate("window.followed.then(() => 0)");
}

describe("a hostile inventory", () => {
  it.each(["light", "dark"] as const)("does nothing but show itself, in %s", async (colorScheme) => {
    const { page, events } = await opened(hostile, { colorScheme });
    const rows = await page.locator("tbody tr").count();
    expect(rows).toBe(Math.min(pageSize, hostileInventory().repositories.length));
    for (const name of ["host", "owner", "verdict", "repository"])
      for (const at of [1, 60]) {
        await page.locator(`#filter-${name}`).selectOption({ index: at });
        expect(await page.locator("tbody tr").count()).toBeGreaterThan(0);
        await page.locator(`#filter-${name}`).selectOption("");
      }
    for (const head of await page.locator("thead button").all()) await head.click();
    await page.locator("#text").fill("<script>alert(1)");
    await expect.poll(() => countIn(page)).toMatch(/^1 row/);
    await page.evaluate("dispatchEvent(new Event('beforeprint'))");
    expect(await page.locator("body img, body svg, body iframe, body base, body script:not([type])").count()).toBe(1);
    expect(events).toEqual([]);
    await page.context().close();
  });

  it("stays inert behind an address of somebody else", async () => {
    const { page, events } = await opened(
      `${hostile}#text=<img src=x onerror=alert(1)>&host=%3Cscript%3E&owner=\u202ex&sort=__proto__&page=1e9`,
    );
    expect(await countIn(page)).toMatch(/^No row matches\./);
    expect(await page.locator("#filter-owner").inputValue()).toBe("<U+202E>x");
    expect(events).toEqual([]);
    await page.context().close();
  });

  it("finds that the browser refuses other scripts, styles and addresses", async () => {
    const { page, events } = await opened(hostile);
    await page
      .evaluate(`
      const script = document.createElement('script');
      script.append('document.title = "run"');
      document.body.append(script);
      const style = document.createElement('style');
      style.textContent = 'body { display: none }';
      document.body.append(style);
      try { document.body.insertAdjacentHTML('beforeend', '<img>'); } catch (error) { console.error('no markup'); }
      fetch('https://evil.example/').catch(() => 0);
      new Image().src = 'https://evil.example/x.png';
    `)
      .catch(() => undefined);
    expect(await page.title()).not.toBe("run");
    expect(await page.locator("body").isVisible()).toBe(true);
    const said = events.join("\n");
    for (const refused of ["TrustedScript", "style-src", "connect-src", "img-src"]) expect(said).toContain(refused);
    expect(said).toContain("no markup");
    await page.context().close();
  });
});

describe("an inventory of 10,000 rows", () => {
  it("filters, sorts and turns pages, and its address is the view", async () => {
    const { page, events } = await opened(large);
    expect(await countIn(page)).toMatch(/^10,000 rows in [\d,]+ repositories; rows 1 to 100 are shown$/);
    await page.locator("#filter-host").selectOption("codex");
    await page.locator("#filter-power").selectOption("execute");
    expect(new Set(await cellsIn(page, "Host"))).toEqual(new Set(["codex"]));
    expect(new URL(await addressOf(page)).hash).toBe("#host=codex&power=execute");
    const sortBy = page.locator("th[data-sort=repository]");
    await sortBy.locator("button").click();
    expect(await sortBy.getAttribute("aria-sort")).toBe("ascending");
    const shown = await cellsIn(page, "Repository");
    expect(shown).toEqual(shown.toSorted());
    await page.locator("#next").click();
    expect(await addressOf(page)).toContain("#host=codex&power=execute&sort=repository&page=2");
    const [names, address] = [await namesIn(page), await addressOf(page)];
    const other = await opened(address);
    expect(await namesIn(other.page)).toEqual(names);
    await page.locator("#reset").click();
    expect(await addressOf(page)).toBe(large);
    expect(await countIn(page)).toMatch(/^10,000 rows/);
    expect([...events, ...other.events]).toEqual([]);
    await other.page.context().close();
    await page.context().close();
  });

  it("leads from a total to its rows, and back by the browser's own button", async () => {
    const { page } = await opened(large);
    const total = page.locator("#totals a", { hasText: "not read" });
    const count = Number((await total.locator("b").textContent())?.replaceAll(",", ""));
    await follow(page, () => total.click());
    expect(await countIn(page)).toMatch(new RegExp(`^${count} rows in ${count} repositories`));
    const [problem, ...others] = new Set(await cellsIn(page, "Subagent"));
    expect(problem).toContain("repository is empty");
    expect(others).toEqual([]);
    await follow(page, () => page.locator("#totals a", { hasText: "stale" }).click());
    expect(await page.locator("tbody tr:not(.stale)").count()).toBe(0);
    await follow(page, () => page.goBack());
    expect(await page.locator("#filter-state").inputValue()).toBe("unreached");
    await page.context().close();
  });

  it("is used with the keyboard alone, and says what changed", async () => {
    const { page } = await opened(large);
    const focused = () => page.evaluate<string>("(document.activeElement.id || document.activeElement.textContent)");
    const reached: string[] = [];
    for (let at = 0; at < 40 && reached.at(-1) !== "Can"; at++) {
      await page.keyboard.press("Tab");
      reached.push(await focused());
    }
    for (const name of [
      "text",
      "filter-host",
      "filter-power",
      "filter-owner",
      "filter-verdict",
      "filter-repository",
      "scroll",
    ])
      expect(reached).toContain(name);
    expect(
      await page.evaluate(
        "getComputedStyle(document.activeElement).outlineStyle !== 'none' && document.activeElement.matches(':focus-visible')",
      ),
    ).toBe(true);
    await page.keyboard.press("Enter");
    expect(await page.locator("th[data-sort=can]").getAttribute("aria-sort")).toBe("descending");
    await page.keyboard.press("Space");
    expect(await page.locator("th[data-sort=can]").getAttribute("aria-sort")).toBe("ascending");
    expect(await focused()).toBe("Can");
    await page.locator("#text").focus();
    await page.keyboard.type("gemini release");
    await expect.poll(() => addressOf(page)).toContain("release");
    expect(await page.locator("#count").getAttribute("aria-live")).toBe("polite");
    expect(await countIn(page)).not.toMatch(/^10,000/);
    await page.keyboard.press("Enter");
    expect(await addressOf(page)).toContain("text=gemini+release");
    await page.context().close();
  });

  it("is a table with a caption, headers and names for a screen reader", async () => {
    const { page } = await opened(small);
    const tree = await page.locator("body").ariaSnapshot();
    expect(tree).toMatch(/- table "One row for each profile of each host, and one for each repository without any\."/);
    expect(tree).toMatch(/- columnheader "Repository"/);
    expect(tree).toMatch(/- rowheader "/);
    expect(tree).toMatch(/- searchbox "Text"/);
    for (const name of ["Host", "Power", "Owner", "Verdict", "Repository"])
      expect(tree).toContain(`- combobox "${name}"`);
    expect(tree).toMatch(/- cell "read, write, execute/);
    expect(tree).toMatch(/- status: 60 rows in 23 repositories/);
    await page.context().close();
  });

  it("draws one part of the rows, however many match", async () => {
    const { page } = await opened(large);
    for (const value of ["loaded", ""]) {
      await page.locator("#filter-verdict").selectOption(value);
      expect(await page.locator("tbody tr").count()).toBe(pageSize);
    }
    await page.context().close();
  });

  it.each(["light", "dark"] as const)("is legible in %s", async (colorScheme) => {
    const { page } = await opened(large, { colorScheme });
    const low = await page.evaluate<readonly string[]>(contrastScript);
    expect(low).toEqual([]);
    const background = await page.evaluate<string>("getComputedStyle(document.body).backgroundColor");
    expect(Number(/\d+/.exec(background)?.[0]) < 100).toBe(colorScheme === "dark");
    await page.context().close();
  });

  it.each([420, 320])("fits a phone of %i pixels", async (width) => {
    for (const address of [large, hostile]) {
      const { page, events } = await opened(address, { viewport: { width, height: 800 } });
      expect(await page.evaluate("document.documentElement.scrollWidth")).toBe(width);
      expect(
        await page.evaluate(
          "[...document.querySelectorAll('tbody span, #totals b')].filter((one) => one.getBoundingClientRect().right > innerWidth).length",
        ),
      ).toBe(0);
      await page.locator("#sort").selectOption("-can");
      expect(await addressOf(page)).toContain("sort=-can");
      expect(events).toEqual([]);
      await page.context().close();
    }
  });

  it("prints every row of the view up to its limit, and is as before afterwards", async () => {
    const { page } = await opened(`${large}#host=codex&power=write`);
    await page.evaluate(
      "addEventListener('beforeprint', () => { document.title = String(document.querySelectorAll('tbody tr').length); })",
    );
    const count = Number(/^[\d,]+/.exec((await countIn(page)) ?? "")?.[0].replaceAll(",", ""));
    expect(count).toBeGreaterThan(pageSize);
    expect((await page.pdf()).length).toBeGreaterThan(10_000);
    expect(await page.title()).toBe(String(count));
    expect(await page.locator("#printed").textContent()).toBe(`${count} rows. Host: codex; Power: write`);
    expect(await page.locator("tbody tr").count()).toBe(pageSize);
    await page.locator("#reset").click();
    await page.evaluate("dispatchEvent(new Event('beforeprint'))");
    expect(await page.locator("tbody tr").count()).toBe(mostPrinted);
    await page.emulateMedia({ media: "print" });
    expect(await page.locator("#filters").isVisible()).toBe(false);
    expect(await page.locator("#printed").textContent()).toMatch(/^10,000 rows, of which the first 2,000 are printed/);
    await page.context().close();
  });

  it("shows its first rows where no script runs", async () => {
    const { page } = await opened(large, { javaScriptEnabled: false });
    expect(await page.locator("tbody tr").count()).toBe(pageSize);
    expect(await page.locator("#filters").isVisible()).toBe(false);
    expect(await page.locator("noscript p").textContent()).toContain("the first 100 of 10,000 rows");
    await page.context().close();
  });

  it("draws with its script what it was written with", async () => {
    const markup = (page: Page) =>
      page.locator("tbody").evaluate<string, { innerHTML: string }>((one) => one.innerHTML);
    const plain = await opened(hostile, { javaScriptEnabled: false });
    const drawn = await opened(hostile);
    const tidy = (text: string) => text.replaceAll("\n", "");
    expect(tidy(await markup(drawn.page))).toBe(tidy(await markup(plain.page)));
    await Promise.all([plain.page.context().close(), drawn.page.context().close()]);
  });
});

it("cuts nothing of the agents through which a subagent can do more, on any screen and on paper", async () => {
  const files = {
    ".claude/agents/lead.md": agent("lead", "Read, Task"),
    ".claude/agents/worker.md": agent("worker", "Bash"),
  };
  const [result, { options }] = [await judged(files), await inputFor(files)];
  const permissionOf = permissionsUnder(options.decisions, result.inspection, result.findings);
  const path = join(temporaryFolder(), "list.html");
  writeFileSync(path, listHtml({ ...result, permissionOf }, sha256));
  for (const [width, media] of [
    [360, "screen"],
    [1280, "screen"],
    [1040, "print"],
  ] as const) {
    const { page } = await opened(pathToFileURL(path).href, { viewport: { width, height: 800 } });
    await page.emulateMedia({ media });
    const through = page.locator('[data-title="Can"] .sub');
    expect(await through.count()).toBe(1);
    expect(await through.textContent()).toContain("worker: execute");
    const [inner, outer] = await through.evaluate<
      readonly [number, number],
      { scrollWidth: number; clientWidth: number }
    >(({ scrollWidth, clientWidth }) => [scrollWidth, clientWidth]);
    expect(inner).toBeLessThanOrEqual(outer);
    expect(await page.evaluate<boolean>("document.documentElement.scrollWidth <= innerWidth")).toBe(true);
    await page.context().close();
  }
});

it("`list --format html` is such a page", async () => {
  const { directory } = makeRepository({
    ".claude/agents/a.md":
      "---\nname: <img src=x onerror=alert(1)>\ndescription: Reads the code.\ntools: Read, Bash\n---\nLook.\n",
    ".claude/agents/b.md": "---\nname: b\ndescription: Reads the code.\ntools: Read\n---\nLook.\n",
    ".github/agent-profile-check.yml": "ceiling: [read]\n",
  });
  const { code, stdout, stderr } = await run(["list", "--format", "html=agents.html"], { cwd: directory });
  expect([code, stdout, stderr]).toEqual([0, "", ""]);
  const { page, events } = await opened(pathToFileURL(join(directory, "agents.html")).href);
  expect(await cellsIn(page, "Policy")).toContain("not allowed");
  expect(await page.locator("tbody tr").count()).toBeGreaterThan(1);
  expect(events).toEqual([]);
  await page.context().close();
});

/** Texts with less contrast than 4.5 to 1 (WCAG 2.1, 1.4.3) against what is behind them. */
const contrastScript = `
  const parts = (color) => color.match(/[\\d.]+/g).map(Number);
  const light = (color) => {
    const [r, g, b] = parts(color).slice(0, 3).map((one) => { const c = one / 255; return c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4; });
    return 0.2126 * r + 0.7152 * g + 0.0722 * b;
  };
  const behind = (element) => {
    for (let one = element; one; one = one.parentElement) {
      const color = getComputedStyle(one).backgroundColor;
      const alpha = parts(color)[3];
      if (alpha === undefined || alpha > 0) return color;
    }
    return 'rgb(255, 255, 255)';
  };
  [...new Set([...document.querySelectorAll('body *')].filter((one) => one.checkVisibility() && !one.matches(':disabled') && [...one.childNodes].some((child) => child.nodeType === 3 && child.data.trim())).flatMap((one) => {
    const [a, b] = [light(getComputedStyle(one).color), light(behind(one))];
    const ratio = (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
    return ratio < 4.5 ? [one.tagName + '.' + one.className + ' ' + ratio.toFixed(2)] : [];
  }))]`;
