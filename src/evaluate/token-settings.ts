/** The inputs of the actions that hold tokens, files and names for comments. */
import { presets } from "../model/rule.ts";
import type { EntryPoint, Setting } from "./setting.ts";

const action: readonly EntryPoint[] = ["action"];

/** By the name of the input. */
export const tokenSettings = {
  token: {
    description: "Reads the pull request and writes the comment.",
    value: "TOKEN",
    fallback: "the job's own token",
    input: "${{ github.token }}",
    entryPoints: [...action, "comment"],
    commands: [],
  },
  result: {
    description: "The path of the JSON that the run wrote, after downloading the artifact.",
    value: "FILE",
    fallback: "",
    entryPoints: ["comment"],
    commands: [],
  },
  key: {
    description: "Distinguishes comments if one workflow writes several on a pull request.",
    value: "KEY",
    fallback: "none",
    entryPoints: ["comment"],
    commands: [],
  },
  "policy-token": {
    description: "Reads policies of other repositories.",
    value: "TOKEN",
    fallback: "the input `token`",
    entryPoints: action,
    commands: [],
  },
  "policy-fallback": {
    description:
      "The preset that applies if a policy of another repository could not be fetched; without it, the run fails.",
    value: "PRESET",
    choices: presets.map((preset) => `preset:${preset}`),
    fallback: "none",
    entryPoints: action,
    commands: [],
  },
} satisfies { readonly [name: string]: Setting };
