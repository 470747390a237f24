/**
 * What the settings of a workspace decide for every session: `vtcode.toml` in three places, and approvals that were
 * kept.
 */
import type { Authority, Layer, Problem } from "../../model/load.ts";
import { lastOf, type Node, textOf } from "../../parsers/node.ts";
import { parseJsonc } from "../../parsers/json.ts";
import { join } from "../../repo/path.ts";
import type { RepoIndex } from "../../repo/repo-index.ts";
import type { Source } from "../../repo/text.ts";
import { hookAuthority } from "../_kit/settings/authority.ts";
import { readOne, unreadFolder } from "../_kit/loading/collect.ts";
import { commandLine } from "../_kit/settings/hooks-and-servers.ts";
import { listItems } from "../_kit/profiles/fields.ts";
import type { LayerRead } from "../_kit/loading/sessions.ts";
import { authorityFrom, commandTexts, contentOf } from "../_kit/settings/index.ts";
import { tomlOf } from "../_kit/toml.ts";
import { unknownSettings } from "../_kit/settings/unknown-settings.ts";
import { knownPolicy, knownSettings, policyRules, settingRules } from "./settings-keys.ts";
import { append } from "../../repo/many.ts";

const name = "vtcode.toml";
const policy = ".vtcode/tool-policy.json";

/** Files of a workspace, the weakest first. Those of projects are in a folder for each. */
export const settingsFiles: readonly string[] = [`.vtcode/projects/*/config/${name}`, `.vtcode/${name}`, name, policy];

/** The settings of a workspace as a layer; nothing where it has none. */
export async function readSettings(
  repo: RepoIndex,
  layer: Layer["name"],
  start: string,
): Promise<readonly LayerRead[]> {
  const projects = join(start, ".vtcode/projects");
  const paths = [
    ...repo.names(projects).map((project) => join(projects, `${project}/config/${name}`)),
    join(start, `.vtcode/${name}`),
    join(start, name),
    join(start, policy),
  ];
  const authority: Authority[] = [];
  const unjudged: Problem[] = [...unreadFolder(repo, projects)];
  for (const path of paths) {
    const source = await readOne(repo, path);
    if (source === undefined) continue;
    if ("message" in source) {
      unjudged.push(source);
      continue;
    }
    const isPolicy = path.endsWith(".json");
    const root = isPolicy ? parseJsonc(source.text) : await tomlOf(source);
    if (root.kind === "problem") {
      const message = `cannot be read as ${isPolicy ? "JSON" : "TOML"}: ${root.message.replaceAll("\n", ", ")}`;
      unjudged.push({ message, at: { source, span: root.span } });
      continue;
    }
    append(authority, isPolicy ? authorityFrom(policyRules, root, source) : settingsAuthority(root, source));
    append(unjudged, unknownSettings(root, source, "VT Code", isPolicy ? knownPolicy : knownSettings));
  }
  if (authority.length + unjudged.length === 0) return [];
  const governs = layer === "user" ? {} : { governs: start };
  return [
    { layer: { name: layer, root: join(start, name), status: "loaded", authority, ...governs }, items: [], unjudged },
  ];
}

/** What a `vtcode.toml` decides. */
export function settingsAuthority(root: Node, source: Source): readonly Authority[] {
  return [
    ...authorityFrom(settingRules, root, source),
    ...hookAuthority(lastOf(lastOf(root, "hooks"), "lifecycle"), source, "runs for every agent, whatever its tools"),
    ...listItems(lastOf(lastOf(root, "mcp"), "providers")).flatMap((server) => serverIn(server, source)),
    ...listItems(lastOf(root, "custom_providers")).flatMap((provider) => providerIn(provider, source)),
  ];
}

/** A server with a command or an `endpoint`. */
function serverIn(server: Node, source: Source): readonly Authority[] {
  const command = lastOf(server, "command");
  const isOff = textOf(lastOf(server, "enabled")) === "false";
  if (isOff || server.kind !== "table") return [];
  return [
    {
      setting: "mcp.providers",
      value: textOf(lastOf(server, "name")) ?? "…",
      effect: "widens",
      because: command
        ? "starts a command whose tools agents can call"
        : "connects to an address whose tools agents can call",
      content: contentOf(server, source),
      ...connectedBy(server, source),
      may: command ? ["execute", "external"] : ["network", "external"],
      ...(command ? { names: commandTexts(server) } : {}),
      at: { source, span: server.span },
    },
  ];
}

function connectedBy(server: Node, source: Source): Pick<Authority, "server"> {
  const command = lastOf(server, "command");
  const endpoint = lastOf(server, "endpoint");
  const name = textOf(lastOf(server, "name")) ?? "";
  const at = { source, span: (command ?? endpoint ?? server).span };
  if (command) return { server: { name, kind: "command", value: commandLine(command, lastOf(server, "args")), at } };
  return endpoint ? { server: { name, kind: "url", value: textOf(endpoint) ?? "", at } } : {};
}

/** Where the requests to a model go, and how their key is fetched. */
function providerIn(provider: Node, source: Source): readonly Authority[] {
  const auth = lastOf(provider, "auth");
  const runs = lastOf(auth, "command") !== undefined;
  return [
    {
      setting: "custom_providers",
      value: textOf(lastOf(provider, "base_url")) ?? textOf(lastOf(provider, "name")) ?? "…",
      effect: "widens",
      because: runs
        ? "decides where model requests are sent, and runs a command for their key"
        : "decides where model requests are sent",
      content: contentOf(provider, source),
      may: runs ? ["execute", "network"] : ["network"],
      ...(auth && runs ? { names: commandTexts(auth) } : {}),
      at: { source, span: provider.span },
    },
  ];
}
