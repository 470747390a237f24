/**
 * Reads the manifest of a plugin and the list of a repository's plugins as Claude Code does: strict JSON with fixed
 * types.
 */
import { listItems, tableEntries } from "../../_kit/profiles/fields.ts";
import { readOne } from "../../_kit/loading/collect.ts";
import type { Problem } from "../../../model/load.ts";
import { parseJsonc } from "../../../parsers/json.ts";
import { isText, lastOf, type Node, type Table, textOf } from "../../../parsers/node.ts";
import type { RepoIndex } from "../../../repo/repo-index.ts";
import type { Source, Span } from "../../../repo/text.ts";
import { object, text, type Type, typeOf } from "../settings/json-types.ts";
import type { Described } from "./parts.ts";
import { strictFaultIn } from "../settings/files.ts";

/** A JSON file of a plugin or a marketplace. */
export type JsonFile =
  | ({ readonly kind: "read" } & Described)
  /** The program refuses the file. What can be read of it is there. */
  | { readonly kind: "refused"; readonly problem: Problem; readonly described?: Described }
  | { readonly kind: "unjudged"; readonly problem: Problem };

/** A JSON file of the tree, `undefined` where there is none. */
export async function readJsonFile(
  repo: RepoIndex,
  path: string,
  faultOf: (root: Table) => Fault | undefined,
): Promise<JsonFile | undefined> {
  const source = await readOne(repo, path);
  if (source === undefined) return undefined;
  if ("message" in source) return { kind: "unjudged", problem: source };
  const problemAt = (message: string, span: Span): Problem => ({ message, at: { source, span } });
  const strict = strictFaultIn(source.text);
  const node = parseJsonc(source.text);
  const described: Described | undefined = node.kind === "table" ? { source, node } : undefined;
  const refused = (message: string, span: Span): JsonFile => ({
    kind: "refused",
    problem: problemAt(message, span),
    ...(described ? { described } : {}),
  });
  if (strict) return refused(`it is not strict JSON (${strict.message})`, strict.span);
  if (node.kind === "problem")
    return { kind: "unjudged", problem: problemAt(`cannot be read as JSON: ${node.message}`, node.span) };
  if (node.kind !== "table") return refused("it must be an object", node.span);
  const fault = faultOf(node);
  return fault ? refused(fault.message, fault.span) : { kind: "read", source, node };
}

/** Why the program does not load the file, as a clause. */
export interface Fault {
  readonly message: string;
  readonly span: Span;
}

const name = typeOf(
  "a string without blanks, `@`, `:`, `/` and `\\`",
  (node) => isText(node) && /^[^@:\s/\\\p{C}]+$/u.test(textOf(node) ?? ""),
);

/** A path of `agents`: each is a file. */
const isAgentPath = (node: Node): boolean => isText(node) && /^\.\/[^]*\.md$/.test(textOf(node) ?? "");

const agents = typeOf("a path or an array of paths that begin with `./` and end in `.md`", (node) =>
  node.kind === "list" ? node.items.every(isAgentPath) : isAgentPath(node),
);

/** Other parts are a path, a list or an object; only what was measured to be refused is refused here. */
const part: Type = typeOf("a path that begins with `./`, an array or an object", (node) =>
  node.kind === "scalar" ? isText(node) && (textOf(node) ?? "").startsWith("./") : true,
);
const anyPart = typeOf("a path, an array or an object", (node) => node.kind !== "scalar" || isText(node));
const servers = typeOf("a path, an array or an object of objects", (node) =>
  node.kind === "scalar" ? isText(node) : tableEntries(node).every(({ value }) => value.kind === "table"),
);
const list = typeOf("an array", ({ kind }) => kind === "list");

const manifestTypes: readonly (readonly [key: string, type: Type])[] = [
  ["name", name],
  ["version", text],
  ["agents", agents],
  ["hooks", part],
  ["commands", part],
  ["mcpServers", servers],
  ["skills", anyPart],
  ["lspServers", anyPart],
  ["outputStyles", anyPart],
  ["monitors", anyPart],
  ["dependencies", list],
  ["channels", list],
  ["settings", object],
  ["userConfig", object],
];

/** Why the program does not load a plugin with this manifest. */
export function manifestFault(root: Table): Fault | undefined {
  if (!lastOf(root, "name"))
    return { message: "it has no `name`", span: { start: root.span.start, end: root.span.start + 1 } };
  return typeFaultIn(root, manifestTypes);
}

/** Why the program does not load a plugin that a marketplace lists with this entry. */
export function entryFault(entry: Table): Fault | undefined {
  return typeFaultIn(entry, [["agents", agents]]);
}

/** Why the program does not read a marketplace. */
export function marketFault(root: Table): Fault | undefined {
  const missing = ["name", "owner", "plugins"].find((key) => !lastOf(root, key));
  return missing === undefined
    ? undefined
    : { message: `it has no \`${missing}\``, span: { start: root.span.start, end: root.span.start + 1 } };
}

function typeFaultIn(root: Table, types: readonly (readonly [key: string, type: Type])[]): Fault | undefined {
  for (const [key, type] of types) {
    const node = lastOf(root, key);
    const fault = node && type.faultOf(node);
    if (fault) return { message: `\`${key}\` must be ${type.says}`, span: fault.span };
  }
  return undefined;
}

/** The paths of `agents`, in the order of the text. */
export function agentPaths(
  root: Node,
  source: Source,
): readonly { readonly text: string; readonly at: Problem["at"] }[] {
  const node = lastOf(root, "agents");
  const nodes = node?.kind === "list" ? listItems(node) : node ? [node] : [];
  return nodes.flatMap((item) => {
    const written = textOf(item);
    return written === undefined ? [] : [{ text: written, at: { source, span: item.span } }];
  });
}
