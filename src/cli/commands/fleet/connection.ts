/** The connection of a run to GitHub: its token, its share of the limits, and its patience. */
import type { Plan } from "../../../fleet/plan/index.ts";
import { type MachineService, serviceOf } from "../../../platform/github/addresses.ts";
import { machineClock } from "../../../platform/github/clock.ts";
import { type Pace, paceOf } from "../../../platform/github/organisation/pace.ts";
import { openSession, type Session } from "../../../platform/github/organisation/session.ts";
import type { WaitBudget } from "../../../platform/github/request.ts";
import { UserError } from "../../../repo/tree.ts";
import type { Environment } from "../../run.ts";

/** GitHub with a token, for one run of a command. */
export interface Connection {
  readonly service: MachineService & { readonly token: string };
  readonly session: Session;
  readonly pace: Pace;
  readonly patience: WaitBudget;
}

/** How long a run waits for limits in all: the hour after which GitHub gives new requests, and some more. */
const patienceMilliseconds = 75 * 60_000;

/** GitHub's limit for all that use a token, in requests of a minute. */
const perMinute = 900;

/** `limits`: the share of this run; `null`: it is alone. Throws `UserError` where there is no token. */
export function connect({ environment }: Environment, limits: Plan["limits"], budget: number | undefined): Connection {
  const { token, ...addresses } = serviceOf(environment);
  if (token === undefined)
    throw new UserError(
      "GitHub is asked with a token: set GITHUB_TOKEN or GH_TOKEN to one that may read contents and metadata of the repositories",
    );
  const share = {
    perHour: limits?.perHour ?? undefined,
    perMinute: Math.floor(perMinute / (limits?.parallel ?? 1)),
    budget: budget ?? limits?.budget ?? undefined,
  };
  const pace = paceOf(share, machineClock);
  const patience: WaitBudget = { milliseconds: patienceMilliseconds, attempts: 6 };
  const { api, graphql } = addresses;
  const session = openSession({ api, graphql, token, patience, admit: () => pace.admit() });
  return { service: { ...addresses, token }, session, pace, patience };
}
