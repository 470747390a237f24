/** The arguments of this tool's command, as properties of its use. */
import type { Place } from "../../repo/text.ts";
import type { GateProperty } from "./usage.ts";

/** The flags of the command, and whether each takes a value. */
export const commandFlags: ReadonlyMap<string, boolean> = new Map([
  ...["root", "policy", "host", "edition", "format", "at", "base", "from", "fail-on", "gate", "today", "color"].map(
    (name) => [name, true] as const,
  ),
  ...["all", "dry-run", "staged", "user", "offline", "quiet", "help", "version", "fix"].map(
    (name) => [name, false] as const,
  ),
]);

interface Arguments {
  readonly flags: ReadonlyMap<string, readonly string[]>;
  /** Words that are no flag, and words that something else fills in. */
  readonly plain: readonly string[];
  readonly open: readonly string[];
}

/** Arguments as properties: the subcommand, each flag as `--NAME`, and what is neither. */
export function argumentsOf(
  words: readonly string[],
  expands: readonly boolean[],
  at: Place,
): readonly (readonly [string, GateProperty])[] {
  const { flags, plain, open } = readArguments(words, expands);
  const [subcommand = "check", ...more] = plain;
  return [
    ["subcommand", { text: subcommand, at }],
    ...(more.length > 0 ? [["arguments", { text: more.join(" "), at }] as const] : []),
    ...(open.length > 0 ? [["expansion", { text: open.join(" "), at }] as const] : []),
    ...[...flags].map(([flag, values]) => [`--${flag}`, { text: values.join(", "), at }] as const),
  ];
}

function readArguments(words: readonly string[], expands: readonly boolean[]): Arguments {
  const flags = new Map<string, readonly string[]>();
  const plain: string[] = [];
  const open: string[] = [];
  for (let i = 0; i < words.length; i++) {
    const word = words[i] ?? "";
    const [, name, inline] = /^--?([\w-]+)(?:=([^]*))?$/.exec(word) ?? [];
    if (expands[i] && inline === undefined) open.push(word);
    else if (name === undefined) plain.push(word);
    else {
      const flag = name === "h" ? "help" : name;
      const takesNext = inline === undefined && commandFlags.get(flag);
      flags.set(flag, [...(flags.get(flag) ?? []), takesNext ? (words[++i] ?? "") : (inline ?? "")]);
    }
  }
  return { flags, plain, open };
}
