/**
 * `init --organisation`: names the organisation's policy in the repository's own by its digest, and writes a copy of
 * it, so that hooks know the ceiling that CI knows. The same command renews both.
 */
import { isDirectory } from "../../../platform/disk/quick-look.ts";
import { goneMessage, readFile } from "../../../platform/disk/bytes.ts";
import { writeInside } from "../../../platform/disk/write.ts";
import { locateRepository } from "../../../platform/git/location.ts";
import { sha256 } from "../../../platform/hash.ts";
import { absolutePath } from "../../../platform/native-path.ts";
import { readPolicy } from "../../../policy/file/index.ts";
import { readPolicyFile } from "../../../policy/file/policy-file.ts";
import {
  namesSameFile,
  type PinnedFile,
  pinnedText,
  referenceOf,
  referenceText,
  type RemoteFile,
} from "../../../policy/file/reference.ts";
import { vendoredPath } from "../../../policy/file/vendored.ts";
import type { PolicyProblems } from "../../../policy/model.ts";
import { RepoIndex } from "../../../repo/repo-index.ts";
import { decodeText, type Source } from "../../../repo/text.ts";
import { UnreadableFile, UserError } from "../../../repo/tree.ts";
import type { Machine } from "../../input-types.ts";
import { remoteFor } from "../../policy-sources.ts";

/** The flags of `init` for it, as written. */
export interface OrganisationOptions {
  readonly organisation: string;
  /** The file, or the checkout that holds it; `undefined`: only the network has it. */
  readonly from: string | undefined;
  readonly fetch: boolean;
}

/** What is written: the key, and the copies by path. */
interface VendoredOrganisation {
  readonly reference: PinnedFile;
  readonly copies: ReadonlyMap<string, string>;
}

/** The policy with the key, and the files that are written even if they exist: the copies, and an existing policy. */
export interface OrganisationChange {
  readonly policy: Source | undefined;
  readonly renewed: readonly Renewed[];
}

/** A file that is written even if it exists. `what`: what of it is other than before, where it does. */
export interface Renewed {
  readonly path: string;
  readonly text: string;
  readonly what: string;
}

/**
 * `options`: `undefined` if nothing is to change. `policy`: the repository's own. Resolves to problems where one of the
 * two policies cannot be used.
 */
export async function organisationChange(
  options: OrganisationOptions | undefined,
  policy: Source | PolicyProblems | undefined,
  machine: Machine,
): Promise<OrganisationChange | PolicyProblems> {
  if (!options || !policy) return { policy: undefined, renewed: [] };
  if ("kind" in policy) return policy;
  const vendored = await readVendored(options, machine);
  if ("kind" in vendored) return vendored;
  const text = await withOrganisation(policy, vendored.reference);
  if (typeof text !== "string") return text;
  return {
    policy: { ...policy, text },
    renewed: [
      { path: policy.path, text, what: `\`organisation\` is now ${pinnedText(vendored.reference)}` },
      ...[...vendored.copies].map(([path, copy]) => ({
        path,
        text: copy,
        what: "the copy of the organisation's policy",
      })),
    ],
  };
}

type ReadFile = (reference: RemoteFile) => Promise<string | { readonly reason: string }>;

/**
 * Reads the organisation's policy with every file that it extends. Resolves to problems where it is no policy, or
 * extends a file without a digest, which no copy could stand for. Rejects with `UserError` where it cannot be read.
 */
async function readVendored(
  { organisation, from, fetch }: OrganisationOptions,
  machine: Machine,
): Promise<VendoredOrganisation | PolicyProblems> {
  const reference = referenceOf(organisation);
  if (typeof reference === "string") throw new UserError(`\`--organisation\`: ${reference}`);
  if (reference.kind !== "remote")
    throw new UserError(
      `\`--organisation\` names a file of another repository, as in acme/policy//agents.yml@COMMIT, not \`${organisation}\``,
    );
  const read = readerFor(reference, from, fetch, machine);
  const text = await read(reference);
  if (typeof text !== "string")
    throw new UserError(`the policy \`${referenceText(reference)}\` could not be read: ${text.reason}`);
  const digest = sha256(text);
  if (reference.sha256 !== undefined && reference.sha256 !== digest)
    throw new UserError(
      `the policy \`${referenceText(reference)}\` has the digest sha256:${digest}, not sha256:${reference.sha256} as \`--organisation\` says`,
    );
  const texts = [text];
  const policy = await readPolicy(
    { path: referenceText(reference), text },
    {
      file: async () => "a file of another repository cannot extend a file of this one",
      remote: async (extended) => {
        const found = await read(extended);
        if (typeof found !== "string") return found.reason;
        const name = referenceText(extended);
        const actual = sha256(found);
        if (extended.sha256 === undefined)
          return `a vendored copy is found by its digest, which \`extends\` does not state; write \`${name}#sha256:${actual}\` there`;
        if (extended.sha256 !== actual) return `it has the digest sha256:${actual}, not sha256:${extended.sha256}`;
        texts.push(found);
        return { source: { path: name, text: found } };
      },
    },
  );
  if ("kind" in policy) return policy;
  const distinct = [...new Set(texts)];
  return {
    reference: { ...reference, sha256: digest },
    copies: new Map(distinct.map((copy, i) => [i === 0 ? vendoredPath : numbered(i + 1), copy])),
  };
}

/** The path of the copy of a file that the organisation's policy extends. */
function numbered(n: number): string {
  return vendoredPath.replace(/\.yml$/, `.${n}.yml`);
}

/**
 * Reads files of the policy's repository from disk where `from` is given, and everything else from the network if
 * `fetch`.
 */
function readerFor(reference: RemoteFile, from: string | undefined, fetch: boolean, machine: Machine): ReadFile {
  if (from === undefined && !fetch)
    throw new UserError(
      "`--organisation` needs the policy itself: --from FILE names a file or a checkout of its repository, and --fetch reads it over the network",
    );
  const local = from === undefined ? undefined : localReader(reference, from, machine);
  const remote = remoteFor({ offline: false }, machine);
  return async (named) => {
    if (local && namesSameFile({ ...named, path: "" }, { ...reference, path: "" })) return local(named);
    if (!fetch) return { reason: "it is in another repository; add --fetch to read it over the network" };
    const found = await remote(named);
    return typeof found === "string" ? { reason: found } : found.source.text;
  };
}

function localReader(reference: RemoteFile, from: string, machine: Machine): ReadFile {
  const path = absolutePath(machine.directory, from);
  return isDirectory(path) ? checkoutReader(path, machine) : fileReader(reference, from, path);
}

/** A clone: the file is read at the commit that the reference names, whatever is checked out. */
function checkoutReader(path: string, { environment }: Machine): ReadFile {
  return async (named) => {
    const location = locateRepository(path);
    if (!location) throw new UserError(`\`--from\` names the directory ${path}, which is not in a git repository`);
    const { openRepository } = await import("../../../platform/git/index.ts");
    const repository = await openRepository(location.top, environment);
    if (!repository) throw new UserError(`git cannot read ${location.top}`);
    try {
      const commit = await repository.resolve(named.ref);
      if (!commit) return { reason: `the clone ${location.top} has no \`${named.ref}\`; fetch it there first` };
      const content = await (await RepoIndex.of(repository.commit(commit.id))).read(named.path);
      return content.kind === "text"
        ? content.source.text
        : { reason: `${location.top} has no text file \`${named.path}\` at \`${named.ref}\`` };
    } finally {
      await repository.close();
    }
  };
}

/** A single file. Other files of its repository lie next to it, if its path ends as the reference says. */
function fileReader(reference: RemoteFile, from: string, path: string): ReadFile {
  const native = path.replaceAll("\\", "/");
  const top = native.endsWith(`/${reference.path}`) ? native.slice(0, -reference.path.length) : undefined;
  return async (named) => {
    const isItself = named.path === reference.path;
    if (!isItself && top === undefined)
      return { reason: `it is not next to \`${from}\`; name a checkout of the repository with --from DIR` };
    const file = isItself ? path : `${top}${named.path}`;
    try {
      return decodeText(readFile(file)) ?? { reason: `\`${file}\` is not UTF-8 text` };
    } catch (error) {
      if (!(error instanceof UnreadableFile)) throw error;
      return {
        reason: error.message === goneMessage ? `there is no file \`${file}\`` : `\`${file}\` ${error.message}`,
      };
    }
  };
}

/** The policy with the key. Everything else in it stays as it is. */
async function withOrganisation(policy: Source, reference: PinnedFile): Promise<string | PolicyProblems> {
  const value = pinnedText(reference);
  const line = `organisation: ${/^[\w./@#:-]+$/.test(value) ? value : JSON.stringify(value)}`;
  const text = policy.text.replace(/^organisation[ \t]*:.*$/m, () => line);
  const next = text === policy.text && !policy.text.includes(line) ? inserted(policy.text, line) : text;
  const read = await readPolicyFile({ ...policy, text: next });
  if ("kind" in read) {
    const before = await readPolicyFile(policy);
    if ("kind" in before) return read;
  } else if (read.own.organisation && pinnedText(read.own.organisation.reference) === value) return next;
  throw new UserError(`\`${policy.path}\` cannot be changed without touching the rest; add this key to it:\n${line}`);
}

/** Before the first key, after the comments above it; without a key, after the first block of comments. */
function inserted(text: string, line: string): string {
  const first = /^["'$A-Za-z]/m.exec(text)?.index ?? /^(?:#.*\n)*/.exec(text)?.[0].length ?? 0;
  return `${text.slice(0, first)}${line}\n${text.slice(first)}`;
}

/** Whether a file had another content, which is replaced. */
export function writeIfChanged(root: string, path: string, text: string): boolean {
  try {
    if (decodeText(readFile(absolutePath(root, path))) === text) return false;
  } catch (error) {
    if (!(error instanceof UnreadableFile)) throw error;
  }
  return writeInside(root, path, text, { replace: true });
}
