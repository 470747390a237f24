/** `init`: writes the policy, the workflow or job, and the hook of a repository. Existing files are kept. */
import { type CommandResult, type Environment, refused } from "../../run.ts";
import { isOwner, ownerNamed } from "../../../evaluate/grants/owner.ts";
import { untrackedAmong } from "../../../platform/git/working-tree/untracked.ts";
import { commandOf } from "../../../platform/invocation.ts";
import type { Host } from "../../../model/host.ts";
import { hosts } from "../../../generated/hosts.ts";
import { evaluationInput } from "../../input.ts";
import { policyPaths } from "../../../policy/model.ts";
import { noOwner } from "./owners.ts";
import { organisationChange } from "./organisation.ts";
import { filesFor, type InitArguments, planFor } from "./plan.ts";
import { summaryOf } from "./summary.ts";
import { writeAll } from "./write-all.ts";

export async function runInit(options: InitArguments, environment: Environment): Promise<CommandResult> {
  const owner = options.owner === undefined ? undefined : ownerFor(options.owner);
  const places = Object.values<Host>(hosts).flatMap((host) => host.patterns);
  const input = await evaluationInput(
    { ...options, policy: undefined, base: undefined, staged: false, user: false, places },
    environment,
  );
  try {
    const plan = await planFor(input, options, owner, environment);
    const named = await organisationChange(
      options.organisation,
      plan.freshPolicy === undefined ? input.policy : { path: policyPaths[0], text: plan.freshPolicy },
      environment,
    );
    if ("kind" in named) return refused(named, environment);
    const files = filesFor(plan, named.policy?.text);
    const { renewed } = named;
    const { written, changed } = writeAll(input.root, files, renewed);
    const { columns } = environment.screen();
    // The steps are taken at the top of the repository.
    const command = commandOf({ ...environment, directory: input.root }, environment.tool.name);
    const paths = [...files, ...renewed].map(({ path }) => path);
    const kept = [...new Set([...(plan.policy === undefined ? [] : [plan.policy]), ...paths])].filter(
      (path) => !written.includes(path),
    );
    const outcome = {
      plan,
      written,
      changed: new Map(renewed.flatMap(({ path, what }) => (changed.has(path) ? [[path, what] as const] : []))),
      kept,
      uncommitted: await untrackedAmong(kept, plan.location, environment.environment),
      command,
      columns: Math.min(columns, 100),
      tool: environment.tool,
    };
    const text = summaryOf(outcome);
    return { code: 0, texts: [{ file: undefined, text }], notes: input.notes };
  } finally {
    await input.close();
  }
}

/** `acme/dx` means `@acme/dx`: that is how `CODEOWNERS` names a team. */
function ownerFor(written: string): string {
  const owner = ownerNamed(written);
  const full = owner.startsWith("@") ? owner : `@${owner}`;
  if (isOwner(full)) return full;
  throw noOwner(written);
}
