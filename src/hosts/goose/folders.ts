/** What goose makes of the files in its own folder. */
import { harmlessFiles, ordinaryFiles } from "../_kit/loading/own-files.ts";
import type { OwnFolder } from "../../model/host.ts";

export const folders: readonly OwnFolder[] = [
  {
    root: "**/.goose",
    judged: ["agents/**/*.md", "recipes/*.yaml", "recipes/*.json"],
    harmless: [
      ...ordinaryFiles,
      ...harmlessFiles("belongs to a skill, which reads or runs it", "skills/**"),
      ...harmlessFiles("is too deep in the folder to be read as a recipe", "recipes/*/**"),
    ],
  },
];
