/** A text in lines that can be shown: credentials are masked as the rule `no-literal-secret` finds them. */
import { secretsInProse, secretsInSettings } from "./literal-secrets.ts";
import { isSecret, mayHoldSecret, pair, vendorForms } from "./secrets.ts";
import type { Span } from "../repo/text.ts";

const mask = "***";

/** The lines of a text. In prose only what a vendor marks as a credential is certain to be one. */
export function maskedLines(text: string, { isProse }: { readonly isProse: boolean }): readonly string[] {
  const found = [
    ...(isProse ? secretsInProse(text) : [...secretsInSettings(text), ...underSecretKeys(text)]),
    ...inVendorForms(text),
  ];
  let shown = "";
  let at = 0;
  for (const { start, end } of found.toSorted((a, b) => a.start - b.start || b.end - a.end)) {
    if (end <= at) continue;
    const from = Math.max(start, at);
    shown += text.slice(at, from) + maskedSpan(text.slice(from, end));
    at = end;
  }
  return (shown + text.slice(at)).split("\n");
}

/** Also what contains the word of a placeholder: here, a mask too many costs nothing. */
function inVendorForms(text: string): readonly Span[] {
  return vendorForms.flatMap((form) =>
    [...text.matchAll(form)].map(({ 0: { length }, index }) => ({ start: index, end: index + length })),
  );
}

/** Any word under a key for credentials, as reports of settings hide it. Sentences stay, so that none is hidden. */
function underSecretKeys(text: string): readonly Span[] {
  if (!mayHoldSecret(text)) return [];
  return [...text.matchAll(pair)].flatMap(({ 0: { length }, index, groups = {} }) => {
    const { key = "", double, single, plain } = groups;
    const value = double ?? single ?? plain?.trimEnd() ?? "";
    const start = index + length - (plain?.length ?? value.length + 1);
    return isSecret(key, value) && !/\s|^[\d.]+$/.test(value) ? [{ start, end: start + value.length }] : [];
  });
}

/**
 * A private key has many lines, and without its end it would reach to the end of the text: what is not a part of a key
 * stays, so that nobody can hide sentences behind its first line.
 */
function maskedSpan(span: string): string {
  if (!span.startsWith("-----BEGIN")) return mask;
  return span.replace(/[A-Za-z0-9+/=_.-]{16,}|(?<=^\s*)[A-Za-z0-9+/=]+(?=\s*$)/gm, mask);
}
