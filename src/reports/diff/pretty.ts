/**
 * `diff` for a terminal: looser settings first, then subagents that gained power with the reasons and whether that is
 * allowed, then the others, each fact once and short, so that a dozen changes fit on one screen.
 */
import type { Change, PromptChange } from "../../compare/change.ts";
import { reasonsOf } from "../../compare/widenings/reasons.ts";
import { known } from "../../model/fact.ts";
import type { Subject } from "../../inspect/index.ts";
import { type Style, stylesFor, type Styles, wrap } from "../../sanitize/colors.ts";
import { visible, widthOf } from "../../sanitize/text.ts";
import { capabilitiesOf } from "../../model/profile.ts";
import { startGrantsOf } from "../../model/starts.ts";
import type { PolicyDifference } from "../../evaluate/policy-power.ts";
import type { Result } from "../../evaluate/result.ts";
import {
  contrasted,
  isPower,
  kindWord,
  legend,
  lettersOf,
  unexplainedTools,
  unexplainedDifferences,
} from "../change-words.ts";
import { wrapAround } from "../commands.ts";
import { countLines, refusedFilesIn } from "./counts.ts";
import { longest, type OnCut, shortened, wholeLine } from "./cuts.ts";
import { notLoadedIn, withoutVerdict } from "./not-loaded.ts";
import { instructionsLines } from "./instructions.ts";
import { startedCount } from "../started-code.ts";
import { separateStarted, ownWideningsOf, startedBlocks } from "./started.ts";
import { settingRefusals } from "../setting-refusals.ts";
import { policyBlock, policyPowerLine } from "./policy.ts";
import { settingBlocks } from "./settings.ts";
import { type ChangeVerdict, type Judged, verdictsOn } from "./verdict.ts";
import { type Outcome, outcomeLine, verdictWords } from "./verdict-words.ts";
import { type Place, positionAt } from "../../repo/text.ts";
import { counted } from "../../sanitize/counted.ts";

type Compared = Judged & Pick<Result, "commit" | "settings" | "instructions" | "policyDifference">;

/** `command`: how the tool was started. */
interface Screen {
  readonly color: boolean;
  readonly columns: number;
  readonly command?: string;
}

/** `columns` is the width of the terminal; sentences are wrapped to it. */
export function diffPretty(compared: Compared, screen: Screen): string {
  const { instructions = [], policyDifference } = compared;
  const { color, columns } = screen;
  const styles = stylesFor(color);
  const { started, changes, settings } = separateStarted(compared);
  const verdicts = verdictsOn(compared);
  const refusedBy = settingRefusals(compared.findings ?? []);
  const widened = worstFirst(
    changes.filter((change) => ownWideningsOf(change).length > 0),
    verdicts,
  );
  const gained = widened.filter((change) => ownWideningsOf(change).some(isPower));
  const regranted = widened.filter((change) => !gained.includes(change));
  const others = changes.filter((change) => !widened.includes(change));
  let isCut = false;
  const onCut = (): void => void (isCut = true);
  const section = (title: string, paint: Style, list: readonly Change[]): readonly string[] =>
    list.length === 0
      ? []
      : [
          `${paint(styles.bold(title))}\n${list.map((change) => block(change, verdicts?.get(change), columns, styles, onCut)).join("")}`,
        ];
  const blocks = [
    ...(policyDifference ? policyBlock(policyDifference, columns, styles, onCut) : []),
    ...settingBlocks(settings, refusedBy, columns, styles, onCut),
    ...section("Gained power", styles.red, gained),
    ...section("Changed under a grant", styles.yellow, regranted),
    ...startedBlocks(started, columns, styles),
    ...section(widened.length > 0 ? "Other changes" : "Changes", styles.cyan, others),
  ];
  const instructionWords = instructionsLines(instructions, columns, onCut);
  return [
    ...blocks.map((text) => `${text}\n`),
    ...instructionWords.map((line) => `${line}\n`),
    ...(isCut ? wholeLines(compared, screen, styles) : []),
    ...(changes.length > 0 ? [`${styles.dim(legend)}\n`] : []),
    ...countLines(
      { ...compared, changes, settings },
      { gained: gained.length, regranted: regranted.length, started: startedCount(started) },
      columns,
      styles,
    ),
    ...(policyDifference ? powerLines(policyDifference, styles) : []),
    ...(verdicts ? outcomeLines(compared, { widened, verdicts, ...refusedFilesIn(settings, refusedBy) }, screen) : []),
  ].join("");
}

function wholeLines({ base, commit }: Compared, { columns, command = "agent-profile-check" }: Screen, { dim }: Styles) {
  const { text, shows } = wholeLine(base, commit, command);
  return wrapAround(text, [shows], columns, dim).map((line) => `${line}\n`);
}

function powerLines(difference: PolicyDifference, { bold }: Styles): readonly string[] {
  const line = policyPowerLine(difference);
  return line === "" ? [] : [`${bold(line)}\n`];
}

/** How much of what gained power is refused; none where nothing gained any. */
function outcomeLines(
  { base, commit }: Compared,
  outcome: Pick<Outcome, "widened" | "verdicts" | "refusedFiles" | "refusedStarts">,
  { columns, command = "agent-profile-check" }: Screen,
): readonly string[] {
  if (outcome.widened.length + outcome.refusedFiles + outcome.refusedStarts === 0) return [];
  const { text, shows } = outcomeLine({ ...outcome, base, commit, command });
  return wrapAround(text, [shows], columns, (line) => line).map((line) => `${line}\n`);
}

/** As the Markdown page has them; without verdicts, in the order given. */
function worstFirst(
  changes: readonly Change[],
  verdicts: ReadonlyMap<Change, ChangeVerdict> | undefined,
): readonly Change[] {
  const ranked = new Set(verdicts?.keys());
  const included = new Set(changes);
  return [...[...ranked].filter((change) => included.has(change)), ...changes.filter((change) => !ranked.has(change))];
}

function block(
  change: Change,
  verdict: ChangeVerdict | undefined,
  columns: number,
  styles: Styles,
  onCut: OnCut,
): string {
  const { before, after } = change;
  const subject = after ?? before;
  if (!subject) return "";
  const widenings = ownWideningsOf(change);
  const path = subject.item.files[0] ?? "";
  const name = nameIn(subject);
  const way = wayOf(change, path);
  const of = ` (${[subject.title, kindWord(change.kind)].filter(Boolean).join(", ")}): ${powers(change)}`;
  const width = widthOf(name) + widthOf(of) + 2 + widthOf(visible(way));
  const fits = width <= columns;
  const head = `${styles.bold(name)}${of}${fits ? besideName(way, name, styles) : ""}`;
  const notLoaded = notLoadedIn(change, onCut);
  const reasons = [
    ...(fits ? [] : sentence(way, columns, styles.dim)),
    ...notLoaded.flatMap((words) => sentence(words, columns)),
    ...reasonsOf(widenings.filter(isPower), spot).flatMap(({ message, at }) =>
      sentence(`${message} (${placeIn(at, path)})`, columns, styles.yellow),
    ),
  ];
  const remaining = notLoaded.length === 0 ? change : withoutVerdict(change);
  const rest = visible(differencesIn({ ...remaining, widenings }, verdict, onCut));
  // A change that gains nothing needs no permission.
  const allowed = widenings.length > 0 && verdict ? visible(verdictWords(verdict)) : "";
  const line = [head, rest].filter(Boolean).join("  ");
  if (reasons.length === 0 && allowed === "" && width + widthOf(rest) + 4 <= columns) return `${line}\n`;
  const lines = [...reasons, ...(rest === "" ? [] : sentence(rest, columns))];
  const paint = verdict?.allowed === false ? styles.red : styles.dim;
  return `${head}\n${withVerdict(lines, allowed, columns, paint)
    .map((text) => `  ${text}\n`)
    .join("")}`;
}

/** Nothing where a file that names no subagent is named by its path. */
function besideName(way: string, name: string, { dim }: Styles): string {
  return way === name ? "" : `  ${dim(visible(way))}`;
}

/** Its path, after the one before if that was another. */
function wayOf({ before }: Change, path: string): string {
  const previous = before?.item.files[0];
  return previous !== undefined && previous !== path ? `${previous} → ${path}` : path;
}

/** A line without the colours that it will have. */
interface Line {
  readonly text: string;
  readonly paint: Style;
}

function painted({ text, paint }: Line): string {
  return paint(text);
}

/** The verdict ends the last line if there is room. Empty: there is none. */
function withVerdict(lines: readonly Line[], verdict: string, columns: number, paint: Style): readonly string[] {
  if (verdict === "") return lines.map(painted);
  const last = lines.at(-1);
  if (last && widthOf(last.text) + widthOf(verdict) + 4 <= columns)
    return [...lines.slice(0, -1).map(painted), `${painted(last)}  ${paint(verdict)}`];
  return [...lines, ...sentence(verdict, columns, paint)].map(painted);
}

/** All that neither the reasons nor the verdict tell, in one sentence. */
function differencesIn(
  { before, after, gained, lost, granted, widenings, differences, prompt }: Change,
  verdict: ChangeVerdict | undefined,
  onCut: OnCut,
): string {
  const value = (text: string | null) => (text === null ? "none" : shortened(text, longest, onCut));
  const values = (was: string | null, is: string | null) => {
    const sides = was === null || is === null ? [was, is] : contrasted(was, is);
    if (sides.some((side, at) => side !== [was, is][at])) onCut();
    return sides.map(value).join(" → ");
  };
  const starts = startGrantsOf(after?.item.profile);
  const areToolsExplained =
    lost.length === 0 &&
    unexplainedTools(
      gained.filter((grant) => !starts.has(grant)).map(({ tool }) => tool),
      widenings,
      differences,
    ).length === 0;
  const unexplained = unexplainedDifferences(
    differences.filter(({ field }) => field !== "path" && !(field === "tools" && areToolsExplained)),
    widenings,
    (a, b) => spot(a) === spot(b),
  );
  return [
    // A new use of a grant; another use is what the section is called after.
    ...(granted === "new" && (verdict?.coveredBy !== "grant" || verdict.allowed === false)
      ? widenings.filter((widening) => !isPower(widening)).map(({ message }) => message)
      : []),
    ...unexplained.map(({ field, before: was, after: is }) => `${field}: ${values(was, is)}`),
    ...(prompt && before && after ? [promptWords(prompt)] : []),
    ...(prompt && prompt.hidden > 0 && !before ? [`prompt: ${counted(prompt.hidden, "new hidden character")}`] : []),
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

function powersIn({ item: { profile, verdict } }: Subject): string {
  if (!profile) return `unknown, ${verdict.kind}`;
  const held = capabilitiesOf(profile);
  return lettersOf((capability) => held.includes(capability));
}

function promptWords(prompt: PromptChange): string {
  const hidden = prompt.hidden > 0 ? `, ${counted(prompt.hidden, "new hidden character")}` : "";
  return `prompt: +${prompt.added} -${prompt.removed} lines${hidden}`;
}

/** The header names the subagent's own file. */
function placeIn(at: Place, path: string): string {
  return at.source.path === path ? `line ${positionAt(at.source, at.span.start).line}` : spot(at);
}

function spot({ source, span }: Place): string {
  return `${source.path}:${positionAt(source, span.start).line}`;
}

function sentence(text: string, columns: number, paint: Style = (plain) => plain): readonly Line[] {
  return wrap(visible(text), columns - 4, widthOf).map((line, i) => ({ text: i === 0 ? line : `  ${line}`, paint }));
}
