/**
 * The runner's commands: annotations, outputs and the summary, as `@actions/core` writes them. That package comes with
 * a client for HTTP of 600 kB, which takes longer to load than a small repository to check.
 */
import { accessSync, appendFileSync, constants, existsSync } from "node:fs";
import { EOL } from "node:os";

/** Where an annotation is. Names are those of `@actions/core`. */
export interface AnnotationProperties {
  readonly title?: string;
  readonly file?: string;
  readonly startLine?: number;
  readonly endLine?: number;
  readonly startColumn?: number;
  readonly endColumn?: number;
}

/** Logs an annotation; the run goes on, and its exit code stays. */
export function error(message: string, properties?: AnnotationProperties): void {
  annotate("error", message, properties);
}

/** Logs an annotation that warns. */
export function warning(message: string, properties?: AnnotationProperties): void {
  annotate("warning", message, properties);
}

/** Logs an annotation that informs. */
export function notice(message: string, properties?: AnnotationProperties): void {
  annotate("notice", message, properties);
}

/** The exit code is 1, unless the caller sets another one. */
export function setFailed(message: string): void {
  process.exitCode = 1;
  error(message);
}

/** An output of the step, in the runner's file for them. Without one the runner reads it from the log. */
export function setOutput(name: string, value: string | number): void {
  const text = String(value);
  const file = process.env["GITHUB_OUTPUT"];
  if (!file) {
    process.stdout.write(`${EOL}${commandOf("set-output", { name }, text)}${EOL}`);
    return;
  }
  if (!existsSync(file)) throw new Error(`Missing file at path: ${file}`);
  // Nothing that a repository holds can end the value.
  const end = `ghadelimiter_${crypto.randomUUID()}`;
  appendFileSync(file, `${name}<<${end}${EOL}${text}${EOL}${end}${EOL}`);
}

/**
 * Adds Markdown to the summary of the step, on lines of its own. Throws where the runner's file for it cannot be
 * written.
 */
export function addSummary(markdown: string): void {
  const file = process.env["GITHUB_STEP_SUMMARY"] ?? "";
  try {
    accessSync(file, constants.R_OK | constants.W_OK);
  } catch {
    throw new Error(`Unable to access summary file: '${file}'. Check if the file has correct read/write permissions.`);
  }
  appendFileSync(file, `${markdown}${EOL}`);
}

function annotate(level: string, message: string, given: AnnotationProperties = {}): void {
  const { title, file, startLine, endLine, startColumn, endColumn } = given;
  const isBare = Object.keys(given).length === 0;
  const properties = isBare ? {} : { title, file, line: startLine, endLine, col: startColumn, endColumn };
  process.stdout.write(`${commandOf(level, properties, message)}${EOL}`);
}

type Properties = { readonly [name: string]: string | number | undefined };

function commandOf(command: string, properties: Properties, message: string): string {
  const written = Object.entries(properties).flatMap(([key, value]) =>
    value ? [`${key}=${escaped(String(value)).replaceAll(":", "%3A").replaceAll(",", "%2C")}`] : [],
  );
  // As the runner's own package: a blank where there is a property, also one without a value.
  const blank = Object.keys(properties).length > 0 ? " " : "";
  return `::${command}${blank}${written.join(",")}::${escaped(message)}`;
}

function escaped(text: string): string {
  return text.replaceAll("%", "%25").replaceAll("\r", "%0D").replaceAll("\n", "%0A");
}
