/** The tables of launches of all hosts, and a value for each of their flags with which it gives power. */
import { existsSync, readdirSync } from "node:fs";
import { type FlagShape, flagShapes, type Launch, type LaunchUse } from "../../src/hosts/_kit/ci/launch.ts";
import { parseJsonc } from "../../src/parsers/json.ts";
import type { Node } from "../../src/parsers/node.ts";

const folder = new URL("../../src/hosts/", import.meta.url);

/** By the id of the host: every host that has a table. */
export const tables: Readonly<Record<string, Launch>> = Object.fromEntries(
  await Promise.all(
    readdirSync(folder)
      .filter((id) => existsSync(new URL(`${id}/launch.ts`, folder)))
      .map(async (id): Promise<readonly [string, Launch]> => {
        const { launch } = (await import(new URL(`${id}/launch.ts`, folder).href)) as { readonly launch: Launch };
        return [id, launch];
      }),
  ),
);

/** Values that mean something to some host. */
const candidates = [
  "on",
  "true",
  "false",
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
  pair: ({ program }) =>
    program === "vtcode" ? "security.human_in_the_loop=false" : "sandbox_mode=danger-full-access",
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
  id === "codex" ? " exec" : id === "amazonq" ? " chat" : ["goose", "opencode"].includes(id) ? " run" : "";
/** One word of a shell. */
export const quoted = (text: string): string => `'${text.replaceAll("'", "'\\''")}'`;
