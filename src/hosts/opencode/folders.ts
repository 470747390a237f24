/** What opencode and Kilo make of the files in their own folders. */
import { harmlessFiles, ordinaryFiles } from "../_kit/loading/own-files.ts";
import type { OwnFolder } from "../../model/host.ts";

const code = ["plugin", "plugins", "tool", "tools"].flatMap((folder) =>
  ["js", "ts", "mjs", "mts", "cjs", "cts"].map((extension) => `${folder}/*.${extension}`),
);
const judged = [
  "agent/**/*.md",
  "agents/**/*.md",
  "mode/*.md",
  "modes/*.md",
  "command/**/*.md",
  "commands/**/*.md",
  "opencode.json",
  "opencode.jsonc",
  "tui.json",
  "tui.jsonc",
  "package.json",
  ...code,
];
const harmless = [
  ...ordinaryFiles,
  ...harmlessFiles("is a theme", "themes/*.json"),
  ...harmlessFiles("belongs to a skill, which reads or runs it", "skill/** skills/**"),
  ...harmlessFiles("is written by package installation", "node_modules/** bun.lock bun.lockb package-lock.json"),
  ...harmlessFiles("is for the type checker", "tsconfig.json"),
];

export const folders: readonly OwnFolder[] = [
  { root: "**/.opencode", judged, harmless },
  ...["**/.kilo", "**/.kilocode"].map(
    (root): OwnFolder => ({
      root,
      judged: [...judged, "kilo.json", "kilo.jsonc", "mcp.json", "workflows/*.md"],
      harmless,
    }),
  ),
];
