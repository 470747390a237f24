/** The changed prompts and settings files as folded diffs, bounded, each in a code block that nothing in it can end. */
import type { Block } from "./budget.ts";
import { htmlCode } from "./escape.ts";
import { linkTo, type PageContext, shortenedToFit } from "./links.ts";
import type { TextModel } from "./model/types.ts";
import { abbreviated, plural } from "./phrases.ts";
import { diffOf, type TextDiff } from "./text-diff-lines.ts";
import { largest } from "../../repo/many.ts";

/** How much is shown: of one diff lines and characters, of one line characters, and how many diffs. */
interface Limits {
  readonly lines: number;
  /** Of a text that is new. */
  readonly firstLines: number;
  readonly characters: number;
  readonly width: number;
  readonly diffs: number;
}

/** More diffs than these are folded together, so that what follows them is seen. */
const maxOpen = 5;

const limitsOf = ({ isSummary }: PageContext): Limits =>
  isSummary
    ? { lines: 200, firstLines: 60, characters: 20_000, width: 400, diffs: 50 }
    : { lines: 40, firstLines: 12, characters: 4_000, width: 160, diffs: 20 };

/** The diff of one settings file, below what its settings do. */
export function settingsDiffBlock(path: string, page: PageContext): Block {
  return blockOf(
    page.model.texts.filter((text) => text.kind === "settings" && text.path === path),
    page,
  );
}

/** The diffs of all prompts that changed, and the first lines of new ones. */
export function promptBlock(page: PageContext): Block {
  return blockOf(
    page.model.texts.filter(({ kind }) => kind === "prompt"),
    page,
  );
}

/** Everything else on the page goes first: what a diff shows can also be read under *Files changed*. */
function blockOf(texts: readonly TextModel[], page: PageContext): Block {
  const { diffs } = limitsOf(page);
  const shown = texts.slice(0, diffs).flatMap((text) => foldedDiff(text, page) ?? []);
  const left = Math.max(0, texts.length - diffs);
  const omitted = (count: number) => `…and ${plural(count, "more diff")}.`;
  const isFolded = texts.length > maxOpen;
  return {
    head: isFolded ? [`<details><summary><b>${plural(texts.length, "text diff")}</b></summary>`, ""] : [],
    ...(isFolded ? { foot: ["", "</details>"] } : {}),
    lines: [...shown, ...(left > 0 ? [omitted(left)] : [])],
    weights: [...shown.map(() => 1), ...(left > 0 ? [left] : [])],
    omittedLine: omitted,
    turn: "late",
  };
}

/** `undefined`: no line differs, only line ends do. */
function foldedDiff(text: TextModel, page: PageContext): string | undefined {
  const { before, after, kind, firstLine } = text;
  const limits = limitsOf(page);
  const diff = diffOf({
    before: before ?? "",
    after: after ?? "",
    isProse: kind === "prompt",
    width: limits.width,
    important: kind === "settings" ? activeLines(text.path, page) : [],
    most: before === null ? limits.firstLines : limits.lines,
    passage: (line) => (firstLine === null ? `line ${line} of the prompt` : `line ${line + firstLine - 1}`),
  });
  if (diff?.lines.length === 0) return undefined;
  return shortenedToFit((where) => {
    const open = openLink(text, diff, where);
    return [
      `<details><summary>${titleOf(text, diff)}</summary>`,
      "",
      ...(diff ? codeBlock(text, diff, limits, open) : [`The text is too large to be compared here; ${open}.`]),
      "",
      "</details>",
      "",
    ].join("\n");
  }, page);
}

/** Where a file starts code or asks less, the most dangerous first: padding must not push that out of sight. */
function activeLines(path: string, { model }: PageContext): readonly number[] {
  return (model.settings ?? []).flatMap(({ isWidened, may, effect, at }) =>
    isWidened && (may.length > 0 || effect !== "widens") && at.path === path && at.line !== null && !at.isOfBase
      ? [at.line]
      : [],
  );
}

/** The first lines as they fit, and how many are left. */
function codeBlock(
  { before }: TextModel,
  { lines }: TextDiff,
  { lines: most, firstLines, characters }: Limits,
  open: string,
): readonly string[] {
  // The whole of a new text is one passage, unless something in it comes first.
  const isOnePassage = before === null && lines.filter((line) => line.startsWith("@")).length === 1;
  const passages = isOnePassage ? lines.slice(1) : lines;
  const shown: string[] = [];
  let room = characters;
  for (const line of passages.slice(0, before === null ? firstLines : most)) {
    room -= line.length + 1;
    if (room < 0) break;
    shown.push(line);
  }
  const runs = shown.flatMap((line) => line.match(/`+/g) ?? []).map(({ length }) => length);
  const fence = "`".repeat(largest(runs, 2) + 1);
  const bodyOf = (part: readonly string[]) => part.filter((line) => !line.startsWith("@")).length;
  const left = bodyOf(passages) - bodyOf(shown);
  return [`${fence}diff`, ...shown, fence, ...(left > 0 ? ["", `… ${plural(left, "more line")}, ${open}`] : [])];
}

/** To the first line that is shown, if it is known which line of the file that is. */
function openLink({ path, firstLine, after }: TextModel, diff: TextDiff | undefined, page: PageContext): string {
  const line = firstLine === null ? null : firstLine + (diff?.first ?? 1) - 1;
  return linkTo("open", { path, line, isOfBase: after === null }, page);
}

function titleOf({ kind, names, hosts, path, before, after }: TextModel, diff: TextDiff | undefined): string {
  const what =
    kind === "settings"
      ? `Diff of ${htmlCode(path)}`
      : `Prompt of ${abbreviated(
          names.map((name) => (name === null ? "(no name)" : htmlCode(name))),
          4,
        )} (${hosts.join(", ")})`;
  if (before === null) return `${what}, new${diff ? `: ${plural(diff.added, "line")}` : ""}`;
  const counts = diff ? `: +${diff.added} −${diff.removed} lines` : "";
  return `${what}${after === null ? ", deleted" : ""}${counts}`;
}
