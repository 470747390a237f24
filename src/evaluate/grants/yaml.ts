/** Writes grants as YAML. */
import { byBytes } from "../../repo/path.ts";
import type { Ending, ProfileGroup, SettingsGroup } from "./excess.ts";

/** What a policy file allows, with some room. */
const max = { grants: 900, characters: 200_000 };

/** One entry of `grants`, how many profiles and settings files it covers, and its last day. */
export interface GrantText {
  readonly text: string;
  readonly profiles: number;
  readonly settings: number;
  /** `YYYY-MM-DD`, in UTC. */
  readonly until: string;
}

/** One entry of `grants`, in block style and indented as below a key at the margin. */
export function grantText(group: ProfileGroup): GrantText {
  const [first] = group;
  const { host, may } = first;
  const names = group.map(({ name }) => name).filter((name) => name !== undefined);
  const lines = [
    `  - may: [${may.join(", ")}]`,
    `    hosts: [${host}]`,
    ...listLines("profiles", names),
    ...listLines(
      "paths",
      group.map(({ path }) => path),
    ),
    ...accountLines(first),
  ];
  return { profiles: group.length, settings: 0, until: first.until, text: lines.map((line) => `${line}\n`).join("") };
}

/** A grant for settings files of one host and one owner that do the same until the same day. */
export function settingsGrantText(group: SettingsGroup): GrantText {
  const [first] = group;
  const { host, may } = first;
  const lines = [
    `  - may: [${may.join(", ")}]`,
    `    hosts: [${host}]`,
    ...listLines(
      "settings",
      group.map(({ path }) => path),
    ),
    ...accountLines(first),
  ];
  return { profiles: 0, settings: group.length, until: first.until, text: lines.map((line) => `${line}\n`).join("") };
}

function accountLines({ owner, until }: Ending & { readonly owner: string }): readonly string[] {
  return [
    "    reason: in use when this policy was written, to be decided by its owner",
    `    owner: ${quotedYaml(owner)}`,
    `    until: ${until}`,
  ];
}

/** A list under a key, sorted, each value once; no lines for an empty list. */
function listLines(key: string, values: readonly string[]): readonly string[] {
  const items = [...new Set(values)].sort(byBytes).map((value) => `      - ${quotedYaml(value)}`);
  return items.length === 0 ? [] : [`    ${key}:`, ...items];
}

/** A text as JSON, which is YAML. Characters that an editor would not show are escaped. */
export function quotedYaml(text: string): string {
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
export function grantsWithinLimits(grants: readonly GrantText[]): readonly GrantText[] {
  let characters = 0;
  return grants.slice(0, max.grants).filter(({ text }) => (characters += text.length) <= max.characters);
}
