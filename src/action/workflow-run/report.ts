/**
 * What an ended run wrote down, as a page tells it: what GitHub itself knows comes from there, and nothing else is
 * believed.
 */
import { isLooser } from "../../compare/settings/effects.ts";
import type { Severity } from "../../model/finding.ts";
import { isReader, type ReportModel } from "../../reports/markdown/index.ts";
import type { ResultJson } from "../../reports/result-json/index.ts";
import type { DecidedState } from "../../reports/state.ts";
import { tool } from "../../generated/tool.ts";
import { groupsIn, worstFirst } from "./findings.ts";
import { delegationOf, marksIn, policyIn, titleOf } from "./review.ts";
import type { EndedRun } from "./run.ts";

type Finding = ResultJson["findings"][number];
type Change = NonNullable<ResultJson["changes"]>[number];
type Setting = NonNullable<ResultJson["settings"]>[number];
type SettingModel = NonNullable<ReportModel["settings"]>[number];
type OwnersOf = (path: string) => readonly string[];
type Reviewed = Pick<ChangeModel, "owners" | "isFolded" | "isLarge">;
type Unreviewed<T> = Omit<T, keyof Reviewed>;
type ChangeModel = NonNullable<ReportModel["changes"]>[number];

/**
 * Sections that the result says nothing of are left out. Every word of it stays hostile. `ownersOf`: by the base, read
 * from GitHub; `undefined` if nobody knows.
 */
export function reportModelIn(written: ResultJson, ended: EndedRun, ownersOf?: OwnersOf): ReportModel {
  const { commit, base, policy, summary, changes, settings, settingsWidened, review } = written;
  const owned = ownersOf ?? (() => []);
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
    notes: [originOf(ended, ownersOf !== undefined)],
    changes: changes?.map((change) => ({ ...changeIn(change, findings), ...reviewOf(change, review, owned) })) ?? null,
    settings:
      settings?.map((setting) => ({
        ...settingIn(setting),
        owners: owned(setting.path),
        ...marksIn(review, [setting.path]),
      })) ?? null,
    settingsWidened,
    texts: [],
    instructions: written.instructions ?? [],
    delegation: review ? delegationOf(review) : null,
    isReviewKnown: ownersOf !== undefined,
    approvals: [],
    findings: {
      new: groupsIn(status("new")),
      touched: groupsIn(status("existing").filter(isTouched)),
      elsewhere: groupsIn(status("existing").filter((finding) => !isTouched(finding))),
      waived: groupsIn(status("waived")),
    },
    unstated: unstatedIn(written.findings.filter(isCounted)),
    policy: review ? policyIn(review) : null,
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

function originOf({ conclusion, from, repository }: EndedRun, hasOwners: boolean): string {
  const workflow = from === repository ? "" : ", and a pull request from a fork can contain its own workflow";
  return `the run ended with \`${conclusion}\`; the result below is the one it wrote${workflow}${hasOwners ? "; the code owners are those of the base" : ""}`;
}

function keyOf({ host, path }: { readonly host: string | null; readonly path: string | null }): string {
  return JSON.stringify([host, path]);
}

function changeIn(change: Change, findings: readonly Finding[]): Unreviewed<ChangeModel> {
  const { host, name, path, before, after, gained } = change;
  const own = findings.filter((finding) => finding.host === host && finding.path === path && finding.profile === name);
  return {
    kind: change.kind,
    host: host === null ? "" : titleOf(host),
    name,
    path: path ?? "",
    previousPath: change.previousPath,
    before: before && sideIn(before),
    after: after && sideIn(after),
    gained: toolsIn(gained),
    lost: toolsIn(change.lost),
    readers: toolsIn(gained.filter(({ tool }) => isReader(tool, gained))),
    isWidened: change.widened,
    widenings: change.widenings.map(({ kind, capability, message, files, reasons, ...at }) => ({
      ...(files ? { files } : {}),
      ...(reasons ? { reasons } : {}),
      kind,
      capability,
      message,
      at: spotIn(at),
    })),
    differences: change.differences.map(({ field, before: was, after: is, ...at }) => ({
      field,
      before: was,
      after: is,
      at: spotIn(at),
    })),
    fields: change.fields,
    prompt: change.prompt,
    objections: worstFirst(own).map(({ rule, kind, severity, state, class: ofClass = "power" }) => ({
      rule,
      kind,
      severity,
      state,
      isPower: ofClass === "power",
    })),
    // What the policy allows would be the run's own word.
    allowance: null,
  };
}

/** Each tool once, without hooks and servers. */
function toolsIn(grants: Change["gained"]): readonly string[] {
  return [...new Set(grants.flatMap(({ tool, start }) => (start ? [] : [tool])))];
}

/** The files of a change, as far as the result names them. */
function reviewOf(change: Change, review: ResultJson["review"], ownersOf: OwnersOf): Reviewed {
  const { path, previousPath, widenings, differences } = change;
  const paths = [path, previousPath, ...[...widenings, ...differences].map((at) => at.path)];
  return { owners: path === null ? [] : ownersOf(path), ...marksIn(review, paths) };
}

function settingIn({ host, line, ofBase, subagents, ...setting }: Setting): Unreviewed<SettingModel> {
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
    isStart: setting.start === true,
    isSame: setting.material.length > 0,
    material: setting.material,
    ...(setting.reasons ? { reasons: setting.reasons } : {}),
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
