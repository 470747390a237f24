/** Whom an order goes to. `check` and `list`, which hooks give again and again, are at hand; the rest is loaded for the one that is given. */
import { type Answer, answer, type Surroundings } from "./run.ts";
import type { Asked } from "./arguments.ts";

/** An order that is about a tree. */
export type Order = Extract<Asked, { kind: "check" | "list" | "diff" | "policy" | "policy test" | "baseline" | "init" }>;

/** Rejects with `Mistake` for what the user can mend, with another error where the tool or git broke. */
export async function carryOut(order: Order, surroundings: Surroundings): Promise<Answer> {
  switch (order.kind) {
    case "check":
    case "list":
      return answer(order, surroundings);
    case "diff":
      return (await import("./commands/diff.ts")).answerDiff(order, surroundings);
    case "policy":
      return (await import("./commands/policy.ts")).answerPolicy(order, surroundings);
    case "policy test":
      return (await import("./commands/policy-test.ts")).answerTrial(order, surroundings);
    case "baseline":
      return (await import("./commands/baseline.ts")).answerBaseline(order, surroundings);
    case "init":
      return (await import("./commands/init/index.ts")).answerInit(order, surroundings);
  }
}
