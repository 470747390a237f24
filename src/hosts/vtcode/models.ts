/** Resolves the name of a model. */

/** A model by name: the session's own, one of the host's short names, or an id. */
export type Model = { readonly kind: "inherit" } | { readonly kind: "alias" | "model_id"; readonly value: string };

/** `inherit` and the three aliases match in any case. The default is `sonnet`, not the parent's model. */
export function modelOf(name: string | null): Model {
  if (name === null) return { kind: "alias", value: "sonnet" };
  if (/^inherit$/i.test(name)) return { kind: "inherit" };
  const lower = name.toLowerCase();
  return lower === "sonnet" || lower === "opus" || lower === "haiku"
    ? { kind: "alias", value: lower }
    : { kind: "model_id", value: name };
}
