/** In which aspects two states of a subagent differ, each value on one line. */
import { type Capability, inOrder } from "../model/capability.ts";
import type { Difference } from "./change.ts";
import { type Fact, known } from "../model/fact.ts";
import type { Subject } from "../inspect/index.ts";
import { visible } from "../sanitize/text.ts";
import { type HookOrServer, grantsOf, type Profile } from "../model/profile.ts";
import { redacted } from "../sanitize/secrets.ts";
import { type Place, placeOfPath } from "../repo/text.ts";

export interface Aspects {
  readonly fields: readonly string[];
  readonly differences: readonly Difference[];
}

/** One more field that a host has, with its values before and after; `null` where there is none. */
export interface ExtraField {
  readonly field: string;
  readonly before: readonly string[] | null;
  readonly after: readonly string[] | null;
}

/** One value of an aspect: what tells it from others, and how it reads. */
interface Value {
  readonly key: string;
  readonly shown: string;
  /** How it reads beside another one that is shown alike. */
  readonly detailed?: () => string;
  readonly at: Place;
}

type Look<T> = (from: T) => readonly Value[];

/** What a profile says, in the order in which it is told. */
const said: readonly (readonly [field: string, look: Look<Profile>])[] = [
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
  ["hooks", ({ hooks }) => hooks.map(extraOf)],
  ["servers", ({ servers }) => servers.map(extraOf)],
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

/** What its host and its place make of it. */
const made: readonly (readonly [field: string, look: Look<Subject>])[] = [
  ["verdict", verdictOf],
  ["edition", ({ edition, item }) => [{ key: edition, shown: edition, at: placeOf(item) }]],
  ["path", ({ item }) => [{ key: item.files[0] ?? "", shown: item.files[0] ?? "", at: placeOf(item) }]],
  [
    "layer",
    ({ item }) => [
      {
        key: JSON.stringify([item.layer.name, item.layer.root]),
        shown: `${item.layer.name} ${item.layer.root}`.trimEnd(),
        at: placeOf(item),
      },
    ],
  ],
];

/** Of a profile that one side could not read, only what its host and its place make of it, and its prompt. */
export function aspectsOf(
  before: Subject,
  after: Subject,
  furtherIn: (told: readonly string[]) => readonly ExtraField[],
): Aspects {
  const [was, is] = [before.item.profile, after.item.profile];
  const common =
    was && is ? differing(said.map(([field, look]) => [field, differencesIn(field, look(was), look(is))])) : [];
  const further = is
    ? furtherIn(common.map(([field]) => field)).map(
        (found) => [found.field, [furtherDifference(found, is.name.at)]] as const,
      )
    : [];
  const facts = differing(made.map(([field, look]) => [field, differencesIn(field, look(before), look(after))]));
  const prompt = was?.prompt.text === is?.prompt.text ? [] : ["prompt"];
  const told = [...common, ...further];
  return {
    fields: [...told.map(([field]) => field), ...prompt, ...facts.map(([field]) => field)],
    differences: [...told, ...facts].flatMap(([, differences]) => differences),
  };
}

type Told = readonly [field: string, differences: readonly Difference[]];

function differing(some: readonly Told[]): readonly Told[] {
  return some.filter(([, differences]) => differences.length > 0);
}

function furtherDifference({ field, before, after }: ExtraField, at: Place): Difference {
  const shown = (values: readonly string[] | null) =>
    values === null ? null : line(values.map((value) => redacted(value, field.split(".").at(-1))).join(", "));
  return { field: visible(field), before: shown(before), after: shown(after), at };
}

/** Values that only one side has; those of the two sides make pairs in their order. */
function differencesIn(field: string, before: readonly Value[], after: readonly Value[]): readonly Difference[] {
  if (before.length === after.length && before.every(({ key }, i) => key === after[i]?.key)) return [];
  const [gone, come] = [beyond(before, after), beyond(after, before)];
  return Array.from({ length: Math.max(gone.length, come.length) }, (_, i) => {
    const [was, is] = [gone[i], come[i]];
    const text = ({ shown, detailed }: Value) => line(detailed && was?.shown === is?.shown ? detailed() : shown);
    return {
      field,
      before: was ? text(was) : null,
      after: is ? text(is) : null,
      at: (is ?? was)?.at ?? placeOfPath(""),
    };
  });
}

function beyond(some: readonly Value[], others: readonly Value[]): readonly Value[] {
  const left = new Map<string, number>();
  for (const { key } of others) left.set(key, (left.get(key) ?? 0) + 1);
  return some.filter(({ key }) => {
    const count = left.get(key) ?? 0;
    if (count > 0) left.set(key, count - 1);
    return count === 0;
  });
}

function line(text: string): string {
  return visible(redacted(text.trim()));
}

function factOf(fact: Fact<string>): readonly Value[] {
  const value = known(fact);
  return value === undefined ? [] : [{ key: value, shown: value, at: fact.at }];
}

function toolsOf(profile: Profile): readonly Value[] {
  const grants = grantsOf(profile);
  const keys = grants.map(({ tool, capability, scope }) => JSON.stringify([tool, capability, scope])).sort();
  const called = (tool: string) => (tool === "*" ? "every tool" : tool);
  const powers = new Map<string, Capability[]>();
  for (const { tool, capability } of grants) {
    const held = powers.get(tool);
    if (held) held.push(capability);
    else powers.set(tool, [capability]);
  }
  const detailed = (): string =>
    [...powers].map(([tool, held]) => `${called(tool)} (${inOrder(held).join(" ")})`).join(", ");
  return [
    {
      key: keys.join(" "),
      shown: [...powers.keys()].map(called).join(", ") || "no tool",
      detailed,
      at: profile.grants.at,
    },
  ];
}

function extraOf({ name, kind, value, at }: HookOrServer): Value {
  return { key: JSON.stringify([name, kind, value]), shown: `${name}: ${value}`, at };
}

function verdictOf({ item }: Subject): readonly Value[] {
  const { verdict } = item;
  const shown =
    verdict.kind === "shadowed"
      ? `shadowed by ${verdict.by.files[0] ?? "a built-in"}`
      : "problem" in verdict
        ? `${verdict.kind}: ${verdict.problem.message}`
        : verdict.kind;
  return [{ key: verdict.kind, shown, at: "problem" in verdict ? verdict.problem.at : placeOf(item) }];
}

function placeOf({ files, profile }: Subject["item"]): Place {
  return profile?.name.at ?? placeOfPath(files[0] ?? "");
}
