/** `list` for a terminal: a row for each profile, the most powerful first, then the settings next to them. */
import type { HostLoad } from "../../inspect/index.ts";
import { decisionIn, isAllowed, refusalsIn } from "../../evaluate/permission.ts";
import type { Result } from "../../evaluate/result.ts";
import { type Capability, letters } from "../../model/capability.ts";
import { directoryOf, stemOf } from "../../repo/path.ts";
import { type Style, stylesFor, type Styles, wrap } from "../../sanitize/colors.ts";
import { visible, widthOf } from "../../sanitize/text.ts";
import { wrapAround } from "../commands.ts";
import { crossHostBlock } from "../cross-host.ts";
import { type Cell, lineOf, widthsOf } from "./columns.ts";
import { usesOf } from "./hosts-in-use.ts";
import type { ListScreen } from "./screen.ts";
import { permissionCell } from "./permission-cell.ts";
import { messageWithPlace, type ProfileRow, rowsOf, type UncheckedFile, uncheckedFiles } from "./rows.ts";
import { settingsBlock } from "./settings.ts";
import { counted, nounFor } from "../../sanitize/counted.ts";

/**
 * No line is wider than the terminal if that is possible: long names and paths lose their middle, sentences wrap. Where
 * it is no terminal, names and paths of up to 200 columns are whole, since people search and cut them.
 */
export function listPretty(
  result: Pick<Result, "inspection" | "permissionOf" | "settingPermissionOf" | "grantedByHost">,
  screen: ListScreen,
): string {
  const { inspection, permissionOf } = result;
  const { loads, unknownHosts, unread } = inspection;
  const { columns, color, all = false } = screen;
  const styles = stylesFor(color);
  const rows = rowsOf(inspection, permissionOf);
  const parts = [
    failures(loads, columns, styles),
    table(rows, screen, styles),
    uncheckedBlock(uncheckedFiles(inspection), columns, styles),
    settingsBlock(result, { ...screen, columns: tableWidth(screen) }, styles),
    all ? crossHostBlock(result, columns, styles) : "",
    totals(inspection, rows, screen, styles),
    usesOf(loads, unknownHosts, unread, columns, styles),
  ];
  return parts.join("");
}

/** Hosts that would not start, and folders that they cannot read. */
function failures(loads: readonly HostLoad[], columns: number, { red }: Styles): string {
  const lines = loads.flatMap(({ title, edition, load }) => [
    ...(load.problem ? [[`${title} ${edition} fails`, messageWithPlace(load.problem)]] : []),
    ...load.layers.flatMap(({ root, status, problem }) =>
      problem ? [[`${title} ${edition}: ${visible(root)} ${status}`, messageWithPlace(problem)]] : [],
    ),
  ]);
  const text = lines.flatMap(([lead = "", rest = ""]) =>
    wrap(`${lead}: ${rest}`, columns - 4, widthOf).map((line, i) =>
      i === 0 && line.startsWith(lead)
        ? `${red(lead)}${line.slice(lead.length)}\n`
        : `${i === 0 ? "" : "    "}${line}\n`,
    ),
  );
  return text.length === 0 ? "" : `${text.join("")}\n`;
}

/** Files that a host would read and that no row is about, each once. */
function uncheckedBlock(files: readonly UncheckedFile[], columns: number, { bold, red }: Styles): string {
  const titles = new Map<string, Set<string>>();
  for (const { at, message, title } of files) {
    const line = `${visible(at.source.path)} ${visible(message)}`;
    titles.set(line, (titles.get(line) ?? new Set()).add(title));
  }
  if (titles.size === 0) return "";
  const lines = [...titles].flatMap(([line, hosts]) =>
    wrap(`${line} (${[...hosts].join(", ")})`, columns - 4, widthOf).map((part, i) =>
      red(`${i === 0 ? "  " : "    "}${part}`),
    ),
  );
  return [bold("could not be checked"), ...lines, "", ""].join("\n");
}

function tableWidth({ columns, isPiped = false }: ListScreen): number {
  return isPiped ? Number.MAX_SAFE_INTEGER : columns;
}

function table(rows: readonly ProfileRow[], screen: ListScreen, styles: Styles): string {
  if (rows.length === 0) return "";
  const columns = tableWidth(screen);
  const isLimited = rows.some(({ permission }) => permission?.stated);
  const cellsIn = (row: ProfileRow) => cellsOf(row, { isLimited, isShort: screen.isPiped !== true }, styles);
  const whole = rows.map(cellsIn);
  const isNarrow =
    widthsOf(whole, Number.MAX_SAFE_INTEGER)
      .slice(0, -2)
      .reduce((sum, width) => sum + width + 2, 0) > columns;
  const cells = isNarrow ? rows.map((row) => cellsIn({ ...row, path: folderOf(row) })) : whole;
  const head = cells[0]?.map(({ title }): Cell => ({ text: title, paint: styles.dim })) ?? [];
  // A column that nothing stands in is left out, and so are model and mode where they leave the others too little room.
  const isUsed = head.map((_, i) => cells.some((row) => (row[i]?.text ?? "") !== ""));
  const natural = widthsOf([head, ...cells], Number.MAX_SAFE_INTEGER);
  const widthUpTo = (end: number) => natural.slice(0, end).reduce((sum, w, i) => (isUsed[i] ? sum + w + 2 : sum), 0);
  const extras = [head.length, head.length - 1, head.length - 2];
  const end = extras.find((count) => widthUpTo(count) <= columns) ?? head.length - 2;
  const chosen = <T>(list: readonly T[]) => list.filter((_, i) => i < end && isUsed[i]);
  const widths = widthsOf([chosen(head), ...cells.map(chosen)], columns);
  const lines = rows.map((row, i) => lineOf(chosen(cells[i] ?? []), widths) + notesBelow(row, screen.columns, styles));
  return `${lineOf(chosen(head), widths)}${lines.join("")}\n`;
}

/** The folder alone where the file is called as the profile is: the row has its name already. */
function folderOf({ name, path }: ProfileRow): string {
  return stemOf(path) === name ? `${directoryOf(path)}/` : path;
}

/** The optional columns stand last. */
function cellsOf(
  { name, path, hosts, powers, mode, model, isLoaded, permission }: ProfileRow,
  { isLimited, isShort }: { readonly isLimited: boolean; readonly isShort: boolean },
  styles: Styles,
): readonly (Cell & { readonly title: string })[] {
  const plain: Style = (text) => text;
  const paint = isLoaded ? plain : styles.dim;
  return [
    { title: "can", text: powersText(powers), paint: (text) => (isLoaded ? colored(text, styles) : styles.dim(text)) },
    { title: "name", text: name || "-", paint },
    { title: "host", text: hosts.join(", "), paint },
    { title: "policy", ...(isLimited && isLoaded ? permissionCell(permission, isShort, styles) : { text: "", paint }) },
    { title: "file", text: path, paint },
    { title: "mode", text: mode, paint: styles.dim },
    { title: "model", text: model, paint: styles.dim },
  ];
}

function powersText(powers: readonly Capability[] | undefined): string {
  return powers
    ? [...letters].map(([capability, letter]) => (powers.includes(capability) ? letter : "-")).join("")
    : "?";
}

/** Commands are red, other powers beyond reading yellow. */
function colored(text: string, { red, yellow, green, dim }: Styles): string {
  const styleOf = (letter: string) => (letter === "x" ? red : letter === "r" ? green : letter === "-" ? dim : yellow);
  return text.replace(/(.)\1*/g, (run, letter: string) => styleOf(letter)(run));
}

function notesBelow({ notes }: ProfileRow, columns: number, { red, dim }: Styles): string {
  return notes
    .flatMap(({ text, isBad }) =>
      wrap(text, Math.max(20, columns - 8), widthOf).map((line, i) =>
        (isBad ? red : dim)(`${i === 0 ? "    " : "      "}${line}`),
      ),
    )
    .map((line) => `${line}\n`)
    .join("");
}

/** The rules that refuse profiles, each once. */
function refusalsOf(rows: readonly ProfileRow[]): readonly string[] {
  return [...new Set(rows.flatMap(({ permission }) => (permission ? refusalsIn(permission) : [])))].toSorted();
}

/** No grant helps against another rule, and none of the repository where the policy above makes nothing grantable. */
function adviceFor(rows: readonly ProfileRow[], command: string): string {
  const isGrantable = rows.some((row) => isBeyond(row) && !isRefused(row));
  const above = isGrantable ? [] : [...new Set(rows.flatMap((row) => (isRefused(row) ? refusersOf(row) : [])))];
  return [
    ...(above.length > 0
      ? [`; ask the owner of \`${above.join("`, `")}\` for grants, which the repository cannot give`]
      : []),
    ...(isGrantable
      ? [
          `; \`${command} grant PATH\` prints the policy entry that one needs${rows.every(isBeyond) ? "" : " to go beyond the ceiling"}`,
        ]
      : []),
    ...(rows.every(isBeyond) ? [] : [`; \`${command}\` says why`]),
  ].join("");
}

/** Whether a grant of the repository could not give all that it needs. */
function isRefused({ permission }: ProfileRow): boolean {
  if (!permission) return false;
  const needed = [...permission.excess, ...[...permission.skills.values()].flat()];
  return permission.refusal?.may.some((capability) => needed.includes(capability)) ?? false;
}

function refusersOf({ permission }: ProfileRow): readonly string[] {
  return permission?.refusal?.by.map(visible) ?? [];
}

function isBeyond({ permission }: ProfileRow): boolean {
  return permission !== undefined && !permission.isWaived && permission.excess.length + permission.skills.size > 0;
}

/** What a baseline keeps from failing is decided by nobody yet. */
function baselineWords(rows: readonly ProfileRow[], command: string): readonly string[] {
  if (rows.length === 0) return [];
  const why = `${rows.length} in the baseline (${refusalsOf(rows).join(", ")}): the check passes while`;
  return [`${why} ${nounFor(rows.length, "it is", "they are")} listed there${adviceFor(rows, command)}`];
}

function totals(
  { subjects }: Pick<Result["inspection"], "subjects">,
  rows: readonly ProfileRow[],
  { columns, command = "agent-profile-check" }: ListScreen,
  { bold, dim }: Styles,
): string {
  if (subjects.length === 0) return `${bold("no profiles")}\n`;
  const kinds = new Map<string, number>();
  for (const { item } of subjects) kinds.set(item.verdict.kind, (kinds.get(item.verdict.kind) ?? 0) + 1);
  const counts = [...kinds].map(([kind, count]) => `${count} ${kind}`).join(", ");
  const each = rows.length < subjects.length ? " (one that several hosts read counts for each of them)" : "";
  const legend = [...letters].map(([capability, letter]) => `${letter} ${capability}`).join(", ");
  const loaded = rows.filter(({ isLoaded, permission }) => isLoaded && permission);
  const beyond = loaded.filter(({ permission }) => permission && !isAllowed(permission));
  const baselined = beyond.filter(({ permission }) => permission && decisionIn(permission) === "baseline");
  const refused = beyond.filter((row) => !baselined.includes(row));
  const isStated = loaded.some(({ permission }) => permission?.stated);
  const advice =
    loaded.length === 0
      ? []
      : !isStated
        ? [`no policy states a ceiling, so nothing limits these powers; \`${command} init\` writes a policy`]
        : [
            ...(refused.length > 0
              ? [`${refused.length} not allowed (${refusalsOf(refused).join(", ")})${adviceFor(refused, command)}`]
              : []),
            ...baselineWords(baselined, command),
          ];
  const lines = (text: string) => wrap(text, columns, widthOf).map((line) => `${line}\n`);
  return [
    ...lines(legend).map((line) => dim(line)),
    ...lines(`${counted(subjects.length, "profile")}: ${counts}${each}`).map((line) => bold(line)),
    ...advice.flatMap((text) =>
      wrapAround(text, [`${command} grant PATH`, `${command} init`, command], columns, (line) => `${line}\n`),
    ),
  ].join("");
}
