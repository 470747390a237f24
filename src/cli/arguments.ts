/** Reads a command line: what is asked for, or the mistake in it. */
import { allEditions } from "../inspect/editions.ts";
import { hosts } from "../generated/hosts.ts";
import type { Host } from "../model/host.ts";
import { suggestion } from "../repo/spelling.ts";
import type { FailOn, Gate } from "../evaluate/result.ts";
import {
  type Color,
  type Command,
  commands,
  type Format,
  formats,
  reserved,
  type Setting,
  settings,
} from "../evaluate/settings.ts";
import { UserError } from "../repo/tree.ts";

/** A format and where it goes; `undefined`: to stdout. */
export interface Output {
  readonly format: Format;
  readonly file: string | undefined;
}

/** What every command that looks at a directory is told. Paths are as they were written. */
interface Looking {
  readonly root: string | undefined;
  /** `YYYY-MM-DD`; `undefined`: the clock's. */
  readonly today: string | undefined;
  readonly offline: boolean;
}

/** What all have in common that read the profiles of some hosts. */
interface Reading extends Looking {
  readonly policy: string | undefined;
  readonly hosts: readonly string[] | undefined;
  readonly editions: { readonly [host: string]: string };
  readonly everyEdition: boolean;
  /** Never empty, and at most one of them goes to stdout. */
  readonly outputs: readonly Output[];
}

/** What `check` and `list` have in common. */
interface Judging extends Reading {
  readonly staged: boolean;
  readonly user: boolean;
}

interface Speaking {
  readonly color: Color;
  readonly quiet: boolean;
}

export type Arguments =
  | (Speaking &
      Judging & {
        readonly kind: "check";
        readonly base: string | undefined;
        readonly failOn: FailOn;
        readonly gate: Gate;
      })
  | (Speaking & Judging & { readonly kind: "list"; readonly from: string | undefined })
  | (Speaking &
      Reading & { readonly kind: "diff"; readonly base: string | undefined; readonly head: string | undefined })
  | (Speaking & { readonly kind: "explain"; readonly what: string })
  | (Speaking &
      Looking & {
        readonly kind: "policy";
        readonly policy: string | undefined;
        readonly outputs: readonly Output[];
        readonly staged: boolean;
        readonly for: string | undefined;
      })
  | (Speaking &
      Looking & {
        readonly kind: "policy test";
        readonly policy: string | undefined;
        readonly outputs: readonly Output[];
        readonly files: readonly string[];
      })
  | (Speaking & Looking & { readonly kind: "baseline"; readonly policy: string | undefined; readonly prune: boolean })
  | (Speaking & Looking & { readonly kind: "init"; readonly fromCurrent: boolean })
  | { readonly kind: "help"; readonly command: Command | undefined }
  | { readonly kind: "version" }
  | { readonly kind: "mistake"; readonly message: string };

/** `words` as in `process.argv.slice(2)`. */
export function readArguments(words: readonly string[]): Arguments {
  try {
    return interpret(...split(words));
  } catch (error) {
    if (error instanceof UserError) return { kind: "mistake", message: error.message };
    throw error;
  }
}

type Given = ReadonlyMap<string, readonly string[]>;

/** Flags with their values, and the words between them. */
function split(words: readonly string[]): [plain: readonly string[], given: Given] {
  const plain: string[] = [];
  const given = new Map<string, string[]>();
  const pending = [...words];
  for (let word = pending.shift(); word !== undefined; word = pending.shift()) {
    if (word === "--") {
      plain.push(...pending.splice(0));
      continue;
    }
    if (!word.startsWith("-") || word === "-") {
      plain.push(word);
      continue;
    }
    const equals = word.indexOf("=");
    const flag = equals < 0 ? word : word.slice(0, equals);
    const name = flag === "-h" ? "help" : flag.slice(2);
    const setting = flags.get(name);
    if (!setting || (flag !== "-h" && !flag.startsWith("--")))
      throw new UserError(
        `no flag \`${flag}\`${suggestion(
          flag,
          [...flags.keys()].map((known) => `--${known}`),
        )}`,
      );
    const written = equals < 0 ? undefined : word.slice(equals + 1);
    if (setting.value === undefined && written !== undefined) throw new UserError(`\`--${name}\` takes no value`);
    const value = setting.value === undefined ? "" : (written ?? pending.shift());
    if (value === undefined || (written === undefined && setting.value !== undefined && value.startsWith("--"))) {
      throw new UserError(`\`--${name}\` needs a value: --${name} ${setting.value}`);
    }
    const values = given.get(name);
    if (values && !setting.repeatable && setting.value !== undefined)
      throw new UserError(`\`--${name}\` is given twice`);
    given.set(name, [...(values ?? []), value]);
  }
  return [plain, given];
}

const flags: ReadonlyMap<string, Setting> = new Map(
  Object.entries<Setting>(settings).filter(([, { entryPoints: doors }]) => doors.includes("cli")),
);

function interpret([first, ...rest]: readonly string[], given: Given): Arguments {
  const command = first === undefined ? "check" : commandNamed(first);
  if (given.has("help")) return { kind: "help", command: first === undefined ? undefined : command };
  if (given.has("version")) return { kind: "version" };
  for (const name of given.keys()) {
    const users = settings[name as keyof typeof settings].commands as readonly Command[];
    if (!users.includes(command))
      throw new UserError(`\`--${name}\` belongs to ${listed(users)}, not to \`${command}\``);
  }
  const speaking = { color: chosen(given, "color", settings.color.choices) ?? "auto", quiet: given.has("quiet") };
  if (command === "explain") {
    const [what, ...more] = rest;
    if (what === undefined || more.length > 0) throw new UserError("`explain` needs the name of one rule or host");
    return { kind: "explain", what, ...speaking };
  }
  const looking = { root: single(given, "root"), today: dayOf(single(given, "today")), offline: given.has("offline") };
  if (command === "policy") return policyAsked(rest, given, { ...speaking, ...looking });
  if (command === "diff") return diffAsked(rest, given, { ...speaking, ...looking });
  if (rest[0] !== undefined)
    throw new UserError(`\`${command}\` takes no \`${rest[0]}\`; a directory is named by --root DIR`);
  if (command === "baseline")
    return { kind: "baseline", policy: single(given, "policy"), prune: given.has("prune"), ...speaking, ...looking };
  if (command === "init") return { kind: "init", fromCurrent: given.has("from-current"), ...speaking, ...looking };
  const judging: Judging = {
    ...looking,
    ...readingOf(given, command),
    staged: given.has("staged"),
    user: given.has("user"),
  };
  if (judging.staged && judging.user)
    throw new UserError("`--staged` and `--user` exclude each other: the index holds no profiles of the user");
  if (command === "list") return { kind: "list", from: single(given, "from"), ...speaking, ...judging };
  const base = single(given, "base");
  if (judging.staged && base !== undefined)
    throw new UserError("`--staged` and `--base` exclude each other: the base of the index is HEAD");
  const gate = chosen(given, "gate", settings.gate.choices) ?? (judging.staged || base !== undefined ? "new" : "all");
  return {
    kind: "check",
    base,
    failOn: chosen(given, "fail-on", settings["fail-on"].choices) ?? "error",
    gate,
    ...speaking,
    ...judging,
  };
}

function readingOf(given: Given, command: "check" | "list" | "diff") {
  return {
    policy: single(given, "policy"),
    hosts: given.get("host")?.map(hostNamed),
    editions: Object.fromEntries((given.get("edition") ?? []).filter((value) => value !== allEditions).map(editionOf)),
    everyEdition: given.get("edition")?.includes(allEditions) ?? false,
    outputs: outputsOf(given.get("format") ?? ["pretty"], formats[command]),
  };
}

function diffAsked([base, head, ...more]: readonly string[], given: Given, told: Speaking & Looking): Arguments {
  if (more.length > 0) throw new UserError("`diff` compares two revisions at most: diff [BASE [HEAD]]");
  if (base === "" || head === "") throw new UserError("a revision of `diff` is empty");
  return { kind: "diff", ...told, ...readingOf(given, "diff"), base, head };
}

function policyAsked([what, ...files]: readonly string[], given: Given, told: Speaking & Looking): Arguments {
  const asked = {
    ...told,
    policy: single(given, "policy"),
    outputs: outputsOf(given.get("format") ?? ["pretty"], formats.policy),
  };
  const about = single(given, "for");
  if (what === undefined) return { kind: "policy", ...asked, staged: given.has("staged"), for: about };
  if (what !== "test")
    throw new UserError(
      `\`policy\` takes no \`${what}\`${suggestion(what, ["test"])}; the decisions about one file are asked by --for PATH`,
    );
  if (files.length === 0) throw new UserError("`policy test` needs at least one file of cases");
  for (const flag of ["staged", "for"])
    if (given.has(flag)) throw new UserError(`\`--${flag}\` belongs to \`policy\`, not to \`policy test\``);
  return { kind: "policy test", ...asked, files };
}

function listed(names: readonly string[]): string {
  const words = names.map((name) => `\`${name}\``);
  return words.length < 3 ? words.join(" and ") : `${words.slice(0, -1).join(", ")} and ${words.at(-1)}`;
}

function commandNamed(word: string): Command {
  if (Object.hasOwn(commands, word)) return word as Command;
  throw new UserError(`no command \`${word}\`${suggestion(word, Object.keys(commands))}`);
}

function single(given: Given, name: string): string | undefined {
  const value = given.get(name)?.[0];
  if (value === "") throw new UserError(`\`--${name}\` is empty`);
  return value;
}

function chosen<const T extends string>(given: Given, name: string, choices: readonly T[]): T | undefined {
  const value = given.get(name)?.[0];
  if (value === undefined) return undefined;
  const choice = choices.find((candidate) => candidate === value);
  if (choice === undefined)
    throw new UserError(`\`--${name}\` is one of ${choices.join(", ")}, not \`${value}\`${suggestion(value, choices)}`);
  return choice;
}

function hostNamed(id: string): string {
  if (!Object.hasOwn(hosts, id)) throw new UserError(`no host \`${id}\`${suggestion(id, Object.keys(hosts))}`);
  return id;
}

function editionOf(value: string): readonly [host: string, edition: string] {
  const equals = value.indexOf("=");
  if (equals < 1) throw new UserError(`\`--edition\` is HOST=EDITION or all, not \`${value}\``);
  const id = hostNamed(value.slice(0, equals));
  const edition = value.slice(equals + 1);
  const editions: readonly string[] = (hosts as { readonly [id: string]: Host })[id]?.editions ?? [];
  if (edition !== allEditions && !editions.includes(edition))
    throw new UserError(`\`${id}\` has no edition \`${edition}\`; it has ${editions.join(", ")}`);
  return [id, edition];
}

function outputsOf(values: readonly string[], choices: readonly Format[]): readonly Output[] {
  const outputs = values.map((value): Output => {
    const equals = value.indexOf("=");
    const name = equals < 0 ? value : value.slice(0, equals);
    const file = equals < 0 ? undefined : value.slice(equals + 1);
    if ((reserved.formats as readonly string[]).includes(name))
      throw new UserError(`\`--format ${name}\` is reserved for a later version`);
    const format = choices.find((choice) => choice === name);
    if (format === undefined)
      throw new UserError(`\`--format\` is one of ${choices.join(", ")}, not \`${name}\`${suggestion(name, choices)}`);
    if (file === "") throw new UserError(`\`--format ${name}=\` names no file`);
    return { format, file };
  });
  const [, second] = outputs.filter(({ file }) => file === undefined);
  if (second)
    throw new UserError(`only one format goes to stdout; give the other a file: --format ${second.format}=FILE`);
  const twice = outputs.find(
    ({ file }, i) => file !== undefined && outputs.findIndex((other) => other.file === file) < i,
  );
  if (twice) throw new UserError(`two formats go to the file \`${twice.file}\``);
  return outputs;
}

function dayOf(value: string | undefined): string | undefined {
  if (value === undefined) return undefined;
  const day = new Date(`${value}T00:00:00Z`);
  const exact = /^\d{4}-\d\d-\d\d$/.test(value) && !Number.isNaN(day.valueOf()) && day.toISOString().startsWith(value);
  if (!exact) throw new UserError(`\`--today\` is a date as in 2026-12-31, not \`${value}\``);
  return value;
}
