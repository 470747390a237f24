/** Blobs by id: many in one query, and one by one what a query does not give as it is. What comes must hash to its id. */
import { blobId } from "../../hash.ts";
import { limits, UserError } from "../../../repo/tree.ts";
import { fieldsOf, type Line } from "./client.ts";

/** `content` is absent where it is larger than any file that is read. */
export interface Blob {
  readonly size: number;
  readonly content: Buffer | undefined;
}

/** Ids that GitHub does not have are not among them. Rejects with `Mistake` where it cannot be told, or what comes is not what was asked for. */
export async function blobsOf(ids: readonly string[], line: Line): Promise<ReadonlyMap<string, Blob>> {
  const names = Object.fromEntries(ids.map((id, at) => [`b${at}`, id]));
  const selection = Object.keys(names)
    .map((name) => `${name}: object(oid: $${name}) { ... on Blob { text byteSize } }`)
    .join(" ");
  const found = ids.length === 1 ? undefined : await line.query(selection, names);
  const blobs = new Map<string, Blob>();
  await Promise.all(
    ids.map(async (id, at) => {
      const blob = (found && fromQuery(id, fieldsOf(found[`b${at}`]))) ?? (await alone(id, line));
      if (blob) blobs.set(id, blob);
    }),
  );
  return blobs;
}

/** Text that was cut off, or was never text, does not hash to the id: then the bytes themselves have to be asked for. */
function fromQuery(id: string, { text, byteSize }: { readonly [key: string]: unknown }): Blob | undefined {
  if (typeof byteSize !== "number") return undefined;
  if (byteSize > limits.fileBytes) return { size: byteSize, content: undefined };
  const content = typeof text === "string" ? Buffer.from(text) : undefined;
  return content && isNamed(content, id) ? { size: content.length, content } : undefined;
}

async function alone(id: string, line: Line): Promise<Blob | undefined> {
  const answer = await line.get(`git/blobs/${id}`, 2 * limits.fileBytes);
  if (!answer) return undefined;
  const { content, encoding, size } = answer;
  if (typeof content !== "string" || (encoding !== "base64" && encoding !== "utf-8") || typeof size !== "number")
    throw new UserError(`GitHub's answer for the object ${id} holds no content`);
  if (size > limits.fileBytes) return { size, content: undefined };
  const bytes = Buffer.from(content, encoding === "base64" ? "base64" : "utf8");
  if (!isNamed(bytes, id))
    throw new UserError(`what GitHub gives for the object ${id} is not what git's name for it says`);
  return { size: bytes.length, content: bytes };
}

function isNamed(content: Buffer, id: string): boolean {
  return blobId(content, id.length === 64 ? "sha256" : "sha1") === id;
}
