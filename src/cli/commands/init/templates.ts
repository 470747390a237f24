/** The files that a repository starts with, as text. */
import type { Tool } from "../../../evaluate/result.ts";
import { quotedYaml } from "../../../evaluate/grants/yaml.ts";
import { homeOf, type Pin } from "./pin.ts";

/** The job's name on pull requests: the required check. */
export const checkName = "agent profiles";

/** The secret with the token that reads a team's members. */
export const teamSecret = "AGENT_PROFILES_TOKEN";

/** What the head of a policy depends on. */
export interface HeadOptions {
  /** Whether an owner of the policy file is known, who approves its changes. */
  readonly isOwned?: boolean;
  /** Whether it lies below an organisation's policy, which states the rest. */
  readonly isBelow?: boolean;
}

/**
 * The schema line for editors, a comment, the ceiling and, where an owner is known, who approves changes of the policy.
 * Below an organisation's policy no ceiling: one that is stated here applies before the organisation's rollout.
 */
export function policyHead(tool: Tool, what: string, { isOwned = false, isBelow = false }: HeadOptions = {}): string {
  const settings = isBelow ? "" : start;
  return `# yaml-language-server: $schema=${rawOf(tool)}/policy.schema.json\n# ${what}\n${settings}${isOwned ? `${approvals} # a code owner of this file approves its changes\n` : ""}`;
}

const start =
  "extends: preset:recommended # or preset:strict\nceiling: [read] # what any profile may do: read, write, execute, network, delegate, external\n";

/** Lets the code owners of the policy file approve what changes it. */
const approvals = "approvals: { policy: { by: [codeowners], count: 1 } }";

/** What the comment at the top of a policy says that grants nothing yet. */
export const plainPurpose = "What this repository's subagent profiles may do.";

/** The same below an organisation's policy. */
export const belowPurpose = `What this repository decides below its organisation's policy, which says the rest. A \`ceiling\` or a
# severity that is written here applies at once; everything else follows the organisation's rollout.`;

/** The policy as YAML: `head`, then every other key as a comment with an example. */
export function plainPolicy(head: string): string {
  return `${head}
# Profiles that can do more. Each grant has an owner, a reason, and a last day.
# grants:
#   - profiles: ["release-*"]
#     paths: [".claude/agents/release-*.md"]
#     may: [write, execute]
#     reason: cuts releases
#     owner: "@acme/release"
#     until: 2027-03-31
`;
}

/**
 * The job has one name for a pull request and its merge group, because GitHub waits for a required check in both. For a
 * push it has another name, so that a push to a branch cannot pass for the check of a pull request. `trunk` is the
 * default branch; `team`: a team whose members the check has to know.
 */
export function workflow(pin: Pin, trunk: string, team: string | undefined): string {
  return `name: ${checkName}
on:
  pull_request:
    types: [opened, synchronize, reopened, edited]
  merge_group:
  push:
    branches: [${branchPattern(trunk)}] # the default branch
permissions:
  contents: read
  pull-requests: write # only for the comment
concurrency:
  group: agent-profiles-\${{ github.ref }}
  cancel-in-progress: \${{ github.event_name == 'pull_request' }}
jobs:
  profiles:
    name: ${checkName}\${{ github.event_name == 'push' && ' on push' || '' }}
    runs-on: ubuntu-latest
    timeout-minutes: 5
    steps:
      - uses: actions/checkout@v5
        with:
          persist-credentials: false
${linesText(actionLines(pin, team))}`;
}

/**
 * The job of GitLab that checks a merge request: staged on its target branch, whose policy rules it. `stage`: where the
 * pipeline lacks the one that a job has by default. With its prefix, npx reads no `.npmrc` of the merge request, which
 * could name a program to run instead.
 */
export function gitlabJob({ package: source }: Pin, stage: string | undefined): readonly string[] {
  return [
    `${checkName}:`,
    ...(stage === undefined ? [] : [`  stage: ${quotedYaml(stage)}`]),
    "  image: node:24",
    "  rules:",
    '    - if: $CI_PIPELINE_SOURCE == "merge_request_event"',
    "  variables:",
    "    GIT_DEPTH: 0 # the target branch has to be there",
    "  script:",
    '    - git fetch --quiet origin "refs/heads/$CI_MERGE_REQUEST_TARGET_BRANCH_NAME"',
    "    - git checkout --quiet --detach FETCH_HEAD",
    '    - git -c user.name=ci -c user.email=ci@localhost merge --quiet --squash "$CI_COMMIT_SHA"',
    `    - npx --prefix=/ --yes ${source} diff HEAD`,
    `    - npx --prefix=/ --yes ${source} check --staged`,
  ];
}

/** Each line with its end. */
export function linesText(lines: readonly string[]): string {
  return lines.map((line) => `${line}\n`).join("");
}

/** The step that runs the check. */
export function actionLines({ repository, commit, comment }: Pin, team: string | undefined): readonly string[] {
  return [`      - uses: ${repository}@${commit}${comment}`, ...(team === undefined ? [] : teamLines(team))];
}

/**
 * Re-runs the check after a review, since an approval is no event of its own workflow. In the file of the check, its
 * skipped job would count as a check that passed. `file`: the file name of the check's workflow.
 */
export function reviewWorkflow(pin: Pin, file: string): string {
  const name = `${checkName} after a review`;
  return `name: ${name}
on:
  pull_request_review:
    types: [submitted, dismissed]
permissions:
  actions: write # re-runs the check; it checks nothing itself
jobs:
  again:
    name: ${name}
    runs-on: ubuntu-latest
    timeout-minutes: 10
    steps:
      - uses: ${pin.repository}@${pin.commit}${pin.comment}
        with:
          workflow: ${file}
`;
}

/** Gives the step of the action a token that reads a team. */
export function teamLines(team: string): readonly string[] {
  return ["        with:", `          policy-token: \${{ secrets.${teamSecret} }} # reads who is in ${team}`];
}

/** The name of a branch as a pattern that matches nothing else, as YAML. */
function branchPattern(name: string): string {
  const pattern = name.replace(/[*?+[\]\\]|^!/g, "\\$&");
  return /^(?!(?:true|false|null|yes|no|on|off|y|n)$)[a-z][\w/-]*$/i.test(pattern) ? pattern : quotedYaml(pattern);
}

function rawOf({ homepage }: Tool): string {
  const { repository, branch } = homeOf(homepage);
  return `https://raw.githubusercontent.com/${repository}/${branch}`;
}
