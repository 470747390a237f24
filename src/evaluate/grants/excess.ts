/** Collects the profiles that exceed a ceiling, with their owners, and groups them for grants. */
import type { HostLoad, Subject } from "../../inspect/index.ts";
import { known } from "../../model/fact.ts";
import { isOffered } from "../../model/load.ts";
import { type Capability, inOrder } from "../../model/capability.ts";
import { capabilitiesOf } from "../../model/profile.ts";
import { globLimits, globProblem } from "../../policy/file/glob.ts";
import type { Decisions } from "../../policy/model.ts";

/** How many profiles one grant takes; a policy file allows some more patterns. */
const maxPatterns = 100;

/** A profile that exceeds the ceiling, and the patterns that match it and no other. */
export interface ExcessProfile {
  readonly host: string;
  readonly may: readonly string[];
  readonly owner: string;
  readonly name: string | undefined;
  readonly path: string;
  /** Whether the file has another profile of the host. */
  readonly isShared: boolean;
}

/** Profiles with one host, one owner and the same capabilities. */
export type ProfileGroup = readonly [ExcessProfile, ...ExcessProfile[]];

/** Leaves out profiles that their host does not load, and those whose name or path no pattern matches exactly. */
export function excessProfiles(
  subjects: readonly Subject[],
  decisions: Decisions,
  ownerOf: (path: string) => string,
): readonly ExcessProfile[] {
  const files = new Map<string, number>();
  const placeOf = ({ host, item }: Subject) => `${host} ${item.files[0] ?? ""}`;
  for (const subject of subjects) files.set(placeOf(subject), (files.get(placeOf(subject)) ?? 0) + 1);
  return subjects.flatMap((subject): ExcessProfile[] => {
    const { host, item } = subject;
    if (!item.profile || !isOffered(item)) return [];
    const { may: allowed } = decisions.allowance(host, item);
    const may = capabilitiesOf(item.profile).filter((capability) => !allowed.includes(capability));
    if (may.length === 0) return [];
    const written = known(item.profile.name);
    const [name, path] = [written === undefined ? undefined : literal(written), literal(item.files[0] ?? "")];
    const isShared = (files.get(placeOf(subject)) ?? 0) > 1;
    if (path === undefined || (written === undefined ? isShared : name === undefined)) return [];
    return [{ host, may, owner: ownerOf(item.files[0] ?? ""), name, path, isShared }];
  });
}

/** The pattern that matches a text and nothing else; `undefined` where a policy allows no such pattern. */
export function literal(text: string): string | undefined {
  const pattern = text.replace(/[*?[\]\\]/g, "\\$&");
  return text === "" || /[{}]/.test(text) || pattern.length > globLimits.length || globProblem(pattern) !== undefined
    ? undefined
    : pattern;
}

/** Groups profiles so that no name of a group matches another profile in the group's files. */
export function groupProfiles(profiles: readonly ExcessProfile[]): readonly ProfileGroup[] {
  const groups = new Map<string, [ExcessProfile, ...ExcessProfile[]][]>();
  for (const profile of profiles) {
    const key = JSON.stringify([
      profile.host,
      profile.may,
      profile.owner,
      profile.isShared ? profile.path : null,
      profile.name === undefined,
    ]);
    const parts = groups.get(key) ?? [];
    groups.set(key, parts);
    const last = parts.at(-1);
    if (last && last.length < maxPatterns) last.push(profile);
    else parts.push([profile]);
  }
  return [...groups.values()].flat();
}

/** A settings file that does more beside the profiles than the ceiling allows. */
export interface ExcessSettings {
  readonly host: string;
  readonly may: readonly Capability[];
  readonly owner: string;
  /** The pattern that matches its path and no other. */
  readonly path: string;
}

/** Leaves out files whose path no pattern matches exactly. */
export function excessSettings(
  loads: readonly HostLoad[],
  decisions: Decisions,
  ownerOf: (path: string) => string,
): readonly ExcessSettings[] {
  return loads.flatMap(({ host, load }) => {
    const byFile = new Map<string, Capability[]>();
    for (const { may, effect, at } of load.layers.flatMap(({ authority }) => authority))
      if (may && effect !== "narrows") byFile.set(at.source.path, [...(byFile.get(at.source.path) ?? []), ...may]);
    return [...byFile].flatMap(([file, all]): readonly ExcessSettings[] => {
      const { may: allowed } = decisions.settingsAllowance(host, file);
      const may = inOrder(all).filter((capability) => !allowed.includes(capability));
      const path = literal(file);
      return may.length === 0 || path === undefined ? [] : [{ host, may, owner: ownerOf(file), path }];
    });
  });
}

/** Groups settings files with one host, one owner and the same capabilities. */
export function groupSettings(
  settings: readonly ExcessSettings[],
): readonly (readonly [ExcessSettings, ...ExcessSettings[]])[] {
  const groups = new Map<string, [ExcessSettings, ...ExcessSettings[]][]>();
  for (const file of settings) {
    const key = JSON.stringify([file.host, file.may, file.owner]);
    const parts = groups.get(key) ?? [];
    groups.set(key, parts);
    const last = parts.at(-1);
    if (last && last.length < maxPatterns) last.push(file);
    else parts.push([file]);
  }
  return [...groups.values()].flat();
}
<<<<<<< HEAD:src/cli/commands/init/excess.ts

/** Finds the first code owner that is a login or a team; without one, the account that owns the repository. */
export async function ownersOf({
  repo,
  slug,
}: Pick<EvaluationInput, "repo" | "slug">): Promise<(path: string) => string> {
  const path = codeownersPaths.find((candidate) => repo.entries.has(candidate));
  const content = path === undefined ? undefined : await repo.read(path);
  const named = content?.kind === "text" ? ownersIn(content.source.text) : () => [];
  const account = (await slug())?.split("/")[0];
  return (file) => {
    const owner = [...named(file), `@${account ?? ""}`].find((name) =>
      /^@[A-Za-z0-9][A-Za-z0-9-]{0,38}(?:\/[A-Za-z0-9._-]{1,100})?$/.test(name),
    );
    if (owner !== undefined) return owner;
    throw new UserError(
      `no owner found for \`${file}\`, and a grant needs one: add the file to ${codeownersPaths[0]}, or add the remote \`origin\` of this repository`,
    );
  };
}
=======
>>>>>>> ee09784dd116e44d43dd79770af6e385ed1568b4:src/evaluate/grants/excess.ts
