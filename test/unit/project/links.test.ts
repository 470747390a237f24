/** Every link between this project's pages leads to a file, and to a heading in it. */
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { dirname, join, normalize } from "node:path";
import { expect, it } from "vitest";
import { tool } from "../../../src/generated/tool.ts";

const below = (directory: string): readonly string[] =>
  readdirSync(directory, { recursive: true, encoding: "utf8" })
    .map((path) => `${directory}/${path.replaceAll("\\", "/")}`)
    .filter((path) => path.endsWith(".md"));
const pages = [...readdirSync(".").filter((path) => path.endsWith(".md")), ...below("docs"), ...below("src")];

const withoutExamples = (page: string) =>
  page.replace(/^(`{3,})[\s\S]*?^\1$/gm, "").replace(/`[^`\n]*`/g, (code) => code.replace(/[[\]()]/g, ""));

/** The anchors of a page's headings, as GitHub makes them. */
function anchorsOf(page: string): ReadonlySet<string> {
  const seen = new Map<string, number>();
  const anchors = new Set<string>();
  for (const [, heading = ""] of page.replace(/^(`{3,})[\s\S]*?^\1$/gm, "").matchAll(/^#{1,6} (.+)$/gm)) {
    const text = heading.replace(/\[([^\]]*)\]\([^)]*\)/g, "$1");
    const slug = text
      .toLowerCase()
      .replace(/[^\p{L}\p{N}\p{Pc}\- ]/gu, "")
      .replaceAll(" ", "-");
    const times = seen.get(slug) ?? 0;
    seen.set(slug, times + 1);
    anchors.add(times === 0 ? slug : `${slug}-${times}`);
  }
  return anchors;
}

it.each(pages)("the links of %s lead somewhere", (path) => {
  const page = readFileSync(path, "utf8");
  const dead = [...withoutExamples(page).matchAll(/\]\(([^)\s]+)\)/g)].flatMap(([, link = ""]) => {
    const isOwn = link.startsWith(`${tool.homepage}/`);
    if (/^[a-z]+:/.test(link) && !isOwn) return [];
    const [file = "", anchor] = (isOwn ? link.slice(tool.homepage.length + 1) : link).split("#");
    const target = isOwn ? file : file === "" ? path : normalize(join(dirname(path), file));
    if (!existsSync(target)) return [link];
    return anchor === undefined || anchorsOf(readFileSync(target, "utf8")).has(anchor) ? [] : [link];
  });
  expect(dead).toEqual([]);
});

it("makes the anchors that GitHub makes", () =>
  expect([...anchorsOf("# What it `says`\n## A & b\n## A & b\n## [x](y.md), z\n")]).toEqual([
    "what-it-says",
    "a--b",
    "a--b-1",
    "x-z",
  ]));
