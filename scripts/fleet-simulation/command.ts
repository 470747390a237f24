/** Runs the bundled command and measures it: seconds, processor time and the peak of its memory. */
import { spawn } from "node:child_process";
import { existsSync } from "node:fs";
import { resolve } from "node:path";

const command = resolve("dist/cli/index.js");
if (!existsSync(command)) throw new Error(`${command} does not exist: npm run bundle`);

export interface Cost {
  readonly seconds: number;
  /** Of all processors, git's included; `undefined`: the system does not say, or the run was killed. */
  readonly work: number | undefined;
  /** Of the command itself, without git; 0: it was killed. */
  readonly mebibytes: number;
}

export interface Ran extends Cost {
  /** `null`: it was killed. */
  readonly code: number | null;
  readonly stdout: string;
  readonly stderr: string;
}

export interface How {
  readonly cwd: string;
  readonly env?: { readonly [name: string]: string };
  /** Called every few milliseconds; `true`: the run is killed at once. */
  readonly shouldEnd?: () => boolean;
}

/** A process says at its end what it took; git's part is in the times of its children. */
const tell =
  "data:text/javascript,import{readFileSync,writeSync}from'node:fs';process.on('exit',()=>{let stat='';try{stat=readFileSync('/proc/self/stat','latin1')}catch{}writeSync(3,process.resourceUsage().maxRSS+' '+stat)})";

/** Linux counts processor time in hundredths of a second. */
const ticks = 100;

/** Between two looks at whether a run should end. */
const milliseconds = 5;

export function run(words: readonly string[], { cwd, env = {}, shouldEnd }: How): Promise<Ran> {
  const begun = performance.now();
  return new Promise((done, fail) => {
    const child = spawn(process.execPath, ["--import", tell, command, ...words], {
      cwd,
      env: { PATH: process.env.PATH ?? "", HOME: "/nonexistent", ...env },
      stdio: ["ignore", "pipe", "pipe", "pipe"],
    });
    const texts = [1, 2, 3].map((at) => {
      const parts: Buffer[] = [];
      child.stdio[at]?.on("data", (part: Buffer) => parts.push(part));
      return () => Buffer.concat(parts).toString();
    });
    const timer = shouldEnd && setInterval(() => void (shouldEnd() && child.kill("SIGKILL")), milliseconds);
    child.on("error", fail);
    child.on("close", (code) => {
      clearInterval(timer);
      const [stdout = "", stderr = "", measured = ""] = texts.map((text) => text());
      done({ code, stdout, stderr, seconds: (performance.now() - begun) / 1000, ...measuredIn(measured) });
    });
  });
}

function measuredIn(text: string): Pick<Cost, "work" | "mebibytes"> {
  const [peak = "0"] = text.split(" ", 1);
  const times = text
    .slice(text.lastIndexOf(")") + 2)
    .split(" ")
    .slice(11, 15)
    .map(Number);
  return {
    mebibytes: Number(peak) / 1024,
    work: times.length === 4 ? times.reduce((sum, time) => sum + time, 0) / ticks : undefined,
  };
}
