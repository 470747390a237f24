/** Factory: what droid's own functions made of each file, or what a session offered, and the tools that each droid had. */
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
  Loop: "execute",
  WebSearch: "network",
  FetchUrl: "network",
};

/** What a droid without a list has: all of these and the tools of servers. */
const everything: readonly Capability[] = ["read", "write", "execute", "network", "external"];

interface File {
  readonly path: string;
  /** What of it was not seen is absent. */
  readonly ok?: { readonly name: string; readonly description?: Json; readonly model?: Json };
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

function powersOf(tool: string): readonly Capability[] {
  if (tool.includes("___")) return ["external"];
  return Object.hasOwn(does, tool) ? [does[tool] ?? "external"] : [];
}

function seenOf({ path, ok, resolved }: File): Seen {
  if (!ok) return { profile: path, offered: false };
  const text = (value: Json): string | null => (typeof value === "string" ? value : null);
  return {
    profile: path,
    offered: true,
    name: ok.name,
    ...(ok.description === undefined ? {} : { description: text(ok.description) }),
    ...(ok.model === undefined ? {} : { model: text(ok.model) }),
    capabilities:
      resolved === undefined || resolved === null || resolved === "*"
        ? everything
        : inOrder(resolved.flatMap(powersOf)),
  };
}
