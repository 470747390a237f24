/** Tells without a parser whether a repository's workflows may start a host. */
import { hosts } from "../generated/hosts.ts";
import { mayStart } from "../hosts/_kit/ci/index.ts";
import type { Host } from "../model/host.ts";

/** Names of files that may start a host, wherever they are. */
export const actionFiles: readonly string[] = ["action.yml", "action.yaml"];

/** Where the other files are that may: all of these, by their contents. */
export const workflowsFolder = ".github/workflows";

/** Whether a workflow may start some host. Conservative: true may be wrong. */
export function mayStartHost(name: string, text: string): boolean {
  return Object.values<Host>(hosts).some(
    ({ launch }) =>
      launch !== undefined && (launch.files?.includes(`${workflowsFolder}/${name}`) || mayStart(text, launch)),
  );
}
