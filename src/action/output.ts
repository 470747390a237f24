/** Writes to the runner: log, summary and outputs. No text of a repository can act as a workflow command. */
import { fingerprint } from "../platform/hash.ts";
import { visible } from "../sanitize/text.ts";
import type { Environment } from "../platform/environment.ts";

/** The commands of the runner. They are a parameter so that a test can collect what is written. */
export type Core = typeof import("./commands.ts");

/** Logs a text of many lines, in which the runner executes no command. */
export function quote(text: string): void {
  const end = crypto.randomUUID();
  process.stdout.write(
    `::stop-commands::${end}\n${text
      .split("\n")
      .map((line) => line.replaceAll("\r", ""))
      .join("\n")}\n::${end}::\n`,
  );
}

/** Writes a notice, which may quote hostile text. */
export function notice({ notice: say }: Core, message: string): void {
  say(visible(message));
}

/** Writes the summary, where the runner has one. Rejects where it cannot be written. */
export async function summarise({ addSummary }: Core, markdown: string, environment: Environment): Promise<void> {
  if (!environment["GITHUB_STEP_SUMMARY"]) return;
  addSummary(markdown);
}

/** Sets outputs of the step. */
export function output({ setOutput }: Core, values: { readonly [name: string]: string | number }): void {
  for (const [name, value] of Object.entries(values)) setOutput(name, value);
}

/** The URL of the run; `undefined` outside of GitHub. */
export function runOf(
  { GITHUB_REPOSITORY: repository, GITHUB_RUN_ID: id, GITHUB_RUN_ATTEMPT: attempt = "1" }: Environment,
  server: string,
): string | undefined {
  return repository && id ? `${server}/${repository}/actions/runs/${id}/attempts/${attempt}` : undefined;
}

/**
 * The marker of the comment: one for each workflow, job and root, so that jobs do not overwrite each other's comment.
 */
export function markerOf({ GITHUB_WORKFLOW: workflow = "", GITHUB_JOB: job = "" }: Environment, root: string): string {
  return `<!-- agent-profile-check:${fingerprint([workflow, job, root]).slice(0, 16)} -->`;
}

/** The message of whatever was thrown. */
export function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
