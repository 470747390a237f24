/** Cursor: the subagents that a local session of its SDK sends to Cursor's service. */
import { type Capability, capabilities } from "../../../src/model/capability.ts";
import { type Case, heldOf } from "../vectors.ts";
import type { Measured, Seen } from "./measured.ts";

/** What the documentation says of a read-only subagent; the service decides, and was not there. */
const readOnly: readonly Capability[] = ["read", "execute", "network", "delegate"];

export const measured: readonly Measured[] = [
  {
    host: "cursor",
    edition: "2026-08",
    // The session has no user layer: subagents of the home directory are not sent.
    groundOf: (one) =>
      one.name === "links-out"
        ? "a link out of the repository leads to a file that no repository holds"
        : {
            repository: new Map(
              [...heldOf(one)].flatMap(([path, held]) =>
                path.startsWith("ws/") ? [[path.slice(3), held] as const] : [],
              ),
            ),
            start: "",
          },
    seenIn,
    // Behind a link, the program says the path that it walks, and the tool the file's own.
    rowOf: ({ profile, name }, rows) =>
      rows.find(({ files }) => files[0] === profile) ?? rows.find((row) => row.name === name),
    normalize: (row, { description }) => ({
      ...row,
      description: description === undefined ? null : (row.description ?? ""),
      model: row.model ?? "inherit",
    }),
  },
];

interface Subagent {
  readonly path: string;
  readonly name: string;
  readonly description: string;
  readonly model: string;
  readonly mode: "default" | "readonly";
}

/** Every file of the folders that the session reads; those that it does not send are not offered. */
function seenIn(one: Case): readonly Seen[] {
  const sent = (one.expected["subagents"] as unknown as readonly Subagent[]).map(
    ({ path, name, description, model, mode }): Seen => ({
      profile: path.replace(/^ws\//, ""),
      offered: true,
      name,
      description,
      model,
      capabilities: mode === "readonly" ? readOnly : capabilities,
    }),
  );
  const paths = new Set(sent.map(({ profile }) => profile));
  const others = one.tree.flatMap(({ path = "", link, dir }) => {
    const profile = path.replace(/^ws\//, "");
    const isFile = link === undefined && dir !== true;
    return isFile && /(?:^|\/)\.(?:cursor|claude|grok)\/agents\//.test(profile) && !paths.has(profile)
      ? [{ profile, offered: false }]
      : [];
  });
  return [...sent, ...others];
}
