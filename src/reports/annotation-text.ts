/** The message of an annotation: what is wrong, what to write instead, where to read more; within GitHub's limit. */
import type { Fix } from "../model/fix.ts";
import { visible } from "../sanitize/text.ts";

/** In UTF-16 units. The runner cuts a message there: `_maxIssueMessageLength` in `ExecutionContext.cs`. */
export const longestAnnotation = 4_096;

/** A longer fix would leave the message too little room. It is left out whole, since people copy it. */
const longestFix = 1_500;

/** `message` is safe to print; it loses its end where there is too little room. `help`: an address; absent: none. */
export function annotationText(message: string, fix: Pick<Fix, "title"> | undefined, help?: string): string {
  const title = fix && visible(fix.title);
  const tail = [
    ...(title === undefined ? [] : [title.length > longestFix ? "Fix: too long for an annotation" : `Fix: ${title}`]),
    ...(help === undefined ? [] : [help]),
  ];
  const end = tail.map((line) => `\n${line}`).join("");
  const room = longestAnnotation - end.length;
  return `${message.length <= room ? message : `${message.slice(0, room - 1).replace(/[\ud800-\udbff]$/, "")}…`}${end}`;
}
