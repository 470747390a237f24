/**
 * Finds new grants and waivers whose owner does not exist on GitHub. If GitHub does not answer, the owner counts as
 * existing.
 */
import type { PolicyProblem } from "../model/policy-facts.ts";
import { type Decisions, isForeign, type PolicyGrant, type Waiver } from "../policy/model.ts";

/** The kind of a GitHub account; `nobody`: it does not exist; `undefined`: unknown. */
export type Account = "person" | "organisation" | "nobody" | undefined;

/** The most owners of a pull request that are looked up. */
const maxOwners = 20;

/** The account that GitHub shows for deleted accounts. */
const ghost = "ghost";

/**
 * Checks the entries whose owner has no entry at the base. `accountOf` gets a login or an organisation in lower case.
 */
export async function unownedIn(
  before: Pick<Decisions, "policies">,
  after: Pick<Decisions, "policies">,
  accountOf: (login: string) => Promise<Account>,
): Promise<readonly PolicyProblem[]> {
  const known = new Set(entriesIn(before).map(({ owner }) => nameOf(owner)));
  // With a second policy, the same entry can be listed twice.
  const fresh = new Map(
    entriesIn(after)
      .filter(({ owner, at }) => !isForeign(at) && !known.has(nameOf(owner)))
      .map((entry) => [`${entry.ownerAt.source.path} ${entry.ownerAt.span.start}`, entry]),
  );
  const owners = [...new Set([...fresh.values()].map(({ owner }) => nameOf(owner)))].slice(0, maxOwners);
  const faults = new Map(
    await Promise.all(owners.map(async (owner) => [owner, await faultOf(owner, accountOf)] as const)),
  );
  return [...fresh.values()].flatMap(({ owner, ownerAt }): PolicyProblem[] => {
    const message = faults.get(nameOf(owner));
    return message === undefined ? [] : [{ topic: "unowned", message, at: ownerAt, identity: nameOf(owner) }];
  });
}

function entriesIn({ policies }: Pick<Decisions, "policies">): readonly (PolicyGrant | Waiver)[] {
  return policies.flatMap(({ grants, waivers }) => [...grants, ...waivers]);
}

function nameOf(owner: string): string {
  return owner.replace(/^@/, "").toLowerCase();
}

/**
 * Of a team, only the organisation is looked up: GitHub gives the same answer for a missing team and for one that a
 * token cannot see.
 */
async function faultOf(owner: string, accountOf: (login: string) => Promise<Account>): Promise<string | undefined> {
  const [login = "", team] = owner.split("/");
  if (login === ghost)
    return `the owner \`${ghost}\` is GitHub's placeholder for deleted accounts; name a person or team`;
  const account = await accountOf(login);
  if (account === "nobody") return `no owner found: GitHub has no account \`${login}\``;
  if (account === "organisation" && team === undefined)
    return `the owner \`${login}\` is an organisation; name a person or one of its teams`;
  return account === "person" && team !== undefined
    ? `no owner found: \`${login}\` is not an organisation, so it has no team \`${team}\``
    : undefined;
}
