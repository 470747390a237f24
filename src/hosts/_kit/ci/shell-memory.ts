/**
 * The values of a script's variables while it is read. Nobody runs the script, so which branch gives a variable its
 * value is not known: a script is read once in its own order, and again for each other value that it gives.
 */

/** A name with a value that a reading keeps whatever the script says; `undefined`: one that is not known. */
export type Pinned = ReadonlyMap<string, string | undefined>;

const assignment = /^([A-Za-z_]\w*)(\+?)=(.*)$/s;
/** Words before an assignment that change nothing of it. */
const declares = /^(?:export|declare|local|readonly|typeset|then|else|do|if|elif|while|until|\{|!|-\w+)$/;
/** Programs that give the variables which they name a value from elsewhere. */
const fills = /^(?:read|mapfile|readarray|getopts|printf)$/;

/** How many other values are tried one by one. Those beyond that count in one reading with all of them at once. */
const mostReadings = 16;

/** How much all further readings of a script may take, in characters of the script and of what its variables add. */
const mostRead = 400_000;

/** A longer value counts as unknown, and so do all values of a variable together that are longer or more than these. */
const longestValue = 4_000;
const longestUnion = 4_000;
const mostValues = 256;

/** How many characters variables add to one reading. Beyond that their values count as unknown. */
const mostAdded = 400_000;

/** A word of a command. */
interface RememberedWord {
  readonly text: string;
  readonly unknown: string | undefined;
}

/** What one reading of a script knows of its variables. */
export class ShellMemory {
  readonly #values: Map<string, string>;
  readonly #given = new Map<string, Set<string | undefined>>();
  readonly #pinned: Pinned;
  #left = mostAdded;

  constructor(variables: ReadonlyMap<string, string>, pinned: Pinned = new Map()) {
    this.#values = new Map(variables);
    this.#pinned = pinned;
  }

  /** `undefined`: nothing is known. */
  get(name: string): string | undefined {
    const value = this.#pinned.has(name) ? this.#pinned.get(name) : this.#values.get(name);
    this.#left -= value?.length ?? 0;
    return this.#left < 0 ? undefined : value;
  }

  /** What a command gives variables. `unknown`: what a word takes from elsewhere. */
  remember(words: readonly RememberedWord[]): void {
    const [first = "", second = "", third = ""] = words.map(({ text }) => text);
    if (third === "in" && /^(?:for(?:each)?|select)$/.test(first))
      for (const { text, unknown } of words.slice(3)) this.#set(second, unknown === undefined ? text : undefined);
    if (fills.test(first)) for (const { text } of words) if (this.#values.has(text)) this.#set(text, undefined);
    this.#assign(words.filter(({ text }) => !declares.test(text)));
  }

  /** Where all of the words are assignments: before a program they are its own. */
  #assign(words: readonly RememberedWord[]): void {
    const parts = words.map(({ text }) => assignment.exec(text));
    if (parts.includes(null)) return;
    for (const [i, part] of parts.entries()) {
      const [, name = "", plus = "", value = ""] = part ?? [];
      const before = plus === "" ? "" : (this.#values.get(name) ?? "");
      this.#set(name, words[i]?.unknown === undefined ? before + value : undefined);
    }
  }

  /** `undefined`: a value that is not written here. */
  #set(name: string, written: string | undefined): void {
    const value = written !== undefined && written.length > longestValue ? undefined : written;
    let given = this.#given.get(name);
    if (!given) {
      const before = this.#values.get(name);
      this.#given.set(name, (given = new Set(before === undefined ? [] : [before])));
    }
    // The last one that is given is the last one of the set.
    given.delete(value);
    if (given.size === mostValues) given = this.#forget(name);
    given.add(value);
    if (value === undefined) this.#values.delete(name);
    else this.#values.set(name, value);
  }

  /** Of a variable that is given many values, only the last one is known. */
  #forget(name: string): Set<string | undefined> {
    const given = new Set<string | undefined>([undefined]);
    this.#given.set(name, given);
    return given;
  }

  /**
   * What further readings of the script keep: each value but the last one, with all values of the other variables at
   * once. Of a long script few are made, one with all values, and one in which these variables are unknown.
   */
  alternatives(script: string): readonly Pinned[] {
    const several = [...this.#given].filter(([, values]) => values.size > 1);
    const unions = several.map(([name, values]): [string, string | undefined] => [name, unionOf(values)]);
    const all = several.flatMap(([name, values]) => [...values].slice(0, -1).map((value) => [name, value] as const));
    // The last value of one variable may go with any value of another.
    const [last] = several.at(-1) ?? [];
    if (several.length > 1 && last !== undefined) all.push([last, this.#values.get(last)]);
    const longest = unions.reduce((size, [, union]) => Math.max(size, union?.length ?? 0), 0);
    const cost = script.length + Math.min(mostAdded, longest * (script.split("$").length - 1));
    const most = Math.min(mostReadings, Math.floor(mostRead / cost));
    const tried = all.slice(0, most).map((one): Pinned => new Map([...unions, one]));
    if (all.length <= most) return tried;
    // A program may be one of the values, and a flag too: neither may be lost among many.
    return [...tried, new Map(unions), new Map(several.map(([name]) => [name, undefined]))];
  }
}

function unionOf(values: ReadonlySet<string | undefined>): string | undefined {
  if (values.has(undefined)) return undefined;
  const all = [...values].join(" ");
  return all.length > longestUnion ? undefined : all;
}
