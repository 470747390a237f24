/**
 * The rows of `list`: one for each profile, the most powerful first. Hosts that make the same of a file share its row.
 */
import type { Inspection, Subject } from "../../inspect/index.ts";
import { uncheckedHostOf } from "../../inspect/unread/unchecked-hosts.ts";
import type { Permission, Through } from "../../evaluate/permission.ts";
import type { Result } from "../../evaluate/result.ts";
import type { Capability } from "../../model/capability.ts";
import { displayName } from "../../model/delegation.ts";
import { known } from "../../model/fact.ts";
import { type Problem, uncheckedIn } from "../../model/load.ts";
import { capabilitiesOf, type ReachedSkill } from "../../model/profile.ts";
import { byBytes } from "../../repo/path.ts";
import { positionAt } from "../../repo/text.ts";
import { visible } from "../../sanitize/text.ts";

/** One profile as people read it. Every string may be hostile. */
export interface ProfileRow {
  readonly name: string;
  readonly path: string;
  /** Titles of the hosts, with the edition where a host is checked as several. */
  readonly hosts: readonly string[];
  /** `undefined`: the file could not be read. */
  readonly powers: readonly Capability[] | undefined;
  readonly mode: string;
  readonly model: string;
  /** Whether its host offers it. */
  readonly isLoaded: boolean;
  readonly permission: Permission | undefined;
  /** What is to say below the row: a verdict other than loaded, a mode that asks nobody, power of skills and agents. */
  readonly notes: readonly Note[];
}

/** A line below a row. */
export interface Note {
  readonly text: string;
  readonly isBad: boolean;
}

/** In order: profiles that their host offers first, and among them the most powerful. */
export function rowsOf(
  { subjects }: Pick<Inspection, "subjects">,
  permissionOf: Result["permissionOf"],
): readonly ProfileRow[] {
  const editions = new Map<string, Set<string>>();
  for (const { host, edition } of subjects) editions.set(host, (editions.get(host) ?? new Set()).add(edition));
  const rows = new Map<string, { row: ProfileRow; readonly rank: readonly number[]; readonly hosts: Set<string> }>();
  for (const subject of subjects) {
    const host = (editions.get(subject.host)?.size ?? 0) > 1 ? `${subject.title} ${subject.edition}` : subject.title;
    const row = rowOf(subject, permissionOf?.(subject));
    const { permission, name, path, powers, isLoaded, notes } = row;
    const decision = permission && [
      permission.excess,
      [...permission.skills],
      permission.grants.map(grantPlace),
      permission.refusedBy,
      permission.isWaived,
    ];
    const key = JSON.stringify([path, name, powers, isLoaded, notes, decision]);
    const same = rows.get(key);
    if (same) {
      same.hosts.add(host);
      same.row = { ...same.row, mode: joined(same.row.mode, row.mode), model: joined(same.row.model, row.model) };
    } else rows.set(key, { row, rank: rankOf(subject, row), hosts: new Set([host]) });
  }
  return [...rows.values()]
    .sort((a, b) => byRank(a.rank, b.rank) || byBytes(a.row.path, b.row.path) || byBytes(a.row.name, b.row.name))
    .map(({ row, hosts }) => ({ ...row, hosts: [...hosts] }));
}

/** A file or directory that could not be checked, with the reason, for each host that would read it. */
export interface UncheckedFile extends Problem {
  readonly host: string;
  readonly title: string;
  readonly edition: string;
}

/**
 * What no row is about, though a host would read it: a link out of the tree, a file in a merge conflict. Sorted by
 * path.
 */
export function uncheckedFiles({ loads }: Pick<Inspection, "loads">): readonly UncheckedFile[] {
  const found = new Map<string, UncheckedFile>();
  for (const { host, title, edition, load } of loads)
    for (const problem of uncheckedIn(load)) {
      const key = JSON.stringify([host, edition, problem.at.source.path, problem.message]);
      if (!found.has(key)) found.set(key, { ...problem, host, title, edition });
    }
  return [...found.values()].sort((a, b) => byBytes(a.at.source.path, b.at.source.path) || byBytes(a.host, b.host));
}

/** A file that looks like a profile and stands in no row, with the reason. */
export interface UnjudgedFile {
  /** Empty, as the edition: no host that this tool checks would read it. */
  readonly host: string;
  readonly edition: string;
  readonly path: string;
  readonly message: string;
}

/** `uncheckedFiles`, and the files in folders of hosts that this tool does not check. */
export function unjudgedFiles(inspection: Pick<Inspection, "loads" | "unknownHosts">): readonly UnjudgedFile[] {
  return [
    ...uncheckedFiles(inspection).map(({ host, edition, at, message }) => ({
      host,
      edition,
      path: at.source.path,
      message,
    })),
    ...inspection.unknownHosts.flatMap(({ path: folder, files }) => {
      const { title } = uncheckedHostOf(folder) ?? {};
      const message =
        title === undefined ? "no host that this tool knows reads it" : `this tool does not check ${title}`;
      return files.map((path) => ({ host: "", edition: "", path, message }));
    }),
  ];
}

/** The words of both, each once. */
function joined(some: string, other: string): string {
  const words = some.split(", ");
  return words.includes(other) || other === "" ? some : [some, other].filter((word) => word !== "").join(", ");
}

/** The place of a grant: `.github/agent-profile-check.yml:12`. */
export function grantPlace({ at }: Permission["grants"][number]): string {
  return `${at.source.path}:${positionAt(at.source, at.span.start).line}`;
}

function rowOf({ item }: Subject, permission: Permission | undefined): ProfileRow {
  const { files, verdict, profile } = item;
  return {
    name: visible((profile && known(profile.name)) ?? ""),
    path: visible(files[0] ?? ""),
    hosts: [],
    powers: profile && capabilitiesOf(profile),
    mode: visible((profile && known(profile.permissionMode)) ?? ""),
    model: visible((profile && known(profile.model)) ?? ""),
    isLoaded: verdict.kind === "loaded",
    permission,
    notes: [...notesOf(item), ...(permission?.through ?? []).map((one) => ({ text: throughText(one), isBad: false }))],
  };
}

function notesOf({ verdict, profile, files }: Subject["item"]): readonly Note[] {
  const bypasses = (profile?.bypasses ?? []).filter(({ effect }) => effect !== "unhonoured");
  return [
    ...("problem" in verdict
      ? [{ text: `${verdict.kind}${problemText(verdict.problem, files[0])}`, isBad: true }]
      : []),
    ...(verdict.kind === "shadowed"
      ? [{ text: `shadowed by ${visible(verdict.by.files[0] ?? "a built-in")}`, isBad: false }]
      : []),
    ...bypasses.map(({ setting, value, because, effect }) => ({
      text: visible(`\`${setting}: ${value}\` ${because}`),
      isBad: effect === "bypass",
    })),
    ...(profile?.skills ?? []).map((skill) => ({ text: skillText(skill), isBad: false })),
  ];
}

/** The row names the file already. */
function problemText({ message, at }: Problem, file: string | undefined): string {
  return at.source.path === file
    ? `, line ${positionAt(at.source, at.span.start).line}: ${visible(message)}`
    : `: ${messageWithPlace({ message, at })}`;
}

/** What is wrong, after its place. */
export function messageWithPlace({ message, at }: Problem): string {
  const { line, column } = positionAt(at.source, at.span.start);
  return `${visible(at.source.path)}:${line}:${column} ${visible(message)}`;
}

function throughText({ agent, may }: Through): string {
  return `${may.join(", ")} through ${visible(displayName(agent))}`;
}

function skillText({ name, may, asks, because, refuses }: ReachedSkill): string {
  const power = refuses ? "does not start" : may.join(", ") || "nothing";
  return `${power} through the skill ${visible(name)}${asks ? ", after a question" : ""}: ${visible(because)}`;
}

/** From the worst power to the least. */
const worst: readonly Capability[] = ["execute", "write", "external", "network", "delegate", "read"];

/** Smaller numbers come first. */
function rankOf({ item: { profile } }: Subject, { isLoaded, powers = [] }: ProfileRow): readonly number[] {
  const effects = (profile?.bypasses ?? []).map(({ effect }) => effect);
  return [
    isLoaded ? 0 : 1,
    effects.includes("bypass") ? 0 : 1,
    ...worst.map((capability) => (powers.includes(capability) ? 0 : 1)),
    effects.includes("auto-approve") ? 0 : 1,
  ];
}

function byRank(a: readonly number[], b: readonly number[]): number {
  const at = a.findIndex((value, i) => value !== b[i]);
  return at < 0 ? 0 : (a[at] ?? 0) - (b[at] ?? 0);
}
