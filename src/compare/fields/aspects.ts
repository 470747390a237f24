/** Finds the fields in which two states of a subagent differ, each value on one line. */
import { type Capability, inOrder } from "../../model/capability.ts";
import type { Difference } from "../change.ts";
import { type Fact, known } from "../../model/fact.ts";
import type { Subject } from "../../inspect/index.ts";
import { visible } from "../../sanitize/text.ts";
import { type HookOrServer, grantsOf, type Profile, type ReachedSkill } from "../../model/profile.ts";
import { startGrantsOf } from "../../model/starts.ts";
import { differingSettings } from "../widenings/power-settings.ts";
import { decidingOrder } from "../widenings/rules.ts";
import type { CallRule } from "../../model/call-rules.ts";
import { redacted } from "../../sanitize/secrets.ts";
import { type Place, placeOfPath } from "../../repo/text.ts";
import { placeOfItem } from "../item-place.ts";
import { addTo } from "../../repo/many.ts";

/** How two states of a subagent differ. */
export interface Aspects {
  /** The words of `Change.fields`, in their order. */
  readonly fields: readonly string[];
  readonly differences: readonly Difference[];
}

/** A field that only this host has, with its values before and after; `null` where there is none. */
export interface ExtraField {
  readonly field: string;
  readonly before: readonly string[] | null;
  readonly after: readonly string[] | null;
}

/** One value of a field. */
interface Value {
  /** Equal for equal values. */
  readonly key: string;
  readonly shown: string;
  /** Shown instead where the values before and after differ, but `shown` does not. */
  readonly detailed?: () => string;
  /** Whether it is of rules that only allow, which the list of tools tells as well. */
  readonly onlyAllows?: boolean;
  readonly at: Place;
}

type FieldTable<From> = readonly (readonly [field: string, valuesOf: (from: From) => readonly Value[]])[];

/** The fields of a profile, in the order of reports. */
const profileFields: FieldTable<Profile> = [
  ["name", ({ name }) => factOf(name)],
  ["description", ({ description }) => factOf(description)],
  ["model", ({ model }) => factOf(model)],
  ["permissionMode", ({ permissionMode }) => factOf(permissionMode)],
  ["tools", toolsOf],
  [
    "denied",
    ({ denied, grants }) =>
      denied.length === 0 ? [] : [{ key: JSON.stringify(denied), shown: denied.join(", "), at: grants.at }],
  ],
  ["rules", rulesOf],
  ["hooks", ({ hooks }) => hooks.map(extraOf)],
  ["servers", ({ servers }) => servers.map(extraOf)],
  ["skills", ({ skills = [] }) => skills.map(skillOf)],
  [
    "bypass",
    ({ bypasses }) =>
      bypasses.map(({ setting, value, effect, at }) => ({
        key: JSON.stringify([setting, value, effect]),
        shown: `${setting}: ${value}`,
        at,
      })),
  ],
];

/** The fields that come from the host and from the place of the file. */
const subjectFields: FieldTable<Subject> = [
  ["verdict", verdictOf],
  ["edition", ({ edition, item }) => [{ key: edition, shown: edition, at: placeOfItem(item) }]],
  ["path", ({ item }) => [{ key: item.files[0] ?? "", shown: item.files[0] ?? "", at: placeOfItem(item) }]],
  [
    "layer",
    ({ item }) => [
      {
        key: JSON.stringify([item.layer.name, item.layer.root]),
        shown: `${item.layer.name} ${item.layer.root}`.trimEnd(),
        at: placeOfItem(item),
      },
    ],
  ],
];

/**
 * Fields of the profile, then those of the host and the place. If one side has no readable profile, only the latter and
 * the prompt are compared. `extraFields` returns further differing fields, given the names of those already found.
 */
export function aspectsOf(
  before: Subject,
  after: Subject,
  extraFields: (reported: readonly string[]) => readonly ExtraField[],
): Aspects {
  const [was, is] = [before.item.profile, after.item.profile];
  const common = was && is ? withDifferingRules(withoutTwice(differingFields(profileFields, was, is)), was, is) : [];
  const extra = is
    ? extraFields(common.map(({ field }) => field)).map((found, i) => ({
        field: found.field,
        differences: [extraDifference(found, i < mostPlaced ? placeOfKey(found, was, is) : is.name.at)],
      }))
    : [];
  const names = new Set(extra.map(({ field }) => field));
  const ofProfile = [...common, ...extra, ...(was && is ? settingsBeyond(names, was, is) : [])];
  const ofSubject = differingFields(subjectFields, before, after);
  const prompt = was?.prompt.text === is?.prompt.text ? [] : ["prompt"];
  return {
    fields: [...ofProfile.map(({ field }) => field), ...prompt, ...ofSubject.map(({ field }) => field)],
    differences: [...ofProfile, ...ofSubject].flatMap(({ differences }) => differences),
  };
}

/** Settings that give power and that no field of the profile's own file shows: those of files that it imports. */
function settingsBeyond(shown: ReadonlySet<string>, was: Profile, is: Profile): readonly DifferingField[] {
  const beyond = new Set(differingSettings(was, is).filter((setting) => !shown.has(visible(setting))));
  if (beyond.size === 0) return [];
  const valuesOf = ({ powerSettings = [] }: Profile): readonly Value[] =>
    powerSettings.flatMap(({ setting, values, at }) => {
      const text = values.join(", ");
      return beyond.has(setting) ? [{ key: JSON.stringify([setting, values]), shown: `${setting}: ${text}`, at }] : [];
    });
  return differingFields([["settings", valuesOf]], was, is);
}

interface DifferingField {
  readonly field: string;
  readonly differences: readonly Difference[];
}

function differingFields<From>(table: FieldTable<From>, before: From, after: From): readonly DifferingField[] {
  return table
    .map(([field, valuesOf]) => ({
      field,
      differences: pairsIn(valuesOf(before), valuesOf(after)).map((pair) => differenceOf(field, pair)),
    }))
    .filter(({ differences }) => differences.length > 0);
}

/** What is denied is among the rules, where a host has them. */
function withoutTwice(found: readonly DifferingField[]): readonly DifferingField[] {
  return found.some(({ field }) => field === "rules") ? found.filter(({ field }) => field !== "denied") : found;
}

/** For how many keys a text is searched. */
const mostPlaced = 20;

/** The line of the last word of a key path, in the text that has it; the name if no line or several have it. */
function placeOfKey({ field, after }: ExtraField, was: Profile | undefined, is: Profile): Place {
  const { at } = after === null && was ? was.name : is.name;
  const key = (field.split(".").at(-1) ?? "").replace(/[^\w-]/g, "\\$&");
  const lines = [...at.source.text.matchAll(new RegExp(`^[ \\t-]*["']?${key}["']?[ \\t]*[:=]`, "gm"))];
  const [only] = lines;
  if (!only || lines.length > 1) return at;
  const end = only.index + only[0].length;
  return { source: at.source, span: { start: end - only[0].trimStart().length, end } };
}

function extraDifference({ field, before, after }: ExtraField, at: Place): Difference {
  const shown = (values: readonly string[] | null) =>
    values === null ? null : visibleLine(values.map((value) => redacted(value, field.split(".").at(-1))).join(", "));
  return { field: visible(field), before: shown(before), after: shown(after), at };
}

type ValuePair = readonly [before: Value | undefined, after: Value | undefined];

/** Values that only one side has, paired in their order. */
function pairsIn(before: readonly Value[], after: readonly Value[]): readonly ValuePair[] {
  if (before.length === after.length && before.every(({ key }, i) => key === after[i]?.key)) return [];
  const [gone, added] = [withoutEach(before, after), withoutEach(after, before)];
  return Array.from({ length: Math.max(gone.length, added.length) }, (_, i) => [gone[i], added[i]]);
}

function differenceOf(field: string, [was, is]: ValuePair): Difference {
  const text = ({ shown, detailed }: Value) => visibleLine(detailed && was?.shown === is?.shown ? detailed() : shown);
  return {
    field,
    before: was ? text(was) : null,
    after: is ? text(is) : null,
    at: (is ?? was)?.at ?? placeOfPath(""),
  };
}

/** Each value of `excluded` takes out one equal value. */
function withoutEach(values: readonly Value[], excluded: readonly Value[]): readonly Value[] {
  const left = new Map<string, number>();
  for (const { key } of excluded) left.set(key, (left.get(key) ?? 0) + 1);
  return values.filter(({ key }) => {
    const count = left.get(key) ?? 0;
    if (count > 0) left.set(key, count - 1);
    return count === 0;
  });
}

function visibleLine(text: string): string {
  return visible(redacted(text.trim()));
}

function factOf(fact: Fact<string>): readonly Value[] {
  const value = known(fact);
  return value === undefined ? [] : [{ key: value, shown: value, at: fact.at }];
}

function toolsOf(profile: Profile): readonly Value[] {
  const starts = startGrantsOf(profile);
  const grants = grantsOf(profile).filter((grant) => !starts.has(grant));
  const keys = grants.map(({ tool, capability, scope }) => JSON.stringify([tool, capability, scope])).sort();
  const nameOf = (tool: string) => (tool === "*" ? "every tool" : tool);
  const byTool = new Map<string, Capability[]>();
  for (const { tool, capability } of grants) addTo(byTool, tool, capability);
  const detailed = (): string =>
    [...byTool].map(([tool, capabilities]) => `${nameOf(tool)} (${inOrder(capabilities).join(" ")})`).join(", ");
  return [
    {
      key: keys.join(" "),
      shown: [...byTool.keys()].map(nameOf).join(", ") || "no tool",
      detailed,
      at: profile.grants.at,
    },
  ];
}

function extraOf({ name, kind, value, at }: HookOrServer): Value {
  return { key: JSON.stringify([name, kind, value]), shown: `${name}: ${value}`, at };
}

/** The lists of rules that a profile states, in its kinds of sessions. */
function rulesOf({ rules = [], grants }: Profile): readonly Value[] {
  return [...new Set(rules.map(({ own }) => own))].map((own) => ({
    key: decidingOrder(own),
    shown: own.map(textOfRule).join(", ") || "none",
    onlyAllows: own.every(isAllow),
    at: own[0]?.at ?? grants.at,
  }));
}

/**
 * Each rule by itself, so that only those that differ are shown; where only their order differs, all of them are. What
 * a list of tools allows is told as tools, where its host has them as rules too.
 */
function withDifferingRules(found: readonly DifferingField[], was: Profile, is: Profile): readonly DifferingField[] {
  const doToolsDiffer = found.some(({ field }) => field === "tools");
  const isShown = (value: Value | undefined): boolean => value !== undefined && !(doToolsDiffer && value.onlyAllows);
  const single = pairsIn(singleRulesOf(was), singleRulesOf(is));
  return found.flatMap((field) => {
    if (field.field !== "rules") return [field];
    const pairs = (single.length > 0 ? single : pairsIn(rulesOf(was), rulesOf(is))).filter((pair) =>
      pair.some(isShown),
    );
    return pairs.length === 0
      ? []
      : [{ field: "rules", differences: pairs.map((pair) => differenceOf("rules", pair)) }];
  });
}

function singleRulesOf({ rules = [] }: Profile): readonly Value[] {
  const values = rules
    .flatMap(({ own }) => own)
    .map((rule) => ({
      key: decidingOrder([rule]),
      shown: textOfRule(rule),
      onlyAllows: isAllow(rule),
      at: rule.at,
    }));
  return [...new Map(values.map((value) => [value.key, value])).values()];
}

function textOfRule({ action, resource, isLiteral, shown = resource, effect }: CallRule): string {
  return `${action}${resource === "*" && !isLiteral ? "" : ` ${shown}`}: ${effect}`;
}

function isAllow({ effect }: CallRule): boolean {
  return effect === "allow";
}

function skillOf({ name, how, because, asks, content = because, at }: ReachedSkill): Value {
  return { key: JSON.stringify([how, asks, content]), shown: `${name} ${because}`, at };
}

function verdictOf({ item }: Subject): readonly Value[] {
  const { verdict } = item;
  const shown =
    verdict.kind === "shadowed"
      ? `shadowed by ${verdict.by.files[0] ?? "a built-in"}`
      : "problem" in verdict
        ? `${verdict.kind}: ${verdict.problem.message}`
        : verdict.kind;
  return [{ key: verdict.kind, shown, at: "problem" in verdict ? verdict.problem.at : placeOfItem(item) }];
}
