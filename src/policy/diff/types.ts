/** How the parts of a policy diff report what they find. */
import type { PolicyProblem } from "../../model/policy-facts.ts";
import type { Place } from "../../repo/text.ts";

/** `at`: the place in the new files. `atBase`: the place of the old value, if it has one. `entry`: what is new. */
export type ReportDiff = (
  direction: "looser" | "tighter",
  at: Place,
  message: string,
  atBase?: Place,
  entry?: PolicyProblem["entry"],
) => void;

/** The place for a setting that is gone: its top-level key in the new file, or the start of that file. */
export type PlaceOfKey = (key: string) => Place;
