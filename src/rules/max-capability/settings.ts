/** What settings beside the profiles do beyond the ceiling: they start code, connect servers or lead elsewhere. */
import { inOrder, phrases } from "../../model/capability.ts";
import { detailsOf, type Report } from "../../model/finding.ts";
import type { Authority } from "../../model/load.ts";
import type { Allowance } from "../../model/rule.ts";
import { redacted } from "../../sanitize/secrets.ts";
import { wayOut } from "./way-out.ts";
import { addTo } from "../../repo/many.ts";
import { listed } from "../../sanitize/listed.ts";

/** One report for each setting of a file: thirty hooks of one event are one habit. */
export function settingsBeyond(
  authority: readonly Authority[],
  host: string,
  allowanceOf: (path: string) => Allowance,
): readonly Report[] {
  const groups = new Map<string, [Authority, ...Authority[]]>();
  for (const entry of authority) {
    if (!entry.may || entry.effect === "narrows") continue;
    const key = JSON.stringify([entry.at.source.path, entry.setting, entry.because]);
    addTo(groups, key, entry);
  }
  return [...groups.values()].flatMap((group) => reportOn(group, host, allowanceOf));
}

function reportOn(
  group: readonly [Authority, ...Authority[]],
  host: string,
  allowanceOf: (path: string) => Allowance,
): readonly Report[] {
  const [first] = group;
  const allowance = allowanceOf(first.at.source.path);
  const { may: allowed, from, stated } = allowance;
  const excess = inOrder(group.flatMap(({ may = [] }) => may)).filter((capability) => !allowed.includes(capability));
  if (excess.length === 0) return [];
  const more = group.length > 1 ? ` (and ${group.length - 1} more under this key)` : "";
  const isOff = first.because.startsWith("would ");
  const can = listed(excess.map((capability) => phrases[capability]));
  const way = wayOut(allowance, excess, `a grant with \`settings: [${first.at.source.path}]\``);
  return [
    {
      kind: "settings",
      message: `\`${first.setting}\` is ${first.inMessages ?? `\`${redacted(first.value, first.setting)}\``}${more}, which ${first.because}: ${isOff ? "without that it" : "it"} can ${can} and exceeds ${from} in ${host}${way}`,
      at: first.at,
      value: [first.setting, ...excess].join(" "),
      // `value` is only read where there is nothing else: a kept inventory does not have it.
      contents: group.map((entry) => entry.content ?? entry.value),
      ...(stated
        ? {
            // One grant covers the file, so one paragraph does.
            groupKey: `${isOff ? "without what turns them off, " : ""}… can ${can}, which exceeds ${from} in ${host}${way}`,
            varies: `\`${first.setting}\``,
            listsVarying: true as const,
          }
        : { isUnstated: true as const, groupKey: `settings next to the profiles exceed ${from} in ${host}` }),
      ...detailsOf(first),
    },
  ];
}
