/** The words that rows are made of. */

/**
 * `passed` and `failed`: what `check` says. `undecided`: its policy cannot be used. `empty`: it has no commit.
 * `unreached`: it could not be read.
 */
export const conclusions = ["passed", "failed", "undecided", "empty", "unreached"] as const;

/** Where this tool runs in a repository. `none`: nowhere. */
export const gateKinds = ["workflow", "hook"] as const;
