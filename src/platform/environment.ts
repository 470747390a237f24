/** The environment of a process, as git, GitHub's addresses and the action read it. */

/** Variables by name; `undefined` or absent: not set. */
export type Environment = { readonly [name: string]: string | undefined };
