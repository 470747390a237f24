/** What says that two findings are the same one: of two commits, of two editions, of a run and its baseline. */
import { known } from "../../model/fact.ts";
import type { Finding, Report } from "../../model/finding.ts";
import { digestOf } from "../../platform/hash.ts";

/** The offending value, with the digests of what is written there. */
export function comparedValue({ value = "", contents }: Pick<Report, "value" | "contents">): string {
  return contents ? [value, ...contents.map(digestOf).sort()].join(" ") : value;
}

/**
 * What identifies a finding when its lines move: rule, kind, host, layer, path, profile and the offending value. The
 * value also says whether the host leaves the profile out, since the finding is worse if it does not. The digest of
 * these parts, each prefixed with its length, is the fingerprint.
 */
export function identityOf({ rule, kind, host, layer, item, at, ...finding }: Finding): readonly string[] {
  const name = item?.profile && known(item.profile.name);
  const inert = item?.verdict.kind === "rejected" || item?.verdict.kind === "dropped";
  return [
    rule,
    kind ?? "",
    host ?? "",
    layer ? `${layer.name} ${layer.root}` : "",
    at.source.path,
    name ?? "",
    `${comparedValue(finding)}${inert ? " (left out)" : ""}`,
  ];
}
