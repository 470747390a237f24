/** Builds the report model of a run. */
import { crossHostAccessIn } from "../../../inspect/cross-host.ts";
import type { Finding } from "../../../model/finding.ts";
import type { HostLoad, Subject } from "../../../inspect/index.ts";
import type { Item, Problem, Related } from "../../../model/load.ts";
import { type FindingGroup, groupFindings } from "../../model/groups.ts";
import { type FindingReport, findingReport } from "../../model/index.ts";
import { worstFirst } from "../../model/order.ts";
import type { EvaluatedFinding, PolicyChanges, Result } from "../../../evaluate/result.ts";
import { stateOf } from "../../state.ts";
import type { ReportModel, FindingsModel, PolicyModel, ProfileModel, FindingGroupModel } from "./types.ts";
import { widenedBySettings } from "../../../compare/settings/json.ts";
import { changesIn, delegationIn } from "./change.ts";
import { settingModel } from "./setting.ts";
import { nameOf, policySpot, sideOf, spotAt } from "./subject.ts";
import { textsIn } from "./texts.ts";

/** All that the Markdown reports show of a result. Texts are not escaped yet. */
export function reportModelOf(result: Result): ReportModel {
  const { tool, repository, commit, base, sources, notes, reviewContext, policyChanges, upcoming, inspection } = result;
  const group = groupModelOf(result);
  const report = findingReport(result);
  return {
    tool,
    repository,
    commit,
    base,
    sources: sources.map((source) => ({ ref: source.ref, commit: source.commit })),
    state: stateOf(result),
    ignored: inspection.ignored,
    notes,
    changes: changesIn(result),
    settings: result.settings?.map((change) => settingModel(change, reviewContext)) ?? null,
    settingsWidened: widenedBySettings(result.settings ?? []),
    texts: textsIn(result),
    instructions: result.instructions ?? [],
    delegation: delegationIn(result),
    ...(result.isPastReview ? { isPastReview: true } : {}),
    isReviewKnown: reviewContext !== undefined,
    approvals: (reviewContext?.approvals ?? []).map(({ by, count }) => ({ by, count })),
    findings: findingsIn(result, report, group),
    unstated: report.unstated,
    policy: policyChanges ? policyOf(policyChanges) : null,
    upcoming: upcoming.map(({ rules, ...step }) => ({ ...step, rules: [...rules] })),
    profiles: inspection.subjects.map(profileOf),
    crossHost: crossHostAccessIn(inspection, result.grantedByHost),
  };
}

function findingsIn(
  { findings, changes = [] }: Result,
  { counted }: FindingReport,
  group: (entry: FindingGroup) => FindingGroupModel,
): FindingsModel {
  const touched = new Set(changes.flatMap(({ after }) => (after ? [after.item] : [])));
  const isTouched = ({ finding: { item } }: EvaluatedFinding) => item !== null && touched.has(item);
  const parts = new Set(counted.flatMap((one) => one.findings));
  const evaluated = findings.filter((finding) => !parts.has(finding));
  const groupsOf = (matches: (finding: EvaluatedFinding) => boolean) =>
    worstFirst(groupFindings(evaluated.filter(matches))).map(group);
  return {
    new: groupsOf(({ state }) => state === "new"),
    touched: groupsOf((a) => a.state === "existing" && isTouched(a)),
    elsewhere: groupsOf((group) => group.state === "existing" && !isTouched(group)),
    waived: groupsOf(({ state }) => state === "waived"),
  };
}

function groupModelOf(result: Result): (group: FindingGroup) => FindingGroupModel {
  const { loads, subjects } = result.inspection;
  const titles = new Map(loads.map(({ host, title }: HostLoad) => [host, title]));
  const named = new Map<Item | null, Subject>(subjects.map((subject) => [subject.item, subject]));
  return ({ first, message, severity, hosts, paths, findings: evaluated, fix, values }) => {
    const { finding, waiver } = first;
    const subject = paths.length === 1 ? named.get(finding.item) : undefined;
    const others = new Map(evaluated.map(({ finding: { at } }) => [at.source.path, at]));
    others.delete(finding.at.source.path);
    return {
      ...groupOfOne(finding),
      severity,
      message,
      values,
      name: subject ? nameOf(subject) : null,
      hosts: hosts.map((host) => titles.get(host) ?? host),
      places: [spotAt(finding.at), ...[...others.values()].map(spotAt)],
      count: evaluated.length,
      fix: fix?.title ?? null,
      waiver: waiver && {
        owner: waiver.owner,
        reason: waiver.reason,
        until: waiver.until,
        at: policySpot(waiver.at, result),
      },
    };
  };
}

function groupOfOne({ rule, kind, severity, message, at, related = [] }: Finding): FindingGroupModel {
  return {
    rule,
    kind: kind ?? null,
    severity,
    message,
    values: [],
    places: [spotAt(at)],
    name: null,
    hosts: [],
    count: 1,
    fix: null,
    waiver: null,
    related: related.map(relatedOf),
  };
}

function policyOf({ isRemoved, looser, tighter, found, gone }: PolicyChanges): PolicyModel {
  return {
    ...(isRemoved ? { isRemoved } : {}),
    looser: looser.map(problemOf),
    tighter: tighter.map(problemOf),
    found: found.map(groupOfOne),
    gone: gone.map(groupOfOne),
  };
}

function relatedOf({ message, at, isOfBase }: Related) {
  return { message, at: { ...spotAt(at), ...(isOfBase ? { isOfBase } : {}) } };
}

function problemOf({ message, at }: Pick<Problem, "message" | "at">) {
  return { message, at: spotAt(at) };
}

function profileOf(subject: Subject): ProfileModel {
  return { name: nameOf(subject), path: subject.item.files[0] ?? "", host: subject.title, side: sideOf(subject) };
}
