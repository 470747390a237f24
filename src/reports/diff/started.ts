/** Code that profiles and settings start and that changed, for `diff` in a terminal: a block of its own. */
import type { Change } from "../../compare/change.ts";
import type { Subject } from "../../inspect/index.ts";
import { known } from "../../model/fact.ts";
import type { SettingChange } from "../../compare/settings/index.ts";
import { type Styles, wrap } from "../../sanitize/colors.ts";
import { visible, widthOf } from "../../sanitize/text.ts";
import {
  isOfStartedCode,
  isOnlyStarting,
  type StartedCode,
  startedCode,
  startedSentence,
  startsOnly,
} from "../started-code.ts";

interface Compared {
  readonly changes?: readonly Change[] | undefined;
  readonly settings?: readonly SettingChange[] | undefined;
}

/** What is started, and the changes and settings that are left for other blocks. */
export function separateStarted({ changes = [], settings = [] }: Compared) {
  return {
    started: startedCode(
      settings.map((change) => ({ ...change, host: change.title })),
      changes.map(({ before, after, widenings }) => ({ widenings, ...subjectWords(after ?? before) })),
    ),
    changes: changes.filter((change) => !startsOnly(change)),
    settings: settings.filter((change) => !isOnlyStarting(change)),
  };
}

function subjectWords(subject: Subject | null): { readonly name: string; readonly host: string } {
  const { files = [], profile } = subject?.item ?? {};
  return { name: (profile && known(profile.name)) ?? files[0] ?? "", host: subject?.title ?? "" };
}

/** What a subagent gained by itself. */
export function ownWideningsOf({ widenings }: Pick<Change, "widenings">): Change["widenings"] {
  return widenings.filter((widening) => !isOfStartedCode(widening));
}

const asIs = (text: string): string => text;

/** The block about started code; none where none changed. */
export function startedBlocks(
  started: readonly StartedCode[],
  columns: number,
  { bold, yellow }: Styles,
): readonly string[] {
  if (started.length === 0) return [];
  const lines = started.flatMap((one) =>
    wrap(visible(startedSentence(one, { code: asIs, prose: asIs })), columns - 4, widthOf).map(
      (line, i) => `  ${yellow(i === 0 ? line : `  ${line}`)}\n`,
    ),
  );
  return [`${yellow(bold("Started code changed"))}\n${lines.join("")}`];
}
