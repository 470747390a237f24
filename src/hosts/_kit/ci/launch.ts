/** What a host's program, or its vendor's action, may be started with in a workflow: tables that hosts fill. */
import type { Capability } from "../../../model/capability.ts";
import type { Certainty } from "../../../model/certainty.ts";
import type { LaunchNames } from "../../../model/host.ts";
import type { Authority } from "../../../model/load.ts";
import type { Node, SyntaxProblem } from "../../../parsers/node.ts";
import type { Source } from "../../../repo/text.ts";

/** What a flag or an input does. */
export interface LaunchEffect {
  /** Values for which it holds; absent: every value. */
  readonly when?: RegExp;
  readonly effect: Authority["effect"];
  /** Completes "`gemini --yolo` is `on`, which …". */
  readonly because: string;
  readonly may?: readonly Capability[];
  /** Whether all of a folder that its value names is started with it, as with `may: ["execute"]`. */
  readonly loads?: true;
  /** What to write instead. Absent: to allow by name what is needed. */
  readonly instead?: string;
  /** How it is known; absent: the host documents it. */
  readonly certainty?: Certainty;
}

/**
 * What becomes of a flag or an input: its effects; `settings`: the host's settings, or a file with them; `servers`: a
 * mapping of servers, or a file with it; `arguments`: further flags; `key: …`: the value of that settings key;
 * `pair`: `key=value` of the settings; `harmless`.
 */
export type LaunchUse =
  | readonly LaunchEffect[]
  | "settings"
  | "servers"
  | "arguments"
  | "pair"
  | "harmless"
  | `key: ${string}`;

/**
 * Flags by their names and what follows them: `--yolo -y`, `--model -m VALUE`, `--allowedTools LIST...`. `LIST` is cut
 * at commas and white space outside of parentheses; `...`: every word up to the next flag.
 */
export type LaunchFlags = Readonly<Record<string, LaunchUse>>;

/** The values of a flag or a variable that limit a start. */
export type Limit = RegExp | ((value: string) => boolean);

/** A start that asks for nothing although no flag says so: nobody is there, or the program never asks. */
export interface UnpromptedStart {
  /**
   * Subcommands and flags of which one makes it such a start: `run`, `github run`, `--print`. An empty text: a prompt,
   * without a subcommand.
   */
  readonly by: readonly string[];
  /** Flags and variables with which it is none, by the values of which one is enough. */
  readonly unless?: Readonly<Record<string, Limit>>;
  /** Flags that name the only tools of the session, by the names of tools with which alone it is none. */
  readonly unlessOnly?: Readonly<Record<string, RegExp>>;
  /** Whether it is none by the settings of the repository's root, each as `permissions.mode = standard`. */
  readonly unlessSettings?: (settings: readonly string[]) => boolean;
  readonly effect: "auto-approves" | "bypasses";
  /** Completes "`goose run` …". */
  readonly because: string;
  /** What to write instead: "set `GOOSE_MODE` to `chat`". Absent: nothing limits it. */
  readonly instead?: string;
  readonly certainty: Certainty;
}

/** A GitHub Action that starts the host, with what becomes of its inputs. */
export interface LaunchAction {
  /** Its name in messages: `claude-code-action`. */
  readonly name: string;
  /** `owner/repository` in lower case, and a folder below it if there is one. */
  readonly uses: readonly string[];
  /** By name, in lower case. */
  readonly inputs: Readonly<Record<string, LaunchUse>>;
  /** What the action does whatever its inputs are. */
  readonly always?: readonly LaunchEffect[];
  /** With which word of an `UnpromptedStart` it starts the program: `run`, `--print`. Absent: that is not known. */
  readonly startsWith?: string;
  /** What to write instead where it has no input for the flags that limit the program. */
  readonly instead?: string;
}

/** How a host is started by workflows. */
export interface Launch extends LaunchNames {
  /** The program's name in messages. */
  readonly program: string;
  readonly flags: LaunchFlags;
  /** Words after the program that are no prompt: `start` starts a session too. */
  readonly commands: Readonly<Record<string, "start" | "harmless" | LaunchEffect>>;
  /** Starts that ask for nothing by themselves; the first that is meant counts. Absent: what would ask is refused. */
  readonly unprompted?: readonly UnpromptedStart[];
  /** What the names of its own variables begin with: `CLAUDE` for `CLAUDE_CONFIG_DIR`. */
  readonly prefixes?: readonly string[];
  /** Variables of the environment, by name. */
  readonly variables?: Readonly<Record<string, readonly LaunchEffect[]>>;
  readonly actions: readonly LaunchAction[];
  /** What the host's settings decide. */
  readonly settings?: (root: Node, source: Source) => readonly Authority[];
  /** Reads `key=value` of the settings as a mapping. */
  readonly pair?: (text: string) => Promise<Node | SyntaxProblem>;
  /** The key of servers in a file or a text of servers. */
  readonly serversKey?: string;
}

/** The same use for several flags or inputs. */
function sameUse(use: LaunchUse, names: readonly string[]): LaunchFlags {
  return Object.fromEntries(names.map((name) => [name, use]));
}

/** Flags and inputs that choose a model, a text or a form of output, and give no power. */
export function harmlessFlags(names: string): LaunchFlags {
  return sameUse(
    "harmless",
    names
      .split(/[\n;]/)
      .map((name) => name.trim())
      .filter((name) => name !== ""),
  );
}

/** One flag of a table, taken apart. */
export interface FlagShape {
  readonly use: LaunchUse;
  readonly takes: "nothing" | "optional" | "value" | "values";
  readonly isList: boolean;
}

/** `argument`: what stands behind the names of a flag: `FILE...`, `[FILE]`, `FILE`, or nothing. */
function takenBy(argument: string): FlagShape["takes"] {
  if (argument === "") return "nothing";
  if (argument.endsWith("...")) return "values";
  return argument.startsWith("[") ? "optional" : "value";
}

/** The flags of a table by each of their names. */
export function flagShapes(flags: LaunchFlags): ReadonlyMap<string, FlagShape> {
  return new Map(
    Object.entries(flags).flatMap(([written, use]) => {
      const words = written.split(" ");
      const argument = words.find((word) => !word.startsWith("-")) ?? "";
      const shape: FlagShape = { use, takes: takenBy(argument), isList: argument.startsWith("LIST") };
      return words.filter((word) => word.startsWith("-")).map((name): [string, FlagShape] => [name, shape]);
    }),
  );
}

/** `LaunchNames.powerFlags` of a table. */
export function powerFlagsOf(flags: LaunchFlags): readonly string[] {
  return [...flagShapes(flags)].flatMap(([name, { use }]) =>
    use === "harmless" || !name.startsWith("--") ? [] : [name],
  );
}
