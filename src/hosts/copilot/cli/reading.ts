/** Copilot CLI's own reading of one file: the agent that it lists, or why it leaves the file out. */
import type { Capability } from "../../../model/capability.ts";
import { isText, type Node, type Table } from "../../../parsers/node.ts";
import { type Source, trim } from "../../../repo/text.ts";
import { type CliFault, isFault, readCliDocument } from "./document.ts";
import { faultIn } from "./schema.ts";
import { cliCapabilities, namesIn } from "./tools.ts";
import { fieldOf, isTexts } from "./values.ts";

/** An agent as the program lists it, under its own names, with what its tools may do. */
export interface CliAgent {
  readonly id: string;
  /** `name`, or the id. */
  readonly name: string;
  readonly description: string;
  /** The path that leads to the file from the root of the tree. Behind a link, the file has another one. */
  readonly path: string;
  readonly tools: readonly string[];
  readonly model?: string;
  readonly models?: readonly string[];
  readonly modelPolicy?: string;
  readonly skills?: readonly string[];
  readonly userInvocable: boolean;
  /** Of the list of tools alone. */
  readonly capabilities: readonly Capability[];
}

/** A file that holds an agent; `table` is the frontmatter, as serde_yaml reads it. */
interface AgentFile {
  readonly kind: "agent";
  readonly table: Table;
  readonly id: string;
  readonly path: string;
}

/** An agent, or a file that the CLI leaves out with a reason. Files that it does not look at have no reading. */
export type CliReading = AgentFile | { readonly kind: "leftOut"; readonly fault: CliFault };

/**
 * Whether the program looks at a file: `path` is relative to the folder of agents. Hidden files and folders are
 * skipped.
 */
export function isCliCandidate(path: string): boolean {
  return path.endsWith(".md") && !path.split("/").some((name) => name.startsWith("."));
}

/** The id of a file: folders are joined to its name by two dashes. `path` is relative to the folder of agents. */
export function cliIdOf(path: string): string {
  return path.replace(/(?:\.agent)?\.md$/, "").replace(/[/\\]/g, "--");
}

/** `id` is the agent's id, `path` the path that the program walks. */
export function readAsCli(source: Source, id: string, path: string): CliReading {
  const table = readCliDocument(source.text);
  if (isFault(table)) return { kind: "leftOut", fault: table };
  const fault = faultIn(table);
  if (fault) return { kind: "leftOut", fault };
  return { kind: "agent", table, id, path };
}

/** The agent under the CLI's own names, for comparison with what the program itself prints. */
export function agentIn({ table, id, path }: AgentFile): CliAgent {
  const name = textAt(table, "name");
  const names = cliToolsIn(table);
  const models = textsOf(fieldOf(table, "model"));
  const policy = textAt(table, "model-policy");
  const skills = fieldOf(table, "skills");
  const invocable = fieldOf(table, "user-invocable");
  return {
    id,
    name: name || id,
    description: textAt(table, "description") ?? "",
    path,
    tools: names.slice(0, maxTexts),
    ...(models[0] === undefined ? {} : { model: models[0], models: models.slice(0, maxTexts) }),
    ...(policy === undefined ? {} : { modelPolicy: policy }),
    ...(skills ? { skills: textsOf(skills).slice(0, maxTexts) } : {}),
    userInvocable: !(invocable?.kind === "scalar" && invocable.value === false),
    capabilities: cliCapabilities(names),
  };
}

/** The names of `tools`. Entries of a list are taken as they are; a text is split. Without the key: every tool. */
export function cliToolsIn(table: Table): readonly string[] {
  const node = fieldOf(table, "tools");
  if (!node) return ["*"];
  return isText(node) ? namesIn(node.value, trim) : textsOf(node);
}

function textAt(table: Table, key: string): string | undefined {
  const node = fieldOf(table, key);
  return isText(node) ? node.value : undefined;
}

/** How many texts of one list are shown. */
const maxTexts = 500;

function textsOf(node: Node | undefined): readonly string[] {
  if (isText(node)) return [node.value];
  return isTexts(node) ? node.items.flatMap((item) => (isText(item) ? [item.value] : [])) : [];
}
