/** The files that a repository starts with, as text. */
import type { Tool } from "../../../evaluate/result.ts";

/** The schema line for editors, a comment, and the ceiling. */
export function policyHead(tool: Tool, what: string): string {
  return `# yaml-language-server: $schema=${rawOf(tool)}/policy.schema.json\n# ${what}\nextends: preset:recommended # or preset:strict\nceiling: [read] # what any profile may do: read, write, execute, network, delegate, external\n`;
}

/** What the comment at the top of a policy says that grants nothing yet. */
export const plainPurpose = "What this repository's subagent profiles may do.";

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
 * default branch.
 */
export function workflow({ version, homepage }: Tool, trunk: string): string {
  const { repository } = homeOf(homepage);
  return `name: agent profiles
on:
  pull_request:
    types: [opened, synchronize, reopened, edited]
  merge_group:
  push:
    branches: [${plainly(trunk)}] # the default branch
permissions:
  contents: read
  pull-requests: write # only for the comment
concurrency:
  group: agent-profiles-\${{ github.ref }}
  cancel-in-progress: \${{ github.event_name == 'pull_request' }}
jobs:
  profiles:
    name: agent profiles\${{ github.event_name == 'push' && ' on push' || '' }}
    runs-on: ubuntu-latest
    timeout-minutes: 5
    steps:
      - uses: actions/checkout@v5
        with:
          persist-credentials: false
      - uses: ${repository}@v${version.split(".")[0]}
`;
}

export function hooks(tool: Tool): string {
  return `repos:\n${hookEntry(tool)}`;
}

/** One entry of \`repos\`. */
export function hookEntry({ name, version, homepage }: Tool): string {
  return `  - repo: ${homeOf(homepage).address}\n    rev: v${version}\n    hooks:\n      - id: ${name}\n`;
}

/** Quotes a name that YAML could read as another type. */
function plainly(name: string): string {
  return /^(?!(?:true|false|null|yes|no|on|off|y|n)$)[a-z][\w/-]*$/i.test(name) ? name : JSON.stringify(name);
}

/** Splits `…/owner/name/blob/main`, the page of a branch. */
function homeOf(homepage: string): { readonly address: string; readonly repository: string; readonly branch: string } {
  const [, address = "", repository = "", branch = ""] =
    /^(https:\/\/[^/]+\/([^/]+\/[^/]+))\/blob\/(.+)$/.exec(homepage) ?? [];
  return { address, repository, branch };
}

function rawOf({ homepage }: Tool): string {
  const { repository, branch } = homeOf(homepage);
  return `https://raw.githubusercontent.com/${repository}/${branch}`;
}
