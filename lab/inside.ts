/** The process in the empty network: runs one host's program on the cases of a job. `lab/main.ts` starts it. */
import { mkdirSync } from "node:fs";
import { changesIn } from "./frame/compare.ts";
import type { Bench } from "./frame/host.ts";
import { assertEmptyNetwork } from "./frame/isolation.ts";
import { addOutcome, readJob } from "./frame/job.ts";
import { labHost } from "./hosts.ts";

const job = readJob(process.argv[2] ?? "");
assertEmptyNetwork();
const host = await labHost(job.host);
if (!host) throw new Error(`no host ${job.host}`);
mkdirSync(process.env["HOME"] ?? job.scratch, { recursive: true });
process.chdir(job.scratch);
const etc = process.env["LAB_ETC"];
// A host's own modules say things about every file; what counts is in the outcomes.
for (const level of ["log", "info", "warn", "error", "debug"] as const) console[level] = () => undefined;
const startedAt = performance.now();
let done = 0;
const bench: Bench = {
  installed: job.installed,
  version: job.version,
  scratch: job.scratch,
  jobs: job.jobs,
  ...(etc === undefined ? {} : { etc }),
  agrees: (one, expected) => changesIn(one, expected, host.unordered).length === 0,
  report: (name, outcome) => {
    addOutcome(job.outcomes, { name, ...outcome });
    done += 1;
    if (done % 50 === 0) progress();
  },
};
function progress(): void {
  const seconds = Math.round((performance.now() - startedAt) / 1000);
  process.stderr.write(`${done} of ${job.cases.length} cases, ${seconds} s\n`);
}
try {
  await host.measure(bench, job.cases);
} catch (error) {
  process.stderr.write(`${error instanceof Error ? (error.stack ?? error.message) : String(error)}\n`);
  process.exit(3);
}
// A host's own modules may keep timers and sockets.
process.exit(0);
