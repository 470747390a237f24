/** The interface of a host: one call loads everything that the host would read in a tree. */
import type { Certainty } from "./certainty.ts";
import type { Load } from "./load.ts";
import type { RepoIndex } from "../repo/repo-index.ts";
import type { SearchScope } from "../repo/tree.ts";

/**
 * `load` never throws because of a repository's content: bad bytes, links, syntax and sizes become verdicts. It may
 * read more files as it finds them, and loads a parser only if there is something to parse.
 */
export interface Host {
  readonly title: string;
  /** Its documentation, or its source if there is no documentation. */
  readonly url: string;
  /** Newest first. An edition is named by the first version that behaves so, where that was measured. */
  readonly editions: readonly [newest: string, ...older: string[]];
  /** The edition that the host's stable release channel ships today; the newest by default. */
  readonly defaultEdition?: string;
  /** Names that editions had before, with their successors: `{ "2026-08": "0.169" }`. */
  readonly formerEditions?: Readonly<Record<string, string>>;
  /** How the facts of this host are known that do not say it themselves; `documented` by default. */
  readonly certainty?: Certainty;
  /**
   * Where it looks: `.vtcode/agents/*.md` in the repository's root, `**` + `/.claude/agents/…` in every directory,
   * `~/…`, `$CODEX_HOME/…`, `$XDG_CONFIG_HOME/…` and `/etc/…` of the user and the machine. Discovery, the README's
   * table and the search for case-folded paths use these. Empty if only a policy's `dirs` name directories.
   */
  readonly patterns: readonly string[];
  /**
   * Where only this host looks: its whole directory (`.vtcode/**`) and its settings. The host is checked in a
   * repository that contains one of these, or whose policy names it. By default the same as `patterns`.
   */
  readonly ownPatterns?: readonly string[];
  /** Where it looks besides in a repository in which an organisation keeps what holds for all of its repositories. */
  readonly organisation?: readonly OrganisationPlaces[];
  /**
   * Patterns of the files, settings apart, that can name any file of the tree whose text then counts: a prompt, an
   * import.
   */
  readonly naming?: readonly string[];
  /**
   * Settings files of several programs (paths, or patterns of paths) that show that this host is in use if they contain
   * a text: `"chat.`.
   */
  readonly detectionHints?: readonly DetectionHint[];
  /** How workflows start it: a workflow that does shows that the host is in use. */
  readonly launch?: LaunchNames;
  /** Whether one profile that it does not accept may cost it all others. */
  readonly failsWhole?: true;
  /** Whether a profile may list which others it may start. */
  readonly limitsStarts?: true;
  /** What it makes of the files in its own folders. Files that no entry names are reported as unknown. */
  readonly folders?: readonly OwnFolder[];
  load(repo: RepoIndex, where: SearchScope, edition: string): Promise<Load>;
  /** Loads the code of `load` ahead of time, if it is a separate module. */
  prepare?(): Promise<unknown>;
  /** Loads `folders`, if they are in a separate module. */
  loadFolders?(): Promise<readonly OwnFolder[]>;
}

/** The names by which a workflow starts a host. */
export interface LaunchNames {
  /** Its programs, and the packages that hold them. */
  readonly programs: readonly string[];
  /** Texts of which one is in all that starts it, where a program's name is in nearly every text. */
  readonly marks?: readonly string[];
  /** Words after the program with which it is another program of the same name. */
  readonly otherwise?: readonly string[];
  /** Words of which one follows the program: with any other word it is another program of the same name. */
  readonly subcommands?: readonly string[];
  /**
   * Flags that only agents have and that end their permission prompts: a program whose name is not written is taken for
   * this host where one of them follows it. Each of `agentFlags` belongs to one host.
   */
  readonly ownFlags?: readonly string[];
  /** Long flags that give power: a command that names the program and one of them starts it, whatever runs it. */
  readonly powerFlags?: readonly string[];
  /** Workflows that concern it by their path alone. */
  readonly files?: readonly string[];
  /** Actions of its vendor, in lower case and without a version. */
  readonly uses: readonly string[];
}

/** Places that count only in repositories of certain names. */
export interface OrganisationPlaces {
  /** Names in lower case, without the owner: `.github-private`. */
  readonly repositories: readonly string[];
  /** Path patterns from the repository's root. */
  readonly patterns: readonly string[];
}

/** A folder that belongs to a host, and what the host makes of the files in it. */
export interface OwnFolder {
  /** Its path; `**` + `/.claude` for a folder of that name in every directory. */
  readonly root: string;
  /** Patterns below the folder of files that the host reads and this tool judges. */
  readonly judged: readonly string[];
  readonly harmless: readonly HarmlessFiles[];
}

/** Files in a host's folder that give no power. */
export interface HarmlessFiles {
  /** A pattern below the folder. */
  readonly pattern: string;
  /** Completes "The file gives no power, because it …". */
  readonly because: string;
}

/** A file that shows the use of a host if it contains a text. */
export interface DetectionHint {
  /** Relative to the root. */
  readonly path: string;
  /** Searched for as it is written, case included. */
  readonly text: string;
}

/** Checks the type of a host where it is defined, and gives it back as it is. */
export function defineHost(host: Host): Host {
  return host;
}

/** The edition that is checked where neither a policy nor an argument names one. */
export function defaultEditionOf({ editions, defaultEdition }: Pick<Host, "editions" | "defaultEdition">): string {
  return defaultEdition ?? editions[0];
}

/** What to say of the former name of an edition: completes "`codex` …". */
export function formerEdition(
  { formerEditions = {} }: Pick<Host, "formerEditions">,
  edition: string,
): string | undefined {
  const successor = Object.hasOwn(formerEditions, edition) ? formerEditions[edition] : undefined;
  return successor === undefined ? undefined : `edition \`${edition}\` is now named \`${successor}\``;
}

/** The load of a host none of whose paths exists. */
export const absentLoad: Load = { status: "absent", layers: [], items: [], unjudged: [] };
