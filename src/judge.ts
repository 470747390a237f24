/** The whole line over a tree, and over its base: what either door has to say in the end. */
import { hosts } from "./roster.ts";
import { compare, statesOf } from "./compare.ts";
import { fingerprint, sha256 } from "./digest.ts";
import { type Finding, identityOf } from "./finding.ts";
import type { Host } from "./host.ts";
import { type Ask, type Inspection, inspect } from "./inspect.ts";
import { isWithin, plain } from "./path.ts";
import type { FailOn, Gate, Judged, Result, State, Tool } from "./result.ts";
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
}

/** A base that the user can mend and that cannot be read makes everything new, and a note; other faults reject. */
export async function judge({ tool, survey, base, ask, repository, commit, policyCommit, notes, failOn, gate }: Case): Promise<Result> {
  const inspection = await inspect(survey, ask);
  const before = base && (base.isAkin && survey.agreesWith(base.survey) ? inspection : await inspect(base.survey, ask).catch(unreadable));
  const fault = typeof before === "string" ? before : undefined;
  const earlier = typeof before === "string" ? undefined : before;
  const prints = new Map<Finding, string>();
  const printOf = (finding: Finding): string => {
    let print = prints.get(finding);
    if (print === undefined) prints.set(finding, (print = fingerprint(identityOf(finding))));
    return print;
  };
  const states = statesOf(inspection.findings, earlier && new Set(earlier.findings.map(printOf)), printOf);
  return {
    tool,
    repository,
    commit,
    base: base?.commit ?? null,
    sources: ask.decisions.sources.map(({ ref, text }) => ({
      ref,
      commit: ref.startsWith("preset:") ? null : policyCommit,
      get sha256() {
        return sha256(text);
      },
    })),
    inspection,
    judged: inspection.findings.map((finding) => new Standing(finding, states.get(finding) ?? "new", printOf)),
    changes: earlier && (earlier === inspection ? [] : compare(earlier, inspection)),
    notes: [...notes, ...(fault === undefined ? [] : [`the base cannot be read, so every finding is new: ${fault}`]), ...vacant(inspection, survey, ask), ...ended(ask), ...looked(inspection, ask)],
    failOn,
    gate,
  };
}

/** Hashes once somebody asks: most reports do not. */
class Standing implements Judged {
  readonly finding: Finding;
  readonly state: State;
  readonly #printOf: (finding: Finding) => string;

  constructor(finding: Finding, state: State, printOf: (finding: Finding) => string) {
    this.finding = finding;
    this.state = state;
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

/** Grants whose last day is over: whoever wrote them counts on them. */
function ended({ decisions }: Ask): readonly string[] {
  return decisions.ended.map(({ until, at }) => `the grant at ${at.source.path}:${positionAt(at.source, at.span.start).line} ended on ${until}`);
}

/** Where no profile was found: where each host was looked for. */
function looked({ loads, subjects }: Inspection, { decisions, user }: Ask): readonly string[] {
  if (subjects.length > 0) return [];
  const places = loads.map(({ host, title }) => {
    const own = ((hosts as { readonly [id: string]: Host })[host]?.places ?? []).filter((place) => user !== undefined || !/^[~$/]/.test(place));
    const named = decisions.hosts[host]?.dirs.map(({ value }) => value || ".") ?? [];
    return `${title} ${[...own, ...named].map((place) => `\`${place}\``).join(" ") || "only where a policy says"}`;
  });
  return [`no profile found; looked for ${places.join(", ")}`];
}
