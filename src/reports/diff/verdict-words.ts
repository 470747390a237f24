/** Whether changes are allowed, in the words of a terminal: one line for a subagent, and one below all of them. */
import type { Change } from "../../compare/change.ts";
import type { TextWithCommand } from "./cuts.ts";
import type { ChangeVerdict, RuleInForce } from "./verdict.ts";
import { counted, nounFor } from "../../sanitize/counted.ts";

/** How many rules and how many grants are named. */
const named = 4;

const findingWords = { refused: "not allowed", awaited: "needs approval", warned: "warned", noted: "noted" } as const;

/** `not allowed: max-capability`; may contain hostile paths. Empty: no finding, and nothing that allows it. */
export function verdictWords({ decision, coveredBy, isUnlimited, rules, grants, until }: ChangeVerdict): string {
  const places = abbreviated(grants.map(({ path, line }) => `${path}:${line}`));
  const end = until === null ? "" : ` until ${until}`;
  const [the, does] = grants.length === 1 ? ["the grant", "does"] : ["the grants", "do"];
  const allowed = coveredBy === "grant" ? `allowed by ${the} at ${places}${end}` : "allowed by the ceiling";
  switch (decision) {
    case "none":
      return "";
    case "grant":
    case "ceiling":
      return allowed;
    case "waived":
      return `waived${end}: ${rulesText(rules)}`;
    case "refused":
    case "awaited": {
      const isBeyond =
        decision === "refused" && grants.length > 0 && rules.some(({ rule }) => rule === "max-capability");
      const beyond = isBeyond ? `; ${the} at ${places} ${does} not cover all of it` : "";
      return `${findingWords[decision]}: ${rulesText(rules)}${beyond}`;
    }
    default: {
      const words = isUnlimited ? "no ceiling set" : findingWords[decision];
      return `${coveredBy === null ? "" : `${allowed}; `}${words}: ${rulesText(rules)}`;
    }
  }
}

/** A rule with a new finding and one that is not new is named once, as new. */
function rulesText(rules: readonly RuleInForce[]): string {
  const fresh = new Set(rules.flatMap(({ rule, isNew }) => (isNew ? [rule] : [])));
  return abbreviated([...new Set(rules.map(({ rule }) => (fresh.has(rule) ? rule : `${rule} (not new)`)))]);
}

function abbreviated(parts: readonly string[]): string {
  return parts.length > named
    ? `${parts.slice(0, named - 1).join(", ")} and ${parts.length - named + 1} more`
    : parts.join(", ");
}

/** What the last line counts, and the command that it names. */
export interface Outcome {
  /** The subagents that gained power or changed under a grant. */
  readonly widened: readonly Change[];
  readonly verdicts: ReadonlyMap<Change, ChangeVerdict>;
  /** How many changed settings files have an error. */
  readonly refusedFiles: number;
  /** How many files that start agents have one. */
  readonly refusedStarts: number;
  readonly base: string | null;
  readonly commit: string | null;
  readonly command: string;
}

/** `2 of 3 are not allowed; for the verdict: agent-profile-check check --base 52f1a0c9be7d`. */
export function outcomeLine({
  widened,
  verdicts,
  refusedFiles,
  refusedStarts,
  base,
  commit,
  command,
}: Outcome): TextWithCommand {
  const count = (isCounted: (verdict: ChangeVerdict) => boolean) =>
    widened.filter((change) => {
      const verdict = verdicts.get(change);
      return verdict !== undefined && isCounted(verdict);
    }).length;
  const refused = count(({ decision }) => decision === "refused");
  const awaited = count(({ decision }) => decision === "awaited");
  const parts = [
    ...(refused > 0 ? [`${refused} of ${widened.length} ${nounFor(refused, "is", "are")} not allowed`] : []),
    ...(awaited > 0 ? [`${awaited} of ${widened.length} ${nounFor(awaited, "needs", "need")} approval`] : []),
    ...(refusedFiles > 0 ? [`${counted(refusedFiles, "settings file is", "settings files are")} not allowed`] : []),
    ...(refusedStarts > 0
      ? [`${counted(refusedStarts, "file that starts agents is", "files that start agents are")} not allowed`]
      : []),
  ];
  const of = base === null ? "" : ` --base ${base.slice(0, 12)}`;
  const at = commit === null ? "" : ` --at ${commit.slice(0, 12)}`;
  const shows = `${command} check${of}${at}`;
  return { text: [...parts, `for the verdict: ${shows}`].join("; "), shows };
}
