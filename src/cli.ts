#!/usr/bin/env node
/** The door for people and hooks: a command line in, texts and an exit code out. */
import { writeFileSync, writeSync } from "node:fs";
import { resolve } from "node:path";
import { type Answer, answer, explain, type Surroundings } from "./answer.ts";
import { type Asked, readArguments } from "./arguments.ts";
import { visible } from "./plain.ts";
import { tool } from "./tool.ts";
import { Mistake } from "./tree.ts";

const { argv, env, stdout, stderr } = process;
const prefix = `${tool.name}: `;
const reporting = `nothing was decided; please report it at ${tool.homepage.replace(/\/blob\/.*$/, "")}/issues`;

/** Whatever ends this process early, it has decided nothing. */
process.exitCode = 3;
let ended = false;
let crashed = false;
process.on("uncaughtException", (error) => crash(error));
process.on("unhandledRejection", (error) => crash(error));
process.on("exit", () => {
  if (!ended) crash(new Error("the run came to an end before its answer"));
});

stdout.on("error", (error) => (isBrokenPipe(error) ? undefined : crash(error)));
stderr.on("error", () => undefined);

run(readArguments(argv.slice(2))).then(end, (error: unknown) => (error instanceof Mistake ? mistaken(error.message) : crash(error)));

async function run(asked: Asked): Promise<number> {
  switch (asked.kind) {
    case "mistake":
      return mistake(asked.message);
    case "help":
      return said((await import("./help.ts")).helpFor(asked.command, tool, columns()));
    case "version":
      return said(`${tool.version}\n`);
    case "explain":
      return delivered(await explain(asked.what, surroundingsOf(asked)), asked);
    case "check":
    case "list":
      return delivered(await answer(asked, surroundingsOf(asked)), asked);
  }
}

function surroundingsOf({ color, quiet }: { readonly color: "auto" | "always" | "never"; readonly quiet: boolean }): Surroundings {
  return {
    tool,
    directory: process.cwd(),
    environment: env,
    color: color === "always" || (color === "auto" && stdout.isTTY && !env.NO_COLOR && env.TERM !== "dumb"),
    columns: columns(),
    today: new Date().toISOString().slice(0, 10),
    onRead: quiet || !stderr.isTTY ? () => undefined : progress,
  };
}

function columns(): number {
  return stdout.columns || Number(env.COLUMNS) || 100;
}

const begun = Date.now();
let shownAt = 0;
let filesRead = 0;

/** From half a second on, a line that is written over. */
function progress(): void {
  filesRead++;
  const now = Date.now();
  if (now - begun < 500 || now - shownAt < 100) return;
  shownAt = now;
  stderr.write(`\r${filesRead} files read …`);
}

/** Files first: an answer that cannot be written whole is none. */
async function delivered({ code, texts, notes, complaint }: Answer, { quiet }: { readonly quiet: boolean }): Promise<number> {
  if (shownAt > 0) stderr.write("\r\u001b[K");
  for (const { file, text } of texts) {
    if (file === undefined) continue;
    try {
      writeFileSync(resolve(file), text);
    } catch (error) {
      throw new Error(`the file ${file} cannot be written: ${error instanceof Error ? error.message : String(error)}`, { cause: error });
    }
  }
  if (complaint !== undefined) stderr.write(complaint);
  if (!quiet) for (const note of notes) stderr.write(`${prefix}${visible(note)}\n`);
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
    stdout.write(text, (error) => (error && !isBrokenPipe(error) ? reject(error) : resolve()));
  });
}

/** Nobody reads any more: `| head`. What was decided stands. */
function isBrokenPipe(error: Error): boolean {
  return "code" in error && (error.code === "EPIPE" || error.code === "EOF");
}

function mistake(message: string): number {
  stderr.write(`${prefix}${visible(message)} (see ${tool.name} --help)\n`);
  return 2;
}

function mistaken(message: string): void {
  stderr.write(`${prefix}${visible(message)}\n`);
  end(2);
}

/** The process ends by itself once everything is written. */
function end(code: number): void {
  ended = true;
  process.exitCode = code;
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
