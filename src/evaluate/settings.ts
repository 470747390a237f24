/**
 * Every setting of the entry points, declared once: flags, `--help`, `action.yml` and the tables of the README are made
 * from it.
 */
import { gates } from "./result.ts";
import { type Command, formats } from "./commands.ts";
import { fleetSettings } from "./fleet-settings.ts";
import type { EntryPoint, Setting } from "./setting.ts";
import { tokenSettings } from "./token-settings.ts";

export { type Command, commands, type Format, formats } from "./commands.ts";
export type { EntryPoint, Setting } from "./setting.ts";

/** The values of `--color`. */
export const colors = ["auto", "always", "never"] as const;
export type Color = (typeof colors)[number];

/** The values of the input `comment`. */
export const comments = ["changes", "always", "never"] as const;
export type CommentWhen = (typeof comments)[number];

const both: readonly EntryPoint[] = ["cli", "action"];
const cli: readonly EntryPoint[] = ["cli"];
const action: readonly EntryPoint[] = ["action"];
const withPolicy: readonly Command[] = ["check", "list", "diff", "policy", "baseline", "fix", "grant"];
const withHosts: readonly Command[] = ["check", "list", "diff"];
const allCommands: readonly Command[] = [
  ...withPolicy,
  "explain",
  "init",
  "fleet",
  "rules",
  "hosts",
  "help",
  "version",
];

/** By the name of the flag, without dashes, which is also the name of the input. */
export const settings = {
  root: {
    description: "The directory whose profiles are checked.",
    value: "DIR",
    fallback: "the top of the repository",
    entryPoints: both,
    commands: [...withPolicy, "init"],
  },
  policy: {
    description:
      "The policy file. A file outside the repository, or owner/repo//path@ref, limits the repository's own policy.",
    inputDescription:
      "The policy file, a path inside the repository. As owner/repo//path@ref, a file of another repository, it limits the repository's own policy.",
    value: "FILE",
    fallback: ".github/agent-profile-check.yml",
    entryPoints: both,
    commands: [...withPolicy, "fleet"],
  },
  host: {
    description: "Check only the named host; can be repeated.",
    value: "ID",
    fallback: "every host",
    entryPoints: cli,
    commands: [...withHosts, "fix"],
    repeatable: true,
  },
  edition: {
    description:
      "Check as this edition of a host; `all` and HOST=all check each of them and show where they differ; can be repeated.",
    value: "HOST=EDITION",
    fallback: "the policy's, or the newest known",
    entryPoints: cli,
    commands: [...withHosts, "fix"],
    repeatable: true,
  },
  format: {
    description: "The output format; FORMAT=FILE writes it to a file; can be repeated.",
    value: "FORMAT[=FILE]",
    choices: formats.check,
    fallback: "pretty",
    entryPoints: cli,
    commands: [...withHosts, "policy", "fleet"],
    repeatable: true,
  },
  at: {
    description:
      "Check this commit, with its own policy, baseline and attributes; needs no checkout. A bare repository is checked at HEAD.",
    value: "REV",
    fallback: "the working tree",
    entryPoints: cli,
    commands: ["check", "list", "policy", "baseline", "grant"],
  },
  base: {
    description: "Findings of this revision are existing ones; the policy is that of the checked files.",
    value: "REV",
    fallback: "",
    entryPoints: cli,
    commands: ["check"],
  },
  staged: {
    description: "Check the git index, with the base and the policy of HEAD.",
    fallback: "",
    entryPoints: cli,
    commands: ["check", "list", "policy", "fix"],
  },
  fix: {
    description: "In `check`, first make the safe fixes, as `fix` does.",
    fallback: "",
    entryPoints: cli,
    commands: ["check"],
  },
  "dry-run": {
    description: "In `fix`, print the edits as a diff and write nothing.",
    fallback: "",
    entryPoints: cli,
    commands: ["fix", "check"],
  },
  user: {
    description: "Read the user's and the machine's own profiles too.",
    fallback: "",
    entryPoints: cli,
    commands: ["check", "list"],
  },
  from: {
    description:
      "In `list`, only what a session that starts in this directory would be offered. In `init --organisation`, the policy file, or a checkout of its repository.",
    value: "DIR",
    fallback: "in `list`, every directory",
    entryPoints: cli,
    commands: ["list", "init"],
  },
  organisation: {
    description:
      "In `init`, write or renew the key `organisation` and the copy of that policy: owner/repo//path@COMMIT.",
    value: "POLICY",
    fallback: "",
    entryPoints: cli,
    commands: ["init"],
  },
  fetch: {
    description: "In `init --organisation`, read the policy over the network.",
    fallback: "",
    entryPoints: cli,
    commands: ["init"],
  },
  for: {
    description: "In `policy`, what is decided about one file: its profiles, settings, or starts of agents.",
    value: "PATH",
    fallback: "",
    entryPoints: cli,
    commands: ["policy"],
  },
  all: {
    description:
      "Show everything: in `check` existing and waived findings too, with --staged of all profiles; in `list` every setting and what differs between hosts; in `policy --for` also the rules that are as in a preset.",
    fallback: "",
    entryPoints: cli,
    commands: ["check", "list", "policy"],
  },
  full: {
    description: "In `explain`, the whole page.",
    fallback: "",
    entryPoints: cli,
    commands: ["explain"],
  },
  write: {
    description: "In `grant`, add the entry to the policy file.",
    fallback: "",
    entryPoints: cli,
    commands: ["grant"],
  },
  owner: {
    description:
      "In `grant`, the owner of the entry: a login or a team. In `init`, who owns the policy and the grants that have no owner in CODEOWNERS.",
    value: "OWNER",
    fallback: "the first owner in CODEOWNERS, of the file or else of the policy, or the account of `origin`",
    entryPoints: cli,
    commands: ["grant", "init"],
  },
  until: {
    description: "In `grant`, the last day on which the entry applies.",
    value: "DATE",
    fallback: "90 days from today",
    entryPoints: cli,
    commands: ["grant"],
  },
  prune: {
    description: "In `baseline`, only remove entries that no longer match a finding.",
    fallback: "",
    entryPoints: cli,
    commands: ["baseline"],
  },
  "from-current": {
    description:
      "In `init`, grant what today's profiles do beyond the ceiling, for 60 to 120 days; what cannot be granted goes to a baseline.",
    fallback: "",
    entryPoints: cli,
    commands: ["init"],
  },
  ...tokenSettings,
  workflow: {
    description: "On `pull_request_review`: the file of the workflow whose check is re-run.",
    value: "FILE",
    fallback: "agent-profiles.yml",
    entryPoints: action,
    commands: [],
  },
  "fail-on": {
    description:
      "The mildest finding that fails the run: note, warning, error or never. Also by class (power, integrity, correctness, hygiene): `power=warning,correctness=never`.",
    value: "LEVEL",
    fallback: "error",
    entryPoints: both,
    commands: ["check", "fleet"],
  },
  gate: {
    description: "Whether only new findings can fail the run.",
    value: "WHICH",
    choices: gates,
    fallback: "new with --base or --staged; all elsewhere",
    inputFallback: "new on pull requests and in merge groups; all elsewhere",
    entryPoints: both,
    commands: ["check"],
  },
  comment: {
    description: "When to comment on a pull request.",
    value: "WHEN",
    choices: comments,
    fallback: "changes",
    entryPoints: action,
    commands: [],
  },
  json: {
    description: "A file for the findings as JSON.",
    value: "FILE",
    fallback: "none",
    entryPoints: action,
    commands: [],
  },
  sarif: {
    description: "A file for the findings as SARIF.",
    value: "FILE",
    fallback: "none",
    entryPoints: action,
    commands: [],
  },
  offline: { description: "Never use the network.", fallback: "", entryPoints: cli, commands: allCommands },
  today: {
    description: "The day used for the policy's dates.",
    value: "DATE",
    fallback: "today, UTC",
    entryPoints: cli,
    commands: [...withPolicy, "init", "fleet"],
  },
  color: {
    description: "Whether to use colour; `NO_COLOR` is honoured.",
    value: "WHEN",
    choices: colors,
    fallback: "auto",
    entryPoints: cli,
    commands: allCommands,
  },
  quiet: {
    description: "Print only errors to stderr.",
    fallback: "",
    entryPoints: cli,
    commands: allCommands,
  },
  ...fleetSettings,
  help: { description: "Show this help.", fallback: "", entryPoints: cli, commands: allCommands },
  version: { description: "Show the version.", fallback: "", entryPoints: cli, commands: allCommands },
} satisfies { readonly [name: string]: Setting };
export type SettingName = keyof typeof settings;
