/** `src/README.md`: the rooms of the sources. */
import { readFileSync } from "node:fs";
import { floors } from "../floors.ts";
import { notice, table } from "./text.ts";

/** The rooms of `src` from the lowest floor to the highest, each with the first sentence of its own README. */
export function rooms(): string {
  const sentenceOf = (room: string) => /^# .*\n\n(.*)$/m.exec(readFileSync(`src/${room}/README.md`, "utf8"))?.[1] ?? "";
  const rows = floors.flatMap((rooms, floor) =>
    rooms
      .filter((room) => room !== ".")
      .map((room) => [String(floor + 1), `[\`${room}/\`](${room}/README.md)`, sentenceOf(room)]),
  );
  const entries = [
    ["`cli.ts`", "the command line"],
    ["`action.ts`", "the GitHub Action"],
    ["`comment.ts`", "the action that comments after a run of another workflow"],
  ];
  return [
    `<!-- ${notice} -->`,
    "# src",
    "",
    "A room imports only rooms of lower floors; rooms on one floor do not import each other. The entry points are above all of them. `test/unit/project/architecture.test.ts` checks this.",
    "",
    ...table(["Floor", "Room", "What it is"], rows),
    "",
    ...table(["Entry point", "For"], entries),
    "",
  ].join("\n");
}
