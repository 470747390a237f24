/** The lines by which two texts differ, without anything that could act or hide: for a code block. */
import { unifiedDiff } from "../../fix/unified-diff.ts";
import { maskedLines } from "../../sanitize/masked-text.ts";
import { visible } from "../../sanitize/text.ts";
import { importantFirst } from "./diff-order.ts";
import { truncate, unlinked } from "./escape.ts";

/** The lines to show, which may be fewer than differ; the counts are of all. */
export interface TextDiff {
  /** Each with its mark: ` `, `-`, `+`, or `@` for the beginning of a passage. */
  readonly lines: readonly string[];
  readonly added: number;
  readonly removed: number;
  /** The line of the text after in which the first passage begins; `null` if that text is empty. */
  readonly first: number | null;
}

/** Two texts and how much of their difference fits. */
export interface DiffInput {
  /** Empty: it is new. */
  readonly before: string;
  /** Empty: it is gone. */
  readonly after: string;
  readonly isProse: boolean;
  /** How many characters of a line are shown. */
  readonly width: number;
  /** Lines of the text after that come first if more than `most` lines differ, the most important one first. */
  readonly important?: readonly number[];
  /** How many lines are shown. */
  readonly most?: number;
  /** How a passage is announced that begins in this line of the text after. */
  readonly passage: (line: number) => string;
}

/** The most characters of both texts together; larger ones are not compared. */
const largest = 500_000;

/** `undefined`: the texts are too large to be compared here. */
export function diffOf(input: DiffInput): TextDiff | undefined {
  const { before, after, isProse, width, important = [], most = Infinity, passage } = input;
  if (before.length + after.length > largest) return undefined;
  // Lines are compared as they are and shown with masks, so that another credential is another line.
  const shown: string[] = [];
  const known = new Map<string, number>();
  const keyed = (text: string): string => {
    const masked = maskedLines(text, { isProse });
    return linesOf(text)
      .map((line, at) => {
        const key = `${line}\n${masked[at] ?? ""}`;
        const number = known.get(key) ?? shown.push(shownLine(masked[at] ?? "", width)) - 1;
        known.set(key, number);
        return `${number}\n`;
      })
      .join("");
  };
  const isCrlf = [before, after].every((text) => !/(?<!\r)\n/.test(text));
  const [was, is] = isCrlf ? [withoutReturns(before), withoutReturns(after)] : [before, after];
  // The first two lines name the file.
  const inOrder = unifiedDiff("", keyed(was), keyed(is), (line) => line)
    .split("\n")
    .slice(2, -1);
  const diff = importantFirst(inOrder, important, most);
  return {
    lines: diff.map((line) => {
      const head = headOf(line);
      if (head !== undefined) return head === 0 ? "@@ all of it is gone @@" : `@@ ${passage(head)} @@`;
      return `${line.charAt(0)}${shown[Number(line.slice(1))] ?? ""}`;
    }),
    added: diff.filter((line) => line.startsWith("+")).length,
    removed: diff.filter((line) => line.startsWith("-")).length,
    first: headOf(diff[0] ?? "") || null,
  };
}

function linesOf(text: string): readonly string[] {
  const lines = text.split("\n");
  return lines.at(-1) === "" ? lines.slice(0, -1) : lines;
}

function withoutReturns(text: string): string {
  return text.replaceAll("\r\n", "\n");
}

/** Tabs stay: they are no more than space here. */
function shownLine(line: string, width: number): string {
  return unlinked(truncate(line.split("\t").map(visible).join("\t"), width));
}

/** The line of the text after in which a passage begins; 0 if that text is empty. `undefined`: no head of a passage. */
function headOf(line: string): number | undefined {
  const [, next] = /^@@ -[\d,]+ \+(\d+)(?:,\d+)? @@$/.exec(line) ?? [];
  return next === undefined ? undefined : Number(next);
}
