/** What a person can write instead of what a finding is about. */
import type { Capability } from "./capability.ts";
import type { Place } from "../repo/text.ts";

/** A replacement in a file: the text between two UTF-16 offsets, from 0, half-open. */
export interface Edit {
  readonly at: Place;
  /** Takes the place of the span; `""` removes it. */
  readonly text: string;
}

/** A line for what nobody but the author knows, as the format of the file has it. */
export function descriptionFix({ source: { path, text } }: Place): Fix {
  const words = "what it does and when to use it";
  const title = /\.json$/i.test(path)
    ? `"description": "${words}"`
    : /\.toml$/i.test(path) || text.startsWith("+++")
      ? `description = "${words}"`
      : `description: ${words}`;
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
