/**
 * Writes facts as text and reads them back: objects keep who points to whom, files become outlines, and what is text of
 * a file, or looks like a credential, is left out. Reading what was left out throws `TextNotKept`.
 */
import { digestOf, restoreDigest } from "../../platform/hash.ts";
import { outlined, outlineOf, type Source, TextNotKept } from "../../repo/text.ts";
import { type Hash, withoutSecrets } from "../../sanitize/secrets.ts";

/** A value in a node: itself, or `[node]`, or what was left out, or `undefined`. */
type Cell = string | number | boolean | null | readonly [number] | typeof left | typeof absent;

type Node =
  | readonly ["object", { readonly [key: string]: Cell }]
  | readonly ["array" | "set", readonly Cell[]]
  | readonly ["map", readonly (readonly [Cell, Cell])[]]
  | readonly ["file", string, readonly number[]];

const left = { left: 1 } as const;
const absent = { absent: 1 } as const;

/** Texts of files. What a reader may write instead is one too, and `fixes` are made of it. */
const contents: ReadonlySet<string> = new Set(["text", "description", "prompt", "instructions"]);
/** `native`: everything that the author wrote in a profile, as its host loads it. */
const dropped: ReadonlySet<string> = new Set(["fixes", "native"]);

/** Texts that are only compared. */
const compared: ReadonlySet<string> = new Set(["content", "contents"]);

/** The words of commands. */
const commands: ReadonlySet<string> = new Set(["names"]);

/** Sentences of this tool. Other texts that are longer than `longest` are contents, whatever they are called. */
const sentences: ReadonlySet<string> = new Set(["message", "groupKey", "because", "reason"]);
const longest = 300;
/** So many words are prose of an author. */
const mostWords = 8;

/** Facts whose value is prose of the author. */
const prose: ReadonlySet<string> = new Set(["description"]);

/** The text of everything that `root` leads to. */
export function encodeGraph(root: object, hash: Hash): string {
  const ids = new Map<object, number>();
  const pending: { readonly value: object; readonly key: string }[] = [];
  const cellOf = (value: unknown, key: string): Cell => {
    if (value === undefined) return absent;
    if (value === null || typeof value === "boolean") return value;
    if (typeof value === "number") return Number.isFinite(value) ? value : left;
    // What is only compared is kept as its digest, which rules take for it.
    if (typeof value === "string" && compared.has(key)) return digestOf(value);
    if (typeof value === "string") return isKept(value, key, hash) ? value : left;
    if (typeof value !== "object" || !isPlain(value)) return left;
    let id = ids.get(value);
    if (id === undefined) {
      ids.set(value, (id = ids.size));
      pending.push({ value, key });
    }
    return [id];
  };
  cellOf(root, "");
  const nodes: Node[] = [];
  for (let at = 0, next = pending[at]; next; next = pending[++at])
    nodes.push(nodeOf(next.value, next.key, cellsFor(next.value, next.key, cellOf), hash));
  return JSON.stringify(nodes);
}

type CellOf = (value: unknown, key: string) => Cell;

/** Values that authors write freely are kept where they are one plain word: a mode, and no command or sentence. */
function cellsFor(holder: object, key: string, cellOf: CellOf): CellOf {
  const isCommand = "kind" in holder && "name" in holder;
  const isSetting = "setting" in holder;
  if (!prose.has(key) && !isCommand && !isSetting) return cellOf;
  const setting = isSetting ? String(holder.setting) : "";
  return (value, own) => {
    if (own !== "value" || typeof value !== "string") return cellOf(value, own);
    return isSetting && plainWord.test(value) ? cellOf(value, setting) : left;
  };
}

const plainWord = /^[\w.*:@/-]{0,40}$/;

function nodeOf(value: object, key: string, cellOf: CellOf, hash: Hash): Node {
  if (Array.isArray(value)) return ["array", value.map((one: unknown) => cellOf(one, key))];
  if (value instanceof Map) return ["map", [...value].map(([key, one]) => [cellOf(key, ""), cellOf(one, "")] as const)];
  if (value instanceof Set) return ["set", [...value].map((one: unknown) => cellOf(one, key))];
  if (isSource(value)) {
    const { starts, length } = outlineOf(value);
    return ["file", value.path, [...starts.map((start, at) => start - (starts[at - 1] ?? 0)), length]];
  }
  // Equal policies have equal hashes, and nothing else is asked of their texts.
  if ("ref" in value && "text" in value && typeof value.text === "string" && !value.text.startsWith("preset:"))
    return ["object", { ...fieldsOf(value, cellOf), text: `sha256:${hash(value.text)}` }];
  return ["object", fieldsOf(value, cellOf)];
}

function fieldsOf(value: object, cellOf: CellOf): { readonly [key: string]: Cell } {
  return Object.fromEntries(
    Object.entries(value).flatMap(([key, one]) =>
      dropped.has(key) ? [] : [[key, commands.has(key) ? left : cellOf(one, key)]],
    ),
  );
}

function isPlain(value: object): boolean {
  const prototype: unknown = Object.getPrototypeOf(value);
  return (
    prototype === Object.prototype ||
    prototype === null ||
    Array.isArray(value) ||
    value instanceof Map ||
    value instanceof Set
  );
}

function isSource(value: object): value is Source {
  const keys = Object.keys(value);
  return keys.length === 2 && "path" in value && "text" in value && typeof value.path === "string";
}

function isKept(value: string, key: string, hash: Hash): boolean {
  if (contents.has(key) && !value.startsWith("preset:")) return false;
  if (value.includes("\n") || withoutSecrets(value, hash, key) !== value) return false;
  return sentences.has(key) || (value.length <= longest && value.split(/\s+/).length <= mostWords);
}

/** What `encodeGraph` wrote. Throws where it did not write the text. */
export function decodeGraph(text: string): object {
  const nodes = JSON.parse(text) as readonly Node[];
  const made = nodes.map(shellOf);
  const valueOf = (cell: Cell): unknown => {
    if (Array.isArray(cell)) return made[(cell as readonly [number])[0]];
    if (typeof cell === "string") return restoreDigest(cell);
    return typeof cell === "object" && cell !== null ? undefined : cell;
  };
  for (const [at, node] of nodes.entries()) fill(made[at], node, valueOf);
  const [root] = made;
  if (typeof root !== "object") throw new Error("a graph has no root");
  return root;
}

function shellOf(node: Node): object {
  switch (node[0]) {
    case "object":
      return {};
    case "array":
      return [];
    case "set":
      return new Set();
    case "map":
      return new Map();
    case "file": {
      const [, path, steps] = node;
      const starts: number[] = [];
      for (const step of steps.slice(0, -1)) starts.push((starts.at(-1) ?? 0) + step);
      return outlined(path, { starts, length: steps.at(-1) ?? 0 });
    }
  }
}

function fill(value: unknown, node: Node, valueOf: (cell: Cell) => unknown): void {
  const isLeft = (cell: Cell) => typeof cell === "object" && cell !== null && "left" in cell;
  const put = (holder: object, key: string | number, cell: Cell) =>
    Object.defineProperty(
      holder,
      key,
      isLeft(cell)
        ? { enumerable: true, get: notKept(String(key)) }
        : { enumerable: true, value: valueOf(cell), writable: true, configurable: true },
    );
  const whole = (cell: Cell) => {
    if (isLeft(cell)) throw new TextNotKept("an entry");
    return valueOf(cell);
  };
  switch (node[0]) {
    case "object":
      for (const [key, cell] of Object.entries(node[1])) put(value as object, key, cell);
      break;
    case "array":
      for (const [key, cell] of node[1].entries()) put(value as object, key, cell);
      break;
    case "set":
      for (const cell of node[1]) (value as Set<unknown>).add(whole(cell));
      break;
    case "map":
      for (const [key, cell] of node[1]) (value as Map<unknown, unknown>).set(whole(key), whole(cell));
      break;
    case "file":
  }
}

function notKept(key: string): () => never {
  return () => {
    throw new TextNotKept(`\`${key}\``);
  };
}
