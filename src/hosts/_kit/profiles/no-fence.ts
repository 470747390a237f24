/** Why Markdown has no frontmatter for a host that requires the opening `---` at one exact place. */

/** Frontmatter at a place where no host looks for it. */
const meant = /^\s*\ufeff\s*---|^---[ \t]*\r?\n(?:[^\n]*\n){0,20}?(?:name|description)[ \t]*:/m;

/** Frontmatter whose opening fence is right, and that no later line closes. */
export const noClosingFence = "the frontmatter has no closing `---`; write one on a line of its own below the last key";

/**
 * Why text that is meant as frontmatter is none for a host that requires `---` as the first line and again below the
 * keys. `otherwise`: both are there, but not exactly as the host requires.
 */
export function fenceFault(text: string, otherwise: string): string {
  if (text.startsWith("\ufeff")) return "a byte-order mark comes before the opening `---`; remove it";
  if (!text.startsWith("---")) return "something comes before the opening `---`; remove it";
  return /\n[ \t]*---/.test(text) ? otherwise : noClosingFence;
}

/** How much of the text is searched for frontmatter elsewhere, in UTF-16 units. */
const searched = 8192;

/**
 * `start`: where the fence must be. `isOpen`: it is there, and nothing closes it. `isDocument`: no frontmatter seems to
 * be meant.
 */
export function noFenceAt(
  text: string,
  start: number,
): { readonly message: string; readonly isOpen: boolean; readonly isDocument: boolean } {
  const because = (message: string) => ({ message, isOpen: false, isDocument: false });
  if (text.startsWith("---", start))
    return {
      ...because(noClosingFence),
      isOpen: true,
    };
  const looks = meant.test(text.slice(0, searched));
  if (text.startsWith("\ufeff", start))
    return {
      ...because("a byte-order mark precedes the `---` of the frontmatter; remove it"),
      isDocument: !looks,
    };
  if (looks) return because("text precedes the `---` of the frontmatter; remove it");
  return { ...because("it has no `---` frontmatter"), isDocument: true };
}
