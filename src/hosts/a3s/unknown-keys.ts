/**
 * Finds keys that the host does not read: what their authors meant by them, and which of them ask for fewer questions.
 */
import { type Entry, type Table, valueOf } from "../../parsers/node.ts";
import type { Bypass, Ineffective } from "../../model/profile.ts";
import type { Source } from "../../repo/text.ts";
import { fields, modelFields, policyFields } from "./fields.ts";

/** What keys come to that the host does not have. */
export interface UnknownKeys {
  readonly bypasses: readonly Bypass[];
  readonly ineffective: readonly Ineffective[];
}

/** Keys that authors write to limit an agent; only a host that reads them applies the limit. */
const limit = /tool|permission|sandbox|allow|deny|max|limit|timeout|steps|turns|read.?only|confirm|decision/i;

/**
 * Values that ask for fewer questions, by the key without case, `-` and `_`: keys of newer editions and other hosts, or
 * a level too high.
 */
const widening: { readonly [key: string]: RegExp } = {
  enabled: /^false$/i,
  defaultdecision: /^allow$/i,
  permissionmode: /bypass|accept|auto|yolo|danger|never|ignore/i,
  confirmationinheritance: /^auto.?approve$/i,
};

/** A mapping of the document whose keys are checked. */
interface Section {
  readonly known: object;
  /** Before a key in messages: `model.`. */
  readonly prefix: string;
  /** What has no such key, in messages. */
  readonly owner: string;
  readonly entries: readonly Entry[];
  /** The kind of an unknown key of this section without a known meaning. */
  readonly fallback: "metadata" | "limit";
}

/** The unknown keys of the file's top level and of the tables below it. */
export function readUnknownKeys(source: Source, table: Table): UnknownKeys {
  const bypasses: Bypass[] = [];
  const ineffective: Ineffective[] = [];
  for (const section of sectionsOf(table)) {
    for (const { key, name, value } of section.entries) {
      if (name === undefined || Object.hasOwn(section.known, name)) continue;
      const own = meantBy(name, section.known);
      const isWidening = widens(name, value);
      const kind = isWidening ? "value" : kindOf(name, own, section.fallback);
      const what = section.prefix + name;
      const isFree = own !== undefined && !section.entries.some((entry) => entry.name === own);
      const meant = isFree && section.prefix === "" && !isWidening ? { meant: own } : {};
      ineffective.push({ kind, what, because: reason(name, own, section), at: { source, span: key.span }, ...meant });
      if (isWidening && value.kind === "scalar") {
        bypasses.push({
          setting: what,
          value: value.text,
          effect: "unhonoured",
          because: "asks for fewer prompts under a key that this edition does not read",
          at: { source, span: value.span },
        });
      }
    }
  }
  return { bypasses, ineffective };
}

function sectionsOf(table: Table): readonly Section[] {
  const entriesIn = (key: string): readonly Entry[] => {
    const node = valueOf(table, key);
    return node?.kind === "table" ? node.entries : [];
  };
  return [
    { known: fields, prefix: "", owner: "this edition", entries: table.entries, fallback: "metadata" },
    {
      known: modelFields,
      prefix: "model.",
      owner: "`model`",
      entries: entriesIn("model"),
      fallback: "metadata",
    },
    {
      known: policyFields,
      prefix: "permissions.",
      owner: "`permissions`",
      entries: entriesIn("permissions"),
      fallback: "limit",
    },
  ];
}

function kindOf(name: string, own: string | undefined, fallback: Section["fallback"]): Ineffective["kind"] {
  if (limit.test(name) || name === "<<" || fallback === "limit") return "limit";
  return own !== undefined || /hook|server/i.test(name) ? "value" : fallback;
}

function reason(name: string, own: string | undefined, { prefix, owner }: Section): string {
  if (own !== undefined) return `unknown key; did you mean \`${prefix}${own}\`?`;
  return name === "<<" ? "YAML merge keys are not supported, so all of it is ignored" : `unknown key in ${owner}`;
}

function meantBy(name: string, known: object): string | undefined {
  return Object.keys(known).find((field) => fold(field) === fold(name));
}

function widens(name: string, value: Entry["value"]): boolean {
  const key = fold(name);
  return value.kind === "scalar" && Object.hasOwn(widening, key) && widening[key]?.test(value.text) === true;
}

function fold(key: string): string {
  return key.toLowerCase().replaceAll(/[-_]/g, "");
}
