/** Writes grants as YAML. */
import { byBytes } from "../../repo/path.ts";
import type { ExcessSettings, ProfileGroup } from "./excess.ts";

/** What a policy file allows, with some room. */
const max = { grants: 900, characters: 200_000 };

/** One entry of `grants`, and how many profiles and settings files it covers. */
export interface GrantText {
  readonly text: string;
  readonly profiles: number;
  readonly settings: number;
}

/** `ends`: the last day of each owner's grants. */
export function grantText(group: ProfileGroup, ends: ReadonlyMap<string, string>): GrantText {
  const [{ host, may, owner }] = group;
  const names = group.map(({ name }) => name).filter((name) => name !== undefined);
  const lines = [
    `  - may: [${may.join(", ")}]`,
    `    hosts: [${host}]`,
    ...list("profiles", names),
    ...list(
      "paths",
      group.map(({ path }) => path),
    ),
    ...accountLines(owner, ends),
  ];
  return { profiles: group.length, settings: 0, text: lines.map((line) => `${line}\n`).join("") };
}

/** A grant for settings files of one host and one owner that do the same. */
export function settingsGrantText(
  group: readonly [ExcessSettings, ...ExcessSettings[]],
  ends: ReadonlyMap<string, string>,
): GrantText {
  const [{ host, may, owner }] = group;
  const lines = [
    `  - may: [${may.join(", ")}]`,
    `    hosts: [${host}]`,
    ...list(
      "settings",
      group.map(({ path }) => path),
    ),
    ...accountLines(owner, ends),
  ];
  return { profiles: 0, settings: group.length, text: lines.map((line) => `${line}\n`).join("") };
}

function accountLines(owner: string, ends: ReadonlyMap<string, string>): readonly string[] {
  return [
    "    reason: in use when this policy was written, to be decided by its owner",
    `    owner: ${quoted(owner)}`,
    `    until: ${ends.get(owner)}`,
  ];
}

/** A list under a key, sorted, each value once; no lines for an empty list. */
function list(key: string, values: readonly string[]): readonly string[] {
  const items = [...new Set(values)].sort(byBytes).map((value) => `      - ${quoted(value)}`);
  return items.length === 0 ? [] : [`    ${key}:`, ...items];
}

/** A text as JSON, which is YAML. Characters that an editor would not show are escaped. */
export function quoted(text: string): string {
  return JSON.stringify(text).replace(/[^\x20-\x7e]/gu, (character) => {
    const point = character.codePointAt(0) ?? 0;
    return /\p{L}|\p{N}|\p{Extended_Pictographic}/u.test(character)
      ? character
      : point > 0xffff
        ? `\\U${point.toString(16).padStart(8, "0")}`
        : `\\u${point.toString(16).padStart(4, "0")}`;
  });
}

/** As many grants as a policy allows. The baseline covers the profiles of the others. */
export function fitting(grants: readonly GrantText[]): readonly GrantText[] {
  let characters = 0;
  return grants.slice(0, max.grants).filter(({ text }) => (characters += text.length) <= max.characters);
}
