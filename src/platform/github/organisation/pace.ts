/** Keeps the requests of one run below its share of what a token may send, and within its budget. */
import { UserError } from "../../../repo/tree.ts";
import type { Clock } from "../clock.ts";
import { largest } from "../../../repo/many.ts";

/** How fast and how much a scan may ask. */
export interface PaceLimits {
  /** Requests in any hour; `undefined`: GitHub has no such limit here. */
  readonly perHour: number | undefined;
  /** Requests in any minute. */
  readonly perMinute: number;
  /** Requests in all; `undefined`: no budget. */
  readonly budget: number | undefined;
}

/** Admits requests in their order, spread over the minute and the hour. */
export interface Pace {
  /** Waits until the next request may be sent. Rejects with `UserError` once the budget is used up. */
  admit(): Promise<void>;
  /** The requests that were admitted. */
  sent(): number;
}

const minute = 60_000;
const hour = 60 * minute;

/** Requests are admitted one after the other. */
export function paceOf({ perHour, perMinute, budget }: PaceLimits, clock: Clock): Pace {
  const times: number[] = [];
  let sent = 0;
  let last: Promise<void> = Promise.resolve();
  const next = async (): Promise<void> => {
    if (budget !== undefined && sent >= budget) throw spent(budget);
    for (;;) {
      const now = clock.now();
      const wait = largest(
        [{ limit: perMinute, span: minute }, ...(perHour === undefined ? [] : [{ limit: perHour, span: hour }])].map(
          ({ limit, span }) => (times.at(-limit) ?? -Infinity) + span - now,
        ),
      );
      if (wait <= 0) break;
      await clock.sleep(wait);
    }
    const now = clock.now();
    while ((times[0] ?? now) <= now - hour) times.shift();
    times.push(now);
    sent++;
  };
  return {
    admit() {
      const turn = last.then(next);
      last = turn.catch(() => undefined);
      return turn;
    },
    sent: () => sent,
  };
}

function spent(budget: number): UserError {
  return new UserError(
    `the budget of ${budget} ${budget === 1 ? "request" : "requests"} is used up; scan again with the same --out, which goes on from here`,
  );
}
