/** The words of `npm run lab`. */
import { parseArgs } from "node:util";

export interface Request {
  readonly host: string;
  /** A version or a tag of npm; absent: the version of the committed vectors. */
  readonly version?: string;
  /** A file of vectors in place of the committed ones. */
  readonly cases?: string;
  /** Where to write the vectors of this run. */
  readonly out?: string;
  /** Where to write what changed, in Markdown. */
  readonly report?: string;
  /** Runs the cases whose name matches. */
  readonly only?: RegExp;
  readonly jobs?: number;
  /** Where programs are installed and kept, in place of the system's folder for temporary files. */
  readonly folder?: string;
}

export const usage = `usage: npm run lab -- HOST[@VERSION] [--cases FILE] [--out FILE] [--report FILE] [--only PATTERN] [--jobs N] [--folder DIR]

Runs the published program of HOST offline on its vectors and shows what changed.
  VERSION         a version or tag on npm (default: the version of the vectors)
  --cases FILE    vectors to run (default: test/conformance/HOST.json)
  --out FILE      write the vectors of this run
  --report FILE   write the drift as Markdown
  --only PATTERN  run only the cases whose name matches this regular expression
  --jobs N        programs at once (default: the number of cores)
  --folder DIR    where programs are installed (default: a folder below the system's temporary folder)
Exit codes: 0 nothing changed, 1 drift, 2 a mistake in the command, 3 the lab broke.`;

/** Reads the words; a text says what is wrong with them. */
export function readArguments(words: readonly string[]): Request | string {
  const option = { type: "string" } as const;
  let parsed: ReturnType<typeof parseArgs>;
  try {
    parsed = parseArgs({
      args: [...words],
      allowPositionals: true,
      options: { cases: option, out: option, report: option, only: option, jobs: option, folder: option },
    });
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
  const [target, ...more] = parsed.positionals;
  if (target === undefined || more.length > 0) return "name exactly one host, such as claude@2.1.330";
  const found = /^([a-z][a-z0-9.-]*)(?:@([\w.+-]+))?$/.exec(target);
  if (!found) return `\`${target}\` is not HOST or HOST@VERSION`;
  const only = patternOf(textOf(parsed.values["only"]));
  if (typeof only === "string") return only;
  const jobs = textOf(parsed.values["jobs"]);
  if (jobs !== undefined && !/^[1-9]\d?$/.test(jobs)) return `--jobs needs a number from 1 to 99, not \`${jobs}\``;
  const texts = Object.entries({ version: found[2], ...parsed.values }).filter(
    ([key, value]) => typeof value === "string" && key !== "only" && key !== "jobs",
  );
  return {
    host: found[1] ?? "",
    ...Object.fromEntries(texts),
    ...(only ? { only } : {}),
    ...(jobs === undefined ? {} : { jobs: Number(jobs) }),
  };
}

function textOf(value: unknown): string | undefined {
  return typeof value === "string" ? value : undefined;
}

function patternOf(text: string | undefined): RegExp | string | undefined {
  if (text === undefined) return undefined;
  try {
    return new RegExp(text);
  } catch {
    return `--only: \`${text}\` is not a regular expression`;
  }
}
