/** The keys of a subagent, and the values for which CodeBuddy Code leaves the file out. */
import type { Problem } from "../../model/load.ts";
import { isText, type Node, type Table, textOf, valueOf } from "../../parsers/node.ts";
import type { Source } from "../../repo/text.ts";
import { type KnownKeys, oneWord } from "../_kit/profiles/unknown-keys.ts";

/** The keys that CodeBuddy Code 2.117.0 reads, and the last three of its editor; it ignores others. */
export const knownKeys: KnownKeys = {
  keys: new Set(
    "name description tools model permissionMode skills hooks isolation color agentMode enabled enabledAutoRun".split(
      " ",
    ),
  ),
  own: { tools: "tools", mode: "permissionMode", isolation: "isolation" },
  ignores: true,
  forms: { permissionMode: oneWord },
};

/** A value that JavaScript takes for nothing: no value, an empty text, `false`, 0. */
export function isUnset(node: Node | undefined): boolean {
  return !node || (node.kind === "scalar" && (!node.value || Number.isNaN(node.value)));
}

/** Why the program leaves the file out. `stopsSessions`: no session starts with such a file. */
export interface Fault extends Problem {
  readonly stopsSessions?: true;
}

const stops = "CodeBuddy does not start at all while this file is there";

type Check = (node: Node) => string | undefined;

const text: Check = (node) => (isText(node) ? undefined : "is not text");

const names: Check = (node) =>
  node.kind === "list" && !node.items.every(isText) ? "has an item that is not text" : undefined;

const checks: readonly (readonly [key: string, check: Check])[] = [
  ["description", (node) => (isText(node) || node.kind === "list" ? undefined : "is not text")],
  ["tools", names],
  ["skills", names],
  ["model", text],
];

/** The first value for which the program leaves the file out, unnoticed; or with which it does not start. */
export function faultIn(table: Table, source: Source): Fault | undefined {
  for (const [key, check] of checks) {
    const node = valueOf(table, key);
    const because = isUnset(node) || !node ? undefined : check(node);
    if (node && because !== undefined) return { message: `\`${key}\` ${because}`, at: placeOf(node, source) };
  }
  const name = valueOf(table, "name");
  if (isUnset(name) || !name) return undefined;
  if (name.kind === "list")
    return { message: "`name` is a list, and no subagent can be started by it", at: placeOf(name, source) };
  if (!isText(name))
    return {
      message: `\`name\` is not text, and ${stops}; put it in quotes`,
      at: placeOf(name, source),
      stopsSessions: true,
    };
  return undefined;
}

/** The main agent has this name, and a file of the name takes its place without being one. */
export function mainAgentFault(name: string, at: Problem["at"]): Fault | undefined {
  if (name !== "cli") return undefined;
  return {
    message: `\`cli\` is the name of the main agent, and ${stops}; rename the subagent`,
    at,
    stopsSessions: true,
  };
}

function placeOf({ span }: Node, source: Source): Problem["at"] {
  return { source, span };
}

/** The word of a mode: a text, or a list with it alone, which the program reads like the text. */
export function wordOf(node: Node | undefined): string {
  let inner = node;
  for (let depth = 0; depth < 5 && inner?.kind === "list" && inner.items.length === 1; depth += 1)
    [inner] = inner.items;
  return textOf(inner) ?? "";
}
