/** Reads the command line of `fleet`: what to do, and the options of that. */
import { failOnOf } from "../evaluate/fail-on.ts";
import type { FailOn } from "../evaluate/result.ts";
import { suggestion } from "../repo/spelling.ts";
import { UserError } from "../repo/tree.ts";
import { dayOf, type Flags, single } from "./flags.ts";

/** What `fleet` does. Paths are as they were written. */
export type FleetTask =
  | {
      readonly task: "plan";
      readonly mirrors: string;
      readonly shards: number | undefined;
      readonly out: string;
      readonly today: string | undefined;
    }
  | {
      readonly task: "scan";
      readonly plan: string;
      /** The number of the shard and of all; absent: the plan has one. */
      readonly shard: { readonly number: number; readonly of: number } | undefined;
      readonly out: string;
      readonly policy: string | undefined;
      /** Absent: no finding fails the scan, and errors make a repository fail. */
      readonly failOn: FailOn | undefined;
      readonly offline: boolean;
    }
  | {
      readonly task: "merge";
      readonly folders: readonly string[];
      readonly out: string;
      readonly previous: string | undefined;
    };

const flagsOf: { readonly [task in FleetTask["task"]]: readonly string[] } = {
  plan: ["mirrors", "shards", "out", "today"],
  scan: ["plan", "shard", "out", "policy", "fail-on", "offline"],
  merge: ["out", "previous"],
};

const common = ["color", "quiet"];

/** Throws `UserError` for a mistake. */
export function fleetTask([task, ...words]: readonly string[], flags: Flags): FleetTask {
  const tasks = Object.keys(flagsOf);
  if (task === undefined)
    throw new UserError(`\`fleet\` needs a word: ${tasks.map((name) => `fleet ${name}`).join(", ")}`);
  if (!isTask(task)) throw new UserError(`\`fleet\` has no \`${task}\`${suggestion(task, tasks)}`);
  const foreign = [...flags.keys()].find((flag) => !flagsOf[task].includes(flag) && !common.includes(flag));
  if (foreign !== undefined) throw new UserError(`\`--${foreign}\` does not belong to \`fleet ${task}\``);
  if (task !== "merge" && words[0] !== undefined) throw new UserError(`\`fleet ${task}\` takes no \`${words[0]}\``);
  if (task === "plan") {
    const mirrors = single(flags, "mirrors");
    if (mirrors === undefined)
      throw new UserError("`fleet plan` needs --mirrors DIR, the folder with the repositories");
    const [shards, today] = [countOf(single(flags, "shards")), dayOf(single(flags, "today"))];
    return { task, mirrors, shards, out: single(flags, "out") ?? "plan.json", today };
  }
  if (task === "scan")
    return {
      task,
      plan: single(flags, "plan") ?? "plan.json",
      shard: shardOf(single(flags, "shard")),
      out: single(flags, "out") ?? "scan",
      policy: single(flags, "policy"),
      failOn: flags.has("fail-on") ? failOnOf(single(flags, "fail-on"), "--fail-on") : undefined,
      offline: flags.has("offline"),
    };
  if (words.length === 0)
    throw new UserError(
      "`fleet merge` needs the folders that `fleet scan` wrote: fleet merge scan-1 scan-2 --out inventory",
    );
  return { task, folders: words, out: single(flags, "out") ?? "inventory", previous: single(flags, "previous") };
}

function isTask(word: string): word is FleetTask["task"] {
  return Object.hasOwn(flagsOf, word);
}

function countOf(value: string | undefined): number | undefined {
  if (value === undefined) return undefined;
  if (!/^[1-9]\d{0,3}$/.test(value)) throw new UserError(`\`--shards\` is a number from 1 to 9999, not \`${value}\``);
  return Number(value);
}

function shardOf(value: string | undefined) {
  if (value === undefined) return undefined;
  const [, number = "", of = ""] = /^([1-9]\d{0,3})\/([1-9]\d{0,3})$/.exec(value) ?? [];
  if (number === "" || Number(number) > Number(of))
    throw new UserError(`\`--shard\` is a part and their number, as in 3/16, not \`${value}\``);
  return { number: Number(number), of: Number(of) };
}
