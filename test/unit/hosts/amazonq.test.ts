/** Agents of Amazon Q Developer CLI: what each key grants and lets run without asking, and what refuses a file. */
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import amazonq from "../../../src/hosts/amazonq/index.ts";
import { itemOf, loadIn, shortOf } from "../../support/loading.ts";
import { runs } from "../../support/runs.ts";

const all = "read write execute network delegate external";
const path = ".amazonq/cli-agents/a.json";

async function read(text: string): Promise<string> {
  return shortOf(itemOf(await loadIn(amazonq, { [path]: text }), path));
}

const agent = (keys: string): Promise<string> => read(`{"name":"a","description":"d"${keys === "" ? "" : `,${keys}`}}`);

describe("tools", () => {
  it.each([
    ["", "loaded, nothing"],
    ['"tools":[]', "loaded, nothing"],
    ['"tools":["*"]', `loaded, ${all}`],
    ['"tools":["*","fs_read"]', "loaded, read, value *"],
    ['"tools":["@builtin"]', "loaded, read write execute network delegate"],
    ['"tools":["@builtin/fs_write","@builtin/nothing"]', "loaded, write, unknown-tool @builtin/nothing"],
    ['"tools":["@git","@git/git_status"]', "loaded, external"],
    ['"tools":["use_aws"]', "loaded, execute network"],
    ['"tools":["shell","FS_READ"]', "loaded, nothing, unknown-tool shell, unknown-tool FS_READ"],
    ['"tools":[],"useLegacyMcpJson":true', "loaded, external"],
    ['"tools":[],"mcpServers":{"a":{"command":"x","disabled":true}}', "loaded, nothing"],
    ['"tools":[],"mcpServers":{"a":["stdio","",{},[],null,"x"]}', "loaded, execute network external"],
    ['"tools":[],"hooks":{"stop":[["x"]]}', "loaded, execute"],
  ])("give what the host gives: %s", async (keys, expected) => expect(await agent(keys)).toBe(expected));
});

describe("what runs unasked", () => {
  it.each([
    ['"tools":["*"],"allowedTools":["*"]', `loaded, ${all}, bypass allowedTools`],
    ['"tools":["fs_read"],"allowedTools":["*"]', "loaded, read"],
    ['"tools":["fs_write"],"allowedTools":["@builtin"]', "loaded, write, bypass allowedTools"],
    ['"tools":["fs_write"],"allowedTools":["fs_*"]', "loaded, write, auto-approve allowedTools"],
    ['"tools":["fs_read"],"allowedTools":["fs_read"]', "loaded, read"],
    ['"tools":["fs_read"],"allowedTools":["fs_write"]', "loaded, read, unhonoured allowedTools"],
    ['"tools":["@git"],"allowedTools":["@git/*"]', "loaded, external, auto-approve allowedTools"],
    ['"tools":["fs_read"],"allowedTools":["@git"]', "loaded, read, unhonoured allowedTools"],
    [
      '"tools":["execute_bash"],"toolsSettings":{"execute_bash":{"allowedCommands":["git diff.*"]}}',
      "loaded, execute, auto-approve toolsSettings.execute_bash.allowedCommands",
    ],
    ['"tools":["execute_bash"],"toolsSettings":{"execute_bash":{"allowedCommands":["git diff"]}}', "loaded, execute"],
    [
      '"tools":["fs_write"],"allowedTools":["fs_*"],"toolsSettings":{"fs_write":{"allowedPaths":["src/**"]}}',
      "loaded, write, value toolsSettings.fs_write.allowedPaths, auto-approve allowedTools",
    ],
  ])("is a bypass: %s", async (keys, expected) => expect(await agent(keys)).toBe(expected));
});

describe("what refuses a file", () => {
  it.each([
    '"x":1',
    '"name":"b"',
    '"tools":null',
    '"tools":[1]',
    '"hooks":{"stop":[{}]}',
    '"hooks":{"stop":[{"command":"x","timeout_ms":-1}]}',
    '"mcpServers":{"a":"x"}',
    '"mcpServers":{"a":{"type":"sse"}}',
    '"useLegacyMcpJson":"yes"',
    '"toolAliases":{"a":1}',
  ])("refuses it: %s", async (keys) => expect(await agent(keys)).toMatch(/^rejected/));

  it.each(['"description":null', '"model":null', '"toolsSettings":{"fs_read":1}', '"mcpServers":{"a":{"x":1}}'])(
    "does not refuse it: %s",
    async (keys) => expect(await read(`{"name":"a",${keys}}`)).toMatch(/^loaded/),
  );
});

it("takes a list of the values in the order of the source", async () =>
  expect(await read('["","a","d","p",{},["execute_bash"]]')).toBe("loaded, execute"));

it("never throws, whatever the file holds", () =>
  fc.assert(
    fc.asyncProperty(fc.json(), async (text) => {
      await loadIn(amazonq, { [path]: text, ".amazonq/mcp.json": text });
    }),
    { numRuns: runs(100, 2000) },
  ));
