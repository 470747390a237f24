/**
 * Screenshots of the comment and the summary for pull requests of every size, and of the HTML page, in light and dark,
 * narrow and wide. Needs `cmark-gfm` and Chromium; styles, Mermaid and the pictures go below `build/`. `npm run
 * pictures -- NAME…` draws only those; the HTML page is called `inventory`.
 */
import { execFileSync } from "node:child_process";
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { inventoryHtml } from "../src/fleet/merge/html.ts";
import { commentOf, markdown, reportModelOf, undecided, undecidedComment } from "../src/reports/markdown/index.ts";
import { startChromium } from "../test/support/chromium.ts";
import { hostileInventory, largeInventory } from "../test/support/inventories.ts";
import { linksOfScene, resultOfScene, scenes } from "./scenes.ts";

const folder = resolve("build/pictures");
const run = "https://github.com/octo-org/octo-repo/actions/runs/1/attempts/1";

mkdirSync(folder, { recursive: true });
if (!existsSync(join(folder, "node_modules"))) {
  writeFileSync(join(folder, "package.json"), '{ "private": true }\n');
  execFileSync(
    "npm",
    ["install", "--no-audit", "--no-fund", "--ignore-scripts", "github-markdown-css@5.9.0", "mermaid@12.3.0"],
    { cwd: folder, stdio: "inherit" },
  );
}
const mermaid = readFileSync(join(folder, "node_modules/mermaid/dist/mermaid.min.js"), "utf8").replaceAll(
  "</script>",
  "<\\/script>",
);

const browser = await startChromium();
const wanted = process.argv.slice(2);
const undecidedScene = "nothing-decided";
for (const [name, scene] of Object.entries(scenes)) {
  if (wanted.length > 0 && !wanted.includes(name)) continue;
  const result = await resultOfScene(scene);
  const links = linksOfScene(result, run);
  for (const [kind, page] of [
    ["comment", commentOf(reportModelOf(result), links, "<!-- x -->")],
    ["summary", markdown(result, links)],
  ] as const) {
    writeFileSync(join(folder, `${name}-${kind}.md`), page);
    for (const theme of ["light", "dark"] as const)
      for (const width of [420, 1000]) await draw(`${name}-${kind}-${theme}-${width}`, htmlOf(page), theme, width);
  }
}

if (wanted.length === 0 || wanted.includes(undecidedScene)) {
  const reason = "the policy `acme/policy//agents.yml@v3` could not be fetched: GitHub answers with 404";
  for (const [kind, page] of [
    ["comment", undecidedComment(reason, { server: "https://github.com", run }, "<!-- x -->")],
    ["summary", undecided(reason, ["`.github/agent-profile-check.yml:3` the policy is named here"])],
  ] as const) {
    writeFileSync(join(folder, `${undecidedScene}-${kind}.md`), page);
    for (const theme of ["light", "dark"] as const)
      for (const width of [420, 1000])
        await draw(`${undecidedScene}-${kind}-${theme}-${width}`, htmlOf(page), theme, width);
  }
}

if (wanted.length === 0 || wanted.includes("inventory")) {
  for (const [name, inventory] of [
    ["inventory", largeInventory(10_000)],
    ["inventory-hostile", hostileInventory()],
  ] as const) {
    const file = join(folder, `${name}.html`);
    writeFileSync(file, inventoryHtml(inventory));
    if (name === "inventory") process.stdout.write(`${await timesOf(file)}\n`);
    for (const theme of ["light", "dark", "print"] as const)
      for (const width of theme === "print" ? [1040] : [420, 1400])
        await drawPage(`${name}-${theme}-${width}`, file, theme, width);
  }
}
await browser.close();

function htmlOf(page: string): string {
  const extensions = ["table", "strikethrough", "autolink", "tagfilter", "tasklist", "footnotes"].flatMap(
    (extension) => ["-e", extension],
  );
  const body = execFileSync("cmark-gfm", ["--unsafe", "--github-pre-lang", ...extensions], {
    input: page,
    encoding: "utf8",
  });
  return coloured(body).replace(
    /<pre lang="mermaid"><code>([\s\S]*?)<\/code><\/pre>/g,
    '<pre class="mermaid">$1</pre>',
  );
}

/** Diffs with the classes that GitHub gives to their lines. */
function coloured(body: string): string {
  const classes = new Map([
    ["+", "pl-mi1"],
    ["-", "pl-md"],
    ["@", "pl-mdr"],
  ]);
  return body.replace(/(?<=<pre lang="diff"><code>)[^<]*/g, (diff) =>
    diff.replace(/^([+@-]).*$/gm, (line, mark: string) => `<span class="${classes.get(mark)}">${line}</span>`),
  );
}

async function draw(name: string, body: string, theme: "light" | "dark", width: number): Promise<void> {
  const styles = readFileSync(join(folder, `node_modules/github-markdown-css/github-markdown-${theme}.css`), "utf8");
  const background = theme === "dark" ? "#0d1117" : "#ffffff";
  const file = join(folder, `${name}.html`);
  const script = `mermaid.initialize({ startOnLoad: false, theme: "${theme === "dark" ? "dark" : "default"}" }); mermaid.run().finally(() => { document.documentElement.dataset.ready = "yes"; });`;
  const open =
    name.includes("clean") || name.includes("summary-")
      ? ""
      : "document.querySelectorAll('details').forEach((details) => { if (details.querySelector('.mermaid, [lang=diff]')) details.open = true; });";
  writeFileSync(
    file,
    `<!doctype html><meta charset="utf-8"><style>${styles} body { margin: 0; background: ${background}; } article { box-sizing: border-box; width: ${width}px; padding: 16px; }</style><article class="markdown-body">${body}</article><script>${mermaid}</script><script>${open}${script}</script>`,
  );
  await drawPage(name, file, theme, width);
}

/** How long a page of 10,000 rows takes to show something, to be ready, and to answer a filter with its layout. */
async function timesOf(file: string): Promise<string> {
  const page = await browser.newPage({ viewport: { width: 1400, height: 900 } });
  await page.goto(`file://${file}`);
  await page.waitForSelector("html[data-ready]");
  const times = await page.evaluate<readonly [first: number, ready: number, filters: readonly number[]]>(`
    const select = document.querySelector('#filter-host');
    const filters = ['codex', 'gemini', 'claude', 'copilot', ''].map((value) => {
      const start = performance.now();
      select.value = value;
      select.dispatchEvent(new Event('change'));
      document.body.offsetHeight;
      return Math.round(performance.now() - start);
    });
    [performance.getEntriesByName('first-contentful-paint')[0].startTime, performance.getEntriesByType('navigation')[0].domComplete, filters].map((one) => typeof one === 'number' ? Math.round(one) : one)`);
  await page.close();
  const [first, ready, filters] = times;
  return `first rows after ${first} ms, ready after ${ready} ms, filters in ${filters.join(", ")} ms`;
}

/**
 * A picture of a file that says when it is ready: as high as the page, up to 5,000 pixels; of paper, the first sheet.
 */
async function drawPage(name: string, file: string, theme: "light" | "dark" | "print", width: number): Promise<void> {
  const isPrint = theme === "print";
  const page = await browser.newPage({ viewport: { width, height: 720 }, colorScheme: isPrint ? "light" : theme });
  await page.goto(`file://${file}`);
  await page.waitForSelector("html[data-ready]");
  if (isPrint) {
    await page.emulateMedia({ media: "print" });
    await page.evaluate("dispatchEvent(new Event('beforeprint'))");
  } else {
    const height = await page.evaluate<number>("document.documentElement.scrollHeight");
    await page.setViewportSize({ width, height: Math.min(height, 5_000) });
  }
  await page.screenshot({ path: join(folder, `${name}.png`) });
  await page.close();
  process.stdout.write(`build/pictures/${name}.png\n`);
}
