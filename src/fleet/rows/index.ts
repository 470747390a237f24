/** The rows of one repository, from what `check` and `list` found in it. */
import { conclusionOf, type EvaluatedFinding, type Result, summaryOf, type Tool } from "../../evaluate/result.ts";
import { certaintyOf, type Subject } from "../../inspect/index.ts";
import { type Fact, known } from "../../model/fact.ts";
import { capabilitiesOf, type Profile } from "../../model/profile.ts";
import { positionAt } from "../../repo/text.ts";
import type { Hash } from "../../sanitize/secrets.ts";
import type { PlannedRepository } from "../plan/index.ts";
import { type UnjudgedFile, unjudgedFiles } from "../../reports/list/rows.ts";
import type { FindingRow, ProfileRow, RepositoryRow, Row, UncheckedRow } from "./schema.ts";
import { decisionOf } from "./decision.ts";
import { type Common, serverOf, settingRowsOf, textWithoutSecrets } from "./settings.ts";

export type { FindingRow, ProfileRow, RepositoryRow, Row } from "./schema.ts";

/** A place where this tool runs in a repository, or for it. */
export type GatePlace = RepositoryRow["gate"][number];

/** What was found in a repository, or why nothing was. */
export type Scanned =
  | {
      readonly kind: "read";
      readonly result: Result;
      readonly gate: readonly GatePlace[];
      readonly holdsUntil: string | null;
      /** What could not be read next to the files. */
      readonly problem?: string | undefined;
      /** What another policy can be judged from. */
      readonly object?: string;
    }
  | {
      readonly kind: "undecided" | "empty" | "unreached";
      readonly problem: string;
      readonly gate?: readonly GatePlace[];
    };

/** What every row of a scan has. */
export interface Frame {
  readonly tool: Tool;
  readonly date: string;
  readonly hash: Hash;
  /** A hash of what decides the rows next to the repository; `null`: it is not known. */
  readonly judgedBy: string | null;
}

/** The row of the repository comes last: with it the repository is complete. */
export function rowsOf(repository: PlannedRepository, scanned: Scanned, frame: Frame): readonly Row[] {
  const { hash } = frame;
  const common = commonOf(repository, frame);
  if (scanned.kind !== "read") return [unreadRow(repository, scanned, frame)];
  const { result, gate, holdsUntil, problem } = scanned;
  const { inspection, findings } = result;
  const { profiles, errors, warnings, notes } = summaryOf(result);
  return [
    ...inspection.subjects.map((subject) => profileRowOf(subject, result, common, hash)),
    ...inspection.loads.flatMap((load) => settingRowsOf(load, result.settingPermissionOf, common, hash)),
    ...unjudgedFiles(inspection).map((file) => uncheckedRowOf(file, common, hash)),
    ...findings.map((found) => findingRowOf(found, common, hash)),
    {
      type: "repository",
      ...common,
      ...plannedOf(repository),
      conclusion: conclusionOf(result) === "findings" ? "failed" : "passed",
      problem: problem === undefined ? null : textWithoutSecrets(problem, hash),
      power: null,
      profiles,
      errors,
      warnings,
      notes,
      gate: gateOf(gate, hash),
      policy: result.sources.map(({ ref, commit: from, sha256 }) => ({ ref, commit: from, sha256 })),
      judgedBy: frame.judgedBy,
      holdsUntil,
    },
  ];
}

function commonOf({ name, commit }: PlannedRepository, { tool, date }: Frame): Common {
  return { repository: name, commit, date, tool: `${tool.name} ${tool.version}` };
}

/** What the plan says of a repository. */
export function plannedOf({ branch, tree, visibility, archived, properties }: PlannedRepository) {
  return { branch, tree, visibility, archived, properties };
}

function unreadRow(
  repository: PlannedRepository,
  { kind, problem, gate = [] }: Exclude<Scanned, { kind: "read" }>,
  frame: Frame,
): RepositoryRow {
  return {
    type: "repository",
    ...commonOf(repository, frame),
    ...plannedOf(repository),
    conclusion: kind,
    problem: textWithoutSecrets(problem, frame.hash),
    power: null,
    profiles: 0,
    errors: 0,
    warnings: 0,
    notes: 0,
    gate: gateOf(gate, frame.hash),
    policy: [],
    judgedBy: frame.judgedBy,
    holdsUntil: null,
  };
}

/** The sentences quote what the files say. */
function gateOf(gate: readonly GatePlace[], hash: Hash): GatePlace[] {
  return gate.map(({ weakened, ...place }) => ({
    ...place,
    ...(weakened ? { weakened: weakened.map((sentence) => textWithoutSecrets(sentence, hash)) } : {}),
  }));
}

function profileRowOf(subject: Subject, result: Result, common: Common, hash: Hash): ProfileRow {
  const { host, edition, item } = subject;
  const { layer, files, verdict, profile } = item;
  const [path = null] = files;
  return {
    type: "profile",
    ...common,
    host,
    edition,
    layer: layer.name,
    reach: layer.name === "organisation" ? "organisation" : "repository",
    path,
    verdict: verdict.kind,
    ...(profile ? factsOf(profile, hash) : unread),
    ...decisionOf(result.permissionOf?.(subject)),
    codeOwners: path === null ? [] : [...(result.ownersOf?.(path) ?? [])],
    certainty: certaintyOf(host, item),
  };
}

/** The facts of a file that could not be read. */
const unread = { name: null, capabilities: [], model: null, mode: null, servers: [] };

function factsOf(profile: Profile, hash: Hash) {
  const textOf = (fact: Fact<string>) => {
    const value = known(fact);
    return value === undefined ? null : textWithoutSecrets(value, hash);
  };
  return {
    name: textOf(profile.name),
    capabilities: [...capabilitiesOf(profile)],
    model: textOf(profile.model),
    mode: textOf(profile.permissionMode),
    servers: profile.servers.map((server) => serverOf(server, hash)),
  };
}

function uncheckedRowOf({ host, edition, path, message }: UnjudgedFile, common: Common, hash: Hash): UncheckedRow {
  const reader = host === "" ? { host: null, edition: null } : { host, edition };
  return { type: "unchecked", ...common, ...reader, path, message: textWithoutSecrets(message, hash) };
}

function findingRowOf(
  { finding, state, waiver, fingerprint }: EvaluatedFinding,
  common: Common,
  hash: Hash,
): FindingRow {
  const { rule, kind = null, severity, certainty, message, at, host, edition, layer, item } = finding;
  const { line, column } = positionAt(at.source, at.span.start);
  const profile = item?.profile && known(item.profile.name);
  return {
    type: "finding",
    ...common,
    rule,
    kind,
    class: finding.class,
    severity,
    certainty,
    message: textWithoutSecrets(message, hash),
    path: at.source.path,
    line,
    column,
    host,
    edition,
    layer: layer?.name ?? null,
    profile: profile === undefined ? null : textWithoutSecrets(profile, hash),
    state,
    owner: waiver?.owner ?? null,
    until: waiver?.until ?? null,
    fingerprint,
  };
}
