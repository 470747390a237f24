/**
 * The reusable workflow: the action's settings as inputs, and the result as an artifact for pull requests from forks.
 */
import { outputs } from "../src/evaluate/outcomes.ts";
import { type Setting, settings } from "../src/evaluate/settings.ts";

/** Settings that the reusable workflow sets itself or takes as a secret. */
const own = ["token", "policy-token", "json", "sarif", "workflow"];

/**
 * One name for a pull request and its merge group, since GitHub requires the same check of both; another one for a
 * push.
 */
export const jobName = "agent profiles${{ github.event_name == 'push' && ' on push' || '' }}";

/** The workflow as an object, ready for YAML. */
export function reusable(): object {
  const passed = Object.entries<Setting>(settings).filter(
    ([name, { entryPoints }]) => entryPoints.includes("action") && !own.includes(name),
  );
  const input = (description: string) => ({ description, type: "string", required: false });
  const told = Object.entries(outputs).filter(([name]) => name !== "json" && name !== "sarif");
  return {
    name: "agent-profile-check",
    on: {
      workflow_call: {
        inputs: {
          ...Object.fromEntries(
            passed.map(([name, setting]) => {
              const { inputDescription: description = setting.description, choices } = setting;
              const byDefault = `Default: ${setting.inputFallback ?? setting.fallback}.`;
              return [
                name,
                input([description, ...(choices ? [`One of ${choices.join(", ")}.`] : []), byDefault].join(" ")),
              ];
            }),
          ),
          artifact: {
            ...input(
              "An artifact to keep the result in, for a workflow that comments on pull requests from forks. Default: none.",
            ),
          },
          "runs-on": { ...input("The runner."), default: "ubuntu-latest" },
        },
        secrets: { "policy-token": { description: settings["policy-token"].description, required: false } },
        outputs: Object.fromEntries(
          told.map(([name, description]) => [name, { description, value: `\${{ jobs.profiles.outputs.${name} }}` }]),
        ),
      },
    },
    jobs: {
      profiles: {
        name: jobName,
        "runs-on": "${{ inputs.runs-on }}",
        "timeout-minutes": 10,
        outputs: Object.fromEntries(told.map(([name]) => [name, `\${{ steps.check.outputs.${name} }}`])),
        steps: [
          { uses: "actions/checkout@v5", with: { "persist-credentials": false } },
          {
            id: "check",
            uses: "$/check",
            with: {
              ...Object.fromEntries(passed.map(([name]) => [name, `\${{ inputs.${name} }}`])),
              "policy-token": "${{ secrets.policy-token }}",
              json: "${{ inputs.artifact && format('{0}/agent-profile-check.json', runner.temp) || '' }}",
            },
          },
          {
            if: "${{ !cancelled() && inputs.artifact && steps.check.outputs.json }}",
            uses: "actions/upload-artifact@v7",
            with: { name: "${{ inputs.artifact }}", path: "${{ steps.check.outputs.json }}", "retention-days": 7 },
          },
        ],
      },
    },
  };
}
