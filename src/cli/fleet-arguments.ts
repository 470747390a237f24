/** Reads the command line of `fleet`: what to do, and the options of that. */
import { failOnOf } from "../evaluate/fail-on.ts";
import type { FailOn } from "../evaluate/result.ts";
import { suggestion } from "../repo/spelling.ts";
import { UserError } from "../repo/tree.ts";
import { dayOf, type Flags, single } from "./flags.ts";

/** Where a plan takes the repositories from. */
export type PlanSource =
  | { readonly kind: "mirrors"; readonly folder: string }
  | (HostedSource & {
      readonly kind: "owner";
      readonly owner: string;
      readonly archived: boolean;
      readonly forks: boolean;
    })
  | (HostedSource & { readonly kind: "list"; readonly file: string });

/** How a token is shared. */
interface HostedSource {
  /** How many shards run side by side. */
  readonly parallel: number;
  /** Requests of all shards together. */
  readonly budget: number | undefined;
}

/** What `fleet` does. Paths are as they were written. */
export type FleetTask =
  | {
      readonly task: "plan";
      readonly from: PlanSource;
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
      /** The last inventory, whose rows stay where nothing has changed. */
      readonly since: string | undefined;
      /** Requests that this shard may send. */
      readonly budget: number | undefined;
    }
  | {
      readonly task: "merge";
      readonly folders: readonly string[];
      readonly out: string;
      readonly previous: string | undefined;
      readonly redact: boolean;
    }
  | {
      readonly task: "impact";
      readonly inventory: string;
      readonly policy: string;
      readonly today: string | undefined;
      /** How many days after today are looked at. */
      readonly ending: number;
      readonly format: "pretty" | "json";
      readonly offline: boolean;
    };

const flagsOf: { readonly [task in FleetTask["task"]]: readonly string[] } = {
  plan: ["org", "repos", "mirrors", "archived", "forks", "max-parallel", "budget", "shards", "out", "today"],
  scan: ["plan", "shard", "out", "policy", "fail-on", "offline", "since", "budget"],
  merge: ["out", "previous", "redact"],
  impact: ["inventory", "policy", "today", "ending", "format", "offline"],
};

/** What `fleet` can do: its second words. */
export const fleetTasks = Object.keys(flagsOf) as readonly FleetTask["task"][];

const common = ["color", "quiet"];

/** The flags of one part of `fleet`, without their dashes. */
export function fleetFlags(task: FleetTask["task"]): readonly string[] {
  return [...flagsOf[task], ...common];
}

/** Throws `UserError` for a mistake. */
export function fleetTask([task, ...words]: readonly string[], flags: Flags): FleetTask {
  const tasks = fleetTasks;
  if (task === undefined)
    throw new UserError(`\`fleet\` needs a word: ${tasks.map((name) => `fleet ${name}`).join(", ")}`);
  if (!isFleetTask(task)) throw new UserError(`\`fleet\` has no \`${task}\`${suggestion(task, tasks)}`);
  const foreign = [...flags.keys()].find((flag) => !fleetFlags(task).includes(flag));
  if (foreign !== undefined) throw new UserError(`\`--${foreign}\` does not belong to \`fleet ${task}\``);
  if (task !== "merge" && words[0] !== undefined) throw new UserError(`\`fleet ${task}\` takes no \`${words[0]}\``);
  if (task === "plan") {
    const [shards, today] = [countOf("shards", single(flags, "shards")), dayOf(single(flags, "today"))];
    return { task, from: sourceOf(flags), shards, out: single(flags, "out") ?? "plan.json", today };
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
      since: single(flags, "since"),
      budget: budgetOf(single(flags, "budget")),
    };
  if (task === "impact") return impactTask(flags);
  if (words.length === 0)
    throw new UserError(
      "`fleet merge` needs the folders that `fleet scan` wrote: fleet merge scan-1 scan-2 --out inventory",
    );
  return {
    task,
    folders: words,
    out: single(flags, "out") ?? "inventory",
    previous: single(flags, "previous"),
    redact: flags.has("redact"),
  };
}

function impactTask(flags: Flags): FleetTask {
  const [policy, format] = [single(flags, "policy"), single(flags, "format") ?? "pretty"];
  if (policy === undefined)
    throw new UserError("`fleet impact` needs --policy, the policy that would hold: a file, or owner/repo//path@ref");
  if (format !== "pretty" && format !== "json")
    throw new UserError(`\`fleet impact\` writes pretty or json, not \`${format}\``);
  return {
    task: "impact",
    inventory: single(flags, "inventory") ?? "inventory",
    policy,
    today: dayOf(single(flags, "today")),
    ending: countOf("ending", single(flags, "ending")) ?? 30,
    format,
    offline: flags.has("offline"),
  };
}

const sources = ["org", "repos", "mirrors"];

function sourceOf(flags: Flags): PlanSource {
  const [first, second] = sources.filter((name) => flags.has(name));
  if (first === undefined)
    throw new UserError(
      "`fleet plan` needs to know the repositories: --org NAME for those of an organisation on GitHub, --repos FILE for a list, or --mirrors DIR for a folder of mirrors",
    );
  if (second !== undefined) throw new UserError(`\`--${first}\` and \`--${second}\` exclude each other`);
  const useless = (first === "org" ? [] : ["archived", "forks"]).concat(
    first === "mirrors" ? ["max-parallel", "budget"] : [],
  );
  const foreign = useless.find((name) => flags.has(name));
  if (foreign !== undefined) throw new UserError(`\`--${foreign}\` does not apply to \`--${first}\``);
  const value = single(flags, first) ?? "";
  if (first === "mirrors") return { kind: "mirrors", folder: value };
  const share = {
    parallel: countOf("max-parallel", single(flags, "max-parallel")) ?? 4,
    budget: budgetOf(single(flags, "budget")),
  };
  if (first === "repos") return { kind: "list", file: value, ...share };
  return { kind: "owner", owner: value, archived: flags.has("archived"), forks: flags.has("forks"), ...share };
}

/** Whether a word is a part of `fleet`. */
export function isFleetTask(word: string): word is FleetTask["task"] {
  return Object.hasOwn(flagsOf, word);
}

function countOf(flag: string, value: string | undefined): number | undefined {
  if (value === undefined) return undefined;
  if (!/^[1-9]\d{0,3}$/.test(value)) throw new UserError(`\`--${flag}\` is a number from 1 to 9999, not \`${value}\``);
  return Number(value);
}

function budgetOf(value: string | undefined): number | undefined {
  if (value === undefined) return undefined;
  if (!/^\d{1,7}$/.test(value)) throw new UserError(`\`--budget\` is a number of API requests, not \`${value}\``);
  return Number(value);
}

function shardOf(value: string | undefined) {
  if (value === undefined) return undefined;
  const [, number = "", of = ""] = /^([1-9]\d{0,3})\/([1-9]\d{0,3})$/.exec(value) ?? [];
  if (number === "" || Number(number) > Number(of))
    throw new UserError(`\`--shard\` is a part and their number, as in 3/16, not \`${value}\``);
  return { number: Number(number), of: Number(of) };
}
