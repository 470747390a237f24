/** Code that a workflow brings in beside its steps: images, actions, extensions, packages, skills and variables. */
import type { Capability } from "../../model/capability.ts";
import type { Grant, HookOrServer, NamedPath } from "../../model/profile.ts";
import { type Node, textOf, valueOf } from "../../parsers/node.ts";
import { assignmentOf, commandTexts } from "../_kit/settings/command-texts.ts";
import { textsOf } from "../_kit/profiles/fields.ts";
import { nodesOf } from "../_kit/settings/setting-rule.ts";
import { startContent } from "../_kit/settings/start-content.ts";
import { searchedBy, variableEffect } from "../_kit/settings/variables.ts";
import type { Part } from "./document.ts";

/** What a value brings in, and what comes with it. */
interface CodeRule {
  /** As in a table of settings. */
  readonly path: string;
  readonly kind: HookOrServer["kind"];
  /** Keys of a mapping that name what is started, the first of which counts; a text names it itself. */
  readonly named?: readonly string[];
  /** Before the name in the command line. */
  readonly before?: string;
  /** What comes with a reference; `external` by default. */
  readonly may?: readonly Capability[];
}

const image = { kind: "command", named: ["image"], before: "docker run " } as const;
const packages = { kind: "reference", named: ["name", "package"], may: ["execute", "external"] } as const;

const codeRules: readonly CodeRule[] = [
  // An image decides what each command of the steps in it is.
  { path: "container", ...image },
  { path: "services.*", ...image },
  { path: "jobs.*.container", ...image },
  { path: "jobs.*.services.*", ...image },
  { path: "sandbox.mcp.container", ...image },
  { path: "sandbox.agent.images.*", ...image },
  { path: "sandbox.agent.command", kind: "command" },
  { path: "sandbox.mcp.command", kind: "command" },
  { path: "runtimes.*.action-repo", kind: "reference", may: ["execute", "external"] },
  { path: "engine.extensions", kind: "reference", may: ["execute", "external"] },
  { path: "skills", kind: "reference", named: ["skill"] },
  { path: "apm.packages", ...packages },
  { path: "dependencies", ...packages },
  { path: "dependencies.packages", ...packages },
  { path: "imports.apm-packages", ...packages },
];

/** Mappings of variables, which hold for all that runs there. */
const variables = [
  "env",
  "container.env",
  "services.*.env",
  "jobs.*.env",
  "jobs.*.container.env",
  "jobs.*.services.*.env",
  "engine.env",
  "sandbox.agent.env",
  "sandbox.mcp.env",
  "mcp-scripts.*.env",
  "safe-inputs.*.env",
  "safe-outputs.env",
  "safe-outputs.jobs.*.env",
  "safe-outputs.scripts.*.env",
  "safe-outputs.threat-detection.env",
  "safe-outputs.threat-detection.engine.env",
];

/** One piece of code, and what comes with it. */
interface Code {
  readonly hook: HookOrServer;
  readonly grants: readonly Grant[];
}

/** Of the workflow's frontmatter and of all that it imports. */
export function codeIn(parts: readonly Part[]): readonly Code[] {
  return parts.flatMap((part) => [
    ...codeRules.flatMap((rule) => codeAt(rule, part)),
    ...variables.flatMap((path) => variablesAt(path, part)),
  ]);
}

function codeAt({ path, kind, named = [], before = "", may }: CodeRule, { table, source }: Part): readonly Code[] {
  return nodesOf({ path }, table).flatMap(({ setting, node, parent }): readonly Code[] => {
    const name = node.kind === "table" ? named.map((key) => valueOf(node, key)).find(Boolean) : node;
    const text = textOf(name) ?? "";
    if (text === "" && node.kind !== "table") return [];
    // What the mapping around a setup action says, such as its version, is a part of it.
    const content = startContent([setting, kind], [node, ...(path.startsWith("runtimes.") ? [parent] : [])], source);
    const at = { source, span: (name ?? node).span };
    // What a container mounts, and what runs in it, is next to its image.
    const names = kind === "command" ? [`${before}${textsOf(node).join(" ")}`, ...commandTexts(node)] : [];
    const local = kind === "reference" && text.startsWith("./") ? ([text] as const) : undefined;
    const hook: HookOrServer = {
      name: setting,
      kind,
      value: `${before}${text}`,
      ...(names.length > 0 ? { names } : {}),
      ...(local ? { names: local, searches: "everything" } : {}),
      content,
      at,
    };
    return [{ hook, grants: grantsOf(setting, at, may ?? (kind === "command" ? ["execute"] : ["external"])) }];
  });
}

/** Variables of Git that only name a person. */
const identity = /^GIT_(?:AUTHOR|COMMITTER)_(?:NAME|EMAIL|DATE)$/;

/** Variables by which other programs start, or by which requests lead elsewhere. */
function variablesAt(path: string, { table, source }: Part): readonly Code[] {
  return nodesOf({ path: `${path}.*` }, table).flatMap(({ setting, node }): readonly Code[] => {
    const name = lastKey(setting);
    const effect = identity.test(name) ? undefined : variableEffect(name);
    if (effect === undefined || isSecret(node)) return [];
    const [kind, capability] = effect === "starts" ? (["command", "execute"] as const) : (["url", "network"] as const);
    const at = { source, span: node.span };
    const started = effect === "starts" ? { names: textsOfVariable(name, node), searches: searchedBy(name) } : {};
    const hook: HookOrServer = { name: setting, kind, value: textOf(node) ?? "", ...started, at };
    return [{ hook, grants: grantsOf(setting, at, [capability]) }];
  });
}

/** Code that any other variable names, because a command can have it in place of a name. */
export function namedByVariables(parts: readonly Part[]): readonly NamedPath[] {
  return parts.flatMap(({ table, source }) =>
    variables
      .flatMap((path) => nodesOf({ path: `${path}.*` }, table))
      .flatMap(({ setting, node }): readonly NamedPath[] => {
        const name = lastKey(setting);
        const value = textOf(node) ?? "";
        if (value === "" || variableEffect(name) === "starts" || isSecret(node)) return [];
        const at = { source, span: node.span };
        const reach = { kind: "nowhere" } as const;
        return [{ key: setting, value, reach, starts: textsOfVariable(name, node), namesCode: true, at }];
      }),
  );
}

function lastKey(setting: string): string {
  return setting.slice(setting.lastIndexOf(".") + 1);
}

/** What a variable says, with paths from the root of the checkout. */
function textsOfVariable(name: string, node: Node): readonly string[] {
  const text = (textOf(node) ?? "").replace(workspace, ".");
  return [text, assignmentOf(name, text)];
}

/** The directory of the checkout. */
const workspace = /\$\{\{\s*github\.workspace\s*\}\}|\$\{?GITHUB_WORKSPACE\b\}?/g;

/** Whether a value is an expression that names a secret. */
export function isSecret(node: Node): boolean {
  return /\$\{\{[^}]*\bsecrets\b/.test(textOf(node) ?? "");
}

function grantsOf(tool: string, at: Grant["at"], may: readonly Capability[]): readonly Grant[] {
  return may.map((capability) => ({ tool, capability, scope: null, at }));
}
