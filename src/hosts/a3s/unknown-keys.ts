/** Keys that this host does not read: what their authors meant by them, and which of them ask for less asking. */
import { type Entry, type Table, valueOf } from "../../parsers/node.ts";
import type { Bypass, Ineffective } from "../../model/profile.ts";
import type { Source } from "../../repo/text.ts";
import { fields, modelFields, policyFields } from "./fields.ts";

export interface Strays {
  readonly bypasses: readonly Bypass[];
  readonly ineffective: readonly Ineffective[];
}

/** Keys that people write to hold an agent back, which this host would have to know to do so. */
const limit = /tool|permission|sandbox|allow|deny|max|limit|timeout|steps|turns|read.?only|confirm|decision/i;

/** What asks for less asking, by the key without case, `-` and `_`: in newer editions, in other hosts, or a level too high. */
const widening: { readonly [key: string]: RegExp } = {
  enabled: /^false$/i,
  defaultdecision: /^allow$/i,
  permissionmode: /bypass|accept|auto|yolo|danger|never|ignore/i,
  confirmationinheritance: /^auto.?approve$/i,
};

export function strayKeysIn(source: Source, table: Table): Strays {
  const bypasses: Bypass[] = [];
  const ineffective: Ineffective[] = [];
  const model = valueOf(table, "model");
  const policy = valueOf(table, "permissions");
  const read = [
    { known: fields, prefix: "", owner: "this edition", entries: table.entries, other: "metadata" },
    {
      known: modelFields,
      prefix: "model.",
      owner: "`model`",
      entries: model?.kind === "table" ? model.entries : [],
      other: "metadata",
    },
    {
      known: policyFields,
      prefix: "permissions.",
      owner: "`permissions`",
      entries: policy?.kind === "table" ? policy.entries : [],
      other: "limit",
    },
  ] as const;
  for (const { known, prefix, owner, entries, other } of read) {
    for (const { key, name, value } of entries) {
      if (name === undefined || Object.hasOwn(known, name)) continue;
      const meant = meantBy(name, known);
      const because =
        meant !== undefined
          ? `this host reads it as \`${prefix}${meant}\` only`
          : name === "<<"
            ? "this host does not merge, so nothing of it counts"
            : `${owner} has no such key`;
      const isWidening = widens(name, value);
      const kind = isWidening
        ? "value"
        : limit.test(name) || name === "<<" || other === "limit"
          ? "limit"
          : meant !== undefined || /hook|server/i.test(name)
            ? "value"
            : other;
      ineffective.push({ kind, what: prefix + name, because, at: { source, span: key.span } });
      if (isWidening && value.kind === "scalar") {
        bypasses.push({
          setting: prefix + name,
          value: value.text,
          effect: "unhonoured",
          because: "asks for less asking, under a key that this edition does not read",
          at: { source, span: value.span },
        });
      }
    }
  }
  return { bypasses, ineffective };
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
