/**
 * Dispatches a command. Hooks run `check` and `list` often, so these are loaded at start; the others load on demand.
 */
import { type CommandResult, runCommand, type Environment } from "./run.ts";
import type { Arguments } from "./arguments.ts";
import { requireWorkingTree } from "../platform/run-place.ts";

/** A command that reads a tree. */
export type Command = Extract<
  Arguments,
  { kind: "check" | "list" | "diff" | "policy" | "policy test" | "baseline" | "init" | "grant" | "fix" | "fleet" }
>;

/** Rejects with `UserError` for what the user can fix, and with another error where the tool or Git failed. */
export async function dispatch(options: Command, environment: Environment): Promise<CommandResult> {
  if (options.kind === "fleet") return (await import("./commands/fleet/index.ts")).runFleet(options, environment);
  const writes = writingOf(options);
  if (writes) requireWorkingTree(...writes, options.root, environment.directory);
  switch (options.kind) {
    case "check":
      return options.fix
        ? (await import("./commands/fix.ts")).runCheckWithFixes(options, environment)
        : runCommand(options, environment);
    case "list":
      return runCommand(options, environment);
    case "fix":
      return (await import("./commands/fix.ts")).runFix(options, environment);
    case "diff":
      return (await import("./commands/diff.ts")).runDiff(options, environment);
    case "policy":
      return (await import("./commands/policy.ts")).runPolicy(options, environment);
    case "policy test":
      return (await import("./commands/policy-test.ts")).runPolicyTestCommand(options, environment);
    case "baseline":
      return (await import("./commands/baseline.ts")).runBaseline(options, environment);
    case "init":
      return (await import("./commands/init/index.ts")).runInit(options, environment);
    case "grant":
      return (await import("./commands/grant.ts")).runGrant(options, environment);
  }
}

/** What a command writes to the working tree, and what to run in a repository without one. */
function writingOf(options: Command): readonly [what: string, instead: string] | undefined {
  const inClone = "run this in a clone, or in a worktree (`git worktree add`)";
  switch (options.kind) {
    case "check":
      return options.fix ? ["`--fix` writes to profiles", inClone] : undefined;
    case "fix":
      return ["`fix` writes to profiles", inClone];
    case "init":
      return ["`init` writes files", inClone];
    case "grant":
      return options.write
        ? ["`--write` writes to the policy", `${inClone}; without \`--write\` the entry is printed`]
        : undefined;
    case "baseline":
      return options.at === undefined
        ? ["`baseline` writes a file", `\`baseline --at HEAD\` prints it, or ${inClone}`]
        : undefined;
    default:
      return undefined;
  }
}
