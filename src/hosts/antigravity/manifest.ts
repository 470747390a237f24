/** The older form of an agent: `agent.json`, and the YAML file that it names or a command that is the agent. */
import type { FolderResult } from "../_kit/loading/folders.ts";
import { listItems, startOfTable, textFact, textsOf } from "../_kit/profiles/fields.ts";
import { profileFrom } from "../_kit/profiles/profile.ts";
import { commandLine, hookGrants, serverGrants } from "../_kit/settings/hooks-and-servers.ts";
import { grantEach } from "../_kit/profiles/tools.ts";
import { normalizedKey } from "../_kit/profiles/unknown-keys.ts";
import { type Fact, implied, known, stated } from "../../model/fact.ts";
import type { Problem } from "../../model/load.ts";
import type { Bypass, Grant, HookOrServer, Prompt } from "../../model/profile.ts";
import { parseAnyJson } from "../../parsers/json.ts";
import { type Entry, jsonOf, lastOf, type Node, type Table, textOf, valueOf } from "../../parsers/node.ts";
import { parseYaml } from "../../parsers/yaml/index.ts";
import { append } from "../../repo/many.ts";
import { directoryOf, join, plain } from "../../repo/path.ts";
import type { RepoIndex } from "../../repo/repo-index.ts";
import type { Place, Source } from "../../repo/text.ts";
import { serversIn } from "./grants.ts";
import { bypassOf } from "./policy.ts";
import { grantedBy } from "./tools.ts";

/** A mapping and the file that holds it. */
interface Part {
  readonly root: Node;
  readonly source: Source;
}

export async function manifestOf(source: Source, path: string, stem: string, repo: RepoIndex): Promise<FolderResult> {
  const root = parseAnyJson(source.text);
  if (root.kind !== "table") {
    const message = root.kind === "problem" ? `it is not JSON: ${root.message}` : "it is no object";
    return { verdict: { kind: "dropped", problem: { message, at: { source, span: root.span } } } };
  }
  const config = await configOf(root, source, path, repo);
  const unjudged = config && "message" in config ? [config] : [];
  const parts: readonly Part[] = [{ root, source }, ...(config && "root" in config ? [config] : [])];
  const home = startOfTable(root, source);
  const hooks = commandsIn(root, source);
  const servers = parts.flatMap((part) => serversIn({ ...root, entries: entriesBelow(part.root) }, part.source));
  const written = textFact(lastOf(root, "name"), source, home);
  const name: Fact<string> =
    known(written) === undefined ? implied(stem, home, "the folder stands for the missing name") : written;
  const profile = profileFrom({
    home,
    name,
    description: textFact(lastOf(root, "description"), source, home),
    grants: grantsIn(parts, home, hooks.length > 0),
    extraGrants: [...hookGrants(hooks, "command_spec"), ...serverGrants(servers, "mcp_servers")],
    hooks,
    servers,
    bypasses: parts.flatMap((part) => bypassesIn(part)),
    prompt: promptOf(parts, home),
    native: () => jsonOf(root),
  });
  const lacking = ["name", "description"].find((key) => (textOf(lastOf(root, key)) ?? "").trim() === "");
  if (lacking === undefined) return { verdict: { kind: "loaded" }, profile, unjudged };
  const problem = { message: `it has no \`${lacking}\`, which is required`, at: home };
  return { verdict: { kind: "dropped", problem }, profile, unjudged };
}

/** The configuration that the manifest names, relative to it; or why it is not checked. */
async function configOf(
  root: Table,
  source: Source,
  path: string,
  repo: RepoIndex,
): Promise<Part | Problem | undefined> {
  const [named] = entriesBelow(root).filter(({ name = "" }) => normalizedKey(name) === "relativepathtoconfig");
  const written = named ? (textOf(named.value) ?? "").trim() : "";
  if (!named || written === "") return undefined;
  const target = /^[~/]|^[A-Za-z]:|[$\\]/.test(written) ? undefined : plain(join(directoryOf(path), written));
  const at = { source, span: named.value.span };
  const content = target === undefined ? undefined : await repo.read(target);
  if (content?.kind === "text") {
    const { node, problems } = await parseYaml(content.source.text, 0);
    if (problems.length === 0) return { root: node, source: content.source };
  }
  return { message: `names the configuration \`${written}\`, which cannot be read here`, at, scope: "part" };
}

/** All entries of all mappings below a node. */
function entriesBelow(node: Node): readonly Entry[] {
  const found: Entry[] = [];
  const seen = new Set<Node>();
  const open: Node[] = [node];
  for (let next = open.pop(); next; next = open.pop()) {
    if (seen.has(next) || next.kind === "scalar") continue;
    seen.add(next);
    if (next.kind === "list") append(open, next.items.toReversed());
    else
      for (const entry of next.entries) {
        found.push(entry);
        open.push(entry.value);
      }
  }
  return found;
}

/** A program that is the agent: it decides by itself what it does. */
function commandsIn(root: Table, source: Source): readonly HookOrServer[] {
  return entriesBelow(root).flatMap(({ name = "", value }): readonly HookOrServer[] => {
    if (normalizedKey(name) !== "commandspec") return [];
    const command = valueOf(value, "command");
    const line = command ? commandLine(command, valueOf(value, "args")) : textsOf(value).join(" ");
    return [{ name: "agent", kind: "command", value: line, at: { source, span: (command ?? value).span } }];
  });
}

/** The tools that the configuration lists, if it is of a form that has no others. */
function grantsIn(parts: readonly Part[], home: Place, isProgram: boolean): Fact<readonly Grant[]> {
  const entries = parts.flatMap(({ root, source }) => entriesBelow(root).map((entry) => ({ ...entry, source })));
  const hasOthers = entries.some(({ name = "" }) => /^(?:codingagent|browseragent)$/.test(normalizedKey(name)));
  const grants = entries.flatMap(({ name = "", value, source }): readonly Grant[] => {
    const key = normalizedKey(name);
    const items = key === "toolnames" ? [value] : key === "tools" ? listItems(value) : [];
    return items.flatMap((item) =>
      textsOf(valueOf(item, "name") ?? item).flatMap((tool) =>
        grantEach({ source, span: item.span }, grantedBy(tool), tool),
      ),
    );
  });
  if (grants.length === 0 || hasOthers || isProgram)
    return implied(grantEach(home), home, "no list in its configuration limits its tools, as far as this is known");
  const servers = grantEach(home, ["external"], "inherited servers");
  return stated([...grants, ...servers], home);
}

function bypassesIn({ root, source }: Part): readonly Bypass[] {
  return entriesBelow(root).flatMap((entry) => bypassOf(entry, source));
}

/** The texts of the configuration are its prompt. */
function promptOf(parts: readonly Part[], home: Place): Prompt {
  const source = parts.at(-1)?.source ?? home.source;
  const text = parts.flatMap(({ root }) => textsOf(root)).join("\n");
  const isOther = source !== home.source;
  return { source: isOther ? "file" : "inline", path: isOther ? source.path : null, text, at: home };
}
