/**
 * What came of one tree, for a second tree of the same repository. A host whose questions all have the same answers
 * there makes the same of it, and does not read it again. Of one that is read again, items and findings that are equal
 * are those of the first tree. Where all hosts make the same, and nothing else was found, what the rules say is the
 * same too.
 */
import { isEqual } from "../../model/equal.ts";
import { Questions } from "../../repo/questions.ts";
import type { RepoIndex } from "../../repo/repo-index.ts";
import type { HostLoad, Inspection, Loaded } from "../inspection.ts";
import { SharedFindings } from "./shared-findings.ts";
import { withEqualsOf } from "./shared-items.ts";

/** What one host made of the first tree. */
interface Kept {
  /** What it was given besides the tree, as text. */
  readonly given: string;
  readonly questions: Questions;
  readonly loads: readonly HostLoad[];
}

/** Both trees are inspected with the same options, but for what is given to `of`. */
export class SharedLoads {
  readonly #kept = new Map<string, Kept>();
  /** What the rules said of the first tree. */
  readonly findings = new SharedFindings();
  #inspection: Inspection | undefined;

  /**
   * The loads of one host. `repo`: first a tree, then one that has borrowed its contents. `given`: what `load` uses
   * besides the tree that it gets, as text.
   */
  async of(
    host: string,
    repo: RepoIndex,
    given: string,
    load: (repo: RepoIndex) => Promise<readonly HostLoad[]>,
  ): Promise<readonly HostLoad[]> {
    const kept = this.#kept.get(host);
    if (kept)
      return kept.given === given && (await repo.answersAlike(kept.questions))
        ? kept.loads
        : withEqualsOf(kept.loads, await load(repo));
    const questions = new Questions();
    const loads = await load(repo.noting(questions));
    this.#kept.set(host, { given, questions, loads });
    return loads;
  }

  /** The inspection of the first tree, if that is also what comes of this one; else `judge` finds it. */
  async judged(loaded: Loaded, judge: () => Promise<Inspection>): Promise<Inspection> {
    if (this.#inspection) return hasSame(loaded, this.#inspection) ? this.#inspection : judge();
    return (this.#inspection = await judge());
  }
}

/**
 * Whether both hold the very same loads, and equal results of what looks at the tree as a whole. The subjects are those
 * of the loads.
 */
function hasSame(one: Loaded, other: Loaded): boolean {
  return (
    one.loads.length === other.loads.length &&
    one.loads.every((load, i) => load === other.loads[i]) &&
    isEqual(
      [one.nearMisses, one.unknownHosts, one.unread, one.hostless],
      [other.nearMisses, other.unknownHosts, other.unread, other.hostless],
    )
  );
}
