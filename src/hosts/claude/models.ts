/** Tells by the form of a model's id whether Claude Code can have it. */
import type { UnknownModel } from "../../model/profile.ts";

/**
 * Ids of Claude models begin with `claude-` and have hyphens in their versions. Aliases are words without digits. Cloud
 * platforms and gateways have ids with `/`, `:`, `@` or `anthropic.`. What `no-ineffective-setting` reports is left
 * out.
 */
export function unknownModelIn(written: string | undefined): UnknownModel | undefined {
  const id = (written ?? "").trim().replace(/\[1m\]$/i, "");
  if (!/^[\w.-]+$/.test(id) || !/\d/.test(id) || id.startsWith("_") || /anthropic\./i.test(id)) return undefined;
  if (!/claude/i.test(id)) return { because: "every full id begins with `claude-`" };
  if (!/^claude-[a-z\d-]*\d\.\d/i.test(id)) return undefined;
  const fixed = id.replace(/(?<=\d)\.(?=\d)/g, "-");
  return {
    because: `versions in its ids have hyphens, as in \`${fixed}\``,
    fixes: [{ title: `model: ${fixed}`, safe: false, edits: [] }],
  };
}
