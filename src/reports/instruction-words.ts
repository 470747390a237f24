/** What all reports say of a changed instruction file. */
import type { InstructionChange } from "../compare/instructions/index.ts";
import { counted } from "../sanitize/counted.ts";

/** How much of a path is shown. */
const maxShown = 80;

/** `+12 −3`, `new, +12`, `removed, −3`; `minus` as the output has it. */
export function instructionWords(
  { kind, added, removed, hidden, outside = [] }: InstructionChange,
  minus: string,
  quoted: (text: string) => string = (text) => `\`${text}\``,
): string {
  const [first, ...others] = outside;
  const more = others.length > 0 ? ` and ${others.length} more` : "";
  const [plus, less] = [`+${added}`, `${minus}${removed}`];
  const parts = [
    ...(kind === "added" ? ["new"] : kind === "removed" ? ["removed"] : added === null ? ["changed"] : []),
    ...(added === null || removed === null
      ? []
      : [kind === "added" ? plus : kind === "removed" ? less : `${plus} ${less}`]),
    ...(hidden > 0 ? [counted(hidden, "new hidden character")] : []),
    ...(first === undefined ? [] : [`imports ${quoted(first.slice(0, maxShown))}${more} from outside the repository`]),
  ];
  return parts.join(", ");
}
