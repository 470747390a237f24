/** The repositories of an organisation, or of a list, as a plan names them. */
import type { Candidate } from "../../../fleet/plan/index.ts";
import { type Properties, propertiesOf } from "../../../platform/github/organisation/properties.ts";
import {
  type HostedEntry,
  isRepositoryName,
  repositoriesNamed,
  repositoriesOf,
} from "../../../platform/github/organisation/repositories.ts";
import type { Session } from "../../../platform/github/organisation/session.ts";
import { UserError } from "../../../repo/tree.ts";
import { visible } from "../../../sanitize/text.ts";

/** Which repositories of an owner count beside its own active ones. */
export interface Selection {
  readonly archived: boolean;
  readonly forks: boolean;
}

/** What a plan chooses from, before commits are looked up. */
export interface Candidates {
  readonly candidates: readonly Candidate[];
  /** What the user should know; never empty where something is left out. */
  readonly notes: readonly string[];
  /** Whether GitHub shows the token less than there is. */
  readonly isShort: boolean;
}

/** Rejects with `UserError` where the owner does not exist or has no repositories. */
export async function candidatesOf(owner: string, selection: Selection, session: Session): Promise<Candidates> {
  if (!/^[A-Za-z0-9](?:[A-Za-z0-9_-]{0,98}[A-Za-z0-9_])?$/.test(owner))
    throw new UserError(`\`--org ${owner}\` is not the name of an organisation or a user`);
  const { entries, gaps } = await repositoriesOf(owner, session);
  const chosen = entries.filter(
    ({ isArchived, isFork }) => (selection.archived || !isArchived) && (selection.forks || !isFork),
  );
  if (chosen.length === 0) throw new UserError(`GitHub shows this token no repository of ${owner} that counts`);
  const properties = await propertiesOf(owner, session);
  const [archived, forks] = [
    selection.archived ? 0 : entries.filter(({ isArchived }) => isArchived).length,
    selection.forks
      ? 0
      : entries.filter(({ isFork, isArchived }) => isFork && (selection.archived || !isArchived)).length,
  ];
  return {
    candidates: chosen.map((entry) =>
      candidateFrom(entry, typeof properties === "string" ? {} : (properties.get(entry.name) ?? {})),
    ),
    notes: [
      ...(archived > 0 ? [`left out, because archived: ${archived}; \`--archived\` adds them`] : []),
      ...(forks > 0 ? [`left out, because forks: ${forks}; \`--forks\` adds them`] : []),
      ...(typeof properties === "string"
        ? [
            `custom properties are not known (${properties}), so no repository counts as having one; a token with \`custom properties: read\` of the organisation reads them`,
          ]
        : []),
      ...gaps.map(visible),
    ],
    isShort: gaps.length > 0,
  };
}

/**
 * `text`: `owner/name` on each line; `#` begins a comment. Each of them ends in the plan, those that GitHub does not
 * show with the reason. Throws `UserError` for a line that is no name.
 */
export async function candidatesFrom(text: string, file: string, session: Session): Promise<Candidates> {
  const names: string[] = [];
  for (const [at, line] of text.split(/\r?\n/).entries()) {
    const name = line.replace(/#.*$/, "").trim();
    if (name === "") continue;
    if (!isRepositoryName(name))
      throw new UserError(`${visible(file)}:${at + 1} \`${visible(name)}\` is not \`owner/name\``);
    if (!names.some((known) => known.toLowerCase() === name.toLowerCase())) names.push(name);
  }
  if (names.length === 0)
    throw new UserError(`\`${visible(file)}\` names no repository; write one \`owner/name\` on each line`);
  const found = await repositoriesNamed(names, session);
  return {
    candidates: found.map(({ name, found: entry }) =>
      typeof entry === "string"
        ? { ...unknown, name, problem: entry }
        : { ...candidateFrom(entry, {}), name: entry.name },
    ),
    notes: [],
    isShort: false,
  };
}

const unknown = {
  path: null,
  id: null,
  number: null,
  visibility: null,
  archived: false,
  properties: {},
  branch: null,
  commit: null,
  tree: null,
};

function candidateFrom(entry: HostedEntry, properties: Properties): Candidate {
  const { name, id, number, visibility, isArchived, head } = entry;
  return {
    name,
    path: null,
    id,
    number,
    visibility,
    archived: isArchived,
    properties: Object.fromEntries(
      Object.entries(properties).map(([key, value]) => [key, typeof value === "string" ? value : [...value]]),
    ),
    branch: head?.branch ?? null,
    commit: head?.commit ?? null,
    tree: head?.tree ?? null,
    problem: problemOf(entry),
  };
}

/** Why a repository cannot be read. One with branches and no default one that is shown is not empty. */
function problemOf({ isDisabled, isEmpty, head }: HostedEntry): string | null {
  if (isDisabled) return "GitHub has blocked it";
  return head === null && !isEmpty ? "GitHub shows no commit of its default branch" : null;
}
