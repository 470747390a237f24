/** What an inspection of a tree comes to. */
import type { Finding } from "../model/finding.ts";
import type { Item, Load, Problem } from "../model/load.ts";
import type { HostUse } from "./detect.ts";
import type { UnknownHost } from "./unread/unknown-hosts.ts";
import type { UnreadProfiles } from "./unread/unread-profiles.ts";

/** What one edition of a host loads from the tree. */
export interface HostLoad {
  /** The host's id: `claude`. */
  readonly host: string;
  /** The host's name for people: `Claude Code`. */
  readonly title: string;
  readonly edition: string;
  readonly use: HostUse;
  /** The path patterns at which only this host looks. */
  readonly own: readonly string[];
  readonly load: Load;
  /** What it loads with the directories of one policy alone. Only the findings count. */
  readonly fewer?: readonly Load[];
}

/** A subagent of one host, whatever the verdict of the host. A file that two hosts read is two subjects. */
export interface Subject {
  /** The host's id: `claude`. */
  readonly host: string;
  readonly title: string;
  readonly edition: string;
  readonly item: Item;
}

/** Everything that was found in one tree. */
export interface Inspection {
  readonly loads: readonly HostLoad[];
  /**
   * Every item that comes from a file and is not passed over, sorted by path and host. Of older editions only those
   * that differ.
   */
  readonly subjects: readonly Subject[];
  /** Files that look like profiles nearly where a host looks. */
  readonly nearMisses: readonly Problem[];
  /** Folders of hosts that this tool does not know. */
  readonly unknownHosts: readonly UnknownHost[];
  /** Files that look like profiles where no host reads them. */
  readonly unread: readonly UnreadProfiles[];
  /** Problems that belong to no host: folders of unknown hosts, files that nearly are policies or profiles. */
  readonly hostless: readonly Problem[];
  /** Sorted by path, line, column and rule. */
  readonly findings: readonly Finding[];
  /** The number of findings that `ignore` in the policy leaves out. */
  readonly ignored: number;
}

/** What a tree holds, before a rule says something of it. */
export type Loaded = Omit<Inspection, "findings" | "ignored">;
