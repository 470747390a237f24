/** What goose makes of the files in its own folder. */
import { harmlessFiles, ordinaryFiles } from "../_kit/own-files.ts";
import type { OwnFolder } from "../../model/host.ts";

export const folders: readonly OwnFolder[] = [
  {
    root: "**/.goose",
    judged: ["agents/**/*.md", "recipes/*.yaml", "recipes/*.json"],
    harmless: [
      ...ordinaryFiles,
      ...harmlessFiles("belongs to a skill, and is read or run where its instructions say so", "skills/**"),
      ...harmlessFiles("lies too deep to be read as a recipe", "recipes/*/**"),
    ],
  },
];
