/** A directory of cached texts by key. Entries are sealed: an entry that this program did not write is not used. */
import { mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fingerprint } from "../hash.ts";

/** `changed`: this program did not write the entry for this key. */
export type CacheResult =
  | { readonly kind: "kept"; readonly text: string }
  | { readonly kind: "absent" }
  | { readonly kind: "changed" };

/** Texts by a key of several parts. An entry that somebody else wrote counts as changed. */
export interface Cache {
  read(key: readonly string[]): CacheResult;
  /** Writes the whole entry or nothing. A cache that cannot be written is not an error. */
  write(key: readonly string[], text: string): void;
}

/**
 * An entry is a line with the digest of secret, key and text, followed by the text. With a secret that others do not
 * know, an earlier step of the same job cannot forge an entry; without one, the digest detects edits.
 */
export function openCache(directory: string | undefined, secret: string): Cache {
  if (directory === undefined) return { read: () => ({ kind: "absent" }), write: () => undefined };
  const fileOf = (key: readonly string[]) => join(directory, fingerprint(key));
  const sealOf = (key: readonly string[], text: string) => fingerprint([secret, ...key, text]);
  return {
    read(key) {
      let entry: string;
      try {
        entry = readFileSync(fileOf(key), "utf8");
      } catch (error) {
        return { kind: error instanceof Error && "code" in error && error.code === "ENOENT" ? "absent" : "changed" };
      }
      const end = entry.indexOf("\n");
      const text = entry.slice(end + 1);
      return end >= 0 && entry.slice(0, end) === sealOf(key, text) ? { kind: "kept", text } : { kind: "changed" };
    },
    write(key, text) {
      const file = fileOf(key);
      const draft = `${file}.${process.pid}.${Math.random().toString(36).slice(2)}`;
      try {
        mkdirSync(directory, { recursive: true, mode: 0o700 });
        writeFileSync(draft, `${sealOf(key, text)}\n${text}`, { flag: "wx", mode: 0o600 });
        renameSync(draft, file);
      } catch {
        rmSync(draft, { force: true });
      }
    },
  };
}
