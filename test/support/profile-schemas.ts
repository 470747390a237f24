/** The schemas of profiles held against the hosts' loaders: a file's value, what its schema says, what the host does. */
import { Ajv } from "ajv";
import { parse as parseToml, stringify as tomlOf } from "smol-toml";
import { parse as parseYaml } from "yaml";
import { declarations, profileSchemas } from "../../scripts/profile-schemas.ts";
import { matches } from "../../src/repo/patterns.ts";
import { hosts } from "../../src/generated/hosts.ts";
import type { Host } from "../../src/model/host.ts";
import type { Item } from "../../src/model/load.ts";
import { judged } from "./judging.ts";
import { loadIn } from "./loading.ts";

export const schemas = await profileSchemas();

const declared = await declarations();

/** Whether a host's schema describes a file. */
export function isDescribed(id: string, path: string): boolean {
  const { files = [] } = declared.get(id) ?? {};
  return files.length === 0 ? path.endsWith(".md") : files.some((pattern) => matches(path, `**/${pattern}`));
}

const ajv = new Ajv({ strict: true, allErrors: true, allowUnionTypes: true, strictRequired: false });
// VS Code's, which other editors read too.
ajv.addKeyword("deprecationMessage");
const validators = new Map([...schemas].map(([id, schema]) => [id, ajv.compile(schema)]));

/** What a schema refuses of a value; nothing: the value is valid. */
export function refusalsBy(id: string, value: unknown): readonly string[] {
  const validate = validators.get(id);
  if (!validate) throw new Error(`${id} has no schema`);
  return validate(value)
    ? []
    : (validate.errors ?? []).map(({ instancePath, message }) => `${instancePath} ${message}`);
}

/** The value that a schema describes in a file; `undefined` where an editor would find none. */
export function valueIn(path: string, text: string): unknown {
  try {
    if (path.endsWith(".toml")) return tomlIn(text);
    if (path.endsWith(".json")) return JSON.parse(text) as unknown;
    if (!path.endsWith(".md")) return parseYaml(text, { logLevel: "silent" }) as unknown;
    const [, fence, front = ""] = /^(---|\+\+\+)[ \t]*\r?\n([\s\S]*?)\r?\n?^\1[ \t]*$/m.exec(text) ?? [];
    if (fence === undefined || !text.startsWith(fence)) return undefined;
    return fence === "+++" ? tomlIn(front) : (parseYaml(front, { logLevel: "silent" }) as unknown);
  } catch {
    return undefined;
  }
}

/** Editors see dates as texts. */
function tomlIn(text: string): unknown {
  return JSON.parse(
    JSON.stringify(parseToml(text, { integersAsBigInt: "asNeeded" }), (_, value: unknown) =>
      typeof value === "bigint" ? Number(value) : value,
    ),
  );
}

const policyDirs: { readonly [id: string]: readonly string[] } = { openheim: ["profiles"] };

/** What the host itself makes of a file; `undefined`: nothing. */
export async function itemIn(id: string, path: string, text: string): Promise<Item | undefined> {
  const { items } = await loadIn(hostOf(id), { [path]: text }, { dirs: policyDirs[id] ?? [] });
  return items.find(({ files }) => files[0] === path);
}

export function hostOf(id: string): Host {
  const host = Object.entries<Host>(hosts).find(([name]) => name === id)?.[1];
  if (!host) throw new Error(`no host ${id}`);
  return host;
}

/** What the host refuses, drops, ignores or reads otherwise; nothing: it takes the whole file as it is written. */
export function objectionsTo(item: Item | undefined): readonly string[] {
  if (!item) return ["not read"];
  const { verdict, leniency, profile } = item;
  return [
    ...(verdict.kind === "loaded" ? [] : [verdict.kind]),
    ...(leniency ? [`lenient: ${leniency.message}`] : []),
    ...(profile?.ineffective ?? []).map(({ kind, what, because }) => `${kind} ${what}: ${because}`),
    ...(profile?.bypasses ?? []).map(({ effect, setting }) => `${effect} ${setting}`),
  ];
}

/** The findings of a whole check that are about one host, for what only rules report. */
export async function findingsOn(id: string, path: string, text: string): Promise<readonly string[]> {
  const dirs = policyDirs[id];
  const policy = dirs ? JSON.stringify({ hosts: { [id]: { dirs } } }) : "{}\n";
  const { findings } = await judged({ [path]: text }, { policy });
  return findings.flatMap(({ finding: { rule, kind, host, message } }) =>
    host === id && rule !== "max-capability" ? [`${rule}/${kind}: ${message}`] : [],
  );
}

/** Where a profile of each host is, and a profile that the host takes as it is. */
export const places: { readonly [id: string]: readonly [path: string, profile: object] } = {
  a3s: [".a3s/agents/a.yaml", { name: "a", description: "Looks.", prompt: "Look around." }],
  amazonq: [".amazonq/cli-agents/a.json", { name: "a", description: "Looks.", prompt: "Look.", tools: ["fs_read"] }],
  antigravity: [".agents/agents/a/agent.md", { name: "a", description: "Looks.", tools: ["view_file"] }],
  augment: [".augment/agents/a.md", { name: "a", description: "Looks.", tools: ["view"] }],
  claude: [".claude/agents/a.md", { name: "a", description: "Looks.", tools: "Read" }],
  cline: [".cline/agents/a.yml", { name: "a", description: "Looks.", tools: ["read_files"] }],
  codebuddy: [".codebuddy/agents/a.md", { name: "a", description: "Looks.", tools: "Read" }],
  codex: [".codex/agents/a.toml", { name: "a", description: "Looks.", developer_instructions: "Look." }],
  copilot: [".github/agents/a.md", { name: "a", description: "Looks.", tools: ["read"] }],
  cursor: [".cursor/agents/a.md", { name: "a", description: "Looks.", readonly: true }],
  defect: [".defect/agents/a.md", { description: "Looks.", tools: { allow: ["read_file"] } }],
  factory: [".factory/droids/a.md", { name: "a", description: "Looks.", tools: "read-only" }],
  gemini: [".gemini/agents/a.md", { name: "a", description: "Looks.", tools: ["read_file"] }],
  "gh-aw": [".github/workflows/a.md", { on: "push", description: "Looks.", engine: "copilot" }],
  goose: [".goose/agents/a.md", { name: "a", description: "Looks." }],
  grok: [".grok/agents/a.md", { name: "a", description: "Looks.", tools: ["Read"] }],
  junie: [".junie/agents/a.md", { name: "a", description: "Looks.", tools: ["Read"] }],
  kimi: [".kimi-code/agents/a.md", { name: "a", description: "Looks.", tools: ["Read"] }],
  kiro: [".kiro/agents/a.json", { name: "a", description: "Looks.", prompt: "Look.", tools: ["read"] }],
  letta: [".letta/agents/a.md", { name: "a", description: "Looks.", tools: "Read" }],
  opencode: [".opencode/agents/a.md", { description: "Looks.", permission: { edit: "deny" } }],
  openhands: [".openhands/agents/a.md", { name: "a", description: "Looks.", tools: ["glob"] }],
  openheim: ["profiles/a.md", { description: "Looks.", tools: ["read_file"] }],
  qoder: [".qoder/agents/a.md", { name: "a", description: "Looks.", tools: ["Read"] }],
  qwen: [".qwen/agents/a.md", { name: "ab", description: "Looks.", tools: ["read_file"], approvalMode: "default" }],
  roo: [".roomodes", { slug: "a", name: "A", roleDefinition: "Looks.", groups: ["read"] }],
  vibe: [".vibe/agents/a.toml", { description: "Looks.", enabled_tools: ["read"] }],
  vtcode: [".vtcode/agents/a.md", { name: "a", description: "Looks.", tools: ["code_search"] }],
};

/** A profile as its host's file has it; `undefined` where the format has no such value. */
export function fileOf(id: string, profile: object): string | undefined {
  const [path = ""] = places[id] ?? [];
  if (path.endsWith(".json")) return JSON.stringify(profile);
  if (path === ".roomodes") return JSON.stringify({ customModes: [profile] });
  const isToml = path.endsWith(".toml") || id === "openheim" || id === "defect";
  if (isToml && JSON.stringify(profile).includes("null")) return undefined;
  // Letta Code takes quotes for a part of the text.
  const isPlain = (value: unknown): value is string =>
    id === "letta" && typeof value === "string" && /^[A-Za-z][\w,. -]*$/.test(value);
  const yaml = Object.entries(profile).map(
    ([name, value]) => `${name}: ${isPlain(value) ? value : JSON.stringify(value)}\n`,
  );
  const front = isToml ? tomlOf(profile) : yaml.join("");
  if (path.endsWith(".toml") || path.endsWith(".yaml")) return front;
  const fence = isToml ? "+++" : "---";
  return `${fence}\n${front.trimEnd()}\n${fence}\nLook around the project.\n`;
}

type Schema = { readonly [key: string]: unknown };

/** The mapping of keys in a schema, at whatever depth the profile is. */
export function propertiesOf(schema: unknown): { readonly [key: string]: Schema } | undefined {
  if (typeof schema !== "object" || schema === null) return undefined;
  const { properties } = schema as { readonly properties?: { readonly [key: string]: Schema } };
  if (properties && ("description" in properties || "roleDefinition" in properties)) return properties;
  for (const inner of Object.values(schema)) {
    const found = propertiesOf(inner);
    if (found) return found;
  }
  return undefined;
}
