/** What GitHub and pre-commit read: the actions, the reusable workflow and the hooks. */
import { stringify } from "yaml";
import { outputs } from "../../src/evaluate/outcomes.ts";
import { type EntryPoint, type Setting, settings } from "../../src/evaluate/settings.ts";
import { reusable } from "../reusable.ts";
import { notice } from "./text.ts";

function inputsAt(entryPoint: EntryPoint): readonly (readonly [name: string, input: object])[] {
  return Object.entries<Setting>(settings)
    .filter(([, { entryPoints }]) => entryPoints.includes(entryPoint))
    .map(([name, setting]) => {
      const { inputDescription: description = setting.description, choices, input } = setting;
      const { inputFallback: fallback = setting.fallback } = setting;
      const words = [
        description,
        ...(choices ? [`One of ${choices.join(", ")}.`] : []),
        ...(fallback ? [`Default: ${fallback}.`] : []),
      ];
      return [
        name,
        { description: words.join(" "), required: fallback === "", ...(input === undefined ? {} : { default: input }) },
      ];
    });
}

/** `comment/action.yml`. */
export function commentAction(): string {
  return yaml({
    name: "agent-profile-check comment",
    description:
      "Comments on a pull request what a run that has ended found, also where that run could not: in a workflow_run job.",
    branding: { icon: "shield", color: "blue" },
    inputs: Object.fromEntries(inputsAt("comment")) as object,
    outputs: { "comment-url": { description: outputs["comment-url"] } },
    runs: { using: "node24", main: "../dist/comment/index.js" },
  });
}

/** `action.yml`, or `check/action.yml`: the reusable workflow refers to an action of this repository by a folder. */
export function action(main: string): string {
  return yaml({
    name: "agent-profile-check",
    description: "The gate for subagent profiles: loads each one as its host would and checks what it can do.",
    branding: { icon: "shield", color: "blue" },
    inputs: Object.fromEntries(inputsAt("action")) as object,
    outputs: Object.fromEntries(Object.entries(outputs).map(([name, description]) => [name, { description }])),
    runs: { using: "node24", main },
  });
}

/**
 * A deletion can break a profile, so the hooks run on every commit and check the whole index. The arguments are part
 * of `entry`, so that a configuration's `args` are added to them. The hook that writes runs only where it is asked for.
 */
export function preCommitHooks(): string {
  const words = "check --staged";
  const common = {
    name: "agent-profile-check",
    description: "Checks the staged subagent profiles.",
    pass_filenames: false,
    always_run: true,
  };
  const hooks = [
    { id: "agent-profile-check", ...common, language: "node", entry: `agent-profile-check ${words}` },
    { id: "agent-profile-check-script", ...common, language: "script", entry: `dist/cli/index.js ${words}` },
    {
      ...common,
      id: "agent-profile-check-fix",
      name: "agent-profile-check fix",
      description: "Repairs the staged subagent profiles, where a repair is safe.",
      language: "node",
      entry: "agent-profile-check fix --staged",
      stages: ["manual"],
    },
  ];
  return `# ${notice}\n${stringify(hooks, { aliasDuplicateObjects: false })}`;
}

/** The reusable workflow. */
export function reusableWorkflow(): string {
  return yaml(reusable());
}

function yaml(content: object): string {
  return `# ${notice}\n${stringify(content, { lineWidth: 140 })}`;
}
