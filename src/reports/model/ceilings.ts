/** What exceeds a ceiling that no policy states: nearly every profile does, so it is counted for each host. */
import { presetCeiling } from "../../model/rule.ts";
import type { EvaluatedFinding, Result } from "../../evaluate/result.ts";

/** The profiles and settings files of one host that exceed the ceiling of a preset. */
export interface UnstatedCeiling {
  /** The host's title. */
  readonly host: string;
  /** How many of its profiles can do more. */
  readonly exceeding: number;
  /** How many profiles it has; `null` if unknown. */
  readonly profiles: number | null;
  /** How many of its settings files start code, connect a server or lead elsewhere. */
  readonly settings: number;
}

/** Whether people see the finding as a part of a count. */
export function isCounted({ finding }: EvaluatedFinding): boolean {
  return finding.isUnstated === true && finding.severity === "note";
}

/** `findings`: the counted ones. One entry for each host that has some, in the order of their ids. */
export function unstatedCeilings({
  findings,
  inspection: { loads, subjects },
}: Pick<Result, "findings" | "inspection">): readonly UnstatedCeiling[] {
  const titles = new Map(loads.map(({ host, title }) => [host, title]));
  return [...new Set(findings.flatMap(({ finding: { host } }) => host ?? []))].sort().map((host) => {
    const own = findings.filter(({ finding }) => finding.host === host).map(({ finding }) => finding);
    const paths = (isSetting: boolean) =>
      new Set(
        own
          .filter(({ kind }) => (kind === "settings") === isSetting)
          .map(({ at, item }) => item?.files[0] ?? at.source.path),
      ).size;
    return {
      host: titles.get(host) ?? host,
      exceeding: paths(false),
      profiles: new Set(subjects.filter((subject) => subject.host === host).map(({ item }) => item.files[0])).size,
      settings: paths(true),
    };
  });
}

/** Sentences for a person. `command`: how this tool was started. `code` quotes a command or a key. */
export function ceilingSentence(
  { host, exceeding, profiles, settings }: UnstatedCeiling,
  command: string,
  code: (text: string) => string,
): string {
  const all = profiles === null ? "" : ` of ${number(profiles)}`;
  const noun = (profiles ?? exceeding) === 1 ? "profile" : "profiles";
  const own = `${number(exceeding)}${all} ${host} ${noun} can do more than ${presetCeiling.join(", ")}`;
  const beside = `${number(settings)} settings ${settings === 1 ? "file starts code or connects servers" : "files start code or connect servers"}`;
  const what =
    settings === 0 ? own : exceeding === 0 ? `${beside} next to the ${host} profiles` : `${own}, and ${beside}`;
  return `${what}. ${code(`${command} list`)} shows what. Set ${code("ceiling")} in your policy to enforce a limit.`;
}

function number(count: number): string {
  // Not `toLocaleString`, whose data takes 20 ms to load.
  return String(count).replace(/\B(?=(?:\d{3})+$)/g, ",");
}
