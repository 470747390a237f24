/** Why Markdown has no frontmatter for a host that requires the opening `---` at one exact place. */

/** Frontmatter at a place where no host looks for it. */
const meant = /^\s*\ufeff\s*---|^---[ \t]*\r?\n(?:[^\n]*\n){0,20}?(?:name|description)[ \t]*:/m;

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
      ...because("the `---` frontmatter is never closed: no further line begins with `---`"),
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
