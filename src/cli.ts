#!/usr/bin/env node
/**
 * The entry point of the command line: arguments in, texts and an exit code out. What needs no profile is answered before
 * the code of the commands loads.
 */
import { fstatSync, statSync, writeFileSync, writeSync } from "node:fs";
import { resolve } from "node:path";
import type { CommandResult, Screen, Environment } from "./cli/run.ts";
import type { Arguments } from "./cli/arguments.ts";
import { quickAnswer } from "./cli/quick/index.ts";
import { commandOf } from "./platform/invocation.ts";
import { visible } from "./sanitize/text.ts";
import type { Color } from "./evaluate/settings.ts";
import { tool } from "./generated/tool.ts";
import { undecidedLine } from "./reports/undecided.ts";
import { isOfMachine, UserError } from "./repo/tree.ts";

const { argv, env } = process;
/** How to start this again. Few runs need it. */
const invocation = () => commandOf({ script: argv[1], directory: process.cwd(), environment: env }, tool.name);
const prefix = `${tool.name}: `;
const reporting = `; please report it at ${tool.homepage.replace(/\/blob\/.*$/, "")}/issues`;

/** A process that ends early has decided nothing. */
process.exitCode = 3;
let ended = false;
let crashed = false;
const pendingWrites: Promise<void>[] = [];
/** Descriptors whose stream has pending text: later text must follow it. */
const streaming = new Set<number>();
const begun = Date.now();
let shownAt = 0;
let filesRead = 0;

process.on("uncaughtException", (error) => crash(error));
process.on("unhandledRejection", (error) => crash(error));
process.on("exit", () => {
  if (!ended) crash(new Error("the run came to an end before its answer"));
});

runWords(argv.slice(2)).then(end, (error: unknown) =>
  error instanceof UserError ? endWithMistake(error.message) : crash(error),
);

async function runWords(words: readonly string[]): Promise<number> {
  // Whatever is unclear, or wrong, is the command's to say.
  const quick = await quickAnswer(words, process.cwd(), env, isTerminal(1), today).catch(() => undefined);
  if (!quick) return run((await import("./cli/arguments.ts")).readArguments(words));
  if (quick.note !== undefined) writeError(`${prefix}${quick.note}\n`);
  return answer(quick.text);
}

async function run(args: Arguments): Promise<number> {
  switch (args.kind) {
    case "mistake":
      return mistake(args.message);
    case "help":
      return answer((await import("./cli/help.ts")).helpFor(args.command, tool, columns(), invocation()));
    case "version":
      return answer(`${tool.version}\n`);
    case "explain":
      return answer((await import("./cli/explain.ts")).explain(args.what, args.full, screenFor(args.color)));
    case "ids":
      return answer((await import("./cli/ids.ts")).idList(args.of, screenFor(args.color)));
    default:
      return delivered(await (await import("./cli/dispatch.ts")).dispatch(args, environmentOf(args)), args);
  }
}

function environmentOf({
  color,
  quiet,
  all = false,
}: {
  readonly color: Color;
  readonly quiet: boolean;
  readonly all?: boolean;
}): Environment {
  return {
    tool,
    directory: process.cwd(),
    environment: env,
    today: today(),
    script: argv[1],
    screen: () => screenFor(color, all),
    onRead() {
      if (++filesRead === 50) postponeOptimising();
      if (!quiet) progress();
    },
  };
}

/** The day in UTC: `2027-03-31`. */
function today(): string {
  return new Date().toISOString().slice(0, 10);
}

function screenFor(color: Color, all = false): Screen {
  const command = invocation();
  if (isPlain(1)) return { all, command, color: color === "always", columns: Number(env.COLUMNS) || 100 };
  const { isTTY } = process.stdout;
  return {
    all,
    command,
    color: color === "always" || (color === "auto" && isTTY === true && !env.NO_COLOR && env.TERM !== "dumb"),
    columns: columns(),
  };
}

function columns(): number {
  return process.stdout.columns || Number(env.COLUMNS) || 100;
}

/** Shows progress after half a second, in a line that is overwritten. */
function progress(): void {
  const now = Date.now();
  if (now - begun < 500 || now - shownAt < 100 || !isTerminal(2)) return;
  shownAt = now;
  writeError(`\r${filesRead} files read …`);
}

/**
 * A short run ends before the time that V8 spends on optimising its code is earned back. Only the V8 of Node.js 20 and 21 has
 * this flag; a newer one prints an error about it.
 */
function postponeOptimising(): void {
  if (process.versions.v8.startsWith("11."))
    process.getBuiltinModule("node:v8").setFlagsFromString("--interrupt-budget=1000000");
}

/** Writes files first: a result that cannot be written whole is not reported. */
async function delivered(
  { code, texts, notes, complaint }: CommandResult,
  { quiet }: { readonly quiet: boolean },
): Promise<number> {
  if (shownAt > 0) writeError("\r\u001b[K");
  for (const { file, text } of texts) {
    if (file === undefined) continue;
    try {
      writeFileSync(resolve(file), text);
    } catch (error) {
      writeError(
        `${prefix}${visible(undecidedLine(`the file ${file} cannot be written: ${error instanceof Error ? error.message : String(error)}`))}\n`,
      );
      return 3;
    }
  }
  if (complaint !== undefined) writeError(complaint);
  if (!quiet) for (const note of notes) writeError(`${prefix}${visible(note)}\n`);
  for (const { file, text } of texts) if (file === undefined) await write(text);
  return code;
}

async function answer(text: string): Promise<number> {
  await write(text);
  return 0;
}

/** Resolves when the text has left this process, or the reader is gone. */
function write(text: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const settle = (error?: Error | null) => (error && !isBrokenPipe(error) ? reject(error) : resolve());
    const rest = leftOf(1, text, settle);
    if (rest.length === 0) return settle();
    const { stdout } = process;
    stdout.once("error", settle);
    stdout.write(rest, settle);
  });
}

/**
 * Whether a descriptor is a pipe, a file or the null device, and so no terminal. These need no stream, and opening one takes
 * as long as a check of a small tree.
 */
function isPlain(descriptor: 1 | 2): boolean {
  try {
    const device = fstatSync(descriptor);
    return !streaming.has(descriptor) && (!device.isCharacterDevice() || device.rdev === statSync("/dev/null").rdev);
  } catch {
    return false;
  }
}

/** Terminals are told by a module that loads those of the network and of streams, which take longer than the quick answers. */
function isTerminal(descriptor: 1 | 2): boolean {
  return !isPlain(descriptor) && process.getBuiltinModule("node:tty").isatty(descriptor);
}

/** Writes at once, and returns what a full pipe did not accept, for its stream. Returns nothing after an error. */
function leftOf(descriptor: 1 | 2, text: string, failed: (error: Error) => void): Uint8Array {
  let bytes = Buffer.from(text);
  try {
    if (isPlain(descriptor)) while (bytes.length > 0) bytes = bytes.subarray(writeSync(descriptor, bytes));
  } catch (error) {
    const isFull = error instanceof Error && "code" in error && error.code === "EAGAIN";
    if (!isFull) {
      failed(error instanceof Error ? error : new Error(String(error)));
      return Buffer.alloc(0);
    }
  }
  if (bytes.length > 0) streaming.add(descriptor);
  return bytes;
}

/** Writes to standard error. Errors are ignored. */
function writeError(text: string): void {
  const rest = leftOf(2, text, () => undefined);
  if (rest.length === 0) return;
  const { stderr } = process;
  if (stderr.listenerCount("error") === 0) stderr.on("error", () => undefined);
  pendingWrites.push(new Promise((resolve) => stderr.write(rest, () => resolve())));
}

/** Whether the reader has gone, as with `| head`. The exit code does not change. */
function isBrokenPipe(error: Error): boolean {
  return "code" in error && (error.code === "EPIPE" || error.code === "EOF");
}

function mistake(message: string): number {
  writeError(`${prefix}${visible(message)} (see ${invocation()} --help)\n`);
  return 2;
}

function endWithMistake(message: string): Promise<void> {
  writeError(`${prefix}${visible(message)}\n`);
  return end(2);
}

/** Exits once everything is written; nothing needs a clean-up. */
async function end(code: number): Promise<void> {
  await Promise.all(pendingWrites);
  ended = true;
  process.exit(code);
}

function crash(error: unknown): void {
  if (crashed) return;
  crashed = true;
  ended = true;
  const message = error instanceof Error ? error.message : String(error);
  const end = isOfMachine(error) ? "" : reporting;
  const stack = env.AGENT_PROFILE_CHECK_DEBUG && error instanceof Error ? `${error.stack ?? ""}\n` : "";
  try {
    writeSync(2, `${prefix}${visible(undecidedLine(message))}${end}\n${stack}`);
  } finally {
    process.exit(3);
  }
}
