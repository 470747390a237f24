/**
 * What GitHub's runner writes in the place of an expression or a variable, where nobody can choose it: the repository,
 * numbers, commits, addresses. These hold no blank, no comma, no quote and no bracket, so they are never more than a
 * part of one value. Documented by GitHub, which lets no workflow set these variables. Names of branches and people,
 * titles and inputs are chosen by people.
 */
import type { Step, StepText } from "./step.ts";

/** As what nobody can know is shown, and as no flag takes it for a word of its own. */
const somethingPlain = "…";

/** Those of the context `github` that every event has. */
const ofRepository = ["repository", "repository_id", "repository_owner", "repository_owner_id"];
const ofRun = ["sha", "run_id", "run_number", "run_attempt", "server_url", "api_url", "graphql_url"];

const ofRunner = ["os", "arch"];

/** Folders of the context `runner`, which lie outside of the repository. */
const outside = ["temp", "tool_cache"];

/** By `github.sha`, or the variable `GITHUB_SHA`. */
const values: ReadonlyMap<string, string> = new Map([
  ...[...ofRepository, ...ofRun].flatMap((name) => bothNames("github", name)),
  ...ofRunner.flatMap((name) => bothNames("runner", name)),
  ...outside.flatMap((name) => bothNames("runner", name, `/${somethingPlain}`)),
]);

const always = /\$\{\{\s*((?:github|runner)\.\w+)\s*\}\}/gi;

/** Numbers and commits of an event. Other events have none of them, and the text is empty. */
const ofEvent =
  /\$\{\{\s*github\.event\.(?:(?:number|before|after)|(?:pull_request|issue|comment|review|discussion|release|workflow_run|check_run|check_suite)\.(?:number|id)|pull_request\.(?:head|base)\.sha|workflow_run\.head_sha)\s*\}\}/gi;

/** Where an expression that may be empty is a part of a longer word. Alone, it would take the word with it. */
const within = new RegExp(`(?<=[^\\s}])${ofEvent.source}|${ofEvent.source}(?=[^\\s$])`, "gi");

/**
 * The step with these values in its scripts and inputs, and in the variables that they name. `path`: the file of the
 * step, a workflow or an action.
 */
export function withRunnerValues(step: Step, path: string): Step {
  const { scripts, inputs, env } = step;
  const known = new Map([...values, ...foldersOf(path)]);
  const fill = (text: string): string => filled(text, known);
  const within = ({ text, values: each, ...place }: StepText): StepText => ({
    ...place,
    text: fill(text),
    ...(each ? { values: each.map(fill) } : {}),
  });
  return {
    ...step,
    scripts: scripts.map(within),
    inputs: new Map([...inputs].map(([name, text]) => [name, within(text)])),
    env: new Map([...known, ...[...env].map(([name, value]) => [name, fill(value)] as const)]),
  };
}

/** Whether a path may be that of a file of the repository, and a value that nobody can know is a part of it. */
export function isOpenPath(path: string): boolean {
  return path.includes(somethingPlain) && !path.startsWith("/");
}

/** The checkout, from which paths are looked for, and the folder of an action. */
function foldersOf(path: string): readonly (readonly [name: string, value: string])[] {
  const folder = path.includes("/") ? path.slice(0, path.lastIndexOf("/")) : ".";
  return [
    ...bothNames("github", "workspace", "."),
    ...(/(?:^|\/)action\.ya?ml$/.test(path) ? bothNames("github", "action_path", folder) : []),
  ];
}

function bothNames(
  context: string,
  name: string,
  value = somethingPlain,
): readonly (readonly [name: string, value: string])[] {
  return [
    [`${context}.${name}`, value],
    [`${context}_${name}`.toUpperCase(), value],
  ];
}

function filled(text: string, known: ReadonlyMap<string, string>): string {
  if (!text.includes("${{")) return text;
  return text
    .replace(within, somethingPlain)
    .replace(always, (whole, name: string) => known.get(name.toLowerCase()) ?? whole);
}
