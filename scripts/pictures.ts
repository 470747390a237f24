/**
 * Screenshots of the comment and the summary for pull requests of every size, in light and dark, narrow and wide. Needs
 * `cmark-gfm` and `chromium` on the path; styles, Mermaid and the pictures go below `build/`. `npm run pictures --
 * NAME…` draws only those.
 */
import { execFileSync } from "node:child_process";
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { commentOf, markdown, reportModelOf, undecided, undecidedComment } from "../src/reports/markdown/index.ts";
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
      for (const width of [420, 1000]) draw(`${name}-${kind}-${theme}-${width}`, htmlOf(page), theme, width);
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
      for (const width of [420, 1000]) draw(`${undecidedScene}-${kind}-${theme}-${width}`, htmlOf(page), theme, width);
  }
}

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

/** Measures the height first, because a screenshot is as high as its window. */
function draw(name: string, body: string, theme: "light" | "dark", width: number): void {
  const styles = readFileSync(join(folder, `node_modules/github-markdown-css/github-markdown-${theme}.css`), "utf8");
  const background = theme === "dark" ? "#0d1117" : "#ffffff";
  const file = join(folder, `${name}.html`);
  const script = `mermaid.initialize({ startOnLoad: false, theme: "${theme === "dark" ? "dark" : "default"}" }); mermaid.run().finally(() => { document.documentElement.dataset.height = document.body.scrollHeight; });`;
  const open =
    name.includes("clean") || name.includes("summary-")
      ? ""
      : "document.querySelectorAll('details').forEach((details) => { if (details.querySelector('.mermaid, [lang=diff]')) details.open = true; });";
  writeFileSync(
    file,
    `<!doctype html><meta charset="utf-8"><style>${styles} body { margin: 0; background: ${background}; } article { box-sizing: border-box; width: ${width}px; padding: 16px; }</style><article class="markdown-body">${body}</article><script>${mermaid}</script><script>${open}${script}</script>`,
  );
  const chromium = (more: readonly string[]) =>
    execFileSync(
      "chromium",
      [
        "--headless",
        "--no-sandbox",
        "--disable-gpu",
        "--disable-quic",
        "--no-first-run",
        "--disable-background-networking",
        "--disable-component-update",
        "--disable-sync",
        "--hide-scrollbars",
        `--user-data-dir=${join(folder, "profile")}`,
        "--virtual-time-budget=8000",
        ...more,
        `file://${file}`,
      ],
      { encoding: "utf8", stdio: ["ignore", "pipe", "ignore"], maxBuffer: 1 << 28 },
    );
  const [, height = "1000"] = /data-height="(\d+)"/.exec(chromium(["--dump-dom", `--window-size=${width},1000`])) ?? [];
  chromium([
    `--window-size=${Math.max(width, 500)},${Math.min(Number(height) + 40, 5000)}`,
    `--screenshot=${join(folder, `${name}.png`)}`,
  ]);
  process.stdout.write(`build/pictures/${name}.png\n`);
}
