/**
 * Every setting of the entry points, declared once: flags, `--help`, `action.yml` and the tables of the README are made
 * from it.
 */
import { gates } from "./result.ts";
import { presets } from "../model/rule.ts";

/** Where a setting can be given. `comment`: the action that writes the comment after a run of another workflow. */
export type EntryPoint = "cli" | "action" | "comment";

/** The commands, with their descriptions in `--help`. */
export const commands = {
  check: "judge the profiles of the repository around the working directory",
  list: "every profile: the host's verdict on it and what it may do",
  diff: "what changed since a revision, or between two: who is new, gone or different, and who may do more",
  explain: "the page of a rule or a host, in the terminal",
  policy:
    "the policy in force, and the file and line each setting came from; `policy test FILE…` runs cases against it",
  baseline: "today's findings as a baseline file, whose entries fail no later run",
  init: "writes a policy, a workflow and a pre-commit entry, and never over an existing file",
} as const;
export type Command = keyof typeof commands;

/** Names of formats, inputs and outputs that later versions will use. */
export const reserved = {
  formats: ["sarif", "junit"],
  inputs: { sarif: "A file for the findings as SARIF" },
  outputs: { sarif: "The file with the findings as SARIF" },
} as const;

/** The formats of each command that has `--format`; the first one is the default. */
export const formats = {
  check: ["pretty", "json", "github", "markdown"],
  list: ["pretty", "json"],
  diff: ["pretty", "json", "markdown"],
  policy: ["pretty", "json"],
} as const;
export type Format = (typeof formats)[keyof typeof formats][number];

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
const withPolicy: readonly Command[] = ["check", "list", "diff", "policy", "baseline"];
const withHosts: readonly Command[] = ["check", "list", "diff"];
const allCommands: readonly Command[] = [...withPolicy, "explain", "init"];

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
    commands: withHosts,
    repeatable: true,
  },
  edition: {
    description:
      "Read as this edition of a host does; `all` and HOST=all read as each of them, and say where they differ; may be given again.",
    value: "HOST=EDITION",
    fallback: "the policy's, or the newest known",
    entryPoints: cli,
    commands: withHosts,
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
    commands: ["check", "list", "policy"],
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

/** The outputs of the action, with their descriptions in `action.yml`. */
export const outputs = {
  conclusion: "`clean`, `findings`, or `error` where nothing was decided.",
  errors: "How many errors there are.",
  warnings: "How many warnings there are.",
  notes: "How many notes there are.",
  profiles: "How many profiles there are.",
  added: "How many profiles the base does not have.",
  changed: "How many profiles differ from the base.",
  removed: "How many profiles only the base has.",
  widened: "How many profiles can do more than at the base, by their own change.",
  "settings-widened": "How many profiles run under looser settings than at the base.",
  json: "The file with the findings as JSON.",
  "comment-url": "The address of the comment, where there is one.",
} as const;

/** The meaning of each exit code of the command line. */
export const exitCodes = {
  0: "nothing at or above `--fail-on`; for the other commands: done",
  1: "findings, or a failed case of `policy test`",
  2: "a mistake in the flags, the policy or the named revision",
  3: "the tool broke; nothing was decided",
} as const;
