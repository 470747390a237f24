/** What all reports say of a changed instruction file. */
import type { InstructionChange } from "../compare/instructions.ts";

/** `+12 −3`, `new, +12`, `removed, −3`; `minus` as the output has it. */
export function instructionWords({ kind, added, removed, hidden }: InstructionChange, minus: string): string {
  const [plus, less] = [`+${added}`, `${minus}${removed}`];
  const parts = [
    ...(kind === "added" ? ["new"] : kind === "removed" ? ["removed"] : added === null ? ["changed"] : []),
    ...(added === null || removed === null
      ? []
      : [kind === "added" ? plus : kind === "removed" ? less : `${plus} ${less}`]),
    ...(hidden > 0 ? [`${hidden} new hidden character${hidden === 1 ? "" : "s"}`] : []),
  ];
  return parts.join(", ");
}
