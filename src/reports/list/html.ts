/** `list --format html`: every profile of one repository as a page that filters and sorts, and loads nothing. */
import { isAllowed, type Permission } from "../../evaluate/permission.ts";
import type { Result } from "../../evaluate/result.ts";
import type { Subject } from "../../inspect/index.ts";
import { phrases } from "../../model/capability.ts";
import { type Fact, known } from "../../model/fact.ts";
import { capabilitiesOf } from "../../model/profile.ts";
import { positionAt } from "../../repo/text.ts";
import { type Hash, withoutSecrets } from "../../sanitize/secrets.ts";
import { htmlPage, importantRows } from "../html/page.ts";
import { unjudgedFiles } from "./rows.ts";
import { type PageRow, pageRow, policyWords } from "../html/row.ts";

type Input = Pick<Result, "tool" | "repository" | "commit" | "date" | "inspection" | "ownersOf" | "permissionOf">;

export function listHtml(input: Input, hash: Hash): string {
  const { tool, repository, commit, date, inspection, permissionOf } = input;
  const all = [
    ...inspection.subjects.map((subject) => rowOf(subject, input, hash)),
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
  const count = (test: (row: PageRow) => boolean) => all.filter(test).length;
  const can = (capability: "write" | "execute") => ({
    count: count((row) => row.can.split(" ").includes(capability)),
    title: `can ${phrases[capability]}`,
    view: `power=${capability}`,
  });
  return htmlPage({
    title: `Subagents of ${repository ?? "this repository"}`,
    about: [`As of ${date}`, `${tool.name} ${tool.version}`, commit === null ? "" : `commit ${commit}`].filter(
      (text) => text !== "",
    ),
    totals: [
      {
        count: inspection.subjects.length,
        title: inspection.subjects.length === 1 ? "profile" : "profiles",
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
      { count: count(({ verdict }) => verdict !== "loaded"), title: "not loaded by the host" },
    ],
    notes: isStated
      ? []
      : ["No policy states a ceiling. “Not allowed” means: more than the default ceiling, which is read."],
    rows,
    more: { count: left, where: "The command list --format csv prints every row." },
  });
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

function decisionOf(permission: Permission | undefined) {
  if (!permission) return { policy: policyWords.unknown };
  const [grant] = permission.grants;
  if (!isAllowed(permission)) return { policy: policyWords.refused };
  if (!grant) return { policy: policyWords.allowed };
  const { source, span } = grant.at;
  return {
    policy: policyWords.granted,
    grant: `${source.path}:${positionAt(source, span.start).line}`,
    owner: grant.owner,
    until: grant.until,
  };
}
