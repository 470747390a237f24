/** Tells by the form of a model's id whether Claude Code can have it. */
import type { UnknownModel } from "../../../model/profile.ts";

/** The aliases of models. */
const aliases = /^(?:sonnet|opus|haiku|fable)$/i;

/**
 * Ids of Claude models begin with `claude-` and have hyphens in their versions. Aliases are words without digits. Cloud
 * platforms and gateways have ids with `/`, `:`, `@` or `anthropic.`. Claude Code passes any text on as one id.
 */
export function unknownModelIn(written: string | undefined): UnknownModel | undefined {
  const id = (written ?? "").trim().replace(/\[1m\]$/i, "");
  const noId = whyNoId(id);
  if (noId !== undefined) return { because: noId, isNoId: true, ...aliasIn(id) };
  if (!/^[\w.-]+$/.test(id) || !/\d/.test(id) || /anthropic\./i.test(id)) return undefined;
  if (!/claude/i.test(id))
    return { because: "full ids begin with `claude-`, and the aliases are `sonnet`, `opus`, `haiku` and `fable`" };
  if (!/^claude-[a-z\d-]*\d\.\d/i.test(id)) return undefined;
  const fixed = id.replace(/(?<=\d)\.(?=\d)/g, "-");
  return {
    because: `versions in its ids have hyphens, as in \`${fixed}\``,
    fixes: [{ title: `model: ${fixed}`, safe: false, edits: [] }],
  };
}

/** Why a text is not one id at all. */
function whyNoId(text: string): string | undefined {
  if (/[{}<>]|^__/.test(text)) return "it is a placeholder";
  if (/[|,]/.test(text)) return "it is several models, which are passed on as one id";
  return /\s/.test(text) ? "an id has no blanks" : undefined;
}

/** The alias with which a text begins: `sonnet` of `Sonnet 4.6`. */
function aliasIn(text: string): Pick<UnknownModel, "fixes"> {
  const alias = /^\w+/.exec(text)?.[0].toLowerCase() ?? "";
  return aliases.test(alias) ? { fixes: [{ title: `model: ${alias}`, safe: false, edits: [] }] } : {};
}
