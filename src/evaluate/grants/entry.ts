/** The entries of `grants` that a profile or a settings file needs, as text. */
import type { Inspection, Subject } from "../../inspect/index.ts";
import { type Capability, inOrder } from "../../model/capability.ts";
import { known } from "../../model/fact.ts";
import type { Refusal } from "../../model/rule.ts";
import type { Decisions } from "../../policy/model.ts";
import { byBytes } from "../../repo/path.ts";
import type { Permission } from "../permission.ts";
import { literalPattern } from "./excess.ts";
import { quotedYaml } from "./yaml.ts";

/** The reason that a person has to replace: a policy that holds it is refused. */
export const openReason = "TODO";

/** An entry for one profile or one settings file. Lists that are empty are left out. */
export interface GrantEntry {
  readonly may: readonly Capability[];
  /** Ids of hosts. */
  readonly hosts: readonly string[];
  /** Patterns that match one name, path, settings file or skill each. */
  readonly profiles: readonly string[];
  readonly paths: readonly string[];
  readonly settings: readonly string[];
  readonly skills: readonly string[];
  /** The file, for its owner. */
  readonly file: string;
  /** What of it the policies above do not make grantable: the entry would not count. */
  readonly refusal?: Refusal;
}

/** Who answers for an entry, why, and until when. */
export interface Account {
  readonly reason: string;
  readonly owner: string;
  /** `YYYY-MM-DD`, in UTC. */
  readonly until: string;
}

type PermissionOf = (subject: Pick<Subject, "host" | "item">) => Permission | undefined;

/**
 * What profiles need of the policy: one entry for all hosts that need the same. A profile that no pattern matches
 * exactly has none.
 */
export function profileEntries(
  subjects: readonly Pick<Subject, "host" | "item">[],
  all: readonly Pick<Subject, "host" | "item">[],
  permissionOf: PermissionOf,
): readonly GrantEntry[] {
  return mergeHosts(
    subjects.flatMap((subject) => {
      const { host, item } = subject;
      const permission = permissionOf(subject);
      const file = item.files[0] ?? "";
      const written = item.profile && known(item.profile.name);
      const name = written === undefined ? undefined : literalPattern(written);
      const path = literalPattern(file);
      const isShared = all.filter((other) => other.host === host && other.item.files[0] === file).length > 1;
      if (!permission || path === undefined || (name === undefined && isShared)) return [];
      const selects = { hosts: [host], profiles: name === undefined ? [] : [name], paths: [path], settings: [], file };
      return [
        ...(permission.excess.length > 0
          ? [{ ...selects, may: permission.excess, skills: [], ...refusedIn(permission.excess, permission.refusal) }]
          : []),
        ...[...permission.skills].flatMap(([skill, may]) => {
          const pattern = literalPattern(skill);
          return pattern === undefined
            ? []
            : [{ ...selects, may, skills: [pattern], ...refusedIn(may, permission.refusal) }];
        }),
      ];
    }),
  );
}

/** What settings files need of the policy for what they do beside the profiles. */
export function settingsEntries(
  { loads }: Pick<Inspection, "loads">,
  decisions: Pick<Decisions, "settingsAllowance">,
  file: string,
): readonly GrantEntry[] {
  const pattern = literalPattern(file);
  if (pattern === undefined) return [];
  return mergeHosts(
    loads.flatMap(({ host, load }) => {
      const all = load.layers.flatMap(({ authority }) =>
        authority.flatMap(({ may = [], effect, at }) => (at.source.path === file && effect !== "narrows" ? may : [])),
      );
      const { may: allowed, refusal } = decisions.settingsAllowance(host, file);
      const may = inOrder(all).filter((capability) => !allowed.includes(capability));
      return may.length === 0
        ? []
        : [
            {
              may,
              hosts: [host],
              profiles: [],
              paths: [],
              settings: [pattern],
              skills: [],
              file,
              ...refusedIn(may, refusal),
            },
          ];
    }),
  );
}

/** What of `may` no grant can give. */
function refusedIn(may: readonly Capability[], refusal: Refusal | undefined): Pick<GrantEntry, "refusal"> {
  const refused = refusal?.may.filter((capability) => may.includes(capability)) ?? [];
  return refusal && refused.length > 0 ? { refusal: { may: refused, by: refusal.by } } : {};
}

function mergeHosts(entries: readonly GrantEntry[]): readonly GrantEntry[] {
  const found = new Map<string, GrantEntry>();
  for (const entry of entries) {
    const key = JSON.stringify({ ...entry, hosts: [] });
    const same = found.get(key);
    found.set(key, same ? { ...same, hosts: [...new Set([...same.hosts, ...entry.hosts])].sort(byBytes) } : entry);
  }
  return [...found.values()];
}

/** `[key, value]` in the order of reading. */
function fieldsOf(entry: GrantEntry, { reason, owner, until }: Account): readonly (readonly [string, string])[] {
  const list = (key: string, items: readonly string[]): (readonly [string, string])[] =>
    items.length === 0 ? [] : [[key, `[${items.join(", ")}]`]];
  return [
    ...list("settings", entry.settings.map(quotedYaml)),
    ...list("skills", entry.skills.map(quotedYaml)),
    ...list("profiles", entry.profiles.map(quotedYaml)),
    ...list("paths", entry.paths.map(quotedYaml)),
    ...list("hosts", entry.hosts),
    ...list("may", entry.may),
    ["reason", reason],
    ["owner", quotedYaml(owner)],
    ["until", until],
  ];
}

/** `{ profiles: ["release"], may: [write], … }`, on one line. */
export function flowText(entry: GrantEntry, account: Account): string {
  return `{ ${fieldsOf(entry, account)
    .map(([key, value]) => `${key}: ${value}`)
    .join(", ")} }`;
}

/** One key on each line; the first begins with `- `. Without a line break at the end. */
export function blockText(entry: GrantEntry, account: Account, indent: string, newline = "\n"): string {
  return fieldsOf(entry, account)
    .map(([key, value], i) => `${indent}${i === 0 ? "- " : "  "}${key}: ${value}`)
    .join(newline);
}
