/** What a settings file (`opencode.json`, `kilo.jsonc` and their like) decides for every agent. */
import type { Authority } from "../../model/load.ts";
import { contentOf } from "../_kit/settings.ts";
import { lastOf, type Node, type Table, textOf } from "../../parsers/node.ts";
import type { Place, Source } from "../../repo/text.ts";
import { appendedRules, isEverything, nativeRules, oldRules, type Rule } from "./rules.ts";
import { type Edition, meantBy, renamed } from "./tools.ts";

/** The permission rules for every agent: of the old keys first, then of the new one. */
export function rulesOf(root: Table, source: Source, edition: Edition): readonly Rule[] {
  if (edition === "1") return oldRules(root, source, "settings");
  return [
    ...appendedRules(root, source, "settings").map((rule) => ({ ...rule, action: renamed(rule.action) })),
    ...nativeRules(root, source, "settings"),
  ];
}

/** How many entries of one key are told one by one. */
const most = 200;

export function authorityOf(root: Table, source: Source, edition: Edition): readonly Authority[] {
  const found: Authority[] = [];
  const at = (node: Node): Place => ({ source, span: node.span });
  const add = (
    setting: string,
    value: string,
    effect: Authority["effect"],
    because: string,
    node: Node,
    holder = node,
  ): void => {
    if (found.length < most)
      found.push({ setting, value, effect, because, content: contentOf(holder, source), at: at(node) });
  };
  for (const { action, resource, effect, written, at: place } of rulesOf(root, source, edition)) {
    const setting = written.slice(0, written.lastIndexOf(":"));
    const tell = (does: Authority["effect"], because: string): void => {
      if (found.length < most) found.push({ setting, value: effect, effect: does, because, at: place });
    };
    if (effect !== "allow") {
      if (meantBy(action, edition) === undefined)
        tell(
          "narrows",
          effect === "deny"
            ? "is denied to every agent whose own rules do not allow it"
            : "is asked about, unless an agent's own rules allow it",
        );
    } else if (isEverything(action) && isEverything(resource))
      tell("bypasses", "runs every tool without asking, also on files outside of the project");
    else if (action === "external_directory") tell("widens", "reaches files outside of the project without asking");
  }
  for (const [name, server] of entriesOf(lastOf(root, "mcp")).flatMap(([key, value]) =>
    key === "servers" ? entriesOf(value) : [[key, value] as const],
  )) {
    const off = textOf(lastOf(server, "enabled")) === "false" || textOf(lastOf(server, "disabled")) === "true";
    const type = textOf(lastOf(server, "type"));
    if (server.kind !== "table" || off || type === undefined) continue;
    if (type === "local")
      add(`mcp.${name}`, "local", "widens", "starts a command, whose tools every agent may use", server);
    else add(`mcp.${name}`, type, "widens", "connects to an address, whose tools every agent may use", server);
  }
  for (const key of ["plugin", "plugins"]) {
    const list = lastOf(root, key);
    for (const item of list?.kind === "list" ? list.items : [])
      add(key, pluginOf(item), "widens", "is code that runs inside of the host", item);
  }
  for (const key of ["formatter", "lsp"]) {
    for (const [name, one] of entriesOf(lastOf(root, key))) {
      const command = lastOf(one, "command");
      if (command && textOf(lastOf(one, "disabled")) !== "true")
        add(
          `${key}.${name}.command`,
          wordsOf(command),
          "widens",
          "is a command that the host runs by itself",
          command,
          one,
        );
    }
  }
  const shell = lastOf(root, "shell");
  if (shell) add("shell", wordsOf(shell), "widens", "is what runs every command", shell);
  const share = lastOf(root, "share");
  if (share && textOf(share) === "auto")
    add("share", "auto", "widens", "publishes every session without asking", share);
  const always = lastOf(root, "autoshare");
  if (always && textOf(always) === "true")
    add("autoshare", "true", "widens", "publishes every session without asking", always);
  const company = lastOf(lastOf(root, "enterprise"), "url");
  if (company) add("enterprise.url", textOf(company) ?? "…", "widens", "is where sessions are published", company);
  const first = lastOf(root, "default_agent");
  if (first) add("default_agent", textOf(first) ?? "…", "widens", "starts every session as this agent", first);
  const skills = lastOf(root, "skills");
  const urls = skills?.kind === "list" ? skills : lastOf(skills, "urls");
  for (const item of urls?.kind === "list" ? urls.items : []) {
    if (/^https?:/i.test(textOf(item) ?? ""))
      add("skills", textOf(item) ?? "", "widens", "is a place on the network that skills are fetched from", item);
  }
  const instructions = lastOf(root, "instructions");
  for (const item of instructions?.kind === "list" ? instructions.items : []) {
    if (/^https?:/i.test(textOf(item) ?? ""))
      add("instructions", textOf(item) ?? "", "widens", "is fetched from the network into every prompt", item);
  }
  for (const key of ["provider", "providers"]) {
    for (const [name, provider] of entriesOf(lastOf(root, key))) {
      const address = lastOf(lastOf(provider, "options"), "baseURL") ?? lastOf(lastOf(provider, "api"), "url");
      if (address)
        add(`${key}.${name}.baseURL`, textOf(address) ?? "…", "widens", "is where a model's prompts are sent", address);
    }
  }
  return found;
}

function entriesOf(node: Node | undefined): readonly (readonly [name: string, value: Node])[] {
  return node?.kind === "table"
    ? node.entries.flatMap(({ name, value }) => (name === undefined ? [] : [[name, value] as const]))
    : [];
}

function wordsOf(node: Node): string {
  return node.kind === "list"
    ? node.items
        .slice(0, 50)
        .map((item) => textOf(item) ?? "")
        .join(" ")
    : (textOf(node) ?? "…");
}

function pluginOf(node: Node): string {
  if (node.kind === "table") return textOf(lastOf(node, "package")) ?? "…";
  return node.kind === "list" ? (textOf(node.items[0]) ?? "…") : node.text;
}
