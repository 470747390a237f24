/** Whom an order goes to. `check` and `list`, which hooks give again and again, are at hand; the rest is loaded for the one that is given. */
import { type CommandResult, runCommand, type Environment } from "./run.ts";
import type { Arguments } from "./arguments.ts";

/** An order that is about a tree. */
export type Command = Extract<
  Arguments,
  { kind: "check" | "list" | "diff" | "policy" | "policy test" | "baseline" | "init" }
>;

/** Rejects with `Mistake` for what the user can mend, with another error where the tool or git broke. */
export async function dispatch(order: Command, surroundings: Environment): Promise<CommandResult> {
  switch (order.kind) {
    case "check":
    case "list":
      return runCommand(order, surroundings);
    case "diff":
      return (await import("./commands/diff.ts")).runDiff(order, surroundings);
    case "policy":
      return (await import("./commands/policy.ts")).runPolicy(order, surroundings);
    case "policy test":
      return (await import("./commands/policy-test.ts")).runPolicyTestCommand(order, surroundings);
    case "baseline":
      return (await import("./commands/baseline.ts")).runBaseline(order, surroundings);
    case "init":
      return (await import("./commands/init/index.ts")).runInit(order, surroundings);
  }
}
