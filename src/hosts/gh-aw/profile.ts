/** What a workflow is as a profile: the agent that it starts, and the subagents in its text. */
import { type Fact, implied, missing, stated } from "../../model/fact.ts";
import { capabilities } from "../../model/capability.ts";
import type { Problem } from "../../model/load.ts";
import { type Grant, type HookOrServer, type NamedPath, type Profile } from "../../model/profile.ts";
import { union } from "../../model/union.ts";
import { jsonOf, type Table, textOf, valueOf } from "../../parsers/node.ts";
import { stemOf } from "../../repo/path.ts";
import { sha256 } from "../../platform/hash.ts";
import type { RepoIndex } from "../../repo/repo-index.ts";
import type { Place, Source, Span } from "../../repo/text.ts";
import { bodyPrompt, startOfTable, textFact, textsOf } from "../_kit/profiles/fields.ts";
import { hookGrants, serverGrants } from "../_kit/settings/hooks-and-servers.ts";
import { startContent } from "../_kit/settings/start-content.ts";
import type { FolderResult } from "../_kit/loading/folders.ts";
import { readDecoded } from "../_kit/loading/collect.ts";
import { profileFrom } from "../_kit/profiles/profile.ts";
import { grantEach } from "../_kit/profiles/tools.ts";
import { type KnownKeys, unknownKeysIn } from "../_kit/profiles/unknown-keys.ts";
import { bypassesIn } from "./bypasses.ts";
import { codeIn, namedByVariables } from "./code.ts";
import { type Part, readWorkflow, type Workflow } from "./document.ts";
import { codeOfOutputs, needsGit, outputGrants, startedByOutputs, stepsIn } from "./outputs.ts";
import { powerSettingsIn } from "./power-settings.ts";
import { isClosed, networkGrants, readTools } from "./tools.ts";

/** The keys of the documentation, and former names of some. */
export const keys: KnownKeys = {
  keys: new Set(
    `name description intent emoji labels metadata on if imports import-schema inlined-imports pre-steps steps pre-agent-steps
    post-steps jobs cache checkout ambient-folders permissions github-app engine network tools mcp-servers mcp-scripts
    safe-inputs skills plugins safe-outputs threat-detection-suppress run-name runs-on runs-on-slim timeout-minutes
    timeout_minutes concurrency env excluded-env max-turns max-runs max-turn-cache-misses max-ai-credits
    max-daily-ai-credits user-rate-limit rate-limit secrets environment container services observability resources runtimes
    source redirect tracker-id private check-for-updates features strict sandbox secret-masking roles bots experiments
    evals version infer disable-model-invocation models runner apm dependencies run-install-scripts
    work-queue-policy docker-image-pull-policy`.split(/\s+/),
  ),
  own: { tools: "tools", mode: "permissions", turns: "max-turns" },
  ignores: false,
};

/** The agent of a workflow, and its subagents; a document, or a part of other workflows, is no profile. */
export async function workflowsOf(
  source: Source,
  path: string,
  _isOwn: boolean,
  repo: RepoIndex,
): Promise<readonly FolderResult[]> {
  const workflow = await readWorkflow(source, path, repo);
  if (!workflow) return [{ verdict: { kind: "passed-over" } }];
  const lock = await lockOf(repo, path);
  const profile = workflow.parses.tables
    .map((table) => profileOf(workflow, table, source, path, repo, lock))
    .reduce(union);
  const problem = refusalOf(workflow, source);
  const verdict = problem ? ({ kind: "rejected", problem } as const) : ({ kind: "loaded" } as const);
  return [
    { verdict, profile, unjudged: workflow.unjudged },
    ...subagentsIn(workflow.body, source, profile).map((sub) => ({ verdict, profile: sub })),
  ];
}

/** What GitHub runs of a workflow, as a hash: only the compiler can tell whether it is what the workflow says. */
async function lockOf(repo: RepoIndex, path: string): Promise<string | undefined> {
  const { source } = await readDecoded(repo, `${path.replace(/\.md$/, "")}.lock.yml`);
  return source && sha256(source.text);
}

/** Why the compiler refuses a workflow. The file that it compiled before still runs. */
function refusalOf({ parses, lacking }: Workflow, source: Source): Problem | undefined {
  const stays = "so the compiler refuses it, and the lock file from before still runs";
  if (parses.fault)
    return {
      message: `the frontmatter is not valid YAML, ${stays}: ${parses.fault.message}`,
      at: { source, span: parses.fault.span },
    };
  const [first] = lacking;
  return first && { message: `it imports \`${first.spec}\`, which does not exist, ${stays}`, at: first.at };
}

function profileOf(
  workflow: Workflow,
  table: Table,
  source: Source,
  path: string,
  repo: RepoIndex,
  lock: string | undefined,
): Profile {
  const { body, imported, remote } = workflow;
  const home = startOfTable(table, source);
  const parts: readonly Part[] = [{ table, source, isMain: true }, ...imported];
  const tools = readTools(parts, home, needsGit(parts));
  const hooks = [...stepsIn(parts), ...engineCommands(table, source)];
  const code = codeIn(parts);
  const grants = isClosed(table) ? tools.grants.filter(({ capability }) => capability !== "network") : tools.grants;
  const engine = valueOf(table, "engine");
  const model = valueOf(engine, "model");
  const mode = valueOf(engine, "permission-mode");
  const isStated = valueOf(table, "tools") !== undefined;
  return profileFrom({
    home,
    name: nameOf(table, body, source, path, home),
    identity: stemOf(path),
    description: textFact(valueOf(table, "description"), source, home),
    // `on` starts a workflow; its description becomes a comment in the lock file.
    needsNoDescription: true,
    model: model ? textFact(model, source, home) : missing(home),
    permissionMode: mode ? textFact(mode, source, home) : missing(home),
    grants: isStated
      ? stated(grants, home)
      : implied(grants, home, "without `tools` the agent has every command, may edit files and reads GitHub"),
    extraGrants: [
      ...networkGrants(parts),
      ...outputGrants(parts),
      ...hookGrants(hooks, "steps"),
      ...code.flatMap((one) => one.grants),
      ...serverGrants(tools.servers, "mcp-servers"),
      ...pluginGrants(table, source),
      ...remote.flatMap(({ at }): readonly Grant[] => grantEach(at, capabilities, "imports")),
    ],
    // A workflow has no events: these are its keys and steps.
    hooks: [
      ...hooks,
      ...code.map(({ hook }) => hook),
      ...pluginsIn(table, source),
      ...codeOfOutputs(parts),
      ...remote.map(({ spec, at }): HookOrServer => ({ name: "imports", kind: "reference", value: spec, at })),
    ].map((one) => ({ ...one, isSetting: true })),
    servers: tools.servers,
    paths: [...pathsIn(body, source, repo), ...pathsOfEngine(table, source), ...namedBy(parts)],
    references: runtimeImports(body, source).flatMap(({ path: named }) => (isAddress(named) ? [] : [inGithub(named)])),
    bypasses: bypassesIn(parts),
    powerSettings: powerSettingsIn(parts),
    ineffective: [...unknownKeysIn(table, source, keys), ...tools.ineffective],
    prompt: bodyPrompt(source, body),
    native: () => ({ ...(jsonOf(table) as object), ...(lock === undefined ? {} : { "lock file": lock }) }),
  });
}

/** `name`, else the first heading, else the name of the file. */
function nameOf(table: Table, { start, end }: Span, source: Source, path: string, home: Place): Fact<string> {
  const written = textFact(valueOf(table, "name"), source, home);
  if (written.state === "stated") return written;
  const heading = /^#[ \t]+(\S.*?)[ \t]*$/m.exec(source.text.slice(start, end));
  if (!heading) return implied(stemOf(path), home, "the file name is the name");
  const at = start + heading.index;
  return stated(heading[1] ?? "", { source, span: { start: at, end: at + heading[0].length } });
}

/** Code that variables name, and steps after the agent. */
function namedBy(parts: readonly Part[]): readonly NamedPath[] {
  return [...namedByVariables(parts), ...startedByOutputs(parts)];
}

/** Files that arguments of the engine name, such as one with servers. */
function pathsOfEngine(table: Table, source: Source): readonly NamedPath[] {
  const node = valueOf(valueOf(table, "engine"), "args");
  if (!node) return [];
  const value = textsOf(node).join(" ");
  const at = { source, span: node.span };
  return [{ key: "engine.args", value, reach: { kind: "nowhere" }, starts: [value], at }];
}

/** A command that replaces the engine, and a driver that is written into the workflow. */
function engineCommands(table: Table, source: Source): readonly HookOrServer[] {
  const engine = valueOf(table, "engine");
  return ["command", "driver"].flatMap((key): readonly HookOrServer[] => {
    const node = valueOf(engine, key);
    if (!node || !engine) return [];
    const [value, content] = [textOf(node) ?? "", startContent([key], [engine], source)];
    return [{ name: `engine.${key}`, kind: "command", value, content, at: { source, span: node.span } }];
  });
}

/** Plugins bring hooks and servers. */
function pluginGrants(table: Table, source: Source): readonly Grant[] {
  const node = valueOf(table, "plugins");
  return node ? grantEach({ source, span: node.span }, ["execute", "external"], "plugins") : [];
}

function pluginsIn(table: Table, source: Source): readonly HookOrServer[] {
  const node = valueOf(table, "plugins");
  if (!node) return [];
  const [value, content] = [textOf(node) ?? "plugins", startContent([], [node], source)];
  const at = { source, span: node.span };
  const names = textsOf(node).filter((text) => text.startsWith("./"));
  const local = names.length > 0 ? ({ names, searches: "everything" } as const) : {};
  return [{ name: "plugins", kind: "reference", value, ...local, content, at }];
}

interface RuntimeImport {
  readonly path: string;
  readonly at: Place;
}

const directive = /\{\{#(?:runtime-)?import\??[ \t:]+([^\s}]+)[^}]*\}\}/g;

/** Texts that become part of the prompt at run time. */
export function runtimeImports({ start, end }: Span, source: Source): readonly RuntimeImport[] {
  return [...source.text.slice(start, end).matchAll(directive)].map((found) => {
    const from = start + found.index + found[0].indexOf(found[1] ?? "");
    const path = found[1] ?? "";
    return { path, at: { source, span: { start: from, end: from + path.length } } };
  });
}

/** An import by URL, which the compiler fetches: its content is not in the repository. */
export function isAddress(path: string): boolean {
  return /^https?:\/\//i.test(path);
}

/** Paths are within `.github`, with or without that prefix. */
function inGithub(path: string): string {
  const bare = path.replace(/[#:].*$/s, "").replace(/^\.?\//, "");
  return /^\.(?:github|agents)\//.test(bare) ? bare : `.github/${bare}`;
}

function pathsIn(body: Span, source: Source, repo: RepoIndex): readonly NamedPath[] {
  return runtimeImports(body, source)
    .filter(({ path }) => !isAddress(path))
    .map(({ path, at }) => ({
      key: "runtime-import",
      value: path,
      within: "the repository's `.github`",
      reach: repo.reach("", "", inGithub(path)),
      at,
    }));
}

const subagent = /^##[ \t]+agent:[ \t]*`([a-z][a-z0-9_-]*)`[ \t]*$/gm;

/** Subagents in the text of a workflow: they have what its agent has. */
function subagentsIn({ start, end }: Span, source: Source, parent: Profile): readonly Profile[] {
  const text = source.text.slice(start, end);
  return [...text.matchAll(subagent)].map((found) => {
    const name = found[1] ?? "";
    const at: Place = { source, span: { start: start + found.index, end: start + found.index + found[0].length } };
    const rest = text.slice(found.index + found[0].length);
    const length = /^##[ \t]/m.exec(rest)?.index ?? rest.length;
    const from = start + found.index + found[0].length;
    const description = /^description:[ \t]*(.*)$/m.exec(rest.slice(0, length))?.[1];
    return profileFrom({
      home: at,
      name: stated(name, at),
      identity: `${parent.identity ?? ""}/${name}`,
      description: description ? stated(description, at) : missing(at),
      grants: implied(
        [...(parent.grants.state === "stated" || parent.grants.state === "implied" ? parent.grants.value : [])],
        at,
        "a subagent has the tools of its workflow",
      ),
      prompt: bodyPrompt(source, { start: from, end: from + length }),
    });
  });
}
