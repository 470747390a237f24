/** What tells, before anything is parsed, whether workflows and pipelines may start a program. */

/** A text in lower case, without what a shell or YAML takes out of a name. */
export function plainOf(text: string): string {
  return text.replace(/["'`]|\\\r?\n[ \t]*|\\(?![xuU])/g, "").toLowerCase();
}

/** Whether a text that `plainOf` gave may have one of these names: YAML can write any letter as an escape. */
export function mayName({ plain }: { readonly plain: string }, names: readonly string[]): boolean {
  return names.some((name) => plain.includes(name)) || /\\[xu]/.test(plain);
}

/** Whether a text may call a script of the repository. Conservative: true may be wrong. */
export function mayCall(text: string): boolean {
  return /\.(?:sh|bash|zsh|ksh|ps1)\b|(?:^|[\s"'=(])\.{1,2}\/|\b(?:npm|pnpm|yarn|bun|bash|sh|source)\b|\}\//m.test(
    text,
  );
}

/** Whether a file may be such a script, or hold some: by its name. */
export function isCallable(path: string): boolean {
  return /(?:^|\/)[^/]+\.(?:sh|bash|zsh|ksh|ps1)$|(?:^|\/)[^/.]+$|^package\.json$/i.test(path);
}
