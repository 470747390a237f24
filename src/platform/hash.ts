/** The one file that may hash. */

/** SHA-256 of bytes or UTF-8 text, as hex. Node's module takes milliseconds to load, and a clean run hashes nothing. */
export function sha256(content: string | Uint8Array): string {
  return process.getBuiltinModule("node:crypto").hash("sha256", content);
}

/** What git calls a file of this content, where it names objects by SHA-1 or, on demand, by SHA-256. */
export function blobId(content: Uint8Array, algorithm: "sha1" | "sha256" = "sha1"): string {
  return process
    .getBuiltinModule("node:crypto")
    .createHash(algorithm)
    .update(`blob ${content.length}\0`)
    .update(content)
    .digest("hex");
}

/** What git calls a directory that holds these and nothing else, modes as git writes them, in any order. */
export function treeId(
  entries: readonly { readonly mode: string; readonly name: string; readonly id: string }[],
  algorithm: "sha1" | "sha256" = "sha1",
): string {
  const named = entries.map(({ mode, name, id }) => {
    const short = mode.replace(/^0+/, "");
    return {
      key: Buffer.from(short === "40000" ? `${name}/` : name),
      bytes: Buffer.concat([Buffer.from(`${short} ${name}\0`), Buffer.from(id, "hex")]),
    };
  });
  const content = Buffer.concat(
    named.sort((one, other) => Buffer.compare(one.key, other.key)).map(({ bytes }) => bytes),
  );
  return process
    .getBuiltinModule("node:crypto")
    .createHash(algorithm)
    .update(`tree ${content.length}\0`)
    .update(content)
    .digest("hex");
}

/** SHA-256 over parts, each prefixed with its length, so that no two lists of parts run together. */
export function fingerprint(parts: readonly string[]): string {
  return sha256(parts.map((part) => `${Buffer.byteLength(part)}:${part}`).join(""));
}
