/** What holds for any text that defect or openheim may meet. */
import { defaultEditionOf } from "../../../src/model/host.ts";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { config, floatText } from "../../../src/hosts/defect/config.ts";
import { splitFrontmatter } from "../../../src/hosts/defect/frontmatter.ts";
import { compileGlob } from "../../../src/hosts/defect/glob.ts";
import defect from "../../../src/hosts/defect/index.ts";
import { resolvePrompt } from "../../../src/hosts/defect/prompt.ts";
import openheim from "../../../src/hosts/openheim/index.ts";
import { isWithin } from "../../../src/repo/path.ts";
import { RepoIndex } from "../../../src/repo/repo-index.ts";
import { decodeSerdeYaml, readSerdeYaml } from "../../../src/parsers/yaml/rust.ts";
import { valuesIn } from "../../support/facts.ts";
import { type Held, treeOf } from "../../support/memory.ts";
import { expectLinear } from "../../support/growth.ts";
import { runs } from "../../support/runs.ts";

const where = { starts: [""], repositoryRoots: [""], dirs: ["agents"] };
const piece = fc.constantFrom(
  "+++",
  "---",
  "\n",
  "\r\n",
  "\r",
  " ",
  "description",
  "tools",
  "allow",
  "hooks",
  "prompt",
  "file",
  ".",
  "=",
  ": ",
  '"d"',
  "'",
  "[",
  "]",
  "{",
  "}",
  "- ",
  "\ufeff",
  "\u0000",
  "1",
  "~",
  "#",
  "é",
);
const text = fc.oneof(
  fc.string({ unit: "binary", maxLength: 40 }),
  fc.array(piece, { maxLength: 30 }).map((parts) => parts.join("")),
  fc.array(piece, { maxLength: 30 }).map((parts) => `+++\ndescription = "d"\n${parts.join("")}\n+++\n`),
  fc.array(piece, { maxLength: 30 }).map((parts) => `---\ndescription: d\n${parts.join("")}\n---\n`),
);
const held: fc.Arbitrary<Held> = fc.oneof(
  { weight: 6, arbitrary: text },
  fc.uint8Array({ maxLength: 8 }),
  fc.constantFrom<Held>(
    { link: "../x" },
    { link: "a.md" },
    { link: "/etc/passwd" },
    { link: "." },
    { directory: true },
    { submodule: true },
    { unnameable: true },
  ),
);
const names = ["a.md", "b.md", "f/config.toml", "f/system.md", "g/config.toml", "README.md", "x.MD", ".md"];

describe.each([
  ["defect", defect, ".defect/agents"],
  ["openheim", openheim, "agents"],
] as const)("%s", (_, host, directory) => {
  it("has a verdict for whatever stands in its directory, and never throws", async () => {
    await fc.assert(
      fc.asyncProperty(fc.dictionary(fc.constantFrom(...names), held), async (files) => {
        const repo = await RepoIndex.of(
          treeOf(new Map(Object.entries(files).map(([name, value]) => [`${directory}/${name}`, value]))),
        );
        const { items, unjudged } = await host.load(repo, where, defaultEditionOf(host));
        for (const name of Object.keys(files)) {
          const path = `${directory}/${name}`;
          const seen = [...items.flatMap((item) => item.files), ...unjudged.map(({ at }) => at.source.path)];
          expect(
            seen.some(
              (file) =>
                isWithin(path, file) ||
                isWithin(file, path) ||
                file.startsWith(`${path.split("/").slice(0, -1).join("/")}/`),
            ),
          ).toBe(true);
        }
      }),
      { numRuns: runs(40, 400) },
    );
  });
});

it.each([
  ["{a: !!int x}", 'hooks.a: invalid value: string "x", expected an integer', 4],
  ["{a: [!<plain> x]}", undefined, 0],
  ["{a: [!x y]}", "hooks.a[0]: invalid type: enum, expected any valid TOML value", 5],
  ["{a: [1, {b: ~}]}", "hooks.a[1].b: invalid type: unit value, expected any valid TOML value", 12],
  ["{a: {5: x}}", "hooks.a: invalid type: integer `5`, expected a string key", 5],
  ["{a: {b: x, [c]: x}}", "hooks.a: invalid type: sequence, expected a string", 11],
  ["{a: {b: x, b: x}}", "hooks.a: duplicate key: `b`", 4],
  ["{[a]: x}", "hooks: invalid type: sequence, expected a string", 1],
  ["{a: 18446744073709551615}", "hooks.a: u64 value was too large", 4],
  [
    "{a: 18446744073709551616}",
    "hooks.a: invalid type: integer `18446744073709551616` as u128, expected any valid TOML value",
    4,
  ],
  [`{a: ${"[".repeat(126)}${"]".repeat(126)}}`, undefined, 0],
  [`{a: ${"[".repeat(127)}${"]".repeat(127)}}`, "recursion limit exceeded", 130],
  ["{a: &a [*a]}", "recursion limit exceeded", 4],
  [
    `{a0: &a0 [x, x]${Array.from({ length: 40 }, (_, i) => `, a${i + 1}: &a${i + 1} [${Array(9).fill(`*a${i}`).join(", ")}]`).join("")}}`,
    "repetition limit exceeded",
    undefined,
  ],
])("takes the hooks %s for TOML's values as serde_yaml gives them", (hooks, message, at) => {
  const read = decodeSerdeYaml(readSerdeYaml(`description: d\nhooks:\n  ${hooks}`, 0), config);
  expect("message" in read ? read.message : undefined).toBe(message);
  if ("span" in read && at !== undefined) expect(read.span.start).toBe("description: d\nhooks:\n  ".length + at);
});

it("splits a file into parts that follow one another", () => {
  fc.assert(
    fc.property(text, (written) => {
      const split = splitFrontmatter(written);
      if (!split) return;
      const { metadata, close, body } = split;
      expect([metadata.start, metadata.end, close.start, close.end, body.start, body.end, written.length]).toEqual(
        [metadata.start, metadata.end, close.start, close.end, body.start, body.end, written.length].sort(
          (a, b) => a - b,
        ),
      );
    }),
    { numRuns: runs(100, 1_000) },
  );
});

it("resolves a prompt to nothing whose directory is outside the profile's", async () => {
  const repo = await RepoIndex.of(
    treeOf({
      "a/agents/p/config.toml": "",
      "a/agents/p/sub/x.md": "",
      "a/agents/p/out": { link: "../.." },
      "a/agents/p/in": { link: "sub" },
      "a/secret.md": "",
      "a/agents/pp/x.md": "",
    }),
  );
  fc.assert(
    fc.property(
      fc.array(fc.constantFrom("..", ".", "sub", "out", "in", "x.md", "nothing", "", "pp", "p"), { maxLength: 6 }),
      fc.boolean(),
      (segments, absolute) => {
        const resolved = resolvePrompt(repo, "a/agents/p", (absolute ? "/" : "") + segments.join("/"));
        if (resolved.kind !== "path") return;
        const parent = repo.resolve(resolved.path.split("/").slice(0, -1).join("/"));
        expect(parent.kind === "directory" && !isWithin(parent.path, "a/agents/p") ? parent.path : "inside").toBe(
          "inside",
        );
      },
    ),
    { numRuns: runs(100, 1_000) },
  );
});

it.each([
  ["*", "bash", true],
  ["*_file", "read_file", true],
  ["*_file", "read_files", false],
  ["Bash", "bash", false],
  ["{bash,fetch}", "fetch", true],
  ["b?sh", "bash", true],
  ["[a-c]ash", "bash", true],
  ["[!a-c]ash", "bash", false],
  ["mcp__*", "mcp__x/y", true],
  ["\\*", "*", true],
  ["**", "bash", true],
  ["{a,{b,c}}ash", "bash", true],
  ["**/bash", "bash", true],
  ["**/bash", "x/bash", true],
  ["**/*", "bash", true],
  ["**bash", "bash", true],
  ["a/**/b", "a/b", true],
  ["a/**/b", "a/x/y/b", true],
  ["a/**", "a", false],
  ["a/**", "a/", true],
  ["{**/bash,x}", "bash", true],
  ["{,x}bash", "bash", false],
  ["{}bash", "bash", true],
  ["[a-b-d]ash", "cash", true],
  ["[a-]", "-", true],
  ["[]a]", "]", true],
  ["[", "[", undefined],
  ["{a", "a", undefined],
  ["a}", "a", undefined],
  ["[b-a]", "a", undefined],
  ["\\", "a", undefined],
  ["", "", true],
] as const)("the pattern %s takes %s: %s", (pattern, name, expected) =>
  expect(compileGlob(pattern)?.(name)).toBe(expected),
);

const hook = (entry: string): string => `+++\ndescription = "d"\nhooks.before_turn_end = [${entry}]\n+++\nB`;
const render = (text: string): string => hook(`{ handler = { type = "prompt", system = "s", render = ${text} } }`);

it.each([
  ["a type that is a table", hook('{ handler = { type = { builtin = {} }, name = "n" } }'), "rejected"],
  ["a type that is a date", hook('{ handler = { type = 2024-01-02, name = "n" } }'), "rejected"],
  ["a handler that is a list", hook('{ handler = ["builtin", "n"] }'), "loaded"],
  [
    "a command that is a list, with every field",
    hook('{ handler = ["command", ["x"], ["y"], "sh", "c", ".", {}, 1] }'),
    "rejected",
  ],
  ["a render that is a list", render('["json"]'), "loaded"],
  ["a render that is a list with more than it has", render('["json", 1]'), "rejected"],
  ["a render whose type is a table", render("{ type = { json = {} } }"), "rejected"],
  ["a template that is a list", render('["template", "t"]'), "loaded"],
  ["a shell that is a list", hook('{ handler = { type = "command", shell = ["p"], command = "c" } }'), "loaded"],
  [
    "a shell that is a table of one",
    hook('{ handler = { type = "command", shell = { sh = {} }, command = "c" } }'),
    "rejected",
  ],
  [
    "a class of safety that is a table",
    hook('{ handler = { type = "builtin", name = "n" }, match = { safety = [{ network = {} }, { mutating = [] }] } }'),
    "loaded",
  ],
  [
    "a limit's mode that is a table of an empty list",
    '+++\ndescription = "d"\nrequest_limit = 1\nrequest_limit_mode = { fixed = [] }\n+++\nB',
    "loaded",
  ],
] as const)("takes or refuses %s as serde does", async (_, text, expected) => {
  const { items } = await defect.load(await RepoIndex.of(treeOf({ "agents/a.md": text })), where, "0.1");
  expect(items.map(({ verdict }) => verdict.kind)).toEqual([expected]);
});

it.each([
  ['argv = ["a", "b"]', "a b"],
  ['argv = ["a"], argv_windows = ["c", "d"]', "a, on Windows c d"],
  ['shell = "bash", command = "a | b"', "a | b"],
  ['shell = { program = "./p", args = ["-c"] }, command = "a"', "./p -c a"],
])("shows all that a hook may start: %s", async (fields, expected) => {
  const { items } = await defect.load(
    await RepoIndex.of(treeOf({ "agents/a.md": hook(`{ handler = { type = "command", ${fields} } }`) })),
    where,
    "0.1",
  );
  const profile = items[0]?.profile;
  expect([profile?.hooks.map(({ value }) => value), profile?.extraGrants.map(({ scope }) => scope)]).toEqual([
    [expected],
    [expected],
  ]);
});

it.each([
  ['prompt = ["system.md", "inline"]', ["prompt.file", "prompt.text"]],
  ['prompt = { file = "system.md", text = "inline" }', ["prompt.file", "prompt.text"]],
  ['prompt = ["system.md"]', undefined],
  ["prompt = []", undefined],
])("says what is wrong with %s", async (line, expected) => {
  const repo = await RepoIndex.of(
    treeOf({ "agents/f/config.toml": `description = "d"\n${line}\n`, "agents/f/system.md": "S" }),
  );
  const [item] = (await defect.load(repo, where, "0.1")).items;
  expect(item?.verdict.kind === "rejected" ? valuesIn(item.verdict.problem.message) : undefined).toEqual(expected);
});

it("reads the nearest repository of a session, and none below", async () => {
  const profile = '+++\ndescription = "d"\n+++\nB';
  const repo = await RepoIndex.of(
    treeOf({ "repo/.defect/agents/a.md": profile, "repo/inner/.defect/agents/b.md": "no profile" }),
  );
  const names = async (start: string): Promise<readonly string[]> => {
    const { items } = await defect.load(
      repo,
      { starts: [start], repositoryRoots: ["repo", "repo/inner"], dirs: [] },
      "0.1",
    );
    return items.map(({ files, verdict }) => `${verdict.kind} ${files[0]}`);
  };
  expect(await names("repo")).toEqual(["loaded repo/.defect/agents/a.md"]);
  expect(await names("repo/inner/deep")).toEqual(["rejected repo/inner/.defect/agents/b.md"]);
});

it.each([
  ['[sandbox]\nmode = "open"', ["sandbox.mode open bypasses"], []],
  ['sandbox = { mode = "deny-all" }', ["sandbox.mode deny-all narrows"], []],
  ['[sandbox]\nmode = "Open"', [], [["sandbox.mode"]]],
  ["[sandbox]\nmode = 1", [], [["sandbox.mode"]]],
  ["sandbox = 1", [], []],
  ["x =", [], [['"', "'", "sandbox"]]],
])("judges the settings %j", async (settings, authority, unjudged) => {
  const repo = await RepoIndex.of(
    treeOf({ ".defect/config.toml": settings, ".defect/agents/a.md": '+++\ndescription = "d"\n+++\nB' }),
  );
  const load = await defect.load(repo, { starts: [""], repositoryRoots: [""], dirs: [] }, "0.1");
  expect(
    load.layers.flatMap((layer) =>
      layer.authority.map(({ setting, value, effect }) => `${setting} ${value} ${effect}`),
    ),
  ).toEqual(authority);
  expect(load.unjudged.map(({ message }) => valuesIn(message))).toEqual(unjudged);
});

it("matches a pattern of very many stars in time that is proportional to its length", () =>
  expectLinear(
    600,
    (size) => `${"*a".repeat(size)}b`,
    (pattern) => expect(compileGlob(pattern)?.("a".repeat(200))).toBe(false),
  ));

it.each([
  [0.1, "0.1"],
  [7, "7"],
  [1e10, "10000000000"],
  [1.8446744e19, "18446744000000000000"],
  [1e-7, "0.0000001"],
  [-0, "-0"],
  [Number.NaN, "NaN"],
  [-Infinity, "-inf"],
  [123456789, "123456790"],
] as const)("prints the float %d as %s", (value, expected) => expect(floatText(Math.fround(value))).toBe(expected));
