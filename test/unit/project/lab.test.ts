/** The lab's frame, without any program: arguments, planting, comparing, reports. */
import { existsSync, mkdtempSync, readFileSync, readlinkSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import fc from "fast-check";
import { afterAll, describe, expect, it } from "vitest";
import { readArguments } from "../../../lab/frame/arguments.ts";
import { changesIn, grouped } from "../../../lab/frame/compare.ts";
import { waysTo } from "../../../lab/frame/isolation.ts";
import { filesBelow, plant, rooted, unrooted } from "../../../lab/frame/plant.ts";
import { inParallel } from "../../../lab/frame/program.ts";
import { markdownOf, type Result, textOf } from "../../../lab/frame/report.ts";
import { nextMessage } from "../../../lab/frame/rpc.ts";
import { isWhole, type Json, readVectors, writeVectors } from "../../../lab/frame/vectors.ts";
import { labHost, labHostNames, oneTime } from "../../../lab/hosts.ts";
import { groupsOf } from "../../../lab/hosts/claude/groups.ts";

const folder = mkdtempSync(join(tmpdir(), "lab-test-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe("arguments", () => {
  it.each([
    [["claude"], { host: "claude" }],
    [["claude@2.1.330"], { host: "claude", version: "2.1.330" }],
    [
      ["opencode@latest", "--cases", "c.json", "--out", "o.json"],
      { host: "opencode", version: "latest", cases: "c.json", out: "o.json" },
    ],
    [["qwen", "--jobs", "3", "--only", "^x-"], { host: "qwen", jobs: 3, only: /^x-/ }],
  ])("%j", (words, request) => expect(readArguments(words)).toEqual(request));

  it.each([
    [[]],
    [["a", "b"]],
    [["@1"]],
    [["claude@"]],
    [["claude", "--speed", "1"]],
    [["claude", "--jobs", "0"]],
    [["claude", "--only", "("]],
  ])("%j is a mistake", (words) => expect(readArguments(words)).toBeTypeOf("string"));
});

describe("planting", () => {
  it("writes files, bytes, links, empty folders and names that are not UTF-8", () => {
    const root = join(folder, "plant");
    plant(root, [
      { path: "a/b.md", text: "in $ROOT" },
      { path: "bytes", base64: Buffer.from([0xff, 0]).toString("base64") },
      { path: "link", link: "$ROOT/a" },
      { path: "empty", dir: true },
      { pathBase64: Buffer.from("n\u00ef", "latin1").toString("base64"), text: "odd" },
    ]);
    expect(readFileSync(join(root, "a/b.md"), "utf8")).toBe(`in ${root}`);
    expect([...readFileSync(join(root, "bytes"))]).toEqual([0xff, 0]);
    expect(readlinkSync(join(root, "link"))).toBe(`${root}/a`);
    expect(existsSync(join(root, "empty"))).toBe(true);
    expect(filesBelow(root)).toHaveLength(4);
    plant(root, []);
    expect(filesBelow(root)).toEqual([]);
  });

  it.each(["../x", "a/../../x", "/etc/x", ""])("refuses to write to %j", (path) =>
    expect(() => plant(join(folder, "refused"), [{ path, text: "" }])).toThrow(),
  );

  it("replaces the root in values, and puts it back", () => {
    const value = { args: ["--dir", "$ROOT/ws"], deep: { n: 1 } };
    expect(rooted(value, '/tmp/a"b')).toEqual({ args: ["--dir", '/tmp/a"b/ws'], deep: { n: 1 } });
    expect(unrooted("in /tmp/x/ws", "/tmp/x")).toBe("in $ROOT/ws");
  });
});

describe("comparing", () => {
  const changes = (before: Json, now: Json, unordered: readonly string[] = []) =>
    changesIn({ name: "c", expected: before }, now, unordered).map(({ field }) => field);

  it("names the fields that differ", () => {
    expect(changes({ a: { b: 1, c: [1, 2] } }, { a: { b: 2, c: [1, 2] } })).toEqual(["a.b"]);
    expect(changes({ a: 1 }, { b: 1 })).toEqual(["a", "b"]);
    expect(changes({ a: {} }, { a: [] })).toEqual(["a"]);
    expect(changes({ list: [1, 2] }, { list: [2, 1] })).toEqual(["list"]);
    expect(changes(JSON.parse('{"__proto__":{"a":1}}') as Json, {})).toEqual(["__proto__"]);
  });

  it("knows lists without an order", () => {
    expect(changes({ x: { list: [1, 2] } }, { x: { list: [2, 1] } }, ["*.list"])).toEqual([]);
    expect(changes({ x: { list: [1, 2] } }, { x: { list: [2, 2] } }, ["*.list"])).toEqual(["x.list"]);
  });

  it("is the same as JSON without the order of keys", () => {
    fc.assert(
      fc.property(fc.jsonValue(), fc.jsonValue(), (a, b) => {
        const [one, other] = [JSON.parse(JSON.stringify(a)) as Json, JSON.parse(JSON.stringify(b)) as Json];
        expect(changes(one, one)).toEqual([]);
        expect(changes(one, other).length === 0).toBe(changes(other, one).length === 0);
        expect(changes({ a: one, b: other }, { b: other, a: one })).toEqual([]);
      }),
    );
  });

  it("puts the same change of many cases together", () => {
    const all = ["a", "b", "c"].flatMap((name) =>
      changesIn({ name, expected: { tools: ["Read"] } }, { tools: name === "c" ? [] : ["Read", "New"] }),
    );
    expect(grouped(all).map(({ field, names }) => [field, names])).toEqual([
      ["tools", ["a", "b"]],
      ["tools", ["c"]],
    ]);
  });
});

describe("vectors", () => {
  it("come back as they were written, in ASCII", () => {
    const path = join(folder, "v.json");
    const vectors = {
      host: "x",
      version: "1",
      cases: [{ name: "é\u200b", tree: [{ path: "a", text: "\ufeff🤖" }], expected: null }],
    };
    writeVectors(path, vectors);
    expect(readFileSync(path, "utf8")).toMatch(/^[\x20-\x7e]+\n$/);
    expect(readVectors(path)).toEqual(vectors);
  });

  it("say what is wrong with a file", () => {
    for (const text of ["", "{}", '{"cases":[{"name":"x"}]}']) {
      const path = join(folder, "bad.json");
      writeFileSync(path, text);
      expect(readVectors(path)).toBeTypeOf("string");
    }
  });

  it("know inputs that they hold only in part", () => {
    expect(isWhole({ name: "x", tree: [{ path: "a", text: "" }] })).toBe(true);
    expect(isWhole({ name: "x", tree: [{ path: "a" }] })).toBe(false);
  });
});

describe("reports", () => {
  const result: Result = {
    host: "claude",
    version: "2",
    before: "1",
    cases: 3,
    compared: 2,
    leftOut: 0,
    broke: [{ name: "b", because: "it hangs" }],
    drift: [{ field: "tools", before: ["Read"], now: undefined, names: ["a"] }],
    seconds: 2.4,
  };

  it("end with one line that counts", () =>
    expect(textOf(result).trimEnd().split("\n").at(-1)).toMatch(
      /^claude 2 .*\b1: 3 cases, drift 1, 1 not measured, 2 s$/,
    ));

  it("keep values of programs inside a fence", () => {
    const hostile = { ...result, drift: [{ field: "a", before: `${"`".repeat(9)}\n# x`, now: "@all", names: ["a"] }] };
    const fence = "`".repeat(8);
    expect(markdownOf(hostile).split(fence)).toHaveLength(3);
  });
});

describe("programs", () => {
  it("run every item once, with as many workers as asked for", async () => {
    const seen: number[] = [];
    const workers = new Set<number>();
    await inParallel([1, 2, 3, 4, 5], 2, async (item, worker) => {
      workers.add(worker);
      await Promise.resolve();
      seen.push(item);
    });
    expect(seen.sort()).toEqual([1, 2, 3, 4, 5]);
    expect([...workers].sort()).toEqual([0, 1]);
  });

  it("run in a network namespace whoever starts them", () => {
    for (const uid of [0, 1000]) {
      const ways = waysTo(uid, uid);
      expect(ways.length).toBeGreaterThan(0);
      for (const { command } of ways) expect(command).toContain("--net");
    }
  });

  it("each have a package and vectors; the others are one-time, with the reason", async () => {
    expect(labHostNames).toEqual([
      "claude",
      "opencode",
      "kilo",
      "copilot",
      "codex",
      "gemini",
      "qwen",
      "qoder",
      "cursor",
      "cline",
      "letta",
      "codebuddy",
    ]);
    for (const name of labHostNames) {
      const host = await labHost(name);
      expect(host?.packages.length).toBeGreaterThan(0);
      expect(host?.vectors).toBeTruthy();
    }
    expect(await labHost("constructor")).toBeUndefined();
    expect([...oneTime.keys()]).toEqual(["augment", "factory", "grok", "roo", "kimi", "vibe"]);
  });

  it("share a session of Claude Code where cases differ in one agent file only", () => {
    const agent = (text: string) => ({ path: "ws/.claude/agents/x.md", text: `---\nname: x\n${text}---\nBody.\n` });
    const cases = [
      { name: "a", tree: [agent("tools: Read\n")] },
      { name: "b", tree: [agent("tools: Bash\n")], how: { note: "why" } },
      { name: "hooks", tree: [agent("hooks: {}\n")] },
      { name: "flag", tree: [agent("tools: Bash\n")], how: { args: ["--permission-mode", "plan"] } },
      { name: "two", tree: [agent(""), { path: "ws/.claude/agents/y.md", text: "" }] },
    ];
    const { groups, alone } = groupsOf(cases);
    expect(groups.map(({ members }) => members.map(({ one }) => one.name))).toEqual([["a", "b"]]);
    expect(groups[0]?.tree.map(({ path }) => path)).toEqual(["ws/.claude/agents/f-10.md", "ws/.claude/agents/f-11.md"]);
    expect(alone.map(({ name }) => name).sort()).toEqual(["flag", "hooks", "two"]);
  });
});

it("reads JSON-RPC messages out of a stream in pieces", () => {
  const frame = (text: string) => `Content-Length: ${Buffer.byteLength(text)}\r\n\r\n${text}`;
  const whole = Buffer.from(frame('{"id":1,"result":"é"}') + frame('{"id":2}'));
  for (let cut = 0; cut < Buffer.byteLength(frame('{"id":1,"result":"é"}')); cut += 1)
    expect(nextMessage(whole.subarray(0, cut))).toBeUndefined();
  const first = nextMessage(whole);
  expect(first?.value).toEqual({ id: 1, result: "é" });
  expect(first && nextMessage(first.rest)?.value).toEqual({ id: 2 });
});
