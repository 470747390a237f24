/** The delegation graph of the changes in Mermaid; every word from the repository is a quoted label. */
import { visible } from "../../sanitize/text.ts";
import type { Block } from "./budget.ts";
import type { ReportModel, DelegationModel } from "./model/types.ts";

/** A graph with more boxes is not drawn. */
const limit = 30;
/** The most characters of a name shown in a box. */
const longest = 40;

/** A Mermaid graph of who can start whom, folded; no lines where nobody can start anybody. */
export function delegationBlock({ delegation }: ReportModel): Block {
  const graph = delegation ? [graphOf(delegation)] : [];
  return {
    head: ["<details><summary><b>Who may start whom</b></summary>", ""],
    lines: graph,
    foot: ["", "</details>"],
    omittedLine: () => "A graph of who may start whom has no room here.",
  };
}

function graphOf({ nodes, edges }: DelegationModel): string {
  const shown = nodes.slice(0, limit);
  const arrows = edges.filter(({ from, to }) => from < shown.length && to < shown.length);
  const boxes = shown.map(
    ({ name, host, capabilities, isChanged }, i) =>
      `  n${i}["${[label(name?.trim() || "(no name)"), label(host), capabilities === null ? "unknown" : capabilities.join(", ") || "nothing"].join("<br/>")}"]${isChanged ? ":::changed" : ""}`,
  );
  const left = nodes.length - shown.length;
  return [
    "```mermaid",
    "flowchart LR",
    ...boxes,
    ...arrows.map(({ from, to }) => `  n${from} --> n${to}`),
    "  classDef changed stroke-width:3px",
    "```",
    "",
    `A thick frame marks what this change touches; an arrow, what may be started.${left > 0 ? ` ${left} more are not drawn.` : ""}`,
  ].join("\n");
}

/** No escape within quotes works in every Mermaid version, so special characters become full-width look-alikes. */
function label(words: string): string {
  const text = [...visible(words)];
  const cut = text.length > longest ? [...text.slice(0, longest - 1), "…"] : text;
  const plain = cut
    .map((character) => (/[\p{L}\p{N} .,_()/+-]/u.test(character) ? character : wide(character)))
    .join("");
  return plain.replace(/^(\s*\d+)\.|^(\s*)[+-]/, (_, digits?: string, space = "") =>
    digits === undefined ? `${space}–` : `${digits}．`,
  );
}

function wide(character: string): string {
  const point = character.codePointAt(0) ?? 0;
  return point > 0x20 && point < 0x7f ? String.fromCodePoint(point + 0xfee0) : point < 0x80 ? " " : character;
}
