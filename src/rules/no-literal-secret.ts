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
    const isNew = ({ path, text }: Source): boolean => {
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

/** The credentials of a file. `prose`: texts for a model. */
function reportsIn(
  source: Source,
  prose: readonly Place[],
  subject: { readonly item: Item } | { readonly layer: Layer },
): readonly Report[] {
  const own = prose.flatMap(({ source: { path }, span }) => (path === source.path ? [span] : []));
  const found: LiteralSecret[] = [];
  for (const { start, end, isProse } of partsOf(source, own)) {
    if (isProse && !isMarked(source)) continue;
    const find = isProse ? secretsInProse : secretsInSettings;
    for (const secret of find(source.text.slice(start, end)))
      found.push({ ...secret, start: start + secret.start, end: start + secret.end });
  }
  return found.map((secret, i) => ({
    ...subject,
    message: messageFor(secret),
    at: { source, span: { start: secret.start, end: secret.end } },
    // Never the credential, nor its digest: a short one could be found by trying.
    value: `${secret.key ?? ""} ${i + 1}`,
  }));
}

interface Part extends Span {
  readonly isProse: boolean;
}

/** The parts of a file in order. Keys say what a value is only outside of prose, which is most of a profile. */
function partsOf({ path, text }: Source, prose: readonly Span[]): readonly Part[] {
  // The prompt of a profile may be a file of its own.
  if (isText.test(path) && prose.every(({ start, end }) => start === end))
    return [{ start: 0, end: text.length, isProse: true }];
  const parts: Part[] = [];
  let at = 0;
  for (const { start, end } of prose.toSorted((a, b) => a.start - b.start)) {
    if (start < at) continue;
    parts.push({ start: at, end: start, isProse: false }, { start, end, isProse: true });
    at = end;
  }
  return [...parts, { start: at, end: text.length, isProse: false }].filter(({ start, end }) => start < end);
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
