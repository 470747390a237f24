/** What exceeds a ceiling that no policy states, as a sentence for each host. */
import { ceilingSentence } from "../model/ceilings.ts";
import type { Block } from "./budget.ts";
import { code, prose } from "./escape.ts";
import { commandOf } from "./links.ts";
import type { ReportModel } from "./model/types.ts";

export function ceilingsBlock({ unstated, tool }: ReportModel): Block {
  return {
    head: [],
    lines: unstated.flatMap((one) => [ceilingSentence({ ...one, host: prose(one.host) }, commandOf(tool), code), ""]),
    omittedLine: (left) => `…and ${left} more.`,
  };
}
