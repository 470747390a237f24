/** The text of `fleet plan --help` and of the other parts of `fleet`: only what concerns the part. */
import { fleetSettings } from "../evaluate/fleet-settings.ts";
import type { Tool } from "../evaluate/result.ts";
import { formats, type Setting, settings } from "../evaluate/settings.ts";
import { type FleetTask, fleetFlags } from "./fleet-arguments.ts";
import { helpPage, type Row, widthOf } from "./help-page.ts";
import { codesOf, examplesOf } from "./help.ts";

type Task = FleetTask["task"];

/** The help of one part of `fleet`. `invocation`: how this tool was started. */
export function helpForFleet(task: Task, { name, homepage }: Tool, columns: number, invocation = name): string {
  const [usage, does] = tasks[task];
  return helpPage(
    {
      title: `${name} fleet ${task}: ${does}`,
      usage: `Usage: ${name} fleet ${usage} [OPTIONS]`,
      examples: examplesOf.fleet
        .filter(([words]) => words.startsWith(`fleet ${task} `) && !words.endsWith("--help"))
        .map(([words, shows]): Row => [`${invocation} ${words}`, shows]),
      options: [...fleetFlags(task), "help"].map((flag) => rowOf(flag, task)),
      codes: Object.entries(codesOf("fleet"))
        .filter(([code]) => task === "scan" || code !== "1")
        .map(([code, means]): Row => [code, means.replaceAll("`", "")]),
      homepage,
    },
    widthOf(columns),
  );
}

const tasks: { readonly [task in Task]: readonly [usage: string, does: string] } = {
  plan: ["plan", "lists the repositories and their commits, in parts that can be scanned side by side"],
  scan: ["scan", "reads every subagent of one part of a plan"],
  merge: ["merge DIR…", "makes one inventory of the folders that scans wrote"],
  impact: ["impact --policy FILE", "says what another policy would do to the repositories of an inventory"],
};

/** What a flag of several parts does in one of them, and what applies without it. */
const own: { readonly [flag: string]: { readonly [task in Task]?: readonly [does: string, fallback?: string] } } = {
  archived: { plan: ["With --org, also archived repositories."] },
  forks: { plan: ["With --org, also forks."] },
  budget: {
    plan: ["The most requests to GitHub's API, of all parts together."],
    scan: ["The most requests to GitHub's API, of this part."],
  },
  "fail-on": {
    scan: [
      "The mildest finding that makes a repository fail; with it, a repository that fails ends the scan with 1.",
      "never; errors make a repository fail",
    ],
  },
  format: { impact: [`The output format. One of ${formats.fleet.join(", ")}.`, "pretty"] },
  out: {
    plan: ["The file of the plan.", "plan.json"],
    scan: ["The folder to write to; a scan goes on where it ended.", "scan"],
    merge: ["The folder to write to.", "inventory"],
  },
  policy: {
    scan: ["The organisation's policy: the ceiling over each repository's own.", "none"],
    impact: ["The policy to weigh: a file, or owner/repo//path@ref."],
  },
  today: {
    plan: ["The day that policies are judged on.", "today, UTC"],
    impact: ["The day that policies are judged on.", "today, UTC"],
  },
};

function rowOf(flag: string, task: Task): Row {
  const setting: Setting = { ...settings, ...fleetSettings }[flag as keyof typeof settings];
  const [does, fallback] = own[flag]?.[task] ?? [inPart(setting.description, task), setting.fallback];
  const values = own[flag] === undefined && setting.choices ? [`One of ${setting.choices.join(", ")}.`] : [];
  const without = fallback === undefined || fallback === "" ? [] : [`Default: ${fallback}.`];
  return [
    `--${flag}${setting.value === undefined ? "" : ` ${setting.value}`}`,
    [does, ...values, ...without].join(" "),
  ];
}

/** "For `fleet plan`, the plan." is "The plan." in the help of `fleet plan`. */
function inPart(description: string, task: Task): string {
  const lead = `For \`fleet ${task}\`, `;
  const rest = description.startsWith(lead) ? description.slice(lead.length) : description;
  return `${rest.charAt(0).toUpperCase()}${rest.slice(1)}`;
}
