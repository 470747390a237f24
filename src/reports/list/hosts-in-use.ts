/**
 * The lines below the table of `list`: which hosts are in use and why, and which other hosts would read the same files.
 */
import type { HostLoad } from "../../inspect/index.ts";
import { isOffered } from "../../model/load.ts";
import { type Styles, wrap } from "../../sanitize/colors.ts";
import type { UnknownHost } from "../../inspect/unread/unknown-hosts.ts";
import { unreadSummary, type UnreadProfiles } from "../../inspect/unread/unread-profiles.ts";
import { uncheckedHostOf } from "../../inspect/unread/unchecked-hosts.ts";
import { visible, widthOf } from "../../sanitize/text.ts";
import { counted } from "../../sanitize/counted.ts";
import { addTo } from "../../repo/many.ts";
import { listed } from "../../sanitize/listed.ts";

/** Which hosts are in use and by what, which are not, and which are unknown. Lines of at most `columns`. */
export function usesOf(
  loads: readonly HostLoad[],
  unknownHosts: readonly UnknownHost[],
  unread: readonly UnreadProfiles[],
  columns: number,
  { dim }: Styles,
): string {
  const hosts = loads.filter(({ host }, i) => loads.findIndex((b) => b.host === host) === i);
  const used = hosts.filter((load) => !loadsNothing(load)).flatMap((load) => sayWhy(load));
  const idle = hosts.filter(loadsNothing).flatMap((load) => sayWhy(load));
  const unused = hosts.flatMap(({ title, use }) =>
    use.kind === "none" && use.shared !== undefined ? [{ title, path: use.shared }] : [],
  );
  const several = hosts.flatMap(({ host, title }) => {
    const editions = loads.filter((others) => others.host === host).map(({ edition }) => edition);
    return editions.length > 1
      ? [`${title} is checked as editions ${listed(editions)}; what they agree on is listed under ${editions[0]}`]
      : [];
  });
  const lines = [
    ...(used.length > 0 ? [`in use here: ${used.join(", ")}`] : []),
    ...(idle.length > 0 ? [`has files here, and loads none of them: ${idle.join(", ")}`] : []),
    ...(unused.length > 0
      ? [
          `not in use here, though they would read files here: ${byPath(unused)}; name a host under \`hosts\` in the policy to check it`,
        ]
      : []),
    ...(unknownHosts.length > 0
      ? [
          `not checked, because this tool does not check the host: ${unknownHosts.map(({ path, files }) => `${visible(path)} (${ownerOf(path)}${counted(files.length, "file")})`).join(", ")}`,
        ]
      : []),
    ...several,
    ...(unread.length > 0 ? [visible(unreadSummary(unread))] : []),
  ];
  return lines
    .flatMap((line) => wrap(line, columns, widthOf))
    .map((line) => dim(`${line}\n`))
    .join("");
}

/** The host of a folder that is known and not checked: `Devin, `. */
function ownerOf(path: string): string {
  const host = uncheckedHostOf(path);
  return host ? `${host.title}, ` : "";
}

/** The hosts by the first path that each would read: `.agents/agents` (goose, Kimi Code), `.claude/agents` (Cursor). */
function byPath(unused: readonly { readonly title: string; readonly path: string }[]): string {
  const titles = new Map<string, string[]>();
  for (const { title, path } of unused) addTo(titles, path, title);
  return [...titles].map(([path, readers]) => `${visible(path)} (${readers.join(", ")})`).join(", ");
}

/**
 * Whether a folder of the host's own is all that shows it, and the host refuses or drops every file there: then the
 * files may be meant for another host. Its settings would show that it is in use.
 */
function loadsNothing({ use, load }: HostLoad): boolean {
  const items = load.items.filter(({ files }) => files.length > 0);
  return (
    use.kind === "own" &&
    items.length > 0 &&
    !items.some(isOffered) &&
    load.unjudged.length === 0 &&
    load.layers.every(({ authority }) => authority.length === 0)
  );
}

function sayWhy({ title, use, load }: HostLoad): string[] {
  switch (use.kind) {
    case "own":
      return load.status === "absent" && load.unjudged.length === 0
        ? []
        : [`${title}${use.path === "" ? "" : ` (${visible(use.path)})`}`];
    case "base":
      return [`${title} (its own files are in the base)`];
    case "policy":
      return [`${title} (the policy names it)`];
    case "asked":
      return load.status === "absent" ? [] : [`${title} (the command names it)`];
    case "none":
      return [];
  }
}
