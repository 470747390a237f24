/** The commands of git that are run, with their options. Whatever is not here is refused. */

/** The options of a command: the words before `--` or `--end-of-options` that begin with `-`. */
interface Options {
  /** All of them are there. */
  readonly needs?: readonly string[];
  /** Others that may be there. One that ends with `=` takes any value. */
  readonly takes?: readonly string[];
  /** The most other words. */
  readonly names?: number;
}

/** Every command that is run and its options, with the reason why it executes nothing from the repository. */
const commands: ReadonlyMap<string, readonly Options[]> = new Map<string, readonly Options[]>([
  // Prints objects as they are, without a filter or a text conversion. `gitAt` forbids to fetch a missing one.
  ["cat-file", [{ needs: ["--batch"], takes: ["--buffer"], names: 0 }]],
  // Prints settings, and runs nothing that they name.
  [
    "config",
    [
      { needs: ["--get"], takes: ["--local"], names: 1 },
      { needs: ["--get-regexp"], takes: ["-z"], names: 1 },
    ],
  ],
  // With `--raw` it compares ids and modes, and starts no external diff and no text conversion.
  [
    "diff-index",
    [
      {
        needs: ["--cached", "--raw"],
        takes: ["-z", "--no-renames", "--ita-visible-in-index", "--ignore-submodules=none"],
      },
    ],
  ],
  // Its transport, credential helper and ssh command are of the machine's or the checkout's configuration, over the
  // usual protocols only; no hook, no submodule, no upkeep.
  [
    "fetch",
    [
      {
        needs: ["--no-recurse-submodules", "--no-auto-maintenance", "--upload-pack=git-upload-pack"],
        takes: ["--quiet", "--no-tags", "--no-write-fetch-head", "--depth=1"],
      },
    ],
  ],
  // Prints names of refs.
  ["for-each-ref", [{ takes: ["--count=", "--format=", "--contains="] }]],
  // With `--no-filters` it writes the bytes that it gets.
  ["hash-object", [{ needs: ["--no-filters", "--stdin"], takes: ["-w"], names: 0 }]],
  // Prints paths and modes. It would start `core.fsmonitor`, which is off.
  ["ls-files", [{ takes: ["-s", "-t", "-z", "--cached", "--exclude-standard", "--others", "--stage"] }]],
  // As `fetch`, and it stores nothing.
  ["ls-remote", [{ needs: ["--upload-pack=git-upload-pack"], takes: ["--quiet"] }]],
  // Prints the entries of trees.
  ["ls-tree", [{ takes: ["-r", "-z", "--full-tree"] }]],
  // Reads commits alone.
  ["merge-base", [{ takes: ["--is-ancestor"] }]],
  // Reads commits, and with `--objects` trees. Missing objects are listed and not fetched.
  [
    "rev-list",
    [{ needs: ["--missing=print"], takes: ["--filter=blob:none", "--no-object-names", "--no-walk", "--objects"] }],
  ],
  // With `--verify` it resolves a name.
  ["rev-parse", [{ needs: ["--verify"], takes: ["--quiet"], names: 1 }]],
  // It would run the filters of changed files, so it is for the tool's own clone alone. `core.fsmonitor` is off.
  ["status", [{ needs: ["--ignore-submodules"], takes: ["--porcelain", "--untracked-files=no"], names: 0 }]],
  // With one name it prints the ref that this stands for.
  ["symbolic-ref", [{ takes: ["--quiet"], names: 1 }]],
  // With `--index-info` it takes ids and modes, and reads no file.
  ["update-index", [{ needs: ["--index-info"], takes: ["-z"], names: 0 }]],
]);

/** Whether it is a command of the table, with options that the table has for it. */
export function isKnownCommand([name = "", ...words]: readonly string[]): boolean {
  const end = words.findIndex((word) => word === "--" || word === "--end-of-options");
  const before = end < 0 ? words : words.slice(0, end);
  const options = before.filter((word) => word.startsWith("-"));
  const others = words.length - options.length;
  return (commands.get(name) ?? []).some(
    ({ needs = [], takes = [], names = Number.POSITIVE_INFINITY }) =>
      needs.every((option) => options.includes(option)) &&
      options.every((option) => [...needs, ...takes].some((one) => isOption(option, one))) &&
      others <= names,
  );
}

function isOption(written: string, known: string): boolean {
  return known.endsWith("=") ? written.startsWith(known) : written === known;
}
