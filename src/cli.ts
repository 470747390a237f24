#!/usr/bin/env node
/** The door for people and hooks: a command line in, texts and an exit code out. */
import { fstatSync, writeFileSync, writeSync } from "node:fs";
import { resolve } from "node:path";
import type { CommandResult, Screen, Environment } from "./cli/run.ts";
import { type Arguments, readArguments } from "./cli/arguments.ts";
import { visible } from "./sanitize/text.ts";
import type { Color } from "./evaluate/settings.ts";
import { tool } from "./generated/tool.ts";
import { UserError } from "./repo/tree.ts";

const { argv, env } = process;
const prefix = `${tool.name}: `;
const reporting = `nothing was decided; please report it at ${tool.homepage.replace(/\/blob\/.*$/, "")}/issues`;

/** Whatever ends this process early, it has decided nothing. */
process.exitCode = 3;
let ended = false;
let crashed = false;
const saying: Promise<void>[] = [];
/** Descriptors whose stream holds something: what follows goes through it too. */
const streaming = new Set<number>();
const begun = Date.now();
let shownAt = 0;
let filesRead = 0;

process.on("uncaughtException", (error) => crash(error));
process.on("unhandledRejection", (error) => crash(error));
process.on("exit", () => {
  if (!ended) crash(new Error("the run came to an end before its answer"));
});

run(readArguments(argv.slice(2))).then(end, (error: unknown) =>
  error instanceof UserError ? mistaken(error.message) : crash(error),
);

async function run(asked: Arguments): Promise<number> {
  switch (asked.kind) {
    case "mistake":
      return mistake(asked.message);
    case "help":
      return said((await import("./cli/help.ts")).helpFor(asked.command, tool, columns()));
    case "version":
      return said(`${tool.version}\n`);
    case "explain":
      return said((await import("./cli/explain.ts")).explain(asked.what, screenFor(asked.color)));
    default:
      return delivered(await (await import("./cli/dispatch.ts")).dispatch(asked, surroundingsOf(asked)), asked);
  }
}

function surroundingsOf({ color, quiet }: { readonly color: Color; readonly quiet: boolean }): Environment {
  return {
    tool,
    directory: process.cwd(),
    environment: env,
    today: new Date().toISOString().slice(0, 10),
    screen: () => screenFor(color),
    onRead() {
      if (++filesRead === 50) postponeOptimising();
      if (!quiet) progress();
    },
  };
}

function screenFor(color: Color): Screen {
  if (isPlain(1)) return { color: color === "always", columns: Number(env.COLUMNS) || 100 };
  const { isTTY } = process.stdout;
  return {
    color: color === "always" || (color === "auto" && isTTY === true && !env.NO_COLOR && env.TERM !== "dumb"),
    columns: columns(),
  };
}

function columns(): number {
  return process.stdout.columns || Number(env.COLUMNS) || 100;
}

/** From half a second on, a line that is written over. */
function progress(): void {
  const now = Date.now();
  if (now - begun < 500 || now - shownAt < 100 || !process.stderr.isTTY) return;
  shownAt = now;
  say(`\r${filesRead} files read …`);
}

/**
 * A short run ends before the time that V8 spends on optimising its code is earned back. Only the V8 of Node.js 20 and 21 has
 * this flag; a newer one prints an error about it.
 */
function postponeOptimising(): void {
  if (process.versions.v8.startsWith("11."))
    process.getBuiltinModule("node:v8").setFlagsFromString("--interrupt-budget=1000000");
}

/** Files first: an answer that cannot be written whole is none. */
async function delivered(
  { code, texts, notes, complaint }: CommandResult,
  { quiet }: { readonly quiet: boolean },
): Promise<number> {
  if (shownAt > 0) say("\r\u001b[K");
  for (const { file, text } of texts) {
    if (file === undefined) continue;
    try {
      writeFileSync(resolve(file), text);
    } catch (error) {
      say(
        `${prefix}${visible(`the file ${file} cannot be written: ${error instanceof Error ? error.message : String(error)}`)}; nothing was decided\n`,
      );
      return 3;
    }
  }
  if (complaint !== undefined) say(complaint);
  if (!quiet) for (const note of notes) say(`${prefix}${visible(note)}\n`);
  for (const { file, text } of texts) if (file === undefined) await write(text);
  return code;
}

async function said(text: string): Promise<number> {
  await write(text);
  return 0;
}

/** Resolves when the text has left this process, or nobody reads it any more. */
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

/** Whether a descriptor is a pipe or a file, which needs no stream: opening one takes as long as judging a small tree. */
function isPlain(descriptor: 1 | 2): boolean {
  try {
    return !streaming.has(descriptor) && !fstatSync(descriptor).isCharacterDevice();
  } catch {
    return false;
  }
}

/** What a descriptor does not take at once, for its stream: a pipe may be full. Nothing is left after a fault. */
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

/** What cannot be said on standard error is not said. */
function say(text: string): void {
  const rest = leftOf(2, text, () => undefined);
  if (rest.length === 0) return;
  const { stderr } = process;
  if (stderr.listenerCount("error") === 0) stderr.on("error", () => undefined);
  saying.push(new Promise((resolve) => stderr.write(rest, () => resolve())));
}

/** Nobody reads any more: `| head`. What was decided stands. */
function isBrokenPipe(error: Error): boolean {
  return "code" in error && (error.code === "EPIPE" || error.code === "EOF");
}

function mistake(message: string): number {
  say(`${prefix}${visible(message)} (see ${tool.name} --help)\n`);
  return 2;
}

function mistaken(message: string): Promise<void> {
  say(`${prefix}${visible(message)}\n`);
  return end(2);
}

/** Once everything is written, nothing is worth tidying up. */
async function end(code: number): Promise<void> {
  await Promise.all(saying);
  ended = true;
  process.exit(code);
}

function crash(error: unknown): void {
  if (crashed) return;
  crashed = true;
  ended = true;
  const message = error instanceof Error ? error.message : String(error);
  const stack = env.AGENT_PROFILE_CHECK_DEBUG && error instanceof Error ? `${error.stack ?? ""}\n` : "";
  try {
    writeSync(2, `${prefix}${visible(message)}; ${reporting}\n${stack}`);
  } finally {
    process.exit(3);
  }
}
