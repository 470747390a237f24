/**
 * Every setting of the entry points, declared once: flags, `--help`, `action.yml` and the tables of the README are made
 * from it.
 */
import { gates } from "./result.ts";
import { presets } from "../model/rule.ts";
import { type Command, formats } from "./commands.ts";

export { type Command, commands, type Format, formats, reserved } from "./commands.ts";

/** Where a setting can be given. `comment`: the action that writes the comment after a run of another workflow. */
export type EntryPoint = "cli" | "action" | "comment";

/** The values of `--color`. */
export const colors = ["auto", "always", "never"] as const;
export type Color = (typeof colors)[number];

/** The values of the input `comment`. */
export const comments = ["changes", "always", "never"] as const;
export type CommentWhen = (typeof comments)[number];

/** A flag of the command line, an input of an action, or both. */
export interface Setting {
  /** A sentence with a full stop. */
  readonly description: string;
  /** The name of the value in `--help`; absent: the setting is a switch. */
  readonly value?: string;
  /** All possible values; absent: any text. */
  readonly choices?: readonly string[];
  /** What applies without the setting: a value, or words. Empty: nothing to explain. */
  readonly fallback: string;
  readonly entryPoints: readonly EntryPoint[];
  /** The commands that have the flag; empty for a setting of actions only. */
  readonly commands: readonly Command[];
  /** Whether the flag can be given several times. */
  readonly repeatable?: true;
  /** The default of the action's input; absent: `fallback`. */
  readonly input?: string;
}

const both: readonly EntryPoint[] = ["cli", "action"];
const cli: readonly EntryPoint[] = ["cli"];
const action: readonly EntryPoint[] = ["action"];
const withPolicy: readonly Command[] = ["check", "list", "diff", "policy", "baseline", "fix", "grant"];
const withHosts: readonly Command[] = ["check", "list", "diff"];
const allCommands: readonly Command[] = [...withPolicy, "explain", "init", "rules", "hosts", "help", "version"];

/** By the name of the flag, without dashes, which is also the name of the input. */
export const settings = {
  root: {
    description: "The directory whose profiles are judged.",
    value: "DIR",
    fallback: "the top of the repository",
    entryPoints: both,
    commands: [...withPolicy, "init"],
  },
  policy: {
    description:
      "The policy file. One from outside the repository, also as owner/repo//path@ref, is a ceiling over the repository's own.",
    value: "FILE",
    fallback: ".github/agent-profile-check.yml",
    entryPoints: both,
    commands: withPolicy,
  },
  host: {
    description: "Only this host; may be given again.",
    value: "ID",
    fallback: "every host",
    entryPoints: cli,
    commands: [...withHosts, "fix"],
    repeatable: true,
  },
  edition: {
    description:
      "Read as this edition of a host does; `all` and HOST=all read as each of them, and say where they differ; may be given again.",
    value: "HOST=EDITION",
    fallback: "the policy's, or the newest known",
    entryPoints: cli,
    commands: [...withHosts, "fix"],
    repeatable: true,
  },
  format: {
    description: "How the answer looks; FORMAT=FILE writes it to a file; may be given again.",
    value: "FORMAT[=FILE]",
    choices: formats.check,
    fallback: "pretty",
    entryPoints: cli,
    commands: [...withHosts, "policy"],
    repeatable: true,
  },
  base: {
    description:
      "Findings that already stand at this revision are existing ones; the policy is that of what is judged.",
    value: "REV",
    fallback: "",
    entryPoints: cli,
    commands: ["check"],
  },
  staged: {
    description: "Judge the git index, with the base and the policy of HEAD.",
    fallback: "",
    entryPoints: cli,
    commands: ["check", "list", "policy", "fix"],
  },
  fix: {
    description: "In `check`, repair what can be repaired safely first, as `fix` does.",
    fallback: "",
    entryPoints: cli,
    commands: ["check"],
  },
  "dry-run": {
    description: "In `fix`, print the edits as a diff and write nothing.",
    fallback: "",
    entryPoints: cli,
    commands: ["check", "fix"],
  },
  user: {
    description: "Read the user's and the machine's own profiles too.",
    fallback: "",
    entryPoints: cli,
    commands: ["check", "list"],
  },
  from: {
    description: "In `list`, only what a session that starts in this directory would be offered.",
    value: "DIR",
    fallback: "every directory",
    entryPoints: cli,
    commands: ["list"],
  },
  for: {
    description: "In `policy`, what is decided about the profiles of one file.",
    value: "PATH",
    fallback: "",
    entryPoints: cli,
    commands: ["policy"],
  },
  all: {
    description:
      "Show everything: in `check` existing and waived findings too, in `list` every setting and what differs between hosts.",
    fallback: "",
    entryPoints: cli,
    commands: ["check", "list"],
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
    description: "In `grant`, who answers for the entry: a login or a team.",
    value: "OWNER",
    fallback: "the first owner in CODEOWNERS, or the account of `origin`",
    entryPoints: cli,
    commands: ["grant"],
  },
  until: {
    description: "In `grant`, the last day on which the entry counts.",
    value: "DATE",
    fallback: "90 days from today",
    entryPoints: cli,
    commands: ["grant"],
  },
  prune: {
    description: "In `baseline`, only take out entries that no finding matches any more.",
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
  token: {
    description: "Reads the pull request and writes the comment.",
    value: "TOKEN",
    fallback: "the job's own token",
    input: "${{ github.token }}",
    entryPoints: [...action, "comment"],
    commands: [],
  },
  result: {
    description: "The JSON that the run wrote, where the artifact was downloaded to.",
    value: "FILE",
    fallback: "",
    entryPoints: ["comment"],
    commands: [],
  },
  key: {
    description: "Tells comments apart where one workflow writes several on a request.",
    value: "KEY",
    fallback: "none",
    entryPoints: ["comment"],
    commands: [],
  },
  "policy-token": {
    description: "Reads policies of other repositories.",
    value: "TOKEN",
    fallback: "the input `token`",
    entryPoints: action,
    commands: [],
  },
  "policy-fallback": {
    description: "What judges where a policy of another repository cannot be had; without it, the run fails.",
    value: "PRESET",
    choices: presets.map((preset) => `preset:${preset}`),
    fallback: "none",
    entryPoints: action,
    commands: [],
  },
  workflow: {
    description: "On `pull_request_review`: the file of the workflow whose check is started again.",
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
    commands: ["check"],
  },
  gate: {
    description: "Whether only new findings can fail the run.",
    value: "WHICH",
    choices: gates,
    fallback: "new on pull requests, in merge groups, and with --base or --staged; all elsewhere",
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
  offline: { description: "Never use the network.", fallback: "", entryPoints: cli, commands: allCommands },
  today: {
    description: "The day on which the policy's dates are judged.",
    value: "DATE",
    fallback: "today, UTC",
    entryPoints: cli,
    commands: [...withPolicy, "init"],
  },
  color: {
    description: "Whether to colour; NO_COLOR is heard.",
    value: "WHEN",
    choices: colors,
    fallback: "auto",
    entryPoints: cli,
    commands: allCommands,
  },
  quiet: {
    description: "Nothing on stderr but what went wrong.",
    fallback: "",
    entryPoints: cli,
    commands: allCommands,
  },
  help: { description: "Say this.", fallback: "", entryPoints: cli, commands: allCommands },
  version: { description: "Say the version.", fallback: "", entryPoints: cli, commands: allCommands },
} satisfies { readonly [name: string]: Setting };
export type SettingName = keyof typeof settings;
