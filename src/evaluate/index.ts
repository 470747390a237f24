/** The whole line over a tree, and over its base: what either door has to say in the end. */
import { hosts } from "../generated/hosts.ts";
import type { ApprovalCheck, Widened } from "../approvals/status.ts";
import type { Change, Holders } from "../compare/index.ts";
import { fingerprint, sha256 } from "../platform/hash.ts";
import { newestOf } from "../inspect/editions.ts";
import { type Finding, identityOf } from "../model/finding.ts";
import type { Host } from "../model/host.ts";
import { type InspectOptions, byPlace, type Inspection, inspect, hostsInUse } from "../inspect/index.ts";
import type { PolicyProblem } from "../model/policy-facts.ts";
import { isWithin, plain } from "../repo/path.ts";
import type { Baseline, BaselineEntry, Decisions, Waiver } from "../policy/model.ts";
import { checkPolicy, policyFacts } from "../policy/findings.ts";
import { capabilitiesOf } from "../model/profile.ts";
import type { FailOn, Gate, EvaluatedFinding, PolicyChanges, Result, State, Tool } from "./result.ts";
import type { RepoIndex } from "../repo/repo-index.ts";
import { positionAt } from "../repo/text.ts";
import { UserError } from "../repo/tree.ts";

/** What a tree is compared with. */
export interface Base {
  readonly repo: RepoIndex;
  readonly commit: string;
  /** Whether both are trees of objects of one repository, from its top: then equal ids are equal files. */
  readonly sharesObjects?: boolean;
}

/** What is judged, by which decisions, beside what. */
export interface EvaluateInput {
  readonly tool: Tool;
  readonly repo: RepoIndex;
  /** The tree to compare with, judged by the same decisions; `undefined`: there is none, and everything is new. */
  readonly base: Base | undefined;
  readonly options: InspectOptions;
  readonly repository: string | null;
  readonly commit: string | null;
  /** The commit that the policy's files were read from. */
  readonly policyCommit: string | null;
  readonly notes: readonly string[];
  readonly failOn: FailOn;
  readonly gate: Gate;
  /** What a pull request changes in the policy, the gate and the owners of entries. */
  readonly policyProblems?: readonly PolicyProblem[];
  /** Knows of a request what is approved; without it nobody is asked. */
  readonly approve?: ApprovalCheck;
  readonly policyChanges?: PolicyChanges;
  /** What a request's own policy would decide: its files answer for themselves as the request has them. */
  readonly proposed?: { readonly decisions: Decisions; readonly baseline: Baseline | undefined };
  /** Fingerprints that a baseline lets stand. */
  readonly baseline?: Baseline;
}

/** A base that the user can mend and that cannot be read makes everything new, and a note; other faults reject. */
export async function evaluate({
  tool,
  repo,
  base,
  options: ask,
  repository,
  commit,
  policyCommit,
  notes,
  failOn,
  gate,
  policyProblems = [],
  approve,
  policyChanges,
  proposed,
  baseline,
}: EvaluateInput): Promise<Result> {
  const seen = await inspect(repo, await besideOf(base, ask));
  const prints = new Map<Finding, string>();
  const printOf = (finding: Finding): string => {
    let print = prints.get(finding);
    if (print === undefined) prints.set(finding, (print = fingerprint(identityOf(finding))));
    return print;
  };
  const covers = baseline || proposed?.baseline ? (await import("./baseline.ts")).covers : () => false;
  base?.repo.shareCache(repo, base.sharesObjects === true);
  const before =
    base &&
    ((await isUntouched(base, { inspection: seen, repo }, ask))
      ? seen
      : await inspect(base.repo, ask).catch(unreadable));
  const fault = typeof before === "string" ? before : undefined;
  const earlier =
    before === undefined || typeof before === "string"
      ? undefined
      : governed(before, ask, [], staleIn(baseline, before.findings, printOf, covers));
  const changes =
    earlier &&
    base &&
    (before === seen ? [] : await changesOf({ inspection: earlier, repo: base.repo }, { inspection: seen, repo }, ask));
  // Where the base cannot be read, everything may do more than nothing.
  const widened =
    approve &&
    base &&
    (await widenedIn(
      changes ??
        (await changesOf(
          { inspection: { ...seen, loads: [], subjects: [] }, repo: base.repo },
          { inspection: seen, repo },
          ask,
        )),
      ask,
      approve,
    ));
  const inspection = governed(
    seen,
    ask,
    [...policyProblems, ...(widened?.unapproved ?? [])],
    staleIn(proposed ? proposed.baseline : baseline, seen.findings, printOf, covers),
    proposed?.decisions,
  );
  const states = statesOf(inspection.findings, earlier && new Set(earlier.findings.map(printOf)), printOf);
  const { decisions } = ask;
  // Beside a base, a waiver covers what it saw there: what is new or has grown since is not excused.
  const waiverOf = (finding: Finding) =>
    base === undefined || states.get(finding) === "existing" ? decisions.waiver(finding) : undefined;
  return {
    tool,
    repository,
    commit,
    base: base?.commit ?? null,
    sources: decisions.sources.map(({ ref, text, commit: read }) => ({
      ref,
      commit: ref.startsWith("preset:") ? null : (read ?? policyCommit),
      get sha256() {
        return sha256(text);
      },
    })),
    inspection,
    findings: inspection.findings.map((finding) => {
      const waiver = waiverOf(finding) ?? null;
      const entry = baseline?.entries.get(printOf(finding));
      const isBaselined = entry !== undefined && covers(entry, finding);
      return new Standing(
        finding,
        waiver ? "waived" : isBaselined ? "existing" : (states.get(finding) ?? "new"),
        waiver,
        isBaselined,
        printOf,
      );
    }),
    changes,
    ...(changes && base && changes.length > 0
      ? {
          reviewContext: await (await import("../approvals/index.ts")).reviewContext(
            changes,
            repo,
            base.repo,
            decisions,
          ),
        }
      : {}),
    notes: [
      ...notes,
      ...(widened?.notes ?? []),
      ...(fault === undefined ? [] : [`the base cannot be read, so every finding is new: ${fault}`]),
      ...vacant(inspection, repo, ask),
      ...looked(inspection, ask),
    ],
    failOn,
    gate,
    ...(policyChanges ? { policyChanges } : {}),
    upcoming: decisions.upcoming(inspection.findings.filter((finding) => !waiverOf(finding))),
  };
}

/**
 * The changes alone, where nobody asks what the policy says of them, and a sentence for everything that a host would read
 * and that could not be read exactly. Of two trees of the same objects nothing is read. Rejects where the base cannot be read.
 */
export async function changesBetween(
  base: Base,
  repo: RepoIndex,
  ask: Omit<InspectOptions, "isUnjudged">,
): Promise<{ readonly changes: readonly Change[]; readonly notes: readonly string[] }> {
  if (base.sharesObjects && repo.agreesWith(base.repo, { whole: true })) return { changes: [], notes: [] };
  const unjudged = { ...ask, isUnjudged: true };
  const inspection = await inspect(repo, await besideOf(base, unjudged));
  base.repo.shareCache(repo, base.sharesObjects === true);
  const before = (await isUntouched(base, { inspection, repo }, ask)) ? inspection : await inspect(base.repo, unjudged);
  const unread = ({ loads }: Inspection, side: string) =>
    loads.flatMap(({ load }) => load.unjudged.map(({ message, at }) => `${side}\`${at.source.path}\` ${message}`));
  const notes = [
    ...new Set([...unread(inspection, ""), ...(before === inspection ? [] : unread(before, "at the base, "))]),
  ];
  return {
    changes:
      before === inspection ? [] : await changesOf({ inspection: before, repo: base.repo }, { inspection, repo }, ask),
    notes,
  };
}

interface Judging {
  readonly inspection: Inspection;
  readonly repo: RepoIndex;
}

/** Whether a tree has all that counts as its base has it. What grants were given to is looked at first, so that it counts. */
async function isUntouched(
  { repo: other, sharesObjects }: Base,
  head: Judging,
  { decisions }: InspectOptions,
): Promise<boolean> {
  if (!sharesObjects) return false;
  await holdersIn(head, decisions);
  return head.repo.agreesWith(other);
}

async function changesOf(before: Judging, after: Judging, { decisions }: InspectOptions): Promise<readonly Change[]> {
  const { compare } = await import("../compare/index.ts");
  return compare(
    compared(before.inspection),
    compared(after.inspection),
    new Map([...(await holdersIn(before, decisions)), ...(await holdersIn(after, decisions))]),
  );
}

async function widenedIn(
  changes: readonly Change[],
  { decisions }: InspectOptions,
  approve: ApprovalCheck,
): Promise<Widened> {
  return (await import("../approvals/status.ts")).widenedUnder(decisions, changes, approve);
}

/** Hosts that the base uses are asked about the head too. */
async function besideOf(base: Base | undefined, ask: InspectOptions): Promise<InspectOptions> {
  return base ? { ...ask, usedAtBase: await hostsInUse(base.repo, ask) } : ask;
}

/** What is compared: of a host with several editions the newest. */
function compared(inspection: Inspection): Inspection {
  const { loads, subjects } = inspection;
  return { ...inspection, loads: newestOf(loads, loads), subjects: newestOf(subjects, loads) };
}

/** The state of each finding: `existing` where the base has one with the same fingerprint. */
function statesOf(
  findings: readonly Finding[],
  base: ReadonlySet<string> | undefined,
  printOf: (finding: Finding) => string,
): ReadonlyMap<Finding, "new" | "existing"> {
  return new Map(findings.map((finding) => [finding, base?.has(printOf(finding)) ? "existing" : "new"]));
}

/** Subjects that do something which only a grant lets them, with what it was given to. */
async function holdersIn({ inspection: { subjects }, repo }: Judging, decisions: Decisions): Promise<Holders> {
  const holding = subjects.filter(({ host, item }) => {
    const { granted } = decisions.allowance(host, item);
    return (
      granted.length > 0 &&
      item.profile !== undefined &&
      capabilitiesOf(item.profile).some((capability) => granted.includes(capability))
    );
  });
  if (holding.length === 0) return new Map();
  const { fingerprintOf } = await import("../policy/fingerprint.ts");
  return new Map(
    await Promise.all(holding.map(async (subject) => [subject, await fingerprintOf(subject.item, repo)] as const)),
  );
}

/** With what the policy itself has to answer for; `answering` is the one whose files do, `decisions` says how severely. */
function governed(
  inspection: Inspection,
  { decisions, hosts: some, starts }: InspectOptions,
  problems: readonly PolicyProblem[],
  stale: readonly PolicyProblem[],
  answering: Decisions = decisions,
): Inspection {
  // Of a part of the profiles nothing can be said to be unused.
  const whole = some === undefined && starts === undefined;
  const profiles = inspection.subjects.map(({ host, item }) => ({ host, item, path: item.files[0] ?? "" }));
  const facts = whole
    ? policyFacts(answering, [...stale, ...problems], { profiles, findings: inspection.findings })
    : policyFacts(answering, problems);
  const own = checkPolicy(decisions, facts, (item) => inspection.subjects.find((subject) => subject.item === item));
  return own.length === 0 ? inspection : { ...inspection, findings: [...inspection.findings, ...own].sort(byPlace) };
}

type Covers = (entry: BaselineEntry, finding: Finding | undefined) => boolean;

/** Entries of a baseline that no finding of today matches. */
function staleIn(
  baseline: Baseline | undefined,
  findings: readonly Finding[],
  printOf: (finding: Finding) => string,
  covers: Covers,
): readonly PolicyProblem[] {
  if (!baseline) return [];
  const found = new Map(findings.map((finding) => [printOf(finding), finding]));
  return [...baseline.entries.values()]
    .filter((entry) => !covers(entry, found.get(entry.fingerprint)))
    .map(({ rule, kind, path, profile, at }) => ({
      topic: "unused",
      message: `the entry of the baseline for \`${kind === null ? rule : `${rule}/${kind}`}\` in \`${path}\`${profile === null ? "" : ` (\`${profile}\`)`} matches no finding any more; \`baseline --prune\` takes it out`,
      at,
    }));
}

/** Hashes once somebody asks: most reports do not. */
class Standing implements EvaluatedFinding {
  readonly finding: Finding;
  readonly state: State;
  readonly waiver: Waiver | null;
  readonly isBaselined: boolean;
  readonly #printOf: (finding: Finding) => string;

  constructor(
    finding: Finding,
    state: State,
    waiver: Waiver | null,
    isBaselined: boolean,
    printOf: (finding: Finding) => string,
  ) {
    this.finding = finding;
    this.state = state;
    this.waiver = waiver;
    this.isBaselined = isBaselined;
    this.#printOf = printOf;
  }

  get fingerprint(): string {
    return this.#printOf(this.finding);
  }
}

function unreadable(error: unknown): string {
  if (error instanceof UserError) return error.message;
  throw error;
}

/** Directories that a policy names and that give a host nothing: a mistake, or the profiles have been moved away. */
function vacant({ loads }: Inspection, repo: RepoIndex, { decisions }: InspectOptions): readonly string[] {
  return loads.flatMap(({ host, title, load }) =>
    (decisions.hosts[host]?.dirs ?? []).flatMap(({ value, at }) => {
      const path = plain(value) ?? value;
      const layers = load.layers.filter(({ name, status }) => name !== "builtin" && status !== "absent");
      if (
        layers.some(({ root }) => isWithin(root, path)) ||
        load.unjudged.some((problem) => isWithin(problem.at.source.path, path))
      )
        return [];
      const { line } = positionAt(at.source, at.span.start);
      const isThere = ["file", "directory"].includes(repo.resolve(path).kind);
      return [
        `\`hosts.${host}.dirs\` (${at.source.path}:${line}) names \`${value}\`, ${isThere ? `in which ${title} finds nothing to read` : "which is not there"}`,
      ];
    }),
  );
}

/** Where no profile was found: the directories that were looked into, each once, and those that the policy adds. */
function looked({ loads, subjects }: Inspection, { decisions, user }: InspectOptions): readonly string[] {
  if (subjects.length > 0) return [];
  const usual = loads.flatMap(({ host }) => {
    const places = ((hosts as { readonly [id: string]: Host })[host]?.patterns ?? [])
      .filter((place) => user !== undefined || !/^[~$/]/.test(place))
      .map((place) => place.replace(/^\*\*\//, ""));
    const profiles = places.filter((place) => place.includes("*"));
    return (profiles.length > 0 ? profiles : places).map((place) => place.replace(/\/?[^/]*\*.*$/, ""));
  });
  const named = loads.flatMap(({ host, title }) =>
    (decisions.hosts[host]?.dirs ?? []).map(({ value }) => `\`${value || "."}\` for ${title}`),
  );
  const quoted = [...new Set(usual)].filter((place) => place !== "").map((place) => `\`${place}\``);
  return [`no profile found; looked for ${[quoted.join(", "), ...named].filter((part) => part !== "").join(" and ")}`];
}
