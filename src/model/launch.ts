/** A command in a prompt that starts another agent without its permission prompts or its sandbox. */
export interface UnguardedStart {
  /** The program and the flag: `codex --yolo`. */
  readonly flag: string;
  /** Completes "starts another agent with `codex --yolo`, which …". */
  readonly because: string;
  /** The flag in the prompt's text. */
  readonly start: number;
  /** Exclusive, in UTF-16 units like `start`. */
  readonly end: number;
}
