/**
 * Fetches blobs by id: many in one query, and one by one those that a query does not give exactly. Hashes are checked.
 */
import { blobId } from "../../hash.ts";
import { limits, UserError } from "../../../repo/tree.ts";
import { fieldsOf, type RepositoryClient } from "./client.ts";

/** `content` is `undefined` if the blob is larger than the limit for files. */
export interface Blob {
  /** In bytes. */
  readonly size: number;
  readonly content: Buffer | undefined;
}

/** Ids that GitHub does not have are left out. Rejects with a `UserError` if a request fails or a hash is wrong. */
export async function blobsOf(ids: readonly string[], line: RepositoryClient): Promise<ReadonlyMap<string, Blob>> {
  const names = Object.fromEntries(ids.map((id, at) => [`b${at}`, id]));
  const selection = Object.keys(names)
    .map((name) => `${name}: object(oid: $${name}) { ... on Blob { text byteSize } }`)
    .join(" ");
  const found = ids.length === 1 ? undefined : await line.query(selection, names);
  const blobs = new Map<string, Blob>();
  await Promise.all(
    ids.map(async (id, at) => {
      const blob = (found && fromQuery(id, fieldsOf(found[`b${at}`]))) ?? (await blobByRest(id, line));
      if (blob) blobs.set(id, blob);
    }),
  );
  return blobs;
}

/** Truncated text, and bytes that are not text, do not hash to the id; then the blob itself is fetched. */
function fromQuery(id: string, { text, byteSize }: { readonly [key: string]: unknown }): Blob | undefined {
  if (typeof byteSize !== "number") return undefined;
  if (byteSize > limits.fileBytes) return { size: byteSize, content: undefined };
  const content = typeof text === "string" ? Buffer.from(text) : undefined;
  return content && isNamed(content, id) ? { size: content.length, content } : undefined;
}

async function blobByRest(id: string, line: RepositoryClient): Promise<Blob | undefined> {
  const answer = await line.get(`git/blobs/${id}`, 2 * limits.fileBytes);
  if (!answer) return undefined;
  const { content, encoding, size } = answer;
  if (typeof content !== "string" || (encoding !== "base64" && encoding !== "utf-8") || typeof size !== "number")
    throw new UserError(`GitHub's answer for the object ${id} holds no content`);
  if (size > limits.fileBytes) return { size, content: undefined };
  const bytes = Buffer.from(content, encoding === "base64" ? "base64" : "utf8");
  if (!isNamed(bytes, id)) throw new UserError(`GitHub's content of the object ${id} does not match its git id`);
  return { size: bytes.length, content: bytes };
}

function isNamed(content: Buffer, id: string): boolean {
  return blobId(content, id.length === 64 ? "sha256" : "sha1") === id;
}
