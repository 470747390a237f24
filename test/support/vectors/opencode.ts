/** opencode 1.18.33: the agents of `GET /agent` (edition 1), and of `GET /api/agent` of the same program (edition 2). */
import type { Capability } from "../../../src/model/capability.ts";
import { inOrder } from "../../../src/model/capability.ts";
import { type Case, heldOf, type Json } from "../vectors.ts";
import type { Listed, Measured, Seen } from "./measured.ts";

type Rule = readonly [action: string, resource: string, effect: string];

interface Agent {
  readonly name: string;
  readonly description?: string;
  readonly model?: { readonly providerID: string; readonly modelID?: string; readonly id?: string };
  readonly builtin?: true;
  readonly rules: readonly Rule[];
}

interface Outcome {
  readonly agents?: readonly Agent[];
  readonly error?: Json;
}

/** The tools of a request, with the capability of each. `websearch` needs a provider, `lsp` a flag; another name is a server's tool. */
const tools: Readonly<Record<string, Readonly<Record<string, Capability>>>> = {
  1: {
    read: "read",
    glob: "read",
    grep: "read",
    lsp: "read",
    edit: "write",
    bash: "execute",
    webfetch: "network",
    websearch: "network",
    task: "delegate",
    skill: "delegate",
    "a server's tool": "external",
  },
  2: {
    read: "read",
    glob: "read",
    grep: "read",
    edit: "write",
    shell: "execute",
    webfetch: "network",
    websearch: "network",
    subagent: "delegate",
    skill: "delegate",
    "a server's tool": "external",
  },
};

export const measured: readonly Measured[] = [edition("1", "v1"), edition("2", "v2")];

function edition(name: string, key: "v1" | "v2"): Measured {
  return {
    host: "opencode",
    edition: name,
    groundOf: (one) => {
      const { cwd } = one as { readonly cwd?: string };
      return { repository: heldOf(one), ...(cwd === undefined ? {} : { start: cwd }) };
    },
    seenIn: (one) => {
      const outcome = one.expected[key] as Outcome | undefined;
      return outcome?.error ? notOffered(one) : outcome?.agents ? seenOf(one, outcome.agents, name) : [];
    },
    rowOf: (seen, rows) => joined(rows, seen),
    // A model without a slash, or with nothing after it, is a provider.
    normalize: (row) => ({ ...row, model: row.model === "" ? null : (row.model?.replace(/\/$/, "") ?? null) }),
  };
}

/** The Markdown files that are meant as agents, with the names of their paths; a file that links lead to counts once. */
function filesIn({ tree }: Case): ReadonlyMap<string, string> {
  const files = new Map<string, string>();
  for (const { path = "" } of tree) {
    const found = /(?:^|\/)\.opencode\/(?:agents?\/(.+)|modes?\/([^/]+))\.md$/.exec(path);
    if (found) files.set(path, found[1] ?? found[2] ?? "");
  }
  return files;
}

/** The names that the files' own keys give. */
function namesIn({ tree }: Case): readonly string[] {
  return tree.flatMap(({ text = "" }) => [...text.matchAll(/^name: (.+)$/gm)].map(([, name = ""]) => name));
}

function notOffered(one: Case): readonly Seen[] {
  return [...filesIn(one).keys()].map((profile) => ({ profile, offered: false }));
}

function seenOf(one: Case, agents: readonly Agent[], name: string): readonly Seen[] {
  const files = filesIn(one);
  const links = new Set(one.tree.flatMap(({ path = "", link }) => (link === undefined ? [] : [path])));
  // A link below the agents folder that leads back into it gives a file many names; the shortest stands for it.
  const own = agents.filter((agent) => !isRepeated(agent, agents, links));
  const written = new Set([...files.values(), ...namesIn(one)]);
  const changed = own.filter((agent) => !agent.builtin || written.has(agent.name));
  const names = new Set(own.map((agent) => agent.name));
  const missing = [...files].filter(([, file]) => !names.has(file));
  const unnamed = changed.filter((agent) => ![...files.values()].includes(agent.name) && !isInSettings(one, agent));
  // Without a name of its own left, the file is the agent that has another name.
  const renamed = missing.slice(0, unnamed.length);
  return [
    ...changed.map((agent) => offered(agent, name)),
    ...missing.slice(renamed.length).map(([profile]): Seen => ({ profile, offered: false })),
  ];
}

function isInSettings({ tree }: Case, { name }: Agent): boolean {
  return tree.some(({ path = "", text }) => /\.jsonc?$/.test(path) && text?.includes(JSON.stringify(name)));
}

function isRepeated({ name }: Agent, agents: readonly Agent[], links: ReadonlySet<string>): boolean {
  const slash = name.indexOf("/");
  return (
    slash > 0 &&
    links.has(`.opencode/agents/${name.slice(0, slash)}`) &&
    agents.some((other) => other.name === name.slice(slash + 1))
  );
}

function offered({ name, description, model, rules }: Agent, edition: string): Seen {
  return {
    profile: name,
    name,
    offered: true,
    description: description ?? null,
    model: model ? modelOf(model) : null,
    capabilities: inOrder(
      Object.entries(tools[edition] ?? {}).flatMap(([tool, capability]) => (isUsable(tool, rules) ? [capability] : [])),
    ),
  };
}

/** As written: `sonnet` is a provider without a model. */
function modelOf({ providerID, modelID, id }: NonNullable<Agent["model"]>): string {
  const model = modelID ?? id ?? "";
  return model === "" ? providerID : `${providerID}/${model}`;
}

/** Whether the last rule for some resource does not deny: one that a rule names, or one that no rule names. */
function isUsable(tool: string, rules: readonly Rule[]): boolean {
  const own = rules.filter(([action]) => matches(tool, action));
  if (own.at(-1)?.[1] === "*" && own.at(-1)?.[2] === "deny") return false;
  const resources = ["a resource that no rule names", ...own.map(([, resource]) => resource.replaceAll("*", "\u0001"))];
  return resources.some((resource) => own.findLast(([, pattern]) => matches(resource, pattern))?.[2] !== "deny");
}

function matches(text: string, pattern: string): boolean {
  const parts = pattern
    .replace(/[.+^${}()|[\]\\]/g, "\\$&")
    .replaceAll("*", ".*")
    .replaceAll("?", ".");
  return new RegExp(`^${parts.replace(/ \.\*$/, "( .*)?")}$`, "s").test(text);
}

/**
 * The tool lists an agent of several files once for each; the program shows what all of them make together. Its texts are
 * those of one of the files.
 */
export function joined(rows: readonly Listed[], { profile, name = profile, ...seen }: Seen): Listed | undefined {
  const byPath = rows.filter(({ files }) => files[0] === profile);
  const found = byPath.length > 0 ? byPath : rows.filter((row) => row.name === name);
  const loaded = found.filter(({ verdict }) => verdict === "loaded");
  const one = loaded.find(({ description }) => description === seen.description) ?? loaded[0] ?? found[0];
  const model = loaded.find((row) => row.model !== null)?.model ?? null;
  return one && { ...one, model, capabilities: inOrder(loaded.flatMap(({ capabilities }) => capabilities)) };
}
