/**
 * Parameters of a recipe: `{{ name }}`, with filters of MiniJinja that make a text of a text. A caller can fill in any
 * text already; the filters here add nothing to it that YAML reads as structure.
 */

/** A parameter in a template. */
export interface Parameter {
  readonly name: string;
  readonly hasFilters: boolean;
  /** What it renders to with this value, or without any. */
  readonly render: (value: string | undefined) => string;
}

type Filter = (value: string | undefined) => string | undefined;

const text = `"(?:[^"\\\\\\n]|\\\\[nt\\\\'"])*"|'(?:[^'\\\\\\n]|\\\\[nt\\\\'"])*'`;
const oneFilter = new RegExp(
  `\\s*\\|\\s*([a-z]+)\\s*(?:\\(\\s*((?:${text}|\\d{1,2})(?:\\s*,\\s*(?:${text}))?)?\\s*\\))?`,
  "y",
);
const oneArgument = new RegExp(`${text}|\\d+`, "g");

/** What a tag between `{{` and `}}` fills in; `undefined` if it may be more than a text made of one parameter. */
export function parameterIn(tag: string): Parameter | undefined {
  const [start = "", name] = /^\s*([A-Za-z_]\w*)/.exec(tag) ?? [];
  if (name === undefined) return undefined;
  const filters: Filter[] = [];
  let at = start.length;
  while (tag.slice(at).trim() !== "") {
    oneFilter.lastIndex = at;
    const found = oneFilter.exec(tag);
    const filter = found && filterOf(found[1] ?? "", (found[2] ?? "").match(oneArgument) ?? []);
    if (!filter) return undefined;
    filters.push(filter);
    at = oneFilter.lastIndex;
  }
  return {
    name,
    hasFilters: filters.length > 0,
    render: (value) => filters.reduce<string | undefined>((result, filter) => filter(result), value) ?? "word",
  };
}

/** Filters without arguments. */
const plain: ReadonlyMap<string, (value: string) => string> = new Map([
  ["lower", (value: string) => value.toLowerCase()],
  ["upper", (value: string) => value.toUpperCase()],
  ["trim", (value: string) => value.trim()],
  ["capitalize", (value: string) => value.slice(0, 1).toUpperCase() + value.slice(1).toLowerCase()],
  ["title", (value: string) => value.toLowerCase().replace(/(?<![\p{L}\p{N}])\p{L}/gu, (first) => first.toUpperCase())],
]);

function filterOf(name: string, written: readonly string[]): Filter | undefined {
  const [one, other] = written.map(literal);
  const simple = plain.get(name);
  if (simple && one === undefined) return (value) => value && simple(value);
  if (one === undefined) return undefined;
  return other === undefined ? withOne(name, one) : withTwo(name, one, other);
}

function withOne(name: string, one: string): Filter | undefined {
  if ((name === "default" || name === "d") && isInert(one)) return (value) => value ?? one;
  if (name !== "indent" || !/^\d{1,2}$/.test(one)) return undefined;
  return (value) => value?.replace(/\n$/, "").replace(/\n(?!\n)/g, `\n${" ".repeat(Number(one))}`);
}

function withTwo(name: string, one: string, other: string): Filter | undefined {
  return name === "replace" && one !== "" && isInert(other)
    ? (value) => value?.replaceAll(one, () => other)
    : undefined;
}

function literal(written: string): string {
  if (/^\d/.test(written)) return written;
  const of: Readonly<Record<string, string>> = { n: "\n", t: "\t" };
  return written.slice(1, -1).replace(/\\(.)/gs, (_, one: string) => of[one] ?? one);
}

/** Whether a text is nothing that YAML reads, wherever it stands: one word, one space, or nothing. */
function isInert(written: string): boolean {
  return /^(?:[\w./@+=-]*| )$/.test(written);
}
