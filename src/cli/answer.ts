/** Answers a command line as a whole: words in, texts and an exit code out. */
import type { Color } from "../evaluate/settings.ts";
import { tool } from "../generated/tool.ts";
import { writeReport } from "../platform/disk/report-file.ts";
import { commandOf } from "../platform/invocation.ts";
import { clearProgress, countRead } from "../platform/progress.ts";
import { controllingColumns, outputTerminal, writeOutput, writeError } from "../platform/streams.ts";
import { asStarted } from "../reports/commands.ts";
import { undecidedLine } from "../reports/undecided.ts";
import { UserError } from "../repo/tree.ts";
import { visible } from "../sanitize/text.ts";
import { type Arguments, readArguments } from "./arguments.ts";
import type { Output } from "./flags.ts";
import type { Screen } from "./report-formats.ts";
import type { CommandResult, Environment } from "./run.ts";

/** What the process knows of its start. */
export type Start = Pick<Environment, "directory" | "environment" | "today" | "script">;

const prefix = `${tool.name}: `;

/**
 * Resolves with the exit code. Rejects with `UserError` for what the user can fix, and with another error for a
 * failure.
 */
export async function answer(words: readonly string[], start: Start): Promise<number> {
  const args = readArguments(words);
  switch (args.kind) {
    case "mistake":
      writeError(`${prefix}${visible(args.message)} (see \`${helpOf(args, start)}\`)\n`);
      return 2;
    case "help": {
      if (args.task !== undefined) {
        const { helpForFleet } = await import("./fleet-help.ts");
        return text(helpForFleet(args.task, tool, columnsOf(start), invocationOf(start)));
      }
      const { helpFor } = await import("./help.ts");
      return text(helpFor(args.command, tool, columnsOf(start), invocationOf(start)));
    }
    case "version":
      return text(`${tool.version}\n`);
    case "explain":
      return text((await import("./explain.ts")).explain(args.what, args.full, screenFor(start, args.color)));
    case "ids":
      return text((await import("./ids.ts")).idList(args.of, screenFor(start, args.color)));
    default:
      if ("outputs" in args) await requireHarmless(args.outputs, start.directory);
      return delivered(await (await import("./dispatch.ts")).dispatch(args, environmentOf(args, start)), args, start);
  }
}

function helpOf({ command, task }: Extract<Arguments, { kind: "mistake" }>, start: Start): string {
  return [invocationOf(start), command, task, "--help"].filter((word) => word !== undefined).join(" ");
}

/** Rejects with a `UserError` where a report would replace what Git, the check or a host reads. */
async function requireHarmless(outputs: readonly Output[], directory: string): Promise<void> {
  const files = outputs.flatMap(({ file }) => file ?? []);
  if (files.length === 0) return;
  const [{ resultPlaceRefusal }, { isLink, realPathOf }] = await Promise.all([
    import("../inspect/result-place.ts"),
    import("../platform/disk/report-file.ts"),
  ]);
  for (const file of files) {
    const refusal = isLink(file, directory)
      ? "is a link, which may lead anywhere; name another file"
      : resultPlaceRefusal(realPathOf(file, directory));
    if (refusal !== undefined) throw new UserError(`the file \`${file}\` ${refusal}`);
  }
}

async function text(output: string): Promise<number> {
  await writeOutput(output);
  return 0;
}

/** How to start this again. */
function invocationOf({ script, directory, environment }: Start): string {
  return commandOf({ script, directory, environment }, tool.name);
}

function environmentOf(
  { color, quiet, all = false }: { readonly color: Color; readonly quiet: boolean; readonly all?: boolean },
  start: Start,
): Environment {
  return { ...start, tool, screen: () => screenFor(start, color, all), onRead: () => countRead(!quiet) };
}

function screenFor(start: Start, color: Color, all = false): Screen {
  const { isTerminal } = outputTerminal();
  const { NO_COLOR, TERM } = start.environment;
  return {
    all,
    command: invocationOf(start),
    color: color === "always" || (color === "auto" && isTerminal && !NO_COLOR && TERM !== "dumb"),
    columns: columnsOf(start),
    isPiped: !isTerminal,
  };
}

/**
 * Hook managers put a pipe, or a terminal without a size, between a hook and the terminal that shows what it says.
 * Elsewhere a pipe has one width, whatever terminal there is.
 */
function columnsOf({ environment }: Start): number {
  const { isTerminal, columns } = outputTerminal();
  const stated = columns || Number(environment["COLUMNS"]);
  if (stated) return stated;
  const unknown = isTerminal ? 80 : 100;
  return isTerminal || environment["PRE_COMMIT"] ? (controllingColumns() ?? unknown) : unknown;
}

/** Writes files first: a result that cannot be written whole is not reported. */
async function delivered(
  { code, texts, notes, complaint }: CommandResult,
  { quiet }: Pick<Extract<Arguments, { kind: "check" }>, "quiet">,
  start: Start,
): Promise<number> {
  clearProgress();
  for (const { file, text } of texts) {
    if (file === undefined) continue;
    try {
      writeReport(file, text);
    } catch (error) {
      if (error instanceof UserError) throw error;
      const fault = error instanceof Error ? error.message : String(error);
      writeError(`${prefix}${visible(undecidedLine(`the file ${file} cannot be written: ${fault}`))}\n`);
      return 3;
    }
  }
  if (complaint !== undefined) writeError(complaint);
  if (!quiet) for (const note of notes) writeError(`${prefix}${visible(asStarted(note, invocationOf(start)))}\n`);
  for (const { file, text } of texts) if (file === undefined) await writeOutput(text);
  return code;
}
