/** Makes a profile from a Markdown file. */
import { type Fact, known, stated, unreadable } from "../../model/fact.ts";
import type { Bypass, HookOrServer, Ineffective, Profile } from "../../model/profile.ts";
import { type Node, type Table, textOf, valueOf } from "../../parsers/node.ts";
import type { Place, Source } from "../../repo/text.ts";
import { hiddenLineBreaks } from "../_kit/profiles/hidden-line-breaks.ts";
import { bodyPrompt, knownValues, listItems, startOfTable, textFact } from "../_kit/profiles/fields.ts";
import { hookGrants, hooksOf, serverGrants, serverOf, serversOf } from "../_kit/settings/hooks-and-servers.ts";
import { profileFrom } from "../_kit/profiles/profile.ts";
import { asForeignFile, type KnownKeys, unhonouredModesIn, unknownKeysIn } from "../_kit/profiles/unknown-keys.ts";
import type { Document } from "./document.ts";
import { fields, modes } from "./fields.ts";
import { grantsOfTools } from "./grants.ts";
import { builtins } from "./tools.ts";

/** The keys that Grok Build reads. It ignores others, and does not merge `<<`. */
export const knownKeys: KnownKeys = {
  keys: new Set(Object.keys(fields)),
  own: { tools: "tools", denied: "disallowedTools", turns: "maxTurns", isolation: "isolation" },
  ignores: true,
};

/** `fileName`: the name of the file without `.md`, by which a session starts the subagent. */
export function readProfile(document: Document, fileName: string, isOwn: boolean): Profile {
  const { source, table, problem, prompt } = document;
  const home = startOfTable(table, source);
  const name = factOf(document, "name", home);
  const { grants, denied, ineffective } = grantsOfTools(document, home);
  const hooks = hooksOf(valueOf(table, "hooks"), source);
  const servers = ownServers(valueOf(table, "mcpServers"), source);
  const found: readonly Ineffective[] = [
    ...unknownKeysIn(table, source, knownKeys),
    ...mergeIn(table, source),
    ...ineffective,
    ...idleModeIn(table, source),
  ];
  return profileFrom({
    home,
    name,
    identity: fileName,
    description: factOf(document, "description", home),
    model: factOf(document, "model", home),
    permissionMode: factOf(document, "permissionMode", home),
    grants,
    denied,
    extraGrants: [...hookGrants(hooks, "hooks"), ...serverGrants(servers, "mcpServers")],
    hooks,
    servers,
    bypasses: isOwn ? [...idleBypassIn(table, source), ...unhonouredModesIn(table, source, knownKeys)] : [],
    ineffective: [
      ...(isOwn ? found : found.map(asForeignFile)),
      ...otherNameIn(name, fileName, isOwn),
      ...cutsIn(document),
    ],
    prompt: bodyPrompt(source, prompt),
    native: problem ? undefined : () => knownValues(table, knownKeys.keys),
  });
}

function factOf({ source, table, repaired }: Document, key: string, home: Place): Fact<string> {
  const broken = repaired?.broken.get(key);
  if (broken) return unreadable({ source, span: broken }, "the YAML is broken here");
  const node = valueOf(table, key);
  const isRequired = key === "name" || key === "description";
  if (isRequired && node?.kind === "scalar" && node.value === null) return stated("", { source, span: node.span });
  return textFact(node, source, home);
}

/** A list of names, of mappings from one name to a configuration, and of configurations with a `name`. */
function ownServers(node: Node | undefined, source: Source): readonly HookOrServer[] {
  return listItems(node).flatMap((item) => {
    const name = textOf(valueOf(item, "name"));
    return name === undefined
      ? serversOf({ kind: "list", span: item.span, items: [item] }, source)
      : serverOf(name, item, source);
  });
}

/** YAML's merge key is a key that nobody knows, so what it would bring is lost. */
function mergeIn(table: Table, source: Source): readonly Ineffective[] {
  return table.entries.flatMap(({ name, key, value }): readonly Ineffective[] => {
    if (name !== "<<") return [];
    const limits = ["tools", "disallowedTools", "capabilityMode"].filter((limit) => valueOf(value, limit));
    const because = "Grok Build does not merge it, so its keys are lost; write them out";
    return [{ kind: limits.length > 0 ? "limit" : "value", what: "<<", because, at: { source, span: key.span } }];
  });
}

/** No mode changes what is asked. */
function idleModeIn(table: Table, source: Source): readonly Ineffective[] {
  const node = valueOf(table, "permissionMode");
  const mode = textOf(node);
  if (!node || (mode !== "plan" && mode !== "dontAsk")) return [];
  const because = "Grok Build 1.0.41 applies no mode of a profile; use `capabilityMode: read-only`";
  return [{ kind: "limit", what: "permissionMode", because, at: { source, span: node.span } }];
}

function idleBypassIn(table: Table, source: Source): readonly Bypass[] {
  const node = valueOf(table, "permissionMode");
  const value = textOf(node) ?? "";
  if (!node || !(modes as readonly string[]).includes(value) || !/^(?:bypass|accept|auto)/.test(value)) return [];
  const because = "does nothing in Grok Build 1.0.41 and 1.0.5, and its source of August 2026 applies it; remove it";
  return [{ setting: "permissionMode", value, effect: "unhonoured", because, at: { source, span: node.span } }];
}

const builtinNames = new Set(builtins.map(([name]) => name));

/** Sessions list a subagent by its `name` and start it by its file name. */
function otherNameIn(name: Fact<string>, fileName: string, isOwn: boolean): readonly Ineffective[] {
  const written = known(name);
  if (written === undefined || written === fileName) return [];
  const replaces = builtinNames.has(fileName);
  const because = `Grok Build lists the subagent by this name and starts it only as \`${fileName}\`, its file name${
    replaces ? ", in place of the built-in subagent" : ""
  }; give both the same name`;
  const kind = isOwn || replaces ? "value" : "metadata";
  return [{ kind, what: `name: ${written}`, varies: written, because, at: name.at }];
}

/** Text behind the dashes that end the frontmatter, and line breaks that nobody sees. */
function cutsIn({ source, front, afterFence }: Document): readonly Ineffective[] {
  const rest = source.text.slice(afterFence.start, afterFence.end);
  const hidden = hiddenLineBreaks(source, front);
  if (/^\s*$/.test(rest)) return hidden;
  const because =
    "ends the frontmatter and is lost, because every line that begins with three dashes ends it; put `---` alone on its line";
  return [
    ...hidden,
    { kind: "cut", what: `---${rest.trimEnd().slice(0, 40)}`, because, at: { source, span: afterFence } },
  ];
}
