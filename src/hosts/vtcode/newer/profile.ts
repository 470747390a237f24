/** Makes a profile from a subagent's text, also where the host refuses it. */
import { profileFrom } from "../../_kit/profiles/profile.ts";
import { hookGrants, serverGrants, hooksOf, serversOf } from "../../_kit/settings/hooks-and-servers.ts";
import { type Fact, implied, missing, stated, unreadable } from "../../../model/fact.ts";
import { lastOf, type Node } from "../../../parsers/node.ts";
import type { Grant, Profile } from "../../../model/profile.ts";
import { type Place, trim } from "../../../repo/text.ts";
import type { Document } from "./document.ts";
import { bypassesIn, ineffectiveIn } from "./effects.ts";
import { isReadOnly, listIn, names } from "./spec.ts";
import { everyTool, grantsOfTool, hostTool, isReadOnlyTool, normalized } from "./tools.ts";
import { permissionsIn } from "./permissions.ts";
import { firstOf, Refused, stringOf } from "./values.ts";
import { type Tools, type Word, wordsIn } from "./names.ts";

/** `named`: the key of a payload, which is the name. */
export function readProfile(document: Document, named?: Word): Profile {
  const { source, top, table, prompt, spec } = document;
  const name = named ? stated(named.text, named.at) : textFact(document, "name");
  const tools = toolsOf(document, named !== undefined);
  const servers = table ? serversOf(firstOf(table, names.servers), source) : [];
  const hooks = table ? hooksOf(lastOf(table, "hooks"), source) : [];
  return profileFrom({
    home: top,
    name,
    identity: spec?.name,
    description: textFact(document, "description"),
    model: textFact(document, "model"),
    grants: readTools(tools, document),
    denied: tools.denied.map(({ text }) => text),
    extraGrants: [...hookGrants(hooks, "hooks"), ...serverGrants(servers, "mcpServers")],
    hooks,
    servers,
    bypasses: table ? bypassesIn(table, source) : [],
    ineffective: table ? ineffectiveIn(table, source, tools, named !== undefined) : [],
    prompt: {
      source: prompt.text === "" ? "none" : prompt.isBody ? "body" : "inline",
      path: null,
      text: prompt.text,
      at: prompt.at,
    },
    native: spec?.native,
  });
}

function textFact({ source, top, table, broken }: Document, key: string): Fact<string> {
  const lost = broken.get(key);
  if (lost) return unreadable({ source, span: lost }, "the YAML is broken here");
  const node = table && lastOf(table, key);
  if (!node) return missing(top);
  const at = { source, span: node.span };
  if (node.kind === "scalar" && node.value === null) return missing(at);
  const text = stringOf(node);
  if (text === undefined) return unreadable(at, "is not a string");
  return stated(key === "model" ? text : trim(text), at);
}

function toolsOf(document: Document, cli: boolean): Tools {
  const { source, top, table, broken } = document;
  const nothing = unreadable(top, "the file cannot be read");
  if (!table) return { words: nothing, denied: [], readOnly: false, primary: false };
  const node = firstOf(table, cli ? ["tools"] : names.tools);
  const lost = names.tools.map((key) => broken.get(key)).find((span) => span);
  const words = lost ? unreadable({ source, span: lost }, "the YAML is broken here") : wordsFact(node, source, top);
  const denied = wordsIn(firstOf(table, cli ? ["disallowedTools"] : names.denied), source);
  const permissions = permissionsIn(table);
  const listed = words.state === "stated" ? normalized(words.value.map(({ text }) => text)) : null;
  const mode = stringOf(lastOf(table, "mode"))?.trim().toLowerCase();
  return {
    words,
    denied,
    readOnly:
      !(permissions instanceof Refused) &&
      isReadOnly({ tools: listed, denied: normalized(denied.map(({ text }) => text)), permissions }),
    primary: mode === "primary" || mode === "all",
  };
}

function wordsFact(node: Node | undefined, source: Document["source"], top: Place): Fact<readonly Word[]> {
  if (!node) return missing(top);
  const at = { source, span: node.span };
  const read = listIn(node);
  if (read instanceof Refused) return unreadable(at, read.message);
  return read === null ? missing(at) : stated(wordsIn(node, source), at);
}

function readTools({ words, denied, readOnly, primary }: Tools, { table }: Document): Fact<readonly Grant[]> {
  if (words.state === "unreadable") return words;
  const out = new Set(denied.map(({ text }) => (hostTool(text) ?? text).toLowerCase()));
  const isLeft = (tool: string): boolean => out.size === 0 || !out.has((hostTool(tool) ?? tool).toLowerCase());
  // An agent of the main session keeps its tools, and its permissions decide on each call; a subagent loses the tools.
  const reads = readOnly && !primary;
  if (words.state === "stated") {
    const left = words.value.filter(({ text }) => isLeft(text) && (!reads || isReadOnlyTool(text)));
    return stated(
      left.flatMap(({ text, at }) => grantsOfTool(text, at)),
      words.at,
    );
  }
  const { at } = words;
  const why =
    table && firstOf(table, names.tools)
      ? "an empty `tools`, or one that is `false`, means every tool of the parent"
      : "no `tools` key means every tool of the parent";
  if (reads)
    return implied(
      [{ tool: "*", capability: "read", scope: null, at }],
      at,
      `${why}; a subagent that cannot change files keeps those that search code and read skills`,
    );
  const removed = { apply_patch: "write", exec_command: "execute" } as const;
  const gone = Object.entries(removed).flatMap(([tool, capability]) => (out.has(tool) ? [capability as string] : []));
  return implied(
    everyTool(at, primary).filter(
      ({ capability }) => !gone.includes(capability) || (capability === "write" && !out.has("exec_command")),
    ),
    at,
    why,
  );
}
