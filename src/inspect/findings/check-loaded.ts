/** Runs the rules over what was loaded, and makes one finding of those that have one cause. */
import type { Finding } from "../../model/finding.ts";
import { absentLoad } from "../../model/host.ts";
import type { Decisions } from "../../policy/model.ts";
import { byBytes } from "../../repo/path.ts";
import { withFurther, withoutRepeats } from "../editions.ts";
import { folderReadersIn } from "./folder-readers.ts";
import type { Inspection, Loaded } from "../inspection.ts";
import { onePerCause } from "./one-cause.ts";
import { type Recall, runRules } from "./run-rules.ts";
import type { CheckedLoad, SharedFindings } from "../second-tree/shared-findings.ts";
import { type FindsUnguarded, unguardedIn } from "./unguarded-starts.ts";
import { unreadProblem } from "../unread/unread-profiles.ts";
import { addTo } from "../../repo/many.ts";

/** What the rules are run with next to what was loaded and the policy. */
export interface CheckOptions {
  /** Finds in a prompt the agents that it has started without asking; absent: it reads the prompts first. */
  readonly unguarded?: FindsUnguarded;
  /** Runs rules in its own way. */
  readonly recall?: Recall;
  /** Whether findings come with what to write instead, for which policies are read as text. */
  readonly withFixes: boolean;
  /** What is said of this tree is kept there for the next one, or what was said of the one before is. */
  readonly shared?: SharedFindings;
}

/** Runs the rules over what was loaded. Nothing of the tree is read. */
export async function checkLoaded(
  loaded: Loaded,
  decisions: Decisions,
  options: CheckOptions,
): Promise<Pick<Inspection, "findings" | "ignored">> {
  const { loads } = loaded;
  const findings = await findingsIn(loaded, decisions, options);
  const counted = findings.filter(({ at, item }) => !decisions.ignored(item?.files[0] ?? at.source.path));
  return {
    findings: onePerCause(sortedByPlace(counted), { loads, decisions }),
    ignored: findings.length - counted.length,
  };
}

async function findingsIn(
  { loads, hostless, unread }: Loaded,
  decisions: Decisions,
  { unguarded: given, recall, withFixes, shared }: CheckOptions,
): Promise<readonly Finding[]> {
  const isReader = folderReadersIn(loads);
  const unguarded = given ?? (await unguardedFor(loads, shared));
  const policies = withFixes ? decisions.policies : [];
  const unjudged = [...hostless, ...unread.map((profiles) => unreadProblem(profiles, policies))];
  const unknown: CheckedLoad = { host: null, title: "", edition: null, load: { ...absentLoad, unjudged } };
  return withoutRepeats(
    withFurther(
      [...loads, unknown].flatMap((load) =>
        runRules(load, decisions, isReader, unguarded, { recall, notes: shared?.of(load) }),
      ),
      loads.flatMap(({ fewer = [], ...host }) =>
        fewer.flatMap((load) => runRules({ ...host, load }, decisions, isReader, unguarded, { recall })),
      ),
    ),
    loads,
  );
}

async function unguardedFor(loads: Loaded["loads"], shared: SharedFindings | undefined): Promise<FindsUnguarded> {
  const found = await unguardedIn(loads);
  return shared?.begin(loads, found) ?? found;
}

/** In the order of `byPlace`. The paths are compared once for each file, and not for each finding. */
function sortedByPlace(findings: readonly Finding[]): readonly Finding[] {
  const byPath = new Map<string, Finding[]>();
  for (const finding of findings) {
    const { path } = finding.at.source;
    addTo(byPath, path, finding);
  }
  return [...byPath].sort(([a], [b]) => byBytes(a, b)).flatMap(([, own]) => own.sort(byPlace));
}

/** Compares by path, offset, rule, host and message. Offsets in a file have the order of lines and columns. */
export function byPlace(a: Finding, b: Finding): number {
  return (
    byBytes(a.at.source.path, b.at.source.path) ||
    a.at.span.start - b.at.span.start ||
    byBytes(a.rule, b.rule) ||
    byBytes(a.host ?? "", b.host ?? "") ||
    byBytes(a.message, b.message)
  );
}
