/** Reads the file of a gate as its program does: by its format, and with that program's meaning of a repeated key. */
import { parseJson, parseJsonc } from "../../parsers/json.ts";
import type { Entry, Node, SyntaxProblem } from "../../parsers/node.ts";
import { parseToml } from "../../parsers/toml/index.ts";
import { parseYaml } from "../../parsers/yaml/lenient.ts";
import type { Source, Span } from "../../repo/text.ts";
import type { PlaceOfNode, PropertyEntry } from "./usage.ts";

/** Why a program refuses a file as a whole. */
export interface Refusal {
  /** A sentence. */
  readonly message: string;
  readonly span: Span;
}

/** A workflow or a hook configuration, as its program reads it. */
export interface GateDocument {
  /** No key of a table is repeated. */
  readonly node: Node;
  /** Why the program would run nothing of it; absent: it runs. */
  readonly refusal?: Refusal;
  /** The entries of the file itself that repeat an earlier one. */
  readonly repeated: readonly Entry[];
}

interface RepeatedKeys {
  /** The one that counts. In a file that is refused none counts; the first one shows what is lost. */
  readonly counts: "first" | "last";
  readonly ignoresCase?: true;
  /** Who refuses the file; absent: nobody. */
  readonly refusedBy?: string;
}

/** What a repeated key means to each program. A TOML parser reports it as an error of syntax. */
const repeatedKeys = {
  // Documented: the template reader in the source of actions/runner refuses a second key, whatever its case.
  github: { counts: "first", ignoresCase: true, refusedBy: "GitHub" },
  // Measured: pre-commit 3.0.4 takes the last one. prek 0.5.3 refuses the file, so that no commit passes.
  "pre-commit": { counts: "last" },
  // Measured: lefthook 2.2.2 refuses YAML and takes the last one of JSON.
  lefthook: { counts: "first", refusedBy: "lefthook" },
  "lefthook's JSON": { counts: "last" },
  // Documented for jobs: one of them is added to the pipeline. That it is the last one is assumed, as for every other
  // key.
  gitlab: { counts: "last" },
} as const satisfies Readonly<Record<string, RepeatedKeys>>;

/** The programs that read a gate's files: each has YAML or TOML of its own. */
export type GateProgram = "github" | "pre-commit" | "lefthook" | "gitlab";

/** The file of a gate, or the place at which nobody can read it. */
export async function documentOf(source: Source, program: GateProgram): Promise<GateDocument | SyntaxProblem> {
  const isJson = /\.jsonc?$/.test(source.path);
  const read = await nodeOf(source);
  if (read.kind === "problem") return read;
  const { refusedBy, ...rule }: RepeatedKeys =
    repeatedKeys[program === "lefthook" && isJson ? "lefthook's JSON" : program];
  const repeats: Entry[] = [];
  const node = withUniqueKeys(read.node, rule, repeats);
  const [first] = repeats;
  const top = new Set(read.node.kind === "table" ? read.node.entries : []);
  const repeated = repeats.filter((entry) => top.has(entry));
  if (refusedBy === undefined) return { node, repeated };
  if (first) {
    const message = `${refusedBy} refuses the file, because the key \`${first.name}\` is written twice`;
    return { node, repeated, refusal: { message, span: first.key.span } };
  }
  if (!read.unresolved) return { node, repeated };
  const message = `${refusedBy} refuses the file, because an alias has no anchor`;
  return { node, repeated, refusal: { message, span: read.unresolved } };
}

async function nodeOf({
  path,
  text,
}: Source): Promise<{ readonly kind: "read"; readonly node: Node; readonly unresolved?: Span } | SyntaxProblem> {
  if (/\.(?:toml|jsonc?)$/.test(path)) {
    const node = path.endsWith(".toml")
      ? await parseToml(text, 0, "0.9")
      : path.endsWith("c")
        ? parseJsonc(text)
        : parseJson(text);
    return node.kind === "problem" ? node : { kind: "read", node };
  }
  const { node, problems, unresolved } = await parseYaml(text, 0);
  return problems[0] ?? { kind: "read", node, ...(unresolved ? { unresolved } : {}) };
}

/** The node without repeated keys. `repeats` gets the later ones, in the order of the text. An alias is read once. */
function withUniqueKeys(root: Node, { counts, ignoresCase }: RepeatedKeys, repeats: Entry[]): Node {
  const done = new Map<Node, Node>();
  const read = (node: Node): Node => {
    const known = done.get(node);
    if (known || node.kind === "scalar") return known ?? node;
    if (node.kind === "list") {
      const list = { ...node, items: node.items.map(read) };
      done.set(node, list);
      return list;
    }
    const kept = new Map<unknown, Entry>();
    for (const entry of node.entries) {
      const key = (ignoresCase ? entry.name?.toLowerCase() : entry.name) ?? entry;
      const isRepeat = kept.has(key);
      if (isRepeat) repeats.push(entry);
      if (!isRepeat || counts === "last") kept.set(key, { ...entry, value: read(entry.value) });
    }
    const table = { ...node, entries: [...kept.values()] };
    done.set(node, table);
    return table;
  };
  return read(root);
}

/** A refusal, as a property of every use in the file. */
export function refusalProperties(refusal: Refusal | undefined, at: PlaceOfNode): readonly PropertyEntry[] {
  return refusal ? [["refused", { text: refusal.message, at: at(refusal) }]] : [];
}
