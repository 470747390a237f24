/** Runs a script of the project as `npm run` does. */
import { spawn } from "node:child_process";

export interface Ended {
  readonly code: number | null;
  /** What it printed, on stdout and on stderr. */
  readonly text: string;
}

export function runScript(script: string, ...words: readonly string[]): Promise<Ended> {
  return new Promise((done, fail) => {
    const child = spawn(process.execPath, ["--import", "tsx", `scripts/${script}.ts`, ...words], {
      stdio: ["ignore", "pipe", "pipe"],
    });
    const parts: Buffer[] = [];
    for (const stream of [child.stdout, child.stderr]) stream.on("data", (part: Buffer) => parts.push(part));
    child.on("error", fail);
    child.on("close", (code) => done({ code, text: Buffer.concat(parts).toString() }));
  });
}
