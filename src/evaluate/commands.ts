/** The commands of the command line and the formats of each. */

/** The commands, with their descriptions in `--help`. */
export const commands = {
  check: "checks the profiles of the repository around the working directory",
  list: "every profile with its powers, the most powerful first, and whether the policy allows them",
  diff: "what changed since a revision, or between two: who is new, gone or different, and who gained power",
  explain: "the first screen of a rule's or a host's page; with --full the page",
  policy:
    "the policy in force, and the file and line each setting came from; `policy test FILE…` runs cases against it",
  baseline: "today's findings as a baseline file, whose entries fail no later run",
  init: "writes a policy, workflows or the job of GitLab, and a hook entry, and never over an existing file",
  fix: "repairs what can be repaired safely: quotes, keys, removed tools, tabs and line ends; with --dry-run only the diff",
  grant: "the policy entry that a profile or a settings file needs; with --write it is added to the policy",
  fleet:
    "every subagent of many repositories: `fleet plan` lists them, `fleet scan` reads a part, `fleet merge` makes one inventory, `fleet impact` weighs a policy",
  rules: "the id of every rule, with one line each",
  hosts: "the id of every host, with one line each",
  help: "this help, or that of one command",
  version: "the version",
} as const;
export type Command = keyof typeof commands;

/** The formats of each command that has `--format`; the first one is the default. */
export const formats = {
  check: ["pretty", "json", "github", "markdown", "sarif", "junit", "gitlab"],
  list: ["pretty", "json", "csv", "html", "cyclonedx"],
  diff: ["pretty", "json", "markdown"],
  policy: ["pretty", "json"],
  fleet: ["pretty", "json"],
} as const;
export type Format = (typeof formats)[keyof typeof formats][number];
