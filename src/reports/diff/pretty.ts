/** `diff` for a terminal: subagents that gained power first, with the reasons. */
import { capabilities } from "../../model/capability.ts";
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
import { settingBlocks } from "./settings.ts";
import { type Place, positionAt } from "../../repo/text.ts";

/** A longer value is cut. */
const longest = 120;

/** `columns` is the width of the terminal; sentences are wrapped to it. */
export function diffPretty(
  { base, commit, changes = [], settings = [] }: Pick<Result, "base" | "commit" | "changes" | "settings">,
  { color, columns }: { readonly color: boolean; readonly columns: number },
): string {
  const styles = stylesFor(color);
  const [wider, others] = [changes.filter(({ widened }) => widened), changes.filter(({ widened }) => !widened)];
  const span = `from ${base?.slice(0, 12) ?? "nothing"} to ${commit?.slice(0, 12) ?? "the working tree"}`;
  const total =
    changes.length === 0
      ? "no subagent changed"
      : `${changes.length} subagent${changes.length === 1 ? "" : "s"} changed, ${wider.length === 0 ? "none" : wider.length} may do more`;
  const looser = settings.some(isLooser) ? `, ${looserWords(widenedBySettings(settings))}` : "";
  const blocks = [
    ...settingBlocks(settings, columns, styles),
    ...[...wider, ...others].map((change) => block(change, columns, styles)),
  ];
  return `${blocks.map((text) => `${text}\n`).join("")}${styles.bold(`${total}${looser}`)}, ${span}\n`;
}

function looserWords(subagents: number): string {
  if (subagents === 0) return "settings beside the profiles are looser";
  return `${subagents} now ${subagents === 1 ? "runs" : "run"} under looser settings`;
}

function block(change: Change, columns: number, styles: Styles): string {
  const { before, after, widened, widenings, differences, prompt } = change;
  const subject = after ?? before;
  if (!subject) return "";
  const mark = widened ? styles.red(`${kindIn(change)}, may do more`) : styles.cyan(kindIn(change));
  const previous = before?.item.files[0];
  const path = subject.item.files[0] ?? "";
  const texts = differences.filter(({ field }) => field !== "path");
  const lines = [
    ...sentence(`${previous !== undefined && previous !== path ? `${previous} → ` : ""}${path}`, columns, styles.dim),
    ...powers(before, after, columns),
    ...reasonsOf(widenings, spot).flatMap(({ message, at }) =>
      sentence(`${message} (${spot(at)})`, columns, styles.yellow),
    ),
    ...texts.flatMap(({ field, before: was, after: is }) =>
      sentence(`${field}: ${value(was)} → ${value(is)}`, columns),
    ),
    ...(prompt ? sentence(promptWords(prompt), columns) : []),
  ];
  return `${styles.bold(nameIn(subject))} (${subject.title}): ${mark}\n${lines.map((line) => `  ${line}\n`).join("")}`;
}

function kindIn({ kind, granted }: Change): string {
  return granted === "new" ? `${kind}, uses a grant` : kind;
}

function nameIn({ item: { files, profile } }: Subject): string {
  return visible((profile && known(profile.name)) ?? files[0] ?? "");
}

function powers(before: Subject | null, after: Subject | null, columns: number): readonly string[] {
  const [was, is] = [before, after].map((subject) => subject && powersIn(subject));
  if (was === is) return [];
  return sentence(was === null ? `may: ${is}` : is === null ? `could: ${was}` : `may: ${was} → ${is}`, columns);
}

function powersIn({ item: { profile } }: Subject): string {
  if (!profile) return "not known";
  const held = capabilitiesOf(profile);
  return held.length === capabilities.length ? "everything" : held.join(" ") || "nothing";
}

function promptWords({ added, removed, hidden }: PromptChange): string {
  const lines = (count: number) => `${count} line${count === 1 ? "" : "s"}`;
  return `prompt: ${lines(added)} added, ${lines(removed)} removed${hidden > 0 ? `, ${hidden} hidden character${hidden === 1 ? "" : "s"} more` : ""}`;
}

function value(text: string | null): string {
  if (text === null) return "nothing";
  return text.length > longest
    ? `${text.slice(0, /[\ud800-\udbff]/.test(text[longest - 1] ?? "") ? longest - 1 : longest)}…`
    : text;
}

function spot({ source, span }: Place): string {
  return `${source.path}:${positionAt(source, span.start).line}`;
}

function sentence(text: string, columns: number, paint: Style = (plain) => plain): readonly string[] {
  return wrap(visible(text), columns - 4, widthOf).map((line, i) => paint(i === 0 ? line : `  ${line}`));
}
