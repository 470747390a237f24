/** Ends the process of an action once: with the code of its answer, or with what stopped the run. */
import { writeSync } from "node:fs";

/** How an entry point ends. */
export interface Ending {
  /** The annotation where the process ends before its answer: words of this tool only. */
  readonly early: string;
  /** Reports what stopped the run, and resolves to the exit code. */
  readonly report: (error: unknown) => Promise<number>;
  /** What is written last after a stop, since work in progress may write its own meanwhile. */
  readonly last?: () => void;
}

/** Runs an entry point. Whatever is thrown, inside of `run` or not, stops it; without an answer the exit code is 3. */
export function runToEnd(run: () => Promise<number>, { early, report, last }: Ending): void {
  process.exitCode = 3;
  let ended = false;
  let stopped = false;
  const end = (code: number): void => {
    if (stopped) return;
    ended = true;
    process.exitCode = code;
  };
  const stop = async (error: unknown): Promise<void> => {
    if (stopped) return;
    stopped = true;
    const code = await report(error);
    ended = true;
    process.stdout.write("", () => {
      try {
        last?.();
      } finally {
        // Work in progress must not report anything else, even if nothing can be written.
        process.exit(code);
      }
    });
  };
  process.on("uncaughtException", (error) => void stop(error));
  process.on("unhandledRejection", (error) => void stop(error));
  process.on("exit", () => {
    if (!ended) writeSync(1, `::error::${early}\n`);
  });
  run().then(end, stop);
}
