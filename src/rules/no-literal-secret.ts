import type { Report } from "../model/finding.ts";
import type { Item, Layer } from "../model/load.ts";
import { defineRule } from "../model/rule.ts";
import type { Place, Source, Span } from "../repo/text.ts";
import { hasVendorMark, type LiteralSecret, secretsInProse, secretsInSettings } from "../sanitize/literal-secrets.ts";

export default defineRule({
  summary: "Profiles and the settings next to them contain no credentials.",
  subject: "load",
  class: "power",
  levels: { recommended: "note", strict: "error" },

  *check({ items, layers }) {
    const seen = new Set<string>();
    let last: Source | undefined;
    const isNew = (source: Source): boolean => {
      // Nearly all profiles are one file.
      if (source === last) return false;
      last = source;
      const { path, text } = source;
      if (text === "" || seen.has(path)) return false;
      seen.add(path);
      return true;
    };
    for (const item of items) {
      if (item.verdict.kind === "passed-over" || item.files.length === 0 || !item.profile) continue;
      const { name, grants, prompt, description } = item.profile;
      for (const {
        at: { source },
      } of [name, grants, prompt])
        if (isNew(source)) yield* reportsIn(source, [prompt.at, description.at], { item });
    }
    for (const layer of layers)
      for (const { at } of layer.authority) if (isNew(at.source)) yield* reportsIn(at.source, [], { layer });
  },
});

/** Files in which no prose can hold a credential. Several hosts read one file, and nearly all files are such. */
const unmarked = new WeakSet<Source>();

function isMarked(source: Source): boolean {
  if (unmarked.has(source)) return false;
  if (hasVendorMark(source.text)) return true;
  unmarked.add(source);
  return false;
}

/** Files that hold text and no settings, apart from the frontmatter of a profile. */
const isText = /\.(?:md|mdc|txt)$/i;

/** The credentials of a file. `prose`: at most two texts for a model. */
function reportsIn(
  source: Source,
  prose: readonly Place[],
  subject: { readonly item: Item } | { readonly layer: Layer },
): readonly Report[] {
  return secretsIn(source, prose).map((secret, i) => ({
    ...subject,
    message: messageFor(secret),
    at: { source, span: { start: secret.start, end: secret.end } },
    // Never the credential, nor its digest: a short one could be found by trying.
    value: `${secret.key ?? ""} ${i + 1}`,
  }));
}

/** In the order of the text. Keys say what a value is only outside of prose, which is most of a profile. */
function secretsIn(source: Source, prose: readonly Place[]): readonly LiteralSecret[] {
  const { path, text } = source;
  const spans: Span[] = [];
  for (const { source: of, span } of prose) if (of.path === path) spans.push(span);
  const [first, second] = spans;
  if (first && second && second.start < first.start) spans.reverse();
  const found: LiteralSecret[] = [];
  const search = (start: number, end: number, isProse: boolean): void => {
    if (start >= end || (isProse && !isMarked(source))) return;
    const find = isProse ? secretsInProse : secretsInSettings;
    for (const secret of find(text.slice(start, end)))
      found.push({ ...secret, start: start + secret.start, end: start + secret.end });
  };
  // The prompt of a profile may be a file of its own.
  if (isText.test(path) && spans.every(({ start, end }) => start === end)) search(0, text.length, true);
  else {
    let at = 0;
    for (const { start, end } of spans) {
      if (start < at) continue;
      search(at, start, false);
      search(start, end, true);
      at = end;
    }
    search(at, text.length, false);
  }
  return found;
}

function messageFor({ key }: LiteralSecret): string {
  const where = key === undefined ? "holds a credential" : `holds a credential in \`${key}\``;
  const variable = (key ?? "")
    .replace(/([a-z0-9])([A-Z])/g, "$1_$2")
    .replaceAll("-", "_")
    .toUpperCase();
  const name = /^[A-Z][A-Z0-9_]*$/.test(variable) && variable !== "AUTHORIZATION" ? variable : "TOKEN";
  return `${where}, so everyone who can read the repository has it; revoke it and write \`\${${name}}\` instead`;
}
