/** Compares what hosts loaded before and after an edit: nothing may get worse, and nothing may gain power. */
import type { HostLoad } from "../inspect/index.ts";
import { known } from "../model/fact.ts";
import type { Item, Layer, Load } from "../model/load.ts";
import { capabilitiesOf, grantsOf, type Profile } from "../model/profile.ts";
import { withoutHidden } from "../sanitize/text.ts";
import { groupBy } from "../repo/many.ts";

/** Why an edit is refused, by the path of the file that got worse. The reason completes "not applied: …". */
export type Worse = ReadonlyMap<string, string>;

/** The loads of the same hosts and editions in the same order; empty if everything is at least as good as before. */
export function worsenedFiles(before: readonly HostLoad[], after: readonly HostLoad[]): Worse {
  const worse = new Map<string, string>();
  for (const [i, { title, load }] of before.entries()) {
    const next = after[i]?.load;
    const add = (path: string, reason: string): void => {
      if (!worse.has(path)) worse.set(path, `in ${title} ${reason}`);
    };
    if (next) compareLoads(load, next, add);
    else add("", "nothing would be loaded");
  }
  return worse;
}

type Add = (path: string, reason: string) => void;

function compareLoads(before: Load, after: Load, add: Add): void {
  if (before.status !== "failed" && after.status === "failed")
    add(after.problem?.at.source.path ?? "", "no profile would be loaded");
  compareLayers(before, after, add);
  const unread = groupBy(before.unjudged, ({ at }) => at.source.path);
  for (const [path, problems] of groupBy(after.unjudged, ({ at }) => at.source.path))
    if (problems.length > (unread.get(path)?.length ?? 0)) add(path, "less of the file could be checked");
  const items = groupBy(before.items.filter(isOfFile), itemKey);
  const rest = groupBy(after.items.filter(isOfFile), itemKey);
  for (const key of new Set([...items.keys(), ...rest.keys()]))
    compareFiles(items.get(key) ?? [], rest.get(key) ?? [], add);
}

function compareLayers(before: Load, after: Load, add: Add): void {
  const settings = groupBy(before.layers, layerKey);
  for (const [key, layers] of groupBy(after.layers, layerKey)) {
    const [was] = settings.get(key) ?? [];
    if (layers.some((layer) => layer.status === "failed" && was?.status !== "failed") || !was)
      add("", "a folder would be read in another way");
    else if (settingsOf(layers) !== settingsOf(settings.get(key) ?? [])) add("", "a setting would change");
  }
}

/** The profiles of one file in one layer, in the order of the file. */
function compareFiles(before: readonly Item[], after: readonly Item[], add: Add): void {
  const path = (before[0] ?? after[0])?.files[0] ?? "";
  if (before.length !== after.length) {
    const isIdle = [...before, ...after].every(({ verdict }) => verdict.kind === "passed-over");
    if (!isIdle) add(path, "the file would have another number of profiles");
    return;
  }
  for (const [i, item] of before.entries()) {
    const next = after[i];
    const reason = next && reasonAgainst(item, next);
    if (reason !== undefined) add(path, reason);
  }
}

const ranks = { "passed-over": 0, rejected: 1, dropped: 1, lost: 2, shadowed: 3, loaded: 4 } as const;

function reasonAgainst(before: Item, after: Item): string | undefined {
  if (ranks[after.verdict.kind] < ranks[before.verdict.kind]) return `the profile would be ${after.verdict.kind}`;
  if (after.leniency && !before.leniency && before.verdict.kind === "loaded")
    return "a strict reader would refuse the file";
  if (!after.profile) return before.profile ? "the profile could not be read" : undefined;
  if (!before.profile) return "the profile could not be compared with what it was";
  return reasonOfProfile(before.profile, after.profile);
}

function reasonOfProfile(before: Profile, after: Profile): string | undefined {
  if (known(before.name) !== known(after.name)) return "the name would be another one";
  if (!promptOf(before).endsWith(promptOf(after))) return "the prompt would be another one";
  const had = new Set(capabilitiesOf(before));
  const gained = capabilitiesOf(after).filter((capability) => !had.has(capability));
  if (gained.length > 0) return `the profile would gain ${gained.join(", ")}`;
  if (isUnbounded(before, after)) return "a scope would be lost";
  if (before.mayStart && !after.mayStart) return "the profile could start more subagents";
  const more = powers.find(([, textsOf]) => !isWithin(textsOf(after), textsOf(before)));
  if (more) return `the profile would have more ${more[0]}`;
  return isWithin(before.denied, after.denied) ? undefined : "the profile would deny less";
}

/**
 * The prompt as a person sees it, whatever its line ends. Frontmatter that could not be read may have been its
 * beginning.
 */
function promptOf({ prompt }: Profile): string {
  return withoutHidden(prompt.text).trim();
}

/** Whether a capability that had scopes alone has one that is not among them. */
function isUnbounded(before: Profile, after: Profile): boolean {
  const scopes = new Map<string, Set<string | null>>();
  for (const { capability, scope } of grantsOf(before))
    scopes.set(capability, (scopes.get(capability) ?? new Set()).add(scope));
  return grantsOf(after).some(({ capability, scope }) => {
    const known = scopes.get(capability);
    return known !== undefined && !known.has(null) && !known.has(scope);
  });
}

/** What a profile must not have more of. */
const powers: readonly (readonly [what: string, textsOf: (profile: Profile) => readonly string[]])[] = [
  ["hooks", ({ hooks }) => hooks.map(({ name, kind, value }) => textOf(name, kind, value))],
  ["servers", ({ servers }) => servers.map(({ name, kind, value }) => textOf(name, kind, value))],
  [
    "bypasses",
    ({ bypasses }) =>
      bypasses.flatMap(({ setting, value, effect }) =>
        effect === "unhonoured" ? [] : [textOf(setting, value, effect)],
      ),
  ],
  ["skills", ({ skills = [] }) => skills.map(({ name, path, how, may }) => textOf(name, path, how, ...may))],
  ["skills", ({ preloads = [] }) => preloads.map(({ name }) => name)],
  ["paths", ({ paths }) => paths.map(({ key, value }) => textOf(key, value))],
  ["files in its prompt", ({ references = [] }) => references],
];

function textOf(...parts: readonly string[]): string {
  return JSON.stringify(parts);
}

function isWithin(some: readonly string[], all: readonly string[]): boolean {
  const known = new Set(all);
  return some.every((one) => known.has(one));
}

function isOfFile({ files }: Item): boolean {
  return files.length > 0;
}

function itemKey({ layer, files }: Item): string {
  return textOf(layerKey(layer), files[0] ?? "");
}

function layerKey({ name, root }: Layer): string {
  return textOf(name, root);
}

function settingsOf(layers: readonly Layer[]): string {
  return JSON.stringify(
    layers.map(({ authority }) => authority.map(({ setting, value, effect, may }) => [setting, value, effect, may])),
  );
}
