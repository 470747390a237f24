/** What a policy would do to every repository of an inventory, from the kept objects alone. */
import type { EvaluatedFinding } from "../../evaluate/result.ts";
import { known } from "../../model/fact.ts";
import { dayAfter } from "../../policy/decide/days.ts";
import { waiverDays } from "../../policy/decide/effective.ts";
import { rolloutDays } from "../../policy/decide/levels.ts";
import type { Decisions, Policy } from "../../policy/model.ts";
import { forRepository, waveOf } from "../../policy/waves.ts";
import { byBytes } from "../../repo/path.ts";
import { positionAt } from "../../repo/text.ts";
import type { Hash } from "../../sanitize/secrets.ts";
import { withoutSecrets } from "../../sanitize/secrets.ts";
import { type Judged, judgeObject } from "../objects/index.ts";
import type { FindingRow, RepositoryRow, Row } from "../rows/index.ts";
import type { Failure, RepositoryImpact, Turn } from "./schema.ts";

/** What the effect of a policy is worked out from. Nothing else is read. */
export interface ImpactInput {
  /** The lines of the inventory by repository. */
  readonly blocks: ReadonlyMap<string, readonly string[]>;
  /** The kept object of a repository; `undefined`: there is none. */
  readonly objectOf: (repository: string) => string | undefined;
  /** The policy that is weighed. */
  readonly policy: Policy;
  readonly today: string;
  /** How many days after today are looked at. */
  readonly ending: number;
  /** Name and version of the tool that runs. */
  readonly tool: string;
  readonly hash: Hash;
}

/** Sorted by the name of the repository. Nothing is read but objects. */
export async function impactOf(input: ImpactInput): Promise<readonly RepositoryImpact[]> {
  const impacts: RepositoryImpact[] = [];
  for (const [name, lines] of [...input.blocks].sort(([a], [b]) => byBytes(a, b)))
    impacts.push(
      await impactOn(
        name,
        lines.map((line) => JSON.parse(line) as Row),
        input,
      ),
    );
  return impacts;
}

async function impactOn(name: string, rows: readonly Row[], input: ImpactInput): Promise<RepositoryImpact> {
  const own = rows.find((row) => row.type === "repository");
  const before = own?.conclusion ?? "unreached";
  const without = (after: RepositoryImpact["after"], reason: string | null): RepositoryImpact => ({
    repository: name,
    wave: null,
    before,
    after,
    reason,
    turns: [],
  });
  if (before === "empty") return without("empty", null);
  const object = before === "unreached" ? undefined : input.objectOf(name);
  if (object === undefined) return without("needs a scan", missingReason(own));
  const known = { name, properties: own?.properties };
  const wave = await waveOf(input.policy, known);
  const policy = await forRepository(input.policy, known);
  const judgedOn = (day: string) => judgeObject(object, input.tool, policy, day);
  const first = await judgedOn(input.today);
  if (first.kind !== "judged") return without(first.kind, first.kind === "undecided" ? first.problem : first.reason);
  const found = await turnsFrom(rows, first, judgedOn, input);
  if (typeof found === "string") return without("needs a scan", `on ${found} it cannot be evaluated`);
  // A scan concludes by its own `--fail-on`. Here errors count on both sides.
  const failedBefore = rows.some(isFailure) ? "failed" : "passed";
  return {
    repository: name,
    wave: wave?.repositories ?? null,
    before: before === "undecided" ? before : failedBefore,
    reason: null,
    ...found,
  };
}

/** The day that cannot be judged, where there is one. */
async function turnsFrom(
  rows: readonly Row[],
  first: Extract<Judged, { kind: "judged" }>,
  judgedOn: (day: string) => Promise<Judged>,
  input: ImpactInput,
): Promise<Pick<RepositoryImpact, "after" | "turns"> | string> {
  const owners = ownersIn(rows);
  const turns: Turn[] = [];
  const now = failuresOf(first.findings, owners, input.hash);
  let failing = new Map(rows.filter(isFailure).map((row) => [row.fingerprint, failureFrom(row, owners)]));
  for (const day of [input.today, ...laterDays(first.decisions, input)]) {
    const judged = day === input.today ? first : await judgedOn(day);
    if (judged.kind !== "judged") return day;
    const next = failuresOf(judged.findings, owners, input.hash);
    const turn = {
      day,
      begins: [...next.values()].filter(({ fingerprint }) => !failing.has(fingerprint)),
      stops: [...failing.values()].filter(({ fingerprint }) => !next.has(fingerprint)),
    };
    if (day === input.today || turn.begins.length + turn.stops.length > 0) turns.push(turn);
    failing = next;
  }
  return { after: now.size > 0 ? "failed" : "passed", turns };
}

function missingReason(row: RepositoryRow | undefined): string {
  if (row?.conclusion === "undecided") return "its own policy cannot be used, and has to be fixed first";
  return row?.conclusion === "unreached" || !row
    ? (row?.problem ?? "it was not read")
    : "the inventory has no object of it";
}

/** The days on which a grant or a waiver has ended, a waiver that ran too long begins to count, or a stage begins. */
function laterDays({ policies }: Decisions, { today, ending }: ImpactInput): readonly string[] {
  const last = dayAfter(today, ending);
  const days = policies.flatMap(({ grants, waivers, rollout }) => [
    ...[...grants, ...waivers].flatMap(({ until }) => (until === undefined ? [] : [dayAfter(until, 1)])),
    ...waivers.flatMap(({ until }) => Object.values(waiverDays).map((days) => dayAfter(until, -days))),
    ...rolloutDays(rollout),
  ]);
  return [...new Set(days)].filter((day) => day > today && day <= last).sort();
}

function isFailure(row: Row): row is FindingRow {
  return row.type === "finding" && row.severity === "error" && row.state === "new";
}

function ownersIn(rows: readonly Row[]): ReadonlyMap<string, readonly string[]> {
  return new Map(
    rows.flatMap((row) => (row.type === "profile" && row.path !== null ? [[row.path, row.codeOwners] as const] : [])),
  );
}

function failureFrom(row: FindingRow, owners: ReadonlyMap<string, readonly string[]>): Failure {
  const { rule, kind, host, path, line, profile, message, fingerprint } = row;
  return { rule, kind, host, path, line, profile, message, fingerprint, owners: owners.get(path) ?? [] };
}

function failuresOf(
  findings: readonly EvaluatedFinding[],
  owners: ReadonlyMap<string, readonly string[]>,
  hash: Hash,
): Map<string, Failure> {
  const clean = (text: string) => String(withoutSecrets(text, hash));
  return new Map(
    findings.flatMap(({ finding, state, fingerprint }): [string, Failure][] => {
      if (finding.severity !== "error" || state !== "new") return [];
      const { rule, kind = null, host, at, item, message } = finding;
      const { path } = at.source;
      const name = item?.profile && known(item.profile.name);
      const profile = name === undefined ? null : clean(name);
      const { line } = positionAt(at.source, at.span.start);
      const failure = { rule, kind, host, path, line, profile, message: clean(message), fingerprint };
      return [[fingerprint, { ...failure, owners: owners.get(path) ?? [] }]];
    }),
  );
}
