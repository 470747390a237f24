/** What git itself says of random attributes and paths. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import fc from "fast-check";
import { afterAll, describe, expect, it } from "vitest";
import { diskTree } from "../../../src/platform/disk/index.ts";
import { openRepository } from "../../../src/platform/git/index.ts";
import { type Attributes, type Origin, parseAttributes } from "../../../src/repo/git/attribute-file.ts";
import { type Checkout, checkoutOf } from "../../../src/repo/git/attributes.ts";
import {
  gitEnvironment,
  makeRepository,
  type Put,
  posix,
  removeFolders,
  temporaryFolder,
  workshopIn,
} from "../../support/repository.ts";
import { runs } from "../../support/runs.ts";

afterAll(removeFolders);

const segment = fc.stringMatching(/^[ab.é]{1,3}$/).filter((name) => name !== "." && name !== "..");
const path = fc.array(segment, { minLength: 1, maxLength: 3 }).map((segments) => segments.join("/"));
const part = fc.oneof(
  { weight: 3, arbitrary: segment },
  fc.constantFrom(
    "*",
    "**",
    "a*",
    "*.b",
    "?",
    "[ab]",
    "[!a]*",
    "\\a",
    "[^b.]?",
    "[[:alpha:]]",
    "***",
    "a**b",
    "[]a]",
    "[a-",
    "a**",
    "é**",
    "**\\",
  ),
);
const plainPattern = fc
  .tuple(fc.constantFrom("", "", "/"), fc.array(part, { minLength: 1, maxLength: 4 }), fc.constantFrom("", "", "/"))
  .map(([start, parts, end]) => start + parts.join("/") + end);

/** As git quotes it, in one of the ways to write its bytes; the last ones are no quotes to git. */
function quoted(text: string, way: string): string {
  const escaped = text.replace(/["\\]/g, "\\$&");
  switch (way) {
    case "octal":
      return `"${[...Buffer.from(text)].map((byte) => `\\${byte.toString(8).padStart(3, "0")}`).join("")}"`;
    case "wrong escape":
      return `"${escaped}\\q"`;
    case "open":
      return `"${escaped}`;
    default:
      return `"${escaped}"`;
  }
}
const quoteWay = fc.constantFrom("as it is", "octal", "wrong escape", "open");
const pattern = fc.oneof(
  { weight: 4, arbitrary: plainPattern },
  fc.tuple(plainPattern, quoteWay).map(([text, way]) => quoted(text, way)),
);
const states = [
  "filter=x",
  "-filter",
  "!filter",
  "filter",
  "ident",
  "-ident",
  "working-tree-encoding=UTF-16",
  "-text",
  "text",
  "text=auto",
  "!text",
  "crlf",
  "-crlf",
  "binary",
  "eol=crlf",
  "eol=lf",
  "macro",
  "other",
  "-eol=crlf",
  "!eol",
  "!working-tree-encoding",
  "working-tree-encoding=!unspecified",
  "b@d",
  "=x",
  "--x",
  "builtin_x",
];
const settings = fc
  .uniqueArray(fc.constantFrom(...states), { minLength: 1, maxLength: 3 })
  .map((attributes) => attributes.join(" "));
const macro = fc
  .tuple(fc.constantFrom("macro", " macro", "other", "", "b@d", "builtin_x"), fc.option(quoteWay))
  .map(([name, way]) => (way === null ? `[attr]${name}` : quoted(`[attr]${name}`, way)));
const shortLine = fc
  .tuple(fc.constantFrom("", "", "", " ", "\t", "\r"), fc.oneof({ weight: 5, arbitrary: pattern }, macro), settings)
  .map(([blank, start, attributes]) => `${blank}${start} ${attributes}`);
/** Of a length in bytes, with as many characters or half as many. */
const longLine = fc
  .tuple(shortLine, fc.constantFrom("x", "é"), fc.integer({ min: 2045, max: 2050 }))
  .map(([start, filler, bytes]) => {
    const rest = bytes - Buffer.byteLength(`${start} x=y`);
    const width = Buffer.byteLength(filler);
    return `${start} x=y${"z".repeat(rest % width)}${filler.repeat(Math.floor(rest / width))}`;
  });
const line = fc
  .tuple(
    fc.oneof(
      { weight: 20, arbitrary: shortLine },
      { weight: 4, arbitrary: longLine },
      fc.constantFrom("", "#", "#\0", " # a eol=crlf"),
    ),
    fc.constantFrom("", "", "", "", "\r", "\0", "\0\r"),
  )
  .map(([start, end]) => start + end);
const file = fc
  .tuple(fc.constantFrom("", "", "", "\ufeff"), fc.boolean(), fc.array(line, { maxLength: 5 }))
  .map(([mark, definesMacro, lines]) =>
    [...(definesMacro ? ["[attr]macro eol=crlf -ident"] : []), ...lines]
      .map((one, i) => `${i === 0 ? mark : ""}${one}\n`)
      .join(""),
  );

/** By gitattributes(5), from what `check-attr` answers. */
function judge(said: ReadonlyMap<string, string>): Checkout {
  const value = (name: string): string => said.get(name) ?? "unspecified";
  if (!["unspecified", "set", "unset"].includes(value("filter")))
    return { kind: "changed", by: `filter=${value("filter")}` };
  if (["set", "unset"].includes(value("working-tree-encoding")))
    return { kind: "changed", by: "working-tree-encoding without a value" };
  if (value("working-tree-encoding") !== "unspecified")
    return { kind: "changed", by: `working-tree-encoding=${value("working-tree-encoding")}` };
  if (value("ident") === "set") return { kind: "ident" };
  const text = value("text") === "unspecified" ? value("crlf") : value("text");
  return text === "unset" || value("eol") !== "crlf" ? { kind: "same" } : { kind: "crlf", auto: text === "auto" };
}

/** From what least is done to a file to what is least known. */
const order = ["same", "crlf", "ident", "changed"];

/** Where versions of git differ, it may be what another version than this one does, if that is worse. */
function expectSame(files: readonly Attributes[], path: string, git: Checkout): void {
  const checkout = checkoutOf(files, path);
  const isWorse = files.some(({ varies }) => varies) && order.indexOf(checkout.kind) >= order.indexOf(git.kind);
  if (!isWorse) expect([path, checkout]).toEqual([path, git]);
}

it("the attributes of a path are those that git gives, from the index and from the disk", () => {
  const { git, gitWith, write, remove } = makeRepository();
  const names = ["filter", "working-tree-encoding", "ident", "text", "crlf", "eol"];
  fc.assert(
    fc.property(
      file,
      fc.option(file),
      fc.option(file),
      fc.constantFrom("100644", "120000"),
      fc.uniqueArray(path, { minLength: 5, maxLength: 20 }),
      (root, a, ab, mode, paths) => {
        remove("a", ".gitattributes");
        const files = [
          { folder: "", at: ".gitattributes", text: root },
          { folder: "a", at: "a/.gitattributes", text: a },
          { folder: "a/b", at: "a/b/.gitattributes", text: ab },
        ].flatMap(({ text, ...place }) => (text === null ? [] : [{ ...place, text }]));
        write(Object.fromEntries(files.map(({ at, text }) => [at, text])));
        const ids = git("hash-object", "-w", "--no-filters", "--", ...files.map(({ at }) => at)).split("\n");
        git("read-tree", "--empty");
        gitWith(files.map(({ at }, i) => `${mode} ${ids[i]}\t${at}\n`).join(""), "update-index", "--index-info");
        const origins: readonly (readonly [Origin, ...string[]])[] = [["object", "--cached"], ["disk"]];
        for (const [origin, ...flags] of origins) {
          const attributes = files.map(({ folder, text }) => parseAttributes(folder, text, undefined, origin));
          const answers = gitWith(paths.join("\0"), "check-attr", ...flags, "-z", "--stdin", ...names).split("\0");
          paths.forEach((one, i) => {
            const said = new Map(names.map((name, j) => [name, answers[(i * names.length + j) * 3 + 2] ?? ""]));
            expectSame(attributes, one, judge(said));
          });
        }
      },
    ),
    { numRuns: runs(40, 400) },
  );
});

it.each([
  ["/.cl** eol=crlf", "before 2.52"],
  ["*.json eol=crlf\n*.json !eol builtin_x", "since 2.44"],
  ["[attr]zz eol=crlf\n[attr]zz builtin_x\n*.json zz", "since 2.44"],
])("%j changes a file, which git does %s", (text) => {
  expect(checkoutOf([parseAttributes("", `${text}\n`)], ".claude/settings.json").kind).toBe("crlf");
});

it("a filter by one version of git counts more than line ends by another", () => {
  const text = "*.json eol=crlf\n/.cl** filter=x\n";
  for (const one of [text, `${text}*.json -filter builtin_x\n`])
    expect(checkoutOf([parseAttributes("", one)], ".claude/settings.json").kind).toBe("changed");
});

describe("a commit is read as git checks it out if its attributes are", () => {
  const [path, sets, unsets] = [".claude/settings.json", "*.json eol=crlf\n", "*.json !eol"];
  const cases: readonly (readonly [name: string, isChanged: boolean, attributes: Put])[] = [
    ["one line", true, sets],
    ["a quoted macro", true, '"[attr]zz" eol=crlf\n*.json zz\n'],
    ["unset in a line with a wrong name", true, `${sets}${unsets} b@d\n`],
    ["unset in a line with an empty name", true, `${sets}${unsets} =x\n`],
    ["unset behind a NUL", true, `${sets}#\0\n${unsets}\n`],
    ["unset in a line of 2,048 bytes", true, `${sets}${unsets} x=${"é".repeat(1_017)}\n`],
    ["unset in a line of 2,047 bytes", false, `${sets}${unsets} x=${"é".repeat(1_016)}z\n`],
    ["stars before an escaped slash", false, "/.claude/**\\/settings.json eol=crlf\n"],
    ["quoted bytes", true, '"*.\\152son" eol=crlf\n'],
    ["behind a byte order mark", false, `\ufeff${sets}`],
  ];
  const links: typeof cases = posix ? [["a link", true, { link: "* eol=crlf" }]] : [];

  it.each([...cases, ...links])("%s", async (_, isChanged, attributes) => {
    const { directory, git } = makeRepository({ [path]: "{}\n", ".gitattributes": attributes });
    const clone = workshopIn(temporaryFolder());
    clone.git("clone", "--quiet", directory, ".");
    const written = readFileSync(join(clone.directory, path), "utf8");
    expect(written).toBe(isChanged ? "{}\r\n" : "{}\n");
    const opened = openRepository(clone.directory, gitEnvironment());
    try {
      for (const tree of [opened?.commit(git("rev-parse", "HEAD")), opened?.index()])
        expect(Buffer.from((await tree?.read(path)) ?? []).toString()).toBe(written);
    } finally {
      await opened?.close();
    }
    const identity = await diskTree(clone.directory).identify?.(path);
    clone.git("add", "--renormalize", path);
    expect(identity?.id).toBe(clone.git("ls-files", "--stage", path).split(" ")[1]);
    expect(identity?.checkout?.how).toBe(isChanged ? "eol=crlf" : undefined);
  });
});
