/** What the simulation prints: figures, and everything that is not as it should be. */

export interface Report {
  /** A line of the table. */
  line(name: string, ...cells: readonly string[]): void;
  /** A heading above lines. */
  title(text: string, ...columns: readonly string[]): void;
  /** Keeps a failure where the two differ; says so in a line either way. */
  equal(name: string, found: unknown, expected: unknown): void;
  readonly failures: readonly string[];
}

const first = 64;
const column = 14;

export function newReport(write: (text: string) => void): Report {
  const failures: string[] = [];
  const line = (name: string, ...cells: readonly string[]): void =>
    write(`${name.padEnd(first)}${cells.map((cell) => cell.padStart(column)).join("")}\n`);
  return {
    line,
    title: (text, ...columns) => (write("\n"), line(text, ...columns)),
    equal(name, found, expected) {
      const isEqual = JSON.stringify(found) === JSON.stringify(expected);
      line(name, isEqual ? "yes" : "NO");
      if (!isEqual) failures.push(`${name}: ${shortened(found)}, not ${shortened(expected)}`);
    },
    failures,
  };
}

function shortened(value: unknown): string {
  const text = JSON.stringify(value) ?? "nothing";
  return text.length > 400 ? `${text.slice(0, 400)}…` : text;
}

/** With so many digits that small numbers say something. */
export function figure(value: number): string {
  return value.toFixed(Math.abs(value) >= 100 ? 0 : Math.abs(value) >= 10 ? 1 : 2);
}

export function share(part: number, whole: number): string {
  return `${figure((100 * part) / whole)} %`;
}
