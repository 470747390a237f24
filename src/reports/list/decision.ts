/** Why a profile is allowed or not, and by which agents it can do more: what every format of `list` says of that. */
import { decisionIn, type Permission, refusalsIn } from "../../evaluate/permission.ts";
import type { Capability } from "../../model/capability.ts";
import { known } from "../../model/fact.ts";
import { positionAt } from "../../repo/text.ts";

/** `null` and empty lists: the file could not be read. */
export interface DecisionJson {
  readonly decision: ReturnType<typeof decisionIn> | null;
  /** The rules that refuse it. */
  readonly refusedBy: readonly string[];
  /** The waiver that excuses an error about its power, of several the first to end. It may be refused all the same. */
  readonly waiver: {
    readonly path: string;
    readonly line: number;
    readonly owner: string;
    readonly until: string;
  } | null;
  /** The agents that it can start and what each adds. `path`: `null` for one of the host's own. */
  readonly through: readonly {
    readonly name: string | null;
    readonly path: string | null;
    readonly capabilities: readonly Capability[];
  }[];
}

/** `permission` is `undefined` for a file that cannot be read. The waiver that ends first is shown. */
export function decisionJson(permission: Permission | undefined): DecisionJson {
  if (!permission) return { decision: null, refusedBy: [], waiver: null, through: [] };
  const [first] = permission.waivers.toSorted((a, b) => (a.until < b.until ? -1 : a.until > b.until ? 1 : 0));
  return {
    decision: decisionIn(permission),
    refusedBy: refusalsIn(permission),
    waiver: first
      ? {
          path: first.at.source.path,
          line: positionAt(first.at.source, first.at.span.start).line,
          owner: first.owner,
          until: first.until,
        }
      : null,
    through: permission.through.map(({ agent: { files, profile }, may }) => ({
      name: (profile && known(profile.name)) ?? null,
      path: files[0] ?? null,
      capabilities: may,
    })),
  };
}

/** `general-purpose (built-in): write execute`; may contain hostile text. */
export function throughWords({ name, path, capabilities }: DecisionJson["through"][number]): string {
  return `${name ?? path ?? ""}${path === null ? " (built-in)" : ""}: ${capabilities.join(" ")}`;
}
