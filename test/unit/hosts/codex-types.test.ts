/** What edition 0.169 of Codex takes as the value of a key, against a table of what the program took and refused. */
import fc from "fast-check";
import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import codex from "../../../src/hosts/codex/index.ts";
import { loadIn } from "../../support/loading.ts";
import { runs } from "../../support/runs.ts";

const values: Readonly<Record<string, string>> = {
  int: "3",
  text: '"zz"',
  bool: "true",
  list: "[]",
  table: "{}",
  neg: "-1",
  float: "1.5",
  textlist: '["a"]',
  intlist: "[1]",
  textmap: '{ a = "x" }',
  intmap: "{ a = 3 }",
  tablemap: "{ a = {} }",
  tablelist: "[{}]",
  boolmap: "{ a = true }",
  date: "2026-01-01",
  big: "9223372036854775807",
};

/** The names of the values that the program took, by key. `stdio.` and `http.` stand for a server with a command or an address. */
const taken = new Map(
  Object.entries(
    JSON.parse(readFileSync("test/support/codex-types.json", "utf8")) as Readonly<Record<string, string>>,
  ).map(([key, names]) => [key, new Set(names.split(" "))]),
);

/** The keys whose other values the table does not know. */
const dotted = ["intlist"];

function line(key: string, value: string): string {
  const [top = "", ...rest] = key.split(".");
  const servers: Readonly<Record<string, string>> = { stdio: 'command = "x"', http: 'url = "http://x"' };
  const server = servers[top];
  return server ? `mcp_servers.${top} = { ${server}, ${rest.join(".")} = ${value} }` : `${key} = ${value}`;
}

/** Two settings of one table would be one key twice. */
function topOf(key: string): string | undefined {
  return key.replace(/^(?:stdio|http)\./, "mcp_servers.").split(".")[0];
}

async function verdictOf(lines: readonly string[]): Promise<string | undefined> {
  const text = ['name = "x"', 'description = "d"', ...lines].join("\n");
  const prompt = lines.some((written) => written.startsWith("developer_instructions"))
    ? ""
    : '\ndeveloper_instructions = "M"';
  const { items } = await loadIn(codex, { ".codex/agents/x.toml": `${text}${prompt}\n` });
  return items.find(({ files }) => files.length > 0)?.verdict.kind;
}

describe("a role file with some settings", () => {
  const setting = fc
    .constantFrom(...taken.keys())
    .chain((key) => fc.record({ key: fc.constant(key), value: fc.constantFrom(...Object.keys(values)) }))
    .filter(({ key, value }) => !(key.includes(".") && dotted.includes(value)));

  it("is loaded if the program takes each of them", async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.uniqueArray(setting, { minLength: 1, maxLength: 3, selector: ({ key }) => topOf(key) }),
        async (chosen) => {
          const isTaken = chosen.every(({ key, value }) => taken.get(key)?.has(value));
          const lines = chosen.map(({ key, value }) => line(key, values[value] ?? ""));
          expect(await verdictOf(lines)).toBe(isTaken ? "loaded" : "rejected");
        },
      ),
      { numRuns: runs(400, 20_000) },
    );
  });
});

describe("a server", () => {
  it.each([
    ['command = "x"', "loaded"],
    ['url = "x"', "loaded"],
    ["enabled = false", "rejected"],
    ['command = "x"\nurl = "x"', "rejected"],
    ['url = "x"\nargs = []', "rejected"],
    ['command = "x"\nauth = "oauth"', "rejected"],
    ['command = "x"\nenv_vars = [{ name = "a" }]', "loaded"],
    ['command = "x"\nstartup_timeout_sec = inf', "rejected"],
    ['command = "x"\ntype = "stdio"', "loaded"],
  ])("of %j", async (text, expected) => {
    expect(await verdictOf([`[mcp_servers.a]\n${text}`].map((table) => `developer_instructions = "M"\n${table}`))).toBe(
      expected,
    );
  });
});
