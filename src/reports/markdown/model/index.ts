/** What a run at hand tells. */
import { crossHostAccessIn } from "../../../inspect/cross-host.ts";
import type { Finding } from "../../../model/finding.ts";
import type { HostLoad, Subject } from "../../../inspect/index.ts";
import type { Item, Problem } from "../../../model/load.ts";
import { type FindingGroup, groupFindings, worstFirst } from "../../group.ts";
import {
  conclusionOf,
  fails,
  type EvaluatedFinding,
  type PolicyChanges,
  type Result,
  summaryOf,
} from "../../../evaluate/result.ts";
import type {
  Counts,
  ReportModel,
  FindingsModel,
  PolicyModel,
  ProfileModel,
  FindingGroupModel,
  VerdictModel,
} from "./types.ts";
import { together } from "../merge-groups.ts";
import { changesIn, delegationIn } from "./change.ts";
import { nameOf, policySpot, sideOf, spotAt } from "./subject.ts";

export function reportModelOf(result: Result): ReportModel {
  const {
    tool,
    repository,
    commit,
    base,
    sources,
    notes,
    reviewContext: review,
    policyChanges,
    upcoming,
    inspection,
  } = result;
  const remark = remarkOf(result);
  return {
    tool,
    repository,
    commit,
    base,
    sources: sources.map((source) => ({ ref: source.ref, commit: source.commit })),
    verdict: verdictOf(result),
    notes,
    changes: changesIn(result),
    delegation: delegationIn(result),
    approvals: (review?.approvals ?? []).map(({ by, count }) => ({ by, count })),
    findings: findingsIn(result, remark),
    policy: policyChanges ? policyOf(policyChanges) : null,
    upcoming: upcoming.map(({ rules, ...step }) => ({ ...step, rules: [...rules] })),
    profiles: inspection.subjects.map(profileOf),
    abroad: crossHostAccessIn(inspection),
  };
}

function verdictOf(result: Result): VerdictModel {
  const { findings: judged, gate, inspection } = result;
  const { profiles, existing, waived } = summaryOf(result);
  const counted = (wanted: (judged: EvaluatedFinding) => boolean): Counts => {
    const { errors, warnings, notes } = summaryOf({ inspection, findings: judged.filter(wanted) });
    return { errors, warnings, notes };
  };
  return {
    conclusion: conclusionOf(result),
    profiles,
    failing: counted((one) => fails(one, result)),
    passing: counted((one) => one.state !== "waived" && !fails(one, result)),
    existing,
    waived,
    ignored: inspection.ignored,
    gate,
  };
}

function findingsIn(
  { findings: judged, changes = [] }: Result,
  remark: (remark: FindingGroup) => FindingGroupModel,
): FindingsModel {
  const touched = new Set(changes.flatMap(({ after }) => (after ? [after.item] : [])));
  const isTouched = ({ finding: { item } }: EvaluatedFinding) => item !== null && touched.has(item);
  const told = (wanted: (judged: EvaluatedFinding) => boolean) =>
    together(worstFirst(groupFindings(judged.filter(wanted))).map(remark));
  return {
    fresh: told(({ state }) => state === "new"),
    touched: told((one) => one.state === "existing" && isTouched(one)),
    elsewhere: told((one) => one.state === "existing" && !isTouched(one)),
    waived: told(({ state }) => state === "waived"),
  };
}

function remarkOf(result: Result): (remark: FindingGroup) => FindingGroupModel {
  const { loads, subjects } = result.inspection;
  const titles = new Map(loads.map(({ host, title }: HostLoad) => [host, title]));
  const named = new Map<Item | null, Subject>(subjects.map((subject) => [subject.item, subject]));
  return ({ first, message, severity, hosts, paths, all }) => {
    const { finding, waiver } = first;
    const subject = paths.length === 1 ? named.get(finding.item) : undefined;
    const others = new Map(all.map(({ finding: { at } }) => [at.source.path, at]));
    others.delete(finding.at.source.path);
    return {
      ...saidOf(finding),
      severity,
      message,
      name: subject ? nameOf(subject) : null,
      hosts: hosts.map((host) => titles.get(host) ?? host),
      places: [spotAt(finding.at), ...[...others.values()].map(spotAt)],
      count: all.length,
      waiver: waiver && {
        owner: waiver.owner,
        reason: waiver.reason,
        until: waiver.until,
        at: policySpot(waiver.at, result),
      },
    };
  };
}

function saidOf({ rule, kind, severity, message, at, related = [] }: Finding): FindingGroupModel {
  return {
    rule,
    kind: kind ?? null,
    severity,
    message,
    places: [spotAt(at)],
    name: null,
    hosts: [],
    count: 1,
    waiver: null,
    related: related.map(problemOf),
  };
}

function policyOf({ looser, tighter, found, gone }: PolicyChanges): PolicyModel {
  return {
    looser: looser.map(problemOf),
    tighter: tighter.map(problemOf),
    found: found.map(saidOf),
    gone: gone.map(saidOf),
  };
}

function problemOf({ message, at }: Pick<Problem, "message" | "at">) {
  return { message, at: spotAt(at) };
}

function profileOf(subject: Subject): ProfileModel {
  return { name: nameOf(subject), path: subject.item.files[0] ?? "", host: subject.title, side: sideOf(subject) };
}
