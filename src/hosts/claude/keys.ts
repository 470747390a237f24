/** The keys of a profile: those the host knows, those that look like a limit and are none, and the rest. */
import { entryOf, type Entry, type Node, type Table } from "../../node.ts";
import type { Ineffective } from "../../profile.ts";
import type { Source } from "../../text.ts";
import { textsIn } from "./powers.ts";

/** The mirror's sub-agents page (ericbuess/claude-code-docs@ec68a5b) and the change log of 2.1.240. */
export const knownKeys: ReadonlySet<string> = new Set(
  "name description tools disallowedTools model permissionMode maxTurns skills mcpServers hooks memory background effort isolation color initialPrompt".split(" "),
);

/** Keys of other hosts and of skills by which somebody means to limit a profile; written without case, `-` and `_`. */
const limits: ReadonlyMap<string, string> = new Map(
  [
    ["tools", "tool tools allowedtool allowedtools allowtools toolsallowed allowed availabletools enabledtools onlytools includetools toolallowlist toolwhitelist"],
    ["disallowedTools", "disallowedtool disallowedtools denytools deniedtools blockedtools blocktools excludetools excludedtools forbiddentools disabledtools restrictedtools toolblacklist tooldenylist"],
    ["permissionMode", "permissionmode permission permissions permissionsmode defaultmode approvalmode approvalpolicy sandbox sandboxmode toolssettings"],
    ["", "readonly restrictions disablehooks disabled disable enabled allowedpaths deniedpaths allowedcommands deniedcommands allowedservers"],
    ["maxTurns", "maxturn maxturns maxsteps maxiterations"],
    ["isolation", "isolate isolated"],
  ].flatMap(([real = "", list = ""]) => list.split(" ").map((key): [string, string] => [key, real])),
);

const plainNames: ReadonlyMap<string, string> = new Map([...knownKeys].map((key) => [plainOf(key), key]));

function plainOf(key: string): string {
  return key.toLowerCase().replace(/[-_ ]/g, "");
}

/** What stands under keys that this host does not know. */
export function ineffectiveKeysOf(table: Table, source: Source): readonly Ineffective[] {
  return table.entries.flatMap((entry) => {
    const { name } = entry;
    return name === undefined || name.trim() === "" || name === "<<" || knownKeys.has(name) ? [] : [judge(table, entry, name, source)];
  });
}

function judge(table: Table, { key, value }: Entry, name: string, source: Source): Ineffective {
  const at = { source, span: key.span };
  const plain = plainOf(name);
  const real = limits.get(plain);
  if (real !== undefined && limitsSomething(plain, real, value)) {
    if (real === "") return { kind: "limit", what: name, because: "this host has no such key, so it limits nothing", at };
    if (!entryOf(table, real)) return { kind: "limit", what: name, because: `this host has no such key (its own is \`${real}\`), so it limits nothing`, at };
    return { kind: "value", what: name, because: `this host has no such key: \`${real}\` decides`, at };
  }
  if (/\s/.test(name.trim()) || name.length > 60) {
    return { kind: "value", what: name.slice(0, 60), because: "a colon makes a key of this text, and the value before it ends there", at };
  }
  const known = plainNames.get(plain);
  if (known !== undefined) return { kind: "value", what: name, because: `this host has no such key; its own is \`${known}\``, at };
  return { kind: "metadata", what: name, because: "this host has no such key", at };
}

/** `readonly: false`, `permission_mode: acceptEdits` and an empty value are no limits in the first place. */
function limitsSomething(key: string, real: string, value: Node): boolean {
  if (real === "permissionMode" && textsIn(value).some((text) => /bypass|accept|auto|yolo|danger|never/i.test(text))) return false;
  if (value.kind !== "scalar") return true;
  return value.value !== null && value.value !== "" && value.value !== (key === "enabled");
}
