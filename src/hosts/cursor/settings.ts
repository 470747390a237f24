/** What the files beside Cursor's subagents decide for every one of them. */
import { isBefore, contentOf, withoutRepetition } from "../_kit/settings.ts";
import { hooksOf, serversOf } from "../_kit/hooks-and-servers.ts";
import { readOne } from "../_kit/collect.ts";
import type { Authority, Problem } from "../../model/load.ts";
import { lastOf, type Node, textOf } from "../../parsers/node.ts";
import { join } from "../../repo/path.ts";
import type { RepoIndex } from "../../repo/repo-index.ts";
import { parseJsonc } from "../../parsers/json.ts";
import type { Source } from "../../repo/text.ts";

type Add = (setting: string, value: string, at: Node, effect: Authority["effect"], because: string) => void;

/** Files of a `.cursor` folder. */
const files: readonly (readonly [
  name: string,
  read: (node: Node, add: Add, source: Source) => readonly Authority[] | void,
])[] = [
  ["permissions.json", allowlists],
  ["sandbox.json", sandbox],
  ["cli.json", commandLine],
  [
    "mcp.json",
    (node, _, source) =>
      serversOf(lastOf(node, "mcpServers"), source).map(({ name, kind, at }) => ({
        setting: "server",
        value: name,
        effect: "widens",
        because:
          kind === "command"
            ? "starts a command whose tools agents may call"
            : "connects to an address whose tools agents may call",
        content: contentOf(lastOf(lastOf(node, "mcpServers"), name) ?? node, source),
        at,
      })),
  ],
  [
    "hooks.json",
    (node, _, source) =>
      hooksOf(lastOf(node, "hooks"), source).map(({ name, value, at }) => ({
        setting: `hooks.${name}`,
        value,
        effect: "widens",
        because: "runs beside every agent",
        isGuard: isBefore(name),
        at,
      })),
  ],
  ["environment.json", machine],
];

export const settingsFiles: readonly string[] = files.map(([name]) => name);

export async function settingsIn(
  repo: RepoIndex,
  folder: string,
): Promise<{ readonly authority: readonly Authority[]; readonly unjudged: readonly Problem[] }> {
  const authority: Authority[] = [];
  const unjudged: Problem[] = [];
  for (const [name, read] of files) {
    const source = await readOne(repo, join(folder, name));
    if (source === undefined) continue;
    if ("message" in source) {
      unjudged.push(source);
      continue;
    }
    const node = parseJsonc(source.text);
    if (node.kind === "problem") {
      unjudged.push({ message: `cannot be read as JSON: ${node.message}`, at: { source, span: node.span } });
      continue;
    }
    const add: Add = (setting, value, { span }, effect, because) =>
      authority.push({ setting, value, effect, because, at: { source, span } });
    authority.push(...(read(node, add, source) ?? []));
  }
  return { authority: withoutRepetition(authority), unjudged };
}

/** Older pages say that this file counts only for a user; newer ones, that a repository's is joined to it. */
function allowlists(node: Node, add: Add): void {
  for (const item of texts(lastOf(node, "terminalAllowlist"))) {
    const everything = /^[*.^$:\s]*\*[.^$:\s]*$/.test(item.text);
    if (everything)
      add("terminalAllowlist", item.text, item, "auto-approves", "may run every terminal command without asking");
    else add("terminalAllowlist", item.text, item, "widens", "may run without asking");
  }
  for (const item of texts(lastOf(node, "mcpAllowlist"))) {
    if (isEveryServer(item.text))
      add("mcpAllowlist", item.text, item, "auto-approves", "may call every tool of every server without asking");
    else add("mcpAllowlist", item.text, item, "widens", "may be called without asking");
  }
  const run = lastOf(node, "autoRun");
  for (const item of texts(lastOf(run, "allow_instructions")))
    add(
      "autoRun.allow_instructions",
      item.text,
      item,
      "widens",
      "tells the model that approves calls what to let pass",
    );
  for (const item of texts(lastOf(run, "block_instructions")))
    add("autoRun.block_instructions", item.text, item, "narrows", "tells the model that approves calls what to stop");
}

function sandbox(node: Node, add: Add): void {
  const type = lastOf(node, "type");
  if (type && textOf(type) === "insecure_none")
    add("type", "insecure_none", type, "bypasses", "switches the sandbox of terminal commands off");
  if (type && textOf(type) === "workspace_readonly")
    add("type", "workspace_readonly", type, "narrows", "lets terminal commands only read");
  for (const item of texts(lastOf(node, "additionalReadwritePaths")))
    add("additionalReadwritePaths", item.text, item, "widens", "may be written from inside the sandbox");
  for (const key of ["additionalReadonlyPaths", "additionalReadPaths"])
    for (const item of texts(lastOf(node, key)))
      add(key, item.text, item, "widens", "may be read from inside the sandbox");
  const cache = lastOf(node, "enableSharedBuildCache");
  if (cache && textOf(cache) === "true")
    add("enableSharedBuildCache", "true", cache, "widens", "lets sandboxed commands write what others build from");
  const scratch = lastOf(node, "disableTmpWrite");
  if (scratch && textOf(scratch) === "true")
    add("disableTmpWrite", "true", scratch, "narrows", "keeps terminal commands from writing to temporary folders");
  const network = lastOf(node, "networkPolicy");
  const fallback = lastOf(network, "default");
  if (fallback && textOf(fallback) === "allow")
    add("networkPolicy.default", "allow", fallback, "widens", "opens the network to terminal commands");
  if (fallback && textOf(fallback) === "deny")
    add("networkPolicy.default", "deny", fallback, "narrows", "closes the network to terminal commands");
  for (const item of texts(lastOf(network, "allow")))
    add("networkPolicy.allow", item.text, item, "widens", "may be reached from inside the sandbox");
  for (const item of texts(lastOf(network, "deny")))
    add("networkPolicy.deny", item.text, item, "narrows", "may not be reached from inside the sandbox");
  const boundary = lastOf(node, "readBoundary");
  if (boundary && textOf(boundary) === "workspace")
    add("readBoundary", "workspace", boundary, "narrows", "keeps terminal commands from reading elsewhere");
}

/** The machine that agents work on in the cloud is made by these. */
function machine(node: Node, add: Add): void {
  for (const key of ["install", "start"]) {
    const command = lastOf(node, key);
    if (command && textOf(command))
      add(
        key,
        textOf(command) ?? "",
        command,
        "widens",
        "is a command that prepares the machine of agents in the cloud",
      );
  }
  const terminals = lastOf(node, "terminals");
  for (const terminal of terminals?.kind === "list" ? terminals.items : []) {
    const command = lastOf(terminal, "command");
    if (command && textOf(command))
      add("terminals", textOf(command) ?? "", command, "widens", "is a command that runs beside agents in the cloud");
  }
}

/** Only `permissions` counts in a project's file. */
function commandLine(node: Node, add: Add): void {
  const permissions = lastOf(node, "permissions");
  for (const item of texts(lastOf(permissions, "allow"))) {
    const [, tool = item.text, scope = ""] = /^(\w+)\s*(?:\(([^)]*)\))?$/.exec(item.text) ?? [];
    const whole = /^[*:.\s]*$/.test(scope);
    if (whole && /^shell$/i.test(tool))
      add("permissions.allow", item.text, item, "auto-approves", "runs every terminal command without asking");
    else if (/^mcp$/i.test(tool) && isEveryServer(scope))
      add("permissions.allow", item.text, item, "auto-approves", "calls every tool of every server without asking");
    else if (/^write$/i.test(tool) && (whole || /^\s*(?:\*\*\/)?\*+\s*$/.test(scope)))
      add("permissions.allow", item.text, item, "auto-approves", "writes any file without asking");
    else
      add(
        "permissions.allow",
        item.text,
        item,
        "widens",
        whole ? "allows the tool without asking, whatever it is called with" : "is allowed without asking",
      );
  }
  for (const item of texts(lastOf(permissions, "deny")))
    add("permissions.deny", item.text, item, "narrows", "is denied in every mode");
}

/** `server:tool` with nothing left out; the command line's own files part them by a comma as well. */
function isEveryServer(pattern: string): boolean {
  return /^\s*\*+\s*(?:[:,]\s*\*+\s*)?$/.test(pattern);
}

/** The texts of a list; anything else in it is silently dropped by the host. */
function texts(node: Node | undefined): readonly (Node & { readonly text: string })[] {
  return node?.kind === "list"
    ? node.items.flatMap((item) => (item.kind === "scalar" && typeof item.value === "string" ? [item] : []))
    : [];
}
