/** Variables of a Makefile, as far as their values are plain text. */

/** How deep variables may hold others, how long a value may be, and all values together. */
const limits = { depth: 8, value: 4_000, all: 400_000 };

const assigned = /^ *(?:[^:=#\t]*:(?!=|:) *)?(?:(?:export|override|private) +)*([\w.-]{1,100}) *(:{0,3}|[?+!])= *(.*)$/;

export class MakeVariables {
  /** `undefined`: some value is what a program prints. */
  readonly #values = new Map<string, string[] | undefined>();
  readonly #expanded = new Map<string, string | undefined>();
  #left = limits.all;

  /** Every line that gives a variable a value, whatever the condition around it. */
  constructor(lines: readonly string[]) {
    for (const [i, line] of lines.entries()) {
      const [, name, operator, value = ""] = line.startsWith("\t") ? [] : (assigned.exec(line) ?? []);
      if (name === undefined) continue;
      const known = this.#values.has(name) ? this.#values.get(name) : [];
      // A value of several lines is not read.
      const isKnown = operator !== "!" && !value.endsWith("\\") && !(lines[i - 1] ?? "").endsWith("\\");
      this.#values.set(name, isKnown && known ? [...known, value] : undefined);
    }
  }

  /** The values that lines give a variable, as they are written; `undefined`: none, or one of them is not plain. */
  valuesOf(name: string): readonly string[] | undefined {
    return this.#values.get(name);
  }

  /** The text with the values of its variables; `undefined`: it has others, or functions. */
  expanded(text: string, depth = 0): string | undefined {
    if (depth > limits.depth || this.#left < 0) return undefined;
    let isKnown = true;
    // `$@` is the target itself, which counts already.
    const own = text.replace(/(?<=^|\s)\$@(?=\s|$)/g, "");
    const found = own.replace(
      /(\S?)\$(?:[({]([\w.-]{1,100})[)}])?(?=(\S?))/g,
      (_, before = "", name = "", after = "") => {
        const values = this.#values.get(name);
        const value = this.#valueOf(name, depth);
        // One of several values is a part of a name.
        if (value === undefined || (values && values.length > 1 && before + after !== "")) isKnown = false;
        return before + (value ?? "");
      },
    );
    this.#left -= found.length;
    return isKnown && found.length <= limits.value + text.length ? found : undefined;
  }

  #valueOf(name: string, depth: number): string | undefined {
    if (!this.#expanded.has(name)) {
      const values = this.#values.get(name);
      this.#expanded.set(name, undefined);
      const value = values && this.expanded(values.join(" "), depth + 1);
      this.#expanded.set(name, value === undefined || value.length > limits.value ? undefined : value);
    }
    return this.#expanded.get(name);
  }
}
