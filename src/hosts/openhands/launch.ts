/**
 * How workflows start OpenHands: the flags, commands and variables of its command line 1.16.0, and the inputs of the
 * actions in `OpenHands/extensions`, whose scripts set no policy of confirmation.
 */
import {
  bypasses,
  autoApproves,
  connectsServer,
  narrows,
  opensNetwork,
  startsCode,
  widens,
} from "../_kit/ci/effects.ts";
import {
  harmlessFlags,
  type Launch,
  type LaunchAction,
  type LaunchEffect,
  type LaunchFlags,
} from "../_kit/ci/launch.ts";

const asksNothing = "runs every command and edit without asking";

const flags: LaunchFlags = {
  "--always-approve --yolo": bypasses(asksNothing).map(measured),
  "--llm-approve": autoApproves("runs what the model calls a low risk without asking").map(measured),
  "--override-with-envs": widens("takes the model's address from variables, also from `.env` in the repository").map(
    measured,
  ),
  "--server-url --cloud-url VALUE": opensNetwork("runs the session on that server"),
  "--cloud": opensNetwork("runs the session on another machine"),
  "--host VALUE": widens("lets others reach the session"),
  "--mount-cwd": widens("gives the server's container this directory"),
  ...harmlessFlags(`--headless; --task -t VALUE; --file -f VALUE; --json; --exit-without-confirmation; --resume [VALUE]; --last
    --gpu; --port VALUE; --debug; --limit -l VALUE; --help -h; --version -v`),
};

const started = bypasses("starts an agent that runs every tool without asking").map(
  (effect): LaunchEffect => ({ ...effect, instead: "remove it" }),
);

const common: LaunchFlags = {
  llm_base_url: opensNetwork("decides where requests go"),
  extensions_repo: startsCode("is the repository whose scripts run"),
  extensions_version: startsCode("is the version of the scripts that run"),
  lmnr_api_key: opensNetwork("sends what the agent does to the account with this key"),
  ...harmlessFlags("llm_model; llm_api_key; github_token"),
};

/** Inputs are written with dashes. */
function dashed(inputs: LaunchFlags): LaunchFlags {
  return Object.fromEntries(Object.entries(inputs).map(([name, use]) => [name.replaceAll("_", "-"), use]));
}

const actions: readonly LaunchAction[] = [
  {
    name: "pr-review",
    uses: ["openhands/extensions/plugins/pr-review"],
    always: started,
    inputs: dashed({
      ...common,
      agent_kind: widens("decides which agent is started"),
      acp_command: startsCode("is the command that is started as the agent"),
      openhands_sdk_package: startsCode("is the package that is installed and run"),
      use_sub_agents: widens("lets the agent start others", /^true$/i),
      load_public_skills: narrows("loads no skills of others", /^false$/i),
      ...harmlessFlags("review_style; require_evidence; collect_feedback; acp_prompt_timeout; enable_uv_cache"),
    }),
  },
  {
    name: "qa-changes",
    uses: ["openhands/extensions/plugins/qa-changes"],
    always: started,
    inputs: dashed({ ...common, ...harmlessFlags("max_budget; timeout_minutes; max_iterations") }),
  },
  {
    name: "vulnerability-remediation",
    uses: ["openhands/extensions/plugins/vulnerability-remediation"],
    always: started,
    inputs: dashed({ ...common, ...harmlessFlags("max_vulnerabilities; severity_threshold") }),
  },
  {
    name: "release-notes",
    uses: ["openhands/extensions/plugins/release-notes"],
    always: started,
    inputs: dashed({ ...common, ...harmlessFlags("tag; previous_tag; include_internal; output_format") }),
  },
];

const settingsFolder = startsCode("is the folder of its settings, which may start servers").map(measured);

export const launch: Launch = {
  program: "openhands",
  programs: ["openhands"],
  prefixes: ["OPENHANDS", "LLM"],
  uses: actions.flatMap(({ uses }) => uses),
  flags,
  commands: {
    acp: "start",
    web: "start",
    serve: "start",
    cloud: "start",
    mcp: connectsServer,
    ...Object.fromEntries("login logout view".split(" ").map((name) => [name, "harmless" as const])),
  },
  // Measured on 1.16.0: no flag, no variable and no setting makes `--headless` ask.
  unprompted: [
    {
      by: ["--headless"],
      effect: "bypasses",
      because: `${asksNothing}, as \`--always-approve\` does`,
      certainty: "measured",
    },
  ],
  variables: {
    OPENHANDS_PERSISTENCE_DIR: settingsFolder,
    OPENHANDS_WORK_DIR: startsCode("is the directory whose hooks and skills count"),
    OPENHANDS_CLOUD_URL: opensNetwork("is the server that has the session"),
    OPENHANDS_VERSION: startsCode("is the version of the image that `serve` starts"),
    EXTENSIONS_REF: widens("is the version of the public skills that are loaded"),
  },
  actions,
};

function measured(effect: LaunchEffect): LaunchEffect {
  return { ...effect, certainty: "measured" };
}
