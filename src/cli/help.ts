/** The text of `--help`, made from the list of settings. */
import { wrap } from "../sanitize/colors.ts";
import type { Tool } from "../evaluate/result.ts";
import { exitCodes } from "../evaluate/outcomes.ts";
import { type Command, commands, formats, type Setting, settings } from "../evaluate/settings.ts";

/** The help of one command, or of all. `invocation`: how this tool was started. */
export function helpFor(
  command: Command | undefined,
  { name, version, homepage }: Tool,
  columns: number,
  invocation = name,
): string {
  const width = Math.min(Math.max(columns, 60), 100);
  const flags = Object.entries<Setting>(settings).filter(
    ([, { entryPoints, commands: users }]) =>
      entryPoints.includes("cli") && (command === undefined || users.includes(command)),
  );
  const options = flags.map(
    ([flag, setting]): Row => [
      `--${flag}${setting.value === undefined ? "" : ` ${setting.value}`}`,
      meaning(flag, setting, command),
    ],
  );
  const codes = Object.entries(exitCodes).map(([code, means]): Row => [code, means.replaceAll("`", "")]);
  const examples = (command === undefined ? generalExamples : examplesOf[command]).map(
    ([words, does]): Row => [`${invocation}${words === "" ? "" : ` ${words}`}`, does],
  );
  const title =
    command === undefined
      ? `${name} ${version}: checks what subagent profiles can do, as their hosts load them`
      : `${name} ${command}: ${commands[command].replaceAll("`", "")}`;
  const usage = `Usage: ${name} ${command === undefined ? "[COMMAND] [OPTIONS]" : `${usageOf[command]} [OPTIONS]`}`;
  const names = Object.entries(commands).map(([own, does]): Row => [usageOf[own as Command], does.replaceAll("`", "")]);
  const parts = [
    `${[title, usage].flatMap((line) => wrap(line, width, (word) => word.length)).join("\n")}\n`,
    ...(command === undefined ? [`Commands\n${table(names, width)}`] : []),
    `Examples\n${listing(examples, width)}`,
    `Options\n${table(options, width)}`,
    ...(command === undefined || command === "check" ? [`Exit codes\n${table(codes, width)}`] : []),
    `${homepage.replace(/\/blob\/.*$/, "")}\n`,
  ];
  return parts.join("\n");
}

const usageOf: { readonly [command in Command]: string } = {
  check: "[check]",
  list: "list",
  diff: "diff [BASE [HEAD]]",
  explain: "explain [RULE|HOST]",
  policy: "policy [test FILE…]",
  baseline: "baseline",
  init: "init",
  fix: "fix",
  grant: "grant PATH",
  rules: "rules",
  hosts: "hosts",
  help: "help [COMMAND]",
  version: "version",
};

type Row = readonly [name: string, text: string];

const generalExamples: readonly Row[] = [
  ["", "checks the repository around the working directory"],
  ["list", "shows what every profile can do"],
  ["explain max-capability", "says why a rule matters, and how to fix its findings"],
];

const examplesOf: { readonly [command in Command]: readonly Row[] } = {
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
    ["diff v1 v2 --format markdown", "compares two revisions for a comment"],
  ],
  explain: [
    ["explain", "lists the rules and hosts"],
    ["explain max-capability", "shows the first screen of a rule's page"],
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
    ["init", "writes a policy, a workflow and a hook entry"],
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

function meaning(flag: string, { description, choices, fallback }: Setting, command: Command | undefined): string {
  const values =
    flag === "format" && (command === "list" || command === "diff" || command === "policy")
      ? formats[command]
      : choices;
  return [
    description,
    ...(values ? [`One of ${values.join(", ")}.`] : []),
    ...(fallback ? [`Default: ${fallback}.`] : []),
  ].join(" ");
}

function table(rows: readonly Row[], width: number): string {
  const first = Math.max(...rows.map(([name]) => name.length)) + 4;
  return rows
    .map(([name, text]) => {
      const lines = wrap(text, width - first, (word) => word.length);
      return lines.map((line, i) => `${i === 0 ? `  ${name}`.padEnd(first) : " ".repeat(first)}${line}\n`).join("");
    })
    .join("");
}

/** A table, or each text below its name where the names leave too little room. A command line is never broken. */
function listing(rows: readonly Row[], width: number): string {
  const first = Math.max(...rows.map(([name]) => name.length)) + 4;
  return rows.every(([, text]) => first + text.length <= width)
    ? table(rows, width)
    : rows
        .map(([name, text]) => {
          const lines = wrap(text, width - 6, (word) => word.length);
          return [`  ${name}`, ...lines.map((line) => `      ${line}`)].map((line) => `${line}\n`).join("");
        })
        .join("");
}
