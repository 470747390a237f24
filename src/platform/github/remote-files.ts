/**
 * Reads files of other repositories through GitHub's REST API: it resolves a ref to a commit and reads the file of that
 * commit. Files are cached by commit; a branch or a tag is resolved again in every run.
 */
import { blobId, sha256 } from "../hash.ts";
import { decodeText, type Source } from "../../repo/text.ts";
import { type ApiRequest, type ApiResult, sendRequest, type Service, type WaitBudget } from "./request.ts";
import { type Cache, type CacheResult, openCache } from "./cache.ts";

export type { Service } from "./request.ts";

/** A file of a repository at a branch, a tag or a commit. `sha256`: the required digest of its bytes. */
export interface RemoteFile {
  readonly owner: string;
  readonly repository: string;
  readonly path: string;
  readonly ref: string;
  readonly sha256: string | undefined;
}

/** A file of another repository. */
export interface Fetched {
  readonly source: Source;
  /** The commit it was read from. */
  readonly commit: string;
}

/** How files of other repositories are fetched and kept. */
export interface Options extends Service {
  /** The cache directory (absolute); `undefined`: no cache. */
  readonly cache: string | undefined;
  /** A secret that only this program knows, so that nobody else can write valid entries; may be empty. */
  readonly seal: string;
  /** Uses only the cache, and a ref as it was last resolved. */
  readonly offline: boolean;
  /** The advice to a user who may not read the file, as the end of a sentence. */
  readonly advice: string;
  /** How long requests wait for limits in all; default: each up to half a minute. */
  readonly patience?: WaitBudget;
  /** Waited for before each request. */
  readonly admit?: () => Promise<void>;
}

/** The limit of a policy file, in bytes. */
const fileBytes = 256 * 1024;

/**
 * A reader of other repositories' files. If a file cannot be read, the result is a reason, as the end of a sentence.
 */
export function remoteFiles(options: Options): (expected: RemoteFile) => Promise<Fetched | string> {
  const cache = openCache(options.cache, options.seal);
  const resolved = new Map<string, Promise<string | Refusal>>();
  return async (expected) => {
    const name = `${expected.owner}/${expected.repository}`;
    const key = `${name}@${expected.ref}`;
    const commit = await memo(resolved, key, () => commitOf(expected, options, cache));
    if (typeof commit !== "string") return commit.reason;
    const bytes = await bytesOf(expected, commit, options, cache);
    if ("reason" in bytes) return bytes.reason;
    const digest = sha256(bytes.content);
    if (expected.sha256 !== undefined && digest !== expected.sha256)
      return `its content has the digest sha256:${digest}, not the required sha256:${expected.sha256}`;
    const text = decodeText(bytes.content);
    if (text === undefined) return "it is not UTF-8 text";
    return { source: { path: `${name}//${expected.path}@${expected.ref}`, text }, commit };
  };
}

interface Refusal {
  readonly reason: string;
}

async function commitOf(
  { owner, repository, ref }: RemoteFile,
  { offline, advice, ...service }: Options,
  cache: Cache,
): Promise<string | Refusal> {
  if (isCommit(ref)) return ref;
  const key = ["ref", owner, repository, ref];
  if (offline) {
    const kept = cache.read(key);
    if (kept.kind === "kept") return kept.text;
    return {
      reason:
        kept.kind === "changed"
          ? changed
          : `\`${ref}\` is not cached, and \`--offline\` forbids resolving it; name a commit, or run once without \`--offline\``,
    };
  }
  const answer = await askAdmitted(service, {
    path: `/repos/${owner}/${repository}/commits/${encodeURIComponent(ref)}`,
    accept: "application/vnd.github.sha",
    limit: 1024,
  });
  if (answer.kind === "failed")
    return { reason: explainRefusal(answer, `there is no \`${owner}/${repository}\` with the ref \`${ref}\``, advice) };
  const commit = answer.text.trim();
  if (!isCommit(commit)) return { reason: `GitHub names no commit for \`${ref}\`` };
  cache.write(key, commit);
  return commit;
}

async function bytesOf(
  { owner, repository, path, ref }: RemoteFile,
  commit: string,
  { offline, advice, ...service }: Options,
  cache: Cache,
): Promise<{ readonly content: Buffer } | Refusal> {
  const key = ["file", owner, repository, commit, path];
  const kept: CacheResult = cache.read(key);
  if (kept.kind === "kept") return { content: Buffer.from(kept.text, "base64") };
  if (offline)
    return {
      reason: kept.kind === "changed" ? changed : "it is not cached, and `--offline` forbids fetching it",
    };
  const address = `/repos/${owner}/${repository}/contents/${path.split("/").map(encodeURIComponent).join("/")}?ref=${commit}`;
  const answer = await askAdmitted(service, {
    path: address,
    accept: "application/vnd.github+json",
    limit: 4 * fileBytes,
  });
  if (answer.kind === "failed")
    return {
      reason: explainRefusal(
        answer,
        `there is no file \`${path}\` in \`${owner}/${repository}\` at \`${ref}\``,
        advice,
      ),
    };
  const file = fileIn(answer.text);
  if (typeof file === "string") return { reason: file };
  if (file.length > fileBytes)
    return { reason: `it is ${Math.ceil(file.length / 1024)} KiB large; the limit is ${fileBytes / 1024} KiB` };
  cache.write(key, file.toString("base64"));
  return { content: file };
}

async function askAdmitted(
  { admit, patience, ...service }: Pick<Options, "api" | "token" | "admit" | "patience">,
  question: ApiRequest,
): Promise<ApiResult> {
  await admit?.();
  return sendRequest(service, { ...question, ...(patience ? { patience } : {}) });
}

const changed = "the cached copy was changed; run once without `--offline`";

/** The bytes of a file in GitHub's response, checked against the object's id. */
function fileIn(text: string): Buffer | string {
  let answer: unknown;
  try {
    answer = JSON.parse(text);
  } catch {
    return "GitHub's answer is not JSON";
  }
  if (Array.isArray(answer)) return "it is a directory";
  const { type, encoding, content, size, sha } =
    typeof answer === "object" && answer !== null ? (answer as { readonly [key: string]: unknown }) : {};
  if (type !== "file")
    return `it is a ${type === "symlink" ? "link" : type === "submodule" ? "submodule" : "thing"}, and a policy is a file`;
  if (typeof size === "number" && size > fileBytes)
    return `it is ${Math.ceil(size / 1024)} KiB large; the limit is ${fileBytes / 1024} KiB`;
  if (encoding !== "base64" || typeof content !== "string" || typeof sha !== "string")
    return "GitHub's answer holds no content";
  const bytes = Buffer.from(content, "base64");
  return sha.length === 40 && blobId(bytes) !== sha ? "its content does not match its git hash" : bytes;
}

function explainRefusal(
  { status, reason }: Extract<ApiResult, { kind: "failed" }>,
  missing: string,
  advice: string,
): string {
  if (status === 404 || status === 422) return `${missing}, or the token cannot see it${advice}`;
  if (status === 401 || status === 403) return `${reason}${advice}`;
  return reason;
}

function isCommit(ref: string): boolean {
  return /^(?:[0-9a-f]{40}|[0-9a-f]{64})$/.test(ref);
}

function memo<T>(known: Map<string, Promise<T>>, key: string, make: () => Promise<T>): Promise<T> {
  let value = known.get(key);
  if (!value) known.set(key, (value = make()));
  return value;
}
