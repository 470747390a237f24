/** How the parts of a policy diff report what they find. */
import type { Place } from "../../repo/text.ts";

/** How `say` is told: the way, the place, the sentence, and where it stood before. */
export type ReportDiff = (way: "looser" | "tighter", at: Place, message: string, before?: Place) => void;

/** Where something that is gone would stand: at the top-level key of the new file, or at its start. */
export type PlaceOfKey = (key: string) => Place;
