/** What VT Code makes of the files in its own folder. */
import { harmlessFiles, ordinaryFiles } from "../_kit/loading/own-files.ts";
import type { OwnFolder } from "../../model/host.ts";

export const folders: readonly OwnFolder[] = [
  {
    root: "**/.vtcode",
    judged: ["agents/*.md", "vtcode.toml", "projects/*/config/vtcode.toml", "tool-policy.json"],
    harmless: [
      ...ordinaryFiles,
      ...harmlessFiles(
        "is written by VT Code: logs, outputs and plans of sessions",
        `history/** logs/** context/** terminals/** tasks/** plan/** plans/** reports/** reviews/** sessions/** tool-output/**
        cache/** snapshots/** checkpoints/** state/** audit/** statusline/*.json`,
      ),
    ],
  },
];
