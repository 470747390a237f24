/** Inputs of a reusable workflow: their values come from the calls in the same repository, and from nowhere else. */
import { describe, expect, it } from "vitest";
import { judged, type Repository } from "../../../support/judging.ts";
import { powerBetween } from "../../../support/powers.ts";

const base = ".github/workflows/base.yml";
const inputs = { tools: { type: "string" }, extra: { type: "string", default: "Grep" } };

const review = (on: unknown, tools: string): string =>
  JSON.stringify({
    on,
    jobs: {
      review: {
        "runs-on": "ubuntu-latest",
        steps: [{ uses: "anthropics/claude-code-action@v1", with: { allowed_tools: tools } }],
      },
    },
  });
const called = (tools = "${{ inputs.tools }},${{ inputs.extra }}"): string =>
  review({ workflow_call: { inputs } }, tools);
const caller = (values: object, uses = `./${base}`): string =>
  JSON.stringify({ on: "pull_request", jobs: { call: { uses, with: values } } });

async function toolsIn(files: Repository): Promise<{ readonly tools: readonly string[]; readonly unjudged: number }> {
  const { inspection } = await judged({ ".claude/settings.json": "{}", ...files });
  const { load } = inspection.loads.find(({ host }) => host === "claude") ?? { load: undefined };
  return {
    tools: (load?.layers ?? []).flatMap(({ authority }) =>
      authority.filter(({ setting }) => setting.includes("allowed_tools")).map(({ value }) => value),
    ),
    unjudged: load?.unjudged.filter(({ at, kind }) => at.source.path === base && kind === undefined).length ?? 0,
  };
}

describe("an input of a workflow that others call", () => {
  it("has the values of all calls, and its default where a call has none", async () => {
    const { tools, unjudged } = await toolsIn({
      [base]: called(),
      ".github/workflows/a.yml": caller({ tools: "Bash(git log:*)" }),
      ".github/workflows/b.yml": caller({ tools: "Bash(npm test:*)", extra: "Write" }),
    });
    expect(unjudged).toBe(0);
    expect(new Set(tools)).toEqual(new Set(["Bash(git log:*)", "Bash(npm test:*)", "Write"]));
  });

  it("gives an entry once, however many calls give it", async () => {
    const { tools } = await toolsIn({
      [base]: called("${{ inputs.tools }},Write"),
      ".github/workflows/a.yml": caller({ tools: "Bash(git log:*)" }),
      ".github/workflows/b.yml": caller({ Tools: "Bash(npm test:*)" }),
    });
    expect(tools.filter((tool) => tool === "Write")).toHaveLength(1);
  });

  it.each<[string, Repository]>([
    ["nobody calls it here", { [base]: called() }],
    ["a call does not write it out", { [base]: called(), "a.yml": caller({ tools: "${{ vars.TOOLS }}" }) }],
    [
      "a person may start it",
      {
        [base]: review({ workflow_call: { inputs }, workflow_dispatch: { inputs } }, "${{ inputs.tools }}"),
        "a.yml": caller({ tools: "Write" }),
      },
    ],
    ["it is no input of a call", { [base]: called("${{ inputs.other }}"), "a.yml": caller({ tools: "Write" }) }],
    ["it is more than a name", { [base]: called("${{ inputs.tools || 'x' }}"), "a.yml": caller({ tools: "Write" }) }],
    ["another version is called", { [base]: called(), "a.yml": caller({ tools: "Write" }, `o/r/${base}@main`) }],
    [
      "a workflow cannot be read, and may call it",
      { [base]: called(), "a.yml": caller({ tools: "Write" }), "b.yml": "jobs: [" },
    ],
  ])("is not known where %s", async (_, files) => {
    const placed = Object.fromEntries(
      Object.entries(files).map(([path, text]) => [path === base ? path : `.github/workflows/${path}`, text]),
    );
    expect((await toolsIn(placed)).unjudged).toBe(1);
  });
});

describe("what a caller decides", () => {
  const flag = "--dangerously-skip-permissions";
  const action = ".github/actions/ask/action.yml";
  const reusable = ".github/workflows/ask.yml";
  const caller = ".github/workflows/all.yml";
  const composite = (...steps: readonly object[]) =>
    JSON.stringify({ inputs: { args: { default: "" } }, runs: { using: "composite", steps } });
  const called = (on: object, ...steps: readonly object[]) =>
    JSON.stringify({ on, jobs: { ask: { "runs-on": "ubuntu-latest", steps } } });
  const step = (of: object, around: object = {}) =>
    JSON.stringify({ on: "push", ...around, jobs: { all: { steps: [{ uses: "./.github/actions/ask", ...of }] } } });
  const job = (of: object) => JSON.stringify({ on: "push", jobs: { all: { uses: `./${reusable}`, ...of } } });
  const inputs = { inputs: { args: { type: "string", default: "" } } };
  const script = { shell: "bash", run: "claude -p x ${{ inputs.args }}" };
  const byVariable = { shell: "bash", run: "claude -p x $ARGS", env: { ARGS: "${{ inputs.args }}" } };

  it.each<[string, Repository, string, string]>([
    [
      "an input of an action",
      { [action]: composite(script) },
      step({ with: { args: "--verbose" } }),
      step({ with: { args: flag } }),
    ],
    [
      "one in a variable",
      { [action]: composite(byVariable) },
      step({ with: { args: "" } }),
      step({ with: { args: flag } }),
    ],
    ["a variable", { [action]: composite({ run: "claude -p x $ARGS" }) }, step({}), step({ env: { ARGS: flag } })],
    [
      "a variable of its workflow",
      { [action]: composite({ run: "claude -p x" }) },
      step({}),
      step({}, { env: { ANTHROPIC_BASE_URL: "https://models.example" } }),
    ],
    [
      "an input of a workflow",
      { [reusable]: called({ workflow_call: inputs }, script) },
      job({}),
      job({ with: { args: flag } }),
    ],
    [
      "one of a workflow that people start too",
      { [reusable]: called({ workflow_call: inputs, workflow_dispatch: inputs }, script) },
      job({}),
      job({ with: { args: flag } }),
    ],
  ])("is a gain: %s", async (_title, files, before, after) => {
    expect(await powerBetween({ ...files, [caller]: before }, { ...files, [caller]: after })).toBe("widened");
    expect(await powerBetween({ ...files, [caller]: before }, { ...files, [caller]: `${before} ` })).toBe("unchanged");
  });
});
