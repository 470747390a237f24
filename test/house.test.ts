/** The law of the house. */
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { describe, expect, it } from "vitest";

/** A module imports only what stands above it. Folders hold members; a member may be a folder of its own. */
const order = [
  "text", "once", "fact", "path", "tree", "wildmatch", "attributes", "blobs", "owners", "sight", "survey", "capability", "profile", "load", "finding",
  "rule", "rules/",
  "node", "strays", "extras", "shape", "syntaxes/", "host", "places", "gather", "sessions", "dials", "use", "editions", "builtins", "flat", "folders", "fields", "agents", "hosts/",
  "roster", "catalogue", "nearest", "policy", "policy/", "unowned", "inspect", "trial", "plain", "secrets", "change", "reach", "compare/", "compare", "delta", "approvals", "review", "json", "baseline", "paint", "frame", "result", "remark", "reports/",
  "pages", "explain", "settings", "tool", "help", "arguments", "digest", "files/", "judge", "line", "subject", "governing", "answer", "commands/", "orders", "cli", "action/", "action", "comment",
];

/** What touches the world. */
const doors = ["files/", "digest", "cli", "action/", "action", "comment"];

/** Loaded when there is something for them to do, never at the start. */
const heavy = ["yaml", "smol-toml", "zod", "minimatch", "@actions/core", "@actions/github"];

const modules = readdirSync("src", { recursive: true, encoding: "utf8" }).map((path) => path.replaceAll("\\", "/")).filter((path) => path.endsWith(".ts"));
const floorOf = (path: string) => (path.includes("/") ? `${path.split("/")[0]}/` : basename(path, ".ts"));
/** The rooms behind a door are one member. */
const memberOf = (path: string) => path.split("/").slice(0, path.startsWith("action/") ? 1 : 2).join("/").replace(/\.ts$/, "");

describe.each(modules)("%s", (path) => {
  const here = floorOf(path);
  const text = readFileSync(join("src", path), "utf8");
  const statics = [...text.matchAll(/^(?:import|export) [^;]*?from "([^"]+)"|^import "([^"]+)"/gm)].map(([whole, from, bare]) => ({ from: from ?? bare ?? "", typeOnly: /^(?:import|export) type /.test(whole) }));
  const dynamics = [...text.matchAll(/\bimport\("([^"]+)"\)/g)].map(([, from = ""]) => ({ from, typeOnly: false }));

  it("stands somewhere in the order", () => expect(order).toContain(here));

  it("imports only what stands above it", () => {
    for (const { from } of [...statics, ...dynamics].filter(({ from }) => from.startsWith("."))) {
      const target = join(dirname(path), from).replaceAll("\\", "/");
      const there = floorOf(target);
      if (here.endsWith("/") && there === here) expect(memberOf(target), `${from}: members of a folder do not import each other`).toBe(memberOf(path));
      else expect(order.indexOf(there), `${there} stands below ${here}`).toBeLessThan(order.indexOf(here));
    }
  });

  it("leaves the world to the doors", () => {
    if (doors.includes(here)) return;
    for (const { from } of [...statics, ...dynamics]) expect(from).not.toMatch(/^node:|^@actions\//);
    const code = text.replace(/\/\*[\s\S]*?\*\/|(?<![:"'`\w])\/\/.*|`(?:[^`\\]|\\.)*`|"(?:[^"\\]|\\.)*"/g, "\"\"");
    expect(code).not.toMatch(/(?<![.\w])process\.\w|(?:=|await|return|\() *fetch\(|\bDate\.now\(|\bnew Date\(\)|\brequire\(/);
  });

  it("loads what is heavy only when it is needed", () => {
    const lazy = path.startsWith("policy/file/schema") || path === "reports/written/schema.ts";
    for (const { from, typeOnly } of statics) if (!typeOnly && !lazy) expect(heavy).not.toContain(from);
  });

  it("says what it is for", () => {
    if (here === "rules/" || here === "hosts/") return;
    expect(text.startsWith("#!") ? text.slice(text.indexOf("\n") + 1) : text).toMatch(/^\/\*\*/);
  });

  it("keeps a size that fits a head", () => {
    expect(text.split("\n").length, "lines; look for the missing noun").toBeLessThanOrEqual(here === "rules/" ? 75 : here === "catalogue" || here === "pages" ? Number.POSITIVE_INFINITY : 260);
  });
});

describe.each(["rules", "hosts"])("%s", (folder) => {
  const members = [...new Set(readdirSync(`src/${folder}`).map((name) => name.replace(/\.(ts|md)$/, "")))];
  it.each(members)("%s is a pair: code and page", (id) => {
    const inFolder = existsSync(`src/${folder}/${id}/index.ts`) && existsSync(`src/${folder}/${id}/${id}.md`);
    expect(inFolder || (existsSync(`src/${folder}/${id}.ts`) && existsSync(`src/${folder}/${id}.md`))).toBe(true);
  });
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
