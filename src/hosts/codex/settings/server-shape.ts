/** Decodes a server of `[mcp_servers]` as edition `0.169` does. */
import {
  boolean,
  type Decoder,
  DecodeError,
  list,
  map,
  oneOf,
  required,
  string,
  struct,
  unsigned,
} from "../../../parsers/decode.ts";
import type { Node } from "../../../parsers/node.ts";
import {
  approvalOfTool,
  type Decoders,
  either,
  lenient,
  positive,
  refused,
  seconds,
  settings,
  textMap,
  texts,
} from "./table-shapes.ts";

/** The keys of a server, apart from those of `onlyLocal` and `onlyRemote`. */
const serverKeys: Decoders = {
  auth: oneOf("oauth", "chatgpt", "ema_auth"),
  environment_id: string,
  startup_timeout_sec: seconds,
  startup_timeout_ms: unsigned(64, "u64"),
  startup_readiness: oneOf("connection", "catalog"),
  tool_timeout_sec: seconds,
  tool_input_schema_max_bytes: positive("usize"),
  enabled: boolean,
  required: boolean,
  supports_parallel_tool_calls: boolean,
  default_tools_approval_mode: approvalOfTool,
  enabled_tools: texts,
  disabled_tools: texts,
  scopes: texts,
  name: string,
  tools: map(settings("McpServerToolConfig", { approval_mode: approvalOfTool })),
};
const onlyLocal: Decoders = {
  args: texts,
  env: textMap,
  env_vars: list(either("McpServerEnvVar", string, struct("McpServerEnvVar", { name: required(string) }))),
  cwd: string,
};
const onlyRemote: Decoders = {
  bearer_token_env_var: string,
  http_headers: textMap,
  env_http_headers: textMap,
  http_headers_helper: string,
  oauth: lenient("McpServerOAuthConfig", { client_id: string }),
  oauth_resource: string,
};
const rawServer = settings("RawMcpServerConfig", {
  command: string,
  url: string,
  bearer_token: string,
  ...serverKeys,
  ...onlyLocal,
  ...onlyRemote,
});

/** A server: a `command` with its keys, or a `url` with its own, never both and never neither. */
export const server: Decoder<unknown> = (node, dialect) => {
  const raw = rawServer(node, dialect);
  if (raw instanceof DecodeError || node.kind !== "table") return raw;
  const entry = (key: string): Node | undefined => node.entries.find(({ name }) => name === key)?.value;
  const isLocal = entry("command") !== undefined;
  if (!isLocal && !entry("url")) return refused(node, "a server needs a `command` or a `url`");
  const foreign = isLocal ? ["url", "auth", ...Object.keys(onlyRemote)] : Object.keys(onlyLocal);
  const found = [...foreign, "bearer_token"].find((key) => entry(key));
  const kind = isLocal ? "command" : "url";
  return found === undefined
    ? raw
    : refused(entry(found) ?? node, `a server with a \`${kind}\` cannot have \`${found}\``);
};
