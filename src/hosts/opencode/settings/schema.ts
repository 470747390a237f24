/** The types of the settings' keys in the first edition: one wrong value, and the host does not start. */
import {
  count,
  mapping,
  oldKeys,
  permission,
  schemaRefusal,
  switches,
  text,
  type ValueType,
  yesNo,
} from "../agent/schema.ts";
import { isText, lastOf, type Node, type SyntaxProblem, type Table } from "../../../parsers/node.ts";

/** A variable can have any value. */
const hasVariable = (node: Node): boolean => isText(node) && node.kind === "scalar" && node.text.includes("{env:");
const oneOf = (...words: readonly string[]): ValueType => ({
  is: (node) => hasVariable(node) || (isText(node) && node.kind === "scalar" && words.includes(node.text)),
  words: `${words.length > 1 ? "one of " : ""}${words.map((word) => `\`${word}\``).join(", ")}`,
});
const either = (words: string, ...types: readonly ValueType[]): ValueType => ({
  is: (node) => types.some((type) => type.is(node)),
  words,
});
const listOf = (words: string, type: ValueType): ValueType => ({
  is: (node) => node.kind === "list" && node.items.every((item) => type.is(item)),
  words,
});
const mapOf = (words: string, type: ValueType): ValueType => ({
  is: (node) => node.kind === "table" && node.entries.every(({ value }) => type.is(value)),
  words,
});
/** A mapping whose known keys have these types; other keys are free. */
const fields = (
  words: string,
  keys: Readonly<Record<string, ValueType>>,
  needed: readonly string[] = [],
): ValueType => ({
  is: (node) =>
    node.kind === "table" &&
    schemaRefusal(node, keys) === undefined &&
    needed.every((key) => node.entries.some(({ name }) => name === key)),
  words,
});
const wholeNumber: ValueType = {
  is: (node) =>
    node.kind === "scalar" && typeof node.value === "number" && Number.isSafeInteger(node.value) && node.value >= 0,
  words: "a whole number",
};
const off: ValueType = { is: (node) => node.kind === "scalar" && node.value === false, words: "`false`" };

const texts = listOf("a list of texts", text);
const textMap = mapOf("a mapping of texts", text);
const agentKeys: Readonly<Record<string, ValueType>> = Object.fromEntries(
  Object.entries(oldKeys).map(([key, type]) => {
    const read = (node: Node) => (key === "permission" ? withWords(node) : node);
    const { is, wrongPart } = type;
    return [
      key,
      {
        ...type,
        is: (node: Node) => hasVariable(node) || is(read(node)),
        ...(wrongPart ? { wrongPart: (node: Node) => wrongPart(read(node)) } : {}),
      },
    ];
  }),
);
const agent = fields("an agent whose keys have the right types", agentKeys);
const agents = mapOf("a mapping of agents whose keys have the right types", agent);
const oauth = fields("…", {
  clientId: text,
  clientSecret: text,
  scope: text,
  callbackPort: count,
  redirectUri: text,
});
const server = either(
  "a server with `type: local` and a list `command`, with `type: remote` and a `url`, or `enabled` alone",
  fields(
    "…",
    { type: oneOf("local"), command: texts, cwd: text, environment: textMap, enabled: yesNo, timeout: count },
    ["type", "command"],
  ),
  fields(
    "…",
    {
      type: oneOf("remote"),
      url: text,
      enabled: yesNo,
      headers: textMap,
      oauth: either("…", oauth, off),
      timeout: count,
    },
    ["type", "url"],
  ),
  fields("…", { enabled: yesNo }, ["enabled"]),
);
const command = fields(
  "…",
  { template: text, description: text, agent: text, model: text, variant: text, subtask: yesNo },
  ["template"],
);
const formatter = fields("…", { disabled: yesNo, command: texts, environment: textMap, extensions: texts });
const languageServer = either(
  "…",
  { is: (node) => literal(lastOf(node, "disabled")) === true, words: "…" },
  fields("…", { command: texts, extensions: texts, disabled: yesNo, env: textMap, initialization: mapping }, [
    "command",
  ]),
);
const provider = fields("…", {
  api: text,
  name: text,
  env: texts,
  id: text,
  npm: text,
  whitelist: texts,
  blacklist: texts,
  options: fields("…", { apiKey: text, baseURL: text, enterpriseUrl: text, setCacheKey: yesNo }),
  models: mapOf("…", mapping),
});
const plugin: ValueType = either("…", text, {
  is: (node) => node.kind === "list" && node.items.length === 2 && node.items[0] !== undefined && isText(node.items[0]),
  words: "…",
});
const reference = either("…", text, fields("…", { repository: text, branch: text, path: text }));

/** `ConfigV1` of opencode 1.18.33. Any other key is ignored. Keys that say nothing about agents are checked roughly. */
const keys: Readonly<Record<string, ValueType>> = {
  $schema: text,
  shell: text,
  logLevel: oneOf("DEBUG", "INFO", "WARN", "ERROR"),
  server: fields("a mapping of the server's settings", {
    port: count,
    hostname: text,
    mdns: yesNo,
    mdnsDomain: text,
    cors: texts,
  }),
  command: mapOf("a mapping of commands, each with a `template`", command),
  skills: fields("a mapping with lists `paths` and `urls`", { paths: texts, urls: texts }),
  references: mapOf("a mapping of references", reference),
  reference: mapOf("a mapping of references", reference),
  watcher: fields("a mapping with a list `ignore`", { ignore: texts }),
  snapshot: yesNo,
  plugin: listOf("a list of plugins, each a text or a pair of a text and its options", plugin),
  share: oneOf("manual", "auto", "disabled"),
  autoshare: yesNo,
  autoupdate: either("`true`, `false` or `notify`", yesNo, oneOf("notify")),
  disabled_providers: texts,
  enabled_providers: texts,
  model: text,
  small_model: text,
  default_agent: text,
  subagent_depth: wholeNumber,
  username: text,
  mode: agents,
  agent: agents,
  provider: mapOf("a mapping of providers whose keys have the right types", provider),
  mcp: mapOf(server.words, server),
  formatter: either("`true`, `false` or a mapping of formatters", yesNo, mapOf("…", formatter)),
  lsp: either("`true`, `false` or a mapping of language servers", yesNo, mapOf("…", languageServer)),
  instructions: texts,
  layout: oneOf("auto", "stretch"),
  permission: agentKeys["permission"] ?? permission,
  tools: switches,
  attachment: fields("a mapping of the settings of images", { image: mapping }),
  enterprise: fields("a mapping with a text `url`", { url: text }),
  tool_output: fields("a mapping of whole numbers", { max_lines: count, max_bytes: count }),
  compaction: fields("a mapping of the compaction's settings", { auto: yesNo, prune: yesNo, tail_turns: wholeNumber }),
  experimental: fields("a mapping of experimental settings", {
    disable_paste_summary: yesNo,
    batch_tool: yesNo,
    openTelemetry: yesNo,
    primary_tools: texts,
    continue_loop_on_deny: yesNo,
    mcp_timeout: count,
  }),
};

/** A `permission` in which variables are words that the host takes. */
function withWords(node: Node): Node {
  if (node.kind === "table")
    return { ...node, entries: node.entries.map((entry) => ({ ...entry, value: withWords(entry.value) })) };
  return hasVariable(node) && node.kind === "scalar" ? { ...node, value: "allow", text: "allow" } : node;
}

function literal(node: Node | undefined): unknown {
  return node?.kind === "scalar" ? node.value : undefined;
}

/**
 * The first value because of which the host refuses a settings file. Keys of the second edition's shape are translated
 * first: a list of `skills`, `mcp.servers` and servers with `disabled` are fine.
 */
export function settingsRefusal(root: Table): SyntaxProblem | undefined {
  for (const key of ["agent", "mode"]) {
    const found = agentsRefusal(key, lastOf(root, key));
    if (found) return found;
  }
  return schemaRefusal({ ...root, entries: root.entries.flatMap((entry) => translated(entry)) }, keys);
}

/** The first key of an agent in settings whose value the host refuses. */
export function agentRefusal(table: Table): SyntaxProblem | undefined {
  return schemaRefusal(table, agentKeys);
}

/** The first of several agents that the host refuses. */
function agentsRefusal(key: string, node: Node | undefined): SyntaxProblem | undefined {
  for (const { name = "", value } of node?.kind === "table" ? node.entries : []) {
    if (value.kind !== "table")
      return { kind: "problem", message: `\`${key}.${name}\` is not a mapping`, span: value.span };
    const found = agentRefusal(value);
    if (found) return found;
  }
  return undefined;
}

function translated(entry: Table["entries"][number]): Table["entries"] {
  const { name, value } = entry;
  if (name === "skills" && value.kind === "list" && value.items.every(isText)) return [];
  if (name !== "mcp" || value.kind !== "table") return [entry];
  const entries = value.entries.filter(({ name: server, value: one }) => {
    if ((server === "servers" || server === "timeout") && one.kind === "table") return false;
    return literal(lastOf(one, "disabled")) === undefined && lastOf(one, "codemode") === undefined;
  });
  return [{ ...entry, value: { ...value, entries } }];
}
