import { markdownAgents } from "../_kit/markdown-host.ts";
import { type Folder, loadFolders } from "../_kit/folders.ts";
import { defineHost } from "../../model/host.ts";
import { ownFolders } from "./folders.ts";
import { knownSettings, settingRules } from "./settings.ts";
import { agent } from "./agent.ts";

const files: Pick<Folder, "isIncluded" | "read"> = {
  isIncluded: (name) => name.endsWith(".md"),
  read: markdownAgents(agent),
};
const own = ".codebuddy/agents";
const folders: readonly Folder[] = [{ path: own, isOwn: true, ...files }];
const settings = [
  ".codebuddy/settings.json",
  ".codebuddy/settings.local.json",
  ".codebuddy/models.json",
  ".codebuddy/.mcp.json",
];

export default defineHost({
  title: "CodeBuddy",
  url: "https://cloud.tencent.com/document/product/1831/137015",
  editions: ["2026-08"],
  certainty: "documented",
  patterns: [
    `**/${own}/**/*.md`,
    ...settings.map((path) => `**/${path}`),
    `~/${own}/**/*.md`,
    "~/.codebuddy/settings.json",
  ],
  ownPatterns: [`**/${own}/**`, ...settings.map((path) => `**/${path}`), `~/${own}/**`],
  folders: ownFolders,

  load: (repo, where) =>
    loadFolders(repo, where, {
      folders,
      userFolders: folders,
      policyFolder: files,
      depth: "unverified",
      settings,
      settingRules,
      knownSettings,
    }),
});
