/** The law of the house. */
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { describe, expect, it } from "vitest";

/** A module imports only what stands above it. Folders hold members; a member may be a folder of its own. */
const order = [
  "text", "fact", "path", "tree", "git/", "sight", "survey", "capability", "profile", "load", "delegates", "finding",
  "rule", "rules/",
  "node", "shape", "syntaxes/", "host", "places", "loading/", "use", "editions", "hosts/",
  "roster", "titles", "catalogue", "nearest", "policy", "policy/", "strangers", "inspect", "abroad", "trial", "output/", "compare/", "compare", "review/", "review", "baseline", "result", "remark", "reports/",
  "pages", "settings", "tool", "digest", "files/", "judge", "cli/", "cli", "action/", "action", "comment",
];

/** Folders that are one piece: their files lean on each other, in no circle. */
const pieces = ["git/", "loading/", "output/", "compare/", "review/", "cli/", "action/"];

/** What touches the world. */
const doors = ["files/", "digest", "cli", "action/", "action", "comment"];

/** Loaded when there is something for them to do, never at the start. */
const heavy = ["yaml", "smol-toml", "zod", "minimatch", "@actions/core", "@actions/github"];

const modules = readdirSync("src", { recursive: true, encoding: "utf8" }).map((path) => path.replaceAll("\\", "/")).filter((path) => path.endsWith(".ts"));
const floorOf = (path: string) => (path.includes("/") ? `${path.split("/")[0]}/` : basename(path, ".ts"));
const memberOf = (path: string) => path.split("/").slice(0, pieces.includes(floorOf(path)) ? 1 : 2).join("/").replace(/\.ts$/, "");
const importsOf = (text: string) => [
  ...[...text.matchAll(/^(?:import|export) [^;]*?from "([^"]+)"|^import "([^"]+)"/gm)].map(([whole, from, bare]) => ({ from: from ?? bare ?? "", typeOnly: /^(?:import|export) type /.test(whole), static: true })),
  ...[...text.matchAll(/\bimport\("([^"]+)"\)/g)].map(([, from = ""]) => ({ from, typeOnly: false, static: false })),
];
const imports = new Map(modules.map((path) => [path, importsOf(readFileSync(join("src", path), "utf8")).map(({ from, ...rest }) => ({ ...rest, from, path: join(dirname(path), from).replaceAll("\\", "/") }))]));

describe.each(modules)("%s", (path) => {
  const here = floorOf(path);
  const text = readFileSync(join("src", path), "utf8");
  const all = imports.get(path) ?? [];

  it("stands somewhere in the order", () => expect(order).toContain(here));

  it("imports only what stands above it", () => {
    for (const { from, path: target } of all.filter(({ from }) => from.startsWith("."))) {
      const there = floorOf(target);
      if (here.endsWith("/") && there === here) expect(memberOf(target), `${from}: members of a folder do not import each other`).toBe(memberOf(path));
      else expect(order.indexOf(there), `${there} stands below ${here}`).toBeLessThan(order.indexOf(here));
    }
  });

  it("leaves the world to the doors", () => {
    if (doors.includes(here)) return;
    for (const { from } of all) expect(from).not.toMatch(/^node:|^@actions\//);
    const code = text.replace(/\/\*[\s\S]*?\*\/|(?<![:"'`\w])\/\/.*|`(?:[^`\\]|\\.)*`|"(?:[^"\\]|\\.)*"/g, "\"\"");
    expect(code).not.toMatch(/(?<![.\w])process\.\w|(?:=|await|return|\() *fetch\(|\bDate\.now\(|\bnew Date\(\)|\brequire\(/);
  });

  it("loads what is heavy only when it is needed", () => {
    const lazy = path.startsWith("policy/file/schema") || path === "reports/written/schema.ts";
    for (const { from, typeOnly, static: atStart } of all) if (atStart && !typeOnly && !lazy) expect(heavy).not.toContain(from);
  });

  it("says what it is for", () => {
    if (here === "rules/" || here === "hosts/") return;
    expect(text.startsWith("#!") ? text.slice(text.indexOf("\n") + 1) : text).toMatch(/^\/\*\*/);
  });

  it("keeps a size that fits a head", () => {
    expect(text.split("\n").length, "lines; look for the missing noun").toBeLessThanOrEqual(here === "rules/" ? 75 : here === "catalogue" || here === "pages" ? Number.POSITIVE_INFINITY : 260);
  });
});

describe.each(pieces)("%s", (piece) => {
  it("leans on itself in no circle", () => {
    const open = new Set(modules.filter((path) => floorOf(path) === piece));
    expect(open.size).toBeGreaterThan(1);
    const free = (path: string) => !(imports.get(path) ?? []).some(({ path: target }) => open.has(target));
    for (let ready = [...open].filter(free); ready.length > 0; ready = [...open].filter(free)) for (const path of ready) open.delete(path);
    expect([...open]).toEqual([]);
  });
});

describe.each(["rules", "hosts"])("%s", (folder) => {
  const members = [...new Set(readdirSync(`src/${folder}`).map((name) => name.replace(/\.(ts|md)$/, "")))];
  it.each(members)("%s is a pair: code and page", (id) => {
    const inFolder = existsSync(`src/${folder}/${id}/index.ts`) && existsSync(`src/${folder}/${id}/${id}.md`);
    expect(inFolder || (existsSync(`src/${folder}/${id}.ts`) && existsSync(`src/${folder}/${id}.md`))).toBe(true);
  });
});

it("the comment's door brings no code of hosts, rules or policies along", () => {
  const reached = new Set(["comment.ts"]);
  for (const path of reached) for (const { path: target, typeOnly } of imports.get(path) ?? []) if (!typeOnly && imports.has(target)) reached.add(target);
  expect([...reached].filter((path) => /^(?:hosts|rules|policy|syntaxes|loading)\/|^(?:roster|catalogue|inspect)\.ts$/.test(path))).toEqual([]);
});

describe("the project", () => {
  const manifest = JSON.parse(readFileSync("package.json", "utf8")) as { dependencies?: object; scripts: Record<string, string>; devDependencies: Record<string, string>; workspaces?: unknown };

  it("installs nothing for its users", () => {
    expect(manifest.dependencies).toBeUndefined();
    expect(manifest.workspaces).toBeUndefined();
    for (const name of ["build", "prepare", "prepack", "install", "preinstall", "postinstall"]) expect(Object.keys(manifest.scripts)).not.toContain(name);
  });

  it("pins every library exactly", () => {
    for (const version of Object.values(manifest.devDependencies)) expect(version).toMatch(/^\d+\.\d+\.\d+(?:-[\w.]+)?$/);
  });

  it("records no download addresses", () => expect(readFileSync("package-lock.json", "utf8")).not.toContain('"resolved": "http'));
});
