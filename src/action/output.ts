/** What the action says to the runner. Nothing of a repository reaches the log as the runner would read it. */
import { fingerprint } from "../platform/hash.ts";
import { existsSync, lstatSync, realpathSync, rmSync, writeFileSync } from "node:fs";
import { basename, dirname, isAbsolute, join, relative, resolve } from "node:path";
import { visible } from "../sanitize/text.ts";
import { UserError } from "../repo/tree.ts";
import type { Environment } from "./event.ts";

export type Core = typeof import("@actions/core");

/** Text of many lines, in which the runner looks for no command. */
export function quote(text: string): void {
  const end = crypto.randomUUID();
  process.stdout.write(
    `::stop-commands::${end}\n${text
      .split("\n")
      .map((line) => line.replaceAll("\r", ""))
      .join("\n")}\n::${end}::\n`,
  );
}

/** A sentence of ours that may hold hostile words. */
export function notice({ notice: say }: Core, message: string): void {
  say(visible(message));
}

/** Nowhere to write to is no fault; a place that cannot be written is. */
export async function summarise({ summary }: Core, markdown: string, environment: Environment): Promise<void> {
  if (!environment["GITHUB_STEP_SUMMARY"]) return;
  await summary.addRaw(markdown, true).write();
}

export function output({ setOutput }: Core, values: { readonly [name: string]: string | number }): void {
  for (const [name, value] of Object.entries(values)) setOutput(name, value);
}

/** The address of the run, where somebody can read it. */
export function runOf(
  { GITHUB_REPOSITORY: repository, GITHUB_RUN_ID: id, GITHUB_RUN_ATTEMPT: attempt = "1" }: Environment,
  server: string,
): string | undefined {
  return repository && id ? `${server}/${repository}/actions/runs/${id}/attempts/${attempt}` : undefined;
}

/** One comment for each job and root: jobs with one name in different workflows do not fight over it. */
export function markerOf({ GITHUB_WORKFLOW: workflow = "", GITHUB_JOB: job = "" }: Environment, root: string): string {
  return `<!-- agent-profile-check:${fingerprint([workflow, job, root]).slice(0, 16)} -->`;
}

/**
 * Writes a file of the workspace or the runner's temporary folder, and returns its absolute path. The repository may
 * hold a link of that name, or on the way to it, that leads elsewhere.
 */
export function writeInside(path: string, text: string, environment: Environment): string {
  const workspace = environment["GITHUB_WORKSPACE"] ?? ".";
  const target = resolve(workspace, path);
  if (!existsSync(dirname(target)))
    throw new UserError(`the file \`${path}\` cannot be written: its folder is not there`);
  const folder = realpathSync(dirname(target));
  const places = [workspace, environment["RUNNER_TEMP"]].flatMap((place) => (place ? [realpathSync(place)] : []));
  if (!places.some((place) => isBelow(folder, place)))
    throw new UserError(`the file \`${path}\` lies outside the workspace`);
  const file = join(folder, basename(target));
  if (lstatSync(file, { throwIfNoEntry: false })?.isSymbolicLink()) rmSync(file);
  writeFileSync(file, text);
  return file;
}

/** Whether a path lies in a directory, or is it; both absolute. */
export function isBelow(path: string, directory: string): boolean {
  const way = relative(directory, path);
  return way === "" || (!way.startsWith("..") && !isAbsolute(way));
}

export function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
