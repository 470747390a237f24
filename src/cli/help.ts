/** The text of `--help`, made from the list of settings. */
import type { Tool } from "../evaluate/result.ts";
import { exitCodes } from "../evaluate/outcomes.ts";
import { type Command, commands, formats, type Setting, settings } from "../evaluate/settings.ts";
import { helpPage, type Row, widthOf } from "./help-page.ts";

/** The help of one command, or of all. `invocation`: how this tool was started. */
export function helpFor(
  command: Command | undefined,
  { name, version, homepage }: Tool,
  columns: number,
  invocation = name,
): string {
  const width = widthOf(columns);
  const flags = Object.entries<Setting>(settings).filter(
    ([flag, { entryPoints, commands: users }]) =>
      entryPoints.includes("cli") &&
      (command === undefined ? !isOfFleet(users) : users.includes(command) && isShown(flag, command)),
  );
  const options = flags.map(
    ([flag, setting]): Row => [
      `--${flag}${setting.value === undefined ? "" : ` ${setting.value}`}`,
      meaning(flag, setting, command),
    ],
  );
  const codes = Object.entries(command === undefined ? exitCodes : codesOf(command)).map(
    ([code, means]): Row => [code, means.replaceAll("`", "")],
  );
  const examples = (command === undefined ? generalExamples : examplesOf[command]).map(
    ([words, does]): Row => [`${invocation}${words === "" ? "" : ` ${words}`}`, does],
  );
  const title =
    command === undefined
      ? `${name} ${version}: checks what subagent profiles can do, as their hosts load them`
      : `${name} ${command}: ${commands[command].replaceAll("`", "")}`;
  const usage = `Usage: ${name} ${command === undefined ? "[COMMAND] [OPTIONS]" : `${usageOf[command]} [OPTIONS]`}`;
  const names = Object.entries(commands).map(([own, does]): Row => [usageOf[own as Command], does.replaceAll("`", "")]);
  return helpPage(
    {
      title,
      usage,
      ...(command === undefined ? { names } : {}),
      examples,
      options,
      codes,
      homepage,
    },
    width,
  );
}

const usageOf: { readonly [command in Command]: string } = {
  check: "[check]",
  list: "list",
  diff: "diff [BASE [HEAD] | BASE..HEAD]",
  explain: "explain [RULE|HOST]",
  policy: "policy [test FILE…]",
  baseline: "baseline",
  init: "init",
  fix: "fix",
  grant: "grant PATH",
  fleet: "fleet plan|scan|merge|impact",
  rules: "rules",
  hosts: "hosts",
  help: "help [COMMAND]",
  version: "version",
};

/** Each is run in a test. */
export const generalExamples: readonly Row[] = [
  ["", "checks the repository around the working directory"],
  ["list", "shows what every profile can do"],
  ["explain max-capability", "says why a rule matters, and how to fix its findings"],
];

/** Three to five for each command: the words after the tool's name, and what they show. */
export const examplesOf: { readonly [command in Command]: readonly Row[] } = {
  check: [
    ["check --base origin/main", "fails only for findings that origin/main does not have"],
    ["check --staged", "checks what the next commit would hold, as a hook does"],
    ["check --format json=findings.json", "writes the findings to a file"],
  ],
  list: [
    ["list", "shows every profile, the most powerful first"],
    ["list --all", "shows every setting too"],
    ["list --format json --host claude", "prints the profiles of one host for other programs"],
  ],
  diff: [
    ["diff", "shows what changed since the default branch"],
    ["diff HEAD~1", "shows what changed since the last commit"],
    ["diff main...topic", "shows what topic changed since it left main"],
    ["diff v1 v2 --format markdown", "compares two revisions for a comment"],
  ],
  explain: [
    ["explain", "lists the rules and hosts"],
    ["explain max-capability", "shows the first screen of a rule's page"],
    ["explain max-capability/hook", "shows what it says of one kind of finding"],
    ["explain claude --full", "shows the whole page of a host"],
  ],
  policy: [
    ["policy", "shows every setting, and the line that it comes from"],
    ["policy --for .claude/agents/release.md", "shows what is decided for one profile"],
    ["policy test policy.test.yml", "runs the cases of a file against the policy"],
  ],
  baseline: [
    ["baseline", "accepts today's findings"],
    ["baseline --prune", "removes entries that match no finding"],
    ["baseline --today 2027-01-31", "writes the baseline of another day"],
  ],
  init: [
    ["init", "writes a policy, the check, and a hook entry"],
    ["init --from-current", "grants what today's profiles do"],
    ["init --owner @acme/dx", "names who approves changes of the policy"],
  ],
  fix: [
    ["fix", "repairs the profiles of the working tree"],
    ["fix --dry-run", "shows the edits and writes nothing"],
    ["fix --staged", "repairs what is staged too, as a hook does"],
  ],
  grant: [
    ["grant .claude/agents/release.md", "prints the entry that the profile needs"],
    ["grant .claude/settings.json --owner @acme/dx", "does it for a settings file, with an owner"],
    ["grant .claude/agents/release.md --write", "adds the entry to the policy"],
  ],
  fleet: [
    ["fleet plan --mirrors mirrors", "lists the repositories of a folder and their commits"],
    ["fleet scan --plan plan.json --out scan", "reads every subagent of the plan"],
    ["fleet merge scan --out inventory", "makes one inventory of all parts: rows, CSV, SQLite, Markdown, HTML"],
    ["fleet impact --policy stricter.yml", "says which repositories would begin to fail"],
    ["fleet scan --help", "shows the options of one part"],
  ],
  rules: [
    ["rules", "lists the rules"],
    ["explain unique-name", "shows the first screen of one rule's page"],
    ["explain unique-name --full", "shows the whole page"],
  ],
  hosts: [
    ["hosts", "lists the hosts"],
    ["explain codex", "shows the first screen of one host's page"],
    ["explain codex --full", "shows the whole page"],
  ],
  help: [
    ["help", "shows the commands and options"],
    ["help list", "shows the options of one command"],
    ["list --help", "does the same"],
  ],
  version: [
    ["version", "prints the version"],
    ["--version", "does the same"],
    ["help", "shows the commands and options"],
  ],
};

/** Commands that print a text of the tool: they read no files and use no network. */
const texts: readonly Command[] = ["explain", "rules", "hosts", "help", "version"];

/** Whether only `fleet` has a flag: few people use it, and its own help names them. */
function isOfFleet(users: readonly Command[]): boolean {
  return users.length === 1 && users[0] === "fleet";
}

/** Whether the help of one command names a flag that it accepts. */
function isShown(flag: string, command: Command): boolean {
  if (flag === "version") return command === "version";
  if (flag === "color") return command !== "help" && command !== "version";
  return !(texts.includes(command) && (flag === "offline" || flag === "quiet"));
}

/** The codes that a command can end with. */
export function codesOf(command: Command): { readonly [code: string]: string } {
  const done = { 0: "done", 2: exitCodes[2], 3: exitCodes[3] };
  if (command === "check") return { ...done, 0: "nothing at or above `--fail-on`", 1: "findings" };
  if (command === "fleet")
    return {
      ...done,
      1: "with --fail-on, a repository fails",
      4: "a repository was not read or needs a scan, or an earlier row stands in",
    };
  if (texts.includes(command)) return { 0: "done", 2: "a mistake in the words or the flags" };
  return command === "policy" ? { ...done, 1: "a failed case of `policy test`" } : done;
}

/** What a flag does in one command, where that differs from what the list of all flags says. */
const ownMeanings: { readonly [flag: string]: { readonly [command in Command]?: string } | undefined } = {
  root: {
    fix: "The directory whose profiles are repaired.",
    init: "The repository to write to.",
    diff: "The directory whose changes are shown.",
    policy: "The repository whose policy is shown.",
    baseline: "The repository whose findings are accepted.",
    grant: "The repository that PATH belongs to.",
  },
  at: {
    policy: "Show the policy of this commit.",
    baseline: "Print the baseline of this commit, and write nothing.",
    grant: "Print the entry that PATH needs in this commit.",
  },
  staged: {
    policy: "Show the policy that counts for the git index: the one of HEAD.",
    fix: "Repair what is staged, in the git index and in the working tree.",
  },
  edition: { fix: "Repair for this edition of a host; can be repeated." },
  host: { fix: "Repair only for the named host; can be repeated." },
  all: {
    check: "Show existing, waived and folded findings too.",
    list: "Show every setting too, and what differs between hosts.",
    policy: "With --for, show also the rules that are as in a preset.",
  },
  from: {
    list: "Only what a session that starts in this directory would be offered.",
    init: "With --organisation, the policy file, or a checkout of its repository.",
  },
  owner: {
    grant: "The owner of the entry: a login or a team.",
    init: "The login or team that owns the policy, and the grants of files that CODEOWNERS gives nobody.",
  },
  fetch: { init: "With --organisation, read the policy over the network." },
  policy: {
    fleet:
      "For `fleet scan`, the organisation's policy: the ceiling over each repository's own; for `fleet impact`, the one to weigh.",
  },
  format: { fleet: "For `fleet impact`, the output format." },
  today: { fleet: "For `fleet plan` and `fleet impact`, the day that policies are judged on." },
  "fail-on": {
    fleet:
      "For `fleet scan`, the mildest finding that makes a repository fail; with it, a repository that fails ends the scan with 1.",
  },
  "dry-run": { check: "With --fix, print the edits as a diff, write nothing and check nothing." },
};

/** What applies without a flag in one command. */
const ownFallbacks: { readonly [flag: string]: { readonly [command in Command]?: string } | undefined } = {
  root: { diff: "all of the repository", policy: "the one around the working directory" },
  policy: { fleet: "none" },
  from: { list: "every directory", init: "none, and then --organisation needs --fetch" },
  owner: {
    init: "the owners in CODEOWNERS; for grants without one, the owner of the policy, or the account of `origin`",
  },
  "fail-on": { fleet: "never; errors make a repository fail" },
};

function meaning(flag: string, setting: Setting, command: Command | undefined): string {
  const { choices } = setting;
  const own = command && ownMeanings[flag]?.[command];
  const description = own ?? (command ? withoutCommand(setting.description, command) : setting.description);
  const fallback = (command && ownFallbacks[flag]?.[command]) ?? setting.fallback;
  const values =
    flag === "format" && (command === "list" || command === "diff" || command === "policy" || command === "fleet")
      ? formats[command]
      : choices;
  return [
    description,
    ...(values ? [`One of ${values.join(", ")}.`] : []),
    ...(fallback ? [`Default: ${fallback}.`] : []),
  ].join(" ");
}

/** "In `fix`, print the edits." is "Print the edits." in the help of `fix`, and nothing in that of another command. */
function withoutCommand(description: string, command: Command): string {
  return description
    .split(/(?<=\.) (?=In `)/)
    .flatMap((part) => {
      const [lead = "", name] = /^In `([^`]+)`, /.exec(part) ?? [];
      if (name !== undefined && name !== command) return [];
      const rest = part.slice(lead.length);
      return [`${rest.charAt(0).toUpperCase()}${rest.slice(1)}`];
    })
    .join(" ");
}
