/** Variables in the texts of settings, which some hosts replace before they read them. */
import type { Problem } from "../../../model/load.ts";
import { type Node, textOf } from "../../../parsers/node.ts";
import type { Source } from "../../../repo/text.ts";
import { nodesOf, type SettingRule } from "./setting-rule.ts";

/** How a host writes variables in the texts of its settings. `${NAME}` is one in each of them. Keys have none. */
export interface Substitution {
  /** Whether `$NAME` is one too. */
  readonly isBare: boolean;
  /**
   * What separates a name in braces from the text that stands for it where it is not set: `:-`. Absent: no such text.
   */
  readonly fallback?: string;
}

interface Variable {
  readonly start: number;
  readonly end: number;
  readonly fallback?: string;
}

/** The variables of a text. One that is not set and has no other text stays as it is written. Linear. */
export function variablesOf(text: string, { isBare, fallback: separator }: Substitution): readonly Variable[] {
  const found: Variable[] = [];
  let close = -1;
  for (
    let start = text.indexOf("$");
    start >= 0;
    start = text.indexOf("$", Math.max(start + 1, found.at(-1)?.end ?? 0))
  ) {
    if (text[start + 1] === "{") {
      if (close < start) close = text.indexOf("}", start);
      if (close < 0) close = text.length;
      // A name has at least one character.
      if (close === text.length || close === start + 2) continue;
      const inside = text.slice(start + 2, close);
      const split = separator === undefined ? -1 : inside.indexOf(separator, 1);
      const fallback = split < 0 ? {} : { fallback: inside.slice(split + (separator?.length ?? 0)) };
      found.push({ start, end: close + 1, ...fallback });
    } else if (isBare) {
      const name = /\w+/y;
      name.lastIndex = start + 1;
      if (name.test(text)) found.push({ start, end: name.lastIndex });
    }
  }
  return found;
}

/** A tree of settings whose variables have the texts that stand for them, and what is written in place of its nodes. */
export interface SubstitutedSettings {
  readonly root: Node;
  /** The nodes as they are written, of those that hold a variable. */
  readonly written: ReadonlyMap<Node, Node>;
}

/** The same settings, as the host reads them where no variable is set. */
export function substituteVariables(root: Node, substitution: Substitution): SubstitutedSettings {
  const written = new Map<Node, Node>();
  const keep = (node: Node, instead: Node): Node => {
    written.set(instead, node);
    return instead;
  };
  const walk = (node: Node): Node => {
    if (node.kind === "list") {
      const items = node.items.map(walk);
      return items.some((item, i) => item !== node.items[i]) ? keep(node, { ...node, items }) : node;
    }
    if (node.kind === "table") {
      const entries = node.entries.map((entry) => {
        const value = walk(entry.value);
        return value === entry.value ? entry : { ...entry, value };
      });
      return entries.some((entry, i) => entry !== node.entries[i]) ? keep(node, { ...node, entries }) : node;
    }
    if (typeof node.value !== "string") return node;
    const variables = variablesOf(node.text, substitution);
    if (variables.length === 0) return node;
    const text = filled(node.text, variables);
    return keep(node, { ...node, value: text, text });
  };
  return { root: walk(root), written };
}

function filled(text: string, variables: readonly Variable[]): string {
  let [result, at] = ["", 0];
  for (const { start, end, fallback } of variables) {
    result += text.slice(at, start) + (fallback ?? text.slice(start, end));
    at = end;
  }
  return result + text.slice(at);
}

/** The effects that give power, the widest first. */
const widening = ["bypasses", "auto-approves", "widens"] as const;

/**
 * For each value with a variable, the rule of its widest possible value. A value may be any text in place of the
 * variable, so the words of the rules are tried there.
 */
export function widestRules(
  rules: readonly SettingRule[],
  { root, written }: SubstitutedSettings,
  substitution: Substitution,
): ReadonlyMap<Node, SettingRule> {
  const widest = new Map<Node, SettingRule>();
  if (written.size === 0) return widest;
  const words = new Map<string, Set<string>>();
  for (const { path, when } of rules)
    for (const word of wordsOf(when)) words.set(path, (words.get(path) ?? new Set<string>()).add(word));
  for (const effect of widening)
    for (const rule of rules.filter((one) => one.effect === effect))
      for (const { node } of nodesOf(rule, root)) {
        const raw = textOf(written.get(node));
        if (raw === undefined || widest.has(node)) continue;
        const texts = [textOf(node) ?? "", ...possibleTexts(raw, words.get(rule.path) ?? [], substitution)];
        if (rule.when === undefined || texts.some((text) => rule.when?.test(text))) widest.set(node, rule);
      }
  return widest;
}

/** The words that a pattern names: `a` and `b*` of `^(?:a|b\*)$`. */
function wordsOf(pattern: RegExp | undefined): readonly string[] {
  return [...(pattern?.source ?? "").matchAll(/(?:\\[^\w\s]|[\w-])+/g)].map(([word]) => word.replaceAll("\\", ""));
}

function possibleTexts(raw: string, words: Iterable<string>, substitution: Substitution): readonly string[] {
  const variables = variablesOf(raw, substitution);
  const [before, after] = [raw.slice(0, variables[0]?.start), raw.slice(variables.at(-1)?.end)];
  const fitting = [...words].filter(
    (word) => word.length >= before.length + after.length && word.startsWith(before) && word.endsWith(after),
  );
  return [...fitting, `${before}x${after}`, before + after];
}

/** How many values of one file are reported. */
const maxValues = 50;

/** The values with a variable whose effect depends on the variable, and may give power. */
export function openValues(
  rules: readonly SettingRule[],
  root: Node,
  source: Source,
  substitution: Substitution,
): readonly Problem[] {
  const read = substituteVariables(root, substitution);
  const widest = widestRules(rules, read, substitution);
  const seen = new Set<Node>();
  return rules
    .filter(({ when }) => when !== undefined)
    .flatMap((rule) => nodesOf(rule, read.root))
    .flatMap(({ setting, node }): readonly Problem[] => {
      if (!widest.has(node) || seen.has(node)) return [];
      seen.add(node);
      const raw = textOf(read.written.get(node)) ?? "";
      const [variable] = variablesOf(raw, substitution);
      const name = raw.slice(variable?.start, variable?.end).slice(0, 60);
      return [
        {
          message: `\`${setting}\` ${name === raw ? "is" : "contains"} \`${name}\`, which is set outside this file, so it is not checked; write the value`,
          scope: "part",
          at: { source, span: node.span },
        },
      ];
    })
    .slice(0, maxValues);
}
