/** The settings next to the profiles, for `list`: one line for each file with its worst effect, or every setting. */
import type { Permission } from "../../evaluate/permission.ts";
import type { Result } from "../../evaluate/result.ts";
import type { Authority } from "../../model/load.ts";
import { byBytes } from "../../repo/path.ts";
import { positionAt } from "../../repo/text.ts";
import type { Styles } from "../../sanitize/colors.ts";
import { visible } from "../../sanitize/text.ts";
import { kindOfSetting, kindWords, type SettingKind, settingKinds } from "../setting-groups.ts";
import { targetOf } from "../setting-target.ts";
import { type Cell, lineOf, shortened, widthsOf } from "./columns.ts";
import { permissionCell, worstOf } from "./permission-cell.ts";
import type { ListScreen } from "./screen.ts";
import { counted } from "../../sanitize/counted.ts";

interface SettingsFile {
  readonly path: string;
  readonly hosts: Set<string>;
  /** By place and content: two layers may have one file. */
  readonly settings: Map<string, Authority>;
  /** What the policy says of each of them, for each host. */
  readonly permissions: Permission[];
}

type Input = Pick<Result, "inspection" | "settingPermissionOf">;

/** With a heading and an empty line; the empty string where nothing is set. */
export function settingsBlock(
  input: Input,
  { columns, all = false, isPiped = false }: Pick<ListScreen, "columns" | "all" | "isPiped">,
  styles: Styles,
): string {
  const files = filesIn(input);
  if (files.length === 0) return "";
  const { bold, dim } = styles;
  const plain = (text: string) => text;
  const isLimited = files.some(({ permissions }) => permissions.some(({ stated }) => stated));
  const rows = files.map(({ path, hosts, settings, permissions }): readonly Cell[] => {
    const list = sorted(settings);
    const [first] = list;
    return [
      { text: first ? wordsOf(first) : "", paint: paintOf(first, styles) },
      ...(isLimited ? [permissionCell(worstOf(permissions), !isPiped, styles)] : []),
      { text: path, paint: plain },
      { text: [...hosts].join(", "), paint: dim },
      { text: summaryOf(list), paint: dim, isProse: true },
    ];
  });
  const widths = widthsOf(rows, columns);
  const lines = rows.map((row, i) => {
    const details = all ? sorted(files[i]?.settings ?? new Map()).map((one) => detail(one, columns, styles)) : [];
    return lineOf(row, widths) + details.join("");
  });
  return `${bold("settings")}\n${lines.join("")}\n`;
}

function filesIn({ inspection, settingPermissionOf }: Input): readonly SettingsFile[] {
  const files = new Map<string, SettingsFile>();
  for (const { host, title, load } of inspection.loads)
    for (const authority of load.layers.flatMap((layer) => layer.authority)) {
      const { setting, value, effect, at, may = [] } = authority;
      const path = visible(at.source.path);
      const file: SettingsFile = files.get(path) ?? { path, hosts: new Set(), settings: new Map(), permissions: [] };
      const permission = settingPermissionOf?.({ host, path: at.source.path, effect, may });
      if (permission) file.permissions.push(permission);
      files.set(path, file);
      file.hosts.add(title);
      file.settings.set(JSON.stringify([at.span.start, setting, value, effect]), authority);
    }
  const rank = ({ settings }: SettingsFile) => rankOf(sorted(settings)[0]);
  return [...files.values()].sort((a, b) => rank(a) - rank(b) || byBytes(a.path, b.path));
}

/** The worst first. */
function sorted(settings: ReadonlyMap<string, Authority>): readonly Authority[] {
  return [...settings.values()].sort((a, b) => rankOf(a) - rankOf(b) || a.at.span.start - b.at.span.start);
}

/** The place of what a setting does in `settingKinds`; without a setting, the last. */
function rankOf(authority: Authority | undefined): number {
  return authority ? settingKinds.indexOf(kindOf(authority)) : settingKinds.length;
}

function kindOf({ effect, may = [] }: Authority): SettingKind {
  return kindOfSetting({ effect, may });
}

function wordsOf({ effect, may = [], because }: Authority): string {
  return kindWords({ effect, may, because });
}

function paintOf(authority: Authority | undefined, { red, yellow, dim }: Styles): Cell["paint"] {
  if (authority?.effect === "bypasses") return red;
  return authority?.effect === "narrows" || authority?.effect === "unhonoured" ? dim : yellow;
}

/** "14 settings: hooks.Stop, env.BASE_URL, …", each name once. */
function summaryOf(settings: readonly Authority[]): string {
  const names = [...new Set(settings.map(({ setting }) => visible(setting)))];
  const shown = `${names.slice(0, 3).join(", ")}${names.length > 3 ? ", …" : ""}`;
  return `${counted(settings.length, "setting")}: ${shown}`;
}

function detail(authority: Authority, columns: number, styles: Styles): string {
  const { setting, at } = authority;
  const value = targetOf(authority, () => "…").replaceAll("sha256:…", "(a secret)");
  const line = String(positionAt(at.source, at.span.start).line).padStart(6);
  const kind = wordsOf(authority);
  const room = Math.max(10, columns - line.length - kind.length - 4);
  return `${styles.dim(line)}  ${paintOf(authority, styles)(kind)}  ${shortened(visible(`${setting} = ${value}`), room, true)}\n`;
}
