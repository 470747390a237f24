/** What is declared of a setting. */
import type { Command } from "./commands.ts";

/** Where a setting can be given. `comment`: the action that writes the comment after a run of another workflow. */
export type EntryPoint = "cli" | "action" | "comment";

/** A flag of the command line, an input of an action, or both. */
export interface Setting {
  /** A sentence with a full stop. */
  readonly description: string;
  /** The same of the action's input, where that can do less: it reads commits and no disk. Absent: `description`. */
  readonly inputDescription?: string;
  /** The name of the value in `--help`; absent: the setting is a switch. */
  readonly value?: string;
  /** All possible values; absent: any text. */
  readonly choices?: readonly string[];
  /** What applies without the setting: a value, or words. Empty: nothing to explain. */
  readonly fallback: string;
  /** The same of the action's input, in words. Absent: `fallback`. */
  readonly inputFallback?: string;
  readonly entryPoints: readonly EntryPoint[];
  /** The commands that have the flag; empty for a setting of actions only. */
  readonly commands: readonly Command[];
  /** Whether the flag can be given several times. */
  readonly repeatable?: true;
  /** The default of the action's input; absent: `fallback`. */
  readonly input?: string;
}
