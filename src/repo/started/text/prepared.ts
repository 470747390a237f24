/** Makes a text ready to be taken apart into words. */
import { type AssignedVariable, assignedIn } from "./variables.ts";
import type { Text } from "../named.ts";
import { withoutNixNames } from "./nix-texts.ts";
import { type WithoutData, withoutData } from "../shell/data.ts";
import { isLine } from "./word-roles.ts";
import { withoutBraces } from "./words.ts";

/** A text as it is read, and the values that it gives to variables. */
export interface Prepared {
  readonly text: string;
  readonly isCut: boolean;
  readonly reduced: WithoutData;
  readonly assigned: readonly AssignedVariable[];
}

/** Without its data, with lists in braces written out, and with options of variables as lines of their own. */
export function preparedOf(text: Text): Prepared {
  const isNix = text.name?.endsWith(".nix") === true;
  const reduced = withoutData(isNix ? withoutNixNames(text.text) : text.text, text.output, text.name);
  const { text: plain, isCut } = isLine(text) ? withoutBraces(reduced.text) : { text: reduced.text, isCut: false };
  const assigned = assignedIn(plain);
  return { text: [plain, ...assigned.flatMap(({ line }) => line ?? [])].join("\n"), isCut, reduced, assigned };
}
