/** Names of programs in the texts of workflows and pipelines, before anything is parsed. */

/** A text in lower case, without what a shell or YAML takes out of a name. */
export function plainOf(text: string): string {
  return text.replace(/["'`]|\\\r?\n[ \t]*|\\(?![xuU])/g, "").toLowerCase();
}

/** Whether a text that `plainOf` gave may have one of these names: YAML can write any letter as an escape. */
export function mayName({ plain }: { readonly plain: string }, names: readonly string[]): boolean {
  return names.some((name) => plain.includes(name)) || /\\[xu]/.test(plain);
}
