/** `list --format html`: every profile of one repository as a page that filters and sorts, and loads nothing. */
import { isAllowed, type Permission } from "../../evaluate/permission.ts";
import type { Result } from "../../evaluate/result.ts";
import type { Subject } from "../../inspect/index.ts";
import { phrases } from "../../model/capability.ts";
import { type Fact, known } from "../../model/fact.ts";
import { capabilitiesOf } from "../../model/profile.ts";
import { type Hash, withoutSecrets } from "../../sanitize/secrets.ts";
import { htmlPage, importantRows, type Total } from "../html/page.ts";
import { isSettingKind, type PageRow, pageRow, policyWords } from "../html/row.ts";
import { type DecisionJson, decisionJson, throughWords } from "./decision.ts";
import { grantPlace, unjudgedFiles } from "./rows.ts";
import { type SettingRow, settingRows } from "./setting-rows.ts";
import { nounFor } from "../../sanitize/counted.ts";

type Input = Pick<
  Result,
  "tool" | "repository" | "commit" | "date" | "inspection" | "ownersOf" | "permissionOf" | "settingPermissionOf"
>;

/** One page with every profile, every setting and every unchecked file, the most powerful first. */
export function listHtml(input: Input, hash: Hash): string {
  const { tool, repository, commit, date, inspection, permissionOf } = input;
  const all = [
    ...inspection.subjects.map((subject) => rowOf(subject, input, hash)),
    ...settingRows(input, hash).map(settingRow),
    ...unjudgedFiles(inspection).map(({ host, edition, path, message }) =>
      pageRow({
        host,
        edition,
        path,
        verdict: "unchecked",
        policy: policyWords.unknown,
        problem: message,
      }),
    ),
  ];
  const { rows, left } = importantRows(all);
  const isStated = inspection.subjects.some((subject) => permissionOf?.(subject)?.stated);
  return htmlPage({
    title: `Subagents of ${repository ?? "this repository"}`,
    about: [`As of ${date}`, `${tool.name} ${tool.version}`, commit === null ? "" : `commit ${commit}`].filter(
      (text) => text !== "",
    ),
    totals: totalsOf(all, inspection.subjects.length, isStated),
    notes: isStated
      ? []
      : ["No policy states a ceiling. “Not allowed” means: more than the default ceiling, which is read."],
    rows,
    more: { count: left, where: "The command list --format csv prints every row." },
  });
}

/** `all`: every row, also those that the page has no room for. `isStated`: whether a policy states a ceiling. */
function totalsOf(all: readonly PageRow[], profiles: number, isStated: boolean): readonly Total[] {
  const count = (test: (row: PageRow) => boolean) =>
    all.filter((row) => !isSettingKind(row.verdict) && test(row)).length;
  const can = (capability: "write" | "execute") => ({
    count: count((row) => row.can.split(" ").includes(capability)),
    title: `can ${phrases[capability]}`,
    view: `power=${capability}`,
  });
  const baselined = count(({ policy }) => policy === policyWords.baselined);
  return [
    {
      count: profiles,
      title: nounFor(profiles, "profile"),
      isFirst: true,
    },
    can("write"),
    can("execute"),
    {
      count: count(({ policy }) => policy === policyWords.refused),
      title: "not allowed",
      view: "policy=not+allowed",
      ...(isStated ? { isBad: true as const } : {}),
    },
    ...(baselined > 0
      ? [
          {
            count: baselined,
            title: policyWords.baselined,
            view: `policy=${policyWords.baselined.replaceAll(" ", "+")}`,
          },
        ]
      : []),
    { count: count(({ verdict }) => verdict !== "loaded"), title: "not loaded by the host" },
  ];
}

function rowOf(subject: Subject, { ownersOf = () => [], permissionOf }: Input, hash: Hash): PageRow {
  const { host, edition, item } = subject;
  const { profile, files, layer, verdict } = item;
  const [path] = files;
  const textOf = (fact: Fact<string> | undefined) => {
    const value = fact && known(fact);
    return value === undefined ? undefined : String(withoutSecrets(value, hash));
  };
  return pageRow({
    host,
    edition,
    layer: layer.name,
    path,
    name: textOf(profile?.name),
    verdict: verdict.kind,
    can: profile && capabilitiesOf(profile).join(" "),
    ...decisionOf(permissionOf?.(subject)),
    codeOwners: path === undefined ? "" : ownersOf(path).join(" "),
    mode: textOf(profile?.permissionMode),
    model: textOf(profile?.model),
    servers: profile?.servers
      .map(({ name, value }) => `${String(withoutSecrets(name, hash))}: ${String(withoutSecrets(value, hash))}`)
      .join("; "),
  });
}

function settingRow({ host, edition, layer, path, setting, kind, target, may, permission }: SettingRow): PageRow {
  return pageRow({
    host,
    edition,
    layer,
    path,
    name: setting,
    verdict: kind,
    can: may.join(" "),
    ...(permission ? decisionOf(permission) : {}),
    servers: target,
  });
}

function decisionOf(permission: Permission | undefined) {
  if (!permission) return { policy: policyWords.unknown };
  const { decision, refusedBy, waiver, through } = decisionJson(permission);
  const [grant] = permission.grants;
  const place = grant && { at: grantPlace(grant), owner: grant.owner, until: grant.until };
  const by = decision === "waived" && waiver ? { ...waiver, at: `${waiver.path}:${waiver.line}` } : place;
  return {
    policy: policyWordOf(permission, decision),
    ...(isAllowed(permission) && by ? { grant: by.at, owner: by.owner, until: by.until } : {}),
    decision,
    refusedBy: refusedBy.join(", "),
    through: through.map(throughWords).join("; "),
  };
}

function policyWordOf(permission: Permission, decision: DecisionJson["decision"]): string {
  if (decision === "baseline") return policyWords.baselined;
  if (!isAllowed(permission)) return policyWords.refused;
  if (decision === "waived") return policyWords.waived;
  return permission.grants.length > 0 ? policyWords.granted : policyWords.allowed;
}
