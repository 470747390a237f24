/** The words that rows are made of. */
export { type SettingKind, settingKinds } from "../../reports/setting-groups.ts";

/**
 * `passed` and `failed`: what `check` says. `undecided`: its policy cannot be used. `empty`: it has no commit.
 * `unreached`: it could not be read.
 */
export const conclusions = ["passed", "failed", "undecided", "empty", "unreached"] as const;

/** Where this tool runs: in a workflow or a hook of the repository, or in a workflow that a ruleset requires. */
export const gateKinds = ["workflow", "hook", "ruleset"] as const;

/** Who may see a repository. */
export const visibilities = ["public", "private", "internal"] as const;

/** What became of a repository's power since the earlier inventory. */
export const powers = ["unchanged", "narrowed", "widened"] as const;
