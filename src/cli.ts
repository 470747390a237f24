#!/usr/bin/env node
/**
 * The entry point of the command line. What needs no profile is answered before the code of the commands loads, so it
 * loads as little as it can itself.
 */
import { writeSync } from "node:fs";
import { quickAnswer } from "./cli/quick/index.ts";
import { tool } from "./generated/tool.ts";
import type { Bundle } from "./platform/compiled-code.ts";
import { flushErrors, isTerminal, writeOutput, writeError } from "./platform/streams.ts";
import { undecidedLine } from "./reports/undecided.ts";
import { isOfMachine, UserError } from "./repo/tree.ts";
import { visible } from "./sanitize/text.ts";

/** The code of the bundler, which is there where this file runs from a bundle. */
declare const __webpack_require__: Bundle | undefined;

const { argv, env } = process;
const prefix = `${tool.name}: `;

/** A process that ends early has decided nothing. */
process.exitCode = 3;
let ended = false;
let crashed = false;

process.on("uncaughtException", (error) => crash(error));
process.on("unhandledRejection", (error) => crash(error));
process.on("exit", () => {
  if (!ended) crash(new Error("the run came to an end before its answer"));
});

runWords(argv.slice(2)).then(end, (error: unknown) =>
  error instanceof UserError ? endWithMistake(error.message) : crash(error),
);

async function runWords(words: readonly string[]): Promise<number> {
  const directory = process.cwd();
  // Whatever is unclear, or wrong, is the command's to say.
  const quick = await quickAnswer(words, directory, {
    environment: env,
    isTerminal: isTerminal(1),
    today,
    takeCompiledCode,
  }).catch(() => undefined);
  if (!quick) {
    await takeCompiledCode();
    const { answer } = await import("./cli/answer.ts");
    return answer(words, { directory, environment: env, today: today(), script: argv[1] });
  }
  if (quick.note !== undefined) writeError(`${prefix}${quick.note}\n`);
  await writeOutput(quick.text);
  return 0;
}

/** From here on compiled code is taken where it is kept. What loads little does not gain what that costs. */
async function takeCompiledCode(): Promise<void> {
  if (typeof __webpack_require__ === "undefined" || __webpack_require__.compile) return;
  const { keepCompiledCode } = await import("./platform/compiled-code.ts");
  keepCompiledCode(__webpack_require__, env);
}

/** The day in UTC: `2027-03-31`. */
function today(): string {
  return new Date().toISOString().slice(0, 10);
}

function endWithMistake(message: string): Promise<void> {
  writeError(`${prefix}${visible(message)}\n`);
  return end(2);
}

/** Exits once everything is written; nothing needs a clean-up. */
async function end(code: number): Promise<void> {
  await flushErrors();
  ended = true;
  process.exit(code);
}

function crash(error: unknown): void {
  if (crashed) return;
  crashed = true;
  ended = true;
  const message = error instanceof Error ? error.message : String(error);
  const home = tool.homepage.replace(/\/blob\/.*$/, "");
  const further = isOfMachine(error) ? "" : `; please report it at ${home}/issues`;
  const stack = env.AGENT_PROFILE_CHECK_DEBUG && error instanceof Error ? `${error.stack ?? ""}\n` : "";
  try {
    writeSync(2, `${prefix}${visible(undecidedLine(message))}${further}\n${stack}`);
  } finally {
    process.exit(3);
  }
}
