/** What an ended run wrote down, as a page tells it: what GitHub itself knows comes from there, and nothing else is believed. */
import { isLooser } from "../../compare/effects.ts";
import type { Severity } from "../../model/finding.ts";
import { severities } from "../../model/finding.ts";
import { isReader, type ReportModel } from "../../reports/markdown/index.ts";
import type { ResultJson } from "../../reports/result-json/index.ts";
import type { DecidedState } from "../../reports/state.ts";
import { titles } from "../../generated/titles.ts";
import { tool } from "../../generated/tool.ts";
import type { EndedRun } from "./run.ts";

type Finding = ResultJson["findings"][number];
type Change = NonNullable<ResultJson["changes"]>[number];
type Remark = ReportModel["findings"]["new"][number];
type Setting = NonNullable<ResultJson["settings"]>[number];
type SettingModel = NonNullable<ReportModel["settings"]>[number];
type ChangeModel = NonNullable<ReportModel["changes"]>[number];

/** Sections that the result says nothing of are left out. Every word of it stays hostile. */
export function reportModelIn(written: ResultJson, ended: EndedRun): ReportModel {
  const { commit, base, policy, summary, changes, settings, settingsWidened } = written;
  const findings = written.findings.filter((finding) => !isCounted(finding));
  const touched = new Set((changes ?? []).map(keyOf));
  const status = (state: Finding["state"]) => findings.filter((finding) => finding.state === state);
  const isTouched = (finding: Finding) => touched.has(keyOf(finding));
  return {
    tool,
    repository: ended.repository,
    commit,
    base,
    sources: policy.sources,
    state: stateIn(ended, summary.profiles, status),
    ignored: 0,
    notes: [originOf(ended)],
    changes: changes?.map((change) => changeIn(change, findings)) ?? null,
    settings: settings?.map(settingIn) ?? null,
    settingsWidened,
    texts: [],
    delegation: null,
    isReviewKnown: false,
    approvals: [],
    findings: {
      new: remarksIn(status("new")),
      touched: remarksIn(status("existing").filter(isTouched)),
      elsewhere: remarksIn(status("existing").filter((finding) => !isTouched(finding))),
      waived: remarksIn(status("waived")),
    },
    unstated: unstatedIn(written.findings.filter(isCounted)),
    policy: null,
    upcoming: [],
    profiles: null,
    crossHost: [],
  };
}

/** Whether the run passed is what GitHub says; what made it fail is not written down. */
function stateIn(
  { conclusion }: EndedRun,
  profiles: number,
  status: (state: Finding["state"]) => readonly Finding[],
): DecidedState {
  const isPassed = conclusion === "success";
  const count = (severity: Severity) => status("new").filter((finding) => finding.severity === severity).length;
  return {
    kind: isPassed ? "passed" : "failed",
    profiles,
    failing: null,
    passing: isPassed
      ? { error: count("error"), warning: count("warning"), note: count("note") }
      : { error: 0, warning: 0, note: 0 },
    hidden: { existing: status("existing").length, baselined: 0, waived: status("waived").length },
    isGated: true,
    awaited: [],
  };
}

/** Only while no policy states a ceiling a preset gives this severity. */
function isCounted({ rule, severity }: Finding): boolean {
  return rule === "max-capability" && severity === "note";
}

function unstatedIn(counted: readonly Finding[]): ReportModel["unstated"] {
  const hosts = [...new Set(counted.flatMap(({ host }) => host ?? []))];
  return hosts.map((host) => {
    const own = counted.filter((finding) => finding.host === host);
    const paths = (isSetting: boolean) =>
      new Set(own.filter(({ kind }) => (kind === "settings") === isSetting).map(({ path }) => path)).size;
    return { host: titleOf(host), exceeding: paths(false), profiles: null, settings: paths(true) };
  });
}

function originOf({ conclusion, from, repository }: EndedRun): string {
  const workflow = from === repository ? "" : ", and a pull request from a fork can contain its own workflow";
  return `the run ended with \`${conclusion}\`; the result below is the one it wrote${workflow}`;
}

function keyOf({ host, path }: { readonly host: string | null; readonly path: string | null }): string {
  return JSON.stringify([host, path]);
}

function titleOf(host: string): string {
  return titles.get(host) ?? host;
}

function changeIn(
  {
    kind,
    host,
    name,
    path,
    previousPath,
    before,
    after,
    gained,
    lost,
    widened,
    widenings,
    differences,
    fields,
    prompt,
  }: Change,
  findings: readonly Finding[],
): ChangeModel {
  const tools = (grants: Change["gained"]) => [...new Set(grants.map(({ tool: written }) => written))];
  const own = findings.filter((finding) => finding.host === host && finding.path === path && finding.profile === name);
  return {
    kind,
    host: host === null ? "" : titleOf(host),
    name,
    path: path ?? "",
    previousPath,
    before: before && sideIn(before),
    after: after && sideIn(after),
    gained: tools(gained),
    lost: tools(lost),
    readers: tools(gained.filter(({ tool: written }) => isReader(written, gained))),
    isWidened: widened,
    widenings: widenings.map(({ kind: why, capability, message, ...at }) => ({
      kind: why,
      capability,
      message,
      at: spotIn(at),
    })),
    differences: differences.map(({ field, before: was, after: is, ...at }) => ({
      field,
      before: was,
      after: is,
      at: spotIn(at),
    })),
    fields,
    prompt,
    objections: worstFirst(own).map(({ rule, kind: which, severity, state, class: ofClass = "power" }) => ({
      rule,
      kind: which,
      severity,
      state,
      isPower: ofClass === "power",
    })),
    allowance: null,
    owners: [],
    isFolded: false,
    isLarge: false,
  };
}

function settingIn({ host, line, ofBase, subagents, ...setting }: Setting): SettingModel {
  const { path, effect, before, after, because, may } = setting;
  return {
    host: titleOf(host),
    path,
    setting: setting.setting,
    before,
    after,
    effect,
    may,
    because,
    at: { path, line, isOfBase: ofBase },
    subagents,
    isWidened: isLooser({ effect }),
    isSame: setting.material.length > 0,
    owners: [],
    isFolded: false,
    isLarge: false,
  };
}

function sideIn({
  capabilities,
  promptSha256,
  verdict,
  permissionMode,
  model,
}: NonNullable<Change["before"]>): NonNullable<ChangeModel["before"]> {
  return { capabilities: promptSha256 === null ? null : capabilities, verdict, mode: permissionMode, model };
}

function spotIn({ path, line, ofBase }: { readonly path: string; readonly line: number; readonly ofBase: boolean }) {
  return { path, line, isOfBase: ofBase };
}

/** One place of several hosts once, then one habit of a layer once. */
function remarksIn(findings: readonly Finding[]): readonly Remark[] {
  const places = grouped(worstFirst(findings).map(remarkOf), ({ remark: group }) => [
    group.rule,
    group.kind,
    group.severity,
    group.places,
    group.message,
    group.waiver,
  ]);
  return grouped(places, ({ remark: group, layer }) => [
    group.rule,
    group.kind,
    group.severity,
    group.hosts,
    layer,
    group.message,
    group.waiver,
  ]).map(({ remark: group }) => group);
}

interface Placed {
  readonly remark: Remark;
  readonly layer: string | null;
}

function remarkOf({
  rule,
  kind,
  severity,
  message,
  path,
  line,
  host,
  layer,
  profile,
  waiver,
  related,
  fixes = [],
}: Finding): Placed {
  return {
    layer,
    remark: {
      rule,
      kind,
      severity,
      message,
      values: [],
      places: [{ path, line }],
      name: profile,
      hosts: host === null ? [] : [titleOf(host)],
      count: 1,
      fix: fixes[0]?.title ?? null,
      waiver: waiver && {
        owner: waiver.owner,
        reason: waiver.reason,
        until: waiver.until,
        at: { path: waiver.path, line: waiver.line, isOfBase: true },
      },
      related: related.map((place) => ({ message: place.message, at: { path: place.path, line: place.line } })),
    },
  };
}

function grouped(placed: readonly Placed[], key: (placed: Placed) => unknown): readonly Placed[] {
  const groups = new Map<string, Placed>();
  for (const item of placed) {
    const name = JSON.stringify(key(item));
    const first = groups.get(name);
    groups.set(name, first ? merged(first, item) : item);
  }
  return [...groups.values()];
}

function merged({ remark: first, layer }: Placed, { remark: next }: Placed): Placed {
  const known = new Set(first.places.map(({ path }) => path));
  const [place, ...others] = first.places;
  const places = [place, ...others, ...next.places.filter(({ path }) => !known.has(path))] as const;
  return {
    layer,
    remark: {
      ...first,
      hosts: [...new Set([...first.hosts, ...next.hosts])],
      places,
      name: places.length > 1 ? null : first.name,
      fix: first.fix === next.fix ? first.fix : null,
      count: first.count + next.count,
    },
  };
}

function worstFirst(findings: readonly Finding[]): readonly Finding[] {
  return [...findings].sort((item, next) => severities.indexOf(next.severity) - severities.indexOf(item.severity));
}
