/**
 * Finds keys that the host does not read: what their authors meant by them, and which of them ask for fewer questions.
 */
import type { Entry } from "../../parsers/node.ts";
import type { Bypass, Ineffective } from "../../model/profile.ts";
import type { Source } from "../../repo/text.ts";
import { asksForLess } from "./modes.ts";

/** What keys come to that the host does not have. */
export interface UnknownKeys {
  readonly bypasses: readonly Bypass[];
  readonly ineffective: readonly Ineffective[];
}

/** Keys that authors write to limit an agent; only a host that reads them applies the limit. */
const limit = /tool|permission|sandbox|allow|deny|max|limit|timeout|read.?only/i;

/** Keys, here and in other hosts, whose value is a mode; without case, spaces, `-` and `_`. */
const modeKeys = new Set(
  "mode permission permissions permissionmode permissionsmode defaultmode approvalmode approvalpolicy".split(" "),
);

/** `meant`: the key of the host that it seems to stand for. */
function kindOf(name: string, meant: string | undefined): Ineffective["kind"] {
  if (limit.test(name)) return "limit";
  return meant !== undefined || /hook|server/i.test(name) ? "value" : "metadata";
}

/** `known` are the keys that the host reads; `none` is the reason for a key without a known meaning. */
export function readUnknownKeys(
  source: Source,
  entries: readonly Entry[],
  known: readonly string[],
  none: string,
): UnknownKeys {
  const bypasses: Bypass[] = [];
  const ineffective: Ineffective[] = [];
  for (const { key, name, value } of entries) {
    if (name === undefined || known.includes(name)) continue;
    const meant = known.find((field) => fold(field) === fold(name));
    const widens =
      value.kind === "scalar" &&
      (modeKeys.has(fold(name))
        ? asksForLess(value.text)
        : fold(name).startsWith("dangerously") && value.text === "true");
    ineffective.push({
      kind: widens ? "value" : kindOf(name, meant),
      what: name,
      because: meant === undefined ? none : `unknown key; did you mean \`${meant}\`?`,
      at: { source, span: key.span },
    });
    if (widens)
      bypasses.push({
        setting: name,
        value: value.text,
        effect: "unhonoured",
        because: "asks for fewer prompts under an unknown key",
        at: { source, span: value.span },
      });
  }
  return { bypasses, ineffective };
}

function fold(key: string): string {
  return key.toLowerCase().replaceAll(/[-_\s]/g, "");
}
