/**
 * Finds copies of other repositories' files in this one. A copy is found by the digest of its content, so it is as
 * trustworthy as the file itself, whoever wrote it and whatever its name is.
 */
import { sha256 } from "../../platform/hash.ts";
import { byBytes } from "../../repo/path.ts";
import type { RepoIndex } from "../../repo/repo-index.ts";
import { placeOfPath, type Source } from "../../repo/text.ts";
import type { FoundFile, LibraryRefusal } from "./library.ts";
import { type PinnedFile, pinnedText, type RemoteFile, referenceText } from "./reference.ts";

/** Where `init --organisation` writes the copy of the organisation's policy. */
export const vendoredPath = ".github/agent-profile-check.organisation.yml";

/** How many copies are read. An organisation's policy extends few files. */
const mostCopies = 50;

/** Whether a path is one of a copy. */
export function isVendored(path: string): boolean {
  return /^\.github\/agent-profile-check\.organisation(?:[.-][^/]*)?\.ya?ml$/.test(path);
}

/** The copy with the digest of a reference; `undefined`: there is none, or the reference has no digest. */
export async function vendoredCopy(repo: RepoIndex | undefined, reference: RemoteFile): Promise<FoundFile | undefined> {
  if (!repo || reference.sha256 === undefined) return undefined;
  for (const path of copiesIn(repo)) {
    const text = await textOf(repo, path, reference.sha256);
    if (text !== undefined) return foundAs(reference, text);
  }
  return undefined;
}

/** What is wrong with the copy at its usual place, which lacks the required content; `undefined`: no file is there. */
export async function staleCopy(
  repo: RepoIndex | undefined,
  reference: PinnedFile,
): Promise<LibraryRefusal | undefined> {
  if (!repo?.entries.has(vendoredPath)) return undefined;
  const content = await repo.read(vendoredPath);
  const found =
    content.kind === "text"
      ? `has the digest sha256:${sha256(content.source.text)}`
      : content.kind === "unjudged"
        ? content.problem
        : "is not a UTF-8 text file";
  return {
    message: `the vendored copy \`${vendoredPath}\` ${found}, but \`organisation\` requires sha256:${reference.sha256}; restore the copy, or renew the key and the copy: ${renewCommand(reference)}`,
    related: [{ message: "the vendored copy", at: placeOfPath(vendoredPath) }],
  };
}

/** The command that writes the key and the copy. */
export function renewCommand(reference: RemoteFile): string {
  return `\`agent-profile-check init --organisation ${referenceText(reference)} --from FILE\``;
}

/** The copies, the one at the usual place first. */
function copiesIn(repo: RepoIndex): readonly string[] {
  return repo
    .names(".github")
    .map((name) => `.github/${name}`)
    .filter(isVendored)
    .sort((a, b) => Number(b === vendoredPath) - Number(a === vendoredPath) || byBytes(a, b))
    .slice(0, mostCopies);
}

/** The text of a copy if its digest is right. Git may have written it with other line ends into a working tree. */
async function textOf(repo: RepoIndex, path: string, digest: string): Promise<string | undefined> {
  const content = await repo.read(path);
  if (content.kind !== "text") return undefined;
  const { text } = content.source;
  return [text, text.replaceAll("\r\n", "\n")].find((candidate) => sha256(candidate) === digest);
}

/** A commit in the reference is the one that the content comes from. */
function foundAs(reference: RemoteFile, text: string): FoundFile {
  const source: Source = { path: referenceText(reference), text };
  return /^(?:[0-9a-f]{40}|[0-9a-f]{64})$/.test(reference.ref) ? { source, commit: reference.ref } : { source };
}

/** Why the organisation's policy could not be read, where no copy of it is there either. */
export function missingOrganisation(reference: PinnedFile, reason: string): LibraryRefusal {
  return {
    kind: "unfetched",
    message: `the organisation's policy \`${pinnedText(reference)}\` has no vendored copy (\`${vendoredPath}\`) and could not be fetched: ${reason}; write the copy with ${renewCommand(reference)}`,
  };
}
