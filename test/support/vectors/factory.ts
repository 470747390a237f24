/** Factory: what droid's own functions made of each file, and the tools that they resolved. */
import { type Capability, inOrder } from "../../../src/model/capability.ts";
import { heldOf, type Json } from "../vectors.ts";
import type { Measured, Seen } from "./measured.ts";

/** The program's tools by what they do. `Task` cannot be used at the depth of a droid, and `AskUser` is withheld. */
const does: Readonly<Record<string, Capability>> = {
  Read: "read",
  LS: "read",
  Grep: "read",
  Glob: "read",
  Create: "write",
  Edit: "write",
  ApplyPatch: "write",
  Execute: "execute",
  WebSearch: "network",
  FetchUrl: "network",
};

/** What a droid without a list has: all of these and the tools of servers. */
const everything: readonly Capability[] = ["read", "write", "execute", "network", "external"];

interface File {
  readonly path: string;
  readonly ok?: { readonly name: string; readonly description: Json; readonly model: Json };
  /** `*` and null: no list is left. */
  readonly resolved?: readonly string[] | "*" | null;
}

export const measured: readonly Measured[] = [
  {
    host: "factory",
    edition: "2026-08",
    groundOf: (one) => ({ repository: heldOf(one) }),
    seenIn: (one) => (one.expected as unknown as { readonly files: readonly File[] }).files.map(seenOf),
    rowOf: ({ profile, name }, rows) =>
      rows.find(({ files }) => files[0] === profile) ??
      rows.find((row) => row.name === name && row.layer === "project"),
  },
];

function seenOf({ path, ok, resolved }: File): Seen {
  if (!ok) return { profile: path, offered: false };
  const text = (value: Json): string | null => (typeof value === "string" ? value : null);
  return {
    profile: path,
    offered: true,
    name: ok.name,
    description: text(ok.description),
    model: text(ok.model),
    capabilities:
      resolved === undefined || resolved === null || resolved === "*"
        ? everything
        : inOrder(resolved.flatMap((name) => (Object.hasOwn(does, name) ? [does[name] ?? "external"] : []))),
  };
}
