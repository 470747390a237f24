/** `list` for a terminal: one table per layer of each host, with problems below their row. */
import { capabilities, type Capability } from "../../model/capability.ts";
import { known } from "../../model/fact.ts";
import type { HostLoad, Subject } from "../../inspect/index.ts";
import { usesOf } from "./hosts-in-use.ts";
import type { Authority, Layer, Problem } from "../../model/load.ts";
import { crossHostBlock } from "../cross-host.ts";
import { stylesFor, type Styles, wrap } from "../../sanitize/colors.ts";
import { nameOf, stemOf } from "../../repo/path.ts";
import { visible, widthOf } from "../../sanitize/text.ts";
import { capabilitiesOf, type ReachedSkill } from "../../model/profile.ts";
import type { Result } from "../../evaluate/result.ts";
import { positionAt } from "../../repo/text.ts";

interface Row {
  readonly subject: Subject;
  readonly verdict: string;
  readonly name: string;
  readonly powers: string;
  readonly rest: string;
}

/** `columns` is the width of the terminal; names and files are cut, problems are wrapped. */
export function listPretty(
  { inspection: { loads, subjects, unknownHosts: strangers, unread } }: Pick<Result, "inspection">,
  { color, columns }: { readonly color: boolean; readonly columns: number },
): string {
  const styles = stylesFor(color);
  const blocks = loads.flatMap((load) => {
    const failure = load.load.problem ? [`${failed(load, load.load.problem, columns, styles)}\n\n`] : [];
    return [
      ...failure,
      ...load.load.layers.map((layer) =>
        block(
          load,
          layer,
          subjects.filter(({ item }) => item.layer === layer),
          columns,
          styles,
        ),
      ),
    ];
  });
  const kinds = new Map<string, number>();
  for (const { item } of subjects) kinds.set(item.verdict.kind, (kinds.get(item.verdict.kind) ?? 0) + 1);
  const counts = [...kinds].map(([kind, count]) => `${count} ${kind}`).join(", ");
  const legend =
    columns < wide && blocks.length > 0
      ? styles.dim(`${[...letters].map(([capability, letter]) => `${letter} ${capability}`).join(", ")}\n`)
      : "";
  const total =
    subjects.length === 0 ? "no profiles" : `${subjects.length} profile${subjects.length === 1 ? "" : "s"}: ${counts}`;
  return `${blocks.join("")}${crossHostBlock({ loads, subjects }, columns, styles)}${legend}${styles.bold(total)}\n${usesOf(loads, strangers, unread, columns, styles)}`;
}

function failed({ title, edition }: HostLoad, problem: Problem, columns: number, styles: Styles): string {
  const lead = `${title} ${edition} fails`;
  return `${styles.red(lead)}: ${wrap(shown(problem), columns - 4, widthOf, lead.length - 2).join("\n    ")}`;
}

function block(
  { title, edition }: HostLoad,
  layer: Layer,
  subjects: readonly Subject[],
  columns: number,
  styles: Styles,
): string {
  const settings = layer.authority.map((authority) => settingLine(authority, columns, styles));
  const problem = layer.problem
    ? [
        `  ${styles.red(layer.status)} ${wrap(shown(layer.problem), columns - 5, widthOf, layer.status.length).join("\n    ")}\n`,
      ]
    : [];
  if (subjects.length + settings.length + problem.length === 0) return "";
  const heading = styles.bold(`${title} ${edition} · ${layer.name} ${visible(layer.root)}`.trimEnd());
  const rows = subjects.map((subject) => rowOf(subject, columns));
  const widths = {
    verdict: widest(
      rows.map(({ verdict }) => verdict),
      8,
    ),
    name: widest(
      rows.map(({ name }) => name),
      Math.max(12, Math.floor(columns * 0.45)),
    ),
    powers: widest(
      rows.map(({ powers }) => powers),
      columns,
    ),
  };
  return `${heading}\n${[...problem, ...settings].join("")}${rows.map((row) => lines(row, widths, columns, styles)).join("")}\n`;
}

/** As much of the text as fits next to its place. */
function settingLine({ setting, value, effect, at }: Authority, columns: number, { yellow, dim }: Styles): string {
  const place = visible(`${at.source.path}:${positionAt(at.source, at.span.start).line}`);
  const room = Math.max(20, columns - 4 - effect.length - widthOf(place));
  return `  ${yellow(effect)} ${cut(`${visible(setting)} = ${visible(value)}`, room)} ${dim(place)}\n`;
}

/** From this width on capabilities are words; in a narrower terminal each is a letter in its own column. */
const wide = 120;
const letters: ReadonlyMap<Capability, string> = new Map([
  ["read", "r"],
  ["write", "w"],
  ["execute", "x"],
  ["network", "n"],
  ["delegate", "d"],
  ["external", "e"],
]);

function powersOf(powers: readonly Capability[], columns: number): string {
  if (columns < wide)
    return [...letters].map(([capability, letter]) => (powers.includes(capability) ? letter : "-")).join("");
  return powers.length === capabilities.length ? "everything" : powers.join(" ") || "nothing";
}

function rowOf(subject: Subject, columns: number): Row {
  const { files, verdict, profile } = subject.item;
  const path = files[0] ?? "";
  const name = (profile && known(profile.name)) ?? "";
  const powers = profile ? capabilitiesOf(profile) : [];
  const mode = profile && known(profile.permissionMode);
  const model = profile && known(profile.model);
  const rest = [
    ...(name === stemOf(path) ? [] : [nameOf(path)]),
    ...(mode === undefined ? [] : [`mode ${mode}`]),
    ...(model === undefined ? [] : [`model ${model}`]),
  ];
  return {
    subject,
    verdict: verdict.kind,
    name: visible(name) || "-",
    powers: profile ? powersOf(powers, columns) : "?",
    rest: rest.map((part) => visible(part)).join(", "),
  };
}

function lines(
  { subject, verdict, name, powers, rest }: Row,
  widths: { readonly verdict: number; readonly name: number; readonly powers: number },
  columns: number,
  styles: Styles,
): string {
  const { item } = subject;
  const paint =
    item.verdict.kind === "loaded" ? styles.green : item.verdict.kind === "shadowed" ? styles.dim : styles.red;
  const start = `  ${paint(pad(verdict, widths.verdict))}  ${pad(name, widths.name)}  ${pad(powers, widths.powers)}`;
  const room = columns - (widths.verdict + widths.name + widths.powers + 8);
  const below = [
    ...("problem" in item.verdict ? wrap(shown(item.verdict.problem), columns - 5, widthOf) : []),
    ...(item.verdict.kind === "shadowed" ? [`by ${visible(item.verdict.by.files[0] ?? "a built-in")}`] : []),
    ...(item.profile?.skills ?? []).flatMap((skill) => wrap(skillText(skill, columns), columns - 5, widthOf)),
  ];
  return `${`${start}  ${styles.dim(cut(rest, room))}`.trimEnd()}\n${below.map((line) => `    ${line}\n`).join("")}`;
}

/** What comes with a skill: `r-x---  through the skill deploy: runs \`make deploy\` when the subagent starts, unasked`. */
function skillText({ name, may, asks, because, refuses }: ReachedSkill, columns: number): string {
  const power = refuses ? "does not start" : powersOf(may, columns);
  return `${power}  through the skill ${visible(name)}${asks ? ", after a question" : ""}: ${visible(because)}`;
}

function shown({ message, at }: Problem): string {
  const { line, column } = positionAt(at.source, at.span.start);
  return `${visible(at.source.path)}:${line}:${column} ${visible(message)}`;
}

function widest(texts: readonly string[], limit: number): number {
  return Math.min(limit, Math.max(0, ...texts.map(widthOf)));
}

function pad(text: string, width: number): string {
  const short = cut(text, width);
  return short + " ".repeat(Math.max(0, width - widthOf(short)));
}

function cut(text: string, width: number): string {
  if (widthOf(text) <= width) return text;
  let short = "";
  for (const character of text) {
    if (widthOf(short + character) >= width) break;
    short += character;
  }
  return `${short}…`;
}
