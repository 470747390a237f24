/** Auggie: what its loader lists for each file of a workspace. */
import { capabilities, type Capability, inOrder } from "../../../src/model/capability.ts";
import { type Case, heldOf, type Json } from "../vectors.ts";
import type { Measured, Seen } from "./measured.ts";

/** The program's own tools by what they do. */
const does: Readonly<Record<string, readonly Capability[]>> = Object.fromEntries(
  (
    [
      ["read", "view codebase-retrieval grep-search read-process list-processes conversation-retrieval view-session"],
      ["write", "save-file str-replace-editor apply_patch remove-files"],
      ["execute", "launch-process write-process kill-process shell bash"],
      ["network", "web-fetch web-search open-browser github-api"],
    ] as const
  ).flatMap(([capability, names]) => names.split(" ").map((name) => [name, [capability]] as const)),
);

/** The tools without which a capability is gone. */
const behind: readonly (readonly [Capability, readonly string[]])[] = [
  ["write", ["save-file", "str-replace-editor", "apply_patch", "remove-files"]],
  ["execute", ["launch-process"]],
];

export const measured: readonly Measured[] = [
  {
    host: "augment",
    edition: "2026-08",
    groundOf: (one) => ({ repository: heldOf(one) }),
    seenIn,
    // Behind a link to a folder, the program says the path that it walks, and the tool the file's own.
    rowOf: ({ profile, name }, rows) =>
      rows.find(({ files }) => files[0] === profile) ?? rows.find((row) => row.name === name),
  },
];

/** Every file of the workspace's folder; those that the loader does not list are not offered. */
function seenIn(one: Case): readonly Seen[] {
  const loaded = one.expected["loaded"] as readonly { readonly [key: string]: Json }[];
  const listed = loaded.map(seenOf);
  const paths = new Set(listed.map(({ profile }) => profile));
  const others = one.tree.flatMap(({ path = "", text }) =>
    text !== undefined && path.startsWith(".augment/agents/") && !paths.has(path)
      ? [{ profile: path, offered: false }]
      : [],
  );
  return [...listed, ...others];
}

function seenOf(agent: { readonly [key: string]: Json }): Seen {
  const capabilitiesSeen = capabilitiesOf(agent);
  const text = (key: string): string | null => (typeof agent[key] === "string" ? (agent[key] as string) : null);
  return {
    profile: text("file") ?? "",
    offered: true,
    name: text("name") ?? "",
    description: text("description"),
    model: text("model"),
    ...(capabilitiesSeen ? { capabilities: capabilitiesSeen } : {}),
  };
}

/**
 * The loader lists names, and no session was started: which tool a name stands for is seen only of the program's own.
 * `undefined` if the list holds another name that a server's or an integration's tool may have.
 */
function capabilitiesOf(agent: { readonly [key: string]: Json }): readonly Capability[] | undefined {
  const { tools, disabledTools } = agent as { readonly tools?: readonly string[]; disabledTools?: readonly string[] };
  if (disabledTools)
    return capabilities.filter(
      (capability) =>
        !behind.some(([gone, names]) => gone === capability && names.every((name) => disabledTools.includes(name))),
    );
  if (!tools) return capabilities;
  const possible = tools.filter((name) => /^[a-zA-Z0-9_-]+$/.test(name));
  return possible.every((name) => Object.hasOwn(does, name))
    ? inOrder(possible.flatMap((name) => does[name] ?? []))
    : undefined;
}
