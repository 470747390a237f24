/** Which grants and waivers that a request brings nobody answers for. What cannot be told is not held against it. */
import type { PolicyProblem } from "../model/policy-facts.ts";
import { type Decisions, isForeign, type PolicyGrant, type Waiver } from "../policy/model.ts";

/** What an account is; `undefined` where nobody can tell. */
export type Account = "person" | "organisation" | "nobody" | undefined;

/** Owners of one request that are asked for, at the most. */
const most = 20;

/** GitHub's account in place of those that are gone. */
const ghost = "ghost";

/** Entries whose owner no entry of the base has. `accountOf` is asked for a login or an organisation in small letters. */
export async function unownedIn(
  before: Pick<Decisions, "policies">,
  after: Pick<Decisions, "policies">,
  accountOf: (login: string) => Promise<Account>,
): Promise<readonly PolicyProblem[]> {
  const known = new Set(entriesIn(before).map(({ owner }) => nameOf(owner)));
  // Under a second policy the same entries may stand twice.
  const fresh = new Map(
    entriesIn(after)
      .filter(({ owner, at }) => !isForeign(at) && !known.has(nameOf(owner)))
      .map((entry) => [`${entry.ownerAt.source.path} ${entry.ownerAt.span.start}`, entry]),
  );
  const owners = [...new Set([...fresh.values()].map(({ owner }) => nameOf(owner)))].slice(0, most);
  const faults = new Map(
    await Promise.all(owners.map(async (owner) => [owner, await faultOf(owner, accountOf)] as const)),
  );
  return [...fresh.values()].flatMap(({ owner, ownerAt }): PolicyProblem[] => {
    const message = faults.get(nameOf(owner));
    return message === undefined ? [] : [{ topic: "unowned", message, at: ownerAt, identity: nameOf(owner) }];
  });
}

function entriesIn({ policies: standings }: Pick<Decisions, "policies">): readonly (PolicyGrant | Waiver)[] {
  return standings.flatMap(({ grants, waivers }) => [...grants, ...waivers]);
}

function nameOf(owner: string): string {
  return owner.replace(/^@/, "").toLowerCase();
}

/** Of a team only the organisation is asked for: GitHub does not tell a team that is not there from one that a token may not see. */
async function faultOf(owner: string, accountOf: (login: string) => Promise<Account>): Promise<string | undefined> {
  const [login = "", team] = owner.split("/");
  if (login === ghost) return `\`${ghost}\` stands for accounts that are gone, and answers for nothing`;
  const account = await accountOf(login);
  if (account === "nobody") return `there is no account \`${login}\`, so nobody answers for this`;
  if (account === "organisation" && team === undefined)
    return `\`${login}\` is an organisation; a person or a team of it answers for this`;
  return account === "person" && team !== undefined
    ? `\`${login}\` is no organisation, so it has no team \`${team}\``
    : undefined;
}
