/** Finds the starts of a host that ask for nothing although no flag says so. */
import type { ArgumentsRead, FlagFound } from "./arguments.ts";
import { effectsOfVariable, variablesSet } from "./environment.ts";
import type { Launch, LaunchEffect, UnpromptedStart } from "./launch.ts";
import type { Variables } from "./word.ts";

/** Where a program is started. */
export interface Around {
  /** The variables of the step. */
  readonly env: Variables;
  /** The step's script, and the words before the program in its command. */
  readonly script: string;
  readonly before: readonly string[];
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
  const set = [...around.env, ...variablesSet(around.script, around.env)];
  if (set.some(([name, value]) => bypasses(effectsOfVariable(name, launch), value))) return undefined;
  for (const start of launch.unprompted) {
    const word = start.by.find((one) => one === (session.command ?? "") || flags.some(({ name }) => name === one));
    if (word === undefined) continue;
    const isSet = start.unlessSettings && settings.some((line) => start.unlessSettings?.test(line));
    return isSet || isLimited(start, flags, around) ? undefined : { start, word };
  }
  return undefined;
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
  return (
    Object.entries(unless).some(([name, values]) =>
      name.startsWith("-")
        ? valuesOf(name).some((value) => values.test(value))
        : values.test(certainValue(name, around) ?? "\0"),
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

/**
 * A variable's value for the program. `undefined`: it has none, or another command of the script may decide it. Before
 * the program it counts for that command only; elsewhere in the script where it is exported on lines of their own.
 */
function certainValue(name: string, { env, script, before }: Around): string | undefined {
  const own = before.findLast((word) => word.startsWith(`${name}=`));
  if (own !== undefined) return own.slice(name.length + 1);
  if (before.some((word) => leaves.test(word))) return undefined;
  const mentioned = script.split(name).length - 1;
  if (mentioned === 0) return env.get(name);
  const begin = `export ${name}=`;
  const exported = script
    .split("\n")
    .filter((line) => line.startsWith(begin))
    .map((line) =>
      line
        .slice(begin.length)
        .trimEnd()
        .replace(/^(["'])(.*)\1$/, "$2"),
    );
  return exported.length === mentioned && new Set(exported).size === 1 ? exported[0] : undefined;
}
