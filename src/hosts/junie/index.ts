import { agentsOf, type AgentsKind } from "../../loading/agents.ts";
import type { Dial } from "../../loading/dials.ts";
import { type Folder, loadFolders } from "../../loading/folders.ts";
import { defineHost } from "../../host.ts";

/** The subagents page's table; what becomes of other keys is UNVERIFIED. */
const kind: AgentsKind = {
  keys: { keys: new Set("name description tools disallowedTools mcpServers model reasoningLevel maxTurns skills allowPromptArgument".split(" ")), own: { tools: "tools", denied: "disallowedTools", turns: "maxTurns" }, ignores: false },
  required: ["description"],
  allow: "tools",
  deny: "disallowedTools",
  doubtful: new Map(),
  modes: new Map(),
};

const dials: readonly Dial[] = [
  { path: "mcpServers.*.command", effect: "widens", because: "starts a command whose tools subagents may call", shown: "a command" },
  { path: "mcpServers.*.url", effect: "widens", because: "connects to an address whose tools subagents may call", shown: "an address" },
];

const named: Pick<Folder, "isWanted" | "read"> = { isWanted: (name) => name.endsWith(".md"), read: agentsOf(kind) };
const own = ".junie/agents";
const shared = ".agents/agents";
const folders: readonly Folder[] = [{ path: own, isOwn: true, ...named }, { path: shared, isOwn: false, ...named }];
const settings = [".junie/mcp/mcp.json"];

export default defineHost({
  title: "Junie",
  url: "https://junie.jetbrains.com/docs/junie-cli-subagents.html",
  editions: ["2026-08"],
  places: [`**/${own}/**/*.md`, `**/${shared}/**/*.md`, ...settings.map((path) => `**/${path}`), `~/${own}/**/*.md`, `~/${shared}/**/*.md`],
  own: [`**/${own}/**`, ...settings.map((path) => `**/${path}`), `~/${own}/**`],

  load: (survey, where) => loadFolders(survey, where, { folders, ofUser: folders, named, depth: "may", settings, dials }),
});
