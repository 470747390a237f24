/** What exceeds a ceiling that no policy states: nearly every profile does, so it is counted for each host. */
import { isServed, type Item } from "../../model/load.ts";
import { presetCeiling } from "../../model/rule.ts";
import type { EvaluatedFinding, Result } from "../../evaluate/result.ts";
import { nounFor } from "../../sanitize/counted.ts";

/** The profiles and settings files of one host that exceed the ceiling of a preset. */
export interface UnstatedCeiling {
  /** The host's title. */
  readonly host: string;
  /** How many of the profiles that it offers can do more. */
  readonly exceeding: number;
  /** How many profiles it offers; `null` if unknown. */
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
  const beyond = new Map<string, { readonly exceeding: Set<string>; readonly settings: Set<string> }>();
  for (const { finding } of findings) {
    const { host, kind, at, item } = finding;
    if (host === null) continue;
    if (item && !isServed(item)) continue;
    const of = beyond.get(host) ?? { exceeding: new Set(), settings: new Set() };
    beyond.set(host, of);
    (kind === "settings" ? of.settings : of.exceeding).add(item ? keyOf(item) : at.source.path);
  }
  const profiles = new Map<string, Set<string>>([...beyond.keys()].map((host) => [host, new Set()]));
  for (const { host, item } of subjects) if (isServed(item)) profiles.get(host)?.add(keyOf(item));
  return [...beyond]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([host, { exceeding, settings }]) => ({
      host: titles.get(host) ?? host,
      exceeding: exceeding.size,
      profiles: profiles.get(host)?.size ?? 0,
      settings: settings.size,
    }));
}

/** The same for all editions. One file may hold several profiles, or declare those of other files. */
function keyOf({ files, profile }: Item): string {
  return JSON.stringify([profile?.name.at.span.start, ...files]);
}

/**
 * Paragraphs for a person: one, whatever the number of hosts. `command`: how this tool was started. `code` quotes a
 * command or a key.
 */
export function ceilingSentences(
  unstated: readonly UnstatedCeiling[],
  command: string,
  code: (text: string) => string,
): readonly string[] {
  const [first, ...others] = unstated;
  if (!first) return [];
  const what = others.length === 0 ? ofOneHost(first) : ofSeveralHosts(unstated);
  return [`${what}. ${code(`${command} list`)} shows what. Set ${code("ceiling")} in your policy to enforce a limit.`];
}

const more = `can do more than ${presetCeiling.join(", ")}`;

function ofOneHost({ host, exceeding, profiles, settings }: UnstatedCeiling): string {
  const noun = nounFor(profiles ?? exceeding, "profile");
  const own = `${share({ exceeding, profiles })} ${host} ${noun} ${more}`;
  const beside = `${number(settings)} settings ${nounFor(settings, "file starts code or connects servers", "files start code or connect servers")}`;
  if (settings === 0) return own;
  return exceeding === 0 ? `${beside} next to the ${host} profiles` : `${own}, and ${beside}`;
}

function ofSeveralHosts(unstated: readonly UnstatedCeiling[]): string {
  const exceeding = unstated.filter((one) => one.exceeding > 0);
  const total = exceeding.reduce((sum, one) => sum + one.exceeding, 0);
  const own = `${number(total)} ${nounFor(total, "profile")} ${more}: ${exceeding.map((one) => `${one.host} ${share(one)}`).join(", ")}`;
  const hosts = unstated.filter(({ settings }) => settings > 0).map(({ host }) => host);
  const beside = `Settings files start code or connect servers next to the profiles of ${hosts.join(", ")}`;
  return [...(exceeding.length > 0 ? [own] : []), ...(hosts.length > 0 ? [beside] : [])].join(". ");
}

/** `2 of 3`. */
function share({ exceeding, profiles }: Pick<UnstatedCeiling, "exceeding" | "profiles">): string {
  return profiles === null ? number(exceeding) : `${number(exceeding)} of ${number(profiles)}`;
}

function number(count: number): string {
  // Not `toLocaleString`, whose data takes 20 ms to load.
  return String(count).replace(/\B(?=(?:\d{3})+$)/g, ",");
}
