/** Nix: a name outside of texts and paths is that of a package or a variable, and no command. */

/** Names after which a path or a folder is read. */
const reading = /^(?:import|callPackage|readFile|source|src|path)$/;

/** Names without a `/` on either side. */
const names = /(?<![\w./-])[A-Za-z_][\w'-]*(?![\w./-])/g;

/** The text with spaces in the place of such names, and without comments. */
export function withoutNixNames(text: string): string {
  const kept: string[] = [];
  let at = 0;
  for (let next = nextIn(text, at); next; next = nextIn(text, at)) {
    const end = endOf(text, next);
    // A text without an end: nobody knows what is inside of one.
    if (end < 0) return text;
    const isComment = next.by === "#" || next.by === "/*";
    kept.push(withoutNames(text.slice(at, next.start)), isComment ? "\n" : text.slice(next.start, end));
    at = end;
  }
  return kept.join("") + withoutNames(text.slice(at));
}

function withoutNames(code: string): string {
  return code.replace(names, (name) => (reading.test(name) ? name : " ".repeat(name.length)));
}

interface Start {
  readonly start: number;
  readonly by: string;
}

/** Where the next text or comment begins. */
function nextIn(text: string, at: number): Start | undefined {
  const pattern = /''|"|#|\/\*/g;
  pattern.lastIndex = at;
  const found = pattern.exec(text);
  return found ? { start: found.index, by: found[0] } : undefined;
}

const ends: ReadonlyMap<string, RegExp> = new Map([
  // `'''`, `''$` and `''\` do not end a text.
  ["''", /''(?!['$\\])/g],
  ['"', /"/g],
  ["#", /\n|$/g],
  ["/*", /\*\//g],
]);

/** Where it ends; -1: nowhere. */
function endOf(text: string, { start, by }: Start): number {
  const pattern = ends.get(by) ?? /$/g;
  pattern.lastIndex = start + by.length;
  for (let found = pattern.exec(text); found; found = pattern.exec(text)) {
    const before = by === '"' ? text.slice(Math.max(start + 1, found.index - 50), found.index) : "";
    if ((/\\*$/.exec(before)?.[0].length ?? 0) % 2 === 0) return found.index + found[0].length;
  }
  return -1;
}
