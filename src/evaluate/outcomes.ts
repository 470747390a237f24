/** What the entry points leave behind: the outputs of the action, and the exit codes of the command line. */

/** The outputs of the action, with their descriptions in `action.yml`. */
export const outputs = {
  conclusion: "`clean`, `findings`, or `error` if nothing was decided.",
  errors: "How many errors there are.",
  warnings: "How many warnings there are.",
  notes: "How many notes there are.",
  profiles: "How many profiles there are.",
  added: "How many profiles the base does not have.",
  changed: "How many profiles differ from the base.",
  removed: "How many profiles only the base has.",
  power:
    "`unchanged`, `narrowed`, `widened` or `undecided`: what the change does to profiles, settings, policy and gate.",
  widened: "How many profiles gained power by their own change.",
  "settings-widened":
    "How many profiles run under looser settings than before, or under settings that start changed code.",
  "new-errors": "How many errors are new: neither the base nor the baseline has them, and no waiver covers them.",
  json: "The file with the findings as JSON.",
  sarif: "The file with the findings as SARIF.",
  "comment-url": "The address of the comment, if there is one.",
} as const;

/** The meaning of each exit code of the command line. */
export const exitCodes = {
  0: "nothing at or above `--fail-on`; for the other commands: done",
  1: "findings, or a failed case of `policy test`",
  2: "a mistake in the flags, the policy or the named revision",
  3: "the tool broke; nothing was decided",
  4: "`fleet`: a repository was not read or needs a scan, or an earlier inventory stands in for it",
} as const;
