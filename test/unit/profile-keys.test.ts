/** A key of a profile that may decide what it can do never changes unseen, in any host. */
import { describe, expect, it } from "vitest";
import { isHarmless } from "../../src/compare/harmless.ts";
import { policyPath, type Repository } from "../support/judging.ts";
import { changeBetween, powerBetween } from "../support/powers.ts";
import { fileOf, places, schemas } from "../support/profile-schemas.ts";

const policy: Repository = { [policyPath]: "hosts: { openheim: { dirs: [profiles] } }\n" };

type Schema = { readonly [key: string]: unknown };

/** The mapping of keys in a schema, at whatever depth the profile is. */
function propertiesOf(schema: unknown): { readonly [key: string]: Schema } | undefined {
  if (typeof schema !== "object" || schema === null) return undefined;
  const { properties } = schema as { readonly properties?: { readonly [key: string]: Schema } };
  if (properties && ("description" in properties || "roleDefinition" in properties)) return properties;
  for (const inner of Object.values(schema)) {
    const found = propertiesOf(inner);
    if (found) return found;
  }
  return undefined;
}

/** The words that a schema names. */
function wordsIn(schema: unknown): readonly unknown[] {
  if (typeof schema !== "object" || schema === null) return [];
  return Object.entries(schema).flatMap(([key, value]) =>
    key === "enum" && Array.isArray(value) ? (value as unknown[]) : key === "const" ? [value] : wordsIn(value),
  );
}

const samples: readonly unknown[] = [true, false, "x", ["x"], 7, { x: { y: ["z"] } }];

const hooks = { PreToolUse: [{ matcher: "*", hooks: [{ type: "command", command: "x" }] }] };

/** Values that hosts take for keys of which they refuse every sample. */
const taken: { readonly [id: string]: { readonly [key: string]: unknown } } = {
  a3s: { permissions: { deny: ["bash"] } },
  amazonq: { toolAliases: { "@x/y": "z" }, hooks: { preToolUse: [{ command: "x" }] } },
  codex: { features: { shell_tool: false } },
  grok: { mcpInheritance: "none", toolConfig: { tools: [{ id: "x" }] } },
  opencode: { tools: { bash: false } },
  qoder: { hooks },
  qwen: { executionBackend: "container" },
  vtcode: { permissions: { default: "deny" } },
};

/** The keys of a host's profiles whose values, as far as they were tried, never change the power, there or back. */
async function unseen(id: string): Promise<readonly string[]> {
  const [path = "", profile = {}] = places[id] ?? [];
  const base = fileOf(id, profile);
  const found: string[] = [];
  for (const [key, schema] of Object.entries(propertiesOf(schemas.get(id)) ?? {})) {
    if (key in profile || isHarmless(key, [])) continue;
    let isSeen = false;
    for (const value of new Set([taken[id]?.[key] ?? true, ...wordsIn(schema), ...samples])) {
      const head = fileOf(id, { ...profile, [key]: value });
      if (base === undefined || head === undefined || isSeen) continue;
      const { changes, power } = await changeBetween({ ...policy, [path]: head }, { ...policy, [path]: base });
      // A value for which the host refuses the profile says nothing about the key.
      isSeen = power !== "unchanged" && changes.some(({ kind }) => kind === "changed");
    }
    if (!isSeen) found.push(key);
  }
  return found;
}

/** Keys that hosts do not read, or for which they refuse each of these values next to the other keys of the profile. */
const unread: { readonly [id: string]: readonly string[] } = {
  codex: [
    "mcp_servers",
    "model_providers",
    "mcp_enterprise_managed_auth",
    "experimental_thread_store",
    "responses_api_metadata",
  ],
  defect: ["default", "hooks"],
  gemini: ["agent_card_url", "agent_card_json", "auth"],
  qwen: ["executor"],
  vtcode: ["allowed_tools", "enabled_tools", "permissionMode", "permission_mode"],
};

describe("every key that may decide what a profile can do changes its power", () => {
  it.each(Object.keys(places))("%s", async (id) => expect(await unseen(id)).toEqual(unread[id] ?? []));
});

describe("a key that decides nothing does not", () => {
  it.each<[id: string, key: string, before: unknown, after: unknown]>([
    ["claude", "color", "red", "blue"],
    ["claude", "maxTurns", 3, 30],
    ["claude", "effort", "low", "max"],
    ["claude", "initialPrompt", "Go.", "Run."],
    ["opencode", "steps", 5, 50],
    ["opencode", "temperature", 0.1, 0.5],
    ["kiro", "welcomeMessage", "Hi.", "Hello."],
  ])("%s: %s", async (id, key, before, after) => {
    const [path = "", profile = {}] = places[id] ?? [];
    const [base = "", head = ""] = [before, after].map((value) => fileOf(id, { ...profile, [key]: value }));
    expect(await powerBetween({ ...policy, [path]: base }, { ...policy, [path]: head })).toBe("unchanged");
  });
});

it("steps that run are no number of steps", () => {
  const at = { source: { path: "x", text: "" }, span: { start: 0, end: 0 } };
  const differs = (before: string, after: string) => [{ field: "steps.run", before, after, at }];
  expect([isHarmless("steps.run", differs("make", "make x")), isHarmless("steps", differs("5", "50"))]).toEqual([
    false,
    true,
  ]);
});
