/** A request's people in the words of the rules' pages: who opened it, who wrote it, who approves, who belongs to a team, who is there. */
import {
  type ApprovalCheck,
  type SubmittedReview,
  type TeamDirectory,
  approvalStatus,
} from "../../src/approvals/status.ts";
import type { Account } from "../../src/approvals/unowned.ts";
import { codeownersPaths, ownersIn } from "../../src/approvals/code-owners.ts";

const head = "a".repeat(40);

/** `files` are those of the base. */
export function approving(
  words: string,
  files: ReadonlyMap<string, string>,
): { readonly approve: ApprovalCheck; readonly owners: TeamDirectory["owners"] } {
  const opinions: SubmittedReview[] = [];
  const involved = new Map<string, string>();
  const unidentified: string[] = [];
  const teams = new Map<string, readonly string[]>();
  for (const line of words
    .trim()
    .split("\n")
    .filter((written) => written !== "")) {
    const [, login = "", does = ""] = /^(\S+?):? (.+)$/.exec(line) ?? [];
    if (login.startsWith("@")) teams.set(login.slice(1), does.split(", "));
    else if (does === "opens it") involved.set(login, "opened it");
    else if (does === "writes a commit of it") involved.set(login, "has a commit in it");
    else if (does === "writes a commit of it without an account")
      unidentified.push(`GitHub names no account for the author of the commit ${login}`);
    else {
      const says = does.startsWith("approves") ? "approved" : does === "asks for changes" ? "undone" : undefined;
      if (!says) throw new Error(`who knows what "${line}" is`);
      opinions.push({
        login,
        isPerson: !login.endsWith("[bot]"),
        says,
        commit: does === "approves an older commit" ? "b".repeat(40) : head,
        association: does.endsWith("without any right") ? "NONE" : "MEMBER",
      });
    }
  }
  const ownersFile = codeownersPaths.map((path) => files.get(path)).find((text) => text !== undefined);
  const directory: TeamDirectory = {
    mayWrite: async () => false,
    isMember: async (team, login) => teams.get(team)?.includes(login) ?? false,
    readable: async (team) => (teams.has(team) ? undefined : "the token may not read the organisation's members"),
    owners: async (path) => (ownersFile === undefined ? [] : ownersIn(ownersFile)(path)),
  };
  const reviews = { head, submitted: opinions, involved, unidentified };
  return {
    approve: (asked, paths) => approvalStatus(asked, paths, reviews, directory),
    owners: directory.owners,
  };
}

/** What accounts are by lines such as `acme: an organisation` and `eve: nobody`; all others are people. */
export function accountsIn(words: string): (login: string) => Promise<Account> {
  const known = new Map(
    words
      .trim()
      .split("\n")
      .map((line) => line.split(": ") as [string, string]),
  );
  return async (login) =>
    known.get(login) === "nobody" ? "nobody" : known.get(login) === "an organisation" ? "organisation" : "person";
}
