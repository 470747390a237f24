/**
 * What the rules said of one tree, for a second one under the same policy. A rule sees its subject and what its context
 * answers; where both are the same, it says the same. So a finding about an item that both trees have is made once.
 */
import type { Reachable } from "../../model/delegation.ts";
import type { Finding } from "../../model/finding.ts";
import type { Item, Load } from "../../model/load.ts";
import type { HostLoad } from "../inspection.ts";
import type { Unguarded } from "../findings/unguarded-starts.ts";
import { append } from "../../repo/many.ts";

/** The load of a host; without a host and an edition, the problems of unknown hosts. */
export interface CheckedLoad {
  readonly host: string | null;
  readonly title: string;
  readonly edition: string | null;
  readonly load: Load;
}

type ReachableFrom = (item: Item) => Reachable;

/** What a rule asked about an item, and the answer. */
type ItemAnswer = readonly [of: Item, answer: Reachable];

/** What one rule said of the items of a load; of those that are missing nothing. */
interface RuleFindings {
  readonly ofItems: Map<Item, readonly Finding[]>;
  readonly answers: Map<Item, readonly ItemAnswer[]>;
  /** `undefined`: it asked about items. */
  ofLayers: readonly Finding[] | undefined;
}

const nothing: readonly Finding[] = [];

/** The findings of one load of the first tree. */
class Kept {
  readonly load: Load;
  readonly rules = new Map<string, RuleFindings>();
  readonly items: ReadonlySet<Item>;
  findings: readonly Finding[] = nothing;

  constructor(load: Load) {
    this.load = load;
    this.items = new Set(load.items);
  }

  hasLayersOf({ layers }: Load): boolean {
    return layers.length === this.load.layers.length && layers.every((layer, i) => layer === this.load.layers[i]);
  }
}

/** The findings of the first tree, by load. */
export class SharedFindings {
  readonly #kept = new Map<string, Kept>();
  #around: string | undefined;
  #unguarded: Unguarded | undefined;
  #repeats = false;

  /**
   * Begins a tree. Returns the `unguarded` that rules are run with: that of the first tree, which knows the prompts
   * already, where it gives the same answers. Where rules are told something else of the tree as a whole, nothing is
   * repeated.
   */
  begin(loads: readonly HostLoad[], unguarded: Unguarded): Unguarded {
    const readers = loads.flatMap(({ host, own, use }) => (use.kind === "none" ? [] : [[host, own]]));
    const around = JSON.stringify([readers, unguarded.hosts]);
    this.#repeats = this.#around === around;
    if (this.#repeats) return this.#unguarded ?? unguarded;
    this.#kept.clear();
    this.#around = around;
    return (this.#unguarded = unguarded);
  }

  /** Notes for one load, or of it. */
  of({ host, edition, load }: CheckedLoad): Notes | undefined {
    const key = `${host} ${edition}`;
    const kept = this.#kept.get(key);
    if (this.#repeats) return kept && new Repeated(kept, load);
    if (kept) return undefined;
    const fresh = new Kept(load);
    this.#kept.set(key, fresh);
    return new Noted(fresh);
  }
}

/** What is noted while the rules run over a load, or repeated. */
export interface Notes {
  /** All findings of the load, where they are known. */
  readonly whole?: readonly Finding[];
  /** The same answers, for the context of the rules. */
  reachable(answer: ReachableFrom): ReachableFrom;
  /** What a rule says of an item: `make` adds it to the end of `findings`, unless it is known. */
  ofItem(rule: string, item: Item, findings: Finding[], make: (item: Item) => void): void;
  /** The same for all layers of the load. */
  ofLayers(rule: string, findings: Finding[], make: () => void): void;
  /** Takes all findings of the load, and returns them. */
  end(findings: readonly Finding[]): readonly Finding[];
}

/** Of a tree that shares nothing with another. */
export const noNotes: Notes = {
  reachable: (answer) => answer,
  ofItem: (_, item, __, make) => make(item),
  ofLayers: (_, __, make) => make(),
  end: (findings) => findings,
};

class Noted implements Notes {
  readonly #kept: Kept;
  #asked: ItemAnswer[] = [];

  constructor(kept: Kept) {
    this.#kept = kept;
  }

  reachable(answer: ReachableFrom): ReachableFrom {
    return (item) => {
      const found = answer(item);
      this.#asked.push([item, found]);
      return found;
    };
  }

  ofItem(rule: string, item: Item, findings: Finding[], make: (item: Item) => void): void {
    const from = findings.length;
    make(item);
    const ofRule = this.#of(rule);
    if (findings.length > from) ofRule.ofItems.set(item, findings.slice(from));
    if (this.#asked.length === 0) return;
    ofRule.answers.set(item, this.#asked);
    this.#asked = [];
  }

  ofLayers(rule: string, findings: Finding[], make: () => void): void {
    const from = findings.length;
    make();
    if (this.#asked.length > 0) this.#of(rule).ofLayers = undefined;
    else if (findings.length > from) this.#of(rule).ofLayers = findings.slice(from);
    this.#asked = [];
  }

  end(findings: readonly Finding[]): readonly Finding[] {
    return (this.#kept.findings = findings);
  }

  #of(rule: string): RuleFindings {
    let ofRule = this.#kept.rules.get(rule);
    if (!ofRule) this.#kept.rules.set(rule, (ofRule = { ofItems: new Map(), answers: new Map(), ofLayers: nothing }));
    return ofRule;
  }
}

class Repeated implements Notes {
  readonly whole?: readonly Finding[];
  readonly #kept: Kept;
  readonly #hasSameLayers: boolean;
  #answer: ReachableFrom = () => new Map();

  constructor(kept: Kept, load: Load) {
    this.#kept = kept;
    this.#hasSameLayers = kept.hasLayersOf(load);
    if (load === kept.load) this.whole = kept.findings;
  }

  reachable(answer: ReachableFrom): ReachableFrom {
    return (this.#answer = answer);
  }

  ofItem(rule: string, item: Item, findings: Finding[], make: (item: Item) => void): void {
    const ofRule = this.#kept.rules.get(rule);
    const isSame =
      this.#kept.items.has(item) &&
      (ofRule?.answers.get(item) ?? []).every(([of, was]) => areSame(this.#answer(of), was));
    if (isSame) append(findings, ofRule?.ofItems.get(item) ?? nothing);
    else make(item);
  }

  ofLayers(rule: string, findings: Finding[], make: () => void): void {
    const ofRule = this.#kept.rules.get(rule);
    const ofLayers = ofRule ? ofRule.ofLayers : nothing;
    if (this.#hasSameLayers && ofLayers) append(findings, ofLayers);
    else make();
  }

  end(findings: readonly Finding[]): readonly Finding[] {
    return findings;
  }
}

function areSame(one: Reachable, other: Reachable): boolean {
  return one.size === other.size && [...one].every(([capability, item]) => other.get(capability) === item);
}
