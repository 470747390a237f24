/** `check --format json`: the findings for other programs. */
import { changeJson } from "../compare/change-json.ts";
import { settingJson, widenedBySettings } from "../compare/settings/json.ts";
import { severities } from "../model/finding.ts";
import type { Fix } from "../model/fix.ts";
import { known } from "../model/fact.ts";
import { writeJson } from "../sanitize/json.ts";
import { reviewJson } from "./review-json.ts";
import { boundedLists } from "./bounded-lists.ts";
import type { Waiver } from "../policy/model.ts";
import { helpOf, type EvaluatedFinding, type Result, summaryOf, type Tool } from "../evaluate/result.ts";
import type { Hash } from "../sanitize/secrets.ts";
import { type Place, positionAt } from "../repo/text.ts";

/** Version 1 of the format; keys are only ever added. `changes` is `null` if there is no base. */
export function json(result: Result, hash: Hash): string {
  return writeJson({
    version: 1,
    tool: { name: result.tool.name, version: result.tool.version },
    repository: result.repository,
    commit: result.commit,
    base: result.base,
    date: result.date,
    policy: { sources: result.sources.map(({ ref, commit, sha256 }) => ({ ref, commit, sha256 })) },
    summary: summaryOf(result),
    ...boundedLists(
      {
        findings: result.findings.map((evaluated) => finding(evaluated, result.tool)),
        changes: result.changes?.map((change) => changeJson(change, hash)) ?? null,
        settings: result.settings?.map((change) => settingJson(change, hash)) ?? null,
        instructions: result.instructions ?? null,
      },
      { findings: ({ severity }) => -severities.indexOf(severity) },
    ),
    settingsWidened: widenedBySettings(result.settings ?? []),
    review: reviewJson(result),
    power: result.power ?? null,
  });
}

function finding({ finding: found, state, fingerprint, waiver }: EvaluatedFinding, tool: Tool) {
  const {
    rule,
    kind,
    class: ofClass,
    severity,
    certainty,
    message,
    at,
    fixes = [],
    host,
    edition,
    layer,
    item,
    related = [],
    relatedCount = related.length,
  } = found;
  const end = positionAt(at.source, Math.max(at.span.end, at.span.start));
  const { path, line, column } = pointOf(at);
  return {
    rule,
    kind: kind ?? null,
    class: ofClass,
    severity,
    certainty,
    message,
    path,
    line,
    column,
    endLine: end.line,
    endColumn: end.column,
    host,
    edition,
    layer: layer?.name ?? null,
    profile: (item?.profile && known(item.profile.name)) ?? null,
    state,
    waiver: waiver && excuseOf(waiver),
    fingerprint,
    help: helpOf(tool, rule),
    related: related.map((place) => ({ message: place.message, ...pointOf(place.at) })),
    relatedCount,
    fixes: fixes.map(fixOf),
  };
}

/** Offsets are UTF-16 units from 0 in the file as read. */
function fixOf({ title, safe, edits }: Fix) {
  return {
    title,
    safe,
    edits: edits.map(({ at: { source, span }, text }) => ({
      path: source.path,
      start: span.start,
      end: span.end,
      text,
    })),
  };
}

/** The waiver of a finding and its line in the policy. */
function excuseOf({ rule, owner, reason, until, at }: Waiver) {
  const { path, line } = pointOf(at);
  return { rule, owner, reason, until, path, line };
}

function pointOf({ source, span }: Place): { readonly path: string; readonly line: number; readonly column: number } {
  return { path: source.path, ...positionAt(source, span.start) };
}
