/** Replaces what looks like a credential by its digest. */

/** SHA-256 of a text, as hex. */
export type Hash = (text: string) => string;

/** Keys whose text is a secret, but not keys that name a variable or a file. */
const secretKey =
  /(?:^|[_.-])(?:api_?keys?|auth(?:orization)?|credentials?|passphrase|passw(?:or)?d|private_?key|secrets?|(?:access_?|auth_?|bearer_?|refresh_?)?tokens?)$/;

/** A part of every such key, however its words are put together and whatever is a letter of them in lower case. */
const partOfSecretKey = /key|auth|credential|passphrase|passw|secret|token/iu;

/** The text, with `(a secret)` instead of what looks like a credential. */
export function redacted(text: string, key = ""): string {
  return String(withoutSecrets(text, () => "…", key)).replaceAll("sha256:…", "(a secret)");
}

/**
 * A key with a text, as JSON, TOML, YAML and `.env` write them. A key is looked for where a word begins, and only once.
 */
export const pair =
  /(?<![\w.-])(?<key>[\w.-]+)["']?\s*[:=]\s*(?:"(?<double>(?:[^"\\]|\\.)*)"|'(?<single>[^']*)'|(?<plain>[^\s"'{}[\],][^,}\]\n]*))/g;

/** A line of a file with a star for each character of what looks like a credential, so that columns stay. */
export function masked(line: string): string {
  if (!mayHoldSecret(line)) return line;
  const stars = (text: string) => "*".repeat(text.length);
  const inPairs = line.replace(pair, (whole, ...rest) => {
    const { key, double, single, plain } = rest.at(-1) as Readonly<Record<string, string | undefined>>;
    const value = double ?? single ?? plain ?? "";
    const end = whole.length - (plain === undefined ? 1 : 0);
    return isSecret(key ?? "", value) && !/^[\d.]+$/.test(value)
      ? whole.slice(0, end - value.length) + stars(value) + whole.slice(end)
      : whole;
  });
  return shapes.reduce((text, shape) => text.replace(shape, stars), inPairs);
}

/** Forms by which vendors mark tokens and keys. */
export const vendorForms = [
  /\b(?:gh[opusr]_|github_pat_|glpat-|xox[abeoprs]-|sk-|sk_live_|rk_live_|npm_|pypi-|hf_|AIza|ya29\.)[A-Za-z0-9_.-]{16,}/g,
  /\bxai-[A-Za-z0-9]{40,}\b/g,
  /\b(?:AKIA|ASIA)[A-Z0-9]{16}\b/g,
  /\beyJ[A-Za-z0-9_-]{10,}\.[A-Za-z0-9_-]{10,}(?:\.[A-Za-z0-9_-]+)?/g,
  /-----BEGIN [A-Z ]*PRIVATE KEY-----[\s\S]*?(?:-----END [A-Z ]*PRIVATE KEY-----|$)/g,
];

/** The password of an address. */
export const addressForm = /(?<=:\/\/[^/\s:@]*:)[^/\s:@]+(?=@)/g;

/** What follows a word that announces a credential. */
export const weakForms = [
  /(?<=\b(?:bearer|basic|token) )[A-Za-z0-9+/_.=-]{16,}/gi,
  /(?<=(?:api[_-]?key|token|secret|password)["']?[=:] ?["']?)[^\s"'&$<{]{8,}/gi,
];

/** Known forms of tokens, keys and passwords in addresses. */
const shapes = [...vendorForms, weakForms[0], addressForm, weakForms[1]].filter((form) => form !== undefined);

/** A part of every form: nearly every text has none, and is searched only once. */
const suspect =
  /gh[opusr]_|github_pat_|glpat-|xox|[sr]k[-_]|xai-|npm_|pypi-|hf_|AIza|ya29|A[KS]IA|eyJ|-----BEGIN|bearer|basic|token|:\/\/|api[_-]?key|secret|password/i;

/** The same, with the parts of keys that tell a credential of any form. */
const suspectOrKey = new RegExp(`${suspect.source}|auth|passw|passphrase|credential|private`, "i");

/** Whether a text may hold a credential, also one that only its key tells. Most hold none, and one search is cheap. */
export function mayHoldSecret(text: string): boolean {
  return suspectOrKey.test(text);
}

/** The same value with `sha256:…` instead of every text that looks like a credential; `key` is the key of the value. */
export function withoutSecrets(value: unknown, hash: Hash, key = ""): unknown {
  if (typeof value === "string") {
    if (isSecret(key, value)) return `sha256:${hash(value)}`;
    return suspect.test(value)
      ? shapes.reduce((text, shape) => text.replace(shape, (secret) => `sha256:${hash(secret)}`), value)
      : value;
  }
  if (value === null || typeof value !== "object") return value;
  if (Array.isArray(value)) return value.map((item: unknown) => withoutSecrets(item, hash, key));
  return Object.fromEntries(
    Object.entries(value).map(([name, inner]): [string, unknown] => [name, withoutSecrets(inner, hash, name)]),
  );
}

/** What a key such as `id-token` or `use-credentials` has that switches something: `write`, `none`. */
const switching = /^(?:true|false|null|none|read|write)$/;

/** A reference to a variable (`$TOKEN`, `${env:TOKEN}`) is not a secret. */
export function isSecret(key: string, value: string): boolean {
  // A name of several words takes long to take apart, and few keys have one of these.
  if (!partOfSecretKey.test(key) || switching.test(value)) return false;
  const snake = key
    .replace(/([a-z0-9])([A-Z])/g, "$1_$2")
    .replaceAll("-", "_")
    .toLowerCase();
  return secretKey.test(snake) && value.length > 0 && !/^(?:\$\{?[\w:.-]+\}?|\$\{\{.*\}\}|env:\w+)$/.test(value);
}
