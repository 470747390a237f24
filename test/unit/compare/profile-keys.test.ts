/** A key of a profile that may decide what it can do never changes unseen, in any host. */
import { describe, expect, it } from "vitest";
import { isHarmless } from "../../../src/compare/fields/harmless.ts";
import { policyPath, type Repository } from "../../support/judging.ts";
import { changeBetween, powerBetween } from "../../support/powers.ts";
import { fileOf, places, propertiesOf, schemas } from "../../support/profile-schemas.ts";

const policy: Repository = { [policyPath]: "hosts: { openheim: { dirs: [profiles] } }\n" };

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
  codex: {
    features: { shell_tool: false },
    mcp_servers: { x: { command: "y" } },
    model_providers: { x: { name: "x", base_url: "https://example.com" } },
    mcp_enterprise_managed_auth: { idp: { issuer: "https://example.com", client_id: "x" } },
    experimental_thread_store: { type: "in_memory", id: "x" },
    responses_api_metadata: { x: "y" },
  },
  defect: { default: { model: "x" }, hooks: { before_tool_apply: [{ handler: { type: "command", argv: ["x"] } }] } },
  grok: { mcpInheritance: "none", toolConfig: { tools: [{ id: "x" }] } },
  opencode: { tools: { bash: false } },
  gemini: { auth: { type: "http", scheme: "Bearer", token: "$TOKEN" } },
  qoder: { hooks },
  qwen: { executionBackend: "container", executor: { kind: "acp", command: "x" } },
  vibe: {
    mcp_servers: [{ name: "x", transport: "stdio", command: "y" }],
    providers: [{ name: "x", api_base: "https://example.com" }],
    connectors: [{ name: "x" }],
    transcribe_providers: [{ name: "x", api_base: "https://example.com" }],
    transcribe_models: [{ name: "x", provider: "y" }],
    tts_providers: [{ name: "x", api_base: "https://example.com" }],
    tts_models: [{ name: "x", provider: "y" }],
    compaction_model: { name: "x", provider: "mistral" },
    experiment_overrides: { x: "y" },
    session_logging: { enabled: false },
  },
  vtcode: { permissions: { default: "deny" }, allowed_tools: ["code_search"], enabled_tools: ["code_search"] },
};

/** Profiles for keys that the host takes only next to others, or not next to those of its profile. */
const bases: { readonly [id: string]: { readonly [key: string]: object } } = {
  gemini: {
    auth: { kind: "remote", name: "a", description: "Looks.", agent_card_url: "https://example.com/card.json" },
  },
  qwen: { executor: { name: "ab", description: "Looks." } },
  vtcode: {
    allowed_tools: { name: "a", description: "Looks." },
    enabled_tools: { name: "a", description: "Looks." },
  },
};

/** The keys of a host's profiles whose values, as far as they were tried, never change the power, there or back. */
async function unseen(id: string): Promise<readonly string[]> {
  const [path = "", profile = {}] = places[id] ?? [];
  const found: string[] = [];
  for (const [key, schema] of Object.entries(propertiesOf(schemas.get(id)) ?? {})) {
    if (key in profile || isHarmless(key, [], id)) continue;
    const others = bases[id]?.[key] ?? profile;
    const base = fileOf(id, others);
    let isSeen = false;
    for (const value of new Set([taken[id]?.[key] ?? true, ...wordsIn(schema), ...samples])) {
      const head = fileOf(id, { ...others, [key]: value });
      if (base === undefined || head === undefined || isSeen) continue;
      const { changes, power } = await changeBetween({ ...policy, [path]: head }, { ...policy, [path]: base });
      // A value for which the host refuses the profile says nothing about the key.
      isSeen = power !== "unchanged" && changes.some(({ kind }) => kind === "changed");
    }
    if (!isSeen) found.push(key);
  }
  return found;
}

/** Keys that decide nothing whatever is in them, and those with or without which the host refuses the file. */
const unread: { readonly [id: string]: readonly string[] } = {
  // It holds a model and nothing else.
  defect: ["default"],
  // A remote agent has exactly one of both cards.
  gemini: ["agent_card_url", "agent_card_json"],
  // The alias of a model: who gets the prompts is told where its provider is defined.
  vibe: ["active_model"],
  // Keys of the older edition, which refuse the file.
  vtcode: ["permissionMode", "permission_mode"],
};

/** Keys that decide nothing. Each was looked up at its host: whoever adds one says here that it does not matter. */
const harmless: { readonly [id: string]: string } = {
  a3s: "description hidden max_steps model name prompt",
  amazonq: "$schema description model name prompt",
  antigravity: "description hidden model name",
  augment:
    "color description disable_rules disable_workspace_guidelines hidden instruction_description model name provider_model replace_system_prompt tool_description",
  claude: "background color description effort initialPrompt maxTurns model name",
  cline: "description maxIterations modelId name providerId",
  codebuddy: "color description model name",
  codex:
    "description developer_instructions instructions model model_reasoning_effort model_reasoning_summary model_verbosity name nickname_candidates personality plan_mode_reasoning_effort service_tier",
  copilot:
    "argument-hint description include-custom-instructions metadata model model-policy modelPolicy models name reasoning-effort reasoningEffort",
  cursor: "background description force-default-model is_background model name",
  defect: "description inherit_project_prompt model prompt request_limit request_limit_mode sampling",
  factory: "color createdAt description model name reasoningEffort updatedAt version",
  gemini: "description display_name max_turns model name temperature timeout_mins",
  "gh-aw":
    "concurrency description emoji intent labels max-ai-credits max-daily-ai-credits max-runs max-turn-cache-misses max-turns metadata name rate-limit run-name steps timeout-minutes timeout_minutes tracker-id user-rate-limit",
  goose: "description model name",
  grok: "agentsMd background color description effort initialPrompt maxTurns model name promptMode userMessageTemplate",
  junie: "description effort maxTurns model name reasoningLevel",
  kimi: "description name",
  letta: "description model name",
  kiro: "$schema description keyboardShortcut model name prompt systemPrompt welcomeMessage",
  opencode: "color description hidden maxSteps model name prompt steps temperature top_p variant",
  openhands: "color description max_budget_per_run max_iteration_per_run model name",
  openheim: "description max_iterations model provider",
  qoder: "background color description effort initialPrompt maxTurns model name temperature timeoutMins",
  qwen: "background color description maxTurns model name",
  roo: "customInstructions description name roleDefinition slug whenToUse",
  vibe: "description display_name models",
  vtcode:
    "aliases background badgeColor badge_color color description effort initialPrompt initial_prompt maxTurns max_turns model model_reasoning_effort name nickname_candidates prompt reasoning_effort",
};

describe("the keys that decide nothing", () => {
  it.each(Object.keys(places))("of %s are these", (id) => {
    const found = Object.keys(propertiesOf(schemas.get(id)) ?? {}).filter((key) => isHarmless(key, [], id));
    expect(found.sort().join(" ")).toBe(harmless[id]);
  });
});

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
  expect([isHarmless("steps.run", differs("make", "make x"), ""), isHarmless("steps", differs("5", "50"), "")]).toEqual(
    [false, true],
  );
});

it("a key may decide in one host and not in another", () => {
  const fields = ["models", "version", "max-daily-ai-credits", "max-daily-ai-credits.github-app.client-id"];
  expect(fields.map((field) => isHarmless(field, [], "gh-aw"))).toEqual([false, false, true, false]);
  expect(fields.map((field) => isHarmless(field, [], "copilot"))).toEqual([true, true, true, true]);
});
