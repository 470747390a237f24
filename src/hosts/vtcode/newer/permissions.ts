/**
 * Reads the `permissions` of a profile, and maps old tool names to new ones
 * (vinhnx/VTCode@438119c:crates/codegen/vtcode-config/src/core/permissions.rs).
 */
import { lastOf, type Node, type Table } from "../../../parsers/node.ts";
import { type Decoded, list, oneOf, optional, DecodeError, required, string, struct } from "../../../parsers/decode.ts";
import { trim, trimEnd } from "../../../repo/text.ts";
import { lower, Refused, serdeJson } from "./values.ts";

/** Of `AgentPermissionsConfig`, with its defaults. */
export const permissions = struct("AgentPermissionsConfig", {
  default: required(oneOf("ask", "allow", "auto", "deny")),
  allow: optional(list(string), []),
  ask: optional(list(string), []),
  auto: optional(list(string), []),
  deny: optional(list(string), []),
});
/** Decoded `permissions`. */
export type Permissions = Decoded<typeof permissions>;

/** Keys whose presence alone makes the host refuse. */
export const legacy = ["permissionMode", "permission_mode"];

/** The defaults where there are none. Returns a refusal in the host's own words. */
export function permissionsIn(table: Table): Permissions | Refused {
  const old = table.entries.find(({ name }) => name !== undefined && legacy.includes(name));
  if (old)
    return new Refused(`unsupported legacy subagent field '${old.name}'; use 'permissions.default'`, old.key.span);
  const node: Node | undefined = lastOf(table, "permissions");
  if (!node) return { default: "ask", allow: [], ask: [], auto: [], deny: [] };
  const read = permissions(node, serdeJson);
  return read instanceof DecodeError
    ? new Refused(`failed to parse subagent permissions: ${read.message}`, read.span)
    : read;
}

const oldNames =
  "read_file write_file edit_file create_file delete_file move_file copy_file search_replace file_op grep_file list_files run_pty_cmd execute_code".split(
    " ",
  );

const meanings: { readonly [kind: string]: string } = {
  read: "read_file read grep_file grep list_files list glob listfiles grepfile code_search codesearch",
  write: "write_file write create_file createfile delete_file deletefile move_file movefile copy_file copyfile",
  edit: "edit_file edit apply_patch applypatch search_replace searchreplace file_op fileop patch",
  bash: "bash shell command exec_command execcommand run_pty_cmd runptycmd execute_code executecode",
  webfetch: "webfetch web_fetch fetch",
};
const kinds = new Map(
  Object.entries(meanings).flatMap(([kind, names]) => names.split(" ").map((name) => [name, kind] as const)),
);

/** The tool of a rule: `Read_File` for `Read_File( /a )`. */
export function toolOfRule(rule: string): string {
  const text = trim(rule);
  const open = text.indexOf("(");
  return open >= 0 && trimEnd(text.slice(open + 1)).endsWith(")") ? trim(text.slice(0, open)) : text;
}

/** The host's own warnings for rules that name old tools. */
export function warningsOf({ allow, ask, auto, deny }: Permissions): readonly string[] {
  return [...allow, ...ask, ...auto, ...deny].flatMap((rule) => {
    const tool = toolOfRule(rule);
    if (!oldNames.includes(lower(tool))) return [];
    return [
      `permission rule '${rule}' uses legacy tool name '${tool}'; consider using the semantic rule '${semantic(rule)}' for clearer intent`,
    ];
  });
}

function semantic(rule: string): string {
  const text = trim(rule);
  const open = text.indexOf("(");
  const tool = open < 0 ? "" : trim(text.slice(0, open));
  const inside = open >= 0 && text.endsWith(")") ? trim(text.slice(open + 1, -1)) : "";
  const kindOf = (name: string): string => kinds.get(lower(name)) ?? lower(name);
  return tool !== "" && inside !== "" ? `${kindOf(tool)}(${inside})` : kindOf(text);
}
