/** Reads a command line: a command with its options, or the mistake in it. */
import { failOnOf } from "../evaluate/fail-on.ts";
import { type Command, commands, formats, settings } from "../evaluate/settings.ts";
import { suggestion } from "../repo/spelling.ts";
import { UserError } from "../repo/tree.ts";
import { type FleetTask, fleetTask, fleetTasks, isFleetTask } from "./fleet-arguments.ts";
import type { OrganisationOptions } from "./commands/init/organisation.ts";
import { type Flags, chosen, dayOf, editionsOf, hostNamed, single, split, outputsOf } from "./flags.ts";
import type { Arguments, CommonOptions, DirectoryOptions, TreeOptions } from "./argument-types.ts";
import { listed } from "../sanitize/listed.ts";

export type { Arguments } from "./argument-types.ts";

/** `words` as in `process.argv.slice(2)`. */
export function readArguments(words: readonly string[]): Arguments {
  try {
    const [plain, flags] = split(words);
    return interpret(plain, flags);
  } catch (error) {
    if (!(error instanceof UserError)) throw error;
    const command = Object.keys(commands).find((name): name is Command => name === words[0]);
    return { kind: "mistake", message: error.message, command, ...taskIn(words) };
  }
}

/** The part of `fleet` that a command line begins with. */
function taskIn([command, word]: readonly string[]): { readonly task?: FleetTask["task"] } {
  return command === "fleet" && word !== undefined && isFleetTask(word) ? { task: word } : {};
}

function interpret([first, ...rest]: readonly string[], flags: Flags): Arguments {
  const command = first === undefined ? "check" : commandNamed(first);
  if (flags.has("help"))
    return { kind: "help", command: first === undefined ? undefined : command, ...taskIn([command, ...rest]) };
  if (flags.has("version")) return { kind: "version" };
  requireFlagsOf(command, flags);
  return readers[command](rest, flags, {
    color: chosen(flags, "color", settings.color.choices) ?? "auto",
    quiet: flags.has("quiet"),
  });
}

function requireFlagsOf(command: Command, flags: Flags): void {
  for (const name of flags.keys()) {
    const users = settings[name as keyof typeof settings].commands as readonly Command[];
    if (!users.includes(command))
      throw new UserError(
        `\`--${name}\` belongs to ${listed(users.map((user) => `\`${user}\``))}, not to \`${command}\``,
      );
  }
}

type Reader = (words: readonly string[], flags: Flags, common: CommonOptions) => Arguments;

const readers: { readonly [command in Command]: Reader } = {
  check(words, flags, common) {
    const directory = directoryOptions(flags);
    requireNoWords("check", words);
    const tree = treeOptions(flags, "check", directory);
    const base = single(flags, "base");
    if (tree.staged && base !== undefined)
      throw new UserError("`--staged` and `--base` exclude each other: the base of the index is HEAD");
    refuseBoth(flags, "at", "fix", "a fix is written to the working tree");
    if (flags.has("dry-run")) {
      if (!flags.has("fix")) throw new UserError("`--dry-run` of `check` needs `--fix`");
      return fixArguments(flags, common, directory);
    }
    const gate = chosen(flags, "gate", settings.gate.choices) ?? (tree.staged || base !== undefined ? "new" : "all");
    const failOn = failOnOf(single(flags, "fail-on"), "--fail-on");
    return { kind: "check", fix: flags.has("fix"), all: flags.has("all"), base, failOn, gate, ...common, ...tree };
  },
  list(words, flags, common) {
    const directory = directoryOptions(flags);
    requireNoWords("list", words);
    const tree = treeOptions(flags, "list", directory);
    return { kind: "list", all: flags.has("all"), from: single(flags, "from"), ...common, ...tree };
  },
  diff(words, flags, common) {
    const directory = directoryOptions(flags);
    return { kind: "diff", ...common, ...directory, ...profileOptions(flags, "diff"), ...revisionsOf(words) };
  },
  explain([what, ...more], flags, common) {
    if (more.length > 0) throw new UserError("`explain` takes the name of one rule or host");
    if (what === undefined) return { kind: "ids", of: undefined, ...common };
    return { kind: "explain", what, full: flags.has("full"), ...common };
  },
  policy: readPolicyCommand,
  baseline(words, flags, common) {
    const directory = directoryOptions(flags);
    requireNoWords("baseline", words);
    refuseBoth(flags, "at", "prune", "the baseline of the working tree is pruned");
    const [policy, at] = [single(flags, "policy"), single(flags, "at")];
    return { kind: "baseline", policy, at, prune: flags.has("prune"), ...common, ...directory };
  },
  init(words, flags, common) {
    const directory = directoryOptions(flags);
    requireNoWords("init", words);
    const [owner, organisation] = [single(flags, "owner"), organisationOptions(flags)];
    return { kind: "init", fromCurrent: flags.has("from-current"), owner, organisation, ...common, ...directory };
  },
  fix(words, flags, common) {
    requireNoWords("fix", words);
    return fixArguments(flags, common, directoryOptions(flags));
  },
  grant([path, ...more], flags, common) {
    const directory = directoryOptions(flags);
    if (path === undefined || path === "" || more.length > 0)
      throw new UserError("`grant` takes the path of one profile or settings file: grant PATH");
    const [owner, until] = [single(flags, "owner"), dayOf(single(flags, "until"), "until")];
    refuseBoth(flags, "at", "write", "the entry is written to the working tree");
    const [policy, at] = [single(flags, "policy"), single(flags, "at")];
    return { kind: "grant", policy, at, path, owner, until, write: flags.has("write"), ...common, ...directory };
  },
  fleet: (words, flags, common) => ({ kind: "fleet", does: fleetTask(words, flags), ...common }),
  rules(words, _flags, common) {
    requireNoMore("rules", words);
    return { kind: "ids", of: "rules", ...common };
  },
  hosts(words, _flags, common) {
    requireNoMore("hosts", words);
    return { kind: "ids", of: "hosts", ...common };
  },
  help([word, ...more]) {
    const [part, ...others] = more;
    requireNoMore(
      "help",
      part !== undefined && word !== undefined && partsOf.get(word)?.includes(part) ? others : more,
    );
    const command = word === undefined ? undefined : commandNamed(word);
    return { kind: "help", command, ...taskIn([command ?? "", part ?? ""]) };
  },
  version(words) {
    requireNoMore("version", words);
    return { kind: "version" };
  },
};

/** The second words of commands: `help fleet scan` is `fleet scan --help`. */
const partsOf: ReadonlyMap<string, readonly string[]> = new Map<string, readonly string[]>([
  ["fleet", fleetTasks],
  ["policy", ["test"]],
]);

/** The revisions of `diff`: `BASE HEAD`, or one range, in which an empty side is HEAD as in git. */
function revisionsOf(words: readonly string[]) {
  const [base, head, ...more] = words;
  const range = words.find((word) => word.includes(".."));
  if (range !== undefined && words.length > 1)
    throw new UserError(`\`diff\` takes one range, or two revisions without a range: not \`${words.join(" ")}\``);
  if (more.length > 0) throw new UserError("`diff` compares two revisions at most: diff [BASE [HEAD]]");
  if (base === "" || head === "") throw new UserError("a revision of `diff` is empty");
  if (range === undefined) return { base, head, fromMergeBase: false };
  return { ...sidesOf(range), fromMergeBase: range.includes("...") };
}

function sidesOf(range: string): { readonly base: string; readonly head: string } {
  const [, from = "", to = ""] = /^(.*?)\.{2,3}(.*)$/s.exec(range) ?? [];
  if ((from === "" && to === "") || to.startsWith(".") || to.includes(".."))
    throw new UserError(
      `\`${range}\` is not a range; write BASE..HEAD, or BASE...HEAD for what HEAD changed since BASE`,
    );
  return { base: from || "HEAD", head: to || "HEAD" };
}

function readPolicyCommand([what, ...files]: readonly string[], flags: Flags, common: CommonOptions): Arguments {
  const options = {
    ...common,
    ...directoryOptions(flags),
    policy: single(flags, "policy"),
    outputs: outputsOf(flags.get("format") ?? ["pretty"], formats.policy),
  };
  const path = single(flags, "for");
  refuseBoth(flags, "at", "staged", "the index belongs to no commit");
  if (what === undefined)
    return {
      kind: "policy",
      ...options,
      at: single(flags, "at"),
      staged: flags.has("staged"),
      all: flags.has("all"),
      for: path,
    };
  if (what !== "test")
    throw new UserError(
      `\`policy\` takes no \`${what}\`${suggestion(what, ["test"])}; use --for PATH to see what applies to one file`,
    );
  if (files.length === 0) throw new UserError("`policy test` needs at least one file of cases");
  for (const flag of ["staged", "for", "at", "all"])
    if (flags.has(flag)) throw new UserError(`\`--${flag}\` belongs to \`policy\`, not to \`policy test\``);
  return { kind: "policy test", ...options, files };
}

function organisationOptions(flags: Flags): OrganisationOptions | undefined {
  const organisation = single(flags, "organisation");
  const from = single(flags, "from");
  if (organisation === undefined) {
    const other = ["from", "fetch"].find((name) => flags.has(name));
    if (other !== undefined) throw new UserError(`\`--${other}\` of \`init\` needs \`--organisation\``);
    return undefined;
  }
  if (flags.has("from-current"))
    throw new UserError(
      "`--organisation` and `--from-current` exclude each other: a grant counts only as far as the organisation allows it; run `init --from-current` first, then `init --organisation`",
    );
  if (flags.has("fetch") && flags.has("offline")) throw new UserError("`--fetch` and `--offline` exclude each other");
  return { organisation, from, fetch: flags.has("fetch") };
}

function fixArguments(flags: Flags, common: CommonOptions, directory: DirectoryOptions): Arguments {
  return {
    kind: "fix",
    policy: single(flags, "policy"),
    hosts: flags.get("host")?.map(hostNamed),
    ...editionsOf(flags.get("edition") ?? []),
    staged: flags.has("staged"),
    dryRun: flags.has("dry-run"),
    ...common,
    ...directory,
  };
}

function directoryOptions(flags: Flags): DirectoryOptions {
  return { root: single(flags, "root"), today: dayOf(single(flags, "today")), offline: flags.has("offline") };
}

function profileOptions(flags: Flags, command: "check" | "list" | "diff") {
  return {
    policy: single(flags, "policy"),
    hosts: flags.get("host")?.map(hostNamed),
    ...editionsOf(flags.get("edition") ?? []),
    outputs: outputsOf(flags.get("format") ?? ["pretty"], formats[command]),
  };
}

function treeOptions(flags: Flags, command: "check" | "list", directory: DirectoryOptions): TreeOptions {
  const options = {
    ...directory,
    ...profileOptions(flags, command),
    at: single(flags, "at"),
    staged: flags.has("staged"),
    user: flags.has("user"),
  };
  refuseBoth(flags, "at", "staged", "the index belongs to no commit");
  refuseBoth(flags, "at", "user", "a commit holds no profiles of the user");
  if (options.staged && options.user)
    throw new UserError("`--staged` and `--user` exclude each other: the index holds no profiles of the user");
  return options;
}

function refuseBoth(flags: Flags, one: string, other: string, because: string): void {
  if (flags.has(one) && flags.has(other))
    throw new UserError(`\`--${one}\` and \`--${other}\` exclude each other: ${because}`);
}

function requireNoWords(command: Command, [word]: readonly string[]): void {
  if (word !== undefined) throw new UserError(`\`${command}\` takes no \`${word}\`; name a directory with --root DIR`);
}

function requireNoMore(command: Command, [word]: readonly string[]): void {
  if (word !== undefined) throw new UserError(`\`${command}\` takes no \`${word}\``);
}

function commandNamed(word: string): Command {
  if (Object.hasOwn(commands, word)) return word as Command;
  throw new UserError(`no command \`${word}\`${suggestion(word, Object.keys(commands))}`);
}
