/** Adds to each profile the skills and commands that it has from the start or can call, as far as they give power. */
import { type Capability, inOrder } from "../../../model/capability.ts";
import type { Authority, Item, Layer } from "../../../model/load.ts";
import { grantsOf, capabilitiesOf, type Profile, type ReachedSkill } from "../../../model/profile.ts";
import { directoryOf, isWithin } from "../../../repo/path.ts";
import type { RepoIndex } from "../../../repo/repo-index.ts";
import type { LayerRead } from "../../_kit/loading/sessions.ts";
import { isOlder } from "../editions.ts";
import type { Skill } from "./find.ts";
import type { MissingTo } from "./missing.ts";
import { approval, type Power, powerOfAgent, powerOfCommands, powerOfFiles, powerOfHooks } from "./power.ts";
import { approvalsIn, type Approvals, denialsIn, type Denials } from "./rules.ts";
import { addTo } from "../../../repo/many.ts";

const agents = ".claude/agents";

/** For each layer the same layer, whose profiles have their skills. */
export function withSkills(
  repo: RepoIndex,
  reads: readonly LayerRead[],
  { skills, missingTo }: { readonly skills: readonly Skill[]; readonly missingTo: MissingTo },
  edition: string,
): ReadonlyMap<LayerRead, LayerRead> {
  const reach = new Reach(repo, reads, skills, edition);
  return new Map(reads.map((read) => [read, { ...read, items: read.items.map((item) => missingTo(reach.of(item))) }]));
}

/** What a profile is for the skills that it calls. */
interface Caller {
  readonly own: readonly Capability[];
  readonly callable: readonly Skill[];
  readonly denials: Denials;
}

class Reach {
  readonly #repo: RepoIndex;
  readonly #edition: string;
  readonly #skills: readonly Skill[];
  readonly #approvals: Approvals;
  readonly #byName = new Map<string, Skill[]>();
  readonly #agents = new Map<string, Item[]>();
  /** Settings of the machine and of the user, which hold everywhere. */
  readonly #everywhere: readonly Authority[];
  readonly #denials = new Map<readonly Authority[], Denials>();
  readonly #ofLayers = new Map<Layer, Map<string, readonly ReachedSkill[]>>();
  readonly #ofForks = new Map<Item, readonly Power[]>();
  /** Callers with equal tools in one layer reach the same. */
  readonly #called = new Map<string, readonly ReachedSkill[]>();

  constructor(repo: RepoIndex, reads: readonly LayerRead[], skills: readonly Skill[], edition: string) {
    this.#repo = repo;
    this.#edition = edition;
    this.#skills = skills;
    const layers = reads.map(({ layer }) => layer);
    this.#approvals = approvalsIn(layers.flatMap(({ authority }) => authority));
    this.#everywhere = layers.flatMap(({ name, authority }) => (name === "system" || name === "user" ? authority : []));
    for (const skill of skills) for (const name of skill.names) addTo(this.#byName, name, skill);
    for (const item of reads.flatMap(({ items }) => items))
      if (item.profile?.identity !== undefined && item.verdict.kind === "loaded")
        addTo(this.#agents, item.profile.identity, item);
  }

  of(item: Item): Item {
    const { profile } = item;
    if (!profile) return item;
    const preloaded = this.#preloaded(item, profile);
    const called = this.#callableBy(item, profile);
    const reached = preloaded.length === 0 ? called : [...preloaded, ...called];
    return reached.length === 0 ? item : { ...item, profile: { ...profile, skills: reached } };
  }

  /** The skills of `skills`, and those that `initialPrompt` starts. */
  #preloaded(item: Item, profile: Profile): readonly ReachedSkill[] {
    const preloads = (profile.preloads ?? []).map(({ name }) => name);
    const prompted = preloads.find((name) => name.startsWith("/"))?.slice(1);
    return distinct([
      ...preloads.filter((name) => !name.startsWith("/")).flatMap((name) => this.#named(name, item)),
      ...(prompted === undefined ? [] : this.#prompted(prompted, item, profile)),
    ]);
  }

  /** Profiles of one layer that name one skill share what it gives: a repository may have very many of both. */
  #named(name: string, item: Item): readonly ReachedSkill[] {
    const ofLayer = this.#ofLayers.get(item.layer) ?? new Map<string, readonly ReachedSkill[]>();
    this.#ofLayers.set(item.layer, ofLayer);
    const known = ofLayer.get(name);
    if (known) return known;
    const denials = this.#denialsFor(item);
    const found = this.#resolve(name, item)
      .filter(({ text }) => !text.isManual && !denials.isOff(name))
      .flatMap((skill) => {
        const powers = powerOfCommands(skill, this.#approvals, denials, "without asking when the subagent starts");
        return entries(name, skill, "preloaded", false, skill.text.isLimited ? powers.map(afterReading) : powers);
      });
    ofLayer.set(name, found);
    return found;
  }

  #prompted(name: string, item: Item, profile: Profile): readonly ReachedSkill[] {
    const denials = this.#denialsFor(item);
    return this.#resolve(name, item).flatMap((skill) =>
      entries(name, skill, "preloaded", false, [
        ...powerOfCommands(skill, this.#approvals, denials, "without asking when a session starts as this subagent"),
        ...powerOfHooks(skill),
        ...powerOfFiles(skill, this.#repo),
        ...approval(skill, capabilitiesOf(profile)),
      ]),
    );
  }

  #callableBy(item: Item, profile: Profile): readonly ReachedSkill[] {
    const denials = this.#denialsFor(item);
    const isCaller = grantsOf(profile).some(({ tool }) => tool === "*" || /^Skill\s*(?:\(|$)/.test(tool));
    if (!isCaller || denials.call("")) return [];
    const own = capabilitiesOf(profile);
    const key = JSON.stringify([item.layer.name, item.layer.root, own]);
    const known = this.#called.get(key);
    if (known) return known;
    const callable = this.#related(item).filter(
      ({ text, name }) => !text.isManual && !denials.call(name) && !denials.isOff(name),
    );
    const reached = distinct(this.#calls({ own, callable, denials }));
    this.#called.set(key, reached);
    return reached;
  }

  #calls({ own, callable, denials }: Caller): readonly ReachedSkill[] {
    const startsUnprompted = ({ text, name }: Skill): boolean => !text.asks || this.#approvals.call(name);
    // A skill that runs without a question may approve the calls of every other.
    const approvesCalls = callable.some(
      (skill) => startsUnprompted(skill) && skill.text.allowed.some(({ name }) => name === "Skill"),
    );
    return callable.flatMap((skill) => {
      const asks = !approvesCalls && !startsUnprompted(skill);
      const given: readonly Power[] = [
        ...powerOfCommands(skill, this.#approvals, denials, "when it is called").filter(({ refuses }) => !refuses),
        ...powerOfHooks(skill),
        ...powerOfFiles(skill, this.#repo).filter(({ outside }) => outside || !own.includes("read")),
      ].filter(({ may, outside }) => outside || may.some((capability) => !own.includes(capability)));
      const approved = asks ? [] : approval(skill, own);
      return entries(skill.name, skill, "startable", asks, [...given, ...approved, ...this.#fork(skill, own)]);
    });
  }

  /** What the subagent of a skill has beyond its tools, which are cut to the caller's. */
  #fork({ text: { fork } }: Skill, own: readonly Capability[]): readonly Power[] {
    if (!fork) return [];
    return (this.#agents.get(fork.agent) ?? []).flatMap((item) => {
      const { profile } = item;
      if (!profile) return [];
      return [
        ...powerOfAgent(
          profile,
          inOrder(own.filter((one) => capabilitiesOf(profile).includes(one))),
          fork.at,
          isOlder(this.#edition),
        ),
        ...this.#skillsOf(item, profile).map((power) => ({ ...power, at: fork.at })),
      ];
    });
  }

  /** What the skills of a subagent run when it is started as a fork, as one power. */
  #skillsOf(item: Item, profile: Profile): readonly Power[] {
    const known = this.#ofForks.get(item);
    if (known) return known;
    const preloaded = this.#preloaded(item, profile).filter(({ refuses }) => !refuses);
    const [first] = preloaded;
    const more = preloaded.length > 1 ? `, and ${preloaded.length - 1} more` : "";
    const powers: readonly Power[] = first
      ? [
          {
            may: inOrder(preloaded.flatMap(({ may }) => may)),
            because: `runs as the subagent \`${profile.identity ?? ""}\`, whose skill \`${first.name}\` ${first.because}${more}`,
            content: preloaded.map(({ because, content = because }) => content).join("\n"),
            at: first.at,
          },
        ]
      : [];
    this.#ofForks.set(item, powers);
    return powers;
  }

  /**
   * Skills of this name that a session with this profile can have. Those of other plugins only where nothing else has
   * it.
   */
  #resolve(name: string, item: Item): readonly Skill[] {
    const named = (this.#byName.get(name) ?? []).filter((skill) => isRelated(skill, item));
    const near = named.filter((skill) => !skill.inPlugin || isOwn(skill, item));
    return near.length > 0 ? near : named;
  }

  #related(item: Item): readonly Skill[] {
    return this.#skills.filter(
      (skill) => isRelated(skill, item) && (!skill.inPlugin || item.layer.name !== "plugin" || isOwn(skill, item)),
    );
  }

  /** Settings that hold wherever a session with this profile starts, or next to it. */
  #denialsFor({ layer: { authority } }: Item): Denials {
    const known = this.#denials.get(authority);
    if (known) return known;
    const denials = denialsIn([...authority, ...this.#everywhere]);
    this.#denials.set(authority, denials);
    return denials;
  }
}

/**
 * A session starts in any folder, and has the skills of this folder, of those above it, and of those below that it
 * reads.
 */
function isRelated({ home, inPlugin }: Skill, { layer: { name, root } }: Item): boolean {
  if (inPlugin || name !== "project" || !root.endsWith(agents)) return true;
  const directory = root.slice(0, -agents.length).replace(/\/$/, "");
  return isWithin(home, directory) || isWithin(directory, home) || home.startsWith("~");
}

/** Whether a skill belongs to the plugin of a profile. */
function isOwn({ home, inPlugin }: Skill, { layer: { name, root } }: Item): boolean {
  return inPlugin && name === "plugin" && directoryOf(root) === home;
}

/** A skill with `paths` is there once a file at one of them was read, before the subagent starts. */
function afterReading(power: Power): Power {
  return {
    ...power,
    because: `${power.because}, once a file of its \`paths\` was read (not verified)`,
    certainty: "assumed",
  };
}

function entries(
  name: string,
  { text }: Skill,
  how: ReachedSkill["how"],
  asks: boolean,
  powers: readonly Power[],
): readonly ReachedSkill[] {
  return powers
    .filter(({ may, refuses }) => may.length > 0 || refuses)
    .map((power) => ({ name, path: text.source.path, how, asks, ...power }));
}

/** One skill may be reached under several names, and by links. */
function distinct(reached: readonly ReachedSkill[]): readonly ReachedSkill[] {
  const seen = new Set<string>();
  return reached.filter(({ path, how, because, refuses }) => {
    const key = `${how} ${refuses === true} ${path} ${because}`;
    const isNew = !seen.has(key);
    seen.add(key);
    return isNew;
  });
}
