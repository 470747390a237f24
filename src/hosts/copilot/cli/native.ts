/** Adds Copilot CLI's own reading to what `list` shows of a profile. */
import type { Item } from "../../../model/load.ts";
import type { CliFile } from "./sessions.ts";

/** The agent as Copilot CLI lists it, or why it lists none, under the key `cli`. `listed`: paths that sessions list. */
export function withCliReading(item: Item, file: CliFile | undefined, listed: ReadonlySet<string>): Item {
  const { profile } = item;
  if (!profile) return item;
  const cli =
    file === undefined
      ? { leftOut: "Copilot CLI does not read this folder" }
      : file.reading.kind === "leftOut"
        ? { leftOut: file.reading.fault.message }
        : listed.has(file.path)
          ? file.reading.agent
          : { leftOut: "Copilot CLI loads another file with the same id" };
  return { ...item, profile: { ...profile, native: { ...(profile.native as object), cli } } };
}
