/** What Antigravity makes of the files in the folder that has its name. */
import { harmlessFiles, ordinaryFiles } from "../_kit/loading/own-files.ts";
import type { OwnFolder } from "../../model/host.ts";

export const folders: readonly OwnFolder[] = [
  {
    root: "**/.antigravity",
    judged: ["settings.json"],
    harmless: [
      ...ordinaryFiles,
      ...harmlessFiles("is text for a prompt", "rules/** skills/** agents/**"),
      ...harmlessFiles("is an example, which nothing reads", "*.example.json settings.example.json"),
    ],
  },
];
