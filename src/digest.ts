/** The one file that may hash. */

/** SHA-256 of bytes or UTF-8 text, as hex. Node's module takes milliseconds to load, and a clean run hashes nothing. */
export function sha256(content: string | Uint8Array): string {
  return process.getBuiltinModule("node:crypto").hash("sha256", content);
}

/** What git calls a file of this content, where it names objects by SHA-1 or, on demand, by SHA-256. */
export function blobId(content: Uint8Array, algorithm: "sha1" | "sha256" = "sha1"): string {
  return process.getBuiltinModule("node:crypto").createHash(algorithm).update(`blob ${content.length}\0`).update(content).digest("hex");
}

/** SHA-256 over parts, each prefixed with its length, so that no two lists of parts run together. */
export function fingerprint(parts: readonly string[]): string {
  return sha256(parts.map((part) => `${Buffer.byteLength(part)}:${part}`).join(""));
}
