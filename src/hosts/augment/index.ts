import { agentsOf, type AgentsKind } from "../../loading/agents.ts";
import type { Dial } from "../../loading/dials.ts";
import { type Folder, loadFolders } from "../../loading/folders.ts";
import { defineHost } from "../../host.ts";
import { permissionsIn } from "./settings.ts";

/** Two converters of profiles contradict each other here, and the host's page names no such keys. */
const doubt = "sources differ on whether this host has such a key, so it may limit nothing";

const kind: AgentsKind = {
  keys: { keys: new Set(["name", "description", "model", "color", "tools", "disabled_tools"]), own: {}, ignores: false },
  required: ["name"],
  doubtful: new Map([["tools", doubt], ["disabled_tools", doubt]]),
  modes: new Map(),
};

const dials: readonly Dial[] = [
  { path: "mcpServers.*.command", effect: "widens", because: "starts a command whose tools subagents may call", shown: "a command" },
  { path: "mcpServers.*.url", effect: "widens", because: "connects to an address whose tools subagents may call", shown: "an address" },
];

const named: Pick<Folder, "isWanted" | "read"> = { isWanted: (name) => name.endsWith(".md"), read: agentsOf(kind) };
const own = ".augment/agents";
const shared = ".agents/agents";
const folders: readonly Folder[] = [{ path: own, isOwn: true, ...named }, { path: shared, isOwn: false, ...named }];
const settings = [".augment/settings.json", ".augment/settings.local.json"];

export default defineHost({
  title: "Augment",
  url: "https://docs.augmentcode.com/cli/subagents",
  editions: ["2026-08"],
  places: [`**/${own}/**/*.md`, `**/${shared}/**/*.md`, ...settings.map((path) => `**/${path}`), `~/${own}/**/*.md`, `~/${shared}/**/*.md`, "~/.augment/settings.json"],
  own: ["**/.augment/**", "~/.augment/**"],

  load: (survey, where) => loadFolders(survey, where, { folders, ofUser: folders, named, depth: "may", settings, dials, tell: permissionsIn }),
});
