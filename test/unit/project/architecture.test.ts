/** The law of `src`: floors, members, the world, lazy loading, no circle, and, as in `scripts`, files of a readable size. */
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { describe, expect, it } from "vitest";
import { floors } from "../../../scripts/floors.ts";

/** Loaded when there is something for them to do, never at the start. */
const heavy = [
  "yaml",
  "js-yaml-3",
  "js-yaml-4",
  "js-yaml-4.3",
  "smol-toml",
  "zod",
  "minimatch",
  "@actions/core",
  "@actions/github",
  "@actions/http-client",
  "undici",
];

const codeIn = (folder: string) =>
  readdirSync(folder, { recursive: true, encoding: "utf8" })
    .map((path) => path.replaceAll("\\", "/"))
    .filter((path) => path.endsWith(".ts") && !path.endsWith(".d.ts"))
    .sort();
const files = codeIn("src");
const roomOf = (path: string) => (path.includes("/") ? path.slice(0, path.indexOf("/")) : ".");
const floorOf = (path: string) => floors.findIndex((rooms) => rooms.includes(roomOf(path)));
/** A host or a rule; `undefined` for everything else. */
const memberOf = (path: string) => /^(?:hosts|rules)\/[^/]+/.exec(path)?.[0].replace(/\.ts$/, "");

interface Import {
  readonly from: string;
  /** The imported file, relative to `src`. */
  readonly path: string;
  readonly typeOnly: boolean;
  readonly atStart: boolean;
}

const importsOf = (path: string, folder = "src"): readonly Import[] => {
  const text = readFileSync(join(folder, path), "utf8");
  const found = [
    ...[...text.matchAll(/^(?:import|export) [^;]*?from "([^"]+)"|^import "([^"]+)"/gm)].map(([whole, from, bare]) => ({
      from: from ?? bare ?? "",
      typeOnly: /^(?:import|export) type /.test(whole),
      atStart: true,
    })),
    ...[...text.matchAll(/\bimport\("([^"]+)"\)/g)].map(([, from = ""]) => ({ from, typeOnly: false, atStart: false })),
  ];
  return found.map((one) => ({ ...one, path: join(dirname(path), one.from).replaceAll("\\", "/") }));
};
const imports = new Map(files.map((path) => [path, importsOf(path)] as const));
const importsWithin = (path: string) => (imports.get(path) ?? []).filter(({ from }) => from.startsWith("."));

it("shows three entry points, a README and the rooms of the floors, and nothing else", () => {
  const rooms = floors.flat().filter((room) => room !== ".");
  expect(readdirSync("src").sort()).toEqual([...rooms, "README.md", "action.ts", "cli.ts", "comment.ts"].sort());
});

it("has the tests of a room in a folder of the room's name", () => {
  const rooms = [...floors.flat().filter((room) => room !== "."), "scripts", "project"];
  expect(readdirSync("test/unit").filter((name) => !rooms.includes(name))).toEqual([]);
  expect(readdirSync("test/process").filter((name) => name.includes("."))).toEqual([]);
});

/** Every file with what it does against a law; a law holds when nothing is listed. */
const against = (law: (path: string, room: string) => readonly string[]) =>
  files.flatMap((path) => law(path, roomOf(path)).map((fault) => `${path}: ${fault}`));
const textOf = (path: string) => readFileSync(join("src", path), "utf8");

it("imports only rooms of lower floors", () => {
  expect(
    against((path, room) =>
      importsWithin(path)
        .filter((one) => roomOf(one.path) !== room && floorOf(one.path) >= floorOf(path))
        .map(({ from }) => from),
    ),
  ).toEqual([]);
});

it("keeps hosts from knowing other hosts, and rules other rules", () => {
  const isForeign = (path: string, target: string) =>
    roomOf(target) === roomOf(path) && memberOf(target) !== memberOf(path) && memberOf(target) !== "hosts/_kit";
  expect(
    against((path) =>
      memberOf(path) === undefined
        ? []
        : importsWithin(path)
            .filter((one) => isForeign(path, one.path))
            .map(({ from }) => from),
    ),
  ).toEqual([]);
});

it("leaves the world to platform and the entry points", () => {
  const inside = (path: string) => {
    const code = textOf(path).replace(
      /\/\*[\s\S]*?\*\/|(?<![:"'`\w])\/\/.*|`(?:[^`\\]|\\.)*`|"(?:[^"\\]|\\.)*"/g,
      '""',
    );
    const uses = /(?<![.\w])process\.\w|(?:=|await|return|\() *fetch\(|\bDate\.now\(|\bnew Date\(\)|\brequire\(/.exec(
      code,
    )?.[0];
    return [
      ...(imports.get(path) ?? []).map(({ from }) => from).filter((from) => /^node:|^@actions\//.test(from)),
      ...(uses === undefined ? [] : [uses]),
    ];
  };
  expect(against((path, room) => (["platform", "action", "."].includes(room) ? [] : inside(path)))).toEqual([]);
});

it("loads heavy packages only when they are needed", () => {
  const early = (path: string) =>
    (imports.get(path) ?? [])
      .filter(({ from, typeOnly, atStart }) => atStart && !typeOnly && heavy.includes(from))
      .map(({ from }) => from);
  // A schema is built of zod from its first line on; whoever needs one imports its file lazily.
  expect(against((path) => (/(?:^|[/-])schema\.ts$/.test(path) ? [] : early(path)))).toEqual([]);
});

it("loads the HTML page only for the command that prints it", () => {
  const reached = new Set(["action.ts", "cli.ts", "comment.ts"]);
  for (const path of reached)
    for (const one of importsWithin(path)) if (one.atStart && !one.typeOnly) reached.add(one.path);
  const ofPage = (path: string) => /^reports\/html\/|^generated\/browser\.ts$/.test(path);
  expect([...reached].filter(ofPage)).toEqual([]);
  expect(files.filter(ofPage).length).toBeGreaterThan(3);
});

it("says in the first line of every file what it is for", () => {
  const isSaid = (path: string) => /^(?:#!.*\n)?\/\*\*/.test(textOf(path));
  expect(
    against((path, room) =>
      room === "rules" || room === "hosts" || isSaid(path) ? [] : ["begins without a doc comment"],
    ),
  ).toEqual([]);
});

/** Exported names without a comment of their own. The first comment of a file is that of its only exported name. */
const unexplained = (path: string): readonly string[] => {
  const lines = textOf(path).split("\n");
  const exported = lines.flatMap((line, i) => {
    const name = /^export (?:abstract |async )*(?:class|const|function\*?|interface|let|type) (\w+)/.exec(line)?.[1];
    return name === undefined ? [] : [{ name, line, before: lines.slice(0, i) }];
  });
  if (exported.length === 1) return [];
  return exported.flatMap(({ name, line, before }) => {
    // The type of a value is explained where the value is.
    const value = /^export type .*\btypeof (\w+)/.exec(line)?.[1];
    const isOfValue =
      value !== undefined && before.some((one) => new RegExp(`^(?:export )?const ${value}\\b`).test(one));
    return isOfValue || before.at(-1)?.endsWith("*/") === true ? [] : [name];
  });
};

it("explains every exported name", () => {
  expect(against((path, room) => (room === "generated" ? [] : unexplained(path)))).toEqual([]);
});

/** Words that say that there was talk of something, and not what it is. */
const vague = /^(?:un)?(?:asked|told|said|wanted|matter|ours|theirs|thing|things|stuff)$/;

it("names things by what they are", () => {
  const declared = /\b(?:const|let|function|class|interface|type|readonly)\s+#?([A-Za-z]\w*)|^\s+#?([a-z]\w*)\(/gm;
  const vaguelyNamed = codeIn("src")
    .filter((path) => !path.startsWith("generated/"))
    .flatMap((path) =>
      [...readFileSync(join("src", path), "utf8").matchAll(declared)]
        .map(([, name = "", method = ""]) => name || method)
        .filter((name) => name.split(/(?=[A-Z])|_/).some((word) => vague.test(word.toLowerCase())))
        .map((name) => `${path}: ${name}`),
    );
  expect(vaguelyNamed).toEqual([]);
});

it.each(["src", "scripts"])("keeps files of %s at 300 lines or fewer", (folder) => {
  const long = codeIn(folder)
    .filter((path) => !path.startsWith("generated/"))
    .map((path) => [path, readFileSync(join(folder, path), "utf8").split("\n").length - 1] as const)
    .filter(([, lines]) => lines > 300);
  expect(long).toEqual([]);
});

it.each(["src", "scripts"])("keeps comments of %s at 120 columns, as the formatter keeps code", (folder) => {
  const long = codeIn(folder)
    .filter((path) => !path.startsWith("generated/"))
    .flatMap((path) =>
      readFileSync(join(folder, path), "utf8")
        .split("\n")
        .flatMap((line, i) =>
          line.length > 120 && /^\s*(?:\/\*\*|\*|\/\/) .* /.test(line) ? [`${path}:${i + 1}`] : [],
        ),
    );
  expect(long).toEqual([]);
});

it.each(["src", "scripts", "lab"])("has no circle of imports anywhere in %s, type-only ones included", (folder) => {
  const targets = new Map(
    codeIn(folder).map((path) => [path, importsOf(path, folder).map((one) => one.path)] as const),
  );
  const free = () => [...targets].filter(([, paths]) => !paths.some((path) => targets.has(path)));
  for (let ready = free(); ready.length > 0; ready = free()) for (const [path] of ready) targets.delete(path);
  expect([...targets.keys()]).toEqual([]);
});

it("reaches every file from an entry point", () => {
  const reached = new Set(["action.ts", "cli.ts", "comment.ts"]);
  for (const path of reached) for (const one of importsWithin(path)) reached.add(one.path);
  // The schemas of `list` and `diff` are for other programs: this one does not read their JSON.
  // What is known of a host becomes a table of its page, and its keys a schema for editors; no program needs them.
  // What runs in a browser becomes one text of the page.
  const generating = /\/(?:claims|profile-schema)\.ts$|^reports\/(?:list|diff)\/schema\.ts$|^reports\/html\/browser\//;
  expect([...reached].sort()).toEqual(files.filter((path) => !generating.test(path)));
});

it("the comment's entry point loads no host, rule or policy", () => {
  const reached = new Set(["comment.ts"]);
  for (const path of reached)
    for (const { path: target, typeOnly } of importsWithin(path))
      if (!typeOnly && imports.has(target)) reached.add(target);
  expect(
    [...reached].filter((path) =>
      /^(?:hosts|rules|parsers)\/|^policy\/(?!model)|^inspect\/(?!cross-host)|^generated\/(?:hosts|catalogue)\.ts$/.test(
        path,
      ),
    ),
  ).toEqual([]);
});

it.each(["rules", "hosts"])("%s are pairs of code and page", (folder) => {
  const members = [...new Set(readdirSync(`src/${folder}`).map((name) => name.replace(/\.(ts|md)$/, "")))].filter(
    (name) => name !== "README" && !name.startsWith("_"),
  );
  const isPair = (id: string) =>
    [id, `${id}/index`].some(
      (code) => existsSync(`src/${folder}/${code}.ts`) && existsSync(`src/${folder}/${code.replace("index", id)}.md`),
    );
  expect(members.filter((id) => !isPair(id))).toEqual([]);
});

describe("the project", () => {
  const manifest = JSON.parse(readFileSync("package.json", "utf8")) as {
    dependencies?: object;
    scripts: Record<string, string>;
    devDependencies: Record<string, string>;
    workspaces?: unknown;
  };

  it("installs nothing for its users", () => {
    expect(manifest.dependencies).toBeUndefined();
    expect(manifest.workspaces).toBeUndefined();
    for (const name of ["build", "prepare", "prepack", "install", "preinstall", "postinstall"])
      expect(Object.keys(manifest.scripts)).not.toContain(name);
  });

  it("pins every library exactly", () => {
    for (const version of Object.values(manifest.devDependencies))
      expect(version).toMatch(/^(?:npm:[\w-]+@)?\d+\.\d+\.\d+(?:-[\w.]+)?$/);
  });

  it("records no download addresses", () =>
    expect(readFileSync("package-lock.json", "utf8")).not.toContain('"resolved": "http'));
});
