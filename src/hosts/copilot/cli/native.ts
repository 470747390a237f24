/** Copilot CLI's own reading, which `list` shows of a profile under the key `cli`. */
import type { Item } from "../../../model/load.ts";
import { agentIn, type CliReading } from "./reading.ts";
import type { CliFile } from "./sessions.ts";

/** The agent as Copilot CLI reads it, or why it reads none. */
export function cliValues(reading: CliReading | undefined): unknown {
  if (!reading) return { leftOut: "Copilot CLI does not read this folder" };
  return reading.kind === "agent" ? agentIn(reading) : { leftOut: reading.fault.message };
}

/** The item with what only its session decides. `listed`: paths that sessions list. */
export function withCliReading(item: Item, file: CliFile | undefined, listed: ReadonlySet<string>): Item {
  const { profile } = item;
  if (!profile) return item;
  const isHidden = file?.reading.kind === "agent" && !listed.has(file.path);
  if (profile.native && !isHidden) return item;
  const cli = isHidden ? { leftOut: "Copilot CLI loads another file with the same id" } : cliValues(undefined);
  return { ...item, profile: { ...profile, native: () => ({ ...(profile.native?.() as object | undefined), cli }) } };
}
