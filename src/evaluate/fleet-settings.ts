/** The flags that only `fleet` has. */
import type { Command } from "./commands.ts";
import type { EntryPoint, Setting } from "./setting.ts";

const entryPoints: readonly EntryPoint[] = ["cli"];
const commands: readonly Command[] = ["fleet"];

/** By the name of the flag. */
export const fleetSettings = {
  org: {
    description: "For `fleet plan`, the organisation or the user on GitHub whose repositories are read.",
    value: "NAME",
    fallback: "",
    entryPoints,
    commands,
  },
  repos: {
    description: "For `fleet plan`, a file with the repositories on GitHub: one `owner/name` on each line.",
    value: "FILE",
    fallback: "",
    entryPoints,
    commands,
  },
  archived: {
    description: "For `fleet plan --org`, also archived repositories.",
    fallback: "",
    entryPoints,
    commands,
  },
  forks: { description: "For `fleet plan --org`, also forks.", fallback: "", entryPoints, commands },
  "max-parallel": {
    description: "For `fleet plan`, how many parts are scanned side by side, which share the token's limits.",
    value: "NUMBER",
    fallback: "4",
    entryPoints,
    commands,
  },
  budget: {
    description: "The most requests to GitHub's API: for `fleet plan`, of all parts; for `fleet scan`, of this one.",
    value: "REQUESTS",
    fallback: "",
    entryPoints,
    commands,
  },
  since: {
    description: "For `fleet scan`, the last inventory; the rows of repositories that have not changed are kept.",
    value: "DIR",
    fallback: "",
    entryPoints,
    commands,
  },
  inventory: {
    description: "For `fleet impact`, the folder that `fleet merge` wrote.",
    value: "DIR",
    fallback: "inventory",
    entryPoints,
    commands,
  },
  ending: {
    description: "For `fleet impact`, how many days ahead ends of grants and stages of a rollout are looked at.",
    value: "DAYS",
    fallback: "30",
    entryPoints,
    commands,
  },
  redact: {
    description:
      "For `fleet merge`, hashes in place of the names and texts of repositories that are not public, and of all texts of files.",
    fallback: "",
    entryPoints,
    commands,
  },
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
