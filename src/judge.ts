/** The whole line over a tree, and over its base: what either door has to say in the end. */
import { hosts } from "./roster.ts";
import type { Holders } from "./compare.ts";
import { fingerprint, sha256 } from "./digest.ts";
import { leading } from "./editions.ts";
import { type Finding, identityOf } from "./finding.ts";
import type { Host } from "./host.ts";
import { type Ask, byPlace, type Inspection, inspect, usedIn } from "./inspect.ts";
import type { Problem } from "./load.ts";
import { isWithin, plain } from "./path.ts";
import type { Baseline, BaselineEntry, Decisions, Waiver } from "./policy.ts";
import { checkPolicy, type Movement, policyCase } from "./policy/case.ts";
import { capabilitiesOf } from "./profile.ts";
import type { FailOn, Gate, Judged, PolicyChanges, Result, State, Tool } from "./result.ts";
import type { Survey } from "./survey.ts";
import { positionAt } from "./text.ts";
import { Mistake } from "./tree.ts";

/** What a tree is compared with. */
export interface Base {
  readonly survey: Survey;
  readonly commit: string;
  /** Whether both are trees of objects of one repository, from its top: then equal ids are equal files. */
  readonly isAkin?: boolean;
}

/** What is judged, by which decisions, beside what. */
export interface Case {
  readonly tool: Tool;
  readonly survey: Survey;
  /** The tree to compare with, judged by the same decisions; `undefined`: there is none, and everything is new. */
  readonly base: Base | undefined;
  readonly ask: Ask;
  readonly repository: string | null;
  readonly commit: string | null;
  /** The commit that the policy's files were read from. */
  readonly policyCommit: string | null;
  readonly notes: readonly string[];
  readonly failOn: FailOn;
  readonly gate: Gate;
  /** What a request does to what governs it. */
  readonly movement?: Movement;
  readonly policyChanges?: PolicyChanges;
  /** What a request's own policy would decide: its files answer for themselves as the request has them. */
  readonly proposed?: { readonly decisions: Decisions; readonly baseline: Baseline | undefined };
  /** Fingerprints that a baseline lets stand. */
  readonly baseline?: Baseline;
}

/** A base that the user can mend and that cannot be read makes everything new, and a note; other faults reject. */
export async function judge({ tool, survey, base, ask, repository, commit, policyCommit, notes, failOn, gate, movement, policyChanges, proposed, baseline }: Case): Promise<Result> {
  const seen = await inspect(survey, base ? { ...ask, usedBefore: await usedIn(base.survey, ask) } : ask);
  const prints = new Map<Finding, string>();
  const printOf = (finding: Finding): string => {
    let print = prints.get(finding);
    if (print === undefined) prints.set(finding, (print = fingerprint(identityOf(finding))));
    return print;
  };
  const covers = baseline || proposed?.baseline ? (await import("./baseline.ts")).covers : () => false;
  const before = base && (base.isAkin && survey.agreesWith(base.survey) ? seen : await inspect(base.survey, ask).catch(unreadable));
  const fault = typeof before === "string" ? before : undefined;
  const earlier = before === undefined || typeof before === "string" ? undefined : governed(before, ask, undefined, staleIn(baseline, before.findings, printOf, covers));
  const inspection = governed(seen, ask, movement, staleIn(proposed ? proposed.baseline : baseline, seen.findings, printOf, covers), proposed?.decisions);
  const states = statesOf(inspection.findings, earlier && new Set(earlier.findings.map(printOf)), printOf);
  const { decisions } = ask;
  // Beside a base, a waiver covers what it saw there: what is new or has grown since is not excused.
  const waiverOf = (finding: Finding) => (base === undefined || states.get(finding) === "existing" ? decisions.waiver(finding) : undefined);
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
    judged: inspection.findings.map((finding) => {
      const waiver = waiverOf(finding) ?? null;
      const entry = baseline?.entries.get(printOf(finding));
      const isBaselined = entry !== undefined && covers(entry, finding);
      return new Standing(finding, waiver ? "waived" : isBaselined ? "existing" : (states.get(finding) ?? "new"), waiver, isBaselined, printOf);
    }),
    changes: earlier && base && (before === seen ? [] : (await import("./compare.ts")).compare(compared(earlier), compared(inspection), new Map([...(await holdersIn(earlier, base.survey, decisions)), ...(await holdersIn(inspection, survey, decisions))]))),
    notes: [...notes, ...(fault === undefined ? [] : [`the base cannot be read, so every finding is new: ${fault}`]), ...vacant(inspection, survey, ask), ...looked(inspection, ask)],
    failOn,
    gate,
    ...(policyChanges ? { policyChanges } : {}),
    upcoming: decisions.upcoming(inspection.findings.filter((finding) => !waiverOf(finding))),
  };
}

/** What is compared: of a host with several editions the newest. */
function compared(inspection: Inspection): Inspection {
  return { ...inspection, subjects: leading(inspection.subjects, inspection.loads) };
}

/** The state of each finding: `existing` where the base has one with the same fingerprint. */
function statesOf(findings: readonly Finding[], base: ReadonlySet<string> | undefined, printOf: (finding: Finding) => string): ReadonlyMap<Finding, "new" | "existing"> {
  return new Map(findings.map((finding) => [finding, base?.has(printOf(finding)) ? "existing" : "new"]));
}

/** Subjects that do something which only a grant lets them, with what it was given to. */
async function holdersIn({ subjects }: Inspection, survey: Survey, decisions: Decisions): Promise<Holders> {
  const holding = subjects.filter(({ host, item }) => {
    const { granted } = decisions.allowance(host, item);
    return granted.length > 0 && item.profile !== undefined && capabilitiesOf(item.profile).some((capability) => granted.includes(capability));
  });
  if (holding.length === 0) return new Map();
  const { materialOf } = await import("./policy/material.ts");
  return new Map(await Promise.all(holding.map(async (subject) => [subject, await materialOf(subject.item, survey)] as const)));
}

/** With what the policy itself has to answer for; `answering` is the one whose files do, `decisions` says how severely. */
function governed(inspection: Inspection, { decisions, hosts: some, starts }: Ask, movement: Movement = { loosened: [], weakened: [] }, stale: readonly Problem[] = [], answering: Decisions = decisions): Inspection {
  // Of a part of the profiles nothing can be said to be unused.
  const whole = some === undefined && starts === undefined;
  const about = inspection.subjects.map(({ host, item }) => ({ host, item, path: item.files[0] ?? "" }));
  const standing = policyCase(answering, about, inspection.findings, movement);
  const own = checkPolicy(decisions, { ...standing, unused: whole ? [...standing.unused, ...stale] : [] });
  return own.length === 0 ? inspection : { ...inspection, findings: [...inspection.findings, ...own].sort(byPlace) };
}

type Covers = (entry: BaselineEntry, finding: Finding | undefined) => boolean;

/** Entries of a baseline that no finding of today matches. */
function staleIn(baseline: Baseline | undefined, findings: readonly Finding[], printOf: (finding: Finding) => string, covers: Covers): readonly Problem[] {
  if (!baseline) return [];
  const found = new Map(findings.map((finding) => [printOf(finding), finding]));
  return [...baseline.entries.values()]
    .filter((entry) => !covers(entry, found.get(entry.fingerprint)))
    .map(({ rule, kind, path, profile, at }) => ({ message: `the entry of the baseline for \`${kind === null ? rule : `${rule}/${kind}`}\` in \`${path}\`${profile === null ? "" : ` (\`${profile}\`)`} matches no finding any more; \`baseline --prune\` takes it out`, at }));
}

/** Hashes once somebody asks: most reports do not. */
class Standing implements Judged {
  readonly finding: Finding;
  readonly state: State;
  readonly waiver: Waiver | null;
  readonly isBaselined: boolean;
  readonly #printOf: (finding: Finding) => string;

  constructor(finding: Finding, state: State, waiver: Waiver | null, isBaselined: boolean, printOf: (finding: Finding) => string) {
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
  if (error instanceof Mistake) return error.message;
  throw error;
}

/** Directories that a policy names and that give a host nothing: a mistake, or the profiles have been moved away. */
function vacant({ loads }: Inspection, survey: Survey, { decisions }: Ask): readonly string[] {
  return loads.flatMap(({ host, title, load }) =>
    (decisions.hosts[host]?.dirs ?? []).flatMap(({ value, at }) => {
      const path = plain(value) ?? value;
      const layers = load.layers.filter(({ name, status }) => name !== "builtin" && status !== "absent");
      if (layers.some(({ root }) => isWithin(root, path)) || load.unjudged.some((problem) => isWithin(problem.at.source.path, path))) return [];
      const { line } = positionAt(at.source, at.span.start);
      const isThere = ["file", "directory"].includes(survey.look(path).kind);
      return [`\`hosts.${host}.dirs\` (${at.source.path}:${line}) names \`${value}\`, ${isThere ? `in which ${title} finds nothing to read` : "which is not there"}`];
    }),
  );
}

/** Where no profile was found: the directories that were looked into, each once, and those that the policy adds. */
function looked({ loads, subjects }: Inspection, { decisions, user }: Ask): readonly string[] {
  if (subjects.length > 0) return [];
  const usual = loads.flatMap(({ host }) => {
    const places = ((hosts as { readonly [id: string]: Host })[host]?.places ?? []).filter((place) => user !== undefined || !/^[~$/]/.test(place)).map((place) => place.replace(/^\*\*\//, ""));
    const profiles = places.filter((place) => place.includes("*"));
    return (profiles.length > 0 ? profiles : places).map((place) => place.replace(/\/?[^/]*\*.*$/, ""));
  });
  const named = loads.flatMap(({ host, title }) => (decisions.hosts[host]?.dirs ?? []).map(({ value }) => `\`${value || "."}\` for ${title}`));
  const quoted = [...new Set(usual)].filter((place) => place !== "").map((place) => `\`${place}\``);
  return [`no profile found; looked for ${[quoted.join(", "), ...named].filter((part) => part !== "").join(" and ")}`];
}
