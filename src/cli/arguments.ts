/** Reads a command line: a command with its options, or the mistake in it. */
import { failOnOf } from "../evaluate/fail-on.ts";
import type { FailOn, Gate } from "../evaluate/result.ts";
import { type Color, type Command, commands, formats, settings } from "../evaluate/settings.ts";
import { suggestion } from "../repo/spelling.ts";
import { UserError } from "../repo/tree.ts";
import type { OrganisationOptions } from "./commands/init/organisation.ts";
import { type Flags, chosen, dayOf, editionsOf, hostNamed, single, split, type Output, outputsOf } from "./flags.ts";

/** Options of every command that reads a directory. Paths are as they were written. */
interface DirectoryOptions {
  readonly root: string | undefined;
  /** `YYYY-MM-DD`; `undefined`: the clock's day. */
  readonly today: string | undefined;
  readonly offline: boolean;
}

/** Options of every command that reads profiles. */
interface ProfileOptions extends DirectoryOptions {
  readonly policy: string | undefined;
  readonly hosts: readonly string[] | undefined;
  readonly editions: { readonly [host: string]: string };
  readonly everyEdition: boolean;
  /** Never empty, and at most one of them goes to stdout. */
  readonly outputs: readonly Output[];
}

/** Options that `check` and `list` share. */
interface TreeOptions extends ProfileOptions {
  readonly staged: boolean;
  readonly user: boolean;
}

/** Options of every command. */
interface CommonOptions {
  readonly color: Color;
  readonly quiet: boolean;
}

export type Arguments =
  | (CommonOptions &
      TreeOptions & {
        readonly kind: "check";
        readonly all: boolean;
        readonly fix: boolean;
        readonly base: string | undefined;
        readonly failOn: FailOn;
        readonly gate: Gate;
      })
  | (CommonOptions & TreeOptions & { readonly kind: "list"; readonly all: boolean; readonly from: string | undefined })
  | (CommonOptions &
      ProfileOptions & { readonly kind: "diff"; readonly base: string | undefined; readonly head: string | undefined })
  | (CommonOptions & { readonly kind: "explain"; readonly what: string; readonly full: boolean })
  | (CommonOptions & { readonly kind: "ids"; readonly of: "rules" | "hosts" | undefined })
  | (CommonOptions &
      DirectoryOptions & {
        readonly kind: "policy";
        readonly policy: string | undefined;
        readonly outputs: readonly Output[];
        readonly staged: boolean;
        readonly for: string | undefined;
      })
  | (CommonOptions &
      DirectoryOptions & {
        readonly kind: "policy test";
        readonly policy: string | undefined;
        readonly outputs: readonly Output[];
        readonly files: readonly string[];
      })
  | (CommonOptions &
      DirectoryOptions & { readonly kind: "baseline"; readonly policy: string | undefined; readonly prune: boolean })
  | (CommonOptions &
      DirectoryOptions & {
        readonly kind: "init";
        readonly fromCurrent: boolean;
        readonly owner: string | undefined;
        readonly organisation: OrganisationOptions | undefined;
      })
  | (CommonOptions &
      DirectoryOptions & {
        readonly kind: "grant";
        readonly policy: string | undefined;
        readonly path: string;
        readonly owner: string | undefined;
        readonly until: string | undefined;
        readonly write: boolean;
      })
  | (CommonOptions &
      Omit<ProfileOptions, "outputs"> & { readonly kind: "fix"; readonly staged: boolean; readonly dryRun: boolean })
  | { readonly kind: "help"; readonly command: Command | undefined }
  | { readonly kind: "version" }
  | { readonly kind: "mistake"; readonly message: string };

/** `words` as in `process.argv.slice(2)`. */
export function readArguments(words: readonly string[]): Arguments {
  try {
    const [plain, flags] = split(words);
    return interpret(plain, flags);
  } catch (error) {
    if (error instanceof UserError) return { kind: "mistake", message: error.message };
    throw error;
  }
}

function interpret([first, ...rest]: readonly string[], flags: Flags): Arguments {
  const command = first === undefined ? "check" : commandNamed(first);
  if (flags.has("help")) return { kind: "help", command: first === undefined ? undefined : command };
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
      throw new UserError(`\`--${name}\` belongs to ${listed(users)}, not to \`${command}\``);
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
  diff([base, head, ...more], flags, common) {
    const directory = directoryOptions(flags);
    if (more.length > 0) throw new UserError("`diff` compares two revisions at most: diff [BASE [HEAD]]");
    if (base === "" || head === "") throw new UserError("a revision of `diff` is empty");
    return { kind: "diff", ...common, ...directory, ...profileOptions(flags, "diff"), base, head };
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
    const policy = single(flags, "policy");
    return { kind: "baseline", policy, prune: flags.has("prune"), ...common, ...directory };
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
    const policy = single(flags, "policy");
    return { kind: "grant", policy, path, owner, until, write: flags.has("write"), ...common, ...directory };
  },
  rules(words, _flags, common) {
    requireNoMore("rules", words);
    return { kind: "ids", of: "rules", ...common };
  },
  hosts(words, _flags, common) {
    requireNoMore("hosts", words);
    return { kind: "ids", of: "hosts", ...common };
  },
  help([word, ...more]) {
    requireNoMore("help", more);
    return { kind: "help", command: word === undefined ? undefined : commandNamed(word) };
  },
  version(words) {
    requireNoMore("version", words);
    return { kind: "version" };
  },
};

function readPolicyCommand([what, ...files]: readonly string[], flags: Flags, common: CommonOptions): Arguments {
  const options = {
    ...common,
    ...directoryOptions(flags),
    policy: single(flags, "policy"),
    outputs: outputsOf(flags.get("format") ?? ["pretty"], formats.policy),
  };
  const path = single(flags, "for");
  if (what === undefined) return { kind: "policy", ...options, staged: flags.has("staged"), for: path };
  if (what !== "test")
    throw new UserError(
      `\`policy\` takes no \`${what}\`${suggestion(what, ["test"])}; use --for PATH to see what applies to one file`,
    );
  if (files.length === 0) throw new UserError("`policy test` needs at least one file of cases");
  for (const flag of ["staged", "for"])
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
    staged: flags.has("staged"),
    user: flags.has("user"),
  };
  if (options.staged && options.user)
    throw new UserError("`--staged` and `--user` exclude each other: the index holds no profiles of the user");
  return options;
}

function requireNoWords(command: Command, [word]: readonly string[]): void {
  if (word !== undefined) throw new UserError(`\`${command}\` takes no \`${word}\`; name a directory with --root DIR`);
}

function requireNoMore(command: Command, [word]: readonly string[]): void {
  if (word !== undefined) throw new UserError(`\`${command}\` takes no \`${word}\``);
}

function listed(names: readonly string[]): string {
  const words = names.map((name) => `\`${name}\``);
  return words.length < 3 ? words.join(" and ") : `${words.slice(0, -1).join(", ")} and ${words.at(-1)}`;
}

function commandNamed(word: string): Command {
  if (Object.hasOwn(commands, word)) return word as Command;
  throw new UserError(`no command \`${word}\`${suggestion(word, Object.keys(commands))}`);
}
