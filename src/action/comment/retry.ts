/** Asks GitHub as often as is decent: waits where it names a wait, and tries again what may be broken for a moment. */
import { setTimeout as pause } from "node:timers/promises";
import { type Fault, faultOf, requestTimeout } from "./failure.ts";

/** One request; it is given up at the signal. Rejects with what the client threw last. */
export type ApiCall = <T>(request: (signal: AbortSignal) => Promise<T>) => Promise<T>;

/** How often a request is tried again. */
const retries = 3;
/** In milliseconds; doubles from try to try. */
const first = 500;

/** How time passes, in milliseconds; tests bring a clock of their own. */
interface Clock {
  /** Resolves after so long. */
  pause(wait: number): Promise<unknown>;
  /** Aborts after so long. */
  deadline(wait: number): AbortSignal;
}

const systemClock: Clock = { pause, deadline: (wait) => AbortSignal.timeout(wait) };

/** All calls through one `ApiCall` wait for at most `budget` milliseconds together. */
export function withRetries(budget = 60_000, clock: Clock = systemClock): ApiCall {
  let left = budget;
  return async (request) => {
    for (let tries = 0; ; tries++) {
      try {
        return await request(clock.deadline(requestTimeout));
      } catch (error) {
        const fault = faultOf(error);
        const wait = fault && tries < retries ? waitAfter(fault, tries) : undefined;
        if (wait === undefined || wait > left) throw error;
        left -= wait;
        await clock.pause(wait);
      }
    }
  };
}

/** In milliseconds; `undefined` where another try would be in vain. */
function waitAfter({ kind, wait }: Fault, tries: number): number | undefined {
  if (kind === "limit") return wait;
  if (kind === "broken" || kind === "cut") return first * 2 ** tries;
  return kind === "late" && tries === 0 ? first : undefined;
}
