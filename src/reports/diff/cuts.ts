/** What `diff` leaves out in a terminal, so that a dozen changes fit on one screen. */

/** Called where a value is shortened or a list is cut, so that the report can say where the rest is. */
export type OnCut = () => void;

/** The characters that are shown of a value of a profile. */
export const longest = 120;

/** A sentence, and the command line in it, which is not broken. */
export interface TextWithCommand {
  readonly text: string;
  readonly shows: string;
}

/** The first characters of a long text; no pair of UTF-16 units is split. */
export function shortened(text: string, longest: number, onCut: OnCut): string {
  if (text.length <= longest) return text;
  onCut();
  return `${text.slice(0, /[\ud800-\udbff]/.test(text[longest - 1] ?? "") ? longest - 1 : longest)}…`;
}

/**
 * Where the rest is. `base` and `commit`: the revisions that are compared. The JSON has every change with its line, and
 * the Markdown page the diffs of the files, since the JSON has at most 120 characters of a setting's value, and `…`
 * where it is cut.
 */
export function wholeLine(base: string | null | undefined, commit: string | null, command: string): TextWithCommand {
  const revisions = [base, commit].flatMap((id) => (id ? [` ${id.slice(0, 12)}`] : [])).join("");
  const shows = `${command} diff${revisions} --format json`;
  return {
    text: `Long values and lists are cut here; every change: ${shows}; the changed lines: --format markdown`,
    shows,
  };
}
