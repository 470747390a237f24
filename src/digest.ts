/** The one file that may hash. */
import { createHash } from "node:crypto";

/** SHA-256 of bytes or UTF-8 text, as hex. */
export function sha256(content: string | Uint8Array): string {
  return createHash("sha256").update(content).digest("hex");
}

/** SHA-256 over parts, each prefixed with its length, so that no two lists of parts run together. */
export function fingerprint(parts: readonly string[]): string {
  return sha256(parts.map((part) => `${Buffer.byteLength(part)}:${part}`).join(""));
}
