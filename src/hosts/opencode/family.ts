/** Reads everything that one of the two programs reads, and merges it for each session. */
import type { Item, Layer, Problem } from "../../model/load.ts";
import { join } from "../../repo/path.ts";
import { anchorRoot } from "../../repo/patterns.ts";
import type { RepoIndex } from "../../repo/repo-index.ts";
import type { SearchScope } from "../../repo/tree.ts";
import { lineage } from "../_kit/loading/sessions.ts";
import {
  type DraftLayer,
  type FolderLayer,
  ownIn,
  type Place,
  readFolder,
  readSettings,
  type SettingsLayer,
  type SettingsRead,
} from "./layers.ts";
import { readModes } from "./agent/modes.ts";
import { mergedRules, type Rule, type RuleMap, rulesIn } from "./permissions/rules.ts";
import { type Draft, type Session, sessionOf, type Step } from "./sessions.ts";
import type { Edition, Family } from "./permissions/tools.ts";
import { append } from "../../repo/many.ts";

/** A layer with its items, and the directory whose sessions read it; `undefined` for the user's. */
export interface Read {
  readonly layer: Layer;
  readonly items: readonly Item[];
  readonly unjudged: readonly Problem[];
  readonly family: Family;
  readonly directory: string | undefined;
  readonly fatal?: Problem;
}

/** One of the host's own folders: its settings, and its agents. */
interface OwnFolder {
  readonly settings: SettingsRead;
  readonly folder: FolderLayer | undefined;
}

/** What a directory holds for a session. */
interface Directory {
  /** Settings files in the directory itself. */
  readonly side: SettingsRead;
  /** Settings of opencode, which Kilo reads after its own. */
  readonly alien: readonly SettingsLayer[];
  readonly own: readonly OwnFolder[];
  readonly former: readonly DraftLayer[];
}

/** What the user's own folders hold. */
interface User {
  /** The configuration directory, which is read before the project's files. */
  readonly config: OwnFolder | undefined;
  /** The folders in the home directory, which are read after them. */
  readonly home: readonly OwnFolder[];
  readonly former: readonly DraftLayer[];
}

/** What one host of the family reads in one tree. */
export interface FamilyScope {
  readonly repo: RepoIndex;
  readonly where: SearchScope;
  readonly family: Family;
  readonly edition: Edition;
  /** Every directory whose settings a session reads. */
  readonly directories: readonly string[];
  /** Real paths of files that are read already. */
  readonly seen: Set<string>;
}

const filesOf = (directory: string, names: readonly string[]): readonly string[] =>
  names.map((name) => join(directory, name));

/**
 * Settings files in a directory and in the host's own folders, the strongest last. Kilo 7.7.9 also reads opencode's in
 * its folders.
 */
const settingsNames: Readonly<Record<Family, { readonly side: readonly string[]; readonly own: readonly string[] }>> = {
  opencode: { side: ["opencode.json", "opencode.jsonc"], own: ["opencode.json", "opencode.jsonc"] },
  kilo: {
    side: ["kilo.json", "kilo.jsonc"],
    own: ["kilo.jsonc", "kilo.json", "opencode.jsonc", "opencode.json"],
  },
};

/** One entry for each layer of the user and of the directories. */
export async function readFamily(scope: FamilyScope): Promise<readonly Read[]> {
  const { family, directories } = scope;
  const user = await readUser(scope);
  const projects = new Map<string, Directory>();
  for (const directory of directories) projects.set(directory, await readDirectory(scope, directory));
  const merging = new Merging(scope, user, projects);
  const finished = (found: DraftLayer, directory: string | undefined): Read => ({
    layer: found.layer,
    items: found.drafts.map((draft) => draft.finish(merging.sessionsOf(draft, directory))),
    unjudged: found.unjudged,
    family,
    directory,
    ...(found.fatal ? { fatal: found.fatal } : {}),
  });
  const reads: Read[] = [];
  const add = (layers: readonly DraftLayer[], unjudged: readonly Problem[], directory: string | undefined): void => {
    const [first, ...others] = layers.map((found) => finished(found, directory));
    if (first) append(reads, [{ ...first, unjudged: [...unjudged, ...first.unjudged] }, ...others]);
    else if (unjudged.length > 0) {
      const layer: Layer = { name: "project", root: directory ?? "", status: "absent", authority: [] };
      reads.push({ layer, items: [], unjudged, family, directory });
    }
  };
  const addOwn = ({ settings, folder }: OwnFolder, directory: string | undefined): void =>
    add([...settings.layers, ...(folder ? [folder] : [])], settings.unjudged, directory);
  for (const own of [...(user.config ? [user.config] : []), ...user.home]) addOwn(own, undefined);
  add(user.former, [], undefined);
  for (const [directory, { side, own, former }] of projects) {
    add(side.layers, side.unjudged, directory);
    for (const folder of own) addOwn(folder, directory);
    add(former, [], directory);
  }
  return reads;
}

async function readOwn(place: Place & FamilyScope, own: string, isFatal = true): Promise<OwnFolder> {
  const settings = await readSettings(place, filesOf(own, settingsNames[place.family].own), isFatal);
  return { settings, folder: await readFolder(place, own, place.seen) };
}

async function readUser(scope: FamilyScope): Promise<User> {
  const { where, family, repo } = scope;
  const config = anchorRoot("xdgConfigHome", where.user);
  const home = where.user?.home;
  // A fault in the configuration directory's settings is only logged.
  return {
    config: config === undefined ? undefined : await readOwn({ ...scope, name: "user" }, join(config, family), false),
    home:
      home === undefined
        ? []
        : await Promise.all(ownIn(family, home).map((own) => readOwn({ ...scope, name: "user" }, own))),
    former: family === "kilo" && home !== undefined ? await readModes(repo, "user", home) : [],
  };
}

async function readDirectory(scope: FamilyScope, directory: string): Promise<Directory> {
  const { repo, family } = scope;
  const names = settingsNames[family].side;
  const place = { ...scope, name: "project", governs: directory } as const;
  const side = await readSettings(place, filesOf(directory, names));
  const alien =
    family === "kilo" ? (await readSettings(place, filesOf(directory, settingsNames.opencode.side))).layers : [];
  const own: OwnFolder[] = [];
  for (const folder of ownIn(family, directory)) own.push(await readOwn(place, folder));
  return { side, alien, own, former: family === "kilo" ? await readModes(repo, "project", directory) : [] };
}

/** How many different sessions of one agent are compared. */
const mostSessions = 20;

/** Works out what each session that reads a file adds to its agents. */
class Merging {
  private readonly scope: FamilyScope;
  private readonly user: User;
  private readonly projects: ReadonlyMap<string, Directory>;
  private readonly known = new Map<string, { readonly above: readonly Rule[]; readonly steps: readonly Step[] }>();

  constructor(scope: FamilyScope, user: User, projects: ReadonlyMap<string, Directory>) {
    this.scope = scope;
    this.user = user;
    this.projects = projects;
  }

  /**
   * The sessions that read a file of a directory: those that start there, and below it where settings or agents of the
   * same name lie. If no session that is judged starts there, the directory itself counts as a start.
   */
  sessionsOf(draft: Draft, directory: string | undefined): readonly Session[] {
    const start = directory ?? "";
    const { starts } = this.scope.where;
    const reading = this.scope.directories.filter(
      (path) =>
        lineage(path, this.scope.where).includes(start) &&
        starts.includes(path) &&
        (path === start || this.matters(this.projects.get(path), draft.key)),
    );
    const paths = reading.length > 0 ? reading : [start];
    const sessions = new Map<string, Session>();
    for (const path of paths.slice(0, mostSessions)) {
      const session = this.sessionAt(path, draft);
      sessions.set(keyOf(session), session);
    }
    // A session that is not compared may deny nothing.
    return [...sessions.values(), ...(paths.length > mostSessions ? [{ above: [], own: [] }] : [])];
  }

  private matters(held: Directory | undefined, key: string | undefined): boolean {
    if (!held) return false;
    const settings = [...held.side.layers, ...held.alien, ...held.own.flatMap((own) => own.settings.layers)];
    if (settings.some(({ config: { rules, tools, permission } }) => rules.length + tools.size + permission.size > 0))
      return true;
    if (key === undefined || this.scope.edition === "2") return false;
    const layers = [...settings, ...held.own.flatMap(({ folder }) => (folder ? [folder] : []))];
    return layers.some(({ drafts }) => drafts.some((draft) => draft.key === key));
  }

  private sessionAt(start: string, draft: Draft): Session {
    const known = this.known.get(start) ?? this.partsAt(start);
    this.known.set(start, known);
    if (this.isNewShape || draft.key === undefined) return { above: known.above };
    return sessionOf(draft, known.steps, known.above);
  }

  private get isNewShape(): boolean {
    return this.scope.family === "opencode" && this.scope.edition === "2";
  }

  /** What a session reads, in the host's order. */
  private partsAt(start: string): { readonly above: readonly Rule[]; readonly steps: readonly Step[] } {
    const { user, isNewShape } = this;
    const down = lineage(start, this.scope.where)
      .toReversed()
      .flatMap((path) => this.projects.get(path) ?? []);
    // The second edition reads the nearest folder last, the first edition first.
    const folders = (isNewShape ? down : down.toReversed()).flatMap(({ own }) => own);
    const config = user.config ? [user.config] : [];
    const before = [
      ...config.flatMap(({ settings }) => settings.layers),
      ...(isNewShape ? user.home.flatMap(({ settings }) => settings.layers) : []),
      ...down.flatMap(({ side }) => side.layers),
      ...down.flatMap(({ alien }) => alien),
    ];
    const after = [...folders, ...(isNewShape ? [] : user.home)];
    const settings = [...before, ...after.flatMap(({ settings: own }) => own.layers)];
    return {
      above: isNewShape ? settings.flatMap(({ config: { rules } }) => rules) : mergedSettings(settings),
      steps: [
        ...before.map(({ entries }) => entries.agents),
        ...config.flatMap(stepsIn),
        ...after.flatMap((own) => [...own.settings.layers.map(({ entries }) => entries.agents), ...stepsIn(own)]),
        ...settings.map(({ entries }) => entries.modes),
      ],
    };
  }
}

function stepsIn({ folder }: OwnFolder): readonly Step[] {
  return folder ? [folder.agents, folder.modes] : [];
}

/** The rules of all settings, merged: those of `tools` first. */
function mergedSettings(layers: readonly SettingsLayer[]): readonly Rule[] {
  const none: RuleMap = new Map();
  const tools = layers.reduce((all, { config }) => mergedRules(all, config.tools), none);
  const permission = layers.reduce((all, { config }) => mergedRules(all, config.permission), none);
  return rulesIn(mergedRules(tools, permission));
}

function keyOf({ above, own, off, isDescribed }: Session): string {
  const plain = (rules: readonly Rule[] | undefined): unknown =>
    rules?.map(({ action, resource, effect }) => [action, resource, effect]);
  return JSON.stringify([plain(above), plain(own), off !== undefined, isDescribed === true]);
}
