/** The entry point of the GitHub Action: reads an event; writes annotations, a summary, outputs and a comment. */
import { checkEvent, type Runner } from "./action/check.ts";
import * as core from "./action/commands.ts";
import { deliver, deliverError, deliverProblems } from "./action/deliver.ts";
import { payloadIn, readEvent } from "./action/event.ts";
import { type Inputs, inputsOf } from "./action/inputs.ts";
import { messageOf, notice, output, quote } from "./action/output.ts";
import { runToEnd } from "./action/process-end.ts";
import { requireWritablePlaces } from "./action/result-file.ts";
import { tool } from "./generated/tool.ts";
import { invalidFile, undecidedLine } from "./reports/undecided.ts";
import { isOfMachine, UserError } from "./repo/tree.ts";
import { visible } from "./sanitize/text.ts";

const { env } = process;
const runner: Runner = {
  environment: env,
  server: (env.GITHUB_SERVER_URL ?? "https://github.com").replace(/\/+$/, ""),
  api: env.GITHUB_API_URL ?? "https://api.github.com",
  today: new Date().toISOString().slice(0, 10),
};

runToEnd(run, {
  early: undecidedLine("the run came to an end before its answer"),
  report,
  last: () => output(core, { conclusion: "error", power: "undecided" }),
});

async function run(): Promise<number> {
  const inputs = inputsOf(env);
  const payload = payloadIn(env);
  const event = readEvent(payload, env);
  if (event.context.kind === "review") return rerun(inputs, event.repository, event.context, payload);
  requireWritablePlaces(inputs, env);
  const result = await checkEvent(inputs, event, runner);
  if ("kind" in result) {
    const code = await deliverProblems(core, result, env);
    await commentOnNothing(invalidFile(result.problems));
    return code;
  }
  return deliver(core, result, inputs, event, runner);
}

/** A review is not checked itself: it runs the check of its pull request again. */
async function rerun(
  { token, workflow }: Inputs,
  repository: string | null,
  { number, head }: { readonly number: number; readonly head: string },
  payload: unknown,
): Promise<number> {
  const { opinionIn, startAgain } = await import("./action/rerun.ts");
  const opinion = opinionIn(payload);
  const { api } = runner;
  const { kind, message } = await startAgain({ api, token, repository, number, head, opinion, workflow });
  // If an approval could not start the check, it stays red. A withdrawn approval must not leave it green unnoticed.
  if (kind !== "failed" || opinion === "approved") {
    notice(core, message);
    return 0;
  }
  core.setFailed(visible(`${message}; the check still counts an approval that may have been withdrawn`));
  return 2;
}

async function commentOnNothing(reason: string): Promise<void> {
  const module = await import("./action/comment/undecided.ts").catch(() => undefined);
  await module?.commentUndecided(core, reason, runner);
}

/** A `UserError` ends with 2, a fault of the tool with 3. Neither is a verdict, and either invalidates one. */
async function report(error: unknown): Promise<number> {
  const message = messageOf(error);
  const isExpected = error instanceof UserError || isOfMachine(error);
  const further = isExpected ? "" : `; please report it at ${tool.homepage.replace(/\/blob\/.*$/, "")}/issues`;
  await deliverError(core, `${message}${further}`, env);
  // A comment is not masked as the log is, so it has only sentences of this tool.
  await commentOnNothing(isExpected ? message : "the tool failed");
  if (!isExpected && error instanceof Error) quote((error.stack ?? "").split("\n").map(visible).join("\n"));
  return error instanceof UserError ? 2 : 3;
}
