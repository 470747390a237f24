/**
 * Vectors that were measured on a published program: what the program offered, next to what the tool lists. One adapter
 * per file of vectors, in `test/support/vectors/<host>.ts`, says where a case's files belong and what was seen.
 */
import { hosts } from "../../../src/generated/catalogue.ts";
import { type Capability, inOrder } from "../../../src/model/capability.ts";
import { known } from "../../../src/model/fact.ts";
import type { Host } from "../../../src/model/host.ts";
import type { Item } from "../../../src/model/load.ts";
import { capabilitiesOf } from "../../../src/model/profile.ts";
import { startDirectories } from "../../../src/repo/patterns.ts";
import { RepoIndex } from "../../../src/repo/repo-index.ts";
import { combine, type SearchScope } from "../../../src/repo/tree.ts";
import { type Held, treeOf } from "../memory.ts";
import type { Case } from "../vectors.ts";

/** Where the files of a case belong. */
export interface Ground {
  /** The files of the repository. */
  readonly repository: ReadonlyMap<string, Held>;
  /** The files of the home directory, by their paths below it. */
  readonly home?: ReadonlyMap<string, Held>;
  /** Where a session starts, below the repository's root. */
  readonly start?: string;
  /** Directories that a policy names for the host. */
  readonly dirs?: readonly string[];
}

/** What the program made of one profile. A field that was not observed is absent, and is not compared. */
export interface Seen {
  /** Names the profile in messages and in `differences.json`: its path, or its name. */
  readonly profile: string;
  /** Whether a session would offer it. */
  readonly offered: boolean;
  readonly name?: string;
  readonly description?: string | null;
  readonly model?: string | null;
  readonly mode?: string | null;
  /** What it was allowed to do by the tools of its own request and by the calls that ran. */
  readonly capabilities?: readonly Capability[];
}

/** What the tool lists for one profile: a row of `list --format json`. */
export interface Listed {
  readonly files: readonly string[];
  readonly layer: string;
  readonly name: string | null;
  readonly verdict: string;
  readonly description: string | null;
  readonly model: string | null;
  readonly permissionMode: string | null;
  readonly capabilities: readonly Capability[];
  /** The host's own loaded values. */
  readonly native?: unknown;
  /** What comes with skills and commands. */
  readonly skills?: readonly ListedSkill[];
  /** The settings of all layers, in the row of the layer `(session)`. */
  readonly authority?: readonly ListedSetting[];
}

export interface ListedSkill {
  readonly name: string;
  readonly how: string;
  readonly asks: boolean;
  readonly may: readonly Capability[];
  readonly refuses?: boolean;
}

export interface ListedSetting {
  readonly setting: string;
  readonly value: string;
}

/** One file of vectors. */
export interface Measured {
  /** The id of the host, and the edition that the vectors belong to. */
  readonly host: string;
  readonly edition: string;
  /** Where a case's files belong; a text says why no repository and no home can hold it, so that it is not replayed. */
  groundOf(one: Case): Ground | string;
  /** What the program made of the case's profiles. */
  seenIn(one: Case): readonly Seen[];
  /** The row of a profile that was seen; by default the one whose first file, or else whose name, is `profile`. */
  rowOf?(seen: Seen, rows: readonly Listed[], one: Case): Listed | undefined;
  /** Values as the program has them, where the tool shows them as written (a model's alias). */
  normalize?(row: Listed, seen: Seen): Listed;
}

/** How the tool's word on one profile compares with the program's. */
export interface Comparison {
  readonly profile: string;
  readonly agrees: boolean;
  /** Capabilities that the program gave and the tool does not list. */
  readonly unsafe: readonly Capability[];
  /** What differs, in words. Empty: the profile passes. */
  readonly differences: readonly string[];
}

/** Loads a case in memory and lists it as the command would. */
export async function rowsInMemory(measured: Measured, ground: Ground): Promise<readonly Listed[]> {
  const host = (hosts as Readonly<Record<string, Host>>)[measured.host];
  if (!host) throw new Error(`no host ${measured.host}`);
  const home = new Map([...(ground.home ?? [])].map(([path, held]) => [`~/${path}`, held]));
  const own = treeOf(ground.repository);
  const repo = await RepoIndex.of(ground.home ? combine(own, treeOf(home)) : own);
  const where: SearchScope = {
    starts: ground.start === undefined ? startDirectories(repo, host.patterns) : [ground.start],
    repositoryRoots: [""],
    dirs: ground.dirs ?? [],
    ...(ground.home ? { user: { home: "~" } } : {}),
  };
  const load = await host.load(repo, where, measured.edition);
  return [
    ...load.items.filter(({ files }) => files.length > 0).map(rowOf),
    sessionRow(load.layers.flatMap(({ authority }) => authority)),
  ];
}

/** A row for the session itself, which has the settings of all layers. */
export function sessionRow(authority: readonly ListedSetting[]): Listed {
  const nothing = { description: null, model: null, permissionMode: null, capabilities: [] };
  return { files: [], layer: "(session)", name: null, verdict: "none", ...nothing, authority };
}

function rowOf({ files, layer, verdict, profile }: Item): Listed {
  return {
    files,
    layer: layer.name,
    name: (profile && known(profile.name)) ?? null,
    verdict: verdict.kind,
    description: (profile && known(profile.description)) ?? null,
    model: (profile && known(profile.model)) ?? null,
    permissionMode: (profile && known(profile.permissionMode)) ?? null,
    capabilities: profile ? capabilitiesOf(profile) : [],
    native: profile?.native?.(),
    skills: profile?.skills ?? [],
  };
}

/** Compares every profile that was seen with the tool's rows. */
export function compare(measured: Measured, one: Case, rows: readonly Listed[]): readonly Comparison[] {
  return measured.seenIn(one).map((seen) => {
    const found = measured.rowOf ? measured.rowOf(seen, rows, one) : usualRow(seen, rows);
    return compareOne(seen, found && measured.normalize ? measured.normalize(found, seen) : found);
  });
}

function usualRow({ profile }: Seen, rows: readonly Listed[]): Listed | undefined {
  return (
    rows.find(({ files }) => files[0] === profile) ??
    rows.find(({ name, verdict }) => name === profile && verdict === "loaded") ??
    rows.find(({ name }) => name === profile)
  );
}

function compareOne(seen: Seen, row: Listed | undefined): Comparison {
  const agrees = seen.offered === (row?.verdict === "loaded");
  const unsafe = seen.offered
    ? (seen.capabilities ?? []).filter((capability) => !row?.capabilities.includes(capability))
    : [];
  const differences = [
    ...(agrees
      ? []
      : [`the program ${seen.offered ? "offers" : "does not offer"} it, listed as ${row?.verdict ?? "nothing"}`]),
    ...(seen.offered && row ? fieldsThatDiffer(seen, row) : []),
  ];
  return { profile: seen.profile, agrees, unsafe, differences };
}

function fieldsThatDiffer(seen: Seen, row: Listed): readonly string[] {
  const texts = [
    ["name", seen.name, row.name],
    ["description", seen.description, row.description],
    ["model", seen.model, row.model],
    ["mode", seen.mode, row.permissionMode],
  ] as const;
  const capabilities = seen.capabilities && inOrder(seen.capabilities).join(" ");
  return [
    ...texts.flatMap(([field, expected, actual]) =>
      expected === undefined || expected === actual
        ? []
        : [`${field}: expected ${JSON.stringify(expected)}, got ${JSON.stringify(actual)}`],
    ),
    ...(capabilities === undefined || capabilities === row.capabilities.join(" ")
      ? []
      : [`capabilities: expected ${capabilities || "nothing"}, got ${row.capabilities.join(" ") || "nothing"}`]),
  ];
}
