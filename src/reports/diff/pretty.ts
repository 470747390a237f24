/**
 * `diff` for a terminal: looser settings first, then subagents that gained power with the reasons, then the others,
 * each fact once and short, so that a dozen changes fit on one screen.
 */
import type { Change, PromptChange } from "../../compare/change.ts";
import { isLooser } from "../../compare/effects.ts";
import { widenedBySettings } from "../../compare/settings-json.ts";
import { reasonsOf } from "../../compare/reasons.ts";
import { known } from "../../model/fact.ts";
import type { Subject } from "../../inspect/index.ts";
import { type Style, stylesFor, type Styles, wrap } from "../../sanitize/colors.ts";
import { visible, widthOf } from "../../sanitize/text.ts";
import { capabilitiesOf } from "../../model/profile.ts";
import type { Result } from "../../evaluate/result.ts";
import {
  changedSentence,
  gainSentence,
  isPower,
  kindWord,
  legend,
  lettersOf,
  unexplainedTools,
  untoldDifferences,
} from "../change-words.ts";
import { instructionsLines } from "./instructions.ts";
import {
  isOfStartedCode,
  isOnlyStarting,
  type StartedCode,
  startedCode,
  startedCount,
  startedSentence,
  startsOnly,
} from "../started-code.ts";
import { settingBlocks } from "./settings.ts";
import { type Place, positionAt } from "../../repo/text.ts";
import { append } from "../../repo/many.ts";

/** A longer value is cut. */
const longest = 120;

type Compared = Pick<Result, "base" | "commit" | "changes" | "settings" | "instructions">;

interface Screen {
  readonly color: boolean;
  readonly columns: number;
}

/** `columns` is the width of the terminal; sentences are wrapped to it. */
export function diffPretty(
  { base, commit, changes: allChanges = [], settings: allSettings = [], instructions = [] }: Compared,
  { color, columns }: Screen,
): string {
  const styles = stylesFor(color);
  const started = startedCode(
    allSettings.map((change) => ({ ...change, host: change.title })),
    allChanges,
  );
  const settings = allSettings.filter((change) => !isOnlyStarting(change));
  const changes = allChanges.filter((change) => !startsOnly(change)).map(withoutStartedCode);
  const widened = changes.filter((change) => change.widened);
  const gained = widened.filter(({ widenings }) => widenings.some(isPower));
  const regranted = widened.filter((change) => !gained.includes(change));
  const others = changes.filter((change) => !change.widened);
  const counts = {
    changed: changes.length,
    gained: gained.length,
    regranted: regranted.length,
    files: new Set(settings.map(({ path }) => path)).size,
    looser: settings.some(isLooser) ? widenedBySettings(settings) : undefined,
    started: startedCount(started),
  };
  const section = (title: string, paint: Style, list: readonly Change[]): readonly string[] =>
    list.length === 0
      ? []
      : [`${paint(styles.bold(title))}\n${list.map((change) => block(change, columns, styles)).join("")}`];
  const blocks = [
    ...settingBlocks(settings, columns, styles),
    ...section("Gained power", styles.red, gained),
    ...section("Changed under a grant", styles.yellow, regranted),
    ...startedBlocks(started, columns, styles),
    ...section(widened.length > 0 ? "Other changes" : "Changes", styles.cyan, others),
  ];
  const changed = changedSentence(counts);
  const span = `from ${base?.slice(0, 12) ?? "nothing"} to ${commit?.slice(0, 12) ?? "the working tree"}`;
  return [
    ...blocks.map((text) => `${text}\n`),
    ...instructionsLines(instructions, columns).map((line) => `${line}\n`),
    ...(changes.length > 0 ? [`${styles.dim(legend)}\n`] : []),
    ...(changed === ""
      ? [`${styles.bold(gainSentence(counts))} ${span}\n`]
      : [
          ...wrap(gainSentence(counts), columns, widthOf).map((line) => `${styles.bold(line)}\n`),
          `${changed} ${span}\n`,
        ]),
  ].join("");
}

/** What it starts is told by itself. */
function withoutStartedCode(change: Change): Change {
  const widenings = change.widenings.filter((widening) => !isOfStartedCode(widening));
  return { ...change, widenings, widened: widenings.length > 0 };
}

function startedBlocks(started: readonly StartedCode[], columns: number, styles: Styles): readonly string[] {
  if (started.length === 0) return [];
  const lines = started.flatMap((one) =>
    sentence(
      startedSentence(one, (text) => text),
      columns,
      styles.yellow,
    ),
  );
  return [`${styles.yellow(styles.bold("Started code changed"))}\n${lines.map((line) => `  ${line}\n`).join("")}`];
}

function block(change: Change, columns: number, styles: Styles): string {
  const { before, after, widenings } = change;
  const subject = after ?? before;
  if (!subject) return "";
  const path = subject.item.files[0] ?? "";
  const previous = before?.item.files[0];
  const way = `${previous !== undefined && previous !== path ? `${previous} → ` : ""}${path}`;
  const kind = kindWord(change.kind);
  const of = ` (${subject.title}${kind === undefined ? "" : `, ${kind}`}): ${powers(change)}`;
  const name = nameIn(subject);
  const fits = widthOf(name) + widthOf(of) + 2 + widthOf(visible(way)) <= columns;
  const lines = [
    ...(fits ? [] : sentence(way, columns, styles.dim)),
    ...reasonsOf(widenings.filter(isPower), spot).flatMap(({ message, at }) =>
      sentence(`${message} (${placeIn(at, path)})`, columns, styles.yellow),
    ),
  ];
  const head = `${styles.bold(name)}${of}${fits ? `  ${styles.dim(visible(way))}` : ""}`;
  const rest = visible(differencesIn(change));
  const isShort =
    fits && lines.length === 0 && widthOf(name) + widthOf(of) + widthOf(way) + widthOf(rest) + 6 <= columns;
  if (isShort) return `${head}${rest === "" ? "" : `  ${rest}`}\n`;
  if (rest !== "") append(lines, sentence(rest, columns));
  return `${head}\n${lines.map((line) => `  ${line}\n`).join("")}`;
}

/** All that the reasons do not tell, in one sentence. */
function differencesIn({ before, after, gained, lost, granted, widenings, differences, prompt }: Change): string {
  const isToolTold =
    lost.length === 0 &&
    unexplainedTools(
      gained.map(({ tool }) => tool),
      widenings,
    ).length === 0;
  const untold = untoldDifferences(
    differences.filter(({ field }) => field !== "path" && !(field === "tools" && isToolTold)),
    widenings,
    (a, b) => spot(a) === spot(b),
  );
  return [
    // A new use of a grant; another use is what the section is called after.
    ...(granted === "new" ? widenings.filter((widening) => !isPower(widening)).map(({ message }) => message) : []),
    ...untold.map(({ field, before: was, after: is }) => `${field}: ${value(was)} → ${value(is)}`),
    ...(prompt && before && after ? [promptWords(prompt)] : []),
    ...(prompt && prompt.hidden > 0 && !before ? [`prompt: ${hiddenWords(prompt)}`] : []),
  ].join("; ");
}

function nameIn({ item: { files, profile } }: Subject): string {
  return visible((profile && known(profile.name)) ?? files[0] ?? "");
}

/** `r----- → rwx---`. */
function powers({ before, after, isUnchecked }: Change): string {
  const [was, is] = [before, after].map((subject) => subject && powersIn(subject));
  if (is === null) return `${was} → ${isUnchecked ? "could not be read" : "gone"}`;
  return was === null || was === is ? `${is}` : `${was} → ${is}`;
}

function powersIn({ item: { profile } }: Subject): string {
  if (!profile) return "unknown";
  const held = capabilitiesOf(profile);
  return lettersOf((capability) => held.includes(capability));
}

function promptWords(prompt: PromptChange): string {
  const hidden = prompt.hidden > 0 ? `, ${hiddenWords(prompt)}` : "";
  return `prompt: +${prompt.added} -${prompt.removed} lines${hidden}`;
}

function hiddenWords({ hidden }: PromptChange): string {
  return `${hidden} new hidden character${hidden === 1 ? "" : "s"}`;
}

function value(text: string | null): string {
  if (text === null) return "none";
  return text.length > longest
    ? `${text.slice(0, /[\ud800-\udbff]/.test(text[longest - 1] ?? "") ? longest - 1 : longest)}…`
    : text;
}

/** The header names the subagent's own file. */
function placeIn(at: Place, path: string): string {
  return at.source.path === path ? `line ${positionAt(at.source, at.span.start).line}` : spot(at);
}

function spot({ source, span }: Place): string {
  return `${source.path}:${positionAt(source, span.start).line}`;
}

function sentence(text: string, columns: number, paint: Style = (plain) => plain): readonly string[] {
  return wrap(visible(text), columns - 4, widthOf).map((line, i) => paint(i === 0 ? line : `  ${line}`));
}
