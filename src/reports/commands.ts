/** Command lines in texts for people: as this tool was started, and never broken, since people paste them. */
import { tool } from "../generated/tool.ts";
import { type Style, wrap } from "../sanitize/colors.ts";
import { widthOf } from "../sanitize/text.ts";

/** `command` in place of the tool's plain name where a text says what to run: "`agent-profile-check baseline`". */
export function asStarted(text: string, command: string): string {
  return text.replaceAll(`\`${tool.name} `, () => `\`${command} `);
}

/** Stands for a space inside a command line while a text is wrapped; `visible` texts do not hold it. */
const joint = "\u0000";

/** Wraps a text at its spaces, but not inside these command lines. One that does not fit has a line of its own. */
export function wrapAround(
  text: string,
  commands: readonly string[],
  columns: number,
  style: Style,
): readonly string[] {
  const joined = commands.reduce(
    (whole, command) => whole.replaceAll(command, () => command.replaceAll(" ", joint)),
    text,
  );
  return wrap(joined, columns, (word) => widthOf(word.replaceAll(joint, " "))).map((line) =>
    style(line.replaceAll(joint, " ")),
  );
}
