/** Tells without a parser whether a repository's workflows may start a host. */
import { hosts } from "../generated/hosts.ts";
import { mayStart } from "../hosts/_kit/ci/index.ts";
import type { Host } from "../model/host.ts";
import { matches } from "../repo/patterns.ts";

/** Names of files that may start a host, wherever they are. */
export const actionFiles: readonly string[] = ["action.yml", "action.yaml"];

/** Where the other files are that may: all of these, by their contents. */
export const workflowsFolder = ".github/workflows";

/** The patterns of profiles that lie next to workflows, in lower case. */
const besideWorkflows: readonly string[] = Object.values<Host>(hosts)
  .flatMap(({ patterns }) => patterns)
  .filter((pattern) => pattern.startsWith(`${workflowsFolder}/`))
  .map((pattern) => pattern.toLowerCase());

/** Whether a file next to workflows may start some host, or be its profile. Conservative: true may be wrong. */
export function mayStartHost(name: string, text: string): boolean {
  const path = `${workflowsFolder}/${name}`.toLowerCase();
  if (besideWorkflows.some((pattern) => matches(path, pattern))) return true;
  return Object.values<Host>(hosts).some(
    ({ launch }) =>
      launch !== undefined && (launch.files?.includes(`${workflowsFolder}/${name}`) || mayStart(text, launch)),
  );
}
