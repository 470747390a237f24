/** Hosts in which a skill or command gives nothing to a subagent: what a session did because of one, next to the settings that say so. */
import { type Capability, inOrder } from "../../../src/model/capability.ts";
import { heldOf, type Case } from "../vectors.ts";
import type { Listed, Measured } from "./measured.ts";

interface Outcome {
  readonly made?: readonly string[];
  readonly main?: { readonly sees?: readonly string[] } | readonly string[];
}

interface How {
  readonly cwd?: string;
  readonly message?: readonly string[];
}

const session = "(session)";

/** Vectors of one host, whose repository lies in `root` of a case. */
export function skillSessions(host: string, edition: string, root: string): readonly Measured[] {
  return [
    {
      host,
      edition,
      groundOf: (one) => {
        const { cwd, message = [] } = (one as { readonly how?: How }).how ?? {};
        if (message.some((word) => /!`/.test(word))) return "the command is in the words that a person types";
        const repository = new Map(
          [...heldOf(one)].flatMap(([path, held]) =>
            path.startsWith(`${root}/`) ? [[path.slice(root.length + 1), held] as const] : [],
          ),
        );
        return { repository, ...(cwd === undefined ? {} : { start: cwd.replace(/^\//, "") }) };
      },
      seenIn: (one) => [{ profile: session, offered: true, capabilities: givenIn(one) }],
      rowOf: (_, rows) => {
        const row = rows.find(({ layer }) => layer === session);
        return row && { ...row, verdict: "loaded", capabilities: bySettings(row) };
      },
    },
  ];
}

/** What ran or was read without a call of a tool. Files of probes are those that calls made. */
function givenIn(one: Case): readonly Capability[] {
  const { made = [], main = [] } = one.expected as Outcome;
  const sees = "sees" in main ? (main.sees ?? []) : [];
  return inOrder([
    ...(made.some((path) => !/made-bash$|probe/.test(path)) ? (["execute"] as const) : []),
    ...(sees.includes("MK-secret") ? (["read"] as const) : []),
  ]);
}

function bySettings({ authority = [] }: Listed): readonly Capability[] {
  return inOrder(
    authority.flatMap(({ setting }): readonly Capability[] => {
      if (setting === "inline command" || setting.startsWith("command.")) return ["execute"];
      return setting === "@" ? ["read"] : [];
    }),
  );
}
