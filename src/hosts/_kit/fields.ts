/** Facts and prompts taken from parsed text, as most hosts read them. */
import { type Fact, missing, stated, unreadable } from "../../model/fact.ts";
import { isEmptyValue, type Node } from "../../parsers/node.ts";
import type { Prompt } from "../../model/profile.ts";
import type { Place, Source, Span } from "../../repo/text.ts";

/** A field that holds text; `home` is where it would be written. A null is no text, a blank is. */
export function textFact(node: Node | undefined, source: Source, home: Place): Fact<string> {
  if (!node) return missing(home);
  const at = { source, span: node.span };
  if (node.kind !== "scalar") return unreadable(at, "is no text");
  return isEmptyValue(node) && node.value === null ? missing(at) : stated(node.text, at);
}

/** The prompt that is the rest of the profile's own file. */
export function bodyPrompt(source: Source, { start, end }: Span): Prompt {
  const text = source.text.slice(start, end).trim();
  return { source: text === "" ? "none" : "body", path: null, text, at: { source, span: { start, end } } };
}
