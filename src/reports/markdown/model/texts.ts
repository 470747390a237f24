/** The texts of a pull request that a page shows as diffs: prompts and settings files, as they are before and after. */
import type { Change } from "../../../compare/change.ts";
import type { Result } from "../../../evaluate/result.ts";
import type { Prompt } from "../../../model/profile.ts";
import { positionAt } from "../../../repo/text.ts";
import { nameOf } from "./subject.ts";
import type { TextModel } from "./types.ts";

/** Prompts of subagents that gained power first. */
export function textsIn({ changes = [], reviewContext }: Result): readonly TextModel[] {
  const widened = [...changes.filter((change) => change.widened), ...changes.filter((change) => !change.widened)];
  return [...settingsTexts(reviewContext), ...joinedPrompts(widened.flatMap((change) => promptText(change) ?? []))];
}

function settingsTexts(review: Result["reviewContext"]): readonly TextModel[] {
  return [...(review?.settingsTexts ?? [])].map(([path, { before, after }]) => ({
    kind: "settings",
    names: [],
    hosts: [],
    path,
    before,
    after,
    firstLine: 1,
  }));
}

/** `undefined`: it is as it was, or the subagent is gone. */
function promptText({ before, after, prompt }: Change): TextModel | undefined {
  const is = after?.item.profile?.prompt;
  if (!after || !prompt || !is) return undefined;
  return {
    kind: "prompt",
    names: [nameOf(after)],
    hosts: [after.title],
    path: is.path ?? is.at.source.path,
    before: before ? (before.item.profile?.prompt.text ?? "") : null,
    after: is.text,
    firstLine: firstLineOf(is),
  };
}

/** `null` if the lines of the prompt are not lines of the file, as in a quoted value. */
function firstLineOf({ text, at: { source, span } }: Prompt): number | null {
  const start = text === "" ? -1 : source.text.indexOf(text, span.start);
  return start < 0 ? null : positionAt(source, start).line;
}

/** Several subagents and hosts can have the prompt of one file, and what is copied for three hosts is read once. */
function joinedPrompts(texts: readonly TextModel[]): readonly TextModel[] {
  return joined(
    joined(texts, ({ path }) => path),
    ({ names }) => names,
  );
}

function joined(texts: readonly TextModel[], of: (text: TextModel) => unknown): readonly TextModel[] {
  const known = new Map<string, TextModel>();
  for (const text of texts) {
    const key = JSON.stringify([of(text), text.before, text.after]);
    const same = known.get(key);
    known.set(
      key,
      same
        ? {
            ...same,
            names: [...new Set([...same.names, ...text.names])],
            hosts: [...new Set([...same.hosts, ...text.hosts])],
          }
        : text,
    );
  }
  return [...known.values()];
}
