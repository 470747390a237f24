/** The reports of `check` and `list` by format, each loaded when it is asked for. */
import type { Result } from "../evaluate/result.ts";
import type { Format } from "../evaluate/settings.ts";
import type { Hash } from "../sanitize/secrets.ts";
import type { Output } from "./flags.ts";

/** What a report is shown on. */
export interface Screen {
  readonly color: boolean;
  /** The width of the terminal. */
  readonly columns: number;
  /** Whether it is no terminal: a program may read it, so no value is cut to fit. */
  readonly isPiped?: boolean;
  /** Whether nothing is left out: `--all`. */
  readonly all: boolean;
  /** How this tool was started, for hints to paste: `npx agent-profile-check`. Fit to be printed. */
  readonly command: string;
}

/** Writes the text of a report. */
export type Report = (result: Result, screen: Screen) => string;

/** Rejects where the command has no such format. */
export async function reportFor(command: "check" | "list", format: Format): Promise<Report> {
  if (command === "list") {
    if (format === "pretty") return (await import("../reports/list/pretty.ts")).listPretty;
    const [print, { sha256 }] = await Promise.all([listFor(format), import("../platform/hash.ts")]);
    return (result) => print(result, sha256);
  }
  switch (format) {
    case "pretty":
      return (await import("../reports/pretty/index.ts")).pretty;
    case "json": {
      const [{ json }, { sha256 }] = await Promise.all([import("../reports/json.ts"), import("../platform/hash.ts")]);
      return (result) => json(result, sha256);
    }
    case "github":
      return (await import("../reports/github.ts")).github;
    case "markdown": {
      const { markdown } = await import("../reports/markdown/index.ts");
      return (result) => markdown(result);
    }
    case "sarif":
      return (await import("../reports/sarif/index.ts")).sarif;
    case "junit":
      return (await import("../reports/junit.ts")).junit;
    case "gitlab":
      return (await import("../reports/gitlab.ts")).gitlab;
    default:
      throw new Error(`check has no format ${format}`);
  }
}

async function listFor(format: Format): Promise<(result: Result, hash: Hash) => string> {
  if (format === "csv") return (await import("../reports/list/csv.ts")).listCsv;
  if (format === "html") return (await import("../reports/list/html.ts")).listHtml;
  if (format === "cyclonedx") return (await import("../reports/list/cyclonedx.ts")).listCyclonedx;
  return (await import("../reports/list/json.ts")).listJson;
}

/** Whether a format is for programs. They also get the repository's name, and in `list` what the policy allows. */
export function isForPrograms({ format }: Output): boolean {
  return format !== "pretty" && format !== "github" && format !== "markdown";
}
