/** Reads the file of a skill or of a command: what it says that gives power. */
import { hooksOf } from "../../_kit/settings/hooks-and-servers.ts";
import { memoize } from "../../_kit/memoize.ts";
import type { HookOrServer } from "../../../model/profile.ts";
import { isEmptyValue, type Node, type Table, textOf, valueOf } from "../../../parsers/node.ts";
import type { Place, Source } from "../../../repo/text.ts";
import { isOlder, newest } from "../editions.ts";
import { partsOf, readingsOf } from "../subagent/frontmatter.ts";
import { guardsOfAnyVersion, keepsHooks } from "../hooks/index.ts";
import { lostGuardIn } from "../hooks/lost-guards.ts";
import { type ToolEntry, toolListOf } from "../subagent/tools.ts";
import { commandsIn, filesNamedIn, type InlineText } from "./body.ts";

/** What one file says. If versions of an edition read it differently, all that any of them reads. */
export interface SkillText {
  readonly source: Source;
  /** `name` of the frontmatter. */
  readonly name: string | undefined;
  /** `allowed-tools`. */
  readonly allowed: readonly ToolEntry[];
  /** Whether the program asks a person before a model may call it, if no rule allows the call. */
  readonly asks: boolean;
  readonly hooks: readonly HookOrServer[];
  /** Set if it runs as a subagent of its own. */
  readonly fork: Fork | undefined;
  /** `disable-model-invocation`: only people start it, and nothing preloads it. */
  readonly isManual: boolean;
  /** `paths`: it is there only after a file at one of them was read. */
  readonly isLimited: boolean;
  /** The commands that run before a model sees the text. */
  readonly commands: readonly InlineText[];
  /** The paths behind `@`, whose content becomes part of the text. */
  readonly files: readonly InlineText[];
}

/** `context: fork`, and the subagent as which it runs. */
export interface Fork {
  readonly agent: string;
  readonly at: Place;
}

const readers: ReadonlyMap<string, (source: Source) => Promise<SkillText>> = new Map(
  [newest, "2.1"].map((edition) => [edition, memoize((source: Source) => readText(source, edition))]),
);

/** Reads one source once for each edition. */
export function skillText(source: Source, edition: string): Promise<SkillText> {
  return (readers.get(edition) ?? readText)(source, edition);
}

async function readText(source: Source, edition: string): Promise<SkillText> {
  const parts = partsOf(source.text);
  // Without frontmatter all of the file is the text.
  const readings = parts && (await readingsOf(source.text, parts.front, edition));
  const tables = readings?.tables ?? [];
  // What limits a skill counts only where every reading has it, and not in frontmatter that no version reads.
  const all = (holds: (table: Table) => boolean): boolean =>
    tables.length > 0 && readings?.fault === undefined && tables.every(holds);
  const start = parts?.body.start ?? 0;
  // Since 2.1.267, a lost guard takes the other hooks and the approvals with it.
  const heard = isOlder(edition) ? tables : tables.filter((table) => !lostGuardIn(table, "profile"));
  return {
    source,
    name: tables.map((table) => textOf(valueOf(table, "name"))?.trim()).find((name) => name !== undefined),
    allowed: heard.flatMap((table) => toolListOf(valueOf(table, "allowed-tools"), source)),
    asks: all((table) => asksFor(table, source, isOlder(edition))),
    hooks: heard.flatMap((table) => hooksOf(valueOf(table, "hooks"), source)),
    fork: tables.map((table) => forkOf(table, source)).find((fork) => fork !== undefined),
    isManual: all((table) => isTrue(valueOf(table, "disable-model-invocation"))),
    isLimited: all((table) => limitsPaths(valueOf(table, "paths"))),
    commands: commandsIn(source, start),
    files: filesNamedIn(source, start),
  };
}

/** Every version asks: what one of them does not read is no reason to. */
function asksFor(table: Table, source: Source, older: boolean): boolean {
  const isListed = (key: string): boolean => toolListOf(valueOf(table, key), source).length > 0;
  if (isListed("disallowed-tools")) return true;
  const isLost = !older && lostGuardIn(table, "profile", guardsOfAnyVersion) !== undefined;
  return !isLost && (isListed("allowed-tools") || keepsHooks(valueOf(table, "hooks"), older));
}

/** Only the exact spelling forks; a subagent that is not named is `general-purpose`. */
function forkOf(table: Table, source: Source): Fork | undefined {
  const context = valueOf(table, "context");
  if (!context || textOf(context) !== "fork") return undefined;
  const agent = valueOf(table, "agent");
  const name = textOf(agent)?.trim() ?? "";
  return { agent: name === "" ? "general-purpose" : name, at: { source, span: (agent ?? context).span } };
}

function isTrue(node: Node | undefined): boolean {
  return /^(?:true|yes|on|1)$/i.test(textOf(node) ?? "");
}

/** Patterns that match everything limit nothing. */
function limitsPaths(node: Node | undefined): boolean {
  if (!node || isEmptyValue(node)) return false;
  const patterns = node.kind === "list" ? node.items : [node];
  return patterns.length > 0 && !patterns.some((pattern) => /^[*./\s]*$/.test(textOf(pattern) ?? ""));
}
