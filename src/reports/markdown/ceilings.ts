/** What exceeds a ceiling that no policy states, as one paragraph for all hosts. */
import { ceilingSentences } from "../model/ceilings.ts";
import type { Block } from "./budget.ts";
import { code, prose } from "./escape.ts";
import { commandOf } from "./links.ts";
import type { ReportModel } from "./model/types.ts";

/** One sentence for each host whose profiles exceed a ceiling that only a preset sets; no lines where none do. */
export function ceilingsBlock({ unstated, tool }: ReportModel): Block {
  return {
    head: [],
    lines: ceilingSentences(
      unstated.map((one) => ({ ...one, host: prose(one.host) })),
      commandOf(tool),
      code,
    ).flatMap((sentence) => [sentence, ""]),
    omittedLine: () => "What exceeds a ceiling that no policy states has no room here.",
  };
}
