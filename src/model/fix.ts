/** What a person can write instead of what a finding is about. */
import type { Capability } from "./capability.ts";
import type { Place } from "../repo/text.ts";

/** A replacement in a file: the text between two UTF-16 offsets, from 0, half-open. */
export interface Edit {
  readonly at: Place;
  /** Takes the place of the span; `""` removes it. */
  readonly text: string;
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
