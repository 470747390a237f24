/**
 * Files that profiles and settings start, and whose content changed: told once for each cause, and apart from what
 * loosens a setting or gives a subagent power by itself.
 */
import type { Widening } from "../compare/change.ts";
import { withoutReasons } from "../compare/named-files.ts";
import type { FileReason } from "../inspect/material/differing-files.ts";
import { counted } from "../sanitize/counted.ts";
import { listed } from "../sanitize/listed.ts";

/** A setting that starts files. */
export interface StartingSetting {
  /** The title of its host. */
  readonly host: string;
  readonly path: string;
  readonly setting: string;
  /** Files that it starts whose content changed, while the setting is the same. */
  readonly material: readonly string[];
  /** Why those of them count whose content is the same. */
  readonly reasons?: readonly FileReason[];
}

/** A changed file. `because`: why it counts although its content is the same. */
export interface StartedFile {
  readonly path: string;
  readonly because?: string;
}

/** Changed files that the same settings and subagents start. */
export interface StartedCode {
  readonly files: readonly StartedFile[];
  readonly settings: readonly Pick<StartingSetting, "host" | "path" | "setting">[];
  /** The subagents that start them by hooks, servers and skills of their own. */
  readonly subagents: readonly StartingSubagent[];
}

interface StartingSubagent {
  readonly name: string;
  /** The title of its host. */
  readonly host: string;
}

/** What a report knows of one changed subagent. */
interface ReportedChange {
  readonly kind: string;
  readonly gained: readonly unknown[];
  readonly lost: readonly unknown[];
  readonly fields: readonly string[];
  readonly widenings: readonly ReportedWidening[];
  readonly differences: readonly unknown[];
  readonly prompt: unknown;
}

type ReportedWidening = Pick<Widening, "kind" | "files" | "reasons">;

/** Whether a widening only tells of files that changed behind a subagent. */
export function isOfStartedCode({ kind, files }: ReportedWidening): boolean {
  return kind === "material" && files !== undefined;
}

/** Whether a setting is the same, and only files changed that it starts. */
export function isOnlyStarting({ material }: Pick<StartingSetting, "material">): boolean {
  return material.length > 0;
}

/** Whether nothing differs in a subagent but files that it starts. */
export function startsOnly({ kind, gained, lost, fields, widenings, differences, prompt }: ReportedChange): boolean {
  return (
    kind === "changed" &&
    widenings.some(isOfStartedCode) &&
    widenings.every(isOfStartedCode) &&
    gained.length + lost.length + differences.length === 0 &&
    fields.every((field) => field === "files") &&
    prompt === null
  );
}

/**
 * In the order of the settings, then of the subagents. Files that the same ones start are together, also with those
 * that only some of them start.
 */
export function startedCode(
  settings: readonly StartingSetting[],
  changes: readonly (Pick<ReportedChange, "widenings"> & StartingSubagent)[],
): readonly StartedCode[] {
  const starters = new Map<
    string,
    { readonly settings: Map<string, StartingSetting>; readonly subagents: StartingSubagent[] }
  >();
  const of = (file: string) => {
    const known = starters.get(file) ?? {
      settings: new Map<string, StartingSetting>(),
      subagents: [] as StartingSubagent[],
    };
    starters.set(file, known);
    return known;
  };
  const reasons = new Map<string, string>();
  /** A file that only says how another one is written is told with that one. */
  const filesOf = (paths: readonly string[], because: readonly FileReason[] = []): readonly string[] => {
    for (const one of because) reasons.set(one.path, one.because);
    return withoutReasons(paths, because);
  };
  for (const one of settings)
    for (const file of filesOf(one.material, one.reasons))
      of(file).settings.set(JSON.stringify([one.host, one.path, one.setting]), one);
  for (const { widenings, name, host } of changes)
    for (const file of new Set(
      widenings.filter(isOfStartedCode).flatMap(({ files = [], reasons: own }) => filesOf(files, own)),
    ))
      of(file).subagents.push({ name, host });
  const groups = new Map<string, Group>();
  for (const [file, { settings: by, subagents }] of starters) {
    const key = JSON.stringify([[...by.keys()], subagents]);
    const group = groups.get(key);
    const because = reasons.get(file);
    const named = { path: file, ...(because === undefined ? {} : { because }) };
    if (group) group.files.push(named);
    else groups.set(key, { files: [named], settings: [...by.values()], subagents });
  }
  return folded([...groups.values()]);
}

type Group = StartedCode & { readonly files: StartedFile[] };

/** How many groups are compared with each other. */
const mostCompared = 100;

/** Each group that is a part of another one is told with that one: one cause, one sentence. */
function folded(groups: readonly Group[]): readonly StartedCode[] {
  if (groups.length > mostCompared) return groups;
  const startersOf = new Map(
    groups.map((group) => [
      group,
      new Set([...group.settings, ...group.subagents].map((one) => JSON.stringify(idOf(one)))),
    ]),
  );
  const sizeOf = (group: Group): number => startersOf.get(group)?.size ?? 0;
  const isPart = (group: Group, of: Group): boolean =>
    sizeOf(group) < sizeOf(of) && [...(startersOf.get(group) ?? [])].every((one) => startersOf.get(of)?.has(one));
  const whole = groups.filter((group) => !groups.some((other) => isPart(group, other)));
  return whole.map((group) => ({
    ...group,
    files: [
      ...group.files,
      ...groups.filter((part) => whole.find((one) => isPart(part, one)) === group).flatMap(({ files }) => files),
    ],
  }));
}

function idOf(starter: Group["settings"][number] | StartingSubagent): readonly string[] {
  return "setting" in starter ? [starter.host, starter.path, starter.setting] : [starter.host, starter.name];
}

/** How many settings, subagents and files one sentence names. */
const most = { settings: 4, subagents: 4, files: 8 };

/** How a report writes a name, and a sentence with names between backticks. */
interface Wording {
  readonly code: (text: string) => string;
  /** A file of the repository; as `code` where absent. */
  readonly file?: (path: string) => string;
  readonly prose: (text: string) => string;
}

/** `hooks.Stop (Claude Code, .claude/settings.json) stays; the code that it starts has changed: guard.sh`. */
export function startedSentence(
  { files, settings, subagents }: StartedCode,
  { code, file = code, prose }: Wording,
): string {
  const more = settings.length - most.settings;
  const others = subagents.length - most.subagents;
  const by = [
    ...settings.slice(0, most.settings).map(({ host, path, setting }) => `${code(setting)} (${host}, ${file(path)})`),
    ...(more > 0 ? [counted(more, "more setting")] : []),
    ...subagents.slice(0, most.subagents).map(({ name, host }) => `${code(name)} (${host})`),
    ...(others > 0 ? [counted(others, "more subagent")] : []),
  ];
  const isOne = settings.length + subagents.length === 1;
  const rest = files.length - most.files;
  const named = files
    .slice(0, most.files)
    .map(({ path, because }) => `${file(path)}${because === undefined ? "" : ` (${prose(because)})`}`);
  return `${listed(by)} ${isOne ? "stays" : "stay"}; the code that ${isOne ? "it starts" : "they start"} has changed: ${named.join(", ")}${rest > 0 ? ` and ${counted(rest, "more file")}` : ""}`;
}

/** How many files changed. */
export function startedCount(code: readonly StartedCode[]): number {
  return code.reduce((count, { files }) => count + files.length, 0);
}
