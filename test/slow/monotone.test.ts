/** Below an organisation's policy, a repository's own narrows and never widens, and no attempt to goes unsaid. */
import fc from "fast-check";
import { afterAll, describe, expect, it } from "vitest";
import type { Finding, Level } from "../../src/model/finding.ts";
import {
  type ProfileRef,
  type Decisions,
  type Policy,
  presetPolicy,
  type RuleSettings,
  type Stated,
} from "../../src/policy/model.ts";
import { stages } from "../../src/policy/rollout.ts";
import { daysBetween } from "../../src/policy/decide/days.ts";
import { decide } from "../../src/policy/decide/index.ts";
import { isLaxerLevel, levelOrder, stageOf } from "../../src/policy/decide/levels.ts";
import { selectorCovers } from "../../src/policy/decide/scope.ts";
import { matcherFor, selectsBy } from "../../src/policy/decide/selector.ts";
import { matchesFinding, type PolicyView, viewOf, waiverDays } from "../../src/policy/decide/effective.ts";
import { sourceOf } from "../../src/model/server-source.ts";
import { policySchema } from "../../src/policy/file/schema.ts";
import { readPolicy } from "../../src/policy/file/index.ts";
import { presets } from "../../src/model/rule.ts";
import { type Place, placeOfPath } from "../../src/repo/text.ts";
import { allRules, besides, judgements, profiles, textOf, today, written } from "../support/policies.ts";
import { runs } from "../support/runs.ts";

const organisation = "acme/policy//agents.yml@v1";
const repository = ".github/agent-profile-check.yml";
const pairs = runs(300, 10_000);
let judged = 0;
let asked = 0;
let attempted = 0;

async function read(path: string, text: string): Promise<Policy> {
  const policy = await readPolicy({ path, text });
  if ("kind" in policy) throw new Error(`${text}\n${policy.problems.map(({ message }) => message).join("\n")}`);
  return policy;
}

/** Policies of generated files, each as one of an organisation and as one of a repository. */
async function poolOf(size: number, seed: number): Promise<readonly (readonly [upper: Policy, lower: Policy])[]> {
  const texts = fc.sample(written, { numRuns: size, seed }).map(textOf);
  return Promise.all(
    texts.map(async (text) => [await read(organisation, text), await read(repository, text)] as const),
  );
}

/** One policy with some fields of another, so that pairs agree in much and differ in a little. */
function mixed(one: Policy, other: Policy, fields: readonly (keyof Policy)[]): Policy {
  const all = new Set(
    fields.includes("preset") ? [...fields, "presetAt" as const] : fields.filter((field) => field !== "presetAt"),
  );
  return { ...one, ...Object.fromEntries([...all].map((field) => [field, other[field]])) };
}

const fields = Object.keys(presetPolicy("recommended")).filter((field) => field !== "sources") as (keyof Policy)[];

function findingOf({ host, item, path }: ProfileRef, rule: string, kind: string | undefined): Finding {
  return {
    rule,
    ...(kind === undefined ? {} : { kind }),
    class: "power",
    severity: "error",
    certainty: "measured",
    host,
    edition: null,
    layer: null,
    item,
    message: "x",
    at: placeOfPath(path),
  };
}

const findingsBy = new Map(
  profiles.map((about) => [about, judgements.map(([rule, kind]) => findingOf(about, rule, kind))]),
);
const findingsOf = (some: readonly ProfileRef[]) => some.flatMap((about) => findingsBy.get(about) ?? []);

const serverSources = besides.servers.flatMap(
  (value) => sourceOf({ kind: value.startsWith("https:") ? "url" : "command", value }) ?? [],
);

/** How a policy stands by itself. */
interface Seen {
  readonly policy: Policy;
  readonly alone: Decisions;
  readonly standing: PolicyView;
  readonly selects: ReturnType<typeof selectsBy>;
}

async function seen(policy: Policy, day: string, longest?: number): Promise<Seen> {
  const selects = selectsBy(await matcherFor([policy]));
  return { policy, alone: await decide(policy, day), standing: viewOf(policy, day, selects, longest), selects };
}

/** The merged decisions allow nothing that the organisation forbids, for these profiles. */
function expectNarrower(
  merged: Decisions,
  { policy, alone, selects }: Seen,
  day: string,
  some: readonly ProfileRef[],
): void {
  const { grantable, waivable } = policy;
  const must = (holds: boolean, ...what: readonly unknown[]) => {
    if (!holds) throw new Error(`the organisation forbids ${JSON.stringify(what)}`);
  };
  for (const about of some) {
    if (!about.item || about.host === null) continue;
    const free = grantable && selects(grantable, about) ? grantable.may : [];
    const most = [...alone.allowance(about.host, about.item).may, ...free];
    for (const capability of merged.allowance(about.host, about.item).may)
      must(most.includes(capability), capability, about.path);
    must(!merged.ignored(about.path) || alone.ignored(about.path) !== undefined, "ignore", about.path);
  }
  for (const about of [undefined, ...some]) {
    for (const [rule, kind] of judgements)
      must(
        !isLaxerLevel(merged.levelOf(rule, kind, about), alone.levelOf(rule, kind, about)),
        rule,
        kind,
        merged.levelOf(rule, kind, about),
      );
    for (const [id, { options = {} }] of allRules) {
      if (Object.keys(options).length === 0) continue;
      const [ours, theirs] = [merged.optionsOf(id, about), alone.optionsOf(id, about)];
      for (const [name, { tightens }] of Object.entries(options))
        must(((ours[name] ?? 0) - (theirs[name] ?? 0)) * (tightens === "up" ? 1 : -1) >= 0, id, name, ours[name]);
    }
  }
  for (const finding of findingsOf(some)) {
    const waiver = merged.waiver(finding);
    if (!waiver || alone.waiver(finding)) continue;
    must(
      waivable?.rules.some((rule) => rule === waiver.rule || waiver.rule.startsWith(`${rule}/`)) ?? false,
      "waiver",
      waiver.rule,
    );
    must(
      daysBetween(day, waiver.until) <= Math.min(waivable?.maxDays ?? 0, waiverDays[policy.preset]),
      "waiver",
      waiver.until,
    );
  }
  for (const [id, { dirs, editions }] of Object.entries(alone.hosts)) {
    for (const edition of editions) must(merged.hosts[id]?.editions.includes(edition) ?? false, "edition", id);
    for (const { value } of dirs)
      must(merged.hosts[id]?.dirs.some((dir) => dir.value === value) ?? false, "dirs", value);
  }
  must(alone.baseline === "allow" || merged.baseline === "refuse", "baseline");
}

/** The same for what is beside the profiles: settings files, skills, servers and models. */
function expectNarrowerBesides(merged: Decisions, { policy, alone, selects }: Seen, some: readonly ProfileRef[]): void {
  const { grantable } = policy;
  const must = (holds: boolean, ...what: readonly unknown[]) => {
    if (!holds) throw new Error(`the organisation forbids ${JSON.stringify(what)}`);
  };
  for (const about of some) {
    if (!about.item || about.host === null) continue;
    const free = grantable && selects(grantable, about) ? grantable.may : [];
    for (const path of besides.skills)
      for (const capability of merged.skillAllowance(about.host, about.item, path).may)
        must(
          [...alone.skillAllowance(about.host, about.item, path).may, ...free].includes(capability),
          capability,
          path,
        );
  }
  for (const path of besides.settings) {
    const about: ProfileRef = { host: "claude", item: null, path, beside: { kind: "settings" } };
    const free = grantable && selects(grantable, about) ? grantable.may : [];
    for (const capability of merged.settingsAllowance("claude", path).may)
      must([...alone.settingsAllowance("claude", path).may, ...free].includes(capability), capability, path);
  }
  for (const source of serverSources)
    must(!(merged.lists.server?.(source) ?? true) || (alone.lists.server?.(source) ?? true), source);
  for (const model of besides.models)
    must(!(merged.lists.model?.(model) ?? true) || (alone.lists.model?.(model) ?? true), model);
}

/** An entry of a list that is not carried out has a fault at its place. */
function expectListsSaid(merged: Decisions, lower: Seen): void {
  const isSaid = ({ source, span }: Place) =>
    merged.problems.some(({ at }) => at.source === source && at.span.start === span.start);
  for (const [list, listed] of [
    ["servers", (decisions: Decisions) => serverSources.filter((source) => decisions.lists.server?.(source) ?? true)],
    ["models", (decisions: Decisions) => besides.models.filter((model) => decisions.lists.model?.(model) ?? true)],
  ] as const) {
    const own = lower.policy[list];
    const lost = own
      ? (listed(lower.alone) as unknown[]).filter((one) => !(listed(merged) as unknown[]).includes(one))
      : [];
    if (lost.length > 0 && !own?.allow.some(({ at }) => isSaid(at)))
      throw new Error(`nothing says that the list of ${list} is not carried out: ${JSON.stringify(lost)}`);
  }
}

/** Everything that the repository's policy would allow by itself, and that the merged one does not, stands in a fault at its line. */
function expectSaid(merged: Decisions, upper: Seen, lower: Seen, day: string, some: readonly ProfileRef[]): void {
  const faults = merged.problems.filter(({ at }) => at.source.path === repository);
  const isSaid = ({ source, span }: Place) =>
    faults.some(
      ({ topic, at }) =>
        (topic === "exceeds-organisation" || topic === "too-long") &&
        at.source === source &&
        at.span.start === span.start,
    );
  const demand = (at: Place, what: unknown) => {
    asked++;
    if (!isSaid(at)) throw new Error(`nothing says that ${JSON.stringify(what)} is not carried out`);
  };
  const isOurs = ({ at }: Stated<unknown>) => at.source.path === repository;
  const overridesOf = ({ policy, selects }: Seen, about: ProfileRef | undefined, at: Place) =>
    about === undefined
      ? []
      : policy.overrides.filter(
          (override) =>
            selects(override, about) &&
            (override.ceiling?.at === at ||
              Object.values(override.rules).some(
                ({ level, options }) => level?.at === at || Object.values(options).some((option) => option.at === at),
              )),
        );
  /**
   * Whether the organisation's word, or the ceiling that makes it one, is for fewer profiles than the one below: where
   * both match, the stricter of both holds.
   */
  const isDefault = (about: ProfileRef | undefined, below: Stated<unknown>, above: Stated<unknown>) => {
    const words = [above.at, ...(about === undefined ? [] : [upper.standing.ceiling(about).value.at])];
    const special = overridesOf(lower, about, below.at);
    return words.some((at) =>
      overridesOf(upper, about, at).some((wide) => !special.some((narrow) => selectorCovers(wide, narrow))),
    );
  };

  for (const about of some) {
    if (!about.item || about.host === null) continue;
    const { may } = merged.allowance(about.host, about.item);
    const [ceiling, above] = [lower.standing.ceiling(about).value, upper.standing.ceiling(about).value];
    for (const capability of lower.alone.allowance(about.host, about.item).may.filter((one) => !may.includes(one))) {
      if (isOurs(ceiling) && ceiling.value.includes(capability) && !isDefault(about, ceiling, above))
        demand(ceiling.at, ["ceiling", capability]);
      for (const grant of lower.standing.grants(about).current)
        if (grant.may.includes(capability)) demand(grant.at, ["grant", capability, about.path]);
    }
    const ignore = lower.alone.ignored(about.path);
    if (ignore && !merged.ignored(about.path)) demand(ignore.at, "ignore");
  }
  for (const about of [undefined, ...some]) {
    for (const [rule, kind] of judgements) {
      const [ours, theirs] = [
        lower.standing.decided({ rule, kind, profile: about, cap: undefined }),
        upper.standing.decided({ rule, kind, profile: about, cap: undefined }),
      ];
      if (
        isOurs(ours) &&
        isLaxerLevel(ours.value, theirs.value) &&
        isLaxerLevel(ours.value, merged.levelOf(rule, kind, about)) &&
        !isDefault(about, ours, theirs)
      )
        demand(ours.at, [rule, kind, ours.value]);
      const stage = ({ policy: { rollout } }: Seen) => stages.indexOf(stageOf(rollout, rule, day));
      if (stage(lower) < stage(upper) && !faults.some(({ message }) => message.startsWith("the rollout")))
        throw new Error(`the rollout of ${rule} is late, and nobody says so`);
    }
    for (const [id, { options = {} }] of allRules) {
      for (const [name, { tightens }] of Object.entries(options)) {
        const [ours, theirs] = [lower.standing.option(id, name, about), upper.standing.option(id, name, about)];
        if (
          isOurs(ours) &&
          (tightens === "up" ? ours.value < theirs.value : ours.value > theirs.value) &&
          !isDefault(about, ours, theirs)
        )
          demand(ours.at, [id, name, ours.value]);
      }
    }
  }
  for (const finding of findingsOf(some)) {
    const waiver = lower.alone.waiver(finding);
    if (waiver && !merged.waiver(finding))
      for (const one of lower.policy.waivers.filter(
        (other) =>
          other.until >= day &&
          matchesFinding(other, finding) &&
          lower.selects(other, { ...finding, path: finding.at.source.path }),
      ))
        demand(one.at, ["waiver", one.rule, one.until]);
  }
  for (const [id, { edition }] of Object.entries(lower.policy.hosts))
    if (edition && !merged.hosts[id]?.editions.includes(edition.value)) demand(edition.at, ["edition", id]);
  if (lower.policy.baseline?.value === "allow" && merged.baseline === "refuse")
    demand(lower.policy.baseline.at, "baseline");
  const { presetAt, preset } = lower.policy;
  if (presetAt && presets.indexOf(preset) < presets.indexOf(upper.policy.preset)) demand(presetAt, "preset");
}

/** The same policy, some of it tightened: `choose` picks what. */
function tightened(policy: Policy, choose: () => boolean): Policy {
  const raised = (level: Level): Level =>
    choose() ? (levelOrder[Math.min(levelOrder.indexOf(level) + 1, levelOrder.length - 1)] ?? level) : level;
  const less = (stated: Policy["ceiling"]) => stated && { ...stated, value: stated.value.filter(choose) };
  const settings = (rules: RuleSettings): RuleSettings =>
    Object.fromEntries(
      Object.entries(rules).map(([key, { level, options }]) => [
        key,
        {
          level: level && { ...level, value: raised(level.value) },
          options: Object.fromEntries(
            Object.entries(options).map(([name, option]) => [
              name,
              { ...option, value: option.value + (choose() ? 1 : 0) },
            ]),
          ),
        },
      ]),
    );
  return {
    ...policy,
    ...(choose() ? { preset: "strict", presetAt: placeOfPath(repository) } : {}),
    ceiling: less(policy.ceiling),
    rules: settings(policy.rules),
    overrides: policy.overrides.map((override) => ({
      ...override,
      ceiling: less(override.ceiling),
      rules: settings(override.rules),
    })),
    grants: policy.grants
      .filter(choose)
      .map((grant) => ({ ...grant, may: grant.may.filter((_, i) => i === 0 || choose()) })),
    waivers: policy.waivers.filter(choose),
    ignore: policy.ignore.filter(choose),
    grantable: choose() ? policy.grantable : undefined,
    waivable: choose() ? policy.waivable : undefined,
    baseline: choose() ? { value: "refuse", at: placeOfPath(repository) } : policy.baseline,
    rollout: choose() ? policy.rollout : undefined,
    hosts: {
      ...policy.hosts,
      a3s: {
        dirs: [...(policy.hosts.a3s?.dirs ?? []), { value: "elsewhere", at: placeOfPath(repository) }],
        edition: policy.hosts.a3s?.edition,
      },
    },
    approvals: {
      ...policy.approvals,
      policy: policy.approvals.policy ?? { by: ["bob"], count: 1, at: placeOfPath(repository) },
    },
  };
}

/** What is decided of everything, to compare. */
function all(decisions: Decisions): object {
  return {
    may: profiles.map(({ host, item }) => item && decisions.allowance(host ?? "", item).may),
    levels: [undefined, ...profiles].map((about) =>
      judgements.map(([rule, kind]) => decisions.levelOf(rule, kind, about)),
    ),
    options: [undefined, ...profiles].map((about) => allRules.map(([id]) => decisions.optionsOf(id, about))),
    ignored: profiles.map(({ path }) => decisions.ignored(path) !== undefined),
    besides: [
      besides.settings.map((path) => decisions.settingsAllowance("claude", path).may),
      profiles.map(({ host, item }) =>
        besides.skills.map((path) => item && decisions.skillAllowance(host ?? "", item, path).may),
      ),
      serverSources.map((source) => decisions.lists.server?.(source) ?? true),
      besides.models.map((model) => decisions.lists.model?.(model) ?? true),
    ],
    waived: findingsOf(profiles).map((finding) => decisions.waiver(finding) !== undefined),
    hosts: Object.entries(decisions.hosts).map(([id, { dirs, editions }]) => [
      id,
      dirs.map(({ value }) => value),
      editions,
    ]),
    baseline: decisions.baseline,
  };
}

/** The same below the policy: what it does not open is closed there. */
function below(decided: object, { baseline }: Policy): object {
  return { ...decided, baseline: baseline?.value ?? "refuse" };
}

const dayOf = fc.constantFrom("2025-06-01", today, "2026-12-01", "2027-02-01");

describe("a policy below another", async () => {
  const pool = await poolOf(runs(100, 400), 20261120);
  const index = fc.nat({ max: pool.length - 1 });
  const [upperOf, lowerOf] = [
    (i: number) => pool[i]?.[0] ?? presetPolicy("strict"),
    (i: number) => pool[i]?.[1] ?? presetPolicy("strict"),
  ];

  it(`allows nothing that the one above forbids, and says every attempt: ${pairs} pairs`, async () => {
    await fc.assert(
      fc.asyncProperty(
        index,
        index,
        fc.subarray(fields),
        dayOf,
        fc.subarray([...profiles], { minLength: 2, maxLength: 2 }),
        async (i, j, taken, day, some) => {
          const upper = upperOf(i);
          const lower = mixed(lowerOf(i), lowerOf(j), taken);
          const merged = await decide(lower, day, upper);
          const above = await seen(upper, day);
          expectNarrower(merged, above, day, some);
          expectSaid(merged, above, await seen(lower, day), day, some);
          for (const { topic, at } of merged.problems)
            if (topic === "exceeds-organisation") expect(at.source.path).toBe(repository);
          judged++;
          if (merged.problems.some(({ topic }) => topic === "exceeds-organisation")) attempted++;
        },
      ),
      { numRuns: pairs, seed: 3 },
    );
  });

  it(`allows no settings, skills, servers and models that the one above forbids: ${runs(200, 2_000)} pairs`, async () => {
    await fc.assert(
      fc.asyncProperty(index, index, fc.subarray(fields), dayOf, async (i, j, taken, day) => {
        const upper = upperOf(i);
        const lower = mixed(lowerOf(i), lowerOf(j), taken);
        const merged = await decide(lower, day, upper);
        expectNarrowerBesides(merged, await seen(upper, day), profiles);
        expectListsSaid(merged, await seen(lower, day));
      }),
      { numRuns: runs(200, 2_000), seed: 6 },
    );
  });

  it("is generated with every key that a file may have", () => {
    const keys = new Set(fc.sample(written, { numRuns: 300, seed: 1 }).flatMap((policy) => Object.keys(policy)));
    // The policy that it names is compared as another one above it: `organisation-key.test.ts`.
    expect([...keys, "$schema", "organisation"].sort()).toEqual(Object.keys(policySchema.shape).sort());
  });

  it("changes nothing below itself, and attempts nothing", async () => {
    for (const [upper, lower] of pool) {
      const merged = await decide(lower, today, upper);
      expect(all(merged)).toEqual(below(all(await decide(upper, today)), upper));
      expect(merged.problems.filter(({ topic }) => topic === "exceeds-organisation")).toEqual([]);
    }
  });

  it("changes nothing where it says nothing", async () => {
    const silent = await read(repository, "{}\n");
    for (const [upper] of pool) {
      const merged = await decide(silent, today, upper);
      expect(all(merged)).toEqual(below(all(await decide(upper, today)), upper));
      expect(merged.problems.filter(({ topic }) => topic === "exceeds-organisation")).toEqual([]);
    }
  });

  it("calls nothing an attempt that only tightens", async () => {
    await fc.assert(
      fc.asyncProperty(index, fc.infiniteStream(fc.boolean()), async (i, stream) => {
        const merged = await decide(
          tightened(lowerOf(i), () => stream.next().value),
          today,
          upperOf(i),
        );
        const loosened = merged.problems
          .filter(({ topic }) => topic === "exceeds-organisation")
          .map(({ message }) => message);
        if (loosened.length > 0) throw new Error(loosened.join("\n"));
      }),
      { numRuns: runs(100, 1_000), seed: 5 },
    );
  });

  it("reads files as they are generated, and judges them the same", async () => {
    await fc.assert(
      fc.asyncProperty(written, written, async (one, other) => {
        const [upper, lower] = [await read(organisation, textOf(one)), await read(repository, textOf(other))];
        const above = await seen(upper, today);
        const merged = await decide(lower, today, upper);
        expectNarrower(merged, above, today, profiles);
        const own = await seen(lower, today);
        expectSaid(merged, above, own, today, profiles);
        expectNarrowerBesides(merged, above, profiles);
        expectListsSaid(merged, own);
        judged++;
      }),
      { numRuns: runs(40, 300), seed: 4 },
    );
  });

  afterAll(
    () =>
      void process.stdout.write(
        `${judged} pairs of policies, ${attempted} with attempts to widen, ${asked} things not carried out and each said at its line\n`,
      ),
  );
});
