/** Reads frontmatter as Claude Code does, leniency included, with every alternative reading. */
import type { Entry, Node, Scalar, SyntaxProblem, Table } from "../../parsers/node.ts";
import {
  diagnosisOf,
  parseQuickly,
  parseYaml,
  readKeysAlone,
  repeatedKeyOf,
  tableOf,
  withOccurrences,
} from "../../parsers/yaml/index.ts";
import type { Span } from "../../repo/text.ts";

export interface Readings {
  /** The likeliest reading first. The others may grant more, and the grants of every reading count. Never empty. */
  readonly tables: readonly [Table, ...Table[]];
  /** Why the host drops the file. */
  readonly fault?: SyntaxProblem;
  /** What a strict reader would refuse and the host repairs. */
  readonly leniency?: SyntaxProblem;
  /** Keys whose lists became texts when the host repaired the frontmatter. */
  readonly flattened: readonly string[];
}

export async function readingsOf(text: string, front: Span): Promise<Readings> {
  const yaml = text.slice(front.start, front.end);
  const { node, problems, excessive } = await parseQuickly(yaml, front.start);
  const [problem] = problems;
  if (!problem) {
    const table = tableOf(node, front);
    const twice = repeatedKeyOf(table);
    return { tables: withOccurrences(table), flattened: [], ...(twice ? { fault: twice } : {}) };
  }
  if (excessive)
    return { tables: await readKeysAlone(yaml, front, node), fault: diagnosisOf(text, front, problem), flattened: [] };
  const values = riskyValuesOf(yaml, front.start);
  const repaired =
    values.length === 0 ? { node, problems } : await parseQuickly(hidden(yaml, front.start, values), front.start);
  const [remaining] = repaired.problems;
  if (remaining || repaired.node.kind !== "table" || repeatedKeyOf(repaired.node)) {
    return {
      tables: await readKeysAlone(yaml, front, node),
      fault: diagnosisOf(text, front, remaining ?? problem),
      flattened: [],
    };
  }
  const quoted = withValues(repaired.node, new Map(values.map((value) => [value.span.start, value])));
  const meant = await meantOf(values);
  const flattened = values.flatMap(({ name, span }) => (meant.get(span.start)?.kind === "list" ? [name] : []));
  return {
    tables: meant.size === 0 ? [quoted] : [withValues(quoted, meant), quoted],
    leniency: diagnosisOf(text, front, problem),
    flattened,
  };
}

/** A value that the host would quote before its second try. */
interface Value extends Scalar {
  readonly name: string;
}

const pair = /^([A-Za-z_][\w-]*):[ \t]+(\S[^\r\n]*?)[ \t]*(?=\r?$)/;
const holdsSyntax = /[[\]{}*&#!|>%@`]|:(?: |$)|^[-?,] /;

/**
 * Plain one-line values of top-level keys that contain YAML syntax. Restated from reports about the
 * host (anthropics/claude-code#91871); its own list of characters is UNVERIFIED.
 */
function riskyValuesOf(yaml: string, base: number): readonly Value[] {
  const values: Value[] = [];
  let at = 0;
  const lines = yaml.split("\n");
  for (const [i, line] of lines.entries()) {
    const found = pair.exec(line);
    const [whole = "", name = "", text = ""] = found ?? [];
    const continued = /^[ \t]+\S/.test(lines[i + 1] ?? "");
    if (found && !continued && holdsSyntax.test(text) && !/^["']/.test(text)) {
      const start = base + at + whole.length - text.length;
      values.push({
        kind: "scalar",
        name,
        span: { start, end: start + text.length },
        value: text,
        text,
        style: "quoted",
      });
    }
    at += line.length + 1;
  }
  return values;
}

/** The frontmatter with each of the values replaced by a word of the same length, so that offsets stay. */
function hidden(yaml: string, base: number, values: readonly Value[]): string {
  const parts: string[] = [];
  let at = 0;
  for (const { span } of values) {
    parts.push(yaml.slice(at, span.start - base), "x".repeat(span.end - span.start));
    at = span.end - base;
  }
  return parts.join("") + yaml.slice(at);
}

function withValues(table: Table, values: ReadonlyMap<number, Node>): Table {
  return {
    ...table,
    entries: table.entries.map(
      (entry): Entry => ({ ...entry, value: values.get(entry.value.span.start) ?? entry.value }),
    ),
  };
}

/** The lists, mappings and commented words that the author meant by values which become plain text once they are quoted. */
async function meantOf(values: readonly Value[]): Promise<ReadonlyMap<number, Node>> {
  const meant = new Map<number, Node>();
  for (const { name, text, span } of values) {
    if (name === "name" || name === "description" || !/^[[{&*]|\s#/.test(text)) continue;
    const { node, problems } = await parseYaml(text, span.start);
    if (problems.length === 0) meant.set(span.start, { ...node, span });
  }
  return meant;
}
