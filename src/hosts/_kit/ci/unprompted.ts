/** Finds the starts of a host that ask for nothing although no flag says so. */
import type { ArgumentsRead, FlagFound } from "./arguments.ts";
import { effectsOfVariable } from "./environment.ts";
import type { Launch, LaunchEffect, Limit, UnpromptedStart } from "./launch.ts";
import type { Variables } from "./word.ts";

/** How a script mentions a variable. */
export interface Mentions {
  /** Whether the script only reads the variable, if at all. */
  readonly isRead: boolean;
  /** Where it is exported; empty where it is set or unset in any other way. */
  readonly exported: readonly { readonly at: number; readonly value: string }[];
}

/** Where a program is started. */
export interface Around {
  /** The variables of the step, and those that earlier steps hand to it. */
  readonly env: Variables;
  /** All that the step and its scripts set. */
  readonly set: Variables;
  /** The step's script, and the words before the program in its command. */
  readonly script: string;
  readonly before: readonly string[];
  /** What is known of variables in scripts: the same one may have thousands of starts. */
  readonly mentions: Map<string, Map<string, Mentions>>;
  /** Where it begins in the script, if it is written there as it is. */
  readonly start?: number | undefined;
}

/**
 * What such a start is, and the word that makes it one. `undefined`: it asks, or says what it does without asking: then
 * that is told where it says so. `settings`: those of the repository's root, as `permissions.mode = standard`.
 */
export function unpromptedBy(
  { flags, session }: ArgumentsRead,
  launch: Launch,
  around: Around,
  settings: readonly string[],
): { readonly start: UnpromptedStart; readonly word: string } | undefined {
  if (!session || launch.unprompted === undefined || flags.some(({ name }) => onlyShows(name, launch)))
    return undefined;
  if (flags.some(({ use, value }) => typeof use === "object" && bypasses(use, value))) return undefined;
  for (const [name, value] of around.set) if (bypasses(effectsOfVariable(name, launch), value)) return undefined;
  for (const start of launch.unprompted) {
    const word = start.by.find((one) => isStartedBy(one, flags, session));
    if (word === undefined) continue;
    return start.unlessSettings?.(settings) || isLimited(start, flags, around) ? undefined : { start, word };
  }
  return undefined;
}

function isStartedBy(
  word: string,
  flags: readonly FlagFound[],
  { command, others }: NonNullable<ArgumentsRead["session"]>,
): boolean {
  if (word.startsWith("-")) return flags.some(({ name }) => name === word);
  // A single word may be a subcommand that no table knows.
  if (word === "")
    return command === undefined && others.some(({ text, unknown }) => unknown !== undefined || /\s/.test(text.trim()));
  const [first, second] = word.split(" ");
  return command === first && (second === undefined || others[1]?.text === second);
}

/** Whether a program with this flag shows how it is used, or which version it is, and starts nothing. */
function onlyShows(name: string, { flags }: Launch): boolean {
  return Object.keys(flags).some((written) => {
    const names = written.split(" ");
    return names.includes(name) && (names.includes("--help") || names.includes("--version"));
  });
}

function bypasses(effects: readonly LaunchEffect[], value: string): boolean {
  return effects.some(({ effect, when }) => effect === "bypasses" && (when === undefined || when.test(value)));
}

function isLimited(
  { unless = {}, unlessOnly = {} }: UnpromptedStart,
  flags: readonly FlagFound[],
  around: Around,
): boolean {
  const valuesOf = (name: string): readonly string[] =>
    flags.flatMap((flag) => (flag.name === name ? [flag.value] : []));
  const holds = (limit: Limit, value: string): boolean => (limit instanceof RegExp ? limit.test(value) : limit(value));
  const variable = (name: string): readonly string[] => {
    const value = certainValue(name, around);
    return value === undefined ? [] : [value];
  };
  return (
    Object.entries(unless).some(([name, limit]) =>
      (name.startsWith("-") ? valuesOf(name) : variable(name)).some((value) => holds(limit, value)),
    ) ||
    Object.entries(unlessOnly).some(([name, tools]) => {
      const given = valuesOf(name);
      return given.length > 0 && given.every((tool) => tools.test(tool));
    })
  );
}

/** Programs that start another one without the variables around them. */
const leaves =
  /^(?:sudo|doas|docker|podman|kubectl|ssh|su|gosu|runuser|chroot|wsl|systemd-run|-i|--ignore-environment)$/;
const keeps = /^(?:-E|--preserve-env(?:=.*)?)$/;

/** What ends or opens a part of a script that may not run, or not here. */
const structure = /(?<!\$)[(]|(?<![$\w])\{|<<|^\s*(?:if|case|while|until|for|function)\b/m;

/**
 * A variable's value for the program. `undefined`: it has none, or another command of the script may decide it. Before
 * the program it counts for that command only; elsewhere in the script where it is exported before, and nothing says
 * that this may not run.
 */
function certainValue(name: string, around: Around): string | undefined {
  const { env, script, start, before } = around;
  const own = before.findLast((word) => word.startsWith(`${name}=`) || word.startsWith(`--env=${name}=`));
  if (own !== undefined) return own.slice(own.indexOf(`${name}=`) + name.length + 1);
  if (before.includes(name)) return env.get(name);
  if (before.some((word) => leaves.test(word)) && !before.some((word) => keeps.test(word))) return undefined;
  const { isRead, exported } = mentionsOf(name, around);
  if (isRead) return env.get(name);
  const last = exported.findLast(({ at }) => start !== undefined && at < start);
  return last && exported.length === 1 && !structure.test(script.slice(0, last.at)) ? last.value : undefined;
}

function mentionsOf(name: string, { script, mentions: all }: Around): Mentions {
  let ofScript = all.get(script);
  if (!ofScript) all.set(script, (ofScript = new Map()));
  let found = ofScript.get(name);
  if (!found) ofScript.set(name, (found = findMentions(name, script)));
  return found;
}

function findMentions(name: string, script: string): Mentions {
  const written = [...script.matchAll(new RegExp(`(?<!\\$|\\$\\{|\\w)${name}\\b`, "g"))];
  const exported = written.flatMap(({ index }) => {
    const line = script.slice(script.lastIndexOf("\n", index) + 1, index);
    const [, quoted, plain] =
      /^=(?:["']([^"'\n]*)["']|([^\s;&|"']*))(?=[\s;&|]|$)/.exec(script.slice(index + name.length, index + 1_000)) ??
      [];
    const value = quoted ?? plain;
    return /^(?:[^#]*[;&]\s*)?export(?:\s+\w+=\S*)*\s+$/.test(line.slice(-200)) && value !== undefined
      ? [{ at: index, value }]
      : [];
  });
  return { isRead: written.length === 0, exported: exported.length === written.length ? exported : [] };
}
