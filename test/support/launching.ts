/** The tables of launches of all hosts, and a value for each of their flags with which it gives power. */
import { type FlagShape, flagShapes, type Launch, type LaunchUse } from "../../src/hosts/_kit/ci/launch.ts";
import { launch as augment } from "../../src/hosts/augment/launch.ts";
import { launch as claude } from "../../src/hosts/claude/launch.ts";
import { launch as cline } from "../../src/hosts/cline/launch.ts";
import { launch as codex } from "../../src/hosts/codex/launch.ts";
import { launch as copilot } from "../../src/hosts/copilot/launch.ts";
import { launch as cursor } from "../../src/hosts/cursor/launch.ts";
import { launch as factory } from "../../src/hosts/factory/launch.ts";
import { launch as gemini } from "../../src/hosts/gemini/launch.ts";
import { launch as goose } from "../../src/hosts/goose/launch.ts";
import { launch as grok } from "../../src/hosts/grok/launch.ts";
import { launch as kimi } from "../../src/hosts/kimi/launch.ts";
import { launch as kiro } from "../../src/hosts/kiro/launch.ts";
import { launch as letta } from "../../src/hosts/letta/launch.ts";
import { launch as opencode } from "../../src/hosts/opencode/launch.ts";
import { launch as qoder } from "../../src/hosts/qoder/launch.ts";
import { launch as qwen } from "../../src/hosts/qwen/launch.ts";
import { launch as vibe } from "../../src/hosts/vibe/launch.ts";
import { parseJsonc } from "../../src/parsers/json.ts";
import type { Node } from "../../src/parsers/node.ts";

/** By the id of the host. */
export const tables: Readonly<Record<string, Launch>> = {
  augment,
  claude,
  cline,
  codex,
  copilot,
  cursor,
  factory,
  gemini,
  goose,
  grok,
  kimi,
  kiro,
  letta,
  opencode,
  qoder,
  qwen,
  vibe,
};
/** Values that mean something to some host. */
const candidates = [
  "on",
  "true",
  "x",
  "user",
  "yolo",
  "plan",
  "never",
  "unsafe",
  "disabled",
  "shell",
  "bypassPermissions",
  "danger-full-access",
  ":danger-full-access",
  "Bash",
  "run_shell_command",
];
const structures: Partial<Record<Extract<LaunchUse, string>, (launch: Launch) => string>> = {
  settings: () => '{"hooks":{"PreToolUse":[{"hooks":[{"type":"command","command":"./guard.sh"}]}]}}',
  servers: ({ serversKey = "mcpServers" }) => JSON.stringify({ [serversKey]: { docs: { command: "npx" } } }),
  pair: () => "sandbox_mode=danger-full-access",
};

/** A value with which a flag or an input is told; `undefined`: it gives no power whatever its value is. */
export function sampleOf(use: LaunchUse, launch: Launch): string | undefined {
  if (use === "harmless") return undefined;
  if (typeof use === "object")
    return candidates.find((value) => use.some(({ when }) => when === undefined || when.test(value)));
  if (!use.startsWith("key: ")) return structures[use as keyof typeof structures]?.(launch) ?? "x";
  const path = use.slice("key: ".length).split(".");
  return candidates.find((value) => {
    const text = path.reduceRight((inner, key) => `{${JSON.stringify(key)}:${inner}}`, JSON.stringify(value));
    const source = { path: "x", text };
    return (launch.settings?.(jsonNode(text), source) ?? []).length > 0;
  });
}

function jsonNode(text: string): Node {
  const node = parseJsonc(text);
  if (node.kind === "problem") throw new Error(node.message);
  return node;
}

/** Each name of each flag. */
export const flagsOf = (launch: Launch): readonly (readonly [string, FlagShape])[] => [...flagShapes(launch.flags)];
/** What stands between the program and the flags of a session. */
export const start = (id: string): string =>
  id === "codex" ? " exec" : ["goose", "opencode"].includes(id) ? " run" : "";
/** One word of a shell. */
export const quoted = (text: string): string => `'${text.replaceAll("'", "'\\''")}'`;
