/** Every profile, with what its host makes of it and what it may do. */
import type { Subject } from "../../inspect.ts";
import type { Result } from "../../result.ts";
import type { Block } from "./budget.ts";
import { modelOf, modeOf, nameOf, powersOf } from "./changes.ts";
import { row } from "./inert.ts";
import { fileLink, type Links } from "./links.ts";

export function inventoryBlock(result: Result, links: Links | undefined): Block {
  const { subjects } = result.inspection;
  return {
    head: [
      `<details><summary>${subjects.length === 1 ? "1 profile: what its host makes of it, and what it may do" : `${subjects.length} profiles: what their hosts make of them, and what they may do`}</summary>`,
      "",
      row(["Subagent", "Host's verdict", "May do", "Mode, model"]),
      row(["---", "---", "---", "---"]),
    ],
    lines: subjects.map((subject) => profileRow(subject, result, links)),
    foot: ["", "</details>"],
    more: (left) => `…and ${left} more ${left === 1 ? "profile" : "profiles"}.`,
  };
}

function profileRow(subject: Subject, result: Result, links: Links | undefined): string {
  const { verdict, files } = subject.item;
  const [file = ""] = files;
  const shown = verdict.kind === "loaded" ? "loaded" : `**${verdict.kind}**`;
  const kept = [modeOf(subject), modelOf(subject)].filter((fact) => fact !== null);
  return row([`${nameOf(subject)}<br>${fileLink(file, result, links)}`, `${subject.title}: ${shown}`, powersOf(subject), kept.join(", ") || "–"]);
}
