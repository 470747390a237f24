/** A change as it is in the JSON of `diff` and `check`. */
import type { Change, Difference, Widening } from "./change.ts";
import { known } from "../model/fact.ts";
import type { Subject } from "../inspect/index.ts";
import { capabilitiesOf, type Grant } from "../model/profile.ts";
import { startGrantsOf } from "../model/starts.ts";
import { type Hash, withoutSecrets } from "../sanitize/secrets.ts";
import { type Place, positionAt } from "../repo/text.ts";

/** Keys are only ever added. */
export function changeJson(
  { kind, before, after, gained, lost, widened, fields, granted, widenings, differences, prompt }: Change,
  hash: Hash,
) {
  const subject = after ?? before;
  const [path = null, previous] = [subject?.item.files[0], before?.item.files[0]];
  return {
    kind,
    host: subject?.host ?? null,
    name: subject ? nameOf(subject) : null,
    path,
    previousPath: previous === undefined || previous === path ? null : previous,
    before: before && sideOf(before, hash),
    after: after && sideOf(after, hash),
    gained: grantsJson(gained, after, hash),
    lost: grantsJson(lost, before, hash),
    widened,
    fields,
    grant: granted ?? null,
    widenings: widenings.map((widening) => wideningOf(widening, after === null)),
    differences: differences.map(differenceOf),
    prompt,
  };
}

/** A profile that could not be read has no capabilities, and `null` for the rest. */
function sideOf({ item: { layer, verdict, profile } }: Subject, hash: Hash) {
  return {
    capabilities: profile ? capabilitiesOf(profile) : [],
    permissionMode: (profile && known(profile.permissionMode)) ?? null,
    model: (profile && known(profile.model)) ?? null,
    promptSha256: profile ? hash(profile.prompt.text) : null,
    verdict: verdict.kind,
    layer: layer.name,
  };
}

/** `start`: whether a hook or a server gives it, and no tool of that name. */
function grantsJson(grants: readonly Grant[], of: Subject | null, hash: Hash) {
  const starts = startGrantsOf(of?.item.profile);
  return grants.map((grant) => ({
    capability: grant.capability,
    tool: withoutSecrets(grant.tool, hash),
    scope: withoutSecrets(grant.scope, hash),
    start: starts.has(grant),
  }));
}

/** `ofBase`: the place is in the base, since the subagent is gone. */
function wideningOf({ kind, capability, message, at, chain, files, reasons }: Widening, ofBase: boolean) {
  return {
    kind,
    capability,
    message,
    ...positionOf(at),
    ofBase,
    way: chain.map((subject) => ({ name: nameOf(subject), path: subject.item.files[0] ?? null })),
    ...(files ? { files } : {}),
    ...(reasons ? { reasons } : {}),
  };
}

function differenceOf({ field, before, after, at }: Difference) {
  return { field, before, after, ...positionOf(at), ofBase: after === null };
}

function nameOf({ item: { profile } }: Subject): string | null {
  return (profile && known(profile.name)) ?? null;
}

function positionOf({ source, span }: Place): {
  readonly path: string;
  readonly line: number;
  readonly column: number;
} {
  return { path: source.path, ...positionAt(source, span.start) };
}
