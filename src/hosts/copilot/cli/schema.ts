/** What Copilot CLI requires of each key. One wrong value leaves out the whole agent; unknown keys are ignored. */
import { isText, type Node, type Table } from "../../../parsers/node.ts";
import type { CliFault } from "./document.ts";
import { hookFault } from "./hooks.ts";
import { type Rule, rules, wrong, wrongKey } from "./rules.ts";
import { fieldOf, isBoolean, isNull, isOneOf, isPositiveInteger, isTable, isTexts, isTextTable } from "./values.ts";

const text: Rule = [isText, "text"];
const switched: Rule = [isBoolean, "`true` or `false`"];
const texts: Rule = [isTexts, "a list of texts"];
const mapping: Rule = [isTable, "a mapping"];
const textOrTexts: Rule = [(node) => isText(node) || isTexts(node), "text or a list of texts"];

/** Keys of the frontmatter, if they are present. A key without a value has the value null. */
const keys = rules({
  name: text,
  description: text,
  tools: textOrTexts,
  model: [
    (node) => isText(node) || (isTexts(node) && node.items.length > 0),
    "text or a list of texts that is not empty",
  ],
  "model-policy": [isOneOf("preferred", "required"), "`preferred` or `required`"],
  "reasoning-effort": text,
  skills: texts,
  infer: switched,
  "user-invocable": switched,
  "disable-model-invocation": switched,
  "include-custom-instructions": switched,
  "deferred-tool-loading": switched,
  "strict-tools-list": switched,
  github: mapping,
  "mcp-servers": [(node) => isTable(node) || isNull(node), "a mapping"],
  hooks: mapping,
});

/** Keys of `github`, if they are present. */
const githubKeys = rules({
  permissions: [isTextTable, "a mapping of texts"],
  toolsets: texts,
});

/** Keys of every server, if they are present. */
const serverKeys = rules({
  timeout: [isPositiveInteger, "a whole number above zero"],
  deferTools: [isOneOf("auto", "never"), "`auto` or `never`"],
});
const remoteKeys = rules({ headers: [isTextTable, "a mapping of texts"] });
const localKeys = rules({
  env: [isTextTable, "a mapping of texts"],
  cwd: text,
});
const requiredOfRemote = rules({ url: text, tools: texts });
const requiredOfLocal = rules({ command: text, args: texts, tools: texts });

/** The first thing for which Copilot CLI leaves the agent out. */
export function faultIn(table: Table): CliFault | undefined {
  const description = fieldOf(table, "description");
  if (!description || isNull(description))
    return {
      message: "Copilot CLI requires `description`",
      span: { start: table.span.start, end: table.span.start },
      isUndescribed: true,
    };
  const hooks = fieldOf(table, "hooks");
  return (
    wrongKey(table, keys, "") ??
    wrongKey(fieldOf(table, "github"), githubKeys, "github.") ??
    serverFault(fieldOf(table, "mcp-servers")) ??
    (isTable(hooks) ? hookFault(hooks) : undefined)
  );
}

function serverFault(servers: Node | undefined): CliFault | undefined {
  if (!isTable(servers)) return undefined;
  for (const { name = "…", value } of servers.entries) {
    const fault = serverFaultIn(`mcp-servers.${name}`, value);
    if (fault) return fault;
  }
  return undefined;
}

/** A server without `type` is local. */
function serverFaultIn(path: string, server: Node): CliFault | undefined {
  if (!isTable(server)) return wrong(path, "a mapping", server);
  const type = fieldOf(server, "type");
  const isRemote = type !== undefined && isOneOf("http", "sse")(type);
  if (type && !isRemote && !isOneOf("local", "stdio")(type))
    return wrong(`${path}.type`, "`local`, `stdio`, `http` or `sse`", type);
  for (const [key, [test, expected]] of isRemote ? requiredOfRemote : requiredOfLocal) {
    const value = fieldOf(server, key);
    if (!value || !test(value)) return wrong(`${path}.${key}`, expected, value ?? server);
  }
  if (!isRemote && fieldOf(server, "url")) return wrong(path, "without `url`, because it is a local server", server);
  return wrongKey(server, serverKeys, `${path}.`) ?? wrongKey(server, isRemote ? remoteKeys : localKeys, `${path}.`);
}
