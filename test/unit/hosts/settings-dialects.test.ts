/** Settings files with a comment, a comma, a mark: what each host's program reads counts, and what it refuses is said. */
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { Load } from "../../../src/model/load.ts";
import { inspectedLoads } from "../../support/invented.ts";
import { runs } from "../../support/runs.ts";

/** What can be wrong in a text of JSON, as done to one that is in order. */
const faults = {
  nothing: (text: string) => text,
  "line comment": (text: string) => `// note\n${text}`,
  "block comment": (text: string) => text.replace("{", "{ /* note */"),
  "comment that a carriage return ends": (text: string) => text.replace("{", "{ // note\r"),
  "comment without an end": (text: string) => `${text}\n/* note`,
  "trailing comma": (text: string) => text.replace(/\}$/, ",}"),
  "byte-order mark": (text: string) => `\ufeff${text}`,
  "half of a pair of surrogates": (text: string) => text.replace("{", String.raw`{ "model": "\ud800",`),
  "tab in a text": (text: string) => text.replace("{", '{ "model": "a\tb",'),
  NaN: (text: string) => text.replace("{", '{ "model": NaN,'),
  "single quotes": (text: string) => text.replaceAll('"', "'"),
  "key without quotes": (text: string) => text.replace("{", "{ model: 1,"),
  "text behind the end": (text: string) => `${text} x`,
  "number beyond those of JavaScript": (text: string) =>
    text.replace('"./start"', '"./start", "timeout": 9007199254740993'),
  array: (text: string) => `[${text}]`,
} as const;
type Fault = keyof typeof faults;

const clean: Fault = "nothing";
const long: Fault = "number beyond those of JavaScript";
const comments: readonly Fault[] = [clean, long, "line comment", "block comment"];
const ending: Fault = "comment that a carriage return ends";
const endless: Fault = "comment without an end";
const half: Fault = "half of a pair of surrogates";
const harmless: readonly Fault[] = [clean, long, half];
const anything = (Object.keys(faults) as Fault[]).filter((fault) => !/behind the end|array/.test(fault));

interface Reader {
  readonly path: string;
  readonly text: string;
  /** What its program reads. */
  readonly reads: readonly Fault[];
  /** Nobody ran it: everything counts, and what may be refused is reported as well. */
  readonly isAssumed?: true;
}

const server = '{ "mcpServers": { "x": { "command": "./start" } } }';
const hook = '{ "hooks": { "SessionStart": [{ "hooks": [{ "type": "command", "command": "./start" }] }] } }';
const event = '{ "SessionStart": [{ "hooks": [{ "type": "command", "command": "./start" }] }] }';
const profile = "---\nname: a\ndescription: Reads what is there.\n---\nRead.\n";

const readers: readonly (readonly [host: string, own: string, reader: Reader])[] = [
  ...[
    { path: ".factory/mcp.json", text: server },
    { path: ".factory/settings.json", text: hook },
    { path: ".factory/hooks.json", text: event },
  ].map((file) => ["factory", ".factory/droids/a.md", { ...file, reads: [...comments, ending, half] }] as const),
  [
    "augment",
    ".augment/agents/a.md",
    { path: ".augment/settings.json", text: server, reads: [...comments, ending, half, "trailing comma"] },
  ],
  [
    "qoder",
    ".qoder/agents/a.md",
    { path: ".qoder/settings.json", text: server, reads: [...comments, endless, half, "byte-order mark"] },
  ],
  [
    "qwen",
    ".qwen/agents/a.md",
    { path: ".qwen/settings.json", text: server, reads: [...comments, endless, half, "byte-order mark"] },
  ],
  [
    "gemini",
    ".gemini/agents/a.md",
    { path: ".gemini/settings.json", text: server, reads: [...comments, endless, half] },
  ],
  ["grok", ".grok/agents/a.md", { path: ".mcp.json", text: server, reads: [clean, long] }],
  ["codex", ".codex/agents/a.toml", { path: ".codex/hooks.json", text: hook, reads: [clean, long] }],
  [
    "codebuddy",
    ".codebuddy/agents/a.md",
    {
      path: ".codebuddy/settings.json",
      text: server,
      reads: [...comments, ending, half, "trailing comma", "byte-order mark"],
    },
  ],
  ["kiro", ".kiro/agents/a.md", { path: ".kiro/settings/mcp.json", text: server, reads: anything, isAssumed: true }],
  [
    "openhands",
    ".openhands/agents/a.md",
    { path: ".openhands/hooks.json", text: event, reads: anything, isAssumed: true },
  ],
];

async function loadOf(host: string, files: Readonly<Record<string, string>>): Promise<Load> {
  const load = (await inspectedLoads(files)).find((one) => one.host === host)?.load;
  return load ?? expect.fail(`${host} is not loaded`);
}

/** What starts, and what of the file is an error or possibly refused. */
async function outcome(host: string, own: string, { path }: Reader, text: string): Promise<readonly string[]> {
  const role = 'name = "a"\ndescription = "Reads what is there."\ndeveloper_instructions = "Read."\n';
  const load = await loadOf(host, { [own]: own.endsWith(".toml") ? role : profile, [path]: text });
  const ofFile = load.unjudged.filter(({ at, kind }) => at.source.path === path && kind !== "unknown-key");
  const starts = load.layers.some(({ authority }) =>
    authority.some(({ at, may }) => at.source.path === path && may?.includes("execute")),
  );
  return [...(starts ? ["starts"] : []), ...ofFile.map(({ kind = "refused" }) => kind)];
}

describe.each(readers)("%s", (host, own, reader) => {
  it.each(Object.keys(faults) as Fault[])(`${reader.path}: %s`, async (fault) => {
    const { text, reads, isAssumed } = reader;
    const found = await outcome(host, own, reader, faults[fault](text));
    const isStrict = harmless.includes(fault);
    if (!reads.includes(fault)) expect(found.filter((one) => !isAssumed || one !== "starts")).toEqual(["refused"]);
    else expect(found).toEqual(isAssumed && !isStrict ? ["starts", "strict-readers"] : ["starts"]);
  });
});

it("lets no mixture of faults hide a command from a host that nobody ran", async () => {
  const mixed = fc.subarray(anything.filter((fault) => fault !== "single quotes" && fault !== endless));
  await fc.assert(
    fc.asyncProperty(mixed, async (chosen) => {
      const [, own, reader] = readers.find(([host]) => host === "kiro") ?? expect.fail();
      // A mark is one only at the start.
      const inOrder = [...chosen].sort((a, b) => Number(a === "byte-order mark") - Number(b === "byte-order mark"));
      const text = inOrder.reduce((before, fault) => faults[fault](before), reader.text);
      expect((await outcome("kiro", own, reader, text))[0]).toBe("starts");
    }),
    { numRuns: runs(30, 300) },
  );
});

describe("hooks of Factory", () => {
  const starts = async (files: Readonly<Record<string, string>>): Promise<readonly string[]> => {
    const { layers } = await loadOf("factory", files);
    return layers.flatMap(({ authority }) =>
      authority.map(({ at, isGuard }) => `${at.source.path}${isGuard ? " guards" : ""}`),
    );
  };
  const guard = (start: string): string =>
    `{ ${start}"PreToolUse": [{ "matcher": "Execute", "hooks": [{ "type": "command", "command": "./guard" }] }] }`;
  const inSettings = `{ "hooks": ${guard("")} }`;

  it("are those of `hooks.json` for the events that it has", async () => {
    const settings = { ".factory/settings.json": inSettings };
    expect(await starts(settings)).toEqual([".factory/settings.json guards"]);
    expect(await starts({ ...settings, ".factory/hooks.json": event })).toEqual([
      ".factory/settings.json guards",
      ".factory/hooks.json",
    ]);
    expect(await starts({ ...settings, ".factory/hooks.json": guard("") })).toEqual([".factory/hooks.json guards"]);
    expect(await starts({ ...settings, ".factory/hooks.json": "{}" })).toEqual([".factory/settings.json guards"]);
    expect(await starts({ ...settings, ".factory/hooks.json": "{," })).toEqual([".factory/settings.json guards"]);
  });

  it("guard nothing in `settings.local.json`", async () => {
    expect(await starts({ ".factory/settings.local.json": inSettings })).toEqual([".factory/settings.local.json"]);
  });

  it.each([
    ['"Stop": 5, ', true],
    ['"Stop": [{ "matcher": 5, "hooks": [] }], ', true],
    ['"Stop": [{ "hooks": [{ "type": "command" }] }], ', true],
    ['"Stop": [{ "hooks": [{ "type": "other" }] }], ', true],
    ['"Stop": [{ "hooks": [{ "type": "command", "command": "x", "timeout": "1" }] }], ', true],
    ['"Stop": [{ "hooks": [{ "type": "command", "command": "x", "timeout": 9007199254740993 }] }], ', false],
    ['"Stop": [{ "other": 1, "hooks": [{ "type": "command", "command": "x" }] }], ', false],
    ['"Other": [], ', false],
  ])("stop as a whole at one wrong value: %s%s", async (start, isRefused) => {
    for (const [path, text] of [
      [".factory/settings.json", `{ "hooks": ${guard(start)} }`],
      [".factory/hooks.json", guard(start)],
    ] as const) {
      const { unjudged } = await loadOf("factory", { [path]: text });
      expect(unjudged.filter(({ kind }) => kind === undefined).length).toBe(isRefused ? 1 : 0);
    }
  });
});

it.each([
  ['{ "x": 1, "hooks": {} }', true],
  ['{ "hooks": {}, "hooks": {} }', true],
  ['{ "hooks": { "Stop": [], "Stop": [] } }', true],
  ['{ "hooks": { "Stop": 5 } }', true],
  ['{ "hooks": { "Stop": [{ "hooks": [{ "type": "command", "command": "a", "command": "b" }] }] } }', true],
  ['{ "hooks": { "Stop": [{ "hooks": [{ "type": "other" }] }] } }', true],
  ['{ "description": "x", "hooks": { "Other": [] } }', false],
])("Codex runs no hook of a file with one fault: %s", async (text, isRefused) => {
  const { unjudged } = await loadOf("codex", { ".codex/hooks.json": text });
  expect(unjudged.map(({ kind }) => kind)).toEqual(isRefused ? [undefined] : []);
});
