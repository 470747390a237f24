/** What a host is: asked once, it answers for every file it would look at. */
import type { Load } from "./load.ts";
import type { RepoIndex } from "../repo/repo-index.ts";
import type { SearchScope } from "../repo/tree.ts";

/**
 * `load` never throws for what a repository holds: bad bytes, links, syntax and sizes are verdicts. It may read
 * further files as it learns of them, and loads a parser only once there is something to parse.
 */
export interface Host {
  readonly title: string;
  /** Its documentation, or its source where that is all there is. */
  readonly url: string;
  /** Newest first; the newest is the default. */
  readonly editions: readonly [newest: string, ...older: string[]];
  /**
   * Where it looks: `.vtcode/agents/*.md` at the repository's root, `**` + `/.claude/agents/…` in every directory,
   * `~/…`, `$CODEX_HOME/…`, `$XDG_CONFIG_HOME/…` and `/etc/…` of the user and machine. Discovery, the README's table
   * and the search for paths that fold to one of these come from here; none where only a policy's `dirs` name places.
   */
  readonly patterns: readonly string[];
  /**
   * Where only this host looks, its directory with whatever stands in it (`.vtcode/**`) and its settings: it judges a
   * repository that holds one of them, or whose policy names the host. Without `own`, `places` are its own.
   */
  readonly ownPatterns?: readonly string[];
  /** Settings of several programs, which say that this one is in use where they hold the text (`"chat.`). Exact paths. */
  readonly detectionHints?: readonly DetectionHint[];
  load(repo: RepoIndex, where: SearchScope, edition: string): Promise<Load>;
  /** Fetches the code of `load` ahead of time, where that is kept apart. */
  prepare?(): Promise<unknown>;
}

export interface DetectionHint {
  readonly path: string;
  readonly text: string;
}

export function defineHost(host: Host): Host {
  return host;
}

/** What a host answers where none of its places exists. */
export const absentLoad: Load = { status: "absent", layers: [], items: [], unjudged: [] };
