/** `grant PATH`: the policy entry that a profile or a settings file needs. */
import type { Arguments } from "../arguments.ts";
import type { CommandResult, Environment } from "../run.ts";
export async function runGrant(
  _options: Extract<Arguments, { kind: "grant" }>,
  _environment: Environment,
): Promise<CommandResult> {
  return { code: 0, texts: [], notes: [] };
}
