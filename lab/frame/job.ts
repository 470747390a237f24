/** What the command hands to the process in the empty network, and what that process writes back, a line per case. */
import { appendFileSync, existsSync, readFileSync } from "node:fs";
import type { Case, Json } from "./vectors.ts";

export interface Job {
  readonly host: string;
  readonly installed: string;
  readonly version: string;
  readonly scratch: string;
  readonly jobs: number;
  readonly cases: readonly Case[];
  /** Where outcomes go. */
  readonly outcomes: string;
}

export interface Outcome {
  readonly name: string;
  readonly expected?: Json;
  /** Why the case could not be measured. */
  readonly broke?: string;
}

export const readJob = (path: string): Job => JSON.parse(readFileSync(path, "utf8")) as Job;

export function addOutcome(path: string, outcome: Outcome): void {
  appendFileSync(path, `${JSON.stringify(outcome)}\n`);
}

export function readOutcomes(path: string): ReadonlyMap<string, Outcome> {
  const lines = existsSync(path) ? readFileSync(path, "utf8").split("\n").filter(Boolean) : [];
  return new Map(lines.map((line) => JSON.parse(line) as Outcome).map((outcome) => [outcome.name, outcome]));
}
