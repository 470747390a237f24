/** What Gemini CLI makes of the files in its own folders. */
import { harmlessFiles, ordinaryFiles } from "../_kit/loading/own-files.ts";
import type { OwnFolder } from "../../model/host.ts";
import type { WholeFile } from "../_kit/loading/whole-files.ts";

/** By the source of 0.61.0. Of another sandbox, only what the command line and the settings say was looked at. */
export const wholeFiles: readonly WholeFile[] = [
  { name: /^sandbox\.bashrc$/, because: "is a script that a sandbox runs before anything else", may: ["execute"] },
  // By its name, which file systems may fold.
  { name: /^sandbox\.Dockerfile$/i, because: "may describe the sandbox itself" },
  { name: /^sandbox-macos-.*\.sb$/, because: "is the sandbox itself where `SEATBELT_PROFILE` names it" },
];

/** By the source of 0.61.0. A file that fits no pattern is reported as unknown. */
export const folders: readonly OwnFolder[] = [
  {
    root: "**/.gemini",
    judged: [
      "settings.json",
      ".env",
      "agents/**",
      "commands/**/*.toml",
      "sandbox.bashrc",
      "sandbox.Dockerfile",
      "sandbox.dockerfile",
      "sandbox-macos-*.sb",
      "skills/**",
    ],
    harmless: [
      ...ordinaryFiles,
      ...harmlessFiles("is not read, because 0.61 turned off workspace policies", "policies/*.toml"),
      ...harmlessFiles("belongs to Gemini Code Assist on GitHub", "config.yaml styleguide.md"),
      ...harmlessFiles("is written by sessions", "tmp/** worktrees/** plans/** history/** *.log"),
      ...harmlessFiles("runs only if a setting names it, and is compared then", "hooks/** scripts/**"),
    ],
  },
];
