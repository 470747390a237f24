/** Finds credentials that are written out in a text, and tells them from placeholders and references to variables. */
import { addressForm, isSecret, mayHoldSecret, pair, vendorForms, weakForms } from "./secrets.ts";

/** A credential and where it is. */
export interface LiteralSecret {
  /** An offset in UTF-16 units. */
  readonly start: number;
  /** Exclusive. */
  readonly end: number;
  /** The key in front of it: `GITHUB_TOKEN`. */
  readonly key: string | undefined;
}

/** Settings and keys of a profile: there a key says what its value is. */
export function secretsInSettings(text: string): readonly LiteralSecret[] {
  if (!mayHoldSecret(text)) return [];
  return disjoint([...inPairs(text), ...secretsInProse(text), ...inHeaders(text), ...inAddresses(text)]);
}

/** Prose, where only what a vendor marks as a credential is certain to be one. */
export function secretsInProse(text: string): readonly LiteralSecret[] {
  return hasVendorMark(text) ? disjoint(matchesOf(text, vendorForms)) : [];
}

/** Whether prose may hold a credential. Where a text has no mark, no part of it has one. */
export function hasVendorMark(text: string): boolean {
  return vendorMark.test(text);
}

/**
 * What every vendor's form has, sought from a character that is rare in prose: prompts are long and nearly all hold
 * none, and one class of few characters is searched for many times faster than twenty words.
 */
const vendorMark =
  /[-_IJ9](?:(?<=(?:gh[opusr]|github_pat|[sr]k_live|npm|hf)_|(?:glpat|xox[abeoprs]|sk|xai|pypi)-|AI|eyJ|ya29|A[KS]I)[\w.-]{10}|(?<=-----)BEGIN )/;

function* matchesOf(text: string, forms: readonly RegExp[]): Generator<LiteralSecret> {
  for (const form of forms)
    for (const { 0: value, index } of text.matchAll(form))
      if (isWrittenOut(value)) yield { start: index, end: index + value.length, key: keyBefore(text, index) };
}

/** `Authorization: Bearer …`, `--api-key=…`: the value has no mark of a vendor, so it must look like a key. */
function* inHeaders(text: string): Generator<LiteralSecret> {
  for (const secret of matchesOf(text, weakForms))
    if (looksRandom(text.slice(secret.start, secret.end), secret.key ?? "")) yield secret;
}

function* inAddresses(text: string): Generator<LiteralSecret> {
  for (const secret of matchesOf(text, [addressForm])) {
    const isOwn = ownServer.test(text.slice(secret.end, secret.end + 30));
    if (
      !isOwn &&
      !/^(?:pass(?:word)?|secret|postgres|root|admin|user|guest|minio\w*)$/i.test(text.slice(secret.start, secret.end))
    )
      yield secret;
  }
}

/** A password for a server of one's own machine protects nothing. */
const ownServer = /^@(?:localhost|127\.0\.0\.1|0\.0\.0\.0|\[::1\]|host\.docker\.internal|[a-z]+(?::\d+)?[/"'\s])/;

function* inPairs(text: string): Generator<LiteralSecret> {
  for (const match of text.matchAll(pair)) {
    const { key = "", double, single, plain } = match.groups ?? {};
    const quoted = double ?? single;
    const raw = quoted ?? plain ?? "";
    const value = raw.trimEnd();
    const end = match.index + match[0].length - (quoted === undefined ? raw.length - value.length : 1);
    // A text of several words is a sentence, but for the scheme of a header.
    const secret = value.replace(/^(?:bearer|basic|token|apikey)\s+/i, "");
    if (isSecret(key, value) && looksRandom(secret, key) && isWrittenOut(secret))
      yield { start: end - secret.length, end, key };
  }
}

/** Long enough and without order, as keys that programs make are. What a person chose for a password may be shorter. */
function looksRandom(value: string, key: string): boolean {
  if (/\s|[\\/]{2}|^[./~]|[()[\]]/.test(value)) return false;
  if (/passw(?:or)?d|passphrase/i.test(key)) return value.length >= 8 && /\d/.test(value) && /[a-z]/i.test(value);
  return (
    value.length >= 16 && /\d/.test(value) && /[a-z]/i.test(value) && new Set(value).size >= 8 && !words.test(value)
  );
}

/** An identifier: words and short numbers, or a date, with separators between. */
const words = /^[a-z]+(?:[-_.](?:[a-z]+|\d{1,4}|20\d{6}))*$/i;

/** What stands for a credential: a variable, `<token>`, `YOUR_KEY`, `xxx`, `changeme`, an example of documentation. */
const standIn =
  /\$\{|\$\(|\$[A-Za-z_]|\{\{|<[^<>]*>?|%\w+%|\{(?:env|file|input):|\*{3}|\.{3}|…|x{4,}|X{4,}|0{8,}|1{8,}|your|example|placeholder|change[-_]?me|dummy|sample|insert|replace|redacted|todo|fake|mock|here$|my[-_]|process\.env|environ|import\.meta|doppler:|abc(?:def|123)|12345|^(?:null|none|undefined|true|false)$/i;

function isWrittenOut(value: string): boolean {
  return !standIn.test(value) && new Set(value).size >= 5;
}

/** The last key or variable on a line before a value: `"API_KEY": "`, `--header "Authorization: Bearer `. */
function keyBefore(text: string, at: number): string | undefined {
  const line = text.slice(Math.max(text.lastIndexOf("\n", at - 1) + 1, at - 120), at);
  return /(?<key>[A-Za-z_][\w-]*)["']?\s*[:=]\s*["']?(?:(?:bearer|basic|token)\s+)?$/i.exec(line)?.groups?.["key"];
}

/** In the order of the text; of two that overlap, the first. */
function disjoint(found: Iterable<LiteralSecret>): readonly LiteralSecret[] {
  const all = [...found];
  // Nearly all texts have none.
  if (all.length < 2) return all;
  const kept: LiteralSecret[] = [];
  for (const secret of all.sort((a, b) => a.start - b.start || b.end - a.end))
    if (secret.start >= (kept.at(-1)?.end ?? 0)) kept.push(secret);
  return kept;
}
