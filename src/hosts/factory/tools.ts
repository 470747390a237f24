/** The tools of Factory's droids, the categories of them, and what each may do. */
import type { Capability } from "../../model/capability.ts";
import { toolTable } from "../_kit/profiles/tools.ts";

/** The names of droid 0.225.2. Tools of missions, automations and integrations are there in some sessions only. */
export const tools = toolTable({
  read: "Read LS Grep Glob",
  write: "Create Edit ApplyPatch MultiEdit ProposeMission StartMissionRun DismissHandoffItems EndFeatureRun",
  execute: "Execute Script WaitForScript StartMissionRun Loop",
  network: "WebSearch FetchUrl GenerateImage",
  external: `ListAutomations ReadAutomation CreateAutomation EditAutomation DeleteAutomation ListComputers slack_post_file
    slack_post_message slack_create_or_update_code_channel slack_archive_code_channel ConnectorSearch ConnectApp
    store_agent_readiness_report`,
  state: "TodoWrite Skill Task AskUser ExitSpecMode GenerateDroid ToolSearch TaskOutput TaskStop UpgradeSessionModel",
});

/** A droid cannot start others: the depth of tasks is one. */
export const everyCapability: readonly Capability[] = ["read", "write", "execute", "network", "external"];

/**
 * A category is written instead of a list. `read-only` leaves out the tools that edit and keeps the rest of a
 * session's: commands of low risk, the web, and the tools of servers.
 */
const categories: ReadonlyMap<string, readonly Capability[]> = new Map<string, readonly Capability[]>([
  ["read-only", ["read", "execute", "network", "external"]],
  ["edit", ["write"]],
  ["execute", ["execute"]],
  ["execution", ["execute"]],
  ["web", ["network"]],
  ["mcp", []],
]);

/** What a category of tools can do; `undefined` where there is no such category. */
export function categoryOf(name: string): readonly Capability[] | undefined {
  return categories.get(name);
}

/** Kept from every droid, or given to every one. */
export const fixed: ReadonlyMap<string, string> = new Map([
  ["TodoWrite", "every droid has this tool"],
  ["Skill", "every droid has this tool"],
  ["Task", "a droid cannot start others, so it grants nothing"],
  ["AskUser", "no droid gets this tool"],
  ["ExitSpecMode", "no droid gets this tool"],
  ["GenerateDroid", "no droid gets this tool"],
]);

/** Whether a server (`server___tool`) or a connected app (`app__tool`) may have a tool of this name. */
export function isForeign(name: string): boolean {
  return /^\w[\w-]*__\w/.test(name) && (name.includes("___") || !name.startsWith("mcp__"));
}

/** The tool that is so called in another case or in another host. */
export function meantBy(name: string): string | undefined {
  return meanings.get(
    name
      .toLowerCase()
      .replace(/\(.*$/s, "")
      .replace(/[-_\s]/g, ""),
  );
}

const meanings: ReadonlyMap<string, string> = new Map(
  Object.entries({
    Read: "read readfile view",
    LS: "ls list listdirectory listfiles",
    Grep: "grep search grepsearch",
    Glob: "glob findfiles",
    Create: "create write writefile",
    Edit: "edit multiedit replace notebookedit",
    ApplyPatch: "applypatch patch",
    Execute: "execute bash shell runshellcommand terminal",
    WebSearch: "websearch googlewebsearch",
    FetchUrl: "fetchurl webfetch fetch browseurl",
  }).flatMap(([own, words]) => words.split(" ").map((word): [string, string] => [word, own])),
);
