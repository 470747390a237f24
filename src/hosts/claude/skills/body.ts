/** Finds in the text of a skill or command what Claude Code puts there before a model sees it. */
import type { Place, Source } from "../../../repo/text.ts";

/** A part of the text: a command line, or a path. */
export interface InlineText {
  readonly text: string;
  readonly at: Place;
}

/**
 * `` !`…` `` at the start of a line or after a blank, and blocks that begin with three backquotes and `!`, in code
 * fences too.
 */
const command = /(?<!\S)!`([^`]+)`|```!([^]*?)```/g;

/** A path behind `@`, in quotes if it has blanks. */
const path = /(?<!\S)@(?:"([^"\n]+)"|([^\s"`'<>()[\]{},;]+))/g;

/** The commands in the text of a file from an offset on. */
export function commandsIn(source: Source, start: number): readonly InlineText[] {
  return found(source, start, command);
}

/** The paths that the text names from an offset on. Words such as `@param` name files too, which are rarely there. */
export function filesNamedIn(source: Source, start: number): readonly InlineText[] {
  return found(source, start, path).map(({ text, at }) => ({ text: text.replace(/[.:!?]+$/, ""), at }));
}

function found(source: Source, start: number, pattern: RegExp): readonly InlineText[] {
  // What stands before the text is no part of it, so its first character is at the start of a line.
  return [...source.text.slice(start).matchAll(pattern)].flatMap(({ 0: whole, 1: first, 2: second, index }) => {
    const text = (first ?? second ?? "").trim();
    const span = { start: start + index, end: start + index + whole.length };
    return text === "" ? [] : [{ text, at: { source, span } }];
  });
}
