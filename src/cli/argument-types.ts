/** The commands with their options, as `readArguments` finds them in a command line. */
import type { FailOn, Gate } from "../evaluate/result.ts";
import type { Color, Command } from "../evaluate/settings.ts";
import type { OrganisationOptions } from "./commands/init/organisation.ts";
import type { FleetTask } from "./fleet-arguments.ts";
import type { Output } from "./flags.ts";

/** Options of every command that reads a directory. Paths are as they were written. */
export interface DirectoryOptions {
  readonly root: string | undefined;
  /** `YYYY-MM-DD`; `undefined`: the clock's day. */
  readonly today: string | undefined;
  readonly offline: boolean;
}

/** Options of every command that reads profiles. */
interface ProfileOptions extends DirectoryOptions {
  readonly policy: string | undefined;
  readonly hosts: readonly string[] | undefined;
  readonly editions: { readonly [host: string]: string };
  readonly everyEdition: boolean;
  /** Never empty, and at most one of them goes to stdout. */
  readonly outputs: readonly Output[];
}

/** An option of the commands that can read a commit in place of the working tree. */
interface CommitOption {
  readonly at: string | undefined;
}

/** Options that `check` and `list` share. */
export interface TreeOptions extends ProfileOptions, CommitOption {
  readonly staged: boolean;
  readonly user: boolean;
}

/** Options of every command. */
export interface CommonOptions {
  readonly color: Color;
  readonly quiet: boolean;
}

/**
 * One command with its own options, told apart by `kind`; an absent flag is `undefined`, or the default of the command.
 */
export type Arguments =
  | (CommonOptions &
      TreeOptions & {
        readonly kind: "check";
        readonly all: boolean;
        readonly fix: boolean;
        readonly base: string | undefined;
        readonly failOn: FailOn;
        readonly gate: Gate;
      })
  | (CommonOptions & TreeOptions & { readonly kind: "list"; readonly all: boolean; readonly from: string | undefined })
  | (CommonOptions &
      ProfileOptions & {
        readonly kind: "diff";
        readonly base: string | undefined;
        readonly head: string | undefined;
        /** Whether the base is the merge base of the two, as in `A...B`. */
        readonly fromMergeBase: boolean;
      })
  | (CommonOptions & { readonly kind: "explain"; readonly what: string; readonly full: boolean })
  | (CommonOptions & { readonly kind: "ids"; readonly of: "rules" | "hosts" | undefined })
  | (CommonOptions &
      DirectoryOptions &
      CommitOption & {
        readonly kind: "policy";
        readonly policy: string | undefined;
        readonly outputs: readonly Output[];
        readonly staged: boolean;
        readonly all: boolean;
        readonly for: string | undefined;
      })
  | (CommonOptions &
      DirectoryOptions & {
        readonly kind: "policy test";
        readonly policy: string | undefined;
        readonly outputs: readonly Output[];
        readonly files: readonly string[];
      })
  | (CommonOptions &
      DirectoryOptions &
      CommitOption & { readonly kind: "baseline"; readonly policy: string | undefined; readonly prune: boolean })
  | (CommonOptions &
      DirectoryOptions & {
        readonly kind: "init";
        readonly fromCurrent: boolean;
        readonly owner: string | undefined;
        readonly organisation: OrganisationOptions | undefined;
      })
  | (CommonOptions &
      DirectoryOptions &
      CommitOption & {
        readonly kind: "grant";
        readonly policy: string | undefined;
        readonly path: string;
        readonly owner: string | undefined;
        readonly until: string | undefined;
        readonly write: boolean;
      })
  | (CommonOptions &
      Omit<ProfileOptions, "outputs"> & { readonly kind: "fix"; readonly staged: boolean; readonly dryRun: boolean })
  | (CommonOptions & { readonly kind: "fleet"; readonly does: FleetTask })
  /** `task`: the part of `fleet` that is asked about. */
  | { readonly kind: "help"; readonly command: Command | undefined; readonly task?: FleetTask["task"] }
  | { readonly kind: "version" }
  /** `command`: the one whose help says more; `undefined` where the line begins with none. */
  | {
      readonly kind: "mistake";
      readonly message: string;
      readonly command: Command | undefined;
      readonly task?: FleetTask["task"];
    };
