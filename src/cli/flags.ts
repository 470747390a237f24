/** The flags of a command line: splits them from the other words, and checks their values. */
import { allEditions } from "../inspect/editions.ts";
import { type Format, type Setting, settings } from "../evaluate/settings.ts";
import { hosts } from "../generated/hosts.ts";
import { formerEdition, type Host } from "../model/host.ts";
import { suggestion } from "../repo/spelling.ts";
import { UserError } from "../repo/tree.ts";
import { append } from "../repo/many.ts";

/** The values of every flag that was given. A flag without a value has empty texts. */
export type Flags = ReadonlyMap<string, readonly string[]>;

/** A format and its file; `undefined`: stdout. */
export interface Output {
  readonly format: Format;
  readonly file: string | undefined;
}

const known: ReadonlyMap<string, Setting> = new Map(
  Object.entries<Setting>(settings).filter(([, { entryPoints }]) => entryPoints.includes("cli")),
);

/** The words that are no flags, and the flags. Throws `UserError` for an unknown flag and a wrong number of values. */
export function split(words: readonly string[]): readonly [plain: readonly string[], flags: Flags] {
  const plain: string[] = [];
  const flags = new Map<string, readonly string[]>();
  const pending = [...words];
  for (let word = pending.shift(); word !== undefined; word = pending.shift()) {
    if (word === "--") append(plain, pending.splice(0));
    else if (!word.startsWith("-") || word === "-") plain.push(word);
    else {
      const [name, setting, written] = flagIn(word);
      const value = valueOf(name, setting, written, pending);
      const values = flags.get(name);
      if (values && !setting.repeatable && setting.value !== undefined)
        throw new UserError(`\`--${name}\` is given twice`);
      flags.set(name, [...(values ?? []), value]);
    }
  }
  return [plain, flags];
}

/** `value`: what the word has after `=`. */
function flagIn(word: string): readonly [name: string, setting: Setting, value: string | undefined] {
  const equals = word.indexOf("=");
  const flag = equals < 0 ? word : word.slice(0, equals);
  const name = flag === "-h" ? "help" : flag.slice(2);
  const setting = known.get(name);
  if (!setting || (flag !== "-h" && !flag.startsWith("--")))
    throw new UserError(
      `no flag \`${flag}\`${suggestion(
        flag,
        [...known.keys()].map((name) => `--${name}`),
      )}`,
    );
  return [name, setting, equals < 0 ? undefined : word.slice(equals + 1)];
}

/** Takes the next word where a value is needed and not written after `=`. */
function valueOf(name: string, setting: Setting, written: string | undefined, pending: string[]): string {
  if (setting.value === undefined) {
    if (written === undefined) return "";
    throw new UserError(`\`--${name}\` takes no value`);
  }
  if (written !== undefined) return written;
  const next = pending.shift();
  if (next === undefined || next.startsWith("--"))
    throw new UserError(`\`--${name}\` needs a value: --${name} ${setting.value}`);
  return next;
}

/** The value of a flag that may be given once. */
export function single(flags: Flags, name: string): string | undefined {
  const value = flags.get(name)?.[0];
  if (value === "") throw new UserError(`\`--${name}\` is empty`);
  return value;
}

/** The value of a flag, one of `choices`; absent: `undefined`. Any other is a `UserError` with the nearest choice. */
export function chosen<const T extends string>(flags: Flags, name: string, choices: readonly T[]): T | undefined {
  const value = flags.get(name)?.[0];
  if (value === undefined) return undefined;
  const choice = choices.find((candidate) => candidate === value);
  if (choice === undefined)
    throw new UserError(`\`--${name}\` is one of ${choices.join(", ")}, not \`${value}\`${suggestion(value, choices)}`);
  return choice;
}

/** The id as given, if there is such a host; else a `UserError` with the nearest one. */
export function hostNamed(id: string): string {
  if (!Object.hasOwn(hosts, id)) throw new UserError(`no host \`${id}\`${suggestion(id, Object.keys(hosts))}`);
  return id;
}

/** The values of `--edition`: `HOST=EDITION`, or `all`. */
export function editionsOf(values: readonly string[]): {
  readonly editions: { readonly [host: string]: string };
  readonly everyEdition: boolean;
} {
  return {
    editions: Object.fromEntries(values.filter((value) => value !== allEditions).map(editionOf)),
    everyEdition: values.includes(allEditions),
  };
}

function editionOf(value: string): readonly [host: string, edition: string] {
  const equals = value.indexOf("=");
  if (equals < 1) throw new UserError(`\`--edition\` is HOST=EDITION or all, not \`${value}\``);
  const id = hostNamed(value.slice(0, equals));
  const edition = value.slice(equals + 1);
  const host = (hosts as { readonly [id: string]: Host })[id];
  const editions: readonly string[] = host?.editions ?? [];
  if (edition === allEditions || editions.includes(edition)) return [id, edition];
  const former = host && formerEdition(host, edition);
  throw new UserError(
    former === undefined
      ? `\`${id}\` has no edition \`${edition}\`; it has ${editions.join(", ")}`
      : `\`${id}\`: ${former}`,
  );
}

/** The values of `--format`: `FORMAT` or `FORMAT=FILE`. At most one goes to stdout. */
export function outputsOf(values: readonly string[], choices: readonly Format[]): readonly Output[] {
  const outputs = values.map((value): Output => {
    const equals = value.indexOf("=");
    const name = equals < 0 ? value : value.slice(0, equals);
    const file = equals < 0 ? undefined : value.slice(equals + 1);
    const format = choices.find((choice) => choice === name);
    if (format === undefined)
      throw new UserError(`\`--format\` is one of ${choices.join(", ")}, not \`${name}\`${suggestion(name, choices)}`);
    if (file === "") throw new UserError(`\`--format ${name}=\` names no file`);
    return { format, file };
  });
  const [, second] = outputs.filter(({ file }) => file === undefined);
  if (second)
    throw new UserError(`only one format can go to stdout; write the other to a file: --format ${second.format}=FILE`);
  const repeated = outputs.find(
    ({ file }, i) => file !== undefined && outputs.findIndex((next) => next.file === file) < i,
  );
  if (repeated) throw new UserError(`two formats write to the file \`${repeated.file}\``);
  return outputs;
}

/** The value of `--today` or of another flag for a day. */
export function dayOf(value: string | undefined, flag = "today"): string | undefined {
  if (value === undefined) return undefined;
  const day = new Date(`${value}T00:00:00Z`);
  const exact = /^\d{4}-\d\d-\d\d$/.test(value) && !Number.isNaN(day.valueOf()) && day.toISOString().startsWith(value);
  if (!exact) throw new UserError(`\`--${flag}\`: expected a date such as 2026-12-31, not \`${value}\``);
  return value;
}
