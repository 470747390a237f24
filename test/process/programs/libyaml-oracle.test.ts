/**
 * `parsers/yaml/libyaml` against libyaml itself, through PyYAML's C binding: the same events, marks and refusals for
 * generated texts. 2,000 texts by default, 30,000 with `RUNS=full`.
 *
 * What the binding adds, and how the comparison accounts for it:
 * - It reports marks in characters, and a byte for what libyaml's reader refuses. Both are turned into UTF-16 offsets.
 * - It lets libyaml detect the encoding, which takes a byte order mark at the start away before anything is counted.
 *   serde_yaml sets the encoding, so that the scanner meets that mark. Such a text is sent with a second mark before it;
 *   it is shorter than one chunk of libyaml's reader, which the second mark would move.
 * - It decodes tags strictly. A tag whose escapes are no UTF-8 ends its events; those before it are compared.
 * - It cannot encode lone surrogates, which no file holds: the generated texts have none.
 * - Its events carry flow styles, and its documents versions and tag directives, which the port does not keep. Flags such
 *   as `implicit` and `explicit` follow from the port's tags and marks.
 */
import { spawnSync } from "node:child_process";
import { resolve } from "node:path";
import fc from "fast-check";
import { expect, it } from "vitest";
import { Fault, type Mark } from "../../../src/parsers/yaml/libyaml/cursor.ts";
import { libyaml } from "../../../src/parsers/yaml/libyaml/machine.ts";
import { type Event, Parser } from "../../../src/parsers/yaml/libyaml/parser.ts";
import { Scanner } from "../../../src/parsers/yaml/libyaml/scanner.ts";
import { readVectors } from "../../support/vectors.ts";

const runs = process.env.RUNS === "full" ? 30_000 : 2_000;
const script = resolve("test/support/libyaml-events.py");
const install = "install libyaml's Python binding: apt-get install python3-yaml, or pip install pyyaml";

const frontmatters = ["vtcode-new", "vtcode", "a3s", "defect", "codex"].flatMap((host) =>
  readVectors(`test/conformance/${host}.json`).cases.flatMap(({ tree }) =>
    tree.flatMap(({ text = "" }) => (text.startsWith("---") ? [text.split(/^---$/m)[1]?.slice(1) ?? ""] : [])),
  ),
);

const tokens = [
  ..."a b name key description null true 1 0x1f é 日本 🚀 👩‍👩‍👧".split(" "),
  ...": |:|:\n|: a\n| |  |   |\n|\n\n|\r\n|\r|- |-\n|  - |---\n|--- |...\n|... |? |?|\t|\n\t|,|, |[|]|{|}|[a, b]|{a: b}|[? a : b]".split(
    "|",
  ),
  "|",
  "|\n  ",
  "|-\n ",
  "|+2\n   ",
  "|10\n",
  ">\n  ",
  ">-\n\n   ",
  ">1+\n",
  "'",
  '"',
  "''",
  '"a\\\n  b"',
  "'a\n\n  b'",
  "\\",
  "\\n",
  "\\x4",
  "\\u00e9",
  "\\ud800",
  "\\U0001F600",
  "\\U00110000",
  "\\q",
  "#",
  " # c\n",
  "&a ",
  "&",
  "*a",
  "*a ",
  "* ",
  "!",
  "! ",
  "!!str ",
  "!x ",
  "!e!y ",
  "!<tag:x> ",
  "!<%00> ",
  "!%C3%A9 ",
  "!%ed%a0%80 ",
  "!%FF ",
  "!%4 ",
  "!a%zz ",
  "!a,b ",
  "%",
  "%YAML 1.1\n",
  "%YAML 1.2\n---\n",
  "%YAML 1.3\n--- ",
  "%YAML 2.0\n",
  "%YAML 1234567890.1\n",
  "%FOO\n",
  "%TAG ! tag:x,\n---\n",
  "%TAG !e! tag:%20y:\n---\n",
  "%TAG !! !\n",
  "%TAG !e! x",
  "@",
  "`",
  "<<: *a",
  "=",
  "~",
  ..."\u0000 \u0007 \u001b \u007f \u0080 \u0085 \u009f \u00a0 \u2028 \u2029 \ufeff \ufffe \uffff \u{1fffe}".split(" "),
  "x".repeat(130),
  " ".repeat(40),
  "k".repeat(1030),
  "#".repeat(16_370),
];
const token = fc.constantFrom(...tokens);
const soup = fc.array(token, { maxLength: 30 }).map((pieces) => pieces.join(""));

/** A frontmatter with a few places cut, doubled or overwritten. */
const edited = fc
  .tuple(
    fc.constantFrom(...frontmatters),
    fc.array(fc.tuple(fc.double({ min: 0, max: 1, noNaN: true }), fc.nat(12), fc.option(token), fc.boolean()), {
      minLength: 1,
      maxLength: 3,
    }),
  )
  .map(([text, edits]) =>
    edits
      .reduce((units, [position, length, piece, twice]) => {
        const at = Math.floor(position * units.length);
        const kept = twice ? units.slice(at, at + length) : [];
        return [...units.slice(0, at), ...kept, ...kept, ...(piece ?? ""), ...units.slice(at + length)];
      }, Array.from(text))
      .join(""),
  );
const framed = fc.tuple(
  fc.constantFrom("", "", "", "\ufeff", "--- ", "%YAML 1.1\n---\n"),
  fc.oneof(edited, edited, soup),
);

const texts = fc
  .sample(
    framed.map(([head, text]) => (text.length < 5_000 ? head : "") + text),
    { seed: 20_261_122, numRuns: runs },
  )
  .map((text) => text.replace(/\p{Surrogate}/gu, "?"));

const byteOrderMark = "\ufeff";
const sent = (text: string): string => (text.startsWith(byteOrderMark) ? byteOrderMark + text : text);

interface TheirEvent {
  readonly type: string;
  readonly start: readonly number[];
  readonly end: readonly number[];
  readonly anchor?: string | null;
  readonly tag?: string | null;
  readonly value?: string;
  readonly style?: string;
  readonly implicit?: boolean | readonly boolean[];
  readonly flow_style?: boolean;
  readonly explicit?: boolean;
}
interface TheirResult {
  readonly events: readonly TheirEvent[];
  readonly error?: { readonly message: string; readonly at?: readonly number[]; readonly byte?: number };
  readonly undecodable?: true;
}

/** The results of libyaml, or why there are none. */
function parseWithLibyaml(sources: readonly string[]): readonly TheirResult[] | string {
  for (const python of ["python3", "/usr/bin/python3", "python"]) {
    const { status, stdout } = spawnSync(python, ["-I", script], {
      input: JSON.stringify(sources),
      encoding: "utf8",
      maxBuffer: 2 ** 30,
    });
    if (status !== 0) continue;
    const [version = "{}", ...lines] = stdout.trim().split(/\r?\n/);
    expect(JSON.parse(version)).toEqual({ libyaml: "0.2.5" });
    return lines.map((line) => JSON.parse(line) as TheirResult);
  }
  return install;
}

const names = {
  alias: "AliasEvent",
  scalar: "ScalarEvent",
  "sequence-start": "SequenceStartEvent",
  "sequence-end": "SequenceEndEvent",
  "mapping-start": "MappingStartEvent",
  "mapping-end": "MappingEndEvent",
  "document-start": "DocumentStartEvent",
  "document-end": "DocumentEndEvent",
  "stream-end": "StreamEndEvent",
} as const;
const styles = { plain: "", single: "'", double: '"', literal: "|", folded: ">" } as const;

/** Characters, line and column as libyaml counts them. */
type Place = (mark: Mark) => readonly number[];

/** Also holds the port's UTF-16 offsets to its characters; the end of a text without a last line break is one further. */
function placesIn(text: string): Place {
  const offsets = [0];
  for (const character of text) offsets.push((offsets.at(-1) ?? 0) + character.length);
  return ({ offset, index, line, column }) => {
    const isAtEnd = index === offsets.length - 1 && offset === text.length + 1;
    if (offset !== offsets[index] && !isAtEnd) throw new Error(`offset ${offset} at character ${index} of ${text}`);
    return [index, line, column];
  };
}

/** One of the port's events in the binding's terms. */
function inTheirTerms(event: Event, place: Place): object {
  const common = { type: names[event.type], start: place(event.start), end: place(event.end) };
  switch (event.type) {
    case "alias":
      return { ...common, anchor: event.anchor };
    case "scalar": {
      // A value that is missing, with or without an anchor and a tag, is an event without text.
      const isMissing = event.at.offset === event.end.offset;
      const plain = isMissing
        ? event.tag === undefined || event.tag === ""
        : event.tag === "!" || (event.tag === undefined && event.style === "plain");
      return {
        ...common,
        anchor: event.anchor ?? null,
        tag: event.tag ?? null,
        value: event.value,
        style: styles[event.style],
        implicit: [plain, !isMissing && !plain && event.tag === undefined],
      };
    }
    case "sequence-start":
    case "mapping-start": {
      const implicit = event.tag === undefined || event.tag === "";
      return { ...common, anchor: event.anchor ?? null, tag: event.tag ?? null, implicit };
    }
    case "document-start":
    case "document-end":
      return { ...common, explicit: event.end.offset > event.start.offset };
    default:
      return common;
  }
}

interface Parsed {
  readonly events: readonly object[];
  readonly error?: object;
}

function parseWithPort(text: string, place: Place): Parsed {
  const events: object[] = [];
  try {
    const parser = new Parser(new Scanner(text), libyaml);
    for (;;) {
      const event = parser.next();
      events.push(inTheirTerms(event, place));
      if (event.type === "stream-end") return { events };
    }
  } catch (error) {
    if (!(error instanceof Fault)) throw error;
    const { message, mark } = error;
    const isReader = message === "control characters are not allowed";
    return { events, error: { message, at: isReader ? [mark.offset] : place(mark) } };
  }
}

/** What the binding reports, without what the port does not keep. */
function withoutExtras({ events, error }: TheirResult, text: string): Parsed {
  const bytes = Buffer.from(sent(text));
  const added = sent(text).length - text.length;
  return {
    events: events
      .filter(({ type }) => type !== "StreamStartEvent")
      .map((event) => {
        const {
          flow_style: _flow,
          version: _version,
          tags: _tags,
          ...kept
        } = event as TheirEvent & {
          version?: unknown;
          tags?: unknown;
        };
        return kept;
      }),
    ...(error && {
      error: {
        message: error.message,
        at: error.byte === undefined ? error.at : [bytes.subarray(0, error.byte).toString().length - added],
      },
    }),
  };
}

it("gives libyaml's events, marks and refusals", (context) => {
  const results = parseWithLibyaml(texts.map(sent));
  if (typeof results === "string") {
    // Only the Linux job of CI installs the binding.
    if (process.env.CI && process.platform === "linux") throw new Error(results);
    return context.skip(results);
  }
  const differences: object[] = [];
  const figures = { texts: texts.length, accepted: 0, refused: 0, undecodable: 0, events: 0 };
  for (const [i, text] of texts.entries()) {
    const result = results[i] ?? { events: [] };
    const theirs = withoutExtras(result, text);
    const ours = parseWithPort(text, placesIn(text));
    figures.events += theirs.events.length;
    figures[result.undecodable ? "undecodable" : result.error ? "refused" : "accepted"]++;
    const compared = result.undecodable ? { events: ours.events.slice(0, theirs.events.length) } : ours;
    const difference = firstDifference(compared, theirs);
    if (difference) differences.push({ text, ...difference });
  }
  if (process.env.RUNS === "full")
    process.stdout.write(`${JSON.stringify({ ...figures, differences: differences.length })}\n`);
  expect(differences.slice(0, 3)).toEqual([]);
  expect(figures.accepted).toBeGreaterThan(texts.length / 10);
  expect(figures.refused).toBeGreaterThan(texts.length / 10);
});

/** The first event, or the error, in which two results differ. */
function firstDifference(ours: Parsed, theirs: Parsed): object | undefined {
  for (let i = 0; i < Math.max(ours.events.length, theirs.events.length); i++) {
    const [a, b] = [ours.events[i], theirs.events[i]].map((event) => JSON.stringify(sorted(event)));
    if (a !== b) return { event: i, ours: a ?? ours.error, theirs: b ?? theirs.error };
  }
  const [a, b] = [ours.error, theirs.error].map((error) => JSON.stringify(sorted(error)));
  return a === b ? undefined : { ours: a, theirs: b };
}

/** The same value with the keys of objects in one order. */
function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted);
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([key, item]) => [key, sorted(item)]),
  );
}
