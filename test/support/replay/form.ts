/** One way to put a case to the command, and what its answer has to be: the hosts' forms are made of these. */
import { sha256 } from "../../../src/platform/hash.ts";
import { withoutSecrets } from "../../../src/sanitize/secrets.ts";
import type { UserDirectories } from "../../../src/repo/tree.ts";
import { type Case, difference, type Json } from "../vectors.ts";
import type { Listed, Listing } from "./answers.ts";

export interface Form {
  readonly place: (path: string) => string | undefined;
  /** `repo` by default. */
  readonly repositories?: readonly string[];
  readonly pointing?: readonly string[];
  /** The directory that the command runs in is the nearest repository around it, or itself outside git: `repo/sub`. */
  readonly start: string;
  /** Whether the session starts there, or anywhere below. */
  readonly session: boolean;
  readonly dirs?: readonly string[];
  readonly user?: { readonly variables: { readonly [name: string]: string }; readonly places: UserDirectories };
  /** What is wrong with the profiles of the case's host. */
  judge(answer: Answer): readonly string[];
}

export interface Answer {
  readonly status: string;
  readonly profiles: readonly Listed[];
}

/** A class of cases that the command cannot be asked, in words. */
export interface Apart {
  readonly because: string;
}

export type Forms = (one: Case) => readonly Form[] | Apart;

export type Outcome = { readonly path: string } & (
  | { readonly ok: Json }
  | { readonly kind: string; readonly error: string }
);

export function answerOf({ hosts, profiles }: Listing, host: string): Answer {
  return {
    status: hosts.find((one) => one.host === host)?.status ?? "not asked",
    profiles: profiles.filter((profile) => profile.host === host),
  };
}

/**
 * One candidate file: its values where the host reads it, a refusal where it does not. A file that reads well by itself
 * may be refused beside others (`mayStop`): a second one of its name.
 */
export function fileDiffers(file: Outcome, profile: Listed | undefined, mayStop = false): readonly string[] {
  if (!profile) return [`${file.path}: is not listed`];
  const { verdict, native, problem } = profile;
  if (!("ok" in file)) return isRefused(profile) ? [] : [`${file.path}: expected ${file.kind}, got ${verdict}`];
  const wrong =
    isRead(profile) || (mayStop && verdict === "rejected")
      ? nativeDiffers(file.ok, native)
      : `${verdict}: ${problem?.message}`;
  return wrong ? [`${file.path}: ${wrong}`] : [];
}

/** The command shows digests of what looks like a credential. */
export function nativeDiffers(expected: unknown, native: unknown): string | undefined {
  return difference(withoutSecrets(expected, sha256), native);
}

export function isRead({ verdict }: Listed): boolean {
  return verdict === "loaded" || verdict === "shadowed" || verdict === "lost";
}

export function isRefused({ verdict }: Listed): boolean {
  return verdict === "rejected" || verdict === "dropped";
}

/** Entries that the host passes over are not listed, or only as left out. */
export function skippedDiffer(
  skipped: readonly string[],
  find: (path: string) => Listed | undefined,
): readonly string[] {
  return skipped.flatMap((path) => {
    const verdict = find(path)?.verdict ?? "dropped";
    return verdict === "dropped" ? [] : [`${path}: expected to be passed over, got ${verdict}`];
  });
}

export function statusDiffers(error: Json | object, { status }: Answer): readonly string[] {
  return (status === "failed") === (error !== null) ? [] : [`the host's status is ${status}`];
}

export function offered({ profiles }: Answer): readonly Listed[] {
  return profiles.filter(({ verdict }) => verdict === "loaded");
}

/** Finds a profile by its first file. */
export function byFile({ profiles }: Answer, directory: string): (path: string) => Listed | undefined {
  const found = new Map(profiles.map((profile) => [profile.files[0], profile]));
  return (path) => found.get(`${directory}/${path}`);
}
