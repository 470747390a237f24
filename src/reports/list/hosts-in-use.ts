/**
 * The lines below the table of `list`: which hosts are in use and why, and which other hosts would read the same files.
 */
import type { HostLoad } from "../../inspect/index.ts";
import { type Styles, wrap } from "../../sanitize/colors.ts";
import type { UnknownHost } from "../../inspect/unknown-hosts.ts";
import { visible, widthOf } from "../../sanitize/text.ts";

export function usesOf(
  loads: readonly HostLoad[],
  strangers: readonly UnknownHost[],
  columns: number,
  { dim }: Styles,
): string {
  const hosts = loads.filter(({ host }, i) => loads.findIndex((b) => b.host === host) === i);
  const used = hosts.flatMap((load) => sayWhy(load));
  const unused = hosts.flatMap(({ title, use }) =>
    use.kind === "none" && use.shared !== undefined ? [{ title, path: use.shared }] : [],
  );
  const several = hosts
    .filter(({ host }) => loads.filter((others) => others.host === host).length > 1)
    .map(({ title }) => title);
  const lines = [
    ...(used.length > 0 ? [`in use here: ${used.join(", ")}`] : []),
    ...(unused.length > 0
      ? [
          `not in use here, though they would read ${visible(unused[0]?.path ?? "")}${unused.some(({ path }) => path !== unused[0]?.path) ? " or others" : ""}: ${unused.map(({ title }) => title).join(", ")}; the policy judges one that it names under \`hosts\``,
        ]
      : []),
    ...(strangers.length > 0
      ? [
          `judged by nobody, as the host is not known here: ${strangers.map(({ path, files }) => `${visible(path)} (${files.length} ${files.length === 1 ? "file" : "files"})`).join(", ")}`,
        ]
      : []),
    ...(several.length > 0
      ? [`several editions of ${several.join(", ")}: what they agree on stands under the newest`]
      : []),
  ];
  return lines
    .flatMap((line) => wrap(line, columns, widthOf))
    .map((line) => dim(`${line}\n`))
    .join("");
}

function sayWhy({ title, use, load }: HostLoad): string[] {
  switch (use.kind) {
    case "own":
      return load.status === "absent" && load.unjudged.length === 0
        ? []
        : [`${title}${use.path === "" ? "" : ` (${visible(use.path)})`}`];
    case "base":
      return [`${title} (its own files stand in the base)`];
    case "policy":
      return [`${title} (the policy names it)`];
    case "asked":
      return load.status === "absent" ? [] : [`${title} (the command names it)`];
    case "none":
      return [];
  }
}
