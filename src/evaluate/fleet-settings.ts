/** The flags that only `fleet` has. */
import type { Command } from "./commands.ts";
import type { EntryPoint, Setting } from "./setting.ts";

const entryPoints: readonly EntryPoint[] = ["cli"];
const commands: readonly Command[] = ["fleet"];

/** By the name of the flag. */
export const fleetSettings = {
  mirrors: {
    description: "For `fleet plan`, the folder with the repositories: bare mirrors or clones, at any depth up to six.",
    value: "DIR",
    fallback: "",
    entryPoints,
    commands,
  },
  shards: {
    description: "For `fleet plan`, the number of parts that are scanned side by side.",
    value: "NUMBER",
    fallback: "one for each 320 repositories",
    entryPoints,
    commands,
  },
  plan: {
    description: "For `fleet scan`, the plan.",
    value: "FILE",
    fallback: "plan.json",
    entryPoints,
    commands,
  },
  shard: {
    description: "For `fleet scan`, the part to scan: 3/16.",
    value: "I/N",
    fallback: "all of a plan with one part",
    entryPoints,
    commands,
  },
  out: {
    description:
      "For `fleet plan`, the file of the plan; for `fleet scan` and `fleet merge`, the folder to write to; a scan goes on where it ended.",
    value: "PATH",
    fallback: "plan.json, scan or inventory",
    entryPoints,
    commands,
  },
  previous: {
    description:
      "For `fleet merge`, the last inventory; its rows stand in, marked as stale, for a part that is missing.",
    value: "DIR",
    fallback: "",
    entryPoints,
    commands,
  },
} satisfies { readonly [name: string]: Setting };
