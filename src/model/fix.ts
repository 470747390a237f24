/** What a person can write instead of what a finding is about. */
import type { Capability } from "./capability.ts";
import type { Place } from "../repo/text.ts";

/** A replacement in a file: the text between two UTF-16 offsets, from 0, half-open. */
export interface Edit {
  readonly at: Place;
  /** Takes the place of the span; `""` removes it. */
  readonly text: string;
}

/** A line for what nobody but the author knows. */
export function descriptionFix(at: Place): Fix {
  return lineFix(at, "description", "what it does and when to use it");
}

/** A line to paste, as the format of the file has it. */
export function lineFix({ source: { path, text } }: Place, key: string, words: string): Fix {
  const title = /\.json$/i.test(path)
    ? `"${key}": "${words}"`
    : /\.toml$/i.test(path) || text.startsWith("+++")
      ? `${key} = "${words}"`
      : `${key}: ${words}`;
  return { title, safe: false, edits: [] };
}

/** What to write instead. */
export interface Fix {
  /** What a person pastes, or does, on one line: "tools: Read, Grep", "rename it to `.claude/agents/x.md`". */
  readonly title: string;
  /** Whether it can be applied unseen: it gives the profile no capability and keeps its name. */
  readonly safe: boolean;
  /** What the profile can do with it and cannot without, where that is why it is not safe. */
  readonly gives?: readonly Capability[];
  /** Empty: nothing that an editor could do. */
  readonly edits: readonly Edit[];
}
