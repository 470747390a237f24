/** Applies the safe fixes of findings to a tree in memory, and keeps those that are proven by loading. */
import { applyEdits } from "../hosts/_kit/fixes/edits.ts";
import { type HostLoad, hostsInUse, inspect, type InspectOptions } from "../inspect/index.ts";
import type { Finding } from "../model/finding.ts";
import type { Fix } from "../model/fix.ts";
import { byBytes } from "../repo/path.ts";
import type { RepoIndex } from "../repo/repo-index.ts";
import { type Worse, worsenedFiles } from "./proof.ts";
import { addTo } from "../repo/many.ts";

/** A file with its fixes applied. */
export interface FixedFile {
  /** Relative to the root. */
  readonly path: string;
  /** The whole text of the file, as is `after`. */
  readonly before: string;
  readonly after: string;
  readonly fixes: readonly Fix[];
}

/** A fix that is marked safe and would make something worse. */
export interface RefusedFix {
  readonly path: string;
  readonly fix: Fix;
  /** Completes "not applied: …". */
  readonly because: string;
}

/** What `--fix` would write, before anything is written. */
export interface FixPlan {
  /** In the order of their paths. */
  readonly files: readonly FixedFile[];
  readonly refused: readonly RefusedFix[];
  /** What is found in the fixed tree. */
  readonly findings: readonly Finding[];
}

/** How often fixes are sought again after some were applied. */
const maxRounds = 50;

/** How many files are loaded by themselves; of further ones, what is worse together with others is refused. */
const maxTrials = 100;

/** The fixes of one path that are tried together, and the text that they give. */
interface Proposal {
  readonly path: string;
  readonly fixes: readonly Fix[];
  readonly text: string;
}

/**
 * Fixes whatever `options` finds. The proof loads the tree with every host that is in use, also with those that are not
 * selected: whoever reads a file must get no less from it, and no more power.
 */
export async function planFixes(repo: RepoIndex, options: InspectOptions): Promise<FixPlan> {
  const proof = new Proof(repo, options);
  await proof.begin();
  for (let round = 0; round < maxRounds; round++) {
    const { findings } = await inspect(proof.tree, options);
    const candidates = await proof.candidatesIn(findings);
    if (candidates.size === 0 || !(await proof.tryAll(candidates))) break;
  }
  await proof.finish();
  const { findings } = await inspect(proof.tree, options);
  return { files: await proof.files(), refused: proof.refused, findings };
}

class Proof {
  readonly #repo: RepoIndex;
  #options: InspectOptions;
  #before: readonly HostLoad[] = [];
  #texts: ReadonlyMap<string, string> = new Map();
  readonly #fixes = new Map<string, Fix[]>();
  readonly #refusals = new Set<string>();
  /** The files whose fixes are tried one at a time. */
  readonly #isAlone = new Set<string>();
  #trials = 0;
  readonly refused: RefusedFix[] = [];

  constructor(repo: RepoIndex, options: InspectOptions) {
    this.#repo = repo;
    this.#options = { ...options, skipsRules: true };
  }

  get tree(): RepoIndex {
    return this.#with(this.#texts);
  }

  async begin(): Promise<void> {
    const { hosts: selected, ...rest } = this.#options;
    const hosts = new Set([...(selected ?? []), ...(await hostsInUse(this.#repo, rest))]);
    this.#options = { ...rest, hosts: [...hosts] };
    this.#before = (await inspect(this.#repo, this.#options)).loads;
  }

  async #worsenedBy(texts: ReadonlyMap<string, string>): Promise<Worse> {
    return worsenedFiles(this.#before, (await inspect(this.#with(texts), this.#options)).loads);
  }

  #with(texts: ReadonlyMap<string, string>): RepoIndex {
    return texts.size === 0 ? this.#repo : this.#repo.withTexts(texts);
  }

  /** Safe fixes by path, each once. Only files of the tree itself are fixed, and only as they were read. */
  async candidatesIn(findings: readonly Finding[]): Promise<ReadonlyMap<string, readonly Fix[]>> {
    const candidates = new Map<string, Fix[]>();
    const seen = new Set<string>();
    for (const { fixes = [] } of findings) {
      const fix = fixes.find(({ safe, edits }) => safe && edits.length > 0);
      const path = fix?.edits[0]?.at.source.path;
      if (!fix || path === undefined || this.#refusals.has(keyOf(fix)) || seen.has(keyOf(fix))) continue;
      seen.add(keyOf(fix));
      if (!(await this.#isEditable(path, fix))) continue;
      addTo(candidates, path, fix);
    }
    return candidates;
  }

  async #isEditable(path: string, { edits }: Fix): Promise<boolean> {
    const entry = this.#repo.entries.get(path);
    if (entry?.kind !== "file" || entry.unjudged !== undefined || this.#repo.isUsers(path)) return false;
    const content = await this.tree.read(path);
    return (
      content.kind === "text" &&
      edits.every(({ at: { source } }) => source.path === path && source.text === content.source.text)
    );
  }

  /**
   * Whether something was decided: a fix applied or refused, or a file whose fixes are tried one at a time from now on.
   */
  async tryAll(candidates: ReadonlyMap<string, readonly Fix[]>): Promise<boolean> {
    const proposals = [...candidates].flatMap(
      ([path, fixes]) => proposalOf(path, this.#isAlone.has(path) ? fixes.slice(0, 1) : fixes) ?? [],
    );
    const worse = await this.#worsenedBy(this.#merged(proposals));
    const good = proposals.filter(({ path }) => !worse.has(path));
    const holds = good.length === proposals.length ? worse.size === 0 : await this.#holds(good);
    if (holds) for (const proposal of good) this.#accept(proposal);
    for (const proposal of holds ? proposals.filter(({ path }) => worse.has(path)) : proposals)
      await this.#tryAlone(proposal, worse);
    return proposals.length > 0;
  }

  async #holds(proposals: readonly Proposal[]): Promise<boolean> {
    return (await this.#worsenedBy(this.#merged(proposals))).size === 0;
  }

  /** A file that got worse with others may be good by itself: another one may take its name. */
  async #tryAlone(proposal: Proposal, together: Worse): Promise<void> {
    const { path, fixes } = proposal;
    const isTried = this.#trials++ < maxTrials;
    const worse = isTried ? await this.#worsenedBy(this.#merged([proposal])) : together;
    if (isTried && worse.size === 0) return this.#accept(proposal);
    const [first, second] = fixes;
    if (second) this.#isAlone.add(path);
    else if (first) this.#refuse(path, first, worse.get(path) ?? [...worse.values()][0] ?? "it was not tried");
  }

  #refuse(path: string, fix: Fix, because: string): void {
    this.#refusals.add(keyOf(fix));
    this.refused.push({ path, fix, because });
  }

  #accept({ path, fixes, text }: Proposal): void {
    this.#texts = new Map([...this.#texts, [path, text]]);
    this.#fixes.set(path, [...(this.#fixes.get(path) ?? []), ...fixes]);
  }

  #merged(proposals: readonly Proposal[]): ReadonlyMap<string, string> {
    return new Map([...this.#texts, ...proposals.map(({ path, text }) => [path, text] as const)]);
  }

  /**
   * The last word: all fixes together, as they would be written. If they do not hold together, each file counts alone.
   */
  async finish(): Promise<void> {
    if (this.#texts.size === 0 || (await this.#worsenedBy(this.#texts)).size === 0) return;
    const all = this.#texts;
    this.#texts = new Map();
    for (const [path, text] of all) {
      const next = new Map([...this.#texts, [path, text] as const]);
      const [because] = (await this.#worsenedBy(next)).values();
      if (because === undefined) this.#texts = next;
      else for (const fix of this.#fixes.get(path) ?? []) this.#refuse(path, fix, because);
    }
  }

  async files(): Promise<readonly FixedFile[]> {
    const files = await Promise.all(
      [...this.#texts].map(async ([path, after]): Promise<readonly FixedFile[]> => {
        const content = await this.#repo.read(path);
        const fixes = this.#fixes.get(path) ?? [];
        return content.kind === "text" && content.source.text !== after
          ? [{ path, before: content.source.text, after, fixes }]
          : [];
      }),
    );
    return files.flat().sort((a, b) => byBytes(a.path, b.path));
  }
}

/** The text with as many of the fixes as do not overlap; the next round has the others. */
function proposalOf(path: string, fixes: readonly Fix[]): Proposal | undefined {
  let chosen: readonly Fix[] = [];
  let text: string | undefined;
  for (const fix of fixes) {
    const source = fix.edits[0]?.at.source;
    const next =
      source &&
      applyEdits(
        source,
        [...chosen, fix].flatMap(({ edits }) => edits),
      );
    if (next !== undefined) [chosen, text] = [[...chosen, fix], next];
  }
  return text === undefined ? undefined : { path, fixes: chosen, text };
}

/** Equal for the same edit of the same text, whoever proposes it. */
function keyOf({ edits }: Fix): string {
  return JSON.stringify(edits.map(({ at: { source, span }, text }) => [source.path, span.start, span.end, text]));
}
