/**
 * Which lines of a Makefile decide what make does for some targets. Lines are left out only where that is certain: they
 * belong to rules with plain names, and nothing that counts has one of these names as a word.
 */
import { joinedLines } from "./joined-lines.ts";
import { MakeVariables } from "./make-variables.ts";
import { addTo } from "../../many.ts";

/** What may make names of text, or text of names: then every line counts. */
const notPlain =
  /^[ \t]*(?:override[ \t]+)?(?:define|[-.]?include|sinclude|load|vpath)\b|^\.(?:RECIPEPREFIX|SECONDEXPANSION|ONESHELL)\b|\$[({](?:eval|call|file|guile)\b|--eval|\b(?:GNUMAKEFLAGS|MAKEFILES|VPATH)\b|\r/m;

/** `MAKEFLAGS` with anything but options that start nothing. */
const otherFlags =
  /\bMAKEFLAGS\b(?![ \t]*[+:?]?=(?:[ \t]+(?:--(?:no-print-directory|silent|warn-undefined-variables|no-builtin-rules|no-builtin-variables)|-[srRk]|-j\d*))*[ \t]*$)/m;

/** Options of make that take the word after them, which is no target then. */
const taking =
  /^-(?:[A-Za-z]*[CfoWIl]|-(?:directory|file|makefile|old-file|assume-old|what-if|new-file|assume-new|include-dir|load-average))$/;

/** One rule, or lines that belong to none. */
interface Part {
  /** `null`: it always counts. */
  readonly targets: readonly string[] | null;
  readonly lines: number[];
  /** The names that it may give to make. */
  readonly named: Set<string>;
  readonly recipe: string[];
  callsMake: boolean;
  /** Whether it may give others, which are not known. */
  isOpen: boolean;
}

/** The names that make looks for by itself, in exactly this case. */
export function isMakefile(name: string): boolean {
  return /^(?:(?:GNU)?M|m)akefile$/.test(name);
}

/** The rules of a Makefile of which it is certain what belongs to each. */
export class MakeRules {
  readonly #lines: readonly string[];
  readonly #parts: readonly Part[];
  readonly #targets: ReadonlySet<string>;
  readonly #texts = new Map<string, string | undefined>();

  private constructor(lines: readonly string[]) {
    this.#lines = lines;
    this.#parts = partsOf(lines);
    this.#targets = new Set(this.#parts.flatMap((part) => part.targets ?? []));
  }

  /** `undefined`: every line counts. */
  static of(text: string): MakeRules | undefined {
    return notPlain.test(text) || otherFlags.test(text) ? undefined : new MakeRules(text.split("\n"));
  }

  /** The targets among the words after make, sorted; none: every line counts. */
  goals(words: readonly string[]): readonly string[] {
    if (words.includes("-E")) return [];
    const goals = words.map(bare).filter((word, i) => this.#targets.has(word) && !taking.test(words[i - 1] ?? ""));
    return [...new Set(goals)].sort();
  }

  /** The text for these targets: lines that do not count are empty. `undefined`: every line counts. */
  textFor(goals: readonly string[], work: Work): string | undefined {
    const key = goals.join(" ");
    if (!this.#texts.has(key))
      this.#texts.set(key, work.hasRoomFor(this.#lines.length) ? this.#textFor(goals) : undefined);
    return this.#texts.get(key);
  }

  #textFor(goals: readonly string[]): string | undefined {
    const counted = countedFrom(goals, this.#parts);
    if ([...counted].some(({ isOpen }) => isOpen)) return undefined;
    const kept = new Set([...counted].flatMap((part) => part.lines));
    return this.#lines.map((line, i) => (kept.has(i) ? line : "")).join("\n");
  }
}

/** How much may be done for all Makefiles of a tree together. */
export class Work {
  #left = 1_000_000;

  hasRoomFor(lines: number): boolean {
    this.#left -= lines;
    return this.#left >= 0;
  }
}

/** The file itself is a target of every run. */
const own = ["Makefile", "makefile", "GNUmakefile"];

/** The parts that always count, those of the targets, and those that these name in turn. */
function countedFrom(targets: readonly string[], parts: readonly Part[]): ReadonlySet<Part> {
  // Rules that make knows by itself make `a` of `a.c`.
  const byStem = new Map<string, Part[]>();
  for (const part of parts)
    for (const target of part.targets ?? [])
      for (const stem of new Set([target, stemOf(target)])) addTo(byStem, stem, part);
  const counted = new Set(parts.filter((part) => part.targets === null));
  const seen = new Set<string>();
  const open = [...targets, ...own, ...[...counted].flatMap((part) => [...part.named])];
  for (let name = open.pop(); name !== undefined; name = open.pop())
    for (const stem of [name, stemOf(name)]) {
      if (seen.has(stem)) continue;
      seen.add(stem);
      for (const part of byStem.get(stem) ?? []) {
        if (counted.has(part)) continue;
        counted.add(part);
        for (const one of part.named) open.push(one);
      }
    }
  return counted;
}

/** Without the last extension, in its folder. */
function stemOf(target: string): string {
  return target.replace(/(?<=[^/.])\.[^/.]*$/, "");
}

function bare(word: string): string {
  return word.replace(/^(?:\.\/)+/, "");
}

const conditional = /^ *(?:ifn?eq|ifn?def|else|endif)\b/;
const assignment = /^ *(?:(?:export|unexport|override|private|undefine)\b|[^:=#\t]*(?::{1,3}|[?+!])?=)/;
const plainNames = /^[\w./+@-]+(?: +[\w./+@-]+)* *$/;

function partsOf(lines: readonly string[]): readonly Part[] {
  const always = partOf(null);
  const parts = [always];
  const variables = new MakeVariables(lines);
  let current = always;
  // A variable may be another name of make.
  let isMakeNamed = false;
  for (const { numbers, text } of joinedLines(lines.join("\n"))) {
    const kind = kindOf(text);
    if (kind === "comment") continue;
    const targets = kind === "other" ? targetsIn(text) : "";
    if (targets !== "") parts.push((current = ruleOf(targets)));
    else if (kind === "other") current = always;
    const part = kind === "condition" ? always : current;
    for (const number of numbers) part.lines.push(number);
    // What is phony does not run by that.
    if (/^\.PHONY[ \t]*$/.test(targets)) continue;
    take(part, text, { kind, targets }, variables);
    isMakeNamed ||= part === always && kind === "other" && makeWord.test(text);
  }
  for (const part of parts) if (part.callsMake || isMakeNamed) takeWords(part.named, part.recipe.join("\n"));
  return parts;
}

type Kind = "comment" | "recipe" | "condition" | "other";

function kindOf(text: string): Kind {
  // A comment does nothing, and names nothing that make does.
  if (/^ *(?:#|$)/.test(text)) return "comment";
  if (text.startsWith("\t")) return "recipe";
  return conditional.test(text) ? "condition" : "other";
}

/** Adds to a part what a line of it names. */
function take(
  part: Part,
  text: string,
  { kind, targets }: { readonly kind: Kind; readonly targets: string },
  variables: MakeVariables,
): void {
  if (kind === "recipe") {
    part.recipe.push(text);
    part.callsMake ||= makeWord.test(text);
  } else takeWords(part.named, restOf(text, targets));
  for (const given of givenIn(text, targets)) takeGiven(part, given, variables);
}

/** The targets of a line that begins a rule, as they are written; empty where it begins none. */
function targetsIn(line: string): string {
  return assignment.test(line) ? "" : (/^[^:]*(?=:)/.exec(line)?.[0] ?? "");
}

function ruleOf(targets: string): Part {
  const isPlain = plainNames.test(targets) && !targets.startsWith(".");
  return partOf(isPlain ? targets.split(/ +/).filter(Boolean).map(bare) : null);
}

function partOf(targets: Part["targets"]): Part {
  return { targets, lines: [], named: new Set(), recipe: [], callsMake: false, isOpen: false };
}

const makeWord = /make\b|MAKE/;

/** How a recipe calls make, up to the end of the command. */
const callsOfMake = /(?:\$[({]MAKE[)}]|\bg?make\b)([^\n;|&]{0,2000})/g;

/** The texts of a line that give make names of targets: what follows those of a rule, and the words after make. */
function givenIn(text: string, targets: string): readonly string[] {
  if (targets !== "") return [restOf(text, targets)];
  return text.startsWith("\t") ? [...text.matchAll(callsOfMake)].map(([, given = ""]) => given) : [];
}

/** What follows the targets of a rule, without a comment. */
function restOf(text: string, targets: string): string {
  const rest = text.slice(targets.length);
  return targets === "" || rest.includes(";") ? rest : rest.replace(/(?<!\\)#.*/s, "");
}

function takeWords(named: Set<string>, text: string): void {
  for (const [word] of text.matchAll(/[\w./+@-]+/g)) named.add(bare(word));
}

/** Names that stand nowhere as a word: of variables, wildcards and patterns, or in pieces. */
function takeGiven(part: Part, given: string, variables: MakeVariables): void {
  const expanded = variables.expanded(given.replace(/^([^"']*)["'] *$/, "$1"));
  if (expanded === undefined || /[%*?[\]~"'`]|\\(?!\n)/.test(expanded)) part.isOpen = true;
  takeWords(part.named, expanded ?? "");
}
