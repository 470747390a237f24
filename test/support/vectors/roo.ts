/** Roo Code: the modes that the manager of its source gives for a `.roomodes`, and the tools of their groups. */
import { type Capability, inOrder } from "../../../src/model/capability.ts";
import { type Case, heldOf } from "../vectors.ts";
import type { Measured, Seen } from "./measured.ts";

/** The program's own tools by what they do. */
const does: Readonly<Record<string, Capability>> = Object.fromEntries(
  (
    [
      ["read", "read_file search_files list_files codebase_search"],
      ["write", "apply_diff write_to_file generate_image"],
      ["execute", "execute_command read_command_output"],
      ["external", "use_mcp_tool access_mcp_resource"],
      ["delegate", "switch_mode new_task run_slash_command skill"],
    ] as const
  ).flatMap(([capability, names]) => names.split(" ").map((name) => [name, capability] as const)),
);

export const measured: readonly Measured[] = [
  {
    host: "roo",
    edition: "3.54",
    groundOf: (one) => ({
      repository: new Map([...heldOf(one)].map(([path, held]) => [path.replace(/^ws\//, ""), held] as const)),
      start: "",
    }),
    seenIn,
    // The program gives all modes of a file or none.
    rowOf: ({ profile, offered }, rows) =>
      offered ? rows.find(({ name }) => name === profile) : rows.find(({ verdict }) => verdict === "loaded"),
    // Without these, a session describes the mode by its role.
    normalize: (row, { description }) => (description === undefined ? { ...row, description: null } : row),
  },
];

interface Mode {
  readonly slug: string;
  readonly description?: string;
  readonly whenToUse?: string;
  readonly tools: readonly string[];
}

function seenIn(one: Case): readonly Seen[] {
  const modes = one.expected["modes"] as unknown as readonly Mode[];
  if (modes.length === 0) return [{ profile: ".roomodes", offered: false }];
  return modes.map(({ slug, description, whenToUse, tools }) => {
    const written = description ?? whenToUse;
    return {
      profile: slug,
      offered: true,
      name: slug,
      ...(written === undefined ? {} : { description: written }),
      capabilities: inOrder(tools.flatMap((name) => does[name] ?? [])),
    };
  });
}
