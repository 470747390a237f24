/**
 * The keys of workflows, jobs, steps and hooks: which are compared, and which cannot weaken a check, with the reason.
 */

/** Where a key is. */
export type Level = "workflow" | "job" | "step" | "action" | "hook" | "hooks file" | "repo";

interface Keys {
  /** Read by this tool: `properties.ts` compares them, or they hold what is compared. */
  readonly compared: readonly string[];
  /** Why each cannot weaken the check. */
  readonly harmless: Readonly<Record<string, string>>;
}

const display = "is only shown";
const cancelled = "a run that is cancelled or waits is not green";

/** A key that is in neither list is reported if it is new, changed or gone. */
export const workflowKeys: Readonly<Record<Level, Keys>> = {
  workflow: {
    compared: ["on", "true", "env", "defaults", "jobs"],
    harmless: {
      name: display,
      "run-name": display,
      concurrency: cancelled,
      permissions: "a token with fewer rights causes an error or a missing approval, never a pass",
    },
  },
  job: {
    compared: [
      "if",
      "continue-on-error",
      "needs",
      "container",
      "strategy",
      "runs-on",
      "env",
      "defaults",
      "steps",
      "uses",
      "with",
      "secrets",
    ],
    harmless: {
      name: "a required check that is not reported is not green; a second job of that name is reported",
      "timeout-minutes": "a job that runs out of time fails",
      permissions: "a token with fewer rights causes an error or a missing approval, never a pass",
      concurrency: cancelled,
      environment: cancelled,
      outputs: "are read after the job",
      services: "run next to the job, and the check does not use them",
    },
  },
  step: {
    compared: ["if", "continue-on-error", "shell", "working-directory", "env", "uses", "run", "with"],
    harmless: { name: display, id: "is only a name", "timeout-minutes": "a step that runs out of time fails" },
  },
  action: {
    compared: ["runs"],
    harmless: {
      name: display,
      description: display,
      author: display,
      branding: display,
      inputs: "are compared where a step uses them",
      outputs: "are read after the action",
    },
  },
  hook: {
    compared: ["id", "args", "always_run", "entry", "language", "stages", "additional_dependencies", "pass_filenames"],
    harmless: {
      name: display,
      description: display,
      alias: "is only a name",
      verbose: display,
      log_file: "writes a file",
      require_serial: "decides how many processes run",
      fail_fast: "stops after a failure, which fails the commit",
      language_version: "the tool refuses a Node.js that is too old",
      minimum_pre_commit_version: "an older pre-commit fails",
      files: "the hook always runs",
      exclude: "the hook always runs",
      types: "the hook always runs",
      types_or: "the hook always runs",
      exclude_types: "the hook always runs",
    },
  },
  "hooks file": {
    compared: ["repos", "default_stages", "default_install_hook_types", "ci"],
    harmless: {
      default_language_version: "the tool refuses a Node.js that is too old",
      files: "the hook always runs",
      exclude: "the hook always runs",
      fail_fast: "stops after a failure, which fails the commit",
      minimum_pre_commit_version: "an older pre-commit fails",
      minimum_prek_version: "an older prek fails",
    },
  },
  repo: { compared: ["repo", "rev", "hooks"], harmless: {} },
};

/** Whether this tool knows a key at a level. */
export function isKnownKey(level: Level, name: string): boolean {
  return workflowKeys[level].compared.includes(name) || Object.hasOwn(workflowKeys[level].harmless, name);
}

/**
 * Variables of a step that cannot change what it runs or asks. In a step of its own every other variable is reported.
 */
export const harmlessVariables =
  /^(?:NO_COLOR|FORCE_COLOR|CLICOLOR|CLICOLOR_FORCE|COLUMNS|TERM|CI|TZ|LANG|LANGUAGE|LC_\w+)$/;

/**
 * Variables that make Node.js, npm, Git, the loader, the shell, pre-commit or the runner run something else, or ask
 * another server. In a job or a workflow only these are reported: other variables there are for other steps.
 */
export const steeringVariables =
  /^(?:NODE_.*|NPM_.*|YARN_.*|PNPM_.*|BUN_.*|COREPACK_.*|LD_.*|DYLD_.*|GLIBC_TUNABLES|MALLOC_.*|OPENSSL_.*|SSL_.*|PATH|PATHEXT|HOME|USERPROFILE|APPDATA|LOCALAPPDATA|XDG_.*|TMPDIR|TEMP|TMP|BASH_.*|BASHOPTS|SHELLOPTS|SHELL|COMSPEC|ENV|IFS|CDPATH|PS4|PROMPT_COMMAND|.*_PROXY|SKIP|PRE_COMMIT.*|PREK_.*|GIT_.*|GH_HOST|INPUT_.*|GITHUB_.*|RUNNER_.*|ACTIONS_.*)$/i;
