/** Hashes: the only file that uses `node:crypto`. */

let loaded: typeof import("node:crypto") | undefined;

/** The module loads in milliseconds, and a clean run hashes nothing. */
const crypto = (): typeof import("node:crypto") => (loaded ??= process.getBuiltinModule("node:crypto"));

/** SHA-256 of bytes or UTF-8 text, as hex. */
export function sha256(content: string | Uint8Array): string {
  return crypto().hash("sha256", content);
}

/** A hash with a key that is drawn now and never written: nobody can try texts until one has the same hash. */
export function secretHash(): (text: string) => string {
  const key = crypto().randomBytes(32);
  return (text) => crypto().createHmac("sha256", key).update(text).digest("hex");
}

const digestForm = /^sha256:[0-9a-f]{64}$/;

/** Digests whose texts are gone. Whoever writes such a text into a repository writes a text like any other. */
const kept = new Set<string>();

/** Takes what an earlier run kept: from now on a digest stands for its text. */
export function restoreDigest(text: string): string {
  if (digestForm.test(text)) kept.add(text);
  return text;
}

/** A text that is equal for equal texts, and shorter: the digest. One that an earlier run kept is its own. */
export function digestOf(text: string): string {
  return kept.has(text) ? text : `sha256:${sha256(text)}`;
}

/** The id of a Git blob with this content, by SHA-1 or by SHA-256. */
export function blobId(content: Uint8Array, algorithm: "sha1" | "sha256" = "sha1"): string {
  return crypto().createHash(algorithm).update(`blob ${content.length}\0`).update(content).digest("hex");
}

/** SHA-1, by which most repositories name their objects, as hex. */
export function sha1(content: Uint8Array): string {
  return crypto().hash("sha1", content);
}

/** The id of a Git object in a repository with SHA-1. */
export function objectId(type: string, content: Uint8Array): string {
  return sha1(Buffer.concat([Buffer.from(`${type} ${content.length}\0`), content]));
}

/** The id of a Git object whose content comes in parts. `id`: any id of the repository, for its algorithm. */
export function objectHash(
  type: string,
  size: number,
  id: string,
): { readonly add: (part: Uint8Array) => void; readonly id: () => string } {
  const hash = crypto().createHash(id.length === 64 ? "sha256" : "sha1");
  hash.update(`${type} ${size}\0`);
  return { add: (part) => void hash.update(part), id: () => hash.digest("hex") };
}

/** The id of a Git tree with exactly these entries, in any order; modes as Git writes them. */
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
  const content = Buffer.concat(named.sort((a, b) => Buffer.compare(a.key, b.key)).map(({ bytes }) => bytes));
  return crypto().createHash(algorithm).update(`tree ${content.length}\0`).update(content).digest("hex");
}

/** SHA-256 of parts, each prefixed with its length, so that different lists never have the same input. */
export function fingerprint(parts: readonly string[]): string {
  return sha256(parts.map((part) => `${Buffer.byteLength(part)}:${part}`).join(""));
}
