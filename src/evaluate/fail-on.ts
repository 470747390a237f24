/** Reads the value of `--fail-on` and of the input `fail-on`. */
import { classes, type FindingClass } from "../model/finding.ts";
import { suggestion } from "../repo/spelling.ts";
import { UserError } from "../repo/tree.ts";
import { failLevels, type FailLevel, failOnAll, type FailOn } from "./result.ts";

/**
 * `warning`, or a level for some classes: `power=warning,correctness=never`; the others have `error`, or the level that
 * stands alone. Throws `UserError`. `name`: how the setting is named in messages.
 */
export function failOnOf(value: string | undefined, name: string): FailOn {
  if (value === undefined || value.trim() === "") return failOnAll("error");
  const parts = value.split(",").map((part) => part.trim());
  const plain = parts.filter((part) => !part.includes("="));
  if (plain.length > 1) throw new UserError(`\`${name}\` has two levels for all classes: ${plain.join(", ")}`);
  const given = new Map<FindingClass, FailLevel>();
  for (const part of parts.filter((candidate) => candidate.includes("="))) {
    const equals = part.indexOf("=");
    const id = requireChoice(part.slice(0, equals).trim(), classes, name, "a class");
    if (given.has(id)) throw new UserError(`\`${name}\` names the class \`${id}\` twice`);
    given.set(id, requireChoice(part.slice(equals + 1).trim(), failLevels, name, "a level"));
  }
  const rest = plain[0] === undefined ? "error" : requireChoice(plain[0], failLevels, name, "a level");
  return { ...failOnAll(rest), ...Object.fromEntries(given) };
}

function requireChoice<T extends string>(text: string, choices: readonly T[], name: string, what: string): T {
  const choice = choices.find((candidate) => candidate === text);
  if (choice !== undefined) return choice;
  throw new UserError(
    `\`${name}\`: ${what} is one of ${choices.join(", ")}, not \`${text}\`${suggestion(text, choices)}`,
  );
}
