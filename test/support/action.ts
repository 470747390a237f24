/** The bundled action as a step of a job, for tests: one way to start it, and a GitHub that finds fault with no request. */
import { cpSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { expect, onTestFinished } from "vitest";
import type { Scene } from "./events.ts";
import { type GitHub, startGitHub } from "./github/index.ts";
import { temporaryFolder } from "./repository.ts";
import { actionNode } from "./node24.ts";
import { type Run, runAction, type Step } from "./runner.ts";

/** The folder that holds `action.yml` and the bundle. */
export const action = resolve(process.env.AGENT_PROFILE_CHECK_ACTION ?? ".");
const node = actionNode();

/** Where the examples of these tests stand. */
export const file = ".claude/agents/reviewer.md";
export const policy = ".github/agent-profile-check.yml";

/** A subagent that only reads. */
export const reader =
  "---\nname: reviewer\ndescription: Reviews a change and says what is wrong with it.\ntools: Read, Grep\nmodel: sonnet\n---\nRead the change.\n";
/** The same one, having gained everything. */
export const bypass =
  "---\nname: reviewer\ndescription: Reviews a change and says what is wrong with it.\ntools: Read, Grep, Bash\nmodel: opus\npermissionMode: bypassPermissions\n---\nRead the change.\n";

/** A stand-in that ends with the test, which fails where a request or an answer was not as GitHub describes it. */
export async function startChecked(...options: Parameters<typeof startGitHub>): Promise<GitHub> {
  const github = await startGitHub(...options);
  onTestFinished(async () => {
    expect(github.violations).toEqual([]);
    await github.close();
  });
  return github;
}

/** Runs the step for an event, with a token; without a `github` nobody answers. */
export async function run(
  { workspace, event, sha }: Scene,
  { github, environment = {}, ...more }: Partial<Run> & { readonly github?: GitHub } = {},
): Promise<Step> {
  const api = github?.url ?? "http://127.0.0.1:9";
  return runAction({
    action,
    node,
    workspace: workspace.directory,
    event,
    token: "ghs_0123456789",
    environment: {
      GITHUB_SHA: sha,
      GITHUB_REPOSITORY: "octo-org/octo-repo",
      GITHUB_API_URL: api,
      GITHUB_GRAPHQL_URL: `${api}/graphql`,
      GITHUB_WORKFLOW: "profiles",
      GITHUB_JOB: "check",
      ...environment,
    },
    ...more,
  });
}

/** The annotations of a rule. */
export function ofRule({ annotations }: Step, rule: string): Step["annotations"] {
  return annotations.filter(({ properties }) => properties["title"]?.startsWith(rule));
}

/** A copy of the action in which the code behind the first match of a pattern begins with a fault. */
export function broken(pattern: RegExp, fault = 'throw new Error("boom");'): string {
  const folder = temporaryFolder();
  for (const name of ["action.yml", "dist/action"]) cpSync(join(action, name), join(folder, name), { recursive: true });
  const bundle = join(folder, "dist", "action");
  const name = readdirSync(bundle).find(
    (one) => one.endsWith(".js") && pattern.test(readFileSync(join(bundle, one), "utf8")),
  );
  if (!name) throw new Error(`nothing in the bundle matches ${pattern}`);
  writeFileSync(
    join(bundle, name),
    readFileSync(join(bundle, name), "utf8").replace(pattern, (found) => `${found}${fault}`),
  );
  return folder;
}
