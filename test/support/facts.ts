/** What a test asks for instead of a sentence: its place, the values that it names, the spelling that it suggests. */
import { type Place, positionAt } from "../../src/repo/text.ts";

interface Located {
  readonly at: Place;
}

/** `path:line` */
export function lineFact({ at: { source, span } }: Located): string {
  return `${source.path}:${positionAt(source, span.start).line}`;
}

/** `line:column` */
export function placeFact({ at: { source, span } }: Located): string {
  const { line, column } = positionAt(source, span.start);
  return `${line}:${column}`;
}

/** The spelling that a message suggests, or `undefined`. The suggestion is a value; the words around it are not. */
export function suggestionIn(message: string): string | undefined {
  return /did you mean `([^`]+)`/.exec(message)?.[1];
}

/** The values that a message quotes in backticks, in their order. */
export function quotedIn(message: string): readonly string[] {
  return [...message.matchAll(/`([^`]+)`/g)].map(([, value = ""]) => value);
}

/** The same, each once and sorted: a sentence may name them in any order. */
export function valuesIn(message: string): readonly string[] {
  return [...new Set(quotedIn(message))].sort();
}
