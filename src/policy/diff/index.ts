/** What a request makes of the policy: looser or tighter, setting by setting, each at its place in the new files. */
import type { Capability } from "../../model/capability.ts";
import { hosts, rules } from "../../generated/catalogue.ts";
import type { Host } from "../../model/host.ts";
import type { Problem } from "../../model/load.ts";
import { type Baseline, isForeign, type Policy, type PolicySource, type Stated, stages } from "../model.ts";
import type { Rule } from "../../model/rule.ts";
import { type Place, placeOfPath, type Source, startOf } from "../../repo/text.ts";
import { diffEntries } from "./entries.ts";
import { isLaxer, stageOf } from "../decide/levels.ts";
import { diffOverrides } from "./overrides.ts";
import type { ReportDiff, PlaceOfKey } from "./types.ts";
import { type PolicyView, viewOf } from "../decide/effective.ts";

/** What governs at one end of a request. */
export interface PolicyState {
  readonly policy: Policy;
  readonly baseline: Baseline | undefined;
  /** The repository's own policy file; `undefined` where it has none. */
  readonly source: Source | undefined;
}

export interface PolicyDiff {
  readonly looser: readonly Problem[];
  readonly tighter: readonly Problem[];
}

/** `today` is a day in UTC: what has ended by then counts on neither side. */
export function diffPolicies(before: PolicyState, after: PolicyState, today: string): PolicyDiff {
  const looser: Problem[] = [];
  const tighter: Problem[] = [];
  const say: ReportDiff = (way, at, message, was) => {
    (way === "looser" ? looser : tighter).push({
      message,
      at,
      ...(was && !was.source.path.startsWith("preset:") ? { related: [{ message: "at the base", at: was }] } : {}),
    });
  };
  const home = after.source ?? before.source;
  const stand: PlaceOfKey = (key) =>
    after.source ? keyIn(after.source, key) : home ? placeOfPath(home.path) : placeOfPath("preset:recommended");
  const [old, fresh] = [before.policy, after.policy];
  const ends = [viewOf(old, today, () => false), viewOf(fresh, today, () => false)] as const;

  presetMoved(old, fresh, stand, say);
  ceilingMoved(old.ceiling, fresh.ceiling, stand("ceiling"), say);
  levelsMoved(...ends, stand("rules"), say);
  optionsMoved(...ends, stand("rules"), say);
  diffOverrides(...ends, stand("overrides"), say);
  diffEntries(old, fresh, today, stand, say);
  hostsMoved(old, fresh, stand("hosts"), say);
  rolloutMoved(old, fresh, today, stand("rollout"), say);
  approvalsMoved(old, fresh, stand("approvals"), say);
  baselineMoved(before, after, stand("baseline"), say);
  pinsMoved(old, fresh, stand("extends"), say);

  if (before.source && !after.source && looser.length > 0) {
    return {
      looser: [
        {
          message: `the policy is gone, so preset:recommended counts: ${looser
            .map(({ message }) => message)
            .slice(0, 3)
            .join("; ")}`,
          at: placeOfPath(before.source.path),
          related: [{ message: "at the base", at: startOf(before.source) }],
        },
      ],
      tighter,
    };
  }
  return { looser, tighter };
}

/** A top-level key as block style has it, or the start of the file. */
function keyIn(source: Source, key: string): Place {
  const found = new RegExp(`^["']?${key}["']?[ \\t]*:`, "m").exec(source.text);
  return found ? { source, span: { start: found.index, end: found.index + key.length } } : startOf(source);
}

function presetMoved(old: Policy, fresh: Policy, stand: PlaceOfKey, say: ReportDiff): void {
  if (old.preset === fresh.preset) return;
  const way = fresh.preset === "recommended" ? "looser" : "tighter";
  say(
    way,
    fresh.presetAt ?? stand("extends"),
    `preset:${fresh.preset} counts, and preset:${old.preset} does at the base`,
    old.presetAt,
  );
}

function ceilingMoved(old: Policy["ceiling"], fresh: Policy["ceiling"], stood: Place, say: ReportDiff): void {
  const [was, is]: readonly [readonly Capability[], readonly Capability[]] = [
    old?.value ?? ["read"],
    fresh?.value ?? ["read"],
  ];
  const more = is.filter((capability) => !was.includes(capability));
  const less = was.filter((capability) => !is.includes(capability));
  const at = fresh?.at ?? stood;
  if (more.length > 0) say("looser", at, `the ceiling takes in ${more.join(", ")}`, old?.at);
  if (less.length > 0) say("tighter", at, `the ceiling leaves out ${less.join(", ")}`, old?.at);
  if (old && !fresh && more.length === 0)
    say("looser", at, "no ceiling is stated, so the preset's counts, and less severely", old.at);
  if (!old && fresh && less.length === 0 && more.length === 0)
    say("tighter", at, "the ceiling is stated, so it counts more severely");
}

const isOfPreset = ({ at }: Stated<unknown>) => at.source.path.startsWith("preset:");

/** A setting of a rule reaches its kinds too: it is told once. */
function levelsMoved(old: PolicyView, fresh: PolicyView, stood: Place, say: ReportDiff): void {
  const told = new Set<string>();
  for (const [id, { kinds = {} }] of Object.entries<Rule>(rules)) {
    for (const kind of [undefined, ...Object.keys(kinds)]) {
      const [was, is] = [old.decided(id, kind, undefined), fresh.decided(id, kind, undefined)];
      if (was.value === is.value || (isOfPreset(was) && isOfPreset(is))) continue;
      const cause = [is, was]
        .map((stated) => (isOfPreset(stated) ? "preset" : `${stated.at.source.path} ${stated.at.span.start}`))
        .join(" / ");
      if (told.has(cause)) continue;
      told.add(cause);
      say(
        isLaxer(is.value, was.value) ? "looser" : "tighter",
        isOfPreset(is) ? stood : is.at,
        `\`${kind ? `${id}/${kind}` : id}\` is ${is.value}, and ${was.value} at the base`,
        was.at,
      );
    }
  }
}

function optionsMoved(old: PolicyView, fresh: PolicyView, stood: Place, say: ReportDiff): void {
  for (const [id, { options = {} }] of Object.entries<Rule>(rules)) {
    for (const [name, { tightens }] of Object.entries(options)) {
      const [was, is] = [old.option(id, name, undefined), fresh.option(id, name, undefined)];
      if (was.value === is.value || (isOfPreset(was) && isOfPreset(is))) continue;
      const isTighter = tightens === "up" ? is.value > was.value : is.value < was.value;
      say(
        isTighter ? "tighter" : "looser",
        isOfPreset(is) ? stood : is.at,
        `\`${name}\` of \`${id}\` is ${is.value}, and ${was.value} at the base`,
        was.at,
      );
    }
  }
}

/** No edition is stricter than another, so an older one than the base's counts as looser, a newer one as tighter. */
function hostsMoved(old: Policy, fresh: Policy, stood: Place, say: ReportDiff): void {
  for (const [id, { title, editions }] of Object.entries<Host>(hosts)) {
    const [was, is] = [old.hosts[id], fresh.hosts[id]];
    const [before, now] = [was?.edition?.value ?? editions[0], is?.edition?.value ?? editions[0]];
    if (before !== now)
      say(
        editions.indexOf(now) > editions.indexOf(before) ? "looser" : "tighter",
        is?.edition?.at ?? stood,
        `${title} is read as edition ${now}, and as ${before} at the base`,
        was?.edition?.at,
      );
    const dirs = (setting: typeof was) => new Set(setting?.dirs.map(({ value }) => value));
    for (const { value, at } of was?.dirs ?? [])
      if (!dirs(is).has(value))
        say("looser", stood, `\`hosts.${id}.dirs\` names \`${value}\` no more, so profiles there are not judged`, at);
    for (const { value, at } of is?.dirs ?? [])
      if (!dirs(was).has(value)) say("tighter", at, `\`hosts.${id}.dirs\` names \`${value}\` too`);
  }
}

/** Compares the stages from today on, on every day on which one of them moves. */
function rolloutMoved(
  { rollout: old }: Policy,
  { rollout: fresh }: Policy,
  today: string,
  stood: Place,
  say: ReportDiff,
): void {
  const schedules = [old, fresh].flatMap((rollout) => (rollout ? [rollout, ...Object.values(rollout.rules)] : []));
  const days = [
    today,
    ...schedules.flatMap(({ warnFrom, enforceFrom }) => [warnFrom?.value ?? today, enforceFrom?.value ?? today]),
  ].filter((day) => day >= today);
  const named = ["", ...Object.keys(old?.rules ?? {}), ...Object.keys(fresh?.rules ?? {})];
  const steps = named.flatMap((rule) =>
    days.map((day) => stages.indexOf(stageOf(fresh, rule, day)) - stages.indexOf(stageOf(old, rule, day))),
  );
  if (steps.some((step) => step < 0))
    say("looser", fresh?.at ?? stood, "the rollout comes into force later than at the base", old?.at);
  if (steps.some((step) => step > 0))
    say("tighter", fresh?.at ?? stood, "the rollout comes into force earlier than at the base", old?.at);
}

function approvalsMoved(old: Policy, fresh: Policy, stood: Place, say: ReportDiff): void {
  for (const kind of ["widening", "policy"] as const) {
    const [was, is] = [old.approvals[kind], fresh.approvals[kind]];
    const isLess = (one: typeof was, other: typeof was) =>
      one !== undefined &&
      (other === undefined || other.count < one.count || other.by.some((name) => !one.by.includes(name)));
    if (isLess(was, is))
      say(
        "looser",
        is?.at ?? stood,
        is ? `approvals of ${kind} ask for less` : `approvals of ${kind} are asked for no more`,
        was?.at,
      );
    else if (isLess(is, was)) say("tighter", is?.at ?? stood, `approvals of ${kind} ask for more`, was?.at);
  }
}

/** Entries are many, so they are counted, at the first of them. */
function baselineMoved(
  { policy: old, baseline: was }: PolicyState,
  { policy: fresh, baseline: is }: PolicyState,
  stood: Place,
  say: ReportDiff,
): void {
  const allows = (policy: Policy) => policy.baseline?.value !== "refuse";
  if (!allows(old) && allows(fresh))
    say("looser", fresh.baseline?.at ?? stood, "a baseline is taken, and refused at the base", old.baseline?.at);
  if (allows(old) && !allows(fresh)) say("tighter", fresh.baseline?.at ?? stood, "a baseline is refused");
  const added = [...(is?.entries ?? [])].filter(([print]) => !was?.entries.has(print));
  const removed = [...(was?.entries ?? [])].filter(([print]) => !is?.entries.has(print));
  const [first] = added;
  if (first)
    say(
      "looser",
      first[1].at,
      `the baseline lets ${added.length === 1 ? "one finding more" : `${added.length} findings more`} stand`,
    );
  const [gone] = removed;
  if (gone)
    say(
      "tighter",
      placeOfPath(gone[1].at.source.path),
      `the baseline lets ${removed.length === 1 ? "one finding" : `${removed.length} findings`} stand no more`,
      gone[1].at,
    );
}

/** Who may move a branch or a tag can loosen what is read from it, and no request here tells: where nothing pins the content, that is looser. */
function pinsMoved({ sources: old }: Policy, { sources: fresh }: Policy, stood: Place, say: ReportDiff): void {
  const home = (at: Place | undefined) => (at && !isForeign(at) ? at : undefined);
  for (const { ref, isPinned, at } of fresh) {
    const [file, rev] = splitRef(ref);
    if (isPinned !== false || old.some((one) => one.ref === ref && !one.isPinned)) continue;
    const was =
      old.find((one) => one.ref === ref) ??
      old.find((one) => one.isPinned !== undefined && splitRef(one.ref)[0] === file);
    say(
      "looser",
      home(at) ?? stood,
      `\`${file}\` is read from \`${rev}\`, which may move${was ? `, and ${heldBy(was)} at the base` : ""}`,
      home(was?.at),
    );
  }
}

function heldBy({ ref, isPinned }: PolicySource): string {
  const [, rev] = splitRef(ref);
  if (/^[0-9a-f]{40,64}$/.test(rev)) return "from a commit";
  return isPinned ? "by a digest" : `from \`${rev}\``;
}

/** `owner/repo//path@ref` in two: a path there has no `@`. */
function splitRef(ref: string): readonly [file: string, rev: string] {
  const end = ref.indexOf("@");
  return [ref.slice(0, end), ref.slice(end + 1)];
}
